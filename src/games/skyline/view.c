/* The board and what a state shows of it, as JSON for front ends. */
#include "games/skyline/show.h"

void skyline_put_cell(struct borgo_json *json, const char *name, unsigned cell)
{
    borgo_json_cell(json, name, (int)cell >> 3, (int)cell & 7);
}

void skyline_put_walk(struct borgo_json *json, const char *name, unsigned seat, unsigned from,
                      unsigned steps)
{
    borgo_json_object(json, name);
    borgo_json_number(json, "seat", seat);
    borgo_json_number(json, "from", from);
    borgo_json_array(json, "spaces");
    for (unsigned step = 1; step <= steps; step++)
        borgo_json_number(json, NULL, (from + step) % SKYLINE_STREET);
    borgo_json_close(json);
    borgo_json_close(json);
}

void skyline_put_debt(struct borgo_json *json, const char *name, const struct skyline_state *state,
                      unsigned payer, const struct skyline_debt *debt)
{
    borgo_json_object(json, name);
    borgo_json_number(json, "payer", payer);
    borgo_json_number(json, "creditor", debt->creditor);
    borgo_json_number(json, "amount", debt->rent);
    skyline_put_cell(json, "cell", debt->cell);
    borgo_json_array(json, "group");
    for (skyline_cells group = debt->group; group; group &= group - 1) {
        unsigned cell = borgo_bits_lowest(group);
        borgo_json_object(json, NULL);
        skyline_put_cell(json, "at", cell);
        borgo_json_number(json, "height", skyline_height(state, cell));
        borgo_json_number(json, "counts", skyline_group_rent(state, borgo_bits_one(cell)));
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_json_close(json);
}

/* The throws of the white die that would cost a seat more than it has. */
static void put_ruin(struct borgo_json *json, const struct skyline_box *box,
                     const struct skyline_state *state, unsigned seat)
{
    struct skyline_debt debt;
    borgo_json_array(json, "ruin");
    for (unsigned white = 1; white <= SKYLINE_DIE && state->phase != SKYLINE_OVER; white++)
        if (skyline_owes(box, state, state->own[seat], (state->pawn[seat] + white) % SKYLINE_STREET,
                         &debt)
            && debt.rent > state->cash[seat])
            borgo_json_number(json, NULL, white);
    borgo_json_close(json);
}

static void put_seats(struct borgo_json *json, const struct skyline_box *box,
                      const struct skyline_state *state)
{
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        unsigned built = skyline_skyscrapers(state, seat);
        borgo_json_object(json, NULL);
        borgo_json_number(json, "cash", state->cash[seat]);
        borgo_json_number(json, "pawn", state->pawn[seat]);
        borgo_json_number(json, "floors", skyline_floors_left(state, seat));
        borgo_json_number(json, "skyscrapers", box->skyscrapers - built);
        borgo_json_number(json, "built", built);
        put_ruin(json, box, state, seat);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_building(struct borgo_json *json, const struct skyline_state *state, unsigned cell)
{
    unsigned owner = skyline_owner(state, cell), height = skyline_height(state, cell);
    skyline_cells group = skyline_group(state->own[owner], cell);
    borgo_json_object(json, NULL);
    skyline_put_cell(json, "at", cell);
    borgo_json_number(json, "owner", owner);
    borgo_json_number(json, "height", height);
    borgo_json_bool(json, "skyscraper", height == SKYLINE_SKYSCRAPER);
    borgo_json_number(json, "rent", skyline_group_rent(state, group));
    skyline_put_cell(json, "group", borgo_bits_lowest(group));
    borgo_json_close(json);
}

static void put_buildings(struct borgo_json *json, const struct skyline_state *state)
{
    skyline_cells built = state->height[1] | state->height[2] | state->height[SKYLINE_SKYSCRAPER];
    borgo_json_array(json, "buildings");
    for (; built; built &= built - 1)
        put_building(json, state, borgo_bits_lowest(built));
    borgo_json_close(json);
}

static void put_street(struct borgo_json *json, const struct skyline_box *box)
{
    borgo_json_array(json, "street");
    for (unsigned space = 0; space < SKYLINE_STREET; space++) {
        if (box->beside[space] == SKYLINE_NO_CELL)
            borgo_json_null(json, NULL);
        else
            skyline_put_cell(json, NULL, box->beside[space]);
    }
    borgo_json_close(json);
}

static void put_kinds(struct borgo_json *json, const struct skyline_box *box,
                      borgo_translate *translate)
{
    borgo_json_array(json, "cards");
    for (unsigned kind = 1; kind <= SKYLINE_KINDS; kind++) {
        if (!box->card_count[kind])
            continue;
        borgo_json_object(json, NULL);
        borgo_json_number(json, "kind", kind);
        borgo_json_string(json, "name", box->card_name[kind]);
        borgo_json_string(json, "text", translate(skyline_card_names[kind]));
        borgo_json_number(json, "count", box->card_count[kind]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* SKY-10: what a building of each height counts, an empty cell first. */
static void put_heights(struct borgo_json *json)
{
    borgo_json_array(json, "rent_of_height");
    for (unsigned height = 0; height <= SKYLINE_SKYSCRAPER; height++) {
        struct skyline_state alone = {.phase = SKYLINE_ROLLING};
        alone.height[height] = borgo_bits_one(0);
        borgo_json_number(json, NULL, skyline_group_rent(&alone, borgo_bits_one(0)));
    }
    borgo_json_close(json);
}

void skyline_write_board(const void *box_, borgo_translate *translate, struct borgo_json *json)
{
    const struct skyline_box *box = box_;
    borgo_json_number(json, "size", SKYLINE_SIZE);
    put_street(json, box);
    borgo_json_array(json, "action_spaces");
    for (unsigned space = 0; space < SKYLINE_STREET; space += SKYLINE_CORNERS)
        borgo_json_number(json, NULL, space);
    borgo_json_close(json);
    borgo_put_cells_json(skyline_centre, 0, "centre", json);
    borgo_json_number(json, "skyscrapers", box->skyscrapers);
    borgo_json_number(json, "floors", SKYLINE_FLOORS);
    borgo_json_number(json, "bonus", SKYLINE_BONUS);
    borgo_json_number(json, "turn_limit", SKYLINE_TURNS);
    put_heights(json);
    put_kinds(json, box, translate);
    skyline_put_categories(translate, json);
}

/* What stopping costs now, space by space where anything is due; who owns it pays nothing. */
static void put_rents(struct borgo_json *json, const struct skyline_box *box,
                      const struct skyline_state *state)
{
    borgo_json_array(json, "rents");
    for (unsigned space = 0; space < SKYLINE_STREET; space++) {
        struct skyline_debt debt;
        if (!skyline_owes(box, state, 0, space, &debt))
            continue;
        borgo_json_object(json, NULL);
        borgo_json_number(json, "space", space);
        skyline_put_cell(json, "cell", debt.cell);
        borgo_json_number(json, "owner", debt.creditor);
        borgo_json_number(json, "rent", debt.rent);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* What nobody has seen, by kinds, and the order of what was seen. */
static void put_pile(struct borgo_json *json, const struct skyline_state *state)
{
    borgo_json_array(json, "unseen");
    for (unsigned kind = 1; kind <= SKYLINE_KINDS; kind++) {
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
static void put_rent(struct borgo_json *json, const struct skyline_box *box,
                     const struct skyline_state *state)
{
    struct skyline_debt debt = {
        .rent = state->rent, .cell = state->rented, .creditor = state->creditor};
    if (state->end == SKYLINE_BANKRUPT) {
        debt.group = skyline_group(state->own[debt.creditor], debt.cell);
        skyline_put_debt(json, "rent", state, state->payer, &debt);
    } else if (state->phase == SKYLINE_BUILDING
               && skyline_owes(box, state, state->own[state->seat], state->pawn[state->seat],
                               &debt)) {
        skyline_put_debt(json, "rent", state, state->seat, &debt);
    } else {
        borgo_json_null(json, "rent");
    }
}

/* Whose roll the dice and the card are from: of who acts, or of who was before him once his turn is
 * over. */
static unsigned roller(const struct skyline_box *box, const struct skyline_state *state)
{
    bool turn_over = state->phase == SKYLINE_ROLLING || state->end == SKYLINE_OUT_OF_TURNS;
    return turn_over ? (state->seat + box->head.players - 1u) % box->head.players : state->seat;
}

static void put_card(struct borgo_json *json, const struct skyline_box *box,
                     const struct skyline_state *state)
{
    if (!state->card) {
        borgo_json_null(json, "card");
        return;
    }
    borgo_json_object(json, "card");
    borgo_json_number(json, "kind", state->card);
    borgo_json_number(json, "drawer", roller(box, state));
    borgo_json_bool(json, "choosing", state->phase == SKYLINE_CHOOSING);
    borgo_json_close(json);
}

/* What a cell at the black die's distance is good for, going by the list of builds. */
static const char *why_not(const struct skyline_state *state, unsigned cell)
{
    if (!(state->own[state->seat] >> cell & 1))
        return "opponent";
    return state->height[SKYLINE_SKYSCRAPER] >> cell & 1 ? "skyscraper" : "nothing-to-demolish";
}

void skyline_put_reach(struct borgo_json *json, const struct skyline_box *box,
                       const struct skyline_state *state)
{
    borgo_move moves[SKYLINE_MAX_MOVES];
    skyline_cells legal = 0, reach = box->at_distance[state->architect][state->black];
    uint32_t count = skyline_list_builds(box, state, moves);
    for (uint32_t i = 0; i < count; i++)
        if (skyline_kind(moves[i]) != SKYLINE_MOVE_PASS)
            legal |= borgo_bits_one(skyline_number(moves[i], 0));
    borgo_json_array(json, "reach");
    for (; reach; reach &= reach - 1) {
        unsigned cell = borgo_bits_lowest(reach);
        bool can = legal >> cell & 1, empty = state->height[0] >> cell & 1;
        borgo_json_object(json, NULL);
        skyline_put_cell(json, "at", cell);
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
static void put_happenings(struct borgo_json *json, const struct skyline_box *box,
                           const struct skyline_state *state)
{
    unsigned from = (state->pawn[state->seat] + SKYLINE_STREET - state->white) % SKYLINE_STREET;
    bool walked = state->phase > SKYLINE_ROLLING && state->phase < SKYLINE_OVER;
    if (state->architect == SKYLINE_NO_CELL)
        borgo_json_null(json, "architect");
    else
        skyline_put_cell(json, "architect", state->architect);
    put_die(json, "white", state->white);
    put_die(json, "black", state->black);
    if (walked)
        skyline_put_walk(json, "walk", state->seat, from, state->white);
    else
        borgo_json_null(json, "walk");
    put_card(json, box, state);
    put_rent(json, box, state);
}

void skyline_write_view(const void *box_, const void *state_, unsigned viewer,
                        struct borgo_json *json)
{
    const struct skyline_box *box = box_;
    const struct skyline_state *state = state_;
    (void)viewer;
    borgo_json_string(json, "phase", skyline_phase_words[state->phase]);
    borgo_json_number(json, "first", state->first);
    borgo_json_number(json, "seat", state->seat);
    borgo_json_number(json, "turns", state->turns);
    if (state->end)
        borgo_json_string(json, "end", skyline_end_words[state->end]);
    else
        borgo_json_null(json, "end");
    put_happenings(json, box, state);
    if (state->phase == SKYLINE_BUILDING)
        skyline_put_reach(json, box, state);
    else
        borgo_json_null(json, "reach");
    put_seats(json, box, state);
    put_buildings(json, state);
    put_rents(json, box, state);
    put_pile(json, state);
}

void skyline_write_summary(const void *box_, struct borgo_json *json)
{
    const struct skyline_box *box = box_;
    unsigned kinds = 0;
    for (unsigned kind = 1; kind <= SKYLINE_KINDS; kind++)
        kinds += box->card_count[kind] > 0;
    borgo_json_number(json, "cards", box->cards);
    borgo_json_number(json, "kinds", kinds);
}
