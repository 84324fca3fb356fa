/* A game in progress and everyone at it: the middle between the games and every way of playing
 * them.
 *
 * A sitting never waits. `borgo_sitting_advance` deals what chance brings and says what is needed
 * next: a person's move, a computer player's thought, an answer to somebody who wants to take back,
 * or nothing more. Whoever drives it (a terminal, a server, a page) brings that when it has it. A
 * move goes the same way whether it was typed, clicked, sent or thought.
 *
 * Nothing here is global: two threads may hold two sittings. Memory comes from malloc; files and
 * clocks are the driver's. */
#ifndef BORGO_TABLE_SITTING_H
#define BORGO_TABLE_SITTING_H

#include "core/moves.h"
#include "table/clock.h"
#include "table/job.h"
#include "table/record.h"

enum borgo_stage {
    BORGO_STAGE_SEALING, /* people's numbers for the deal are missing: table/pact.h takes them */
    BORGO_STAGE_MOVING,
    BORGO_STAGE_ASKING, /* somebody wants to take back, and the people awaited say yes or no */
    BORGO_STAGE_OVER
};

/* What a sitting needs to go on. */
struct borgo_needs {
    enum borgo_stage stage;
    borgo_seats people;    /* who is to seal or open, to move, or to answer */
    borgo_seats computers; /* for whom a job is to be thought about */
};

/* A wish to take back that others have to agree to. Nobody asks: `awaited` is empty. */
struct borgo_wish {
    unsigned seat;
    struct borgo_way_back way;
    borgo_seats awaited;
};

enum borgo_taking_back { BORGO_NOT_TAKEN_BACK, BORGO_TAKEN_BACK, BORGO_ASKS_TO_TAKE_BACK };

struct borgo_sitting {
    struct borgo_record record; /* all that lasts: set-up, seats, dealer, moves */
    const struct borgo_player *player[BORGO_MAX_SEATS]; /* NULL: a person */
    struct borgo_wish wish;
    struct borgo_clock clock; /* none, unless the driver starts it */
    uint64_t take_backs; /* all of them: a thought from before one is stale even if the position
                            comes again */
};

/* Takes a record over, new or read, and finds the players of its seats. On failure the record is
 * closed. */
bool borgo_sitting_open(struct borgo_sitting *sitting, struct borgo_record *record,
                        struct borgo_error *error);
void borgo_sitting_close(struct borgo_sitting *sitting);

/* The seats that are people's. */
borgo_seats borgo_sitting_people(const struct borgo_sitting *sitting);

/* Plays all chance moves that are due and says what is needed next. */
struct borgo_needs borgo_sitting_advance(struct borgo_sitting *sitting);

/* So many milliseconds have passed. They are taken from the people who are to move, not while
 * somebody's wish to take back is open; returns those whose time is up. */
borgo_seats borgo_sitting_pass(struct borgo_sitting *sitting, int64_t passed);

/* A person's move, by its text. On failure nothing has changed. */
bool borgo_sitting_move(struct borgo_sitting *sitting, unsigned seat, const char *text,
                        struct borgo_moves *room, struct borgo_error *error);
/* A person's move that was chosen from the list of the legal ones. */
void borgo_sitting_play(struct borgo_sitting *sitting, unsigned seat, borgo_move move);

/* A seat wants its last decision back. It is done at once where nobody has to agree (computer
 * players always do), else the stage is BORGO_STAGE_ASKING until all have answered or one has said
 * no. With an error: nothing to take back. */
enum borgo_taking_back borgo_sitting_take_back(struct borgo_sitting *sitting, unsigned seat,
                                               struct borgo_error *error);
/* The answer of somebody awaited. */
enum borgo_taking_back borgo_sitting_answer(struct borgo_sitting *sitting, unsigned seat,
                                            bool agrees);

/* The question what a computer player would do in a seat that is to act: `player` NULL is the
 * seat's own, whose answer borgo_sitting_accept plays; any other gives a hint. To be freed; NULL
 * when there is no memory left. */
struct borgo_job *borgo_sitting_job(const struct borgo_sitting *sitting, unsigned seat,
                                    const struct borgo_player *player);
/* When a question that is asked now was asked: for those who let somebody think who has no job of
 * ours. */
struct borgo_asked_at borgo_sitting_now(const struct borgo_sitting *sitting);
/* Plays what the seat's own player has thought of. False: the game has gone on meanwhile, and
 * nothing is changed. Where seats choose at once, what the others have chosen doesn't make a
 * thought stale. */
bool borgo_sitting_accept(struct borgo_sitting *sitting, const struct borgo_job *job);
/* The same for a thought that comes as text from elsewhere. On failure nothing has changed. */
bool borgo_sitting_take_thought(struct borgo_sitting *sitting, unsigned seat,
                                const struct borgo_asked_at *asked_at, const char *text,
                                struct borgo_moves *room, struct borgo_error *error);

#endif
