/* At a table while its game goes on: who is there, what they are told, what they decide. See
 * hall_parts.h. */
#include <stdlib.h>
#include <string.h>

#include "server/hall_parts.h"

/* Being there. */

struct attendance *attendance_of(const struct visitor *visitor, const struct hall_table *table)
{
    for (struct attendance *at = visitor->at; at; at = at->next_mine)
        if (at->table == table)
            return at;
    return NULL;
}

void attend(struct attendance *attendance)
{
    struct visitor *visitor = attendance->visitor;
    struct hall_table *table = attendance->table;
    attendance->next_here = table->here;
    table->here = attendance;
    attendance->next_mine = visitor->at;
    visitor->at = attendance;
    visitor->tables++;
}

void detach(struct hall *hall, struct attendance *attendance)
{
    struct visitor *visitor = attendance->visitor;
    struct hall_table *table = attendance->table;
    struct attendance **at = &table->here;
    while (*at != attendance)
        at = &(*at)->next_here;
    *at = attendance->next_here;
    for (at = &visitor->at; *at != attendance;)
        at = &(*at)->next_mine;
    *at = attendance->next_mine;
    visitor->tables--;
    if (attendance->seat != BORGO_WATCHER && !seat_is_here(table, attendance->seat))
        table->lost[attendance->seat] = hall->now.run;
    free(attendance);
}

void stop_attending(struct hall *hall, struct attendance *attendance)
{
    attendance->table->info_due = true;
    detach(hall, attendance);
}

void seat_lines(struct hall_table *table)
{
    for (struct attendance *at = table->here; at; at = at->next_here)
        at->seat = seat_of_hash(table, at->token);
}

/* Telling. */

static bool same_eyes(const struct attendance *one, const struct attendance *other)
{
    return one->seat == other->seat && one->language == other->language
           && one->events == other->events && one->objects == other->objects
           && one->position == other->position;
}

/* What the wire is asked for a status. */
static void put_status(const struct attendance *at, uint32_t from, struct borgo_json *json)
{
    value values[8] = {{.kind = BORGO_JSON_OBJECT}};
    uint32_t count = 1;
    const struct {
        const char *name;
        bool wanted;
    } wishes[] = {{"events", at->events}, {"objects", at->objects}, {"position", at->position}};
    values[count++] = (value){BORGO_JSON_STRING, 1, "do", "advance", 7, 0};
    values[count++] = (value){BORGO_JSON_INTEGER, 1, "from", "", 0, from};
    for (size_t i = 0; i < sizeof wishes / sizeof wishes[0]; i++)
        if (wishes[i].wanted)
            values[count++] = (value){BORGO_JSON_TRUE, 1, wishes[i].name, NULL, 0, 0};
    if (at->language)
        values[count++] = (value){BORGO_JSON_STRING,
                                  1,
                                  "lang",
                                  at->language->code,
                                  (uint32_t)strlen(at->language->code),
                                  0};
    values[0].span = count;
    borgo_wire_answer_for(&at->table->wire, values, at->seat, json, "status");
}

static void put_event(const struct attendance *at, const char *what, unsigned seat, uint32_t from,
                      struct borgo_json *json)
{
    const struct hall_table *table = at->table;
    borgo_json_object(json, NULL);
    borgo_json_string(json, "push", "event");
    borgo_json_string(json, "table", table->id);
    borgo_json_number(json, "number", table->number);
    borgo_json_string(json, "what", what);
    if (seat != BORGO_WATCHER)
        borgo_json_number(json, "seat", seat);
    if (table->begun) {
        put_status(at, from, json);
        put_clock(table, json);
    }
}

void tell_event(struct hall *hall, struct hall_table *table, const char *what, unsigned seat,
                uint32_t from)
{
    const struct attendance *last = NULL;
    const char *text = NULL;
    size_t length = 0;
    for (struct attendance *at = table->here; at; at = at->next_here) {
        if (!last || !same_eyes(last, at)) {
            put_event(at, what, seat, from, paper_start(&hall->push));
            text = paper_text(&hall->push, &length);
            last = at;
        }
        post(hall, at->visitor, table->last_write, -1, text, length);
    }
    if (strcmp(what, "move") != 0)
        tell_info(hall, table);
}

