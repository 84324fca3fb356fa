/* Puzzles: positions in which one turn is clearly best, with that turn, the answer to it, and what
 * is tempting and wrong, each with the answer that refutes it. `borgo mine` finds them,
 * data/puzzles has them as text, docs/puzzles.md explains the format. Nothing is taken from a text
 * that wasn't checked: every position can be read, every turn and every answer played. */
#ifndef BORGO_TABLE_PUZZLE_H
#define BORGO_TABLE_PUZZLE_H

#include "core/moves.h"
#include "players/player.h"

enum {
    BORGO_PUZZLE_WRONG = 3,   /* wrong turns, at most */
    BORGO_PUZZLE_LINE = 1000, /* bytes of a turn or an answer */
    BORGO_PUZZLE_NAME = 16,
    BORGO_PUZZLE_FROM = 120,
    BORGO_PUZZLE_STEPS = 64, /* moves of an answer, those of chance too */
    BORGO_PUZZLE_RATINGS = 5
};

/* What a turn is about. The words of a theme are in theme.h. */
enum borgo_theme {
    BORGO_THEME_WIN,         /* proved: it wins, whatever the others do */
    BORGO_THEME_DEFENCE,     /* proved: every other turn loses */
    BORGO_THEME_END,         /* it ends the game, or begins the end */
    BORGO_THEME_LEAD,        /* a better place in a category of scoring */
    BORGO_THEME_POINTS,      /* more at once than any other good turn */
    BORGO_THEME_TAKE,        /* it takes from somebody what counts in the end */
    BORGO_THEME_BLOCK,       /* it takes the next seat's points away */
    BORGO_THEME_PATIENCE,    /* fewer points at once than what is tempting */
    BORGO_THEME_WAIT,        /* nothing comes onto the board */
    BORGO_THEME_COMBINATION, /* several decisions that belong together */
    BORGO_THEME_PLACE,       /* one decision: there and nowhere else */
    BORGO_THEMES
};

/* A turn of the puzzle's seat, and what follows. */
struct borgo_puzzle_line {
    int32_t chance;                /* of the seat to win after it, in thousandths */
    char turn[BORGO_PUZZLE_LINE];  /* `house 4,5 1; stop` */
    char reply[BORGO_PUZZLE_LINE]; /* `chance deal 0 Y; 1 draw`; empty where the game is over */
};

struct borgo_puzzle {
    char name[BORGO_PUZZLE_NAME + 1]; /* made of the position, so it stays the same for ever */
    char position[BORGO_MAX_POSITION_TEXT];
    unsigned seat;
    uint8_t rating; /* 1 easy .. BORGO_PUZZLE_RATINGS */
    uint8_t theme;
    uint8_t proved; /* turns within which it is proved; 0: it is judged */
    struct borgo_puzzle_line best;
    char then[BORGO_PUZZLE_LINE]; /* of a proved victory: how it goes on after the reply */
    unsigned wrong_count;
    struct borgo_puzzle_line wrong[BORGO_PUZZLE_WRONG];
    char from[BORGO_PUZZLE_FROM]; /* where it was found, for people */
};

/* A file of puzzles being read. */
struct borgo_puzzle_file {
    struct borgo_lines lines;
    bool held; /* the current line was looked at and not used yet */
};

void borgo_puzzle_start(struct borgo_puzzle_file *file, const char *name, const char *text);
/* The next puzzle, its words only: borgo_puzzle_open checks them. False at the end, where the
 * error's message is empty, or with an error. */
bool borgo_puzzle_next(struct borgo_puzzle_file *file, struct borgo_puzzle *puzzle,
                       struct borgo_error *error);
void borgo_puzzle_write(const struct borgo_puzzle *puzzle, struct borgo_text *text);
/* The name of a position. */
void borgo_puzzle_name(const char *position, char name[BORGO_PUZZLE_NAME + 1]);

/* A move of a line, and whose it is. */
struct borgo_puzzle_step {
    unsigned seat;
    borgo_move move;
};

/* A line that was found legal. */
struct borgo_puzzle_steps {
    int count;
    struct borgo_puzzle_step at[BORGO_PUZZLE_STEPS];
};

/* A puzzle that was checked, with the box and the position it begins in. */
struct borgo_riddle {
    const struct borgo_puzzle *puzzle;
    const struct borgo_game *game;
    void *box; /* from malloc */
    struct borgo_moves *room;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_suggestion best, wrong[BORGO_PUZZLE_WRONG];
    struct borgo_puzzle_steps best_reply, then, wrong_reply[BORGO_PUZZLE_WRONG];
};

/* Checks it all. On failure there is nothing to close. */
bool borgo_riddle_open(struct borgo_riddle *riddle, const struct borgo_puzzle *puzzle,
                       struct borgo_error *error);
void borgo_riddle_close(struct borgo_riddle *riddle);

/* Plays the moves of a turn; `state` is where it begins and then where it ends. */
void borgo_riddle_play_turn(const struct borgo_riddle *riddle, const struct borgo_suggestion *turn,
                            void *state);
void borgo_riddle_play_steps(const struct borgo_riddle *riddle,
                             const struct borgo_puzzle_steps *steps, void *state);
/* Reads a whole turn from the texts of its moves, `; ` between them: it must end where chance or
 * somebody else comes in. */
bool borgo_riddle_read_turn(const struct borgo_riddle *riddle, const char *text,
                            struct borgo_suggestion *turn, struct borgo_error *error);
/* Whether two turns come to the same position. */
bool borgo_riddle_is_same(const struct borgo_riddle *riddle, const struct borgo_suggestion *one,
                          const struct borgo_suggestion *other);

/* Writes a line as it is stored: with seats, unless they are all that seat's. */
void borgo_puzzle_write_turn(const struct borgo_game *game, const void *box, const void *state,
                             unsigned seat, const struct borgo_suggestion *turn,
                             struct borgo_text *text);
void borgo_puzzle_write_steps(const struct borgo_game *game, const void *box, const void *state,
                              const struct borgo_puzzle_steps *steps, struct borgo_text *text);

/* The words by which a file names the themes. */
extern const char *const borgo_theme_words[BORGO_THEMES];

#endif
