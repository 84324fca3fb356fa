/* `borgo mine GAME`: finds puzzles in games between strong computer players and writes them as
 * data.
 *
 * A game is a job, with a seed of its own; what the jobs bring is taken in the order of their
 * numbers until there is enough. So the file is the same whatever the number of threads. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/mining.h"
#include "games/registry.h"
#include "table/theme.h"

enum { MOST_GAMES = 1000000, LONGEST_FILE = 8 << 20, OWN_BUDGET = 400 };

/* The puzzles there are so far, as text, and how many of each kind. */
struct haul {
    struct mine mine;
    uint64_t wanted, count, first; /* `first`: the game to begin with */
    uint64_t rated[BORGO_PUZZLE_RATINGS + 1], themed[BORGO_THEMES];
    struct borgo_text text;
    char *buffer;
};

static void open_worker(struct crew *crew, void *shaft)
{
    struct haul *haul = crew->context;
    open_shaft(shaft, &haul->mine, &crew->stop);
}

static void close_worker(struct crew *crew, void *shaft)
{
    (void)crew;
    close_shaft(shaft);
}

static bool mine_one(struct crew *crew, void *shaft, uint64_t job, void *mined)
{
    const struct haul *haul = crew->context;
    return mine_game(shaft, haul->first + job, mined);
}

/* Of the easiest no more than three quarters are taken: there are plenty. */
static uint64_t most_of_rating(const struct haul *haul, uint8_t rating)
{
    return rating == 1 ? haul->wanted * 3 / 4 : haul->wanted;
}

/* One theme is not all. What is proved is always welcome. */
static uint64_t most_of_theme(const struct haul *haul, uint8_t theme)
{
    bool proved = theme == BORGO_THEME_WIN || theme == BORGO_THEME_DEFENCE;
    return proved ? haul->wanted : haul->wanted / 2 + 1;
}

static bool is_welcome(const struct haul *haul, const struct borgo_puzzle *puzzle)
{
    return haul->count < haul->wanted
           && haul->rated[puzzle->rating] < most_of_rating(haul, puzzle->rating)
           && haul->themed[puzzle->theme] < most_of_theme(haul, puzzle->theme)
           && !strstr(haul->buffer, puzzle->name);
}

static void take_puzzle(struct haul *haul, const struct borgo_puzzle *puzzle)
{
    borgo_text_char(&haul->text, '\n');
    borgo_puzzle_write(puzzle, &haul->text);
    haul->rated[puzzle->rating]++;
    haul->themed[puzzle->theme]++;
    haul->count++;
}

/* In the order of the games. */
static void take_mined(struct crew *crew, uint64_t first, const void *mined_)
{
    struct haul *haul = crew->context;
    const struct mined *mined = mined_;
    (void)first;
    for (uint32_t i = 0; i < mined->count; i++)
        if (is_welcome(haul, &mined->puzzle[i]))
            take_puzzle(haul, &mined->puzzle[i]);
    atomic_store(&crew->found, haul->count);
    if (haul->count >= haul->wanted)
        atomic_store(&crew->stop, true);
}

static void write_head(struct haul *haul)
{
    borgo_text_print(
        &haul->text,
        "# Puzzles of %s, found by `borgo mine %s`; docs/puzzles.md explains the lines.\n",
        haul->mine.game->title, haul->mine.game->name);
}

/* The number behind that word in a puzzle's origin. */
static uint64_t number_behind(const char *from, const char *word)
{
    const char *at = strstr(from, word);
    return at ? strtoull(at + strlen(word), NULL, 10) : 0;
}

/* What the turn is about may be told in other words than when it was found. */
static bool find_theme_again(struct borgo_puzzle *puzzle, struct borgo_error *error)
{
    struct borgo_riddle riddle;
    struct borgo_point point;
    if (!borgo_riddle_open(&riddle, puzzle, error))
        return false;
    borgo_theme_find(&riddle, &point);
    puzzle->theme = (uint8_t)point.theme;
    borgo_riddle_close(&riddle);
    return true;
}

/* What a file has already is kept, and the games go on behind the last one it names. */
static bool go_on(struct haul *haul, const char *path)
{
    struct borgo_error error = {.translate = tr};
    struct borgo_puzzle puzzle;
    struct borgo_puzzle_file file;
    char *text = read_text_file(path, &error);
    if (!text)
        return complain("%s", error.message), false;
    borgo_puzzle_start(&file, path, text);
    while (borgo_puzzle_next(&file, &puzzle, &error) && find_theme_again(&puzzle, &error)) {
        uint64_t game = number_behind(puzzle.from, "game ");
        take_puzzle(haul, &puzzle);
        if (number_behind(puzzle.from, "seed ") == haul->mine.seed && game >= haul->first)
            haul->first = game + 1;
    }
    free(text);
    return !*error.message || (complain("%s", error.message), false);
}

