/* Fuzzes the reader of record files. What is accepted as right is written, read again and the same; what isn't has a reason
 * and leaves nothing behind. */
#include <stdlib.h>
#include <string.h>

#include "core/setup.h"
#include "fuzz/fuzz.h"
#include "games/registry.h"
#include "table/record.h"

static enum borgo_verdict read_text(const char *text, struct borgo_record *record, struct borgo_error *error)
{
    struct borgo_setup given;
    enum borgo_verdict verdict;
    const struct borgo_game *game = borgo_record_game("fuzzed.borgo", text, &verdict, error);
    if (!game)
        return verdict;
    borgo_default_setup(game, &given);
    return borgo_record_read(record, "fuzzed.borgo", text, &given, error);
}

static char *write_text(const struct borgo_record *record)
{
    char *text = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&text, &size);
    fuzz_demand(file, "there is memory");
    borgo_record_write(record, file);
    fclose(file);
    return text;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct borgo_record record, again;
    struct borgo_error error = {0};
    char *text = fuzz_text(data, size);
    if (read_text(text, &record, &error) == BORGO_RECORD_RIGHT) {
        char *first = write_text(&record);
        fuzz_demand(read_text(first, &again, &error) == BORGO_RECORD_RIGHT, "a record that was written can be read");
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
    borgo_seed(&rng, moves);
    for (uint32_t i = 0; i < moves && borgo_table_to_act(table); i++) {
        unsigned seat;
        borgo_move move = test_random_move(table->game, table->box, table->state, &rng, &room, &seat);
        if (seat == BORGO_CHANCE)
            move = borgo_dealer_move(&record->dealer, table);
        borgo_table_play(table, seat, move, NULL);
    }
}

static void add_record(struct fuzz_seeds *seeds, const struct borgo_game *game, uint32_t moves, bool dealt)
{
    struct borgo_record record;
    struct borgo_setup setup;
    struct borgo_dealer dealer;
    void *box = test_allocate(game->box_size);
    borgo_default_setup(game, &setup);
    fuzz_demand(borgo_make_box(game, &setup, box, NULL) && borgo_seed_dealer(&dealer, "7", NULL), "a game can start");
    borgo_record_open(&record, game, &setup, box, &dealer);
    for (unsigned seat = 0; seat < setup.players; seat++)
        record.seat[seat] = (struct borgo_seat){"human", "Zoé"};
    play_at_random(&record, moves);
    record.has_hash = record.has_seed = dealt;
    char *text = write_text(&record);
    fuzz_add_seed(seeds, text, strlen(text));
    free(text);
    borgo_record_close(&record);
}

void fuzz_write_seeds(struct fuzz_seeds *seeds)
{
    for (int i = 0; i < borgo_game_count; i++) {
        add_record(seeds, borgo_games[i], 5000, true);
        add_record(seeds, borgo_games[i], 5000, false);
        add_record(seeds, borgo_games[i], 30, true);
        add_record(seeds, borgo_games[i], 30, false);
        add_record(seeds, borgo_games[i], 0, false);
    }
}
