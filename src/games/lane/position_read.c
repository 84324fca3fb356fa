/* Reads a position's text into a state and refuses what couldn't arise in a game. What is secret to
 * the viewer must be `?`. */
#include <string.h>

#include "games/lane/parts.h"

static bool read_last(const struct lane_box *box, struct borgo_reader *reader,
                      struct lane_state *state, struct borgo_error *error)
{
    uint32_t row, column;
    if (!borgo_reader_key(reader, "last", error))
        return false;
    if (state->phase != LANE_CHAIN)
        return borgo_reader_exact(reader, "-")
               || borgo_error_fail(error, "position: 'last' is '-' except in phase chain");
    if (!borgo_reader_number(reader, LANE_SIZE - 1, &row) || !borgo_reader_exact(reader, ",")
        || !borgo_reader_number(reader, LANE_SIZE - 1, &column)
        || box->plot_at[row * LANE_SIZE + column] < 0)
        return borgo_error_fail(error, "position: 'last' must be the plot just built, like 4,5");
    state->last = (uint8_t)box->plot_at[row * LANE_SIZE + column];
    return true;
}

static bool read_quiet(struct borgo_reader *reader, struct lane_state *state,
                       struct borgo_error *error)
{
    uint32_t round_quiet;
    if (!borgo_reader_key_small(reader, "quiet", LANE_QUIET_ROUNDS, &state->quiet_rounds, error))
        return false;
    if (!borgo_reader_exact(reader, ",") || !borgo_reader_number(reader, 1, &round_quiet))
        return borgo_error_fail(error, "position: 'quiet' needs two numbers, like 3,1");
    state->round_quiet = (uint8_t)round_quiet;
    return true;
}

static bool read_scores(const struct lane_box *box, struct borgo_reader *reader,
                        struct lane_state *state, struct borgo_error *error)
{
    if (!borgo_reader_key(reader, "scores", error))
        return false;
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        uint32_t score;
        if ((seat && !borgo_reader_exact(reader, ","))
            || !borgo_reader_number(reader, LANE_MAX_SCORE, &score))
            return borgo_error_fail(error,
                                    "position: 'scores' needs a number up to 9999 for each seat");
        state->score[seat] = (int16_t)score;
    }
    return true;
}

/* Cards in the order of the colours; false when there are more of a colour than exist. */
static bool read_cards(struct borgo_reader *reader, uint8_t *cards)
{
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        while (*reader->at == LANE_COLOUR_LETTERS[colour]) {
            if (++cards[colour] > LANE_CARDS_EACH)
                return false;
            reader->at++;
        }
    }
    return true;
}

static bool read_hand(struct borgo_reader *reader, struct lane_state *state, unsigned seat,
                      bool secret)
{
    if (!secret && !read_cards(reader, state->hand[seat]))
        return false;
    state->hand_size[seat] = (uint8_t)lane_count_cards(state->hand[seat]);
    while (secret && borgo_reader_exact(reader, "?"))
        if (++state->hand_size[seat] > LANE_HAND_LIMIT + 2)
            return false;
    return true;
}

static bool read_hands(const struct lane_box *box, struct borgo_reader *reader, unsigned viewer,
                       struct lane_state *state, struct borgo_error *error)
{
    if (!borgo_reader_key(reader, "hands", error))
        return false;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        if ((seat && !borgo_reader_exact(reader, ","))
            || !read_hand(reader, state, seat, !borgo_seats_sees(viewer, seat)))
            return borgo_error_fail(
                error,
                "position: 'hands' needs the cards of each seat in the order YGRBV, like YYR,GB");
    return true;
}

static bool read_deck(const struct lane_box *box, struct borgo_reader *reader,
                      struct lane_state *state, struct borgo_error *error)
{
    unsigned hidden = 0;
    if (!borgo_reader_key(reader, "deck", error))
        return false;
    if (!read_cards(reader, state->deck))
        return borgo_error_fail(error, "position: 'deck' has more than 11 cards of a colour");
    for (unsigned seat = 0; seat < box->head.players; seat++)
        hidden += state->hand_size[seat] - lane_count_cards(state->hand[seat]);
    state->deck_size = (uint8_t)(lane_count_cards(state->deck) - hidden);
    return lane_count_cards(state->deck) > hidden
           || borgo_error_fail(error, "position: the deck is never empty (LANE-18)");
}

/* The discards are the rest of the 55 cards. */
static bool derive_discards(const struct lane_box *box, struct lane_state *state,
                            struct borgo_error *error)
{
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        int rest = LANE_CARDS_EACH - state->deck[colour];
        for (unsigned seat = 0; seat < box->head.players; seat++)
            rest -= state->hand[seat][colour];
        if (rest < 0)
            return borgo_error_fail(error, "position: more than 11 cards of colour %c",
                                    LANE_COLOUR_LETTERS[colour]);
        state->discard[colour] = (uint8_t)rest;
    }
    return true;
}

static bool read_house(const struct lane_box *box, struct borgo_reader *reader,
                       struct lane_state *state, int plot, struct borgo_error *error)
{
    uint32_t owner, storeys;
    if (!borgo_reader_choice(reader, BORGO_SEAT_SMALL_LETTERS, &owner)
        || !borgo_reader_choice(reader, "12345", &storeys) || owner >= box->head.players)
        return borgo_error_fail(
            error,
            "position: '%s' is no board cell: '.', 'p' or a seat's letter and 1 to 5 storeys",
            reader->at);
    storeys++;
    if (plot < 0 || storeys > state->pieces[owner])
        return borgo_error_fail(
            error, "position: a House on no plot, or more pieces than seat %u has", owner);
    state->pieces[owner] = (uint8_t)(state->pieces[owner] - storeys);
    lane_put(box, state, (unsigned)plot, (uint8_t)(owner << 3 | storeys));
    return true;
}

