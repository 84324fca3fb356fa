/* The hall: see hall.h. Here people come and go, and what they say finds who answers it. */
#include "server/hall.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "server/hall_parts.h"
#include "store/sharing.h"

enum {
    MINUTE = 60 * 1000,
    DAY = 24 * 60 * MINUTE,
    SWEEP = MINUTE,
    BYTES_A_REQUEST = 16 * 1024,
    COME_AGAIN = 2000
};

const struct hall_limits hall_usual_limits = {
    .tables_an_address = 50,
    .wrong_words_a_minute = 20,
    .requests_a_second = 50,
    .watchers = 100,
    .idle_waiting = DAY,
    .idle_playing = 30 * (int64_t)DAY,
    .away = 2 * MINUTE,
};

void *hall_allocate(size_t size)
{
    void *memory = calloc(1, size);
    if (!memory)
        abort(); /* nothing to recover to; what was acknowledged is stored */
    return memory;
}

/* Members of requests. */

const value *asked(const struct ask *ask, const char *name)
{
    return borgo_json_member(ask->request, name);
}

const char *asked_string(struct ask *ask, const char *name)
{
    const value *found = asked(ask, name);
    if (found && found->kind == BORGO_JSON_STRING)
        return found->string;
    fail(ask, "bad", "'%s' must be a string", name);
    return NULL;
}

bool asked_truth(struct ask *ask, const char *name, bool *truth)
{
    const value *found = asked(ask, name);
    if (!found)
        return true;
    *truth = found->kind == BORGO_JSON_TRUE;
    return *truth || found->kind == BORGO_JSON_FALSE
           || fail(ask, "bad", "'%s' must be true or false", name);
}

bool asked_seat(struct ask *ask, const char *name, unsigned *seat)
{
    const value *found = asked(ask, name);
    if (!found || found->kind != BORGO_JSON_INTEGER || found->integer < 0
        || found->integer >= ask->table->players)
        return fail(ask, "bad", "'%s' must be a seat from 0 to %u", name, ask->table->players - 1);
    *seat = (unsigned)found->integer;
    return true;
}

unsigned bucket_of(const char *id)
{
    uint32_t hash = 2166136261u;
    for (; *id; id++)
        hash = (hash ^ (unsigned char)*id) * 16777619u;
    return hash % BUCKETS;
}

bool is_hex(const char *text, size_t digits)
{
    return strlen(text) == digits && strspn(text, "0123456789abcdef") == digits;
}

void hash_key(const char *tag, const char *key, char hash[KEY_DIGITS + 1])
{
    unsigned char bytes[BORGO_HASH_BYTES];
    char hex[BORGO_HEX_SIZE];
    struct borgo_message message;
    borgo_message_start(&message, tag);
    borgo_hash_text(&message, key, bytes);
    borgo_hash_write_hex(bytes, hex);
    memcpy(hash, hex, KEY_DIGITS);
    hash[KEY_DIGITS] = '\0';
}

void draw_key(char key[KEY_DIGITS + 1])
{
    unsigned char bytes[BORGO_HASH_BYTES];
    char hex[BORGO_HEX_SIZE];
    host_random_bytes(bytes, sizeof bytes);
    borgo_hash_write_hex(bytes, hex);
    memcpy(key, hex, KEY_DIGITS);
    key[KEY_DIGITS] = '\0';
}

/* Answers. */

bool fail(struct ask *ask, const char *code, const char *format, ...)
{
    va_list arguments;
    struct borgo_text text;
    const char *(*translate)(const char *) = ask->visitor->language->translate;
    ask->code = code;
    va_start(arguments, format);
    borgo_text_start(&text, ask->error.message, sizeof ask->error.message);
    borgo_text_print_list(&text, translate(format), arguments);
    va_end(arguments);
    return false;
}

/* `{"id":7,"answer":` and the value follows. */
static void open_envelope(struct ask *ask)
{
    ask->json = paper_start(&ask->hall->answer);
    borgo_json_object(ask->json, NULL);
    borgo_json_number(ask->json, "id", ask->id);
}

struct borgo_json *open_reply(struct ask *ask)
{
    open_envelope(ask);
    borgo_json_object(ask->json, "answer");
    borgo_json_bool(ask->json, "ok", true);
    return ask->json;
}

