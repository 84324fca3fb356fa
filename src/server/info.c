/* A table's info, for everybody who looks at it: see docs/protocol.md and hall_parts.h. Nothing in
 * it depends on who looks. */
#include <stdlib.h>
#include <string.h>

#include "server/hall_parts.h"
#include "server/journal.h"

const char *const clock_words[] = {"none", "bank", "move"};

const char *phase_word(enum phase phase)
{
    static const char *const words[] = {"waiting", "sealing", "playing", "over", "closed"};
    return words[phase];
}

static void put_seats(struct borgo_json *json, const char *name, borgo_seats seats)
{
    borgo_json_array(json, name);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        if (seats >> seat & 1)
            borgo_json_number(json, NULL, seat);
    borgo_json_close(json);
}

static void put_presence(const struct hall *hall, const struct hall_table *table, unsigned seat,
                         struct borgo_json *json)
{
    if (seat_is_here(table, seat))
        borgo_json_bool(json, "here", true);
    else if (hall->now.run - table->lost[seat] < SEEKING)
        borgo_json_string(json, "here", "seeking");
    else
        borgo_json_bool(json, "here", false);
}

static void put_seat(const struct hall *hall, const struct hall_table *table, unsigned seat,
                     struct borgo_json *json)
{
    const struct chair *chair = &table->chair[seat];
    borgo_json_object(json, NULL);
    borgo_json_string(json, "kind", chair_words[chair->kind]);
    if (chair->name[0])
        borgo_json_string(json, "name", chair->name);
    if (chair->person[0])
        borgo_json_string(json, "person", chair->person);
    if (chair->level[0])
        borgo_json_string(json, "level", chair->level);
    if (chair->kind == CHAIR_PERSON || chair->kind == CHAIR_AWAY || chair->kind == CHAIR_INVITED)
        put_presence(hall, table, seat, json);
    borgo_json_close(json);
}

static void put_watchers(const struct hall_table *table, struct borgo_json *json)
{
    unsigned count = 0;
    borgo_json_array(json, "watchers");
    for (const struct attendance *at = table->here; at; at = at->next_here) {
        if (at->seat != BORGO_WATCHER)
            continue;
        count++;
        const struct visitor *visitor = at->visitor;
        const char *name =
            visitor->person && visitor->person->name[0] ? visitor->person->name : visitor->name;
        if (name[0] && count <= 12)
            borgo_json_string(json, NULL, name);
    }
    borgo_json_close(json);
    borgo_json_number(json, "watching", count);
}

void put_clock(const struct hall_table *table, struct borgo_json *json)
{
    const struct borgo_clock *clock = table->begun ? &table->wire.sitting.clock : &table->clock;
    const struct borgo_sitting *sitting = &table->wire.sitting;
    if (clock->kind == BORGO_CLOCK_NONE)
        return;
    borgo_json_object(json, "clock");
    borgo_json_string(json, "kind", clock_words[clock->kind]);
    borgo_json_number(json, "time", clock->time);
    borgo_json_number(json, "more", clock->more);
    borgo_json_array(json, "left");
    for (unsigned seat = 0; seat < table->players; seat++)
        borgo_json_number(json, NULL, clock->left[seat]);
    borgo_json_close(json);
    bool stands = table->begun && sitting->wish.awaited;
    borgo_seats running = 0;
    if (table->phase == PHASE_PLAYING && !stands)
        running = borgo_table_to_act(&sitting->record.table) & borgo_sitting_people(sitting);
    put_seats(json, "running", running);
    borgo_json_bool(json, "stands", stands);
    borgo_json_close(json);
}

static void put_pact(const struct hall_table *table, struct borgo_json *json)
{
    static const char *const phases[] = {"sealing", "opening", "dealing"};
    const struct borgo_pact *pact = &table->wire.sitting.record.pact;
    char hex[BORGO_HEX_SIZE];
    borgo_hash_write_hex(pact->commitment, hex);
    borgo_json_object(json, "pact");
    borgo_json_string(json, "phase", phases[borgo_pact_phase(pact)]);
    borgo_json_string(json, "commitment", hex);
    put_seats(json, "awaited", borgo_pact_awaited(pact));
    borgo_json_close(json);
}

/* Whether chance is drawn anew for what a wish takes away. */
static bool takes_chance(const struct hall_table *table, uint32_t from)
{
    const struct borgo_table *game = &table->wire.sitting.record.table;
    for (uint32_t i = from; i < game->count; i++)
        if (game->log[i].seat == BORGO_CHANCE)
            return true;
    return false;
}

