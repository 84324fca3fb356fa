/* Who everybody is: see hall_parts.h. A person is the hash of a key that only the person's own
 * device has. Somebody is stored once they sit down somewhere, not for looking in. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/hall_parts.h"
#include "store/sharing.h"

enum { MOST_LISTED = 200 };

static struct person *find_present(struct hall *hall, const char *id)
{
    for (struct person *person = hall->people[bucket_of(id)]; person; person = person->next)
        if (strcmp(person->id, id) == 0)
            return person;
    return NULL;
}

static struct person *add_person(struct hall *hall, const char *id)
{
    struct person *person = hall_allocate(sizeof *person), **at = &hall->people[bucket_of(id)];
    snprintf(person->id, sizeof person->id, "%s", id);
    person->created = person->seen = hall->now.wall;
    person->next = *at;
    *at = person;
    hall->figures.people++;
    return person;
}

static bool take_person(void *person_, const struct store_person *stored)
{
    struct person *person = person_;
    snprintf(person->name, sizeof person->name, "%s", stored->name);
    person->created = stored->created;
    person->seen = stored->seen;
    person->stored = true;
    return false;
}

/* Somebody who is stored or here, or NULL. */
struct person *find_person(struct hall *hall, const char *id)
{
    struct person *person = find_present(hall, id), found = {0};
    if (person || !is_hex(id, STORE_PERSON))
        return person;
    store_read_person(hall->store, id, take_person, &found, NULL);
    if (!found.stored)
        return NULL;
    person = add_person(hall, id);
    memcpy(person->name, found.name, sizeof person->name);
    person->created = found.created;
    person->seen = found.seen;
    person->stored = true;
    return person;
}

struct person *person_of_key(struct hall *hall, const char *key)
{
    char id[KEY_DIGITS + 1];
    hash_key("borgo-person", key, id);
    struct person *person = find_person(hall, id);
    return person ? person : add_person(hall, id);
}

void let_people_go(struct hall *hall)
{
    for (unsigned i = 0; i < BUCKETS; i++)
        for (struct person **at = &hall->people[i]; *at;) {
            struct person *person = *at;
            if (person->visitors > 0 || person->write > hall->safe) {
                at = &person->next;
                continue;
            }
            *at = person->next;
            free(person);
            hall->figures.people--;
        }
}

void write_person(struct hall *hall, struct person *person)
{
    person->seen = hall->now.wall;
    person->stored = true;
    struct store_change change = {
        .kind = STORE_PUT_PERSON,
        .person = {person->id, person->name, person->created, person->seen}};
    person->write = store_write(hall->store, &change, 1);
}

void note_presence(struct hall *hall, struct person *person, bool here)
{
    unsigned before = person->near;
    person->near = here ? before + 1 : before - 1;
    if (!hall->world || hall->closing || (before > 0 && person->near > 0))
        return;
    struct store_change change = {.kind = here ? STORE_COME : STORE_GO,
                                  .person = {.id = person->id}};
    store_write(hall->store, &change, 1);
}

/* The name is the one their own process knows, where they aren't stored yet. */
void recognise_afar(struct hall *hall, struct visitor *visitor, const char *id, const char *name)
{
    if (visitor->person && strcmp(visitor->person->id, id) != 0) {
        visitor->person->visitors--;
        visitor->person = NULL;
    }
    if (!visitor->person) {
        visitor->person = find_person(hall, id);
        if (!visitor->person)
            visitor->person = add_person(hall, id);
        visitor->person->visitors++;
    }
    if (name[0])
        snprintf(visitor->person->name, sizeof visitor->person->name, "%s", name);
}

void tell_person(struct hall *hall, const char *id, uint64_t write, const char *text, size_t length)
{
    tell_person_here(hall, id, write, text, length);
    if (!hall->world || !is_hex(id, STORE_PERSON))
        return;
    char *whole = hall_allocate(STORE_PERSON + length + 1);
    memcpy(whole, id, STORE_PERSON);
    memcpy(whole + STORE_PERSON, text, length);
    post(hall, hall->world, write, -1, whole, STORE_PERSON + length);
    free(whole);
}

void tell_person_here(struct hall *hall, const char *id, uint64_t write, const char *text,
                      size_t length)
{
    const struct person *person = find_present(hall, id);
    for (struct visitor *visitor = person && person->visitors ? hall->visitors : NULL; visitor;
         visitor = visitor->next)
        if (!visitor->gone && !visitor->afar && visitor->person == person)
            post(hall, visitor, write, -1, text, length);
}

/* Introducing oneself. */

static bool take_name(struct ask *ask, const char *name)
{
    struct visitor *visitor = ask->visitor;
    if (!borgo_seat_is_name(name))
        return fail(ask, "bad", "a name has 1 to %d visible characters", BORGO_MAX_NAME);
    snprintf(visitor->name, sizeof visitor->name, "%s", name);
    if (visitor->person && strcmp(visitor->person->name, name) != 0) {
        snprintf(visitor->person->name, sizeof visitor->person->name, "%s", name);
        if (visitor->person->stored)
            write_person(ask->hall, visitor->person);
    }
    return true;
}

