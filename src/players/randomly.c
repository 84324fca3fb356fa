/* Whole games between random players: see randomly.h. */
#include "players/randomly.h"

#include "core/moves.h"

uint64_t borgo_randomly_ends(const struct borgo_game *game)
{
    uint64_t ends = 0;
    for (unsigned kind = 0; kind < game->sentence_count; kind++)
        ends |= (uint64_t)game->sentences[kind].ends << kind;
    return ends;
}

void borgo_randomly_play(const struct borgo_game *game, const void *box, uint64_t seed,
                         uint64_t ends, borgo_move *room, struct borgo_random_end *end)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_events events;
    struct borgo_randomly randomly;
    borgo_seats to_act;
    borgo_randomly_begin(game, box, seed, state, &randomly);
    while ((to_act = game->to_act(box, state)) != 0) {
        unsigned seat = borgo_moves_actor(to_act);
        if (seat == BORGO_CHANCE)
            borgo_randomly_deal(game, box, state, ends, &events, &randomly);
        else
            borgo_randomly_choose(game, box, state, seat, room, ends, &events, &randomly);
    }
    borgo_randomly_end(game, box, state, &randomly, end);
}
