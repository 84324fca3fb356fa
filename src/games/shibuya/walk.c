/* MOVE: where pedestrians may go (SHIB-5 to SHIB-10, SHIB-14). */
#include "core/list.h"
#include "games/shibuya/way.h"

void shibuya_put(struct shibuya_state *state, unsigned pedestrian, unsigned place)
{
    unsigned colour = shibuya_colour_of(pedestrian), from = state->place[pedestrian];
    if (from < SHIBUYA_WAITING)
        state->on[colour] &= ~borgo_bits_one(from);
    if (place < SHIBUYA_WAITING)
        state->on[colour] |= borgo_bits_one(place);
    if (place >= SHIBUYA_HOME)
        state->taken[colour] = (uint8_t)(state->taken[colour] | 1u << (place - SHIBUYA_HOME));
    state->place[pedestrian] = (uint8_t)place;
}

/* Two sets of squares side by side: what can be reached by colour, and by shape. */
typedef uint64_t both __attribute__((vector_size(16)));

/* So many walks are followed together: all, since much of the time of a one-by-one search goes into
 * not knowing when each is complete. A GPU knows no such waiting, and has registers for one. */
#ifdef BORGO_BARE
enum { TOGETHER = 1 };
#else
enum { TOGETHER = SHIBUYA_EACH };
#endif

/* Pedestrians a seat can move. */
struct walkers {
    unsigned next; /* the first pedestrian that hasn't been looked at */
    unsigned count;
    uint8_t pedestrian[TOGETHER];
    bool waiting[TOGETHER];
    uint64_t from[TOGETHER];
    both reached[TOGETHER], open[TOGETHER];
};

static inline both grow(both squares, both open)
{
    const both not_west = {0xfefefefefefefefe, 0xfefefefefefefefe},
               not_east = {0x7f7f7f7f7f7f7f7f, 0x7f7f7f7f7f7f7f7f};
    both beside =
        squares << 8 | squares >> 8 | (squares & not_east) << 1 | (squares & not_west) >> 1;
    return squares | (beside & open);
}

/* SHIB-9, SHIB-14: who can walk, and from which square: the next of them. */
static void find_walkers(const struct shibuya_box *box, const struct shibuya_state *state,
                         struct walkers *walkers)
{
    uint64_t free = state->paved & ~state->on[SHIBUYA_RED] & ~state->on[SHIBUYA_BLUE];
    unsigned n = 0, end = walkers->next + TOGETHER;
    for (unsigned pedestrian = walkers->next; pedestrian < end; pedestrian++) {
        unsigned place = state->place[pedestrian];
        bool waiting = place == SHIBUYA_WAITING;
        uint64_t from = borgo_bits_one(waiting ? box->start[pedestrian].square : place & 63);
        uint64_t colour = state->black & from ? state->black : ~state->black;
        uint64_t shape = state->circle & from ? state->circle : ~state->circle;
        bool can = waiting ? box->owner[pedestrian] == state->seat && from & free
                           : place < SHIBUYA_WAITING;
        walkers->pedestrian[n] = (uint8_t)pedestrian;
        walkers->waiting[n] = waiting;
        walkers->from[n] = from;
        walkers->reached[n] = (both){from, from};
        walkers->open[n] = (both){colour & free, shape & free};
        n += can;
    }
    walkers->count = n;
    walkers->next = end;
}

/* SHIB-5: all squares the walks of the next of them can cross, over one trait or over the other,
 * the first square included. False when all have been looked at. */
static bool walk_on(const struct shibuya_box *box, const struct shibuya_state *state,
                    struct walkers *walkers)
{
    unsigned first = shibuya_colour_of_seat(state->seat) * SHIBUYA_EACH;
    both grown;
    if (walkers->next == first + SHIBUYA_EACH)
        return false;
    find_walkers(box, state, walkers);
    do {
        grown = (both){0, 0};
        for (unsigned i = 0; i < walkers->count; i++) {
            both reached = walkers->reached[i], open = walkers->open[i];
            both more = grow(grow(reached, open), open);
            grown |= more ^ reached;
            walkers->reached[i] = more;
        }
    } while (grown[0] | grown[1]);
    return true;
}

/* SHIB-10: the empty goals behind those squares. */
static uint32_t list_goals(const struct shibuya_box *box, const struct shibuya_state *state,
                           unsigned pedestrian, uint64_t before, borgo_move *out, uint32_t count)
{
    unsigned colour = shibuya_colour_of(pedestrian), empty = ~(unsigned)state->taken[colour];
    for (before &= box->before_goals[colour]; before; before &= before - 1)
        count = borgo_list_set(out, count, shibuya_move(SHIBUYA_WALK, pedestrian, SHIBUYA_HOME),
                               box->goals_at[colour][borgo_bits_lowest(before)] & empty, 0);
    return count;
}

/* SHIB-7: the tiles of others of the colour than who set out from `from`. */
static inline uint64_t own_tiles(const struct shibuya_state *state, unsigned colour, uint64_t from)
{
    return shibuya_tiles_of(state->on[colour] & ~from);
}

