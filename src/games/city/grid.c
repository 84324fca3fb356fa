/* The plane and the squares on it: CITY-1. See city.h for why a window of fixed room is enough for
 * a plane without edge. */
#include <assert.h>
#include <string.h>

#include "games/city/parts.h"

void city_clear_plane(const struct city_box *box, struct city_state *state)
{
    memcpy(state->type, box->type, CITY_ZONES);
    memset(state->top, CITY_NONE, sizeof state->top);
    memset(state->owner, CITY_NONE, sizeof state->owner);
    city_lay_out(box, state);
}

/* Marks a tile in a window that has room for it, and what its four neighbours face now. */
static void mark(const struct city_box *box, struct city_state *state, unsigned id)
{
    int stride = city_stride(state), at = city_index(state, state->x[id], state->y[id]);
    const int step[4] = {stride, 1, -stride, -1};
    unsigned sides = box->sides[id][state->turn[id]];
    state->grid[at] = (uint8_t)id;
    for (unsigned side = 0; side < 4; side++) {
        uint8_t *beside = &state->grid[at + step[side]];
        if (*beside & CITY_EMPTY)
            *beside |= (uint8_t)(CITY_TOUCHES | (sides >> side & 1) << (side ^ 2));
    }
}

/* Makes the window larger by one row or column towards the cell, and moves what is in it. */
static void grow(struct city_state *state, int x, int y)
{
    _Alignas(8) uint8_t old[CITY_GRID];
    int west = x < state->west, south = y < state->south;
    int width = state->width + (west || x >= state->west + state->width);
    int height = state->height + (south || y >= state->south + state->height);
    int old_stride = city_stride(state), rows = state->height + 2, stride = width + 2;
    assert(stride * (height + 2) <= CITY_GRID);
    memcpy(old, state->grid, sizeof old);
    memset(state->grid, CITY_EMPTY, sizeof state->grid);
    for (int row = 0; row < rows; row++) {
        int from = row * old_stride, to = (row + south) * stride + west;
        memcpy(&state->grid[to], &old[from], (size_t)old_stride);
    }
    state->west = (int8_t)(state->west - west);
    state->south = (int8_t)(state->south - south);
    state->width = (uint8_t)width;
    state->height = (uint8_t)height;
}

void city_lay(const struct city_box *box, struct city_state *state, unsigned id, int x, int y,
              unsigned turn)
{
    if (x < state->west || x >= state->west + state->width || y < state->south
        || y >= state->south + state->height)
        grow(state, x, y);
    state->x[id] = (int8_t)x;
    state->y[id] = (int8_t)y;
    state->turn[id] = (uint8_t)turn;
    state->laid.half[id >> 6] |= borgo_bits_one(id);
    if (id < CITY_ZONES)
        state->bare |= borgo_bits_one(id);
    mark(box, state, id);
}

static void stretch(struct city_state *state, unsigned id, int *east, int *north)
{
    int x = state->x[id], y = state->y[id];
    state->west = (int8_t)(x < state->west ? x : state->west);
    state->south = (int8_t)(y < state->south ? y : state->south);
    *east = x > *east ? x : *east;
    *north = y > *north ? y : *north;
}

void city_lay_out(const struct city_box *box, struct city_state *state)
{
    int east = 0, north = 0;
    state->west = state->south = 0;
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->laid.half[half]; rest; rest &= rest - 1)
            stretch(state, half * 64 + borgo_bits_lowest(rest), &east, &north);
    state->width = (uint8_t)(east - state->west + 1);
    state->height = (uint8_t)(north - state->south + 1);
    assert((state->width + 2) * (state->height + 2) <= CITY_GRID);
    memset(state->grid, CITY_EMPTY, sizeof state->grid);
    mark(box, state, CITY_HALL);
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->laid.half[half]; rest; rest &= rest - 1)
            mark(box, state, half * 64 + borgo_bits_lowest(rest));
}

/* A walk over the whole city that finds the tiles it would fall apart without (Tarjan's lowest
 * links). From each tile it goes on to one beside it that it hasn't seen, and back when there is
 * none left. */
struct walk {
    uint8_t order[CITY_IDS]; /* in which tiles are reached, from 1 */
    uint8_t lowest[CITY_IDS];
    uint8_t from[CITY_IDS];
    uint8_t sides[CITY_IDS]; /* looked at so far */
    uint8_t reached;
    uint64_t holding; /* zones that hold it together */
};

static void enter(struct walk *walk, unsigned id, unsigned from)
{
    walk->order[id] = walk->lowest[id] = ++walk->reached;
    walk->from[id] = (uint8_t)from;
    walk->sides[id] = 0;
}

/* Back from a tile to the one before it. */
static unsigned leave(struct walk *walk, unsigned id)
{
    unsigned from = walk->from[id];
    uint8_t link = walk->lowest[id];
    if (from == CITY_NONE)
        return CITY_NONE;
    if (link >= walk->order[from] && from < CITY_ZONES)
        walk->holding |= borgo_bits_one(from);
    walk->lowest[from] = link < walk->lowest[from] ? link : walk->lowest[from];
    return from;
}

uint64_t city_loose_zones(const struct city_state *state)
{
    struct walk walk = {.holding = 0};
    int stride = city_stride(state);
    const int step[4] = {stride, 1, -stride, -1};
    unsigned id = CITY_HALL;
    enter(&walk, id, CITY_NONE);
    while (id != CITY_NONE) {
        int at = city_index(state, state->x[id], state->y[id]);
        unsigned side = walk.sides[id], next = CITY_NONE, from = walk.from[id];
        uint8_t lowest = walk.lowest[id];
        for (; side < 4 && next == CITY_NONE; side++) {
            unsigned beside = state->grid[at + step[side]];
            if (beside & CITY_EMPTY || beside == from)
                continue;
            uint8_t link = walk.order[beside];
            if (!link)
                next = beside;
            else
                lowest = link < lowest ? link : lowest;
        }
        walk.sides[id] = (uint8_t)side;
        walk.lowest[id] = lowest;
        if (next != CITY_NONE)
            enter(&walk, next, id);
        id = next != CITY_NONE ? next : leave(&walk, id);
    }
    return state->laid.half[0] & ~walk.holding;
}
