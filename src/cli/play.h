/* A game at the terminal: what `borgo play` and its human player share. */
#ifndef BORGO_CLI_PLAY_H
#define BORGO_CLI_PLAY_H

#include "cli/input.h"
#include "cli/screen.h"
#include "players/player.h"
#include "table/record.h"

/* What a human wants who doesn't move; WISH_NOTHING also when the input ended. */
enum wish { WISH_NOTHING, WISH_UNDO, WISH_QUIT };

struct sitting {
    struct borgo_record record;
    struct screen screen;
    struct input input;
    const struct borgo_player *player[BORGO_MAX_SEATS];
    void *memory[BORGO_MAX_SEATS];  /* of the computer players; the humans' is the sitting */
    uint32_t told[BORGO_MAX_SEATS]; /* how many moves each human has been told of */
    int humans;
    int at_keyboard;      /* the human who saw the screen last, or -1 */
    const char *autosave; /* the file that is kept up to date, or NULL */
    char *saved;          /* the file of the last `save`, which may be written again */
    uint32_t saved_count; /* how many moves it holds */
    bool helped;          /* the first words of help have been said */
    enum wish wish;
    double seconds; /* a computer player's time for a decision */
};

/* A human at the keyboard: a player like any other. Its memory is the sitting. */
extern const struct borgo_player human_player;

/* Saves the game under a name somebody typed, never over a file of something else. Says what was done. */
bool save_as(struct sitting *sitting, const char *path);

#endif
