/* Puzzles that are built in, and somebody at one of them: see puzzles.h. */
#include "terminal/puzzles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "terminal/language.h"

extern const char borgo_puzzles_project_skyline[], borgo_puzzles_shibuya[],
    borgo_puzzles_sunrise_city[], borgo_puzzles_sunrise_lane[];

/* In the order of the days. */
static const struct {
    const char *game, *text;
} shelf[] = {
    {"shibuya", borgo_puzzles_shibuya},
    {"sunrise-lane", borgo_puzzles_sunrise_lane},
    {"project-skyline", borgo_puzzles_project_skyline},
    {"sunrise-city", borgo_puzzles_sunrise_city},
};
enum { GAMES = sizeof shelf / sizeof shelf[0] };

const char *borgo_puzzles_builtin(const char *game)
{
    for (size_t i = 0; i < GAMES; i++)
        if (strcmp(shelf[i].game, game) == 0)
            return shelf[i].text;
    return NULL;
}

bool find_puzzle(const char *game, unsigned number, struct borgo_puzzle *puzzle)
{
    struct borgo_puzzle_file file;
    struct borgo_error error = {0};
    borgo_puzzle_start(&file, game, borgo_puzzles_builtin(game));
    for (unsigned i = 0; borgo_puzzle_next(&file, puzzle, &error); i++)
        if (i == number)
            return true;
    return false;
}

unsigned count_puzzles(const char *game)
{
    unsigned count = 0;
    for (const char *at = borgo_puzzles_builtin(game); at && (at = strstr(at, "\npuzzle ")); at++)
        count++;
    return count;
}

static unsigned common(unsigned one, unsigned other)
{
    return other ? common(other, one % other) : one;
}

/* In leaps that come to all of them before one comes again. */
void find_daily(long day, const char **game, unsigned *number)
{
    *game = shelf[day % GAMES].game;
    unsigned count = count_puzzles(*game), leap = (unsigned)(count * 0.618 + 0.5);
    while (leap == 0 || common(leap, count) != 1)
        leap++;
    *number = (unsigned)((unsigned long long)(day / GAMES) * leap % count);
}

static void name_seats(struct solving *solving, unsigned players)
{
    for (unsigned seat = 0; seat < players; seat++) {
        char *name = solving->record.seat[seat].name;
        if (seat == solving->puzzle.seat)
            snprintf(name, sizeof solving->record.seat[seat].name, "%s", tr("Player"));
        else
            snprintf(name, sizeof solving->record.seat[seat].name, "%c", BORGO_SEAT_LETTERS[seat]);
    }
}

bool solving_open(struct solving *solving, const char *game, unsigned number)
{
    struct borgo_error error = {0};
    struct borgo_record *record = &solving->record;
    memset(solving, 0, sizeof *solving);
    if (!find_puzzle(game, number, &solving->puzzle)
        || !borgo_riddle_open(&solving->riddle, &solving->puzzle, &error))
        return false;
    const struct borgo_box *head = solving->riddle.box;
    record->game = solving->riddle.game;
    record->box = solving->riddle.box;
    record->setup.players = head->players;
    name_seats(solving, head->players);
    borgo_table_open_at(&record->table, record->game, record->box, solving->riddle.state);
    return true;
}

void solving_close(struct solving *solving)
{
    borgo_table_close(&solving->record.table);
    borgo_riddle_close(&solving->riddle);
}

void solving_again(struct solving *solving)
{
    borgo_table_back_to(&solving->record.table, 0);
    solving->turn = (struct borgo_suggestion){.length = 0};
    solving->tried = solving->answered = false;
}

static void play_steps(struct solving *solving, const struct borgo_puzzle_steps *steps)
{
    for (int i = 0; i < steps->count; i++)
        borgo_table_play(&solving->record.table, steps->at[i].seat, steps->at[i].move, NULL);
}

static void judge(struct solving *solving)
{
    struct borgo_teller teller = {.translate = tr, .translate_count = tr_count};
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        teller.name[seat] = solving->record.seat[seat].name;
    borgo_trial_judge(&solving->riddle, &solving->turn, 0, NULL, &solving->trial);
    borgo_trial_tell(&solving->riddle, &solving->trial, &teller, &solving->words);
    solving->tried = true;
    if (!solving->trial.right)
        play_steps(solving, &solving->trial.reply);
}

void solving_move(struct solving *solving, borgo_move move)
{
    struct borgo_table *table = &solving->record.table;
    unsigned seat = solving->puzzle.seat;
    borgo_table_play(table, seat, move, NULL);
    solving->turn.moves[solving->turn.length++] = move;
    if (!(borgo_table_to_act(table) >> seat & 1) || solving->turn.length == BORGO_LONGEST_TURN)
        judge(solving);
}

bool solving_answer(struct solving *solving)
{
    if (!solving->tried || !solving->trial.right || solving->answered)
        return false;
    play_steps(solving, &solving->trial.reply);
    if (solving->trial.known)
        play_steps(solving, &solving->riddle.then);
    solving->answered = true;
    return true;
}
