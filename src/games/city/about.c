/* What there is to know about a move before it is made: which neighbours a square counts, which
 * communities a building reaches, which buildings of the hand a zone would take, how many squares
 * of the hand would find a place on a side. */
#include "core/json.h"
#include "games/city/roles.h"

/* CITY-18: the adjacent cells of the zone's type; `lifted` is the zone itself where it lies
 * already. */
static void put_counted(struct borgo_json *json, const struct city_state *state, borgo_move move,
                        unsigned type, unsigned lifted)
{
    borgo_json_array(json, "counts");
    for (unsigned side = 0; side < 4; side++) {
        int x = city_x(move) + city_step[side][0], y = city_y(move) + city_step[side][1];
        if (!city_in_window(state, x, y))
            continue;
        unsigned id = state->grid[city_index(state, x, y)];
        if (id < CITY_ZONES && id != lifted && state->type[id] == type)
            borgo_json_cell(json, NULL, x, y);
    }
    borgo_json_close(json);
}

static bool neighbouring(const struct city_state *state, unsigned id, int x, int y)
{
    int dx = state->x[id] - x, dy = state->y[id] - y;
    return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
}

/* CITY-31: each community that counts, and for how many of the two segments. */
static void put_communities(struct borgo_json *json, const struct city_box *box,
                            const struct city_state *state, borgo_move move)
{
    const int8_t *step = city_step[city_turn(move)];
    borgo_json_array(json, "communities");
    for (unsigned id = CITY_FIRST_COMMUNITY; id < CITY_HALL; id++) {
        unsigned points = 0;
        for (int i = 0; i < 2; i++)
            points +=
                city_has(&state->laid, id) && box->segment[city_what(move)][i] == box->type[id]
                && neighbouring(state, id, city_x(move) + i * step[0], city_y(move) + i * step[1]);
        if (points == 0)
            continue;
        borgo_json_object(json, NULL);
        borgo_json_cell(json, "cell", state->x[id], state->y[id]);
        borgo_json_number(json, "points", points);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* The buildings of the hand that could be floor 1 there if the seat owned the zone and nothing else
 * changed. */
static void put_fits(struct borgo_json *json, const struct city_box *box,
                     const struct city_state *state, unsigned zone)
{
    struct city_state owned = *state;
    struct city_spot spots[CITY_MAX_SPOTS];
    struct city_builder any = {state->seat, city_role_of(state, state->seat), CITY_ANY_PAIR,
                               CITY_MAX_SPOTS};
    uint32_t pairs = 0;
    owned.owner[zone] = state->seat;
    for (unsigned i = city_list_spots(box, &owned, &any, spots); i > 0; i--)
        if (spots[i - 1].zone[0] == zone || spots[i - 1].zone[1] == zone)
            pairs |= 1u << spots[i - 1].pair;
    borgo_json_array(json, "fits");
    for (uint64_t rest = state->plans[state->seat]; rest; rest &= rest - 1) {
        unsigned building = borgo_bits_lowest(rest);
        if ((box->fits[building][0] | box->fits[building][1]) & pairs)
            borgo_json_number(json, NULL, building);
    }
    borgo_json_close(json);
}

static bool finds_site(const struct city_box *box, unsigned id, const struct city_site *sites,
                       unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (box->turns[id][sites[i].facing])
            return true;
    return false;
}

/* CITY-15 and CITY-20: how many squares of the hand fit on that side as the city is now. */
static void put_squares(struct borgo_json *json, const struct city_box *box,
                        const struct city_state *state, unsigned direction)
{
    struct city_site sites[CITY_MAX_SITES];
    unsigned count = city_list_sites(state, direction, sites), squares = 0;
    for (unsigned id = 0; id < CITY_HALL; id++)
        squares += city_has(&state->hand[state->seat], id) && finds_site(box, id, sites, count);
    borgo_json_number(json, "squares", squares);
}

void city_write_about(const void *box_, const void *state_, unsigned viewer, borgo_move move,
                      struct borgo_json *json)
{
    const struct city_box *box = box_;
    const struct city_state *state = state_;
    unsigned what = city_what(move);
    (void)viewer; /* what it may know is all that is left in the state */
    if (city_kind(move) == CITY_ZONE && what < CITY_ZONES)
        put_counted(json, state, move, box->type[what], CITY_NONE);
    else if (city_kind(move) == CITY_RELOCATE)
        put_counted(json, state, move, box->type[what], what);
    else if (city_kind(move) == CITY_RAISE)
        put_communities(json, box, state, move);
    else if (city_kind(move) == CITY_BID || city_kind(move) == CITY_BANK)
        put_fits(json, box, state, what);
    else if (city_kind(move) == CITY_NAME_DIRECTION)
        put_squares(json, box, state, what);
}
