/* A hall with guests: see world.h. */
#include "support/world.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/subject.h"

/* What the hall asks of its host. */

static bool take_message(void *world_, void *guest_, const char *text, size_t length)
{
    struct world *world = world_;
    struct guest *guest = guest_;
    if (guest->deaf)
        return false;
    if (guest->count == guest->room) {
        guest->room = guest->room ? 2 * guest->room : 64;
        guest->said = realloc(guest->said, guest->room * sizeof *guest->said);
        if (!guest->said)
            abort();
    }
    guest->said[guest->count] = test_allocate(length + 1);
    memcpy(guest->said[guest->count++], text, length);
    if (world->heard)
        world->heard(world, (unsigned)(guest - world->guest), guest->said[guest->count - 1]);
    return true;
}

static void note_dismissal(void *world, void *guest)
{
    (void)world;
    ((struct guest *)guest)->dismissed = true;
}

static void take_job(void *world_, struct borgo_job *job, uint64_t ticket, uint64_t owner)
{
    struct world *world = world_;
    (void)owner;
    if (world->jobs == WORLD_JOBS)
        abort();
    world->thinking[world->jobs++] = (struct thinking){job, ticket};
}

static void cancel_job(void *world_, uint64_t ticket)
{
    struct world *world = world_;
    for (unsigned i = 0; i < world->jobs; i++)
        if (world->thinking[i].ticket == ticket)
            borgo_job_cancel(world->thinking[i].job);
}

/* Opening and closing. */

static void open_hall(struct world *world, const struct hall_limits *limits)
{
    struct hall_host host = {world, take_message, note_dismissal, take_job, cancel_job};
    struct hall_limits usual = hall_usual_limits;
    struct borgo_error error = {0};
    usual.requests_a_second = 0;
    usual.wrong_words_a_minute = 0;
    world->hall = hall_open(world->store, &host, limits ? limits : &usual, world->now, &error);
    if (!world->hall)
        abort();
}

struct world *world_open(const struct hall_limits *limits)
{
    struct world *world = test_allocate(sizeof *world);
    world->now = (struct hall_time){1800000000000, 1000};
    world->store = store_open("", NULL, NULL);
    open_hall(world, limits);
    return world;
}

static void close_hall(struct world *world)
{
    hall_close(world->hall);
    for (unsigned i = 0; i < world->jobs; i++)
        borgo_job_free(world->thinking[i].job);
    world->jobs = 0;
    for (unsigned i = 0; i < WORLD_GUESTS; i++)
        world->guest[i].visitor = NULL;
}

void world_close(struct world *world)
{
    close_hall(world);
    store_close(world->store);
    for (unsigned i = 0; i < WORLD_GUESTS; i++) {
        for (unsigned j = 0; j < world->guest[i].count; j++)
            free(world->guest[i].said[j]);
        free(world->guest[i].said);
    }
    free(world);
}

void world_crash(struct world *world, const struct hall_limits *limits)
{
    struct store_progress progress;
    fake_store_fail(world->store);
    close_hall(world);
    fake_store_fail(world->store);
    store_collect(world->store, &progress);
    open_hall(world, limits);
}

/* Guests. */

void world_come(struct world *world, unsigned guest)
{
    struct guest *who = &world->guest[guest];
    who->dismissed = who->deaf = false;
    who->visitor = hall_welcome(world->hall, who, "192.0.2.1", world->now);
}

void world_go(struct world *world, unsigned guest)
{
    struct visitor *visitor = world->guest[guest].visitor;
    world->guest[guest].visitor = NULL;
    hall_farewell(world->hall, visitor, world->now);
}

void world_settle(struct world *world)
{
    while (fake_store_waiting(world->store) > 0) {
        fake_store_settle(world->store, UINT32_MAX);
        hall_stored(world->hall, world->now);
    }
    hall_stored(world->hall, world->now);
}

void world_pass(struct world *world, int64_t milliseconds)
{
    world->now.wall += milliseconds;
    world->now.run += milliseconds;
    hall_tick(world->hall, world->now);
}

static int64_t tell_list(struct world *world, unsigned guest, const char *format, va_list arguments)
{
    static char line[1 << 16];
    int64_t id = ++world->ids;
    int start = snprintf(line, sizeof line, "{\"id\":%lld,", (long long)id);
    int length = vsnprintf(line + start, sizeof line - (size_t)start - 2, format, arguments);
    line[start + length] = '}';
    line[start + length + 1] = '\0';
    hall_hear(world->hall, world->guest[guest].visitor, line, strlen(line), world->now);
    return id;
}

int64_t world_tell(struct world *world, unsigned guest, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int64_t id = tell_list(world, guest, format, arguments);
    va_end(arguments);
    return id;
}

