/* What is asked, and who answers it: see wire.h. A request that is wrong in any way is answered
 * with an error and changes nothing. */
#include "wire/wire.h"

#include <stdlib.h>
#include <string.h>

#include "wire/parts.h"

enum { MOST_VALUES = 64, MOST_MEMBERS = 9 }; /* in a request */

/* The game a request needs. */
enum needs { NEEDS_NOTHING, NEEDS_GAME, NEEDS_TRUTH, NEEDS_FREE, NEEDS_TABLE };

/* Every request: its name, the game it needs, whether it shows something, so that it may have
 * `viewer`, `events`, `objects` and `lang`, the members it may have beside `do` and those, and what
 * answers it. */
struct request {
    const char *name;
    enum needs needs;
    bool shows;
    answerer *answer;
    const char *members[MOST_MEMBERS];
};

static answerer answer_quit, answer_cancel;

static const struct request requests[] = {
    {"games", NEEDS_NOTHING, false, answer_games, {NULL}},
    {"catalogue", NEEDS_NOTHING, true, answer_catalogue, {NULL}},
    {"rules", NEEDS_NOTHING, true, answer_rules, {"game", "text"}},
    {"data", NEEDS_NOTHING, false, answer_data, {"game"}},
    {"check", NEEDS_NOTHING, true, answer_check, {"game", "players", "options", "data"}},
    {"new", NEEDS_NOTHING, false, answer_new, {"game", "players", "options", "data"}},
    {"set", NEEDS_NOTHING, false, answer_set, {"game", "position", "names", "viewer", "data"}},
    {"seed", NEEDS_NOTHING, false, answer_seed, {"value"}},
    {"entropy", NEEDS_NOTHING, false, answer_entropy, {"bytes"}},
    {"play", NEEDS_FREE, true, answer_play, {"seat", "move"}},
    {"deal", NEEDS_FREE, true, answer_deal, {NULL}},
    {"undo", NEEDS_FREE, true, answer_undo, {NULL}},
    {"moves", NEEDS_GAME, true, answer_moves, {"cells", "where", "group", "limit"}},
    {"log", NEEDS_TRUTH, true, answer_log, {"from"}},
    {"turns", NEEDS_TRUTH, true, answer_turns, {"from", "since_seat"}},
    {"position", NEEDS_GAME, true, answer_position, {NULL}},
    {"board", NEEDS_GAME, true, answer_board, {NULL}},
    {"view", NEEDS_GAME, true, answer_view, {"seat", "board", "at", "position"}},
    {"why", NEEDS_GAME, true, answer_why, {"seat", "cell", "piece"}},
    {"preview", NEEDS_GAME, true, answer_preview, {"seat", "move"}},
    {"previews", NEEDS_GAME, true, answer_previews, {"seat", "cells", "where", "limit"}},
    {"best", NEEDS_GAME, true, answer_best, {"level", "ms", "seat", "budget", "seed"}},
    {"hint", NEEDS_GAME, true, answer_hint, {"level", "ms", "seat", "budget", "seed"}},
    {"analyse",
     NEEDS_TRUTH,
     true,
     answer_analyse,
     {"level", "ms", "budget", "seed", "seat", "plan", "decision", "known", "judged"}},
    {"result", NEEDS_TRUTH, false, answer_result, {NULL}},
    {"open",
     NEEDS_NOTHING,
     false,
     answer_open,
     {"game", "players", "options", "data", "seats", "seed", "position", "from"}},
    {"load", NEEDS_NOTHING, false, answer_load, {"record"}},
    {"verify", NEEDS_NOTHING, false, answer_verify, {"record"}},
    {"promise", NEEDS_NOTHING, false, answer_promise, {"record", "seed"}},
    {"record", NEEDS_TABLE, true, answer_record, {"secrets"}},
    {"table", NEEDS_TABLE, false, answer_table, {NULL}},
    {"sealing", NEEDS_NOTHING, false, answer_sealing, {"seat", "commitment", "number", "words"}},
    {"seal", NEEDS_TABLE, true, answer_seal, {"seat", "seal"}},
    {"reveal", NEEDS_TABLE, true, answer_reveal, {"seat", "number"}},
    {"sit", NEEDS_TABLE, true, answer_sit, {"seat", "player", "name"}},
    {"advance", NEEDS_TABLE, true, answer_advance, {"from", "position"}},
    {"move", NEEDS_TABLE, true, answer_move, {"seat", "move"}},
    {"think", NEEDS_TABLE, true, answer_think, {"seat", "ms", "budget"}},
    {"job", NEEDS_TABLE, true, answer_job, {"seat", "level", "ms", "budget"}},
    {"thought", NEEDS_TABLE, true, answer_thought, {"seat", "ticket", "move"}},
    {"back", NEEDS_TABLE, true, answer_back, {"seat"}},
    {"consent", NEEDS_TABLE, true, answer_consent, {"seat", "agrees"}},
    {"puzzles", NEEDS_NOTHING, true, answer_puzzles, {"text"}},
    {"puzzle", NEEDS_NOTHING, true, answer_puzzle, {"text", "names"}},
    {"verdict", NEEDS_NOTHING, true, answer_verdict, {"text", "turn", "budget"}},
    {"lesson", NEEDS_NOTHING, true, answer_lesson, {"text", "step"}},
    {"try", NEEDS_FREE, true, answer_try, {"move"}},
    {"follow", NEEDS_FREE, true, answer_follow, {NULL}},
    {"cancel", NEEDS_NOTHING, false, answer_cancel, {NULL}},
    {"quit", NEEDS_NOTHING, false, answer_quit, {NULL}},
};

