/* Reads a board file into the box and refuses every board a game could not be played on. */
#include <string.h>

#include "games/lane/parts.h"

static const char *const scenery_words[LANE_LAKE + 1] = {"..", "^^", "~~"};
static const char *const zone_words[LANE_CROSS + 1] = {"A1", "A2", "B1", "B2", "++"};

/* The cells as the file gives them, before plots are numbered. */
struct cells {
    char colour[LANE_SIZE][LANE_SIZE]; /* a letter, '.' or '*' */
    uint8_t dots[LANE_SIZE][LANE_SIZE];
    uint8_t zone[LANE_SIZE][LANE_SIZE];
    struct borgo_lines where[LANE_SIZE]; /* each row of plots, for complaints */
    int fountain;                        /* row * 11 + column, or -1 */
    uint8_t *scenery;                    /* the box's */
};

/* The cell a complaint is about. */
static bool at_cell(struct borgo_error *error, int row, int column)
{
    if (error) {
        error->complaint.has_cell = true;
        error->complaint.cell[0] = row;
        error->complaint.cell[1] = column;
    }
    return false;
}

static bool next_row(struct borgo_lines *lines, const char *section, int row,
                     struct borgo_error *error)
{
    if (!borgo_lines_next(lines) || borgo_lines_word_is(lines, 0, "zones"))
        return borgo_lines_complain(lines, error, "rows", NULL, "'%s' has %d rows, it needs 11",
                                    section, row);
    if (lines->words != LANE_SIZE)
        return borgo_lines_complain(lines, error, "row-words", NULL,
                                    "row %d of '%s' has %d words, it needs 11", row, section,
                                    lines->words);
    return true;
}

static bool read_fountain(struct borgo_lines *lines, struct cells *cells, int cell,
                          struct borgo_error *error)
{
    if (cells->fountain >= 0)
        return borgo_lines_complain(lines, error, "second-fountain", lines->word[cell % LANE_SIZE],
                                    "a second fountain at %d,%d; the first is at %d,%d",
                                    cell / LANE_SIZE, cell % LANE_SIZE, cells->fountain / LANE_SIZE,
                                    cells->fountain % LANE_SIZE);
    cells->fountain = cell;
    cells->colour[cell / LANE_SIZE][cell % LANE_SIZE] = '*';
    return true;
}

static bool read_plot(struct borgo_lines *lines, struct cells *cells, int row, int column,
                      struct borgo_error *error)
{
    const char *word = lines->word[column];
    for (int scenery = 0; scenery <= LANE_LAKE; scenery++)
        if (borgo_lines_word_is(lines, column, scenery_words[scenery])) {
            cells->scenery[row * LANE_SIZE + column] = (uint8_t)scenery;
            cells->colour[row][column] = '.';
            return true;
        }
    if (borgo_lines_word_is(lines, column, "**"))
        return read_fountain(lines, cells, row * LANE_SIZE + column, error);
    if (lines->length[column] != 2)
        return borgo_lines_complain(lines, error, "plot", borgo_lines_word(lines, column),
                                    "word %d of the row is neither a plot like Y2 nor decoration "
                                    "('..', '^^', '~~') nor '**'",
                                    column + 1);
    if (!strchr(LANE_COLOUR_LETTERS, word[0]))
        return borgo_lines_complain(lines, error, "plot-colour", word,
                                    "plot colour '%c' is not one of Y G R B V", word[0]);
    if (word[1] < '1' || word[1] > '5')
        return borgo_lines_complain(lines, error, "plot-dots", word + 1,
                                    "a plot has 1 to 5 dots, not '%c'", word[1]);
    cells->colour[row][column] = word[0];
    cells->dots[row][column] = (uint8_t)(word[1] - '0');
    return true;
}

static bool read_zone(struct borgo_lines *lines, struct cells *cells, int row, int column,
                      struct borgo_error *error)
{
    for (int zone = 0; zone <= LANE_CROSS; zone++) {
        if (borgo_lines_word_is(lines, column, zone_words[zone])) {
            cells->zone[row][column] = (uint8_t)zone;
            return true;
        }
    }
    return borgo_lines_complain(lines, error, "zone", borgo_lines_word(lines, column),
                                "word %d of the row is not a zone: A1, A2, B1, B2 or ++",
                                column + 1);
}

static bool read_plots(struct borgo_lines *lines, struct cells *cells, struct borgo_error *error)
{
    if (!borgo_lines_next(lines) || lines->words != 1 || !borgo_lines_word_is(lines, 0, "plots"))
        return borgo_lines_complain(lines, error, "plots-expected", NULL,
                                    "expected a line 'plots'");
    for (int row = 0; row < LANE_SIZE; row++) {
        if (!next_row(lines, "plots", row, error))
            return false;
        cells->where[row] = *lines;
        for (int column = 0; column < LANE_SIZE; column++)
            if (!read_plot(lines, cells, row, column, error))
                return at_cell(error, row, column);
    }
    if (cells->fountain < 0)
        return borgo_lines_complain(lines, error, "no-fountain", NULL,
                                    "the board has no fountain '**'");
    return true;
}

