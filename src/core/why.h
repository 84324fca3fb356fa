/* Why something isn't possible: for a cell, or a piece and a cell, the rules that keep a viewer
 * from using it now, as data and as sentences, and the shortest legal turn that would get there. A
 * game finds the reasons; whether it is possible at all is read off the legal moves, so that the
 * two can't contradict each other unnoticed. */
#ifndef BORGO_CORE_WHY_H
#define BORGO_CORE_WHY_H

#include "core/moves.h"

enum { BORGO_MAX_REASONS = 16, BORGO_MAX_STEPS = 8, BORGO_NO_PIECE = INT32_MIN };

/* A kind of reason: its rule, its name, its sentence and its places, like the form of a move. */
struct borgo_cause {
    const char *rule;         /* its id in docs/rules, or NULL: `rules` says it */
    const char *const *rules; /* by the value of place 0 */
    struct borgo_sentence sentence;
};

struct borgo_why {
    /* The question. */
    unsigned viewer; /* any eyes; the state is hidden for them */
    int first, second;
    int32_t piece; /* what moves have in the place of that name, or BORGO_NO_PIECE: any */
    bool acts;     /* the viewer is to act */
    bool possible; /* a legal move of the viewer touches the cell (with that piece) */
    /* The answer. */
    uint8_t count, steps;
    struct borgo_description reason[BORGO_MAX_REASONS]; /* `kind` is one of the game's causes */
    borgo_move turn[BORGO_MAX_STEPS];
    _Alignas(
        16) unsigned char from[BORGO_MAX_STATE]; /* where that turn begins: the position that
                                                    was asked about unless the game says else */
};

/* What a game has for it. */
struct borgo_whys {
    const char *turn_rule, *end_rule; /* of whose turn it is, and of the end */
    const struct borgo_cause *causes;
    struct borgo_place piece; /* the place of a move that can be asked for; no name: there is none.
                                 Words as many as `pieces` */
    unsigned pieces;
    /* Adds what keeps the viewer from the cell. If it isn't to act, as if it were, or nothing. */
    void (*find)(const void *box, const void *state, struct borgo_why *why);
    /* What lies around, as members of the object that is open; NULL: nothing. */
    void (*write_around)(const void *box, const void *state, int first, int second,
                         struct borgo_json *json);
};

/* Adds a reason with the values of its first places, unless it is there already. */
void borgo_why_add(struct borgo_why *why, unsigned cause, int32_t a, int32_t b, int32_t c);

/* Answers the question into the object that is open: `possible`, `reasons` with a sentence each if
 * there is a teller, `turn`, and what lies around. `why` has the question filled in. */
void borgo_why_put(const struct borgo_game *game, const void *box, const void *state,
                   struct borgo_why *why, const struct borgo_teller *teller,
                   struct borgo_moves *room, struct borgo_json *json);

#endif