void wait_for(struct ask *ask, const struct hall_table *table)
{
    if (ask->write < table->last_write)
        ask->write = table->last_write;
}

static void put_failure(struct ask *ask)
{
    open_envelope(ask);
    borgo_json_object(ask->json, "answer");
    borgo_json_bool(ask->json, "ok", false);
    borgo_json_string(ask->json, "code", ask->code ? ask->code : "refused");
    borgo_json_string(ask->json, "error", ask->error.message);
    if (ask->wait)
        borgo_json_number(ask->json, "wait", ask->wait);
}

/* Verbs. */

enum needs { NOTHING, TABLE, SEAT, KEEPER };

struct verb {
    const char *name;
    enum needs needs;
    asker *ask;
};

static const struct verb verbs[] = {
    {"hello", NOTHING, ask_hello},     {"rename", NOTHING, ask_rename},
    {"me", NOTHING, ask_me},           {"forget", NOTHING, ask_forget},
    {"keep", NOTHING, ask_keep},       {"kept", NOTHING, ask_kept},
    {"discard", NOTHING, ask_discard}, {"people", NOTHING, ask_people},
    {"create", NOTHING, ask_create},   {"tables", NOTHING, ask_tables},
    {"lobby", NOTHING, ask_lobby},     {"look", TABLE, ask_look},
    {"join", TABLE, ask_join},         {"leave", SEAT, ask_leave},
    {"arrange", KEEPER, ask_arrange},  {"remove", KEEPER, ask_remove},
    {"start", KEEPER, ask_start},      {"close", KEEPER, ask_close},
    {"invite", SEAT, ask_invite},      {"enter", TABLE, ask_enter},
    {"exit", TABLE, ask_exit},         {"move", SEAT, ask_move},
    {"seal", SEAT, ask_seal},          {"reveal", SEAT, ask_reveal},
    {"back", SEAT, ask_back},          {"consent", SEAT, ask_consent},
    {"resign", SEAT, ask_resign},      {"abort", SEAT, ask_abort},
    {"absent", SEAT, ask_absent},      {"return", SEAT, ask_return},
    {"rematch", SEAT, ask_rematch},    {"chat", TABLE, ask_chat},
    {"lines", TABLE, ask_lines},       {"record", TABLE, ask_record},
    {"view", TABLE, ask_show},         {"board", TABLE, ask_show},
    {"moves", TABLE, ask_show},        {"why", TABLE, ask_show},
    {"preview", TABLE, ask_show},      {"previews", TABLE, ask_show},
    {"log", TABLE, ask_show},          {"turns", TABLE, ask_show},
    {"position", TABLE, ask_show},     {"table", TABLE, ask_show},
    {"result", TABLE, ask_show},       {"advance", TABLE, ask_show},
    {"job", SEAT, ask_show},
};

static const struct verb *find_verb(const char *name)
{
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (strcmp(verbs[i].name, name) == 0)
            return &verbs[i];
    return NULL;
}

/* Whoever guesses at invitations has to wait, at whichever process: nobody gets more of them by
 * asking many. */
static bool may_guess(struct ask *ask, bool wrong)
{
    unsigned most = ask->hall->limits.wrong_words_a_minute;
    struct bucket_size size = {most, most / 60.0};
    unsigned who = bucket_of(ask->visitor->address);
    struct bucket *guesses = &ask->hall->guesses[who];
    if (most == 0)
        return true;
    ask->wait = wrong ? bucket_take(guesses, size, ask->hall->now.run)
                      : bucket_wait(guesses, size, ask->hall->now.run);
    double everywhere = wrong ? store_count_guess(ask->hall->store, who, most) : 0;
    if (everywhere > guesses->used) {
        guesses->used = everywhere;
        ask->wait = everywhere > most ? bucket_wait(guesses, size, ask->hall->now.run) : 0;
    }
    if (ask->wait == 0)
        return true;
    ask->hall->figures.limited++;
    return fail(ask, "limit", "too many invitations that don't exist: wait a moment");
}

static bool no_such_table(struct ask *ask)
{
    char why[sizeof ask->error.message];
    memcpy(why, ask->error.message, sizeof why);
    if (why[0] && ask->hall->world) /* where it is, is nobody's business */
        return fail(ask, "unstored", "the database can't be reached");
    if (why[0])
        return fail(ask, "unstored", "%s", why);
    return may_guess(ask, true) && fail(ask, "unknown", "there is no table of that name");
}

