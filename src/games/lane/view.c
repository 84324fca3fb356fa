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
            borgo_text_char(&hand, LANE_COLOUR_LETTERS[colour]);
    }
    if (known == state->hand_size[seat])
        borgo_json_string(json, "hand", buffer);
    else
        borgo_json_null(json, "hand");
}

static void put_seats(struct borgo_json *json, const struct lane_box *box,
                      const struct lane_state *state)
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

static void put_cell(struct borgo_json *json, const char *name, const struct lane_box *box,
                     unsigned plot)
{
    borgo_json_cell(json, name, box->row[plot], box->column[plot]);
}

static void put_colours(struct borgo_json *json, borgo_translate *translate)
{
    borgo_json_array(json, "colours");
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        borgo_json_object(json, NULL);
        borgo_json_print(json, "letter", "%c", LANE_COLOUR_LETTERS[colour]);
        borgo_json_string(json, "word", lane_colour_names[colour]);
        borgo_json_string(json, "name", translate(lane_colour_names[colour]));
        borgo_json_number(json, "cards", LANE_CARDS_EACH);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_scenery(struct borgo_json *json, const char *name, const struct lane_box *box,
                        enum lane_scenery scenery)
{
    borgo_json_array(json, name);
    for (int cell = 0; cell < LANE_SIZE * LANE_SIZE; cell++)
        if (box->scenery[cell] == scenery)
            borgo_json_cell(json, NULL, cell / LANE_SIZE, cell % LANE_SIZE);
    borgo_json_close(json);
}

static const char *const zone_words[LANE_CROSS + 1] = {"A1", "A2", "B1", "B2", "C"};

static void put_plots(struct borgo_json *json, const struct lane_box *box)
{
    borgo_json_array(json, "plots");
    for (unsigned plot = 0; plot < box->plots; plot++) {
        borgo_json_object(json, NULL);
        put_cell(json, "at", box, plot);
        borgo_json_print(json, "colour", "%c", LANE_COLOUR_LETTERS[box->colour[plot]]);
        borgo_json_number(json, "dots", box->dots[plot]);
        borgo_json_string(json, "zone", zone_words[box->zone[plot]]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

void lane_write_board(const void *box_, borgo_translate *translate, struct borgo_json *json)
{
    const struct lane_box *box = box_;
    bool avenue = box->head.option[LANE_EDITION] == LANE_EDITION_AVENUE;
    borgo_json_string(json, "edition", avenue ? "avenue" : "lane");
    borgo_json_number(json, "size", LANE_SIZE);
    borgo_json_cell(json, "fountain", box->fountain / LANE_SIZE, box->fountain % LANE_SIZE);
    put_plots(json, box);
    put_scenery(json, "gardens", box, LANE_GARDEN);
    put_scenery(json, "lakes", box, LANE_LAKE);
    put_colours(json, translate);
    borgo_json_number(json, "pieces", box->pieces);
    borgo_json_number(json, "hand_limit", LANE_HAND_LIMIT);
    borgo_json_number(json, "last_pieces", LANE_LAST_PIECES);
    borgo_json_number(json, "quiet_limit", LANE_QUIET_ROUNDS);
    lane_put_categories(box, translate, json);
}

void lane_write_summary(const void *box_, struct borgo_json *json)
{
    const struct lane_box *box = box_;
    uint8_t colours[LANE_COLOURS] = {0}, zones[LANE_CROSS + 1] = {0};
    for (unsigned plot = 0; plot < box->plots; plot++) {
        colours[box->colour[plot]]++;
        zones[box->zone[plot]]++;
    }
    borgo_json_number(json, "plots", box->plots);
    put_counts(json, "colours", colours);
    borgo_json_object(json, "zones");
    for (int zone = 0; zone <= LANE_CROSS; zone++)
        borgo_json_number(json, zone_words[zone], zones[zone]);
    borgo_json_close(json);
}

/* What stands on the plots, Houses and Parks apart, and where the next may go. */
static void put_built(struct borgo_json *json, const struct lane_box *box,
                      const struct lane_state *state)
{
    borgo_json_array(json, "houses");
    for (unsigned plot = 0; plot < box->plots; plot++) {
        if (!lane_is_house(state->on[plot]))
            continue;
        borgo_json_object(json, NULL);
        put_cell(json, "at", box, plot);
        borgo_json_number(json, "owner", lane_owner(state->on[plot]));
        borgo_json_number(json, "storeys", lane_storeys(state->on[plot]));
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_json_array(json, "parks_at");
    for (unsigned plot = 0; plot < box->plots; plot++)
        if (state->on[plot] == LANE_PARK)
            put_cell(json, NULL, box, plot);
    borgo_json_close(json);
    borgo_json_array(json, "open");
    for (unsigned plot = 0; plot < box->plots; plot++)
        if (lane_has(&state->open, plot))
            put_cell(json, NULL, box, plot);
    borgo_json_close(json);
}

/* How far the viewer's cards go: the next step of its turn, or the first of its next one as the
 * board is now. Whoever holds no cards reaches nothing. */
static void put_reach(struct borgo_json *json, const struct lane_box *box,
                      const struct lane_state *state, unsigned viewer)
{
    bool acts = viewer == state->seat && state->phase == LANE_CHAIN;
    struct lane_plots plots = acts ? lane_buildable(box, state) : state->open;
    borgo_json_array(json, "reach");
    for (unsigned plot = 0;
         viewer < box->head.players && state->phase != LANE_OVER && plot < box->plots; plot++) {
        unsigned cards = state->hand[viewer][box->colour[plot]], pieces = state->pieces[viewer];
        unsigned storeys = cards < pieces ? cards : pieces;
        bool park = state->parks && state->hand_size[viewer] && !(acts && state->park_built);
        if (!lane_has(&plots, plot) || (!storeys && !park))
            continue;
        borgo_json_object(json, NULL);
        put_cell(json, "at", box, plot);
        borgo_json_number(json, "storeys", storeys);
        borgo_json_number(json, "points", storeys * box->dots[plot]);
        borgo_json_bool(json, "park", park);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_cards(struct borgo_json *json, const struct lane_state *state)
{
    unsigned discarded = 0;
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++)
        discarded += state->discard[colour];
    borgo_json_number(json, "deck", state->deck_size);
    put_counts(json, "discards", state->discard);
    borgo_json_number(json, "discarded", discarded);
    put_counts(json, "unseen", state->deck);
}

void lane_write_view(const void *box_, const void *state_, unsigned viewer, struct borgo_json *json)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    borgo_json_string(json, "phase", lane_phase_words[state->phase]);
    borgo_json_number(json, "first", state->first);
    borgo_json_number(json, "seat", state->seat);
    borgo_json_bool(json, "ending", state->ending);
    borgo_json_number(json, "quiet_rounds", state->quiet_rounds);
    borgo_json_number(json, "zone_plots_free", state->zone_plots_free);
    borgo_json_number(json, "parks", state->parks);
    borgo_json_bool(json, "park_built", state->park_built);
    borgo_json_number(json, "deals", state->deals);
    if (state->phase == LANE_CHAIN)
        put_cell(json, "last", box, state->last);
    else
        borgo_json_null(json, "last");
    put_cards(json, state);
    put_seats(json, box, state);
    put_built(json, box, state);
    put_reach(json, box, state, viewer);
}
