/* Project Skyline: what its files do for each other, and the events they tell. */
#ifndef BORGO_SKYLINE_PARTS_H
#define BORGO_SKYLINE_PARTS_H

#include "games/skyline/skyline.h"

enum sky_event {
    SKY_TOLD_FIRST,
    SKY_TOLD_START,
    SKY_TOLD_TOWER,
    SKY_TOLD_FLOOR,
    SKY_TOLD_ARCHITECT,
    SKY_TOLD_ROLL,
    SKY_TOLD_DIE,
    SKY_TOLD_PAWN,
    SKY_TOLD_RENT,
    SKY_TOLD_NOTHING,
    SKY_TOLD_PASS,
    SKY_TOLD_BUILD,
    SKY_TOLD_GROW,
    SKY_TOLD_MERGE,
    SKY_TOLD_DEMOLISH,
    SKY_TOLD_SKYSCRAPER,
    SKY_TOLD_CARD,
    SKY_TOLD_CARD_LEAVES,
    SKY_TOLD_CARD_IDLE,
    SKY_TOLD_INCOME,
    SKY_TOLD_TAX,
    SKY_TOLD_RETURN,
    SKY_TOLD_SWAP,
    SKY_TOLD_MOVE,
    SKY_TOLD_ALL_BUILT,
    SKY_TOLD_BANKRUPT,
    SKY_TOLD_OUT_OF_TURNS,
    SKY_TOLD_BONUS,
    SKY_TOLD_DEBT,
    SKY_TOLD_BANK_PAYS,
    SKY_TOLD_FINAL,
    SKY_TOLD_WINNERS,
    SKY_EVENTS
};

/* box.c: reads the cards' file and makes the tables (SKY-1, SKY-11). */
bool sky_setup(const struct borgo_setup *setup, void *box, struct borgo_error *error);

/* pieces.c: what stands on the board. */
void sky_put(struct sky_state *state, unsigned cell, unsigned owner, unsigned height);
void sky_take(struct sky_state *state, unsigned cell);
void sky_swap(struct sky_state *state, unsigned one, unsigned other);
/* The owner of a building; the cell isn't empty. */
unsigned sky_owner(const struct sky_state *state, unsigned cell);
unsigned sky_height(const struct sky_state *state, unsigned cell);
/* One move of that kind for each cell; returns how many. */
uint32_t sky_list_cells(sky_cells cells, enum sky_kind kind, borgo_move *out);
/* SKY-18: what is left of the 13 floors. */
unsigned sky_floors_left(const struct sky_state *state, unsigned seat);

/* start.c: the set-up (SKY-2 to SKY-5). */
void sky_start(const void *box, void *state);
void sky_begin_placing(const struct sky_box *box, struct sky_state *state, unsigned first);
uint32_t sky_list_placements(const struct sky_state *state, borgo_move *out);
void sky_choose_start(const struct sky_box *box, struct sky_state *state, unsigned space, struct borgo_events *events);
void sky_place_tower(const struct sky_box *box, struct sky_state *state, unsigned cell, struct borgo_events *events);
void sky_place_floor(const struct sky_box *box, struct sky_state *state, unsigned cell, struct borgo_events *events);

/* rent.c: the street and what a pawn pays there (SKY-7, SKY-9, SKY-10, SKY-21). */
sky_cells sky_group(sky_cells own, unsigned cell);
int32_t sky_group_rent(const struct sky_state *state, sky_cells group);
/* What is due on a street space to somebody who owns these cells; false: nothing. */
struct sky_debt {
    int32_t rent;
    sky_cells group;
    uint8_t cell, creditor;
};
bool sky_owes(const struct sky_box *box, const struct sky_state *state, sky_cells own, unsigned space,
              struct sky_debt *debt);
/* The rent the state holds, as an event of that kind. */
void sky_tell_rent(const struct sky_state *state, uint8_t kind, struct borgo_events *events);
/* Moves a pawn on and settles the rent. False: its owner is bankrupt, the game is over. */
bool sky_advance(const struct sky_box *box, struct sky_state *state, unsigned seat, unsigned steps,
                 struct borgo_events *events);

