/* Fuzzes the hall: the input is what several guests do, say and fail to do, well-formed or not,
 * while time jumps, disks fail, thoughts come late and the server is killed. After every step:
 * nothing was told that isn't stored, events come without gaps, nobody has acted for another seat,
 * and tokens and seeds are in no message that isn't theirs. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "support/world.h"

enum { MOST_STEPS = 250, TABLES = 8, TOKENS = 32, MOST_LINE = 300 };

/* A token, and who was given it. */
struct given {
    char token[KEY_DIGITS + 1];
    unsigned guest;
};

struct known_table {
    char id[STORE_ID + 1];
    uint32_t told;                /* the highest number that anybody was told */
    uint32_t heard[WORLD_GUESTS]; /* the last number a guest heard of */
    bool follows[WORLD_GUESTS];   /* they have entered */
};

static struct fuzzing {
    struct world *world;
    const uint8_t *at, *end;
    struct known_table table[TABLES];
    unsigned tables, tokens;
    struct given token[TOKENS];
    struct borgo_rng rng;
    unsigned first, second, chosen;
} fuzzing;

/* The same input gives the same tokens and deals. */
void __wrap_host_random_bytes(void *bytes, size_t length);
void __wrap_host_random_bytes(void *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        ((unsigned char *)bytes)[i] = (unsigned char)borgo_rng_below(&fuzzing.rng, 256);
}

static uint8_t next_byte(void)
{
    return fuzzing.at < fuzzing.end ? *fuzzing.at++ : 0;
}

/* Every step has four bytes: what, who, and two from which all else is chosen, so that a step that
 * is put in or left out changes no other. */
static unsigned next(unsigned below)
{
    return (fuzzing.first + fuzzing.chosen++ * fuzzing.second) % below;
}

static struct known_table *known(const char *id)
{
    for (unsigned i = 0; i < fuzzing.tables; i++)
        if (strcmp(fuzzing.table[i].id, id) == 0)
            return &fuzzing.table[i];
    if (fuzzing.tables == TABLES || strlen(id) > STORE_ID)
        return NULL;
    struct known_table *table = &fuzzing.table[fuzzing.tables++];
    snprintf(table->id, sizeof table->id, "%s", id);
    return table;
}

/* What is heard. */

/* A number that is told of a table is stored. One that was deleted isn't there at all. */
static void demand_stored(const char *id, uint32_t number)
{
    uint32_t events = fake_store_events(fuzzing.world->store, id);
    struct known_table *table = known(id);
    fuzz_demand(events == 0 || events >= number, "nothing is told before it is stored");
    if (table && table->told < number && events > 0)
        table->told = number;
}

static void hear_event(unsigned guest, json_t *push)
{
    struct known_table *table = known(json_string_value(json_object_get(push, "table")));
    uint32_t number = (uint32_t)json_integer_value(json_object_get(push, "number"));
    demand_stored(json_string_value(json_object_get(push, "table")), number);
    if (table && table->follows[guest])
        fuzz_demand(number == table->heard[guest] + 1, "events come without gaps");
    if (table)
        table->heard[guest] = number;
}

static void hear_answer(unsigned guest, json_t *answer)
{
    json_t *number = json_object_get(answer, "number"), *info = json_object_get(answer, "table");
    const char *token = json_string_value(json_object_get(answer, "token"));
    if (token && fuzzing.tokens < TOKENS) {
        struct given *given = &fuzzing.token[fuzzing.tokens++];
        snprintf(given->token, sizeof given->token, "%s", token);
        given->guest = guest;
    }
    if (json_is_string(info))
        known(json_string_value(info));
    if (!json_is_object(info) || !number)
        return;
    struct known_table *table = known(json_string_value(json_object_get(info, "table")));
    if (!table)
        return;
    table->follows[guest] = true;
    table->heard[guest] = (uint32_t)json_integer_value(number);
    demand_stored(table->id, table->heard[guest]);
}

