/* The full-screen program behind the commands: see full.h. */
#include "cli/full.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/keep.h"
#include "core/setup.h"
#include "games/registry.h"
#include "host/host.h"
#include "terminal/full/board.h"
#include "terminal/full/lesson.h"
#include "terminal/full/menu.h"
#include "terminal/full/puzzle.h"
#include "terminal/full/replay.h"
#include "terminal/full/table.h"

bool wants_full_screen(const struct arguments *arguments)
{
    return !has_flag(arguments, "--plain") && frame_is_possible();
}

static const struct flag *flag_named(const struct command *command, const char *name)
{
    for (int i = 0; i < MAX_FLAGS && command->flags[i].name; i++)
        if (strcmp(command->flags[i].name, name) == 0)
            return &command->flags[i];
    return NULL;
}

static void add_word(struct chosen_words *words, const char *flag, const char *name,
                     const char *value)
{
    struct arguments *arguments = &words->arguments;
    if (words->count == 2 * MAX_FLAGS || arguments->flags == MAX_ARGUMENTS)
        return;
    char *text = words->text[words->count++];
    snprintf(text, sizeof words->text[0], "%s%s%s", name, *name ? "=" : "", value);
    arguments->flag[arguments->flags] = flag_named(arguments->command, flag);
    arguments->value[arguments->flags++] = text;
}

/* Who has said it with flags already isn't asked twice. */
static bool has_said(const struct arguments *arguments)
{
    return has_flag(arguments, "--players") || has_flag(arguments, "--seat")
           || has_flag(arguments, "--option") || has_flag(arguments, "--data");
}

static void add_choice(struct chosen_words *words, const struct menu_choice *choice)
{
    const struct borgo_game *game = choice->game;
    char number[12];
    snprintf(number, sizeof number, "%u", choice->setup.players);
    add_word(words, "--players", "", number);
    for (unsigned seat = 0; seat < choice->setup.players; seat++) {
        snprintf(number, sizeof number, "%u", seat);
        add_word(words, "--seat", number,
                 choice->level[seat] == PERSON ? BORGO_PERSON
                                               : borgo_players[choice->level[seat]]->name);
    }
    for (int i = 0; i < borgo_setup_option_count(game); i++)
        if (!choice->edition->option
            || strncmp(choice->edition->option, game->option[i].name, strlen(game->option[i].name))
                   != 0)
            add_word(words, "--option", game->option[i].name,
                     game->option[i].values[choice->setup.option[i]]);
}

enum { MOST_KEPT = 5 };

static void describe_kept(const struct kept_game *game, char *line, size_t size)
{
    char when[40];
    struct tm parts;
    localtime_r(&game->when, &parts);
    strftime(when, sizeof when, "%Y-%m-%d %H:%M", &parts);
    snprintf(
        line, size,
        tr_count("go on with %s: %s; %u move, %s", "go on with %s: %s; %u moves, %s", game->moves),
        game->title, game->players, (unsigned)game->moves, when);
}

bool choose_full_screen(const struct arguments *arguments, struct play *play, struct start *wanted,
                        struct chosen_words *words)
{
    struct kept_game games[MOST_KEPT];
    char line[MOST_KEPT][200], *lines[MOST_KEPT];
    struct frame frame;
    struct menu_choice choice;
    *wanted = (struct start){0};
    if (!frame_open(&frame, play->screen.colour))
        return choose_start(&play->input, wanted);
    unsigned count = list_kept_games(games, MOST_KEPT);
    for (unsigned i = 0; i < count; i++) {
        describe_kept(&games[i], line[i], sizeof line[i]);
        lines[i] = line[i];
    }
    bool chosen = choose_on_screen(&frame, lines, count, &choice);
    frame_close(&frame);
    if (frame.ended)
        play->input.end = INPUT_INTERRUPTED;
    wanted->puzzles = chosen && choice.puzzles;
    if (chosen && choice.learns)
        wanted->learn = choice.game->name;
    else if (chosen && choice.kept >= 0)
        wanted->load = strdup(games[choice.kept].path);
    else if (chosen && choice.edition)
        wanted->game = choice.edition->name;
    if (chosen && choice.edition && !has_said(arguments))
        add_choice(words, &choice);
    free_kept_games(games, count);
    return chosen;
}

static void keep(void *play)
{
    keep_play(play);
}

enum full_end play_full_screen(struct play *play)
{
    static const enum full_end ends[] = {[TABLE_LEFT] = FULL_LEFT,
                                         [TABLE_ENDED] = FULL_LEFT,
                                         [TABLE_OVER] = FULL_OVER,
                                         [TABLE_REMATCH] = FULL_REMATCH};
    struct frame frame;
    if (!find_board(play->sitting.record.game) || !frame_open(&frame, play->screen.colour))
        return FULL_NOT_SHOWN;
    struct table_settings settings = {
        .seconds = play->seconds, .budget = play->budget, .keep = keep, .context = play};
    enum table_end end = play_table(&frame, &play->sitting, &settings);
    frame_close(&frame);
    if (end == TABLE_ENDED)
        play->input.end = INPUT_INTERRUPTED;
    return ends[end];
}

bool open_rematch(const struct borgo_record *record, struct borgo_record *again)
{
    unsigned char seed[BORGO_SEED_BYTES];
    void *box = allocate(record->game->box_size);
    if (!borgo_setup_make_box(record->game, &record->setup, box, NULL)) {
        free(box);
        return false;
    }
    host_random_bytes(seed, sizeof seed);
    struct borgo_beginning same = {record->table.start, record->origin};
    borgo_record_open_at(again, record->game, &record->setup, box, record->seat, BORGO_HOUSE, seed,
                         record->placed ? &same : NULL);
    return true;
}

bool replay_full_screen(const struct borgo_record *record, bool colour)
{
    struct frame frame;
    if (!find_board(record->game) || !frame_open(&frame, colour))
        return false;
    replay_record(&frame, record, 0);
    frame_close(&frame);
    return true;
}

bool analyse_full_screen(const struct analysis *analysis, bool colour)
{
    struct analysis_settings settings = {.player = analysis->player,
                                         .budget = (uint32_t)analysis->budget,
                                         .seconds = (double)analysis->milliseconds / 1000,
                                         .seed = analysis->seed,
                                         .seats = analysis->seats};
    struct frame frame;
    if (!frame_open(&frame, colour))
        return false;
    analyse_record(&frame, analysis->record, &settings);
    frame_close(&frame);
    return true;
}

bool learn_full_screen(const struct borgo_lesson *lesson, unsigned step, bool colour, bool *over)
{
    struct frame frame;
    uint64_t seed;
    if (!find_board(lesson->game) || !frame_open(&frame, colour))
        return false;
    host_random_bytes(&seed, sizeof seed);
    *over = lead_lesson(&frame, lesson, step, seed);
    frame_close(&frame);
    return true;
}

bool puzzles_full_screen(const char *game, unsigned number, bool colour)
{
    struct frame frame;
    if (!find_board(borgo_games_find(game, NULL, NULL)) || !frame_open(&frame, colour))
        return false;
    solve_puzzles(&frame, game, number);
    frame_close(&frame);
    return true;
}
