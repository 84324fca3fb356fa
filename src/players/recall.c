/* What a reader remembers: see recall.h. */
#include "players/recall.h"

#include <string.h>

static uint64_t stir(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

/* In two halves that needn't wait for each other. */
uint64_t borgo_recall_key(const struct borgo_game *game, const void *state)
{
    const unsigned char *bytes = state;
    size_t size = game->position_size ? game->position_size : game->state_size;
    uint64_t one = 0xcbf29ce484222325u, other = size, words[2];
    for (; size >= sizeof words; bytes += sizeof words, size -= sizeof words) {
        memcpy(words, bytes, sizeof words);
        one = stir(one, words[0]);
        other = stir(other, words[1]);
    }
    words[0] = words[1] = 0;
    memcpy(words, bytes, size);
    return stir(stir(stir(one, words[0]), other), words[1]);
}