/* Nothing in a message is for other eyes. */
static void demand_secret(unsigned guest, const char *text, bool sits_down)
{
    char hex[BORGO_HEX_SIZE];
    for (unsigned i = 0; i < fuzzing.tokens; i++)
        fuzz_demand(sits_down || !strstr(text, fuzzing.token[i].token),
                    "a token is in no message but its own");
    fuzz_demand(sits_down || !strstr(text, "\"token\":"), "a token is in no message but its own");
    (void)guest;
    for (unsigned i = 0; i < fuzzing.tables; i++) {
        const struct hall_table *table = find_loaded(fuzzing.world->hall, fuzzing.table[i].id);
        if (!table)
            continue;
        for (unsigned seat = 0; seat < table->players; seat++)
            fuzz_demand(!table->chair[seat].token[0] || !strstr(text, table->chair[seat].token),
                        "the hash of a token is in no message");
        if (!table->begun || table->phase >= PHASE_OVER)
            continue;
        borgo_hash_write_hex(table->wire.sitting.record.seed, hex);
        fuzz_demand(!strstr(text, hex), "the seed is in no message");
        borgo_hash_write_hex(table->wire.sitting.record.dealer.key, hex);
        fuzz_demand(!strstr(text, hex), "the dealer's key is in no message");
    }
}

static void hear(struct world *world, unsigned guest, const char *text)
{
    json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    (void)world;
    fuzz_demand(json_is_object(json), "a message is a JSON object");
    json_t *answer = json_object_get(json, "answer");
    const char *push = json_string_value(json_object_get(json, "push"));
    fuzz_demand((answer != NULL) != (push != NULL), "a message is an answer or a push");
    demand_secret(guest, text, json_is_string(json_object_get(answer, "token")));
    if (answer)
        fuzz_demand(json_is_boolean(json_object_get(answer, "ok")), "an answer has 'ok'");
    if (answer && json_is_true(json_object_get(answer, "ok")))
        hear_answer(guest, answer);
    if (answer && json_is_false(json_object_get(answer, "ok")))
        fuzz_demand(json_is_string(json_object_get(answer, "code")), "a refusal has a code");
    if (push && strcmp(push, "event") == 0)
        hear_event(guest, json);
    json_decref(json);
}

/* What must always hold. */

static bool may_act(unsigned guest, const struct hall_table *table, unsigned seat)
{
    const struct chair *chair = &table->chair[seat];
    const struct visitor *visitor = fuzzing.world->guest[guest].visitor;
    char hash[KEY_DIGITS + 1];
    if (visitor->person && strcmp(visitor->person->id, chair->person) == 0)
        return true;
    for (unsigned i = 0; i < fuzzing.tokens; i++) {
        hash_key("borgo-token", fuzzing.token[i].token, hash);
        if (fuzzing.token[i].guest == guest && strcmp(hash, chair->token) == 0)
            return true;
    }
    return false;
}

static void check(void)
{
    struct world *world = fuzzing.world;
    fuzz_demand(!fake_store_fault(world->store), "the store is never given what it must refuse");
    for (unsigned i = 0; i < fuzzing.tables; i++) {
        const struct hall_table *table = find_loaded(world->hall, fuzzing.table[i].id);
        if (!table || table->dropped)
            continue;
        fuzz_demand(table->number >= fuzzing.table[i].told, "what was told is still there");
        for (const struct attendance *at = table->here; at; at = at->next_here) {
            fuzz_demand(at->table == table && !at->visitor->gone, "whoever is at a table is here");
            fuzz_demand(at->seat == seat_of_hash(table, at->token), "everybody has their own eyes");
        }
    }
}

