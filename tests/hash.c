/* The host's hash for a program that has none: tests/e2e/wasm.mjs gives it to the browser's module.
 * Each question on standard input is three numbers of 32 bits in this machine's order, the lengths
 * of the answer, the message and the key, then message and key; each answer on standard output is
 * the hash alone. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "table/hash.h"

int main(void)
{
    uint32_t length[3];
    while (fread(length, sizeof length, 1, stdin) == 1) {
        unsigned char out[64], *bytes = malloc(length[1] + length[2] + 1);
        bool whole = bytes && length[0] <= sizeof out
                     && fread(bytes, 1, length[1] + length[2], stdin) == length[1] + length[2];
        if (whole)
            borgo_hash_bytes(out, length[0], bytes, length[1], length[2] ? bytes + length[1] : NULL,
                             length[2]);
        free(bytes);
        if (!whole)
            return 1;
        fwrite(out, 1, length[0], stdout);
        fflush(stdout);
    }
    return 0;
}