static unsigned find_seat(struct ask *ask)
{
    const struct attendance *attendance = attendance_of(ask->visitor, ask->table);
    const value *token = asked(ask, "token");
    const char *text = token && token->kind == BORGO_JSON_STRING ? token->string : NULL;
    /* Somebody who watched may have sat down since. */
    if (!text && attendance && attendance->seat != BORGO_WATCHER)
        return attendance->seat;
    return seat_of(ask->table, ask->visitor->person, text);
}

/* Whether this visitor knows the table without having guessed its name. */
static bool is_no_secret(struct ask *ask)
{
    return ask->table
           && (ask->table->public || attendance_of(ask->visitor, ask->table)
               || find_seat(ask) != BORGO_WATCHER);
}

static bool find_place(struct ask *ask, const struct verb *verb)
{
    if (verb->needs == NOTHING)
        return true;
    const char *id = asked_string(ask, "table");
    if (!id)
        return false;
    ask->table = find_loaded(ask->hall, id);
    if (!is_no_secret(ask) && !may_guess(ask, false))
        return false;
    /* Whoever comes from afar was sent by what is known there. */
    int64_t known = ask->table || ask->visitor->afar ? 0 : known_holder(ask->hall, id);
    int64_t holder = known;
    if (!ask->table && !known)
        ask->table = find_table_or_holder(ask->hall, id, &holder, &ask->error);
    if (holder && !known)
        know_holder(ask->hall, id, holder);
    if (holder)
        return forward(ask, holder);
    if (!ask->table || ask->table->dropped)
        return no_such_table(ask);
    ask->seat = find_seat(ask);
    if (verb->needs >= SEAT && ask->seat == BORGO_WATCHER)
        return fail(ask, "refused", "you don't sit at this table");
    if (verb->needs == KEEPER && ask->seat != ask->table->keeper)
        return fail(ask, "refused", "only the keeper of the table may do that");
    return true;
}

static bool answer(struct ask *ask)
{
    const value *what = asked(ask, "do");
    if (ask->request->kind != BORGO_JSON_OBJECT)
        return fail(ask, "bad", "a request is a JSON object");
    if (!what || what->kind != BORGO_JSON_STRING)
        return fail(ask, "bad", "'do' must say what to do");
    const struct verb *verb = find_verb(what->string);
    if (!verb)
        return fail(ask, "bad", "unknown request '%s'", what->string);
    return find_place(ask, verb) && verb->ask(ask);
}

/* Too much is refused; whoever goes on and on is shown out. */
static bool put_off(struct ask *ask, int64_t wait)
{
    struct hall *hall = ask->hall;
    ask->wait = wait;
    hall->figures.limited++;
    if (++ask->visitor->put_off > OBSTINATE)
        hall->host.dismiss(hall->host.context, ask->visitor->host);
    return fail(ask, "limit", "too many requests: wait a moment");
}

/* So many requests a second, and twice as many at once; a long answer counts for several. */
static bool may_ask(struct ask *ask)
{
    struct visitor *visitor = ask->visitor;
    double rate = ask->hall->limits.requests_a_second;
    struct bucket_size size = {2 * rate, rate};
    int64_t wait = rate != 0 ? bucket_take(&visitor->requests, size, ask->hall->now.run) : 0;
    if (wait)
        return put_off(ask, wait);
    visitor->put_off -= visitor->put_off > 0;
    return true;
}

/* Reads it, with the number by which it is answered whatever comes of it. */
static bool read_request(struct ask *ask, char *text, size_t length, value *values)
{
    struct borgo_error why = {0};
    if (!borgo_json_read(text, length, values, MOST_VALUES, &why))
        return fail(ask, "bad", "not JSON: %s", why.message);
    const value *id = asked(ask, "id");
    if (id && id->kind == BORGO_JSON_INTEGER && id->integer >= 0)
        ask->id = id->integer;
    return true;
}

static char *copy_request(const char *text, size_t length)
{
    return memcpy(hall_allocate(length + 1), text, length);
}

