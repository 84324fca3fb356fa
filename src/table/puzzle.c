/* The text of puzzles, read and written: see puzzle.h. */
#include "table/puzzle.h"

#include <string.h>

const char *const borgo_theme_words[BORGO_THEMES] = {"win",    "defence",     "end",   "lead",
                                                     "points", "take",        "block", "patience",
                                                     "wait",   "combination", "place"};

void borgo_puzzle_start(struct borgo_puzzle_file *file, const char *name, const char *text)
{
    *file = (struct borgo_puzzle_file){.held = false};
    borgo_lines_start(&file->lines, name, text);
}

/* FNV-1a: two positions of a file never have the same by accident. */
void borgo_puzzle_name(const char *position, char name[BORGO_PUZZLE_NAME + 1])
{
    uint64_t hash = 0xcbf29ce484222325;
    for (const char *at = position; *at; at++)
        hash = (hash ^ (unsigned char)*at) * 0x100000001b3;
    for (int i = 0; i < BORGO_PUZZLE_NAME; i++, hash >>= 4)
        name[i] = "0123456789abcdef"[hash & 15];
    name[BORGO_PUZZLE_NAME] = '\0';
}

static bool next_line(struct borgo_puzzle_file *file)
{
    if (file->held) {
        file->held = false;
        return true;
    }
    return borgo_lines_next(&file->lines);
}

/* All of the line from that word on. */
static bool take_rest(const struct borgo_lines *lines, int word, char *out, size_t size,
                      struct borgo_error *error)
{
    if (word >= lines->words)
        return borgo_lines_fail(lines, error, "there is nothing behind the first word");
    size_t length = strcspn(lines->word[word], "\r\n");
    if (length >= size)
        return borgo_lines_fail(lines, error, "the line is too long");
    memcpy(out, lines->word[word], length);
    out[length] = '\0';
    return true;
}

static bool take_number(const struct borgo_lines *lines, uint32_t least, uint32_t most,
                        uint32_t *number, struct borgo_error *error)
{
    if (!borgo_lines_number(lines, 1, most, number) || *number < least)
        return borgo_lines_fail(lines, error, "a number from %u to %u is needed here", least, most);
    return true;
}

static bool take_small(const struct borgo_lines *lines, uint32_t least, uint32_t most,
                       uint8_t *number, struct borgo_error *error)
{
    uint32_t value = 0;
    if (!take_number(lines, least, most, &value, error))
        return false;
    *number = (uint8_t)value;
    return true;
}

static bool take_line(const struct borgo_lines *lines, struct borgo_puzzle_line *line,
                      struct borgo_error *error)
{
    uint32_t chance = 0;
    if (!take_number(lines, 0, 1000, &chance, error))
        return false;
    line->chance = (int32_t)chance;
    return take_rest(lines, 2, line->turn, sizeof line->turn, error);
}

static bool take_theme(const struct borgo_lines *lines, uint8_t *theme, struct borgo_error *error)
{
    for (int i = 0; i < BORGO_THEMES; i++)
        if (borgo_lines_word_is(lines, 1, borgo_theme_words[i])) {
            *theme = (uint8_t)i;
            return true;
        }
    return borgo_lines_fail(lines, error, "there is no such theme");
}

/* The line that a `reply` belongs to: the last one there is. */
static struct borgo_puzzle_line *last_line(struct borgo_puzzle *puzzle)
{
    return puzzle->wrong_count ? &puzzle->wrong[puzzle->wrong_count - 1] : &puzzle->best;
}

static bool take_wrong(const struct borgo_lines *lines, struct borgo_puzzle *puzzle,
                       struct borgo_error *error)
{
    if (puzzle->wrong_count == BORGO_PUZZLE_WRONG)
        return borgo_lines_fail(lines, error, "there are more than %d wrong turns",
                                BORGO_PUZZLE_WRONG);
    return take_line(lines, &puzzle->wrong[puzzle->wrong_count++], error);
}

static bool take_seat(const struct borgo_lines *lines, unsigned *seat, struct borgo_error *error)
{
    uint32_t number = 0;
    if (!take_number(lines, 0, BORGO_MAX_SEATS - 1, &number, error))
        return false;
    *seat = number;
    return true;
}

