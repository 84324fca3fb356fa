/* An analysis as a table for people and as JSON for programs: see analyse.h. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/analyse.h"
#include "cli/json_line.h"
#include "cli/records.h"
#include "table/walk.h"
#include "terminal/movelist.h"
#include "terminal/outcome.h"
#include "terminal/story.h"
#include "wire/analysis.h"

enum {
    HEADINGS = 5, /* of the tables below the decisions */
    WIDEST_HEADING = 11,
    NAME_COLUMNS = 14,
    BAR_STEP = 20000, /* two percent */
    LONGEST_BAR = 5,
    FIXED_COLUMNS = 24, /* of a decision: number, worth, cost, mark and the spaces between */
    SIGN_COLUMNS = 8,
    TEN_THOUSAND = BORGO_CERTAIN / 100
};

/* How wide the columns of a decision may be on this page. */
struct layout {
    int name, move;
    bool bar;
};

static struct layout page_layout(void)
{
    struct layout layout = {.bar = page_width() >= 78};
    int rest = page_width() - FIXED_COLUMNS - (layout.bar ? LONGEST_BAR + 1 : 0);
    layout.name = rest / 5 < 6 ? 6 : rest / 5;
    layout.move = (rest - layout.name) / 2;
    return layout;
}

static double percent(int64_t millionths)
{
    return (double)millionths / TEN_THOUSAND;
}

static void move_text(const struct borgo_walk *walk, borgo_move move,
                      char buffer[BORGO_MAX_MOVE_TEXT])
{
    struct borgo_text text;
    borgo_text_start(&text, buffer, BORGO_MAX_MOVE_TEXT);
    borgo_moves_write(walk->table->game, walk->table->box, walk->state, move, &text);
}

static struct borgo_style cost_style(int32_t cost)
{
    if (cost >= BORGO_COST_BLUNDER)
        return (struct borgo_style){.ink = BORGO_RED, .bold = 1};
    return (struct borgo_style){.ink = cost >= BORGO_COST_MISTAKE ? BORGO_YELLOW : BORGO_PLAIN};
}

/* A hash for every two percent. */
static void print_cost(const struct screen *screen, int32_t cost, bool bar)
{
    int length = cost / BAR_STEP > LONGEST_BAR ? LONGEST_BAR : cost / BAR_STEP;
    start_style(screen, cost_style(cost));
    printf("%6.1f", percent(cost));
    if (*borgo_cost_mark(cost) || (bar && length))
        printf(" %-*s", bar && length ? 2 : 0, borgo_cost_mark(cost));
    if (bar && length)
        printf(" %.*s", length, "#####");
    end_style(screen);
}

/* Prints as many words of a text as fit, at least one, padded; what is left comes in the next row.
 */
static const char *print_words(const char *text, int columns)
{
    char part[BORGO_MAX_MOVE_TEXT];
    size_t length = strcspn(text, " ");
    for (size_t next = length; text[next]; length = next) {
        next += 1 + strcspn(text + next + 1, " ");
        if (text_columns(text, next) > columns)
            break;
    }
    snprintf(part, sizeof part, "%.*s", (int)length, text);
    print_cut(part, columns);
    return text + length + strspn(text + length, " ");
}

static void print_decision(const struct screen *screen, const struct analysis *analysis,
                           const struct borgo_walk *walk, struct layout layout)
{
    const struct borgo_step *step = &analysis->steps[walk->at];
    const struct borgo_entry *entry = borgo_walk_next(walk);
    char move[BORGO_MAX_MOVE_TEXT], best[BORGO_MAX_MOVE_TEXT];
    const char *played = move, *better = step->best == entry->move ? "=" : best;
    move_text(walk, entry->move, move);
    move_text(walk, step->best, best);
    show_letters(walk->table->game, move);
    show_letters(walk->table->game, best);
    printf("%5" PRIu32 " ", walk->at + 1);
    start_style(screen, borgo_canvas_seat_style(entry->seat));
    print_cut(analysis->record->seat[entry->seat].name, layout.name);
    end_style(screen);
    putchar(' ');
    played = print_words(played, layout.move);
    putchar(' ');
    better = print_words(better, layout.move);
    printf("%6.1f%c", percent(step->own_chance), step->exact ? '!' : ' ');
    print_cost(screen, borgo_analysis_cost(step), layout.bar);
    while (*played || *better) {
        printf("\n%*s", layout.name + 7, "");
        played = print_words(played, layout.move);
        putchar(' ');
        better = print_words(better, layout.move);
    }
    putchar('\n');
}

/* What the signs mean, for whoever reads them the first time. */
static void print_signs(void)
{
    static const char *const signs[][2] = {
        {N_("worth"), N_("the chance to win with the move that was played, in percent, by what its "
                         "seat could know; two "
                         "seats know different things, so theirs needn't add up to 100")},
        {N_("cost"), N_("by how much the best move was better, in percent")},
        {"=", N_("the move that was played is the best")},
        {"?", N_("a mistake: it cost 3 percent or more")},
        {"??", N_("a blunder: it cost 8 percent or more")},
        {"#", N_("two percent of cost each")},
        {"!", N_("proved to the end of the game, not estimated")},
    };
    putchar('\n');
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
        fputs("  ", stdout);
        print_padded(tr(signs[i][0]), SIGN_COLUMNS);
        print_wrapped(tr(signs[i][1]), strlen(tr(signs[i][1])), SIGN_COLUMNS + 2, SIGN_COLUMNS + 2);
    }
}

