/* The sixteen roles: CITY-34 to CITY-49. The table at the end is the place to look a role up; the
 * functions before it are the powers and earnings that need more than a word, in the order of the
 * rules. */
#include "games/city/roles.h"
#include "core/list.h"
#include "games/city/events.h"

/* Lists one move a zone. */
static uint32_t list_zones(enum city_kind kind, uint64_t zones, borgo_move *out, uint32_t room)
{
    uint32_t count = 0;
    for (; zones && count < room; zones &= zones - 1)
        count = borgo_list_add(out, count, city_move(kind, borgo_bits_lowest(zones), 0));
    return count;
}

static uint64_t not_protested(const struct city_state *state, uint64_t zones)
{
    return state->protested == CITY_NONE ? zones : zones & ~borgo_bits_one(state->protested);
}

static int32_t cell_of(const struct city_state *state, unsigned zone)
{
    return borgo_cell(state->x[zone], state->y[zone]);
}

/* CITY-34: nobody bids or builds on the zone or moves it; `protested` says which it is until the
 * round ends. */
static uint32_t list_protests(const struct city_box *box, const struct city_state *state,
                              borgo_move *out, uint32_t room)
{
    (void)box;
    return list_zones(CITY_PROTEST, state->bare, out, room);
}

static void protest(const struct city_box *box, struct city_state *state, borgo_move move,
                    struct borgo_events *events)
{
    (void)box;
    state->protested = (uint8_t)city_what(move);
    city_tell(events, CITY_TOLD_PROTEST, state->seat, cell_of(state, city_what(move)), 0, 0);
}

/* CITY-36: what a cell faces once the zone at x, y is lifted. */
static unsigned facing_without(const struct city_site *site, int x, int y)
{
    int dx = x - site->x, dy = y - site->y;
    if (dx * dx + dy * dy != 1)
        return site->facing;
    unsigned side = dx ? (dx > 0 ? CITY_EAST : CITY_WEST) : (dy > 0 ? CITY_NORTH : CITY_SOUTH);
    return site->facing & ~(1u << side);
}

static uint32_t list_relocations(const struct city_box *box, const struct city_state *state,
                                 borgo_move *out, uint32_t room)
{
    uint64_t zones = not_protested(state, state->bare & ~state->marked & ~state->relocated);
    struct city_site sites[CITY_MAX_SITES];
    uint32_t count = 0;
    if (!zones)
        return 0;
    unsigned cells = city_list_sites(state, CITY_NONE, sites);
    for (zones &= city_loose_zones(state); zones; zones &= zones - 1) {
        unsigned zone = borgo_bits_lowest(zones);
        int x = state->x[zone], y = state->y[zone];
        for (unsigned i = 0; i < cells; i++) {
            unsigned turns = box->turns[zone][facing_without(&sites[i], x, y)];
            borgo_move move = city_cell_move(CITY_RELOCATE, zone, sites[i].x, sites[i].y, 0);
            count = borgo_list_set(out, count, move, turns, 0);
            if (count >= room)
                return count;
        }
    }
    return count;
}

static void relocate(const struct city_box *box, struct city_state *state, borgo_move move,
                     struct borgo_events *events)
{
    unsigned zone = city_what(move);
    int x = city_x(move), y = city_y(move);
    struct city_gain gain = {{0}};
    city_tell_all(events, CITY_TOLD_RELOCATE,
                  (int32_t[BORGO_EVENT_PLACES]){state->seat, cell_of(state, zone), borgo_cell(x, y),
                                                box->number[zone], (int)city_turn(move)});
    state->x[zone] = (int8_t)x;
    state->y[zone] = (int8_t)y;
    state->turn[zone] = (uint8_t)city_turn(move);
    city_lay_out(box, state);
    state->relocated |= borgo_bits_one(zone);
    city_earn(&gain, state->seat, city_district(state, x, y, box->type[zone]),
              (struct city_why){CITY_FOR_DISTRICT, x, y}, events);
    city_score(box, state, &gain, events);
}

/* CITY-37: of the two drawn one stays in hand and the other goes back. */
static uint32_t list_retentions(const struct city_box *box, const struct city_state *state,
                                borgo_move *out, uint32_t room)
{
    (void)box;
    return list_zones(CITY_RETAIN, state->drawn, out, room);
}

