/* An analysis as a table for people and as JSON for programs: see analyse.h. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/analyse.h"
#include "cli/json_line.h"
#include "cli/records.h"
#include "table/walk.h"

enum {
    COLUMNS = 5,
    NAME_COLUMNS = 14,
    MOVE_COLUMNS = 24,
    BAR_STEP = 10000,
    LONGEST_BAR = 10,
    TEN_THOUSAND = BORGO_CERTAIN / 100
};

static double percent(int64_t millionths)
{
    return (double)millionths / TEN_THOUSAND;
}

/* As much of a text as fits. */
static void print_cut(const char *text, int columns)
{
    char buffer[256];
    snprintf(buffer, sizeof buffer, "%s", text);
    size_t length = strlen(buffer);
    while (text_columns(buffer, length) > columns)
        length--;
    buffer[length] = '\0';
    print_padded(buffer, columns);
}

static void move_text(const struct borgo_walk *walk, borgo_move move, char buffer[BORGO_MAX_MOVE_TEXT])
{
    struct borgo_text text;
    borgo_text_start(&text, buffer, BORGO_MAX_MOVE_TEXT);
    walk->table->game->write_move(walk->table->box, walk->state, move, &text);
}

static const char *mark_of(int32_t cost)
{
    return cost >= BORGO_COST_BLUNDER ? "??" : cost >= BORGO_COST_MISTAKE ? "?" : "";
}

static struct borgo_style cost_style(int32_t cost)
{
    if (cost >= BORGO_COST_BLUNDER)
        return (struct borgo_style){.ink = BORGO_RED, .bold = 1};
    return (struct borgo_style){.ink = cost >= BORGO_COST_MISTAKE ? BORGO_YELLOW : BORGO_PLAIN};
}

/* A hash for each percent. */
static void print_cost(const struct screen *screen, int32_t cost)
{
    int length = cost / BAR_STEP > LONGEST_BAR ? LONGEST_BAR : cost / BAR_STEP;
    start_style(screen, cost_style(cost));
    printf("%6.1f %-2s %.*s", percent(cost), mark_of(cost), length, "##########");
    end_style(screen);
    putchar('\n');
}

static void print_decision(const struct screen *screen, const struct analysis *analysis, const struct borgo_walk *walk)
{
    const struct borgo_step *step = &analysis->steps[walk->at];
    const struct borgo_entry *entry = borgo_walk_next(walk);
    char move[BORGO_MAX_MOVE_TEXT], best[BORGO_MAX_MOVE_TEXT];
    move_text(walk, entry->move, move);
    move_text(walk, step->best, best);
    printf("%5" PRIu32 " ", walk->at + 1);
    start_style(screen, borgo_seat_style(entry->seat));
    print_cut(analysis->record->seat[entry->seat].name, NAME_COLUMNS);
    end_style(screen);
    putchar(' ');
    print_padded(move, MOVE_COLUMNS);
    putchar(' ');
    print_padded(step->best == entry->move ? "=" : best, MOVE_COLUMNS);
    printf(" %5.1f%c", percent(step->own_chance), step->exact ? '!' : ' ');
    print_cost(screen, borgo_step_cost(step));
}

static void print_decisions(const struct screen *screen, const struct analysis *analysis)
{
    struct borgo_walk walk;
    print_right(tr("move"), 5);
    putchar(' ');
    print_padded(tr("seat"), NAME_COLUMNS + 1);
    print_padded(tr("played"), MOVE_COLUMNS + 1);
    print_padded(tr("best"), MOVE_COLUMNS + 1);
    print_right(tr("worth"), 6);
    print_right(tr("cost"), 6);
    printf(" (%%)\n");
    for (borgo_walk_start(&walk, &analysis->record->table); borgo_walk_next(&walk); borgo_walk_step(&walk, NULL))
        if (analysis->steps[walk.at].judged)
            print_decision(screen, analysis, &walk);
}

/* One line for each seat that was analysed, under five headings. */
static void print_seats(const struct screen *screen, const struct analysis *analysis, const char *caption,
                        const char *const headings[COLUMNS], void (*print_row)(const struct borgo_account *account))
{
    struct borgo_account account;
    printf("\n%s\n", caption);
    print_padded("", NAME_COLUMNS);
    for (int i = 0; i < COLUMNS; i++)
        print_right(headings[i], 10);
    putchar('\n');
    for (unsigned seat = 0; seat < analysis->record->setup.players; seat++) {
        if (!(analysis->seats >> seat & 1))
            continue;
        borgo_sum_up(&analysis->record->table, analysis->start, analysis->steps, seat, &account);
        start_style(screen, borgo_seat_style(seat));
        print_cut(analysis->record->seat[seat].name, NAME_COLUMNS);
        end_style(screen);
        print_row(&account);
    }
}

static void print_account(const struct borgo_account *account)
{
    printf(" %9.1f %+9.1f %+9.1f %+9.1f %9.1f\n", percent(account->start), percent(account->luck), percent(account->own),
           percent(account->others), percent(account->end));
}

/* Where each seat started, what moved it, where it ended: each row adds up. */
static void print_accounts(const struct screen *screen, const struct analysis *analysis)
{
    const char *headings[COLUMNS] = {tr("start"), tr("luck"), tr("own"), tr("others"), tr("end")};
    print_seats(screen, analysis,
                tr("Chance to win, in percent: what came from luck, from own decisions and from the others'"), headings,
                print_account);
}

