/* What computer players go by: how a position is likely to end, in hundredths of points. The
 * weights were found by self-play. */
#include "core/advice.h"
#include "games/lane/parts.h"

/* What the estimate weighs. */
enum weight {
    W_CARD,
    W_CARD_DOTS,
    W_CARD_PAIR,
    W_BONUS,
    W_BONUS_LATE,
    W_TEMPO,
    W_END,
    W_TALL,
    W_MOST,
    W_GROUP,
    W_PIECE
};

static void find_dots(const struct lane_box *box, const struct lane_state *state,
                      uint8_t dots[LANE_COLOURS])
{
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        dots[colour] = 0;
        for (int i = 0; i < 2; i++) {
            uint64_t plots = state->open.half[i] & box->of_colour[colour].half[i];
            for (; plots; plots &= plots - 1) {
                unsigned plot = 64 * (unsigned)i + (unsigned)__builtin_ctzll(plots);
                if (box->dots[plot] > dots[colour])
                    dots[colour] = box->dots[plot];
            }
        }
    }
}

void lane_look(const struct lane_box *box, const struct lane_state *state,
               struct lane_outlook *outlook)
{
    lane_claims(box, state, &outlook->claims);
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        outlook->bonus[seat] = 0;
        for (unsigned bonus = 0; bonus < LANE_BONUSES; bonus++)
            outlook->bonus[seat] += lane_bonus(box, &outlook->claims, bonus, seat);
    }
    find_dots(box, state, outlook->dots);
}

/* What the cards of a hand are worth: each alone, and more where many of a colour can stand on one
 * good plot. */
static int32_t hand_worth(const int16_t *weight, const uint8_t *hand, const uint8_t *dots)
{
    int32_t worth = 0;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
        worth += hand[colour]
                 * (weight[W_CARD] + weight[W_CARD_DOTS] * dots[colour]
                    + weight[W_CARD_PAIR] * (hand[colour] - 1));
    return worth;
}

/* What the cards to come add to a hand on average, so that a position looks the same before and
 * after the deal. Of those beyond the limit of the hand only the choice is gained. */
static int32_t coming_worth(const int16_t *weight, const struct lane_state *state,
                            const uint8_t *dots)
{
    const uint8_t *hand = state->hand[state->seat];
    int32_t sum = 0, room = LANE_HAND_LIMIT - state->hand_size[state->seat];
    if (state->deals == 0)
        return 0;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
        sum += state->deck[colour]
               * (weight[W_CARD] + weight[W_CARD_DOTS] * dots[colour]
                  + 2 * weight[W_CARD_PAIR] * hand[colour]);
    int32_t kept = state->deals < room ? state->deals : room;
    return (kept * 4 + (state->deals - kept)) * sum / (4 * state->deck_size);
}

/* The storeys of the tallest House behind a claim on an A zone (bonus.c makes those), 0 without
 * one. */
static int32_t tallest_of(const struct lane_box *box, uint32_t claim)
{
    if (box->head.option[LANE_TALLEST] == LANE_TALLEST_LEVEL || claim == 0)
        return (int32_t)(claim >> 8);
    return 5 - __builtin_clz(claim) / 8;
}

/* The bonuses as they stand, counting more the further the game has come, and the makings of later
 * ones. */
static int32_t bonus_worth(const struct lane_box *box, const struct lane_outlook *outlook,
                           unsigned seat, int32_t progress)
{
    const struct lane_claims *claims = &outlook->claims;
    const int16_t *weight = box->head.weight;
    int32_t now = outlook->bonus[seat], later = 0;
    for (unsigned zone = LANE_A1; zone <= LANE_A2; zone++)
        later += weight[W_TALL] * tallest_of(box, claims->of[zone][seat]);
    for (unsigned zone = LANE_B1; zone <= LANE_B2; zone++)
        later += weight[W_MOST] * (int32_t)claims->of[zone][seat];
    later += weight[W_GROUP] * (int32_t)claims->of[LANE_ZONES][seat];
    return now * (weight[W_BONUS] + weight[W_BONUS_LATE] * progress / 100)
           + later * (100 - progress) / 100;
}

/* LANE-28: in the last round, when cards are good for little else, they still break ties. */
static int32_t tie_break(const struct lane_state *state, unsigned seat)
{
    int32_t cards = state->hand_size[seat] + (state->seat == seat ? state->deals : 0);
    if (!state->ending)
        return 0;
    return cards < LANE_HAND_LIMIT ? cards : LANE_HAND_LIMIT;
}

void lane_estimate(const struct lane_box *box, const struct lane_state *state,
                   const struct lane_outlook *outlook, int32_t *values)
{
    const int16_t *weight = box->head.weight;
    const uint8_t *dots = outlook->dots;
    int32_t left = box->pieces;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        if (state->pieces[seat] < left)
            left = state->pieces[seat];
    int32_t progress = 100 - 100 * left / box->pieces; /* how far the game has come, in percent */
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        int32_t value = state->score[seat] * 100 + bonus_worth(box, outlook, seat, progress)
                        + weight[W_PIECE] * state->pieces[seat] + tie_break(state, seat);
        int32_t cards = hand_worth(weight, state->hand[seat], dots);
        if (state->seat == seat)
            cards += coming_worth(weight, state, dots);
        if (state->seat != seat && !state->ending)
            cards += weight[W_TEMPO];
        int32_t end = weight[W_END] > 0 ? weight[W_END] : 1;
        values[seat] = value + (left * 10 > end ? cards : cards * left * 10 / end);
    }
}

static void estimate(const void *box, const void *state, int32_t *values)
{
    struct lane_outlook outlook;
    lane_look(box, state, &outlook);
    lane_estimate(box, state, &outlook, values);
}

const struct borgo_advice lane_advice = {
    .estimate = estimate,
    .features = lane_features,
    .feature_count = LANE_FEATURES,
    .clear = 6,
    .margin = 1200,
    .skill = {[BORGO_BEGINNER] = {.blur = 970},
              [BORGO_NOVICE] = {.blur = 430},
              [BORGO_APPRENTICE] = {.blur = 320},
              [BORGO_BUILDER] = {.blur = 215},
              [BORGO_VETERAN] = {.playouts = 25, .horizon = 1},
              [BORGO_MASTER] = {.horizon = 4, .candidates = 12, .trust = 12},
              [BORGO_CLASSIC] = {.horizon = 4}},
    .weight = {[W_CARD] = {"card", 331},
               [W_CARD_DOTS] = {"card-dots", 4},
               [W_CARD_PAIR] = {"card-pair", -45},
               [W_BONUS] = {"bonus", 1},
               [W_BONUS_LATE] = {"bonus-late", 54},
               [W_TEMPO] = {"tempo", 4},
               [W_END] = {"end", 42},
               [W_TALL] = {"tall", 40},
               [W_MOST] = {"most", 46},
               [W_GROUP] = {"group", 12},
               [W_PIECE] = {"piece", -32}},
};
