/* What came of a contest: see scoreboard.h. */
#include "cli/scoreboard.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "cli/json_line.h"
#include "terminal/page.h"

enum {
    USUAL = 74,
    LABEL = 16,
    NARROW_LABEL = 12,
    VALUE = 10,
    NARROW_VALUE = 9,
    RANGE = 19,
    NARROW_RANGE = 15
};

/* On a narrow page the columns are narrower. */
static int label_columns(void)
{
    return page_width() < USUAL ? NARROW_LABEL : LABEL;
}

static int value_columns(void)
{
    return page_width() < USUAL ? NARROW_VALUE : VALUE;
}

static int range_columns(void)
{
    return page_width() < USUAL ? NARROW_RANGE : RANGE;
}

static uint64_t games_of(const struct contest *contest)
{
    return contest->outcome.deals * contest->match.sides;
}

/* A bound of Elo that nothing limits is infinite. */
static void print_bound(struct borgo_text *text, const char *format, double value)
{
    char number[32];
    if (isinf(value))
        snprintf(number, sizeof number, "%s∞", value < 0 ? "-" : "+");
    else
        snprintf(number, sizeof number, format, value);
    borgo_text_put(text, number);
}

static void print_value(const char *format, double value)
{
    char buffer[40];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    print_bound(&text, format, value);
    print_right(buffer, value_columns());
}

static void print_interval(const char *format, const struct interval *interval)
{
    char buffer[80];
    struct borgo_text text;
    print_value(format, interval->mean);
    borgo_text_start(&text, buffer, sizeof buffer);
    print_bound(&text, format, interval->low);
    borgo_text_put(&text, " … ");
    print_bound(&text, format, interval->high);
    print_right(buffer, range_columns());
}

static struct interval elo_interval(const struct interval *share, unsigned sides)
{
    return (struct interval){elo_of_share(share->mean, sides), elo_of_share(share->low, sides),
                             elo_of_share(share->high, sides)};
}

static void print_side(const struct scoreboard *scoreboard, unsigned side)
{
    const struct contest *contest = scoreboard->contest;
    const struct standing *standing = &contest->outcome.standing[side];
    char label[MAX_NAME + 8];
    struct borgo_text text;
    struct interval share = share_interval(&standing->share),
                    elo = elo_interval(&share, contest->match.sides);
    struct interval percent = {100 * share.mean, 100 * share.low, 100 * share.high};
    borgo_text_start(&text, label, sizeof label);
    seat_label(&scoreboard->seats[side], side, &text);
    print_cut(label, label_columns());
    print_interval("%.1f%%", &percent);
    print_interval("%+.0f", &elo);
    putchar('\n');
}

static void print_score(const struct scoreboard *scoreboard, unsigned side)
{
    const struct standing *standing = &scoreboard->contest->outcome.standing[side];
    char label[MAX_NAME + 8];
    struct borgo_text text;
    struct interval margin = mean_interval(&standing->margin);
    borgo_text_start(&text, label, sizeof label);
    seat_label(&scoreboard->seats[side], side, &text);
    print_cut(label, label_columns());
    print_value("%.1f", standing->score / (double)games_of(scoreboard->contest));
    print_interval("%+.1f", &margin);
    putchar('\n');
}

static void print_test(const struct contest *contest)
{
    const struct sequential_test *test = contest->test;
    double ratio =
        likelihood_ratio(test, &contest->outcome.standing[0].share, contest->match.sides);
    putchar('\n');
    printf(tr("Sequential test of Elo %g against %g: log of the ratio %.2f, decided at ±%.2f"),
           test->low, test->high, ratio, decisive_ratio());
    putchar('\n');
    if (contest->outcome.verdict == UNDECIDED)
        fputs(tr("Not decided yet."), stdout);
    else
        printf(tr("Decided: Elo %g, not %g."),
               contest->outcome.verdict == HIGH_ELO ? test->high : test->low,
               contest->outcome.verdict == HIGH_ELO ? test->low : test->high);
    putchar('\n');
}

