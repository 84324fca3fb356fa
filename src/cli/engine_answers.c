/* The requests of the machine door and their answers: see engine.h. A line that is wrong in any way is answered with an
 * error and changes nothing. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "cli/engine.h"
#include "core/position.h"
#include "core/setup.h"
#include "games/registry.h"
#include "players/player.h"

/* Every request: its name, the members it may have, and what answers it. */
struct request {
    const char *name;
    const char *members;
    bool needs_game;
    bool (*answer)(struct engine *engine, json_t *request, struct borgo_error *error);
};

static bool answer_status(const struct engine *engine)
{
    fputs("{\"ok\":true", engine->out);
    engine_print_status_members(engine);
    fputs("}\n", engine->out);
    return true;
}

static bool answer_games(struct engine *engine, json_t *request, struct borgo_error *error)
{
    (void)engine, (void)request, (void)error;
    fputs("{\"ok\":true,\"games\":[", engine->out);
    for (int i = 0; i < borgo_game_count; i++) {
        fputs(i ? "," : "", engine->out);
        engine_print_game(engine, borgo_games[i]);
    }
    fputs("]}\n", engine->out);
    return true;
}

static const char *string_member(json_t *request, const char *key, struct borgo_error *error)
{
    const char *value = json_string_value(json_object_get(request, key));
    if (!value)
        borgo_fail(error, "'%s' must be a string", key);
    return value;
}

static bool number_member(json_t *request, const char *key, json_int_t most, json_int_t *number, struct borgo_error *error)
{
    json_t *value = json_object_get(request, key);
    *number = json_integer_value(value);
    if (!json_is_integer(value) || *number < 0 || *number > most)
        return borgo_fail(error, "'%s' must be a whole number that isn't negative or too large", key);
    return true;
}

/* The game with its default set-up; data from the command line if they were given for this game. */
static const struct borgo_game *find_game(struct engine *engine, json_t *request, struct borgo_setup *setup,
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

static bool read_options(const struct borgo_game *game, json_t *options, struct borgo_setup *setup,
                         struct borgo_error *error)
{
    const char *name;
    json_t *value;
    if (options && !json_is_object(options))
        return borgo_fail(error, "'options' must be an object");
    json_object_foreach (options, name, value) {
        if (!json_is_string(value))
            return borgo_fail(error, "the value of option '%s' must be a string", name);
        if (!borgo_set_option(game, setup, name, json_string_value(value), error))
            return false;
    }
    return true;
}

static bool answer_new(struct engine *engine, json_t *request, struct borgo_error *error)
{
    struct borgo_setup setup;
    json_int_t players;
    const struct borgo_game *game = find_game(engine, request, &setup, error);
    if (!game || !number_member(request, "players", 1000, &players, error)
        || !borgo_set_players(game, &setup, (uint32_t)players, error)
        || !read_options(game, json_object_get(request, "options"), &setup, error))
        return false;
    void *box = allocate(game->box_size);
    if (!borgo_make_box(game, &setup, box, error)) {
        free(box);
        return false;
    }
    install(engine, game, &setup, box, NULL);
    return answer_status(engine);
}

static bool answer_set(struct engine *engine, json_t *request, struct borgo_error *error)
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

static bool answer_moves(struct engine *engine, json_t *request, struct borgo_error *error)
{
    (void)request, (void)error;
    borgo_seats to_act = borgo_table_to_act(&engine->table);
    const char *between = "";
    if (to_act >> BORGO_CHANCE & 1) {
        engine_print_chance(engine);
        return true;
    }
    fputs("{\"ok\":true,\"moves\":{", engine->out);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        if (!(to_act >> seat & 1))
            continue;
        fputs(between, engine->out);
        engine_print_moves_of(engine, seat);
        between = ",";
    }
    fputs("}}\n", engine->out);
    return true;
}

/* A seat of this game, or the word given for what is not a seat. */
static bool seat_member(struct engine *engine, json_t *request, const char *word, unsigned meaning, unsigned *seat,
                        struct borgo_error *error)
{
    json_t *value = json_object_get(request, "seat");
    json_int_t number = json_integer_value(value);
    *seat = meaning;
    if (json_is_string(value) && strcmp(json_string_value(value), word) == 0)
        return true;
    if (!json_is_integer(value) || number < 0 || number >= engine->setup.players)
        return borgo_fail(error, "'seat' must be \"%s\" or a number from 0 to %d", word, engine->setup.players - 1);
    *seat = (unsigned)number;
    return true;
}

