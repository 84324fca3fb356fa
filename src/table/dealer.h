/* The dealer draws a table's chance moves. Its key comes from the house's seed and the numbers of
 * all people at the table (pact.h), is secret while the game runs and can be worked out by anyone
 * when the seed is published after the last move: docs/dealer.md says how.
 *
 * A draw depends on the key, on how many chance moves came before it and on how many moves were
 * taken back, up to there, after something was revealed: so saving, loading and free undo never
 * change a card, and who takes back after having seen one gets another, which tells nothing of the
 * first. */
#ifndef BORGO_TABLE_DEALER_H
#define BORGO_TABLE_DEALER_H

#include "table/hash.h"
#include "table/table.h"

struct borgo_dealer {
    unsigned char key[BORGO_HASH_BYTES];
};

/* Which draw it is. */
struct borgo_turn_of_chance {
    uint64_t number; /* chance moves before it, in the list of moves */
    uint64_t backs;  /* marks of taking back before it */
};

/* A draw as it is worked out. */
struct borgo_lot {
    uint64_t below; /* the sum of the weights in lowest terms */
    uint64_t drawn; /* 0 .. below-1 */
    borgo_move move;
};

/* Reads a seed somebody chose: 64 hexadecimal digits, or a number below 2^64. */
bool borgo_dealer_read_seed(const char *text, unsigned char seed[BORGO_SEED_BYTES],
                            struct borgo_error *error);

/* Uniform in 0 .. below-1, exactly; below > 0. */
uint64_t borgo_dealer_draw(const struct borgo_dealer *dealer, struct borgo_turn_of_chance turn,
                           uint64_t below);
/* The outcome of chance that a draw gives in that position, where chance is to act. */
void borgo_dealer_draw_lot(const struct borgo_dealer *dealer, const struct borgo_game *game,
                           const void *box, const void *state, struct borgo_turn_of_chance turn,
                           struct borgo_lot *lot);
/* The move of chance at a table, whose log says which draw it is. */
borgo_move borgo_dealer_move(const struct borgo_dealer *dealer, const struct borgo_table *table);

/* What seeds the generator of a computer player for the next decision in that seat, from which
 * nothing of the deal can be worked out: so a game with the same deal and the same human moves is
 * the same game, also after saving, and another one after taking back what was revealed. */
uint64_t borgo_dealer_decision_seed(const struct borgo_dealer *dealer,
                                    const struct borgo_table *table, unsigned seat);

#endif
