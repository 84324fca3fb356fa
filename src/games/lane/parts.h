/* Sunrise Lane: what each file of this folder offers to the others. */
#ifndef BORGO_LANE_PARTS_H
#define BORGO_LANE_PARTS_H

#include "games/lane/lane.h"

/* box.c: reads a board file. */
bool lane_setup(const struct borgo_setup *setup, void *box, struct borgo_error *error);

/* build.c: Houses, Parks and the chain (LANE-7 to LANE-14). */
uint32_t lane_list_builds(const struct lane_box *box, const struct lane_state *state,
                          borgo_move *out);
void lane_build_house(const struct lane_box *box, struct lane_state *state, unsigned plot,
                      unsigned storeys, struct borgo_events *events);
void lane_build_park(const struct lane_box *box, struct lane_state *state, unsigned plot,
                     unsigned colour, struct borgo_events *events);
/* Where the seat whose turn it is may build, if its cards allow it (LANE-7, LANE-11). */
struct lane_plots lane_buildable(const struct lane_box *box, const struct lane_state *state);
/* Puts something on a free plot and keeps the sets up to date. */
void lane_put(const struct lane_box *box, struct lane_state *state, unsigned plot, uint8_t what);

/* cards.c: deck, hands and discards (LANE-4, LANE-15 to LANE-18). */
unsigned lane_count_cards(const uint8_t *cards);
uint32_t lane_list_deals(const struct lane_state *state, struct borgo_outcome *out);
borgo_move lane_draw_card(const struct lane_state *state, struct borgo_rng *rng);
void lane_take_card(struct lane_state *state, unsigned seat, unsigned colour,
                    struct borgo_events *events);
void lane_discard_cards(struct lane_state *state, unsigned seat, unsigned colour, unsigned count);
uint32_t lane_list_discards(const struct lane_state *state, borgo_move *out);

/* turn.c: whose turn it is, and when it ends (LANE-5, LANE-6, LANE-19, LANE-20, LANE-29). */
void lane_start(const void *box, void *state);
borgo_seats lane_to_act(const void *box, const void *state);
void lane_play(const void *box, void *state, unsigned seat, borgo_move move,
               struct borgo_events *events);

/* moves.c: what a seat can do, and what chance can bring. */
uint32_t lane_moves(const void *box, const void *state, unsigned seat, borgo_move *out);
uint32_t lane_chance(const void *box, const void *state, struct borgo_outcome *out);
borgo_move lane_deal(const void *box, const void *state, struct borgo_rng *rng);

/* bonus.c: the five bonuses (LANE-21 to LANE-27). */
enum { LANE_BONUSES = 5 };
extern const char *const lane_bonus_names[LANE_BONUSES];
extern const int32_t lane_prizes[BORGO_MAX_SEATS]; /* of the places */
/* Each player's claim on each bonus: more is better, 0 is not ranked (LANE-27). */
struct lane_claims {
    uint32_t of[LANE_BONUSES][BORGO_MAX_SEATS];
};
void lane_claims(const struct lane_box *box, const struct lane_state *state,
                 struct lane_claims *claims);
/* Its place: 0 is the first. Only for a claim that is not 0. */
unsigned lane_place(const struct lane_box *box, const uint32_t *claims, unsigned seat);
/* How many plots the group of a House has, and those of a seat's largest (LANE-24). */
unsigned lane_group_size(const struct lane_box *box, struct lane_plots houses, unsigned plot);
struct lane_plots lane_largest_group(const struct lane_box *box, const struct lane_state *state,
                                     unsigned seat);
/* The points of one bonus for one seat. */
int32_t lane_bonus(const struct lane_box *box, const struct lane_claims *claims, unsigned bonus,
                   unsigned seat);

/* result.c: what counts during the game, and who wins (LANE-28). */
void lane_scores(const void *box, const void *state, int32_t *scores);
void lane_result(const void *box, const void *state, struct borgo_result *result);
void lane_tell_result(const struct lane_box *box, const struct lane_state *state,
                      struct borgo_events *events);

/* events.c: the sentences. */
extern const struct borgo_sentence lane_sentences[LANE_EVENTS];

/* hide.c: hands are secret. */
void lane_hide(const void *box, void *state, unsigned seat);
void lane_imagine(const void *box, void *state, unsigned seat, struct borgo_rng *rng);
borgo_move lane_veil(const void *box, unsigned actor, borgo_move move, unsigned viewer);

/* notation.c: what moves say. */
extern const struct borgo_form lane_forms[LANE_KINDS];
void lane_describe(const void *box, const void *state, borgo_move move,
                   struct borgo_description *out);

/* position.c, position_read.c: positions as text. */
void lane_write_position(const void *box, const void *state, struct borgo_text *text);
bool lane_read_position(const void *box, struct borgo_reader *reader, unsigned viewer, void *state,
                        struct borgo_error *error);
extern const char *const lane_phase_words[LANE_OVER + 1];
/* What stands on a cell, as in positions: `.`, `p`, `b3`. */
void lane_write_plot(const struct lane_state *state, int plot, struct borgo_text *text);

/* view.c, standings.c, why.c, draw.c: what people and front ends see. */
void lane_write_board(const void *box, borgo_translate *translate, struct borgo_json *json);
void lane_write_summary(const void *box, struct borgo_json *json);
void lane_write_view(const void *box, const void *state, unsigned viewer, struct borgo_json *json);
void lane_write_standings(const void *box, const void *state, struct borgo_json *json);
extern const struct borgo_whys lane_whys;
void lane_put_categories(const struct lane_box *box, borgo_translate *translate,
                         struct borgo_json *json);
void lane_draw(const void *box, const void *state, unsigned seat, struct borgo_canvas *canvas);

/* estimate.c: what computer players go by. */
extern const struct borgo_advice lane_advice;
/* What is to be seen of a position. */
struct lane_outlook {
    struct lane_claims claims;
    int32_t bonus[BORGO_MAX_SEATS]; /* the points of all bonuses as they stand */
    uint8_t dots[LANE_COLOURS]; /* of the best open plot of each colour, which is what a card of it
                                   can earn next */
};
void lane_look(const struct lane_box *box, const struct lane_state *state,
               struct lane_outlook *outlook);
/* What the estimate makes of it. */
void lane_estimate(const struct lane_box *box, const struct lane_state *state,
                   const struct lane_outlook *outlook, int32_t *values);

/* features.c: what a net sees. */
enum { LANE_FEATURES = 986 };
struct borgo_features;
void lane_features(const void *box, const void *state, unsigned seat, struct borgo_features *out,
                   int32_t *values);

#endif
