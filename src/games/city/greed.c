/* How good a position looks for a seat: what it has on the track, what its buildings can still bring where it has chips or
 * may get them, what its squares can bring, and what its unused roles are worth; less the same of the others. Hands of others
 * are imagined when this is asked, so they weigh less. Points count POINT. */
#include "games/city/roles.h"

enum { POINT = 100, OTHERS_PERCENT = 60 };

/* How many points more than the opponent a seat with that role made in that round, plus 6: the mean of 1600 games of two
 * who chose their roles at random and did the rest by this evaluation. */
static const uint8_t role_worth[CITY_ROLES][CITY_ROUNDS] = {
    [CITY_PROTESTER] = {1, 1, 0},      [CITY_DEVELOPER] = {0, 1, 1},
    [CITY_LOBBYIST] = {8, 15, 25},     [CITY_ARCHITECT] = {4, 7, 8},
    [CITY_ENGINEER] = {0, 4, 9},       [CITY_ECONOMIST] = {5, 4, 3},
    [CITY_BANKER] = {13, 10, 8},       [CITY_LAWYER] = {3, 3, 3},
    [CITY_UNION_BOSS] = {7, 9, 6},     [CITY_MAYOR] = {4, 4, 3},
    [CITY_GODFATHER] = {6, 3, 3},      [CITY_CITY_PLANNER] = {7, 6, 4},
    [CITY_FINANCE_DEPUTY] = {9, 6, 5}, [CITY_SECRETARY_GENERAL] = {8, 5, 6},
    [CITY_REALTOR] = {10, 7, 5},       [CITY_PLANNING_COMMISSIONER] = {9, 9, 12},
};

/* The chance, in percent, that a zone will carry the seat's chip when building starts. */
static int32_t control(const struct city_state *state, unsigned seat, unsigned zone)
{
    bool mine = state->owner[zone] == seat, closed = state->closed >> zone & 1;
    if (zone == state->protested)
        return 0;
    if (state->phase < CITY_BIDDING && state->marked == 0)
        return 30;
    if (state->phase != CITY_BIDDING)
        return mine ? 100 : 0;
    if (mine)
        return closed ? 95 : 60;
    if (closed || state->chips_left[seat] == 0)
        return 0;
    return state->owner[zone] == CITY_NONE ? 25 : 10;
}

/* Communities near each zone, by type, so that they are looked for once. */
struct surroundings {
    uint8_t near[CITY_ZONES][CITY_TYPES];
};

static void look_round(const struct city_box *box, const struct city_state *state, struct surroundings *around)
{
    *around = (struct surroundings){{{0}}};
    for (uint64_t rest = state->laid.half[1]; rest; rest &= rest - 1) {
        unsigned id = CITY_FIRST_COMMUNITY + borgo_bits_lowest(rest);
        int at = city_index(state, state->x[id], state->y[id]), stride = city_stride(state);
        const int step[8] = {stride, stride + 1, 1, 1 - stride, -stride, -stride - 1, -1, stride - 1};
        for (unsigned i = 0; i < 8; i++) {
            unsigned zone = state->grid[at + step[i]];
            if (zone < CITY_ZONES)
                around->near[zone][box->type[id]]++;
        }
    }
}

/* What a seat expects of a building with its first segment on `first`. */
static int32_t rise_worth(const struct city_box *box, const struct city_state *state, const struct surroundings *around,
                          unsigned seat, unsigned building, unsigned first, unsigned second)
{
    const struct city_role *role = city_role_of(state, seat);
    const uint8_t *segment = box->segment[building];
    unsigned floor = state->floors[first] + 1u;
    struct city_rise rise = {(uint8_t)building, (uint8_t)floor, false};
    int32_t points = box->base[building] + around->near[first][segment[0]] + around->near[second][segment[1]];
    points += role->earns ? (int32_t)role->earns(box, state, &rise) : 0;
    if (floor > 1)
        return (points + (floor % 2 ? (int32_t)(floor - 1) / 2 : 0)) * POINT;
    int32_t a = control(state, seat, first), b = control(state, seat, second);
    int32_t access = role->without_chip ? 100 : 100 - (100 - a) * (100 - b) / 100;
    int32_t bonus = role->takes_bonuses ? access * (box->bonus[building][0] + box->bonus[building][1])
                                        : a * box->bonus[building][0] + b * box->bonus[building][1];
    return (points * access + bonus) * POINT / 100;
}

struct choice {
    int32_t worth;
    const struct city_spot *spot;
};

static struct choice best_spot(const struct city_box *box, const struct city_state *state,
                               const struct surroundings *around, unsigned seat, unsigned building,
                               const struct city_spot *spots, unsigned count, uint64_t used)
{
    struct choice best = {0, NULL};
    for (unsigned i = 0; i < count; i++) {
        const struct city_spot *spot = &spots[i];
        if (used & (borgo_bits_one(spot->zone[0]) | borgo_bits_one(spot->zone[1])))
            continue;
        for (unsigned way = 0; way < 2; way++) {
            if (!(box->fits[building][way] >> spot->pair & 1))
                continue;
            int32_t worth = rise_worth(box, state, around, seat, building, spot->zone[way], spot->zone[!way]);
            if (worth > best.worth)
                best = (struct choice){worth, spot};
        }
    }
    return best;
}

