/* Proofs: see proof.h. */
#include "players/proof.h"

#include <string.h>

#include "core/moves.h"
#include "players/turn.h"

/* A position in which somebody acts: the own side needs one move that wins, the others and chance
 * one that doesn't lose. */
struct node {
    int depth, turns;
    unsigned seat;
    bool own;
};

static enum borgo_proved prove(struct borgo_proof *proof, int depth, unsigned last, int turns);

static bool is_own(const struct borgo_proof *proof, unsigned seat)
{
    const struct borgo_box *head = proof->box;
    return seat != BORGO_CHANCE && head->team[seat] == head->team[proof->side];
}

static enum borgo_proved read_end(const struct borgo_proof *proof, const void *state)
{
    struct borgo_result result = {.winners = 0};
    proof->game->result(proof->box, state, &result);
    return result.winners >> proof->side & 1 ? BORGO_PROVED : BORGO_REFUTED;
}

/* What is known after one move. */
static enum borgo_proved try_move(struct borgo_proof *proof, const struct node *node,
                                  borgo_move move, unsigned last)
{
    const struct borgo_game *game = proof->game;
    if (proof->positions == 0)
        return BORGO_GIVEN_UP;
    proof->positions--;
    memcpy(proof->state[node->depth + 1], proof->state[node->depth], game->state_size);
    game->play(proof->box, proof->state[node->depth + 1], node->seat, move, NULL);
    return prove(proof, node->depth + 1, last, node->turns);
}

/* The move that decided elsewhere comes first. */
static void bring_forward(borgo_move *list, uint32_t count, borgo_move move)
{
    for (uint32_t i = 1; i < count; i++)
        if (list[i] == move) {
            list[i] = list[0];
            list[0] = move;
            return;
        }
}

static enum borgo_proved prove_moves(struct borgo_proof *proof, const struct node *node,
                                     const borgo_move *list, uint32_t count, unsigned last)
{
    enum borgo_proved enough = node->own ? BORGO_PROVED : BORGO_REFUTED, all;
    all = node->own ? BORGO_REFUTED : BORGO_PROVED;
    for (uint32_t i = 0; i < count; i++) {
        enum borgo_proved proved = try_move(proof, node, list[i], last);
        if (proved == BORGO_GIVEN_UP)
            return proved;
        if (proved == enough) {
            proof->decided[node->depth] = list[i];
            return enough;
        }
    }
    return all;
}

static enum borgo_proved prove_outcomes(struct borgo_proof *proof, const struct node *node,
                                        unsigned last)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    borgo_move list[BORGO_MAX_OUTCOMES];
    uint32_t count = proof->game->chance(proof->box, proof->state[node->depth], outcomes);
    for (uint32_t i = 0; i < count; i++)
        list[i] = outcomes[i].move;
    return prove_moves(proof, node, list, count, last);
}

static enum borgo_proved prove(struct borgo_proof *proof, int depth, unsigned last, int turns)
{
    const void *state = proof->state[depth];
    borgo_seats to_act = proof->game->to_act(proof->box, state);
    if (to_act == 0)
        return read_end(proof, state);
    struct node node = {depth, turns, borgo_moves_actor(to_act), false};
    bool has_room =
        depth < BORGO_DEEPEST_PROOF && BORGO_TURN_ROOM - proof->used >= proof->game->max_moves;
    if (!has_room)
        return BORGO_GIVEN_UP;
    if (node.seat == BORGO_CHANCE)
        return prove_outcomes(proof, &node, last);
    node.own = is_own(proof, node.seat);
    if (node.own && node.seat != last && node.turns-- == 0)
        return BORGO_REFUTED;
    /* the others' last answer needs no look: the own side would have no turn left to win in */
    if (!node.own && node.turns == 0)
        return BORGO_REFUTED;
    borgo_move *list = proof->room + proof->used;
    uint32_t count = proof->game->moves(proof->box, state, node.seat, list);
    proof->used += count;
    bring_forward(list, count, proof->decided[depth]);
    enum borgo_proved proved = prove_moves(proof, &node, list, count, node.seat);
    proof->used -= count;
    return proved;
}

enum borgo_proved borgo_prove(struct borgo_proof *proof, const void *state, unsigned last,
                              int turns)
{
    proof->used = 0;
    memcpy(proof->state[0], state, proof->game->state_size);
    return prove(proof, 0, last, turns);
}