/* Says a line, and nobody else's seat has done anything after it. */
static void say_line(unsigned guest, char *line, size_t length)
{
    struct world *world = fuzzing.world;
    uint32_t count[TABLES] = {0}, backs[TABLES] = {0};
    bool played[TABLES] = {0}; /* in the hall already, with a game */
    bool may[TABLES][BORGO_MAX_SEATS] = {{0}};
    if (!world->guest[guest].visitor)
        return;
    for (unsigned i = 0; i < fuzzing.tables; i++) {
        const struct hall_table *table = find_loaded(world->hall, fuzzing.table[i].id);
        if (!table || !table->begun)
            continue;
        played[i] = true;
        count[i] = table->wire.sitting.record.table.count;
        backs[i] = (uint32_t)table->wire.sitting.take_backs;
        for (unsigned seat = 0; seat < table->players; seat++)
            may[i][seat] = may_act(guest, table, seat);
    }
    unsigned tables = fuzzing.tables;
    hall_hear(world->hall, world->guest[guest].visitor, line, length, world->now);
    for (unsigned i = 0; i < tables; i++) {
        const struct hall_table *table = find_loaded(world->hall, fuzzing.table[i].id);
        if (!table || !played[i] || !table->begun || table->wire.sitting.take_backs != backs[i])
            continue;
        const struct borgo_table *game = &table->wire.sitting.record.table;
        for (uint32_t j = count[i]; j < game->count; j++)
            fuzz_demand(game->log[j].seat == BORGO_CHANCE || may[i][game->log[j].seat],
                        "nobody acts for another seat");
    }
}

/* What can happen. */

static const char *some_table(void)
{
    return fuzzing.tables ? fuzzing.table[next(fuzzing.tables)].id : "no-such-100";
}

