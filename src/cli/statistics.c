/* What `borgo simulate` counts and how it is shown: see statistics.h. */
#include "cli/statistics.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/json_line.h"
#include "terminal/page.h"

/* Labels and numbers of the tables, on a page of the usual width and on a narrower one. */
enum { USUAL = 78, LABEL = 18, NARROW_LABEL = 12, NUMBER = 10, NARROW_NUMBER = 8 };

static int label_columns(void)
{
    return page_width() < USUAL ? NARROW_LABEL : LABEL;
}

static int number_columns(void)
{
    return page_width() < USUAL ? NARROW_NUMBER : NUMBER;
}

static void print_percent(uint64_t part, uint64_t whole)
{
    printf("%*.1f%%", number_columns() - 1, 100.0 * (double)part / (double)whole);
}

static void add_number(struct spread *spread, int64_t number)
{
    spread->least = spread->count == 0 || number < spread->least ? number : spread->least;
    spread->most = spread->count == 0 || number > spread->most ? number : spread->most;
    spread->count++;
    spread->sum += number;
    spread->squares += number * number;
}

static void add_spread(struct spread *spread, const struct spread *more)
{
    if (more->count == 0)
        return;
    spread->least = spread->count == 0 || more->least < spread->least ? more->least : spread->least;
    spread->most = spread->count == 0 || more->most > spread->most ? more->most : spread->most;
    spread->count += more->count;
    spread->sum += more->sum;
    spread->squares += more->squares;
}

static double mean_of(const struct spread *spread)
{
    return spread->count ? (double)spread->sum / (double)spread->count : 0;
}

/* Of the sample, so with one game it is zero. */
static double deviation_of(const struct spread *spread)
{
    if (spread->count < 2)
        return 0;
    double around = (double)spread->squares - mean_of(spread) * (double)spread->sum;
    return around > 0 ? sqrt(around / (double)(spread->count - 1)) : 0;
}

/* A victory is shared when more than one team has it; the seats of a team win as one. */
static bool is_shared(const struct borgo_box *box, borgo_seats winners)
{
    for (unsigned seat = 0; seat < box->players; seat++)
        for (unsigned other = 0; other < seat; other++)
            if (winners >> seat & winners >> other & 1 && box->team[seat] != box->team[other])
                return true;
    return false;
}

void add_game(struct statistics *statistics, const struct borgo_box *box,
              const struct played *played)
{
    add_number(&statistics->moves, played->moves);
    add_number(&statistics->choices, played->choices);
    add_number(&statistics->turns, played->turns);
    bool shared = is_shared(box, played->result.winners);
    for (unsigned seat = 0; seat < box->players; seat++) {
        add_number(&statistics->final[seat], played->result.final[seat]);
        if (played->result.winners >> seat & 1)
            (shared ? statistics->shared : statistics->wins)[seat]++;
    }
    statistics->draws += played->result.winners == 0;
    statistics->causes[played->cause]++;
}

void add_statistics(struct statistics *statistics, const struct statistics *more)
{
    add_spread(&statistics->moves, &more->moves);
    add_spread(&statistics->choices, &more->choices);
    add_spread(&statistics->turns, &more->turns);
    for (int seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        add_spread(&statistics->final[seat], &more->final[seat]);
        statistics->wins[seat] += more->wins[seat];
        statistics->shared[seat] += more->shared[seat];
    }
    statistics->draws += more->draws;
    for (int cause = 0; cause < MAX_CAUSES; cause++)
        statistics->causes[cause] += more->causes[cause];
}

static const char *cause_name(const struct borgo_game *game, unsigned cause)
{
    return cause == NO_CAUSE ? "regular" : game->sentences[cause].name;
}

static double moves_per_second(const struct simulation *simulation,
                               const struct statistics *statistics)
{
    return simulation->seconds > 0 ? (double)statistics->moves.sum / simulation->seconds : 0;
}

/* Cells are padded by columns, not bytes: headings have accents in some languages. */
static void print_heading(const char *const *headings, int count)
{
    print_padded("", label_columns());
    for (int i = 0; i < count; i++)
        print_head(headings[i], number_columns());
    putchar('\n');
}

static void print_spread(const char *label, const struct spread *spread)
{
    int columns = number_columns();
    print_cut(label, label_columns());
    printf("%*.1f%*.1f%*" PRId64 "%*" PRId64, columns, mean_of(spread), columns,
           deviation_of(spread), columns, spread->least, columns, spread->most);
}

