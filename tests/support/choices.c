/* Players asked for a decision, and plain counting to judge it by: see choices.h. */
#include "support/choices.h"

#include <stdlib.h>
#include <string.h>

#include "core/moves.h"
#include "support/subject.h"

void test_choose(const struct borgo_player *player, const struct borgo_game *game, const void *box,
                 const void *state, unsigned seat, uint64_t seed, uint32_t budget,
                 struct borgo_choice *choice)
{
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
    struct borgo_rng rng;
    void *memory = test_allocate(player->memory);
    borgo_rng_seed(&rng, seed);
    memcpy(seen, state, game->state_size);
    game->hide(box, seen, seat);
    struct borgo_request request = {.game = game,
                                    .box = box,
                                    .state = seen,
                                    .seat = seat,
                                    .rng = &rng,
                                    .memory = memory,
                                    .budget = budget};
    borgo_player_choose(player, &request, choice);
    free(memory);
}

static bool has_won(const struct borgo_game *game, const void *box, const void *state,
                    unsigned seat)
{
    struct borgo_result result;
    game->result(box, state, &result);
    return result.winners >> seat & 1;
}

bool test_wins(const struct borgo_game *game, const void *box, const void *state, unsigned seat,
               int moves)
{
    const struct borgo_box *head = box;
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    borgo_seats to_act = game->to_act(box, state);
    if (to_act == 0)
        return has_won(game, box, state, seat);
    unsigned actor = borgo_moves_actor(to_act);
    if (moves == 0 || actor == BORGO_CHANCE)
        return false;
    bool own = head->team[actor] == head->team[seat], wins = !own;
    borgo_move *list = test_allocate(game->max_moves * sizeof *list);
    uint32_t count = game->moves(box, state, actor, list);
    for (uint32_t i = 0; i < count && wins != own; i++) {
        memcpy(next, state, game->state_size);
        game->play(box, next, actor, list[i], NULL);
        wins = test_wins(game, box, next, seat, moves - 1);
    }
    free(list);
    return wins;
}
