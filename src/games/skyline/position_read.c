/* Reads a position's text: the words in the order position.c writes them, each checked alone.
 * Whether they fit each other is position_check.c's business. */
#include "games/skyline/parts.h"

static bool read_turns(struct borgo_reader *reader, struct skyline_state *state,
                       struct borgo_error *error)
{
    uint32_t turns;
    if (!borgo_reader_key_number(reader, "turns", SKYLINE_TURNS, &turns, error))
        return false;
    state->turns = (uint16_t)turns;
    return true;
}

static bool read_cell(struct borgo_reader *reader, uint8_t *cell)
{
    uint32_t row, column;
    struct borgo_reader ahead = *reader;
    if (!borgo_reader_number(&ahead, SKYLINE_SIZE - 1, &row) || !borgo_reader_exact(&ahead, ",")
        || !borgo_reader_number(&ahead, SKYLINE_SIZE - 1, &column))
        return false;
    *reader = ahead;
    *cell = (uint8_t)(row * 8 + column);
    return true;
}

static bool read_architect(struct borgo_reader *reader, struct skyline_state *state,
                           struct borgo_error *error)
{
    if (!borgo_reader_key(reader, "architect", error))
        return false;
    state->architect = SKYLINE_NO_CELL;
    return borgo_reader_exact(reader, "-") || read_cell(reader, &state->architect)
           || borgo_error_fail(
               error, "position: 'architect' must be a cell like 2,3, or '-' during the set-up");
}

static bool read_die(struct borgo_reader *reader, uint8_t *die)
{
    uint32_t number;
    if (!borgo_reader_number(reader, SKYLINE_DIE, &number) || number == 0)
        return false;
    *die = (uint8_t)number;
    return true;
}

static bool read_roll(struct borgo_reader *reader, struct skyline_state *state,
                      struct borgo_error *error)
{
    if (!borgo_reader_key(reader, "roll", error))
        return false;
    if (borgo_reader_exact(reader, "-"))
        return true;
    if (read_die(reader, &state->white)
        && (!borgo_reader_exact(reader, ",") || read_die(reader, &state->black)))
        return true;
    return borgo_error_fail(
        error, "position: 'roll' must be both dice like 3,5, the white die like 3, or '-'");
}

static bool read_card(struct borgo_reader *reader, struct skyline_state *state,
                      struct borgo_error *error)
{
    uint32_t kind;
    if (!borgo_reader_key(reader, "card", error))
        return false;
    if (borgo_reader_exact(reader, "-"))
        return true;
    if (!borgo_reader_number(reader, SKYLINE_KINDS, &kind) || kind == 0)
        return borgo_error_fail(error, "position: 'card' must be a kind from 1 to %d, or '-'",
                                SKYLINE_KINDS);
    state->card = (uint8_t)kind;
    return true;
}

static bool read_rent(const struct skyline_box *box, struct borgo_reader *reader,
                      struct skyline_state *state, struct borgo_error *error)
{
    uint32_t payer, creditor, rent, last_seat = box->head.players - 1u;
    if (!borgo_reader_key(reader, "rent", error))
        return false;
    if (borgo_reader_exact(reader, "-"))
        return true;
    if (!borgo_reader_number(reader, last_seat, &payer) || !borgo_reader_exact(reader, ">")
        || !borgo_reader_number(reader, last_seat, &creditor) || !borgo_reader_exact(reader, ":")
        || !borgo_reader_number(reader, 9999, &rent) || !borgo_reader_exact(reader, "@")
        || !read_cell(reader, &state->rented) || payer == creditor || rent == 0)
        return borgo_error_fail(
            error,
            "position: 'rent' must be payer, creditor, amount and cell like 0>1:120@0,2, or '-'");
    state->payer = (uint8_t)payer;
    state->creditor = (uint8_t)creditor;
    state->rent = (int32_t)rent;
    return true;
}

static bool read_cash(const struct skyline_box *box, struct borgo_reader *reader,
                      struct skyline_state *state, struct borgo_error *error)
{
    if (!borgo_reader_key(reader, "cash", error))
        return false;
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        uint32_t cash;
        if ((seat && !borgo_reader_exact(reader, ","))
            || !borgo_reader_number(reader, SKYLINE_MAX_CASH, &cash))
            return borgo_error_fail(error, "position: 'cash' needs a number up to %d for each seat",
                                    SKYLINE_MAX_CASH);
        state->cash[seat] = (int32_t)cash;
    }
    return true;
}

