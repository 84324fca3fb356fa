/* A table that is here: the host of a sitting, for the screen of table.h. */
#include <stdio.h>

#include "terminal/full/table.h"
#include "terminal/language.h"

struct here {
    struct borgo_sitting *sitting;
    const struct table_settings *settings;
    bool kept; /* the record is, as it was then: */
    uint32_t moves;
    uint64_t take_backs;
    uint64_t moment;
};

/* After every move, so that nothing is lost however the program ends. */
static void keep_up(struct here *here)
{
    const struct borgo_sitting *sitting = here->sitting;
    if (here->kept && here->moves == sitting->record.table.count
        && here->take_backs == sitting->take_backs)
        return;
    here->kept = true;
    here->moves = sitting->record.table.count;
    here->take_backs = sitting->take_backs;
    here->settings->keep(here->settings->context);
}

static struct table_needs advance(void *here_)
{
    struct here *here = here_;
    struct borgo_needs needs = borgo_sitting_advance(here->sitting);
    keep_up(here);
    return (struct table_needs){needs.stage, needs.people, needs.computers,
                                here->sitting->wish.seat};
}

/* It changes only when it is said to have changed. */
static uint64_t moment(void *here_)
{
    struct here *here = here_;
    return ++here->moment;
}

static void look(void *here_, struct view *view, struct story *story, void *seen)
{
    struct here *here = here_;
    const struct borgo_record *record = &here->sitting->record;
    const struct borgo_table *table = &record->table;
    borgo_table_view(table, view->viewer, seen);
    write_story(story, record, table->count, view->viewer);
    view->since = since_last_turn(table, view->viewer);
    view->recent_count =
        recent_things(table, view->board, view->since, table->count, view->viewer, view->recent);
    view->acts = borgo_table_to_act(table);
}

static void play(void *here_, unsigned seat, borgo_move move)
{
    struct here *here = here_;
    borgo_sitting_play(here->sitting, seat, move);
}

static bool take_back(void *here_, unsigned seat, char sentence[MAX_LINE])
{
    struct here *here = here_;
    struct borgo_error error = {.translate = tr};
    enum borgo_taking_back result = borgo_sitting_take_back(here->sitting, seat, &error);
    if (result == BORGO_NOT_TAKEN_BACK)
        snprintf(sentence, MAX_LINE, "%s", error.message);
    return result == BORGO_TAKEN_BACK;
}

static void answer(void *here_, unsigned seat, bool agrees)
{
    struct here *here = here_;
    borgo_sitting_answer(here->sitting, seat, agrees);
}

static struct borgo_job *job(void *here_, unsigned seat, const struct borgo_player *player,
                             char sentence[MAX_LINE])
{
    struct here *here = here_;
    (void)sentence;
    return borgo_sitting_job(here->sitting, seat, player);
}

static void accept(void *here_, const struct borgo_job *thought)
{
    struct here *here = here_;
    borgo_sitting_accept(here->sitting, thought);
}

enum table_end play_table(struct frame *frame, struct borgo_sitting *sitting,
                          const struct table_settings *settings)
{
    struct here here = {.sitting = sitting, .settings = settings};
    struct table_host host = {.of = &here,
                              .record = &sitting->record,
                              .people = borgo_sitting_people(sitting),
                              .watcher = BORGO_CHANCE,
                              .advance = advance,
                              .moment = moment,
                              .look = look,
                              .play = play,
                              .take_back = take_back,
                              .answer = answer,
                              .job = job,
                              .accept = accept};
    return play_at(frame, &host, settings);
}
