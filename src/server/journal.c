/* What happens at tables: see hall_parts.h. Everything that lasts of a table is a list of events,
 * JSON objects with `what`. Live and when a table is read again they are taken by the same
 * functions, so a table after a restart is the table before it. Beside what somebody decided an
 * event tells what chance dealt after it, which must come out the same when it is read again, and
 * how much time was left. */
#include "server/journal.h"

#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "server/hall_parts.h"

enum { MOST_EVENTS = 10000 };

struct taking {
    struct hall_table *table;
    const value *event;
    struct borgo_moves *room;
    struct borgo_error *error;
    const char *what; /* how it is told: a wish that needs no consent is a taking back at once */
};
typedef bool taker(struct taking *taking);

/* Members of an event. */

static const char *text_of(const struct taking *taking, const char *name)
{
    const value *found = borgo_json_member(taking->event, name);
    return found && found->kind == BORGO_JSON_STRING ? found->string : NULL;
}

static bool truth_of(const struct taking *taking, const char *name)
{
    const value *found = borgo_json_member(taking->event, name);
    return found && found->kind == BORGO_JSON_TRUE;
}

static int64_t number_of(const value *object, const char *name, int64_t otherwise)
{
    const value *found = borgo_json_member(object, name);
    return found && found->kind == BORGO_JSON_INTEGER ? found->integer : otherwise;
}

/* A seat of this table, or BORGO_WATCHER. */
static unsigned seat_in(const struct taking *taking)
{
    int64_t seat = number_of(taking->event, "seat", -1);
    return seat >= 0 && seat < taking->table->players ? (unsigned)seat : BORGO_WATCHER;
}

static bool misses(const struct taking *taking, const char *name)
{
    return borgo_error_fail(taking->error, "an event lacks '%s'", name);
}

/* A value that was read, written again. */
void journal_put_value(struct borgo_json *json, const char *name, const value *found)
{
    char number[64];
    switch (found->kind) {
    case BORGO_JSON_OBJECT:
    case BORGO_JSON_ARRAY:
        if (found->kind == BORGO_JSON_OBJECT)
            borgo_json_object(json, name);
        else
            borgo_json_array(json, name);
        for (const value *at = borgo_json_first(found); at; at = borgo_json_next(found, at))
            journal_put_value(json, at->name, at);
        borgo_json_close(json);
        break;
    case BORGO_JSON_STRING:
        borgo_json_string(json, name, found->string);
        break;
    case BORGO_JSON_INTEGER:
        borgo_json_number(json, name, found->integer);
        break;
    case BORGO_JSON_REAL:
        memcpy(number, found->string, found->length < 63 ? found->length : 63);
        number[found->length < 63 ? found->length : 63] = '\0';
        borgo_json_real(json, name, strtod(number, NULL), 6);
        break;
    default:
        if (found->kind == BORGO_JSON_NULL)
            borgo_json_null(json, name);
        else
            borgo_json_bool(json, name, found->kind == BORGO_JSON_TRUE);
    }
}

bool journal_ask_wire(struct borgo_wire *wire, struct paper *request, struct borgo_error *error)
{
    char answer[600];
    value values[8] = {0};
    struct borgo_text text;
    size_t length;
    char *line = paper_text(request, &length);
    borgo_text_start(&text, answer, sizeof answer);
    if (borgo_wire_answer(wire, line, length, &text))
        return true;
    bool read = borgo_json_read(answer, strlen(answer), values, 8, error);
    const value *why = read ? borgo_json_member(values, "error") : NULL;
    return borgo_error_fail(error, "%s", why ? why->string : "refused");
}

/* What the table needs now: where it stands follows from it. */
static void advance(struct hall_table *table)
{
    struct borgo_needs needs = borgo_sitting_advance(&table->wire.sitting);
    if (table->phase == PHASE_OVER)
        return;
    table->phase = needs.stage == BORGO_STAGE_SEALING ? PHASE_SEALING : PHASE_PLAYING;
    if (needs.stage == BORGO_STAGE_OVER) {
        table->phase = PHASE_OVER;
        table->ending = ENDED_OVER;
    }
}

