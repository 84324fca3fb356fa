/* Reads the two set files into the box and refuses every set the game could not be played with:
 * CITY-8, CITY-50. */
#include <string.h>

#include "games/city/parts.h"

static bool read_type(struct borgo_lines *lines, int word, uint8_t *type, struct borgo_error *error)
{
    const char *found =
        lines->length[word] == 1 ? strchr(CITY_TYPE_LETTERS, lines->word[word][0]) : NULL;
    if (!found)
        return borgo_lines_complain(lines, error, "type", borgo_lines_word(lines, word),
                                    "word %d is not a type: R, C, I, P or M", word + 1);
    *type = (uint8_t)(found - CITY_TYPE_LETTERS);
    return true;
}

/* Sides as printed: one bit a sidewalk, north first. */
static bool read_sides(struct borgo_lines *lines, uint8_t *sides, struct borgo_error *error)
{
    *sides = 0;
    if (lines->length[3] != 4)
        return borgo_lines_complain(
            lines, error, "sides", borgo_lines_word(lines, 3),
            "a square has four sides (north, east, south, west), like csss");
    for (unsigned side = 0; side < 4; side++) {
        char letter = lines->word[3][side];
        if (letter != 's' && letter != 'c')
            return borgo_lines_complain(lines, error, "side", lines->word[3] + side,
                                        "a side is s (sidewalk) or c (canal), not '%c'", letter);
        *sides |= (uint8_t)((letter == 's') << side);
    }
    return true;
}

/* A quarter turn clockwise brings the north side to the east. */
static uint8_t rotated(uint8_t sides, unsigned turn)
{
    return (uint8_t)((sides << turn | sides >> (4 - turn)) & 15);
}

static void derive_turns(struct city_box *box, unsigned id, uint8_t sides)
{
    for (unsigned turn = 0; turn < 4; turn++) {
        bool seen = false;
        box->sides[id][turn] = rotated(sides, turn);
        for (unsigned before = 0; before < turn; before++)
            seen |= box->sides[id][before] == box->sides[id][turn];
        if (seen)
            continue;
        box->all_turns[id] |= (uint8_t)(1u << turn);
        for (unsigned facing = 0; facing < 16; facing++)
            if (facing & box->sides[id][turn])
                box->turns[id][facing] |= (uint8_t)(1u << turn);
    }
}

/* What has been read of the squares so far. */
struct count {
    unsigned zones, communities, halls;
};

static bool read_hall(struct borgo_lines *lines, struct city_box *box, struct count *count,
                      struct borgo_error *error)
{
    uint8_t sides;
    if (!borgo_lines_word_is(lines, 0, "-") || !borgo_lines_word_is(lines, 2, "-"))
        return borgo_lines_complain(lines, error, "hall-words", NULL,
                                    "City Hall has '-' for its number and its type");
    if (count->halls++)
        return borgo_lines_complain(lines, error, "second-hall", borgo_lines_word(lines, 1),
                                    "a second City Hall");
    if (!read_sides(lines, &sides, error))
        return false;
    derive_turns(box, CITY_HALL, sides);
    return true;
}

static bool read_square(struct borgo_lines *lines, struct city_box *box, struct count *count,
                        struct borgo_error *error)
{
    uint32_t number;
    uint8_t sides;
    bool zone = borgo_lines_word_is(lines, 1, "zone");
    unsigned next = count->zones + count->communities;
    if (!zone && !borgo_lines_word_is(lines, 1, "community"))
        return borgo_lines_complain(lines, error, "square-kind", borgo_lines_word(lines, 1),
                                    "the second word must be hall, zone or community");
    if (zone ? count->zones == CITY_ZONES : count->communities == CITY_COMMUNITIES)
        return borgo_lines_complain(lines, error, "too-many-squares", NULL,
                                    "there are 60 zones and 5 communities, this is one more");
    if (!borgo_lines_number(lines, 0, 99, &number) || number != next)
        return borgo_lines_complain(lines, error, "square-number", borgo_lines_word(lines, 0),
                                    "the squares are numbered in order; this one must be %u", next);
    unsigned id = zone ? count->zones++ : CITY_FIRST_COMMUNITY + count->communities++;
    if (!read_type(lines, 2, &box->type[id], error) || !read_sides(lines, &sides, error))
        return false;
    if (!zone && sides != 15)
        return borgo_lines_complain(lines, error, "community-sides", borgo_lines_word(lines, 3),
                                    "a community has four sidewalks");
    derive_turns(box, id, sides);
    box->number[id] = (uint8_t)number;
    box->id[number] = (uint8_t)id;
    return true;
}

