/* Hashes for everything the dealer promises. The hash itself is the one function this folder asks
 * of its host: natively it is libsodium's (src/host), in a browser the page's. docs/dealer.md says
 * what is hashed where. */
#ifndef BORGO_TABLE_HASH_H
#define BORGO_TABLE_HASH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { BORGO_SEED_BYTES = 32, BORGO_HASH_BYTES = 32, BORGO_HEX_SIZE = 65 };

/* What the host provides: BLAKE2b with an output of 1 to 64 bytes and a key of 0 to 64 (no key:
 * NULL and 0). */
void borgo_hash_bytes(unsigned char *out, size_t out_length, const void *message, size_t length,
                      const void *key, size_t key_length);

/* A message being put together for one purpose: the purpose's tag and a zero byte come first, so
 * that no message of one purpose is ever one of another. What follows has a fixed width, or is the
 * last. */
struct borgo_message {
    unsigned char at[512];
    size_t length;
};

void borgo_message_start(struct borgo_message *message, const char *tag);
void borgo_message_bytes(struct borgo_message *message, const void *bytes, size_t length);
void borgo_message_byte(struct borgo_message *message, unsigned byte);
/* Eight bytes, the lowest first. */
void borgo_message_word(struct borgo_message *message, uint64_t word);
void borgo_hash_message(const struct borgo_message *message, unsigned char hash[BORGO_HASH_BYTES]);

/* The hash of a message that a text of any length ends. */
void borgo_hash_text(const struct borgo_message *message, const char *text,
                     unsigned char hash[BORGO_HASH_BYTES]);

/* Eight bytes as a number, the lowest first. */
uint64_t borgo_hash_word_at(const unsigned char *bytes);

void borgo_hash_write_hex(const unsigned char bytes[32], char hex[BORGO_HEX_SIZE]);
/* Exactly 64 digits, lower case, and nothing behind them. */
bool borgo_hash_read_hex(const char *hex, unsigned char bytes[32]);
/* The value of a hexadecimal digit in lower case, or -1. */
int borgo_hash_hex_digit(char digit);

#endif
