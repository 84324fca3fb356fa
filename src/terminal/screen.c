/* The terminal: see screen.h. */
#include "terminal/screen.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { BOARD_ROWS = 240, BOARD_COLUMNS = 80, MOST_COLUMNS = 400, MOST_ACROSS = 20, GAP = 2 };
/* What scrolls everything away on a terminal that knows no other way. */
enum { DUMB_ROWS = 100 };
/* Rows of a list: where there is no terminal to fill, at least, and what else stands between board
 * and prompt. */
enum { LIST_ROWS = 12, FEWEST_LIST_ROWS = 5, ROWS_AROUND_LIST = 3 };

/* Asked every time: a terminal's size may change during a game. */
static int screen_columns(void)
{
    struct winsize size;
    const char *given = getenv("COLUMNS");
    int columns = given ? atoi(given) : 0;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col)
        columns = size.ws_col;
    return columns <= 0 ? BOARD_COLUMNS : columns > MOST_COLUMNS ? MOST_COLUMNS : columns;
}

uint32_t rows_below_board(const struct screen *screen)
{
    struct winsize size;
    if (!screen->interactive || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0)
        return LIST_ROWS;
    int rows = size.ws_row - screen->board_rows - ROWS_AROUND_LIST;
    return rows < FEWEST_LIST_ROWS ? FEWEST_LIST_ROWS
           : rows > LIST_ROWS      ? LIST_ROWS
                                   : (uint32_t)rows;
}

bool open_screen(const char *colour, struct screen *screen)
{
    *screen = (struct screen){.interactive = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)};
    if (!colour || strcmp(colour, "auto") == 0)
        screen->colour = may_colour(STDOUT_FILENO);
    else if (strcmp(colour, "always") == 0)
        screen->colour = true;
    else if (strcmp(colour, "never") != 0)
        return complain("'%s' can't be '%s'; allowed: %s", "--color", colour,
                        "auto, always, never"),
               false;
    return true;
}

void clear_screen(const struct screen *screen)
{
    if (!screen->interactive)
        return;
    for (int i = 0; i < DUMB_ROWS && !may_escape(STDOUT_FILENO); i++)
        putchar('\n');
    if (may_escape(STDOUT_FILENO))
        fputs("\033[H\033[2J\033[3J", stdout);
}

void clear_line(const struct screen *screen)
{
    if (screen->interactive)
        fputs("\r\033[K", stdout);
}

void start_style(const struct screen *screen, struct borgo_style style)
{
    static const int code[] = {
        [BORGO_PLAIN] = 39, [BORGO_RED] = 31,    [BORGO_GREEN] = 32, [BORGO_YELLOW] = 33,
        [BORGO_BLUE] = 34,  [BORGO_VIOLET] = 35, [BORGO_CYAN] = 36,  [BORGO_WHITE] = 37,
        [BORGO_BLACK] = 30, [BORGO_GREY] = 90};
    if (!screen->colour)
        return;
    printf("\033[0%s%s", style.bold ? ";1" : "", style.dim ? ";2" : "");
    if (style.ink)
        printf(";%d", code[style.ink]);
    if (style.paper)
        printf(";%d", code[style.paper] + 10);
    putchar('m');
}

void end_style(const struct screen *screen)
{
    if (screen->colour)
        fputs("\033[0m", stdout);
}

void print_styled(const struct screen *screen, struct borgo_style style, const char *text)
{
    start_style(screen, style);
    fputs(text, stdout);
    end_style(screen);
}

void print_paragraph(int indent, const char *text)
{
    printf("%*s", indent, "");
    print_wrapped(text, strlen(text), indent, indent);
}

void say(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = visible_text(format, arguments);
    va_end(arguments);
    print_paragraph(0, text);
    free(text);
}

/* The width of each column when the texts stand in `down` rows; returns how many columns, or 0 if
 * they don't fit. */
static uint32_t try_layout(char *const *texts, uint32_t count, uint32_t down,
                           int widths[MOST_ACROSS])
{
    uint32_t across = (count + down - 1) / down;
    int sum = 0;
    if (across > MOST_ACROSS)
        return 0;
    memset(widths, 0, MOST_ACROSS * sizeof *widths);
    for (uint32_t i = 0; i < count; i++) {
        int width = text_columns(texts[i], strlen(texts[i])) + GAP;
        widths[i / down] = width > widths[i / down] ? width : widths[i / down];
    }
    for (uint32_t i = 0; i < across; i++)
        sum += widths[i];
    return across == 1 || sum - GAP < screen_columns() ? across : 0;
}

static uint32_t find_layout(char *const *texts, uint32_t count, int widths[MOST_ACROSS])
{
    uint32_t down = count > 0;
    while (down && try_layout(texts, count, down, widths) == 0)
        down++;
    return down;
}

uint32_t count_rows(char *const *texts, uint32_t count)
{
    int widths[MOST_ACROSS];
    return find_layout(texts, count, widths);
}

void print_columns(char *const *texts, uint32_t count)
{
    int widths[MOST_ACROSS];
    uint32_t down = find_layout(texts, count, widths);
    for (uint32_t row = 0; row < down; row++) {
        for (uint32_t i = row; i < count; i += down)
            print_padded(texts[i], i + down >= count ? 0 : widths[i / down]);
        putchar('\n');
    }
}

static bool same_style(struct borgo_style a, struct borgo_style b)
{
    return a.ink == b.ink && a.paper == b.paper && a.bold == b.bold && a.dim == b.dim;
}

static bool is_blank(const struct borgo_glyph *glyph)
{
    return glyph->utf8[0] == ' ' && glyph->style.paper == BORGO_PLAIN;
}

static void print_row(const struct screen *screen, const struct borgo_glyph *row, int columns)
{
    struct borgo_style style = {0};
    while (columns > 0 && is_blank(&row[columns - 1]))
        columns--;
    for (int i = 0; i < columns; i++) {
        if (!same_style(style, row[i].style))
            start_style(screen, row[i].style);
        style = row[i].style;
        fputs(row[i].utf8, stdout);
    }
    if (!same_style(style, (struct borgo_style){0}))
        end_style(screen);
    putchar('\n');
}

void print_board(struct screen *screen, const struct borgo_game *game, const void *box,
                 const void *state, unsigned seat, const char *const names[BORGO_MAX_SEATS])
{
    int room = screen_columns();
    struct borgo_canvas canvas = {.rows = BOARD_ROWS,
                                  .columns = room < BOARD_COLUMNS ? BOARD_COLUMNS : room};
    canvas.glyphs = allocate((size_t)canvas.rows * (size_t)canvas.columns * sizeof *canvas.glyphs);
    canvas.translate = tr;
    for (unsigned i = 0; i < BORGO_MAX_SEATS; i++)
        canvas.name[i] = names[i];
    borgo_canvas_clear(&canvas);
    game->show->draw(box, state, seat, &canvas);
    if (canvas.used_columns > room)
        say(tr("(The board needs %d columns; this terminal has %d.)"), canvas.used_columns, room);
    for (int row = 0; row < canvas.used_rows; row++)
        print_row(screen, &canvas.glyphs[(size_t)row * (size_t)canvas.columns],
                  canvas.used_columns);
    screen->board_rows = canvas.used_rows;
    free(canvas.glyphs);
}
