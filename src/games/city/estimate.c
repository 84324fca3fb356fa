/* What computer players go by: how a position is likely to end for each seat, in hundredths of
 * points, told in parts of the lead that wins at that stage. The city is surveyed once for all.
 * What is left of a seat's round is looked at as a walk of its marker: each square or building in
 * hand can bring points, and those that end on the star are worth more (CITY-6). */
#include <string.h>

#include "core/advice.h"
#include "games/city/roles.h"

/* What the estimate goes by: chances and shares in percent, but `tempo` in hundredths of points. */
enum weight {
    W_BEFORE,  /* a zone will be one's own: while zones are laid, */
    W_OPEN,    /* under an own chip that others may cover, */
    W_FREE,    /* under none, */
    W_THEIRS,  /* under another's */
    W_LATER,   /* a building is as certain as the better one before it */
    W_STUCK,   /* of the base of a building that fits nowhere yet */
    W_PLANS,   /* of what the hand promises before building starts */
    W_SQUARE,  /* a square scores what it can */
    W_LANDING, /* a landing on the star that one could arrange counts as one */
    W_KEEP,    /* nothing else moves the marker before the next score */
    W_INCOME,  /* others build so that one's role earns by it */
    W_LOBBY,   /* the Lobbyist's moves score */
    W_LAST,    /* points on the track short of a star, at the end of the last round */
    W_TEMPO    /* being to act */
};

enum { POINT = 100, STAR = CITY_STAR * POINT, MARGIN = 1000 };
enum { MOST_POINTS = 24, MOST_HAND = 8, MOST_PLANS = 5 };

/* Where a round has got to; a power belongs to the phase it stands before. */
enum stage { PREPARING, ZONING, BIDDING, BUILDING };

/* Two adjacent zones of one height. */
struct place {
    uint8_t zone[2];
    uint8_t pair; /* of types, as in `fits` */
    uint8_t floor;
    bool canal;  /* floor 1 only for who may build across */
    bool beside; /* a community */
};

/* What is the same for all seats. */
struct survey {
    const struct city_box *box;
    const struct city_state *state;
    enum stage stage;
    unsigned count;
    struct place place[CITY_MAX_SPOTS];
    uint8_t near[CITY_ZONES][CITY_TYPES]; /* communities */
    uint64_t beside;                      /* zones that share a side with one */
    uint8_t districts[CITY_TYPES];        /* points a zone of that type can score, one bit each */
};

/* What a seat expects of its buildings. */
struct outlook {
    int32_t worth;             /* all buildings, hundredths of points */
    int32_t first, upper;      /* buildings on floor 1 and above, percent */
    int32_t beside;            /* communities, percent */
    int32_t typed[CITY_TYPES]; /* segments, percent */
    unsigned count;
    uint32_t points[MOST_PLANS]; /* what each building can bring, one bit each */
    uint8_t base[MOST_PLANS];    /* its part that moves the marker before the others (CITY-7) */
};

static enum stage stage_of(const struct city_state *state)
{
    if (state->phase < CITY_DIRECTION || state->phase == CITY_OVER)
        return PREPARING;
    if (state->phase == CITY_BIDDING)
        return BIDDING;
    if (state->phase == CITY_POWER)
        return city_role_of(state, state->seat)->moment <= CITY_ZONING_ENDS ? ZONING : BUILDING;
    return state->phase == CITY_CONSTRUCTION ? BUILDING : ZONING;
}

/* Whether a seat may still use its role's power this round. */
static bool power_waits(const struct survey *survey, unsigned seat)
{
    const struct city_state *state = survey->state;
    unsigned players = survey->box->head.players;
    enum city_moment moment = city_role_of(state, seat)->moment;
    if (moment == CITY_NEVER || state->phase == CITY_CONSTRUCTION)
        return false;
    if (state->phase == CITY_DIRECTION)
        return true;
    if (state->phase == CITY_POWER || state->phase == CITY_DRAWING) {
        enum city_moment now = city_role_of(state, state->seat)->moment;
        unsigned mine = (seat + players - state->first) % players,
                 turn = (state->seat + players - state->first) % players;
        return moment > now || (moment == now && mine >= turn);
    }
    return moment > (survey->stage == ZONING ? CITY_ZONING_STARTS : CITY_ZONING_ENDS);
}

