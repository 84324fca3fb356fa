/* Sunrise City: what each file of this folder offers to the others. */
#ifndef BORGO_CITY_PARTS_H
#define BORGO_CITY_PARTS_H

#include "games/city/city.h"

/* box.c: reads the set files. */
bool city_setup(const struct borgo_setup *setup, void *box, struct borgo_error *error);

/* grid.c: the plane and what lies on it. */
void city_clear_plane(const struct city_box *box, struct city_state *state);
/* Lays a square on an empty cell. */
void city_lay(const struct city_box *box, struct city_state *state, unsigned id, int x, int y,
              unsigned turn);
/* Makes the window anew from the places of the tiles. The city is connected. */
void city_lay_out(const struct city_box *box, struct city_state *state);
/* The zones that can be lifted while the rest stays connected by sides. */
uint64_t city_loose_zones(const struct city_state *state);

static inline bool city_in_window(const struct city_state *state, int x, int y)
{
    return x >= state->west - 1 && x <= state->west + state->width && y >= state->south - 1
           && y <= state->south + state->height;
}

static inline int city_stride(const struct city_state *state)
{
    return state->width + 2;
}

/* The index of a cell in the window; the city and its margin are always inside. */
static inline int city_index(const struct city_state *state, int x, int y)
{
    return (y - state->south + 1) * city_stride(state) + x - state->west + 1;
}

static inline bool city_has(const struct city_squares *squares, unsigned id)
{
    return squares->half[id >> 6] >> (id & 63) & 1;
}

/* Takes one member of a set that is not empty, each as likely as any other. */
static inline unsigned city_random_member(uint64_t set, struct borgo_rng *rng)
{
    for (uint32_t skip = borgo_rng_below(rng, borgo_bits_count(set)); skip > 0; skip--)
        set &= set - 1;
    return borgo_bits_lowest(set);
}

/* The place of a square in city_square_names. */
static inline unsigned city_square_name(const struct city_box *box, unsigned id)
{
    return box->type[id] + (id < CITY_ZONES ? 0 : CITY_TYPES);
}

static inline uint8_t city_after(const struct city_box *box, unsigned seat)
{
    return (uint8_t)(seat + 1 == box->head.players ? 0 : seat + 1);
}

/* track.c: markers and stars. */
struct city_gain {
    uint16_t points[BORGO_MAX_SEATS]; /* of one placement, or of one kind of them (CITY-7) */
};
enum city_reason {
    CITY_FOR_DISTRICT,
    CITY_FOR_BASE,
    CITY_FOR_BONUS,
    CITY_FOR_FLOOR,
    CITY_FOR_COMMUNITY,
    CITY_FOR_ROLE
};
/* Why and where: of a bonus the zone whose chip earns it, of all else the (first) cell just placed
 * on. */
struct city_why {
    unsigned reason; /* enum city_reason; behind CITY_FOR_ROLE a role */
    int x, y;
};
/* Adds points to a gain and tells why. */
void city_earn(struct city_gain *gain, unsigned seat, unsigned points, struct city_why why,
               struct borgo_events *events);
/* Moves the markers, each seat's points in one go. */
void city_score(const struct city_box *box, struct city_state *state, const struct city_gain *gain,
                struct borgo_events *events);
/* The same after each kind of points, where kinds are scored apart (CITY-7); the gain is empty
 * then. */
void city_score_kind(const struct city_box *box, struct city_state *state, struct city_gain *gain,
                     struct borgo_events *events);

/* result.c: what counts during the game, and who wins (CITY-33). */
void city_scores(const void *box, const void *state, int32_t *scores);
void city_result(const void *box, const void *state, struct borgo_result *result);
void city_tell_result(const struct city_box *box, const struct city_state *state,
                      struct borgo_events *events);

/* draft.c: dealing, keeping and choosing roles, and drawing tiles. */
uint32_t city_list_keeps(const struct city_state *state, unsigned seat, borgo_move *out);
uint32_t city_list_choices(const struct city_state *state, unsigned seat, borgo_move *out);
void city_deal_role(const struct city_box *box, struct city_state *state, unsigned role,
                    struct borgo_events *events);
/* A secret choice of one seat; true once all have chosen. */
bool city_choose(const struct city_box *box, struct city_state *state, unsigned seat, unsigned role,
                 struct borgo_events *events);
/* Ends a step of the draft; true after the last. */
bool city_pass_packs(const struct city_box *box, struct city_state *state);
void city_reveal(const struct city_box *box, struct city_state *state, struct borgo_events *events);
/* Steps of the draft that are complete. */
unsigned city_draft_step(const struct city_state *state);
uint16_t city_unused_roles(const struct city_state *state, unsigned seat);
void city_draw_square(const struct city_box *box, struct city_state *state, unsigned id,
                      struct borgo_events *events);
void city_draw_building(const struct city_box *box, struct city_state *state, unsigned building,
                        struct borgo_events *events);

/* zoning.c */
struct city_site {
    int8_t x, y;
    uint8_t facing;
};
/* The empty cells beside the city, in the direction of the phase or everywhere; at most
 * CITY_MAX_SITES. */
unsigned city_list_sites(const struct city_state *state, unsigned direction,
                         struct city_site *sites);
uint32_t city_list_zones(const struct city_box *box, const struct city_state *state,
                         borgo_move *out);