void tell_info(struct hall *hall, struct hall_table *table)
{
    size_t length;
    table->info_due = false;
    if (!table->here)
        return;
    struct borgo_json *json = paper_start(&hall->push);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "push", "info");
    borgo_json_string(json, "table", table->id);
    put_info(hall, table, json, "info");
    const char *text = paper_text(&hall->push, &length);
    for (struct attendance *at = table->here; at; at = at->next_here)
        post(hall, at->visitor, table->last_write, -1, text, length);
}

/* Coming and going. */

static unsigned watchers(const struct hall_table *table)
{
    unsigned count = 0;
    for (const struct attendance *at = table->here; at; at = at->next_here)
        count += at->seat == BORGO_WATCHER;
    return count;
}

static bool read_wishes(struct ask *ask, struct attendance *attendance)
{
    const value *lang = asked(ask, "lang");
    if (!asked_truth(ask, "events", &attendance->events)
        || !asked_truth(ask, "objects", &attendance->objects)
        || !asked_truth(ask, "position", &attendance->position))
        return false;
    if (!lang)
        return true;
    attendance->objects = true;
    attendance->language =
        lang->kind == BORGO_JSON_STRING ? borgo_language_find(lang->string) : NULL;
    return attendance->language || fail(ask, "bad", "that language isn't spoken here");
}

/* From which move on a client that knows so many events has missed something. */
static uint32_t missed_from(const struct hall_table *table, const value *since)
{
    uint32_t count = table->begun ? table->wire.sitting.record.table.count : 0, from = count;
    if (!since || since->kind != BORGO_JSON_INTEGER || since->integer < 0
        || since->integer > table->number)
        return from;
    for (uint32_t number = (uint32_t)since->integer; number <= table->number; number++)
        if (table->moves_at[number] < from)
            from = table->moves_at[number];
    return from;
}

static void reply_entered(struct ask *ask, const struct attendance *attendance)
{
    const struct hall_table *table = ask->table;
    const value *since = asked(ask, "since");
    struct borgo_json *json = open_reply(ask);
    put_info(ask->hall, table, json, "table");
    if (attendance->seat == BORGO_WATCHER)
        borgo_json_string(json, "seat", "watch");
    else
        borgo_json_number(json, "seat", attendance->seat);
    borgo_json_number(json, "number", table->number);
    bool current = since && since->kind == BORGO_JSON_INTEGER && since->integer == table->number;
    if (table->begun && !current)
        put_status(attendance, missed_from(table, since), json);
}

static bool may_come(struct ask *ask)
{
    if (ask->visitor->tables >= TABLES_A_VISITOR)
        return fail(ask, "limit", "one line is at no more than %d tables", TABLES_A_VISITOR);
    if (ask->seat == BORGO_WATCHER && watchers(ask->table) >= ask->hall->limits.watchers)
        return fail(ask, "limit", "so many people watch already that there is no room");
    return true;
}

bool ask_enter(struct ask *ask)
{
    struct attendance *there = attendance_of(ask->visitor, ask->table);
    struct attendance wanted = {.visitor = ask->visitor, .table = ask->table, .seat = ask->seat};
    const value *token = asked(ask, "token");
    if (token && ask->seat == BORGO_WATCHER)
        return fail(ask, "unknown", "that token is for no seat at this table");
    if (!read_wishes(ask, &wanted) || (!there && !may_come(ask)))
        return false;
    if (ask->seat != BORGO_WATCHER)
        memcpy(wanted.token, ask->table->chair[ask->seat].token, sizeof wanted.token);
    if (there)
        detach(ask->hall, there);
    struct attendance *attendance = hall_allocate(sizeof *attendance);
    *attendance = wanted;
    attend(attendance);
    ask->table->info_due = true;
    reply_entered(ask, attendance);
    return true;
}

bool ask_exit(struct ask *ask)
{
    struct attendance *there = attendance_of(ask->visitor, ask->table);
    if (there)
        stop_attending(ask->hall, there);
    open_reply(ask);
    return true;
}

/* Looking. */

bool hints_allowed(const struct hall_table *table)
{
    borgo_seats people = people_at(table);
    return table->phase >= PHASE_OVER || (people & (people - 1)) == 0;
}

