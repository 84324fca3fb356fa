/* What stands on the board: putting, taking, listing and looking up buildings. */
#include "games/skyline/parts.h"

void sky_put(struct sky_state *state, unsigned cell, unsigned owner, unsigned height)
{
    state->height[0] &= ~sky_bit(cell);
    state->height[height] |= sky_bit(cell);
    state->own[owner] |= sky_bit(cell);
}

void sky_take(struct sky_state *state, unsigned cell)
{
    sky_cells others = ~sky_bit(cell);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        state->own[seat] &= others;
    for (unsigned height = 1; height <= SKY_SKYSCRAPER; height++)
        state->height[height] &= others;
    state->height[0] |= sky_bit(cell);
}

void sky_swap(struct sky_state *state, unsigned one, unsigned other)
{
    unsigned owner = sky_owner(state, one), height = sky_height(state, one);
    unsigned other_owner = sky_owner(state, other), other_height = sky_height(state, other);
    sky_take(state, one);
    sky_take(state, other);
    sky_put(state, one, other_owner, other_height);
    sky_put(state, other, owner, height);
}

unsigned sky_owner(const struct sky_state *state, unsigned cell)
{
    unsigned seat = 0;
    while (seat < BORGO_MAX_SEATS - 1 && !(state->own[seat] >> cell & 1))
        seat++;
    return seat;
}

unsigned sky_height(const struct sky_state *state, unsigned cell)
{
    unsigned height = 0;
    while (height < SKY_SKYSCRAPER && !(state->height[height] >> cell & 1))
        height++;
    return height;
}

uint32_t sky_list_cells(sky_cells cells, enum sky_kind kind, borgo_move *out)
{
    uint32_t count = 0;
    for (; cells; cells &= cells - 1)
        out[count++] = sky_move(kind, sky_lowest(cells), 0, 0);
    return count;
}

unsigned sky_floors_left(const struct sky_state *state, unsigned seat)
{
    unsigned used = sky_count(state->own[seat] & state->height[1]) + 2 * sky_count(state->own[seat] & state->height[2]);
    return used < SKY_FLOORS ? SKY_FLOORS - used : 0;
}
