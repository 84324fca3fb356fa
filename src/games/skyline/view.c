/* The board and what a state shows of it, as JSON for front ends. */
#include "games/skyline/show.h"

void sky_put_cell(struct borgo_json *json, const char *name, unsigned cell)
{
    borgo_json_cell(json, name, (int)cell >> 3, (int)cell & 7);
}

void sky_put_walk(struct borgo_json *json, const char *name, unsigned seat, unsigned from, unsigned steps)
{
    borgo_json_object(json, name);
    borgo_json_number(json, "seat", seat);
    borgo_json_number(json, "from", from);
    borgo_json_array(json, "spaces");
    for (unsigned step = 1; step <= steps; step++)
        borgo_json_number(json, NULL, (from + step) % SKY_STREET);
    borgo_json_close(json);
    borgo_json_close(json);
}

void sky_put_debt(struct borgo_json *json, const char *name, const struct sky_state *state, unsigned payer,
                  const struct sky_debt *debt)
{
    borgo_json_object(json, name);
    borgo_json_number(json, "payer", payer);
    borgo_json_number(json, "creditor", debt->creditor);
    borgo_json_number(json, "amount", debt->rent);
    sky_put_cell(json, "cell", debt->cell);
    borgo_json_array(json, "group");
    for (sky_cells group = debt->group; group; group &= group - 1) {
        unsigned cell = sky_lowest(group);
        borgo_json_object(json, NULL);
        sky_put_cell(json, "at", cell);
        borgo_json_number(json, "height", sky_height(state, cell));
        borgo_json_number(json, "counts", sky_group_rent(state, sky_bit(cell)));
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_json_close(json);
}

/* The throws of the white die that would cost a seat more than it has. */
static void put_ruin(struct borgo_json *json, const struct sky_box *box, const struct sky_state *state, unsigned seat)
{
    struct sky_debt debt;
    borgo_json_array(json, "ruin");
    for (unsigned white = 1; white <= SKY_DIE && state->phase != SKY_OVER; white++)
        if (sky_owes(box, state, state->own[seat], (state->pawn[seat] + white) % SKY_STREET, &debt)
            && debt.rent > state->cash[seat])
            borgo_json_number(json, NULL, white);
    borgo_json_close(json);
}

static void put_seats(struct borgo_json *json, const struct sky_box *box, const struct sky_state *state)
{
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        unsigned built = sky_skyscrapers(state, seat);
        borgo_json_object(json, NULL);
        borgo_json_number(json, "cash", state->cash[seat]);
        borgo_json_number(json, "pawn", state->pawn[seat]);
        borgo_json_number(json, "floors", sky_floors_left(state, seat));
        borgo_json_number(json, "skyscrapers", box->skyscrapers - built);
        borgo_json_number(json, "built", built);
        put_ruin(json, box, state, seat);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_building(struct borgo_json *json, const struct sky_state *state, unsigned cell)
{
    unsigned owner = sky_owner(state, cell), height = sky_height(state, cell);
    borgo_json_object(json, NULL);
    sky_put_cell(json, "at", cell);
    borgo_json_number(json, "owner", owner);
    borgo_json_number(json, "height", height);
    borgo_json_bool(json, "skyscraper", height == SKY_SKYSCRAPER);
    borgo_json_number(json, "rent", sky_group_rent(state, sky_group(state->own[owner], cell)));
    borgo_json_close(json);
}

static void put_buildings(struct borgo_json *json, const struct sky_state *state)
{
    sky_cells built = state->height[1] | state->height[2] | state->height[SKY_SKYSCRAPER];
    borgo_json_array(json, "buildings");
    for (; built; built &= built - 1)
        put_building(json, state, sky_lowest(built));
    borgo_json_close(json);
}

static void put_street(struct borgo_json *json, const struct sky_box *box)
{
    borgo_json_array(json, "street");
    for (unsigned space = 0; space < SKY_STREET; space++) {
        if (box->beside[space] == SKY_NO_CELL)
            borgo_json_null(json, NULL);
        else
            sky_put_cell(json, NULL, box->beside[space]);
    }
    borgo_json_close(json);
}

static void put_kinds(struct borgo_json *json, const struct sky_box *box, borgo_translate *translate)
{
    borgo_json_array(json, "cards");
    for (unsigned kind = 1; kind <= SKY_KINDS; kind++) {
        if (!box->card_count[kind])
            continue;
        borgo_json_object(json, NULL);
        borgo_json_number(json, "kind", kind);
        borgo_json_string(json, "name", box->card_name[kind]);
        borgo_json_string(json, "text", translate(sky_card_names[kind]));
        borgo_json_number(json, "count", box->card_count[kind]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* SKY-10: what a building of each height counts, an empty cell first. */
static void put_heights(struct borgo_json *json)
{
    borgo_json_array(json, "rent_of_height");
    for (unsigned height = 0; height <= SKY_SKYSCRAPER; height++) {
        struct sky_state alone = {.phase = SKY_ROLLING};
        alone.height[height] = sky_bit(0);
        borgo_json_number(json, NULL, sky_group_rent(&alone, sky_bit(0)));
    }
    borgo_json_close(json);
}

void sky_write_board(const void *box_, borgo_translate *translate, struct borgo_json *json)
{
    const struct sky_box *box = box_;
    borgo_json_number(json, "size", SKY_SIZE);
    put_street(json, box);
    borgo_json_array(json, "action_spaces");
    for (unsigned space = 0; space < SKY_STREET; space += SKY_CORNERS)
        borgo_json_number(json, NULL, space);
    borgo_json_close(json);
    borgo_put_cells_json(sky_centre, 0, "centre", json);
    borgo_json_number(json, "skyscrapers", box->skyscrapers);
    borgo_json_number(json, "floors", SKY_FLOORS);
    borgo_json_number(json, "bonus", SKY_BONUS);
    borgo_json_number(json, "turn_limit", SKY_TURNS);
    put_heights(json);
    put_kinds(json, box, translate);
    sky_put_categories(translate, json);
}

/* What stopping costs now, space by space where anything is due; who owns it pays nothing. */
static void put_rents(struct borgo_json *json, const struct sky_box *box, const struct sky_state *state)
{
    borgo_json_array(json, "rents");
    for (unsigned space = 0; space < SKY_STREET; space++) {
        struct sky_debt debt;
        if (!sky_owes(box, state, 0, space, &debt))
            continue;
        borgo_json_object(json, NULL);
        borgo_json_number(json, "space", space);
        sky_put_cell(json, "cell", debt.cell);
        borgo_json_number(json, "owner", debt.creditor);
        borgo_json_number(json, "rent", debt.rent);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* What nobody has seen, by kinds, and the order of what was seen. */
static void put_pile(struct borgo_json *json, const struct sky_state *state)
{
    borgo_json_array(json, "unseen");
    for (unsigned kind = 1; kind <= SKY_KINDS; kind++) {
        if (!state->unseen[kind])
            continue;
        borgo_json_object(json, NULL);
        borgo_json_number(json, "kind", kind);
        borgo_json_number(json, "count", state->unseen[kind]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_json_array(json, "pile");
    for (unsigned i = 0; i < state->pile_size; i++)
        borgo_json_number(json, NULL, state->pile[i]);
    borgo_json_close(json);
}

/* SKY-10, SKY-21: the rent of this turn, or the one that ended the game. */
static void put_rent(struct borgo_json *json, const struct sky_box *box, const struct sky_state *state)
{
    struct sky_debt debt = {.rent = state->rent, .cell = state->rented, .creditor = state->creditor};
    if (state->end == SKY_BANKRUPT) {
        debt.group = sky_group(state->own[debt.creditor], debt.cell);
        sky_put_debt(json, "rent", state, state->payer, &debt);
    } else if (state->phase == SKY_BUILDING
               && sky_owes(box, state, state->own[state->seat], state->pawn[state->seat], &debt)) {
        sky_put_debt(json, "rent", state, state->seat, &debt);
    } else {
        borgo_json_null(json, "rent");
    }
}

/* Whose roll the dice and the card are from: of who acts, or of who was before him once his turn is over. */
static unsigned roller(const struct sky_box *box, const struct sky_state *state)
{
    bool turn_over = state->phase == SKY_ROLLING || state->end == SKY_OUT_OF_TURNS;
    return turn_over ? (state->seat + box->head.players - 1u) % box->head.players : state->seat;
}

static void put_card(struct borgo_json *json, const struct sky_box *box, const struct sky_state *state)
{
    if (!state->card) {
        borgo_json_null(json, "card");
        return;
    }
    borgo_json_object(json, "card");
    borgo_json_number(json, "kind", state->card);
    borgo_json_number(json, "drawer", roller(box, state));
    borgo_json_bool(json, "choosing", state->phase == SKY_CHOOSING);
    borgo_json_close(json);
}

/* What a cell at the black die's distance is good for, going by the list of builds. */
static const char *why_not(const struct sky_state *state, unsigned cell)
{
    if (!(state->own[state->seat] >> cell & 1))
        return "opponent";
    return state->height[SKY_SKYSCRAPER] >> cell & 1 ? "skyscraper" : "nothing-to-demolish";
}

void sky_put_reach(struct borgo_json *json, const struct sky_box *box, const struct sky_state *state)
{
    borgo_move moves[SKY_MAX_MOVES];
    sky_cells legal = 0, reach = box->at_distance[state->architect][state->black];
    uint32_t count = sky_list_builds(box, state, moves);
    for (uint32_t i = 0; i < count; i++)
        if (sky_kind(moves[i]) != SKY_MOVE_PASS)
            legal |= sky_bit(sky_number(moves[i], 0));
    borgo_json_array(json, "reach");
    for (; reach; reach &= reach - 1) {
        unsigned cell = sky_lowest(reach);
        bool can = legal >> cell & 1, empty = state->height[0] >> cell & 1;
        borgo_json_object(json, NULL);
        sky_put_cell(json, "at", cell);
        if (can)
            borgo_json_string(json, "can", empty ? "build" : "grow");
        else
            borgo_json_null(json, "can");
        if (can)
            borgo_json_null(json, "why");
        else
            borgo_json_string(json, "why", why_not(state, cell));
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_die(struct borgo_json *json, const char *name, unsigned die)
{
    if (die)
        borgo_json_number(json, name, die);
    else
        borgo_json_null(json, name);
}

/* The last roll and what it led to. */
static void put_happenings(struct borgo_json *json, const struct sky_box *box, const struct sky_state *state)
{
    unsigned from = (state->pawn[state->seat] + SKY_STREET - state->white) % SKY_STREET;
    bool walked = state->phase > SKY_ROLLING && state->phase < SKY_OVER;
    if (state->architect == SKY_NO_CELL)
        borgo_json_null(json, "architect");
    else
        sky_put_cell(json, "architect", state->architect);
    put_die(json, "white", state->white);
    put_die(json, "black", state->black);
    if (walked)
        sky_put_walk(json, "walk", state->seat, from, state->white);
    else
        borgo_json_null(json, "walk");
    put_card(json, box, state);
    put_rent(json, box, state);
}

void sky_write_view(const void *box_, const void *state_, unsigned viewer, struct borgo_json *json)
{
    const struct sky_box *box = box_;
    const struct sky_state *state = state_;
    (void)viewer;
    borgo_json_string(json, "phase", sky_phase_words[state->phase]);
    borgo_json_number(json, "first", state->first);
    borgo_json_number(json, "seat", state->seat);
    borgo_json_number(json, "turns", state->turns);
    if (state->end)
        borgo_json_string(json, "end", sky_end_words[state->end]);
    else
        borgo_json_null(json, "end");
    put_happenings(json, box, state);
    if (state->phase == SKY_BUILDING)
        sky_put_reach(json, box, state);
    else
        borgo_json_null(json, "reach");
    put_seats(json, box, state);
    put_buildings(json, state);
    put_rents(json, box, state);
    put_pile(json, state);
}
