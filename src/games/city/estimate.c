/* What computer players go by: how a position is likely to end for each seat, in hundredths of
 * points, told in parts of the lead that wins at that stage. What is left of a seat's round is
 * looked at as a walk of its marker: each square or building in hand can bring points, and those
 * that end on the star are worth more (CITY-6). */
#include <string.h>

#include "core/advice.h"
#include "games/city/outlook.h"

/* Places of the track are reckoned several at once, so there are a few more than a track has. */
enum { MARGIN = 1000, PLACES = (CITY_STAR + 3) / 4 * 4 };

/* A marker's way up the track: what every place of it is worth, stars to come included, hundredths
 * of points. */
struct track {
    int32_t from[PLACES];
};

/* A score, of which one is chosen. */
struct score {
    uint32_t points; /* all that are possible, one bit each */
    unsigned base;   /* the marker rests after so many of them; 0: it goes all the way at once */
};

/* What so many places further on is worth, however often the star is passed on the way. */
struct way {
    int32_t at[PLACES + MOST_POINTS];
};

static void extend(const struct track *track, int32_t landing, struct way *way)
{
    int32_t *at = way->at;
    memcpy(at, track->from, CITY_STAR * sizeof *at);
    for (int32_t place = 0; place < CITY_STAR; place++)
        at[place + CITY_STAR] = at[place] + STAR;
    at[CITY_STAR] += landing;
    for (int32_t place = 2 * CITY_STAR; place < PLACES + MOST_POINTS; place++)
        at[place] = at[place % CITY_STAR + CITY_STAR] + (place / CITY_STAR - 1) * STAR;
}

/* What can be reached by one of the points is worth the best of it. */
static void best_score(const struct way *restrict way, struct score score, int32_t landing,
                       struct track *restrict best)
{
    bool pauses = score.base > 0 && score.base <= CITY_STAR;
    unsigned rests = pauses ? CITY_STAR - score.base : 0;
    for (uint32_t points = score.points; points; points &= points - 1) {
        const int32_t *to = way->at + __builtin_ctz(points);
        for (unsigned place = 0; place < PLACES; place++)
            best->from[place] = to[place] > best->from[place] ? to[place] : best->from[place];
    }
    for (uint32_t points = pauses ? score.points >> score.base >> 1 : 0; points;
         points &= points - 1) {
        int32_t worth = way->at[CITY_STAR + 1 + __builtin_ctz(points)] + landing;
        best->from[rests] = worth > best->from[rests] ? worth : best->from[rests];
    }
}

/* A hundredth, and so little more that what it makes of whole numbers and cuts off is what dividing
 * by a hundred leaves of them, which takes several times as long. */
static const double HUNDREDTH = 0.01 * (1 + 1e-13);

/* The score comes only with some chance, in percent, and something else may move the marker before.
 */
static void blur(const struct survey *survey, const int32_t *restrict otherwise, int32_t chance,
                 struct track *restrict track)
{
    double comes = chance * HUNDREDTH, keeps = survey->box->head.weight[W_KEEP] * HUNDREDTH;
    int32_t mean = 0, *from = track->from;
    for (int32_t place = 0; place < PLACES; place++)
        from[place] = otherwise[place] + (int32_t)((from[place] - otherwise[place]) * comes);
    for (int32_t place = 0; place < CITY_STAR; place++)
        mean += from[place] - place * POINT;
    mean /= CITY_STAR;
    for (int32_t place = 0; place < PLACES; place++) {
        int32_t even = mean + place * POINT;
        from[place] = even + (int32_t)((from[place] - even) * keeps);
    }
}

static const struct track worthless = {{INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN,
                                        INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN, INT32_MIN,
                                        INT32_MIN, INT32_MIN}};

