/* The board and what a state shows of it, as JSON for front ends. */
#include "games/shibuya/show.h"

enum { NAME_ROOM = 16 }; /* a goal's or a pedestrian's name */

const char *const shibuya_colour_words[2] = {"red", "blue"};

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
static void put_cells(struct borgo_json *json, const struct shibuya_box *box,
                      const struct shibuya_state *state)
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
static void put_look(struct borgo_json *json, const char *name, const struct shibuya_box *box,
                     unsigned tile, unsigned turned)
{
    struct shibuya_state alone = {.paved = shibuya_cell(0),
                                  .black = box->black[tile][turned],
                                  .circle = box->circle[tile][turned]};
    borgo_json_print(json, name, "%c%c%c%c", square_letter(&alone, 0), square_letter(&alone, 1),
                     square_letter(&alone, 8), square_letter(&alone, 9));
}

static void put_hand(struct borgo_json *json, const struct shibuya_box *box,
                     const struct shibuya_state *state)
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
static void put_stack(struct borgo_json *json, const struct shibuya_box *box,
                      const struct shibuya_state *state)
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

void shibuya_put_place(struct borgo_json *json, const char *name, const struct shibuya_box *box,
                       unsigned colour, unsigned place)
{
    char buffer[NAME_ROOM];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    shibuya_write_place(box, colour, place, &text);
    if (place < SHIBUYA_WAITING)
        borgo_json_cell(json, name, (int)place / 8, (int)place % 8);
    else if (place == SHIBUYA_WAITING)
        borgo_json_null(json, name);
    else
        borgo_json_string(json, name, buffer);
}

void shibuya_put_pedestrian(struct borgo_json *json, const char *name,
                            const struct shibuya_box *box, unsigned pedestrian)
{
    char buffer[NAME_ROOM];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    shibuya_write_pedestrian(box, pedestrian, &text);
    borgo_json_string(json, name, buffer);
}

static void put_outside(struct borgo_json *json, const struct shibuya_outside *outside)
{
    static const char *const edges[SHIBUYA_EDGES] = {"north", "east", "south", "west"};
    borgo_json_string(json, "edge", edges[outside->edge]);
    borgo_json_number(json, "index", outside->index);
    borgo_json_cell(json, "square", outside->square / 8, outside->square % 8);
}

