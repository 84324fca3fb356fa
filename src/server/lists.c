/* Tables in lists: the lobby, one's own, finished ones. See hall_parts.h. A table is shown as
 * somebody sees it who watches. */
#include <stdlib.h>
#include <string.h>

#include "core/bits.h"
#include "core/position.h"
#include "server/hall_parts.h"
#include "server/journal.h"
#include "store/sharing.h"

enum { MOST_LISTED = 60, LOBBY_PAUSE = 2000 };

static void put_position(const struct hall_table *table, struct borgo_json *json)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    char position[BORGO_MAX_POSITION_TEXT];
    const struct borgo_table *game = &table->wire.sitting.record.table;
    struct borgo_text text;
    borgo_table_view(game, BORGO_WATCHER, state);
    borgo_text_start(&text, position, sizeof position);
    borgo_position_write(game->game, game->box, state, &text);
    if (!text.full)
        borgo_json_string(json, "position", position);
}

/* The last decision, as everybody may see it: its cells, and who made it. */
static void put_last(const struct hall_table *table, struct borgo_json *json)
{
    const struct borgo_table *game = &table->wire.sitting.record.table;
    int32_t cells[BORGO_EVENT_PLACES];
    uint32_t last = game->count;
    while (last > 0 && game->log[last - 1].seat == BORGO_CHANCE)
        last--;
    if (last == 0)
        return;
    const struct borgo_entry *entry = &game->log[last - 1];
    borgo_move shown = game->game->veil(game->box, entry->seat, entry->move, BORGO_WATCHER);
    unsigned count = borgo_moves_cells(game->game, game->box, game->state, shown, cells);
    borgo_json_number(json, "by", entry->seat);
    borgo_json_array(json, "cells");
    for (unsigned i = 0; i < count; i++)
        borgo_json_cell(json, NULL, borgo_cell_first(cells[i]), borgo_cell_second(cells[i]));
    borgo_json_close(json);
}

static void put_chair(const struct hall_table *table, unsigned seat, struct borgo_json *json)
{
    const struct chair *chair = &table->chair[seat];
    borgo_json_object(json, NULL);
    borgo_json_string(json, "kind", chair_words[chair->kind]);
    if (chair->name[0])
        borgo_json_string(json, "name", chair->name);
    if (chair->person[0])
        borgo_json_string(json, "person", chair->person);
    if (chair->kind == CHAIR_PERSON || chair->kind == CHAIR_AWAY)
        borgo_json_bool(json, "here", seat_is_here(table, seat));
    if (chair->kind == CHAIR_COMPUTER)
        borgo_json_string(json, "level", chair->level);
    borgo_json_close(json);
}

static void put_time(const struct hall_table *table, struct borgo_json *json)
{
    borgo_json_object(json, "time");
    borgo_json_string(json, "kind", clock_words[table->clock.kind]);
    if (table->clock.kind != BORGO_CLOCK_NONE) {
        borgo_json_number(json, "time", table->clock.time);
        borgo_json_number(json, "more", table->clock.more);
    }
    borgo_json_close(json);
}

static void put_game(const struct hall_table *table, struct borgo_json *json)
{
    const struct borgo_sitting *sitting = &table->wire.sitting;
    int32_t scores[BORGO_MAX_SEATS] = {0};
    const struct borgo_table *game = &sitting->record.table;
    if (table->phase == PHASE_PLAYING) {
        borgo_seats awaited =
            sitting->wish.awaited ? sitting->wish.awaited : borgo_table_to_act(game);
        borgo_json_array(json, "turn");
        for (; awaited & 0xf; awaited &= (borgo_seats)(awaited - 1))
            borgo_json_number(json, NULL, borgo_bits_lowest(awaited));
        borgo_json_close(json);
    }
    game->game->scores(game->box, game->state, scores);
    borgo_json_array(json, "scores");
    for (unsigned seat = 0; seat < table->players; seat++)
        borgo_json_number(json, NULL, scores[seat]);
    borgo_json_close(json);
    put_position(table, json);
    put_last(table, json);
}