static const char *const requests[] = {
    "\"do\":\"create\",\"game\":\"sunrise-lane\",\"public\":true,\"seats\":[{\"kind\":\"me\"},{"
    "\"kind\":\"open\"}]",
    "\"do\":\"create\",\"game\":\"shibuya\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],"
    "\"time\":{\"kind\":\"bank\",\"time\":60000,\"more\":1000}",
    "\"do\":\"create\",\"game\":\"project-skyline\",\"seats\":[{\"kind\":\"computer\",\"level\":"
    "\"random\"},{\"kind\":\"me\"}],\"time\":{\"kind\":\"move\",\"time\":60000}",
    "\"do\":\"create\",\"game\":\"sunrise-city\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"},{"
    "\"kind\":\"open\"}],\"chat\":false",
    "\"do\":\"create\",\"game\":\"sunrise-lane\",\"public\":true,\"seats\":[{\"kind\":\"me\"},{"
    "\"kind\":\"open\"},{\"kind\":\"computer\",\"level\":\"random\"}]",
    "\"do\":\"join\",\"table\":\"$\"",
    "\"do\":\"join\",\"table\":\"$\",\"name\":\"N#\"",
    "\"do\":\"join\",\"table\":\"$\",\"seat\":#",
    "\"do\":\"enter\",\"table\":\"$\"",
    "\"do\":\"enter\",\"table\":\"$\",\"token\":\"@\",\"since\":#",
    "\"do\":\"enter\",\"table\":\"$\",\"since\":#,\"events\":true,\"lang\":\"fr\",\"position\":"
    "true",
    "\"do\":\"exit\",\"table\":\"$\"",
    "\"do\":\"start\",\"table\":\"$\"",
    "\"do\":\"start\",\"table\":\"$\",\"without\":true",
    "\"do\":\"leave\",\"table\":\"$\"",
    "\"do\":\"remove\",\"table\":\"$\",\"seat\":#",
    "\"do\":\"arrange\",\"table\":\"$\",\"seats\":[{\"kind\":\"stay\",\"seat\":1},{\"kind\":"
    "\"stay\",\"seat\":0}]",
    "\"do\":\"arrange\",\"table\":\"$\",\"seats\":[{\"kind\":\"stay\",\"seat\":#},{\"kind\":"
    "\"computer\"},{\"kind\":\"stay\",\"seat\":#}]",
    "\"do\":\"close\",\"table\":\"$\"",
    "\"do\":\"invite\",\"table\":\"$\",\"person\":\"%\"",
    "\"do\":\"back\",\"table\":\"$\"",
    "\"do\":\"consent\",\"table\":\"$\",\"agrees\":true",
    "\"do\":\"consent\",\"table\":\"$\",\"agrees\":false",
    "\"do\":\"resign\",\"table\":\"$\",\"token\":\"@\"",
    "\"do\":\"resign\",\"table\":\"$\"",
    "\"do\":\"abort\",\"table\":\"$\"",
    "\"do\":\"absent\",\"table\":\"$\",\"choice\":\"computer\"",
    "\"do\":\"absent\",\"table\":\"$\",\"choice\":\"end\"",
    "\"do\":\"absent\",\"table\":\"$\",\"choice\":\"wait\"",
    "\"do\":\"return\",\"table\":\"$\"",
    "\"do\":\"rematch\",\"table\":\"$\"",
    "\"do\":\"chat\",\"table\":\"$\",\"text\":\"hello #\"",
    "\"do\":\"lines\",\"table\":\"$\"",
    "\"do\":\"record\",\"table\":\"$\"",
    "\"do\":\"look\",\"table\":\"$\"",
    "\"do\":\"view\",\"table\":\"$\"",
    "\"do\":\"moves\",\"table\":\"$\",\"objects\":true",
    "\"do\":\"log\",\"table\":\"$\",\"events\":true,\"lang\":\"it\"",
    "\"do\":\"turns\",\"table\":\"$\"",
    "\"do\":\"table\",\"table\":\"$\"",
    "\"do\":\"job\",\"table\":\"$\",\"level\":\"random\"",
    "\"do\":\"advance\",\"table\":\"$\",\"from\":#",
    "\"do\":\"move\",\"table\":\"$\",\"move\":\"draw\",\"client\":\"c#\"",
    "\"do\":\"move\",\"table\":\"$\",\"move\":\"draw\",\"token\":\"@\"",
    "\"do\":\"tables\",\"which\":\"public\"",
    "\"do\":\"tables\",\"which\":\"mine\"",
    "\"do\":\"tables\",\"which\":\"finished\"",
    "\"do\":\"lobby\",\"on\":true",
    "\"do\":\"people\"",
    "\"do\":\"me\"",
    "\"do\":\"forget\"",
    "\"do\":\"keep\"",
    "\"do\":\"keep\",\"book\":\"~\",\"lines\":[{\"name\":\"n#\",\"again\":#,\"line\":\"{}\"}]",
    "\"do\":\"keep\",\"book\":\"~\",\"lines\":[{\"name\":\"n#\",\"again\":#,\"line\":null}]",
    "\"do\":\"kept\",\"since\":#",
    "\"do\":\"discard\"",
    "\"do\":\"rename\",\"name\":\"Other #\"",
    "\"do\":\"hello\",\"name\":\"N\",\"lang\":\"fr\"",
};
enum { REQUESTS = sizeof requests / sizeof requests[0] };

/* A person who is here, or a token that somebody has; whose is up to the input. */
static const char *some_person(void)
{
    const struct visitor *visitor = fuzzing.world->guest[next(WORLD_GUESTS)].visitor;
    return visitor && visitor->person ? visitor->person->id : "nobody";
}

static const char *own_token(unsigned guest)
{
    for (unsigned i = fuzzing.tokens; i-- > 0;)
        if (fuzzing.token[i].guest == guest)
            return fuzzing.token[i].token;
    return "00112233445566778899aabbccddeeff";
}

static bool take_book(void *book, const struct store_kept *kept)
{
    snprintf(book, KEY_DIGITS + 1, "%s", kept->line);
    return false;
}