void *wire_allocate(size_t size)
{
    void *memory = calloc(1, size ? size : 1);
    if (!memory)
        abort(); /* nothing to recover to */
    return memory;
}

void borgo_wire_open(struct borgo_wire *wire, const struct borgo_wire_host *host,
                     const unsigned char *entropy)
{
    *wire = (struct borgo_wire){.eyes = BORGO_CHANCE};
    if (host)
        wire->host = *host;
    wire->room = wire->host.room ? wire->host.room : wire_allocate(sizeof *wire->room);
    borgo_rng_seed(&wire->thoughts, 0);
    if (entropy)
        take_entropy(wire, entropy);
}

void clear_table(struct borgo_wire *wire)
{
    if (wire->kind == BORGO_WIRE_TABLE)
        borgo_sitting_close(&wire->sitting);
    else if (wire->kind != BORGO_WIRE_EMPTY)
        borgo_table_close(&wire->free);
    forget_study(wire);
    free(wire->box);
    clear_lesson(wire);
    memset(wire->question, 0, sizeof wire->question);
    memset(wire->name, 0, sizeof wire->name);
    wire->box = NULL;
    wire->table = NULL;
    wire->kind = BORGO_WIRE_EMPTY;
    wire->eyes = BORGO_CHANCE;
}

void borgo_wire_close(struct borgo_wire *wire)
{
    clear_table(wire);
    if (!wire->host.room)
        free(wire->room);
}

/* The host's bytes are never used themselves: what is drawn and what is kept are two hashes of
 * them. */
static void hash_entropy(const struct borgo_wire *wire, const char *tag,
                         unsigned char hash[BORGO_HASH_BYTES])
{
    struct borgo_message message;
    borgo_message_start(&message, tag);
    borgo_message_bytes(&message, wire->entropy, sizeof wire->entropy);
    borgo_hash_message(&message, hash);
}

bool draw_bytes(struct borgo_wire *wire, unsigned char bytes[BORGO_HASH_BYTES],
                struct borgo_error *error)
{
    unsigned char next[BORGO_HASH_BYTES];
    if (!wire->has_entropy)
        return borgo_error_fail(error,
                                "nothing random is known here: send 'entropy' or a seed first");
    hash_entropy(wire, "borgo-wire-draw", bytes);
    hash_entropy(wire, "borgo-wire-next", next);
    memcpy(wire->entropy, next, sizeof next);
    return true;
}

void carry_out(struct borgo_wire *wire, const struct borgo_wire_work *work)
{
    if (wire->host.work)
        wire->host.work(wire->host.context, work);
    else
        work->carry_out(work->of);
}

static bool answer_quit(struct call *call)
{
    call->wire->quit = true;
    open_answer(call);
    return true;
}

/* What it came for is answered before it, as cancelled or as done: so there is nothing left to do.
 */
static bool answer_cancel(struct call *call)
{
    open_answer(call);
    return true;
}

static struct borgo_json *open_object(struct call *call, bool ok)
{
    borgo_json_object(&call->json, call->name);
    borgo_json_bool(&call->json, "ok", ok);
    return &call->json;
}

struct borgo_json *open_answer(struct call *call)
{
    return open_object(call, true);
}

static const struct request *find_request(const char *name)
{
    for (size_t i = 0; i < sizeof requests / sizeof requests[0]; i++)
        if (strcmp(requests[i].name, name) == 0)
            return &requests[i];
    return NULL;
}