static void print_headings(const char *const *headings, const int *widths, int count)
{
    putchar('\n');
    print_padded("", label_columns());
    for (int i = 0; i < count; i++)
        print_head(headings[i], widths[i]);
    putchar('\n');
}

void print_scoreboard(const struct scoreboard *scoreboard)
{
    const struct contest *contest = scoreboard->contest;
    const char *strength[] = {tr("wins"), "95 %", "Elo", "95 %"};
    const char *points[] = {tr("score"), tr("margin"), "95 %"};
    const int value = value_columns(), range = range_columns();
    const int widths[] = {value, range, value, range}, point_widths[] = {value, value, range};
    print_game_count(scoreboard->setup, games_of(contest));
    if (contest->outcome.deals == 0)
        return;
    print_headings(strength, widths, 4);
    for (unsigned side = 0; side < contest->match.sides; side++)
        print_side(scoreboard, side);
    print_headings(points, point_widths, 3);
    for (unsigned side = 0; side < contest->match.sides; side++)
        print_score(scoreboard, side);
    if (contest->outcome.draws)
        printf("\n%s %" PRIu64 "\n", tr("Draws:"), contest->outcome.draws);
    if (contest->test)
        print_test(contest);
    putchar('\n');
    printf("%.1f s\n", scoreboard->seconds);
}

static void put_interval(struct borgo_json *json, const char *name, const struct interval *interval)
{
    borgo_json_object(json, name);
    borgo_json_real(json, "mean", interval->mean, 4);
    borgo_json_real(json, "low", interval->low, 4);
    borgo_json_real(json, "high", interval->high, 4);
    borgo_json_close(json);
}

static void put_side(const struct scoreboard *scoreboard, unsigned side, struct borgo_json *json)
{
    const struct contest *contest = scoreboard->contest;
    const struct standing *standing = &contest->outcome.standing[side];
    struct interval share = share_interval(&standing->share),
                    elo = elo_interval(&share, contest->match.sides);
    struct interval margin = mean_interval(&standing->margin);
    borgo_json_object(json, NULL);
    borgo_json_number(json, "side", side);
    put_seat_player(json, &scoreboard->seats[side]);
    put_interval(json, "wins", &share);
    put_interval(json, "elo", &elo);
    borgo_json_real(json, "score", standing->score / (double)games_of(contest), 4);
    put_interval(json, "margin", &margin);
    borgo_json_close(json);
}

static void put_test(const struct contest *contest, struct borgo_json *json)
{
    static const char *const verdicts[] = {"undecided", "low", "high"};
    double ratio =
        likelihood_ratio(contest->test, &contest->outcome.standing[0].share, contest->match.sides);
    borgo_json_object(json, "test");
    borgo_json_real(json, "low", contest->test->low, 4);
    borgo_json_real(json, "high", contest->test->high, 4);
    borgo_json_real(json, "ratio", ratio, 4);
    borgo_json_real(json, "decisive", decisive_ratio(), 4);
    borgo_json_string(json, "verdict", verdicts[contest->outcome.verdict]);
    borgo_json_close(json);
}

void print_scoreboard_json(const struct scoreboard *scoreboard)
{
    const struct contest *contest = scoreboard->contest;
    struct json_line line;
    struct borgo_json *json = start_json_line(&line, stdout);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "game", scoreboard->setup->game->name);
    borgo_json_number(json, "players", scoreboard->setup->setup.players);
    borgo_json_count(json, "games", games_of(contest));
    borgo_json_count(json, "deals", contest->outcome.deals);
    borgo_json_count(json, "seed", contest->seed);
    if (contest->match.budget)
        borgo_json_count(json, "budget", contest->match.budget);
    if (contest->match.milliseconds)
        borgo_json_count(json, "ms", contest->match.milliseconds);
    borgo_json_array(json, "sides");
    for (unsigned side = 0; side < contest->match.sides; side++)
        put_side(scoreboard, side, json);
    borgo_json_close(json);
    borgo_json_count(json, "draws", contest->outcome.draws);
    if (contest->test)
        put_test(contest, json);
    borgo_json_real(json, "seconds", scoreboard->seconds, 3);
    end_json_line(&line);
}