static bool is_playing(const struct taking *taking)
{
    return taking->table->phase == PHASE_PLAYING
           || borgo_error_fail(taking->error, "no game is being played at this table now");
}

/* Before the game. */

static void take_clock(struct hall_table *table, const value *time)
{
    const value *kind = time ? borgo_json_member(time, "kind") : NULL;
    enum borgo_clock_kind is = BORGO_CLOCK_NONE;
    if (kind && kind->kind == BORGO_JSON_STRING)
        is = strcmp(kind->string, "bank") == 0   ? BORGO_CLOCK_BANK
             : strcmp(kind->string, "move") == 0 ? BORGO_CLOCK_DECISION
                                                 : BORGO_CLOCK_NONE;
    borgo_clock_start(&table->clock, is, is ? number_of(time, "time", 0) : 0,
                      is ? number_of(time, "more", 0) : 0);
}

static bool take_terms(struct taking *taking, const value *terms)
{
    struct hall_table *table = taking->table;
    const struct borgo_edition *edition;
    const value *game = terms ? borgo_json_member(terms, "game") : NULL;
    struct paper paper;
    size_t length;
    if (!game || game->kind != BORGO_JSON_STRING)
        return misses(taking, "terms");
    table->game = borgo_games_find(game->string, &edition, taking->error);
    if (!table->game)
        return false;
    paper_open(&paper);
    journal_put_value(paper_start(&paper), NULL, terms);
    const char *text = paper_text(&paper, &length);
    free(table->terms);
    table->terms = hall_allocate(length + 1);
    memcpy(table->terms, text, length + 1);
    paper_close(&paper);
    return true;
}

static bool take_seating(struct taking *taking)
{
    struct hall_table *table = taking->table;
    const value *chairs = borgo_json_member(taking->event, "chairs");
    if (!chairs)
        return misses(taking, "chairs");
    if (!take_chairs(table, chairs, taking->error))
        return false;
    table->keeper = (unsigned)number_of(taking->event, "keeper", 0) % BORGO_MAX_SEATS;
    table->armed = truth_of(taking, "armed");
    return true;
}

static bool take_new_seating(struct taking *taking)
{
    if (taking->table->phase != PHASE_WAITING)
        return borgo_error_fail(taking->error, "the game has begun already");
    return take_seating(taking);
}

static bool take_create(struct taking *taking)
{
    struct hall_table *table = taking->table;
    if (!take_terms(taking, borgo_json_member(taking->event, "terms")))
        return false;
    table->public = truth_of(taking, "public");
    table->chat = truth_of(taking, "chat");
    take_clock(table, borgo_json_member(taking->event, "time"));
    return take_seating(taking);
}

static void put_seats_of(const struct hall_table *table, struct borgo_json *json)
{
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < table->players; seat++) {
        const struct chair *chair = &table->chair[seat];
        borgo_json_object(json, NULL);
        if (chair->kind == CHAIR_COMPUTER)
            borgo_json_string(json, "player", chair->level);
        borgo_json_string(json, "name", chair->name);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* The seats close, and the house promises a seed, which comes from the event's random bytes. */
static bool take_start(struct taking *taking)
{
    struct hall_table *table = taking->table;
    struct borgo_wire_host host = {.room = taking->room};
    unsigned char entropy[BORGO_SEED_BYTES];
    const char *hex = text_of(taking, "entropy");
    struct paper paper;
    if (!hex || !borgo_hash_read_hex(hex, entropy))
        return misses(taking, "entropy");
    if (table->phase != PHASE_WAITING)
        return borgo_error_fail(taking->error, "the game has begun already");
    if (number_of(taking->event, "rules", 0) != table->game->rules)
        return borgo_error_fail(taking->error, "this game was begun by older rules");
    borgo_wire_open(&table->wire, &host, entropy);
    paper_open(&paper);
    struct borgo_json *json = paper_start(&paper);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "do", "open");
    borgo_json_number(json, "players", table->players);
    put_seats_of(table, json);
    /* The terms are an object already: its members follow. */
    borgo_text_char(&paper.text, ',');
    borgo_text_bytes(&paper.text, table->terms + 1, strlen(table->terms) - 2);
    bool done = journal_ask_wire(&table->wire, &paper, taking->error);
    paper_close(&paper);
    if (!done) {
        borgo_wire_close(&table->wire);
        return false;
    }
    table->begun = true;
    table->wire.sitting.clock = table->clock;
    advance(table);
    return true;
}

