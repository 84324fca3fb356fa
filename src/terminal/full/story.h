/* What happened, as lines for a pane: one viewer's sentences, in order. */
#ifndef BORGO_FULL_STORY_H
#define BORGO_FULL_STORY_H

#include "table/record.h"
#include "terminal/full/board.h"

struct story_line {
    char *text;
    int seat;      /* whom it is about, or -1 */
    uint32_t move; /* the number of the move that made it happen */
    uint32_t times;
};

struct story {
    struct story_line *at;
    unsigned count, room;
};

/* All sentences of the moves before number `to`. */
void write_story(struct story *story, const struct borgo_record *record, uint32_t to,
                 unsigned viewer);
void free_story(struct story *story);

/* A sentence that somebody else has made. */
void add_to_story(struct story *story, const char *text, int seat, uint32_t move);

/* The number of the first move behind the viewer's last turn: what others have done since begins
 * there, and what the viewer has done in the turn that goes on belongs to it. */
uint32_t since_last_turn(const struct borgo_table *table, unsigned viewer);
/* The things that moves from that number on were about; returns how many. */
unsigned recent_things(const struct borgo_table *table, const struct full_board *board,
                       uint32_t from, uint32_t to, unsigned viewer, int32_t things[MAX_RECENT]);
/* The names at the table, to tell with. */
struct borgo_teller table_teller(const struct borgo_record *record);

#endif
