/* A turn tried in a puzzle: see trial.h. */
#include "table/trial.h"

#include <stdlib.h>
#include <string.h>

#include "players/proof.h"
#include "players/search.h"
#include "table/reply.h"

/* A turn that costs less is as good; the seed of all thoughts here; positions of a proof. */
static const int32_t AS_GOOD = 30;
enum { SEED = 20, MOST_POSITIONS = 3000000, LONGEST_LIST = 1024 };

/* What thinking about a turn needs. */
struct bench {
    const struct borgo_player *player;
    void *memory;
    borgo_move *room;
    struct borgo_job job;
    struct borgo_hint hint;
    struct borgo_moves moves;
    struct borgo_proof proof;
};

static struct bench *open_bench(void)
{
    struct bench *bench = calloc(1, sizeof *bench);
    const struct borgo_player *player = borgo_player_find("master", NULL);
    void *memory = calloc(1, player->memory);
    borgo_move *room = calloc(BORGO_TURN_ROOM, sizeof *room);
    if (!bench || !memory || !room)
        abort(); /* nothing to recover to */
    bench->player = player;
    bench->memory = memory;
    bench->room = room;
    return bench;
}

static void close_bench(struct bench *bench)
{
    free(bench->memory);
    free(bench->room);
    free(bench);
}

/* Both turns by the same measure. */
static void measure(const struct borgo_riddle *riddle, struct bench *bench,
                    const struct borgo_suggestion *turn, uint32_t budget,
                    const atomic_bool *cancelled, struct borgo_trial *trial)
{
    struct borgo_suggestion both[2] = {riddle->best, *turn};
    unsigned seat = riddle->puzzle->seat;
    borgo_job_prepare(&bench->job, bench->player, riddle->game, riddle->box, riddle->state, seat,
                      bench->memory, SEED);
    bench->job.request.budget = budget;
    bench->job.request.player = bench->player;
    if (cancelled)
        bench->job.request.cancelled = cancelled;
    borgo_search_compare(&bench->job.request, both, 2);
    double cost = both[0].chance[seat] - both[1].chance[seat];
    trial->chance = trial->best - (int32_t)(cost > 0 ? cost * 1000 + 0.5 : 0);
    trial->chance = trial->chance < 0 ? 0 : trial->chance;
    trial->right = trial->best - trial->chance < AS_GOOD;
}

static void find_answer(const struct borgo_riddle *riddle, struct bench *bench,
                        const struct borgo_suggestion *turn, uint32_t budget,
                        const atomic_bool *cancelled, struct borgo_trial *trial)
{
    _Alignas(16) unsigned char after[BORGO_MAX_STATE];
    struct borgo_replier replier = {.player = bench->player,
                                    .game = riddle->game,
                                    .box = riddle->box,
                                    .memory = bench->memory,
                                    .budget = budget,
                                    .cancelled = cancelled,
                                    .seed = SEED,
                                    .deals = SEED,
                                    .job = &bench->job,
                                    .hint = &bench->hint,
                                    .moves = &bench->moves};
    memcpy(after, riddle->state, riddle->game->state_size);
    borgo_riddle_play_turn(riddle, turn, after);
    borgo_reply_find(&replier, after, riddle->puzzle->seat, &trial->reply);
}

/* Who claims to win after an answer in a proved puzzle, and within how many turns: the seat, or in
 * a defence the other side. */
struct claim {
    unsigned side;
    int turns;
    enum borgo_proved refutes; /* what an answer that shows it must come to */
};

static struct claim claim_of(const struct borgo_riddle *riddle)
{
    const struct borgo_box *head = riddle->box;
    unsigned seat = riddle->puzzle->seat, other = (seat + 1) % head->players;
    while (head->team[other] == head->team[seat])
        other = (other + 1) % head->players;
    if (riddle->then.count)
        return (struct claim){seat, riddle->puzzle->proved - 1, BORGO_REFUTED};
    return (struct claim){other, riddle->puzzle->proved - 1, BORGO_PROVED};
}

/* An answer that ends its turn at once and shows what is wrong. */
static bool find_proof(const struct borgo_riddle *riddle, struct bench *bench,
                       const struct borgo_suggestion *turn, struct borgo_puzzle_steps *reply)
{
    _Alignas(16) unsigned char after[BORGO_MAX_STATE], next[BORGO_MAX_STATE];
    const struct borgo_game *game = riddle->game;
    struct claim claim = claim_of(riddle);
    memcpy(after, riddle->state, game->state_size);
    borgo_riddle_play_turn(riddle, turn, after);
    borgo_seats to_act = game->to_act(riddle->box, after);
    if (to_act == 0 || to_act >> BORGO_CHANCE & 1 || game->max_moves > BORGO_MAX_MOVES)
        return false;
    unsigned seat = borgo_moves_actor(to_act);
    borgo_moves_list(game, riddle->box, after, seat, &bench->moves);
    bench->proof = (struct borgo_proof){.game = game,
                                        .box = riddle->box,
                                        .side = claim.side,
                                        .room = bench->room,
                                        .positions = MOST_POSITIONS};
    for (uint32_t i = 0; i < bench->moves.count; i++) {
        memcpy(next, after, game->state_size);
        game->play(riddle->box, next, seat, bench->moves.at[i], NULL);
        borgo_seats then = game->to_act(riddle->box, next);
        if (then >> BORGO_CHANCE & 1 || then >> seat & 1)
            continue;
        if (borgo_prove(&bench->proof, next, seat, claim.turns) != claim.refutes)
            continue;
        reply->count = 1;
        reply->at[0] = (struct borgo_puzzle_step){seat, bench->moves.at[i]};
        return true;
    }
    return false;
}

static bool think(const struct borgo_riddle *riddle, const struct borgo_suggestion *turn,
                  uint32_t budget, const atomic_bool *cancelled, struct borgo_trial *trial)
{
    struct bench *bench = open_bench();
    uint32_t playouts = budget ? budget : BORGO_TRIAL_BUDGET;
    bool proved = riddle->puzzle->proved;
    measure(riddle, bench, turn, playouts, cancelled, trial);
    if (proved) /* it was proved that there is no other */
        trial->right = false;
    if (!proved || !find_proof(riddle, bench, turn, &trial->reply))
        find_answer(riddle, bench, turn, playouts, cancelled, trial);
    close_bench(bench);
    return !cancelled || !atomic_load_explicit(cancelled, memory_order_relaxed);
}

bool borgo_trial_judge(const struct borgo_riddle *riddle, const struct borgo_suggestion *turn,
                       uint32_t budget, const atomic_bool *cancelled, struct borgo_trial *trial)
{
    const struct borgo_puzzle *puzzle = riddle->puzzle;
    *trial = (struct borgo_trial){.known = true, .best = puzzle->best.chance};
    if (borgo_riddle_is_same(riddle, &riddle->best, turn)) {
        trial->right = true;
        trial->chance = trial->best;
        trial->reply = riddle->best_reply;
        return true;
    }
    for (unsigned i = 0; i < puzzle->wrong_count; i++)
        if (borgo_riddle_is_same(riddle, &riddle->wrong[i], turn)) {
            trial->chance = puzzle->wrong[i].chance;
            trial->reply = riddle->wrong_reply[i];
            return true;
        }
    trial->known = false;
    return think(riddle, turn, budget, cancelled, trial);
}
