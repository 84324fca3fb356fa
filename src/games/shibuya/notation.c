/* What moves say: the forms of all kinds, the values of their places, and the letters in their
 * texts. Every place outside the street and every pedestrian has a name of its own. */
#include "core/places.h"
#include "games/shibuya/parts.h"

#define EIGHT(name) name "0", name "1", name "2", name "3", name "4", name "5", name "6", name "7"
#define OUTSIDE(colour) EIGHT(colour "N"), EIGHT(colour "E"), EIGHT(colour "S"), EIGHT(colour "W")

/* Names in the notation's letters: `N4`, and with a pedestrian's colour `rS3`. */
const char *const shibuya_goal_names[SHIBUYA_EDGES * SHIBUYA_SIDE] = {OUTSIDE("")};
const char *const shibuya_pedestrian_names[2 * SHIBUYA_EDGES * SHIBUYA_SIDE] = {OUTSIDE("r"),
                                                                                OUTSIDE("b")};

const struct borgo_letter shibuya_letters[] = {
    {'r', N_("small letter of red")},
    {'b', N_("small letter of blue")},
    {'N', N_("capital letter of north")},
    {'E', N_("capital letter of east")},
    {'S', N_("capital letter of south")},
    {'W', N_("capital letter of west")},
    {0},
};

const struct borgo_form shibuya_forms[SHIBUYA_KINDS] = {
    [SHIBUYA_MOVE_FIRST] = {"first", 1, {"first", N_("first player: {seat}"), .place = {SEAT}}},
    [SHIBUYA_MOVE_TILE] = {"tile",
                           1,
                           {"tile", N_("tile {tile} comes up"), .place = {NUMBER("tile")}}},
    [SHIBUYA_MOVE_PLACE] = {"place",
                            2,
                            {"place",
                             N2_("lay tile {tile} at {cell} with {turns} quarter turn",
                                 "lay tile {tile} at {cell} with {turns} quarter turns"),
                             .counted = 1,
                             .place = {CELL("cell"), NUMBER("turns"), NUMBER("tile")}}},
    [SHIBUYA_WALK] = {"walk",
                      2,
                      {"walk", N_("walk {pedestrian} to {square}"),
                       .place = {NOTATION("pedestrian", shibuya_pedestrian_names),
                                 CELL("square")}}},
    [SHIBUYA_BUILD] = {"build", 0, {"build", N_("build: turn up a tile and lay it")}},
    [SHIBUYA_PASS] = {"pass", 0, {"pass", N_("pass: nothing can be done")}},
    [SHIBUYA_GO_HOME] = {"walk",
                         2,
                         {"home", N_("bring {pedestrian} onto goal {goal}"),
                          .place = {NOTATION("pedestrian", shibuya_pedestrian_names),
                                    NOTATION("goal", shibuya_goal_names)}}},
};

static void put_outside(const struct shibuya_outside *outside, struct borgo_text *text)
{
    borgo_text_print(text, "%c%d", SHIBUYA_EDGE_LETTERS[outside->edge], outside->index);
}

static void put_square(unsigned square, struct borgo_text *text)
{
    borgo_text_print(text, "%u,%u", square / 8, square % 8);
}

void shibuya_write_pedestrian(const struct shibuya_box *box, unsigned pedestrian,
                              struct borgo_text *text)
{
    borgo_text_char(text, shibuya_colour_of(pedestrian) == SHIBUYA_RED ? 'r' : 'b');
    put_outside(&box->start[pedestrian], text);
}

void shibuya_write_place(const struct shibuya_box *box, unsigned colour, unsigned place,
                         struct borgo_text *text)
{
    if (place < SHIBUYA_WAITING)
        put_square(place, text);
    else if (place == SHIBUYA_WAITING)
        borgo_text_put(text, "start");
    else
        put_outside(&box->goal[colour][place - SHIBUYA_HOME], text);
}

static void describe_walk(const struct shibuya_box *box, unsigned pedestrian, unsigned place,
                          struct borgo_description *out)
{
    unsigned colour = shibuya_colour_of(pedestrian);
    out->value[0] = shibuya_pedestrian_name(box, pedestrian);
    if (place < SHIBUYA_WAITING) {
        out->value[1] = borgo_cell((int)place / 8, (int)place % 8);
        return;
    }
    out->kind = SHIBUYA_GO_HOME;
    out->value[1] = shibuya_goal_name(&box->goal[colour][place - SHIBUYA_HOME]);
}

void shibuya_describe(const void *box, const void *state_, borgo_move move,
                      struct borgo_description *out)
{
    const struct shibuya_state *state = state_;
    unsigned what = shibuya_what(move), where = shibuya_where(move);
    out->kind = (uint8_t)shibuya_kind(move);
    switch (shibuya_kind(move)) {
    case SHIBUYA_MOVE_PLACE:
        out->value[0] = borgo_cell((int)what / 4, (int)what % 4);
        out->value[1] = (int32_t)where;
        out->value[2] = state->hand - 1;
        break;
    case SHIBUYA_WALK:
        describe_walk(box, what, where, out);
        break;
    default:
        out->value[0] = (int32_t)what;
    }
}
