/* A game on the full screen, from any position to its end: one person's keys drive it, computer
 * players think in another thread. Where the table is doesn't matter: a host stands between, for a
 * sitting here (here.c) or a table elsewhere. */
#ifndef BORGO_FULL_TABLE_H
#define BORGO_FULL_TABLE_H

#include "table/sitting.h"
#include "terminal/full/paper.h"
#include "terminal/full/view.h"

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

/* What a table needs to go on. */
struct table_needs {
    enum borgo_stage stage;
    borgo_seats people;    /* at this keyboard */
    borgo_seats computers; /* that think here */
    unsigned asker;        /* BORGO_STAGE_ASKING: who wants to take back */
};

/* A table as the screen knows it. `of` is what all its functions get first. */
struct table_host {
    void *of;
    const struct borgo_record *record; /* game, box, set-up and seats; all of it once it is over */
    borgo_seats people;                /* who play at this keyboard */
    unsigned watcher;                  /* whose eyes are here where nobody does */

    struct table_needs (*advance)(void *of);
    /* A number that changes with the position and with who is to act. */
    uint64_t (*moment)(void *of);
    /* What these eyes see: the position, and the view's story, `since`, `recent`, `acts`, notes. */
    void (*look)(void *of, struct view *view, struct story *story, void *seen);
    void (*play)(void *of, unsigned seat, borgo_move move);
    /* True: it is done at once; else a sentence, translated, may say why not. */
    bool (*take_back)(void *of, unsigned seat, char sentence[MAX_LINE]);
    void (*answer)(void *of, unsigned seat, bool agrees);
    /* A question to a computer player, NULL for the seat's own; NULL: there are no tips, which a
     * sentence says. */
    struct borgo_job *(*job)(void *of, unsigned seat, const struct borgo_player *player,
                             char sentence[MAX_LINE]);
    void (*accept)(void *of, const struct borgo_job *job);

    /* Of a table elsewhere; NULL here. */
    bool (*press)(void *of, int key); /* true: the key was meant for it */
    /* What stands instead of the lines about the cursor; false: nothing. */
    bool (*tell)(void *of, char lines[2][MAX_LINE]);
    void (*status)(void *of, char *text, size_t size); /* when nobody here is to act */
    bool (*left)(void *of);                            /* there is nothing more to be seen here */
    void (*last_words)(void *of, struct writing *writing); /* before the account of the end */
    const char *keys;                                      /* what can be pressed, translated */
    const char *help; /* about keys of its own: lines for a page, translated */
};

/* The game must have a board (find_board). */
enum table_end play_at(struct frame *frame, struct table_host *host,
                       const struct table_settings *settings);
/* The same with a sitting as the table. */
enum table_end play_table(struct frame *frame, struct borgo_sitting *sitting,
                          const struct table_settings *settings);

#endif