static bool read_squares(const struct borgo_setup *setup, struct city_box *box,
                         struct borgo_error *error)
{
    struct borgo_lines lines;
    struct count count = {0};
    borgo_lines_start(&lines, setup->file[0], setup->data[0]);
    while (borgo_lines_next(&lines)) {
        if (lines.words != 5)
            return borgo_lines_complain(
                &lines, error, "square-words", NULL,
                "a square needs five words (number, kind, type, sides, name), not %d", lines.words);
        if (borgo_lines_word_is(&lines, 1, "hall") ? !read_hall(&lines, box, &count, error)
                                                   : !read_square(&lines, box, &count, error))
            return false;
    }
    if (count.zones != CITY_ZONES || count.communities != CITY_COMMUNITIES || count.halls != 1)
        return borgo_lines_complain(
            &lines, error, "square-count", NULL,
            "the set has %u zones, %u communities and %u City Halls; it needs 60, 5 and 1",
            count.zones, count.communities, count.halls);
    return true;
}

static bool read_points(struct borgo_lines *lines, int word, uint8_t *points,
                        struct borgo_error *error)
{
    uint32_t number;
    if (!borgo_lines_number(lines, word, 99, &number))
        return borgo_lines_complain(lines, error, "points", borgo_lines_word(lines, word),
                                    "word %d must be points, a number from 0 to 99", word + 1);
    *points = (uint8_t)number;
    return true;
}

static bool read_building(struct borgo_lines *lines, struct city_box *box, unsigned next,
                          struct borgo_error *error)
{
    uint32_t number;
    if (lines->words != 6)
        return borgo_lines_complain(
            lines, error, "building-words", NULL,
            "a building needs six words (number, two types, base, two bonuses), not %d",
            lines->words);
    if (next == CITY_BUILDINGS)
        return borgo_lines_complain(lines, error, "too-many-buildings", NULL,
                                    "there are 60 buildings, this is one more");
    if (!borgo_lines_number(lines, 0, 99, &number) || number != next)
        return borgo_lines_complain(lines, error, "building-number", borgo_lines_word(lines, 0),
                                    "the buildings are numbered in order; this one must be %u",
                                    next);
    return read_type(lines, 1, &box->segment[next][0], error)
           && read_type(lines, 2, &box->segment[next][1], error)
           && read_points(lines, 3, &box->base[next], error)
           && read_points(lines, 4, &box->bonus[next][0], error)
           && read_points(lines, 5, &box->bonus[next][1], error);
}

/* CITY-26, CITY-29: mixed is wild both ways. */
static bool matches(unsigned segment, unsigned below)
{
    return segment == below || segment == CITY_MIXED || below == CITY_MIXED;
}

static void derive_fits(struct city_box *box, unsigned building)
{
    const uint8_t *segment = box->segment[building];
    for (unsigned first = 0; first < CITY_TYPES; first++) {
        for (unsigned second = 0; second < CITY_TYPES; second++) {
            uint32_t pair = 1u << (first * CITY_TYPES + second);
            if (matches(segment[0], first) && matches(segment[1], second))
                box->fits[building][0] |= pair;
            if (matches(segment[1], first) && matches(segment[0], second))
                box->fits[building][1] |= pair;
        }
    }
}

static bool read_buildings(const struct borgo_setup *setup, struct city_box *box,
                           struct borgo_error *error)
{
    struct borgo_lines lines;
    unsigned next = 0;
    borgo_lines_start(&lines, setup->file[1], setup->data[1]);
    for (; borgo_lines_next(&lines); next++) {
        if (!read_building(&lines, box, next, error))
            return false;
        derive_fits(box, next);
    }
    if (next != CITY_BUILDINGS)
        return borgo_lines_complain(&lines, error, "building-count", NULL,
                                    "the set has %u buildings, it needs 60", next);
    return true;
}

bool city_setup(const struct borgo_setup *setup, void *box, struct borgo_error *error)
{
    return read_squares(setup, box, error) && read_buildings(setup, box, error);
}