static void survey_communities(struct survey *survey)
{
    const struct city_state *state = survey->state;
    for (uint64_t rest = state->laid.half[1]; rest; rest &= rest - 1) {
        unsigned id = CITY_FIRST_COMMUNITY + borgo_bits_lowest(rest), type = survey->box->type[id];
        int at = city_index(state, state->x[id], state->y[id]), stride = city_stride(state);
        const int step[8] = {stride,     1,          -stride,     -1,
                             stride + 1, 1 - stride, -stride - 1, stride - 1};
        for (unsigned i = 0; i < 8; i++) {
            unsigned zone = state->grid[at + step[i]];
            if (zone >= CITY_ZONES)
                continue;
            survey->near[zone][type]++;
            if (i < 4)
                survey->beside |= borgo_bits_one(zone);
        }
    }
}

/* Adjacent zones on which anybody may come to build. */
static void survey_places(struct survey *survey)
{
    const struct city_box *box = survey->box;
    const struct city_state *state = survey->state;
    const int step[2] = {city_stride(state), 1};
    for (uint64_t rest = state->laid.half[0]; rest; rest &= rest - 1) {
        unsigned zone = borgo_bits_lowest(rest), floors = state->floors[zone];
        int at = city_index(state, state->x[zone], state->y[zone]);
        for (unsigned side = CITY_NORTH; side <= CITY_EAST; side++) {
            unsigned other = state->grid[at + step[side]];
            if (other >= CITY_ZONES || floors != state->floors[other])
                continue;
            if (floors == 0 && (zone == state->protested || other == state->protested))
                continue;
            unsigned walks = box->sides[zone][state->turn[zone]] >> side
                             & box->sides[other][state->turn[other]] >> (side ^ 2) & 1;
            uint64_t both = borgo_bits_one(zone) | borgo_bits_one(other);
            survey->place[survey->count++] =
                (struct place){{(uint8_t)zone, (uint8_t)other},
                               (uint8_t)(state->type[zone] * CITY_TYPES + state->type[other]),
                               (uint8_t)(floors + 1),
                               floors == 0 && !walks,
                               (survey->beside & both) != 0};
        }
    }
}

/* What squares can still score: wherever a sidewalk leads, any zone can be turned to it. */
static void survey_districts(struct survey *survey)
{
    const struct city_state *state = survey->state;
    struct city_site sites[CITY_MAX_SITES];
    const int stride = city_stride(state), step[4] = {stride, 1, -stride, -1};
    unsigned count = city_list_sites(state, state->direction, sites);
    for (unsigned i = 0; i < count; i++) {
        uint8_t points[CITY_TYPES] = {0};
        int at = city_index(state, sites[i].x, sites[i].y);
        bool inner_x = sites[i].x >= state->west && sites[i].x < state->west + state->width;
        bool inner_y = sites[i].y >= state->south && sites[i].y < state->south + state->height;
        if (!sites[i].facing)
            continue;
        for (unsigned side = 0; side < 4; side++) {
            if (!(inner_x && inner_y)
                && !city_in_window(state, sites[i].x + city_step[side][0],
                                   sites[i].y + city_step[side][1]))
                continue;
            unsigned beside = state->grid[at + step[side]];
            if (beside < CITY_ZONES)
                points[state->type[beside]]++;
        }
        for (unsigned type = 0; type < CITY_TYPES; type++)
            survey->districts[type] |= (uint8_t)(1u << points[type]);
    }
}

