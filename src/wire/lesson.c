/* Lessons through the wire: a free game with a lesson laid over it, which says whose turn it is and
 * which moves are right. See parts.h; all of it is table/lesson.h's, and only said in JSON here. */
#include <stdlib.h>
#include <string.h>

#include "wire/parts.h"

void clear_lesson(struct borgo_wire *wire)
{
    if (!wire->lesson)
        return;
    borgo_lesson_close(wire->lesson);
    free(wire->lesson);
    wire->lesson = NULL;
}

/* In the reader's language, if the catalogues have it. */
static void put_text(const struct call *call, const char *name, const char *text,
                     struct borgo_json *json)
{
    if (text)
        borgo_json_string(json, name, call->language ? call->language->translate(text) : text);
}

static void put_cell(struct borgo_json *json, const char *name, const int cell[2])
{
    put_numbers(json, name, (const int32_t[2]){cell[0], cell[1]}, 2);
}

static void put_titles(const struct call *call, const struct borgo_lesson *lesson,
                       struct borgo_json *json)
{
    borgo_json_array(json, "steps");
    for (unsigned i = 0; i < lesson->count; i++)
        put_text(call, NULL, lesson->step[i].title, json);
    borgo_json_close(json);
}

static void put_list(struct borgo_json *json, const char *name, const char *const *list,
                     unsigned count)
{
    borgo_json_array(json, name);
    for (unsigned i = 0; i < count; i++)
        borgo_json_string(json, NULL, list[i]);
    borgo_json_close(json);
}

static void put_says(const struct call *call, const struct borgo_lesson_step *step,
                     struct borgo_json *json)
{
    put_text(call, "task", step->task, json);
    borgo_json_array(json, "say");
    for (unsigned i = 0; i < step->says; i++)
        put_text(call, NULL, step->say[i], json);
    borgo_json_close(json);
    put_text(call, "other", step->other, json);
    put_text(call, "then", step->then, json);
}

static void put_places(const struct call *call, const struct borgo_lesson_step *step,
                       struct borgo_json *json)
{
    if (step->note) {
        borgo_json_object(json, "note");
        put_cell(json, "cell", step->at);
        put_text(call, "say", step->note, json);
        borgo_json_close(json);
    }
    if (step->has_window) {
        borgo_json_array(json, "window");
        put_cell(json, NULL, step->window);
        put_cell(json, NULL, step->window + 2);
        borgo_json_close(json);
    }
}

static const char *stage_word(enum borgo_lesson_stage stage)
{
    static const char *const words[] = {"asks", "answers", "says", "over"};
    return words[stage];
}

static void put_lesson(const struct call *call, struct borgo_json *json)
{
    const struct borgo_lesson_walk *walk = &call->wire->walk;
    const struct borgo_lesson_step *step = &walk->lesson->step[walk->step];
    borgo_json_object(json, "lesson");
    borgo_json_string(json, "game", walk->lesson->game->name);
    borgo_json_number(json, "you", walk->lesson->you);
    borgo_json_array(json, "names");
    for (unsigned seat = 0; seat < walk->lesson->setup.players; seat++)
        borgo_json_string(json, NULL, walk->lesson->name[seat]);
    borgo_json_close(json);
    borgo_json_string(json, "player", borgo_lesson_player);
    put_titles(call, walk->lesson, json);
    borgo_json_number(json, "step", walk->step);
    borgo_json_string(json, "stage", stage_word(walk->stage));
    borgo_json_bool(json, "free", step->free);
    put_says(call, step, json);
    put_places(call, step, json);
    put_list(json, "ways", step->way, step->ways);
    borgo_json_close(json);
}

/* As a table answers, so that a page can show it as one. */
static bool answer_lesson_status(struct call *call, uint32_t from)
{
    const struct borgo_lesson_walk *walk = &call->wire->walk;
    const struct borgo_table *table = call->wire->table;
    struct borgo_json *json = open_answer(call);
    bool asks = walk->stage == BORGO_LESSON_ASKS, answers = walk->stage == BORGO_LESSON_ANSWERS;
    borgo_json_string(json, "stage", borgo_table_to_act(table) ? "moving" : "over");
    put_seats(json, "people", asks ? 1u << walk->lesson->you : 0);
    put_seats(json, "computers", answers ? 1u << borgo_lesson_next_seat(walk) : 0);
    borgo_json_number(json, "count", table->count);
    put_entries(call, "happened", from < table->count ? from : table->count, true, json);
    put_status(call, json);
    put_lesson(call, json);
    return true;
}

static bool step_member(struct call *call, const struct borgo_lesson *lesson, unsigned *step)
{
    int64_t number = 0;
    if (has(call, "step") && !number_member(call, "step", BORGO_LESSON_STEPS, &number))
        return false;
    *step = (unsigned)number;
    return *step < lesson->count
           || borgo_error_fail(&call->error, "the lesson has %u steps", lesson->count);
}

static struct borgo_lesson *read_lesson(struct call *call)
{
    const char *text = string_member(call, "text");
    struct borgo_lesson *lesson = text ? wire_allocate(sizeof *lesson) : NULL;
    if (!lesson || borgo_lesson_read(lesson, "lesson", text, call->wire->room, &call->error))
        return lesson;
    free(lesson);
    return NULL;
}

/* The step of the lesson that is open already. */
static bool enter_step(struct call *call)
{
    unsigned step;
    if (!call->wire->lesson)
        return borgo_error_fail(&call->error, "there is no lesson: send its 'text' first");
    if (!step_member(call, call->wire->lesson, &step))
        return false;
    borgo_lesson_enter(&call->wire->walk, step, call->wire->room);
    return answer_lesson_status(call, 0);
}

bool answer_lesson(struct call *call)
{
    struct borgo_wire *wire = call->wire;
    unsigned step;
    if (!has(call, "text"))
        return enter_step(call);
    struct borgo_lesson *lesson = read_lesson(call);
    if (!lesson)
        return false;
    if (!step_member(call, lesson, &step)) {
        borgo_lesson_close(lesson);
        free(lesson);
        return false;
    }
    clear_table(wire);
    wire->kind = BORGO_WIRE_FREE;
    wire->lesson = lesson;
    wire->table = &wire->free;
    memcpy(wire->name, lesson->name, sizeof wire->name);
    borgo_lesson_begin(&wire->walk, lesson, &wire->free, step, wire->room);
    return answer_lesson_status(call, 0);
}

static bool is_lesson(struct call *call)
{
    return call->wire->lesson
           || borgo_error_fail(&call->error, "there is no lesson: send its 'text' first");
}

bool answer_try(struct call *call)
{
    struct borgo_wire *wire = call->wire;
    uint32_t from = wire->table->count;
    const char *text = is_lesson(call) ? string_member(call, "move") : NULL;
    if (!text)
        return false;
    enum borgo_lesson_verdict verdict =
        borgo_lesson_try(&wire->walk, text, &wire->deals, wire->room, &call->error);
    if (verdict == BORGO_LESSON_REFUSED)
        return false;
    answer_lesson_status(call, from);
    borgo_json_bool(&call->json, "right", verdict == BORGO_LESSON_RIGHT);
    return true;
}

bool answer_follow(struct call *call)
{
    struct borgo_wire *wire = call->wire;
    uint32_t from = wire->table->count;
    if (!is_lesson(call))
        return false;
    if (wire->walk.stage == BORGO_LESSON_SAYS_SO)
        borgo_lesson_go_on(&wire->walk, wire->room);
    else
        borgo_lesson_answer(&wire->walk, &wire->deals, borgo_rng_next(&wire->thoughts), wire->room);
    return answer_lesson_status(call, from);
}
