/* Project Skyline: what each file of this folder offers to the others, and the events they tell. */
#ifndef BORGO_SKYLINE_PARTS_H
#define BORGO_SKYLINE_PARTS_H

#include "games/skyline/skyline.h"

enum skyline_event {
    SKYLINE_TOLD_FIRST,
    SKYLINE_TOLD_START,
    SKYLINE_TOLD_TOWER,
    SKYLINE_TOLD_FLOOR,
    SKYLINE_TOLD_ARCHITECT,
    SKYLINE_TOLD_ROLL,
    SKYLINE_TOLD_DIE,
    SKYLINE_TOLD_PAWN,
    SKYLINE_TOLD_RENT,
    SKYLINE_TOLD_NOTHING,
    SKYLINE_TOLD_PASS,
    SKYLINE_TOLD_BUILD,
    SKYLINE_TOLD_GROW,
    SKYLINE_TOLD_MERGE,
    SKYLINE_TOLD_DEMOLISH,
    SKYLINE_TOLD_SKYSCRAPER,
    SKYLINE_TOLD_CARD,
    SKYLINE_TOLD_CARD_LEAVES,
    SKYLINE_TOLD_CARD_IDLE,
    SKYLINE_TOLD_INCOME,
    SKYLINE_TOLD_TAX,
    SKYLINE_TOLD_RETURN,
    SKYLINE_TOLD_SWAP,
    SKYLINE_TOLD_MOVE,
    SKYLINE_TOLD_ALL_BUILT,
    SKYLINE_TOLD_BANKRUPT,
    SKYLINE_TOLD_OUT_OF_TURNS,
    SKYLINE_TOLD_BONUS,
    SKYLINE_TOLD_DEBT,
    SKYLINE_TOLD_BANK_PAYS,
    SKYLINE_TOLD_FINAL,
    SKYLINE_TOLD_WINNERS,
    SKYLINE_EVENTS
};

/* box.c: reads the cards' file and makes the tables (SKY-1, SKY-11). */
bool skyline_setup(const struct borgo_setup *setup, void *box, struct borgo_error *error);

/* pieces.c: what stands on the board. */
void skyline_put(struct skyline_state *state, unsigned cell, unsigned owner, unsigned height);
void skyline_take(struct skyline_state *state, unsigned cell);
void skyline_swap(struct skyline_state *state, unsigned one, unsigned other);
/* The owner of a building; the cell isn't empty. */
unsigned skyline_owner(const struct skyline_state *state, unsigned cell);
unsigned skyline_height(const struct skyline_state *state, unsigned cell);
/* One move of that kind for each cell; returns how many. */
uint32_t skyline_list_cells(skyline_cells cells, enum skyline_kind kind, borgo_move *out);
/* SKY-18: what is left of the 13 floors. */
unsigned skyline_floors_left(const struct skyline_state *state, unsigned seat);

/* start.c: the set-up (SKY-2 to SKY-5). */
void skyline_start(const void *box, void *state);
void skyline_begin_placing(const struct skyline_box *box, struct skyline_state *state,
                           unsigned first);
uint32_t skyline_list_placements(const struct skyline_state *state, borgo_move *out);
void skyline_choose_start(const struct skyline_box *box, struct skyline_state *state,
                          unsigned space, struct borgo_events *events);
void skyline_place_tower(const struct skyline_box *box, struct skyline_state *state, unsigned cell,
                         struct borgo_events *events);
void skyline_place_floor(const struct skyline_box *box, struct skyline_state *state, unsigned cell,
                         struct borgo_events *events);

/* rent.c: the street and what a pawn pays there (SKY-7, SKY-9, SKY-10, SKY-21). */
skyline_cells skyline_group(skyline_cells own, unsigned cell);
int32_t skyline_group_rent(const struct skyline_state *state, skyline_cells group);
/* What is due on a street space to somebody who owns these cells; false: nothing. */
struct skyline_debt {
    int32_t rent;
    skyline_cells group;
    uint8_t cell, creditor;
};
bool skyline_owes(const struct skyline_box *box, const struct skyline_state *state,
                  skyline_cells own, unsigned space, struct skyline_debt *debt);
/* The rent the state holds, as an event of that kind. */
void skyline_tell_rent(const struct skyline_state *state, uint8_t kind,
                       struct borgo_events *events);
/* Moves a pawn on and settles the rent. False: its owner is bankrupt, the game is over. */
bool skyline_advance(const struct skyline_box *box, struct skyline_state *state, unsigned seat,
                     unsigned steps, struct borgo_events *events);

/* build.c: floors, growth and demolition (SKY-11 to SKY-19). */
uint32_t skyline_list_builds(const struct skyline_box *box, const struct skyline_state *state,
                             borgo_move *out);
/* The cells of a way with at most one turn, both ends included: along the row, then along the
 * column. */
