/* Shibuya: what walks look like to who watches or plans them. Playing needs none of it: walk.c
 * lists walks without it. */
#ifndef BORGO_SHIBUYA_WAY_H
#define BORGO_SHIBUYA_WAY_H

#include "games/shibuya/parts.h"

enum shibuya_by { SHIBUYA_BY_COLOUR, SHIBUYA_BY_SHAPE, SHIBUYA_BY_BOTH };

/* All the squares one pedestrian can walk over, and those among them on which it may not stop. */
struct shibuya_reach {
    uint64_t from;         /* the square it sets out from */
    uint64_t over[2];      /* by colour, and by shape: what it comes to, that square included */
    uint64_t own_tile;     /* SHIB-7 */
    uint64_t others_place; /* SHIB-8 */
};
/* False: whoever's turn it is can't move it at all (SHIB-9, SHIB-14). */
bool shibuya_find_reach(const struct shibuya_box *box, const struct shibuya_state *state,
                        unsigned pedestrian, struct shibuya_reach *reach);

/* One walk: a shortest way, by colour where both traits lead there equally soon. */
struct shibuya_way {
    uint64_t path;          /* the squares walked over, both ends included */
    uint8_t first, squares; /* where it begins, and how many there are */
    uint8_t steps;          /* how many of them are new: all where it comes from outside */
    uint8_t by;             /* by which traits one gets there at all */
    uint8_t over;           /* what the path shows: black, white, rounded, angular */
};
/* False: no walk leads there. */
bool shibuya_find_way(const struct shibuya_box *box, const struct shibuya_state *state,
                      unsigned pedestrian, unsigned place, struct shibuya_way *way);

/* text.c: their words. */
extern const char *const shibuya_by_words[SHIBUYA_BY_BOTH + 1];
extern const char *const shibuya_over_words[4];

#endif
