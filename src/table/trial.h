/* Somebody tries a turn in a puzzle: whether it is right, what it costs, the answer that shows it,
 * and all that is said before and after, in the reader's language. */
#ifndef BORGO_TABLE_TRIAL_H
#define BORGO_TABLE_TRIAL_H

#include "core/words.h"
#include "table/theme.h"

enum { BORGO_TRIAL_SENTENCES = 3, BORGO_TRIAL_BUDGET = 240 };

struct borgo_trial {
    bool right;
    bool known;           /* the puzzle has the turn: nothing had to be thought about */
    int32_t chance, best; /* to win, after it and after the right one, in thousandths */
    struct borgo_puzzle_steps reply;
};

/* Judges a turn of borgo_riddle_read_turn's. Where the puzzle doesn't have it, a strong player
 * looks with so many playouts (0: as many as are usual) at it and at the answer. False: it was
 * cancelled. */
bool borgo_trial_judge(const struct borgo_riddle *riddle, const struct borgo_suggestion *turn,
                       uint32_t budget, const atomic_bool *cancelled, struct borgo_trial *trial);

/* What is said. Each is a text of its own, without formatting. */
struct borgo_puzzle_words {
    const char *title, *question, *theme; /* the theme gives something away */
};
struct borgo_trial_words {
    const char *heading;
    unsigned count;
    char sentence[BORGO_TRIAL_SENTENCES][240];
};

void borgo_puzzle_tell(const struct borgo_puzzle *puzzle, const struct borgo_teller *teller,
                       struct borgo_puzzle_words *words);
const char *borgo_theme_name(enum borgo_theme theme, const struct borgo_teller *teller);
void borgo_trial_tell(const struct borgo_riddle *riddle, const struct borgo_trial *trial,
                      const struct borgo_teller *teller, struct borgo_trial_words *words);

#endif