static void hear(struct hall *hall, struct visitor *visitor, char *text, size_t length,
                 int64_t wait)
{
    value values[MOST_VALUES] = {0};
    struct ask ask = {.hall = hall,
                      .visitor = visitor,
                      .request = values,
                      .seat = BORGO_WATCHER,
                      .error = {.translate = visitor->language->translate}};
    size_t size;
    char *raw = hall->world ? copy_request(text, length) : NULL;
    ask.raw = raw;
    ask.raw_length = length;
    hall->figures.requests++;
    if (!read_request(&ask, text, length, values)
        || !(wait ? put_off(&ask, wait) : may_ask(&ask) && answer(&ask))) {
        hall->figures.refused += !ask.forwarded;
        put_failure(&ask);
    }
    free(raw);
    if (ask.forwarded)
        return;
    const char *reply = paper_text(&hall->answer, &size);
    visitor->requests.used += (double)size / BYTES_A_REQUEST;
    if (ask.table)
        wait_for(&ask, ask.table);
    post(hall, visitor, ask.write, ask.id, reply, size);
}

void hear_request(struct hall *hall, struct visitor *visitor, char *text, size_t length)
{
    hear(hall, visitor, text, length, 0);
}

void hall_hear(struct hall *hall, struct visitor *visitor, char *text, size_t length,
               struct hall_time now)
{
    hall->now = now;
    hear(hall, visitor, text, length, 0);
}

void hall_put_off(struct hall *hall, struct visitor *visitor, char *text, size_t length,
                  int64_t wait, struct hall_time now)
{
    hall->now = now;
    hear(hall, visitor, text, length, wait);
}

/* People come and go. */

struct visitor *hall_welcome(struct hall *hall, void *guest, const char *address,
                             struct hall_time now)
{
    struct visitor *visitor = hall_allocate(sizeof *visitor);
    hall->now = now;
    visitor->host = guest;
    snprintf(visitor->address, sizeof visitor->address, "%s", address);
    visitor->language = &borgo_languages[0];
    visitor->next = hall->visitors;
    if (hall->visitors)
        hall->visitors->previous = visitor;
    hall->visitors = visitor;
    hall->figures.visitors++;
    return visitor;
}

void hall_recognise(struct hall *hall, struct visitor *visitor, const char *key)
{
    if (visitor->person || !is_hex(key, KEY_DIGITS))
        return;
    visitor->person = person_of_key(hall, key);
    visitor->person->visitors++;
    note_presence(hall, visitor->person, true);
}

void hall_address(struct visitor *visitor, const struct borgo_language *language)
{
    visitor->language = language;
}

void hall_farewell(struct hall *hall, struct visitor *visitor, struct hall_time now)
{
    hall->now = now;
    while (visitor->at)
        stop_attending(hall, visitor->at);
    if (visitor->person && !visitor->afar)
        note_presence(hall, visitor->person, false);
    if (visitor->person)
        visitor->person->visitors--;
    visitor->person = NULL;
    stop_looking(hall, visitor);
    visitor->gone = true;
    hall->figures.visitors--;
    release_visitor(hall, visitor);
}

/* Time and the store. */

static void each_table(struct hall *hall, void (*does)(struct hall *, struct hall_table *))
{
    for (unsigned i = 0; i < BUCKETS; i++)
        for (struct hall_table *table = hall->tables[i], *next; table; table = next) {
            next = table->next;
            does(hall, table);
        }
}

static void reread_if_doubtful(struct hall *hall, struct hall_table *table)
{
    if (!table->doubtful)
        return;
    table->doubtful = false;
    reread_table(hall, table);
}

enum hall_storing hall_stored(struct hall *hall, struct hall_time now)
{
    struct store_progress progress;
    uint64_t before = hall->safe;
    hall->now = now;
    store_collect(hall->store, &progress);
    if (progress.failed_from) {
        for (unsigned i = 0; i < BUCKETS; i++)
            for (struct hall_table *table = hall->tables[i]; table; table = table->next)
                table->doubtful = table->last_write >= progress.failed_from
                                  && table->last_write <= progress.failed_to;
        each_table(hall, reread_if_doubtful);
        hall->figures.unstored += progress.failed_to - progress.failed_from + 1;
    }
    release_letters(hall, &progress);
    if (progress.failed_from)
        return HALL_UNSTORED;
    return hall->safe > before ? HALL_STORED : HALL_NOTHING_NEW;
}