static bool answer_play(struct engine *engine, json_t *request, struct borgo_error *error)
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

static bool answer_seed(struct engine *engine, json_t *request, struct borgo_error *error)
{
    json_int_t value;
    if (!number_member(request, "value", INT64_MAX, &value, error))
        return false;
    borgo_seed(&engine->rng, (uint64_t)value);
    fputs("{\"ok\":true}\n", engine->out);
    return true;
}

static bool answer_deal(struct engine *engine, json_t *request, struct borgo_error *error)
{
    struct borgo_table *table = &engine->table;
    const char *between = "";
    (void)request, (void)error;
    fputs("{\"ok\":true,\"dealt\":[", engine->out);
    while (borgo_table_to_act(table) >> BORGO_CHANCE & 1) {
        borgo_move move = table->game->deal(table->box, table->state, &engine->rng);
        fputs(between, engine->out);
        engine_print_move(engine, move);
        borgo_table_play(table, BORGO_CHANCE, move, NULL);
        between = ",";
    }
    putc(']', engine->out);
    engine_print_status_members(engine);
    fputs("}\n", engine->out);
    return true;
}

static bool answer_undo(struct engine *engine, json_t *request, struct borgo_error *error)
{
    (void)request;
    if (!borgo_table_undo(&engine->table))
        return borgo_fail(error, "there is no move to take back");
    return answer_status(engine);
}

/* Texts depend on the position they were played in, so the log is told by running it again. */
static bool answer_log(struct engine *engine, json_t *request, struct borgo_error *error)
{
    struct borgo_table *table = &engine->table, again;
    (void)request, (void)error;
    borgo_table_open_at(&again, table->game, table->box, table->start);
    fputs("{\"ok\":true,\"log\":[", engine->out);
    for (uint32_t i = 0; i < table->count; i++) {
        char buffer[BORGO_MAX_MOVE_TEXT];
        struct borgo_text text;
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_write_move(table->game, table->box, again.state, table->log[i].move, &text);
        fputs(i ? ",[" : "[", engine->out);
        engine_print_seat(engine, table->log[i].seat);
        fprintf(engine->out, ",\"%s\"]", buffer);
        table->game->play(table->box, again.state, table->log[i].seat, table->log[i].move, NULL);
    }
    fputs("]}\n", engine->out);
    return true;
}

static bool answer_position(struct engine *engine, json_t *request, struct borgo_error *error)
{
    char buffer[BORGO_MAX_POSITION_TEXT];
    struct borgo_text text;
    (void)request, (void)error;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_write_position(engine->table.game, engine->table.box, engine->table.state, &text);
    fputs("{\"ok\":true,\"position\":", engine->out);
    engine_print_json(engine, buffer);
    fputs("}\n", engine->out);
    return true;
}

static bool answer_view(struct engine *engine, json_t *request, struct borgo_error *error)
{
    enum { ROOM = 1 << 16 };
    static char buffer[ROOM];
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_text text;
    unsigned seat;
    if (!seat_member(engine, request, "watch", BORGO_WATCHER, &seat, error))
        return false;
    borgo_table_view(&engine->table, seat, state);
    borgo_text_start(&text, buffer, sizeof buffer);
    engine->table.game->write_view(engine->table.box, state, &text);
    fprintf(engine->out, "{\"ok\":true,\"view\":{\"game\":\"%s\",\"players\":%d,%s}}\n", engine->game->name,
            engine->setup.players, buffer);
    return true;
}

static void print_chances(struct engine *engine, const struct borgo_judged *judged)
{
    fputs(",\"value\":[", engine->out);
    for (int seat = 0; seat < engine->setup.players; seat++)
        fprintf(engine->out, "%s%.4f", seat ? "," : "", judged->chance[seat]);
    fputs("]", engine->out);
}

/* What 'best' asks for, all of it checked. */
struct question {
    const struct borgo_player *player;
    unsigned seat;
    json_int_t milliseconds; /* 0: no clock */
};