static void retain(const struct city_box *box, struct city_state *state, borgo_move move,
                   struct borgo_events *events)
{
    (void)box;
    state->returned = state->drawn & ~borgo_bits_one(city_what(move));
    state->drawn = 0;
    state->plans[state->seat] &= ~state->returned;
    state->plan_count[state->seat]--;
    state->pile |= state->returned;
    city_tell_secret(events, CITY_TOLD_RETAIN, state->seat, (int)city_what(move), 0, 0);
}

/* CITY-38 */
static uint32_t list_salvages(const struct city_box *box, const struct city_state *state,
                              borgo_move *out, uint32_t room)
{
    uint32_t count = 0;
    (void)box;
    for (unsigned building = 0; building < CITY_BUILDINGS && count < room; building++)
        if (city_uncovered(state, building))
            count = borgo_list_add(out, count, city_move(CITY_SALVAGE, building, 0));
    return count;
}

static void salvage(const struct city_box *box, struct city_state *state, borgo_move move,
                    struct borgo_events *events)
{
    unsigned building = city_what(move), seat = state->seat;
    int x = state->raised_x[building], y = state->raised_y[building];
    const int8_t *step = city_step[state->towards[building]];
    city_tell_all(events, CITY_TOLD_SALVAGE,
                  (int32_t[BORGO_EVENT_PLACES]){(int)seat, (int)building, borgo_cell(x, y),
                                                state->floor[building],
                                                borgo_cell(x + step[0], y + step[1])});
    city_unstack(box, state, building);
    state->plans[seat] |= borgo_bits_one(building);
    state->shown[seat] |= borgo_bits_one(building);
    state->plan_count[seat]++;
}

/* CITY-40 */
static uint32_t list_banks(const struct city_box *box, const struct city_state *state,
                           borgo_move *out, uint32_t room)
{
    (void)box;
    if (state->chips_left[state->seat] == 0)
        return 0;
    return list_zones(CITY_BANK, not_protested(state, state->bare & ~state->marked), out, room);
}

static void bank(const struct city_box *box, struct city_state *state, borgo_move move,
                 struct borgo_events *events)
{
    (void)box;
    city_put_chip(state, state->seat, city_what(move));
    city_tell(events, CITY_TOLD_BANK, state->seat, cell_of(state, city_what(move)), 0, 0);
}

/* CITY-41: the other's zone stands where a cell's x would. */
static uint32_t list_exchanges(const struct city_box *box, const struct city_state *state,
                               borgo_move *out, uint32_t room)
{
    uint32_t count = 0;
    (void)box;
    for (uint64_t mine = state->marked; mine; mine &= mine - 1) {
        unsigned zone = borgo_bits_lowest(mine);
        if (state->owner[zone] != state->seat)
            continue;
        for (uint64_t rest = state->marked; rest && count < room; rest &= rest - 1)
            if (state->owner[borgo_bits_lowest(rest)] != state->seat)
                count = borgo_list_add(
                    out, count,
                    city_cell_move(CITY_EXCHANGE, zone, (int)borgo_bits_lowest(rest), 0, 0));
    }
    return count;
}

static void exchange(const struct city_box *box, struct city_state *state, borgo_move move,
                     struct borgo_events *events)
{
    unsigned mine = city_what(move), theirs = (unsigned)city_x(move), other = state->owner[theirs];
    (void)box;
    city_take_chips(state, mine);
    city_take_chips(state, theirs);
    city_put_chip(state, state->seat, theirs);
    city_put_chip(state, other, mine);
    city_tell(events, CITY_TOLD_EXCHANGE, state->seat, cell_of(state, mine), (int)other,
              cell_of(state, theirs));
}

/* CITY-42 */
static unsigned earn_upper_floor(const struct city_box *box, const struct city_state *state,
                                 const struct city_rise *rise)
{
    (void)box, (void)state;
    return rise->floor > 1;
}

/* CITY-46 */
static unsigned earn_first_floor(const struct city_box *box, const struct city_state *state,
                                 const struct city_rise *rise)
{
    (void)box, (void)state;
    return rise->floor == 1;
}

/* CITY-47 */
static unsigned earn_beside(const struct city_box *box, const struct city_state *state,
                            const struct city_rise *rise)
{
    (void)box, (void)state;
    return rise->beside_community;
}

/* CITY-48 */
static uint32_t list_declarations(const struct city_box *box, const struct city_state *state,
                                  borgo_move *out, uint32_t room)
{
    uint32_t count = 0;
    (void)box, (void)state;
    for (unsigned type = 0; type < CITY_TYPES && count < room; type++)
        count = borgo_list_add(out, count, city_move(CITY_DECLARE, type, 0));
    return count;
}