static void print_seats(const struct simulation *simulation, const struct statistics *statistics)
{
    const char *headings[] = {tr("mean"), tr("sd"),   tr("least"),
                              tr("most"), tr("wins"), tr("shared")};
    char label[MAX_NAME + 8];
    struct borgo_text text;
    printf("\n%s\n", tr("Final score by seat"));
    print_heading(headings, 6);
    for (unsigned seat = 0; seat < simulation->setup->setup.players; seat++) {
        borgo_text_start(&text, label, sizeof label);
        seat_label(&simulation->seats[seat], seat, &text);
        print_spread(label, &statistics->final[seat]);
        print_percent(statistics->wins[seat], statistics->moves.count);
        print_percent(statistics->shared[seat], statistics->moves.count);
        putchar('\n');
    }
}

static void print_causes(const struct simulation *simulation, const struct statistics *statistics)
{
    printf("\n%s\n", tr("Why games ended"));
    for (unsigned cause = 0; cause < MAX_CAUSES; cause++) {
        if (statistics->causes[cause] == 0)
            continue;
        print_cut(cause_name(simulation->setup->game, cause), label_columns());
        printf("%*" PRIu64, number_columns(), statistics->causes[cause]);
        print_percent(statistics->causes[cause], statistics->moves.count);
        putchar('\n');
    }
    if (statistics->draws)
        printf("%s %" PRIu64 "\n", tr("Draws:"), statistics->draws);
}

void print_statistics(const struct simulation *simulation, const struct statistics *statistics)
{
    const char *headings[] = {tr("mean"), tr("sd"), tr("least"), tr("most")};
    uint64_t games = statistics->moves.count;
    print_game_count(simulation->setup, games);
    if (games == 0)
        return;
    printf("\n%s\n", tr("Length"));
    print_heading(headings, 4);
    print_spread(tr("moves"), &statistics->moves);
    putchar('\n');
    print_spread(tr("moves of players"), &statistics->choices);
    putchar('\n');
    print_spread(tr("turns"), &statistics->turns);
    putchar('\n');
    print_seats(simulation, statistics);
    print_causes(simulation, statistics);
    printf("\n");
    printf(tr("%.2f million moves/s"), moves_per_second(simulation, statistics) / 1e6);
    putchar('\n');
}

static void put_spread(struct borgo_json *json, const char *name, const struct spread *spread)
{
    borgo_json_object(json, name);
    borgo_json_real(json, "mean", mean_of(spread), 4);
    borgo_json_real(json, "sd", deviation_of(spread), 4);
    borgo_json_number(json, "min", spread->least);
    borgo_json_number(json, "max", spread->most);
    borgo_json_close(json);
}

static void put_seat(const struct simulation *simulation, const struct statistics *statistics,
                     unsigned seat, struct borgo_json *json)
{
    borgo_json_object(json, NULL);
    borgo_json_number(json, "seat", seat);
    put_seat_player(json, &simulation->seats[seat]);
    put_spread(json, "final", &statistics->final[seat]);
    borgo_json_count(json, "wins", statistics->wins[seat]);
    borgo_json_count(json, "shared", statistics->shared[seat]);
    borgo_json_close(json);
}

static void put_causes(const struct borgo_game *game, const struct statistics *statistics,
                       struct borgo_json *json)
{
    borgo_json_object(json, "ends");
    for (unsigned cause = 0; cause < MAX_CAUSES; cause++)
        if (statistics->causes[cause] > 0)
            borgo_json_count(json, cause_name(game, cause), statistics->causes[cause]);
    borgo_json_close(json);
}

void print_statistics_json(const struct simulation *simulation, const struct statistics *statistics)
{
    const struct borgo_game *game = simulation->setup->game;
    struct json_line line;
    struct borgo_json *json = start_json_line(&line, stdout);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "game", game->name);
    borgo_json_number(json, "players", simulation->setup->setup.players);
    borgo_json_count(json, "games", statistics->moves.count);
    borgo_json_count(json, "seed", simulation->seed);
    put_spread(json, "moves", &statistics->moves);
    put_spread(json, "choices", &statistics->choices);
    put_spread(json, "turns", &statistics->turns);
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < simulation->setup->setup.players; seat++)
        put_seat(simulation, statistics, seat, json);
    borgo_json_close(json);
    borgo_json_count(json, "draws", statistics->draws);
    put_causes(game, statistics, json);
    borgo_json_real(json, "seconds", simulation->seconds, 3);
    borgo_json_real(json, "moves_per_s", moves_per_second(simulation, statistics), 0);
    end_json_line(&line);
}