static bool read_cell(const struct lane_box *box, struct borgo_reader *reader,
                      struct lane_state *state, int plot, struct borgo_error *error)
{
    if (borgo_reader_exact(reader, "."))
        return true;
    if (!borgo_reader_exact(reader, "p"))
        return read_house(box, reader, state, plot, error);
    if (plot < 0 || state->parks == 0)
        return borgo_error_fail(error, "position: a Park on no plot, or more than 20 Parks");
    state->parks--;
    lane_put(box, state, (unsigned)plot, LANE_PARK);
    return true;
}

static bool read_board(const struct lane_box *box, struct borgo_reader *reader,
                       struct lane_state *state, struct borgo_error *error)
{
    if (!borgo_reader_key(reader, "board", error))
        return false;
    for (int cell = 0; cell < LANE_SIZE * LANE_SIZE; cell++) {
        if (cell && cell % LANE_SIZE == 0 && !borgo_reader_exact(reader, "/"))
            return borgo_error_fail(error,
                                    "position: 'board' needs 11 rows of 11 cells with '/' between");
        if (!read_cell(box, reader, state, box->plot_at[cell], error))
            return false;
    }
    return true;
}

static bool hand_fits(const struct lane_box *box, const struct lane_state *state, unsigned seat)
{
    unsigned size = state->hand_size[seat],
             given = (seat + box->head.players - state->first) % box->head.players;
    unsigned acting = (state->seat + box->head.players - state->first) % box->head.players;
    switch ((enum lane_phase)state->phase) {
    case LANE_CHOOSE_FIRST:
        return size == 0;
    case LANE_FIRST_CARDS:
        return size == (given < acting ? 3u : given > acting ? 0u : 3u - state->deals);
    case LANE_CHAIN:
        return size <= (seat == state->seat ? LANE_HAND_LIMIT - 1u : LANE_HAND_LIMIT);
    case LANE_DRAWING:
        return size
               <= (seat == state->seat ? LANE_HAND_LIMIT + 2u - state->deals : LANE_HAND_LIMIT);
    case LANE_DISCARDING:
        return seat == state->seat ? size == 6 || size == 7 : size <= LANE_HAND_LIMIT;
    default:
        return size <= LANE_HAND_LIMIT;
    }
}

static bool phase_fits(const struct lane_box *box, const struct lane_state *state)
{
    bool dealing = state->phase == LANE_FIRST_CARDS || state->phase == LANE_DRAWING;
    unsigned most = state->phase == LANE_DRAWING ? 2 : 3;
    if (dealing ? state->deals < 1 || state->deals > most : state->deals != 0)
        return false;
    if (state->phase == LANE_CHOOSE_FIRST
        && (box->head.named_first >= 0 || state->first || state->seat))
        return false;
    if (state->phase != LANE_CHOOSE_FIRST && box->head.named_first >= 0
        && state->first != (uint8_t)box->head.named_first)
        return false;
    if (state->phase == LANE_CHAIN && (!lane_has(&state->built, state->last) || state->round_quiet))
        return false;
    if (state->phase != LANE_OVER && state->quiet_rounds == LANE_QUIET_ROUNDS)
        return false;
    return state->phase == LANE_CHAIN || !state->park_built;
}

/* Each free plot may still bring five storeys, and what is scored then must be written too. */
static bool scores_fit(const struct lane_box *box, const struct lane_state *state)
{
    int32_t most = LANE_MAX_SCORE;
    bool fit = true;
    for (unsigned plot = 0; plot < box->plots; plot++)
        most -= lane_has(&state->built, plot) ? 0 : 5 * box->dots[plot];
    for (unsigned seat = 0; seat < box->head.players; seat++)
        fit = fit && state->score[seat] <= most;
    return fit;
}

/* What couldn't arise in a game could break the hooks later, so it is refused here. */
static bool check_position(const struct lane_box *box, const struct lane_state *state,
                           struct borgo_error *error)
{
    if (!phase_fits(box, state))
        return borgo_error_fail(error, "position: the phase doesn't fit the rest");
    if (!scores_fit(box, state))
        return borgo_error_fail(error, "position: 'scores' are more than a game brings");
    for (unsigned seat = 0; seat < box->head.players; seat++)
        if (!hand_fits(box, state, seat))
            return borgo_error_fail(error, "position: seat %u can't hold %u cards in this phase",
                                    seat, state->hand_size[seat]);
    return true;
}

bool lane_read_position(const void *box_, struct borgo_reader *reader, unsigned viewer,
                        void *state_, struct borgo_error *error)
{
    const struct lane_box *box = box_;
    struct lane_state *state = state_;
    unsigned last_seat = box->head.players - 1u;
    lane_start(box, state);
    memset(state->deck, 0, LANE_COLOURS);
    state->deck_size = 0;
    return borgo_reader_key_word(reader, "phase", lane_phase_words, LANE_OVER + 1, &state->phase,
                                 error)
           && borgo_reader_key_small(reader, "first", last_seat, &state->first, error)
           && borgo_reader_key_small(reader, "seat", last_seat, &state->seat, error)
           && borgo_reader_key_small(reader, "deals", 3, &state->deals, error)
           && read_last(box, reader, state, error)
           && borgo_reader_key_small(reader, "park", 1, &state->park_built, error)
           && borgo_reader_key_small(reader, "ending", 1, &state->ending, error)
           && read_quiet(reader, state, error) && read_scores(box, reader, state, error)
           && read_hands(box, reader, viewer, state, error) && read_deck(box, reader, state, error)
           && derive_discards(box, state, error) && read_board(box, reader, state, error)
           && check_position(box, state, error);
}
