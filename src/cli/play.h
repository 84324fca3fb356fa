/* A game at the terminal: what `borgo play` and the person at the keyboard share. The sitting holds
 * the game; this holds who looks at the screen and what has been told. */
#ifndef BORGO_CLI_PLAY_H
#define BORGO_CLI_PLAY_H

#include "cli/file.h"
#include "table/sitting.h"
#include "terminal/input.h"
#include "terminal/screen.h"

enum { NOBODY = -1 };

struct play {
    struct borgo_sitting sitting;
    struct screen screen;
    struct input input;
    uint32_t told[BORGO_CHANCE + 1]; /* how many moves each pair of eyes has been told of */
    int at_keyboard;                 /* the person who saw the screen last, or NOBODY */
    char *kept;                      /* the file that is kept up to date, or NULL */
    struct file_lock lock;           /* on it */
    bool unkept;                     /* it can't be written, which has been said */
    char *saved;                     /* the file of the last `save`, which may be written again */
    bool helped;                     /* the first words of help have been said */
    double seconds;                  /* a computer player's time for a decision */
    uint32_t budget;                 /* its playouts instead of that; 0: by time */
};

/* What came of asking a person for a decision. */
enum decision_end { DECISION_MADE, DECISION_TAKES_BACK, DECISION_LEAVES };

/* Shows a person who is to move what there is to see and reads until a move is made or something
 * else is wanted. */
enum decision_end ask_person(struct play *play, unsigned seat);

/* Nobody may see what the next person holds before the keyboard has changed hands. False: the input
 * ended. */
bool hand_over(struct play *play, unsigned seat);

/* Saves the game under a name somebody typed, never over a file of something else. Says what was
 * done. */
bool save_as(struct play *play, const char *path);

/* Keeps the game up to date; who can't write it is told once. */
void keep_play(struct play *play);

const char *name_of(const struct play *play, unsigned seat);

#endif
