/* What a hidden state shows, as JSON for front ends. */
#include "games/lane/parts.h"

static void put_counts(struct borgo_text *text, const char *key, const uint8_t *cards)
{
    borgo_print(text, ",\"%s\":{", key);
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
        borgo_print(text, "%s\"%c\":%d", colour ? "," : "", LANE_COLOUR_LETTERS[colour], cards[colour]);
    borgo_put_char(text, '}');
}

/* The cards of a hand that is known; null where it is hidden. */
static void put_hand(struct borgo_text *text, const struct lane_state *state, unsigned seat)
{
    unsigned known = 0;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
        known += state->hand[seat][colour];
    if (known != state->hand_size[seat]) {
        borgo_put(text, "null");
        return;
    }
    borgo_put_char(text, '"');
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
        for (unsigned i = 0; i < state->hand[seat][colour]; i++)
            borgo_put_char(text, LANE_COLOUR_LETTERS[colour]);
    borgo_put_char(text, '"');
}

static void put_seats(struct borgo_text *text, const struct lane_box *box, const struct lane_state *state)
{
    borgo_put(text, ",\"seats\":[");
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        borgo_print(text, "%s{\"score\":%d,\"pieces\":%d,\"cards\":%d,\"hand\":", seat ? "," : "", state->score[seat],
                    state->pieces[seat], state->hand_size[seat]);
        put_hand(text, state, seat);
        borgo_put_char(text, '}');
    }
    borgo_put_char(text, ']');
}

static void put_plot(struct borgo_text *text, const struct lane_box *box, const struct lane_state *state, unsigned plot)
{
    static const char *const zones[LANE_CROSS + 1] = {"A1", "A2", "B1", "B2", "C"};
    uint8_t on = state->on[plot];
    borgo_print(text, "{\"at\":\"%d,%d\",\"colour\":\"%c\",\"dots\":%d,\"zone\":\"%s\",\"open\":%s", box->row[plot],
                box->column[plot], LANE_COLOUR_LETTERS[box->colour[plot]], box->dots[plot], zones[box->zone[plot]],
                lane_has(&state->open, plot) ? "true" : "false");
    if (on == LANE_PARK)
        borgo_put(text, ",\"park\":true");
    else if (on)
        borgo_print(text, ",\"owner\":%u,\"storeys\":%u", lane_owner(on), lane_storeys(on));
    borgo_put_char(text, '}');
}

void lane_write_view(const void *box_, const void *state_, struct borgo_text *text)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    borgo_print(text, "\"phase\":\"%s\",\"first\":%d,\"seat\":%d,\"ending\":%s,\"parks\":%d,\"deck\":%d",
                lane_phase_words[state->phase], state->first, state->seat, state->ending ? "true" : "false", state->parks,
                state->deck_size);
    if (state->phase == LANE_CHAIN)
        borgo_print(text, ",\"last\":\"%d,%d\"", box->row[state->last], box->column[state->last]);
    put_counts(text, "discards", state->discard);
    put_seats(text, box, state);
    borgo_print(text, ",\"fountain\":\"%d,%d\",\"plots\":[", box->fountain / LANE_SIZE, box->fountain % LANE_SIZE);
    for (unsigned plot = 0; plot < box->plots; plot++) {
        borgo_put(text, plot ? "," : "");
        put_plot(text, box, state, plot);
    }
    borgo_put_char(text, ']');
}
