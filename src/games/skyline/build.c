/* Floors, growth and demolition: SKY-11 to SKY-20. */
#include "core/list.h"
#include "games/skyline/parts.h"

/* What one seat's builds depend on, looked up once for a list. */
struct site {
    const struct skyline_box *box;
    skyline_cells reach;   /* where the architect can go (SKY-11) */
    skyline_cells own_one; /* own buildings of one floor, and of two */
    skyline_cells own_two;
    skyline_cells
        prey[2]; /* opponents' buildings a mover of 2, or 3, floors may fall on: prey[floors - 2] */
    skyline_cells mergeable; /* SKY-19 */
};

/* SKY-12, SKY-15: the building under the architect is never demolished. */
static struct site survey(const struct skyline_box *box, const struct skyline_state *state)
{
    skyline_cells own = state->own[state->seat], free = ~borgo_bits_one(state->architect),
                  others = ~own & free;
    struct site site = {.box = box, .reach = box->at_distance[state->architect][state->black]};
    site.own_one = own & state->height[1];
    site.own_two = own & state->height[2];
    site.prey[0] = others & state->height[1];
    site.prey[1] = others & (state->height[1] | state->height[2]);
    site.mergeable = box->expert ? site.own_one : 0;
    return site;
}

static uint32_t list_grown(const struct site *site, unsigned from, unsigned floors, borgo_move *out,
                           uint32_t count)
{
    skyline_cells targets = site->box->at_distance[from][floors] & site->prey[floors - 2];
    return borgo_list_set(out, count, skyline_move(SKYLINE_MOVE_GROW, from, 0, 0), targets, 8);
}

/* SKY-19. Growing A onto B or B onto A comes to the same where both reach the target: then only the
 * lower cell first. */
static uint32_t list_merges(const struct site *site, unsigned from, borgo_move *out, uint32_t count)
{
    const struct skyline_box *box = site->box;
    skyline_cells merges = box->at_distance[from][2] & site->mergeable;
    for (; merges; merges &= merges - 1) {
        unsigned through = borgo_bits_lowest(merges);
        skyline_cells targets = box->at_distance[through][3] & site->prey[1];
        if (through < from && site->reach >> through & 1)
            targets &= ~box->at_distance[from][3];
        count = borgo_list_set(out, count, skyline_move(SKYLINE_MOVE_MERGE, from, through, 0),
                               targets, 0);
    }
    return count;
}

/* All that can be built; none where the seat must pass. */
static uint32_t list_buildings(const struct skyline_box *box, const struct skyline_state *state,
                               borgo_move *out)
{
    struct site site = survey(box, state);
    uint32_t count = borgo_list_set(out, 0, skyline_move(SKYLINE_MOVE_BUILD, 0, 0, 0),
                                    site.reach & state->height[0], 16);
    for (skyline_cells cells = site.reach & site.own_one; cells; cells &= cells - 1) {
        count = list_grown(&site, borgo_bits_lowest(cells), 2, out, count);
        count = list_merges(&site, borgo_bits_lowest(cells), out, count);
    }
    for (skyline_cells cells = site.reach & site.own_two; cells; cells &= cells - 1)
        count = list_grown(&site, borgo_bits_lowest(cells), 3, out, count);
    return count;
}

uint32_t skyline_list_builds(const struct skyline_box *box, const struct skyline_state *state,
                             borgo_move *out)
{
    uint32_t count = list_buildings(box, state, out);
    return count ? count : borgo_list_add(out, 0, skyline_move(SKYLINE_MOVE_PASS, 0, 0, 0));
}

bool skyline_can_build(const struct skyline_box *box, const struct skyline_state *state)
{
    borgo_move moves[SKYLINE_MAX_MOVES];
    moves[0] = 0;
    return list_buildings(box, state, moves) > 0;
}

skyline_cells skyline_way(unsigned from, unsigned to)
{
    unsigned turn = (from & ~7u) | (to & 7), cell;
    skyline_cells way = borgo_bits_one(turn);
    for (cell = from; cell != turn; cell = cell < turn ? cell + 1 : cell - 1)
        way |= borgo_bits_one(cell);
    for (cell = to; cell != turn; cell = cell < turn ? cell + 8 : cell - 8)
        way |= borgo_bits_one(cell);
    return way;
}

/* An event of something or somebody that goes from one cell to another. */
static void tell_way(struct borgo_event *told, unsigned from, unsigned to)
{
    if (!told)
        return;
    told->cells = skyline_way(from, to);
    told->begins = (uint8_t)(1 + from);
}

/* SKY-13 */
void skyline_build(struct skyline_state *state, unsigned cell, struct borgo_events *events)
{
    unsigned from = state->architect;
    skyline_put(state, cell, state->seat, 1);
    state->architect = (uint8_t)cell;
    if (events)
        tell_way(borgo_events_tell(events, SKYLINE_TOLD_BUILD, BORGO_EVERYBODY, state->seat,
                                   skyline_cell_value(cell), skyline_cell_value(from), 0),
                 from, cell);
}

static void tell_growth(const struct skyline_state *state, unsigned from, unsigned through,
                        unsigned to, struct borgo_events *events)
{
    int32_t seat = state->seat, floors = (int32_t)skyline_height(state, from) + 1;
    tell_way(borgo_events_tell(events, SKYLINE_TOLD_GROW, BORGO_EVERYBODY, seat,
                               skyline_cell_value(from), floors,
                               skyline_cell_value(state->architect)),
             state->architect, from);
    if (through != SKYLINE_NO_CELL) {
        tell_way(borgo_events_tell(events, SKYLINE_TOLD_MERGE, BORGO_EVERYBODY, seat,
                                   skyline_cell_value(through), skyline_cell_value(from), 0),
                 from, through);
        from = through;
    }
    struct borgo_event *told = borgo_events_tell(
        events, SKYLINE_TOLD_DEMOLISH, BORGO_EVERYBODY, seat, (int32_t)skyline_owner(state, to),
        skyline_cell_value(to), (int32_t)skyline_height(state, to));
    if (told)
        told->value[4] = skyline_cell_value(from);
    tell_way(told, from, to);
}

/* SKY-17, SKY-20 */
static bool skyscraper_stands(const struct skyline_box *box, struct skyline_state *state,
                              unsigned cell, struct borgo_events *events)
{
    unsigned built = skyline_skyscrapers(state, state->seat);
    borgo_events_tell(events, SKYLINE_TOLD_SKYSCRAPER, BORGO_EVERYBODY, state->seat,
                      skyline_cell_value(cell), (int32_t)built, box->skyscrapers);
    if (built < box->skyscrapers)
        return true;
    skyline_end_game(box, state, SKYLINE_ALL_BUILT, events);
    return false;
}

/* SKY-15, SKY-16, SKY-19 */
bool skyline_grow(const struct skyline_box *box, struct skyline_state *state, unsigned from,
                  unsigned through, unsigned to, struct borgo_events *events)
{
    unsigned height =
        through != SKYLINE_NO_CELL ? SKYLINE_SKYSCRAPER : skyline_height(state, from) + 1;
    if (events)
        tell_growth(state, from, through, to, events);
    skyline_take(state, from);
    if (through != SKYLINE_NO_CELL)
        skyline_take(state, through);
    skyline_take(state, to);
    skyline_put(state, to, state->seat, height);
    state->architect = (uint8_t)to;
    return height < SKYLINE_SKYSCRAPER || skyscraper_stands(box, state, to, events);
}