/* The chance, in percent, that a zone will carry the seat's chip when building starts. */
static int32_t control(const struct survey *survey, unsigned seat, unsigned zone, int32_t rivals)
{
    const struct city_state *state = survey->state;
    const int16_t *weight = survey->box->head.weight;
    bool mine = state->owner[zone] == seat;
    if (survey->stage == BUILDING)
        return mine ? 100 : 0;
    if (survey->stage == ZONING)
        return weight[W_BEFORE];
    if (mine && (state->closed >> zone & 1))
        return 95;
    if (mine)
        return 100 - (100 - weight[W_OPEN]) * rivals / CITY_CHIPS;
    int32_t chance = state->owner[zone] == CITY_NONE ? weight[W_FREE] : weight[W_THEIRS];
    if (state->closed >> zone & 1 && !city_role_of(state, seat)->on_closed)
        return 0;
    return chance * state->chips_left[seat] / CITY_CHIPS;
}

static void foresee_control(const struct survey *survey, unsigned seat, uint8_t *chance)
{
    const struct city_state *state = survey->state;
    int32_t rivals = 0;
    for (unsigned other = 0; other < survey->box->head.players; other++)
        if (other != seat && state->chips_left[other] > rivals)
            rivals = state->chips_left[other];
    for (uint64_t rest = state->bare; rest; rest &= rest - 1) {
        int32_t percent = control(survey, seat, borgo_bits_lowest(rest), rivals);
        chance[borgo_bits_lowest(rest)] = (uint8_t)(percent < 0     ? 0
                                                    : percent > 100 ? 100
                                                                    : percent);
    }
}

/* A place as one seat sees it. */
struct option {
    const struct place *place;
    uint64_t zones;
    uint8_t chance[2]; /* of owning each zone, percent */
    uint8_t access;    /* of being allowed to build, percent */
};

/* All a seat may come to build on. */
struct options {
    const struct city_role *role;
    unsigned count;
    struct option option[CITY_MAX_SPOTS];
};

static void list_options(const struct survey *survey, unsigned seat, struct options *options)
{
    uint8_t chance[CITY_ZONES];
    const struct city_role *role = options->role = city_role_of(survey->state, seat);
    foresee_control(survey, seat, chance);
    options->count = 0;
    for (unsigned i = 0; i < survey->count; i++) {
        const struct place *place = &survey->place[i];
        struct option option = {
            place, borgo_bits_one(place->zone[0]) | borgo_bits_one(place->zone[1]), {0, 0}, 100};
        if (place->canal && !role->across_canals)
            continue;
        if (place->floor == 1) {
            unsigned a = chance[place->zone[0]], b = chance[place->zone[1]];
            option.chance[0] = (uint8_t)a;
            option.chance[1] = (uint8_t)b;
            option.access = role->without_chip ? 100 : (uint8_t)(a + b - a * b / 100);
        }
        if (option.access)
            options->option[options->count++] = option;
    }
}

/* A building on a place, with its first segment on the place's zone number `way`. */
struct rise {
    int32_t points;
    int32_t worth; /* hundredths of points, with the chance that it is allowed */
};

static struct rise rise_at(const struct survey *survey, const struct options *options,
                           const struct option *option, unsigned building, unsigned way)
{
    const struct city_box *box = survey->box;
    const struct place *place = option->place;
    const struct city_rise placed = {(uint8_t)building, place->floor, place->beside};
    int32_t points = box->base[building] + survey->near[place->zone[way]][box->segment[building][0]]
                     + survey->near[place->zone[!way]][box->segment[building][1]];
    points += options->role->earns ? (int32_t)options->role->earns(box, survey->state, &placed) : 0;
    if (place->floor > 1) {
        points += place->floor % 2 ? (place->floor - 1) / 2 : 0;
        return (struct rise){points, points * POINT};
    }
    const uint8_t *bonus = box->bonus[building];
    int32_t bonuses = options->role->takes_bonuses
                          ? option->access * (bonus[0] + bonus[1])
                          : option->chance[way] * bonus[0] + option->chance[!way] * bonus[1];
    return (struct rise){points + bonuses / 100, points * option->access + bonuses};
}

