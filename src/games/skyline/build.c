/* Floors, growth and demolition: SKY-11 to SKY-20. */
#include "games/skyline/parts.h"

/* What one seat's builds depend on, looked up once for a list. */
struct site {
    const struct sky_box *box;
    sky_cells reach;   /* where the architect can go (SKY-11) */
    sky_cells own_one; /* own buildings of one floor, and of two */
    sky_cells own_two;
    sky_cells prey[2];   /* opponents' buildings a mover of 2, or 3, floors may fall on: prey[floors - 2] */
    sky_cells mergeable; /* SKY-19 */
};

/* SKY-12, SKY-15: the building under the architect is never demolished. */
static struct site survey(const struct sky_box *box, const struct sky_state *state)
{
    sky_cells own = state->own[state->seat], free = ~sky_bit(state->architect), others = ~own & free;
    struct site site = {.box = box, .reach = box->at_distance[state->architect][state->black]};
    site.own_one = own & state->height[1];
    site.own_two = own & state->height[2];
    site.prey[0] = others & state->height[1];
    site.prey[1] = others & (state->height[1] | state->height[2]);
    site.mergeable = box->expert ? site.own_one : 0;
    return site;
}

static borgo_move *list_grown(const struct site *site, unsigned from, unsigned floors, borgo_move *out)
{
    sky_cells targets = site->box->at_distance[from][floors] & site->prey[floors - 2];
    for (; targets; targets &= targets - 1)
        *out++ = sky_move(SKY_MOVE_GROW, from, sky_lowest(targets), 0);
    return out;
}

/* SKY-19. Growing A onto B or B onto A comes to the same where both reach the target: then only the lower cell first. */
static borgo_move *list_merges(const struct site *site, unsigned from, borgo_move *out)
{
    const struct sky_box *box = site->box;
    sky_cells merges = box->at_distance[from][2] & site->mergeable;
    for (; merges; merges &= merges - 1) {
        unsigned through = sky_lowest(merges);
        sky_cells targets = box->at_distance[through][3] & site->prey[1];
        if (through < from && site->reach >> through & 1)
            targets &= ~box->at_distance[from][3];
        for (; targets; targets &= targets - 1)
            *out++ = sky_move(SKY_MOVE_MERGE, from, through, sky_lowest(targets));
    }
    return out;
}

uint32_t sky_list_builds(const struct sky_box *box, const struct sky_state *state, borgo_move *out)
{
    struct site site = survey(box, state);
    borgo_move *end = out;
    for (sky_cells cells = site.reach & state->height[0]; cells; cells &= cells - 1)
        *end++ = sky_move(SKY_MOVE_BUILD, sky_lowest(cells), 0, 0);
    for (sky_cells cells = site.reach & site.own_one; cells; cells &= cells - 1) {
        end = list_grown(&site, sky_lowest(cells), 2, end);
        end = list_merges(&site, sky_lowest(cells), end);
    }
    for (sky_cells cells = site.reach & site.own_two; cells; cells &= cells - 1)
        end = list_grown(&site, sky_lowest(cells), 3, end);
    if (end == out)
        *end++ = sky_move(SKY_MOVE_PASS, 0, 0, 0);
    return (uint32_t)(end - out);
}

bool sky_can_build(const struct sky_box *box, const struct sky_state *state)
{
    borgo_move moves[SKY_MAX_MOVES];
    sky_list_builds(box, state, moves);
    return sky_kind(moves[0]) != SKY_MOVE_PASS;
}

sky_cells sky_way(unsigned from, unsigned to)
{
    unsigned turn = (from & ~7u) | (to & 7), cell;
    sky_cells way = sky_bit(turn);
    for (cell = from; cell != turn; cell = cell < turn ? cell + 1 : cell - 1)
        way |= sky_bit(cell);
    for (cell = to; cell != turn; cell = cell < turn ? cell + 8 : cell - 8)
        way |= sky_bit(cell);
    return way;
}

/* An event of something or somebody that goes from one cell to another. */
static void tell_way(struct borgo_event *told, unsigned from, unsigned to)
{
    if (!told)
        return;
    told->cells = sky_way(from, to);
    told->begins = (uint8_t)(1 + from);
}

/* SKY-13 */
void sky_build(struct sky_state *state, unsigned cell, struct borgo_events *events)
{
    unsigned from = state->architect;
    sky_put(state, cell, state->seat, 1);
    state->architect = (uint8_t)cell;
    if (events)
        tell_way(
            borgo_tell(events, SKY_TOLD_BUILD, BORGO_EVERYBODY, state->seat, sky_cell_value(cell), sky_cell_value(from), 0),
            from, cell);
}

static void tell_growth(const struct sky_state *state, unsigned from, unsigned through, unsigned to,
                        struct borgo_events *events)
{
    int32_t seat = state->seat, floors = (int32_t)sky_height(state, from) + 1;
    tell_way(borgo_tell(events, SKY_TOLD_GROW, BORGO_EVERYBODY, seat, sky_cell_value(from), floors,
                        sky_cell_value(state->architect)),
             state->architect, from);
    if (through != SKY_NO_CELL) {
        tell_way(
            borgo_tell(events, SKY_TOLD_MERGE, BORGO_EVERYBODY, seat, sky_cell_value(through), sky_cell_value(from), 0),
            from, through);
        from = through;
    }
    struct borgo_event *told = borgo_tell(events, SKY_TOLD_DEMOLISH, BORGO_EVERYBODY, seat, (int32_t)sky_owner(state, to),
                                          sky_cell_value(to), (int32_t)sky_height(state, to));
    if (told)
        told->value[4] = sky_cell_value(from);
    tell_way(told, from, to);
}

/* SKY-17, SKY-20 */
static bool skyscraper_stands(const struct sky_box *box, struct sky_state *state, unsigned cell,
                              struct borgo_events *events)
{
    unsigned built = sky_skyscrapers(state, state->seat);
    borgo_tell(events, SKY_TOLD_SKYSCRAPER, BORGO_EVERYBODY, state->seat, sky_cell_value(cell), (int32_t)built,
               box->skyscrapers);
    if (built < box->skyscrapers)
        return true;
    sky_end_game(box, state, SKY_ALL_BUILT, events);
    return false;
}

/* SKY-15, SKY-16, SKY-19 */
bool sky_grow(const struct sky_box *box, struct sky_state *state, unsigned from, unsigned through, unsigned to,
              struct borgo_events *events)
{
    unsigned height = through != SKY_NO_CELL ? SKY_SKYSCRAPER : sky_height(state, from) + 1;
    if (events)
        tell_growth(state, from, through, to, events);
    sky_take(state, from);
    if (through != SKY_NO_CELL)
        sky_take(state, through);
    sky_take(state, to);
    sky_put(state, to, state->seat, height);
    state->architect = (uint8_t)to;
    return height < SKY_SKYSCRAPER || skyscraper_stands(box, state, to, events);
}
