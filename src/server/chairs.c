/* A table before its game: chairs, who sits on them, and the beginning. See hall_parts.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/setup.h"
#include "host/host.h"
#include "players/player.h"
#include "server/hall_parts.h"
#include "server/journal.h"

static const char *const kind_words[] = {"open", "invited", "person", "computer", "away"};

/* Chairs as the journal has them. */

void put_chairs(const struct hall_table *table, struct borgo_json *json)
{
    borgo_json_array(json, "chairs");
    for (unsigned seat = 0; seat < table->players; seat++) {
        const struct chair *chair = &table->chair[seat];
        borgo_json_object(json, NULL);
        borgo_json_string(json, "kind", kind_words[chair->kind]);
        if (chair->person[0])
            borgo_json_string(json, "person", chair->person);
        if (chair->token[0])
            borgo_json_string(json, "token", chair->token);
        if (chair->name[0])
            borgo_json_string(json, "name", chair->name);
        if (chair->level[0])
            borgo_json_string(json, "level", chair->level);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void take_string(char *to, size_t size, const value *of, const char *name)
{
    const value *found = borgo_json_member(of, name);
    to[0] = '\0';
    if (found && found->kind == BORGO_JSON_STRING && found->length < size)
        memcpy(to, found->string, found->length + 1);
}

static bool read_kind(const value *of, enum chair_kind *kind)
{
    const value *word = borgo_json_member(of, "kind");
    for (unsigned i = 0; word && i < sizeof kind_words / sizeof kind_words[0]; i++)
        if (word->kind == BORGO_JSON_STRING && strcmp(word->string, kind_words[i]) == 0) {
            *kind = (enum chair_kind)i;
            return true;
        }
    return false;
}

bool take_chairs(struct hall_table *table, const value *list, struct borgo_error *error)
{
    struct chair chairs[BORGO_MAX_SEATS] = {0};
    unsigned count = 0;
    for (const value *at = borgo_json_first(list); at; at = borgo_json_next(list, at)) {
        if (count == BORGO_MAX_SEATS || !read_kind(at, &chairs[count].kind))
            return borgo_error_fail(error, "chairs that aren't chairs");
        struct chair *chair = &chairs[count++];
        take_string(chair->person, sizeof chair->person, at, "person");
        take_string(chair->token, sizeof chair->token, at, "token");
        take_string(chair->name, sizeof chair->name, at, "name");
        take_string(chair->level, sizeof chair->level, at, "level");
    }
    memcpy(table->chair, chairs, sizeof chairs);
    table->players = count;
    return true;
}

unsigned seat_of(const struct hall_table *table, const struct person *person, const char *token)
{
    char hash[KEY_DIGITS + 1] = "";
    if (token && is_hex(token, KEY_DIGITS))
        hash_key("borgo-token", token, hash);
    for (unsigned seat = 0; seat < table->players; seat++) {
        const struct chair *chair = &table->chair[seat];
        if (chair->kind == CHAIR_COMPUTER || chair->kind == CHAIR_OPEN)
            continue;
        if ((hash[0] && strcmp(hash, chair->token) == 0)
            || (!token && person && strcmp(person->id, chair->person) == 0))
            return seat;
    }
    return BORGO_WATCHER;
}

borgo_seats people_at(const struct hall_table *table)
{
    borgo_seats people = 0;
    for (unsigned seat = 0; seat < table->players; seat++)
        if (table->chair[seat].kind == CHAIR_PERSON || table->chair[seat].kind == CHAIR_AWAY)
            people |= (borgo_seats)(1u << seat);
    return people;
}

/* Changes of chairs: made on a copy, and then they happen. */
static bool rearrange(struct hall *hall, struct hall_table *table, const struct hall_table *wanted,
                      struct borgo_error *error)
{
    struct borgo_json *json = begin_event(hall, "chairs");
    put_chairs(wanted, json);
    borgo_json_number(json, "keeper", wanted->keeper);
    borgo_json_bool(json, "armed", wanted->armed);
    return happen(hall, table, error);
}

static bool is_waiting(struct ask *ask)
{
    return ask->table->phase == PHASE_WAITING || fail(ask, "refused", "the game has begun already");
}

/* Names. */

static bool name_is_free(const struct hall_table *table, const char *name, unsigned but)
{
    for (unsigned seat = 0; seat < table->players; seat++)
        if (seat != but && table->chair[seat].name[0] && names_alike(table->chair[seat].name, name))
            return false;
    return true;
}

/* The name the request gives, or the person's own. */
static const char *asked_name(struct ask *ask)
{
    const struct visitor *visitor = ask->visitor;
    const char *own =
        visitor->person && visitor->person->name[0] ? visitor->person->name : visitor->name;
    const char *name = asked(ask, "name") ? asked_string(ask, "name") : own;
    if (name && borgo_seat_is_name(name))
        return name;
    fail(ask, "bad", "a name has 1 to %d visible characters", BORGO_MAX_NAME);
    return NULL;
}

static bool choose_name(struct ask *ask, struct hall_table *wanted, unsigned seat, const char *name)
{
    if (!name_is_free(wanted, name, seat))
        return fail(ask, "refused", "somebody at this table has a name that looks like '%s'", name);
    snprintf(wanted->chair[seat].name, sizeof wanted->chair[seat].name, "%s", name);
    return true;
}

/* A computer's chair is called after its level, with a number where there are several. */
static void name_computer(struct hall_table *table, unsigned seat)
{
    struct chair *chair = &table->chair[seat];
    char name[BORGO_MAX_NAME + 1];
    for (unsigned i = 1; i <= BORGO_MAX_SEATS; i++) {
        if (i == 1)
            snprintf(name, sizeof name, "%c%s", chair->level[0] - 'a' + 'A', chair->level + 1);
        else
            snprintf(name, sizeof name, "%c%s %u", chair->level[0] - 'a' + 'A', chair->level + 1,
                     i);
        if (name_is_free(table, name, seat))
            break;
    }
    snprintf(chair->name, sizeof chair->name, "%s", name);
}

/* The chairs somebody asks for. */

static bool read_computer(struct ask *ask, struct hall_table *wanted, unsigned seat,
                          const value *given)
{
    const value *level = borgo_json_member(given, "level"),
                *name = borgo_json_member(given, "name");
    struct chair *chair = &wanted->chair[seat];
    const char *word = level && level->kind == BORGO_JSON_STRING ? level->string : "builder";
    if (!borgo_player_find(word, NULL))
        return fail(ask, "bad", "there is no computer player '%s'", word);
    chair->kind = CHAIR_COMPUTER;
    snprintf(chair->level, sizeof chair->level, "%s", word);
    if (!name) {
        name_computer(wanted, seat);
        return true;
    }
    if (name->kind != BORGO_JSON_STRING || !borgo_seat_is_name(name->string))
        return fail(ask, "bad", "a name has 1 to %d visible characters", BORGO_MAX_NAME);
    return choose_name(ask, wanted, seat, name->string);
}

/* The person who asks, with a new token. */
static bool seat_asker(struct ask *ask, struct hall_table *wanted, unsigned seat,
                       char token[KEY_DIGITS + 1])
{
    struct chair *chair = &wanted->chair[seat];
    const char *name = asked_name(ask);
    if (!name || !choose_name(ask, wanted, seat, name))
        return false;
    chair->kind = CHAIR_PERSON;
    draw_key(token);
    hash_key("borgo-token", token, chair->token);
    snprintf(chair->person, sizeof chair->person, "%s",
             ask->visitor->person ? ask->visitor->person->id : "");
    return true;
}

struct seating {
    struct hall_table wanted;
    unsigned mine; /* BORGO_WATCHER: no chair is */
    char token[KEY_DIGITS + 1];
};

/* Whoever sits at that chair now keeps sitting. */
static bool read_staying(struct ask *ask, struct seating *seating, unsigned seat,
                         const value *given)
{
    const value *from = borgo_json_member(given, "seat");
    const struct hall_table *table = ask->table;
    if (!table || !from || from->kind != BORGO_JSON_INTEGER || from->integer < 0
        || from->integer >= table->players)
        return fail(ask, "bad", "'%s' must say who stays", "seat");
    seating->wanted.chair[seat] = table->chair[from->integer];
    if (table->keeper == from->integer)
        seating->wanted.keeper = seat;
    return true;
}

static bool read_chair(struct ask *ask, struct seating *seating, unsigned seat, const value *given)
{
    const value *kind = borgo_json_member(given, "kind");
    const char *word = kind && kind->kind == BORGO_JSON_STRING ? kind->string : "";
    struct hall_table *wanted = &seating->wanted;
    if (strcmp(word, "open") == 0)
        return true;
    if (strcmp(word, "computer") == 0)
        return read_computer(ask, wanted, seat, given);
    if (strcmp(word, "stay") == 0)
        return read_staying(ask, seating, seat, given);
    if (strcmp(word, "me") != 0 || ask->table || seating->mine != BORGO_WATCHER)
        return fail(ask, "bad", "'%s' is no chair that can be given here", word);
    seating->mine = wanted->keeper = seat;
    return seat_asker(ask, wanted, seat, seating->token);
}

static bool read_seating(struct ask *ask, struct seating *seating)
{
    const value *list = asked(ask, "seats");
    struct hall_table *wanted = &seating->wanted;
    if (!list || list->kind != BORGO_JSON_ARRAY)
        return fail(ask, "bad", "'%s' must be a list of chairs", "seats");
    memset(wanted->chair, 0, sizeof wanted->chair);
    wanted->players = 0;
    for (const value *at = borgo_json_first(list); at; at = borgo_json_next(list, at)) {
        if (wanted->players == BORGO_MAX_SEATS)
            return fail(ask, "bad", "a table has at most %d chairs", BORGO_MAX_SEATS);
        wanted->players++;
        if (!read_chair(ask, seating, wanted->players - 1, at))
            return false;
    }
    return true;
}

/* Nobody is lost, or there twice, when the keeper moves chairs. */
static bool all_stay(struct ask *ask, const struct hall_table *wanted)
{
    const struct hall_table *table = ask->table;
    for (unsigned seat = 0; seat < table->players; seat++) {
        unsigned found = 0;
        if (table->chair[seat].kind != CHAIR_PERSON)
            continue;
        for (unsigned other = 0; other < wanted->players; other++)
            found += strcmp(wanted->chair[other].token, table->chair[seat].token) == 0;
        if (found != 1)
            return fail(ask, "refused",
                        "whoever sits at the table keeps a chair: remove them first");
    }
    return true;
}

/* Whether the game can be played so: the wire sets it up once to see. */
static bool check_terms(struct ask *ask, const char *terms, unsigned players)
{
    struct borgo_wire wire;
    struct borgo_wire_host host = {.room = ask->hall->room};
    struct paper paper;
    char answer[600];
    struct borgo_text text;
    value values[8] = {0};
    size_t length;
    paper_open(&paper);
    struct borgo_json *json = paper_start(&paper);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "do", "new");
    borgo_json_number(json, "players", players);
    borgo_text_char(&paper.text, ',');
    borgo_text_bytes(&paper.text, terms + 1, strlen(terms) - 2);
    char *line = paper_text(&paper, &length);
    borgo_wire_open(&wire, &host, NULL);
    borgo_text_start(&text, answer, sizeof answer);
    borgo_wire_answer(&wire, line, length, &text);
    borgo_wire_close(&wire);
    paper_close(&paper);
    if (strncmp(answer, "{\"ok\":true", 10) == 0)
        return true;
    bool read = borgo_json_read(answer, strlen(answer), values, 8, NULL);
    const value *why = read ? borgo_json_member(values, "error") : NULL;
    return fail(ask, "bad", "%s", why ? why->string : "the game can't be set up so");
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

static struct hall_table *new_table(struct hall *hall, const struct visitor *visitor)
{
    char id[STORE_ID + 1];
    do
        draw_invitation(id);
    while (find_table(hall, id, NULL));
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
    static const char *const words[] = {"none", "bank", "move"};
    const struct borgo_clock *clock = &making->wanted->clock;
    if (making->time) {
        journal_put_value(json, "time", making->time);
        return;
    }
    borgo_json_object(json, "time");
    borgo_json_string(json, "kind", words[clock->kind]);
    borgo_json_number(json, "time", clock->time);
    borgo_json_number(json, "more", clock->more);
    borgo_json_close(json);
}

static struct hall_table *make_table(struct ask *ask, const struct making *making)
{
    struct hall *hall = ask->hall;
    struct hall_table *table = new_table(hall, ask->visitor);
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

bool ask_create(struct ask *ask)
{
    struct seating seating = {.mine = BORGO_WATCHER};
    struct making making = {.wanted = &seating.wanted, .time = asked(ask, "time"), .chat = true};
    struct paper terms;
    bool fine;
    if (tables_of(ask->hall, ask->visitor->address) >= ask->hall->limits.tables_an_address) {
        ask->wait = 60000;
        return fail(ask, "limit", "you keep many tables open: close one first");
    }
    if (!asked_truth(ask, "public", &making.public) || !asked_truth(ask, "chat", &making.chat)
        || !asked_time(ask) || !read_seating(ask, &seating))
        return false;
    if (seating.mine == BORGO_WATCHER)
        return fail(ask, "bad", "one of the chairs must be yours");
    paper_open(&terms);
    fine = asked_terms(ask, &terms) && check_terms(ask, terms.bytes, seating.wanted.players);
    making.terms = terms.bytes;
    struct hall_table *table = fine ? make_table(ask, &making) : NULL;
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

/* Sitting down and getting up. */

static bool find_chair(struct ask *ask, unsigned *seat)
{
    const struct hall_table *table = ask->table;
    if (asked(ask, "seat")) {
        if (!asked_seat(ask, "seat", seat))
            return false;
        return table->chair[*seat].kind == CHAIR_OPEN
               || fail(ask, "full", "that chair is taken already");
    }
    for (*seat = 0; *seat < table->players; ++*seat)
        if (table->chair[*seat].kind == CHAIR_OPEN)
            return true;
    return fail(ask, "full", "all chairs of this table are taken");
}

static bool reply_seated(struct ask *ask, unsigned seat, const char *token)
{
    struct borgo_json *json = open_reply(ask);
    borgo_json_string(json, "table", ask->table->id);
    borgo_json_number(json, "seat", seat);
    if (token)
        borgo_json_string(json, "token", token);
    return true;
}

/* Somebody for whom a chair is kept, or who sits there already. */
static bool join_again(struct ask *ask)
{
    struct hall_table wanted = *ask->table;
    if (ask->table->chair[ask->seat].kind == CHAIR_INVITED) {
        wanted.chair[ask->seat].kind = CHAIR_PERSON;
        if (!rearrange(ask->hall, ask->table, &wanted, &ask->error))
            return false;
    }
    return reply_seated(ask, ask->seat, NULL);
}

bool ask_join(struct ask *ask)
{
    struct hall_table wanted = *ask->table;
    char token[KEY_DIGITS + 1];
    unsigned seat;
    if (ask->seat != BORGO_WATCHER)
        return join_again(ask);
    if (!is_waiting(ask) || !find_chair(ask, &seat) || !seat_asker(ask, &wanted, seat, token)
        || !rearrange(ask->hall, ask->table, &wanted, &ask->error))
        return false;
    if (ask->visitor->person)
        write_person(ask->hall, ask->visitor->person);
    return reply_seated(ask, seat, token);
}

/* The keeper's place goes to the next person. */
static bool give_keys_on(struct hall_table *table)
{
    for (unsigned seat = 0; seat < table->players; seat++)
        if (table->chair[seat].kind == CHAIR_PERSON) {
            table->keeper = seat;
            return true;
        }
    return false;
}

static void note_getting_up(struct hall *hall, const struct hall_table *table, const char *person)
{
    struct store_change change = {
        .kind = STORE_GET_UP, .table = {.id = table->id}, .person = {.id = person}};
    if (person[0])
        store_write(hall->store, &change, 1);
}

/* A chair is free again; a table that nobody sits at any more is closed. */
static bool clear_chair(struct ask *ask, unsigned seat)
{
    struct hall_table wanted = *ask->table;
    char person[STORE_PERSON + 1];
    memcpy(person, wanted.chair[seat].person, sizeof person);
    wanted.chair[seat] = (struct chair){.kind = CHAIR_OPEN};
    if (wanted.keeper == seat && !give_keys_on(&wanted)) {
        borgo_json_string(begin_event(ask->hall, "end"), "why", "left");
        return happen(ask->hall, ask->table, &ask->error);
    }
    if (!rearrange(ask->hall, ask->table, &wanted, &ask->error))
        return false;
    note_getting_up(ask->hall, ask->table, person);
    for (struct attendance *at = ask->table->here; at; at = at->next_here)
        if (at->seat == seat)
            at->seat = BORGO_WATCHER;
    return true;
}

bool ask_leave(struct ask *ask)
{
    if (!is_waiting(ask) || !clear_chair(ask, ask->seat))
        return false;
    open_reply(ask);
    return true;
}

/* The keeper. */

bool ask_arrange(struct ask *ask)
{
    struct seating seating = {.wanted = *ask->table, .mine = BORGO_WATCHER};
    if (!is_waiting(ask) || !read_seating(ask, &seating) || !all_stay(ask, &seating.wanted)
        || !check_terms(ask, ask->table->terms, seating.wanted.players))
        return false;
    /* Connections keep the eyes of their people, wherever these sit now. */
    unsigned now[BORGO_MAX_SEATS];
    for (unsigned seat = 0; seat < ask->table->players; seat++) {
        now[seat] = BORGO_WATCHER;
        for (unsigned other = 0; other < seating.wanted.players; other++)
            if (ask->table->chair[seat].token[0]
                && strcmp(seating.wanted.chair[other].token, ask->table->chair[seat].token) == 0)
                now[seat] = other;
    }
    for (struct attendance *at = ask->table->here; at; at = at->next_here)
        if (at->seat != BORGO_WATCHER)
            at->seat = now[at->seat];
    if (!rearrange(ask->hall, ask->table, &seating.wanted, &ask->error))
        return false;
    open_reply(ask);
    return true;
}

bool ask_remove(struct ask *ask)
{
    unsigned seat;
    if (!asked_seat(ask, "seat", &seat))
        return false;
    enum chair_kind kind = ask->table->chair[seat].kind;
    if (seat == ask->table->keeper || kind == CHAIR_OPEN || kind == CHAIR_COMPUTER)
        return fail(ask, "refused", "nobody sits there who could be removed");
    bool done = ask->table->phase == PHASE_WAITING
                    ? clear_chair(ask, seat)
                    : change_sitter(ask->hall, ask->table, seat, CHAIR_COMPUTER, &ask->error);
    if (!done)
        return false;
    open_reply(ask);
    return true;
}

static bool all_taken(const struct hall_table *table)
{
    for (unsigned seat = 0; seat < table->players; seat++)
        if (table->chair[seat].kind == CHAIR_OPEN || table->chair[seat].kind == CHAIR_INVITED)
            return false;
    return true;
}

/* The chairs that are taken, in their order. */
static void close_ranks(struct hall_table *wanted)
{
    unsigned count = 0, keeper = wanted->keeper;
    for (unsigned seat = 0; seat < wanted->players; seat++) {
        struct chair chair = wanted->chair[seat];
        if (chair.kind == CHAIR_OPEN || chair.kind == CHAIR_INVITED)
            continue;
        if (seat == keeper)
            wanted->keeper = count;
        wanted->chair[count++] = chair;
    }
    wanted->players = count;
}

bool begin_if_ready(struct hall *hall, struct hall_table *table, struct borgo_error *error)
{
    unsigned char bytes[BORGO_SEED_BYTES];
    char hex[BORGO_HEX_SIZE];
    if (table->phase != PHASE_WAITING || !table->armed || !all_taken(table))
        return true;
    host_random_bytes(bytes, sizeof bytes);
    borgo_hash_write_hex(bytes, hex);
    struct borgo_json *json = begin_event(hall, "start");
    borgo_json_string(json, "entropy", hex);
    borgo_json_number(json, "rules", table->game->rules);
    return happen(hall, table, error);
}

bool ask_start(struct ask *ask)
{
    struct hall_table wanted = *ask->table;
    bool without = false;
    if (!is_waiting(ask) || !asked_truth(ask, "without", &without))
        return false;
    if (without) {
        close_ranks(&wanted);
        if (!check_terms(ask, ask->table->terms, wanted.players))
            return false;
        for (struct attendance *at = ask->table->here; at; at = at->next_here)
            for (unsigned seat = 0; at->seat != BORGO_WATCHER && seat < wanted.players; seat++)
                if (strcmp(wanted.chair[seat].token, ask->table->chair[at->seat].token) == 0) {
                    at->seat = seat;
                    break;
                }
    }
    wanted.armed = true;
    if (!rearrange(ask->hall, ask->table, &wanted, &ask->error))
        return false;
    borgo_json_string(open_reply(ask), "phase", phase_word(ask->table->phase));
    return true;
}

static bool others_play(const struct hall_table *table, unsigned but)
{
    return people_at(table) & ~(1u << but);
}

bool ask_close(struct ask *ask)
{
    if (ask->table->phase >= PHASE_OVER)
        return fail(ask, "refused", "this table has ended already");
    if (ask->table->begun && others_play(ask->table, ask->seat))
        return fail(ask, "refused", "others play here: resign instead");
    borgo_json_string(begin_event(ask->hall, "end"), "why", "aborted");
    if (!happen(ask->hall, ask->table, &ask->error))
        return false;
    open_reply(ask);
    return true;
}

bool ask_look(struct ask *ask)
{
    put_info(ask->hall, ask->table, open_reply(ask), "info");
    if (ask->seat != BORGO_WATCHER)
        borgo_json_number(ask->json, "seat", ask->seat);
    return true;
}

bool ask_invite(struct ask *ask)
{
    const char *id = asked_string(ask, "person");
    struct person *person = id ? find_person(ask->hall, id) : NULL;
    struct paper *push = &ask->hall->push;
    size_t length;
    if (!id || !is_waiting(ask))
        return false;
    if (!person || !person->visitors)
        return fail(ask, "unknown", "they are not here now");
    struct borgo_json *json = paper_start(push);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "push", "invited");
    borgo_json_string(json, "table", ask->table->id);
    borgo_json_string(json, "game", ask->table->game->name);
    borgo_json_string(json, "by", ask->table->chair[ask->seat].name);
    const char *text = paper_text(push, &length);
    tell_person(ask->hall, id, text, length);
    open_reply(ask);
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
            tell_person(hall, table->chair[seat].person, text, length);
}

bool ask_rematch(struct ask *ask)
{
    struct hall_table wanted = {0}, *table = ask->table;
    struct making making = {
        .terms = table->terms, .wanted = &wanted, .public = table->public, .chat = table->chat};
    if (table->phase < PHASE_OVER || !table->begun)
        return fail(ask, "refused", "the game isn't over");
    if (!table->rematch[0]) {
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