/* The best place of a building among those that are free. */
struct best {
    struct rise rise;
    const struct option *option;
    uint32_t points; /* at all places, one bit each */
};

static struct best best_option(const struct survey *survey, const struct options *options,
                               unsigned building, uint64_t used)
{
    const uint32_t *fits = survey->box->fits[building];
    struct best best = {{0, 0}, NULL, 0};
    for (unsigned i = 0; i < options->count; i++) {
        const struct option *option = &options->option[i];
        unsigned pair = option->place->pair;
        if (!((fits[0] | fits[1]) >> pair & 1) || used & option->zones)
            continue;
        for (unsigned way = 0; way < 2; way++) {
            if (!(fits[way] >> pair & 1))
                continue;
            struct rise rise = rise_at(survey, options, option, building, way);
            if (option->access >= 50 && rise.points < MOST_POINTS)
                best.points |= 1u << rise.points;
            if (rise.worth > best.rise.worth) {
                best.rise = rise;
                best.option = option;
            }
        }
    }
    return best;
}

/* Counts a building that will stand on that place with that chance, in percent. */
static void expect(const struct survey *survey, struct outlook *outlook, unsigned building,
                   const struct best *best, int32_t chance)
{
    const uint8_t *segment = survey->box->segment[building];
    const struct place *place = best->option->place;
    int32_t built = best->option->access * chance / 100;
    outlook->worth += best->rise.worth * chance / 100;
    *(place->floor == 1 ? &outlook->first : &outlook->upper) += built;
    outlook->beside += place->beside ? built : 0;
    outlook->typed[segment[0]] += built;
    outlook->typed[segment[1]] += built;
    if (outlook->count == MOST_PLANS || !best->points)
        return;
    outlook->base[outlook->count] =
        survey->box->head.option[CITY_POINTS] ? survey->box->base[building] : 0;
    outlook->points[outlook->count++] = best->points;
}

/* A hand of buildings on the way to their places. */
struct hand {
    unsigned count;
    uint8_t plan[MOST_HAND];
    struct best best[MOST_HAND];
};

/* The most valuable building where the places used so far leave it room. */
static unsigned next_best(const struct survey *survey, const struct options *options,
                          struct hand *hand, uint64_t used)
{
    unsigned chosen = 0;
    for (unsigned i = 0; i < hand->count; i++) {
        struct best *best = &hand->best[i];
        if (best->option && used & best->option->zones) {
            uint32_t points = best->points;
            *best = best_option(survey, options, hand->plan[i], used);
            best->points = points;
        }
        if (best->rise.worth > hand->best[chosen].rise.worth)
            chosen = i;
    }
    return chosen;
}

/* The buildings of the hand, the best first, each where those before it have left room; later ones
 * are less certain. */
static void look_ahead(const struct survey *survey, unsigned seat, struct outlook *outlook)
{
    const int16_t *weight = survey->box->head.weight;
    struct options options;
    struct hand hand = {.count = 0};
    int32_t certain = 100;
    uint64_t used = 0;
    list_options(survey, seat, &options);
    for (uint64_t rest = survey->state->plans[seat]; rest && hand.count < MOST_HAND;
         rest &= rest - 1, hand.count++) {
        hand.plan[hand.count] = (uint8_t)borgo_bits_lowest(rest);
        hand.best[hand.count] = best_option(survey, &options, hand.plan[hand.count], 0);
    }
    while (hand.count > 0) {
        unsigned chosen = next_best(survey, &options, &hand, used);
        if (!hand.best[chosen].option)
            break;
        expect(survey, outlook, hand.plan[chosen], &hand.best[chosen], certain);
        certain = certain * weight[W_LATER] / 100;
        used |= hand.best[chosen].option->zones;
        hand.count--;
        hand.plan[chosen] = hand.plan[hand.count];
        hand.best[chosen] = hand.best[hand.count];
    }
    for (unsigned i = 0; i < hand.count; i++)
        outlook->worth +=
            weight[W_STUCK] * survey->box->base[hand.plan[i]] * (survey->stage == BUILDING ? 1 : 2);
}

