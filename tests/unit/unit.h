/* What all unit tests share: cmocka, speaking the Test Anything Protocol, and games to test with.
 */
#ifndef BORGO_TESTS_UNIT_H
#define BORGO_TESTS_UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/moves.h"
#include "core/setup.h"
#include "table/record.h"

/* The exit code of a test program. */
#define RUN_TESTS(name, tests)                                                                     \
    (cmocka_set_message_output(CM_OUTPUT_TAP), cmocka_run_group_tests_name(name, tests, NULL, NULL))

/* A record of a game before its first move, with these seats; the seed is read from text like "7".
 */
static inline void open_seats(struct borgo_record *record, const struct borgo_game *game,
                              unsigned players, const struct borgo_seat *seats,
                              enum borgo_source source, const char *seed)
{
    struct borgo_setup setup;
    unsigned char bytes[BORGO_SEED_BYTES];
    struct borgo_error error = {0};
    void *box = calloc(1, game->box_size);
    borgo_setup_default(game, &setup);
    assert_true(borgo_setup_set_players(game, &setup, players, &error));
    assert_true(borgo_setup_make_box(game, &setup, box, &error));
    if (seed)
        assert_true(borgo_dealer_read_seed(seed, bytes, &error));
    borgo_record_open(record, game, &setup, box, seats, source, seed ? bytes : NULL);
}

/* The same between computer players, dealt from a chosen seed. */
static inline void open_game(struct borgo_record *record, const struct borgo_game *game,
                             unsigned players, const char *seed)
{
    struct borgo_seat seats[BORGO_MAX_SEATS];
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        seats[seat] = (struct borgo_seat){"random", "Zoé"};
    open_seats(record, game, players, seats, BORGO_CHOSEN_SEED, seed);
}

/* A seat's number for tests: all its bytes the same. */
static inline void number_of(unsigned seat, unsigned char number[BORGO_SEED_BYTES])
{
    memset(number, (int)(0xa0 + seat), BORGO_SEED_BYTES);
}

static inline void seal_number(struct borgo_record *record, unsigned seat)
{
    unsigned char number[BORGO_SEED_BYTES], seal[BORGO_HASH_BYTES];
    struct borgo_error error = {0};
    number_of(seat, number);
    borgo_pact_make_seal(seat, record->pact.commitment, number, seal);
    assert_true(borgo_pact_seal(&record->pact, seat, seal, &error));
}

static inline void open_number(struct borgo_record *record, unsigned seat)
{
    unsigned char number[BORGO_SEED_BYTES];
    struct borgo_error error = {0};
    number_of(seat, number);
    assert_true(borgo_pact_open(&record->pact, seat, number, &error));
}

/* A game of people, whose pact is settled: the deal can be proved. */
static inline void open_honest_game(struct borgo_record *record, const struct borgo_game *game,
                                    unsigned players, const char *seed)
{
    struct borgo_seat seats[BORGO_MAX_SEATS];
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        seats[seat] = (struct borgo_seat){"human", "Zoé"};
    open_seats(record, game, players, seats, BORGO_HOUSE, seed);
    for (unsigned seat = 0; seat < players; seat++)
        seal_number(record, seat);
    for (unsigned seat = 0; seat < players; seat++)
        open_number(record, seat);
    assert_true(borgo_record_settle(record));
}

/* Plays chance moves by the dealer and others at random: at most so many. */
static inline void play_on(struct borgo_record *record, uint32_t moves, uint64_t seed)
{
    static struct borgo_moves room;
    struct borgo_table *table = &record->table;
    struct borgo_rng rng;
    borgo_seats to_act;
    borgo_rng_seed(&rng, seed);
    for (uint32_t i = 0; i < moves && (to_act = borgo_table_to_act(table)) != 0; i++) {
        unsigned seat = (unsigned)__builtin_ctz(to_act);
        borgo_move move = 0;
        if (seat == BORGO_CHANCE) {
            move = borgo_dealer_move(&record->dealer, table);
        } else {
            room.count = table->game->moves(table->box, table->state, seat, room.at);
            move = room.at[borgo_rng_below(&rng, room.count)];
        }
        borgo_table_play(table, seat, move, NULL);
    }
}

#endif
