/* The pact before a deal: how the people at a table and the house draw lots together, so that
 * nobody can choose the deal.
 *
 *   the house publishes the hash of a secret seed and of the game   (borgo_pact_start)
 *   every person's own client seals a number: sends its hash        (borgo_pact_seal)
 *   when all have sealed, every client opens its number             (borgo_pact_open)
 *   seed and numbers together make the dealer                       (borgo_pact_settle)
 *
 * All numbers are sealed before the first is opened: else the last one, together with the house,
 * could choose the deal. It is a machine of messages: each call is one that arrived, in whatever
 * order they come, and a wrong one is refused with a reason and changes nothing. The pact is plain
 * data and holds nothing secret; a record keeps it, so that it can be saved in the middle and gone
 * on with. A table that has to replace somebody before the deal starts over: borgo_record_replace.
 */
#ifndef BORGO_TABLE_PACT_H
#define BORGO_TABLE_PACT_H

#include "table/dealer.h"

enum borgo_phase {
    BORGO_SEALING, /* somebody has not sealed a number yet */
    BORGO_OPENING, /* all are sealed; somebody has not opened */
    BORGO_DEALING  /* all are open: the dealer can be made */
};

struct borgo_pact {
    borgo_seats persons; /* who adds a number; computer players don't */
    borgo_seats sealed, opened;
    unsigned char commitment[BORGO_HASH_BYTES]; /* the house's */
    unsigned char seal[BORGO_MAX_SEATS][BORGO_HASH_BYTES];
    unsigned char number[BORGO_MAX_SEATS][BORGO_SEED_BYTES];
};

/* What the house publishes first: the hash of its seed and of the terms of the game. */
void borgo_pact_commit(const unsigned char seed[BORGO_SEED_BYTES],
                       const unsigned char terms[BORGO_HASH_BYTES],
                       unsigned char commitment[BORGO_HASH_BYTES]);
/* What a client sends for its number. */
void borgo_pact_make_seal(unsigned seat, const unsigned char commitment[BORGO_HASH_BYTES],
                          const unsigned char number[BORGO_SEED_BYTES],
                          unsigned char seal[BORGO_HASH_BYTES]);
/* A number from something a person typed. The same words give another number under another
 * commitment. */
void borgo_pact_number_of_words(const char *words, const unsigned char commitment[BORGO_HASH_BYTES],
                                unsigned char number[BORGO_SEED_BYTES]);

void borgo_pact_start(struct borgo_pact *pact, borgo_seats persons,
                      const unsigned char commitment[BORGO_HASH_BYTES]);
bool borgo_pact_seal(struct borgo_pact *pact, unsigned seat,
                     const unsigned char seal[BORGO_HASH_BYTES], struct borgo_error *error);
bool borgo_pact_open(struct borgo_pact *pact, unsigned seat,
                     const unsigned char number[BORGO_SEED_BYTES], struct borgo_error *error);

enum borgo_phase borgo_pact_phase(const struct borgo_pact *pact);
/* Whose message the pact waits for: seals first, then numbers; empty when there is nothing to wait
 * for. */
borgo_seats borgo_pact_awaited(const struct borgo_pact *pact);
/* The dealer that seed and numbers make; only in the phase of dealing. */
void borgo_pact_settle(const struct borgo_pact *pact, const unsigned char seed[BORGO_SEED_BYTES],
                       struct borgo_dealer *dealer);

#endif
