/* Reads a tile file into the box and refuses every set and layout a game could not be played with.
 */
#include <string.h>

#include "games/shibuya/parts.h"

enum { SQUARES_OF_A_TILE = 4, GOALS_TO_ENTER = 6 };

static const char *const edge_words[SHIBUYA_EDGES] = {"north", "east", "south", "west"};
static const char pedestrian_letters[] = "rb", goal_letters[] = "RB", square_letters[] = "abcd";

/* The squares of a tile, top left, top right, bottom left, bottom right: one quarter turn
 * clockwise. */
static void turn_tile(const uint8_t *squares, uint8_t *turned)
{
    static const uint8_t comes_from[SQUARES_OF_A_TILE] = {2, 0, 3, 1};
    for (int i = 0; i < SQUARES_OF_A_TILE; i++)
        turned[i] = squares[comes_from[i]];
}

/* The boards of a tile's four rotations, and which of them look different from all before. */
static void derive_tile(struct shibuya_box *box, unsigned tile, const uint8_t *squares)
{
    static const uint8_t square_of[SQUARES_OF_A_TILE] = {0, 1, 8, 9};
    uint8_t looks[4][SQUARES_OF_A_TILE];
    memcpy(looks[0], squares, SQUARES_OF_A_TILE);
    for (unsigned turned = 0; turned < 4; turned++) {
        bool new = true;
        if (turned)
            turn_tile(looks[turned - 1], looks[turned]);
        for (unsigned before = 0; before < turned; before++)
            new = new &&memcmp(looks[before], looks[turned], SQUARES_OF_A_TILE) != 0;
        box->listed[tile] = (uint8_t)(box->listed[tile] | (unsigned)new << turned);
        for (int i = 0; i < SQUARES_OF_A_TILE; i++) {
            if (looks[turned][i] < 2)
                box->black[tile][turned] |= borgo_bits_one(square_of[i]);
            if (looks[turned][i] % 2 == 0)
                box->circle[tile][turned] |= borgo_bits_one(square_of[i]);
        }
    }
}

static bool read_tile(struct borgo_lines *lines, int word, struct shibuya_box *box, unsigned tile,
                      struct borgo_error *error)
{
    uint8_t squares[SQUARES_OF_A_TILE];
    if (tile == SHIBUYA_TILES)
        return borgo_lines_complain(lines, error, "too-many-tiles", borgo_lines_word(lines, word),
                                    "there are more than %d tiles", SHIBUYA_TILES);
    if (lines->length[word] != SQUARES_OF_A_TILE)
        return borgo_lines_complain(lines, error, "tile", borgo_lines_word(lines, word),
                                    "word %d is no tile: a tile has four letters a to d", word + 1);
    for (int i = 0; i < SQUARES_OF_A_TILE; i++) {
        const char *found = strchr(square_letters, lines->word[word][i]);
        if (!found)
            return borgo_lines_complain(lines, error, "tile-square", lines->word[word] + i,
                                        "square '%c' of tile %u is not one of a b c d",
                                        lines->word[word][i], tile);
        squares[i] = (uint8_t)(found - square_letters);
    }
    derive_tile(box, tile, squares);
    return true;
}

/* All tiles, up to the line that begins the first layout, which stays the current line. */
static bool read_tiles(struct borgo_lines *lines, struct shibuya_box *box,
                       struct borgo_error *error)
{
    unsigned count = 0;
    if (!borgo_lines_next(lines) || lines->words != 1 || !borgo_lines_word_is(lines, 0, "tiles"))
        return borgo_lines_complain(lines, error, "tiles-expected", NULL,
                                    "expected a line 'tiles'");
    while (borgo_lines_next(lines) && !borgo_lines_word_is(lines, 0, "layout")) {
        for (int word = 0; word < lines->words && word < 32; word++)
            if (!read_tile(lines, word, box, count++, error))
                return false;
    }
    if (count < SHIBUYA_TILES)
        return borgo_lines_complain(lines, error, "tile-count", NULL,
                                    "there are %u tiles, %d are needed", count, SHIBUYA_TILES);
    return true;
}

