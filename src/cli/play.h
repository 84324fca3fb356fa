/* A game at the terminal: what `borgo play` and its human player share. */
#ifndef BORGO_CLI_PLAY_H
#define BORGO_CLI_PLAY_H

#include "cli/screen.h"
#include "players/player.h"
#include "table/record.h"

/* What a human wants who doesn't move. */
enum wish { WISH_NOTHING, WISH_UNDO, WISH_QUIT, WISH_END_OF_INPUT, WISH_INTERRUPTED };

struct session {
    struct borgo_record record;
    struct screen screen;
    const char *title; /* the edition's */
    const struct borgo_player *player[BORGO_MAX_SEATS];
    void *memory[BORGO_MAX_SEATS];  /* of the computer players; the humans' is the session */
    uint32_t told[BORGO_MAX_SEATS]; /* how many moves each human has been told of */
    int humans;
    int at_keyboard;      /* the human who saw the screen last, or -1 */
    const char *autosave; /* the file that is kept up to date, or NULL */
    char *saved;          /* the file of the last `save`, which may be written again */
    bool helped;          /* the first words of help have been said */
    enum wish wish;
    char *line;
    size_t line_room;
};

/* A human at the keyboard: a player like any other. Its memory is the session. */
extern const struct borgo_player human_player;

/* Asks for a line, without spaces at its ends and with single ones between its words. NULL when there is none; the wish
 * says why. It stays valid until the next. */
const char *read_line(struct session *session, const char *prompt);
/* Ctrl-C ends read_line instead of the program. */
void catch_interrupts(void);
/* Saves the game under a name somebody typed, never over a file of something else. Says what was done. */
bool save_as(struct session *session, const char *path);
/* Whether anything has that name already. */
bool is_there(const char *path);

#endif
