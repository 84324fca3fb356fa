/* Why one turn is better than another, told from data: what each is sure to bring by all its seat
 * knows, beside each other. Where nothing can be said nothing is. */
#ifndef BORGO_TABLE_REASON_H
#define BORGO_TABLE_REASON_H

#include "core/tally.h"
#include "core/words.h"
#include "table/analysis.h"
#include "table/preview.h"
#include "table/standings.h"

/* What a turn is sure to bring. */
struct borgo_outlook {
    int length; /* of the turn, as far as it can be played for sure */
    struct borgo_preview preview;
    struct borgo_tally tally; /* of its events */
    struct borgo_standings after;
    bool ends;           /* the game is over then, */
    borgo_seats winners; /* and these have won it in any case */
    int32_t answer;      /* the most that the next seat can add to its score at once, where it is to
                            act and nothing is secret; -1 elsewhere */
    unsigned answers;    /* who that is */
};

/* `room` is of BORGO_MAX_MOVES. */
void borgo_outlook_find(const struct borgo_worlds *worlds, const void *seen,
                        const borgo_move *moves, int length, borgo_move *room,
                        struct borgo_reading *reading, const struct borgo_standings *before,
                        struct borgo_outlook *outlook);

enum borgo_reason_kind {
    BORGO_NO_REASON,
    BORGO_ENDS,      /* the better turn ends the game, and the seat has won it */
    BORGO_ENDED,     /* the other ends it, and the seat hasn't */
    BORGO_POINTS,    /* the seat's score at once, or all parts it gets */
    BORGO_PLACE,     /* the seat's place in a category */
    BORGO_CATEGORY,  /* what a category would bring it, if the game ended then */
    BORGO_DENIES,    /* somebody else's score at once */
    BORGO_OVERTAKES, /* what a category would bring somebody else */
    BORGO_PREVENTS,  /* the most that the next can answer with */
    BORGO_LATER,     /* the seat's score a few turns later, on average; in tenths */
    BORGO_HOLDS,     /* somebody else's */
    BORGO_REASON_KINDS
};

struct borgo_reason {
    enum borgo_reason_kind kind;
    unsigned seat;
    char category[BORGO_LONGEST_CATEGORY]; /* its id; empty: not about one */
    int32_t played, better;                /* the same thing after each of the two */
};

/* Whether its amounts are tenths. */
bool borgo_reason_in_tenths(const struct borgo_reason *reason);
/* The word for a kind in JSON. */
const char *borgo_reason_word(enum borgo_reason_kind kind);

/* The greatest difference in favour of the better turn, from the point of view of its seat: of what
 * is sure, or if that is none, of what the judge saw a few turns later. */
void borgo_reason_find(const struct borgo_worlds *worlds, const struct borgo_outlook *played,
                       const struct borgo_outlook *better, const struct borgo_judgement *judgement,
                       struct borgo_reason *reason);

/* The sentence, with a full stop; nothing where there is no reason. */
void borgo_reason_tell(const struct borgo_reason *reason, const struct borgo_game *game,
                       const void *box, const struct borgo_teller *teller,
                       struct borgo_reading *reading, struct borgo_text *text);

/* The same for a decision that was judged and cost something: why the best turn was better; as
 * data, and as a sentence. */
void borgo_reason_of(const struct borgo_analysis *analysis, uint32_t number,
                     struct borgo_reason *reason);
void borgo_reason_explain(const struct borgo_analysis *analysis, uint32_t number,
                          const struct borgo_teller *teller, struct borgo_text *text);

#endif
