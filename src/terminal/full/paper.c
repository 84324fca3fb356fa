/* Text on the full screen: see paper.h. */
#include "terminal/full/paper.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/width.h"
#include "terminal/language.h"

static const struct borgo_style plain = {0}, strong = {.bold = 1}, bar = {.reverse = 1};

enum { PAGE_WIDTH = 76 };

/* One line of a paragraph: how many of its bytes, and how many with the spaces behind. */
static size_t take_line(const char *text, int width, size_t *with_spaces)
{
    size_t end = 0, at = 0;
    int columns = 0;
    while (text[at] && text[at] != '\n') {
        size_t word = strcspn(text + at, " \n");
        int wide = borgo_width_text(text + at, word);
        if (columns + wide > width && end > 0)
            break;
        if (columns + wide > width) { /* one word that is wider than all */
            while (columns + borgo_width_character(text + at) <= width) {
                columns += borgo_width_character(text + at);
                at += (size_t)borgo_width_bytes(text + at);
            }
            *with_spaces = at;
            return at;
        }
        columns += wide;
        end = at = at + word;
        for (; text[at] == ' '; at++)
            columns++;
    }
    *with_spaces = at;
    return end;
}

int draw_paragraph(struct borgo_canvas *canvas, int row, int column, int width, int rows,
                   const char *text, struct borgo_style style)
{
    int used = 0;
    while (*text) {
        size_t with_spaces, length = take_line(text, width, &with_spaces);
        if (canvas && used < rows) {
            char line[1200];
            bool last = used + 1 == rows && text[with_spaces];
            snprintf(line, sizeof line, "%.*s%s", (int)length, text, last ? " …" : "");
            borgo_canvas_fitted(canvas, row + used, column, line, width, style);
        }
        used++;
        text += with_spaces;
        text += *text == '\n';
    }
    return used;
}

void draw_rule(struct borgo_canvas *canvas, int row, int column, int width, const char *heading,
               struct borgo_style style)
{
    static const struct borgo_style line = {.ink = BORGO_GREY};
    for (int i = 0; i < width; i++)
        borgo_canvas_glyph(canvas, row, column + i, "─", line);
    if (!*heading)
        return;
    borgo_canvas_glyph(canvas, row, column + 1, " ", line);
    int end = borgo_canvas_fitted(canvas, row, column + 2, heading, width - 4, style);
    borgo_canvas_glyph(canvas, row, end, " ", line);
}

void draw_bar(struct borgo_canvas *canvas, int row, const char *left, const char *right)
{
    int width = borgo_width_text(right, strlen(right));
    for (int i = 0; i < canvas->columns; i++)
        borgo_canvas_glyph(canvas, row, i, " ", bar);
    borgo_canvas_fitted(canvas, row, canvas->columns - 1 - width, right, width, bar);
    borgo_canvas_fitted(canvas, row, 1, left, canvas->columns - 2 - (width ? width + 2 : 0), bar);
}

static void make_room(struct writing *writing, size_t length)
{
    if (writing->used + length + 1 <= writing->room)
        return;
    writing->room = 2 * (writing->used + length + 1);
    writing->text = realloc(writing->text, writing->room);
    if (!writing->text)
        abort();
}

__attribute__((format(printf, 2, 0))) static void add_list(struct writing *writing,
                                                           const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    size_t length = (size_t)vsnprintf(NULL, 0, format, again);
    va_end(again);
    make_room(writing, length);
    vsnprintf(writing->text + writing->used, length + 1, format, arguments);
    writing->used += length;
}

void writing_add(struct writing *writing, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    add_list(writing, format, arguments);
    va_end(arguments);
}

void writing_free(struct writing *writing)
{
    free(writing->text);
    *writing = (struct writing){0};
}

/* A block: one line of the text, or the lines of a paragraph. */
static size_t block_length(const char *text)
{
    size_t length = strcspn(text, "\n");
    if (strchr("#|", *text) || length == 0)
        return length;
    while (text[length] == '\n' && !strchr("\n#-|", text[length + 1]))
        length += 1 + strcspn(text + length + 1, "\n");
    return length;
}