skyline_cells skyline_way(unsigned from, unsigned to);
/* SKY-14 */
bool skyline_can_build(const struct skyline_box *box, const struct skyline_state *state);
void skyline_build(struct skyline_state *state, unsigned cell, struct borgo_events *events);
/* `through` is the own building merged with, or SKYLINE_NO_CELL. False: the last skyscraper stands,
 * the game is over. */
bool skyline_grow(const struct skyline_box *box, struct skyline_state *state, unsigned from,
                  unsigned through, unsigned to, struct borgo_events *events);

/* pile.c: the action cards' order, as far as it is known (SKY-8). */
uint32_t skyline_list_cards(const struct skyline_state *state, struct borgo_outcome *out);
borgo_move skyline_top_card(const struct skyline_state *state, struct borgo_rng *rng);
/* Takes the card from the top and puts it under the pile, unless it leaves the game: then false
 * (SKY-C10). */
bool skyline_draw_card(const struct skyline_box *box, struct skyline_state *state, unsigned kind);

/* cards.c: what the action cards do (SKY-23, SKY-C1 to SKY-C13). */
bool skyline_card_has_object(const struct skyline_box *box, const struct skyline_state *state,
                             unsigned kind);
uint32_t skyline_list_choices(const struct skyline_box *box, const struct skyline_state *state,
                              borgo_move *out);
/* C3 and C6 */
void skyline_aid_poorest(const struct skyline_box *box, struct skyline_state *state,
                         struct borgo_events *events);
/* Taxes beyond one's cash: all one has (SKY-C6). */
int32_t skyline_tax_due(const struct skyline_state *state, unsigned seat);
void skyline_pay_tax(struct skyline_state *state, unsigned seat, struct borgo_events *events);
/* A choice that changes the board only. */
void skyline_change_board(struct skyline_state *state, borgo_move move,
                          struct borgo_events *events);

/* turn.c: what a turn is made of (SKY-6, SKY-8, SKY-24). */
borgo_seats skyline_to_act(const void *box, const void *state);
void skyline_play(const void *box, void *state, unsigned seat, borgo_move move,
                  struct borgo_events *events);

/* moves.c: what a seat can do, and what chance can bring. */
uint32_t skyline_moves(const void *box, const void *state, unsigned seat, borgo_move *out);
uint32_t skyline_chance(const void *box, const void *state, struct borgo_outcome *out);
borgo_move skyline_deal(const void *box, const void *state, struct borgo_rng *rng);

/* result.c: bonuses, debts and the winner (SKY-20 to SKY-22). */
/* What a seat's total is made of, if the game ended now or as it ended. */
struct skyline_account {
    int32_t cash, bonus;
    int32_t debt; /* of a bankruptcy: what the debtor paid, negative, or the creditor got */
    int32_t total;
};
struct skyline_account skyline_account(const struct skyline_state *state, unsigned seat);
void skyline_end_game(const struct skyline_box *box, struct skyline_state *state,
                      enum skyline_end why, struct borgo_events *events);
void skyline_scores(const void *box, const void *state, int32_t *scores);
void skyline_result(const void *box, const void *state, struct borgo_result *result);

/* hide.c: there are none. */
void skyline_hide(const void *box, void *state, unsigned seat);
void skyline_imagine(const void *box, void *state, unsigned seat, struct borgo_rng *rng);
borgo_move skyline_veil(const void *box, unsigned actor, borgo_move move, unsigned viewer);

/* notation.c: what moves say. */
extern const struct borgo_form skyline_forms[SKYLINE_MOVES];
void skyline_describe(const void *box, const void *state, borgo_move move,
                      struct borgo_description *out);

/* position.c, position_read.c: positions as text. */
void skyline_write_position(const void *box, const void *state, struct borgo_text *text);
bool skyline_read_position(const void *box, struct borgo_reader *reader, unsigned viewer,
                           void *state, struct borgo_error *error);
extern const char *const skyline_phase_words[SKYLINE_OVER + 1];
extern const char *const skyline_end_words[SKYLINE_OUT_OF_TURNS + 1];

/* position_check.c: whether a position that was read could arise in a game. */
bool skyline_check_position(const struct skyline_box *box, const struct skyline_state *state,
                            struct borgo_error *error);

/* events.c: the sentences. */
extern const struct borgo_sentence skyline_sentences[SKYLINE_EVENTS];
extern const char *const skyline_card_names[SKYLINE_KINDS + 1];

/* estimate.c: what computer players go by. */
extern const struct borgo_advice skyline_advice;
/* What the groups of a seat mean for one opponent. */
struct skyline_toll {
    int32_t soon;    /* rents on the twelve spaces ahead of the pawn */
    int32_t all;     /* rents on all spaces */
    int32_t highest; /* of one space */
    int32_t ruins;   /* of the next six, those it can't pay for */
};
struct skyline_toll skyline_toll(const struct skyline_box *box, const struct skyline_state *state,
                                 unsigned seat, unsigned opponent);

/* features.c: what a net sees. */
enum { SKYLINE_FEATURES = 966 };
struct borgo_features;
void skyline_features(const void *box, const void *state, unsigned seat, int32_t *values,
                      struct borgo_features *out);

#endif