/* What the wire answers, for these eyes. After an end nobody has anything to hide, but the wire
 * only knows of games that were played out. */
bool ask_show(struct ask *ask)
{
    const char *what = asked(ask, "do")->string;
    if (!ask->table->begun)
        return fail(ask, "refused", "the game has not begun");
    if (strcmp(what, "job") == 0 && !asked(ask, "level"))
        return fail(ask, "bad", "'%s' must be a string", "level");
    if (strcmp(what, "job") == 0 && !hints_allowed(ask->table))
        return fail(ask, "refused", "there are no hints where other people play");
    ask->json = paper_start(&ask->hall->answer);
    borgo_json_object(ask->json, NULL);
    borgo_json_number(ask->json, "id", ask->id);
    borgo_wire_answer_for(&ask->table->wire, ask->request, ask->seat, ask->json, "answer");
    return true;
}

bool ask_record(struct ask *ask)
{
    if (!ask->table->begun || ask->table->phase < PHASE_OVER)
        return fail(ask, "refused", "the record is there when the game is over");
    size_t length;
    char *text = borgo_record_text(&ask->table->wire.sitting.record, true, &length);
    borgo_json_string(open_reply(ask), "record", text);
    free(text);
    return true;
}

/* Deciding. */

static bool reply_number(struct ask *ask, uint32_t number)
{
    borgo_json_number(open_reply(ask), "number", number);
    return true;
}

/* Something a seat decides: an event with its number. */
static struct borgo_json *begin_decision(struct ask *ask, const char *what)
{
    struct borgo_json *json = begin_event(ask->hall, what);
    borgo_json_number(json, "seat", ask->seat);
    return json;
}

static bool decide(struct ask *ask)
{
    return happen(ask->hall, ask->table, &ask->error) && reply_number(ask, ask->table->number);
}

static bool asked_client(struct ask *ask, const char **client)
{
    const value *found = asked(ask, "client");
    *client = NULL;
    if (!found)
        return true;
    if (found->kind != BORGO_JSON_STRING || found->length == 0 || found->length > LONGEST_CLIENT)
        return fail(ask, "bad", "'%s' has 1 to %d characters", "client", LONGEST_CLIENT);
    *client = found->string;
    return true;
}

/* The event that this move became when it was sent before, or 0. */
static uint32_t sent_before(const struct ask *ask, const char *client)
{
    const struct sent *sent = ask->table->sent[ask->seat];
    for (unsigned i = 0; client && i < CLIENTS_KEPT; i++)
        if (sent[i].number && strcmp(sent[i].client, client) == 0)
            return sent[i].number;
    return 0;
}

/* Whoever acts is back. */
static bool be_back(struct ask *ask)
{
    return ask->table->chair[ask->seat].kind != CHAIR_AWAY
           || change_sitter(ask->hall, ask->table, ask->seat, CHAIR_PERSON, &ask->error);
}

bool ask_move(struct ask *ask)
{
    const char *client, *move = asked_string(ask, "move");
    if (!move || !asked_client(ask, &client))
        return false;
    uint32_t before = sent_before(ask, client);
    if (before)
        return reply_number(ask, before);
    if (!be_back(ask))
        return false;
    struct borgo_json *json = begin_decision(ask, "move");
    borgo_json_string(json, "move", move);
    if (client)
        borgo_json_string(json, "client", client);
    ask->hall->figures.moves++;
    return decide(ask);
}

bool ask_seal(struct ask *ask)
{
    const char *seal = asked_string(ask, "seal");
    if (!seal)
        return false;
    borgo_json_string(begin_decision(ask, "seal"), "seal", seal);
    return decide(ask);
}

bool ask_reveal(struct ask *ask)
{
    const char *number = asked_string(ask, "number");
    if (!number)
        return false;
    borgo_json_string(begin_decision(ask, "reveal"), "number", number);
    return decide(ask);
}

/* Clocks stand while somebody asks, so nobody asks for the same decision without end. */
enum { MOST_WISHES = 2 };

/* Which decision that would be. */
static uint64_t wished_for(const struct ask *ask)
{
    const struct borgo_table *game = &ask->table->wire.sitting.record.table;
    struct borgo_way_back way;
    if (!ask->table->begun || !borgo_table_way_back(game, ask->seat, &way) || way.free)
        return 0;
    return (uint64_t)game->mark_count << 32 | (way.count + 1);
}