/* CITY-18: adjacent cells of the zone's type. */
unsigned city_district(const struct city_state *state, int x, int y, unsigned type);
void city_zone(const struct city_box *box, struct city_state *state, borgo_move move,
               struct borgo_events *events);

/* bidding.c */
uint32_t city_list_bids(const struct city_state *state, borgo_move *out);
void city_put_chip(struct city_state *state, unsigned seat, unsigned zone);
/* Takes all chips of a zone back to their owners. */
void city_take_chips(struct city_state *state, unsigned zone);
void city_settle_stacks(const struct city_box *box, struct city_state *state,
                        struct borgo_events *events);
void city_clear_chips(const struct city_box *box, struct city_state *state);

/* construction.c */
struct city_spot {
    uint8_t zone[2]; /* adjacent; the lower (x, then y) first */
    uint8_t towards; /* the second: north or east */
    uint8_t pair;    /* of types, as in `fits` */
};
/* Who looks for a place to build, and for what. */
struct city_role;
struct city_builder {
    unsigned seat;
    const struct city_role *role;
    uint32_t pairs; /* of types, as in `fits` */
    unsigned room;  /* enough spots */
};
enum { CITY_ANY_PAIR = (1 << CITY_TYPES * CITY_TYPES) - 1 };
/* Where a building may stand; ends with the zone at which there are `room` spots, so one more may
 * be written. */
unsigned city_list_spots(const struct city_box *box, const struct city_state *state,
                         const struct city_builder *builder, struct city_spot *spots);
uint32_t city_list_raises(const struct city_box *box, const struct city_state *state, unsigned seat,
                          borgo_move *out);
bool city_can_build(const struct city_box *box, const struct city_state *state, unsigned seat);
bool city_anyone_builds(const struct city_box *box, const struct city_state *state);
/* The buildings that would fit somewhere for that seat. */
uint64_t city_fitting(const struct city_box *box, const struct city_state *state, unsigned seat);
void city_raise(const struct city_box *box, struct city_state *state, borgo_move move,
                struct borgo_events *events);
/* Puts a building on two cells of one height, without scoring; and takes an uncovered one off. */
void city_stack(const struct city_box *box, struct city_state *state, unsigned building, int x,
                int y, unsigned towards);
void city_unstack(const struct city_box *box, struct city_state *state, unsigned building);
/* The zones under a building: of the first segment, of the second. */
void city_under(const struct city_state *state, unsigned building, unsigned zone[2]);
bool city_uncovered(const struct city_state *state, unsigned building);
/* CITY-31: communities of that type among the eight neighbours. */
unsigned city_communities_near(const struct city_box *box, const struct city_state *state,
                               unsigned zone, unsigned type);

/* turn.c: the order of things. */
void city_start(const void *box, void *state);
borgo_seats city_to_act(const void *box, const void *state);
void city_play(const void *box, void *state, unsigned seat, borgo_move move,
               struct borgo_events *events);

/* moves.c: what a seat can do, and what chance can bring. */
uint32_t city_moves(const void *box, const void *state, unsigned seat, borgo_move *out);
uint32_t city_chance(const void *box, const void *state, struct borgo_outcome *out);
borgo_move city_deal(const void *box, const void *state, struct borgo_rng *rng);

/* hide.c, imagine.c: what is secret. */
void city_hide(const void *box, void *state, unsigned seat);
void city_imagine(const void *box, void *state, unsigned seat, struct borgo_rng *rng);
borgo_move city_veil(const void *box, unsigned actor, borgo_move move, unsigned viewer);

/* notation.c: what moves say. */
void city_describe(const void *box, const void *state, borgo_move move,
                   struct borgo_description *out);
extern const struct borgo_form city_forms[CITY_KINDS];
extern const char *const city_direction_words[4];

/* position.c, position_read.c, position_check.c: positions as text. */
void city_write_position(const void *box, const void *state, struct borgo_text *text);
bool city_read_position(const void *box, struct borgo_reader *reader, unsigned viewer, void *state,
                        struct borgo_error *error);
bool city_check_position(const struct city_box *box, const struct city_state *state,
                         unsigned viewer, struct borgo_error *error);
extern const char *const city_phase_words[CITY_PHASES];

/* about.c, board.c, view.c, standings.c, draw.c, why.c, estimate.c */
/* Which sides have streets: `s`, else `c`. */
void city_write_sides(unsigned sides, char letters[5]);
void city_put_categories(borgo_translate *translate, struct borgo_json *json);
void city_write_board(const void *box, borgo_translate *translate, struct borgo_json *json);
void city_write_summary(const void *box, struct borgo_json *json);
void city_write_view(const void *box, const void *state, unsigned viewer, struct borgo_json *json);
unsigned city_round(const void *box, const void *state);
void city_write_standings(const void *box, const void *state, struct borgo_json *json);
void city_draw(const void *box, const void *state, unsigned seat, struct borgo_canvas *canvas);
void city_write_about(const void *box, const void *state, unsigned viewer, borgo_move move,
                      struct borgo_json *json);
extern const struct borgo_whys city_whys;
extern const struct borgo_advice city_advice;

/* features.c: what a net sees. */
enum { CITY_FEATURES = 913 };
struct borgo_features;
void city_features(const void *box, const void *state, unsigned seat, struct borgo_features *out,
                   int32_t *values);

/* events.c: the words of the sentences. */
extern const char *const city_type_names[CITY_TYPES];
extern const char *const city_square_names[2 * CITY_TYPES]; /* zones, then communities, by type */

#endif