static bool save(const struct haul *haul, const char *path)
{
    struct borgo_error error = {.translate = tr};
    if (!path) {
        fwrite(haul->buffer, 1, haul->text.used, stdout);
        return true;
    }
    return save_file(path, haul->buffer, haul->text.used, false, &error)
           || (complain("%s", error.message), false);
}

static int mine(struct haul *haul, uint64_t threads, const char *path)
{
    struct crew crew = {.jobs = MOST_GAMES,
                        .threads = threads,
                        .own = sizeof(struct shaft),
                        .context = haul,
                        .open = open_worker,
                        .yield = sizeof(struct mined),
                        .most = 1,
                        .goal = haul->wanted,
                        .work = mine_one,
                        .take = take_mined,
                        .close = close_worker};
    if (haul->count >= haul->wanted)
        return save(haul, path) ? EXIT_FINE : EXIT_FAILED;
    atomic_init(&crew.found, haul->count);
    enum crew_end end = run_crew(&crew);
    if (end == CREW_FAILED || !save(haul, path))
        return EXIT_FAILED;
    return haul->count >= haul->wanted ? EXIT_FINE : EXIT_INTERRUPTED;
}

static bool read_player(const struct arguments *arguments, const char *flag, const char *usual,
                        const struct borgo_player **player)
{
    struct borgo_error error = {.translate = tr};
    const char *name = flag_value(arguments, flag);
    *player = borgo_player_find(name ? name : usual, &error);
    return *player || (complain("%s", error.message), false);
}

static int open_haul(const struct arguments *arguments, struct haul *haul)
{
    const char *path = flag_value(arguments, "--out");
    uint64_t budget, threads;
    if (!flag_number(arguments, "--count", 1, 10000, 60, &haul->wanted)
        || !flag_number(arguments, "--seed", 0, INT64_MAX, 1, &haul->mine.seed)
        || !flag_number(arguments, "--budget", 20, 10000000, OWN_BUDGET, &budget)
        || !read_threads(arguments, &threads))
        return EXIT_BAD_INPUT;
    haul->mine.budget = (uint32_t)budget;
    haul->mine.master = borgo_player_find("master", NULL);
    if (!read_player(arguments, "--player", "veteran", &haul->mine.player)
        || !read_player(arguments, "--judge", "master", &haul->mine.judge))
        return EXIT_BAD_INPUT;
    borgo_text_start(&haul->text, haul->buffer, LONGEST_FILE);
    write_head(haul);
    if (has_flag(arguments, "--resume") && (!path || !go_on(haul, path)))
        return path ? EXIT_BAD_INPUT : complain("'--resume' needs '--out'");
    if (!open_mine(&haul->mine))
        return EXIT_FAILED;
    int code = mine(haul, threads, path);
    close_mine(&haul->mine);
    return code;
}

static int run(const struct arguments *arguments)
{
    struct borgo_error error = {.translate = tr};
    struct haul haul = {.mine = {.game = borgo_games_find(arguments->word[0], NULL, &error)}};
    if (!haul.mine.game)
        return complain("%s", error.message);
    haul.buffer = allocate(LONGEST_FILE);
    int code = open_haul(arguments, &haul);
    free(haul.buffer);
    return code;
}

const struct command command_mine = {
    .name = "mine",
    .words = "GAME",
    .least = 1,
    .most = 1,
    .summary = N_("finds puzzles in games between strong computer players"),
    .details = N_("A puzzle is a position in which one turn is clearly best. Each is checked with "
                  "ten times the thinking and another seed; where nothing is left to chance it is "
                  "proved. The same seed and budget give the same puzzles, whatever the number of "
                  "threads. Ctrl-C writes what there is so far, and '--resume' goes on with it."),
    .flags = {{"--count", "N", N_("how many puzzles; 60 unless given")},
              {"--seed", "N", N_("another series of games; 1 unless given")},
              {"--budget", "N", N_("playouts of the first check; 400 unless given")},
              {"--player", "LEVEL", N_("who plays the games; veteran unless given")},
              {"--judge", "LEVEL", N_("who judges the turns; master unless given")},
              {"--out", "FILE", N_("where to write them; to the terminal unless given")},
              {"--resume", NULL, N_("keeps what the file has and goes on behind it")},
              THREADS_FLAG},
    .run = run,
};
