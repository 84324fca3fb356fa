/* `borgo verify RECORD...`: plays records again and checks everything they say. */
#include <stdio.h>

#include "cli/json_line.h"
#include "cli/records.h"

static void put_result(const struct borgo_record *record, struct borgo_json *json)
{
    struct borgo_result result;
    record->game->result(record->box, record->table.state, &result);
    borgo_json_array(json, "final");
    for (unsigned seat = 0; seat < record->setup.players; seat++)
        borgo_json_number(json, NULL, result.final[seat]);
    borgo_json_close(json);
    borgo_json_array(json, "winners");
    for (unsigned seat = 0; seat < record->setup.players; seat++)
        if (result.winners >> seat & 1)
            borgo_json_number(json, NULL, seat);
    borgo_json_close(json);
}

static void put_record(const struct borgo_record *record, struct borgo_json *json)
{
    bool over = borgo_record_is_over(record);
    borgo_json_string(json, "game", record->game->name);
    borgo_json_number(json, "players", record->setup.players);
    borgo_json_number(json, "moves", record->table.count);
    borgo_json_bool(json, "over", over);
    borgo_json_string(json, "deal", record->has_seed ? "honest" : "unchecked");
    if (over)
        put_result(record, json);
}

static void report_json(const char *path, enum borgo_verdict verdict, const struct borgo_record *record, const char *why)
{
    static const char *const words[] = {"right", "wrong", "unreadable"};
    struct json_line line;
    struct borgo_json *json = start_json_line(&line, stdout);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "file", path);
    borgo_json_bool(json, "ok", verdict == BORGO_RECORD_RIGHT);
    borgo_json_string(json, "verdict", words[verdict]);
    if (verdict == BORGO_RECORD_RIGHT)
        put_record(record, json);
    else
        borgo_json_string(json, "error", why);
    end_json_line(&line);
}

static void report_right(const char *path, const struct borgo_record *record)
{
    bool over = borgo_record_is_over(record);
    printf("%s: %s\n", path, tr("right"));
    printf(tr_count("  rules: %u move, legal", "  rules: %u moves, all legal", record->table.count),
           (unsigned)record->table.count);
    printf("\n  %s\n",
           over ? tr("result: totals and winners as the moves give them") : tr("result: none, the game is unfinished"));
    if (record->has_seed)
        printf("  %s\n",
               tr("deal: honest, every chance move is the one the seed gives, and the seed has the published hash"));
    else if (record->has_hash)
        printf("  %s\n", tr("deal: not checkable, the seed is not published yet"));
    else
        printf("  %s\n", tr("deal: not checkable, no dealer's hash in the record"));
}

static int verify(const struct arguments *arguments, const char *path)
{
    struct borgo_error error = {.translate = tr};
    struct loaded loaded;
    enum borgo_verdict verdict = load_record(arguments, path, &loaded, &error);
    if (has_flag(arguments, "--json"))
        report_json(path, verdict, &loaded.record, *error.message ? error.message : tr("its data can't be used"));
    else if (verdict == BORGO_RECORD_RIGHT)
        report_right(path, &loaded.record);
    else if (*error.message)
        complain("%s", error.message);
    if (verdict == BORGO_RECORD_RIGHT)
        free_loaded(&loaded);
    return verdict_code(verdict);
}

static int run(const struct arguments *arguments)
{
    int worst = EXIT_FINE;
    for (int i = 0; i < arguments->count; i++) {
        int code = verify(arguments, arguments->word[i]);
        worst = code > worst ? code : worst;
    }
    return worst;
}

const struct command command_verify = {
    .name = "verify",
    .words = "RECORD...",
    .least = 1,
    .most = MAX_ARGUMENTS,
    .summary = N_("plays records again and checks all they say"),
    .details = N_("Moves against the rules, the result against the moves, the deal against the dealer's seed. "
                  "The exit code is 0 if all are right, 1 if one is wrong, 2 if one can't be read."),
    .flags = {{"--data", "[NAME=]FILE", N_("the board, tile set or deck it was played with")},
              {"--json", NULL, N_("one JSON object a line")}},
    .run = run,
};
