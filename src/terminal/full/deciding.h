/* A board at which somebody decides: what the screens of a table, a lesson and a puzzle share. The
 * cursor walks, a move is put together and told of before it is made; who makes it is for
 * others. */
#ifndef BORGO_FULL_DECIDING_H
#define BORGO_FULL_DECIDING_H

#include "terminal/full/view.h"

struct deciding {
    struct view view;
    struct choice choice;
    struct story story;
    char message[2][MAX_LINE]; /* instead of what the cursor is on, until something is pressed */
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
};

void open_deciding(struct deciding *deciding, struct frame *frame,
                   const struct borgo_record *record);
void close_deciding(struct deciding *deciding);

/* A new decision of that seat, from what is seen; the cursor stays where it was if it can. */
void ask_decision(struct deciding *deciding, unsigned seat);
/* Draws up everything anew for a seat whose table is all here; `asks`: it is to decide. */
void look_at_table(struct deciding *deciding, unsigned seat, bool asks);

/* The lines below: a message, or what is under the cursor and what it brings. */
void write_deciding(struct deciding *deciding);
/* What a move is sure to bring, as sentences; those that count before the others. */
void write_sure_events(const struct deciding *deciding, const struct borgo_preview *preview,
                       struct borgo_text *text);

/* Forgets the message, as whoever presses something has read it. */
void forget_message(struct deciding *deciding);
/* A key, the wheel or a click; true: the move is to be made. */
bool decide(struct deciding *deciding, const struct frame_event *event, borgo_move *move);

#endif