/* A marker's way up the track: what every place of it is worth, stars to come included, hundredths
 * of points. */
struct track {
    int32_t from[CITY_STAR];
};

/* A score, of which one is chosen. */
struct score {
    uint32_t points; /* all that are possible, one bit each */
    unsigned base;   /* the marker rests after so many of them; 0: it goes all the way at once */
};

/* What can be reached by one of the points is worth the best of it. */
static void best_score(const struct track *track, struct score score, int32_t landing,
                       struct track *best)
{
    int32_t at[CITY_STAR + MOST_POINTS];
    for (int32_t place = 0; place < CITY_STAR; place++) {
        at[place] = track->from[place];
        at[place + CITY_STAR] = at[place] + STAR + (place ? 0 : landing);
        at[place + 2 * CITY_STAR] = at[place + CITY_STAR] + STAR;
    }
    for (int32_t place = 3 * CITY_STAR; place < CITY_STAR + MOST_POINTS; place++)
        at[place] = at[place - CITY_STAR] + STAR;
    for (uint32_t points = score.points; points; points &= points - 1) {
        const int32_t *to = at + __builtin_ctz(points);
        bool rests = score.base && (unsigned)__builtin_ctz(points) > score.base;
        for (unsigned marker = 0; marker < CITY_STAR; marker++) {
            int32_t worth = to[marker] + (rests && marker + score.base == CITY_STAR ? landing : 0);
            best->from[marker] = worth > best->from[marker] ? worth : best->from[marker];
        }
    }
}

/* The score comes only with some chance, in percent, and something else may move the marker before.
 */
static void blur(const struct survey *survey, const struct track *otherwise, int32_t chance,
                 struct track *track)
{
    int32_t mean = 0, keep = survey->box->head.weight[W_KEEP];
    for (int32_t marker = 0; marker < CITY_STAR; marker++) {
        track->from[marker] = otherwise->from[marker]
                              + (track->from[marker] - otherwise->from[marker]) * chance / 100;
        mean += track->from[marker] - marker * POINT;
    }
    mean /= CITY_STAR;
    for (int32_t marker = 0; marker < CITY_STAR; marker++) {
        int32_t even = mean + marker * POINT;
        track->from[marker] = even + (track->from[marker] - even) * keep / 100;
    }
}

static const struct track worthless = {{INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN,
                                        INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN}};

/* One score more before all that. */
static void score_before(const struct survey *survey, struct track *track, uint32_t points,
                         int32_t chance)
{
    struct track best = worthless;
    best_score(track, (struct score){points, 0}, survey->box->head.weight[W_LANDING] * (STAR / 100),
               &best);
    blur(survey, track, chance, &best);
    *track = best;
}

/* Points of this round that a role brings through others' buildings. */
static int32_t role_income(const struct survey *survey, const struct outlook *outlooks,
                           unsigned seat)
{
    const struct city_state *state = survey->state;
    unsigned role = state->played[seat][state->round];
    int32_t income = 0;
    for (unsigned other = 0; other < survey->box->head.players; other++) {
        const struct outlook *outlook = &outlooks[other];
        if (other == seat)
            continue;
        if (role == CITY_UNION_BOSS)
            income += outlook->upper;
        if (role == CITY_FINANCE_DEPUTY)
            income += outlook->first;
        if (role == CITY_SECRETARY_GENERAL)
            income += outlook->beside;
        if (role == CITY_REALTOR && state->declared < CITY_TYPES)
            income += outlook->typed[state->declared];
    }
    return income * survey->box->head.weight[W_INCOME] / 100;
}

