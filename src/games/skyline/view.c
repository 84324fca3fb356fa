/* What a state shows, as JSON for front ends. */
#include "games/skyline/parts.h"

static void put_cell(struct borgo_text *text, unsigned cell)
{
    borgo_print(text, "\"%u,%u\"", cell >> 3, cell & 7);
}

static void put_seats(struct borgo_text *text, const struct sky_box *box, const struct sky_state *state)
{
    borgo_put(text, ",\"seats\":[");
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        unsigned built = sky_skyscrapers(state, seat);
        borgo_print(text, "%s{\"cash\":%d,\"pawn\":%d,\"floors\":%u,\"skyscrapers\":%u,\"built\":%u}", seat ? "," : "",
                    state->cash[seat], state->pawn[seat], sky_floors_left(state, seat), box->skyscrapers - built, built);
    }
    borgo_put_char(text, ']');
}

static void put_building(struct borgo_text *text, const struct sky_state *state, unsigned cell)
{
    unsigned owner = sky_owner(state, cell), height = sky_height(state, cell);
    borgo_put(text, "{\"at\":");
    put_cell(text, cell);
    borgo_print(text, ",\"owner\":%u,\"height\":%u,\"skyscraper\":%s,\"rent\":%d}", owner, height,
                height == SKY_SKYSCRAPER ? "true" : "false", sky_group_rent(state, sky_group(state->own[owner], cell)));
}

static void put_buildings(struct borgo_text *text, const struct sky_state *state)
{
    const char *before = "";
    sky_cells built = state->height[1] | state->height[2] | state->height[SKY_SKYSCRAPER];
    borgo_put(text, ",\"buildings\":[");
    for (; built; built &= built - 1) {
        borgo_put(text, before);
        put_building(text, state, sky_lowest(built));
        before = ",";
    }
    borgo_put_char(text, ']');
}

static void put_street(struct borgo_text *text, const struct sky_box *box)
{
    borgo_put(text, ",\"street\":[");
    for (unsigned space = 0; space < SKY_STREET; space++) {
        borgo_put(text, space ? "," : "");
        if (box->beside[space] == SKY_NO_CELL)
            borgo_put(text, "null");
        else
            put_cell(text, box->beside[space]);
    }
    borgo_put_char(text, ']');
}

/* The kinds with their names and how many nobody has seen, and the order of those that were seen. */
static void put_cards(struct borgo_text *text, const struct sky_box *box, const struct sky_state *state)
{
    const char *before = ",\"cards\":[";
    for (unsigned kind = 1; kind <= SKY_KINDS; kind++) {
        if (!box->card_count[kind])
            continue;
        borgo_print(text, "%s{\"kind\":%u,\"name\":", before, kind);
        borgo_put_json(text, box->card_name[kind]);
        borgo_print(text, ",\"count\":%d,\"unseen\":%d}", box->card_count[kind], state->unseen[kind]);
        before = ",";
    }
    borgo_put(text, "],\"pile\":[");
    for (unsigned i = 0; i < state->pile_size; i++)
        borgo_print(text, "%s%d", i ? "," : "", state->pile[i]);
    borgo_put_char(text, ']');
}

static void put_happenings(struct borgo_text *text, const struct sky_state *state)
{
    if (state->architect != SKY_NO_CELL) {
        borgo_put(text, ",\"architect\":");
        put_cell(text, state->architect);
    }
    if (state->white)
        borgo_print(text, ",\"white\":%d", state->white);
    if (state->black)
        borgo_print(text, ",\"black\":%d", state->black);
    if (state->card)
        borgo_print(text, ",\"card\":%d", state->card);
    if (state->rent) {
        borgo_print(text, ",\"rent\":{\"payer\":%d,\"creditor\":%d,\"amount\":%d,\"cell\":", state->payer, state->creditor,
                    state->rent);
        put_cell(text, state->rented);
        borgo_put_char(text, '}');
    }
}

void sky_write_view(const void *box_, const void *state_, struct borgo_text *text)
{
    const struct sky_box *box = box_;
    const struct sky_state *state = state_;
    borgo_print(text, "\"phase\":\"%s\",\"first\":%d,\"seat\":%d,\"turns\":%d", sky_phase_words[state->phase], state->first,
                state->seat, state->turns);
    if (state->end)
        borgo_print(text, ",\"end\":\"%s\"", sky_end_words[state->end]);
    if (state->phase == SKY_BUILDING)
        borgo_print(text, ",\"can_build\":%s", sky_can_build(box, state) ? "true" : "false");
    put_happenings(text, state);
    put_seats(text, box, state);
    put_buildings(text, state);
    put_street(text, box);
    put_cards(text, box, state);
}
