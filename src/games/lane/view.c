/* What a hidden state shows, as JSON for front ends. */
#include "games/lane/parts.h"

static void put_counts(struct borgo_json *json, const char *name, const uint8_t *cards)
{
    borgo_json_object(json, name);
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        const char letter[2] = {LANE_COLOUR_LETTERS[colour]};
        borgo_json_number(json, letter, cards[colour]);
    }
    borgo_json_close(json);
}

/* The cards of a hand that is known; null where it is hidden. */
static void put_hand(struct borgo_json *json, const struct lane_state *state, unsigned seat)
{
    char buffer[LANE_COLOURS * UINT8_MAX + 1];
    struct borgo_text hand;
    unsigned known = 0;
    borgo_text_start(&hand, buffer, sizeof buffer);
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        known += state->hand[seat][colour];
        for (unsigned i = 0; i < state->hand[seat][colour]; i++)
            borgo_put_char(&hand, LANE_COLOUR_LETTERS[colour]);
    }
    if (known == state->hand_size[seat])
        borgo_json_string(json, "hand", buffer);
    else
        borgo_json_null(json, "hand");
}

static void put_seats(struct borgo_json *json, const struct lane_box *box, const struct lane_state *state)
{
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        borgo_json_object(json, NULL);
        borgo_json_number(json, "score", state->score[seat]);
        borgo_json_number(json, "pieces", state->pieces[seat]);
        borgo_json_number(json, "cards", state->hand_size[seat]);
        put_hand(json, state, seat);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_plot(struct borgo_json *json, const struct lane_box *box, const struct lane_state *state, unsigned plot)
{
    static const char *const zones[LANE_CROSS + 1] = {"A1", "A2", "B1", "B2", "C"};
    uint8_t on = state->on[plot];
    borgo_json_object(json, NULL);
    borgo_json_cell(json, "at", box->row[plot], box->column[plot]);
    borgo_json_print(json, "colour", "%c", LANE_COLOUR_LETTERS[box->colour[plot]]);
    borgo_json_number(json, "dots", box->dots[plot]);
    borgo_json_string(json, "zone", zones[box->zone[plot]]);
    borgo_json_bool(json, "open", lane_has(&state->open, plot));
    if (on == LANE_PARK) {
        borgo_json_bool(json, "park", true);
    } else if (on) {
        borgo_json_number(json, "owner", lane_owner(on));
        borgo_json_number(json, "storeys", lane_storeys(on));
    }
    borgo_json_close(json);
}

void lane_write_board(const void *box_, borgo_translate *translate, struct borgo_json *json)
{
    const struct lane_box *box = box_;
    (void)translate;
    borgo_json_cell(json, "fountain", box->fountain / LANE_SIZE, box->fountain % LANE_SIZE);
}

void lane_write_view(const void *box_, const void *state_, unsigned viewer, struct borgo_json *json)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    (void)viewer;
    borgo_json_string(json, "phase", lane_phase_words[state->phase]);
    borgo_json_number(json, "first", state->first);
    borgo_json_number(json, "seat", state->seat);
    borgo_json_bool(json, "ending", state->ending);
    borgo_json_number(json, "parks", state->parks);
    borgo_json_number(json, "deck", state->deck_size);
    if (state->phase == LANE_CHAIN)
        borgo_json_cell(json, "last", box->row[state->last], box->column[state->last]);
    put_counts(json, "discards", state->discard);
    put_seats(json, box, state);
    borgo_json_array(json, "plots");
    for (unsigned plot = 0; plot < box->plots; plot++)
        put_plot(json, box, state, plot);
    borgo_json_close(json);
}

void lane_write_standings(const void *box, const void *state, struct borgo_json *json)
{
    (void)box, (void)state, (void)json;
}
