/* `borgo record`: your record: games played, results by game, level and opponent, and how your
 * costliest kind of mistake changes. As JSON it is the same that the page takes out and in. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/crew.h"
#include "cli/history.h"
#include "cli/json_line.h"
#include "games/registry.h"
#include "terminal/input.h"
#include "terminal/page.h"
#include "terminal/screen.h"

enum { OWN_BUDGET = 300, MOST_ROWS = 64, LATELY = 10, NAME = 32, NUMBER = 11, MILLISECONDS = 1000 };

static const struct {
    const char *title, *sentence;
} kinds[BORGO_REASON_KINDS] = {
    [BORGO_NO_REASON] = {N_("Hard to say"), N_("No single thing; the chance was simply better.")},
    [BORGO_ENDS] = {N_("A victory not taken"), N_("Another turn would have won at once.")},
    [BORGO_ENDED] = {N_("Ended too soon"), N_("The turn ended the game, and it wasn’t won.")},
    [BORGO_POINTS] = {N_("Points left lying"), N_("Another turn would have scored more at once.")},
    [BORGO_PLACE] = {N_("A place in a category"),
                     N_("Another turn would have been further ahead where seats are compared.")},
    [BORGO_CATEGORY] = {N_("What counts at the end"),
                        N_("Another turn would have been worth more if the game had ended then.")},
    [BORGO_DENIES] = {N_("Points left to others"),
                      N_("Another turn would have left the others less.")},
    [BORGO_OVERTAKES] = {N_("Others let past"),
                         N_("Another turn would have kept the others behind.")},
    [BORGO_PREVENTS] = {N_("Answers allowed"),
                        N_("Another turn would have left the next a weaker answer.")},
    [BORGO_LATER] = {N_("What comes later"),
                     N_("Another turn would have scored more some turns later.")},
    [BORGO_HOLDS] = {N_("What others get later"),
                     N_("Another turn would have held the others back some turns later.")},
};

/* Results. */

struct row {
    const char *key;
    unsigned games, won, drawn;
};

struct rows {
    struct row at[MOST_ROWS];
    unsigned count;
};

static void count_game(struct rows *rows, const char *key, const struct past_game *game)
{
    unsigned i = 0;
    while (i < rows->count && strcmp(rows->at[i].key, key) != 0)
        i++;
    if (i == MOST_ROWS)
        return;
    if (i == rows->count)
        rows->at[rows->count++] = (struct row){.key = key};
    rows->at[i].games++;
    rows->at[i].drawn += game->result.winners == 0;
    rows->at[i].won += game->result.winners >> game->seat & 1;
}

/* Each level, or each person, once a game. */
static void count_opponents(struct rows *rows, const struct past_game *game, bool people)
{
    for (unsigned seat = 0; seat < game->players; seat++) {
        const struct borgo_seat *who = &game->who[seat];
        const char *key = people ? who->name : who->player;
        bool again = false;
        for (unsigned before = 0; before < seat; before++)
            again = again
                    || ((int)before != game->seat
                        && strcmp(people ? game->who[before].name : game->who[before].player, key)
                               == 0);
        if ((int)seat != game->seat && !again && (strcmp(who->player, BORGO_PERSON) == 0) == people)
            count_game(rows, key, game);
    }
}

static void print_rows(const char *heading, const struct rows *rows)
{
    if (rows->count == 0)
        return;
    putchar('\n');
    print_padded(heading, NAME);
    print_head(tr("Games"), NUMBER);
    print_head(tr("Won"), NUMBER);
    print_head(tr("Draws"), NUMBER);
    print_head(tr("Lost"), NUMBER);
    putchar('\n');
    for (unsigned i = 0; i < rows->count; i++) {
        const struct row *row = &rows->at[i];
        fputs("  ", stdout);
        print_cut(row->key, NAME - 2);
        printf("%*u%*u%*u%*u\n", NUMBER, row->games, NUMBER, row->won, NUMBER, row->drawn, NUMBER,
               row->games - row->won - row->drawn);
    }
}

static void print_results(const struct history *history)
{
    struct rows all = {0}, games = {0}, levels = {0}, people = {0};
    unsigned shared = 0;
    for (unsigned i = 0; i < history->count; i++) {
        const struct past_game *game = &history->game[i];
        if (game->seat == SHARED_SEAT) {
            shared++;
            continue;
        }
        count_game(&all, tr("in all"), game);
        count_game(&games, game->game->title, game);
        count_opponents(&levels, game, false);
        count_opponents(&people, game, true);
    }
    print_rows(tr("Your record"), &all);
    print_rows(tr("By game"), &games);
    print_rows(tr("Against computer players"), &levels);
    print_rows(tr("Against people"), &people);
    if (shared) {
        putchar('\n');
        say(tr_count("%u more game was played by several people at one keyboard; it is nobody's "
                     "alone.",
                     "%u more games were played by several people at one keyboard; they are "
                     "nobody's alone.",
                     shared),
            shared);
    }
}