static bool take_pact(struct taking *taking, const char *verb, const char *name)
{
    struct hall_table *table = taking->table;
    const char *hex = text_of(taking, name);
    struct paper paper;
    if (!hex)
        return misses(taking, name);
    if (table->phase != PHASE_SEALING)
        return borgo_error_fail(taking->error, "nothing is being sealed at this table now");
    paper_open(&paper);
    struct borgo_json *json = paper_start(&paper);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "do", verb);
    borgo_json_number(json, "seat", seat_in(taking));
    borgo_json_string(json, name, hex);
    bool done = journal_ask_wire(&table->wire, &paper, taking->error);
    paper_close(&paper);
    if (done)
        advance(table);
    if (done && table->phase == PHASE_PLAYING)
        taking->what = "deal";
    return done;
}

static bool take_seal(struct taking *taking)
{
    return take_pact(taking, "seal", "seal");
}

static bool take_reveal(struct taking *taking)
{
    return take_pact(taking, "reveal", "number");
}

/* The game. */

/* A computer player's moves go the same way; only the sitting tells them apart. */
static bool play_text(struct taking *taking, unsigned seat, const char *text)
{
    struct borgo_sitting *sitting = &taking->table->wire.sitting;
    const struct borgo_table *table = &sitting->record.table;
    borgo_move move;
    if (!sitting->player[seat])
        return borgo_sitting_move(sitting, seat, text, taking->room, taking->error);
    if (sitting->wish.awaited)
        return borgo_error_fail(taking->error,
                                "somebody asks to take a move back: that is answered first");
    if (!borgo_moves_find(table->game, table->box, table->state, seat, text, taking->room, &move,
                          taking->error))
        return false;
    borgo_sitting_play(sitting, seat, move);
    return true;
}

static void remember_client(struct taking *taking, unsigned seat)
{
    struct hall_table *table = taking->table;
    const char *client = text_of(taking, "client");
    if (!client || strlen(client) > LONGEST_CLIENT)
        return;
    struct sent *sent = &table->sent[seat][table->sent_next[seat]++ % CLIENTS_KEPT];
    memcpy(sent->client, client, strlen(client) + 1);
    sent->number = table->number + 1;
}

static bool take_move(struct taking *taking)
{
    unsigned seat = seat_in(taking);
    const char *move = text_of(taking, "move");
    if (!move || seat == BORGO_WATCHER)
        return misses(taking, "move");
    if (!is_playing(taking) || !play_text(taking, seat, move))
        return false;
    remember_client(taking, seat);
    advance(taking->table);
    return true;
}

static bool take_back(struct taking *taking)
{
    unsigned seat = seat_in(taking);
    if (seat == BORGO_WATCHER)
        return misses(taking, "seat");
    if (!is_playing(taking))
        return false;
    enum borgo_taking_back taken =
        borgo_sitting_take_back(&taking->table->wire.sitting, seat, taking->error);
    if (taken == BORGO_NOT_TAKEN_BACK)
        return false;
    taking->what = taken == BORGO_ASKS_TO_TAKE_BACK ? "wish" : "back";
    advance(taking->table);
    return true;
}

