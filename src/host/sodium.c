/* The host's part natively, by libsodium: see host.h. */
#include <sodium.h>
#include <stdlib.h>

#include "host/host.h"
#include "table/hash.h"

static void start_sodium(void)
{
    if (sodium_init() < 0)
        abort(); /* no random numbers on this machine: nothing to recover to */
}

void host_random_bytes(void *bytes, size_t length)
{
    start_sodium();
    randombytes_buf(bytes, length);
}

void borgo_hash_bytes(unsigned char *out, size_t out_length, const void *message, size_t length,
                      const void *key, size_t key_length)
{
    start_sodium();
    if (crypto_generichash(out, out_length, message, length, key, key_length) != 0)
        abort(); /* a length BLAKE2b doesn't have: our own mistake */
}
