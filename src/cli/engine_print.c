/* What the machine door's answers are made of: see engine.h. */
#include "cli/engine.h"
#include "core/setup.h"

static void put_seats(struct borgo_json *json, const char *name, borgo_seats seats)
{
    borgo_json_array(json, name);
    for (unsigned seat = 0; seat <= BORGO_CHANCE; seat++)
        if (seats >> seat & 1)
            put_json_seat(json, NULL, seat);
    borgo_json_close(json);
}

static void put_numbers(struct borgo_json *json, const char *name, const int32_t *numbers, int count)
{
    borgo_json_array(json, name);
    for (int i = 0; i < count; i++)
        borgo_json_number(json, NULL, numbers[i]);
    borgo_json_close(json);
}

void engine_put_status(const struct engine *engine, struct borgo_json *json)
{
    const struct borgo_table *table = &engine->table;
    int players = engine->setup.players;
    borgo_seats to_act = borgo_table_to_act(table);
    int32_t scores[BORGO_MAX_SEATS] = {0};
    table->game->scores(table->box, table->state, scores);
    put_seats(json, "to_act", to_act);
    borgo_json_bool(json, "over", !to_act);
    put_numbers(json, "scores", scores, players);
    if (to_act)
        return;
    struct borgo_result result;
    table->game->result(table->box, table->state, &result);
    put_seats(json, "winners", result.winners);
    put_numbers(json, "final", result.final, players);
}

void engine_put_move(const struct engine *engine, const void *state, borgo_move move, struct borgo_json *json,
                     const char *name)
{
    char buffer[BORGO_MAX_MOVE_TEXT];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_moves_write(engine->table.game, engine->table.box, state, move, &text);
    borgo_json_string(json, name, buffer);
}

static void put_options(const struct borgo_game *game, struct borgo_json *json)
{
    borgo_json_object(json, "options");
    for (int i = 0; i < borgo_setup_option_count(game); i++) {
        borgo_json_array(json, game->option[i].name);
        for (int v = 0; v < borgo_setup_value_count(&game->option[i]); v++)
            borgo_json_string(json, NULL, game->option[i].values[v]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

void engine_put_game(const struct borgo_game *game, struct borgo_json *json)
{
    borgo_json_object(json, NULL);
    borgo_json_string(json, "name", game->name);
    borgo_json_array(json, "players");
    for (int i = 0; i < BORGO_MAX_SEATS && game->players[i]; i++)
        borgo_json_number(json, NULL, game->players[i]);
    borgo_json_close(json);
    put_options(game, json);
    borgo_json_close(json);
}

void engine_put_chance(const struct engine *engine, struct borgo_json *json)
{
    const struct borgo_table *table = &engine->table;
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    uint32_t count = table->game->chance(table->box, table->state, outcomes);
    borgo_json_array(json, "chance");
    for (uint32_t i = 0; i < count; i++) {
        borgo_json_object(json, NULL);
        engine_put_move(engine, table->state, outcomes[i].move, json, "move");
        borgo_json_number(json, "weight", outcomes[i].weight);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

void engine_put_moves_of(const struct engine *engine, unsigned seat, struct borgo_json *json)
{
    const struct borgo_table *table = &engine->table;
    const char number[2] = {(char)('0' + seat)};
    borgo_moves_list(table->game, table->box, table->state, seat, engine->moves);
    borgo_json_array(json, number);
    for (uint32_t i = 0; i < engine->moves->count; i++)
        engine_put_move(engine, table->state, engine->moves->at[i], json, NULL);
    borgo_json_close(json);
}
