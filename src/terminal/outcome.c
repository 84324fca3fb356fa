/* How a game ended: see outcome.h. */
#include "terminal/outcome.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "core/words.h"
#include "terminal/account.h"
#include "terminal/story.h"

enum { NUMBER_COLUMNS = 8, SENTENCE = 600, INDENT = 2 };

static void tell(const struct account *account, const struct borgo_event *event)
{
    struct borgo_teller teller = {.translate = tr, .translate_count = tr_count};
    char buffer[SENTENCE];
    struct borgo_text text;
    table_names(account->record, teller.name);
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_words_event(account->record->game, event, &teller, &text);
    borgo_text_char(&text, '.');
    print_paragraph(INDENT, buffer);
}

static void print_line(const char *name, const int32_t *sum, unsigned players, int width)
{
    printf("%*s", INDENT, "");
    print_cut(name, width);
    for (unsigned seat = 0; seat < players; seat++)
        printf("%*" PRId32, NUMBER_COLUMNS, sum[seat]);
    putchar('\n');
}

/* As wide as the longest name, if the numbers fit beside it. */
static int name_width(const struct account *account, int numbers)
{
    int most = page_width() - numbers - INDENT,
        width = text_columns(tr("in all"), strlen(tr("in all")));
    for (unsigned i = 0; i < account->tally.count; i++) {
        int columns =
            text_columns(tr(account->tally.part[i].name), strlen(tr(account->tally.part[i].name)));
        width = columns > width ? columns : width;
    }
    return width > most ? most : width;
}

static void print_lines(const struct screen *screen, const struct account *account,
                        const int32_t *all)
{
    unsigned players = account->record->setup.players;
    int width = name_width(account, NUMBER_COLUMNS * (int)players);
    print_padded(tr("Where it came from:"), width + INDENT);
    for (unsigned seat = 0; seat < players; seat++) {
        char letter[] = {borgo_canvas_seat_letter(seat), '\0'};
        printf("%*s", NUMBER_COLUMNS - 1, "");
        print_styled(screen, borgo_canvas_seat_style(seat), letter);
    }
    putchar('\n');
    for (unsigned i = 0; i < account->tally.count; i++)
        print_line(tr(account->tally.part[i].name), account->tally.part[i].sum, players, width);
    print_line(tr("in all"), all, players, width);
    putchar('\n');
}

/* The account of a game whose total is something else than the sum of its points (stars, say) ends
 * with its own words. */
static void print_account(const struct screen *screen, const struct account *account,
                          const struct borgo_result *result)
{
    int32_t all[BORGO_MAX_SEATS] = {0};
    bool adds_up = true;
    if (account->tally.count == 0)
        return;
    for (unsigned seat = 0; seat < account->record->setup.players; seat++) {
        for (unsigned i = 0; i < account->tally.count; i++)
            all[seat] += account->tally.part[i].sum[seat];
        adds_up = adds_up && all[seat] == result->final[seat];
    }
    print_lines(screen, account, all);
    for (unsigned i = 0; i < account->finals && !adds_up; i++)
        tell(account, &account->final[i]);
    if (!adds_up)
        putchar('\n');
}

static void print_total(const struct screen *screen, const struct borgo_record *record,
                        const struct borgo_result *result, unsigned seat, int widest)
{
    bool wins = result->winners >> seat & 1;
    printf("  %c ", borgo_canvas_seat_letter(seat));
    start_style(screen, borgo_canvas_seat_style(seat));
    print_cut(record->seat[seat].name, widest);
    end_style(screen);
    printf(" %6" PRId32 "%s%s\n", result->final[seat], wins ? "  * " : "",
           wins ? tr("victory") : "");
}

/* Winners first, then by total. */
static bool is_better(const struct borgo_result *result, unsigned seat, unsigned other)
{
    int wins = result->winners >> seat & 1, other_wins = result->winners >> other & 1;
    return wins != other_wins ? wins > other_wins : result->final[seat] > result->final[other];
}

static void print_totals(const struct screen *screen, const struct borgo_record *record,
                         const struct borgo_result *result)
{
    unsigned players = record->setup.players, order[BORGO_MAX_SEATS];
    int widest = 0, most = page_width() - 24;
    for (unsigned seat = 0; seat < players; seat++) {
        int width = text_columns(record->seat[seat].name, strlen(record->seat[seat].name));
        unsigned place = seat;
        for (; place > 0 && is_better(result, seat, order[place - 1]); place--)
            order[place] = order[place - 1];
        order[place] = seat;
        widest = width > widest ? width : widest;
    }
    printf("%s\n", result->winners ? tr("Final totals:") : tr("Final totals; it is a draw:"));
    for (unsigned place = 0; place < players; place++)
        print_total(screen, record, result, order[place], widest > most ? most : widest);
}

void print_outcome(const struct screen *screen, const struct borgo_record *record)
{
    struct account account;
    struct borgo_result result;
    record->game->result(record->box, record->table.state, &result);
    draw_up_account(record, &account);
    if (account.has_reason) {
        printf("%s\n", tr("Why the game ended:"));
        tell(&account, &account.reason);
        putchar('\n');
    }
    print_account(screen, &account, &result);
    print_totals(screen, record, &result);
}
