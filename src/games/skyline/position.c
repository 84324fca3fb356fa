/* A position as text. It keeps only what can't be worked out: reserves follow from the board. */
#include "games/skyline/parts.h"

const char *const skyline_phase_words[SKYLINE_OVER + 1] = {
    "choose-first", "start",  "towers",     "floors", "roll", "build",
    "draw",         "choose", "roll-again", "earn",   "over",
};
const char *const skyline_end_words[SKYLINE_OUT_OF_TURNS + 1] = {"-", "skyscrapers", "bankruptcy",
                                                                 "turns"};

static void write_roll(const struct skyline_state *state, struct borgo_text *text)
{
    borgo_text_put(text, " roll=");
    if (state->white == 0)
        borgo_text_char(text, '-');
    else if (state->black == 0)
        borgo_text_print(text, "%d", state->white);
    else
        borgo_text_print(text, "%d,%d", state->white, state->black);
}

/* The last rent: `0>2:120@0,2`, seat 0 to seat 2, 120 for the group of cell 0,2. */
static void write_rent(const struct skyline_state *state, struct borgo_text *text)
{
    borgo_text_put(text, " rent=");
    if (state->rent == 0)
        borgo_text_char(text, '-');
    else
        borgo_text_print(text, "%d>%d:%d@%d,%d", state->payer, state->creditor, state->rent,
                         state->rented >> 3, state->rented & 7);
}

static void write_unseen(const struct skyline_state *state, struct borgo_text *text)
{
    const char *before = " unseen=";
    for (unsigned kind = 1; kind <= SKYLINE_KINDS; kind++) {
        for (unsigned i = 0; i < state->unseen[kind]; i++) {
            borgo_text_print(text, "%s%u", before, kind);
            before = ",";
        }
    }
    if (state->unseen_size == 0)
        borgo_text_put(text, " unseen=-");
}

static void write_pile(const struct skyline_state *state, struct borgo_text *text)
{
    borgo_text_put(text, state->pile_size ? "" : " pile=-");
    for (unsigned i = 0; i < state->pile_size; i++)
        borgo_text_print(text, "%s%d", i ? "," : " pile=", state->pile[i]);
}

static void write_board(const struct skyline_state *state, struct borgo_text *text)
{
    borgo_text_put(text, " board=");
    for (unsigned cell = 0; cell < SKYLINE_CELLS; cell++) {
        if (cell && (cell & 7) == 0)
            borgo_text_char(text, '/');
        if ((cell & 7) >= SKYLINE_SIZE)
            continue;
        unsigned height = skyline_height(state, cell);
        if (height)
            borgo_text_print(text, "%c%u", BORGO_SEAT_SMALL_LETTERS[skyline_owner(state, cell)],
                             height);
        else
            borgo_text_char(text, '.');
    }
}

void skyline_write_position(const void *box_, const void *state_, struct borgo_text *text)
{
    const struct skyline_box *box = box_;
    const struct skyline_state *state = state_;
    borgo_text_print(text, " phase=%s first=%d seat=%d turns=%d architect=",
                     skyline_phase_words[state->phase], state->first, state->seat, state->turns);
    if (state->architect == SKYLINE_NO_CELL)
        borgo_text_char(text, '-');
    else
        borgo_text_print(text, "%d,%d", state->architect >> 3, state->architect & 7);
    write_roll(state, text);
    borgo_text_put(text, " card=");
    if (state->card)
        borgo_text_number(text, state->card);
    else
        borgo_text_char(text, '-');
    write_rent(state, text);
    borgo_text_print(text, " end=%s", skyline_end_words[state->end]);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        borgo_text_print(text, "%s%d", seat ? "," : " cash=", state->cash[seat]);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        borgo_text_print(text, "%s%d", seat ? "," : " pawns=", state->pawn[seat]);
    write_unseen(state, text);
    write_pile(state, text);
    write_board(state, text);
}
