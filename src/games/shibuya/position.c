/* A position as text. It keeps only what can't be worked out: the stack is the tiles not seen
 * elsewhere, passes in a row follow from the turns that are remembered. Every pedestrian has a word
 * of its own. */
#include "games/shibuya/parts.h"

const char *const shibuya_phase_words[SHIBUYA_OVER + 1] = {"choose-first", "tile", "place", "turn",
                                                           "over"};

static void put_laid(unsigned laid, struct borgo_text *text)
{
    borgo_text_print(text, "%u.%u", (laid - 1) / 4, (laid - 1) % 4);
}

/* `-` an empty cell, `12.3` tile 12 turned three times, `12.3+4.0` with tile 4 on top. */
static void put_street(const struct shibuya_state *state, struct borgo_text *text)
{
    for (unsigned cell = 0; cell < SHIBUYA_CELLS; cell++) {
        const uint8_t *laid = state->laid[cell];
        borgo_text_put(text, cell == 0 ? " street=" : cell % 4 ? "," : "/");
        if (laid[0])
            put_laid(laid[0], text);
        else
            borgo_text_char(text, '-');
        if (laid[1]) {
            borgo_text_char(text, '+');
            put_laid(laid[1], text);
        }
    }
}

/* `rS3:4,3-4,5/pass`: the turns that are remembered, the oldest first. */
static void put_turns(const struct shibuya_box *box, const struct shibuya_state *state,
                      struct borgo_text *text)
{
    borgo_text_put(text, state->turns ? " since=" : " since=-");
    for (unsigned i = 0; i < state->turns; i++) {
        unsigned turn = state->since[i], from = turn >> 6 & 63, to = turn & 63;
        borgo_text_put(text, i ? "/" : "");
        if (from == to) {
            borgo_text_put(text, "pass");
            continue;
        }
        shibuya_write_pedestrian(box, turn >> 12, text);
        borgo_text_char(text, ':');
        shibuya_write_place(box, SHIBUYA_RED, from, text);
        borgo_text_char(text, '-');
        shibuya_write_place(box, SHIBUYA_RED, to, text);
    }
}

void shibuya_write_position(const void *box_, const void *state_, struct borgo_text *text)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    borgo_text_print(text, " phase=%s first=%d seat=%d hand=", shibuya_phase_words[state->phase],
                     state->first, state->seat);
    if (state->hand)
        borgo_text_number(text, state->hand - 1);
    else
        borgo_text_char(text, '-');
    borgo_text_print(text, " quiet=%d", state->quiet);
    put_street(state, text);
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++) {
        borgo_text_char(text, ' ');
        shibuya_write_pedestrian(box, pedestrian, text);
        borgo_text_char(text, '=');
        shibuya_write_place(box, shibuya_colour_of(pedestrian), state->place[pedestrian], text);
    }
    put_turns(box, state, text);
}
