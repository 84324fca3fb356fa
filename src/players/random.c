/* Plays any legal move, each as likely as any other. The measure of everything better. */
#include "core/moves.h"
#include "players/player.h"

static void choose(const struct borgo_request *request, struct borgo_choice *choice)
{
    struct borgo_moves *moves = request->memory;
    borgo_moves_list(request->game, request->box, request->state, request->seat, moves);
    borgo_player_decide(request, moves->at[borgo_rng_below(request->rng, moves->count)], choice);
}

const struct borgo_player borgo_random_player = {
    .name = "random",
    .summary = N_("any legal move"),
    .memory = sizeof(struct borgo_moves),
    .choose = choose,
};
