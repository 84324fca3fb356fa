/* The requests of the machine door and their answers: see engine.h. A line that is wrong in any way is answered with an
 * error and changes nothing. */
#include <stdlib.h>
#include <string.h>

#include "cli/engine.h"
#include "core/language.h"
#include "core/position.h"
#include "core/setup.h"
#include "games/registry.h"
#include "players/player.h"

enum { MOST_VALUES = 64 }; /* in a request */

typedef struct borgo_json_value value;

/* Every request: its name, the members it may have beside `do`, and what answers it. That checks everything
 * first, then opens the answer and writes its members. */
struct request {
    const char *name;
    const char *members[3];
    bool needs_game;
    bool (*answer)(struct engine *engine, const value *request, struct borgo_error *error);
};

static struct borgo_json *open_answer(struct engine *engine, bool ok)
{
    struct borgo_json *json = start_json_line(&engine->line, engine->out);
    borgo_json_object(json, NULL);
    borgo_json_bool(json, "ok", ok);
    return json;
}

static bool answer_status(struct engine *engine)
{
    engine_put_status(engine, open_answer(engine, true));
    return true;
}

static bool answer_games(struct engine *engine, const value *request, struct borgo_error *error)
{
    (void)request, (void)error;
    struct borgo_json *json = open_answer(engine, true);
    borgo_json_array(json, "games");
    for (int i = 0; i < borgo_game_count; i++)
        engine_put_game(borgo_games[i], json);
    return true;
}

static const char *string_member(const value *request, const char *name, struct borgo_error *error)
{
    const value *member = borgo_json_member(request, name);
    if (!member || member->kind != BORGO_JSON_STRING) {
        borgo_fail(error, "'%s' must be a string", name);
        return NULL;
    }
    return member->string;
}

static bool number_member(const value *request, const char *name, int64_t most, int64_t *number, struct borgo_error *error)
{
    const value *member = borgo_json_member(request, name);
    *number = 0;
    if (!member || member->kind != BORGO_JSON_INTEGER || member->integer < 0 || member->integer > most)
        return borgo_fail(error, "'%s' must be a whole number that isn't negative or too large", name);
    *number = member->integer;
    return true;
}

/* The game with its default set-up; data from the command line if they were given for this game. */
static const struct borgo_game *find_game(struct engine *engine, const value *request, struct borgo_setup *setup,
                                          struct borgo_error *error)
{
    const struct borgo_edition *edition;
    const char *name = string_member(request, "game", error);
    const struct borgo_game *game = name ? borgo_find_game(name, &edition, error) : NULL;
    if (!game)
        return NULL;
    borgo_default_setup(game, setup);
    if (edition->option)
        borgo_set_option_text(game, setup, edition->option, error);
    if (engine->given.game == game) {
        memcpy(setup->data, engine->given.setup.data, sizeof setup->data);
        memcpy(setup->file, engine->given.setup.file, sizeof setup->file);
    }
    return game;
}

/* Installs a new game after everything has been checked: state NULL is its start. */
static void install(struct engine *engine, const struct borgo_game *game, const struct borgo_setup *setup, void *box,
                    const void *state)
{
    borgo_table_close(&engine->table);
    free(engine->box);
    engine->game = game;
    engine->setup = *setup;
    engine->box = box;
    if (state)
        borgo_table_open_at(&engine->table, game, box, state);
    else
        borgo_table_open(&engine->table, game, box);
}

static bool read_options(const struct borgo_game *game, const value *options, struct borgo_setup *setup,
                         struct borgo_error *error)
{
    if (!options)
        return true;
    if (options->kind != BORGO_JSON_OBJECT)
        return borgo_fail(error, "'options' must be an object");
    for (const value *at = borgo_json_first(options); at; at = borgo_json_next(options, at)) {
        if (at->kind != BORGO_JSON_STRING)
            return borgo_fail(error, "the value of option '%s' must be a string", at->name);
        if (!borgo_set_option(game, setup, at->name, at->string, error))
            return false;
    }
    return true;
}

