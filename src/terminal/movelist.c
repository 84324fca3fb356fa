/* The legal moves of a decision: see movelist.h. */
#include "terminal/movelist.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/letters.h"

enum { MANY = 600, MOST_WORDS = 8, ENTRY_SIZE = BORGO_MAX_MOVE_TEXT + 40 };

void show_letters(const struct borgo_game *game, char text[BORGO_MAX_MOVE_TEXT])
{
    char canonical[BORGO_MAX_MOVE_TEXT];
    struct borgo_text shown;
    memcpy(canonical, text, sizeof canonical);
    borgo_text_start(&shown, text, BORGO_MAX_MOVE_TEXT);
    borgo_letters_put_move(&shown, game, canonical, tr);
}

void open_move_list(struct move_list *list, const struct borgo_request *request)
{
    *list = (struct move_list){.request = request,
                               .moves = allocate(sizeof *list->moves),
                               .worlds = allocate(sizeof *list->worlds)};
    borgo_preview_imagine(request->game, request->box, request->state, request->seat, list->worlds);
    borgo_moves_list(request->game, request->box, request->state, request->seat, list->moves);
    list->text = allocate(list->moves->count * sizeof *list->text);
    list->shown = allocate(list->moves->count * sizeof *list->shown);
    for (uint32_t i = 0; i < list->moves->count; i++) {
        struct borgo_text text;
        borgo_text_start(&text, list->text[i], sizeof list->text[i]);
        borgo_moves_write(request->game, request->box, request->state, list->moves->at[i], &text);
        memcpy(list->shown[i], list->text[i], sizeof list->shown[i]);
        show_letters(request->game, list->shown[i]);
    }
}

void close_move_list(struct move_list *list)
{
    free(list->moves);
    free(list->worlds);
    free(list->text);
    free(list->shown);
}

/* `start` is words of a move's text, from its beginning. */
static bool starts_with(const char *text, const char *start)
{
    size_t length = strlen(start);
    return length == 0
           || (strncasecmp(text, start, length) == 0
               && (text[length] == ' ' || text[length] == '\0'));
}

static bool move_starts_with(const struct move_list *list, uint32_t index, const char *start)
{
    return starts_with(list->shown[index], start) || starts_with(list->text[index], start);
}

/* As many digits as the largest number has, so that texts stand below each other. */
static int number_width(const struct move_list *list)
{
    int width = 1;
    for (uint32_t rest = list->moves->count; rest >= 10; rest /= 10)
        width++;
    return width;
}

static void write_entry(const struct move_list *list, uint32_t index, char *entry)
{
    int32_t points = borgo_preview_points(list->worlds, list->moves->at[index]);
    int length = snprintf(entry, ENTRY_SIZE, " %*" PRIu32 "  %s", number_width(list), index + 1,
                          list->shown[index]);
    if (points)
        snprintf(entry + length, ENTRY_SIZE - (size_t)length, " (%+" PRId32 ")", points);
}

/* The length of a text's first so many words. */
static size_t words_length(const char *text, int words)
{
    size_t length = 0;
    for (int i = 0; i < words && text[length]; i++) {
        length += text[length] == ' ';
        length += strcspn(text + length, " ");
    }
    return length;
}

/* How many moves share `length` characters with the one at `index`; 0 if it isn't the first of
 * them. */
static uint32_t count_group(const struct move_list *list, uint32_t index, size_t length)
{
    uint32_t count = 0;
    if (list->shown[index][length] == '\0')
        return 1;
    for (uint32_t i = 0; i < list->moves->count; i++) {
        const char *text = list->shown[i];
        bool same = strncmp(text, list->shown[index], length) == 0 && text[length] == ' ';
        if (same && i < index)
            return 0;
        count += same;
    }
    return count;
}

/* Entries for all moves that start with `start`; those with the same first `words` words share one.
 */
static uint32_t write_entries(const struct move_list *list, const char *start, int words,
                              char **entries)
{
    uint32_t written = 0;
    for (uint32_t i = 0; i < list->moves->count; i++) {
        if (!move_starts_with(list, i, start))
            continue;
        size_t length = words_length(list->shown[i], words);
        uint32_t count = count_group(list, i, length);
        if (count == 0)
            continue;
        char *entry = entries[written++] = allocate(ENTRY_SIZE);
        if (count == 1)
            write_entry(list, i, entry);
        else
            snprintf(entry, ENTRY_SIZE, " %*s  %.*s … (%" PRIu32 ")", number_width(list), "",
                     (int)length, list->shown[i], count);
    }
    return written;
}

static void free_entries(char **entries, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        free(entries[i]);
}

static int count_words(const char *text)
{
    int words = *text != '\0';
    for (; *text; text++)
        words += *text == ' ';
    return words;
}

uint32_t print_moves(const struct move_list *list, const char *start, uint32_t most_rows)
{
    uint32_t count = 0;
    int least = count_words(start) + 1;
    for (uint32_t i = 0; i < list->moves->count; i++)
        count += move_starts_with(list, i, start);
    char **entries = allocate((count + 1) * sizeof *entries);
    /* The deepest grouping that fits; comparing very many moves with each other at every depth
     * would take too long. */
    int words = count > MANY && most_rows != ALL_ROWS ? least + 1 : MOST_WORDS;
    uint32_t written = write_entries(list, start, words, entries);
    while (words > least && count_rows(entries, written) > most_rows) {
        free_entries(entries, written);
        written = write_entries(list, start, --words, entries);
    }
    print_columns(entries, written);
    free_entries(entries, written);
    free(entries);
    if (written < count)
        say("%s", tr("Type what stands before the dots to see those moves, or 'all'."));
    return count;
}

static bool find_number(const struct move_list *list, const char *typed, borgo_move *move)
{
    struct borgo_reader reader = {typed};
    uint32_t number;
    if (!borgo_reader_number(&reader, BORGO_MAX_MOVES, &number) || *reader.at || number == 0
        || number > list->moves->count)
        return false;
    *move = list->moves->at[number - 1];
    return true;
}

bool find_typed_move(const struct move_list *list, const char *typed, borgo_move *move)
{
    if (find_number(list, typed, move))
        return true;
    int alike = -1;
    for (uint32_t i = 0; i < list->moves->count; i++) {
        if (strcmp(list->text[i], typed) == 0 || strcmp(list->shown[i], typed) == 0) {
            *move = list->moves->at[i];
            return true;
        }
        if (strcasecmp(list->text[i], typed) == 0 || strcasecmp(list->shown[i], typed) == 0)
            alike = alike == -1 ? (int)i : -2;
    }
    if (alike < 0)
        return false;
    *move = list->moves->at[alike];
    return true;
}
