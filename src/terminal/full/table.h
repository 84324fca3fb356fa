/* A game on the full screen, from any position to its end: drives a sitting with one person's keys
 * and with computer players that think in another thread. */
#ifndef BORGO_FULL_TABLE_H
#define BORGO_FULL_TABLE_H

#include "table/sitting.h"
#include "terminal/full/frame.h"

struct table_settings {
    double seconds;  /* a computer player's time for a decision */
    uint32_t budget; /* playouts for one instead, without a clock; 0: by time */
    /* After everything that changed the record. */
    void (*keep)(void *context);
    void *context;
};

enum table_end {
    TABLE_LEFT,   /* somebody wants to stop here */
    TABLE_ENDED,  /* an interrupt, or the terminal is gone */
    TABLE_OVER,   /* the game is over, and enough of it was seen */
    TABLE_REMATCH /* the same once more */
};

/* The game must have a board (find_board). */
enum table_end play_table(struct frame *frame, struct borgo_sitting *sitting,
                          const struct table_settings *settings);

#endif
