/* What computer players go by: how a position is likely to end, for both colours at once. Each side
 * is worth what it has home and how few moves the others are from there, under both traits and
 * round those who stand in the way. The weights were found by self-play. */
#include "core/advice.h"
#include "games/shibuya/parts.h"

/* What the estimate weighs. */
enum weight {
    W_HOME,
    W_LEAD,
    W_LATE,
    W_AHEAD,
    W_ONE,
    W_TWO,
    W_THREE,
    W_FOUR,
    W_FADE,
    W_STEP,
    W_GOALS,
    W_SPACE,
    W_TEMPO,
    W_GOES,
    W_THREAT,
    W_TILE
};

enum {
    FAR = SHIBUYA_FAR,
    CERTAIN = 5000,  /* what a victory in sight is worth, or a game that ends like this to who has
                        more home */
    SHARE = 256,     /* parts of a whole */
    REPETITION = 96, /* the part by which a position that was there before is the end */
    RECENT = 16,     /* turns among which to look for it */
    STACK = 14       /* tiles when the Crossing part begins */
};

/* Two sets of squares side by side: what belongs together by colour, and by shape. */
typedef uint64_t both __attribute__((vector_size(16)));

/* The squares that can be entered from the neighbour on each side, because they share its trait. */
struct links {
    both from_west, from_east, from_north, from_south;
};

static inline both grow(both squares, const struct links *links)
{
    return squares | (squares << 1 & links->from_west) | (squares >> 1 & links->from_east)
           | (squares << 8 & links->from_north) | (squares >> 8 & links->from_south);
}

static inline both flood(both squares, const struct links *links)
{
    for (;;) {
        both more = grow(grow(squares, links), links), grown = more ^ squares;
        if (!(grown[0] | grown[1]))
            return squares;
        squares = more;
    }
}

static inline both twice(uint64_t squares)
{
    return (both){squares, squares};
}

static inline void limit(const struct links *links, uint64_t free, struct links *limited)
{
    limited->from_west = links->from_west & twice(free);
    limited->from_east = links->from_east & twice(free);
    limited->from_north = links->from_north & twice(free);
    limited->from_south = links->from_south & twice(free);
}

/* Neighbours go together where both or neither are in `traits`. Nobody walks outside `open`. */
static inline void link_up(both traits, both open, struct links *links)
{
    const uint64_t not_west = 0xfefefefefefefefe, not_north = 0xffffffffffffff00;
    both across = ~(traits ^ traits << 1) & open & open << 1 & twice(not_west);
    both down = ~(traits ^ traits << 8) & open & open << 8 & twice(not_north);
    *links = (struct links){across, across >> 1, down, down >> 8};
}

/* How one walks. In the Construction part a cell without a tile may still become anything, and goes
 * with both of a trait's values in turn. */
struct street {
    int layers;
    struct links all[2], free[2]; /* onto any square; onto those where nobody stands */
};

static void survey(const struct shibuya_box *box, const struct shibuya_state *state,
                   struct street *street)
{
    uint64_t taken = state->on[SHIBUYA_RED] | state->on[SHIBUYA_BLUE];
    both traits = {state->black, state->circle}, laid = twice(state->paved), wild = ~laid;
    street->layers = 1;
    if (shibuya_is_construction(box, state)) {
        street->layers = 2;
        link_up(traits | wild, traits | wild, &street->all[0]);
        link_up(traits & laid, ~traits | wild, &street->all[1]);
    } else {
        link_up(traits, laid, &street->all[0]);
    }
    for (int i = 0; i < street->layers; i++)
        limit(&street->all[i], ~taken, &street->free[i]);
}

/* From where one move leads to one of those free squares: also those where somebody stands who
 * could set out. */
static uint64_t one_move_from(const struct street *street, uint64_t squares)
{
    uint64_t from = squares;
    for (int i = 0; i < street->layers; i++) {
        both area = grow(flood(twice(squares), &street->free[i]), &street->all[i]);
        from |= area[0] | area[1];
    }
    return from;
}

static uint64_t one_move_to(const struct street *street, uint64_t squares)
{
    uint64_t to = 0;
    for (int i = 0; i < street->layers; i++) {
        both area = flood(twice(squares), &street->free[i]);
        to |= area[0] | area[1];
    }
    return to;
}

static void muster(const struct shibuya_box *box, const struct shibuya_state *state,
                   unsigned colour, struct shibuya_side *side)
{
    uint64_t taken = state->on[SHIBUYA_RED] | state->on[SHIBUYA_BLUE], waiting = 0;
    *side = (struct shibuya_side){.home = (int)shibuya_home_count(state, colour),
                                  .walking = state->on[colour]};
    for (unsigned i = 0; i < SHIBUYA_EACH; i++) {
        unsigned pedestrian = colour * SHIBUYA_EACH + i;
        if (state->place[pedestrian] == SHIBUYA_WAITING)
            waiting |= borgo_bits_one(box->start[pedestrian].square);
        if (!(state->taken[colour] >> i & 1))
            side->goals |= borgo_bits_one(box->goal[colour][i].square);
    }
    if (box->head.option[SHIBUYA_GOAL] == SHIBUYA_GOAL_STOP)
        side->goals &= ~box->no_stop[colour];
    side->missing = box->needed - side->home;
    side->ready = waiting & ~taken;
    side->stuck = waiting & taken;
}