static void print_decisions(const struct screen *screen, const struct analysis *analysis)
{
    struct layout layout = page_layout();
    struct borgo_walk walk;
    print_right(tr("move"), 5);
    putchar(' ');
    print_cut(tr("seat"), layout.name);
    putchar(' ');
    print_cut(tr("played"), layout.move);
    putchar(' ');
    print_cut(tr("best"), layout.move);
    print_right(tr("worth"), 6);
    print_right(tr("cost"), 7);
    putchar('\n');
    for (borgo_walk_start(&walk, &analysis->record->table); borgo_walk_next(&walk);
         borgo_walk_step(&walk, NULL))
        if (analysis->steps[walk.at].judged)
            print_decision(screen, analysis, &walk, layout);
    print_signs();
}

/* One line for each seat that was analysed, under five headings. */
static void print_seats(const struct screen *screen, const struct analysis *analysis,
                        const char *caption, const char *const headings[HEADINGS],
                        void (*print_row)(const struct borgo_account *account, int columns))
{
    struct borgo_account account;
    int columns = (page_width() - NAME_COLUMNS) / HEADINGS;
    columns = columns > WIDEST_HEADING ? WIDEST_HEADING : columns;
    putchar('\n');
    print_paragraph(0, caption);
    print_padded("", NAME_COLUMNS);
    for (int i = 0; i < HEADINGS; i++)
        print_head(headings[i], columns);
    putchar('\n');
    for (unsigned seat = 0; seat < analysis->record->setup.players; seat++) {
        if (!(analysis->seats >> seat & 1))
            continue;
        borgo_analysis_sum_up(&analysis->record->table, analysis->start, analysis->steps, seat,
                              &account);
        start_style(screen, borgo_canvas_seat_style(seat));
        print_cut(analysis->record->seat[seat].name, NAME_COLUMNS);
        end_style(screen);
        print_row(&account, columns);
    }
}

static void print_account(const struct borgo_account *account, int columns)
{
    printf("%*.1f%+*.1f%+*.1f%+*.1f%*.1f\n", columns, percent(account->start), columns,
           percent(account->luck), columns, percent(account->own), columns,
           percent(account->others), columns, percent(account->end));
}

/* Where each seat started, what moved it, where it ended: each row adds up. */
static void print_accounts(const struct screen *screen, const struct analysis *analysis)
{
    const char *headings[HEADINGS] = {tr("start"), tr("luck"), tr("own"), tr("others"), tr("end")};
    print_seats(screen, analysis,
                tr("Chance to win, in percent: what came from luck, from own decisions and from "
                   "the others'. It is that of "
                   "a watcher who sees all hands, so 'own' is not the sum of the costs:"),
                headings, print_account);
}

static void print_quality(const struct borgo_account *account, int columns)
{
    printf("%*" PRIu32 "%*.1f%%%*" PRIu32 "%*" PRIu32 "%*.1f\n", columns, account->decisions,
           columns - 1, borgo_accuracy(account), columns, account->mistakes, columns,
           account->blunders, columns, percent(account->cost));
}

static void print_qualities(const struct screen *screen, const struct analysis *analysis)
{
    const char *headings[HEADINGS] = {tr("decisions"), tr("accuracy"), "?", "??", tr("cost")};
    print_seats(screen, analysis,
                tr("Decisions: how many cost less than one percent (accuracy), and what all of "
                   "them cost. A game thrown away "
                   "can be given back and thrown away again, so that may be more than 100:"),
                headings, print_quality);
}

void print_analysis(const struct screen *screen, const struct analysis *analysis)
{
    const struct borgo_record *record = analysis->record;
    const char *title = edition_title(record->game, record->box);
    printf(borgo_record_is_over(record) ? tr("%s, judged by %s")
                                        : tr("%s, unfinished, judged by %s"),
           title, analysis->player->name);
    printf("\n\n");
    print_decisions(screen, analysis);
    print_accounts(screen, analysis);
    print_qualities(screen, analysis);
    if (!borgo_record_is_over(record))
        return;
    putchar('\n');
    print_outcome(screen, record);
}

static void put_seat(const struct analysis *analysis, unsigned seat, struct borgo_json *json)
{
    const struct borgo_seat *who = &analysis->record->seat[seat];
    struct borgo_account account;
    borgo_analysis_sum_up(&analysis->record->table, analysis->start, analysis->steps, seat,
                          &account);
    borgo_json_object(json, NULL);
    borgo_json_number(json, "seat", seat);
    borgo_json_string(json, "player", who->player);
    borgo_json_string(json, "name", who->name);
    borgo_wire_put_account(&account, json);
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
    borgo_wire_put_chances(json, "start", analysis->start, record->setup.players);
    borgo_json_array(json, "moves");
    for (borgo_walk_start(&walk, &record->table); borgo_walk_next(&walk);
         borgo_walk_step(&walk, NULL))
        borgo_wire_put_step(&walk, &analysis->steps[walk.at], json);
    end_json_line(&line);
}
