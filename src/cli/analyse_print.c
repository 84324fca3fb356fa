/* An analysis as a table for people and as JSON for programs: see analyse.h. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/analyse.h"
#include "cli/movelist.h"
#include "cli/outcome.h"
#include "cli/records.h"
#include "table/walk.h"

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

static void move_text(const struct borgo_walk *walk, borgo_move move, char buffer[BORGO_MAX_MOVE_TEXT])
{
    struct borgo_text text;
    borgo_text_start(&text, buffer, BORGO_MAX_MOVE_TEXT);
    borgo_write_move(walk->table->game, walk->table->box, walk->state, move, &text);
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

/* A hash for every two percent. */
static void print_cost(const struct screen *screen, int32_t cost, bool bar)
{
    int length = cost / BAR_STEP > LONGEST_BAR ? LONGEST_BAR : cost / BAR_STEP;
    start_style(screen, cost_style(cost));
    printf("%6.1f", percent(cost));
    if (*mark_of(cost) || (bar && length))
        printf(" %-*s", bar && length ? 2 : 0, mark_of(cost));
    if (bar && length)
        printf(" %.*s", length, "#####");
    end_style(screen);
}

/* Prints as many words of a text as fit, at least one, padded; what is left comes in the next row. */
static const char *print_words(const char *text, int columns)
{
    char part[BORGO_MAX_MOVE_TEXT];
    size_t length = strlen(text);
    while (text_columns(text, length) > columns && memchr(text, ' ', length))
        for (length--; text[length] != ' ';)
            length--;
    snprintf(part, sizeof part, "%.*s", (int)length, text);
    print_cut(part, columns);
    return text + length + strspn(text + length, " ");
}

static void print_decision(const struct screen *screen, const struct analysis *analysis, const struct borgo_walk *walk,
                           struct layout layout)
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
    start_style(screen, borgo_seat_style(entry->seat));
    print_cut(analysis->record->seat[entry->seat].name, layout.name);
    end_style(screen);
    putchar(' ');
    played = print_words(played, layout.move);
    putchar(' ');
    better = print_words(better, layout.move);
    printf("%6.1f%c", percent(step->own_chance), step->exact ? '!' : ' ');
    print_cost(screen, borgo_step_cost(step), layout.bar);
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
        {N_("worth"), N_("the chance to win with the move that was played, in percent, by what its seat could know; two "
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
    for (borgo_walk_start(&walk, &analysis->record->table); borgo_walk_next(&walk); borgo_walk_step(&walk, NULL))
        if (analysis->steps[walk.at].judged)
            print_decision(screen, analysis, &walk, layout);
    print_signs();
}

/* One line for each seat that was analysed, under five headings. */
static void print_seats(const struct screen *screen, const struct analysis *analysis, const char *caption,
                        const char *const headings[HEADINGS],
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
        borgo_sum_up(&analysis->record->table, analysis->start, analysis->steps, seat, &account);
        start_style(screen, borgo_seat_style(seat));
        print_cut(analysis->record->seat[seat].name, NAME_COLUMNS);
        end_style(screen);
        print_row(&account, columns);
    }
}

static void print_account(const struct borgo_account *account, int columns)
{
    printf("%*.1f%+*.1f%+*.1f%+*.1f%*.1f\n", columns, percent(account->start), columns, percent(account->luck), columns,
           percent(account->own), columns, percent(account->others), columns, percent(account->end));
}

/* Where each seat started, what moved it, where it ended: each row adds up. */
static void print_accounts(const struct screen *screen, const struct analysis *analysis)
{
    const char *headings[HEADINGS] = {tr("start"), tr("luck"), tr("own"), tr("others"), tr("end")};
    print_seats(screen, analysis,
                tr("Chance to win, in percent: what came from luck, from own decisions and from the others'. It is that of "
                   "a watcher who sees all hands, so 'own' is not the sum of the costs:"),
                headings, print_account);
}

static double accuracy(const struct borgo_account *account)
{
    return account->decisions ? 100.0 * account->good / account->decisions : 100;
}

static void print_quality(const struct borgo_account *account, int columns)
{
    printf("%*" PRIu32 "%*.1f%%%*" PRIu32 "%*" PRIu32 "%*.1f\n", columns, account->decisions, columns - 1,
           accuracy(account), columns, account->mistakes, columns, account->blunders, columns, percent(account->cost));
}

