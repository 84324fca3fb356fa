/* Where a person decides, at a table here or of a server: the board as the seat sees it, the list
 * of its moves, and the words that can be typed beside them. What the words mean elsewhere (taking
 * back, leaving) is for whoever has the desk. */
#ifndef BORGO_CLI_DESK_H
#define BORGO_CLI_DESK_H

#include "table/job.h"
#include "terminal/input.h"
#include "terminal/movelist.h"
#include "terminal/screen.h"

struct desk;

/* Something that can be typed besides moves. False from `run`: nothing more is to be read. */
struct word {
    const char *word;
    const char *help; /* for translation */
    bool (*run)(struct desk *desk, const char *rest);
    bool takes_more; /* something may stand behind the word */
};

struct desk {
    struct screen *screen;
    const struct borgo_game *game;
    const void *box;
    unsigned seat;
    const char *name[BORGO_MAX_SEATS];
    const struct word *words;
    int word_count;
    bool *helped;                 /* the first words of help have been said */
    bool has_moves;               /* there is a list: the seat is to decide */
    struct borgo_request request; /* what the list is about */
    struct move_list list;
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
};

/* Lists the moves of what is seen; and forgets them, which may be done twice. */
void desk_open_moves(struct desk *desk);
void desk_close_moves(struct desk *desk);

void desk_show_board(struct desk *desk);
/* `hint` is the sentence about the words, said once. */
void desk_show_moves(struct desk *desk, const char *hint);

/* The word a line starts with, or NULL; *rest is what stands behind it. */
const struct word *desk_find_word(const struct desk *desk, const char *line, const char **rest);
/* Whatever is neither a move nor a word: perhaps the start of moves, else one clear sentence. */
void desk_explain(const struct desk *desk, const char *line);

/* Words that mean the same everywhere. */
bool desk_do_all(struct desk *desk, const char *rest);
bool desk_do_rules(struct desk *desk, const char *rest);
bool desk_do_key(struct desk *desk, const char *rest);
bool desk_do_help(struct desk *desk, const char *rest);

/* The computer player somebody wants a hint of; NULL: there is none, which is said. */
const struct borgo_player *desk_find_hinter(const char *rest);
/* Lets it think about a job, which is freed, and tells what came of it. False: an interrupt came.
 */
bool desk_hint(struct desk *desk, struct borgo_job *job, double seconds, struct input *input);

#endif