/* The book that guest's record is in, whoever they are; another's, if the input wants it. */
static const char *some_book(unsigned guest)
{
    static char book[KEY_DIGITS + 1];
    const struct visitor *visitor =
        fuzzing.world->guest[next(4) ? guest : next(WORLD_GUESTS)].visitor;
    snprintf(book, sizeof book, "00112233445566778899aabbccddeeff");
    if (visitor && visitor->person)
        store_read_book(fuzzing.world->store, visitor->person->id, take_book, book, NULL);
    return book;
}

static void say_request(unsigned guest, const char *request)
{
    char line[1200];
    int used = snprintf(line, sizeof line, "{\"id\":%lld,", (long long)++fuzzing.world->ids);
    for (; *request && used < (int)sizeof line - 100; request++) {
        size_t room = sizeof line - (size_t)used;
        if (*request == '$')
            used += snprintf(line + used, room, "%s", some_table());
        else if (*request == '#')
            used += snprintf(line + used, room, "%u", next(4));
        else if (*request == '%')
            used += snprintf(line + used, room, "%s", some_person());
        else if (*request == '~')
            used += snprintf(line + used, room, "%s", some_book(guest));
        else if (*request == '@')
            used += snprintf(line + used, room, "%s", own_token(guest));
        else
            line[used++] = *request;
    }
    line[used++] = '}';
    say_line(guest, line, (size_t)used);
}

/* Whatever the input has, whole or in the middle of a request. */
static void say_anything(unsigned guest)
{
    size_t length = next(MOST_LINE), left = (size_t)(fuzzing.end - fuzzing.at);
    char *line = fuzz_text(fuzzing.at, length < left ? length : left);
    fuzzing.at += length < left ? length : left;
    say_line(guest, line, length < left ? length : left);
    free(line);
}

static void come_or_go(unsigned guest)
{
    if (fuzzing.world->guest[guest].visitor) {
        world_go(fuzzing.world, guest);
        for (unsigned i = 0; i < fuzzing.tables; i++)
            fuzzing.table[i].follows[guest] = false;
    } else {
        world_introduce(fuzzing.world, guest);
    }
}

/* Those who sit somewhere do what is awaited of them. */
static void do_awaited(unsigned guest)
{
    struct world *world = fuzzing.world;
    const struct visitor *visitor = world->guest[guest].visitor;
    struct hall_table *table = visitor && visitor->at ? visitor->at->table : NULL;
    unsigned seat = table ? visitor->at->seat : BORGO_WATCHER;
    char line[500], members[400], hex[BORGO_HEX_SIZE];
    if (seat == BORGO_WATCHER || !table->begun || table->phase >= PHASE_OVER)
        return;
    if (table->phase == PHASE_PLAYING) {
        if (!(world_awaited(world, table->id) >> seat & 1) || table->wire.sitting.wish.awaited)
            return;
        world_move(world, table->id, seat, next(256), members);
    } else {
        const struct borgo_pact *pact = &table->wire.sitting.record.pact;
        unsigned char number[32], seal[32];
        bool opens = borgo_pact_phase(pact) == BORGO_OPENING;
        memset(number, (int)guest + 1, sizeof number);
        borgo_pact_make_seal(seat, pact->commitment, number, seal);
        borgo_hash_write_hex(opens ? number : seal, hex);
        snprintf(members, sizeof members, "\"do\":\"%s\",\"table\":\"%s\",\"%s\":\"%s\"",
                 opens ? "reveal" : "seal", table->id, opens ? "number" : "seal", hex);
    }
    int length = snprintf(line, sizeof line, "{\"id\":%lld,%s}", (long long)++world->ids, members);
    say_line(guest, line, (size_t)length);
}

static void restart(void)
{
    world_crash(fuzzing.world, NULL);
    for (unsigned i = 0; i < fuzzing.tables; i++) {
        memset(fuzzing.table[i].follows, 0, sizeof fuzzing.table[i].follows);
        if (fake_store_events(fuzzing.world->store, fuzzing.table[i].id) == 0)
            fuzzing.table[i].told = 0; /* deleted */
    }
}