bool ask_back(struct ask *ask)
{
    struct hall_table *table = ask->table;
    uint64_t wished = wished_for(ask), before = table->asked_for[ask->seat];
    if (wished && wished == before && table->asked_times[ask->seat] >= MOST_WISHES)
        return fail(ask, "refused", "the others have said no to that already");
    begin_decision(ask, "back");
    if (!decide(ask))
        return false;
    table->asked_times[ask->seat] = wished == before ? table->asked_times[ask->seat] + 1 : 1;
    table->asked_for[ask->seat] = wished;
    return true;
}

bool ask_consent(struct ask *ask)
{
    bool agrees = false;
    if (!asked_truth(ask, "agrees", &agrees))
        return false;
    borgo_json_bool(begin_decision(ask, "consent"), "agrees", agrees);
    return decide(ask);
}

/* With two seats that is the end, with more a computer goes on. */
bool ask_resign(struct ask *ask)
{
    struct hall_table *table = ask->table;
    if (table->phase != PHASE_PLAYING && table->phase != PHASE_SEALING)
        return fail(ask, "refused", "no game is being played at this table now");
    bool alone = (people_at(table) & ~(1u << ask->seat)) == 0;
    if (table->players > 2 && !alone) {
        if (!change_sitter(ask->hall, table, ask->seat, CHAIR_COMPUTER, &ask->error))
            return false;
        return reply_number(ask, table->number);
    }
    borgo_json_string(begin_decision(ask, "end"), "why", "resigned");
    return decide(ask);
}

static unsigned decisions_of(const struct hall_table *table, unsigned seat)
{
    const struct borgo_table *game = &table->wire.sitting.record.table;
    unsigned count = 0;
    for (uint32_t i = 0; i < game->count; i++)
        count += game->log[i].seat == seat;
    return count;
}

bool ask_abort(struct ask *ask)
{
    const struct hall_table *table = ask->table;
    if (table->phase != PHASE_PLAYING && table->phase != PHASE_SEALING)
        return fail(ask, "refused", "no game is being played at this table now");
    if (decisions_of(table, ask->seat) > 1)
        return fail(ask, "refused", "you have decided twice already: resign instead");
    borgo_json_string(begin_decision(ask, "end"), "why", "aborted");
    return decide(ask);
}

/* Somebody isn't there: what the others want. */

static bool want_end(struct ask *ask)
{
    struct absence *absence = &ask->table->absence;
    absence->for_end |= (borgo_seats)(1u << ask->seat);
    if (others_here(ask->table, absence->seat) & ~absence->for_end) {
        tell_info(ask->hall, ask->table);
        return reply_number(ask, ask->table->number);
    }
    struct borgo_json *json = begin_event(ask->hall, "end");
    borgo_json_number(json, "seat", absence->seat);
    borgo_json_string(json, "why", "left");
    return decide(ask);
}

bool ask_absent(struct ask *ask)
{
    struct absence *absence = &ask->table->absence;
    const char *choice = asked_string(ask, "choice");
    if (!choice)
        return false;
    if (!absence->is || absence->seat == ask->seat)
        return fail(ask, "refused", "nobody is missing now");
    if (strcmp(choice, "end") == 0)
        return want_end(ask);
    if (strcmp(choice, "computer") == 0)
        return change_sitter(ask->hall, ask->table, absence->seat, CHAIR_AWAY, &ask->error)
               && reply_number(ask, ask->table->number);
    if (strcmp(choice, "wait") != 0)
        return fail(ask, "bad", "'%s' is none of the choices", choice);
    absence->for_wait |= (borgo_seats)(1u << ask->seat);
    if (!(others_here(ask->table, absence->seat) & ~absence->for_wait))
        *absence = (struct absence){.quiet_until = ask->hall->now.run + ask->hall->limits.away};
    tell_info(ask->hall, ask->table);
    return reply_number(ask, ask->table->number);
}

bool ask_return(struct ask *ask)
{
    if (ask->table->chair[ask->seat].kind != CHAIR_AWAY)
        return fail(ask, "refused", "nobody plays for you");
    return be_back(ask) && reply_number(ask, ask->table->number);
}
