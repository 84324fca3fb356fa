/* The pact before a deal: see pact.h, and docs/dealer.md for what it proves. */
#include "table/pact.h"

#include <assert.h>
#include <string.h>

void borgo_pact_commit(const unsigned char seed[BORGO_SEED_BYTES],
                       const unsigned char terms[BORGO_HASH_BYTES],
                       unsigned char commitment[BORGO_HASH_BYTES])
{
    struct borgo_message message;
    borgo_message_start(&message, "borgo house");
    borgo_message_bytes(&message, seed, BORGO_SEED_BYTES);
    borgo_message_bytes(&message, terms, BORGO_HASH_BYTES);
    borgo_hash_message(&message, commitment);
}

void borgo_pact_make_seal(unsigned seat, const unsigned char commitment[BORGO_HASH_BYTES],
                          const unsigned char number[BORGO_SEED_BYTES],
                          unsigned char seal[BORGO_HASH_BYTES])
{
    struct borgo_message message;
    borgo_message_start(&message, "borgo seal");
    borgo_message_byte(&message, seat);
    borgo_message_bytes(&message, commitment, BORGO_HASH_BYTES);
    borgo_message_bytes(&message, number, BORGO_SEED_BYTES);
    borgo_hash_message(&message, seal);
}

void borgo_pact_number_of_words(const char *words, const unsigned char commitment[BORGO_HASH_BYTES],
                                unsigned char number[BORGO_SEED_BYTES])
{
    struct borgo_message message;
    borgo_message_start(&message, "borgo words");
    borgo_message_bytes(&message, commitment, BORGO_HASH_BYTES);
    borgo_hash_text(&message, words, number);
}

void borgo_pact_start(struct borgo_pact *pact, borgo_seats persons,
                      const unsigned char commitment[BORGO_HASH_BYTES])
{
    *pact = (struct borgo_pact){.persons = persons};
    memcpy(pact->commitment, commitment, sizeof pact->commitment);
}

static bool is_person(const struct borgo_pact *pact, unsigned seat, struct borgo_error *error)
{
    if (seat < BORGO_MAX_SEATS && pact->persons >> seat & 1)
        return true;
    return borgo_error_fail(error, "seat %u adds no number to the deal", seat);
}

/* A seal is final: who could change it after seeing the others' would choose last. */
bool borgo_pact_seal(struct borgo_pact *pact, unsigned seat,
                     const unsigned char seal[BORGO_HASH_BYTES], struct borgo_error *error)
{
    if (!is_person(pact, seat, error))
        return false;
    if (pact->sealed >> seat & 1)
        return borgo_error_fail(error, "seat %u has sealed its number already", seat);
    memcpy(pact->seal[seat], seal, BORGO_HASH_BYTES);
    pact->sealed |= (borgo_seats)(1u << seat);
    return true;
}

bool borgo_pact_open(struct borgo_pact *pact, unsigned seat,
                     const unsigned char number[BORGO_SEED_BYTES], struct borgo_error *error)
{
    unsigned char seal[BORGO_HASH_BYTES];
    if (!is_person(pact, seat, error))
        return false;
    if (borgo_pact_phase(pact) == BORGO_SEALING)
        return borgo_error_fail(error, "no number may be opened before all are sealed");
    if (pact->opened >> seat & 1)
        return borgo_error_fail(error, "seat %u has opened its number already", seat);
    borgo_pact_make_seal(seat, pact->commitment, number, seal);
    if (memcmp(seal, pact->seal[seat], sizeof seal) != 0)
        return borgo_error_fail(error, "the number of seat %u is not the one it sealed", seat);
    memcpy(pact->number[seat], number, BORGO_SEED_BYTES);
    pact->opened |= (borgo_seats)(1u << seat);
    return true;
}

enum borgo_phase borgo_pact_phase(const struct borgo_pact *pact)
{
    if (pact->sealed != pact->persons)
        return BORGO_SEALING;
    return pact->opened != pact->persons ? BORGO_OPENING : BORGO_DEALING;
}

borgo_seats borgo_pact_awaited(const struct borgo_pact *pact)
{
    borgo_seats done = borgo_pact_phase(pact) == BORGO_SEALING ? pact->sealed : pact->opened;
    return (borgo_seats)(pact->persons & ~done);
}

void borgo_pact_settle(const struct borgo_pact *pact, const unsigned char seed[BORGO_SEED_BYTES],
                       struct borgo_dealer *dealer)
{
    struct borgo_message message;
    assert(borgo_pact_phase(pact) == BORGO_DEALING);
    borgo_message_start(&message, "borgo deal");
    borgo_message_bytes(&message, seed, BORGO_SEED_BYTES);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        if (!(pact->persons >> seat & 1))
            continue;
        borgo_message_byte(&message, seat);
        borgo_message_bytes(&message, pact->number[seat], BORGO_SEED_BYTES);
    }
    borgo_hash_message(&message, dealer->key);
}
