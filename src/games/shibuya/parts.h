/* Shibuya: what each file of this folder offers to the others. */
#ifndef BORGO_SHIBUYA_PARTS_H
#define BORGO_SHIBUYA_PARTS_H

#include "games/shibuya/shibuya.h"

/* box.c: reads a tile file. */
bool shibuya_setup(const struct borgo_setup *setup, void *box, struct borgo_error *error);

/* build.c: tiles on the street, SHIB-3, SHIB-11, SHIB-15. */
bool shibuya_is_construction(const struct shibuya_box *box, const struct shibuya_state *state);
/* The squares of all cells the next tile may be laid on. */
uint64_t shibuya_building_ground(const struct shibuya_box *box, const struct shibuya_state *state);
uint32_t shibuya_list_places(const struct shibuya_box *box, const struct shibuya_state *state,
                             borgo_move *out);
void shibuya_lay(const struct shibuya_box *box, struct shibuya_state *state, unsigned cell,
                 unsigned tile, unsigned turned);

/* walk.c: MOVE, SHIB-5 to SHIB-10 and SHIB-14. */
uint32_t shibuya_list_walks(const struct shibuya_box *box, const struct shibuya_state *state,
                            borgo_move *out);
void shibuya_put(struct shibuya_state *state, unsigned pedestrian, unsigned place);

/* repeat.c: positions that come again, SHIB-16. */
void shibuya_forget(struct shibuya_state *state);
void shibuya_remember(struct shibuya_state *state, unsigned pedestrian, unsigned from, unsigned to);
/* How often the position occurred, now included; and how often in so many turns. */
unsigned shibuya_occurrences(const struct shibuya_box *box, const struct shibuya_state *state);
unsigned shibuya_recent(const struct shibuya_box *box, const struct shibuya_state *state,
                        unsigned turns);

/* turn.c: whose turn it is and what it is made of. */
void shibuya_start(const void *box, void *state);
borgo_seats shibuya_to_act(const void *box, const void *state);
void shibuya_play(const void *box, void *state, unsigned seat, borgo_move move,
                  struct borgo_events *events);

/* moves.c: what a seat can do, and what chance can bring. */
uint32_t shibuya_moves(const void *box, const void *state, unsigned seat, borgo_move *out);
uint32_t shibuya_chance(const void *box, const void *state, struct borgo_outcome *out);
borgo_move shibuya_deal(const void *box, const void *state, struct borgo_rng *rng);

/* result.c: when the game ends, and who wins. */
enum shibuya_end {
    SHIBUYA_GOES_ON,
    SHIBUYA_WON,
    SHIBUYA_ALL_PASSED,
    SHIBUYA_QUIET,
    SHIBUYA_REPEATED
};
/* Why the game is over at the start of a turn, if it is: SHIB-12, SHIB-16. */
enum shibuya_end shibuya_end(const struct shibuya_box *box, const struct shibuya_state *state);
void shibuya_scores(const void *box, const void *state, int32_t *scores);
void shibuya_result(const void *box, const void *state, struct borgo_result *result);
void shibuya_tell_end(const struct shibuya_box *box, const struct shibuya_state *state,
                      enum shibuya_end end, struct borgo_events *events);

/* events.c: the sentences. */
extern const struct borgo_sentence shibuya_sentences[SHIBUYA_EVENTS];

/* hide.c: nothing is secret. */
void shibuya_hide(const void *box, void *state, unsigned seat);
void shibuya_imagine(const void *box, void *state, unsigned seat, struct borgo_rng *rng);
borgo_move shibuya_veil(const void *box, unsigned actor, borgo_move move, unsigned viewer);

/* notation.c: what moves say. */
extern const struct borgo_form shibuya_forms[SHIBUYA_KINDS];
extern const char *const shibuya_goal_names[SHIBUYA_EDGES * SHIBUYA_SIDE];
extern const char *const shibuya_pedestrian_names[2 * SHIBUYA_EDGES * SHIBUYA_SIDE];
void shibuya_write_pedestrian(const struct shibuya_box *box, unsigned pedestrian,
                              struct borgo_text *text);
void shibuya_write_place(const struct shibuya_box *box, unsigned colour, unsigned place,
                         struct borgo_text *text);
void shibuya_describe(const void *box, const void *state, borgo_move move,
                      struct borgo_description *out);

/* position.c, position_read.c: positions as text. */
extern const char *const shibuya_phase_words[SHIBUYA_OVER + 1];
void shibuya_write_position(const void *box, const void *state, struct borgo_text *text);
bool shibuya_read_position(const void *box, struct borgo_reader *reader, unsigned viewer,
                           void *state, struct borgo_error *error);

/* estimate.c: what computer players go by. */
extern const struct borgo_advice shibuya_advice;
enum { SHIBUYA_FAR = 5 }; /* moves that are not told apart from more */
/* One colour's pedestrians and goals. */
struct shibuya_side {
    int home, missing;              /* so many are home, so many more have to get there */
    uint64_t walking, ready, stuck; /* on the street; before those who wait: free, or not */
    uint64_t goals;                 /* squares before goals that are still open */
    uint64_t reached;               /* where they can stop after one move */
    uint64_t within[SHIBUYA_FAR];   /* for each number of moves, from where one could be home in so
                                       many or fewer */
};
void shibuya_survey(const struct shibuya_box *box, const struct shibuya_state *state,
                    struct shibuya_side sides[2]);
/* The estimate of whoever knows the sides already. */
void shibuya_value(const struct shibuya_box *box, const struct shibuya_state *state,
                   const struct shibuya_side sides[2], int32_t *values);
/* Squares to walk for all, as if nothing were in the way. */
int32_t shibuya_steps_home(const struct shibuya_side *side);

/* features.c: what a net sees. */
enum { SHIBUYA_FEATURES = 920 };
struct borgo_features;
void shibuya_features(const void *box, const void *state, unsigned seat, int32_t *values,
                      struct borgo_features *out);

#endif
