/* What computer players go by: each seat's strength in thousandths, as the logarithm of its odds to
 * win. Money and pieces, the rents its groups will bring from every pawn that comes along, how near
 * that brings the others to ruin, and the demolitions it can hope for. The weights were found by
 * self-play. */
#include "core/advice.h"
#include "games/skyline/parts.h"

/* What the estimate weighs. */
enum weight {
    W_CASH,
    W_SURVIVAL,
    W_SKYSCRAPER,
    W_SKYSCRAPERS,
    W_ONE,
    W_TWO,
    W_SOON,
    W_RENT,
    W_RUIN,
    W_PRESSURE,
    W_GROUP,
    W_HUNTER,
    W_STRIKE,
    W_SMALL_STRIKE,
    W_STRIKE_NOW,
    W_TEMPO
};

enum {
    MUCH = 300,   /* cash beyond this is no longer a matter of survival */
    AT_HAND = 50, /* what even the poorest can count on: a card, a rent */
    ROLLS = 6,
    HUNDRED = 100
};

/* How many of the six street spaces ahead of a pawn border the group. */
static int32_t spaces_ahead(const struct skyline_box *box, unsigned space, skyline_cells group)
{
    const skyline_cells *ahead = box->ahead[space % SKYLINE_STREET];
    return (int32_t)(borgo_bits_count(group & ahead[0]) + borgo_bits_count(group & ahead[1]));
}

/* Of one seat's groups from another's pawn. */
static struct skyline_toll find_toll(const struct skyline_box *box,
                                     const struct skyline_state *state, unsigned seat,
                                     unsigned opponent)
{
    struct skyline_toll toll = {0, 0, 0, 0};
    unsigned pawn = state->pawn[opponent];
    for (skyline_cells rest = state->own[seat] & box->beside_street; rest;) {
        skyline_cells group = skyline_group(state->own[seat], borgo_bits_lowest(rest));
        int32_t rent = skyline_group_rent(state, group), next = spaces_ahead(box, pawn, group);
        rest &= ~group;
        toll.soon += rent * (next + spaces_ahead(box, pawn + SKYLINE_DIE, group));
        toll.all += rent
                    * (int32_t)(borgo_bits_count(group & box->side[0])
                                + borgo_bits_count(group & box->side[1]));
        toll.highest = rent > toll.highest ? rent : toll.highest;
        toll.ruins += rent > state->cash[opponent] ? next : 0;
    }
    return toll;
}

void skyline_find_tolls(const struct skyline_box *box, const struct skyline_state *state,
                        struct skyline_tolls *tolls)
{
    for (unsigned seat = 0; seat < box->head.players; seat++)
        for (unsigned payer = 0; payer < box->head.players; payer++)
            if (payer != seat)
                tolls->of[seat][payer] = find_toll(box, state, seat, payer);
}

/* Who rolls next. A card or a build is the last thing of a turn. */
static unsigned next_to_roll(const struct skyline_box *box, const struct skyline_state *state)
{
    return state->phase <= SKYLINE_ROLLING ? state->seat : (state->seat + 1u) % box->head.players;
}

static int32_t toll_worth(const struct skyline_box *box, const struct skyline_state *state,
                          const struct skyline_toll *toll, unsigned opponent)
{
    const int16_t *weight = box->head.weight;
    int32_t urgency = next_to_roll(box, state) == opponent ? 2 : 1;
    int32_t pressure = 1000 * toll->all / (SKYLINE_STREET * (state->cash[opponent] + AT_HAND));
    return weight[W_SOON] * toll->soon / (ROLLS * HUNDRED)
           + weight[W_RENT] * toll->all / (SKYLINE_STREET * HUNDRED)
           + weight[W_RUIN] * urgency * toll->ruins / ROLLS
           + weight[W_GROUP] * toll->highest / HUNDRED
           + weight[W_PRESSURE] * (pressure < 1000 ? pressure : 1000) / 1000;
}

static unsigned steps_between(unsigned one, unsigned other)
{
    int rows = (int)(one >> 3) - (int)(other >> 3), columns = (int)(one & 7) - (int)(other & 7);
    return (unsigned)((rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns));
}

/* Buildings that could grow and fall on something, and the rolls of the black die by which they
 * would next turn. */
struct strikes {
    int32_t hunters;
    uint32_t rolls;
};

