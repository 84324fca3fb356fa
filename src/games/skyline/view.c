/* What a state shows, as JSON for front ends. */
#include "games/skyline/parts.h"

static void put_cell(struct borgo_json *json, const char *name, unsigned cell)
{
    borgo_json_cell(json, name, cell >> 3, cell & 7);
}

static void put_seats(struct borgo_json *json, const struct sky_box *box, const struct sky_state *state)
{
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        unsigned built = sky_skyscrapers(state, seat);
        borgo_json_object(json, NULL);
        borgo_json_number(json, "cash", state->cash[seat]);
        borgo_json_number(json, "pawn", state->pawn[seat]);
        borgo_json_number(json, "floors", sky_floors_left(state, seat));
        borgo_json_number(json, "skyscrapers", box->skyscrapers - built);
        borgo_json_number(json, "built", built);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_building(struct borgo_json *json, const struct sky_state *state, unsigned cell)
{
    unsigned owner = sky_owner(state, cell), height = sky_height(state, cell);
    borgo_json_object(json, NULL);
    put_cell(json, "at", cell);
    borgo_json_number(json, "owner", owner);
    borgo_json_number(json, "height", height);
    borgo_json_bool(json, "skyscraper", height == SKY_SKYSCRAPER);
    borgo_json_number(json, "rent", sky_group_rent(state, sky_group(state->own[owner], cell)));
    borgo_json_close(json);
}

static void put_buildings(struct borgo_json *json, const struct sky_state *state)
{
    sky_cells built = state->height[1] | state->height[2] | state->height[SKY_SKYSCRAPER];
    borgo_json_array(json, "buildings");
    for (; built; built &= built - 1)
        put_building(json, state, sky_lowest(built));
    borgo_json_close(json);
}

static void put_street(struct borgo_json *json, const struct sky_box *box)
{
    borgo_json_array(json, "street");
    for (unsigned space = 0; space < SKY_STREET; space++) {
        if (box->beside[space] == SKY_NO_CELL)
            borgo_json_null(json, NULL);
        else
            put_cell(json, NULL, box->beside[space]);
    }
    borgo_json_close(json);
}

/* The kinds with their names and how many nobody has seen, and the order of those that were seen. */
static void put_cards(struct borgo_json *json, const struct sky_box *box, const struct sky_state *state)
{
    borgo_json_array(json, "cards");
    for (unsigned kind = 1; kind <= SKY_KINDS; kind++) {
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

static void put_rent(struct borgo_json *json, const struct sky_state *state)
{
    borgo_json_object(json, "rent");
    borgo_json_number(json, "payer", state->payer);
    borgo_json_number(json, "creditor", state->creditor);
    borgo_json_number(json, "amount", state->rent);
    put_cell(json, "cell", state->rented);
    borgo_json_close(json);
}

static void put_happenings(struct borgo_json *json, const struct sky_state *state)
{
    if (state->architect != SKY_NO_CELL)
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

void sky_write_board(const void *box_, borgo_translate *translate, struct borgo_json *json)
{
    const struct sky_box *box = box_;
    (void)translate;
    put_street(json, box);
}

void sky_write_view(const void *box_, const void *state_, unsigned viewer, struct borgo_json *json)
{
    const struct sky_box *box = box_;
    const struct sky_state *state = state_;
    (void)viewer;
    borgo_json_string(json, "phase", sky_phase_words[state->phase]);
    borgo_json_number(json, "first", state->first);
    borgo_json_number(json, "seat", state->seat);
    borgo_json_number(json, "turns", state->turns);
    if (state->end)
        borgo_json_string(json, "end", sky_end_words[state->end]);
    if (state->phase == SKY_BUILDING)
        borgo_json_bool(json, "can_build", sky_can_build(box, state));
    put_happenings(json, state);
    put_seats(json, box, state);
    put_buildings(json, state);
    put_cards(json, box, state);
}

void sky_write_standings(const void *box, const void *state, struct borgo_json *json)
{
    (void)box, (void)state, (void)json;
}