void put_listed(const struct hall *hall, struct hall_table *table, const struct person *reader,
                struct borgo_json *json)
{
    unsigned mine = reader ? seat_of(table, reader, NULL) : BORGO_WATCHER, watching = 0;
    (void)hall;
    borgo_json_object(json, NULL);
    borgo_json_string(json, "table", table->id);
    borgo_json_string(json, "game", table->game->name);
    borgo_json_string(json, "phase", phase_word(table->phase));
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < table->players; seat++)
        put_chair(table, seat, json);
    borgo_json_close(json);
    put_time(table, json);
    for (const struct attendance *at = table->here; at; at = at->next_here)
        watching += at->seat == BORGO_WATCHER;
    borgo_json_number(json, "watching", watching);
    borgo_json_number(json, "changed", table->changed);
    if (mine != BORGO_WATCHER) {
        borgo_json_number(json, "mine", mine);
        if (table->begun && table->clock.kind != BORGO_CLOCK_NONE)
            borgo_json_number(json, "left", table->wire.sitting.clock.left[mine]);
    }
    if (table->begun)
        put_game(table, json);
    put_ended(table, json);
    borgo_json_close(json);
}

/* Lists that are asked for. */

static bool is_public(const struct hall_table *table)
{
    return table->public && table->phase < PHASE_OVER;
}

static void put_public(struct ask *ask)
{
    unsigned count = 0;
    for (unsigned i = 0; i < BUCKETS; i++)
        for (struct hall_table *table = ask->hall->tables[i]; table; table = table->next)
            if (is_public(table) && count++ < MOST_LISTED) {
                put_listed(ask->hall, table, ask->visitor->person, ask->json);
                wait_for(ask, table);
            }
}

/* Rows of the store, as somebody sees them who may sit there. */
static void put_row(const struct person *reader, char *summary, struct borgo_json *json)
{
    value values[MOST_VALUES] = {0};
    if (!borgo_json_read(summary, strlen(summary), values, MOST_VALUES, NULL)
        || values->kind != BORGO_JSON_OBJECT)
        return;
    const value *seats = borgo_json_member(values, "seats");
    const value *ended = borgo_json_member(values, "ended");
    unsigned seat = 0;
    borgo_json_object(json, NULL);
    for (const value *at = borgo_json_first(values); at; at = borgo_json_next(values, at))
        journal_put_value(json, at->name, at);
    for (const value *at = seats && reader && !ended ? borgo_json_first(seats) : NULL; at;
         at = borgo_json_next(seats, at), seat++) {
        const value *person = borgo_json_member(at, "person");
        if (person && person->kind == BORGO_JSON_STRING && strcmp(person->string, reader->id) == 0)
            borgo_json_number(json, "mine", seat);
    }
    borgo_json_close(json);
}

/* Rows of the store, noted first: reading tables while a list is being read would mix two questions
 * to it. */
struct listing {
    struct hall *hall;
    unsigned count;
    struct {
        char id[STORE_ID + 1];
        char *summary; /* of one that has ended, or isn't here */
    } at[MOST_LISTED];
};

static bool note(void *listing_, const struct store_table *row)
{
    struct listing *listing = listing_;
    memcpy(listing->at[listing->count].id, row->id, strlen(row->id) + 1);
    bool afar = listing->hall->world && !find_loaded(listing->hall, row->id);
    listing->at[listing->count++].summary =
        row->phase == STORE_OVER || afar ? strdup(row->summary) : NULL;
    return listing->count < MOST_LISTED;
}

/* What has ended is shown as it was when it ended: nobody sets it up again for that. */
static void put_noted(struct ask *ask, const char *id, char *summary)
{
    if (summary) {
        put_row(ask->visitor->person, summary, ask->json);
        return;
    }
    struct hall_table *table = find_table(ask->hall, id, NULL);
    if (!table)
        return;
    put_listed(ask->hall, table, ask->visitor->person, ask->json);
    wait_for(ask, table);
}

static void put_stored(struct ask *ask, enum store_list list, const char *person)
{
    struct listing *listing = hall_allocate(sizeof *listing);
    listing->hall = ask->hall;
    store_list(ask->hall->store, list, person, MOST_LISTED, note, listing, NULL);
    for (unsigned i = 0; i < listing->count; i++) {
        put_noted(ask, listing->at[i].id, listing->at[i].summary);
        free(listing->at[i].summary);
    }
    free(listing);
}

bool ask_tables(struct ask *ask)
{
    static const char *const words[] = {"public", "mine", "finished"};
    const char *which = asked_string(ask, "which");
    unsigned list = 0;
    if (!which)
        return false;
    while (list < 3 && strcmp(which, words[list]) != 0)
        list++;
    if (list == 3)
        return fail(ask, "bad", "'%s' is none of the lists", which);
    if (list == 1 && !ask->visitor->person)
        return fail(ask, "refused", "say with your key who you are");
    borgo_json_array(open_reply(ask), "tables");
    if (list == 0 && ask->hall->world)
        put_stored(ask, STORE_LIST_PUBLIC, "");
    else if (list == 0)
        put_public(ask);
    else if (list == 1)
        put_stored(ask, STORE_LIST_OF_PERSON, ask->visitor->person->id);
    else
        put_stored(ask, STORE_LIST_FINISHED, "");
    return true;
}

