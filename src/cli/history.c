/* Your record at the terminal: see history.h. */
#include "cli/history.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/analyse.h"
#include "cli/identity.h"
#include "cli/records.h"

enum { LINE = 600 };

const char *file_of(const struct past_game *game)
{
    return strrchr(game->path, '/') + 1;
}

const char *kind_word(int kind)
{
    return kind == BORGO_NO_REASON ? "none" : borgo_reason_word((enum borgo_reason_kind)kind);
}

/* Whose game it is: the only person's, or of several the one who has this user's name. */
static int own_seat(const struct borgo_record *record, const char *name)
{
    int found = SHARED_SEAT, named = SHARED_SEAT;
    unsigned people = 0;
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        if (strcmp(record->seat[seat].player, BORGO_PERSON) != 0)
            continue;
        people++;
        found = (int)seat;
        if (*name && borgo_seat_same_name(record->seat[seat].name, name))
            named = (int)seat;
    }
    return people == 1 ? found : named;
}

/* False: it can't be read, is not over, or nobody but computer players played. */
static bool read_past_game(const char *path, const char *name, struct past_game *game)
{
    struct borgo_record record;
    struct borgo_error error = {0};
    struct stat about;
    if (stat(path, &about) != 0 || load_record(path, &record, &error) != BORGO_RECORD_RIGHT)
        return false;
    bool counts = borgo_record_is_over(&record)
                  && borgo_record_persons(record.seat, record.setup.players) != 0;
    if (counts) {
        *game = (struct past_game){.path = strdup(path),
                                   .game = record.game,
                                   .when = about.st_mtime,
                                   .players = record.setup.players,
                                   .seat = own_seat(&record, name)};
        memcpy(game->who, record.seat, sizeof game->who);
        record.game->result(record.box, record.table.state, &game->result);
    }
    borgo_record_close(&record);
    return counts;
}

/* `FILE DECISIONS word:count:cost …`, a line for each game. */
static void read_judged_line(char *line, struct history *history)
{
    char *rest, *file = strtok_r(line, " ", &rest), *word = strtok_r(NULL, " ", &rest);
    struct past_game *game = NULL;
    for (unsigned i = 0; i < history->count && file; i++)
        if (strcmp(file_of(&history->game[i]), file) == 0)
            game = &history->game[i];
    if (!game || !word)
        return;
    game->judged = true;
    game->decisions = (uint32_t)strtoul(word, NULL, 10);
    while ((word = strtok_r(NULL, " ", &rest)) != NULL) {
        size_t length = strcspn(word, ":");
        for (int kind = 0; kind < BORGO_REASON_KINDS && word[length]; kind++) {
            const char *name = kind_word(kind);
            char *end;
            if (strlen(name) != length || strncmp(name, word, length) != 0)
                continue;
            game->kind[kind].count = (uint32_t)strtoul(word + length + 1, &end, 10);
            game->kind[kind].cost = *end == ':' ? strtoll(end + 1, NULL, 10) : 0;
        }
    }
}

static void read_judged(struct history *history)
{
    char *path = kept_path("judged", NULL), *text = path ? read_text_file(path, NULL) : NULL, *rest;
    for (char *line = text ? strtok_r(text, "\n", &rest) : NULL; line;
         line = strtok_r(NULL, "\n", &rest))
        read_judged_line(line, history);
    free(text);
    free(path);
}

void open_history(struct history *history)
{
    char *paths[MOST_FINISHED], name[BORGO_MAX_NAME + 1];
    unsigned there = list_finished_games(paths, MOST_FINISHED);
    *history = (struct history){0};
    read_own_name(name);
    for (unsigned i = there; i > 0; i--) {
        if (read_past_game(paths[i - 1], name, &history->game[history->count]))
            history->count++;
        free(paths[i - 1]);
    }
    read_judged(history);
}

void close_history(struct history *history)
{
    for (unsigned i = 0; i < history->count; i++)
        free(history->game[i].path);
}

static void add_costs(struct past_game *game, const struct borgo_analysis *found)
{
    for (uint32_t i = 0; i < found->count; i++) {
        const struct borgo_judgement *judgement = &found->judgement[i];
        struct borgo_reason reason;
        if (!judgement->known || found->decision[i].seat != (unsigned)game->seat)
            continue;
        game->decisions++;
        int32_t cost = borgo_judgement_cost(judgement, (unsigned)game->seat);
        if (cost < BORGO_COST_MISTAKE)
            continue;
        borgo_reason_of(found, i, &reason);
        game->kind[reason.kind].count++;
        game->kind[reason.kind].cost += cost;
    }
    game->judged = true;
}

bool judge_past_game(struct past_game *game, uint32_t budget, uint64_t threads)
{
    struct borgo_record record;
    struct borgo_error error = {.translate = tr};
    if (load_record(game->path, &record, &error) != BORGO_RECORD_RIGHT)
        return complain("%s", error.message), false;
    struct analysis analysis = {.record = &record,
                                .player = borgo_player_find("master", NULL),
                                .budget = budget,
                                .seed = 1,
                                .seats = (borgo_seats)(1u << game->seat)};
    borgo_analysis_open(&analysis.found, &record.table);
    bool done = analyse_all(&analysis, threads);
    if (done)
        add_costs(game, &analysis.found);
    borgo_analysis_close(&analysis.found);
    borgo_record_close(&record);
    return done;
}

bool keep_judged(const struct history *history, struct borgo_error *error)
{
    char *path = kept_path("judged", error);
    char *room = allocate((size_t)(history->count + 1) * LINE);
    struct borgo_text text;
    borgo_text_start(&text, room, (size_t)(history->count + 1) * LINE);
    for (unsigned i = 0; i < history->count; i++) {
        const struct past_game *game = &history->game[i];
        if (!game->judged)
            continue;
        borgo_text_print(&text, "%s %u", file_of(game), (unsigned)game->decisions);
        for (int kind = 0; kind < BORGO_REASON_KINDS; kind++)
            if (game->kind[kind].count)
                borgo_text_print(&text, " %s:%u:%d", kind_word(kind),
                                 (unsigned)game->kind[kind].count, (int)game->kind[kind].cost);
        borgo_text_put(&text, "\n");
    }
    bool kept = path && save_file(path, room, text.used, true, error);
    free(room);
    free(path);
    return kept;
}

void forget_history(const struct history *history)
{
    char *path = kept_path("judged", NULL);
    for (unsigned i = 0; i < history->count; i++)
        unlink(history->game[i].path);
    if (path)
        unlink(path);
    free(path);
}
