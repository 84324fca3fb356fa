/* Fuzzes the reader of record files. What is accepted as right is written, read again and the same;
 * what isn't has a reason and leaves nothing behind. */
#include <stdlib.h>
#include <string.h>

#include "core/setup.h"
#include "fuzz/fuzz.h"
#include "games/registry.h"
#include "table/record.h"

static enum borgo_verdict read_text(const char *text, struct borgo_record *record,
                                    struct borgo_error *error)
{
    return borgo_record_read(record, "fuzzed.borgo", text, error);
}

static char *write_text(const struct borgo_record *record)
{
    size_t length;
    return borgo_record_text(record, true, &length);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct borgo_record record, again;
    struct borgo_error error = {0};
    char *text = fuzz_text(data, size);
    if (read_text(text, &record, &error) == BORGO_RECORD_RIGHT) {
        char *first = write_text(&record);
        fuzz_demand(read_text(first, &again, &error) == BORGO_RECORD_RIGHT,
                    "a record that was written can be read");
        char *second = write_text(&again);
        fuzz_demand(strcmp(first, second) == 0, "and is written the same");
        borgo_record_close(&again);
        borgo_record_close(&record);
        free(first);
        free(second);
    } else {
        fuzz_demand(error.message[0] != '\0', "a refusal has a reason");
    }
    free(text);
    return 0;
}

static void play_at_random(struct borgo_record *record, uint32_t moves)
{
    static struct borgo_moves room;
    struct borgo_table *table = &record->table;
    struct borgo_rng rng;
    borgo_rng_seed(&rng, moves);
    for (uint32_t i = 0; i < moves && borgo_table_to_act(table); i++) {
        unsigned seat;
        borgo_move move =
            test_random_move(table->game, table->box, table->state, &rng, &room, &seat);
        if (seat == BORGO_CHANCE && record->can_deal)
            move = borgo_dealer_move(&record->dealer, table);
        borgo_table_play(table, seat, move, NULL);
        if (i % 37 == 20)
            borgo_table_mark(table, 0);
        if (i % 53 == 20)
            borgo_record_change(record, 1, &record->seat[0]);
    }
}

/* Everybody's number, all zeros. */
static void settle(struct borgo_record *record)
{
    const unsigned char number[BORGO_SEED_BYTES] = {0};
    unsigned char seal[BORGO_HASH_BYTES];
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        borgo_pact_make_seal(seat, record->pact.commitment, number, seal);
        borgo_pact_seal(&record->pact, seat, seal, NULL);
    }
    for (unsigned seat = 0; seat < record->setup.players; seat++)
        borgo_pact_open(&record->pact, seat, number, NULL);
    borgo_record_settle(record);
}

/* With `placed` a game that begins at a position: where the first chance move leads. */
static void add_record(struct fuzz_seeds *seeds, const struct borgo_game *game, uint32_t moves,
                       enum borgo_source source, bool placed)
{
    const unsigned char seed[BORGO_SEED_BYTES] = {7};
    struct borgo_record record;
    struct borgo_setup setup;
    struct borgo_seat seats[BORGO_MAX_SEATS];
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    void *box = test_allocate(game->box_size);
    borgo_setup_default(game, &setup);
    fuzz_demand(borgo_setup_make_box(game, &setup, box, NULL), "a game can start");
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        seats[seat] = (struct borgo_seat){"human", "Zoé"};
    struct borgo_beginning beginning = {.state = state, .origin = {"a-record", 3}};
    struct borgo_rng rng;
    borgo_rng_seed(&rng, 3);
    game->start(box, state);
    if (game->to_act(box, state) == 1u << BORGO_CHANCE)
        game->play(box, state, BORGO_CHANCE, game->deal(box, state, &rng), NULL);
    borgo_record_open_at(&record, game, &setup, box, seats, source,
                         source == BORGO_NO_DEALER ? NULL : seed, placed ? &beginning : NULL);
    if (source == BORGO_HOUSE && moves)
        settle(&record);
    play_at_random(&record, moves);
    char *text = write_text(&record);
    fuzz_add_seed(seeds, text, strlen(text));
    free(text);
    borgo_record_close(&record);
}

void fuzz_write_seeds(struct fuzz_seeds *seeds)
{
    static const uint32_t lengths[] = {0, 30, 5000};
    for (int i = 0; i < borgo_game_count; i++)
        for (int l = 0; l < 3; l++)
            for (int source = BORGO_NO_DEALER; source <= BORGO_HOUSE; source++)
                add_record(seeds, borgo_games[i], lengths[l], (enum borgo_source)source,
                           source == l);
}
