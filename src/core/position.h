/* A whole position as one line of text, set-up included, and back: what FEN is to chess.
 *
 *     sunrise-lane players=3 edition=lane tallest=level first=random | turn=1 phase=build …
 */
#ifndef BORGO_CORE_POSITION_H
#define BORGO_CORE_POSITION_H

#include "core/game.h"

void borgo_position_write(const struct borgo_game *game, const void *box, const void *state,
                          struct borgo_text *text);

/* Reads the part before the bar into the set-up (whose data texts stay) and moves the reader behind
 * the bar. */
bool borgo_position_read_setup(const struct borgo_game *game, struct borgo_reader *reader,
                               struct borgo_setup *setup, struct borgo_error *error);
/* Reads the part behind the bar, to the end of the text: for BORGO_CHANCE the whole position. For a
 * seat or BORGO_WATCHER it is what these see of one, exactly as borgo_position_write writes it of a
 * hidden state, with `?` for what is secret. From that the viewer's moves can be listed and the
 * rest imagined, but nobody can deal or play on. */
bool borgo_position_read(const struct borgo_game *game, const void *box,
                         struct borgo_reader *reader, unsigned viewer, void *state,
                         struct borgo_error *error);

#endif
