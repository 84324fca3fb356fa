/* What a state shows, as JSON for front ends. */
#include "games/shibuya/parts.h"

enum { PLACE_ROOM = 16 }; /* a place's or a pedestrian's text */

/* What a square shows, as in tile files: a b c d; `.` without a tile. */
static char square_letter(const struct shibuya_state *state, unsigned square)
{
    unsigned white = !(state->black >> square & 1), angular = !(state->circle >> square & 1);
    return state->paved >> square & 1 ? (char)('a' + white * 2 + angular) : '.';
}

static void put_squares(struct borgo_json *json, const struct shibuya_state *state)
{
    borgo_json_array(json, "squares");
    for (unsigned row = 0; row < 8; row++) {
        char letters[9] = "";
        for (unsigned column = 0; column < 8; column++)
            letters[column] = square_letter(state, row * 8 + column);
        borgo_json_string(json, NULL, letters);
    }
    borgo_json_close(json);
}

static void put_laid(struct borgo_json *json, unsigned laid)
{
    borgo_json_object(json, NULL);
    borgo_json_number(json, "tile", (laid - 1) / 4);
    borgo_json_number(json, "turned", (laid - 1) % 4);
    borgo_json_close(json);
}

/* Every cell's tiles, the lowest first, and the cells that can be built on. */
static void put_cells(struct borgo_json *json, const struct shibuya_box *box, const struct shibuya_state *state)
{
    uint64_t ground = shibuya_building_ground(box, state);
    borgo_json_array(json, "cells");
    for (unsigned cell = 0; cell < SHIBUYA_CELLS; cell++) {
        const uint8_t *laid = state->laid[cell];
        borgo_json_object(json, NULL);
        borgo_json_cell(json, "at", cell / 4, cell % 4);
        borgo_json_bool(json, "open", ground & shibuya_cell(cell));
        borgo_json_array(json, "tiles");
        for (unsigned i = 0; i < 2 && laid[i]; i++)
            put_laid(json, laid[i]);
        borgo_json_close(json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* A tile's four squares in a rotation. */
static void put_look(struct borgo_json *json, const char *name, const struct shibuya_box *box, unsigned tile,
                     unsigned turned)
{
    struct shibuya_state alone = {
        .paved = shibuya_cell(0), .black = box->black[tile][turned], .circle = box->circle[tile][turned]};
    borgo_json_print(json, name, "%c%c%c%c", square_letter(&alone, 0), square_letter(&alone, 1), square_letter(&alone, 8),
                     square_letter(&alone, 9));
}

static void put_hand(struct borgo_json *json, const struct shibuya_box *box, const struct shibuya_state *state)
{
    if (!state->hand) {
        borgo_json_null(json, "hand");
        return;
    }
    borgo_json_object(json, "hand");
    borgo_json_number(json, "tile", state->hand - 1);
    borgo_json_array(json, "rotations");
    for (unsigned turned = 0; turned < 4; turned++)
        put_look(json, NULL, box, state->hand - 1u, turned);
    borgo_json_close(json);
    borgo_json_close(json);
}

/* The tiles still face down: everybody can tell them from those that have been seen. */
static void put_stack(struct borgo_json *json, const struct shibuya_box *box, const struct shibuya_state *state)
{
    borgo_json_array(json, "stack");
    for (uint32_t stack = state->stack; stack; stack &= stack - 1) {
        borgo_json_object(json, NULL);
        borgo_json_number(json, "tile", borgo_bits_lowest(stack));
        put_look(json, "squares", box, borgo_bits_lowest(stack), 0);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_place(struct borgo_json *json, const char *name, const struct shibuya_box *box, unsigned colour,
                      unsigned place)
{
    char buffer[PLACE_ROOM];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    shibuya_write_place(box, colour, place, &text);
    borgo_json_string(json, name, buffer);
}

static void put_pedestrian(struct borgo_json *json, const struct shibuya_box *box, const struct shibuya_state *state,
                           unsigned pedestrian)
{
    unsigned colour = shibuya_colour_of(pedestrian), place = state->place[pedestrian];
    char buffer[PLACE_ROOM];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    shibuya_write_pedestrian(box, pedestrian, &text);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "name", buffer);
    borgo_json_string(json, "colour", colour == SHIBUYA_RED ? "red" : "blue");
    borgo_json_number(json, "owner", box->owner[pedestrian]);
    borgo_json_bool(json, "home", place >= SHIBUYA_HOME);
    put_place(json, "at", box, colour, place);
    borgo_json_close(json);
}

static void put_goals(struct borgo_json *json, const struct shibuya_box *box)
{
    borgo_json_object(json, "goals");
    for (unsigned colour = 0; colour < 2; colour++) {
        borgo_json_array(json, colour == SHIBUYA_RED ? "red" : "blue");
        for (unsigned goal = 0; goal < SHIBUYA_EACH; goal++)
            put_place(json, NULL, box, colour, SHIBUYA_HOME + goal);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_turn(struct borgo_json *json, const struct shibuya_box *box, const struct shibuya_state *state)
{
    borgo_json_string(json, "phase", shibuya_phase_words[state->phase]);
    borgo_json_bool(json, "construction", shibuya_is_construction(box, state));
    borgo_json_number(json, "first", state->first);
    borgo_json_number(json, "seat", state->seat);
    borgo_json_number(json, "quiet", state->quiet);
    borgo_json_number(json, "passes", state->passes);
    borgo_json_number(json, "repeated", shibuya_occurrences(box, state));
    borgo_json_number(json, "needed", box->needed);
    borgo_json_object(json, "home");
    borgo_json_number(json, "red", shibuya_home_count(state, SHIBUYA_RED));
    borgo_json_number(json, "blue", shibuya_home_count(state, SHIBUYA_BLUE));
    borgo_json_close(json);
}

void shibuya_write_board(const void *box_, borgo_translate *translate, struct borgo_json *json)
{
    const struct shibuya_box *box = box_;
    (void)translate;
    put_goals(json, box);
}

void shibuya_write_view(const void *box_, const void *state_, unsigned viewer, struct borgo_json *json)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    (void)viewer;
    put_turn(json, box, state);
    put_squares(json, state);
    put_cells(json, box, state);
    put_hand(json, box, state);
    put_stack(json, box, state);
    borgo_json_array(json, "pedestrians");
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++)
        put_pedestrian(json, box, state, pedestrian);
    borgo_json_close(json);
}

void shibuya_write_standings(const void *box, const void *state, struct borgo_json *json)
{
    (void)box, (void)state, (void)json;
}
