/* The set-up: SKY-2 to SKY-5. Players act counter-clockwise, starting with the first player. */
#include <string.h>

#include "core/list.h"
#include "games/skyline/parts.h"

static const skyline_cells every_cell = 0x3f3f3f3f3f3f;

void skyline_begin_placing(const struct skyline_box *box, struct skyline_state *state,
                           unsigned first)
{
    state->first = state->seat = (uint8_t)first;
    state->phase = box->free_start ? SKYLINE_STARTING : SKYLINE_TOWERS;
}

void skyline_start(const void *box_, void *state_)
{
    const struct skyline_box *box = box_;
    struct skyline_state *state = state_;
    memset(state, 0, sizeof *state);
    state->height[0] = every_cell;
    state->architect = SKYLINE_NO_CELL;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        state->cash[seat] = SKYLINE_CASH;
    memcpy(state->unseen, box->card_count, sizeof state->unseen);
    state->unseen_size = box->cards;
    if (box->head.named_first >= 0)
        skyline_begin_placing(box, state, (unsigned)box->head.named_first);
}

uint32_t skyline_list_placements(const struct skyline_state *state, borgo_move *out)
{
    if (state->phase == SKYLINE_TOWERS)
        return skyline_list_cells(state->height[0] & skyline_centre, SKYLINE_MOVE_TOWER, out);
    if (state->phase == SKYLINE_FLOORING)
        return skyline_list_cells(state->height[0], SKYLINE_MOVE_FLOOR, out);
    uint32_t count = 0;
    for (unsigned space = 0; space < SKYLINE_STREET; space += SKYLINE_CORNERS)
        count = borgo_list_add(out, count, skyline_move(SKYLINE_MOVE_START, space, 0, 0));
    return count;
}

/* The next seat counter-clockwise; true when it is the first player's turn again. */
static bool round_is_complete(const struct skyline_box *box, struct skyline_state *state)
{
    state->seat = (uint8_t)((state->seat ? state->seat : box->head.players) - 1);
    return state->seat == state->first;
}

void skyline_choose_start(const struct skyline_box *box, struct skyline_state *state,
                          unsigned space, struct borgo_events *events)
{
    state->pawn[state->seat] = (uint8_t)space;
    borgo_events_tell(events, SKYLINE_TOLD_START, BORGO_EVERYBODY, state->seat, (int32_t)space, 0,
                      0);
    if (round_is_complete(box, state))
        state->phase = SKYLINE_TOWERS;
}

void skyline_place_tower(const struct skyline_box *box, struct skyline_state *state, unsigned cell,
                         struct borgo_events *events)
{
    skyline_put(state, cell, state->seat, SKYLINE_SKYSCRAPER);
    borgo_events_tell(events, SKYLINE_TOLD_TOWER, BORGO_EVERYBODY, state->seat,
                      skyline_cell_value(cell), 0, 0);
    if (round_is_complete(box, state))
        state->phase = SKYLINE_FLOORING;
}

/* SKY-5: who places the last floor puts the architect on it and has the first turn. */
void skyline_place_floor(const struct skyline_box *box, struct skyline_state *state, unsigned cell,
                         struct borgo_events *events)
{
    unsigned placer = state->seat;
    skyline_put(state, cell, placer, 1);
    borgo_events_tell(events, SKYLINE_TOLD_FLOOR, BORGO_EVERYBODY, (int32_t)placer,
                      skyline_cell_value(cell), 0, 0);
    if (!round_is_complete(box, state)
        || borgo_bits_count(state->height[1]) < SKYLINE_FIRST_FLOORS * box->head.players)
        return;
    state->architect = (uint8_t)cell;
    state->seat = (uint8_t)placer;
    state->phase = SKYLINE_ROLLING;
    borgo_events_tell(events, SKYLINE_TOLD_ARCHITECT, BORGO_EVERYBODY, (int32_t)placer,
                      skyline_cell_value(cell), 0, 0);
}