static bool take_key(struct ask *ask, const char *key)
{
    if (!is_hex(key, KEY_DIGITS))
        return fail(ask, "bad", "a key is %d hexadecimal digits", KEY_DIGITS);
    if (ask->visitor->person)
        return fail(ask, "refused", "you have said already who you are");
    hall_recognise(ask->hall, ask->visitor, key);
    return true;
}

static bool take_language(struct ask *ask, const char *code)
{
    const struct borgo_language *language = borgo_language_find(code);
    if (!language)
        return fail(ask, "bad", "that language isn't spoken here");
    ask->visitor->language = language;
    return true;
}

static bool take_member(struct ask *ask, const char *name, bool (*take)(struct ask *, const char *))
{
    const char *text = asked(ask, name) ? asked_string(ask, name) : NULL;
    return asked(ask, name) ? text && take(ask, text) : true;
}

static void put_person(struct ask *ask, struct borgo_json *json)
{
    const struct visitor *visitor = ask->visitor;
    if (visitor->person)
        borgo_json_string(json, "person", visitor->person->id);
    borgo_json_string(json, "name",
                      visitor->person && visitor->person->name[0] ? visitor->person->name
                                                                  : visitor->name);
}

bool ask_hello(struct ask *ask)
{
    if (!take_member(ask, "lang", take_language) || !take_member(ask, "key", take_key)
        || !take_member(ask, "name", take_name))
        return false;
    struct borgo_json *json = open_reply(ask);
    put_person(ask, json);
    borgo_json_number(json, "time", ask->hall->now.wall);
    return true;
}

bool ask_rename(struct ask *ask)
{
    const char *name = asked_string(ask, "name");
    if (!name || !take_name(ask, name))
        return false;
    put_person(ask, open_reply(ask));
    return true;
}

/* What is kept. */

bool has_key(struct ask *ask)
{
    return ask->visitor->person || fail(ask, "refused", "say with your key who you are");
}

static bool put_line_of(void *json_, const struct store_line *line)
{
    struct borgo_json *json = json_;
    borgo_json_object(json, NULL);
    borgo_json_string(json, "table", line->table);
    borgo_json_number(json, "at", line->at);
    borgo_json_string(json, "text", line->text);
    borgo_json_close(json);
    return true;
}

static bool put_table_of(void *json_, const struct store_table *table)
{
    struct borgo_json *json = json_;
    borgo_json_object(json, NULL);
    borgo_json_string(json, "table", table->id);
    borgo_json_string(json, "game", table->game);
    borgo_json_number(json, "created", table->created);
    borgo_json_number(json, "changed", table->changed);
    borgo_json_close(json);
    return true;
}

bool ask_me(struct ask *ask)
{
    struct hall *hall = ask->hall;
    if (!has_key(ask) || !may_speak(ask))
        return false;
    const struct person *person = ask->visitor->person;
    struct borgo_json *json = open_reply(ask);
    put_person(ask, json);
    borgo_json_bool(json, "stored", person->stored);
    borgo_json_number(json, "created", person->created);
    borgo_json_number(json, "seen", person->seen);
    borgo_json_array(json, "tables");
    store_list(hall->store, STORE_LIST_OF_PERSON, person->id, UINT32_MAX, put_table_of, json, NULL);
    borgo_json_close(json);
    borgo_json_array(json, "lines");
    store_read_lines_of(hall->store, person->id, put_line_of, json, NULL);
    borgo_json_close(json);
    borgo_json_array(json, "kept");
    put_all_kept(hall, person, json);
    borgo_json_close(json);
    return true;
}

/* Leaves a table for good. A finished game stays, with its names: the proof of its deal is bound to
 * them. Where nobody else has a part in it, it goes altogether. */
static void forget_at(struct hall *hall, struct hall_table *table, const struct person *person)
{
    struct borgo_error error = {0};
    unsigned seat = seat_of(table, person, NULL);
    if (seat == BORGO_WATCHER)
        return;
    bool alone = true;
    for (unsigned other = 0; other < table->players; other++)
        if (other != seat && table->chair[other].token[0])
            alone = false;
    if (alone) {
        delete_table(hall, table);
        go_on(hall, table);
        tell_info(hall, table);
    } else if (table->phase == PHASE_WAITING) {
        clear_chair(hall, table, seat, &error);
    } else if (table->phase < PHASE_OVER) {
        change_sitter(hall, table, seat, CHAIR_COMPUTER, &error);
    }
}

struct gathered {
    char (*ids)[STORE_ID + 1];
    unsigned count;
};

static void gather_id(struct gathered *gathered, const char *id)
{
    for (unsigned i = 0; i < gathered->count; i++)
        if (strcmp(gathered->ids[i], id) == 0)
            return;
    char(*ids)[STORE_ID + 1] =
        realloc(gathered->ids, (gathered->count + 1) * sizeof *gathered->ids);
    if (!ids)
        abort();
    gathered->ids = ids;
    snprintf(ids[gathered->count++], sizeof *ids, "%s", id);
}

