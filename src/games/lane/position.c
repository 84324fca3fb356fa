/* A position as text. It keeps only what can't be worked out: pieces and Parks left follow from the
 * board, the discards from deck and hands, the open plots from what is built. Of a hidden hand
 * there is a `?` for each card, and the cards of all hidden hands are in `deck`. */
#include "games/lane/parts.h"

const char *const lane_phase_words[LANE_OVER + 1] = {
    "choose-first", "first-cards", "turn", "chain", "drawing", "discarding", "over",
};

static void put_plot(const struct lane_box *box, unsigned plot, struct borgo_text *text)
{
    borgo_text_print(text, "%d,%d", box->row[plot], box->column[plot]);
}

void lane_write_plot(const struct lane_state *state, int plot, struct borgo_text *text)
{
    uint8_t on = plot < 0 ? 0 : state->on[plot];
    if (lane_is_house(on))
        borgo_text_print(text, "%c%u", BORGO_SEAT_SMALL_LETTERS[lane_owner(on)], lane_storeys(on));
    else
        borgo_text_char(text, on == LANE_PARK ? 'p' : '.');
}

static void write_board(const struct lane_box *box, const struct lane_state *state,
                        struct borgo_text *text)
{
    for (int cell = 0; cell < LANE_SIZE * LANE_SIZE; cell++) {
        if (cell && cell % LANE_SIZE == 0)
            borgo_text_char(text, '/');
        lane_write_plot(state, box->plot_at[cell], text);
    }
}

static void write_cards(const uint8_t *cards, struct borgo_text *text)
{
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
        for (unsigned i = 0; i < cards[colour]; i++)
            borgo_text_char(text, LANE_COLOUR_LETTERS[colour]);
}

static void write_hand(const struct lane_state *state, unsigned seat, struct borgo_text *text)
{
    write_cards(state->hand[seat], text);
    for (unsigned i = lane_count_cards(state->hand[seat]); i < state->hand_size[seat]; i++)
        borgo_text_char(text, '?');
}

void lane_write_position(const void *box_, const void *state_, struct borgo_text *text)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    borgo_text_print(text, " phase=%s first=%d seat=%d", lane_phase_words[state->phase],
                     state->first, state->seat);
    borgo_text_print(text, " deals=%d last=", state->deals);
    if (state->phase == LANE_CHAIN)
        put_plot(box, state->last, text);
    else
        borgo_text_char(text, '-');
    borgo_text_print(text, " park=%d ending=%d quiet=%d,%d", state->park_built, state->ending,
                     state->quiet_rounds, state->round_quiet);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        borgo_text_print(text, "%s%d", seat ? "," : " scores=", state->score[seat]);
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        borgo_text_put(text, seat ? "," : " hands=");
        write_hand(state, seat, text);
    }
    borgo_text_put(text, " deck=");
    write_cards(state->deck, text);
    borgo_text_put(text, " board=");
    write_board(box, state, text);
}