/* Each building of the hand on the best place the ones before it have left. */
static int32_t plans_worth(const struct city_box *box, const struct city_state *state, const struct surroundings *around,
                           unsigned seat)
{
    struct city_spot spots[CITY_MAX_SPOTS];
    struct city_role open = *city_role_of(state, seat);
    uint64_t used = 0;
    int32_t sum = 0;
    open.without_chip = true; /* chips count by their chance */
    struct city_builder builder = {seat, &open, CITY_ANY_PAIR, CITY_MAX_SPOTS};
    unsigned count = city_list_spots(box, state, &builder, spots);
    for (uint64_t rest = state->plans[seat]; rest; rest &= rest - 1) {
        struct choice best = best_spot(box, state, around, seat, borgo_bits_lowest(rest), spots, count, used);
        sum += best.worth;
        if (best.spot)
            used |= borgo_bits_one(best.spot->zone[0]) | borgo_bits_one(best.spot->zone[1]);
    }
    return sum;
}

/* What the others' buildings bring the seat through its role. */
static int32_t role_income(const struct city_box *box, const struct city_state *state, unsigned seat)
{
    const struct city_role *role = city_role_of(state, seat);
    int32_t points = 0;
    for (unsigned other = 0; other < box->head.players && role->earns; other++) {
        for (uint64_t rest = other == seat ? 0 : state->plans[other]; rest; rest &= rest - 1) {
            struct city_rise rise = {(uint8_t)borgo_bits_lowest(rest), 1, false};
            points += (int32_t)role->earns(box, state, &rise);
        }
    }
    return points * POINT / 2;
}

/* The best district each square of the hand could still find. */
static int32_t squares_worth(const struct city_box *box, const struct city_state *state, unsigned seat)
{
    struct city_site sites[CITY_MAX_SITES];
    int32_t sum = 0;
    if (state->hand_size[seat] == 0)
        return 0;
    unsigned count = city_list_sites(state, state->direction, sites);
    for (uint64_t rest = state->hand[seat].half[0]; rest; rest &= rest - 1) {
        unsigned zone = borgo_bits_lowest(rest), best = 0;
        for (unsigned i = 0; i < count && best < 4; i++) {
            if (!box->turns[zone][sites[i].facing])
                continue;
            unsigned points = city_district(state, sites[i].x, sites[i].y, box->type[zone]);
            best = points > best ? points : best;
        }
        sum += (int32_t)best;
    }
    return sum * POINT * (city_role_of(state, seat)->doubles_district ? 2 : 1);
}

/* A role chosen for this round counts as in this round, the others as in the rounds to come. */
static int32_t roles_worth(const struct city_state *state, unsigned seat)
{
    unsigned chosen = state->chosen[seat], from = state->round + (state->phase >= CITY_CHOICE);
    unsigned roles = city_unused_roles(state, seat);
    int32_t sum = 0;
    if (chosen < CITY_ROLES && state->phase == CITY_CHOICE) {
        sum += role_worth[chosen][state->round] * POINT;
        roles &= ~(1u << chosen);
    } else if (chosen < CITY_ROLES) {
        roles |= 1u << chosen;
    }
    for (; roles && from < CITY_ROUNDS; roles &= roles - 1) {
        int32_t worth = 0;
        for (unsigned round = from; round < CITY_ROUNDS; round++)
            worth += role_worth[__builtin_ctz(roles)][round];
        sum += worth * POINT / (int32_t)(CITY_ROUNDS - from);
    }
    return sum;
}

static int32_t prospects(const struct city_box *box, const struct city_state *state, const struct surroundings *around,
                         unsigned seat)
{
    int32_t worth = roles_worth(state, seat);
    if (state->phase < CITY_DIRECTION || state->phase == CITY_OVER)
        return worth;
    worth += plans_worth(box, state, around, seat) * 6 / 10 + role_income(box, state, seat);
    return worth + squares_worth(box, state, seat) / 2;
}

/* Ten points are a star; a marker on the star starts from the bottom. */
static int32_t standing(const struct city_state *state, unsigned seat)
{
    return (state->stars[seat] * CITY_STAR + state->marker[seat] % CITY_STAR) * POINT + (state->marker[seat] == CITY_STAR);
}

int32_t city_evaluate(const void *box_, const void *state_, unsigned seat)
{
    const struct city_box *box = box_;
    const struct city_state *state = state_;
    struct surroundings around;
    look_round(box, state, &around);
    int32_t value = standing(state, seat) + prospects(box, state, &around, seat), others = 0, count = 0;
    for (unsigned other = 0; other < box->head.players; other++) {
        if (other == seat)
            continue;
        others += standing(state, other) + prospects(box, state, &around, other) / 2;
        count++;
    }
    return count ? value - others * OTHERS_PERCENT / 100 / count : value;
}