/* SHIB-7, SHIB-8: where they may stop. Going home needs such a square before the goal, or the one
 * the pedestrian stands on already; with goal=through any it reaches. */
static uint32_t list_walker(const struct shibuya_box *box, const struct shibuya_state *state,
                            const struct walkers *walkers, unsigned i, borgo_move *out,
                            uint32_t count)
{
    unsigned pedestrian = walkers->pedestrian[i], colour = shibuya_colour_of(pedestrian);
    uint64_t from = walkers->from[i], reached = walkers->reached[i][0] | walkers->reached[i][1];
    uint64_t stops = reached & ~box->no_stop[colour] & ~own_tiles(state, colour, from);
    uint64_t before = box->head.option[SHIBUYA_GOAL] == SHIBUYA_GOAL_THROUGH ? reached : stops;
    if (!walkers->waiting[i])
        stops &= ~from;
    count = borgo_list_set(out, count, shibuya_move(SHIBUYA_WALK, pedestrian, 0), stops, 0);
    return list_goals(box, state, pedestrian, before, out, count);
}

uint32_t shibuya_list_walks(const struct shibuya_box *box, const struct shibuya_state *state,
                            borgo_move *out)
{
    uint32_t count = 0;
    struct walkers walkers;
    walkers.next = shibuya_colour_of_seat(state->seat) * SHIBUYA_EACH;
    while (walk_on(box, state, &walkers))
        for (unsigned i = 0; i < walkers.count; i++)
            count = list_walker(box, state, &walkers, i, out, count);
    return count;
}

bool shibuya_find_reach(const struct shibuya_box *box, const struct shibuya_state *state,
                        unsigned pedestrian, struct shibuya_reach *reach)
{
    unsigned i = 0, colour = shibuya_colour_of(pedestrian);
    struct walkers walkers;
    walkers.next = pedestrian / TOGETHER * TOGETHER;
    *reach = (struct shibuya_reach){.from = 0};
    if (colour != shibuya_colour_of_seat(state->seat) || !walk_on(box, state, &walkers))
        return false;
    while (i < walkers.count && walkers.pedestrian[i] != pedestrian)
        i++;
    if (i == walkers.count)
        return false;
    reach->from = walkers.from[i];
    for (unsigned by = 0; by < 2; by++)
        reach->over[by] = walkers.reached[i][by];
    uint64_t crossed =
        (reach->over[SHIBUYA_BY_COLOUR] | reach->over[SHIBUYA_BY_SHAPE]) & ~reach->from;
    reach->own_tile = crossed & own_tiles(state, colour, reach->from);
    reach->others_place = crossed & box->no_stop[colour];
    return true;
}

/* A shortest path over open squares: how many squares it has, both ends included, and which; 0 if
 * there is none. */
static unsigned shortest(uint64_t open, uint64_t from, uint64_t to, uint64_t *path)
{
    uint64_t within[64]; /* for each number of steps, what can be reached in so many or fewer */
    unsigned steps = 0;
    for (within[0] = from; !(within[steps] & to); steps++) {
        within[steps + 1] = within[steps] | (shibuya_beside(within[steps]) & open);
        if (within[steps + 1] == within[steps])
            return 0;
    }
    *path = to;
    for (unsigned back = steps; back > 0; back--)
        *path |= to = borgo_bits_one(borgo_bits_lowest(shibuya_beside(to) & within[back - 1]));
    return steps + 1;
}

bool shibuya_find_way(const struct shibuya_box *box, const struct shibuya_state *state,
                      unsigned pedestrian, unsigned place, struct shibuya_way *way)
{
    struct shibuya_reach reach;
    uint64_t path[2] = {0};
    *way = (struct shibuya_way){.path = 0};
    if (!shibuya_find_reach(box, state, pedestrian, &reach))
        return false;
    unsigned last = place < SHIBUYA_WAITING
                        ? place
                        : box->goal[shibuya_colour_of(pedestrian)][place - SHIBUYA_HOME].square;
    unsigned colour = shortest(reach.over[SHIBUYA_BY_COLOUR], reach.from, borgo_bits_one(last),
                               &path[SHIBUYA_BY_COLOUR]);
    unsigned shape = shortest(reach.over[SHIBUYA_BY_SHAPE], reach.from, borgo_bits_one(last),
                              &path[SHIBUYA_BY_SHAPE]);
    unsigned chosen = colour && (!shape || colour <= shape) ? SHIBUYA_BY_COLOUR : SHIBUYA_BY_SHAPE;
    bool other_value = !((chosen == SHIBUYA_BY_COLOUR ? state->black : state->circle) & reach.from);
    way->path = path[chosen];
    way->first = (uint8_t)borgo_bits_lowest(reach.from);
    way->squares = (uint8_t)(chosen == SHIBUYA_BY_COLOUR ? colour : shape);
    way->steps = (uint8_t)(way->squares - (state->place[pedestrian] != SHIBUYA_WAITING));
    way->by = (uint8_t)(colour && shape ? SHIBUYA_BY_BOTH : chosen);
    way->over = (uint8_t)(2 * chosen + other_value);
    return way->squares > 0;
}