static bool read_question(struct engine *engine, json_t *request, struct question *question, struct borgo_error *error)
{
    borgo_seats to_act = borgo_table_to_act(&engine->table);
    const char *level = json_object_get(request, "level") ? string_member(request, "level", error) : "builder";
    question->player = level ? borgo_find_player(level, error) : NULL;
    question->milliseconds = 0;
    if (!question->player)
        return false;
    if (json_object_get(request, "ms") && !number_member(request, "ms", 3600000, &question->milliseconds, error))
        return false;
    if (to_act == 0 || to_act >> BORGO_CHANCE & 1)
        return borgo_fail(error, "no seat is to act");
    unsigned seat = question->seat = borgo_actor(to_act);
    if (json_object_get(request, "seat") && !seat_member(engine, request, "first", seat, &question->seat, error))
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

static bool answer_best(struct engine *engine, json_t *request, struct borgo_error *error)
{
    struct question question = {0};
    struct borgo_choice choice = {0};
    if (!read_question(engine, request, &question, error))
        return false;
    ask_player(engine, &question, &choice);
    fprintf(engine->out, "{\"ok\":true,\"seat\":%u,\"move\":", question.seat);
    engine_print_move(engine, choice.at[0].move);
    print_chances(engine, &choice.at[0]);
    fputs(",\"alternatives\":[", engine->out);
    for (uint32_t i = 1; i < choice.count; i++) {
        fputs(i > 1 ? ",{\"move\":" : "{\"move\":", engine->out);
        engine_print_move(engine, choice.at[i].move);
        print_chances(engine, &choice.at[i]);
        fputs("}", engine->out);
    }
    fputs("]}\n", engine->out);
    return true;
}

static bool answer_quit(struct engine *engine, json_t *request, struct borgo_error *error)
{
    (void)request, (void)error;
    engine->quit = true;
    fputs("{\"ok\":true}\n", engine->out);
    return true;
}

static const struct request requests[] = {
    {"games", "", false, answer_games},
    {"new", "game players options", false, answer_new},
    {"set", "game position", false, answer_set},
    {"moves", "", true, answer_moves},
    {"play", "seat move", true, answer_play},
    {"seed", "value", false, answer_seed},
    {"deal", "", true, answer_deal},
    {"undo", "", true, answer_undo},
    {"log", "", true, answer_log},
    {"position", "", true, answer_position},
    {"view", "seat", true, answer_view},
    {"best", "level ms seat", true, answer_best},
    {"quit", "", false, answer_quit},
};

static const struct request *find_request(const char *name)
{
    for (size_t i = 0; i < sizeof requests / sizeof requests[0]; i++)
        if (strcmp(requests[i].name, name) == 0)
            return &requests[i];
    return NULL;
}

static bool is_member(const char *members, const char *key)
{
    size_t length = strlen(key);
    for (const char *at = members; length && (at = strstr(at, key)) != NULL; at++)
        if ((at == members || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

static bool check_members(const struct request *kind, json_t *request, struct borgo_error *error)
{
    const char *key;
    json_t *value;
    json_object_foreach (request, key, value) {
        if (strcmp(key, "do") != 0 && !is_member(kind->members, key))
            return borgo_fail(error, "'%s' has no member '%s'", kind->name, key);
    }
    return true;
}

static bool answer(struct engine *engine, json_t *request, struct borgo_error *error)
{
    const char *name = json_string_value(json_object_get(request, "do"));
    const struct request *kind = name ? find_request(name) : NULL;
    if (!json_is_object(request))
        return borgo_fail(error, "the line is not a JSON object");
    if (!name)
        return borgo_fail(error, "'do' must say what to do");
    if (!kind)
        return borgo_fail(error, "unknown request '%s'", name);
    if (!check_members(kind, request, error))
        return false;
    if (kind->needs_game && !engine->table.game)
        return borgo_fail(error, "there is no game yet: send 'new' or 'set' first");
    return kind->answer(engine, request, error);
}

void engine_answer(struct engine *engine, const char *line, size_t length)
{
    json_error_t wrong;
    struct borgo_error error = {0};
    json_t *request = json_loadb(line, length, JSON_REJECT_DUPLICATES, &wrong);
    bool answered = request ? answer(engine, request, &error) : borgo_fail(&error, "not JSON: %s", wrong.text);
    if (!answered) {
        fputs("{\"ok\":false,\"error\":", engine->out);
        engine_print_json(engine, error.message);
        fputs("}\n", engine->out);
    }
    fflush(engine->out);
    json_decref(request);
}
