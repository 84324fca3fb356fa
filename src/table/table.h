/* One game being played: where it started, the list of moves, and the position they lead to. The
 * list is the truth; undo, replay, saving and checking are all "run the list again". */
#ifndef BORGO_TABLE_TABLE_H
#define BORGO_TABLE_TABLE_H

#include "core/game.h"

struct borgo_entry {
    borgo_move move;
    uint8_t seat;
    bool reveals; /* chance, or something secret came to light: taking it back needs the others'
                     consent */
};

/* A move was taken back here after something had been revealed or somebody else had decided. The
 * mark stays, so that what chance and computer players do from here on is new, and so that
 * everybody can see that it happened. */
struct borgo_mark {
    uint32_t at;  /* before the move of that number; rising */
    uint8_t seat; /* who took back */
};

struct borgo_table {
    const struct borgo_game *game;
    const void *box;
    struct borgo_entry *log;
    uint32_t count, room;
    struct borgo_mark *marks;
    uint32_t mark_count, mark_room;
    _Alignas(16) unsigned char start[BORGO_MAX_STATE];
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
};

/* A table before the first move. The box stays the caller's and must outlive the table. */
void borgo_table_open(struct borgo_table *table, const struct borgo_game *game, const void *box);
/* A table that starts in the middle of a game. */
void borgo_table_open_at(struct borgo_table *table, const struct borgo_game *game, const void *box,
                         const void *state);
void borgo_table_close(struct borgo_table *table);

borgo_seats borgo_table_to_act(const struct borgo_table *table);
/* Plays a legal move and logs it. */
void borgo_table_play(struct borgo_table *table, unsigned seat, borgo_move move,
                      struct borgo_events *events);
/* Takes the last move back, whosever it was; false when there is none. */
bool borgo_table_undo(struct borgo_table *table);
/* Goes back to the first `count` moves and leaves no mark; marks behind them move there and still
 * count. */
void borgo_table_back_to(struct borgo_table *table, uint32_t count);
/* Notes that a seat took back here what had been revealed. */
void borgo_table_mark(struct borgo_table *table, unsigned seat);
/* The marks that stand before the move of that number. */
uint32_t borgo_table_backs_before(const struct borgo_table *table, uint32_t move);

/* How a seat can take back its own last decision, with everything that followed from it. */
struct borgo_way_back {
    uint32_t count;      /* the moves that stay */
    bool free;           /* nothing was revealed and nobody else has decided: it leaves no trace */
    borgo_seats consent; /* who must agree where it isn't free: all others */
};

/* False when the seat has decided nothing yet. */
bool borgo_table_way_back(const struct borgo_table *table, unsigned seat,
                          struct borgo_way_back *way);
/* Goes that way, with a mark unless it is free. */
void borgo_table_take_back(struct borgo_table *table, unsigned seat,
                           const struct borgo_way_back *way);

/* What `seat` (or BORGO_WATCHER) may see of the position; `state` has room for BORGO_MAX_STATE
 * bytes. */
void borgo_table_view(const struct borgo_table *table, unsigned seat, void *state);

#endif
