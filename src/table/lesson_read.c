/* Reading a lesson and checking it by playing all of it: see lesson.h. */
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "core/setup.h"
#include "games/registry.h"
#include "table/lesson.h"

enum { MAX_LESSON_TEXT = 1 << 17, FARTHEST_CELL = 99 };

struct source {
    struct borgo_lines lines;
    const char *start; /* of the text as it was given; the lesson has its own copy of it */
    struct borgo_lesson *lesson;
    struct borgo_lesson_step *step; /* the one being read, or NULL */
    struct borgo_moves *room;
    struct borgo_error *error;
    char word[24]; /* the line's first */
    unsigned names;
    bool has_you;
};

/* In functions that have a `source`. */
#define complain(...) borgo_lines_fail(&source->lines, source->error, __VA_ARGS__)

/* What stands from that word to the end of the line, in the lesson's own copy; NULL with a
 * complaint where there is nothing. */
static const char *rest(struct source *source, int word)
{
    if (source->lines.words <= word) {
        complain("something is missing behind '%s'", source->word);
        return NULL;
    }
    const char *from = source->lines.word[word];
    size_t length = strcspn(from, "\r\n");
    while (from[length - 1] == ' ')
        length--;
    char *own = source->lesson->text + (from - source->start);
    own[length] = '\0';
    return own;
}

static borgo_translate *translator(const struct source *source)
{
    return source->error ? source->error->translate : NULL;
}

typedef bool line_reader(struct source *source);

static bool read_game(struct source *source)
{
    struct borgo_error why = {.translate = translator(source)};
    const char *name = rest(source, 1);
    if (!name)
        return false;
    source->lesson->game = borgo_games_find(name, NULL, &why);
    if (!source->lesson->game)
        return complain("%s", why.message);
    borgo_setup_default(source->lesson->game, &source->lesson->setup);
    return true;
}

static bool read_names(struct source *source)
{
    for (int word = 1; word < source->lines.words && word <= BORGO_MAX_SEATS; word++) {
        char *name = source->lesson->name[source->names++];
        size_t length = source->lines.length[word];
        if (length > BORGO_MAX_NAME)
            return complain("a name has at most %d bytes", BORGO_MAX_NAME);
        memcpy(name, source->lines.word[word], length);
        name[length] = '\0';
    }
    return true;
}

static bool read_you(struct source *source)
{
    uint32_t seat;
    if (!borgo_lines_number(&source->lines, 1, BORGO_MAX_SEATS - 1, &seat))
        return complain("'%s' must be a seat", "you");
    source->lesson->you = seat;
    source->has_you = true;
    return true;
}

static bool read_step(struct source *source)
{
    struct borgo_lesson *lesson = source->lesson;
    if (lesson->count == BORGO_LESSON_STEPS)
        return complain("a lesson has at most %d steps", BORGO_LESSON_STEPS);
    source->step = &lesson->step[lesson->count++];
    source->step->line = source->lines.number;
    source->step->title = rest(source, 1);
    return source->step->title != NULL;
}

static bool read_cell(struct source *source, int word, int cell[2])
{
    struct borgo_reader reader = {word < source->lines.words ? source->lines.word[word] : ""};
    int32_t first, second;
    if (!borgo_reader_signed(&reader, -FARTHEST_CELL, FARTHEST_CELL, &first)
        || !borgo_reader_exact(&reader, ",")
        || !borgo_reader_signed(&reader, -FARTHEST_CELL, FARTHEST_CELL, &second)
        || (*reader.at && !strchr(" \r\n", *reader.at)))
        return complain("a cell is expected here, like 4,5");
    cell[0] = first;
    cell[1] = second;
    return true;
}

static bool read_window(struct source *source)
{
    source->step->has_window = true;
    return read_cell(source, 1, source->step->window)
           && read_cell(source, 2, source->step->window + 2);
}

static bool read_note(struct source *source)
{
    return read_cell(source, 1, source->step->at) && (source->step->note = rest(source, 2)) != NULL;
}

static bool take(struct source *source, const char **to)
{
    if (*to)
        return complain("a step has one '%s'", source->word);
    *to = rest(source, 1);
    return *to != NULL;
}

static bool read_task(struct source *source)
{
    return take(source, &source->step->task);
}