static unsigned square_before(unsigned edge, unsigned index)
{
    switch (edge) {
    case 0:
        return index;
    case 1:
        return index * SHIBUYA_SIDE + 7;
    case 2:
        return 7 * SHIBUYA_SIDE + index;
    default:
        return index * SHIBUYA_SIDE;
    }
}

/* One layout as it is read: how many of each kind so far, and where. */
struct layout {
    unsigned pedestrians[2], goals[2];
    struct shibuya_outside start[2][SHIBUYA_EACH], goal[2][SHIBUYA_EACH];
    struct borgo_lines where[SHIBUYA_EDGES]; /* for complaints */
};

static bool add_place(struct borgo_lines *lines, struct layout *layout, unsigned edge,
                      unsigned index, char letter, struct borgo_error *error)
{
    struct shibuya_outside place = {(uint8_t)edge, (uint8_t)index,
                                    (uint8_t)square_before(edge, index)};
    for (unsigned colour = 0; colour < 2; colour++) {
        if (letter == pedestrian_letters[colour] && layout->pedestrians[colour] < SHIBUYA_EACH) {
            layout->start[colour][layout->pedestrians[colour]++] = place;
            return true;
        }
        if (letter == goal_letters[colour] && layout->goals[colour] < SHIBUYA_EACH) {
            layout->goal[colour][layout->goals[colour]++] = place;
            return true;
        }
    }
    if (letter != '\0' && strchr("rbRB", letter))
        return borgo_lines_complain(lines, error, "ninth-place", lines->word[1] + index,
                                    "this is the ninth '%c'; a layout has 8 each of r, R, b and B",
                                    letter);
    return borgo_lines_complain(lines, error, "place", lines->word[1] + index,
                                "place '%c' is not one of r R b B", letter);
}

static bool read_edge(struct borgo_lines *lines, struct layout *layout, unsigned edge,
                      struct borgo_error *error)
{
    if (!borgo_lines_next(lines) || lines->words != 2
        || !borgo_lines_word_is(lines, 0, edge_words[edge]))
        return borgo_lines_complain(lines, error, "edge-expected", NULL,
                                    "expected '%s' and its eight places", edge_words[edge]);
    if (lines->length[1] != SHIBUYA_SIDE)
        return borgo_lines_complain(lines, error, "edge-places", borgo_lines_word(lines, 1),
                                    "'%s' has %d places, it needs 8", edge_words[edge],
                                    lines->length[1]);
    layout->where[edge] = *lines;
    for (unsigned index = 0; index < SHIBUYA_SIDE; index++)
        if (!add_place(lines, layout, edge, index, lines->word[1][index], error))
            return false;
    return true;
}

/* SHIB-1: with four players red sits in the north and the south, and everybody has four pedestrians
 * before him. */
static bool check_owners(const struct layout *layout, struct borgo_error *error)
{
    unsigned at_edge[SHIBUYA_EDGES] = {0};
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++) {
        unsigned colour = shibuya_colour_of(pedestrian);
        const struct shibuya_outside *start = &layout->start[colour][pedestrian % SHIBUYA_EACH];
        const struct borgo_lines *where = &layout->where[start->edge];
        if (shibuya_colour_of_seat(start->edge) != colour)
            return borgo_lines_complain(where, error, "edge-colour", where->word[1] + start->index,
                                        "with 4 players no '%c' can stand in '%s'",
                                        pedestrian_letters[colour], edge_words[start->edge]);
        at_edge[start->edge]++;
    }
    for (unsigned edge = 0; edge < SHIBUYA_EDGES; edge++) {
        const struct borgo_lines *where = &layout->where[edge];
        if (at_edge[edge] != SHIBUYA_EACH / 2)
            return borgo_lines_complain(where, error, "edge-pedestrians", where->word[1],
                                        "with 4 players '%s' needs 4 pedestrians, it has %u",
                                        edge_words[edge], at_edge[edge]);
    }
    return true;
}

