/* `borgo verify RECORD...`: plays records again and checks everything they say. Right and proved is
 * something else than right but not to be checked: a deal whose promise was cut out of the file
 * must not look like an honest one. */
#include <stdio.h>

#include "cli/json_line.h"
#include "cli/records.h"
#include "cli/sealing.h"
#include "table/check.h"
#include "wire/wire.h"

enum { EXIT_UNPROVED = 3 };

/* How many draws were compared with the dealer's: all, or none. */
static uint32_t checked_draws(const struct borgo_record *record)
{
    return record->can_deal ? borgo_check_count_draws(&record->table) : 0;
}

static void report_json(const char *path, enum borgo_verdict verdict,
                        const struct borgo_record *record, const char *why)
{
    struct json_line line;
    struct borgo_json *json = start_json_line(&line, stdout);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "file", path);
    borgo_json_bool(json, "ok", verdict == BORGO_RECORD_RIGHT);
    borgo_wire_put_verdict(verdict, record, why, json);
    end_json_line(&line);
}

static const char *deal_text(enum borgo_deal deal)
{
    switch (deal) {
    case BORGO_DEAL_PROVED:
        return tr("deal: proved, %u of %u draws are what the promised seed and the people's "
                  "numbers give");
    case BORGO_DEAL_HOUSE:
        return tr("deal: not proved, %u of %u draws are what the promised seed gives, but nobody "
                  "at the table added a "
                  "number to it");
    case BORGO_DEAL_CHOSEN:
        return tr("deal: not proved, %u of %u draws are what the seed gives, but somebody chose "
                  "the seed");
    case BORGO_DEAL_SECRET:
        return tr("deal: not checkable, %u of %u draws compared: the seed is not published yet");
    case BORGO_DEAL_WAITS:
        return tr("deal: not checkable, %u of %u draws compared: not all numbers are open yet");
    case BORGO_DEAL_UNKNOWN:
        break;
    }
    return tr("deal: not checkable, %u of %u draws compared: no dealer has promised it");
}

static void report_happenings(const struct borgo_record *record)
{
    char names[BORGO_MAX_SEATS * (BORGO_MAX_NAME + 16)];
    struct borgo_text text;
    borgo_text_start(&text, names, sizeof names);
    put_backs(record, &text);
    if (record->table.mark_count)
        printf("  %s: %s\n", tr("taken back after something was revealed"), names);
    for (uint32_t i = 0; i < record->changes; i++) {
        printf("  ");
        printf(tr("seat %u: %s (%s) from move %u on"), record->change[i].seat,
               record->change[i].who.name, record->change[i].who.player,
               (unsigned)record->change[i].at + 1);
        printf("\n");
    }
    for (uint32_t i = 0; i < record->attempts; i++) {
        printf("  ");
        printf(tr("seat %u: %s was replaced before the deal, and all numbers were made anew"),
               record->attempt[i].seat, record->attempt[i].who.name);
        printf("\n");
    }
}

/* Where a game begins that doesn't begin at its own start. */
static void report_beginning(const struct borgo_record *record)
{
    if (!record->placed)
        return;
    printf("  ");
    if (*record->origin.record)
        printf(tr("begins at a position: that of '%s' after %u moves, it says"),
               record->origin.record, (unsigned)record->origin.step);
    else
        printf("%s", tr("begins at a position"));
    printf("\n");
}

static void report_right(const char *path, const struct borgo_record *record)
{
    enum borgo_deal deal = borgo_record_deal(record);
    printf("%s: %s\n", path,
           deal == BORGO_DEAL_PROVED ? tr("right") : tr("right, as far as it can be checked"));
    printf(tr_count("  rules: %u move, legal", "  rules: %u moves, all legal", record->table.count),
           (unsigned)record->table.count);
    printf("\n");
    if (record->rules != record->game->rules) {
        printf("  ");
        printf(tr("version of the rules: %d; by version %d, which this program has, it comes out "
                  "the same"),
               record->rules, record->game->rules);
        printf("\n");
    }
    report_beginning(record);
    printf("  %s\n  ", borgo_record_is_over(record)
                           ? tr("result: totals and winners as the moves give them")
                           : tr("result: none, the game is unfinished"));
    printf(deal_text(deal), (unsigned)checked_draws(record),
           (unsigned)borgo_check_count_draws(&record->table));
    printf("\n");
    report_happenings(record);
}

static int exit_code(enum borgo_verdict verdict, const struct borgo_record *record)
{
    if (verdict != BORGO_RECORD_RIGHT)
        return verdict_code(verdict);
    return borgo_record_deal(record) == BORGO_DEAL_PROVED ? EXIT_FINE : EXIT_UNPROVED;
}

static int verify(const struct arguments *arguments, const char *path)
{
    struct borgo_error error = {.translate = tr};
    struct borgo_record record;
    enum borgo_verdict verdict = load_record(path, &record, &error);
    int code = exit_code(verdict, &record);
    if (has_flag(arguments, "--json"))
        report_json(path, verdict, &record, error.message);
    else if (verdict == BORGO_RECORD_RIGHT)
        report_right(path, &record);
    else
        complain("%s", error.message);
    if (verdict == BORGO_RECORD_RIGHT)
        borgo_record_close(&record);
    return code;
}

/* Of several records the worst counts: not readable, wrong, not proved, proved. */
static int worse(int a, int b)
{
    static const int order[] = {EXIT_BAD_INPUT, EXIT_FAILED, EXIT_UNPROVED};
    for (int i = 0; i < 3; i++)
        if (a == order[i] || b == order[i])
            return order[i];
    return EXIT_FINE;
}

static int run(const struct arguments *arguments)
{
    int worst = EXIT_FINE;
    for (int i = 0; i < arguments->count; i++)
        worst = worse(worst, verify(arguments, arguments->word[i]));
    return worst;
}

const struct command command_verify = {
    .name = "verify",
    .words = "RECORD...",
    .least = 1,
    .most = MAX_ARGUMENTS,
    .summary = N_("plays records again and checks all they say"),
    .details = N_("Moves against the rules, the result against the moves, the deal against what "
                  "was promised before the "
                  "first move. The exit code is 0 if all are right and their deals proved, 3 if "
                  "one is right but its deal "
                  "can't be checked or proves nothing, 1 if one is wrong, 2 if one can't be read."),
    .flags = {{"--json", NULL, N_("one JSON object a line")}},
    .run = run,
};
