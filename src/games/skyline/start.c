/* The set-up: SKY-2 to SKY-5. Players act counter-clockwise, starting with the first player. */
#include <string.h>

#include "games/skyline/parts.h"

static const sky_cells every_cell = 0x3f3f3f3f3f3f;

void sky_begin_placing(const struct sky_box *box, struct sky_state *state, unsigned first)
{
    state->first = state->seat = (uint8_t)first;
    state->phase = box->free_start ? SKY_STARTING : SKY_TOWERS;
}

void sky_start(const void *box_, void *state_)
{
    const struct sky_box *box = box_;
    struct sky_state *state = state_;
    memset(state, 0, sizeof *state);
    state->height[0] = every_cell;
    state->architect = SKY_NO_CELL;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        state->cash[seat] = SKY_CASH;
    memcpy(state->unseen, box->card_count, sizeof state->unseen);
    state->unseen_size = box->cards;
    if (box->named_first >= 0)
        sky_begin_placing(box, state, (unsigned)box->named_first);
}

uint32_t sky_list_placements(const struct sky_state *state, borgo_move *out)
{
    if (state->phase == SKY_TOWERS)
        return sky_list_cells(state->height[0] & sky_centre, SKY_MOVE_TOWER, out);
    if (state->phase == SKY_FLOORING)
        return sky_list_cells(state->height[0], SKY_MOVE_FLOOR, out);
    for (unsigned corner = 0; corner < SKY_STREET / SKY_CORNERS; corner++)
        out[corner] = sky_move(SKY_MOVE_START, corner * SKY_CORNERS, 0, 0);
    return SKY_STREET / SKY_CORNERS;
}

/* The next seat counter-clockwise; true when it is the first player's turn again. */
static bool round_is_complete(const struct sky_box *box, struct sky_state *state)
{
    state->seat = (uint8_t)((state->seat ? state->seat : box->head.players) - 1);
    return state->seat == state->first;
}

void sky_choose_start(const struct sky_box *box, struct sky_state *state, unsigned space, struct borgo_events *events)
{
    state->pawn[state->seat] = (uint8_t)space;
    borgo_tell(events, SKY_TOLD_START, BORGO_EVERYBODY, state->seat, (int32_t)space, 0, 0);
    if (round_is_complete(box, state))
        state->phase = SKY_TOWERS;
}

void sky_place_tower(const struct sky_box *box, struct sky_state *state, unsigned cell, struct borgo_events *events)
{
    sky_put(state, cell, state->seat, SKY_SKYSCRAPER);
    borgo_tell(events, SKY_TOLD_TOWER, BORGO_EVERYBODY, state->seat, sky_cell_value(cell), 0, 0);
    if (round_is_complete(box, state))
        state->phase = SKY_FLOORING;
}

/* SKY-5: who places the last floor puts the architect on it and has the first turn. */
void sky_place_floor(const struct sky_box *box, struct sky_state *state, unsigned cell, struct borgo_events *events)
{
    unsigned placer = state->seat;
    sky_put(state, cell, placer, 1);
    borgo_tell(events, SKY_TOLD_FLOOR, BORGO_EVERYBODY, (int32_t)placer, sky_cell_value(cell), 0, 0);
    if (!round_is_complete(box, state) || sky_count(state->height[1]) < SKY_FIRST_FLOORS * box->head.players)
        return;
    state->architect = (uint8_t)cell;
    state->seat = (uint8_t)placer;
    state->phase = SKY_ROLLING;
    borgo_tell(events, SKY_TOLD_ARCHITECT, BORGO_EVERYBODY, (int32_t)placer, sky_cell_value(cell), 0, 0);
}
