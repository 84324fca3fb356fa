/* Making a table: what is to be played there, and once more with the same people. See
 * hall_parts.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/hall_parts.h"
#include "server/journal.h"
#include "store/sharing.h"

/* Whether the game can be played so: the wire sets it up once to see. */
bool check_terms(struct ask *ask, const char *terms, unsigned players)
{
    struct borgo_wire wire;
    struct borgo_wire_host host = {.room = ask->hall->room};
    struct borgo_error error = {0};
    struct paper paper;
    paper_open(&paper);
    struct borgo_json *json = paper_start(&paper);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "do", "new");
    borgo_json_number(json, "players", players);
    borgo_text_char(&paper.text, ',');
    borgo_text_bytes(&paper.text, terms + 1, strlen(terms) - 2);
    borgo_wire_open(&wire, &host, NULL);
    bool fine = journal_ask_wire(&wire, &paper, &error);
    borgo_wire_close(&wire);
    paper_close(&paper);
    return fine || fail(ask, "bad", "%s", error.message);
}

static bool asked_terms(struct ask *ask, struct paper *paper)
{
    const char *game = asked_string(ask, "game");
    if (!game)
        return false;
    struct borgo_json *json = paper_start(paper);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "game", game);
    if (asked(ask, "options"))
        journal_put_value(json, "options", asked(ask, "options"));
    if (asked(ask, "data"))
        journal_put_value(json, "data", asked(ask, "data"));
    paper_text(paper, NULL);
    return true;
}

/* Time: no more than a year a move, and not less than a second for a whole game. */
static bool asked_time(struct ask *ask)
{
    const value *time = asked(ask, "time"), *kind = time ? borgo_json_member(time, "kind") : NULL;
    const int64_t second = 1000, year = 365 * 86400 * second;
    if (!time)
        return true;
    if (!kind || kind->kind != BORGO_JSON_STRING)
        return fail(ask, "bad", "'%s' is not understood", "time");
    if (strcmp(kind->string, "none") == 0)
        return true;
    const value *left = borgo_json_member(time, "time"), *more = borgo_json_member(time, "more");
    bool bank = strcmp(kind->string, "bank") == 0;
    if ((!bank && strcmp(kind->string, "move") != 0) || !left || left->kind != BORGO_JSON_INTEGER
        || left->integer < second || left->integer > year
        || (more
            && (more->kind != BORGO_JSON_INTEGER || more->integer < 0 || more->integer > year)))
        return fail(ask, "bad", "'%s' is not understood", "time");
    return true;
}

/* Making a table. */

static unsigned tables_of(const struct hall *hall, const char *address)
{
    unsigned count = 0;
    for (unsigned i = 0; i < BUCKETS; i++)
        for (const struct hall_table *table = hall->tables[i]; table; table = table->next)
            count += table->phase < PHASE_OVER && strcmp(table->address, address) == 0;
    return count;
}

/* A name that no table has; false: that can't be found out now. */
static bool draw_name(struct hall *hall, char id[STORE_ID + 1], struct borgo_error *error)
{
    struct store_claim claim;
    bool taken;
    do {
        draw_invitation(id);
        claim = store_claim_new(hall->store, id, error);
        taken = claim.whose == STORE_ANOTHERS || find_loaded(hall, id)
                || (!store_is_shared(hall->store) && find_table(hall, id, NULL));
    } while (taken);
    return claim.whose == STORE_MINE;
}

static struct hall_table *new_table(struct hall *hall, const struct visitor *visitor,
                                    struct borgo_error *error)
{
    char id[STORE_ID + 1];
    if (!draw_name(hall, id, error))
        return NULL;
    struct hall_table *table = add_table(hall, id);
    snprintf(table->address, sizeof table->address, "%s", visitor->address);
    table->created = hall->now.wall;
    return table;
}

struct making {
    const char *terms; /* JSON */
    const struct hall_table *wanted;
    const value *time; /* or NULL: as `wanted` has it */
    bool public, chat;
};

static void put_time(const struct making *making, struct borgo_json *json)
{
    const struct borgo_clock *clock = &making->wanted->clock;
    if (making->time) {
        journal_put_value(json, "time", making->time);
        return;
    }
    borgo_json_object(json, "time");
    borgo_json_string(json, "kind", clock_words[clock->kind]);
    borgo_json_number(json, "time", clock->time);
    borgo_json_number(json, "more", clock->more);
    borgo_json_close(json);
}

