/* The legal moves of a decision, with their texts and numbers, for somebody who reads and types. */
#ifndef BORGO_TERMINAL_MOVELIST_H
#define BORGO_TERMINAL_MOVELIST_H

#include "core/moves.h"
#include "players/player.h"
#include "table/preview.h"
#include "terminal/screen.h"

enum { ALL_ROWS = UINT32_MAX >> 1 };

struct move_list {
    const struct borgo_request *request;
    struct borgo_moves *moves;
    struct borgo_worlds *worlds;        /* for what each would bring */
    char (*text)[BORGO_MAX_MOVE_TEXT];  /* as records have it */
    char (*shown)[BORGO_MAX_MOVE_TEXT]; /* with the letters of the language */
};

/* Turns a move's text as records have it into the one with the letters of the language. */
void show_letters(const struct borgo_game *game, char text[BORGO_MAX_MOVE_TEXT]);

void open_move_list(struct move_list *list, const struct borgo_request *request);
void close_move_list(struct move_list *list);

/* Prints the moves whose text starts with these words, numbered and in columns. Where that would
 * take more rows than `most_rows`, moves with the same beginning are put together. Returns how many
 * moves there are. */
uint32_t print_moves(const struct move_list *list, const char *start, uint32_t most_rows);
/* The move a player typed: its number, or its text in either spelling, in upper or lower case. */
bool find_typed_move(const struct move_list *list, const char *typed, borgo_move *move);

#endif