static bool read_position(struct source *source)
{
    return take(source, &source->step->position);
}

static bool read_else(struct source *source)
{
    return take(source, &source->step->other);
}

static bool read_then(struct source *source)
{
    return take(source, &source->step->then);
}

static bool take_one_more(struct source *source, const char **list, unsigned *count, unsigned most)
{
    if (*count == most)
        return complain("a step has at most %u of these", most);
    list[*count] = rest(source, 1);
    return list[(*count)++] != NULL;
}

static bool read_say(struct source *source)
{
    return take_one_more(source, source->step->say, &source->step->says, BORGO_LESSON_SAYS);
}

static bool read_play(struct source *source)
{
    return take_one_more(source, source->step->way, &source->step->ways, BORGO_LESSON_WAYS);
}

static bool read_reply(struct source *source)
{
    struct borgo_lesson_step *step = source->step;
    uint32_t seat = BORGO_CHANCE;
    if (step->replies == BORGO_LESSON_REPLIES)
        return complain("a step has at most %u of these", BORGO_LESSON_REPLIES);
    if (!borgo_lines_word_is(&source->lines, 1, "chance")
        && !borgo_lines_number(&source->lines, 1, BORGO_MAX_SEATS - 1, &seat))
        return complain("'%s' must be a seat", "reply");
    const char *move = rest(source, 2);
    step->reply[step->replies++] =
        (struct borgo_lesson_reply){move, source->lines.number, (unsigned)seat};
    return move != NULL;
}

static bool read_free(struct source *source)
{
    source->step->free = true;
    return true;
}

static const struct {
    const char *word;
    line_reader *read;
    bool in_step;
} line_kinds[] = {
    {"lesson", read_game, false}, {"names", read_names, false},      {"you", read_you, false},
    {"step", read_step, false},   {"position", read_position, true}, {"window", read_window, true},
    {"note", read_note, true},    {"task", read_task, true},         {"say", read_say, true},
    {"play", read_play, true},    {"else", read_else, true},         {"reply", read_reply, true},
    {"then", read_then, true},    {"free", read_free, true},
};

static bool read_line(struct source *source)
{
    for (size_t i = 0; i < sizeof line_kinds / sizeof line_kinds[0]; i++)
        if (borgo_lines_word_is(&source->lines, 0, line_kinds[i].word)) {
            if (line_kinds[i].in_step && !source->step)
                return complain("'%s' belongs to a step", line_kinds[i].word);
            return line_kinds[i].read(source);
        }
    return complain("unknown word '%s'", source->word);
}

static bool read_lines(struct source *source)
{
    while (borgo_lines_next(&source->lines)) {
        struct borgo_text word;
        borgo_text_start(&word, source->word, sizeof source->word);
        borgo_text_bytes(&word, source->lines.word[0], source->lines.length[0]);
        if (!read_line(source))
            return false;
    }
    if (!source->lesson->game)
        return complain("the first line must be '%s'", "lesson GAME");
    if (!source->has_you || !source->lesson->count)
        return complain("'%s' is missing", source->has_you ? "step" : "you");
    return true;
}

/* ---- playing it ---- */

/* The set-up of the first position is the lesson's. */
static bool check_setup(struct source *source, const struct borgo_setup *setup)
{
    struct borgo_lesson *lesson = source->lesson;
    if (lesson->box)
        return memcmp(setup->option, lesson->setup.option, sizeof setup->option) == 0
               && setup->players == lesson->setup.players;
    lesson->setup = *setup;
    lesson->box = calloc(1, lesson->game->box_size);
    if (!lesson->box)
        abort(); /* nothing to recover to */
    return borgo_setup_make_box(lesson->game, setup, lesson->box, NULL);
}

static bool check_position(struct source *source, const struct borgo_lesson_step *step, void *state)
{
    const struct borgo_game *game = source->lesson->game;
    struct borgo_setup setup = source->lesson->setup;
    struct borgo_reader reader = {step->position};
    struct borgo_error why = {.translate = translator(source)};
    if (!borgo_position_read_setup(game, &reader, &setup, &why))
        return complain("%s", why.message);
    if (!check_setup(source, &setup))
        return complain("all positions of a lesson have one set-up");
    if (!borgo_position_read(game, source->lesson->box, &reader, BORGO_CHANCE, state, &why))
        return complain("%s", why.message);
    return true;
}

