/* A game set up for a test, and walks through all set-ups worth testing. */
#ifndef BORGO_TESTS_SUBJECT_H
#define BORGO_TESTS_SUBJECT_H

#include <stdio.h>

#include "core/moves.h"

/* All registered games and the template: subject_game(0) to subject_game(subject_game_count() - 1).
 */
int subject_game_count(void);
const struct borgo_game *subject_game(int index);

struct subject {
    const struct borgo_game *game;
    struct borgo_setup setup;
    void *box;
    char name[200]; /* `sunrise-lane players=2 edition=lane …` */
};

typedef void subject_visit(struct subject *subject, void *context);

/* Makes the box of `subject->setup`; false (nothing allocated) if the game refuses it. */
bool subject_open(struct subject *subject, const struct borgo_game *game,
                  const struct borgo_setup *setup, struct borgo_error *error);
void subject_close(struct subject *subject);

/* Visits every player count with the default options and, for each of them, every other value of
 * every option. Returns how many set-ups that were; those the game refuses (first=3 of two players)
 * are left out. */
int subject_each_setup(const struct borgo_game *game, subject_visit *visit, void *context);

/* Memory or nothing. */
void *test_allocate(size_t size);
/* A whole file as NUL-terminated text, or NULL. */
char *test_read_file(const char *path);
/* The text of a move, and of a position with its set-up; in the buffer given. */
const char *test_move_text(const struct borgo_game *game, const void *box, const void *state,
                           borgo_move move, char buffer[BORGO_MAX_MOVE_TEXT]);
const char *test_position_text(const struct borgo_game *game, const void *box, const void *state,
                               char buffer[BORGO_MAX_POSITION_TEXT]);
/* Any legal move of any seat to act, or a deal; also says whose. */
borgo_move test_random_move(const struct borgo_game *game, const void *box, const void *state,
                            struct borgo_rng *rng, struct borgo_moves *room, unsigned *seat);

#endif