/* build.c: floors, growth and demolition (SKY-11 to SKY-19). */
uint32_t sky_list_builds(const struct sky_box *box, const struct sky_state *state, borgo_move *out);
/* The cells of a way with at most one turn, both ends included: along the row, then along the column. */
sky_cells sky_way(unsigned from, unsigned to);
/* SKY-14 */
bool sky_can_build(const struct sky_box *box, const struct sky_state *state);
void sky_build(struct sky_state *state, unsigned cell, struct borgo_events *events);
/* `through` is the own building merged with, or SKY_NO_CELL. False: the last skyscraper stands, the game is over. */
bool sky_grow(const struct sky_box *box, struct sky_state *state, unsigned from, unsigned through, unsigned to,
              struct borgo_events *events);

/* pile.c: the action cards' order, as far as it is known (SKY-8). */
uint32_t sky_list_cards(const struct sky_state *state, struct borgo_outcome *out);
borgo_move sky_top_card(const struct sky_state *state, struct borgo_rng *rng);
/* Takes the card from the top and puts it under the pile, unless it leaves the game: then false (SKY-C10). */
bool sky_draw_card(const struct sky_box *box, struct sky_state *state, unsigned kind);

/* cards.c: what the action cards do (SKY-23, SKY-C1 to SKY-C13). */
bool sky_card_has_object(const struct sky_box *box, const struct sky_state *state, unsigned kind);
uint32_t sky_list_choices(const struct sky_box *box, const struct sky_state *state, borgo_move *out);
/* C3 and C6 */
void sky_aid_poorest(const struct sky_box *box, struct sky_state *state, struct borgo_events *events);
/* Taxes beyond one's cash: all one has (SKY-C6). */
int32_t sky_tax_due(const struct sky_state *state, unsigned seat);
void sky_pay_tax(struct sky_state *state, unsigned seat, struct borgo_events *events);
/* A choice that changes the board only. */
void sky_change_board(struct sky_state *state, borgo_move move, struct borgo_events *events);

/* turn.c: what a turn is made of (SKY-6, SKY-8, SKY-24). */
borgo_seats sky_to_act(const void *box, const void *state);
uint32_t sky_moves(const void *box, const void *state, unsigned seat, borgo_move *out);
uint32_t sky_chance(const void *box, const void *state, struct borgo_outcome *out);
borgo_move sky_deal(const void *box, const void *state, struct borgo_rng *rng);
void sky_play(const void *box, void *state, unsigned seat, borgo_move move, struct borgo_events *events);

/* end.c: bonuses, debts and the winner (SKY-20 to SKY-22). */
/* What a seat's total is made of, if the game ended now or as it ended. */
struct sky_account {
    int32_t cash, bonus;
    int32_t debt; /* of a bankruptcy: what the debtor paid, negative, or the creditor got */
    int32_t total;
};
struct sky_account sky_account(const struct sky_state *state, unsigned seat);
void sky_end_game(const struct sky_box *box, struct sky_state *state, enum sky_end why, struct borgo_events *events);
void sky_scores(const void *box, const void *state, int32_t *scores);
void sky_result(const void *box, const void *state, struct borgo_result *result);

/* secrets.c: there are none. */
void sky_hide(const void *box, void *state, unsigned seat);
void sky_imagine(const void *box, void *state, unsigned seat, struct borgo_rng *rng);
borgo_move sky_veil(const void *box, unsigned actor, borgo_move move, unsigned viewer);

/* text.c, read.c: what moves say, and positions as text. */
void sky_describe(const void *box, const void *state, borgo_move move, struct borgo_description *out);
void sky_write_position(const void *box, const void *state, struct borgo_text *text);
bool sky_read_position(const void *box, struct borgo_reader *reader, unsigned viewer, void *state,
                       struct borgo_error *error);
extern const char *const sky_phase_words[SKY_OVER + 1];
extern const char *const sky_end_words[SKY_OUT_OF_TURNS + 1];

/* check.c: whether a position that was read could arise in a game. */
bool sky_check_position(const struct sky_box *box, const struct sky_state *state, struct borgo_error *error);

/* skyline.c */
extern const char *const sky_card_names[SKY_KINDS + 1];

/* greed.c */
int32_t sky_evaluate(const void *box, const void *state, unsigned seat);
void sky_estimate(const void *box, const void *state, int32_t *values);

#endif