/* Zones the Lobbyist can still move, or will be able to. */
static int32_t movable(const struct survey *survey)
{
    const struct city_state *state = survey->state;
    uint64_t zones = state->bare & ~state->marked & ~state->relocated;
    int32_t count = (int32_t)borgo_bits_count(zones);
    if (survey->stage == BUILDING)
        return count - (state->protested != CITY_NONE);
    for (unsigned seat = 0; seat < survey->box->head.players; seat++)
        count += state->hand_size[seat] - state->chips_left[seat] / 2;
    return count > 0 ? count : 0;
}

/* What a role brings beyond what is counted otherwise, hundredths of points: all of it until
 * building starts, and what a power brings that is used only then. */
static const int16_t hidden_worth[CITY_ROLES][2] = {
    [CITY_PROTESTER] = {-300, 0},     [CITY_DEVELOPER] = {-350, 0},
    [CITY_LOBBYIST] = {500, 0},       [CITY_ARCHITECT] = {0, 0},
    [CITY_ENGINEER] = {400, 400},     [CITY_ECONOMIST] = {350, 0},
    [CITY_BANKER] = {1100, 300},      [CITY_LAWYER] = {-250, 100},
    [CITY_UNION_BOSS] = {350, 0},     [CITY_MAYOR] = {-100, 0},
    [CITY_GODFATHER] = {-200, 0},     [CITY_CITY_PLANNER] = {0, 0},
    [CITY_FINANCE_DEPUTY] = {100, 0}, [CITY_SECRETARY_GENERAL] = {200, 0},
    [CITY_REALTOR] = {250, 400},      [CITY_PLANNING_COMMISSIONER] = {0, 0},
};

/* How many points more than the others a seat with that role makes in each round, and how many more
 * again for each player beyond two: from 700 games of two and 350 of four who chose their roles at
 * random and did the rest by this estimate, drawn a little towards the mean. */
static const int8_t role_worth[CITY_ROLES][CITY_ROUNDS + 1] = {
    [CITY_PROTESTER] = {-7, -8, -7, 0},     [CITY_DEVELOPER] = {-6, -9, -6, -1},
    [CITY_LOBBYIST] = {8, 21, 31, 4},       [CITY_ARCHITECT] = {-4, -2, -2, 0},
    [CITY_ENGINEER] = {-7, 0, 0, 0},        [CITY_ECONOMIST] = {2, 2, 2, -1},
    [CITY_BANKER] = {7, 7, 7, -2},          [CITY_LAWYER] = {-4, -5, -5, -1},
    [CITY_UNION_BOSS] = {0, 1, -1, 4},      [CITY_MAYOR] = {-3, -4, -5, -1},
    [CITY_GODFATHER] = {-2, -3, -4, -1},    [CITY_CITY_PLANNER] = {1, -1, -1, -2},
    [CITY_FINANCE_DEPUTY] = {3, -1, -2, 0}, [CITY_SECRETARY_GENERAL] = {2, -1, -1, 0},
    [CITY_REALTOR] = {5, 3, -1, 0},         [CITY_PLANNING_COMMISSIONER] = {3, 2, -1, 1},
};

static int32_t role_in(const struct city_box *box, unsigned role, unsigned round)
{
    return role_worth[role][round] + role_worth[role][CITY_ROUNDS] * (box->head.players - 2);
}

/* The best order for roles in the rounds from `round` on. */
static int32_t best_order(const struct city_box *box, unsigned roles, unsigned round)
{
    int32_t best = INT32_MIN;
    if (roles == 0 || round == CITY_ROUNDS)
        return 0;
    for (unsigned rest = roles; rest; rest &= rest - 1) {
        unsigned role = (unsigned)__builtin_ctz(rest);
        int32_t worth =
            role_in(box, role, round) + best_order(box, roles & ~(1u << role), round + 1);
        best = worth > best ? worth : best;
    }
    return best;
}

