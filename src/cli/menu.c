/* What shall be played? See menu.h. New games have numbers and names, kept ones have letters; Enter
 * goes on with the last. */
#include "cli/menu.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/keep.h"
#include "games/registry.h"
#include "terminal/screen.h"

/* The column where summaries start, the page that has room for them, and how many kept games are
 * offered. */
enum { SUMMARY = 22, ROOMY = 70, MOST_KEPT = 3 };

/* How well a typed text names an edition. */
enum match { NO_MATCH, WORD_STARTS, NAME_STARTS, SAME_NAME };

static const struct borgo_edition *edition_number(int number)
{
    for (int i = 0; i < borgo_game_count; i++)
        for (int e = 0; e < 2 && borgo_games[i]->edition[e].name; e++)
            if (--number == 0)
                return &borgo_games[i]->edition[e];
    return NULL;
}

static void print_kept(const struct kept_game *games, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        char when[40], line[400];
        struct tm parts;
        localtime_r(&games[i].when, &parts);
        strftime(when, sizeof when, "%Y-%m-%d %H:%M", &parts);
        snprintf(line, sizeof line,
                 tr_count("go on with %s: %s; %u move, %s", "go on with %s: %s; %u moves, %s",
                          games[i].moves),
                 games[i].title, games[i].players, (unsigned)games[i].moves, when);
        printf("  %c  ", 'a' + (int)i);
        print_wrapped(line, strlen(line), 5, 5);
    }
    if (count)
        printf("\n");
}

/* A game's summary stands beside its first edition, where there is room for it. */
static void print_choices(void)
{
    int number = 0;
    bool roomy = page_width() >= ROOMY;
    for (int i = 0; i < borgo_game_count; i++) {
        for (int e = 0; e < 2 && borgo_games[i]->edition[e].name; e++) {
            const char *summary =
                tr(e ? N_("another edition of the same game") : borgo_games[i]->summary);
            printf("  %d  ", ++number);
            print_padded(borgo_games[i]->edition[e].title, SUMMARY - 5);
            print_wrapped(roomy ? summary : "", roomy ? strlen(summary) : 0, SUMMARY, SUMMARY);
        }
    }
    printf("\n");
    print_paragraph(2, tr("'learn' and a number or a name: a guided first game"));
    print_paragraph(2, tr("'puzzle': the puzzle of the day"));
    printf("\n");
}

/* The same character to somebody who types: no capitals, `-` and space alike. */
static int plain(char c)
{
    return c == '-' ? ' ' : tolower((unsigned char)c);
}

static bool starts_with(const char *name, const char *typed)
{
    while (*typed && plain(*name) == plain(*typed))
        name++, typed++;
    return *typed == '\0';
}

/* Of `sunrise-lane` or `Sunrise Lane`: all of it, its beginning, or the beginning of a later word.
 */
static enum match match_name(const char *name, const char *typed)
{
    if (starts_with(name, typed))
        return strlen(name) == strlen(typed) ? SAME_NAME : NAME_STARTS;
    for (; *name; name++)
        if (plain(*name) == ' ' && starts_with(name + 1, typed))
            return WORD_STARTS;
    return NO_MATCH;
}

/* The one edition that fits best; NULL if there is none or several do, which `fitting` then names.
 */
static const struct borgo_edition *edition_named(const char *typed, struct borgo_text *fitting)
{
    const struct borgo_edition *edition, *found = NULL;
    enum match best = NO_MATCH;
    int fit = 0;
    for (int number = 1; (edition = edition_number(number)) != NULL; number++) {
        enum match by_name = match_name(edition->name, typed),
                   by_title = match_name(edition->title, typed);
        enum match match = by_name > by_title ? by_name : by_title;
        if (match > best) {
            borgo_text_start(fitting, fitting->at, fitting->size);
            best = match;
            fit = 0;
        }
        if (match != best || match == NO_MATCH)
            continue;
        borgo_text_print(fitting, "%s%s", fit++ ? ", " : "", edition->title);
        found = edition;
    }
    return fit == 1 ? found : NULL;
}

static const struct borgo_edition *edition_typed(const char *typed, struct borgo_text *fitting)
{
    char *end;
    long number = strtol(typed, &end, 10);
    if (isdigit((unsigned char)typed[0]) && *end == '\0' && number < 100)
        return edition_number((int)number);
    return edition_named(typed, fitting);
}

/* The kept game a line chooses, or NULL: its letter, or Enter for the last one. */
static const struct kept_game *kept_typed(const char *typed, const struct kept_game *games,
                                          unsigned count)
{
    unsigned letter = *typed ? (unsigned)(tolower((unsigned char)typed[0]) - 'a') : 0;
    return (*typed == '\0' || typed[1] == '\0') && letter < count ? &games[letter] : NULL;
}

static void explain(const char *typed, const char *fitting)
{
    if (*fitting)
        say(tr("'%s' can be any of these: %s."), typed, fitting);
    else if (*typed)
        say(tr("'%s' is not one of them."), typed);
}

/* What a line chooses; false if nothing. */
static bool take_choice(const char *typed, const struct kept_game *games, unsigned count,
                        struct start *start)
{
    char buffer[200];
    struct borgo_text fitting;
    borgo_text_start(&fitting, buffer, sizeof buffer);
    const struct kept_game *kept = kept_typed(typed, games, count);
    const struct borgo_edition *edition = kept || !*typed ? NULL : edition_typed(typed, &fitting);
    if (kept)
        start->load = strdup(kept->path);
    else if (edition)
        start->game = edition->name;
    else
        explain(typed, buffer);
    return kept || edition;
}

/* `learn 2`, `learn city`: the game of that edition is learnt. */
static bool take_lesson(const char *typed, struct start *start)
{
    static const char word[] = "learn ";
    struct start named = {0};
    if (strncmp(typed, word, strlen(word)) != 0
        || !take_choice(typed + strlen(word), NULL, 0, &named))
        return false;
    start->learn = borgo_games_find(named.game, NULL, NULL)->name;
    return true;
}

static bool take_puzzle(const char *typed, struct start *start)
{
    start->puzzles = strcmp(typed, "puzzle") == 0 || strcmp(typed, "puzzles") == 0;
    return start->puzzles;
}

static bool is_quit(const char *typed)
{
    return *typed && strncmp("quit", typed, strlen(typed)) == 0;
}

bool choose_start(struct input *input, struct start *start)
{
    struct kept_game games[MOST_KEPT];
    unsigned count = list_kept_games(games, MOST_KEPT);
    const char *prompt = tr(count ? N_("Number, name or letter (Enter: go on; quit leaves): ")
                                  : N_("Its number or its name (quit leaves): "));
    const char *typed;
    bool chosen = false;
    *start = (struct start){0};
    printf("%s\n\n", tr("Which game shall it be?"));
    print_kept(games, count);
    print_choices();
    while (!chosen && (typed = read_line(input, prompt)) != NULL && !is_quit(typed))
        chosen = take_puzzle(typed, start) || take_lesson(typed, start)
                 || take_choice(typed, games, count, start);
    free_kept_games(games, count);
    return chosen;
}
