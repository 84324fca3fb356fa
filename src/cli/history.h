/* Your record at the terminal: the finished games that are kept (keep.h), whose they are and how
 * they ended; and what the decisions of those that were judged cost, by kind, which is kept beside
 * them in the file `judged`. */
#ifndef BORGO_CLI_HISTORY_H
#define BORGO_CLI_HISTORY_H

#include <time.h>

#include "cli/keep.h"
#include "table/reason.h"
#include "table/record.h"

enum { SHARED_SEAT = -1 };

/* What decisions cost, in millionths of a victory. */
struct cost {
    uint32_t count;
    int64_t cost;
};

struct past_game {
    char *path;
    const struct borgo_game *game;
    time_t when;
    unsigned players;
    int seat; /* or SHARED_SEAT: several people played at one keyboard */
    struct borgo_seat who[BORGO_MAX_SEATS];
    struct borgo_result result;
    bool judged;
    uint32_t decisions;
    struct cost kind[BORGO_REASON_KINDS];
};

struct history {
    struct past_game game[MOST_FINISHED]; /* the last one last */
    unsigned count;
};

/* Reads all of it; what can't be read is left out. */
void open_history(struct history *history);
void close_history(struct history *history);
/* Judges a game's decisions of its own seat, so many playouts each. False: an interrupt came, or it
 * can't be done. */
bool judge_past_game(struct past_game *game, uint32_t budget, uint64_t threads);
bool keep_judged(const struct history *history, struct borgo_error *error);
/* Deletes the games and what was judged. */
void forget_history(const struct history *history);
/* What a kind of cost is called in files. */
const char *kind_word(int kind);
/* The name of a game's file alone. */
const char *file_of(const struct past_game *game);

#endif