/* The roles not played yet. A role chosen in the draft is as good as kept, one chosen for the round
 * is for this round. */
static int32_t roles_worth(const struct city_box *box, const struct city_state *state,
                           unsigned seat)
{
    unsigned chosen = state->chosen[seat], roles = city_unused_roles(state, seat),
             round = state->round;
    if (chosen < CITY_ROLES && state->phase == CITY_CHOICE)
        return POINT
               * (role_in(box, chosen, round)
                  + best_order(box, roles & ~(1u << chosen), round + 1));
    if (chosen < CITY_ROLES)
        roles |= 1u << chosen;
    return POINT * best_order(box, roles, round + (state->phase > CITY_CHOICE));
}

/* The squares of a hand, each with what a zone of its type can score; returns what they bring who
 * copies it. */
static int32_t walk_squares(const struct survey *survey, unsigned seat, struct track *track)
{
    const int16_t *weight = survey->box->head.weight;
    bool doubles = city_role_of(survey->state, seat)->doubles_district;
    int32_t sum = 0;
    for (uint64_t rest = survey->state->hand[seat].half[0]; rest; rest &= rest - 1) {
        uint32_t districts = survey->districts[survey->box->type[borgo_bits_lowest(rest)]] | 1u,
                 points = 0;
        int32_t most = 31 - __builtin_clz(districts);
        for (uint32_t bits = districts; bits; bits &= bits - 1)
            points |= 1u << ((unsigned)__builtin_ctz(bits) << doubles);
        score_before(survey, track, points, weight[W_SQUARE]);
        sum += most << doubles;
    }
    return sum * weight[W_SQUARE];
}

/* The buildings in the best order: what is left of the hand is a set, one bit a building. */
static void walk_buildings(const struct survey *survey, const struct outlook *outlook,
                           struct track *track)
{
    const int16_t *weight = survey->box->head.weight;
    struct track left[1 << MOST_PLANS];
    int32_t certain[MOST_PLANS + 1] = {100};
    for (unsigned i = 0; i < outlook->count; i++)
        certain[i + 1] = certain[i] * weight[W_LATER] / 100;
    left[0] = *track;
    for (unsigned set = 1; set < 1u << outlook->count; set++) {
        unsigned rank = outlook->count - (unsigned)__builtin_popcount(set);
        left[set] = worthless;
        for (unsigned rest = set; rest; rest &= rest - 1) {
            int plan = __builtin_ctz(rest);
            best_score(&left[set & ~(rest & -rest)],
                       (struct score){outlook->points[plan], outlook->base[plan]},
                       weight[W_LANDING] * (STAR / 100), &left[set]);
        }
        blur(survey, &left[set & (set - 1)], certain[rank], &left[set]);
    }
    *track = left[(1u << outlook->count) - 1];
}

/* The Lobbyist's moves score one or two each, as he likes. */
static void walk_relocations(const struct survey *survey, struct track *track)
{
    int32_t chance = survey->box->head.weight[W_LOBBY] * (survey->state->round + 2) / 4;
    for (int32_t i = movable(survey); i > 0; i--)
        score_before(survey, track, 7, chance);
}

/* What a seat can expect from where its marker stands. */
static int32_t walk(const struct survey *survey, const struct outlook *outlooks, unsigned seat,
                    int32_t *copied)
{
    const struct city_state *state = survey->state;
    const int16_t *weight = survey->box->head.weight;
    const struct outlook *outlook = &outlooks[seat];
    unsigned role = state->played[seat][state->round];
    bool last = state->round + 1 == CITY_ROUNDS;
    int32_t worth = 0;
    struct track track;
    for (int32_t marker = 0; marker < CITY_STAR; marker++)
        track.from[marker] = marker * (last && survey->stage == BUILDING ? weight[W_LAST] : POINT);
    if (survey->stage == BUILDING)
        walk_buildings(survey, outlook, &track);
    else
        worth += outlook->worth * weight[W_PLANS] / 100;
    if (role == CITY_LOBBYIST && power_waits(survey, seat))
        walk_relocations(survey, &track);
    if (survey->stage < BUILDING || power_waits(survey, seat))
        worth += hidden_worth[role][survey->stage == BUILDING];
    copied[seat] = walk_squares(survey, seat, &track);
    worth += role_income(survey, outlooks, seat);
    return worth + track.from[state->marker[seat] % CITY_STAR];
}

