/* Whether a position that was read could arise in a game. What couldn't might break the hooks
 * later, so it is refused. */
#include "games/skyline/parts.h"

static bool is_corner(unsigned space)
{
    return space % SKYLINE_CORNERS == 0;
}

/* How many seats act before this one in a round of the set-up. */
static unsigned place_in_round(const struct skyline_box *box, const struct skyline_state *state,
                               unsigned seat)
{
    return (state->first + box->head.players - seat) % box->head.players;
}

static bool first_fits(const struct skyline_box *box, const struct skyline_state *state)
{
    if (state->phase == SKYLINE_CHOOSE_FIRST)
        return box->head.named_first < 0 && state->first == 0 && state->seat == 0;
    return box->head.named_first < 0 || state->first == (uint8_t)box->head.named_first;
}

/* What nobody can have touched before the first turn. */
static bool untouched(const struct skyline_box *box, const struct skyline_state *state)
{
    for (unsigned seat = 0; seat < box->head.players; seat++)
        if (state->cash[seat] != SKYLINE_CASH)
            return false;
    return state->turns == 0 && state->architect == SKYLINE_NO_CELL && state->white == 0
           && state->card == 0 && state->rent == 0 && state->end == SKYLINE_NOT_ENDED
           && state->unseen_size == box->cards && state->height[2] == 0;
}

/* SKY-3: who has chosen stands on an action space, the others' pawns are on space 0. */
static bool starts_fit(const struct skyline_box *box, const struct skyline_state *state)
{
    unsigned acting = place_in_round(box, state, state->seat);
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        bool chosen =
            state->phase > SKYLINE_STARTING
            || (state->phase == SKYLINE_STARTING && place_in_round(box, state, seat) < acting);
        if (chosen && box->free_start ? !is_corner(state->pawn[seat]) : state->pawn[seat] != 0)
            return false;
    }
    return state->phase != SKYLINE_STARTING || box->free_start;
}

/* SKY-4, SKY-5: as many skyscrapers, in the centre, and floors of each as the round says. */
static bool placements_fit(const struct skyline_box *box, const struct skyline_state *state)
{
    unsigned acting = place_in_round(box, state, state->seat), players = box->head.players;
    unsigned floors = borgo_bits_count(state->height[1]), rounds = floors / players;
    if (state->height[SKYLINE_SKYSCRAPER] & ~skyline_centre)
        return false;
    if (state->phase == SKYLINE_FLOORING
            ? floors % players != acting || rounds >= SKYLINE_FIRST_FLOORS
            : floors != 0)
        return false;
    for (unsigned seat = 0; seat < players; seat++) {
        bool earlier = place_in_round(box, state, seat) < acting;
        unsigned towers =
            state->phase == SKYLINE_FLOORING || (state->phase == SKYLINE_TOWERS && earlier);
        unsigned own_floors = state->phase == SKYLINE_FLOORING ? rounds + earlier : 0;
        if (skyline_skyscrapers(state, seat) != towers
            || borgo_bits_count(state->own[seat] & state->height[1]) != own_floors)
            return false;
    }
    return true;
}

static bool cards_fit(const struct skyline_box *box, const struct skyline_state *state)
{
    uint8_t count[SKYLINE_KINDS + 1] = {0};
    for (unsigned i = 0; i < state->pile_size; i++)
        count[state->pile[i]]++;
    for (unsigned kind = 1; kind <= SKYLINE_KINDS; kind++) {
        bool leaves = kind == 10 && box->head.players == 2;
        unsigned all = count[kind] + state->unseen[kind];
        if (leaves ? count[kind] > 0 || all > box->card_count[kind] : all != box->card_count[kind])
            return false;
    }
    return state->card == 0
           || (state->pile_size > 0 && state->pile[state->pile_size - 1] == state->card);
}

