/* What there is to know about a move before it is made: what falls, the group it makes, the rents it changes. */
#include "games/skyline/show.h"

/* The street spaces whose rent is another one afterwards, with both; an owner is null where nothing is due. */
static void put_price(struct borgo_json *json, const char *owner, const char *rent, bool due, const struct sky_debt *debt)
{
    if (due)
        borgo_json_number(json, owner, debt->creditor);
    else
        borgo_json_null(json, owner);
    borgo_json_number(json, rent, due ? debt->rent : 0);
}

static void put_prices(struct borgo_json *json, const struct sky_box *box, const struct sky_state *before,
                       const struct sky_state *after)
{
    borgo_json_array(json, "rents");
    for (unsigned space = 0; space < SKY_STREET; space++) {
        struct sky_debt was = {0}, is = {0};
        bool due_before = sky_owes(box, before, 0, space, &was), due = sky_owes(box, after, 0, space, &is);
        if (due_before == due && was.rent == is.rent && was.creditor == is.creditor)
            continue;
        borgo_json_object(json, NULL);
        borgo_json_number(json, "space", space);
        sky_put_cell(json, "cell", box->beside[space]);
        put_price(json, "owner", "rent", due, &is);
        put_price(json, "owner_before", "rent_before", due_before, &was);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* The group a building is part of afterwards, and whether it has a space of the street beside it. */
static void put_group(struct borgo_json *json, const struct sky_box *box, const struct sky_state *state, unsigned cell)
{
    unsigned owner = sky_owner(state, cell);
    sky_cells group = sky_group(state->own[owner], cell);
    borgo_json_object(json, "group");
    borgo_json_number(json, "owner", owner);
    borgo_json_number(json, "rent", sky_group_rent(state, group));
    borgo_json_bool(json, "beside_street", group & box->beside_street);
    borgo_put_cells_json(group, 0, "cells", json);
    borgo_json_close(json);
}

/* SKY-15 to SKY-19: the building that comes down, the way there, and whether a skyscraper stands afterwards. */
static void put_growth(struct borgo_json *json, const struct sky_state *before, const struct sky_state *after,
                       unsigned from, unsigned to)
{
    borgo_json_object(json, "falls");
    sky_put_cell(json, "at", to);
    borgo_json_number(json, "owner", sky_owner(before, to));
    borgo_json_number(json, "height", sky_height(before, to));
    borgo_json_close(json);
    borgo_put_cells_json(sky_way(from, to), 1 + from, "path", json);
    borgo_json_number(json, "height", sky_height(after, to));
    borgo_json_bool(json, "skyscraper", sky_height(after, to) == SKY_SKYSCRAPER);
}

/* SKY-C2: where the pawn gets to and what is due there. */
static void put_advance(struct borgo_json *json, const struct sky_box *box, const struct sky_state *state, unsigned seat,
                        unsigned steps)
{
    struct sky_debt debt;
    unsigned from = state->pawn[seat];
    sky_put_walk(json, "walk", seat, from, steps);
    if (sky_owes(box, state, state->own[seat], (from + steps) % SKY_STREET, &debt)) {
        sky_put_debt(json, "rent", state, seat, &debt);
        borgo_json_bool(json, "ruins", debt.rent > state->cash[seat]);
        return;
    }
    borgo_json_null(json, "rent");
    borgo_json_bool(json, "ruins", false);
}

static void put_change(struct borgo_json *json, const struct sky_box *box, const struct sky_state *state, borgo_move move)
{
    unsigned a = sky_number(move, 0), b = sky_number(move, 1), c = sky_number(move, 2);
    enum sky_kind kind = sky_kind(move);
    unsigned stands = kind == SKY_MOVE_MERGE ? c : kind == SKY_MOVE_GROW || kind == SKY_MOVE_MOVE ? b : a;
    struct sky_state after = *state;
    sky_play(box, &after, state->seat, move, NULL);
    if (kind == SKY_MOVE_GROW)
        put_growth(json, state, &after, a, b);
    if (kind == SKY_MOVE_MERGE) {
        borgo_put_cells_json(sky_way(a, b), 1 + a, "merge_path", json);
        put_growth(json, state, &after, b, c);
    }
    if (after.height[0] >> stands & 1)
        borgo_json_null(json, "group");
    else
        put_group(json, box, &after, stands);
    put_prices(json, box, state, &after);
}

void sky_write_about(const void *box, const void *state, unsigned viewer, borgo_move move, struct borgo_json *json)
{
    (void)viewer;
    switch (sky_kind(move)) {
    case SKY_MOVE_PASS:
        sky_put_reach(json, box, state);
        break;
    case SKY_MOVE_ADVANCE:
        put_advance(json, box, state, sky_number(move, 0), sky_number(move, 1));
        break;
    case SKY_MOVE_TAX:
        borgo_json_number(json, "amount", sky_tax_due(state, sky_number(move, 0)));
        break;
    case SKY_MOVE_TOWER:
    case SKY_MOVE_FLOOR:
    case SKY_MOVE_BUILD:
    case SKY_MOVE_GROW:
    case SKY_MOVE_MERGE:
    case SKY_MOVE_RETURN:
    case SKY_MOVE_SWAP:
    case SKY_MOVE_MOVE:
    case SKY_MOVE_REMOVE:
        put_change(json, box, state, move);
        break;
    default:
        break;
    }
}
