/* A game with everything that belongs to it: see record.h. */
#include "table/record.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "core/setup.h"

void borgo_record_keep_data(struct borgo_record *record)
{
    for (int i = 0; i < borgo_setup_data_count(record->game); i++) {
        if (record->data[i])
            continue;
        size_t size = strlen(record->setup.data[i]) + 1;
        record->data[i] = malloc(size);
        if (!record->data[i])
            abort();
        memcpy(record->data[i], record->setup.data[i], size);
        record->setup.data[i] = record->data[i];
        record->setup.file[i] = record->game->data[i].name;
    }
}

borgo_seats borgo_record_persons(const struct borgo_seat *seats, unsigned players)
{
    borgo_seats persons = 0;
    for (unsigned seat = 0; seat < players; seat++)
        if (strcmp(seats[seat].player, "human") == 0)
            persons |= (borgo_seats)(1u << seat);
    return persons;
}

/* The house promises: from here on neither seed nor terms can change unseen. */
static void promise(struct borgo_record *record, const unsigned char seed[BORGO_SEED_BYTES])
{
    unsigned char terms[BORGO_HASH_BYTES], commitment[BORGO_HASH_BYTES];
    memcpy(record->seed, seed, sizeof record->seed);
    record->has_seed = true;
    if (record->source != BORGO_HOUSE)
        return;
    borgo_record_hash_terms(record, terms);
    borgo_pact_commit(seed, terms, commitment);
    borgo_pact_start(&record->pact, borgo_record_persons(record->start, record->setup.players),
                     commitment);
}

bool borgo_record_is_origin(const char *name)
{
    size_t length = strspn(name, "0123456789abcdefghijklmnopqrstuvwxyz"
                                 "ABCDEFGHIJKLMNOPQRSTUVWXYZ-_.");
    return length > 0 && length <= BORGO_MAX_ORIGIN && name[length] == '\0';
}

bool borgo_record_read_position(const struct borgo_game *game, const void *box,
                                struct borgo_reader *reader, void *state, struct borgo_error *error)
{
    if (!borgo_position_read(game, box, reader, BORGO_CHANCE, state, error))
        return false;
    return game->to_act(box, state) != 0
           || borgo_error_fail(error, "position: the game is over here");
}

static void open_table(struct borgo_record *record, const struct borgo_beginning *beginning)
{
    if (!beginning) {
        borgo_table_open(&record->table, record->game, record->box);
        return;
    }
    borgo_table_open_at(&record->table, record->game, record->box, beginning->state);
    record->placed = true;
    record->origin = beginning->origin;
}

void borgo_record_open(struct borgo_record *record, const struct borgo_game *game,
                       const struct borgo_setup *setup, void *box, const struct borgo_seat *seats,
                       enum borgo_source source, const unsigned char *seed)
{
    borgo_record_open_at(record, game, setup, box, seats, source, seed, NULL);
}

void borgo_record_open_at(struct borgo_record *record, const struct borgo_game *game,
                          const struct borgo_setup *setup, void *box,
                          const struct borgo_seat *seats, enum borgo_source source,
                          const unsigned char *seed, const struct borgo_beginning *beginning)
{
    *record = (struct borgo_record){
        .game = game, .rules = game->rules, .setup = *setup, .box = box, .source = source};
    assert((seed == NULL) == (source == BORGO_NO_DEALER));
    record->stated_options = (borgo_seats)((1u << borgo_setup_option_count(game)) - 1);
    borgo_record_keep_data(record);
    memcpy(record->start, seats, setup->players * sizeof *seats);
    memcpy(record->seat, seats, setup->players * sizeof *seats);
    open_table(record, beginning);
    if (seed)
        promise(record, seed);
    borgo_record_settle(record);
}

void borgo_record_close(struct borgo_record *record)
{
    borgo_table_close(&record->table);
    for (int i = 0; i < BORGO_MAX_DATA; i++)
        free(record->data[i]);
    free(record->change);
    free(record->box);
    *record = (struct borgo_record){0};
}

bool borgo_record_is_over(const struct borgo_record *record)
{
    return borgo_table_to_act(&record->table) == 0;
}

bool borgo_record_settle(struct borgo_record *record)
{
    record->can_deal = record->has_seed && borgo_pact_phase(&record->pact) == BORGO_DEALING;
    if (record->can_deal)
        borgo_pact_settle(&record->pact, record->seed, &record->dealer);
    return record->can_deal;
}

bool borgo_record_replace(struct borgo_record *record, unsigned seat, const struct borgo_seat *by,
                          const unsigned char seed[BORGO_SEED_BYTES], struct borgo_error *error)
{
    /* Only whom the pact waits for: replacing anybody else would be a way to deal again for no
     * reason. */
    if (seat >= BORGO_MAX_SEATS || !(borgo_pact_awaited(&record->pact) >> seat & 1))
        return borgo_error_fail(
            error, "nobody waits for seat %u, so it can't be replaced before the deal", seat);
    if (record->attempts == BORGO_MAX_ATTEMPTS)
        return borgo_error_fail(error, "this game was started %d times already; open a new table",
                                BORGO_MAX_ATTEMPTS);
    struct borgo_attempt *attempt = &record->attempt[record->attempts++];
    memcpy(attempt->commitment, record->pact.commitment, sizeof attempt->commitment);
    attempt->seat = (uint8_t)seat;
    attempt->who = record->start[seat];
    record->start[seat] = record->seat[seat] = *by;
    promise(record, seed);
    borgo_record_settle(record);
    return true;
}

void borgo_record_change(struct borgo_record *record, unsigned seat, const struct borgo_seat *who)
{
    struct borgo_change *changes = realloc(record->change, (record->changes + 1) * sizeof *changes);
    if (!changes)
        abort();
    record->change = changes;
    changes[record->changes++] =
        (struct borgo_change){record->table.count, record->table.mark_count, (uint8_t)seat, *who};
    record->seat[seat] = *who;
}

void borgo_record_take_back(struct borgo_record *record, unsigned seat,
                            const struct borgo_way_back *way)
{
    borgo_table_take_back(&record->table, seat, way);
    for (uint32_t i = 0; i < record->changes; i++)
        if (record->change[i].at > way->count)
            record->change[i].at = way->count;
}

const struct borgo_seat *borgo_record_who_took_back(const struct borgo_record *record,
                                                    uint32_t mark)
{
    unsigned seat = record->table.marks[mark].seat;
    const struct borgo_seat *who = &record->start[seat];
    for (uint32_t i = 0; i < record->changes && record->change[i].backs <= mark; i++)
        if (record->change[i].seat == seat)
            who = &record->change[i].who;
    return who;
}

enum borgo_deal borgo_record_deal(const struct borgo_record *record)
{
    if (record->source == BORGO_NO_DEALER)
        return BORGO_DEAL_UNKNOWN;
    if (borgo_pact_phase(&record->pact) != BORGO_DEALING)
        return BORGO_DEAL_WAITS;
    if (!record->has_seed)
        return BORGO_DEAL_SECRET;
    if (record->source == BORGO_CHOSEN_SEED)
        return BORGO_DEAL_CHOSEN;
    return record->pact.persons ? BORGO_DEAL_PROVED : BORGO_DEAL_HOUSE;
}