static bool answer_new(struct engine *engine, const value *request, struct borgo_error *error)
{
    struct borgo_setup setup;
    int64_t players;
    const struct borgo_game *game = find_game(engine, request, &setup, error);
    if (!game || !number_member(request, "players", 1000, &players, error)
        || !borgo_set_players(game, &setup, (uint32_t)players, error)
        || !read_options(game, borgo_json_member(request, "options"), &setup, error))
        return false;
    void *box = allocate(game->box_size);
    if (!borgo_make_box(game, &setup, box, error)) {
        free(box);
        return false;
    }
    install(engine, game, &setup, box, NULL);
    return answer_status(engine);
}

static bool answer_set(struct engine *engine, const value *request, struct borgo_error *error)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_setup setup;
    const struct borgo_game *game = find_game(engine, request, &setup, error);
    const char *position = game ? string_member(request, "position", error) : NULL;
    struct borgo_reader reader = {position};
    if (!position || !borgo_read_position_setup(game, &reader, &setup, error))
        return false;
    void *box = allocate(game->box_size);
    if (!borgo_make_box(game, &setup, box, error) || !borgo_read_position(game, box, &reader, BORGO_CHANCE, state, error)) {
        free(box);
        return false;
    }
    install(engine, game, &setup, box, state);
    return answer_status(engine);
}

static bool answer_moves(struct engine *engine, const value *request, struct borgo_error *error)
{
    (void)request, (void)error;
    borgo_seats to_act = borgo_table_to_act(&engine->table);
    struct borgo_json *json = open_answer(engine, true);
    if (to_act >> BORGO_CHANCE & 1) {
        engine_put_chance(engine, json);
        return true;
    }
    borgo_json_object(json, "moves");
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        if (to_act >> seat & 1)
            engine_put_moves_of(engine, seat, json);
    return true;
}

/* A seat of this game, or the word given for what is not a seat. */
static bool seat_member(const struct engine *engine, const value *request, const char *word, unsigned meaning,
                        unsigned *seat, struct borgo_error *error)
{
    const value *member = borgo_json_member(request, "seat");
    int last = engine->setup.players - 1;
    *seat = meaning;
    if (member && member->kind == BORGO_JSON_STRING && strcmp(member->string, word) == 0)
        return true;
    if (!member || member->kind != BORGO_JSON_INTEGER || member->integer < 0 || member->integer > last)
        return borgo_fail(error, "'seat' must be \"%s\" or a number from 0 to %d", word, last);
    *seat = (unsigned)member->integer;
    return true;
}

static bool answer_play(struct engine *engine, const value *request, struct borgo_error *error)
{
    unsigned seat;
    borgo_move move;
    const char *text = string_member(request, "move", error);
    const struct borgo_table *table = &engine->table;
    if (!text || !seat_member(engine, request, "chance", BORGO_CHANCE, &seat, error)
        || !borgo_find_move(table->game, table->box, table->state, seat, text, engine->moves, &move, error))
        return false;
    borgo_table_play(&engine->table, seat, move, NULL);
    return answer_status(engine);
}

static bool answer_seed(struct engine *engine, const value *request, struct borgo_error *error)
{
    int64_t number;
    if (!number_member(request, "value", INT64_MAX, &number, error))
        return false;
    borgo_seed(&engine->rng, (uint64_t)number);
    open_answer(engine, true);
    return true;
}

static bool answer_deal(struct engine *engine, const value *request, struct borgo_error *error)
{
    struct borgo_table *table = &engine->table;
    (void)request, (void)error;
    struct borgo_json *json = open_answer(engine, true);
    borgo_json_array(json, "dealt");
    while (borgo_table_to_act(table) >> BORGO_CHANCE & 1) {
        borgo_move move = table->game->deal(table->box, table->state, &engine->rng);
        engine_put_move(engine, table->state, move, json, NULL);
        borgo_table_play(table, BORGO_CHANCE, move, NULL);
    }
    borgo_json_close(json);
    engine_put_status(engine, json);
    return true;
}

static bool answer_undo(struct engine *engine, const value *request, struct borgo_error *error)
{
    (void)request;
    if (!borgo_table_undo(&engine->table))
        return borgo_fail(error, "there is no move to take back");
    return answer_status(engine);
}