static struct hall_table *make_table(struct ask *ask, const struct making *making)
{
    struct hall *hall = ask->hall;
    struct hall_table *table = new_table(hall, ask->visitor, &ask->error);
    if (!table)
        return fail(ask, "unstored", "the database can't be reached"), NULL;
    char *terms = strdup(making->terms);
    value values[MOST_VALUES] = {0};
    bool fine = terms && borgo_json_read(terms, strlen(terms), values, MOST_VALUES, &ask->error);
    if (fine) {
        struct borgo_json *json = begin_event(hall, "create");
        journal_put_value(json, "terms", values);
        borgo_json_bool(json, "public", making->public);
        borgo_json_bool(json, "chat", making->chat);
        put_time(making, json);
        put_chairs(making->wanted, json);
        borgo_json_number(json, "keeper", making->wanted->keeper);
        borgo_json_bool(json, "armed", making->wanted->armed);
        fine = happen(hall, table, &ask->error);
    }
    free(terms);
    if (fine)
        return table;
    drop_table(hall, table);
    return NULL;
}

/* So many open at a time; and not many times as many one after the other, for what was played is
 * kept. */
static bool may_make(struct ask *ask)
{
    struct hall *hall = ask->hall;
    const unsigned most = hall->limits.tables_an_address;
    const struct bucket_size size = {2 * most + 20,
                                     4 * most / 3600.0}; /* four times as many an hour */
    struct bucket *makings = &hall->makings[bucket_of(ask->visitor->address)];
    if (tables_of(hall, ask->visitor->address) >= most) {
        ask->wait = 60 * 1000;
        return fail(ask, "limit", "you keep many tables open: close one first");
    }
    ask->wait = bucket_take(makings, size, hall->now.run);
    return ask->wait == 0
           || fail(ask, "limit", "so many tables were made from your address: wait a while");
}

bool ask_create(struct ask *ask)
{
    struct seating seating = {.mine = BORGO_WATCHER};
    struct making making = {.wanted = &seating.wanted, .time = asked(ask, "time"), .chat = true};
    struct paper terms;
    bool fine;
    if (!asked_truth(ask, "public", &making.public) || !asked_truth(ask, "chat", &making.chat)
        || !asked_time(ask) || !read_seating(ask, &seating))
        return false;
    if (seating.mine == BORGO_WATCHER)
        return fail(ask, "bad", "one of the chairs must be yours");
    paper_open(&terms);
    fine = asked_terms(ask, &terms) && check_terms(ask, terms.bytes, seating.wanted.players);
    making.terms = terms.bytes;
    struct hall_table *table = fine && may_make(ask) ? make_table(ask, &making) : NULL;
    paper_close(&terms);
    if (!table)
        return false;
    ask->table = table;
    if (ask->visitor->person)
        write_person(ask->hall, ask->visitor->person);
    struct borgo_json *json = open_reply(ask);
    borgo_json_string(json, "table", table->id);
    borgo_json_number(json, "seat", seating.mine);
    borgo_json_string(json, "token", seating.token);
    return true;
}

/* Once more, with the same people: everybody sits one further, and a chair is kept for each. */

static void turn_chairs(const struct hall_table *table, unsigned first, struct hall_table *wanted)
{
    for (unsigned seat = 0; seat < table->players; seat++) {
        unsigned to = (seat + table->players - 1) % table->players;
        struct chair chair = table->chair[seat];
        if (chair.kind == CHAIR_PERSON || chair.kind == CHAIR_AWAY)
            chair.kind = seat == first ? CHAIR_PERSON : CHAIR_INVITED;
        if (chair.kind != CHAIR_COMPUTER)
            chair.level[0] = '\0';
        wanted->chair[to] = chair;
        if (seat == first)
            wanted->keeper = to;
    }
    wanted->players = table->players;
    wanted->armed = true;
    wanted->clock = table->clock;
}

static void tell_rematch(struct hall *hall, struct hall_table *table, const char *by)
{
    size_t length;
    struct borgo_json *json = paper_start(&hall->push);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "push", "rematch");
    borgo_json_string(json, "table", table->id);
    borgo_json_string(json, "new", table->rematch);
    borgo_json_string(json, "by", by);
    const char *text = paper_text(&hall->push, &length);
    for (struct attendance *at = table->here; at; at = at->next_here)
        post(hall, at->visitor, table->last_write, -1, text, length);
    for (unsigned seat = 0; seat < table->players; seat++)
        if (table->chair[seat].person[0])
            tell_person(hall, table->chair[seat].person, table->last_write, text, length);
}

bool ask_rematch(struct ask *ask)
{
    struct hall_table wanted = {0}, *table = ask->table;
    struct making making = {
        .terms = table->terms, .wanted = &wanted, .public = table->public, .chat = table->chat};
    if (table->phase < PHASE_OVER || !table->begun)
        return fail(ask, "refused", "the game isn't over");
    if (!table->rematch[0]) {
        if (!may_make(ask))
            return false;
        turn_chairs(table, ask->seat, &wanted);
        struct hall_table *fresh = make_table(ask, &making);
        if (!fresh)
            return false;
        borgo_json_string(begin_event(ask->hall, "rematch"), "new", fresh->id);
        if (!happen(ask->hall, table, &ask->error))
            return false;
        tell_rematch(ask->hall, table, table->chair[ask->seat].name);
    }
    borgo_json_string(open_reply(ask), "table", table->rematch);
    return true;
}
