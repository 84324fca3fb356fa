/* What stands on the board: putting, taking, listing and looking up buildings. */
#include "core/list.h"
#include "games/skyline/parts.h"

void skyline_put(struct skyline_state *state, unsigned cell, unsigned owner, unsigned height)
{
    state->height[0] &= ~borgo_bits_one(cell);
    state->height[height] |= borgo_bits_one(cell);
    state->own[owner] |= borgo_bits_one(cell);
}

void skyline_take(struct skyline_state *state, unsigned cell)
{
    skyline_cells others = ~borgo_bits_one(cell);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        state->own[seat] &= others;
    for (unsigned height = 1; height <= SKYLINE_SKYSCRAPER; height++)
        state->height[height] &= others;
    state->height[0] |= borgo_bits_one(cell);
}

void skyline_swap(struct skyline_state *state, unsigned one, unsigned other)
{
    unsigned owner = skyline_owner(state, one), height = skyline_height(state, one);
    unsigned other_owner = skyline_owner(state, other), other_height = skyline_height(state, other);
    skyline_take(state, one);
    skyline_take(state, other);
    skyline_put(state, one, other_owner, other_height);
    skyline_put(state, other, owner, height);
}

unsigned skyline_owner(const struct skyline_state *state, unsigned cell)
{
    unsigned seat = 0;
    while (seat < BORGO_MAX_SEATS - 1 && !(state->own[seat] >> cell & 1))
        seat++;
    return seat;
}

unsigned skyline_height(const struct skyline_state *state, unsigned cell)
{
    unsigned height = 0;
    while (height < SKYLINE_SKYSCRAPER && !(state->height[height] >> cell & 1))
        height++;
    return height;
}

uint32_t skyline_list_cells(skyline_cells cells, enum skyline_kind kind, borgo_move *out)
{
    return borgo_list_set(out, 0, skyline_move(kind, 0, 0, 0), cells, 16);
}

unsigned skyline_floors_left(const struct skyline_state *state, unsigned seat)
{
    unsigned used = borgo_bits_count(state->own[seat] & state->height[1])
                    + 2 * borgo_bits_count(state->own[seat] & state->height[2]);
    return used < SKYLINE_FLOORS ? SKYLINE_FLOORS - used : 0;
}
