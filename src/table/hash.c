/* Hashes under a tag, and hexadecimal digits: see hash.h. */
#include "table/hash.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { WORD_BYTES = 8 };

void borgo_message_bytes(struct borgo_message *message, const void *bytes, size_t length)
{
    assert(length <= sizeof message->at - message->length);
    memcpy(message->at + message->length, bytes, length);
    message->length += length;
}

void borgo_message_start(struct borgo_message *message, const char *tag)
{
    message->length = 0;
    borgo_message_bytes(message, tag, strlen(tag) + 1);
}

void borgo_message_byte(struct borgo_message *message, unsigned byte)
{
    unsigned char one = (unsigned char)byte;
    borgo_message_bytes(message, &one, 1);
}

void borgo_message_word(struct borgo_message *message, uint64_t word)
{
    for (int i = 0; i < WORD_BYTES; i++)
        borgo_message_byte(message, (unsigned)(word >> 8 * i & 0xff));
}

void borgo_hash_message(const struct borgo_message *message, unsigned char hash[BORGO_HASH_BYTES])
{
    borgo_hash_bytes(hash, BORGO_HASH_BYTES, message->at, message->length, NULL, 0);
}

void borgo_hash_text(const struct borgo_message *message, const char *text,
                     unsigned char hash[BORGO_HASH_BYTES])
{
    size_t size = strlen(text) + 1;
    unsigned char *whole = malloc(message->length + size);
    if (!whole)
        abort();
    memcpy(whole, message->at, message->length);
    memcpy(whole + message->length, text, size);
    borgo_hash_bytes(hash, BORGO_HASH_BYTES, whole, message->length + size - 1, NULL, 0);
    free(whole);
}

uint64_t borgo_hash_word_at(const unsigned char *bytes)
{
    uint64_t word = 0;
    for (int i = 0; i < WORD_BYTES; i++)
        word |= (uint64_t)bytes[i] << 8 * i;
    return word;
}

void borgo_hash_write_hex(const unsigned char bytes[32], char hex[BORGO_HEX_SIZE])
{
    static const char digits[] = "0123456789abcdef";
    for (int i = 0; i < 32; i++) {
        hex[2 * i] = digits[bytes[i] >> 4];
        hex[2 * i + 1] = digits[bytes[i] & 15];
    }
    hex[64] = '\0';
}

int borgo_hash_hex_digit(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    return digit >= 'a' && digit <= 'f' ? digit - 'a' + 10 : -1;
}

bool borgo_hash_read_hex(const char *hex, unsigned char bytes[32])
{
    if (strlen(hex) != 64 || strspn(hex, "0123456789abcdef") != 64)
        return false;
    for (int i = 0; i < 32; i++)
        bytes[i] = (unsigned char)(16 * borgo_hash_hex_digit(hex[2 * i])
                                   + borgo_hash_hex_digit(hex[2 * i + 1]));
    return true;
}
