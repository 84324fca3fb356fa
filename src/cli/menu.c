/* Which game? See menu.h. */
#include "cli/menu.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/page.h"
#include "games/registry.h"

enum { SUMMARY = 22 }; /* the column where summaries start */

static const struct borgo_edition *edition_number(int number)
{
    for (int i = 0; i < borgo_game_count; i++)
        for (int e = 0; e < 2 && borgo_games[i]->edition[e].name; e++)
            if (--number == 0)
                return &borgo_games[i]->edition[e];
    return NULL;
}

/* A game's summary stands beside its first edition. */
static void print_choices(void)
{
    int number = 0;
    printf("%s\n\n", tr("Which game shall it be?"));
    for (int i = 0; i < borgo_game_count; i++) {
        for (int e = 0; e < 2 && borgo_games[i]->edition[e].name; e++) {
            const char *summary = tr(e ? N_("another edition of the same game") : borgo_games[i]->summary);
            printf("  %d  ", ++number);
            print_padded(borgo_games[i]->edition[e].title, SUMMARY - 5);
            print_wrapped(summary, strlen(summary), SUMMARY, SUMMARY);
        }
    }
    printf("\n");
}

static const struct borgo_edition *edition_typed(const char *typed)
{
    const struct borgo_edition *edition = NULL;
    char *end;
    long number = strtol(typed, &end, 10);
    if (isdigit((unsigned char)typed[0]) && *end == '\0' && number < 100)
        edition = edition_number((int)number);
    else
        borgo_find_game(typed, &edition, NULL);
    return edition;
}

const char *choose_game(struct input *input)
{
    const char *typed;
    print_choices();
    while ((typed = read_line(input, tr("Its number or its name (quit leaves): "))) != NULL) {
        if (strcmp(typed, "quit") == 0)
            return NULL;
        const struct borgo_edition *edition = edition_typed(typed);
        if (edition)
            return edition->name;
        printf(tr("'%s' is not one of them."), typed);
        printf("\n");
    }
    return NULL;
}