/* The lobby. */

/* What changed while nobody looked is in the list that whoever comes asks for. */
static void forget_changes(struct hall *hall)
{
    for (unsigned i = 0; i < BUCKETS; i++)
        for (struct hall_table *table = hall->tables[i]; table; table = table->next)
            table->lobby_due = false;
}

bool ask_lobby(struct ask *ask)
{
    bool on = true;
    if (!asked_truth(ask, "on", &on))
        return false;
    stop_looking(ask->hall, ask->visitor);
    if (!ask->hall->lookers)
        forget_changes(ask->hall);
    if (on) {
        ask->visitor->lobby = true;
        ask->visitor->next_looker = ask->hall->lookers;
        ask->hall->lookers = ask->visitor;
    }
    open_reply(ask);
    return true;
}

void stop_looking(struct hall *hall, struct visitor *visitor)
{
    struct visitor **at = &hall->lookers;
    while (visitor->lobby && *at != visitor)
        at = &(*at)->next_looker;
    if (visitor->lobby)
        *at = visitor->next_looker;
    visitor->lobby = false;
}

static void put_change(struct hall *hall, struct hall_table *table, struct borgo_json *json)
{
    borgo_json_object(json, NULL);
    borgo_json_string(json, "push", "lobby");
    borgo_json_array(json, "tables");
    if (is_public(table))
        put_listed(hall, table, NULL, json);
    borgo_json_close(json);
    borgo_json_array(json, "gone");
    if (!is_public(table))
        borgo_json_string(json, NULL, table->id);
    borgo_json_close(json);
}

static void tell_change(struct hall *hall, struct hall_table *table)
{
    size_t length;
    table->lobby_due = false;
    table->lobby_at = hall->now.run;
    put_change(hall, table, paper_start(&hall->push));
    const char *text = paper_text(&hall->push, &length);
    for (struct visitor *visitor = hall->lookers; visitor; visitor = visitor->next_looker)
        post(hall, visitor, table->last_write, -1, text, length);
}

void tell_lobby(struct hall *hall)
{
    for (unsigned i = 0; (hall->lookers || hall->world) && i < BUCKETS; i++)
        for (struct hall_table *table = hall->tables[i]; table; table = table->next) {
            if (!table->lobby_due || hall->now.run - table->lobby_at < LOBBY_PAUSE)
                continue;
            if (table->public && hall->world && !table->dropped)
                write_row(hall, table); /* those who look elsewhere see that */
            if (table->public)
                tell_change(hall, table);
            else
                table->lobby_due = false;
        }
}

/* Tables of other processes, as their rows show them. */

struct looking {
    struct hall *hall;
    int64_t since;
};

/* Rows are written some time after what they tell: they are looked at for longer, and told once. */
static bool is_news(struct hall *hall, const struct store_table *row)
{
    unsigned bucket = bucket_of(row->id);
    int64_t told = row->changed * 4 + row->phase;
    if (hall->told[bucket] == told)
        return false;
    hall->told[bucket] = told;
    return true;
}

static bool tell_row(void *looking_, const struct store_table *row)
{
    struct looking *looking = looking_;
    struct hall *hall = looking->hall;
    size_t length;
    if (row->changed < looking->since)
        return false;
    if (find_loaded(hall, row->id) || !is_news(hall, row))
        return true;
    char *summary = strdup(row->summary);
    struct borgo_json *json = paper_start(&hall->push);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "push", "lobby");
    borgo_json_array(json, "tables");
    if (summary && row->phase < STORE_OVER)
        put_row(NULL, summary, json);
    borgo_json_close(json);
    borgo_json_array(json, "gone");
    if (row->phase >= STORE_OVER)
        borgo_json_string(json, NULL, row->id);
    borgo_json_close(json);
    free(summary);
    const char *text = paper_text(&hall->push, &length);
    for (struct visitor *visitor = hall->lookers; visitor; visitor = visitor->next_looker)
        post(hall, visitor, 0, -1, text, length);
    return true;
}

void look_around(struct hall *hall)
{
    struct looking looking = {hall, hall->now.wall - 4 * LOBBY_PAUSE};
    if (hall->now.run - hall->looked < LOBBY_PAUSE)
        return;
    hall->looked = hall->now.run;
    if (hall->lookers)
        store_list(hall->store, STORE_LIST_CHANGED, "", MOST_LISTED, tell_row, &looking, NULL);
}
