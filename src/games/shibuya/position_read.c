/* Reads a position back. What couldn't arise in a game could break the hooks later, so it is
 * refused; the turns that are remembered are taken back and played again by the rules. */
#include <string.h>

#include "games/shibuya/parts.h"

/* Each tile exists once. */
static bool take_tile(struct shibuya_state *state, uint32_t tile, struct borgo_error *error)
{
    if (!(state->stack >> tile & 1))
        return borgo_error_fail(error, "position: tile %u is there twice", tile);
    state->stack &= ~(1u << tile);
    return true;
}

static bool read_hand(struct borgo_reader *reader, struct shibuya_state *state,
                      struct borgo_error *error)
{
    uint32_t tile;
    if (!borgo_reader_key(reader, "hand", error))
        return false;
    if (state->phase != SHIBUYA_PLACE)
        return borgo_reader_exact(reader, "-")
               || borgo_error_fail(error, "position: 'hand' is '-' except in phase place");
    if (!borgo_reader_number(reader, SHIBUYA_TILES - 1, &tile))
        return borgo_error_fail(error,
                                "position: 'hand' must be the number of a tile in phase place");
    state->hand = (uint8_t)(tile + 1);
    return take_tile(state, tile, error);
}

static bool read_laid(const struct shibuya_box *box, struct borgo_reader *reader,
                      struct shibuya_state *state, unsigned cell, struct borgo_error *error)
{
    uint32_t tile, turned;
    if (!borgo_reader_number(reader, SHIBUYA_TILES - 1, &tile) || !borgo_reader_exact(reader, ".")
        || !borgo_reader_choice(reader, "0123", &turned))
        return borgo_error_fail(
            error,
            "position: '%s' doesn't go on with a cell: '-', a tile like 12.3, or two like 12.3+4.0",
            reader->at);
    if (!(box->listed[tile] >> turned & 1))
        return borgo_error_fail(
            error, "position: tile %u looks the same in a lower rotation than %u", tile, turned);
    if (!take_tile(state, tile, error))
        return false;
    shibuya_lay(box, state, cell, tile, turned);
    return true;
}

static bool read_street(const struct shibuya_box *box, struct borgo_reader *reader,
                        struct shibuya_state *state, struct borgo_error *error)
{
    if (!borgo_reader_key(reader, "street", error))
        return false;
    for (unsigned cell = 0; cell < SHIBUYA_CELLS; cell++) {
        if (cell && !borgo_reader_exact(reader, cell % 4 ? "," : "/"))
            return borgo_error_fail(
                error, "position: 'street' needs 4 rows of 4 cells with ',' and '/' between");
        if (borgo_reader_exact(reader, "-"))
            continue;
        if (!read_laid(box, reader, state, cell, error)
            || (borgo_reader_exact(reader, "+") && !read_laid(box, reader, state, cell, error)))
            return false;
    }
    return true;
}

static bool read_square(struct borgo_reader *reader, unsigned *square)
{
    uint32_t row, column;
    struct borgo_reader ahead = *reader;
    if (!borgo_reader_choice(&ahead, "01234567", &row) || !borgo_reader_exact(&ahead, ",")
        || !borgo_reader_choice(&ahead, "01234567", &column))
        return false;
    *reader = ahead;
    *square = row * SHIBUYA_SIDE + column;
    return true;
}

/* A goal of that colour, like N4. */
static bool read_goal(const struct shibuya_box *box, struct borgo_reader *reader, unsigned colour,
                      unsigned *place)
{
    uint32_t edge, index;
    struct borgo_reader ahead = *reader;
    if (!borgo_reader_choice(&ahead, SHIBUYA_EDGE_LETTERS, &edge)
        || !borgo_reader_choice(&ahead, "01234567", &index))
        return false;
    for (unsigned goal = 0; goal < SHIBUYA_EACH; goal++) {
        if (box->goal[colour][goal].edge != edge || box->goal[colour][goal].index != index)
            continue;
        *reader = ahead;
        *place = SHIBUYA_HOME + goal;
        return true;
    }
    return false;
}

/* Whether a pedestrian can be there beside those already put. */
static bool may_stand(const struct shibuya_box *box, const struct shibuya_state *state,
                      unsigned colour, unsigned place)
{
    bool through = box->head.option[SHIBUYA_GOAL] == SHIBUYA_GOAL_THROUGH;
    if (place == SHIBUYA_WAITING)
        return true;
    if (place >= SHIBUYA_HOME) {
        uint64_t before = borgo_bits_one(box->goal[colour][place - SHIBUYA_HOME].square);
        return !(state->taken[colour] >> (place - SHIBUYA_HOME) & 1)
               && (through || !(before & box->no_stop[colour]));
    }
    uint64_t barred =
        state->on[1 - colour] | shibuya_tiles_of(state->on[colour]) | box->no_stop[colour];
    return (state->paved & ~barred) >> place & 1;
}