static void declare(const struct city_box *box, struct city_state *state, borgo_move move,
                    struct borgo_events *events)
{
    (void)box;
    state->declared = (uint8_t)city_what(move);
    city_tell(events, CITY_TOLD_DECLARE, state->seat, (int)city_what(move), 0, 0);
}

static unsigned earn_declared(const struct city_box *box, const struct city_state *state,
                              const struct city_rise *rise)
{
    const uint8_t *segment = box->segment[rise->building];
    return (segment[0] == state->declared) + (segment[1] == state->declared);
}

const struct city_role city_no_role = {.moment = CITY_NEVER};

const struct city_role city_roles[CITY_ROLES] = {
    [CITY_PROTESTER] = {.moment = CITY_ZONING_ENDS, .list = list_protests, .use = protest},
    [CITY_DEVELOPER] = {.across_canals = true}, /* CITY-35 */
    [CITY_LOBBYIST] = {.moment = CITY_CONSTRUCTION_STARTS,
                       .repeated = true,
                       .list = list_relocations,
                       .use = relocate},
    [CITY_ARCHITECT] = {.moment = CITY_ZONING_STARTS,
                        .draws = 2,
                        .list = list_retentions,
                        .use = retain},
    [CITY_ENGINEER] = {.moment = CITY_CONSTRUCTION_STARTS, .list = list_salvages, .use = salvage},
    [CITY_ECONOMIST] = {.without_chip = true}, /* CITY-39 */
    [CITY_BANKER] = {.moment = CITY_BIDDING_ENDS,
                     .repeated = true,
                     .list = list_banks,
                     .use = bank},
    [CITY_LAWYER] = {.moment = CITY_CONSTRUCTION_STARTS, .list = list_exchanges, .use = exchange},
    [CITY_UNION_BOSS] = {.earns = earn_upper_floor},
    [CITY_MAYOR] = {.on_closed = true},               /* CITY-43 */
    [CITY_GODFATHER] = {.takes_bonuses = true},       /* CITY-44 */
    [CITY_CITY_PLANNER] = {.doubles_district = true}, /* CITY-45 */
    [CITY_FINANCE_DEPUTY] = {.earns = earn_first_floor},
    [CITY_SECRETARY_GENERAL] = {.earns = earn_beside},
    [CITY_REALTOR] = {.moment = CITY_CONSTRUCTION_STARTS,
                      .list = list_declarations,
                      .use = declare,
                      .earns = earn_declared},
    [CITY_PLANNING_COMMISSIONER] = {.copies_district = true}, /* CITY-49 */
};

const char *const city_reason_names[CITY_FOR_ROLE + CITY_ROLES] = {
    [CITY_FOR_DISTRICT] = N_("district points"),
    [CITY_FOR_BASE] = N_("base points"),
    [CITY_FOR_BONUS] = N_("bonus points"),
    [CITY_FOR_FLOOR] = N_("floor points"),
    [CITY_FOR_COMMUNITY] = N_("community points"),
    [CITY_FOR_ROLE + CITY_PROTESTER] = N_("Protester"),
    [CITY_FOR_ROLE + CITY_DEVELOPER] = N_("Developer"),
    [CITY_FOR_ROLE + CITY_LOBBYIST] = N_("Lobbyist"),
    [CITY_FOR_ROLE + CITY_ARCHITECT] = N_("Architect"),
    [CITY_FOR_ROLE + CITY_ENGINEER] = N_("Engineer"),
    [CITY_FOR_ROLE + CITY_ECONOMIST] = N_("Economist"),
    [CITY_FOR_ROLE + CITY_BANKER] = N_("Banker"),
    [CITY_FOR_ROLE + CITY_LAWYER] = N_("Lawyer"),
    [CITY_FOR_ROLE + CITY_UNION_BOSS] = N_("Union Boss"),
    [CITY_FOR_ROLE + CITY_MAYOR] = N_("Mayor"),
    [CITY_FOR_ROLE + CITY_GODFATHER] = N_("Godfather"),
    [CITY_FOR_ROLE + CITY_CITY_PLANNER] = N_("City Planner"),
    [CITY_FOR_ROLE + CITY_FINANCE_DEPUTY] = N_("Finance Deputy"),
    [CITY_FOR_ROLE + CITY_SECRETARY_GENERAL] = N_("Secretary General"),
    [CITY_FOR_ROLE + CITY_REALTOR] = N_("Realtor"),
    [CITY_FOR_ROLE + CITY_PLANNING_COMMISSIONER] = N_("Planning Commissioner"),
};