static bool take_words(const struct borgo_lines *lines, struct borgo_puzzle *puzzle,
                       struct borgo_error *error)
{
    if (borgo_lines_word_is(lines, 0, "position"))
        return take_rest(lines, 1, puzzle->position, sizeof puzzle->position, error);
    if (borgo_lines_word_is(lines, 0, "seat"))
        return take_seat(lines, &puzzle->seat, error);
    if (borgo_lines_word_is(lines, 0, "best"))
        return take_line(lines, &puzzle->best, error);
    if (borgo_lines_word_is(lines, 0, "wrong"))
        return take_wrong(lines, puzzle, error);
    if (borgo_lines_word_is(lines, 0, "reply"))
        return take_rest(lines, 1, last_line(puzzle)->reply, BORGO_PUZZLE_LINE, error);
    if (borgo_lines_word_is(lines, 0, "then"))
        return take_rest(lines, 1, puzzle->then, sizeof puzzle->then, error);
    if (borgo_lines_word_is(lines, 0, "rating"))
        return take_small(lines, 1, BORGO_PUZZLE_RATINGS, &puzzle->rating, error);
    if (borgo_lines_word_is(lines, 0, "theme"))
        return take_theme(lines, &puzzle->theme, error);
    if (borgo_lines_word_is(lines, 0, "proved"))
        return take_small(lines, 1, 9, &puzzle->proved, error);
    if (borgo_lines_word_is(lines, 0, "from"))
        return take_rest(lines, 1, puzzle->from, sizeof puzzle->from, error);
    return borgo_lines_fail(lines, error, "this line begins with a word that no puzzle has");
}

/* What nobody can do without. */
static bool is_whole(const struct borgo_lines *lines, const struct borgo_puzzle *puzzle,
                     struct borgo_error *error)
{
    char name[BORGO_PUZZLE_NAME + 1];
    if (!*puzzle->position || !*puzzle->best.turn || puzzle->rating == 0)
        return borgo_lines_fail(lines, error,
                                "puzzle '%s' lacks its position, its best turn or its rating",
                                puzzle->name);
    if (puzzle->wrong_count == 0)
        return borgo_lines_fail(lines, error, "puzzle '%s' has no wrong turn", puzzle->name);
    borgo_puzzle_name(puzzle->position, name);
    if (strcmp(name, puzzle->name) != 0)
        return borgo_lines_fail(lines, error, "the position of puzzle '%s' is one of '%s'",
                                puzzle->name, name);
    return true;
}

bool borgo_puzzle_next(struct borgo_puzzle_file *file, struct borgo_puzzle *puzzle,
                       struct borgo_error *error)
{
    struct borgo_lines *lines = &file->lines;
    memset(puzzle, 0, sizeof *puzzle);
    error->message[0] = '\0';
    if (!next_line(file))
        return false;
    if (!borgo_lines_word_is(lines, 0, "puzzle"))
        return borgo_lines_fail(lines, error, "a puzzle begins with 'puzzle' and its name");
    if (!take_rest(lines, 1, puzzle->name, sizeof puzzle->name, error))
        return false;
    while (next_line(file)) {
        if (borgo_lines_word_is(lines, 0, "puzzle")) {
            file->held = true;
            break;
        }
        if (!take_words(lines, puzzle, error))
            return false;
    }
    return is_whole(lines, puzzle, error);
}

static void write_line(const char *word, const struct borgo_puzzle_line *line,
                       struct borgo_text *text)
{
    borgo_text_print(text, "%s %d %s\n", word, line->chance, line->turn);
    if (*line->reply)
        borgo_text_print(text, "reply %s\n", line->reply);
}

void borgo_puzzle_write(const struct borgo_puzzle *puzzle, struct borgo_text *text)
{
    borgo_text_print(text, "puzzle %s\nposition %s\nseat %u\n", puzzle->name, puzzle->position,
                     puzzle->seat);
    write_line("best", &puzzle->best, text);
    if (*puzzle->then)
        borgo_text_print(text, "then %s\n", puzzle->then);
    for (unsigned i = 0; i < puzzle->wrong_count; i++)
        write_line("wrong", &puzzle->wrong[i], text);
    borgo_text_print(text, "rating %d\ntheme %s\n", puzzle->rating,
                     borgo_theme_words[puzzle->theme]);
    if (puzzle->proved)
        borgo_text_print(text, "proved %d\n", puzzle->proved);
    borgo_text_print(text, "from %s\n", puzzle->from);
}

void borgo_puzzle_write_turn(const struct borgo_game *game, const void *box, const void *state,
                             unsigned seat, const struct borgo_suggestion *turn,
                             struct borgo_text *text)
{
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    memcpy(next, state, game->state_size);
    for (int i = 0; i < turn->length; i++) {
        borgo_text_put(text, i ? "; " : "");
        borgo_moves_write(game, box, next, turn->moves[i], text);
        game->play(box, next, seat, turn->moves[i], NULL);
    }
}

void borgo_puzzle_write_steps(const struct borgo_game *game, const void *box, const void *state,
                              const struct borgo_puzzle_steps *steps, struct borgo_text *text)
{
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    memcpy(next, state, game->state_size);
    for (int i = 0; i < steps->count; i++) {
        const struct borgo_puzzle_step *step = &steps->at[i];
        borgo_text_put(text, i ? "; " : "");
        if (step->seat == BORGO_CHANCE)
            borgo_text_put(text, "chance ");
        else
            borgo_text_print(text, "%u ", step->seat);
        borgo_moves_write(game, box, next, step->move, text);
        game->play(box, next, step->seat, step->move, NULL);
    }
}