static bool take_consent(struct taking *taking)
{
    unsigned seat = seat_in(taking);
    struct borgo_sitting *sitting = &taking->table->wire.sitting;
    if (seat == BORGO_WATCHER)
        return misses(taking, "seat");
    if (!is_playing(taking))
        return false;
    if (!(sitting->wish.awaited >> seat & 1))
        return borgo_error_fail(taking->error, "nobody waits for an answer of yours");
    if (borgo_sitting_answer(sitting, seat, truth_of(taking, "agrees")) == BORGO_TAKEN_BACK)
        taking->what = "back";
    advance(taking->table);
    return true;
}

/* Somebody else sits there from now on; before the deal all begin anew. */
static bool take_sit(struct taking *taking)
{
    struct hall_table *table = taking->table;
    unsigned seat = seat_in(taking);
    const char *player = text_of(taking, "player"), *name = text_of(taking, "name");
    struct paper paper;
    if (seat == BORGO_WATCHER || !player || !name)
        return misses(taking, "player");
    if (table->phase != PHASE_SEALING && !is_playing(taking))
        return false;
    paper_open(&paper);
    struct borgo_json *json = paper_start(&paper);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "do", "sit");
    borgo_json_number(json, "seat", seat);
    borgo_json_string(json, "player", player);
    borgo_json_string(json, "name", name);
    bool done = journal_ask_wire(&table->wire, &paper, taking->error);
    paper_close(&paper);
    if (!done || !take_seating(taking))
        return false;
    advance(table);
    return true;
}

static const char *const endings[] = {"", "over", "resigned", "aborted", "left", "rules"};

const char *journal_ending(enum ending ending)
{
    return endings[ending];
}

static bool take_end(struct taking *taking)
{
    struct hall_table *table = taking->table;
    const char *why = text_of(taking, "why");
    if (table->phase >= PHASE_OVER)
        return borgo_error_fail(taking->error, "this table has ended already");
    for (unsigned i = ENDED_RESIGNED; why && i <= ENDED_RULES; i++)
        if (strcmp(why, endings[i]) == 0) {
            bool counts = i == ENDED_RESIGNED || (i == ENDED_LEFT && table->begun);
            table->phase = counts ? PHASE_OVER : PHASE_CLOSED;
            table->ending = (enum ending)i;
            table->ended_by = seat_in(taking);
            return true;
        }
    return misses(taking, "why");
}

static bool take_rematch(struct taking *taking)
{
    const char *id = text_of(taking, "new");
    if (!id || strlen(id) > STORE_ID)
        return misses(taking, "new");
    memcpy(taking->table->rematch, id, strlen(id) + 1);
    return true;
}

static const struct {
    const char *what;
    taker *take;
    bool row; /* lists show it */
} kinds[] = {
    {"create", take_create, true}, {"chairs", take_new_seating, true}, {"start", take_start, true},
    {"seal", take_seal, false},    {"reveal", take_reveal, false},     {"move", take_move, false},
    {"back", take_back, false},    {"consent", take_consent, false},   {"sit", take_sit, true},
    {"end", take_end, true},       {"rematch", take_rematch, false},
};

static int kind_of(const value *event)
{
    const value *what = borgo_json_member(event, "what");
    for (size_t i = 0; what && i < sizeof kinds / sizeof kinds[0]; i++)
        if (what->kind == BORGO_JSON_STRING && strcmp(what->string, kinds[i].what) == 0)
            return (int)i;
    return -1;
}

static uint32_t move_count(const struct hall_table *table)
{
    return table->begun ? table->wire.sitting.record.table.count : 0;
}

/* One event further. */
static void count_event(struct hall_table *table, int64_t at)
{
    table->number++;
    uint32_t *moves_at = realloc(table->moves_at, (table->number + 1) * sizeof *moves_at);
    if (!moves_at)
        abort();
    moves_at[0] = 0;
    moves_at[table->number] = move_count(table);
    table->moves_at = moves_at;
    table->changed = at;
}

/* The text of the move of that number, if it was chance's. */
static bool read_dealt(const struct borgo_table *game, uint32_t number,
                       char move[BORGO_MAX_MOVE_TEXT])
{
    struct borgo_text text;
    if (game->log[number].seat != BORGO_CHANCE)
        return false;
    borgo_text_start(&text, move, BORGO_MAX_MOVE_TEXT);
    borgo_moves_write(game->game, game->box, game->state, game->log[number].move, &text);
    return true;
}

