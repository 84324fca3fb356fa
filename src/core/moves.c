/* What can be said of moves for every game alike: see moves.h. */
#include "core/moves.h"

#include <string.h>

unsigned borgo_actor(borgo_seats to_act)
{
    return (unsigned)__builtin_ctz(to_act);
}

void borgo_list_moves(const struct borgo_game *game, const void *box, const void *state, unsigned seat,
                      struct borgo_moves *moves)
{
    moves->count = 0;
    if (!(game->to_act(box, state) >> seat & 1))
        return;
    if (seat != BORGO_CHANCE) {
        moves->count = game->moves(box, state, seat, moves->at);
        return;
    }
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    moves->count = game->chance(box, state, outcomes);
    for (uint32_t i = 0; i < moves->count; i++)
        moves->at[i] = outcomes[i].move;
}

static bool fail_turn(unsigned seat, struct borgo_error *error)
{
    if (seat == BORGO_CHANCE)
        return borgo_fail(error, "it is not chance's turn");
    return borgo_fail(error, "seat %u is not to act", seat);
}

bool borgo_find_move(const struct borgo_game *game, const void *box, const void *state, unsigned seat, const char *text,
                     struct borgo_moves *room, borgo_move *move, struct borgo_error *error)
{
    borgo_list_moves(game, box, state, seat, room);
    if (room->count == 0)
        return fail_turn(seat, error);
    for (uint32_t i = 0; i < room->count; i++) {
        char buffer[BORGO_MAX_MOVE_TEXT];
        struct borgo_text written;
        borgo_text_start(&written, buffer, sizeof buffer);
        game->write_move(box, state, room->at[i], &written);
        if (strcmp(buffer, text) == 0) {
            *move = room->at[i];
            return true;
        }
    }
    return borgo_fail(error, "'%s' is not a legal move here (there are %u)", text, room->count);
}

uint32_t borgo_deal_all(const struct borgo_game *game, const void *box, void *state, struct borgo_rng *rng)
{
    uint32_t dealt = 0;
    while (game->to_act(box, state) == 1u << BORGO_CHANCE) {
        game->play(box, state, BORGO_CHANCE, game->deal(box, state, rng), NULL);
        dealt++;
    }
    return dealt;
}
