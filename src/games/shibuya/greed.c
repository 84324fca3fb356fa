/* What a greedy player sees in a position: how many moves each pedestrian is from home, under both traits and round those
 * who stand in the way, for its own colour against the other. Coming back to a position that was there before counts
 * against it, so that it doesn't walk to and fro. */
#include "games/shibuya/parts.h"

enum {
    FAR = 6, /* moves that are not told apart from more */
    VICTORY = 1000000,
    HOME = 5000,       /* more than all that is still to come: it goes home when it can */
    WINS_NEXT = 20000, /* the side to act can win in this move */
    REPEATED = 400,    /* for each time the position was there before */
    PATIENCE = 40,     /* quiet turns after which it is no use to be in the others' way */
    TILE_TO_COME = 14, /* what a tile one has yet to see is worth, for each in the stack: the last ones are kept */
    IMPATIENCE = 8,    /* and so much more for each quiet turn */
    STEP = 4,          /* a square nearer, whatever it takes to walk there */
    LAST_WEIGHT = 2    /* the pedestrians nearest home count most: one more weighs the less the farther back it is */
};

/* By moves from home; who is home is counted apart. */
static const int16_t worth[FAR + 1] = {0, 560, 380, 260, 180, 120, 60};

/* For each number of moves, the squares from which a pedestrian of a colour could be home in so many or fewer. */
struct distances {
    uint64_t within[FAR];
};

static uint64_t goals_ahead(const struct shibuya_box *box, const struct shibuya_state *state, unsigned colour)
{
    uint64_t squares = 0;
    for (unsigned goal = 0; goal < SHIBUYA_EACH; goal++)
        if (!(state->taken[colour] >> goal & 1))
            squares |= borgo_bits_one(box->goal[colour][goal].square);
    return box->head.option[SHIBUYA_GOAL] == SHIBUYA_GOAL_STOP ? squares & ~box->no_stop[colour] : squares;
}

/* From where one move leads to one of those squares. Whoever stands beside a free area of its trait can walk into it. In the
 * Construction part a cell without a tile may still become anything. */
static uint64_t one_move_from(const struct shibuya_state *state, uint64_t squares, uint64_t free)
{
    const uint64_t traits[4] = {state->black, ~state->black, state->circle, ~state->circle};
    uint64_t from = squares;
    for (int i = 0; i < 4; i++) {
        uint64_t trait = traits[i] | ~state->paved, area = shibuya_flood(squares & trait & free, trait & free);
        from |= area | (shibuya_beside(area) & trait);
    }
    return from;
}

static void measure(const struct shibuya_box *box, const struct shibuya_state *state, unsigned colour,
                    struct distances *distances)
{
    uint64_t ground = shibuya_is_construction(box, state) ? SHIBUYA_ALL_SQUARES : state->paved;
    uint64_t free = ground & ~state->on[SHIBUYA_RED] & ~state->on[SHIBUYA_BLUE];
    uint64_t stops = free & ~box->no_stop[colour] & ~shibuya_tiles_of(state->on[colour]);
    uint64_t within = goals_ahead(box, state, colour);
    distances->within[0] = 0;
    for (int moves = 1; moves < FAR; moves++) {
        uint64_t targets = moves == 1 ? within : within & stops;
        within |= one_move_from(state, targets, free);
        distances->within[moves] = within;
    }
}

static int moves_home(const struct distances *distances, unsigned square)
{
    int moves = 1;
    while (moves < FAR && !(distances->within[moves] >> square & 1))
        moves++;
    return moves;
}

/* Squares to walk to the nearest goal that is still open, as if nothing were in the way. */
static int squares_home(uint64_t goals, unsigned square)
{
    int steps = 0;
    uint64_t reached = borgo_bits_one(square);
    for (; !(reached & goals) && steps < 2 * SHIBUYA_SIDE; steps++)
        reached |= shibuya_beside(reached);
    return steps;
}

