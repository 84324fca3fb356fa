/* The end of a game at a server's table: its outcome, its record, and whether the deal was what was
 * promised. See online.h. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/keep.h"
#include "cli/online.h"
#include "cli/records.h"
#include "cli/sealing.h"
#include "terminal/outcome.h"
#include "terminal/story.h"

enum { LONGEST = 600 };

/* Last words; on the full screen they stand above the end, and below it when that is gone. */
__attribute__((format(printf, 2, 3))) static void part(struct online *online, const char *format,
                                                       ...)
{
    char text[LONGEST];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (online->full)
        full_part(online, text);
    else
        online_tell(online, "%s", text);
}

static void tell_why(struct online *online)
{
    const struct online_info *info = &online->info;
    const char *name = online_name(online, info->ended_by);
    if (strcmp(info->why, "resigned") == 0)
        part(online, tr("%s has given the game up."), name);
    else if (strcmp(info->why, "left") == 0 && info->ended_by != BORGO_WATCHER)
        part(online, tr("The game was ended because %s did not come back."), name);
    else if (strcmp(info->why, "rules") == 0)
        part(online, "%s", tr("This server plays by newer rules: the game can't go on."));
    else
        part(online, "%s", tr("The table is closed."));
    if (info->winners && online->seat != BORGO_WATCHER)
        part(online, "%s", info->winners >> online->seat & 1 ? tr("You win.") : tr("You lose."));
}

static void accuse(struct online *online, const char *complaint)
{
    if (online->full)
        full_part(online, tr(complaint));
    else
        complain("%s", tr(complaint));
}

/* What this client saw before the first card is what the record says now. */
static void tell_proof(struct online *online, const struct borgo_record *record)
{
    char hex[BORGO_HEX_SIZE];
    borgo_hash_write_hex(record->pact.commitment, hex);
    bool sealed = online->seat != BORGO_WATCHER && strcmp(online->numbered, hex) == 0;
    if (online->promised[0] && strcmp(online->promised, hex) != 0)
        accuse(online, N_("this is not the deal that was promised: its seal was another one"));
    else if (sealed
             && memcmp(record->pact.number[online->seat], online->pact_number, BORGO_SEED_BYTES)
                    != 0)
        accuse(online, N_("this is not the deal that was promised: your number is not in it"));
    else if (online->promised[0] && sealed && borgo_record_deal(record) == BORGO_DEAL_PROVED)
        part(online, "%s",
             tr("The deal is proved: it has the seal you saw, and your own number in it."));
}

void online_show_outcome(struct online *online, const struct borgo_record *record)
{
    const char *names[BORGO_MAX_SEATS];
    table_names(record, names);
    printf("\n");
    print_board(&online->screen, record->game, record->box, record->table.state, BORGO_CHANCE,
                names);
    printf("\n");
    print_outcome(&online->screen, record);
    tell_backs(record);
    printf("\n");
    tell_seed(record);
}

char *online_keep_record(const struct borgo_record *record, struct borgo_error *error)
{
    struct file_lock lock = {0};
    char *path = new_kept_game(record->game->name, &lock, error), *finished = NULL;
    if (path && save_record(record, path, save_file, error))
        finished = finish_kept_game(path, error);
    unlock_file(&lock);
    free(path);
    return finished;
}

static void keep_record(const struct borgo_record *record)
{
    struct borgo_error error = {.translate = tr};
    char *finished = online_keep_record(record, &error);
    if (finished)
        say(tr("The record is in '%s'."), finished);
    else
        complain("%s", error.message);
    free(finished);
}

void online_take_record(struct online *online, const char *text)
{
    struct borgo_record record;
    struct borgo_error error = {.translate = tr};
    if (borgo_record_read(&record, online->link.table, text, &error) != BORGO_RECORD_RIGHT) {
        online_fail(online, error.message);
        return;
    }
    online_clear(online);
    forget_number(online->link.table);
    if (borgo_record_is_over(&record) && !online->full)
        online_show_outcome(online, &record);
    if (borgo_record_is_over(&record))
        tell_proof(online, &record);
    if (online->full) {
        full_take_record(online, &record);
        return;
    }
    keep_record(&record);
    borgo_record_close(&record);
    online->leaves = true;
}

void online_end(struct online *online)
{
    const struct online_info *info = &online->info;
    if (!online->entered || info->phase < AT_OVER || online->waits_for_record || online->leaves)
        return;
    if (strcmp(info->why, "over") != 0)
        tell_why(online);
    if (info->phase == AT_CLOSED) {
        forget_number(online->link.table);
        online->leaves = true;
        return;
    }
    online->waits_for_record = true;
    online_say(online, SAID_RECORD, "record", NULL);
}
