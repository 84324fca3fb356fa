/* `borgo rerun`: plays every game of a store again by the rules of this program, finished ones from
 * their records, others from their events, and tells of each that doesn't come out as it is stored.
 * It only reads, also beside a running server: each table is read for itself, so that nothing long
 * holds the store's log. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/json_line.h"
#include "cli/storing.h"
#include "server/journal.h"
#include "table/record.h"

struct rerun {
    struct store *store;
    char (*id)[STORE_ID + 1];
    uint32_t count, room;
    uint32_t same, different, closed;
    struct borgo_moves *moves;
    bool json, progress;
};

/* A table being looked at. */
struct looking {
    struct rerun *rerun;
    const struct store_table *row;
    struct hall_table *table;
    uint32_t events;
    bool differs;
    struct borgo_error error; /* what differs */
};

static bool gather(void *rerun_, const struct store_table *row)
{
    struct rerun *rerun = rerun_;
    if (rerun->count == rerun->room) {
        rerun->room = rerun->room ? 2 * rerun->room : 1024;
        void *more = realloc(rerun->id, rerun->room * sizeof *rerun->id);
        if (!more)
            abort();
        rerun->id = more;
    }
    snprintf(rerun->id[rerun->count++], sizeof *rerun->id, "%s", row->id);
    return true;
}

static void clear_progress(const struct rerun *rerun)
{
    if (rerun->progress)
        fprintf(stderr, "\r%30s\r", "");
}

static void draw_progress(const struct rerun *rerun, uint32_t done)
{
    if (rerun->progress && done % 16 == 0)
        fprintf(stderr, "\r%u/%u", (unsigned)done, (unsigned)rerun->count);
}

/* `event` is 0 where it is the record that differs. */
static void report_json(const struct store_table *row, uint32_t event, const char *why)
{
    struct json_line line;
    struct borgo_json *json = start_json_line(&line, stdout);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "table", row->id);
    borgo_json_string(json, "game", row->game);
    borgo_json_number(json, "rules", row->rules);
    if (event)
        borgo_json_number(json, "event", event);
    borgo_json_string(json, "in", event ? "events" : "record");
    borgo_json_string(json, "why", why);
    end_json_line(&line);
}

static void report(struct looking *looking, uint32_t event)
{
    const struct store_table *row = looking->row;
    const char *why = looking->error.message;
    looking->differs = true;
    clear_progress(looking->rerun);
    if (looking->rerun->json) {
        report_json(row, event, why);
        return;
    }
    printf(tr("%s: %s, rules %u"), row->id, row->game, (unsigned)row->rules);
    printf(": ");
    if (event) {
        printf(tr("event %u"), (unsigned)event);
        printf(": ");
    }
    printf("%s\n", why);
}

static bool take_event(void *looking_, const struct store_event *event)
{
    struct looking *looking = looking_;
    looking->events++;
    bool fine = event->number == looking->events
                    ? journal_read(looking->table, event, looking->rerun->moves, &looking->error)
                    : borgo_error_fail(&looking->error, "the event before it is missing");
    if (!fine)
        report(looking, event->number);
    return fine;
}

static void look_at_events(struct looking *looking, struct borgo_error *error)
{
    struct hall_table *table = allocate(sizeof *table);
    memset(table, 0, sizeof *table);
    snprintf(table->id, sizeof table->id, "%s", looking->row->id);
    table->ended_by = BORGO_WATCHER;
    looking->table = table;
    store_read_events(looking->rerun->store, looking->row->id, 1, take_event, looking, error);
    if (looking->events == 0) {
        borgo_error_fail(&looking->error, "it has no events");
        report(looking, 1);
    }
    journal_empty(table);
    free(table);
}

static void look_at_record(struct looking *looking)
{
    struct borgo_record record;
    const char *text = looking->row->record ? looking->row->record : "";
    if (borgo_record_read(&record, "record", text, &looking->error) == BORGO_RECORD_RIGHT)
        borgo_record_close(&record);
    else
        report(looking, 0);
}

/* What is read of a table: whether the store could be read is the caller's. */
struct look {
    struct rerun *rerun;
    struct borgo_error *error;
};

static bool look_at(void *look_, const struct store_table *row)
{
    struct look *look = look_;
    struct looking looking = {.rerun = look->rerun, .row = row, .error = {.translate = tr}};
    if (row->phase == STORE_CLOSED) {
        look->rerun->closed++;
        return true;
    }
    if (row->phase == STORE_OVER)
        look_at_record(&looking);
    else
        look_at_events(&looking, look->error);
    if (looking.differs)
        look->rerun->different++;
    else
        look->rerun->same++;
    return true;
}

static void report_sum(const struct rerun *rerun)
{
    struct json_line line;
    clear_progress(rerun);
    if (!rerun->json) {
        printf(tr("Tables: %u. The same: %u. Different: %u. Closed, not looked at: %u."),
               (unsigned)rerun->count, (unsigned)rerun->same, (unsigned)rerun->different,
               (unsigned)rerun->closed);
        putchar('\n');
        return;
    }
    struct borgo_json *json = start_json_line(&line, stdout);
    borgo_json_object(json, NULL);
    borgo_json_number(json, "tables", rerun->count);
    borgo_json_number(json, "same", rerun->same);
    borgo_json_number(json, "different", rerun->different);
    borgo_json_number(json, "closed", rerun->closed);
    end_json_line(&line);
}

/* False where the store can't be read. */
static bool rerun_all(struct rerun *rerun, struct borgo_error *error)
{
    struct look look = {rerun, error};
    if (!store_all(rerun->store, gather, rerun, error))
        return false;
    for (uint32_t i = 0; i < rerun->count; i++) {
        draw_progress(rerun, i);
        if (!store_read_table(rerun->store, rerun->id[i], look_at, &look, error)
            || error->message[0]) {
            clear_progress(rerun);
            return false;
        }
    }
    report_sum(rerun);
    return true;
}

static int run(const struct arguments *arguments)
{
    struct borgo_error error = {.translate = tr};
    struct rerun rerun = {.json = has_flag(arguments, "--json"), .progress = isatty(STDERR_FILENO)};
    char *path = store_path(arguments, false);
    if (!path)
        return EXIT_BAD_INPUT;
    rerun.store = store_open_to_read(path, &error);
    free(path);
    if (!rerun.store)
        return complain("%s", error.message);
    rerun.moves = allocate(sizeof *rerun.moves);
    bool fine = rerun_all(&rerun, &error);
    store_close(rerun.store);
    free(rerun.moves);
    free(rerun.id);
    if (!fine)
        return complain("%s", error.message);
    return rerun.different ? EXIT_FAILED : EXIT_FINE;
}

const struct command command_rerun = {
    .name = "rerun",
    .words = "",
    .summary = N_("plays every stored game again by the rules of this program"),
    .details = N_("Finished games from their records, others from what happened at their tables, "
                  "with what chance dealt. Each that doesn't come out as it is stored is a line: "
                  "table, game, version of the rules, event, and what differs. Nothing is changed, "
                  "and a server may run meanwhile. The exit code is 1 if anything differs."),
    .flags = {STORE_FLAG, {"--json", NULL, N_("one JSON object a line")}},
    .run = run,
};