static void foresee_round(struct survey *survey, int32_t *values)
{
    const struct city_box *box = survey->box;
    const struct city_state *state = survey->state;
    struct outlook outlooks[BORGO_MAX_SEATS];
    int32_t copied[BORGO_MAX_SEATS], all = 0;
    survey->count = 0;
    survey->beside = 0;
    memset(survey->near, 0, sizeof survey->near);
    memset(survey->districts, 0, sizeof survey->districts);
    memset(outlooks, 0, sizeof outlooks);
    survey_communities(survey);
    survey_places(survey);
    if (survey->stage == ZONING)
        survey_districts(survey);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        look_ahead(survey, seat, &outlooks[seat]);
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        values[seat] += walk(survey, outlooks, seat, copied);
        all += copied[seat];
    }
    for (unsigned seat = 0; seat < box->head.players; seat++)
        if (city_role_of(state, seat)->copies_district)
            values[seat] += all - copied[seat];
    values[state->seat] += box->head.weight[W_TEMPO] * (survey->stage == ZONING ? 1 : 4);
}

/* The lead that wins three games in four, in tenths of points: less and less is still to come. */
static int32_t margin_of(const struct survey *survey)
{
    static const uint8_t margin[CITY_ROUNDS][BUILDING + 1] = {
        {210, 210, 205, 200}, {175, 160, 160, 140}, {118, 113, 106, 42}};
    const struct city_state *state = survey->state;
    int32_t left = 0, players = survey->box->head.players;
    if (survey->stage == BUILDING && state->round + 1 == CITY_ROUNDS)
        for (int32_t seat = 0; seat < players; seat++)
            left += state->plan_count[seat];
    return margin[state->round][survey->stage] + 16 * left / players;
}

static void estimate(const void *box_, const void *state_, int32_t *values)
{
    const struct city_box *box = box_;
    struct survey survey;
    survey.box = box;
    survey.state = state_;
    survey.stage = stage_of(state_);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        values[seat] = survey.state->stars[seat] * STAR + roles_worth(box, survey.state, seat);
    if (survey.stage == PREPARING)
        for (unsigned seat = 0; seat < box->head.players; seat++)
            values[seat] += survey.state->marker[seat] % CITY_STAR * POINT;
    else
        foresee_round(&survey, values);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        values[seat] = values[seat] * MARGIN / margin_of(&survey) / 10;
}

const struct borgo_advice city_advice = {
    .estimate = estimate,
    .margin = MARGIN,
    .skill = {[BORGO_BEGINNER] = {.blur = 440},
              [BORGO_NOVICE] = {.blur = 1650},
              [BORGO_APPRENTICE] = {.blur = 540},
              [BORGO_BUILDER] = {.blur = 190},
              [BORGO_VETERAN] = {.playouts = 200}},
    .horizon = 8,
    .weight = {[W_BEFORE] = {"before", 18},
               [W_OPEN] = {"open", 79},
               [W_FREE] = {"free", 21},
               [W_THEIRS] = {"theirs", 21},
               [W_LATER] = {"later", 73},
               [W_STUCK] = {"stuck", 8},
               [W_PLANS] = {"plans", 60},
               [W_SQUARE] = {"square", 65},
               [W_LANDING] = {"landing", 61},
               [W_KEEP] = {"keep", 73},
               [W_INCOME] = {"income", 106},
               [W_LOBBY] = {"lobby", 73},
               [W_LAST] = {"last", 51},
               [W_TEMPO] = {"tempo", 58}},
};
