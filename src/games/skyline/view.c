/* What a state shows, as JSON for front ends. */
#include "games/skyline/parts.h"

static void put_cell(struct borgo_json *json, const char *name, unsigned cell)
{
    borgo_json_cell(json, name, cell >> 3, cell & 7);
}

static void put_seats(struct borgo_json *json, const struct skyline_box *box, const struct skyline_state *state)
{
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        unsigned built = skyline_skyscrapers(state, seat);
        borgo_json_object(json, NULL);
        borgo_json_number(json, "cash", state->cash[seat]);
        borgo_json_number(json, "pawn", state->pawn[seat]);
        borgo_json_number(json, "floors", skyline_floors_left(state, seat));
        borgo_json_number(json, "skyscrapers", box->skyscrapers - built);
        borgo_json_number(json, "built", built);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_building(struct borgo_json *json, const struct skyline_state *state, unsigned cell)
{
    unsigned owner = skyline_owner(state, cell), height = skyline_height(state, cell);
    borgo_json_object(json, NULL);
    put_cell(json, "at", cell);
    borgo_json_number(json, "owner", owner);
    borgo_json_number(json, "height", height);
    borgo_json_bool(json, "skyscraper", height == SKYLINE_SKYSCRAPER);
    borgo_json_number(json, "rent", skyline_group_rent(state, skyline_group(state->own[owner], cell)));
    borgo_json_close(json);
}

static void put_buildings(struct borgo_json *json, const struct skyline_state *state)
{
    skyline_cells built = state->height[1] | state->height[2] | state->height[SKYLINE_SKYSCRAPER];
    borgo_json_array(json, "buildings");
    for (; built; built &= built - 1)
        put_building(json, state, borgo_bits_lowest(built));
    borgo_json_close(json);
}

static void put_street(struct borgo_json *json, const struct skyline_box *box)
{
    borgo_json_array(json, "street");
    for (unsigned space = 0; space < SKYLINE_STREET; space++) {
        if (box->beside[space] == SKYLINE_NO_CELL)
            borgo_json_null(json, NULL);
        else
            put_cell(json, NULL, box->beside[space]);
    }
    borgo_json_close(json);
}

/* The kinds with their names and how many nobody has seen, and the order of those that were seen. */
static void put_cards(struct borgo_json *json, const struct skyline_box *box, const struct skyline_state *state)
{
    borgo_json_array(json, "cards");
    for (unsigned kind = 1; kind <= SKYLINE_KINDS; kind++) {
        if (!box->card_count[kind])
            continue;
        borgo_json_object(json, NULL);
        borgo_json_number(json, "kind", kind);
        borgo_json_string(json, "name", box->card_name[kind]);
        borgo_json_number(json, "count", box->card_count[kind]);
        borgo_json_number(json, "unseen", state->unseen[kind]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_json_array(json, "pile");
    for (unsigned i = 0; i < state->pile_size; i++)
        borgo_json_number(json, NULL, state->pile[i]);
    borgo_json_close(json);
}

static void put_rent(struct borgo_json *json, const struct skyline_state *state)
{
    borgo_json_object(json, "rent");
    borgo_json_number(json, "payer", state->payer);
    borgo_json_number(json, "creditor", state->creditor);
    borgo_json_number(json, "amount", state->rent);
    put_cell(json, "cell", state->rented);
    borgo_json_close(json);
}

static void put_happenings(struct borgo_json *json, const struct skyline_state *state)
{
    if (state->architect != SKYLINE_NO_CELL)
        put_cell(json, "architect", state->architect);
    if (state->white)
        borgo_json_number(json, "white", state->white);
    if (state->black)
        borgo_json_number(json, "black", state->black);
    if (state->card)
        borgo_json_number(json, "card", state->card);
    if (state->rent)
        put_rent(json, state);
}

void skyline_write_board(const void *box_, borgo_translate *translate, struct borgo_json *json)
{
    const struct skyline_box *box = box_;
    (void)translate;
    put_street(json, box);
}

void skyline_write_view(const void *box_, const void *state_, unsigned viewer, struct borgo_json *json)
{
    const struct skyline_box *box = box_;
    const struct skyline_state *state = state_;
    (void)viewer;
    borgo_json_string(json, "phase", skyline_phase_words[state->phase]);
    borgo_json_number(json, "first", state->first);
    borgo_json_number(json, "seat", state->seat);
    borgo_json_number(json, "turns", state->turns);
    if (state->end)
        borgo_json_string(json, "end", skyline_end_words[state->end]);
    if (state->phase == SKYLINE_BUILDING)
        borgo_json_bool(json, "can_build", skyline_can_build(box, state));
    put_happenings(json, state);
    put_seats(json, box, state);
    put_buildings(json, state);
    put_cards(json, box, state);
}

void skyline_write_standings(const void *box, const void *state, struct borgo_json *json)
{
    (void)box, (void)state, (void)json;
}