/* SKY-20: all skyscrapers on the board is the end. */
static bool skyscrapers_fit(const struct skyline_box *box, const struct skyline_state *state)
{
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        bool winner = state->end == SKYLINE_ALL_BUILT && seat == state->seat;
        unsigned built = skyline_skyscrapers(state, seat);
        if (winner ? built != box->skyscrapers : built >= box->skyscrapers)
            return false;
    }
    return true;
}

/* Money comes from the bank only: at most an aid for each in a turn. */
static bool money_fits(const struct skyline_box *box, const struct skyline_state *state)
{
    int32_t sum = 0,
            most = box->head.players * (SKYLINE_CASH + SKYLINE_AID * (int32_t)state->turns);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        sum += state->cash[seat];
    return sum <= most;
}

static bool end_fits(const struct skyline_state *state)
{
    if ((state->phase == SKYLINE_OVER) != (state->end != SKYLINE_NOT_ENDED))
        return false;
    if ((state->end == SKYLINE_OUT_OF_TURNS) != (state->turns == SKYLINE_TURNS))
        return false;
    return state->end != SKYLINE_BANKRUPT || state->rent > state->cash[state->payer];
}

/* The dice, the card and the pawn of whoever's turn it is. */
static bool step_fits(const struct skyline_box *box, const struct skyline_state *state)
{
    bool rolled = state->white && state->black, corner = is_corner(state->pawn[state->seat]);
    switch ((enum skyline_phase)state->phase) {
    case SKYLINE_BUILDING:
        return rolled && !corner && state->card == 0;
    case SKYLINE_DRAWING:
        return rolled && corner && state->card == 0;
    case SKYLINE_CHOOSING:
        return rolled && corner && (state->card == 2 || state->card == 5 || state->card >= 7)
               && skyline_card_has_object(box, state, state->card);
    case SKYLINE_ROLLING_AGAIN:
        return rolled && corner && state->card == 1;
    case SKYLINE_EARNING:
        return rolled && corner && state->card == 4;
    default:
        return true;
    }
}

static bool is_built(const struct skyline_state *state, unsigned cell)
{
    return cell != SKYLINE_NO_CELL && !(state->height[0] >> cell & 1);
}

static bool is_beside_street(const struct skyline_box *box, unsigned cell)
{
    for (unsigned space = 0; space < SKYLINE_STREET; space++)
        if (box->beside[space] == cell)
            return true;
    return false;
}

static bool check_turn(const struct skyline_box *box, const struct skyline_state *state,
                       struct borgo_error *error)
{
    if (!is_built(state, state->architect))
        return borgo_error_fail(error, "position: the architect must stand on a building");
    if (!skyscrapers_fit(box, state))
        return borgo_error_fail(error, "position: a seat has too many skyscrapers for this phase");
    if (!money_fits(box, state))
        return borgo_error_fail(
            error, "position: there is more money than the bank can have paid in so many turns");
    if (state->rent && !is_beside_street(box, state->rented))
        return borgo_error_fail(error, "position: rent is due for a cell beside the street only");
    if (!end_fits(state))
        return borgo_error_fail(error, "position: 'end' doesn't fit the rest");
    return step_fits(box, state)
           || borgo_error_fail(error, "position: roll, card and pawn don't fit the phase");
}

bool skyline_check_position(const struct skyline_box *box, const struct skyline_state *state,
                            struct borgo_error *error)
{
    if (!first_fits(box, state))
        return borgo_error_fail(error, "position: 'first' doesn't fit the set-up");
    if (!cards_fit(box, state))
        return borgo_error_fail(
            error, "position: 'unseen', 'pile' and 'card' don't fit the cards of this game");
    if (state->phase > SKYLINE_FLOORING)
        return check_turn(box, state, error);
    if (untouched(box, state) && starts_fit(box, state) && placements_fit(box, state))
        return true;
    return borgo_error_fail(
        error, "position: the phase is part of the set-up, but the rest doesn't fit it");
}
