/* The dealer: see dealer.h, and docs/dealer.md for the algorithm in words. */
#include "table/dealer.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/moves.h"

enum { BLOCK_BYTES = 64, WORD_BYTES = 8 };

static bool read_seed_number(const char *text, uint64_t *number)
{
    *number = 0;
    for (const char *at = text; *at; at++) {
        uint64_t digit = (uint64_t)(*at - '0');
        if (*at < '0' || *at > '9' || *number > (UINT64_MAX - digit) / 10)
            return false;
        *number = *number * 10 + digit;
    }
    return *text != '\0';
}

bool borgo_dealer_read_seed(const char *text, unsigned char seed[BORGO_SEED_BYTES],
                            struct borgo_error *error)
{
    uint64_t number;
    if (borgo_hash_read_hex(text, seed))
        return true;
    if (!read_seed_number(text, &number))
        return borgo_error_fail(
            error,
            "'%s' is no seed: a seed is a number below 2^64 or 64 hexadecimal digits in lower case",
            text);
    memset(seed, 0, BORGO_SEED_BYTES);
    for (int i = 0; i < WORD_BYTES; i++)
        seed[i] = (unsigned char)(number >> 8 * i);
    return true;
}

static void make_block(const struct borgo_dealer *dealer, struct borgo_turn_of_chance turn,
                       uint64_t block, unsigned char out[BLOCK_BYTES])
{
    struct borgo_message message;
    borgo_message_start(&message, "borgo draw");
    borgo_message_word(&message, turn.number);
    borgo_message_word(&message, turn.backs);
    borgo_message_word(&message, block);
    borgo_hash_bytes(out, BLOCK_BYTES, message.at, message.length, dealer->key, sizeof dealer->key);
}

uint64_t borgo_dealer_draw(const struct borgo_dealer *dealer, struct borgo_turn_of_chance turn,
                           uint64_t below)
{
    unsigned char bytes[BLOCK_BYTES];
    assert(below > 0);
    uint64_t unfair =
        -below % below; /* 2^64 mod below: the topmost so many words would favour small results */
    for (uint64_t block = 0;; block++) {
        make_block(dealer, turn, block, bytes);
        for (int at = 0; at < BLOCK_BYTES; at += WORD_BYTES) {
            uint64_t word = borgo_hash_word_at(bytes + at);
            if (word <= UINT64_MAX - unfair)
                return word % below;
        }
    }
}

/* An outcome with its text, by which they are ordered: so the draw doesn't depend on how a game
 * happens to list them. */
struct named_outcome {
    struct borgo_outcome outcome;
    char text[BORGO_MAX_MOVE_TEXT];
};

static int compare_names(const void *a, const void *b)
{
    return strcmp(((const struct named_outcome *)a)->text, ((const struct named_outcome *)b)->text);
}

static uint32_t list_named(const struct borgo_game *game, const void *box, const void *state,
                           struct named_outcome *named)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    uint32_t count = game->chance(box, state, outcomes);
    for (uint32_t i = 0; i < count; i++) {
        struct borgo_text text;
        named[i].outcome = outcomes[i];
        borgo_text_start(&text, named[i].text, sizeof named[i].text);
        borgo_moves_write(game, box, state, outcomes[i].move, &text);
    }
    qsort(named, count, sizeof *named, compare_names);
    return count;
}

/* Weights are ratios: in lowest terms they are the same however a game states them. */
static uint32_t common_divisor(const struct named_outcome *named, uint32_t count)
{
    uint32_t divisor = 0;
    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t rest = named[i].outcome.weight; rest;) {
            uint32_t next = divisor % rest;
            divisor = rest;
            rest = next;
        }
    }
    return divisor;
}

void borgo_dealer_draw_lot(const struct borgo_dealer *dealer, const struct borgo_game *game,
                           const void *box, const void *state, struct borgo_turn_of_chance turn,
                           struct borgo_lot *lot)
{
    struct named_outcome named[BORGO_MAX_OUTCOMES];
    uint32_t count = list_named(game, box, state, named);
    uint32_t divisor = common_divisor(named, count);
    uint32_t chosen = 0;
    assert(count > 0 && divisor > 0);
    lot->below = 0;
    for (uint32_t i = 0; i < count; i++)
        lot->below += named[i].outcome.weight / divisor;
    uint64_t left = lot->drawn = borgo_dealer_draw(dealer, turn, lot->below);
    for (; left >= named[chosen].outcome.weight / divisor; chosen++)
        left -= named[chosen].outcome.weight / divisor;
    lot->move = named[chosen].outcome.move;
}

borgo_move borgo_dealer_move(const struct borgo_dealer *dealer, const struct borgo_table *table)
{
    struct borgo_turn_of_chance turn = {0, borgo_table_backs_before(table, table->count)};
    struct borgo_lot lot;
    for (uint32_t i = 0; i < table->count; i++)
        turn.number += table->log[i].seat == BORGO_CHANCE;
    borgo_dealer_draw_lot(dealer, table->game, table->box, table->state, turn, &lot);
    return lot.move;
}

uint64_t borgo_dealer_decision_seed(const struct borgo_dealer *dealer,
                                    const struct borgo_table *table, unsigned seat)
{
    struct borgo_message message;
    unsigned char hash[BORGO_HASH_BYTES];
    borgo_message_start(&message, "borgo decision");
    borgo_message_word(&message, table->count);
    borgo_message_word(&message, borgo_table_backs_before(table, table->count));
    borgo_message_byte(&message, seat);
    borgo_hash_bytes(hash, sizeof hash, message.at, message.length, dealer->key,
                     sizeof dealer->key);
    return borgo_hash_word_at(hash);
}
