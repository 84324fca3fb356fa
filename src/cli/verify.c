/* `borgo verify RECORD...`: plays records again and checks everything they say. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/records.h"

static void print_quoted(const char *string)
{
    size_t room = 6 * strlen(string) + sizeof "\"\"";
    char *buffer = allocate(room);
    struct borgo_text text;
    borgo_text_start(&text, buffer, room);
    borgo_put_json(&text, string);
    fputs(buffer, stdout);
    free(buffer);
}

static void print_result_json(const struct borgo_record *record)
{
    struct borgo_result result;
    const char *between = "";
    record->game->result(record->box, record->table.state, &result);
    fputs(",\"final\":[", stdout);
    for (unsigned seat = 0; seat < record->setup.players; seat++)
        printf("%s%" PRId32, seat ? "," : "", result.final[seat]);
    fputs("],\"winners\":[", stdout);
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        if (!(result.winners >> seat & 1))
            continue;
        printf("%s%u", between, seat);
        between = ",";
    }
    putchar(']');
}

static void report_json(const char *path, enum borgo_verdict verdict, const struct borgo_record *record, const char *why)
{
    static const char *const words[] = {"right", "wrong", "unreadable"};
    fputs("{\"file\":", stdout);
    print_quoted(path);
    printf(",\"ok\":%s,\"verdict\":\"%s\"", verdict == BORGO_RECORD_RIGHT ? "true" : "false", words[verdict]);
    if (verdict != BORGO_RECORD_RIGHT) {
        fputs(",\"error\":", stdout);
        print_quoted(why);
    } else {
        bool over = borgo_record_is_over(record);
        printf(",\"game\":\"%s\",\"players\":%d,\"moves\":%" PRIu32 ",\"over\":%s,\"deal\":\"%s\"", record->game->name,
               record->setup.players, record->table.count, over ? "true" : "false",
               record->has_seed ? "honest" : "unchecked");
        if (over)
            print_result_json(record);
    }
    puts("}");
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