/* What chance brought after the moves from that number on. */
static void put_dealt(const struct hall_table *table, uint32_t from, struct borgo_json *json)
{
    const struct borgo_table *game = &table->wire.sitting.record.table;
    borgo_json_array(json, "dealt");
    for (uint32_t i = from; i < game->count; i++) {
        char move[BORGO_MAX_MOVE_TEXT];
        if (!read_dealt(game, i, move))
            continue;
        borgo_json_string(json, NULL, move);
    }
    borgo_json_close(json);
}

static void put_left(const struct hall_table *table, struct borgo_json *json)
{
    borgo_json_array(json, "left");
    for (unsigned seat = 0; seat < table->players; seat++)
        borgo_json_number(json, NULL, table->wire.sitting.clock.left[seat]);
    borgo_json_close(json);
}

/* Reading again. */

static bool same_dealt(const struct taking *taking, uint32_t from)
{
    const struct hall_table *table = taking->table;
    const struct borgo_table *game = &table->wire.sitting.record.table;
    const value *dealt = borgo_json_member(taking->event, "dealt");
    if (!dealt || !table->begun)
        return true;
    const value *at = borgo_json_first(dealt);
    for (uint32_t i = from; i < game->count; i++) {
        char move[BORGO_MAX_MOVE_TEXT];
        if (!read_dealt(game, i, move))
            continue;
        if (!at || at->kind != BORGO_JSON_STRING || strcmp(at->string, move) != 0)
            return borgo_error_fail(taking->error, "chance would deal '%s', but '%s' is stored",
                                    move, at && at->kind == BORGO_JSON_STRING ? at->string : "");
        at = borgo_json_next(dealt, at);
    }
    return !at || borgo_error_fail(taking->error, "more is stored than chance would deal");
}

static void take_left(const struct taking *taking)
{
    struct hall_table *table = taking->table;
    const value *left = borgo_json_member(taking->event, "left");
    unsigned seat = 0;
    if (!left || !table->begun)
        return;
    for (const value *at = borgo_json_first(left); at && seat < table->players;
         at = borgo_json_next(left, at))
        table->wire.sitting.clock.left[seat++] = at->integer;
}

bool journal_read(struct hall_table *table, const struct store_event *event,
                  struct borgo_moves *room, struct borgo_error *error)
{
    value values[MOST_VALUES] = {0};
    char *body = strdup(event->body);
    uint32_t from = move_count(table);
    struct taking taking = {table, values, room, error, ""};
    bool fine = body && borgo_json_read(body, strlen(body), values, MOST_VALUES, error);
    int kind = fine ? kind_of(values) : -1;
    if (fine && kind < 0)
        fine = borgo_error_fail(error, "an event of an unknown kind");
    fine = fine && kinds[kind].take(&taking);
    if (from > move_count(table))
        from = move_count(table);
    fine = fine && same_dealt(&taking, from);
    if (fine) {
        take_left(&taking);
        count_event(table, event->at);
        if (kind == 0)
            table->created = event->at;
    }
    free(body);
    return fine;
}

/* Live. */

struct borgo_json *begin_event(struct hall *hall, const char *what)
{
    struct borgo_json *json = paper_start(&hall->event);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "what", what);
    return json;
}

/* The event with what came of it. */
static void complete_event(struct hall *hall, const struct hall_table *table, uint32_t from)
{
    struct paper more;
    size_t length;
    if (!table->begun)
        return;
    paper_open(&more);
    struct borgo_json *json = paper_start(&more);
    borgo_json_object(json, NULL);
    put_dealt(table, from, json);
    if (table->clock.kind != BORGO_CLOCK_NONE)
        put_left(table, json);
    const char *text = paper_text(&more, &length);
    hall->event.used--; /* the bracket at its end */
    borgo_text_char(&hall->event.text, ',');
    borgo_text_bytes(&hall->event.text, text + 1, length - 1);
    paper_text(&hall->event, NULL);
    paper_close(&more);
}

