/* The dealer: see dealer.h, and docs/dealer.md for the algorithm in words. */
#include "table/dealer.h"

#include <assert.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "core/moves.h"

enum { BLOCK_BYTES = 64, WORD_BYTES = 8 };

static void start_sodium(void)
{
    if (sodium_init() < 0)
        abort(); /* no random numbers on this machine: nothing to recover to */
}

void borgo_new_dealer(struct borgo_dealer *dealer)
{
    start_sodium();
    randombytes_buf(dealer->seed, sizeof dealer->seed);
}

static void put_word(unsigned char *bytes, uint64_t word)
{
    for (int i = 0; i < WORD_BYTES; i++)
        bytes[i] = (unsigned char)(word >> 8 * i);
}

static uint64_t get_word(const unsigned char *bytes)
{
    uint64_t word = 0;
    for (int i = 0; i < WORD_BYTES; i++)
        word |= (uint64_t)bytes[i] << 8 * i;
    return word;
}

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

bool borgo_seed_dealer(struct borgo_dealer *dealer, const char *text, struct borgo_error *error)
{
    uint64_t number;
    if (borgo_read_hex(text, dealer->seed))
        return true;
    if (!read_seed_number(text, &number))
        return borgo_fail(error, "'%s' is no seed: a seed is a number below 2^64 or 64 hexadecimal digits in lower case",
                          text);
    memset(dealer->seed, 0, sizeof dealer->seed);
    put_word(dealer->seed, number);
    return true;
}

void borgo_hash(const void *bytes, size_t length, unsigned char hash[BORGO_HASH_BYTES])
{
    start_sodium();
    crypto_generichash(hash, BORGO_HASH_BYTES, bytes, length, NULL, 0);
}

void borgo_dealer_hash(const struct borgo_dealer *dealer, unsigned char hash[BORGO_HASH_BYTES])
{
    borgo_hash(dealer->seed, sizeof dealer->seed, hash);
}

static void make_block(const struct borgo_dealer *dealer, uint64_t n, uint64_t block, unsigned char out[BLOCK_BYTES])
{
    unsigned char message[2 * WORD_BYTES];
    put_word(message, n);
    put_word(message + WORD_BYTES, block);
    start_sodium();
    crypto_generichash(out, BLOCK_BYTES, message, sizeof message, dealer->seed, sizeof dealer->seed);
}

uint64_t borgo_draw(const struct borgo_dealer *dealer, uint64_t n, uint64_t below)
{
    unsigned char bytes[BLOCK_BYTES];
    assert(below > 0);
    uint64_t unfair = -below % below; /* 2^64 mod below: the topmost so many words would favour small results */
    for (uint64_t block = 0;; block++) {
        make_block(dealer, n, block, bytes);
        for (int at = 0; at < BLOCK_BYTES; at += WORD_BYTES) {
            uint64_t word = get_word(bytes + at);
            if (word <= UINT64_MAX - unfair)
                return word % below;
        }
    }
}

/* An outcome with its text, by which they are ordered: so the draw doesn't depend on how a game happens to list them. */
struct named_outcome {
    struct borgo_outcome outcome;
    char text[BORGO_MAX_MOVE_TEXT];
};

static int compare_names(const void *a, const void *b)
{
    return strcmp(((const struct named_outcome *)a)->text, ((const struct named_outcome *)b)->text);
}

static uint32_t list_named(const struct borgo_game *game, const void *box, const void *state, struct named_outcome *named)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    uint32_t count = game->chance(box, state, outcomes);
    for (uint32_t i = 0; i < count; i++) {
        struct borgo_text text;
        named[i].outcome = outcomes[i];
        borgo_text_start(&text, named[i].text, sizeof named[i].text);
        borgo_write_move(game, box, state, outcomes[i].move, &text);
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

borgo_move borgo_dealt_move(const struct borgo_dealer *dealer, const struct borgo_game *game, const void *box,
                            const void *state, uint64_t n)
{
    struct named_outcome named[BORGO_MAX_OUTCOMES];
    uint32_t count = list_named(game, box, state, named);
    uint32_t divisor = common_divisor(named, count);
    uint64_t sum = 0;
    assert(count > 0 && divisor > 0);
    for (uint32_t i = 0; i < count; i++)
        sum += named[i].outcome.weight / divisor;
    uint64_t draw = borgo_draw(dealer, n, sum);
    uint32_t chosen = 0;
    for (; draw >= named[chosen].outcome.weight / divisor; chosen++)
        draw -= named[chosen].outcome.weight / divisor;
    return named[chosen].outcome.move;
}

borgo_move borgo_dealer_move(const struct borgo_dealer *dealer, const struct borgo_table *table)
{
    uint64_t before = 0;
    for (uint32_t i = 0; i < table->count; i++)
        before += table->log[i].seat == BORGO_CHANCE;
    return borgo_dealt_move(dealer, table->game, table->box, table->state, before);
}

void borgo_decision_rng(const struct borgo_dealer *dealer, uint64_t moves, struct borgo_rng *rng)
{
    /* Shorter than a message of make_block, so never the same. */
    unsigned char message[WORD_BYTES], hash[BORGO_HASH_BYTES];
    put_word(message, moves);
    start_sodium();
    crypto_generichash(hash, sizeof hash, message, sizeof message, dealer->seed, sizeof dealer->seed);
    borgo_seed(rng, get_word(hash));
}

void borgo_write_hex(const unsigned char bytes[32], char hex[BORGO_HEX_SIZE])
{
    sodium_bin2hex(hex, BORGO_HEX_SIZE, bytes, 32);
}

bool borgo_read_hex(const char *hex, unsigned char bytes[32])
{
    size_t length;
    if (strlen(hex) != 64 || strspn(hex, "0123456789abcdef") != 64)
        return false;
    return sodium_hex2bin(bytes, 32, hex, 64, NULL, &length, NULL) == 0 && length == 32;
}
