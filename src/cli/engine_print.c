/* What the machine door's answers are made of: see engine.h. */
#include "cli/engine.h"

#include <inttypes.h>

#include "core/setup.h"

void engine_print_json(const struct engine *engine, const char *string)
{
    char buffer[2 * BORGO_MAX_POSITION_TEXT];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_put_json(&text, string);
    fputs(buffer, engine->out);
}

void engine_print_seat(const struct engine *engine, unsigned seat)
{
    if (seat == BORGO_CHANCE)
        fputs("\"chance\"", engine->out);
    else
        fprintf(engine->out, "%u", seat);
}

void engine_print_seats(const struct engine *engine, const char *key, borgo_seats seats)
{
    const char *between = "";
    fprintf(engine->out, ",\"%s\":[", key);
    for (unsigned seat = 0; seat < 8; seat++) {
        if (!(seats >> seat & 1))
            continue;
        fputs(between, engine->out);
        engine_print_seat(engine, seat);
        between = ",";
    }
    putc(']', engine->out);
}

void engine_print_numbers(const struct engine *engine, const char *key, const int32_t *numbers, int count)
{
    fprintf(engine->out, ",\"%s\":[", key);
    for (int i = 0; i < count; i++)
        fprintf(engine->out, "%s%" PRId32, i ? "," : "", numbers[i]);
    putc(']', engine->out);
}

void engine_print_status_members(const struct engine *engine)
{
    const struct borgo_table *table = &engine->table;
    int players = engine->setup.players;
    borgo_seats to_act = borgo_table_to_act(table);
    int32_t scores[BORGO_MAX_SEATS] = {0};
    table->game->scores(table->box, table->state, scores);
    engine_print_seats(engine, "to_act", to_act);
    fprintf(engine->out, ",\"over\":%s", to_act ? "false" : "true");
    engine_print_numbers(engine, "scores", scores, players);
    if (to_act)
        return;
    struct borgo_result result;
    table->game->result(table->box, table->state, &result);
    engine_print_seats(engine, "winners", result.winners);
    engine_print_numbers(engine, "final", result.final, players);
}

void engine_print_move(const struct engine *engine, borgo_move move)
{
    char buffer[BORGO_MAX_MOVE_TEXT];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_write_move(engine->table.game, engine->table.box, engine->table.state, move, &text);
    fprintf(engine->out, "\"%s\"", buffer);
}

void engine_print_game(const struct engine *engine, const struct borgo_game *game)
{
    fprintf(engine->out, "{\"name\":\"%s\",\"players\":[", game->name);
    for (int i = 0; i < BORGO_MAX_SEATS && game->players[i]; i++)
        fprintf(engine->out, "%s%d", i ? "," : "", game->players[i]);
    fputs("],\"options\":{", engine->out);
    for (int i = 0; i < borgo_option_count(game); i++) {
        fprintf(engine->out, "%s\"%s\":[", i ? "," : "", game->option[i].name);
        for (int v = 0; v < borgo_value_count(&game->option[i]); v++)
            fprintf(engine->out, "%s\"%s\"", v ? "," : "", game->option[i].values[v]);
        putc(']', engine->out);
    }
    fputs("}}", engine->out);
}

void engine_print_chance(struct engine *engine)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    uint32_t count = engine->table.game->chance(engine->table.box, engine->table.state, outcomes);
    fputs("{\"ok\":true,\"chance\":[", engine->out);
    for (uint32_t i = 0; i < count; i++) {
        fputs(i ? ",{\"move\":" : "{\"move\":", engine->out);
        engine_print_move(engine, outcomes[i].move);
        fprintf(engine->out, ",\"weight\":%" PRIu32 "}", outcomes[i].weight);
    }
    fputs("]}\n", engine->out);
}

void engine_print_moves_of(struct engine *engine, unsigned seat)
{
    struct borgo_moves *moves = engine->moves;
    borgo_list_moves(engine->table.game, engine->table.box, engine->table.state, seat, moves);
    fprintf(engine->out, "\"%u\":[", seat);
    for (uint32_t i = 0; i < moves->count; i++) {
        fputs(i ? "," : "", engine->out);
        engine_print_move(engine, moves->at[i]);
    }
    putc(']', engine->out);
}