static bool read_pedestrian(const struct shibuya_box *box, struct borgo_reader *reader,
                            struct shibuya_state *state, unsigned pedestrian,
                            struct borgo_error *error)
{
    char name[8];
    struct borgo_text text;
    unsigned place = SHIBUYA_WAITING, colour = shibuya_colour_of(pedestrian);
    borgo_text_start(&text, name, sizeof name);
    shibuya_write_pedestrian(box, pedestrian, &text);
    if (!borgo_reader_key(reader, name, error))
        return false;
    if (!borgo_reader_exact(reader, "start") && !read_square(reader, &place)
        && !read_goal(box, reader, colour, &place))
        return borgo_error_fail(
            error, "position: '%s' must be 'start', a square like 4,3 or a goal of its colour",
            name);
    if (!may_stand(box, state, colour, place))
        return borgo_error_fail(error, "position: '%s' can't stand there", name);
    shibuya_put(state, pedestrian, place);
    return true;
}

static bool read_people(const struct shibuya_box *box, struct borgo_reader *reader,
                        struct shibuya_state *state, struct borgo_error *error)
{
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++)
        if (!read_pedestrian(box, reader, state, pedestrian, error))
            return false;
    return true;
}

static bool read_name(const struct shibuya_box *box, struct borgo_reader *reader,
                      unsigned *pedestrian)
{
    for (unsigned i = 0; i < SHIBUYA_PEDESTRIANS; i++) {
        char name[8];
        struct borgo_text text;
        borgo_text_start(&text, name, sizeof name);
        shibuya_write_pedestrian(box, i, &text);
        if (borgo_reader_exact(reader, name)) {
            *pedestrian = i;
            return true;
        }
    }
    return false;
}

static bool read_turn(const struct shibuya_box *box, struct borgo_reader *reader,
                      struct shibuya_state *state)
{
    unsigned pedestrian, from, to;
    if (borgo_reader_exact(reader, "pass")) {
        shibuya_remember(state, 0, 0, 0);
        return true;
    }
    if (!read_name(box, reader, &pedestrian) || !borgo_reader_exact(reader, ":")
        || !read_square(reader, &from) || !borgo_reader_exact(reader, "-")
        || !read_square(reader, &to) || from == to)
        return false;
    shibuya_remember(state, pedestrian, from, to);
    return true;
}

static bool read_turns(const struct shibuya_box *box, struct borgo_reader *reader,
                       struct shibuya_state *state, struct borgo_error *error)
{
    if (!borgo_reader_key(reader, "since", error))
        return false;
    if (borgo_reader_exact(reader, "-"))
        return true;
    do {
        if (state->turns == state->quiet)
            return borgo_error_fail(error, "position: 'since' has more turns than 'quiet' says");
        if (!read_turn(box, reader, state))
            return borgo_error_fail(
                error,
                "position: '%s' doesn't go on with a turn: 'pass' or a walk like rS3:4,3-4,5",
                reader->at);
    } while (borgo_reader_exact(reader, "/"));
    return true;
}

/* Takes the remembered turns back, the last first: what is left is where they started from. A tile
 * that came up after them was in the stack then. */
static bool take_back(const struct shibuya_box *box, struct shibuya_state *state)
{
    state->phase = SHIBUYA_TURN;
    if (state->hand)
        state->stack |= 1u << (state->hand - 1);
    state->hand = 0;
    while (state->turns > 0) {
        unsigned turn = state->since[--state->turns], pedestrian = turn >> 12,
                 from = turn >> 6 & 63, to = turn & 63;
        state->since[state->turns] = 0;
        state->quiet--;
        state->seat = (uint8_t)((state->seat + box->head.players - 1u) % box->head.players);
        if (from == to)
            continue;
        if (state->place[pedestrian] != to)
            return false;
        shibuya_put(state, pedestrian, SHIBUYA_WAITING);
        if (!may_stand(box, state, shibuya_colour_of(pedestrian), from))
            return false;
        shibuya_put(state, pedestrian, from);
    }
    return true;
}

static bool play_again(const struct shibuya_box *box, struct shibuya_state *state, unsigned turn)
{
    borgo_move moves[SHIBUYA_MAX_MOVES], wanted = shibuya_move(SHIBUYA_PASS, 0, 0);
    if ((turn >> 6 & 63) != (turn & 63))
        wanted = shibuya_move(SHIBUYA_WALK, turn >> 12, turn & 63);
    if (state->phase != SHIBUYA_TURN)
        return false;
    uint32_t count = shibuya_moves(box, state, state->seat, moves);
    for (uint32_t i = 0; i < count; i++) {
        if (moves[i] != wanted)
            continue;
        shibuya_play(box, state, state->seat, wanted, NULL);
        return true;
    }
    return false;
}

