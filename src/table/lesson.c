/* Walking through a lesson: see lesson.h. The lesson was checked when it was read, so every reply
 * is legal here. */
#include "table/lesson.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "table/job.h"

const char borgo_lesson_player[] = "beginner";

void borgo_lesson_close(struct borgo_lesson *lesson)
{
    free(lesson->box);
    free(lesson->text);
    *lesson = (struct borgo_lesson){0};
}

static const struct borgo_lesson_step *this_step(const struct borgo_lesson_walk *walk)
{
    return &walk->lesson->step[walk->step];
}

static void play_text(struct borgo_table *table, unsigned seat, const char *text,
                      struct borgo_moves *room)
{
    borgo_move move;
    bool legal =
        borgo_moves_find(table->game, table->box, table->state, seat, text, room, &move, NULL);
    assert(legal);
    if (legal)
        borgo_table_play(table, seat, move, NULL);
}

static void set_position(struct borgo_lesson_walk *walk, const char *position)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    const struct borgo_lesson *lesson = walk->lesson;
    struct borgo_setup setup = lesson->setup;
    struct borgo_reader reader = {position};
    bool read =
        borgo_position_read_setup(lesson->game, &reader, &setup, NULL)
        && borgo_position_read(lesson->game, lesson->box, &reader, BORGO_CHANCE, state, NULL);
    assert(read);
    borgo_table_close(walk->table);
    if (read)
        borgo_table_open_at(walk->table, lesson->game, lesson->box, state);
}

static void ask(struct borgo_lesson_walk *walk, unsigned step)
{
    walk->step = step;
    walk->stage = BORGO_LESSON_ASKS;
    walk->replied = 0;
    walk->others_acted = false;
}

/* A step without a position of its own is reached by the right moves from the last one that has
 * one. */
void borgo_lesson_enter(struct borgo_lesson_walk *walk, unsigned step, struct borgo_moves *room)
{
    const struct borgo_lesson *lesson = walk->lesson;
    unsigned from = step;
    while (!lesson->step[from].position)
        from--;
    set_position(walk, lesson->step[from].position);
    for (; from < step; from++) {
        const struct borgo_lesson_step *passed = &lesson->step[from];
        play_text(walk->table, lesson->you, passed->way[0], room);
        for (unsigned i = 0; i < passed->replies; i++)
            play_text(walk->table, passed->reply[i].seat, passed->reply[i].move, room);
    }
    ask(walk, step);
}

void borgo_lesson_begin(struct borgo_lesson_walk *walk, const struct borgo_lesson *lesson,
                        struct borgo_table *table, unsigned step, struct borgo_moves *room)
{
    *walk = (struct borgo_lesson_walk){.lesson = lesson, .table = table};
    borgo_lesson_enter(walk, step, room);
}

void borgo_lesson_leave(struct borgo_lesson_walk *walk)
{
    if (walk->table)
        borgo_table_close(walk->table);
    *walk = (struct borgo_lesson_walk){0};
}

static bool is_last(const struct borgo_lesson_walk *walk)
{
    return walk->step + 1 == walk->lesson->count;
}

/* Free steps follow each other on the board as it is. */
void borgo_lesson_go_on(struct borgo_lesson_walk *walk, struct borgo_moves *room)
{
    if (is_last(walk) || !borgo_table_to_act(walk->table))
        walk->stage = BORGO_LESSON_OVER;
    else if (walk->lesson->step[walk->step + 1].position && !this_step(walk)->free)
        borgo_lesson_enter(walk, walk->step + 1, room);
    else
        ask(walk, walk->step + 1);
}

static void end_step(struct borgo_lesson_walk *walk, struct borgo_moves *room)
{
    if (this_step(walk)->then || is_last(walk))
        walk->stage = BORGO_LESSON_SAYS_SO;
    else
        borgo_lesson_go_on(walk, room);
}

/* After a move: whose turn it is, and whether the step is done. */
static void look_on(struct borgo_lesson_walk *walk, struct borgo_moves *room)
{
    const struct borgo_lesson_step *step = this_step(walk);
    borgo_seats to_act = borgo_table_to_act(walk->table);
    bool yours = to_act >> walk->lesson->you & 1;
    if (step->free ? !to_act || (yours && walk->others_acted && !is_last(walk))
                   : walk->replied == step->replies)
        end_step(walk, room);
    else
        walk->stage = step->free && yours ? BORGO_LESSON_ASKS : BORGO_LESSON_ANSWERS;
}

static void reply(struct borgo_lesson_walk *walk, struct borgo_moves *room)
{
    const struct borgo_lesson_reply *next = &this_step(walk)->reply[walk->replied++];
    play_text(walk->table, next->seat, next->move, room);
}

/* What chance brings: as the step says, or by lot. */
static void deal(struct borgo_lesson_walk *walk, struct borgo_rng *deals, struct borgo_moves *room)
{
    const struct borgo_lesson_step *step = this_step(walk);
    struct borgo_table *table = walk->table;
    while (borgo_table_to_act(table) >> BORGO_CHANCE & 1) {
        if (step->free)
            borgo_table_play(table, BORGO_CHANCE,
                             table->game->deal(table->box, table->state, deals), NULL);
        else if (walk->replied < step->replies)
            reply(walk, room);
        else
            return;
    }
}

static bool is_way(const struct borgo_lesson_step *step, const char *text)
{
    for (unsigned i = 0; i < step->ways; i++)
        if (strcmp(step->way[i], text) == 0)
            return true;
    return step->free;
}

enum borgo_lesson_verdict borgo_lesson_try(struct borgo_lesson_walk *walk, const char *text,
                                           struct borgo_rng *deals, struct borgo_moves *room,
                                           struct borgo_error *error)
{
    const struct borgo_table *table = walk->table;
    borgo_move move;
    if (walk->stage != BORGO_LESSON_ASKS) {
        borgo_error_fail(error, "the lesson waits for no move now");
        return BORGO_LESSON_REFUSED;
    }
    if (!borgo_moves_find(table->game, table->box, table->state, walk->lesson->you, text, room,
                          &move, error))
        return BORGO_LESSON_REFUSED;
    if (!is_way(this_step(walk), text))
        return BORGO_LESSON_WRONG;
    borgo_table_play(walk->table, walk->lesson->you, move, NULL);
    deal(walk, deals, room);
    look_on(walk, room);
    return BORGO_LESSON_RIGHT;
}

unsigned borgo_lesson_next_seat(const struct borgo_lesson_walk *walk)
{
    const struct borgo_lesson_step *step = this_step(walk);
    return step->free ? borgo_moves_actor(borgo_table_to_act(walk->table))
                      : step->reply[walk->replied].seat;
}

static void think(struct borgo_lesson_walk *walk, unsigned seat, uint64_t seed)
{
    struct borgo_table *table = walk->table;
    struct borgo_job *job = borgo_job_new(borgo_player_find(borgo_lesson_player, NULL), table->game,
                                          table->box, table->state, seat, seed);
    if (!job)
        abort(); /* nothing to recover to */
    borgo_job_think(job);
    borgo_table_play(table, seat, job->choice.at[0].move, NULL);
    borgo_job_free(job);
    walk->others_acted = true;
}

void borgo_lesson_answer(struct borgo_lesson_walk *walk, struct borgo_rng *deals, uint64_t seed,
                         struct borgo_moves *room)
{
    if (walk->stage != BORGO_LESSON_ANSWERS)
        return;
    if (this_step(walk)->free)
        think(walk, borgo_lesson_next_seat(walk), seed);
    else
        reply(walk, room);
    deal(walk, deals, room);
    look_on(walk, room);
}
