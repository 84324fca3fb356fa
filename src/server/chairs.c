/* The chairs of a table: who sits there, as the journal has it and as somebody asks for it. See
 * hall_parts.h. */
#include <stdio.h>
#include <string.h>

#include "players/player.h"
#include "server/hall_parts.h"

const char *const chair_words[] = {"open", "invited", "person", "computer", "away"};

/* Chairs as the journal has them. */

void put_chairs(const struct hall_table *table, struct borgo_json *json)
{
    borgo_json_array(json, "chairs");
    for (unsigned seat = 0; seat < table->players; seat++) {
        const struct chair *chair = &table->chair[seat];
        borgo_json_object(json, NULL);
        borgo_json_string(json, "kind", chair_words[chair->kind]);
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
    for (unsigned i = 0; word && i < sizeof chair_words / sizeof chair_words[0]; i++)
        if (word->kind == BORGO_JSON_STRING && strcmp(word->string, chair_words[i]) == 0) {
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

static bool is_somebodys(const struct chair *chair)
{
    return chair->kind != CHAIR_COMPUTER && chair->kind != CHAIR_OPEN;
}

unsigned seat_of_hash(const struct hall_table *table, const char *hash)
{
    for (unsigned seat = 0; seat < table->players; seat++)
        if (hash[0] && is_somebodys(&table->chair[seat])
            && strcmp(hash, table->chair[seat].token) == 0)
            return seat;
    return BORGO_WATCHER;
}

unsigned seat_of(const struct hall_table *table, const struct person *person, const char *token)
{
    char hash[KEY_DIGITS + 1] = "";
    if (token && is_hex(token, KEY_DIGITS))
        hash_key("borgo-token", token, hash);
    if (token)
        return seat_of_hash(table, hash);
    for (unsigned seat = 0; person && seat < table->players; seat++)
        if (is_somebodys(&table->chair[seat]) && strcmp(person->id, table->chair[seat].person) == 0)
            return seat;
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

/* Names. */

bool name_is_free(const struct hall_table *table, const char *name, unsigned but)
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
bool seat_asker(struct ask *ask, struct hall_table *wanted, unsigned seat,
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

/* Whoever sits at that chair now keeps sitting. */
static bool read_staying(struct ask *ask, struct seating *seating, unsigned seat,
                         const value *given)
{
    const value *from = borgo_json_member(given, "seat");
    const struct hall_table *table = ask->table;
    if (!table || !from || from->kind != BORGO_JSON_INTEGER || from->integer < 0
        || from->integer >= table->players)
        return fail(ask, "bad", "'%s' must say who stays", "seat");
    const char *name = table->chair[from->integer].name;
    if (!name_is_free(&seating->wanted, name, seat))
        return fail(ask, "refused", "somebody at this table has a name that looks like '%s'", name);
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

bool read_seating(struct ask *ask, struct seating *seating)
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
bool all_stay(struct ask *ask, const struct hall_table *wanted)
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