/* The remembered turns must be legal one after the other; on the way the passes in a row are
 * counted. */
static bool check_turns(const struct shibuya_box *box, struct shibuya_state *state,
                        struct borgo_error *error)
{
    struct shibuya_state again = *state;
    bool fine = take_back(box, &again);
    fine = fine && (state->turns == 0 || shibuya_end(box, &again) == SHIBUYA_GOES_ON);
    for (unsigned i = 0; fine && i < state->turns; i++)
        fine = play_again(box, &again, state->since[i]);
    if (!fine)
        return borgo_error_fail(error,
                                "position: the turns in 'since' don't lead here by the rules");
    state->passes = again.passes;
    return true;
}

static bool nothing_happened(const struct shibuya_state *state)
{
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++)
        if (state->place[pedestrian] != SHIBUYA_WAITING)
            return false;
    return state->quiet == 0;
}

/* SHIB-3: tiles one on each cell, in turn, while all pedestrians wait. */
static bool construction_fits(const struct shibuya_box *box, const struct shibuya_state *state)
{
    unsigned tiles = borgo_bits_count(state->paved) / 4;
    return !state->covered && nothing_happened(state)
           && (state->phase == SHIBUYA_TILE || state->phase == SHIBUYA_PLACE)
           && state->seat == (state->first + tiles) % box->head.players;
}

/* A pedestrian that came onto the street in a quiet turn that isn't remembered is still there. */
static bool quiet_fits(const struct shibuya_state *state)
{
    return state->quiet == state->turns || (state->on[SHIBUYA_RED] | state->on[SHIBUYA_BLUE]) != 0;
}

/* SHIB-12: nobody goes on after a victory, and it is the winner who has just moved. */
static bool home_fits(const struct shibuya_box *box, const struct shibuya_state *state)
{
    unsigned mover = 1 - shibuya_colour_of_seat(state->seat);
    unsigned red = shibuya_home_count(state, SHIBUYA_RED),
             blue = shibuya_home_count(state, SHIBUYA_BLUE);
    unsigned home = mover == SHIBUYA_RED ? red : blue, others = red + blue - home;
    if (shibuya_end(box, state) != SHIBUYA_WON)
        return true;
    return state->quiet == 0 && home > others && home <= box->needed
           && home <= others + SHIBUYA_LEAD;
}

static bool crossing_fits(const struct shibuya_box *box, const struct shibuya_state *state)
{
    bool over = state->phase == SHIBUYA_OVER,
         building = state->phase == SHIBUYA_TILE || state->phase == SHIBUYA_PLACE;
    if (over != (shibuya_end(box, state) != SHIBUYA_GOES_ON))
        return false;
    if (building
        && (shibuya_building_ground(box, state) == 0
            || (state->phase == SHIBUYA_TILE && state->stack == 0)))
        return false;
    return quiet_fits(state) && home_fits(box, state);
}

static bool check_position(const struct shibuya_box *box, const struct shibuya_state *state,
                           struct borgo_error *error)
{
    bool named = box->head.named_first >= 0, fits;
    if (state->phase == SHIBUYA_CHOOSE_FIRST)
        fits = !named && !state->first && !state->seat && !state->paved && nothing_happened(state);
    else if (named && state->first != (uint8_t)box->head.named_first)
        fits = false;
    else
        fits = shibuya_is_construction(box, state) ? construction_fits(box, state)
                                                   : crossing_fits(box, state);
    return fits || borgo_error_fail(error, "position: the phase doesn't fit the rest");
}

bool shibuya_read_position(const void *box_, struct borgo_reader *reader, unsigned viewer,
                           void *state_, struct borgo_error *error)
{
    const struct shibuya_box *box = box_;
    struct shibuya_state *state = state_;
    unsigned last_seat = box->head.players - 1u;
    (void)viewer; /* nothing is secret */
    shibuya_start(box, state);
    return borgo_reader_key_word(reader, "phase", shibuya_phase_words, SHIBUYA_OVER + 1,
                                 &state->phase, error)
           && borgo_reader_key_small(reader, "first", last_seat, &state->first, error)
           && borgo_reader_key_small(reader, "seat", last_seat, &state->seat, error)
           && read_hand(reader, state, error)
           && borgo_reader_key_small(reader, "quiet", SHIBUYA_QUIET_TURNS, &state->quiet, error)
           && read_street(box, reader, state, error) && read_people(box, reader, state, error)
           && read_turns(box, reader, state, error) && check_turns(box, state, error)
           && check_position(box, state, error);
}