static uint64_t squares_before(const struct shibuya_outside *places)
{
    uint64_t squares = 0;
    for (unsigned i = 0; i < SHIBUYA_EACH; i++)
        squares |= borgo_bits_one(places[i].square);
    return squares;
}

static uint64_t no_stop(const struct layout *layout, unsigned colour)
{
    unsigned other = 1 - colour;
    return squares_before(layout->start[other]) | squares_before(layout->goal[other]);
}

/* SHIB-8 keeps a colour from some of its goals, but six home must be possible. */
static bool check_goals(struct borgo_lines *lines, const struct layout *layout,
                        struct borgo_error *error)
{
    for (unsigned colour = 0; colour < 2; colour++) {
        unsigned open = 0;
        for (unsigned goal = 0; goal < SHIBUYA_EACH; goal++)
            open += !(no_stop(layout, colour) >> layout->goal[colour][goal].square & 1);
        if (open < GOALS_TO_ENTER)
            return borgo_lines_complain(lines, error, "goals-shut", NULL,
                                        "only %u goals '%c' can be entered, 6 are needed", open,
                                        goal_letters[colour]);
    }
    return true;
}

/* The line `layout N` is the current one. */
static bool read_layout(struct borgo_lines *lines, unsigned players, struct layout *layout,
                        struct borgo_error *error)
{
    uint32_t number;
    *layout = (struct layout){.pedestrians = {0}};
    if (lines->words != 2 || !borgo_lines_word_is(lines, 0, "layout")
        || !borgo_lines_number(lines, 1, 4, &number) || number != players)
        return borgo_lines_complain(lines, error, "layout-expected", NULL,
                                    "expected a line 'layout %u'", players);
    for (unsigned edge = 0; edge < SHIBUYA_EDGES; edge++)
        if (!read_edge(lines, layout, edge, error))
            return false;
    return (players == 2 || check_owners(layout, error)) && check_goals(lines, layout, error);
}

static void use_layout(struct shibuya_box *box, const struct layout *layout)
{
    memcpy(box->start, layout->start, sizeof box->start);
    memcpy(box->goal, layout->goal, sizeof box->goal);
    for (unsigned pedestrian = 0; pedestrian < SHIBUYA_PEDESTRIANS; pedestrian++) {
        unsigned owner =
            box->head.players == 2 ? shibuya_colour_of(pedestrian) : box->start[pedestrian].edge;
        box->owner[pedestrian] = (uint8_t)owner;
    }
    for (unsigned colour = 0; colour < 2; colour++) {
        box->before_goals[colour] = squares_before(layout->goal[colour]);
        for (unsigned goal = 0; goal < SHIBUYA_EACH; goal++)
            box->goals_at[colour][layout->goal[colour][goal].square] |= (uint8_t)(1u << goal);
        box->no_stop[colour] = no_stop(layout, colour);
    }
}

bool shibuya_setup(const struct borgo_setup *setup, void *box_, struct borgo_error *error)
{
    struct shibuya_box *box = box_;
    struct borgo_lines lines;
    struct layout two, four;
    borgo_lines_start(&lines, setup->file[0], setup->data[0]);
    if (!read_tiles(&lines, box, error) || !read_layout(&lines, 2, &two, error))
        return false;
    if (!borgo_lines_next(&lines))
        return borgo_lines_complain(&lines, error, "layout-expected", NULL,
                                    "expected a line 'layout %u'", 4u);
    if (!read_layout(&lines, 4, &four, error))
        return false;
    if (borgo_lines_next(&lines))
        return borgo_lines_complain(&lines, error, "nothing-follows", NULL,
                                    "nothing may follow the second layout");
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        box->head.team[seat] = (uint8_t)shibuya_colour_of_seat(seat);
    box->needed = box->head.option[SHIBUYA_CONSTRUCTION] == SHIBUYA_CONSTRUCTION_ON ? 6 : 4;
    use_layout(box, box->head.players == 2 ? &two : &four);
    return true;
}
