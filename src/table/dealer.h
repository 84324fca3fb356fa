/* The dealer draws a table's chance moves from a seed that is secret while the game runs. The seed's hash is published
 * before the first move and the seed after the last, so that anyone can check the deal: docs/dealer.md says how.
 *
 * The draw depends on the seed and on how many chance moves came before it, on nothing else: taking moves back and playing
 * them again never gives anybody another card to look at. */
#ifndef BORGO_TABLE_DEALER_H
#define BORGO_TABLE_DEALER_H

#include "table/table.h"

enum { BORGO_SEED_BYTES = 32, BORGO_HASH_BYTES = 32, BORGO_HEX_SIZE = 65 };

struct borgo_dealer {
    unsigned char seed[BORGO_SEED_BYTES];
};

/* A dealer with a seed from the system's generator. */
void borgo_new_dealer(struct borgo_dealer *dealer);
/* A dealer for games that shall come out the same again: 64 hexadecimal digits, or a number below 2^64. */
bool borgo_seed_dealer(struct borgo_dealer *dealer, const char *text, struct borgo_error *error);
/* What is published before the first move. */
void borgo_dealer_hash(const struct borgo_dealer *dealer, unsigned char hash[BORGO_HASH_BYTES]);

/* The draw number `n` (from 0): uniform in 0 .. below-1, exactly; below > 0. */
uint64_t borgo_draw(const struct borgo_dealer *dealer, uint64_t n, uint64_t below);
/* The outcome of chance that the dealer's draw number `n` gives in that position, where chance is to act. */
borgo_move borgo_dealt_move(const struct borgo_dealer *dealer, const struct borgo_game *game, const void *box,
                            const void *state, uint64_t n);
/* The same at a table, whose log says how many there were before. */
borgo_move borgo_dealer_move(const struct borgo_dealer *dealer, const struct borgo_table *table);

/* A seed for a computer player's decision after `moves` moves, from which the seed can't be worked out: so a game
 * with the same seed and the same human moves is the same game, also after saving or taking back. */
uint64_t borgo_decision_seed(const struct borgo_dealer *dealer, uint64_t moves);

/* BLAKE2b-256 of any bytes: fingerprints of data files. */
void borgo_hash(const void *bytes, size_t length, unsigned char hash[BORGO_HASH_BYTES]);
void borgo_write_hex(const unsigned char bytes[32], char hex[BORGO_HEX_SIZE]);
/* Exactly 64 digits, lower case, and nothing behind them. */
bool borgo_read_hex(const char *hex, unsigned char bytes[32]);

#endif
