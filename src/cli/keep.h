/* Games kept by themselves, in the user's data folder: $XDG_DATA_HOME/borgo, or else
 * ~/.local/share/borgo. Nobody but the user may look into it.
 *
 *   unfinished/   games that go on; never deleted but by forget_kept_game
 *   finished/     games that are over; the latest MOST_FINISHED stay
 *
 * Each is a record like any other, `2026-05-31-201500-sunrise-lane.rec`, so `borgo replay` and the
 * like read them too. */
#ifndef BORGO_CLI_KEEP_H
#define BORGO_CLI_KEEP_H

#include <stdint.h>
#include <time.h>

#include "cli/file.h"

enum { MOST_FINISHED = 100 };

/* An unfinished game, by what its file says; it has not been checked. */
struct kept_game {
    char *path;
    char title[64];
    char players[240]; /* the names at the table: `Anna, Builder B` */
    uint32_t moves;    /* of players, so far */
    time_t when;       /* it was last played */
};

/* The path of a new game's file, to be freed, locked already and different from every other. NULL
 * after a failure: then the game can be played but not kept. The file itself is save_file's to
 * make. */
char *new_kept_game(const char *game, struct file_lock *lock, struct borgo_error *error);
/* The unfinished games that no program is playing just now, newest first, at most so many; returns
 * how many. */
unsigned list_kept_games(struct kept_game *games, unsigned most);
void free_kept_games(struct kept_game *games, unsigned count);
/* One of the unfinished games by its path, as list_kept_games tells it. */
bool read_kept_game(const char *path, struct kept_game *game);
/* The path is in the folder of unfinished games. */
bool is_kept_game(const char *path);

/* A game that is over goes to the finished ones; returns where it is now, to be freed, or NULL
 * after a failure. The oldest finished games are deleted when there are too many. Something else
 * than a kept game stays where it is: NULL, no error. */
char *finish_kept_game(const char *path, struct borgo_error *error);
/* The paths of the finished games, newest first, at most so many, each to be freed; returns how
 * many.
 */
unsigned list_finished_games(char **paths, unsigned most);
/* Deletes a kept game nobody wants to go on with. */
void forget_kept_game(const char *path);

/* Where a server keeps its tables unless it is told otherwise: `borgo.db` beside these folders; to
 * be freed. NULL after a failure. Where it is to be written, the folder is made. */
char *kept_store(bool to_write, struct borgo_error *error);
/* The path of something else that is kept beside these folders, to be freed; NULL after a failure.
 * The folder is made. */
char *kept_path(const char *name, struct borgo_error *error);

#endif
