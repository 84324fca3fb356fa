/* What lies ahead of each seat: see outlook.h. */
#include "games/city/outlook.h"

#include <string.h>

enum { MOST_HAND = 8, OPTION_WORDS = (CITY_MAX_SPOTS + 63) / 64 };

bool city_power_waits(const struct survey *survey, unsigned seat)
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

/* The chances, in percent, that a zone will carry the seat's chip when building starts. */
struct control {
    uint8_t own, free, theirs;
    uint8_t own_closed, theirs_closed;
};

static uint8_t percent(int32_t chance)
{
    return (uint8_t)(chance < 0 ? 0 : chance > 100 ? 100 : chance);
}

static struct control foresee_bids(const struct survey *survey, unsigned seat)
{
    const struct city_state *state = survey->state;
    const int16_t *weight = survey->box->head.weight;
    int32_t rivals = 0, chips = state->chips_left[seat];
    for (unsigned other = 0; other < survey->box->head.players; other++)
        if (other != seat && state->chips_left[other] > rivals)
            rivals = state->chips_left[other];
    struct control control = {percent(100 - (100 - weight[W_OPEN]) * rivals / CITY_CHIPS),
                              percent(weight[W_FREE] * chips / CITY_CHIPS),
                              percent(weight[W_THEIRS] * chips / CITY_CHIPS), 95, 0};
    if (city_role_of(state, seat)->on_closed)
        control.theirs_closed = control.theirs;
    return control;
}

static void foresee_control(const struct survey *survey, unsigned seat, uint8_t *chance)
{
    const struct city_state *state = survey->state;
    struct control control = {100, 0, 0, 100, 0};
    if (survey->stage == ZONING) {
        memset(chance, percent(survey->box->head.weight[W_BEFORE]), CITY_ZONES);
        return;
    }
    if (survey->stage != BUILDING)
        control = foresee_bids(survey, seat);
    memset(chance, control.free, CITY_ZONES);
    for (uint64_t rest = state->marked; rest; rest &= rest - 1) {
        unsigned zone = borgo_bits_lowest(rest);
        bool mine = state->owner[zone] == seat, closed = state->closed >> zone & 1;
        chance[zone] = closed ? (mine ? control.own_closed : control.theirs_closed)
                              : (mine ? control.own : control.theirs);
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
    /* Those of each pair of types, one bit each. */
    uint64_t of[CITY_TYPES * CITY_TYPES][OPTION_WORDS];
};

static void list_options(const struct survey *survey, unsigned seat, struct options *options)
{
    uint8_t chance[CITY_ZONES];
    const struct city_role *role = options->role = city_role_of(survey->state, seat);
    foresee_control(survey, seat, chance);
    options->count = 0;
    memset(options->of, 0, sizeof options->of);
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
        if (!option.access)
            continue;
        options->of[place->pair][options->count / 64] |= borgo_bits_one(options->count % 64);
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

/* Tries a building on one place, both ways. */
static void try_option(const struct survey *survey, const struct options *options,
                       const struct option *option, unsigned building, struct best *best)
{
    const uint32_t *fits = survey->box->fits[building];
    for (unsigned way = 0; way < 2; way++) {
        if (!(fits[way] >> option->place->pair & 1))
            continue;
        struct rise rise = rise_at(survey, options, option, building, way);
        if (option->access >= 50 && rise.points < MOST_POINTS)
            best->points |= 1u << rise.points;
        if (rise.worth > best->rise.worth) {
            best->rise = rise;
            best->option = option;
        }
    }
}

static struct best best_option(const struct survey *survey, const struct options *options,
                               unsigned building, uint64_t used)
{
    const uint32_t *fits = survey->box->fits[building];
    struct best best = {{0, 0}, NULL, 0};
    uint64_t fitting[OPTION_WORDS] = {0};
    for (uint32_t pairs = fits[0] | fits[1]; pairs; pairs &= pairs - 1)
        for (unsigned word = 0; word < OPTION_WORDS; word++)
            fitting[word] |= options->of[__builtin_ctz(pairs)][word];
    for (unsigned word = 0; word < OPTION_WORDS; word++)
        for (uint64_t rest = fitting[word]; rest; rest &= rest - 1) {
            const struct option *option = &options->option[64 * word + borgo_bits_lowest(rest)];
            if (!(used & option->zones))
                try_option(survey, options, option, building, &best);
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
    outlook->best[outlook->count] = best->rise.worth;
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
    memset(outlook, 0, sizeof *outlook);
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

void city_look_ahead(const struct survey *survey, struct outlook outlooks[BORGO_MAX_SEATS])
{
    for (unsigned seat = 0; seat < survey->box->head.players; seat++)
        look_ahead(survey, seat, &outlooks[seat]);
}

void city_survey(struct survey *survey)
{
    survey->count = 0;
    survey->beside = 0;
    memset(survey->near, 0, sizeof survey->near);
    memset(survey->districts, 0, sizeof survey->districts);
    survey_communities(survey);
    survey_places(survey);
    if (survey->stage == ZONING)
        survey_districts(survey);
}
