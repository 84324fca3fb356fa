/* What a net sees of a position. Nothing is secret here, but a seat sees it as its own colour does:
 * the street is laid out for blue as it would be for red, so that both see the same in the same
 * place. */
#include <assert.h>

#include "core/feature.h"
#include "games/shibuya/parts.h"

enum {
    RECENT = 16, /* turns among which to look for the same position */
    MOST_HOME = 6
};

/* Mirrored so that what is west lies in the south and what is north in the east: red's way is
 * blue's then, and blue's is red's. */
static uint64_t mirrored(uint64_t squares)
{
    const uint64_t k1 = 0xaa00aa00aa00aa00, k2 = 0xcccc0000cccc0000, k4 = 0xf0f0f0f00f0f0f0f;
    uint64_t t = squares ^ squares << 36;
    squares ^= k4 & (t ^ squares >> 36);
    t = k2 & (squares ^ squares << 18);
    squares ^= t ^ t >> 18;
    t = k1 & (squares ^ squares << 9);
    return squares ^ t ^ t >> 9;
}

static void show_squares(struct borgo_features *out, uint64_t squares, unsigned colour)
{
    borgo_features_set(out, 64, colour == SHIBUYA_RED ? squares : mirrored(squares));
}

static int count(uint64_t squares)
{
    return (int)borgo_bits_count(squares);
}

/* So many are home within so many moves: those who wait behind somebody need one more. */
static int ready_within(const struct shibuya_side *side, int moves)
{
    return count((side->walking | side->ready) & side->within[moves])
           + (moves > 1 ? count(side->stuck & side->within[moves - 1]) : 0);
}

/* How near home one colour is. */
static void show_side(const struct shibuya_side *side, struct borgo_features *out)
{
    for (int moves = 1; moves < SHIBUYA_FAR; moves++) {
        borgo_features_many(out, 8, ready_within(side, moves));
        borgo_features_many(out, 8, count(side->within[moves]) / 8);
    }
    borgo_features_many(out, 26, shibuya_steps_home(side) / 2);
    borgo_features_many(out, 16, count(side->reached) / 3);
    borgo_features_many(out, 6, count(side->reached & side->goals));
    borgo_features_many(out, 8, count(side->walking));
    borgo_features_many(out, 4, count(side->stuck));
    borgo_features_many(out, 7, count(side->goals));
    borgo_features_many(out, MOST_HOME, side->home);
}

static unsigned at_most(int value, unsigned most)
{
    return value < 0 ? 0 : (unsigned)value > most ? most : (unsigned)value;
}

/* Who walks next, or has a tile to lay first: 0 and 1 oneself, 2 and 3 the other colour. */
static unsigned turn_of(const struct shibuya_state *state, unsigned colour)
{
    unsigned lays = state->phase != SHIBUYA_TURN;
    return 2 * (shibuya_colour_of_seat(state->seat) != colour) + lays;
}

/* The race: who can be home next and in the turn after, and with whom the next step is. */
static void show_race(const struct shibuya_state *state, const struct shibuya_side *own,
                      const struct shibuya_side *other, unsigned colour, struct borgo_features *out)
{
    unsigned turn = turn_of(state, colour), ahead = at_most(own->home - other->home + 2, 4);
    unsigned next = at_most(ready_within(own, 1), 2),
             their_next = at_most(ready_within(other, 1), 2);
    unsigned soon = at_most(ready_within(own, 2), 4), theirs = at_most(ready_within(other, 2), 4);
    borgo_features_one(out, 180, ((turn * 5 + ahead) * 3 + next) * 3 + their_next);
    borgo_features_one(out, 100, (turn * 5 + soon) * 5 + theirs);
    borgo_features_one(out, 49, at_most(own->home, 6) * 7 + at_most(other->home, 6));
}

/* What is left of the game. */
static void show_rest(const struct shibuya_box *box, const struct shibuya_state *state,
                      struct borgo_features *out)
{
    bool construction = shibuya_is_construction(box, state);
    borgo_features_many(out, 15, count(state->stack));
    borgo_features_many(out, 16, construction ? count(state->paved) / 4 : 16);
    borgo_features_many(out, 12, count(state->covered) / 4);
    borgo_features_many(out, 10, state->quiet / 8);
    borgo_features_many(out, 2, (int)shibuya_recent(box, state, RECENT) - 1);
    borgo_features_many(out, 2, state->passes);
    borgo_features_one(out, 1, construction ? 0 : 1);
    borgo_features_one(out, 1, box->head.players == 4 ? 0 : 1);
    borgo_features_one(out, 1, box->head.option[SHIBUYA_GOAL] == SHIBUYA_GOAL_THROUGH ? 0 : 1);
    borgo_features_one(out, 1,
                       box->head.option[SHIBUYA_CONSTRUCTION] == SHIBUYA_CONSTRUCTION_OFF ? 0 : 1);
}

void shibuya_features(const void *box_, const void *state_, unsigned seat, int32_t *values,
                      struct borgo_features *out)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    unsigned colour = shibuya_colour_of_seat(seat);
    struct shibuya_side sides[2];
    const struct shibuya_side *own = &sides[colour], *other = &sides[1 - colour];
    *out = (struct borgo_features){.next = 0};
    shibuya_survey(box, state, sides);
    if (values)
        shibuya_value(box, state, sides, values);
    show_rest(box, state, out);
    show_race(state, own, other, colour, out);
    show_side(own, out);
    show_side(other, out);
    show_squares(out, own->walking, colour);
    show_squares(out, other->walking, colour);
    show_squares(out, own->ready | own->stuck, colour);
    show_squares(out, other->ready | other->stuck, colour);
    assert(out->next == SHIBUYA_FEATURES);
}