static void put_wish(const struct hall *hall, const struct hall_table *table,
                     struct borgo_json *json)
{
    const struct borgo_sitting *sitting = &table->wire.sitting;
    const struct borgo_wish *wish = &sitting->wish;
    if (!wish->awaited)
        return;
    borgo_json_object(json, "wish");
    borgo_json_number(json, "seat", wish->seat);
    put_seats(json, "awaited", wish->awaited);
    put_seats(json, "agreed",
              wish->way.consent & borgo_sitting_people(sitting) & (borgo_seats)~wish->awaited);
    borgo_json_number(json, "left", ANSWER_TIME - (hall->now.run - table->asked_at));
    borgo_json_number(json, "keeps", wish->way.count);
    borgo_json_bool(json, "anew", takes_chance(table, wish->way.count));
    borgo_json_close(json);
}

static void put_absence(const struct hall_table *table, struct borgo_json *json)
{
    static const char *const choices[] = {"wait", "computer", "end"};
    const struct absence *absence = &table->absence;
    if (!absence->is)
        return;
    borgo_json_object(json, "absent");
    borgo_json_number(json, "seat", absence->seat);
    borgo_json_string(json, "why", absence->out_of_time ? "time" : "away");
    borgo_json_array(json, "choices");
    for (unsigned i = 0; i < 3; i++)
        borgo_json_string(json, NULL, choices[i]);
    borgo_json_close(json);
    put_seats(json, "end", absence->for_end);
    put_seats(json, "wait", absence->for_wait);
    borgo_json_close(json);
}

/* Who won: by the rules, or because the other one resigned. */
static borgo_seats winners(const struct hall_table *table)
{
    const struct borgo_table *game = &table->wire.sitting.record.table;
    struct borgo_result result;
    if (table->ending == ENDED_RESIGNED && table->players == 2 && table->ended_by < 2)
        return (borgo_seats)(1u << (1 - table->ended_by));
    if (table->ending != ENDED_OVER)
        return 0;
    game->game->result(game->box, game->state, &result);
    return result.winners;
}

void put_ended(const struct hall_table *table, struct borgo_json *json)
{
    if (table->ending == ENDED_NOT)
        return;
    borgo_json_object(json, "ended");
    borgo_json_string(json, "why", journal_ending(table->ending));
    if (table->ended_by == BORGO_WATCHER)
        borgo_json_null(json, "seat");
    else
        borgo_json_number(json, "seat", table->ended_by);
    put_seats(json, "winners", winners(table));
    borgo_json_close(json);
}

static void put_terms(const struct hall_table *table, struct borgo_json *json)
{
    char *terms = strdup(table->terms);
    value values[MOST_VALUES] = {0};
    if (terms && borgo_json_read(terms, strlen(terms), values, MOST_VALUES, NULL)) {
        const value *options = borgo_json_member(values, "options");
        if (options)
            journal_put_value(json, "options", options);
        borgo_json_bool(json, "data", borgo_json_member(values, "data") != NULL);
    }
    free(terms);
}

void put_info(const struct hall *hall, const struct hall_table *table, struct borgo_json *json,
              const char *name)
{
    borgo_json_object(json, name);
    borgo_json_string(json, "table", table->id);
    borgo_json_string(json, "game", table->game->name);
    borgo_json_number(json, "players", table->players);
    put_terms(table, json);
    borgo_json_bool(json, "public", table->public);
    borgo_json_string(json, "phase", phase_word(table->phase));
    borgo_json_number(json, "number", table->number);
    borgo_json_number(json, "keeper", table->keeper);
    borgo_json_bool(json, "armed", table->armed);
    borgo_json_bool(json, "chat", table->chat);
    borgo_json_bool(json, "hints", hints_allowed(table));
    borgo_json_number(json, "created", table->created);
    borgo_json_number(json, "since", table->turn_since);
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < table->players; seat++)
        put_seat(hall, table, seat, json);
    borgo_json_close(json);
    put_watchers(table, json);
    put_clock(table, json);
    if (table->begun) {
        put_pact(table, json);
        put_wish(hall, table, json);
        put_absence(table, json);
        if (table->phase >= PHASE_OVER)
            put_ended(table, json);
    }
    if (table->rematch[0])
        borgo_json_string(json, "rematch", table->rematch);
    borgo_json_close(json);
}
