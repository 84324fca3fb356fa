/* The terminal: see screen.h. */
#include "cli/screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { BOARD_ROWS = 80, LEAST_COLUMNS = 40, MOST_COLUMNS = 400, DEFAULT_COLUMNS = 80 };

static int find_columns(void)
{
    struct winsize size;
    const char *given = getenv("COLUMNS");
    int columns = given ? atoi(given) : 0;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col)
        columns = size.ws_col;
    if (columns <= 0)
        return DEFAULT_COLUMNS;
    return columns < LEAST_COLUMNS ? LEAST_COLUMNS : columns > MOST_COLUMNS ? MOST_COLUMNS : columns;
}

bool open_screen(const struct arguments *arguments, struct screen *screen)
{
    const char *wanted = flag_value(arguments, "--color");
    *screen = (struct screen){.columns = find_columns()};
    screen->interactive = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    if (!wanted || strcmp(wanted, "auto") == 0)
        screen->colour = may_colour(STDOUT_FILENO);
    else if (strcmp(wanted, "always") == 0)
        screen->colour = true;
    else if (strcmp(wanted, "never") != 0)
        return complain("'%s' can't be '%s'; allowed: %s", "--color", wanted, "auto, always, never"), false;
    return true;
}

void clear_screen(const struct screen *screen)
{
    if (screen->interactive)
        fputs("\033[H\033[2J\033[3J", stdout);
}

void start_style(const struct screen *screen, struct borgo_style style)
{
    static const int code[] = {
        [BORGO_PLAIN] = 39,  [BORGO_RED] = 31,  [BORGO_GREEN] = 32, [BORGO_YELLOW] = 33, [BORGO_BLUE] = 34,
        [BORGO_VIOLET] = 35, [BORGO_CYAN] = 36, [BORGO_WHITE] = 37, [BORGO_BLACK] = 30,  [BORGO_GREY] = 90};
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

void print_columns(const struct screen *screen, char *const *texts, uint32_t count)
{
    int widest = 1;
    for (uint32_t i = 0; i < count; i++) {
        int width = text_columns(texts[i], strlen(texts[i]));
        widest = width > widest ? width : widest;
    }
    uint32_t across = (uint32_t)((screen->columns - 1) / (widest + 2));
    across = across ? across : 1;
    uint32_t down = (count + across - 1) / across;
    for (uint32_t row = 0; row < down; row++) {
        for (uint32_t i = row; i < count; i += down) {
            bool last = i + down >= count;
            print_padded(texts[i], last ? 0 : widest + 2);
        }
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
        printf("%.4s", row[i].utf8);
    }
    if (!same_style(style, (struct borgo_style){0}))
        end_style(screen);
    putchar('\n');
}

void print_board(const struct screen *screen, const struct borgo_game *game, const void *box, const void *state,
                 unsigned seat, const char *const names[BORGO_MAX_SEATS])
{
    struct borgo_canvas canvas = {.rows = BOARD_ROWS, .columns = screen->columns < 80 ? 80 : screen->columns};
    canvas.glyphs = allocate((size_t)(canvas.rows * canvas.columns) * sizeof *canvas.glyphs);
    canvas.translate = tr;
    for (unsigned i = 0; i < BORGO_MAX_SEATS; i++)
        canvas.name[i] = names[i];
    borgo_clear(&canvas);
    game->draw(box, state, seat, &canvas);
    for (int row = 0; row < canvas.used_rows; row++)
        print_row(screen, canvas.glyphs + row * canvas.columns, canvas.used_columns);
    free(canvas.glyphs);
}