/* One score more before all that. */
static void score_before(const struct survey *survey, struct track *track, uint32_t points,
                         int32_t chance)
{
    struct track best = worthless;
    struct way way;
    extend(track, survey->box->head.weight[W_LANDING] * (STAR / 100), &way);
    best_score(&way, (struct score){points, 0}, 0, &best);
    blur(survey, track->from, chance, &best);
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

/* The best of these roles in the last round, and the best order of them in the last two and in all
 * three: one function each, since a GPU has none that call themselves. */
static int32_t best_last(const struct city_box *box, unsigned roles)
{
    int32_t best = roles ? INT32_MIN : 0;
    for (unsigned rest = roles; rest; rest &= rest - 1) {
        int32_t worth = role_in(box, (unsigned)__builtin_ctz(rest), CITY_ROUNDS - 1);
        best = worth > best ? worth : best;
    }
    return best;
}

static int32_t best_two(const struct city_box *box, unsigned roles)
{
    int32_t best = roles ? INT32_MIN : 0;
    for (unsigned rest = roles; rest; rest &= rest - 1) {
        unsigned role = (unsigned)__builtin_ctz(rest);
        int32_t worth = role_in(box, role, CITY_ROUNDS - 2) + best_last(box, roles & ~(1u << role));
        best = worth > best ? worth : best;
    }
    return best;
}

static int32_t best_three(const struct city_box *box, unsigned roles)
{
    int32_t best = roles ? INT32_MIN : 0;
    for (unsigned rest = roles; rest; rest &= rest - 1) {
        unsigned role = (unsigned)__builtin_ctz(rest);
        int32_t worth = role_in(box, role, 0) + best_two(box, roles & ~(1u << role));
        best = worth > best ? worth : best;
    }
    return best;
}

/* The best order for roles in the rounds from `round` on. */
static int32_t best_order(const struct city_box *box, unsigned roles, unsigned round)
{
    _Static_assert(CITY_ROUNDS == 3, "there is a function for each round");
    return round == 0   ? best_three(box, roles)
           : round == 1 ? best_two(box, roles)
           : round == 2 ? best_last(box, roles)
                        : 0;
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
    struct way left[1 << MOST_PLANS];
    int32_t certain[MOST_PLANS + 1] = {100}, landing = weight[W_LANDING] * (STAR / 100);
    for (unsigned i = 0; i < outlook->count; i++)
        certain[i + 1] = certain[i] * weight[W_LATER] / 100;
    extend(track, landing, &left[0]);
    for (unsigned set = 1; set < 1u << outlook->count; set++) {
        unsigned rank = outlook->count - (unsigned)__builtin_popcount(set),
                 smallest = set & (set - 1);
        *track = worthless;
        for (unsigned rest = set; rest; rest &= rest - 1) {
            int plan = __builtin_ctz(rest);
            best_score(&left[set & ~(rest & -rest)],
                       (struct score){outlook->points[plan], outlook->base[plan]}, landing, track);
        }
        blur(survey, left[smallest].at, certain[rank], track);
        extend(track, landing, &left[set]);
    }
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
    for (int32_t marker = 0; marker < PLACES; marker++)
        track.from[marker] = marker * (last && survey->stage == BUILDING ? weight[W_LAST] : POINT);
    if (survey->stage == BUILDING)
        walk_buildings(survey, outlook, &track);
    else
        worth += outlook->worth * weight[W_PLANS] / 100;
    if (role == CITY_LOBBYIST && city_power_waits(survey, seat))
        walk_relocations(survey, &track);
    if (survey->stage < BUILDING || city_power_waits(survey, seat))
        worth += hidden_worth[role][survey->stage == BUILDING];
    copied[seat] = walk_squares(survey, seat, &track);
    worth += role_income(survey, outlooks, seat);
    return worth + track.from[state->marker[seat] % CITY_STAR];
}

static void foresee_round(const struct survey *survey, const struct outlook *outlooks,
                          int32_t *values)
{
    const struct city_box *box = survey->box;
    const struct city_state *state = survey->state;
    int32_t copied[BORGO_MAX_SEATS], all = 0;
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

void city_estimate(const struct survey *survey, const struct outlook *outlooks, int32_t *values)
{
    const struct city_box *box = survey->box;
    const struct city_state *state = survey->state;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        values[seat] = state->stars[seat] * STAR + roles_worth(box, state, seat);
    if (survey->stage == PREPARING)
        for (unsigned seat = 0; seat < box->head.players; seat++)
            values[seat] += state->marker[seat] % CITY_STAR * POINT;
    else
        foresee_round(survey, outlooks, values);
    int32_t margin = margin_of(survey);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        values[seat] = values[seat] * MARGIN / margin / 10;
}

static void estimate(const void *box, const void *state, int32_t *values)
{
    struct survey survey;
    struct outlook outlooks[BORGO_MAX_SEATS];
    city_start_survey(&survey, box, state);
    if (survey.stage != PREPARING) {
        city_survey(&survey);
        city_look_ahead(&survey, outlooks);
    }
    city_estimate(&survey, outlooks, values);
}

const struct borgo_advice city_advice = {
    .estimate = estimate,
    .features = city_features,
    .feature_count = CITY_FEATURES,
    .clear = 2,
    .margin = MARGIN,
    .skill = {[BORGO_BEGINNER] = {.blur = 440},
              [BORGO_NOVICE] = {.blur = 1650},
              [BORGO_APPRENTICE] = {.blur = 540},
              [BORGO_BUILDER] = {.blur = 190},
              [BORGO_VETERAN] = {.playouts = 200},
              [BORGO_MASTER] = {.horizon = 4, .candidates = 24, .trust = 12},
              [BORGO_CLASSIC] = {.horizon = 8}},
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