/* From where a pedestrian can go home by a goal of the tile it stands on, where no other of its
 * colour may stop: inside that tile, which is how it is nearly always done. */
static uint64_t same_tile(const struct street *street, uint64_t goals)
{
    const uint64_t odd_columns = 0xaaaaaaaaaaaaaaaa, odd_rows = 0xff00ff00ff00ff00;
    const both west = twice(odd_columns), east = ~west, north = twice(odd_rows), south = ~north;
    const struct links *all = &street->all[0], *free = &street->free[0];
    struct links inside = {all->from_west & west, all->from_east & east, all->from_north & north,
                           all->from_south & south};
    struct links round = {free->from_west & west, free->from_east & east, free->from_north & north,
                          free->from_south & south};
    both area = grow(grow(twice(goals), &round), &inside);
    return area[0] | area[1];
}

static void measure(const struct shibuya_box *box, const struct shibuya_state *state,
                    const struct street *street, unsigned colour, struct shibuya_side *side)
{
    uint64_t free = ~(state->on[SHIBUYA_RED] | state->on[SHIBUYA_BLUE]),
             own_tiles = shibuya_tiles_of(side->walking);
    uint64_t stops = free & ~box->no_stop[colour] & ~own_tiles;
    uint64_t all = side->walking | side->ready | side->stuck, goals = side->goals & free;
    bool through = box->head.option[SHIBUYA_GOAL] == SHIBUYA_GOAL_THROUGH;
    uint64_t within =
        (side->goals & side->walking) | one_move_from(street, through ? goals : goals & ~own_tiles);
    if (!through && goals & own_tiles)
        within |= same_tile(street, goals & own_tiles) & side->walking;
    side->within[0] = 0;
    side->within[1] = within;
    for (int moves = 2; moves < FAR; moves++) {
        if (all & ~within)
            within |= one_move_from(street, within & stops);
        side->within[moves] = within;
    }
    side->reached = one_move_to(street, side->walking | side->ready) & stops;
}

/* The worth of the pedestrians nearest home, as many as are needed, each next one counting less. */
static int32_t way_worth(const int16_t *weight, const struct shibuya_side *side)
{
    const int32_t worth[FAR] = {0, weight[W_ONE], weight[W_TWO], weight[W_THREE], weight[W_FOUR]};
    int32_t sum = 0, part = 100;
    int missing = side->missing;
    for (int moves = 1; moves < FAR && missing > 0; moves++) {
        uint64_t ring = side->within[moves] & ~side->within[moves - 1];
        uint64_t ring_before = moves > 1 ? side->within[moves - 1] & ~side->within[moves - 2] : 0;
        int count = (int)(borgo_bits_count((side->walking | side->ready) & ring)
                          + borgo_bits_count(side->stuck & ring_before));
        for (; count > 0 && missing > 0 && part > 0; count--, missing--, part -= weight[W_FADE])
            sum += worth[moves] * part;
    }
    return sum / 100;
}

int32_t shibuya_steps_home(const struct shibuya_side *side)
{
    int32_t steps = 0;
    uint64_t reached = side->goals, front = side->walking | side->ready;
    for (int i = 0; i < 2 * SHIBUYA_SIDE && (front | side->stuck) & ~reached; i++) {
        steps += (int32_t)borgo_bits_count(front & ~reached);
        if (side->stuck)
            steps += (int32_t)borgo_bits_count(side->stuck & ~reached);
        reached |= shibuya_beside(reached);
    }
    return steps;
}

static int32_t side_worth(const int16_t *weight, const struct shibuya_side *side)
{
    return weight[W_HOME] * side->home + way_worth(weight, side)
           - weight[W_STEP] * shibuya_steps_home(side)
           + weight[W_GOALS] * (int32_t)borgo_bits_count(side->reached & side->goals)
           + weight[W_SPACE] * (int32_t)borgo_bits_count(side->reached);
}

/* Whoever has more home wins where nobody gets through any more, the more likely so the fewer tiles
 * are left. */
static int32_t lead_worth(const int16_t *weight, const struct shibuya_state *state, int ahead)
{
    int32_t left = (int32_t)borgo_bits_count(state->stack), laid = left < STACK ? STACK - left : 0;
    int32_t worth = weight[W_LEAD] + weight[W_LATE] * laid / STACK;
    if (ahead == SHIBUYA_LEAD - 1 || ahead == 1 - SHIBUYA_LEAD)
        worth += weight[W_AHEAD];
    return ahead > 0 ? worth : ahead < 0 ? -worth : 0;
}

