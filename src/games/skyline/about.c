/* What there is to know about a move before it is made: what falls, the group it makes, the rents
 * it changes. */
#include "games/skyline/show.h"

/* The street spaces whose rent is another one afterwards, with both; an owner is null where nothing
 * is due. */
static void put_price(struct borgo_json *json, const char *owner, const char *rent, bool due,
                      const struct skyline_debt *debt)
{
    if (due)
        borgo_json_number(json, owner, debt->creditor);
    else
        borgo_json_null(json, owner);
    borgo_json_number(json, rent, due ? debt->rent : 0);
}

static void put_prices(struct borgo_json *json, const struct skyline_box *box,
                       const struct skyline_state *before, const struct skyline_state *after)
{
    borgo_json_array(json, "rents");
    for (unsigned space = 0; space < SKYLINE_STREET; space++) {
        struct skyline_debt was = {0}, is = {0};
        bool due_before = skyline_owes(box, before, 0, space, &was),
             due = skyline_owes(box, after, 0, space, &is);
        if (due_before == due && was.rent == is.rent && was.creditor == is.creditor)
            continue;
        borgo_json_object(json, NULL);
        borgo_json_number(json, "space", space);
        skyline_put_cell(json, "cell", box->beside[space]);
        put_price(json, "owner", "rent", due, &is);
        put_price(json, "owner_before", "rent_before", due_before, &was);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* The group a building is part of afterwards, and whether it has a space of the street beside it.
 */
static void put_group(struct borgo_json *json, const struct skyline_box *box,
                      const struct skyline_state *state, unsigned cell)
{
    unsigned owner = skyline_owner(state, cell);
    skyline_cells group = skyline_group(state->own[owner], cell);
    borgo_json_object(json, "group");
    borgo_json_number(json, "owner", owner);
    borgo_json_number(json, "rent", skyline_group_rent(state, group));
    borgo_json_bool(json, "beside_street", group & box->beside_street);
    borgo_put_cells_json(group, 0, "cells", json);
    borgo_json_close(json);
}

/* SKY-15 to SKY-19: the building that comes down, the way there, and whether a skyscraper stands
 * afterwards. */
static void put_growth(struct borgo_json *json, const struct skyline_state *before,
                       const struct skyline_state *after, unsigned from, unsigned to)
{
    borgo_json_object(json, "falls");
    skyline_put_cell(json, "at", to);
    borgo_json_number(json, "owner", skyline_owner(before, to));
    borgo_json_number(json, "height", skyline_height(before, to));
    borgo_json_close(json);
    borgo_put_cells_json(skyline_way(from, to), 1 + from, "path", json);
    borgo_json_number(json, "height", skyline_height(after, to));
    borgo_json_bool(json, "skyscraper", skyline_height(after, to) == SKYLINE_SKYSCRAPER);
}

/* SKY-C2: where the pawn gets to and what is due there. */
static void put_advance(struct borgo_json *json, const struct skyline_box *box,
                        const struct skyline_state *state, unsigned seat, unsigned steps)
{
    struct skyline_debt debt;
    unsigned from = state->pawn[seat];
    skyline_put_walk(json, "walk", seat, from, steps);
    if (skyline_owes(box, state, state->own[seat], (from + steps) % SKYLINE_STREET, &debt)) {
        skyline_put_debt(json, "rent", state, seat, &debt);
        borgo_json_bool(json, "ruins", debt.rent > state->cash[seat]);
        return;
    }
    borgo_json_null(json, "rent");
    borgo_json_bool(json, "ruins", false);
}

static void put_change(struct borgo_json *json, const struct skyline_box *box,
                       const struct skyline_state *state, borgo_move move)
{
    unsigned a = skyline_number(move, 0), b = skyline_number(move, 1), c = skyline_number(move, 2);
    enum skyline_kind kind = skyline_kind(move);
    unsigned stands = kind == SKYLINE_MOVE_MERGE                               ? c
                      : kind == SKYLINE_MOVE_GROW || kind == SKYLINE_MOVE_MOVE ? b
                                                                               : a;
    struct skyline_state after = *state;
    skyline_play(box, &after, state->seat, move, NULL);
    if (kind == SKYLINE_MOVE_GROW)
        put_growth(json, state, &after, a, b);
    if (kind == SKYLINE_MOVE_MERGE) {
        borgo_put_cells_json(skyline_way(a, b), 1 + a, "merge_path", json);
        put_growth(json, state, &after, b, c);
    }
    if (after.height[0] >> stands & 1)
        borgo_json_null(json, "group");
    else
        put_group(json, box, &after, stands);
    put_prices(json, box, state, &after);
}

void skyline_write_about(const void *box, const void *state, unsigned viewer, borgo_move move,
                         struct borgo_json *json)
{
    (void)viewer;
    switch (skyline_kind(move)) {
    case SKYLINE_MOVE_PASS:
        skyline_put_reach(json, box, state);
        break;
    case SKYLINE_MOVE_ADVANCE:
        put_advance(json, box, state, skyline_number(move, 0), skyline_number(move, 1));
        break;
    case SKYLINE_MOVE_TAX:
        borgo_json_number(json, "amount", skyline_tax_due(state, skyline_number(move, 0)));
        break;
    case SKYLINE_MOVE_TOWER:
    case SKYLINE_MOVE_FLOOR:
    case SKYLINE_MOVE_BUILD:
    case SKYLINE_MOVE_GROW:
    case SKYLINE_MOVE_MERGE:
    case SKYLINE_MOVE_RETURN:
    case SKYLINE_MOVE_SWAP:
    case SKYLINE_MOVE_MOVE:
    case SKYLINE_MOVE_REMOVE:
        put_change(json, box, state, move);
        break;
    default:
        break;
    }
}