static double accuracy(const struct borgo_account *account)
{
    return account->decisions ? 100.0 * account->good / account->decisions : 100;
}

static void print_quality(const struct borgo_account *account)
{
    printf(" %9" PRIu32 " %8.1f%% %9" PRIu32 " %9" PRIu32 " %9.1f\n", account->decisions, accuracy(account),
           account->mistakes, account->blunders, percent(account->cost));
}

static void print_qualities(const struct screen *screen, const struct analysis *analysis)
{
    const char *headings[COLUMNS] = {tr("decisions"), tr("accuracy"), "?", "??", tr("cost")};
    print_seats(screen, analysis, tr("Decisions: how many cost less than one percent, and what all of them cost"), headings,
                print_quality);
}

void print_analysis(const struct screen *screen, const struct analysis *analysis)
{
    const struct borgo_record *record = analysis->record;
    const char *title = edition_title(record->game, record->box);
    printf(borgo_record_is_over(record) ? tr("%s, judged by %s") : tr("%s, unfinished, judged by %s"), title,
           analysis->player->name);
    printf("\n\n");
    print_decisions(screen, analysis);
    print_accounts(screen, analysis);
    print_qualities(screen, analysis);
}

/* Millionths as a part of one, digit by digit, so that what adds up here adds up there. */
static void put_part(struct borgo_json *json, const char *name, int64_t millionths)
{
    borgo_json_decimal(json, name, millionths, 6);
}

static void put_chances(struct borgo_json *json, const char *name, const int32_t *chances, unsigned players)
{
    borgo_json_array(json, name);
    for (unsigned seat = 0; seat < players; seat++)
        put_part(json, NULL, chances[seat]);
    borgo_json_close(json);
}

static void put_seat(const struct analysis *analysis, unsigned seat, struct borgo_json *json)
{
    const struct borgo_seat *who = &analysis->record->seat[seat];
    struct borgo_account account;
    borgo_sum_up(&analysis->record->table, analysis->start, analysis->steps, seat, &account);
    borgo_json_object(json, NULL);
    borgo_json_number(json, "seat", seat);
    borgo_json_string(json, "player", who->player);
    borgo_json_string(json, "name", who->name);
    put_part(json, "start", account.start);
    put_part(json, "luck", account.luck);
    put_part(json, "own", account.own);
    put_part(json, "others", account.others);
    put_part(json, "end", account.end);
    borgo_json_number(json, "decisions", account.decisions);
    borgo_json_number(json, "good", account.good);
    borgo_json_number(json, "mistakes", account.mistakes);
    borgo_json_number(json, "blunders", account.blunders);
    put_part(json, "cost", account.cost);
    borgo_json_real(json, "accuracy", accuracy(&account) / 100, 4);
    borgo_json_close(json);
}

/* What was thought of a decision. */
static void put_judgement(const struct borgo_walk *walk, const struct borgo_step *step, struct borgo_json *json)
{
    char move[BORGO_MAX_MOVE_TEXT];
    move_text(walk, step->best, move);
    borgo_json_number(json, "choices", step->choices);
    borgo_json_string(json, "best", move);
    put_part(json, "best_chance", step->best_chance);
    put_part(json, "chance", step->own_chance);
    put_part(json, "cost", borgo_step_cost(step));
    borgo_json_string(json, "mark", mark_of(borgo_step_cost(step)));
    borgo_json_bool(json, "exact", step->exact);
}

static void put_step(const struct analysis *analysis, const struct borgo_walk *walk, struct borgo_json *json)
{
    const struct borgo_step *step = &analysis->steps[walk->at];
    const struct borgo_entry *entry = borgo_walk_next(walk);
    char move[BORGO_MAX_MOVE_TEXT];
    move_text(walk, entry->move, move);
    borgo_json_object(json, NULL);
    borgo_json_number(json, "step", walk->at + 1);
    put_json_seat(json, "seat", entry->seat);
    borgo_json_string(json, "move", move);
    put_chances(json, "chances", step->chance, analysis->record->setup.players);
    if (step->judged)
        put_judgement(walk, step, json);
    borgo_json_close(json);
}

static void put_heading(const struct analysis *analysis, struct borgo_json *json)
{
    const struct borgo_record *record = analysis->record;
    borgo_json_string(json, "game", record->game->name);
    borgo_json_number(json, "players", record->setup.players);
    borgo_json_bool(json, "over", borgo_record_is_over(record));
    borgo_json_string(json, "level", analysis->player->name);
    if (analysis->budget)
        borgo_json_count(json, "budget", analysis->budget);
    if (analysis->milliseconds)
        borgo_json_count(json, "ms", analysis->milliseconds);
    borgo_json_count(json, "seed", analysis->seed);
}

void print_analysis_json(const struct analysis *analysis)
{
    const struct borgo_record *record = analysis->record;
    struct borgo_walk walk;
    struct json_line line;
    struct borgo_json *json = start_json_line(&line, stdout);
    borgo_json_object(json, NULL);
    put_heading(analysis, json);
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < record->setup.players; seat++)
        if (analysis->seats >> seat & 1)
            put_seat(analysis, seat, json);
    borgo_json_close(json);
    put_chances(json, "start", analysis->start, record->setup.players);
    borgo_json_array(json, "moves");
    for (borgo_walk_start(&walk, &record->table); borgo_walk_next(&walk); borgo_walk_step(&walk, NULL))
        put_step(analysis, &walk, json);
    end_json_line(&line);
}
