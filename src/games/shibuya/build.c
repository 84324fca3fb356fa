/* Tiles on the street: the Construction part (SHIB-3) and the BUILD action (SHIB-11, SHIB-15). */
#include "core/list.h"
#include "games/shibuya/parts.h"

bool shibuya_is_construction(const struct shibuya_box *box, const struct shibuya_state *state)
{
    return box->head.option[SHIBUYA_CONSTRUCTION] == SHIBUYA_CONSTRUCTION_ON
           && state->paved != SHIBUYA_ALL_SQUARES;
}

uint64_t shibuya_building_ground(const struct shibuya_box *box, const struct shibuya_state *state)
{
    if (shibuya_is_construction(box, state))
        return ~state->paved;
    return ~(state->covered | shibuya_tiles_of(state->on[SHIBUYA_RED] | state->on[SHIBUYA_BLUE]));
}

uint32_t shibuya_list_places(const struct shibuya_box *box, const struct shibuya_state *state,
                             borgo_move *out)
{
    uint32_t count = 0;
    unsigned listed = box->listed[state->hand - 1];
    uint64_t ground = shibuya_building_ground(box, state);
    for (unsigned cell = 0; cell < SHIBUYA_CELLS; cell++) {
        if (ground & shibuya_cell(cell))
            count =
                borgo_list_set(out, count, shibuya_move(SHIBUYA_MOVE_PLACE, cell, 0), listed, 0);
    }
    return count;
}

void shibuya_lay(const struct shibuya_box *box, struct shibuya_state *state, unsigned cell,
                 unsigned tile, unsigned turned)
{
    uint8_t *laid = state->laid[cell];
    uint64_t squares = shibuya_cell(cell);
    unsigned corner = borgo_bits_lowest(squares);
    laid[laid[0] ? 1 : 0] = (uint8_t)(1 + 4 * tile + turned);
    state->covered |= state->paved & squares;
    state->paved |= squares;
    state->black = (state->black & ~squares) | box->black[tile][turned] << corner;
    state->circle = (state->circle & ~squares) | box->circle[tile][turned] << corner;
}