static bool check_texts(struct source *source, const struct borgo_lesson_step *step)
{
    const int *window = step->window, *at = step->at;
    if (!step->task || !step->says)
        return complain("the step has no '%s'", step->task ? "say" : "task");
    if (step->note && step->has_window
        && (at[0] < window[0] || at[0] > window[2] || at[1] < window[1] || at[1] > window[3]))
        return complain("the note is outside the window");
    if (step->free ? step->ways || step->replies : !step->ways)
        return complain("a step has either '%s' or '%s'", "play", "free");
    return true;
}

static bool check_move(struct source *source, void *state, unsigned seat, const char *text)
{
    const struct borgo_lesson *lesson = source->lesson;
    struct borgo_error why = {.translate = translator(source)};
    borgo_move move;
    if (!borgo_moves_find(lesson->game, lesson->box, state, seat, text, source->room, &move, &why))
        return complain("'%s': %s", text, why.message);
    lesson->game->play(lesson->box, state, seat, move, NULL);
    return true;
}

static bool check_turn(struct source *source, const void *state)
{
    const struct borgo_lesson *lesson = source->lesson;
    return lesson->game->to_act(lesson->box, state) >> lesson->you & 1
           || complain("it is not the learner's turn at the beginning of this step");
}

/* One right move and all that follows it; the state is left there. */
static bool check_way(struct source *source, const struct borgo_lesson_step *step, const char *way,
                      void *state)
{
    source->lines.number = step->line;
    if (!check_move(source, state, source->lesson->you, way))
        return false;
    for (unsigned i = 0; i < step->replies; i++) {
        source->lines.number = step->reply[i].line;
        if (!check_move(source, state, step->reply[i].seat, step->reply[i].move))
            return false;
    }
    return true;
}

/* Plays every right move of a step and leaves the state where the first one leads. */
static bool check_ways(struct source *source, const struct borgo_lesson_step *step, void *state)
{
    _Alignas(16) unsigned char before[BORGO_MAX_STATE];
    size_t size = source->lesson->game->state_size;
    memcpy(before, state, size);
    for (unsigned i = step->ways; i-- > 0;) {
        memcpy(state, before, size);
        if (!check_way(source, step, step->way[i], state))
            return false;
    }
    return true;
}

static bool check_step(struct source *source, unsigned number, void *state)
{
    const struct borgo_lesson_step *step = &source->lesson->step[number];
    const struct borgo_lesson_step *last = number ? step - 1 : NULL;
    source->lines.number = step->line;
    if (!check_texts(source, step))
        return false;
    if (!step->position && (!last || last->free || last->ways > 1))
        return complain("this step needs a position of its own");
    if (step->position && last && !last->free && !last->then)
        return complain("the step before says nothing at its end: the board may not jump");
    if (step->position && !check_position(source, step, state))
        return false;
    return check_turn(source, state) && check_ways(source, step, state);
}

static bool check_names(struct source *source)
{
    const struct borgo_lesson *lesson = source->lesson;
    if (lesson->you >= lesson->setup.players)
        return complain("'%s' must be a seat", "you");
    return source->names == lesson->setup.players
           || complain("'%s' must have %u names", "names", lesson->setup.players);
}

static bool check_all(struct source *source)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    for (unsigned number = 0; number < source->lesson->count; number++)
        if (!check_step(source, number, state) || (!number && !check_names(source)))
            return false;
    return true;
}

bool borgo_lesson_read(struct borgo_lesson *lesson, const char *file, const char *text,
                       struct borgo_moves *room, struct borgo_error *error)
{
    size_t length = strlen(text);
    struct source source = {.start = text, .lesson = lesson, .room = room, .error = error};
    *lesson = (struct borgo_lesson){0};
    if (length > MAX_LESSON_TEXT)
        return borgo_error_fail(error, "%s: the text is longer than %d bytes", file,
                                MAX_LESSON_TEXT);
    lesson->text = malloc(length + 1);
    if (!lesson->text)
        abort(); /* nothing to recover to */
    memcpy(lesson->text, text, length + 1);
    borgo_lines_start(&source.lines, file, text);
    if (read_lines(&source) && check_all(&source))
        return true;
    borgo_lesson_close(lesson);
    return false;
}
