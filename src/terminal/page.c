/* Text for people on standard output: see page.h. */
#include "terminal/page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "core/characters.h"
#include "core/width.h"
#include "terminal/language.h"

enum { WIDEST = 78, NARROWEST = 30 };

bool may_escape(int stream)
{
    const char *terminal = getenv("TERM");
    return isatty(stream) && terminal && *terminal && strcmp(terminal, "dumb") != 0;
}

bool may_colour(int stream)
{
    const char *unwanted = getenv("NO_COLOR");
    return may_escape(stream) && !(unwanted && *unwanted);
}

char *visible_text(const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    size_t size = (size_t)vsnprintf(NULL, 0, format, again) + 1;
    va_end(again);
    char *raw = allocate(size), *shown = allocate(4 * size);
    struct borgo_text text;
    vsnprintf(raw, size, format, arguments);
    borgo_text_start(&text, shown, 4 * size);
    borgo_character_put_visible(&text, raw);
    free(raw);
    return shown;
}

int page_width(void)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_col > WIDEST)
        return WIDEST;
    return size.ws_col < NARROWEST ? NARROWEST : size.ws_col;
}

int text_columns(const char *text, size_t length)
{
    return borgo_width_text(text, length);
}

void print_padded(const char *text, int columns)
{
    int used = text_columns(text, strlen(text));
    printf("%s%*s", text, columns > used ? columns - used : 0, "");
}

/* The bytes of as many characters as have that many columns. */
static size_t bytes_of(const char *text, int columns)
{
    size_t length = strlen(text);
    while (text_columns(text, length) > columns
           || (length && ((unsigned char)text[length] & 0xc0) == 0x80))
        length--;
    return length;
}

void print_cut(const char *text, int columns)
{
    if (text_columns(text, strlen(text)) <= columns)
        print_padded(text, columns);
    else
        printf("%.*s…", (int)bytes_of(text, columns - 1), text);
}

void print_right(const char *text, int columns)
{
    int used = text_columns(text, strlen(text));
    printf("%*s%s", columns > used ? columns - used : 0, "", text);
}

void print_head(const char *text, int columns)
{
    if (text_columns(text, strlen(text)) < columns) {
        print_right(text, columns);
        return;
    }
    putchar(' ');
    print_cut(text, columns - 1);
}

void print_wrapped(const char *text, size_t length, int at, int indent)
{
    const char *end = text + length;
    int width = page_width();
    bool line_is_empty = true;
    while (text < end) {
        size_t word = strcspn(text, " \n");
        if (word > (size_t)(end - text))
            word = (size_t)(end - text);
        int columns = text_columns(text, word);
        if (!line_is_empty && at + 1 + columns > width) {
            printf("\n%*s", indent, "");
            at = indent;
            line_is_empty = true;
        }
        if (word > 0) {
            printf("%s%.*s", line_is_empty ? "" : " ", (int)word, text);
            at += columns + !line_is_empty;
            line_is_empty = false;
        }
        text += word + 1;
    }
    putchar('\n');
}

static void print_heading(const char *text, size_t length)
{
    bool bold = may_colour(STDOUT_FILENO);
    size_t marks = strspn(text, "#");
    text += marks + 1;
    length -= marks + 1;
    printf("%s%.*s%s\n", bold ? "\033[1m" : "", (int)length, text, bold ? "\033[0m" : "");
    if (bold || marks > 1)
        return;
    for (int i = text_columns(text, length); i > 0; i--)
        putchar('=');
    putchar('\n');
}

/* A paragraph or list entry ends at an empty line, a heading or the next entry. */
static size_t block_length(const char *text)
{
    size_t length = strcspn(text, "\n");
    if (*text == '#' || length == 0)
        return length;
    while (text[length] == '\n' && !strchr("\n#-", text[length + 1]))
        length += 1 + strcspn(text + length + 1, "\n");
    return length;
}

static void print_marked_up_until(const char *text, const char *end)
{
    while (text < end) {
        size_t length = block_length(text);
        if (length == 0) {
            putchar('\n');
        } else if (*text == '#') {
            print_heading(text, length);
        } else if (strncmp(text, "- ", 2) == 0) {
            printf("- ");
            print_wrapped(text + 2, length - 2, 2, 2);
        } else {
            print_wrapped(text, length, 0, 0);
        }
        text += length + (text[length] == '\n');
    }
}

void print_marked_up(const char *text)
{
    print_marked_up_until(text, text + strlen(text));
}

bool print_section(const char *text, const char *heading)
{
    size_t length = strlen(heading);
    while ((text = strstr(text, "\n## "))) {
        const char *title = text + 4, *next = strstr(title, "\n## ");
        if (strncmp(title, heading, length) == 0 && title[length] == '\n') {
            print_marked_up_until(text + 1, next ? next : title + strlen(title));
            return true;
        }
        text = title;
    }
    return false;
}
