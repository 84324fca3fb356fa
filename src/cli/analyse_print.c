/* An analysis as a table for people and as JSON for programs: see analyse.h. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/analyse.h"
#include "cli/json_line.h"
#include "cli/records.h"
#include "table/reason.h"
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

enum { LONGEST_TURN_TEXT = BORGO_LONGEST_TURN * (BORGO_MAX_MOVE_TEXT + 2) };

/* Moves of a seat one after another, from a position on; as far as they can be played there. */
static void turn_text(const struct borgo_walk *walk, unsigned seat, const borgo_move *moves,
                      int length, char buffer[LONGEST_TURN_TEXT])
{
    const struct borgo_table *table = walk->table;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_text text;
    borgo_text_start(&text, buffer, LONGEST_TURN_TEXT);
    memcpy(state, walk->state, table->game->state_size);
    for (int i = 0; i < length; i++) {
        char move[BORGO_MAX_MOVE_TEXT];
        struct borgo_text one;
        if (!(table->game->to_act(table->box, state) >> seat & 1))
            break;
        borgo_text_start(&one, move, sizeof move);
        borgo_moves_write(table->game, table->box, state, moves[i], &one);
        show_letters(table->game, move);
        borgo_text_print(&text, "%s%s", i ? ", " : "", move);
        table->game->play(table->box, state, seat, moves[i], NULL);
    }
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
    char part[LONGEST_TURN_TEXT];
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

/* Why the best was better, where that can be said and it cost something. */
static void print_reason(const struct analysis *analysis, uint32_t number, int indent)
{
    char buffer[400];
    struct borgo_text text;
    struct borgo_teller teller = {tr, tr_count, {NULL}};
    const struct borgo_record *record = analysis->record;
    unsigned seat = analysis->found.decision[number].seat;
    if (borgo_judgement_cost(&analysis->found.judgement[number], seat) < BORGO_COST_MISTAKE)
        return;
    for (unsigned i = 0; i < record->setup.players; i++)
        teller.name[i] = record->seat[i].name;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_reason_explain(&analysis->found, number, &teller, &text);
    if (!*buffer)
        return;
    printf("%*s", indent, "");
    print_wrapped(buffer, strlen(buffer), indent, indent);
}

/* From where the ways part on; the walk stands there. */
static void print_decision(const struct screen *screen, const struct analysis *analysis,
                           uint32_t number, const struct borgo_walk *walk, struct layout layout)
{
    const struct borgo_decision *decision = &analysis->found.decision[number];
    const struct borgo_judgement *judgement = &analysis->found.judgement[number];
    int32_t cost = borgo_judgement_cost(judgement, decision->seat);
    int same = (int)(judgement->parts - decision->first);
    char move[LONGEST_TURN_TEXT], best[LONGEST_TURN_TEXT];
    const char *played = move, *better = cost ? best : "=";
    borgo_move made[BORGO_LONGEST_TURN];
    for (uint32_t i = judgement->parts; i <= decision->last; i++)
        made[i - judgement->parts] = walk->table->log[i].move;
    turn_text(walk, decision->seat, made, (int)(decision->last - judgement->parts) + 1, move);
    turn_text(walk, decision->seat, judgement->best + same, judgement->length - same, best);
    printf("%5" PRIu32 " ", judgement->parts + 1);
    start_style(screen, borgo_canvas_seat_style(decision->seat));
    print_cut(analysis->record->seat[decision->seat].name, layout.name);
    end_style(screen);
    putchar(' ');
    played = print_words(played, layout.move);
    putchar(' ');
    better = print_words(better, layout.move);
    printf("%6.1f%c", percent(analysis->curve.decision[number].after[decision->seat]),
           judgement->exact ? '!' : ' ');
    print_cost(screen, cost, layout.bar);
    while (*played || *better) {
        printf("\n%*s", layout.name + 7, "");
        played = print_words(played, layout.move);
        putchar(' ');
        better = print_words(better, layout.move);
    }
    putchar('\n');
    print_reason(analysis, number, layout.name + 7);
}

/* What the signs mean, for whoever reads them the first time. */
static void print_signs(void)
{
    static const char *const signs[][2] = {
        {N_("worth"), N_("the chance to win after what was played, in percent, by what its seat "
                         "could know")},
        {N_("cost"),
         N_("by how much the best turn was better, in percent: so much the curve falls")},
        {"=", N_("what was played is the best")},
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
    borgo_walk_start(&walk, &analysis->record->table);
    for (uint32_t i = 0; i < analysis->found.count; i++) {
        if (!analysis->found.judgement[i].known)
            continue;
        while (walk.at < analysis->found.judgement[i].parts)
            borgo_walk_step(&walk, NULL);
        print_decision(screen, analysis, i, &walk, layout);
    }
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
        borgo_curve_sum_up(&analysis->curve, &analysis->found, seat, &account);
        start_style(screen, borgo_canvas_seat_style(seat));
        print_cut(analysis->record->seat[seat].name, NAME_COLUMNS);
        end_style(screen);
        print_row(&account, columns);
    }
}

static void print_account(const struct borgo_account *account, int columns)
{
    printf("%*.1f%+*.1f%+*.1f", columns, percent(account->start), columns,
           percent(account->whole ? account->luck : account->luck + account->others), columns,
           percent(account->own));
    if (account->whole)
        printf("%+*.1f", columns, percent(account->others));
    printf("%*.1f\n", columns, percent(account->end));
}

/* Where each seat started, what moved it, where it ended: each row adds up. */
static void print_accounts(const struct screen *screen, const struct analysis *analysis)
{
    unsigned players = analysis->record->setup.players;
    bool whole = analysis->seats == (borgo_seats)((1u << players) - 1);
    const char *headings[HEADINGS] = {tr("start"), tr("luck"), tr("own"), tr("others"), tr("end")};
    const char *fewer[HEADINGS] = {tr("start"), tr("rest"), tr("own"), tr("end"), ""};
    print_seats(screen, analysis,
                whole ? tr("Chance to win, in percent: what came from luck, from own decisions and "
                           "from the others'. 'own' is what all its decisions cost:")
                      : tr("Chance to win, in percent: what came from own decisions, and the rest, "
                           "luck and the others' decisions. 'own' is what all its decisions "
                           "cost:"),
                whole ? headings : fewer, print_account);
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
    borgo_json_array(json, "who");
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        borgo_json_object(json, NULL);
        borgo_json_string(json, "player", record->seat[seat].player);
        borgo_json_string(json, "name", record->seat[seat].name);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

void print_analysis_json(const struct analysis *analysis)
{
    struct json_line line;
    struct borgo_json *json = start_json_line(&line, stdout);
    borgo_json_object(json, NULL);
    put_heading(analysis, json);
    borgo_wire_put_analysis(analysis->record, &analysis->found, analysis->seats, json);
    end_json_line(&line);
}
