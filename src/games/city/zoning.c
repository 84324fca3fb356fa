/* Zoning: where squares may lie and what they score (CITY-14 to CITY-20). */
#include "core/list.h"
#include "games/city/events.h"
#include "games/city/roles.h"

/* The rows or columns of the window a direction leaves: strictly beyond City Hall's (CITY-20). */
struct range {
    int west, east, south, north;
};

static struct range range_of(const struct city_state *state, unsigned direction)
{
    struct range range = {state->west - 1, state->west + state->width, state->south - 1,
                          state->south + state->height};
    switch (direction) {
    case CITY_NORTH:
        range.south = 1;
        break;
    case CITY_EAST:
        range.west = 1;
        break;
    case CITY_SOUTH:
        range.north = -1;
        break;
    case CITY_WEST:
        range.east = -1;
        break;
    default:
        break;
    }
    return range;
}

unsigned city_list_sites(const struct city_state *state, unsigned direction,
                         struct city_site *sites)
{
    struct range range = range_of(state, direction);
    unsigned count = 0;
    for (int y = range.south; y <= range.north; y++) {
        const uint8_t *cell = state->grid + city_index(state, range.west, y);
        for (int x = range.west; x <= range.east; x++, cell++)
            if ((*cell & (CITY_EMPTY | CITY_TOUCHES)) == (CITY_EMPTY | CITY_TOUCHES))
                sites[count++] = (struct city_site){(int8_t)x, (int8_t)y, *cell & CITY_FACING};
    }
    return count;
}

static uint32_t list_turns(borgo_move *out, uint32_t count, const struct city_site *site,
                           unsigned id, unsigned turns)
{
    return borgo_list_set(out, count, city_cell_move(CITY_ZONE, id, site->x, site->y, 0), turns, 0);
}

/* The squares to choose from: the one drawn after a community, else the hand. */
static unsigned squares_at_hand(const struct city_state *state, uint8_t *ids)
{
    unsigned count = 0;
    if (state->at_once != CITY_NONE) {
        ids[0] = state->at_once;
        return 1;
    }
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->hand[state->seat].half[half]; rest; rest &= rest - 1)
            ids[count++] = (uint8_t)(half * 64 + borgo_bits_lowest(rest));
    return count;
}

uint32_t city_list_zones(const struct city_box *box, const struct city_state *state,
                         borgo_move *out)
{
    struct city_site sites[CITY_MAX_SITES];
    uint8_t ids[CITY_HAND];
    uint32_t count = 0;
    unsigned cells = city_list_sites(state, state->direction, sites),
             squares = squares_at_hand(state, ids);
    for (unsigned i = 0; i < squares; i++)
        for (unsigned cell = 0; cell < cells; cell++)
            count = list_turns(out, count, &sites[cell], ids[i],
                               box->turns[ids[i]][sites[cell].facing]);
    if (count)
        return count;
    for (unsigned i = 0; i < squares; i++) /* CITY-16 */
        for (unsigned cell = 0; cell < cells; cell++)
            count = list_turns(out, count, &sites[cell], ids[i], box->all_turns[ids[i]]);
    return count;
}

unsigned city_district(const struct city_state *state, int x, int y, unsigned type)
{
    unsigned points = 0;
    for (unsigned side = 0; side < 4; side++) {
        int beside_x = x + city_step[side][0], beside_y = y + city_step[side][1];
        if (!city_in_window(state, beside_x, beside_y))
            continue;
        unsigned beside = state->grid[city_index(state, beside_x, beside_y)];
        points += beside < CITY_ZONES && state->type[beside] == type;
    }
    return points;
}

/* CITY-18, and who else lives on it: the roles that double and copy (CITY-45, CITY-49). */
static void score_district(const struct city_box *box, struct city_state *state, int x, int y,
                           unsigned points, struct borgo_events *events)
{
    struct city_gain gain = {{0}};
    unsigned placer = state->seat;
    const struct city_role *role = city_role_of(state, placer);
    if (points == 0)
        return;
    city_earn(&gain, placer, points, (struct city_why){CITY_FOR_DISTRICT, x, y}, events);
    if (role->doubles_district)
        city_earn(&gain, placer, points,
                  (struct city_why){CITY_FOR_ROLE + state->played[placer][state->round], x, y},
                  events);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        if (seat != placer && city_role_of(state, seat)->copies_district)
            city_earn(&gain, seat, gain.points[placer],
                      (struct city_why){CITY_FOR_ROLE + state->played[seat][state->round], x, y},
                      events);
    city_score(box, state, &gain, events);
}

void city_zone(const struct city_box *box, struct city_state *state, borgo_move move,
               struct borgo_events *events)
{
    unsigned id = city_what(move), seat = state->seat;
    int x = city_x(move), y = city_y(move);
    state->hand[seat].half[id >> 6] &= ~borgo_bits_one(id);
    state->hand_size[seat]--;
    state->at_once = CITY_NONE;
    city_lay(box, state, id, x, y, city_turn(move));
    city_tell_all(events, CITY_TOLD_ZONE,
                  (int32_t[BORGO_EVENT_PLACES]){(int)seat, (int)city_square_name(box, id),
                                                borgo_cell(x, y), box->number[id],
                                                (int)city_turn(move)});
    if (id < CITY_ZONES)
        score_district(box, state, x, y, city_district(state, x, y, box->type[id]), events);
}