static void print_qualities(const struct screen *screen, const struct analysis *analysis)
{
    const char *headings[HEADINGS] = {tr("decisions"), tr("accuracy"), "?", "??", tr("cost")};
    print_seats(
        screen, analysis,
        tr("Decisions: how many cost less than one percent (accuracy), and what all of them cost. A game thrown away "
           "can be given back and thrown away again, so that may be more than 100:"),
        headings, print_quality);
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
    if (!borgo_record_is_over(record))
        return;
    putchar('\n');
    print_outcome(screen, record);
}

/* Millionths as a part of one, digit by digit, so that what adds up here adds up there. */
static void put_part(const char *key, int64_t millionths)
{
    int64_t size = millionths < 0 ? -millionths : millionths;
    printf(",\"%s\":%s%" PRId64 ".%06" PRId64, key, millionths < 0 ? "-" : "", size / BORGO_CERTAIN, size % BORGO_CERTAIN);
}

static void put_chances(const char *key, const int32_t *chances, unsigned players)
{
    printf(",\"%s\":[", key);
    for (unsigned seat = 0; seat < players; seat++)
        printf("%s%d.%06d", seat ? "," : "", chances[seat] / BORGO_CERTAIN, chances[seat] % BORGO_CERTAIN);
    putchar(']');
}

static void put_seat(const struct analysis *analysis, unsigned seat, const char *between)
{
    const struct borgo_seat *who = &analysis->record->seat[seat];
    struct borgo_account account;
    char name[6 * BORGO_MAX_NAME + 8];
    struct borgo_text text;
    borgo_sum_up(&analysis->record->table, analysis->start, analysis->steps, seat, &account);
    borgo_text_start(&text, name, sizeof name);
    borgo_put_json(&text, who->name);
    printf("%s{\"seat\":%u,\"player\":\"%s\",\"name\":%s", between, seat, who->player, name);
    put_part("start", account.start);
    put_part("luck", account.luck);
    put_part("own", account.own);
    put_part("others", account.others);
    put_part("end", account.end);
    printf(",\"decisions\":%" PRIu32 ",\"good\":%" PRIu32 ",\"mistakes\":%" PRIu32 ",\"blunders\":%" PRIu32,
           account.decisions, account.good, account.mistakes, account.blunders);
    put_part("cost", account.cost);
    printf(",\"accuracy\":%.4f}", accuracy(&account) / 100);
}

static void put_step(const struct analysis *analysis, const struct borgo_walk *walk)
{
    const struct borgo_step *step = &analysis->steps[walk->at];
    const struct borgo_entry *entry = borgo_walk_next(walk);
    char move[BORGO_MAX_MOVE_TEXT];
    move_text(walk, entry->move, move);
    printf("%s{\"step\":%" PRIu32 ",\"seat\":", walk->at ? "," : "", walk->at + 1);
    if (entry->seat == BORGO_CHANCE)
        fputs("\"chance\"", stdout);
    else
        printf("%u", entry->seat);
    printf(",\"move\":\"%s\"", move);
    put_chances("chances", step->chance, analysis->record->setup.players);
    if (step->judged) {
        move_text(walk, step->best, move);
        printf(",\"choices\":%" PRIu32 ",\"best\":\"%s\"", step->choices, move);
        put_part("best_chance", step->best_chance);
        put_part("chance", step->own_chance);
        put_part("cost", borgo_step_cost(step));
        printf(",\"mark\":\"%s\",\"exact\":%s", mark_of(borgo_step_cost(step)), step->exact ? "true" : "false");
    }
    putchar('}');
}

static void put_effort(const struct analysis *analysis)
{
    if (analysis->budget)
        printf(",\"budget\":%" PRIu64, analysis->budget);
    if (analysis->milliseconds)
        printf(",\"ms\":%" PRIu64, analysis->milliseconds);
    printf(",\"seed\":%" PRIu64, analysis->seed);
}

void print_analysis_json(const struct analysis *analysis)
{
    const struct borgo_record *record = analysis->record;
    const char *between = "";
    struct borgo_walk walk;
    printf("{\"game\":\"%s\",\"players\":%d,\"over\":%s,\"level\":\"%s\"", record->game->name, record->setup.players,
           borgo_record_is_over(record) ? "true" : "false", analysis->player->name);
    put_effort(analysis);
    fputs(",\"seats\":[", stdout);
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        if (!(analysis->seats >> seat & 1))
            continue;
        put_seat(analysis, seat, between);
        between = ",";
    }
    putchar(']');
    put_chances("start", analysis->start, record->setup.players);
    fputs(",\"moves\":[", stdout);
    for (borgo_walk_start(&walk, &record->table); borgo_walk_next(&walk); borgo_walk_step(&walk, NULL))
        put_step(analysis, &walk);
    puts("]}");
}
