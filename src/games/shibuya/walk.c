/* MOVE: where pedestrians may go (SHIB-5 to SHIB-10, SHIB-14). */
#include "games/shibuya/shibuya.h"

void shibuya_put(struct shibuya_state *state, unsigned pedestrian, unsigned place)
{
    unsigned colour = shibuya_colour_of(pedestrian), from = state->place[pedestrian];
    if (from < SHIBUYA_WAITING)
        state->on[colour] &= ~shibuya_bit(from);
    if (place < SHIBUYA_WAITING)
        state->on[colour] |= shibuya_bit(place);
    if (place >= SHIBUYA_HOME)
        state->taken[colour] = (uint8_t)(state->taken[colour] | 1u << (place - SHIBUYA_HOME));
    state->place[pedestrian] = (uint8_t)place;
}

/* SHIB-5: all squares a walk from there can cross, over one trait or over the other; the first square is among them. */
static uint64_t reach(const struct shibuya_state *state, unsigned from, uint64_t free)
{
    uint64_t start = shibuya_bit(from);
    uint64_t colour = state->black & start ? state->black : ~state->black;
    uint64_t shape = state->circle & start ? state->circle : ~state->circle;
    return shibuya_flood(start, colour & free) | shibuya_flood(start, shape & free);
}

/* SHIB-10: the empty goals behind one of those squares. */
static uint32_t list_goals(const struct shibuya_box *box, const struct shibuya_state *state, unsigned pedestrian,
                           uint64_t before, borgo_move *out)
{
    uint32_t count = 0;
    unsigned colour = shibuya_colour_of(pedestrian);
    for (unsigned goal = 0; goal < SHIBUYA_EACH; goal++)
        if (before >> box->goal[colour][goal].square & 1 && !(state->taken[colour] >> goal & 1))
            out[count++] = shibuya_move(SHIBUYA_WALK, pedestrian, SHIBUYA_HOME + goal);
    return count;
}

/* The walks of one pedestrian that starts from a square, its own or the one before it. `ends` are the squares where its
 * colour may stop (SHIB-7, SHIB-8), as far as other tiles than its own are concerned. */
static uint32_t list_from(const struct shibuya_box *box, const struct shibuya_state *state, unsigned pedestrian,
                          unsigned from, uint64_t ends, borgo_move *out)
{
    uint32_t count = 0;
    unsigned colour = shibuya_colour_of(pedestrian);
    bool waiting = state->place[pedestrian] == SHIBUYA_WAITING;
    uint64_t start = shibuya_bit(from), reached = reach(state, from, state->paved & ~state->on[0] & ~state->on[1]);
    uint64_t stops = reached & ends;
    uint64_t before = box->head.option[SHIBUYA_GOAL] == SHIBUYA_GOAL_THROUGH ? reached : waiting ? stops : stops | start;
    if (!waiting)
        stops &= ~start;
    for (; stops; stops &= stops - 1)
        out[count++] = shibuya_move(SHIBUYA_WALK, pedestrian, shibuya_lowest(stops));
    if (before & box->before_goals[colour])
        count += list_goals(box, state, pedestrian, before, out + count);
    return count;
}

uint32_t shibuya_list_walks(const struct shibuya_box *box, const struct shibuya_state *state, borgo_move *out)
{
    uint32_t count = 0;
    unsigned colour = shibuya_colour_of_seat(state->seat);
    uint64_t free = state->paved & ~state->on[0] & ~state->on[1], own_tiles = shibuya_tiles_of(state->on[colour]);
    unsigned first = colour * SHIBUYA_EACH;
    for (unsigned pedestrian = first; pedestrian < first + SHIBUYA_EACH; pedestrian++) {
        unsigned place = state->place[pedestrian], before = box->start[pedestrian].square;
        if (place < SHIBUYA_WAITING) {
            uint64_t others = own_tiles & ~shibuya_tiles_of(shibuya_bit(place));
            count += list_from(box, state, pedestrian, place, ~box->no_stop[colour] & ~others, out + count);
        } else if (place == SHIBUYA_WAITING && box->owner[pedestrian] == state->seat && free >> before & 1) {
            count += list_from(box, state, pedestrian, before, ~box->no_stop[colour] & ~own_tiles, out + count);
        }
    }
    return count;
}
