/* The box: reads the cards' file, refuses what no game could be played with, and makes the tables
 * of the board. */
#include <string.h>

#include "games/skyline/parts.h"

static bool read_name(struct borgo_lines *lines, char *name, struct borgo_error *error)
{
    uint16_t length = lines->length[2];
    if (length >= SKYLINE_NAME_SIZE)
        return borgo_lines_complain(lines, error, "name-length", borgo_lines_word(lines, 2),
                                    "the name is longer than %d characters", SKYLINE_NAME_SIZE - 1);
    for (uint16_t i = 0; i < length; i++)
        if (lines->word[2][i] < '!' || lines->word[2][i] > '~')
            return borgo_lines_complain(lines, error, "name-letter", lines->word[2] + i,
                                        "the name has a character that is not plain ASCII");
    memcpy(name, lines->word[2], length);
    return true;
}

static bool read_kind(struct borgo_lines *lines, struct skyline_box *box, uint16_t *kinds_read,
                      struct borgo_error *error)
{
    uint32_t kind, count;
    if (lines->words != 3)
        return borgo_lines_complain(lines, error, "card-words", NULL,
                                    "the line has %d words, it needs three: kind, count, name",
                                    lines->words);
    if (!borgo_lines_number(lines, 0, SKYLINE_KINDS, &kind) || kind == 0)
        return borgo_lines_complain(lines, error, "card-kind", borgo_lines_word(lines, 0),
                                    "the kind must be a number from 1 to %d", SKYLINE_KINDS);
    if (*kinds_read >> kind & 1)
        return borgo_lines_complain(lines, error, "card-twice", borgo_lines_word(lines, 0),
                                    "kind %u is there twice", kind);
    if (!borgo_lines_number(lines, 1, SKYLINE_MAX_CARDS, &count))
        return borgo_lines_complain(lines, error, "card-count", borgo_lines_word(lines, 1),
                                    "the count must be a number from 0 to %d", SKYLINE_MAX_CARDS);
    if (box->cards + count > SKYLINE_MAX_CARDS)
        return borgo_lines_complain(lines, error, "too-many-cards", borgo_lines_word(lines, 1),
                                    "there are more than %d cards", SKYLINE_MAX_CARDS);
    *kinds_read |= (uint16_t)(1u << kind);
    box->card_count[kind] = (uint8_t)count;
    box->cards = (uint8_t)(box->cards + count);
    return read_name(lines, box->card_name[kind], error);
}

static bool read_cards(const struct borgo_setup *setup, struct skyline_box *box,
                       struct borgo_error *error)
{
    struct borgo_lines lines;
    uint16_t kinds_read = 0;
    borgo_lines_start(&lines, setup->file[0], setup->data[0]);
    while (borgo_lines_next(&lines))
        if (!read_kind(&lines, box, &kinds_read, error))
            return false;
    if (box->cards == 0)
        return borgo_lines_complain(&lines, error, "no-cards", NULL, "there are no cards");
    if (box->head.players == 2 && box->cards == box->card_count[10])
        return borgo_lines_complain(
            &lines, error, "only-kind-10", NULL,
            "with 2 players cards of kind 10 leave the game: there must be another kind");
    return true;
}

/* SKY-1: clockwise from the north-west corner, six spaces a side. */
static void lay_street(struct skyline_box *box)
{
    for (unsigned i = 0; i < SKYLINE_SIZE; i++) {
        unsigned last = SKYLINE_SIZE - 1, back = last - i;
        box->beside[1 + i] = (uint8_t)i;
        box->beside[8 + i] = (uint8_t)(i * 8 + last);
        box->beside[15 + i] = (uint8_t)(last * 8 + back);
        box->beside[22 + i] = (uint8_t)(back * 8);
    }
    for (unsigned corner = 0; corner < SKYLINE_STREET; corner += SKYLINE_CORNERS)
        box->beside[corner] = SKYLINE_NO_CELL;
}

/* A corner cell is beside two spaces, of two sides: hence two sets. */
static void look_ahead(struct skyline_box *box)
{
    for (unsigned space = 0; space < SKYLINE_STREET; space++) {
        for (unsigned steps = 1; steps <= SKYLINE_DIE; steps++) {
            unsigned next = (space + steps) % SKYLINE_STREET, side = next / SKYLINE_CORNERS % 2;
            if (box->beside[next] != SKYLINE_NO_CELL)
                box->ahead[space][side] |= borgo_bits_one(box->beside[next]);
        }
        box->side[0] |= box->ahead[space][0];
        box->side[1] |= box->ahead[space][1];
    }
    box->beside_street = box->side[0] | box->side[1];
}

static unsigned distance(unsigned one, unsigned other)
{
    int rows = (int)(one >> 3) - (int)(other >> 3), columns = (int)(one & 7) - (int)(other & 7);
    return (unsigned)((rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns));
}

/* SKY-11: with at most one turn and no cell twice one reaches exactly the cells that are so many
 * steps away. */
static void measure_distances(struct skyline_box *box)
{
    for (unsigned from = 0; from < SKYLINE_CELLS; from++) {
        for (unsigned to = 0; to < SKYLINE_CELLS; to++) {
            bool cells = (from & 7) < SKYLINE_SIZE && (to & 7) < SKYLINE_SIZE;
            if (cells && distance(from, to) <= SKYLINE_DIE)
                box->at_distance[from][distance(from, to)] |= borgo_bits_one(to);
        }
    }
}

bool skyline_setup(const struct borgo_setup *setup, void *box_, struct borgo_error *error)
{
    struct skyline_box *box = box_;
    if (!read_cards(setup, box, error))
        return false;
    box->free_start = box->head.option[SKYLINE_OPTION_START];
    box->expert = box->head.option[SKYLINE_OPTION_EXPERT];
    box->skyscrapers = box->head.players == 2 ? 7 : 5;
    lay_street(box);
    look_ahead(box);
    measure_distances(box);
    return true;
}
