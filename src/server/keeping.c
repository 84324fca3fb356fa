/* A table before its game: sitting down, getting up, what its keeper may do, and the beginning. See
 * hall_parts.h. */
#include <string.h>

#include "host/host.h"
#include "server/hall_parts.h"
#include "store/sharing.h"

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
    struct attendance *there = attendance_of(ask->visitor, ask->table);
    char token[KEY_DIGITS + 1];
    unsigned seat;
    if (ask->seat != BORGO_WATCHER)
        return join_again(ask);
    if (!is_waiting(ask) || !find_chair(ask, &seat) || !seat_asker(ask, &wanted, seat, token))
        return false;
    if (there) /* from now on these eyes are the seat's */
        memcpy(there->token, wanted.chair[seat].token, sizeof there->token);
    if (!rearrange(ask->hall, ask->table, &wanted, &ask->error))
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

bool clear_chair(struct hall *hall, struct hall_table *table, unsigned seat,
                 struct borgo_error *error)
{
    struct hall_table wanted = *table;
    char person[STORE_PERSON + 1];
    memcpy(person, wanted.chair[seat].person, sizeof person);
    wanted.chair[seat] = (struct chair){.kind = CHAIR_OPEN};
    if (wanted.keeper == seat && !give_keys_on(&wanted)) {
        borgo_json_string(begin_event(hall, "end"), "why", "left");
        return happen(hall, table, error);
    }
    if (!rearrange(hall, table, &wanted, error))
        return false;
    note_getting_up(hall, table, person);
    return true;
}

bool ask_leave(struct ask *ask)
{
    if (!is_waiting(ask) || !clear_chair(ask->hall, ask->table, ask->seat, &ask->error))
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
                    ? clear_chair(ask->hall, ask->table, seat, &ask->error)
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
    if ((!person || !person->visitors) && !store_is_present(ask->hall->store, id))
        return fail(ask, "unknown", "they are not here now");
    if (!may_speak(ask))
        return false;
    struct borgo_json *json = paper_start(push);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "push", "invited");
    borgo_json_string(json, "table", ask->table->id);
    borgo_json_string(json, "game", ask->table->game->name);
    borgo_json_string(json, "by", ask->table->chair[ask->seat].name);
    const char *text = paper_text(push, &length);
    tell_person(ask->hall, id, ask->table->last_write, text, length);
    open_reply(ask);
    return true;
}
