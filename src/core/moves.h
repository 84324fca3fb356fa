/* What can be said of moves for every game alike: legality, chance, and what is made from a move's
 * form (core/form.h): the text both ways, JSON, a sentence, groups for a list, the cells it
 * touches. */
#ifndef BORGO_CORE_MOVES_H
#define BORGO_CORE_MOVES_H

#include "core/words.h"

/* Room for one list of moves; large, so callers keep one and use it again. */
struct borgo_moves {
    uint32_t count;
    borgo_move at[BORGO_MAX_MOVES];
};

/* All legal moves of `seat`, or all outcomes when seat is BORGO_CHANCE; none if it isn't the seat's
 * turn. */
void borgo_moves_list(const struct borgo_game *game, const void *box, const void *state,
                      unsigned seat, struct borgo_moves *moves);

/* The kind and the places of a move that is legal in that state, or of a veiled one. */
void borgo_moves_describe(const struct borgo_game *game, const void *box, const void *state,
                          borgo_move move, struct borgo_description *out);

/* The canonical text of a move that is legal in that state, or of a veiled one: `house 4,5 2`. */
void borgo_moves_write(const struct borgo_game *game, const void *box, const void *state,
                       borgo_move move, struct borgo_text *text);
/* The same move as members of a JSON object: "move":"house 4,5
 * 2","kind":"house","plot":[4,5],"storeys":2 */
void borgo_moves_put_json(const struct borgo_game *game, const void *box, const void *state,
                          borgo_move move, struct borgo_json *json);
/* As a choice for somebody to read: "build a House of 2 storeys at 4,5". */
void borgo_moves_tell(const struct borgo_game *game, const void *box, const void *state,
                      borgo_move move, const struct borgo_teller *teller, struct borgo_text *text);
/* The cells it touches, made by borgo_cell, in the order of its places; returns how many. */
unsigned borgo_moves_cells(const struct borgo_game *game, const void *box, const void *state,
                           borgo_move move, int32_t cells[BORGO_EVENT_PLACES]);

/* Moves that begin alike: of one kind, with the same values in their first written places. */
struct borgo_group {
    struct borgo_description begins; /* the first of them in the list */
    uint32_t index;                  /* its place in the list */
    uint32_t count;
};
/* Puts together the moves of a list that agree in their first `places` written places (0: in their
 * kind alone), in the order of the list. `groups` has room for as many as there are moves; returns
 * how many there are. */
uint32_t borgo_moves_group(const struct borgo_game *game, const void *box, const void *state,
                           const struct borgo_moves *moves, unsigned places,
                           struct borgo_group *groups);

/* Finds the legal move with that text. Since a text is a move's only name, reading one is looking
 * it up. */
bool borgo_moves_find(const struct borgo_game *game, const void *box, const void *state,
                      unsigned seat, const char *text, struct borgo_moves *room, borgo_move *move,
                      struct borgo_error *error);

/* The one seat to act when exactly one is (or BORGO_CHANCE); the lowest when several are. Not when
 * it is over. */
unsigned borgo_moves_actor(borgo_seats to_act);

/* Draws all chance moves until a seat must act or it is over; returns how many. */
uint32_t borgo_moves_deal_all(const struct borgo_game *game, const void *box, void *state,
                              struct borgo_rng *rng);

#endif
