/* What a state shows, as JSON for front ends. */
#include "games/shibuya/shibuya.h"

/* What a square shows, as in tile files: a b c d; `.` without a tile. */
static char square_letter(const struct shibuya_state *state, unsigned square)
{
    unsigned white = !(state->black >> square & 1), angular = !(state->circle >> square & 1);
    return state->paved >> square & 1 ? (char)('a' + white * 2 + angular) : '.';
}

static void put_squares(struct borgo_text *text, const struct shibuya_state *state)
{
    borgo_put(text, ",\"squares\":[");
    for (unsigned square = 0; square < 64; square++) {
        if (square % 8 == 0)
            borgo_put(text, square ? "\",\"" : "\"");
        borgo_put_char(text, square_letter(state, square));
    }
    borgo_put(text, "\"]");
}

static void put_laid(struct borgo_text *text, unsigned laid)
{
    borgo_print(text, "{\"tile\":%u,\"turned\":%u}", (laid - 1) / 4, (laid - 1) % 4);
}

/* Every cell's tiles, the lowest first, and the cells that can be built on. */
static void put_cells(struct borgo_text *text, const struct shibuya_box *box, const struct shibuya_state *state)
{
    uint64_t ground = shibuya_building_ground(box, state);
    for (unsigned cell = 0; cell < SHIBUYA_CELLS; cell++) {
        const uint8_t *laid = state->laid[cell];
        borgo_print(text, "%s{\"at\":\"%u,%u\",\"open\":%s,\"tiles\":[", cell ? "," : ",\"cells\":[", cell / 4, cell % 4,
                    ground & shibuya_cell(cell) ? "true" : "false");
        for (unsigned i = 0; i < 2 && laid[i]; i++) {
            borgo_put(text, i ? "," : "");
            put_laid(text, laid[i]);
        }
        borgo_put(text, "]}");
    }
    borgo_put_char(text, ']');
}

/* A tile's four squares in a rotation. */
static void put_look(struct borgo_text *text, const struct shibuya_box *box, unsigned tile, unsigned turned)
{
    struct shibuya_state alone = {
        .paved = shibuya_cell(0), .black = box->black[tile][turned], .circle = box->circle[tile][turned]};
    borgo_print(text, "\"%c%c%c%c\"", square_letter(&alone, 0), square_letter(&alone, 1), square_letter(&alone, 8),
                square_letter(&alone, 9));
}

static void put_hand(struct borgo_text *text, const struct shibuya_box *box, const struct shibuya_state *state)
{
    if (!state->hand) {
        borgo_put(text, ",\"hand\":null");
        return;
    }
    borgo_print(text, ",\"hand\":{\"tile\":%d,\"rotations\":[", state->hand - 1);
    for (unsigned turned = 0; turned < 4; turned++) {
        borgo_put(text, turned ? "," : "");
        put_look(text, box, state->hand - 1u, turned);
    }
    borgo_put(text, "]}");
}

/* The tiles still face down: everybody can tell them from those that have been seen. */
static void put_stack(struct borgo_text *text, const struct shibuya_box *box, const struct shibuya_state *state)
{
    const char *between = ",\"stack\":[";
    for (uint32_t stack = state->stack; stack; stack &= stack - 1) {
        borgo_print(text, "%s{\"tile\":%u,\"squares\":", between, shibuya_lowest(stack));
        put_look(text, box, shibuya_lowest(stack), 0);
        borgo_put_char(text, '}');
        between = ",";
    }
    borgo_put(text, state->stack ? "]" : ",\"stack\":[]");
}

static void put_pedestrians(struct borgo_text *text, const struct shibuya_box *box, const struct shibuya_state *state)
{
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++) {
        unsigned colour = shibuya_colour_of(pedestrian), place = state->place[pedestrian];
        borgo_put(text, pedestrian ? ",{\"name\":\"" : ",\"pedestrians\":[{\"name\":\"");
        shibuya_write_pedestrian(box, pedestrian, text);
        borgo_print(text, "\",\"colour\":\"%s\",\"owner\":%d,\"home\":%s,\"at\":\"", colour == SHIBUYA_RED ? "red" : "blue",
                    box->owner[pedestrian], place >= SHIBUYA_HOME ? "true" : "false");
        shibuya_write_place(box, colour, place, text);
        borgo_put(text, "\"}");
    }
    borgo_put_char(text, ']');
}

static void put_goals(struct borgo_text *text, const struct shibuya_box *box)
{
    for (unsigned colour = 0; colour < 2; colour++) {
        borgo_put(text, colour ? "],\"blue\":[" : ",\"goals\":{\"red\":[");
        for (unsigned goal = 0; goal < SHIBUYA_EACH; goal++) {
            borgo_put(text, goal ? ",\"" : "\"");
            shibuya_write_place(box, colour, SHIBUYA_HOME + goal, text);
            borgo_put_char(text, '"');
        }
    }
    borgo_put(text, "]}");
}

void shibuya_write_view(const void *box_, const void *state_, struct borgo_text *text)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    borgo_print(text, "\"phase\":\"%s\",\"construction\":%s,\"first\":%d,\"seat\":%d,\"quiet\":%d,\"passes\":%d",
                shibuya_phase_words[state->phase], shibuya_is_construction(box, state) ? "true" : "false", state->first,
                state->seat, state->quiet, state->passes);
    borgo_print(text, ",\"repeated\":%u,\"needed\":%d,\"home\":{\"red\":%u,\"blue\":%u}", shibuya_occurrences(box, state),
                box->needed, shibuya_home_count(state, SHIBUYA_RED), shibuya_home_count(state, SHIBUYA_BLUE));
    put_squares(text, state);
    put_cells(text, box, state);
    put_hand(text, box, state);
    put_stack(text, box, state);
    put_pedestrians(text, box, state);
    put_goals(text, box);
}
