/* The full-screen program behind `borgo play`, `replay`, `analyse` and `learn`: when it is used,
 * and what those commands give it. */
#ifndef BORGO_CLI_FULL_H
#define BORGO_CLI_FULL_H

#include "cli/analyse.h"
#include "cli/command.h"
#include "cli/menu.h"
#include "cli/play.h"
#include "table/lesson.h"

#define PLAIN_FLAG                                                                                 \
    {                                                                                              \
        "--plain", NULL,                                                                           \
            N_("line by line instead of the full screen: for screen readers and simple terminals") \
    }

/* Somebody sits at a terminal that can show it, and didn't ask for lines. */
bool wants_full_screen(const struct arguments *arguments);

/* The words of a command with those that a menu added. */
struct chosen_words {
    struct arguments arguments;
    char text[2 * MAX_FLAGS][80];
    int count;
};

/* The start menu on the full screen: as choose_start, but seats and options are chosen too, which
 * become flags behind the given ones. */
bool choose_full_screen(const struct arguments *arguments, struct play *play, struct start *wanted,
                        struct chosen_words *words);

/* How a game on the full screen ended. */
enum full_end { FULL_NOT_SHOWN, FULL_LEFT, FULL_OVER, FULL_REMATCH };

/* Plays a sitting that is open and sealed. FULL_NOT_SHOWN: the screen can't be had, or this game
 * has none. */
enum full_end play_full_screen(struct play *play);
/* A new game like the one that is over: same set-up, same seats, a new deal. */
bool open_rematch(const struct borgo_record *record, struct borgo_record *again);

/* Steps through a record; analyses one as the analysis says. False: the screen can't be had, or
 * this game has none. */
bool replay_full_screen(const struct borgo_record *record, bool colour);
bool analyse_full_screen(const struct analysis *analysis, bool colour);
/* Leads through a lesson from that step on; `over`: to its end. False as above. */
bool learn_full_screen(const struct borgo_lesson *lesson, unsigned step, bool colour, bool *over);
/* A game's puzzles, from that one on. False as above. */
bool puzzles_full_screen(const char *game, unsigned number, bool colour);

#endif
