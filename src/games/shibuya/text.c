/* Moves and positions as text. A position keeps only what can't be worked out: the stack is the tiles not seen elsewhere,
 * passes in a row follow from the turns that are remembered. Every pedestrian has a word of its own. */
#include "games/shibuya/shibuya.h"

const char *const shibuya_phase_words[SHIBUYA_OVER + 1] = {"choose-first", "tile", "place", "turn", "over"};

static void put_outside(const struct shibuya_outside *outside, struct borgo_text *text)
{
    borgo_print(text, "%c%d", SHIBUYA_EDGE_LETTERS[outside->edge], outside->index);
}

static void put_square(unsigned square, struct borgo_text *text)
{
    borgo_print(text, "%u,%u", square / 8, square % 8);
}

void shibuya_write_pedestrian(const struct shibuya_box *box, unsigned pedestrian, struct borgo_text *text)
{
    borgo_put_char(text, shibuya_colour_of(pedestrian) == SHIBUYA_RED ? 'r' : 'b');
    put_outside(&box->start[pedestrian], text);
}

void shibuya_write_place(const struct shibuya_box *box, unsigned colour, unsigned place, struct borgo_text *text)
{
    if (place < SHIBUYA_WAITING)
        put_square(place, text);
    else if (place == SHIBUYA_WAITING)
        borgo_put(text, "start");
    else
        put_outside(&box->goal[colour][place - SHIBUYA_HOME], text);
}

static void put_walk(const struct shibuya_box *box, unsigned pedestrian, unsigned place, struct borgo_text *text)
{
    borgo_put(text, "walk ");
    shibuya_write_pedestrian(box, pedestrian, text);
    borgo_put_char(text, ' ');
    shibuya_write_place(box, shibuya_colour_of(pedestrian), place, text);
}

void shibuya_write_move(const void *box, const void *state, borgo_move move, struct borgo_text *text)
{
    unsigned what = shibuya_what(move), where = shibuya_where(move);
    (void)state;
    switch (shibuya_kind(move)) {
    case SHIBUYA_MOVE_FIRST:
        borgo_print(text, "first %u", what);
        break;
    case SHIBUYA_MOVE_TILE:
        borgo_print(text, "tile %u", what);
        break;
    case SHIBUYA_MOVE_PLACE:
        borgo_print(text, "place %u,%u %u", what / 4, what % 4, where);
        break;
    case SHIBUYA_WALK:
        put_walk(box, what, where, text);
        break;
    case SHIBUYA_BUILD:
        borgo_put(text, "build");
        break;
    case SHIBUYA_PASS:
        borgo_put(text, "pass");
        break;
    }
}

static void put_laid(unsigned laid, struct borgo_text *text)
{
    borgo_print(text, "%u.%u", (laid - 1) / 4, (laid - 1) % 4);
}

/* `-` an empty cell, `12.3` tile 12 turned three times, `12.3+4.0` with tile 4 on top. */
static void put_street(const struct shibuya_state *state, struct borgo_text *text)
{
    for (unsigned cell = 0; cell < SHIBUYA_CELLS; cell++) {
        const uint8_t *laid = state->laid[cell];
        borgo_put(text, cell == 0 ? " street=" : cell % 4 ? "," : "/");
        if (laid[0])
            put_laid(laid[0], text);
        else
            borgo_put_char(text, '-');
        if (laid[1]) {
            borgo_put_char(text, '+');
            put_laid(laid[1], text);
        }
    }
}

/* `rS3:4,3-4,5/pass`: the turns that are remembered, the oldest first. */
static void put_turns(const struct shibuya_box *box, const struct shibuya_state *state, struct borgo_text *text)
{
    borgo_put(text, state->turns ? " since=" : " since=-");
    for (unsigned i = 0; i < state->turns; i++) {
        unsigned turn = state->since[i], from = turn >> 6 & 63, to = turn & 63;
        borgo_put(text, i ? "/" : "");
        if (from == to) {
            borgo_put(text, "pass");
            continue;
        }
        shibuya_write_pedestrian(box, turn >> 12, text);
        borgo_put_char(text, ':');
        put_square(from, text);
        borgo_put_char(text, '-');
        put_square(to, text);
    }
}

void shibuya_write_position(const void *box_, const void *state_, struct borgo_text *text)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    borgo_print(text, " phase=%s first=%d seat=%d hand=", shibuya_phase_words[state->phase], state->first, state->seat);
    if (state->hand)
        borgo_put_number(text, state->hand - 1);
    else
        borgo_put_char(text, '-');
    borgo_print(text, " quiet=%d", state->quiet);
    put_street(state, text);
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++) {
        borgo_put_char(text, ' ');
        shibuya_write_pedestrian(box, pedestrian, text);
        borgo_put_char(text, '=');
        shibuya_write_place(box, shibuya_colour_of(pedestrian), state->place[pedestrian], text);
    }
    put_turns(box, state, text);
}
