/* A position on the full screen: board, seats, choices, log, hand and the lines below, laid out for
 * the screen's size. It draws what it is given and knows where everything stands; what keys mean is
 * for others. */
#ifndef BORGO_FULL_VIEW_H
#define BORGO_FULL_VIEW_H

#include "terminal/full/choice.h"
#include "terminal/full/frame.h"
#include "terminal/full/story.h"

enum pane { PANE_BOARD, PANE_HAND, PANE_LIST };
enum { AUTOMATIC = -1, MAX_LINE = 1200 };

struct view {
    struct frame *frame;
    const struct full_board *board;
    const struct borgo_record *record;
    const void *state;     /* hidden for the viewer */
    unsigned viewer;       /* a seat, BORGO_WATCHER or BORGO_CHANCE */
    unsigned hand_of;      /* the same, of the hand that is shown */
    const char *log_title; /* translated */
    struct choice *choice; /* of the viewer's decision, or NULL */
    const struct story *story;
    uint32_t since; /* the first move that is news */
    int32_t recent[MAX_RECENT];
    unsigned recent_count;
    borgo_seats acts;
    char note[BORGO_MAX_SEATS][16]; /* behind a seat's name: a clock, or that nobody is there */
    char status[200];               /* on the right of the first row */
    char question[200];             /* what to do */
    char line[2][MAX_LINE];         /* about what the cursor is on */
    const char *keys;               /* what can be pressed */
    const char *help;               /* about more keys, lines of a page; or NULL */
    /* Kept from one drawing to the next: */
    int zoom; /* a scale, or AUTOMATIC */
    int top, left, scale;
    struct spots spots; /* of all things, on the screen; the board's may lie outside its pane */
    uint8_t pane[MAX_SPOTS];
    int board_rows, board_columns; /* of the board's pane */
};

void draw_view(struct view *view);
/* From the cursor to the next target in a direction (rows down, columns to the right), or in
 * reading order by `next` 1 or -1; the same if there is none. */
int32_t target_towards(const struct view *view, int down, int right);
int32_t target_after(const struct view *view, int next);
/* The thing at a place on the screen, a target rather than another; NO_THING. */
int32_t thing_at(const struct view *view, int row, int column);
/* Larger (1) or smaller (-1). */
void zoom_view(struct view *view, int by);

#endif