static enum store_phase row_phase(const struct hall_table *table)
{
    switch (table->phase) {
    case PHASE_WAITING:
        return STORE_WAITING;
    case PHASE_SEALING:
    case PHASE_PLAYING:
        return STORE_PLAYING;
    case PHASE_OVER:
        return STORE_OVER;
    default:
        return STORE_CLOSED;
    }
}

/* What lists need, and who sits there: changes of the store behind those that are there already. */
struct row {
    struct store_change changes[2 + BORGO_MAX_SEATS];
    unsigned count;
    char *record;
    struct paper summary;
};

static void add_row(struct hall *hall, struct hall_table *table, struct row *row)
{
    struct store_change *change = &row->changes[row->count++];
    size_t length;
    put_listed(hall, table, NULL, paper_start(&row->summary));
    if (table->phase == PHASE_OVER && table->begun)
        row->record = borgo_record_text(&table->wire.sitting.record, true, &length);
    change->kind = STORE_PUT_TABLE;
    change->table = (struct store_table){.id = table->id,
                                         .game = table->game->name,
                                         .rules = table->game->rules,
                                         .phase = row_phase(table),
                                         .public = table->public,
                                         .created = table->created,
                                         .changed = table->changed,
                                         .summary = paper_text(&row->summary, NULL),
                                         .record = row->record};
    for (unsigned seat = 0; seat < table->players; seat++)
        if (table->chair[seat].person[0])
            row->changes[row->count++] =
                (struct store_change){.kind = STORE_SIT,
                                      .seat = (int)seat,
                                      .table = {.id = table->id},
                                      .person = {.id = table->chair[seat].person}};
}

/* An event and what follows from it are written together, or not at all. */
static void write_changes(struct hall *hall, struct hall_table *table, bool event, bool lists)
{
    struct row row = {.count = 0};
    paper_open(&row.summary);
    if (event)
        row.changes[row.count++] = (struct store_change){
            .kind = STORE_APPEND,
            .event = {table->id, table->number, hall->now.wall, hall->event.bytes}};
    if (lists)
        add_row(hall, table, &row);
    table->last_write = store_write(hall->store, row.changes, row.count);
    paper_close(&row.summary);
    free(row.record);
}

void write_row(struct hall *hall, struct hall_table *table)
{
    write_changes(hall, table, false, true);
}

/* No game is so long: somebody does something again and again. It can still be ended. */
static bool has_room(const struct hall_table *table, int kind, struct borgo_error *error)
{
    return table->number < MOST_EVENTS || kinds[kind].take == take_end
           || kinds[kind].take == take_rematch
           || borgo_error_fail(error,
                               "so much has happened at this table that it takes nothing more");
}

bool happen(struct hall *hall, struct hall_table *table, struct borgo_error *error)
{
    value values[MOST_VALUES] = {0};
    size_t length;
    char *body = strdup(paper_text(&hall->event, &length));
    uint32_t from = move_count(table);
    struct taking taking = {table, values, hall->room, error, NULL};
    enum phase before = table->phase;
    pass_time(hall, table);
    bool fine = body && borgo_json_read(body, length, values, MOST_VALUES, error);
    int kind = fine ? kind_of(values) : -1;
    fine = fine && kind >= 0 && has_room(table, kind, error) && kinds[kind].take(&taking);
    if (fine) {
        if (from > move_count(table))
            from = move_count(table);
        complete_event(hall, table, from);
        count_event(table, hall->now.wall);
        seat_lines(table);
        write_changes(hall, table, true, kinds[kind].row || table->phase != before);
        hall->figures.events++;
        tell_event(hall, table, taking.what ? taking.what : kinds[kind].what, seat_in(&taking),
                   from);
        table->lobby_due = true;
        go_on(hall, table);
    }
    free(body);
    return fine;
}