/* Texts depend on the position they were played in, so the log is told by running it again. */
static bool answer_log(struct engine *engine, const value *request, struct borgo_error *error)
{
    struct borgo_table *table = &engine->table, again;
    (void)request, (void)error;
    struct borgo_json *json = open_answer(engine, true);
    borgo_table_open_at(&again, table->game, table->box, table->start);
    borgo_json_array(json, "log");
    for (uint32_t i = 0; i < table->count; i++) {
        const struct borgo_entry *entry = &table->log[i];
        borgo_json_array(json, NULL);
        put_json_seat(json, NULL, entry->seat);
        engine_put_move(engine, again.state, entry->move, json, NULL);
        borgo_json_close(json);
        table->game->play(table->box, again.state, entry->seat, entry->move, NULL);
    }
    borgo_table_close(&again);
    return true;
}

static bool answer_position(struct engine *engine, const value *request, struct borgo_error *error)
{
    char buffer[BORGO_MAX_POSITION_TEXT];
    struct borgo_text text;
    (void)request;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_write_position(engine->table.game, engine->table.box, engine->table.state, &text);
    if (text.full)
        return borgo_fail(error, "the position is too long to be written");
    borgo_json_string(open_answer(engine, true), "position", buffer);
    return true;
}

static bool answer_view(struct engine *engine, const value *request, struct borgo_error *error)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    unsigned seat;
    if (!seat_member(engine, request, "watch", BORGO_WATCHER, &seat, error))
        return false;
    borgo_table_view(&engine->table, seat, state);
    struct borgo_json *json = open_answer(engine, true);
    borgo_json_object(json, "view");
    borgo_put_view(engine->game, engine->box, state, seat, borgo_languages[0].translate, json);
    borgo_json_close(json);
    borgo_put_standings(engine->game, engine->box, state, json, "standings");
    return true;
}

/* What 'best' asks for, all of it checked. */
struct question {
    const struct borgo_player *player;
    unsigned seat;
    int64_t milliseconds; /* 0: no clock */
};

static bool read_question(struct engine *engine, const value *request, struct question *question, struct borgo_error *error)
{
    borgo_seats to_act = borgo_table_to_act(&engine->table);
    const char *level = borgo_json_member(request, "level") ? string_member(request, "level", error) : "builder";
    question->player = level ? borgo_find_player(level, error) : NULL;
    question->milliseconds = 0;
    if (!question->player)
        return false;
    if (borgo_json_member(request, "ms") && !number_member(request, "ms", 3600000, &question->milliseconds, error))
        return false;
    if (to_act == 0 || to_act >> BORGO_CHANCE & 1)
        return borgo_fail(error, "no seat is to act");
    unsigned seat = question->seat = borgo_actor(to_act);
    if (borgo_json_member(request, "seat") && !seat_member(engine, request, "first", seat, &question->seat, error))
        return false;
    return to_act >> question->seat & 1 || borgo_fail(error, "seat %u is not to act", question->seat);
}

static void ask_player(struct engine *engine, const struct question *question, struct borgo_choice *choice)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_table *table = &engine->table;
    struct borgo_stopwatch stopwatch = {borgo_now(), (double)question->milliseconds / 1000};
    borgo_table_view(table, question->seat, state);
    struct borgo_request ask = {.game = table->game,
                                .box = table->box,
                                .state = state,
                                .seat = question->seat,
                                .rng = &engine->rng,
                                .wants_chances = true,
                                .time_used = question->milliseconds ? borgo_time_used : NULL,
                                .clock = &stopwatch,
                                .memory = allocate(question->player->memory)};
    borgo_choose(question->player, &ask, choice);
    free(ask.memory);
}

/* The members `move` and `value`: each seat's chance to win. */
static void put_judged(const struct engine *engine, const struct borgo_judged *judged, struct borgo_json *json)
{
    engine_put_move(engine, engine->table.state, judged->move, json, "move");
    borgo_json_array(json, "value");
    for (int seat = 0; seat < engine->setup.players; seat++)
        borgo_json_real(json, NULL, judged->chance[seat], 4);
    borgo_json_close(json);
}