static struct strikes strikes_of(const struct skyline_box *box, const struct skyline_state *state,
                                 skyline_cells movers, unsigned distance, skyline_cells prey)
{
    struct strikes strikes = {0, 0};
    for (; movers; movers &= movers - 1) {
        unsigned cell = borgo_bits_lowest(movers);
        if (!(box->at_distance[cell][distance] & prey))
            continue;
        strikes.hunters++;
        if (state->architect != SKYLINE_NO_CELL)
            strikes.rolls |= 1u << steps_between(state->architect, cell);
    }
    strikes.rolls &= (2u << SKYLINE_DIE) - 2;
    return strikes;
}

static int32_t strikes_worth(const struct skyline_box *box, const struct skyline_state *state,
                             unsigned seat)
{
    const int16_t *weight = box->head.weight;
    skyline_cells own = state->own[seat], low = ~own & (state->height[1] | state->height[2]),
                  one = ~own & state->height[1];
    struct strikes high = strikes_of(box, state, own & state->height[2], 3, low);
    struct strikes small = strikes_of(box, state, own & state->height[1], 2, one);
    int32_t high_rolls = __builtin_popcount(high.rolls),
            small_rolls = __builtin_popcount(small.rolls);
    int32_t worth = weight[W_HUNTER] * (high.hunters + small.hunters)
                    + weight[W_STRIKE] * high_rolls / ROLLS
                    + weight[W_SMALL_STRIKE] * small_rolls / ROLLS;
    if (next_to_roll(box, state) != seat)
        return worth;
    return worth + weight[W_TEMPO] + weight[W_STRIKE_NOW] * (high_rolls + small_rolls) / ROLLS;
}

static int32_t pieces_worth(const struct skyline_box *box, const struct skyline_state *state,
                            unsigned seat)
{
    const int16_t *weight = box->head.weight;
    skyline_cells own = state->own[seat];
    int32_t cash = state->cash[seat], towers = (int32_t)skyline_skyscrapers(state, seat);
    return weight[W_CASH] * cash / HUNDRED
           + weight[W_SURVIVAL] * (cash < MUCH ? cash : MUCH) / HUNDRED
           + weight[W_SKYSCRAPER] * towers
           + weight[W_SKYSCRAPERS] * towers * towers / box->skyscrapers
           + weight[W_ONE] * (int32_t)borgo_bits_count(own & state->height[1])
           + weight[W_TWO] * (int32_t)borgo_bits_count(own & state->height[2]);
}

void skyline_estimate(const struct skyline_box *box, const struct skyline_state *state,
                      const struct skyline_tolls *tolls, int32_t *values)
{
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        values[seat] = pieces_worth(box, state, seat) + strikes_worth(box, state, seat);
        for (unsigned opponent = 0; opponent < box->head.players; opponent++)
            if (opponent != seat)
                values[seat] += toll_worth(box, state, &tolls->of[seat][opponent], opponent);
    }
}

static void estimate(const void *box, const void *state, int32_t *values)
{
    struct skyline_tolls tolls;
    skyline_find_tolls(box, state, &tolls);
    skyline_estimate(box, state, &tolls, values);
}

const struct borgo_advice skyline_advice = {
    .estimate = estimate,
    .features = skyline_features,
    .feature_count = SKYLINE_FEATURES,
    .clear = 400,
    .margin = 1099,
    .skill = {[BORGO_BEGINNER] = {.blur = 520},
              [BORGO_NOVICE] = {.blur = 8000},
              [BORGO_APPRENTICE] = {.blur = 1100},
              [BORGO_BUILDER] = {.blur = 420},
              [BORGO_VETERAN] = {.playouts = 400},
              [BORGO_MASTER] = {.horizon = 4, .candidates = 16, .trust = 3},
              [BORGO_CLASSIC] = {.horizon = 8}},
    .weight = {[W_CASH] = {"cash", 147},
               [W_SURVIVAL] = {"survival", 195},
               [W_SKYSCRAPER] = {"skyscraper", 381},
               [W_SKYSCRAPERS] = {"skyscrapers", 244},
               [W_ONE] = {"one", 33},
               [W_TWO] = {"two", 496},
               [W_SOON] = {"soon", 143},
               [W_RENT] = {"rent", 739},
               [W_RUIN] = {"ruin", 542},
               [W_PRESSURE] = {"pressure", 1150},
               [W_GROUP] = {"group", 50},
               [W_HUNTER] = {"hunter", 34},
               [W_STRIKE] = {"strike", 107},
               [W_SMALL_STRIKE] = {"small-strike", 109},
               [W_STRIKE_NOW] = {"strike-now", 24},
               [W_TEMPO] = {"tempo", 118}},
};
