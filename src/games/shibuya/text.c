/* What moves say, and positions as text. A position keeps only what can't be worked out: the stack is the tiles not seen elsewhere,
 * passes in a row follow from the turns that are remembered. Every pedestrian has a word of its own. */
#include "games/shibuya/way.h"

const char *const shibuya_phase_words[SHIBUYA_OVER + 1] = {"choose-first", "tile", "place", "turn", "over"};

const char *const shibuya_by_words[SHIBUYA_BY_BOTH + 1] = {"colour", "shape", "both"};
/* What all squares of a walk show: in French and Italian they agree with the word for squares. */
const char *const shibuya_over_words[4] = {N_("black"), N_("white"), N_("rounded"), N_("angular")};

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

static void describe_walk(const struct shibuya_box *box, unsigned pedestrian, unsigned place, struct borgo_description *out)
{
    unsigned colour = shibuya_colour_of(pedestrian);
    out->value[0] = shibuya_pedestrian_name(box, pedestrian);
    if (place < SHIBUYA_WAITING) {
        out->value[1] = borgo_cell((int)place / 8, (int)place % 8);
        return;
    }
    out->kind = SHIBUYA_GO_HOME;
    out->value[1] = shibuya_goal_name(&box->goal[colour][place - SHIBUYA_HOME]);
}

void shibuya_describe(const void *box, const void *state_, borgo_move move, struct borgo_description *out)
{
    const struct shibuya_state *state = state_;
    unsigned what = shibuya_what(move), where = shibuya_where(move);
    out->kind = (uint8_t)shibuya_kind(move);
    switch (shibuya_kind(move)) {
    case SHIBUYA_MOVE_PLACE:
        out->value[0] = borgo_cell((int)what / 4, (int)what % 4);
        out->value[1] = (int32_t)where;
        out->value[2] = state->hand - 1;
        break;
    case SHIBUYA_WALK:
        describe_walk(box, what, where, out);
        break;
    default:
        out->value[0] = (int32_t)what;
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
