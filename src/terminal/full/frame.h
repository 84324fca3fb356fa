/* The terminal as one screen: a canvas that is shown as a whole, keys and the mouse, and an end
 * that leaves the terminal as it was, however the program ends. The only file behind it that knows
 * curses is frame.c. */
#ifndef BORGO_FULL_FRAME_H
#define BORGO_FULL_FRAME_H

#include "core/canvas.h"

/* Below this nothing is drawn but a sentence that says so. */
enum { FRAME_ROWS = 24, FRAME_COLUMNS = 80 };

/* Keys that are no characters. */
enum frame_key {
    PRESSED_ENTER = 0x200000,
    PRESSED_ESCAPE,
    PRESSED_UP,
    PRESSED_DOWN,
    PRESSED_LEFT,
    PRESSED_RIGHT,
    PRESSED_TAB,
    PRESSED_BACK_TAB,
    PRESSED_PAGE_UP,
    PRESSED_PAGE_DOWN,
    PRESSED_HOME,
    PRESSED_END,
    PRESSED_BACKSPACE,
    PRESSED_NOTHING /* no key, but something was heard beside them: draw anew */
};

enum frame_kind {
    FRAME_KEY,   /* `key`: a character or a frame_key */
    FRAME_CLICK, /* at row and column */
    FRAME_WHEEL, /* `key` is PRESSED_UP or PRESSED_DOWN */
    FRAME_SIZED, /* the screen has another size: draw anew */
    FRAME_FILE,  /* the file that was waited for can be read */
    FRAME_NEWS,  /* something was heard beside the keys, or a second has passed */
    FRAME_ENDED  /* an interrupt, or there is no terminal any more */
};

struct frame_event {
    enum frame_kind kind;
    int key;
    int row, column;
};

struct frame {
    struct borgo_canvas canvas; /* the whole screen; draw here, then frame_show */
    bool colour;
    int cursor_row, cursor_column; /* where the terminal's own cursor stands; -1: nowhere */
    bool ended;                    /* an interrupt came; every wait says so from now on */
    /* What is to be heard beside the keys, whatever is shown: when the file can be read `hear` is
     * called, and the wait says so. NULL: nothing. */
    void (*hear)(void *hearer);
    void *hearer;
    int beside;
    bool ticks; /* every second is news */
};

/* Whether there is somebody at a terminal that can show this: UTF-8, and a description with a
 * cursor that goes anywhere. */
bool frame_is_possible(void);
/* False: it can't be opened, and nothing has changed. */
bool frame_open(struct frame *frame, bool colour);
void frame_close(struct frame *frame);

/* An empty canvas of the terminal's size. False: the terminal is too small, which has been said on
 * it. */
bool frame_clear(struct frame *frame);
void frame_show(struct frame *frame);

/* Waits for the next thing that happens; `file` is -1 or one to be read as well. */
struct frame_event frame_wait(struct frame *frame, int file);

#endif