static bool answer_best(struct engine *engine, const value *request, struct borgo_error *error)
{
    struct question question = {0};
    struct borgo_choice choice = {0};
    if (!read_question(engine, request, &question, error))
        return false;
    ask_player(engine, &question, &choice);
    struct borgo_json *json = open_answer(engine, true);
    borgo_json_number(json, "seat", question.seat);
    put_judged(engine, &choice.at[0], json);
    borgo_json_array(json, "alternatives");
    for (uint32_t i = 1; i < choice.count; i++) {
        borgo_json_object(json, NULL);
        put_judged(engine, &choice.at[i], json);
        borgo_json_close(json);
    }
    return true;
}

static bool answer_quit(struct engine *engine, const value *request, struct borgo_error *error)
{
    (void)request, (void)error;
    engine->quit = true;
    open_answer(engine, true);
    return true;
}

static const struct request requests[] = {
    {"games", {NULL}, false, answer_games},
    {"new", {"game", "players", "options"}, false, answer_new},
    {"set", {"game", "position"}, false, answer_set},
    {"moves", {NULL}, true, answer_moves},
    {"play", {"seat", "move"}, true, answer_play},
    {"seed", {"value"}, false, answer_seed},
    {"deal", {NULL}, true, answer_deal},
    {"undo", {NULL}, true, answer_undo},
    {"log", {NULL}, true, answer_log},
    {"position", {NULL}, true, answer_position},
    {"view", {"seat"}, true, answer_view},
    {"best", {"level", "ms", "seat"}, true, answer_best},
    {"quit", {NULL}, false, answer_quit},
};

static const struct request *find_request(const char *name)
{
    for (size_t i = 0; i < sizeof requests / sizeof requests[0]; i++)
        if (strcmp(requests[i].name, name) == 0)
            return &requests[i];
    return NULL;
}

static bool has_member(const struct request *kind, const char *name)
{
    if (strcmp(name, "do") == 0)
        return true;
    for (size_t i = 0; i < sizeof kind->members / sizeof kind->members[0] && kind->members[i]; i++)
        if (strcmp(kind->members[i], name) == 0)
            return true;
    return false;
}

static bool check_members(const struct request *kind, const value *request, struct borgo_error *error)
{
    for (const value *at = borgo_json_first(request); at; at = borgo_json_next(request, at))
        if (!has_member(kind, at->name))
            return borgo_fail(error, "'%s' has no member '%s'", kind->name, at->name);
    return true;
}

static bool answer(struct engine *engine, const value *request, struct borgo_error *error)
{
    const value *what = borgo_json_member(request, "do");
    if (request->kind != BORGO_JSON_OBJECT)
        return borgo_fail(error, "the line is not a JSON object");
    if (!what || what->kind != BORGO_JSON_STRING)
        return borgo_fail(error, "'do' must say what to do");
    const struct request *kind = find_request(what->string);
    if (!kind)
        return borgo_fail(error, "unknown request '%s'", what->string);
    if (!check_members(kind, request, error))
        return false;
    if (kind->needs_game && !engine->table.game)
        return borgo_fail(error, "there is no game yet: send 'new' or 'set' first");
    return kind->answer(engine, request, error);
}

static bool read_request(char *line, size_t length, value *values, struct borgo_error *error)
{
    struct borgo_error why = {0};
    if (length > ENGINE_LONGEST_LINE)
        return borgo_fail(error, "the line is too long: %d bytes are the most", ENGINE_LONGEST_LINE);
    return borgo_json_read(line, length, values, MOST_VALUES, &why) || borgo_fail(error, "not JSON: %s", why.message);
}

void engine_answer(struct engine *engine, char *line, size_t length)
{
    value values[MOST_VALUES] = {0};
    struct borgo_error error = {0};
    if (!read_request(line, length, values, &error) || !answer(engine, values, &error))
        borgo_json_string(open_answer(engine, false), "error", error.message);
    end_json_line(&engine->line);
}