static bool read_zones(struct borgo_lines *lines, struct cells *cells, struct borgo_error *error)
{
    if (!borgo_lines_next(lines) || lines->words != 1 || !borgo_lines_word_is(lines, 0, "zones"))
        return borgo_lines_complain(lines, error, "zones-expected", NULL,
                                    "expected a line 'zones' after the 11 rows of plots");
    for (int row = 0; row < LANE_SIZE; row++) {
        if (!next_row(lines, "zones", row, error))
            return false;
        for (int column = 0; column < LANE_SIZE; column++)
            if (!read_zone(lines, cells, row, column, error))
                return at_cell(error, row, column);
    }
    if (borgo_lines_next(lines))
        return borgo_lines_complain(lines, error, "nothing-follows", NULL,
                                    "nothing may follow the 11 rows of zones");
    return true;
}

static void number_plots(const struct cells *cells, struct lane_box *box)
{
    for (int cell = 0; cell < LANE_SIZE * LANE_SIZE; cell++) {
        int row = cell / LANE_SIZE, column = cell % LANE_SIZE;
        const char *colour = strchr(LANE_COLOUR_LETTERS, cells->colour[row][column]);
        box->plot_at[cell] = -1;
        if (!colour)
            continue;
        unsigned plot = box->plots++;
        box->plot_at[cell] = (int16_t)plot;
        box->row[plot] = (uint8_t)row;
        box->column[plot] = (uint8_t)column;
        box->colour[plot] = (uint8_t)(colour - LANE_COLOUR_LETTERS);
        box->dots[plot] = cells->dots[row][column];
        box->zone[plot] = cells->zone[row][column];
        lane_add(&box->of_colour[box->colour[plot]], plot);
        if (box->zone[plot] != LANE_CROSS) {
            lane_add(&box->in_zone[box->zone[plot]], plot);
            lane_add(&box->in_any_zone, plot);
        }
    }
}

static struct lane_plots plots_beside(const struct lane_box *box, int cell)
{
    static const int step[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    struct lane_plots beside = {{0, 0}};
    for (int i = 0; i < 4; i++) {
        int row = cell / LANE_SIZE + step[i][0], column = cell % LANE_SIZE + step[i][1];
        if (row < 0 || row >= LANE_SIZE || column < 0 || column >= LANE_SIZE)
            continue;
        int plot = box->plot_at[row * LANE_SIZE + column];
        if (plot >= 0)
            lane_add(&beside, (unsigned)plot);
    }
    return beside;
}

static void find_neighbours(struct lane_box *box)
{
    for (unsigned plot = 0; plot < box->plots; plot++)
        box->beside[plot] = plots_beside(box, box->row[plot] * LANE_SIZE + box->column[plot]);
    box->beside_fountain = plots_beside(box, box->fountain);
}

/* Every plot must be reachable from the fountain over plots, or it could never be built on and a
 * zone never be full. */
static bool check_reachable(const struct lane_box *box, const struct cells *cells,
                            struct borgo_error *error)
{
    struct lane_plots reached = box->beside_fountain, waiting = reached;
    while (!lane_is_empty(&waiting)) {
        unsigned plot = lane_lowest(&waiting);
        lane_remove(&waiting, plot);
        for (int i = 0; i < 2; i++) {
            waiting.half[i] |= box->beside[plot].half[i] & ~reached.half[i];
            reached.half[i] |= box->beside[plot].half[i];
        }
    }
    for (unsigned plot = 0; plot < box->plots; plot++) {
        if (lane_has(&reached, plot))
            continue;
        int row = box->row[plot], column = box->column[plot];
        const struct borgo_lines *where = &cells->where[row];
        borgo_lines_complain(where, error, "unreachable", where->word[column],
                             "the plot at %d,%d can't be reached from the fountain", row, column);
        return at_cell(error, row, column);
    }
    return true;
}

static bool check_zones(const struct lane_box *box, struct borgo_lines *lines,
                        struct borgo_error *error)
{
    for (int zone = 0; zone < LANE_ZONES; zone++)
        if (lane_is_empty(&box->in_zone[zone]))
            return borgo_lines_complain(lines, error, "zone-empty", NULL, "zone %s has no plot",
                                        zone_words[zone]);
    return true;
}

bool lane_setup(const struct borgo_setup *setup, void *box_, struct borgo_error *error)
{
    struct lane_box *box = box_;
    struct borgo_lines lines;
    struct cells cells = {.fountain = -1, .scenery = box->scenery};
    borgo_lines_start(&lines, setup->file[0], setup->data[0]);
    if (!read_plots(&lines, &cells, error) || !read_zones(&lines, &cells, error))
        return false;
    box->pieces = box->head.players == 4 ? 22 : 28;
    box->fountain = (uint8_t)cells.fountain;
    number_plots(&cells, box);
    find_neighbours(box);
    return check_zones(box, &lines, error) && check_reachable(box, &cells, error);
}