/* Mistakes. */

struct change {
    int kind;
    uint32_t count;
    int64_t lately, before; /* of all games of each group */
};

/* The judged games, the last one last; returns how many. */
static unsigned judged_games(const struct history *history, const struct past_game **games)
{
    unsigned count = 0;
    for (unsigned i = 0; i < history->count; i++)
        if (history->game[i].judged && history->game[i].seat != SHARED_SEAT)
            games[count++] = &history->game[i];
    return count;
}

static int costliest_first(const void *one, const void *other)
{
    const struct change *a = one, *b = other;
    int64_t left = a->lately ? a->lately : a->before, right = b->lately ? b->lately : b->before;
    if ((a->kind == BORGO_NO_REASON) != (b->kind == BORGO_NO_REASON)) /* which is no kind */
        return a->kind == BORGO_NO_REASON ? 1 : -1;
    if ((a->lately != 0) != (b->lately != 0))
        return a->lately ? -1 : 1;
    return left < right ? 1 : left > right ? -1 : a->kind - b->kind;
}

/* Adds up by kind what the last games cost, and what as many before them did. */
static unsigned add_up(const struct past_game *const *games, unsigned count, unsigned compared,
                       struct change changes[BORGO_REASON_KINDS])
{
    unsigned kinds_found = 0;
    for (int kind = 0; kind < BORGO_REASON_KINDS; kind++) {
        struct change change = {.kind = kind};
        for (unsigned i = 0; i < count; i++) {
            change.count += games[i]->kind[kind].count;
            if (i + compared >= count)
                change.lately += games[i]->kind[kind].cost;
            else if (i + 2 * compared >= count)
                change.before += games[i]->kind[kind].cost;
        }
        if (change.count)
            changes[kinds_found++] = change;
    }
    qsort(changes, kinds_found, sizeof *changes, costliest_first);
    return kinds_found;
}

static void print_percent(int64_t cost, unsigned games)
{
    char text[24];
    snprintf(text, sizeof text, tr("%.1f %%"), 100.0 * (double)cost / games / BORGO_CERTAIN);
    print_right(text, NUMBER);
}

static void print_change(const struct change *change, unsigned compared, bool before)
{
    const char *sentence = tr(kinds[change->kind].sentence);
    fputs("  ", stdout);
    print_cut(tr(kinds[change->kind].title), NAME - 2);
    printf("%*u", NUMBER, (unsigned)change->count);
    if (before)
        print_percent(change->before, compared);
    else
        print_right("–", NUMBER);
    print_percent(change->lately, compared);
    fputs("\n    ", stdout);
    print_wrapped(sentence, strlen(sentence), 4, 4);
}

static void print_mistakes(const struct history *history)
{
    const struct past_game *games[MOST_FINISHED];
    struct change changes[BORGO_REASON_KINDS];
    unsigned count = judged_games(history, games), half = count / 2,
             compared = half == 0       ? count
                        : half > LATELY ? LATELY
                                        : half;
    putchar('\n');
    if (count == 0) {
        say("%s", tr("'borgo record --analyse' judges your games: what your decisions cost, and "
                     "why, is added up here then."));
        return;
    }
    unsigned found = add_up(games, count, compared, changes);
    print_padded(tr("What costs you most"), NAME);
    print_head(tr("Times"), NUMBER);
    print_head(tr("Before"), NUMBER);
    print_head(tr("Lately"), NUMBER);
    putchar('\n');
    for (unsigned i = 0; i < found; i++)
        print_change(&changes[i], compared, half > 0);
    putchar('\n');
    say(tr_count("%u game was judged. Costs are parts of a victory, a game; lately is the last %u.",
                 "%u games were judged. Costs are parts of a victory, a game; lately are the last "
                 "%u.",
                 count),
        count, compared);
}

/* JSON, as the page takes it out and in. */

static void put_id(const struct past_game *game, struct borgo_json *json)
{
    borgo_json_print(json, "id", "terminal/%s", file_of(game));
}

static void put_played(const struct past_game *game, struct borgo_json *json)
{
    borgo_json_object(json, NULL);
    put_id(game, json);
    borgo_json_string(json, "game", game->game->name);
    borgo_json_number(json, "when", (int64_t)game->when * MILLISECONDS);
    borgo_json_array(json, "names");
    for (unsigned seat = 0; seat < game->players; seat++)
        borgo_json_string(json, NULL, game->who[seat].name);
    borgo_json_close(json);
    borgo_json_array(json, "players");
    for (unsigned seat = 0; seat < game->players; seat++)
        borgo_json_string(json, NULL, game->who[seat].player);
    borgo_json_close(json);
    borgo_json_array(json, "scores");
    for (unsigned seat = 0; seat < game->players; seat++)
        borgo_json_number(json, NULL, game->result.final[seat]);
    borgo_json_close(json);
    if (game->seat == SHARED_SEAT)
        borgo_json_null(json, "seat");
    else
        borgo_json_number(json, "seat", game->seat);
    borgo_json_array(json, "winners");
    for (unsigned seat = 0; seat < game->players; seat++)
        if (game->result.winners >> seat & 1)
            borgo_json_number(json, NULL, seat);
    borgo_json_close(json);
    borgo_json_close(json);
}