static bool gather(void *gathered, const struct store_table *table)
{
    gather_id(gathered, table->id);
    return true;
}

/* Of the tables in the hall, also those whose chairs aren't stored yet. */
static void gather_loaded(struct hall *hall, const struct person *person, struct gathered *gathered)
{
    for (unsigned i = 0; i < BUCKETS; i++)
        for (const struct hall_table *table = hall->tables[i]; table; table = table->next)
            if (seat_of(table, person, NULL) != BORGO_WATCHER)
                gather_id(gathered, table->id);
}

/* At a table of ours, for somebody whose own process forgets the rest. */
static bool forget_here(struct ask *ask)
{
    const char *id = asked_string(ask, "table");
    int64_t holder = 0;
    struct hall_table *table = id ? find_table_or_holder(ask->hall, id, &holder, NULL) : NULL;
    if (holder)
        return forward(ask, holder);
    if (table && !table->dropped)
        forget_at(ask->hall, table, ask->visitor->person);
    open_reply(ask);
    return true;
}

static void forget_anywhere(struct ask *ask, const char *id)
{
    int64_t holder = 0;
    struct hall_table *table = find_table_or_holder(ask->hall, id, &holder, NULL);
    if (holder)
        forget_afar(ask->hall, ask->visitor, id, holder);
    else if (table && !table->dropped)
        forget_at(ask->hall, table, ask->visitor->person);
}

bool ask_forget(struct ask *ask)
{
    struct hall *hall = ask->hall;
    struct gathered gathered = {0};
    if (!has_key(ask))
        return false;
    if (ask->visitor->afar)
        return forget_here(ask);
    struct person *person = ask->visitor->person;
    gather_loaded(hall, person, &gathered);
    store_list(hall->store, STORE_LIST_OF_PERSON, person->id, UINT32_MAX, gather, &gathered, NULL);
    for (unsigned i = 0; i < gathered.count; i++)
        forget_anywhere(ask, gathered.ids[i]);
    free(gathered.ids);
    struct store_change change = {.kind = STORE_FORGET_PERSON, .person = {.id = person->id}};
    ask->write = store_write(hall->store, &change, 1);
    person->stored = person->kept_known = false;
    person->name[0] = '\0';
    open_reply(ask);
    return true;
}

/* Those somebody has played with: from the tables that are in the hall or lie in the store. */

struct companions {
    struct hall *hall;
    const struct person *person;
    struct borgo_json *json;
    char (*ids)[STORE_PERSON + 1];
    unsigned count;
};

static bool is_new(struct companions *companions, const char *id)
{
    if (!id[0] || strcmp(id, companions->person->id) == 0 || companions->count == MOST_LISTED)
        return false;
    for (unsigned i = 0; i < companions->count; i++)
        if (strcmp(companions->ids[i], id) == 0)
            return false;
    snprintf(companions->ids[companions->count++], STORE_PERSON + 1, "%s", id);
    return true;
}

static const char *text_in(const value *object, const char *name)
{
    const value *found = borgo_json_member(object, name);
    return found && found->kind == BORGO_JSON_STRING ? found->string : "";
}

static void put_companion(struct companions *companions, const value *seat)
{
    const char *id = text_in(seat, "person");
    if (!is_new(companions, id))
        return;
    const struct person *other = find_person(companions->hall, id);
    borgo_json_object(companions->json, NULL);
    borgo_json_string(companions->json, "person", id);
    borgo_json_string(companions->json, "name",
                      other && other->name[0] ? other->name : text_in(seat, "name"));
    borgo_json_bool(companions->json, "here",
                    (other && other->visitors > 0)
                        || store_is_present(companions->hall->store, id));
    borgo_json_close(companions->json);
}

/* From a table's row: nobody sets up all these games again. */
static bool put_companions(void *companions, const struct store_table *row)
{
    value values[MOST_VALUES] = {0};
    char *summary = strdup(row->summary);
    if (summary && borgo_json_read(summary, strlen(summary), values, MOST_VALUES, NULL)) {
        const value *seats = borgo_json_member(values, "seats");
        for (const value *at = seats ? borgo_json_first(seats) : NULL; at;
             at = borgo_json_next(seats, at))
            put_companion(companions, at);
    }
    free(summary);
    return true;
}

bool ask_people(struct ask *ask)
{
    if (!has_key(ask) || !may_speak(ask))
        return false;
    struct companions companions = {.hall = ask->hall,
                                    .person = ask->visitor->person,
                                    .json = open_reply(ask),
                                    .ids = hall_allocate(MOST_LISTED * (STORE_PERSON + 1))};
    borgo_json_array(ask->json, "people");
    store_list(ask->hall->store, STORE_LIST_OF_PERSON, companions.person->id, MOST_LISTED,
               put_companions, &companions, NULL);
    borgo_json_close(ask->json);
    free(companions.ids);
    return true;
}
