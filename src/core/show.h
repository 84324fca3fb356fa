/* What showing a game needs and the rules don't: the second struct of hooks every game has, beside
 * the contract in core/game.h. Terminal, engine, server and browser show a game through it alone,
 * so that no front end works anything out. docs/views.md says what the JSON means.
 *
 * Each writes members of the object that is open. Members of the board part and of the view have
 * different names: both may stand in one object. Cells are two numbers (borgo_json_cell). */
#ifndef BORGO_CORE_SHOW_H
#define BORGO_CORE_SHOW_H

#include "core/canvas.h"
#include "core/form.h"
#include "core/json.h"

struct borgo_whys;

struct borgo_show {
    /* What stays the same from the first move to the last: plots, tile sets, names of things. Names
     * and sentences for people go through `translate`; ids and letters of the notation do not. */
    void (*write_board)(const void *box, borgo_translate *translate, struct borgo_json *json);
    /* What the data bring, as counts: for whoever made data of their own. NULL: nothing to count.
     */
    void (*write_summary)(const void *box, struct borgo_json *json);
    /* What a state hidden for `viewer` (a seat, BORGO_WATCHER, BORGO_CHANCE) shows beside the
     * board. */
    void (*write_view)(const void *box, const void *state, unsigned viewer,
                       struct borgo_json *json);
    /* Where every category of scoring stands, of a state hidden for anybody; once it is over this
     * is the final scoring. The categories' names are in the board part. */
    void (*write_standings)(const void *box, const void *state, struct borgo_json *json);
    /* What there is to know about a legal move of the seat to act beyond its events: the way it
     * goes, what it changes elsewhere. Asked for one move at a time. NULL: nothing. */
    void (*write_about)(const void *box, const void *state, unsigned viewer, borgo_move move,
                        struct borgo_json *json);
    /* Why a viewer can't use a cell: core/why.h. NULL: the game doesn't say. */
    const struct borgo_whys *whys;
    /* The round a state is in, from 1: public. NULL: the game doesn't count them. */
    unsigned (*round)(const void *box, const void *state);
    /* A picture for character screens of a state hidden for `seat`. */
    void (*draw)(const void *box, const void *state, unsigned seat, struct borgo_canvas *canvas);
};

struct borgo_game;

/* Everything a front end shows of a state hidden for `viewer`: game, players, viewer, the board
 * part and the view, as members of the object that is open. */
void borgo_put_view(const struct borgo_game *game, const void *box, const void *state,
                    unsigned viewer, borgo_translate *translate, struct borgo_json *json);
/* One legal move of a state hidden for `viewer`, as members of the object that is open: the move
 * itself, and what its game knows about it. */
void borgo_put_about(const struct borgo_game *game, const void *box, const void *state,
                     unsigned viewer, borgo_move move, struct borgo_json *json);
/* The standings as an object. */
void borgo_put_standings(const struct borgo_game *game, const void *box, const void *state,
                         struct borgo_json *json, const char *name);
/* Who looks: a seat's number, "watch", or "chance" for eyes that see everything. */
void borgo_put_viewer(struct borgo_json *json, const char *name, unsigned viewer);
/* A set of seats as an array of their numbers. */
void borgo_put_seats(struct borgo_json *json, const char *name, unsigned seats);

#endif