static bool goes_home_next(const struct shibuya_side *side)
{
    return ((side->walking | side->ready) & side->within[1]) != 0;
}

static bool wins_next(const struct shibuya_side *side, const struct shibuya_side *other)
{
    return (side->missing == 1 || side->home + 1 - other->home >= SHIBUYA_LEAD)
           && goes_home_next(side);
}

/* What it means to be the colour that walks next, or to have a tile to lay before the other does.
 */
static int32_t turn_worth(const struct shibuya_box *box, const struct shibuya_state *state,
                          const struct shibuya_side *sides)
{
    const int16_t *weight = box->head.weight;
    unsigned colour = shibuya_colour_of_seat(state->seat);
    bool lays = state->phase != SHIBUYA_TURN;
    unsigned next = lays ? 1 - colour : colour;
    int32_t worth = weight[W_TEMPO];
    if (shibuya_is_construction(box, state))
        return 0;
    if (goes_home_next(&sides[next]))
        worth += weight[W_GOES];
    if (wins_next(&sides[next], &sides[1 - next]))
        worth += CERTAIN;
    else if (wins_next(&sides[1 - next], &sides[next]))
        worth -= weight[W_THREAT];
    if (lays)
        worth -= weight[W_TILE];
    return next == SHIBUYA_RED ? worth : -worth;
}

/* A position that comes again, or where nothing has happened for long, is likely to end as it
 * stands (SHIB-16). */
static int32_t with_end(const struct shibuya_box *box, const struct shibuya_state *state,
                        int32_t lead, int ahead)
{
    int32_t quiet = state->quiet + (state->phase == SHIBUYA_TILE);
    int32_t part = SHARE * quiet / SHIBUYA_QUIET_TURNS
                   + REPETITION * (int32_t)(shibuya_recent(box, state, RECENT) - 1);
    int32_t end = ahead > 0 ? CERTAIN : ahead < 0 ? -CERTAIN : 0;
    if (part > SHARE)
        part = SHARE;
    return (lead * (SHARE - part) + end * part) / SHARE;
}

void shibuya_survey(const struct shibuya_box *box, const struct shibuya_state *state,
                    struct shibuya_side sides[2])
{
    struct street street;
    survey(box, state, &street);
    for (unsigned colour = 0; colour < 2; colour++) {
        muster(box, state, colour, &sides[colour]);
        measure(box, state, &street, colour, &sides[colour]);
    }
}

void shibuya_estimate(const struct shibuya_box *box, const struct shibuya_state *state,
                      const struct shibuya_side sides[2], int32_t *values)
{
    const int16_t *weight = box->head.weight;
    int ahead = sides[SHIBUYA_RED].home - sides[SHIBUYA_BLUE].home;
    int32_t red = side_worth(weight, &sides[SHIBUYA_RED]),
            blue = side_worth(weight, &sides[SHIBUYA_BLUE]);
    int32_t lead = red - blue + lead_worth(weight, state, ahead) + turn_worth(box, state, sides);
    lead = with_end(box, state, lead, ahead);
    int32_t share = (red + blue - lead) / 2; /* so that each side's own way shows in its value */
    for (unsigned seat = 0; seat < box->head.players; seat++)
        values[seat] = shibuya_colour_of_seat(seat) == SHIBUYA_RED ? share + lead : share;
}

static void estimate(const void *box, const void *state, int32_t *values)
{
    struct shibuya_side sides[2];
    shibuya_survey(box, state, sides);
    shibuya_estimate(box, state, sides, values);
}

const struct borgo_advice shibuya_advice = {
    .estimate = estimate,
    .features = shibuya_features,
    .feature_count = SHIBUYA_FEATURES,
    .clear = 1,
    .margin = 1250,
    .skill = {[BORGO_BEGINNER] = {.blur = 640},
              [BORGO_NOVICE] = {.blur = 370},
              [BORGO_APPRENTICE] = {.blur = 105},
              [BORGO_BUILDER] = {.blur = 120, .playouts = 25},
              [BORGO_VETERAN] = {.playouts = 1500}},
    .reads = true,
    .weight = {[W_HOME] = {"home", 298},
               [W_LEAD] = {"lead", 280},
               [W_LATE] = {"late", 359},
               [W_AHEAD] = {"ahead", 503},
               [W_ONE] = {"one", 658},
               [W_TWO] = {"two", 410},
               [W_THREE] = {"three", 180},
               [W_FOUR] = {"four", 107},
               [W_FADE] = {"fade", 25},
               [W_STEP] = {"step", 30},
               [W_GOALS] = {"goals", 84},
               [W_SPACE] = {"space", 22},
               [W_TEMPO] = {"tempo", 91},
               [W_GOES] = {"goes", 273},
               [W_THREAT] = {"threat", 801},
               [W_TILE] = {"tile", 519}},
};