/* What a pedestrian is worth where it is. One that waits has to come out first, and can't while somebody is in its way. */
static int worth_of(const struct shibuya_box *box, const struct shibuya_state *state, unsigned pedestrian,
                    const struct distances *distances, uint64_t goals)
{
    unsigned place = state->place[pedestrian], before = box->start[pedestrian].square;
    if (place >= SHIBUYA_HOME)
        return 0;
    bool waiting = place == SHIBUYA_WAITING;
    unsigned square = waiting ? before : place;
    int moves = moves_home(distances, square), blocked = waiting && (state->on[0] | state->on[1]) >> before & 1;
    return worth[moves + blocked < FAR ? moves + blocked : FAR] + STEP * (2 * SHIBUYA_SIDE - squares_home(goals, square))
           - (waiting ? 2 * STEP : 0);
}

/* The worth of a colour's pedestrians on their way, the best counting most; only as many as it needs. */
static int32_t colour_worth(const struct shibuya_box *box, const struct shibuya_state *state, unsigned colour,
                            const struct distances *distances)
{
    int best[SHIBUYA_EACH];
    int32_t sum = 0;
    uint64_t goals = goals_ahead(box, state, colour);
    for (int i = 0; i < SHIBUYA_EACH; i++) {
        int value = worth_of(box, state, colour * SHIBUYA_EACH + (unsigned)i, distances, goals), at = i;
        for (; at > 0 && best[at - 1] < value; at--)
            best[at] = best[at - 1];
        best[at] = value;
    }
    for (int i = 0; i < box->needed - (int)shibuya_home_count(state, colour); i++)
        sum += best[i] * (SHIBUYA_EACH - i + LAST_WEIGHT);
    return sum / (SHIBUYA_EACH + LAST_WEIGHT);
}

static bool can_go_home(const struct shibuya_state *state, unsigned colour, const struct distances *distances)
{
    return (state->on[colour] & distances->within[1]) != 0;
}

/* The seat to act could win with one more home. */
static bool wins_next(const struct shibuya_box *box, const struct shibuya_state *state, unsigned colour,
                      const struct distances *distances)
{
    unsigned home = shibuya_home_count(state, colour) + 1, others = shibuya_home_count(state, 1 - colour);
    return (home >= box->needed || home >= others + SHIBUYA_LEAD) && can_go_home(state, colour, distances);
}

static int32_t value_of_result(const struct shibuya_box *box, const struct shibuya_state *state, unsigned seat)
{
    struct borgo_result result;
    shibuya_result(box, state, &result);
    if (!result.winners)
        return 0;
    return result.winners >> seat & 1 ? VICTORY : -VICTORY;
}

/* How much it still matters to be in the others' way. A turn in which a tile is coming counts like one that was a walk. */
static int32_t patience(const struct shibuya_state *state)
{
    int32_t quiet = state->quiet + (state->phase == SHIBUYA_TILE);
    return quiet < PATIENCE ? PATIENCE - quiet : 0;
}

static int32_t tile_to_come(const struct shibuya_state *state)
{
    return TILE_TO_COME * (int32_t)borgo_bits_count(state->stack) + IMPATIENCE * state->quiet;
}

int32_t shibuya_evaluate(const void *box_, const void *state_, unsigned seat)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    unsigned own = shibuya_colour_of_seat(seat), other = 1 - own, acting = shibuya_colour_of_seat(state->seat);
    struct distances distances[2];
    if (state->phase == SHIBUYA_OVER)
        return value_of_result(box, state, seat);
    measure(box, state, own, &distances[own]);
    measure(box, state, other, &distances[other]);
    int32_t value = HOME * ((int32_t)shibuya_home_count(state, own) - (int32_t)shibuya_home_count(state, other));
    value += colour_worth(box, state, own, &distances[own]);
    value -= colour_worth(box, state, other, &distances[other]) * patience(state) / (3 * PATIENCE);
    if (state->phase == SHIBUYA_TURN && wins_next(box, state, acting, &distances[acting]))
        value += acting == own ? WINS_NEXT : -WINS_NEXT;
    if (state->phase == SHIBUYA_TILE && !shibuya_is_construction(box, state))
        value += (acting == own ? 1 : -1) * tile_to_come(state);
    return value - REPEATED * (int32_t)(shibuya_occurrences(box, state) - 1);
}
