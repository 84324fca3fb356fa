/* The legal moves of a decision, with their texts and numbers, for somebody who reads and types. */
#ifndef BORGO_CLI_MOVELIST_H
#define BORGO_CLI_MOVELIST_H

#include "cli/screen.h"
#include "core/moves.h"
#include "players/player.h"

struct move_list {
    const struct borgo_request *request;
    struct borgo_moves *moves;
    char (*text)[BORGO_MAX_MOVE_TEXT];
};

void open_move_list(struct move_list *list, const struct borgo_request *request);
void close_move_list(struct move_list *list);

/* Prints the moves whose text starts with these words, numbered and in columns; when there are many and `all` isn't set,
 * grouped by their next word. Returns how many there are. */
uint32_t print_moves(const struct screen *screen, const struct move_list *list, const char *start, bool all);
/* The move a player typed: its number, or its text in upper or lower case. */
bool find_typed_move(const struct move_list *list, const char *typed, borgo_move *move);

#endif
