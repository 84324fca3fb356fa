/* The end of a game at a server's table: its outcome, its record, and whether the deal was what was
 * promised. See online.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/keep.h"
#include "cli/online.h"
#include "cli/records.h"
#include "cli/sealing.h"
#include "terminal/outcome.h"
#include "terminal/story.h"

static void tell_why(struct online *online)
{
    const struct online_info *info = &online->info;
    const char *name = online_name(online, info->ended_by);
    online_clear(online);
    if (strcmp(info->why, "resigned") == 0)
        say(tr("%s has given the game up."), name);
    else if (strcmp(info->why, "left") == 0 && info->ended_by != BORGO_WATCHER)
        say(tr("The game was ended because %s did not come back."), name);
    else if (strcmp(info->why, "rules") == 0)
        say("%s", tr("This server plays by newer rules: the game can't go on."));
    else
        say("%s", tr("The table is closed."));
    if (info->winners && online->seat != BORGO_WATCHER)
        say("%s", info->winners >> online->seat & 1 ? tr("You win.") : tr("You lose."));
}

/* What this client saw before the first card is what the record says now. */
static void tell_proof(const struct online *online, const struct borgo_record *record)
{
    char hex[BORGO_HEX_SIZE];
    borgo_hash_write_hex(record->pact.commitment, hex);
    bool sealed = online->seat != BORGO_WATCHER && strcmp(online->numbered, hex) == 0;
    if (online->promised[0] && strcmp(online->promised, hex) != 0)
        complain("this is not the deal that was promised: its seal was another one");
    else if (sealed
             && memcmp(record->pact.number[online->seat], online->pact_number, BORGO_SEED_BYTES)
                    != 0)
        complain("this is not the deal that was promised: your number is not in it");
    else if (online->promised[0] && sealed && borgo_record_deal(record) == BORGO_DEAL_PROVED)
        say("%s", tr("The deal is proved: it has the seal you saw, and your own number in it."));
}

static void show_outcome(struct online *online, const struct borgo_record *record)
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

/* It goes to the finished games. */
static void keep_record(const struct borgo_record *record)
{
    struct borgo_error error = {.translate = tr};
    struct file_lock lock = {0};
    char *path = new_kept_game(record->game->name, &lock, &error), *finished = NULL;
    if (path && save_record(record, path, save_file, &error))
        finished = finish_kept_game(path, &error);
    if (finished)
        say(tr("The record is in '%s'."), finished);
    else
        complain("%s", error.message);
    unlock_file(&lock);
    free(path);
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
    if (borgo_record_is_over(&record)) {
        show_outcome(online, &record);
        tell_proof(online, &record);
    }
    keep_record(&record);
    borgo_record_close(&record);
    forget_number(online->link.table);
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