static void let_time_pass(void)
{
    static const int64_t times[] = {1, 300, 2500, 11000, 61000, 130000, 90000000, 4000000000};
    world_pass(fuzzing.world, times[next(8)]);
}

static void step(void)
{
    struct world *world = fuzzing.world;
    unsigned what = next_byte() % 24, guest = next_byte() % WORLD_GUESTS;
    fuzzing.first = next_byte();
    fuzzing.second = next_byte();
    fuzzing.chosen = 0;
    switch (what) {
    case 0:
    case 1:
        come_or_go(guest);
        break;
    case 2:
        say_anything(guest);
        break;
    case 3:
        fake_store_settle(world->store, 1 + next(3));
        hall_stored(world->hall, world->now);
        break;
    case 4:
        world_settle(world);
        break;
    case 5:
        fake_store_fail(world->store);
        hall_stored(world->hall, world->now);
        break;
    case 6:
        let_time_pass();
        break;
    case 7:
        world->now.wall += ((int64_t)next(3) - 1) * 100000000000;
        hall_tick(world->hall, world->now);
        break;
    case 8:
        if (world->jobs > 0)
            world_think(world, next(world->jobs), fuzzing.second < 200);
        break;
    case 9:
        restart();
        break;
    case 10:
        fake_store_set_full(world->store, next(2));
        break;
    case 11:
        world->guest[guest].deaf = next(2);
        break;
    case 12:
    case 13:
    case 14:
    case 15:
        do_awaited(guest);
        break;
    default:
        say_request(guest, requests[next(REQUESTS)]);
    }
    if (what >= 12 && fuzzing.second < 200)
        world_settle(world);
    for (unsigned i = 0; i < WORLD_GUESTS; i++)
        if (world->guest[i].dismissed && world->guest[i].visitor)
            come_or_go(i);
    check();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzzing = (struct fuzzing){.at = data, .end = data + size};
    borgo_rng_seed(&fuzzing.rng, size);
    fuzzing.world = world_open(NULL);
    fuzzing.world->heard = hear;
    for (unsigned i = 0; i < 3; i++)
        world_introduce(fuzzing.world, i);
    for (unsigned i = 0; i < MOST_STEPS && fuzzing.at < fuzzing.end; i++)
        step();
    fake_store_set_full(fuzzing.world->store, false);
    world_settle(fuzzing.world);
    restart();
    check();
    fuzzing.world->heard = NULL;
    world_close(fuzzing.world);
    return 0;
}

static size_t put_step(uint8_t *seed, size_t size, unsigned what, unsigned guest, unsigned first)
{
    seed[size++] = (uint8_t)what;
    seed[size++] = (uint8_t)guest;
    seed[size++] = (uint8_t)first;
    seed[size++] = 0;
    return size;
}

void fuzz_write_seeds(struct fuzz_seeds *seeds)
{
    enum { JOIN = 5, ENTER = 8, START = 13 };
    for (unsigned make = 0; make < JOIN; make++) {
        uint8_t seed[2000];
        size_t size = put_step(seed, 0, 16, 0, make);
        for (unsigned guest = 1; guest < 3; guest++)
            size = put_step(seed, size, 16, guest, JOIN);
        for (unsigned guest = 0; guest < 3; guest++)
            size = put_step(seed, size, 16, guest, ENTER);
        size = put_step(seed, size, 16, 0, START);
        for (unsigned i = 0; i < 80; i++) {
            size = put_step(seed, size, 12, i % 3, i * 7); /* what is awaited of them */
            size = put_step(seed, size, 8, 0, 0);          /* a computer thinks */
            if (i % 9 == 8)
                size = put_step(seed, size, 16, i % 3, JOIN + i * 5 % (REQUESTS - JOIN));
        }
        fuzz_add_seed(seeds, seed, size);
    }
}