static bool is_wish(const char *name)
{
    static const char *const wishes[] = {"viewer", "events", "objects", "lang"};
    for (size_t i = 0; i < sizeof wishes / sizeof wishes[0]; i++)
        if (strcmp(wishes[i], name) == 0)
            return true;
    return false;
}

static bool has_member(const struct request *kind, const char *name, bool fixed)
{
    if (strcmp(name, "do") == 0 || (kind->shows && is_wish(name)))
        return true;
    if (fixed && (strcmp(name, "id") == 0 || strcmp(name, "table") == 0))
        return true;
    for (size_t i = 0; i < MOST_MEMBERS && kind->members[i]; i++)
        if (strcmp(kind->members[i], name) == 0)
            return true;
    return false;
}

static bool check_members(const struct request *kind, struct call *call)
{
    const value *request = call->request;
    for (const value *at = borgo_json_first(request); at; at = borgo_json_next(request, at))
        if (!has_member(kind, at->name, call->fixed))
            return borgo_error_fail(&call->error, "'%s' has no member '%s'", kind->name, at->name);
    return true;
}

static bool check_game(const struct request *kind, struct call *call)
{
    enum borgo_wire_kind there = call->wire->kind;
    if (kind->needs == NEEDS_NOTHING)
        return true;
    if (kind->needs == NEEDS_TABLE && there != BORGO_WIRE_TABLE)
        return borgo_error_fail(&call->error, "there is no table: send 'open' or 'load' first");
    if (there == BORGO_WIRE_EMPTY)
        return borgo_error_fail(&call->error, "there is no game yet: send 'new' or 'set' first");
    if (kind->needs == NEEDS_FREE && there == BORGO_WIRE_TABLE)
        return borgo_error_fail(
            &call->error, "'%s' is not for a table, which has a dealer and seats", kind->name);
    if (kind->needs >= NEEDS_TRUTH && there == BORGO_WIRE_SEEN)
        return borgo_error_fail(
            &call->error, "only what one seat sees of this game is known, so there is no '%s'",
            kind->name);
    return true;
}

static bool answer(struct call *call)
{
    const value *what = member(call, "do");
    if (call->request->kind != BORGO_JSON_OBJECT)
        return borgo_error_fail(&call->error, "the line is not a JSON object");
    if (!what || what->kind != BORGO_JSON_STRING)
        return borgo_error_fail(&call->error, "'do' must say what to do");
    const struct request *kind = find_request(what->string);
    if (!kind)
        return borgo_error_fail(&call->error, "unknown request '%s'", what->string);
    return check_members(kind, call) && check_game(kind, call)
           && (!kind->shows || read_wishes(call)) && kind->answer(call);
}

static bool read_request(char *line, size_t length, value *values, struct borgo_error *error)
{
    struct borgo_error why = {0};
    if (length > BORGO_WIRE_LONGEST)
        return borgo_error_fail(error, "the line is too long: %d bytes are the most",
                                BORGO_WIRE_LONGEST);
    return borgo_json_read(line, length, values, MOST_VALUES, &why)
           || borgo_error_fail(error, "not JSON: %s", why.message);
}

bool borgo_wire_answer(struct borgo_wire *wire, char *request, size_t length,
                       struct borgo_text *out)
{
    value values[MOST_VALUES] = {0};
    struct call call = {.wire = wire, .request = values, .viewer = BORGO_CHANCE};
    borgo_json_start(&call.json, out);
    bool done = read_request(request, length, values, &call.error) && answer(&call);
    if (!done)
        borgo_json_string(open_object(&call, false), "error", call.error.message);
    while (call.json.depth > 0)
        borgo_json_close(&call.json);
    borgo_json_end(&call.json);
    return done;
}

void borgo_wire_answer_for(struct borgo_wire *wire, const value *request, unsigned viewer,
                           struct borgo_json *json, const char *name)
{
    struct call call = {.wire = wire,
                        .request = request,
                        .json = *json,
                        .name = name,
                        .viewer = viewer,
                        .fixed = true};
    if (!answer(&call)) {
        borgo_json_string(open_object(&call, false), "code", "refused");
        borgo_json_string(&call.json, "error", call.error.message);
    }
    while (call.json.depth > json->depth)
        borgo_json_close(&call.json);
    *json = call.json;
}

bool borgo_wire_is_cancel(char *request, size_t length)
{
    value values[MOST_VALUES] = {0};
    struct borgo_error error = {0};
    if (!read_request(request, length, values, &error))
        return false;
    const value *what = borgo_json_member(values, "do");
    return what && what->kind == BORGO_JSON_STRING && strcmp(what->string, "cancel") == 0
           && values[0].span == 2;
}