static void put_starts(struct borgo_json *json, const struct shibuya_box *box)
{
    borgo_json_array(json, "starts");
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++) {
        borgo_json_object(json, NULL);
        shibuya_put_pedestrian(json, "pedestrian", box, pedestrian);
        borgo_json_string(json, "colour", shibuya_colour_words[shibuya_colour_of(pedestrian)]);
        borgo_json_number(json, "owner", box->owner[pedestrian]);
        put_outside(json, &box->start[pedestrian]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* SHIB-8, SHIB-10: whether nobody can ever stop before the goal, and that is needed to enter it. */
static bool is_shut(const struct shibuya_box *box, unsigned colour, unsigned goal)
{
    return box->head.option[SHIBUYA_GOAL] == SHIBUYA_GOAL_STOP
           && box->no_stop[colour] >> box->goal[colour][goal].square & 1;
}

static void put_goals(struct borgo_json *json, const struct shibuya_box *box)
{
    borgo_json_array(json, "goals");
    for (unsigned i = 0; i < 2 * SHIBUYA_EACH; i++) {
        unsigned colour = i / SHIBUYA_EACH, goal = i % SHIBUYA_EACH;
        borgo_json_object(json, NULL);
        shibuya_put_place(json, "goal", box, colour, SHIBUYA_HOME + goal);
        borgo_json_string(json, "colour", shibuya_colour_words[colour]);
        put_outside(json, &box->goal[colour][goal]);
        borgo_json_bool(json, "shut", is_shut(box, colour, goal));
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_tiles(struct borgo_json *json, const struct shibuya_box *box)
{
    borgo_json_array(json, "tiles");
    for (unsigned tile = 0; tile < SHIBUYA_TILES; tile++) {
        borgo_json_array(json, NULL);
        for (unsigned turned = 0; turned < 4; turned++)
            put_look(json, NULL, box, tile, turned);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

void shibuya_write_board(const void *box_, borgo_translate *translate, struct borgo_json *json)
{
    const struct shibuya_box *box = box_;
    borgo_json_number(json, "size", SHIBUYA_SIDE);
    borgo_json_number(json, "needed", box->needed);
    borgo_json_number(json, "lead", SHIBUYA_LEAD);
    borgo_json_number(json, "quiet_limit", SHIBUYA_QUIET_TURNS);
    borgo_json_array(json, "colours");
    for (unsigned seat = 0; seat < box->head.players; seat++)
        borgo_json_string(json, NULL, shibuya_colour_words[shibuya_colour_of_seat(seat)]);
    borgo_json_close(json);
    put_starts(json, box);
    put_goals(json, box);
    borgo_put_cells_json(box->no_stop[SHIBUYA_RED], 0, "red_never_stops", json);
    borgo_put_cells_json(box->no_stop[SHIBUYA_BLUE], 0, "blue_never_stops", json);
    put_tiles(json, box);
    shibuya_put_categories(translate, json);
}

/* SHIB-14: the seats that may move a pedestrian, one bit each. */
static unsigned movers(const struct shibuya_box *box, const struct shibuya_state *state,
                       unsigned pedestrian)
{
    unsigned place = state->place[pedestrian], team = (box->head.players == 2 ? 1u : 5u)
                                                      << shibuya_colour_of(pedestrian);
    if (place >= SHIBUYA_HOME)
        return 0;
    return place == SHIBUYA_WAITING ? 1u << box->owner[pedestrian] : team;
}

/* Why whoever's turn it is has no walk for a pedestrian of the colour. */
static const char *why_stuck(const struct shibuya_box *box, const struct shibuya_state *state,
                             unsigned pedestrian)
{
    struct shibuya_reach reach;
    if (!(movers(box, state, pedestrian) >> state->seat & 1))
        return state->place[pedestrian] >= SHIBUYA_HOME ? "SHIB-10" : "SHIB-14";
    if (!shibuya_find_reach(box, state, pedestrian, &reach))
        return "SHIB-9";
    if (reach.own_tile)
        return "SHIB-7";
    return reach.others_place ? "SHIB-8" : "SHIB-5";
}

/* How many walks each pedestrian has in this turn; who has none is told why. */
static void put_walks(struct borgo_json *json, const struct shibuya_box *box,
                      const struct shibuya_state *state, unsigned pedestrian, const unsigned *walks)
{
    bool own = shibuya_colour_of(pedestrian) == shibuya_colour_of_seat(state->seat);
    if (state->phase != SHIBUYA_TURN || !own) {
        borgo_json_null(json, "walks");
        borgo_json_null(json, "stuck");
        return;
    }
    borgo_json_number(json, "walks", walks[pedestrian]);
    if (walks[pedestrian])
        borgo_json_null(json, "stuck");
    else
        borgo_json_string(json, "stuck", why_stuck(box, state, pedestrian));
}

static void put_pedestrians(struct borgo_json *json, const struct shibuya_box *box,
                            const struct shibuya_state *state)
{
    borgo_move moves[SHIBUYA_MAX_MOVES];
    unsigned walks[SHIBUYA_PEDESTRIANS] = {0};
    uint32_t count = state->phase == SHIBUYA_TURN ? shibuya_list_walks(box, state, moves) : 0;
    for (uint32_t i = 0; i < count; i++)
        walks[shibuya_what(moves[i])]++;
    borgo_json_array(json, "pedestrians");
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++) {
        unsigned colour = shibuya_colour_of(pedestrian), place = state->place[pedestrian];
        borgo_json_object(json, NULL);
        shibuya_put_pedestrian(json, "name", box, pedestrian);
        borgo_json_bool(json, "home", place >= SHIBUYA_HOME);
        shibuya_put_place(json, "at", box, colour, place);
        borgo_put_seats(json, "movers", movers(box, state, pedestrian));
        put_walks(json, box, state, pedestrian, walks);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* Each goal: open, taken, or shut for ever, and who stands on it. */
static void put_doors(struct borgo_json *json, const struct shibuya_box *box,
                      const struct shibuya_state *state)
{
    borgo_json_array(json, "doors");
    for (unsigned i = 0; i < 2 * SHIBUYA_EACH; i++) {
        unsigned colour = i / SHIBUYA_EACH, goal = i % SHIBUYA_EACH,
                 pedestrian = colour * SHIBUYA_EACH;
        bool taken = state->taken[colour] >> goal & 1;
        borgo_json_object(json, NULL);
        shibuya_put_place(json, "goal", box, colour, SHIBUYA_HOME + goal);
        borgo_json_string(json, "is",
                          taken                        ? "taken"
                          : is_shut(box, colour, goal) ? "shut"
                                                       : "open");
        while (taken && state->place[pedestrian] != SHIBUYA_HOME + goal)
            pedestrian++;
        if (taken)
            shibuya_put_pedestrian(json, "pedestrian", box, pedestrian);
        else
            borgo_json_null(json, "pedestrian");
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* SHIB-11: whether a tile can be turned up in this turn, and if not why. */
static void put_build(struct borgo_json *json, const struct shibuya_box *box,
                      const struct shibuya_state *state)
{
    bool ground = shibuya_building_ground(box, state) != 0;
    if (state->phase != SHIBUYA_TURN) {
        borgo_json_null(json, "build");
        return;
    }
    borgo_json_object(json, "build");
    borgo_json_bool(json, "possible", state->stack && ground);
    if (state->stack && ground)
        borgo_json_null(json, "why");
    else
        borgo_json_string(json, "why", state->stack ? "no-cell" : "no-tile");
    borgo_json_close(json);
}

/* How many goals of each colour are one walk away, as if it were its turn. */
static void put_near(struct borgo_json *json, const struct shibuya_box *box,
                     const struct shibuya_state *state)
{
    if (shibuya_is_construction(box, state)) {
        borgo_json_null(json, "doors_near");
        return;
    }
    borgo_json_object(json, "doors_near");
    for (unsigned colour = 0; colour < 2; colour++)
        borgo_json_number(json, shibuya_colour_words[colour],
                          borgo_bits_count(shibuya_doors(box, state, colour)));
    borgo_json_close(json);
}

/* A side: the seats that win together, and how many more are needed to win in either way. */
static void put_team(struct borgo_json *json, const struct shibuya_box *box,
                     const struct shibuya_state *state, unsigned colour)
{
    unsigned seats = (box->head.players == 2 ? 1u : 5u) << colour;
    int own = (int)shibuya_home_count(state, colour),
        others = (int)shibuya_home_count(state, 1 - colour);
    int missing = box->needed - own, ahead = others + SHIBUYA_LEAD - own;
    borgo_json_object(json, NULL);
    borgo_json_string(json, "colour", shibuya_colour_words[colour]);
    borgo_put_seats(json, "seats", seats);
    borgo_json_number(json, "home", own);
    borgo_json_number(json, "lead", own - others);
    borgo_json_number(json, "missing", missing < ahead ? missing : ahead);
    borgo_json_close(json);
}

static void put_turn(struct borgo_json *json, const struct shibuya_box *box,
                     const struct shibuya_state *state)
{
    borgo_json_string(json, "phase", shibuya_phase_words[state->phase]);
    borgo_json_bool(json, "construction", shibuya_is_construction(box, state));
    borgo_json_number(json, "first", state->first);
    borgo_json_number(json, "seat", state->seat);
    borgo_json_number(json, "quiet", state->quiet);
    borgo_json_number(json, "passes", state->passes);
    borgo_json_number(json, "repeated", shibuya_occurrences(box, state));
    borgo_json_array(json, "teams");
    put_team(json, box, state, SHIBUYA_RED);
    put_team(json, box, state, SHIBUYA_BLUE);
    borgo_json_close(json);
}

void shibuya_write_view(const void *box_, const void *state_, unsigned viewer,
                        struct borgo_json *json)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    (void)viewer;
    put_turn(json, box, state);
    put_squares(json, state);
    put_cells(json, box, state);
    put_hand(json, box, state);
    put_stack(json, box, state);
    put_pedestrians(json, box, state);
    put_doors(json, box, state);
    put_build(json, box, state);
    put_near(json, box, state);
}

void shibuya_write_summary(const void *box_, struct borgo_json *json)
{
    const struct shibuya_box *box = box_;
    unsigned black = 0, circle = 0;
    for (unsigned tile = 0; tile < SHIBUYA_TILES; tile++) {
        black += borgo_bits_count(box->black[tile][0]);
        circle += borgo_bits_count(box->circle[tile][0]);
    }
    borgo_json_number(json, "tiles", SHIBUYA_TILES);
    borgo_json_number(json, "black", black);
    borgo_json_number(json, "rounded", circle);
}
