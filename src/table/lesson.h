/* Lessons: a guided first game, step by step on a real board. A lesson is text (docs/lessons.md
 * describes it): positions, what is said, which moves are right, and what chance and the others do
 * then. Reading one plays all of it and checks that every right move is legal and leads on; what is
 * read can be walked through without trouble. Nothing here knows a file or a screen. */
#ifndef BORGO_TABLE_LESSON_H
#define BORGO_TABLE_LESSON_H

#include "core/moves.h"
#include "table/seat.h"
#include "table/table.h"

enum {
    BORGO_LESSON_STEPS = 16,
    BORGO_LESSON_SAYS = 4,
    BORGO_LESSON_WAYS = 8,
    BORGO_LESSON_REPLIES = 32
};

/* What chance or another seat does after the right move. */
struct borgo_lesson_reply {
    const char *move;
    int line;
    unsigned seat; /* or BORGO_CHANCE */
};

/* All texts are English as far as the catalogues know them, or in whatever language the lesson was
 * written: whoever shows them translates what can be translated. */
struct borgo_lesson_step {
    int line;             /* where it begins */
    const char *title;    /* what it is about, for the row of steps */
    const char *task;     /* what is to be done now, as a heading */
    const char *position; /* where it begins; NULL: it goes on where the step before ended */
    const char *note;     /* a remark about one cell of the board, or NULL */
    int at[2];            /* that cell */
    bool has_window;
    int window[4]; /* the first and the last cell that are to be seen */
    unsigned says;
    const char *say[BORGO_LESSON_SAYS]; /* paragraphs below the heading */
    unsigned ways;
    const char *way[BORGO_LESSON_WAYS]; /* the right moves, the best first */
    const char *other;                  /* said to any other move, or NULL */
    unsigned replies;
    struct borgo_lesson_reply reply[BORGO_LESSON_REPLIES];
    const char *then; /* said when it is done, or NULL: it goes straight on */
    bool free;        /* every move is right and a computer player answers, for one turn; the last
                         step lasts to the end of the game */
};

struct borgo_lesson {
    const struct borgo_game *game;
    struct borgo_setup setup;
    void *box;
    char *text; /* what the strings of the steps point into */
    unsigned you;
    char name[BORGO_MAX_SEATS][BORGO_MAX_NAME + 1];
    unsigned count;
    struct borgo_lesson_step step[BORGO_LESSON_STEPS];
};

/* Reads and checks a lesson; complaints name `file` and line. If it isn't right nothing is left to
 * close. `room` is for lists of moves. */
bool borgo_lesson_read(struct borgo_lesson *lesson, const char *file, const char *text,
                       struct borgo_moves *room, struct borgo_error *error);
void borgo_lesson_close(struct borgo_lesson *lesson);

enum borgo_lesson_stage {
    BORGO_LESSON_ASKS,    /* the learner is to move */
    BORGO_LESSON_ANSWERS, /* somebody else is */
    BORGO_LESSON_SAYS_SO, /* the step is done, and something is said of it */
    BORGO_LESSON_OVER
};

/* Somebody on the way through a lesson. The table is the caller's; the walk opens and closes it. */
struct borgo_lesson_walk {
    const struct borgo_lesson *lesson;
    struct borgo_table *table;
    unsigned step;
    enum borgo_lesson_stage stage;
    unsigned replied;  /* replies of the step that were made */
    bool others_acted; /* in a free step */
};

enum borgo_lesson_verdict {
    BORGO_LESSON_REFUSED, /* no legal move: the error says why */
    BORGO_LESSON_WRONG,   /* legal, but not what the step is about: nothing has changed */
    BORGO_LESSON_RIGHT
};

/* Begins a lesson at a step. */
void borgo_lesson_begin(struct borgo_lesson_walk *walk, const struct borgo_lesson *lesson,
                        struct borgo_table *table, unsigned step, struct borgo_moves *room);
/* Goes to a step, whatever was done before. */
void borgo_lesson_enter(struct borgo_lesson_walk *walk, unsigned step, struct borgo_moves *room);
void borgo_lesson_leave(struct borgo_lesson_walk *walk);

/* The learner's move, by its text, in the stage that asks, with what chance brings then: `deals` is
 * for chance in a free step. */
enum borgo_lesson_verdict borgo_lesson_try(struct borgo_lesson_walk *walk, const char *text,
                                           struct borgo_rng *deals, struct borgo_moves *room,
                                           struct borgo_error *error);
/* In the stage that answers: the seat that is to move next. */
unsigned borgo_lesson_next_seat(const struct borgo_lesson_walk *walk);
/* Its move, with what chance brings then; `seed` is for the thoughts of whoever moves in a free
 * step. */
void borgo_lesson_answer(struct borgo_lesson_walk *walk, struct borgo_rng *deals, uint64_t seed,
                         struct borgo_moves *room);
/* From what was said to the next step, or to the end of the lesson. */
void borgo_lesson_go_on(struct borgo_lesson_walk *walk, struct borgo_moves *room);

/* Who plays the other seats of a free step, and the first game after a lesson. */
extern const char borgo_lesson_player[];

#endif