/* A wall clock that jumps says nothing about how long nobody has come to a table. */
static void notice_jumps(struct hall *hall)
{
    int64_t apart = hall->now.wall - hall->now.run, jump = apart - hall->clocks_apart;
    hall->clocks_apart = apart;
    if (jump > 5 * MINUTE || jump < -5 * MINUTE)
        hall->patient_until = hall->now.run + DAY;
}

void hall_tick(struct hall *hall, struct hall_time now)
{
    hall->now = now;
    notice_jumps(hall);
    each_table(hall, tick_table);
    if (now.run - hall->swept > SWEEP) {
        let_people_go(hall);
        hall->swept = now.run;
    }
    tell_lobby(hall);
    if (hall->world)
        look_around(hall);
}

void hall_announce_end(struct hall *hall)
{
    size_t length;
    struct borgo_json *json = paper_start(&hall->push);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "push", "bye");
    borgo_json_number(json, "wait", COME_AGAIN);
    const char *bye = paper_text(&hall->push, &length);
    for (struct visitor *visitor = hall->visitors; visitor; visitor = visitor->next)
        if (!visitor->gone && !visitor->afar && visitor != hall->world)
            post(hall, visitor, 0, -1, bye, length);
}

void hall_count(const struct hall *hall, struct hall_figures *figures)
{
    *figures = hall->figures;
    figures->playing = figures->thinking = 0;
    for (unsigned i = 0; i < BUCKETS; i++)
        for (const struct hall_table *table = hall->tables[i]; table; table = table->next) {
            figures->playing += table->phase == PHASE_PLAYING;
            figures->thinking += table->thinking != 0;
        }
}

/* Opening and closing. */

struct opening {
    struct hall *hall;
    struct borgo_error *error;
    bool fine;
};

/* What waits or is played goes on; what can't be read is left alone and said. */
static bool resume(void *opening_, const struct store_table *row)
{
    struct opening *opening = opening_;
    struct borgo_error error = {0};
    struct hall_table *table = find_table(opening->hall, row->id, &error);
    if (!table && error.message[0])
        return opening->fine = borgo_error_fail(opening->error, "%s", error.message);
    if (table && table->phase == PHASE_CLOSED)
        write_row(opening->hall, table);
    else if (table)
        go_on(opening->hall, table);
    return true;
}

struct hall *hall_open(struct store *store, const struct hall_host *host,
                       const struct hall_limits *limits, struct hall_time now,
                       struct borgo_error *error)
{
    struct hall *hall = hall_allocate(sizeof *hall);
    struct opening opening = {hall, error, true};
    hall->store = store;
    hall->host = *host;
    hall->limits = *limits;
    hall->now = now;
    hall->swept = now.run;
    hall->clocks_apart = now.wall - now.run;
    hall->patient_until = now.run + 60 * MINUTE;
    hall->room = hall_allocate(sizeof *hall->room);
    hall->tickets = (uint64_t)now.run << 20; /* none of a hall that was here before */
    if (store_is_shared(store)) {
        hall->world = hall_welcome(hall, NULL, "", now);
        hall->figures.visitors--;
        say_rules(hall);
        return hall; /* tables come when they are asked for, or nobody has them */
    }
    if (store_list(store, STORE_LIST_LIVE, "", UINT32_MAX, resume, &opening, error) && opening.fine)
        return hall;
    hall_close(hall);
    return NULL;
}

void hall_close(struct hall *hall)
{
    struct store_progress everything = {.safe = UINT64_MAX};
    hall->closing = true;
    for (struct visitor *visitor = hall->visitors, *next; visitor; visitor = next) {
        next = visitor->next;
        if (!visitor->gone)
            hall_farewell(hall, visitor, hall->now);
    }
    release_letters(hall, &everything);
    each_table(hall, drop_table);
    for (unsigned i = 0; i < BUCKETS; i++)
        while (hall->people[i]) {
            struct person *person = hall->people[i];
            hall->people[i] = person->next;
            free(person);
        }
    paper_close(&hall->answer);
    paper_close(&hall->event);
    paper_close(&hall->push);
    free(hall->room);
    free(hall);
}