const char *world_answer(const struct world *world, unsigned guest, int64_t id)
{
    const struct guest *who = &world->guest[guest];
    char start[40];
    snprintf(start, sizeof start, "{\"id\":%lld,", (long long)id);
    for (unsigned i = who->count; i-- > 0;)
        if (strncmp(who->said[i], start, strlen(start)) == 0)
            return who->said[i];
    return NULL;
}

const char *world_say(struct world *world, unsigned guest, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int64_t id = tell_list(world, guest, format, arguments);
    va_end(arguments);
    world_settle(world);
    const char *answer = world_answer(world, guest, id);
    return answer ? answer : "";
}

void world_introduce(struct world *world, unsigned guest)
{
    struct guest *who = &world->guest[guest];
    world_come(world, guest);
    for (unsigned i = 0; i < KEY_DIGITS; i++)
        who->key[i] = (char)('a' + guest);
    world_say(world, guest, "\"do\":\"hello\",\"key\":\"%s\",\"name\":\"Guest %c\"", who->key,
              'A' + guest);
}

bool world_member(const char *json, const char *name, char *to, size_t size)
{
    char start[64];
    snprintf(start, sizeof start, "\"%s\":\"", name);
    const char *at = strstr(json, start);
    to[0] = '\0';
    if (!at)
        return false;
    at += strlen(start);
    snprintf(to, size, "%.*s", (int)strcspn(at, "\""), at);
    return true;
}

void world_think(struct world *world, unsigned job, bool done)
{
    struct thinking thinking = world->thinking[job];
    world->thinking[job] = world->thinking[--world->jobs];
    done = borgo_job_think(thinking.job) && done;
    hall_thought(world->hall, thinking.job, thinking.ticket, done, world->now);
}

/* Tables. */

struct hall_table *world_find(struct world *world, const char *table)
{
    return find_loaded(world->hall, table);
}

void world_seal(struct world *world, const char *id)
{
    const struct hall_table *table = world_find(world, id);
    const struct borgo_pact *pact = &table->wire.sitting.record.pact;
    char hex[BORGO_HEX_SIZE];
    for (unsigned step = 0; step < 2; step++)
        for (unsigned seat = 0; seat < table->players; seat++) {
            unsigned char number[32], seal[32];
            memset(number, (int)seat + 1, sizeof number);
            borgo_pact_make_seal(seat, pact->commitment, number, seal);
            borgo_hash_write_hex(step ? number : seal, hex);
            if (table->chair[seat].kind == CHAIR_PERSON)
                world_say(world, seat, "\"do\":\"%s\",\"table\":\"%s\",\"%s\":\"%s\"",
                          step ? "reveal" : "seal", id, step ? "number" : "seal", hex);
        }
}

void world_table(struct world *world, const char *game, unsigned people, unsigned computers,
                 const char *more, char table[STORE_ID + 1])
{
    char seats[400] = "{\"kind\":\"me\"}";
    for (unsigned i = 1; i < people + computers; i++)
        snprintf(seats + strlen(seats), sizeof seats - strlen(seats), ",{\"kind\":\"%s\"}",
                 i < people ? "open" : "computer\",\"level\":\"greedy");
    for (unsigned i = 0; i < people; i++)
        world_introduce(world, i);
    world_member(world_say(world, 0, "\"do\":\"create\",\"game\":\"%s\",\"seats\":[%s]%s", game,
                           seats, more),
                 "table", table, STORE_ID + 1);
    for (unsigned i = 1; i < people; i++)
        world_say(world, i, "\"do\":\"join\",\"table\":\"%s\"", table);
    for (unsigned i = 0; i < people; i++)
        world_say(world, i, "\"do\":\"enter\",\"table\":\"%s\"", table);
    world_say(world, 0, "\"do\":\"start\",\"table\":\"%s\"", table);
    world_seal(world, table);
}

borgo_seats world_awaited(struct world *world, const char *table)
{
    struct hall_table *found = world_find(world, table);
    if (!found || found->phase != PHASE_PLAYING)
        return 0;
    return borgo_sitting_advance(&found->wire.sitting).people;
}

void world_move(struct world *world, const char *table, unsigned seat, unsigned which,
                char members[400])
{
    const struct borgo_table *game = &world_find(world, table)->wire.sitting.record.table;
    struct borgo_moves *moves = test_allocate(sizeof *moves);
    char text[BORGO_MAX_MOVE_TEXT];
    borgo_moves_list(game->game, game->box, game->state, seat, moves);
    test_move_text(game->game, game->box, game->state, moves->at[which % moves->count], text);
    snprintf(members, 400, "\"do\":\"move\",\"table\":\"%s\",\"move\":\"%s\"", table, text);
    free(moves);
}