static int draw_block(struct borgo_canvas *canvas, int row, int column, int width, const char *text,
                      size_t length)
{
    char *block = allocate(length + 1);
    int rows = canvas ? canvas->rows : 0, used = 1;
    memcpy(block, text, length);
    for (size_t i = 0; i < length; i++)
        block[i] = block[i] == '\n' ? ' ' : block[i];
    if (*block == '#') {
        draw_paragraph(canvas, row, column, width, rows, block + strspn(block, "# "), strong);
    } else if (*block == '|') {
        if (canvas)
            borgo_canvas_fitted(canvas, row, column, block + 1, width, plain);
    } else if (strncmp(block, "- ", 2) == 0) {
        if (canvas)
            borgo_canvas_text(canvas, row, column, "•", plain);
        used = draw_paragraph(canvas, row, column + 2, width - 2, rows, block + 2, plain);
    } else if (*block) {
        used = draw_paragraph(canvas, row, column, width, rows, block, plain);
    }
    free(block);
    return used;
}

/* Draws the page on a canvas that is as high as it needs, or only counts its rows. */
static int draw_page(struct borgo_canvas *canvas, int width, const char *text)
{
    int row = 0;
    while (*text) {
        size_t length = block_length(text);
        row += draw_block(canvas, row, 0, width, text, length);
        text += length + (text[length] == '\n');
    }
    return row;
}

/* The part of a page from a row on, between the bars. */
static void copy_part(struct borgo_canvas *to, const struct borgo_canvas *from, int top, int left)
{
    for (int row = 0; row < to->rows - 2 && top + row < from->rows; row++)
        memcpy(&to->glyphs[(row + 1) * to->columns + left],
               &from->glyphs[(top + row) * from->columns],
               (size_t)from->columns * sizeof *to->glyphs);
}

static void show_page(struct frame *frame, const char *title, const char *text, const char *keys,
                      int *top, int *rows)
{
    if (!frame_clear(frame))
        return;
    struct borgo_canvas *screen = &frame->canvas, page = {.columns = PAGE_WIDTH, .translate = tr};
    page.rows = *rows = draw_page(NULL, PAGE_WIDTH, text);
    page.glyphs = allocate((size_t)(page.rows + 1) * (size_t)page.columns * sizeof *page.glyphs);
    borgo_canvas_clear(&page);
    draw_page(&page, PAGE_WIDTH, text);
    int most = page.rows - (screen->rows - 2);
    *top = *top > most ? most : *top;
    *top = *top < 0 ? 0 : *top;
    copy_part(screen, &page, *top, (screen->columns - PAGE_WIDTH) / 2);
    draw_bar(screen, 0, title, "");
    draw_bar(screen, screen->rows - 1,
             keys       ? keys
             : most > 0 ? tr(N_("↑ ↓ PgUp PgDn read on   Esc closes"))
                        : tr(N_("Esc closes")),
             *top < most ? "↓" : "");
    free(page.glyphs);
    frame_show(frame);
}

/* Whether the key moves the page. */
static bool scroll(struct frame *frame, const struct frame_event *event, int rows, int *top)
{
    int page = frame->canvas.rows - 4, line = event->kind == FRAME_WHEEL ? 3 : 1;
    switch (event->key) {
    case PRESSED_UP:
    case 'k':
        *top -= line;
        return true;
    case PRESSED_DOWN:
    case 'j':
        *top += line;
        return true;
    case PRESSED_PAGE_UP:
        *top -= page;
        return true;
    case PRESSED_PAGE_DOWN:
    case ' ':
        *top += page;
        return true;
    case PRESSED_HOME:
        *top = 0;
        return true;
    case PRESSED_END:
        *top = rows;
        return true;
    default:
        return false;
    }
}

int read_changing_page(struct frame *frame, const char *title, const char *text, const char *keys,
                       int *top)
{
    int rows = 0, stands = 0;
    for (;;) {
        show_page(frame, title, text, keys, top ? top : &stands, &rows);
        struct frame_event event = frame_wait(frame, -1);
        if (event.kind == FRAME_ENDED)
            return 0;
        if (event.kind == FRAME_NEWS)
            return PRESSED_NOTHING;
        if (event.kind == FRAME_CLICK && top)
            return PRESSED_ESCAPE;
        bool pressed = event.kind == FRAME_KEY || (event.kind == FRAME_WHEEL && top);
        if (pressed && (!top || !scroll(frame, &event, rows, top)))
            return event.key;
    }
}

int read_page(struct frame *frame, const char *title, const char *text, const char *keys)
{
    int top = 0, key;
    do
        key = read_changing_page(frame, title, text, keys, &top);
    while (key == PRESSED_NOTHING);
    return key;
}