static bool read_pawns(const struct skyline_box *box, struct borgo_reader *reader,
                       struct skyline_state *state, struct borgo_error *error)
{
    if (!borgo_reader_key(reader, "pawns", error))
        return false;
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        uint32_t space;
        if ((seat && !borgo_reader_exact(reader, ","))
            || !borgo_reader_number(reader, SKYLINE_STREET - 1, &space))
            return borgo_error_fail(
                error, "position: 'pawns' needs a street space from 0 to 27 for each seat");
        state->pawn[seat] = (uint8_t)space;
    }
    return true;
}

/* Kinds with commas between, or `-`, into a list; gives how many. */
static bool read_kinds(const struct skyline_box *box, struct borgo_reader *reader, const char *key,
                       uint8_t *list, uint8_t *count, struct borgo_error *error)
{
    *count = 0;
    if (!borgo_reader_key(reader, key, error))
        return false;
    if (borgo_reader_exact(reader, "-"))
        return true;
    do {
        uint32_t kind;
        if (*count == box->cards || !borgo_reader_number(reader, SKYLINE_KINDS, &kind) || kind == 0)
            return borgo_error_fail(
                error, "position: '%s' must be the kinds of at most %u cards like 2,7,7, or '-'",
                key, box->cards);
        list[(*count)++] = (uint8_t)kind;
    } while (borgo_reader_exact(reader, ","));
    return true;
}

static bool read_cards(const struct skyline_box *box, struct borgo_reader *reader,
                       struct skyline_state *state, struct borgo_error *error)
{
    uint8_t unseen[SKYLINE_MAX_CARDS];
    if (!read_kinds(box, reader, "unseen", unseen, &state->unseen_size, error))
        return false;
    for (unsigned i = 0; i < state->unseen_size; i++) {
        state->unseen[unseen[i]]++;
        if (i && unseen[i] < unseen[i - 1])
            return borgo_error_fail(error,
                                    "position: the cards in 'unseen' must be in ascending order");
    }
    return read_kinds(box, reader, "pile", state->pile, &state->pile_size, error);
}

static bool read_building(const struct skyline_box *box, struct borgo_reader *reader,
                          struct skyline_state *state, unsigned cell, struct borgo_error *error)
{
    uint32_t owner, height;
    if (borgo_reader_exact(reader, "."))
        return true;
    struct borgo_reader ahead = *reader;
    if (!borgo_reader_choice(&ahead, BORGO_SEAT_SMALL_LETTERS, &owner)
        || !borgo_reader_choice(&ahead, "123", &height) || owner >= box->head.players)
        return borgo_error_fail(
            error,
            "position: '%s' is no cell: '.', or a seat's letter and 1, 2 or 3 (a skyscraper)",
            reader->at);
    *reader = ahead;
    skyline_put(state, cell, owner, height + 1);
    return true;
}

static bool read_board(const struct skyline_box *box, struct borgo_reader *reader,
                       struct skyline_state *state, struct borgo_error *error)
{
    if (!borgo_reader_key(reader, "board", error))
        return false;
    for (unsigned row = 0; row < SKYLINE_SIZE; row++) {
        if (row && !borgo_reader_exact(reader, "/"))
            return borgo_error_fail(error,
                                    "position: 'board' needs 6 rows of 6 cells with '/' between");
        for (unsigned column = 0; column < SKYLINE_SIZE; column++)
            if (!read_building(box, reader, state, row * 8 + column, error))
                return false;
    }
    return true;
}

static void clear_cards(struct skyline_state *state)
{
    for (unsigned kind = 0; kind <= SKYLINE_KINDS; kind++)
        state->unseen[kind] = 0;
}

bool skyline_read_position(const void *box_, struct borgo_reader *reader, unsigned viewer,
                           void *state_, struct borgo_error *error)
{
    const struct skyline_box *box = box_;
    struct skyline_state *state = state_;
    unsigned last_seat = box->head.players - 1u;
    (void)viewer; /* nothing is secret */
    skyline_start(box, state);
    clear_cards(state);
    return borgo_reader_key_word(reader, "phase", skyline_phase_words, SKYLINE_OVER + 1,
                                 &state->phase, error)
           && borgo_reader_key_small(reader, "first", last_seat, &state->first, error)
           && borgo_reader_key_small(reader, "seat", last_seat, &state->seat, error)
           && read_turns(reader, state, error) && read_architect(reader, state, error)
           && read_roll(reader, state, error) && read_card(reader, state, error)
           && read_rent(box, reader, state, error)
           && borgo_reader_key_word(reader, "end", skyline_end_words, SKYLINE_OUT_OF_TURNS + 1,
                                    &state->end, error)
           && read_cash(box, reader, state, error) && read_pawns(box, reader, state, error)
           && read_cards(box, reader, state, error) && read_board(box, reader, state, error)
           && skyline_check_position(box, state, error);
}