static void put_judged(const struct past_game *game, struct borgo_json *json)
{
    borgo_json_object(json, NULL);
    put_id(game, json);
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < game->players; seat++) {
        bool own = (int)seat == game->seat;
        borgo_json_object(json, NULL);
        borgo_json_number(json, "decisions", own ? game->decisions : 0);
        borgo_json_object(json, "kinds");
        for (int kind = 0; kind < BORGO_REASON_KINDS && own; kind++) {
            if (!game->kind[kind].count)
                continue;
            borgo_json_object(json, kind_word(kind));
            borgo_json_number(json, "count", game->kind[kind].count);
            borgo_json_decimal(json, "cost", game->kind[kind].cost, 6);
            borgo_json_close(json);
        }
        borgo_json_close(json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_json_close(json);
}

static void print_json(const struct history *history)
{
    size_t room = 4096 + (size_t)history->count * 4096;
    char *buffer = allocate(room);
    struct borgo_text text;
    struct borgo_json json;
    borgo_text_start(&text, buffer, room);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    borgo_json_string(&json, "borgo", "record");
    borgo_json_number(&json, "version", 1);
    borgo_json_array(&json, "played");
    for (unsigned i = 0; i < history->count; i++)
        put_played(&history->game[i], &json);
    borgo_json_close(&json);
    borgo_json_array(&json, "judged");
    for (unsigned i = 0; i < history->count; i++)
        if (history->game[i].judged)
            put_judged(&history->game[i], &json);
    borgo_json_close(&json);
    borgo_json_close(&json);
    puts(buffer);
    free(buffer);
}

/* Those that were not judged yet; what was judged is kept game by game. */
static bool judge_all(struct history *history, uint32_t budget, uint64_t threads)
{
    struct borgo_error error = {.translate = tr};
    for (unsigned i = history->count; i > 0; i--) {
        struct past_game *game = &history->game[i - 1];
        if (game->judged || game->seat == SHARED_SEAT)
            continue;
        if (!judge_past_game(game, budget, threads))
            return false;
        if (!keep_judged(history, &error))
            return complain("%s", error.message), false;
    }
    return true;
}

static int forget(const struct history *history)
{
    struct input input = {0};
    char prompt[300];
    if (history->count == 0) {
        say("%s", tr("There is nothing to forget."));
        return EXIT_FINE;
    }
    snprintf(prompt, sizeof prompt,
             tr_count("Delete %u finished game and all that was judged? (y/n) ",
                      "Delete %u finished games and all that was judged? (y/n) ", history->count),
             history->count);
    const char *answer = read_line(&input, prompt);
    bool agrees = answer && answer[0] && strchr(tr("yY"), answer[0]);
    if (agrees)
        forget_history(history);
    say("%s", agrees ? tr("It is deleted.") : tr("Nothing is deleted."));
    close_input(&input);
    return EXIT_FINE;
}

static int show(const struct arguments *arguments, struct history *history)
{
    uint64_t budget, threads;
    bool judged = true;
    if (!flag_number(arguments, "--budget", 1, 100000000, OWN_BUDGET, &budget)
        || !read_threads(arguments, &threads))
        return EXIT_BAD_INPUT;
    if (has_flag(arguments, "--analyse"))
        judged = judge_all(history, (uint32_t)budget, threads);
    if (has_flag(arguments, "--json")) {
        print_json(history);
    } else if (history->count == 0) {
        say("%s", tr("Every game that you finish is counted here, by game, level and opponent."));
    } else {
        print_results(history);
        print_mistakes(history);
    }
    return judged ? EXIT_FINE : EXIT_INTERRUPTED;
}

static int run(const struct arguments *arguments)
{
    struct history *history = allocate(sizeof *history);
    open_history(history);
    int code = has_flag(arguments, "--forget") ? forget(history) : show(arguments, history);
    close_history(history);
    free(history);
    return code;
}

const struct command command_record = {
    .name = "record",
    .words = "",
    .summary = N_("your record: results by game, level and opponent, and what costs you most"),
    .details = N_("It tells of the latest 100 games that you finished here or at a server's table. "
                  "'--analyse' judges those that were not judged yet; what came of it is kept. The "
                  "page takes the output of '--json' in as a file."),
    .flags = {{"--analyse", NULL, N_("judges your decisions in games that were not judged yet")},
              {"--budget", "N", N_("playouts a decision for that: 300 unless given")},
              {"--json", NULL, N_("as JSON")},
              {"--forget", NULL, N_("deletes the finished games, after a question")},
              THREADS_FLAG},
    .run = run,
};
