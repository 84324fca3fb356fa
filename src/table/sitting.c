/* A game in progress and everyone at it: see sitting.h. */
#include "table/sitting.h"

#include <string.h>

static bool is_person(const struct borgo_seat *seat)
{
    return strcmp(seat->player, BORGO_PERSON) == 0;
}

bool borgo_sitting_open(struct borgo_sitting *sitting, struct borgo_record *record,
                        struct borgo_error *error)
{
    *sitting = (struct borgo_sitting){.record = *record};
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        if (is_person(&record->seat[seat]))
            continue;
        sitting->player[seat] = borgo_player_find(record->seat[seat].player, error);
        if (!sitting->player[seat]) {
            borgo_sitting_close(sitting);
            return false;
        }
    }
    return true;
}

void borgo_sitting_close(struct borgo_sitting *sitting)
{
    borgo_record_close(&sitting->record);
    *sitting = (struct borgo_sitting){0};
}

borgo_seats borgo_sitting_people(const struct borgo_sitting *sitting)
{
    borgo_seats people = 0;
    for (unsigned seat = 0; seat < sitting->record.setup.players; seat++)
        if (!sitting->player[seat])
            people |= (borgo_seats)(1u << seat);
    return people;
}

struct borgo_needs borgo_sitting_advance(struct borgo_sitting *sitting)
{
    struct borgo_record *record = &sitting->record;
    borgo_seats people = borgo_sitting_people(sitting), to_act;
    if (sitting->wish.awaited)
        return (struct borgo_needs){BORGO_STAGE_ASKING, sitting->wish.awaited, 0};
    if (!borgo_record_settle(record))
        return (struct borgo_needs){BORGO_STAGE_SEALING, borgo_pact_awaited(&record->pact), 0};
    while ((to_act = borgo_table_to_act(&record->table)) >> BORGO_CHANCE & 1)
        borgo_sitting_play(sitting, BORGO_CHANCE,
                           borgo_dealer_move(&record->dealer, &record->table));
    if (!to_act)
        return (struct borgo_needs){BORGO_STAGE_OVER, 0, 0};
    return (struct borgo_needs){BORGO_STAGE_MOVING, to_act & people, to_act & (borgo_seats)~people};
}

borgo_seats borgo_sitting_pass(struct borgo_sitting *sitting, int64_t passed)
{
    borgo_seats awaited =
        borgo_table_to_act(&sitting->record.table) & borgo_sitting_people(sitting);
    return sitting->wish.awaited ? 0 : borgo_clock_pass(&sitting->clock, awaited, passed);
}

void borgo_sitting_play(struct borgo_sitting *sitting, unsigned seat, borgo_move move)
{
    borgo_table_play(&sitting->record.table, seat, move, NULL);
    if (seat != BORGO_CHANCE)
        borgo_clock_decided(&sitting->clock, seat);
}

bool borgo_sitting_move(struct borgo_sitting *sitting, unsigned seat, const char *text,
                        struct borgo_moves *room, struct borgo_error *error)
{
    const struct borgo_table *table = &sitting->record.table;
    borgo_move move;
    if (sitting->wish.awaited)
        return borgo_error_fail(error, "somebody asks to take a move back: that is answered first");
    if (seat >= sitting->record.setup.players || sitting->player[seat])
        return borgo_error_fail(error, "seat %u is not a person's", seat);
    if (!borgo_moves_find(table->game, table->box, table->state, seat, text, room, &move, error))
        return false;
    borgo_sitting_play(sitting, seat, move);
    return true;
}

static enum borgo_taking_back go_back(struct borgo_sitting *sitting)
{
    borgo_record_take_back(&sitting->record, sitting->wish.seat, &sitting->wish.way);
    borgo_clock_taken_back(&sitting->clock, sitting->wish.seat);
    sitting->take_backs++;
    return BORGO_TAKEN_BACK;
}

enum borgo_taking_back borgo_sitting_take_back(struct borgo_sitting *sitting, unsigned seat,
                                               struct borgo_error *error)
{
    struct borgo_wish wish = {.seat = seat};
    if (sitting->wish.awaited) {
        borgo_error_fail(error, "somebody asks to take a move back: that is answered first");
        return BORGO_NOT_TAKEN_BACK;
    }
    if (!borgo_table_way_back(&sitting->record.table, seat, &wish.way)) {
        borgo_error_fail(error, "You have made no move yet that you could take back.");
        return BORGO_NOT_TAKEN_BACK;
    }
    wish.awaited = wish.way.consent & borgo_sitting_people(sitting);
    sitting->wish = wish;
    return wish.awaited ? BORGO_ASKS_TO_TAKE_BACK : go_back(sitting);
}

enum borgo_taking_back borgo_sitting_answer(struct borgo_sitting *sitting, unsigned seat,
                                            bool agrees)
{
    sitting->wish.awaited &= (borgo_seats) ~(1u << seat);
    if (!agrees) {
        sitting->wish.awaited = 0;
        return BORGO_NOT_TAKEN_BACK;
    }
    return sitting->wish.awaited ? BORGO_ASKS_TO_TAKE_BACK : go_back(sitting);
}

struct borgo_asked_at borgo_sitting_now(const struct borgo_sitting *sitting)
{
    const struct borgo_table *table = &sitting->record.table;
    return (struct borgo_asked_at){sitting->take_backs, table->count, borgo_table_to_act(table)};
}

struct borgo_job *borgo_sitting_job(const struct borgo_sitting *sitting, unsigned seat,
                                    const struct borgo_player *player)
{
    const struct borgo_table *table = &sitting->record.table;
    struct borgo_job *job = borgo_job_new(
        player ? player : sitting->player[seat], table->game, table->box, table->state, seat,
        borgo_dealer_decision_seed(&sitting->record.dealer, table, seat));
    if (job)
        job->asked_at = borgo_sitting_now(sitting);
    return job;
}

/* All that has happened since is that others chose who were to choose at the same time. */
static bool is_fresh(const struct borgo_sitting *sitting, unsigned seat,
                     const struct borgo_asked_at *asked_at)
{
    const struct borgo_table *table = &sitting->record.table;
    if (asked_at->take_backs != sitting->take_backs || sitting->wish.awaited)
        return false;
    for (uint32_t i = asked_at->moves; i < table->count; i++)
        if (table->log[i].seat == seat || !(asked_at->together >> table->log[i].seat & 1))
            return false;
    return borgo_table_to_act(table) >> seat & 1;
}

bool borgo_sitting_accept(struct borgo_sitting *sitting, const struct borgo_job *job)
{
    if (!is_fresh(sitting, job->request.seat, &job->asked_at))
        return false;
    borgo_sitting_play(sitting, job->request.seat, job->choice.at[0].move);
    return true;
}

bool borgo_sitting_take_thought(struct borgo_sitting *sitting, unsigned seat,
                                const struct borgo_asked_at *asked_at, const char *text,
                                struct borgo_moves *room, struct borgo_error *error)
{
    const struct borgo_table *table = &sitting->record.table;
    borgo_move move;
    if (seat >= sitting->record.setup.players || !sitting->player[seat])
        return borgo_error_fail(error, "seat %u is not a computer player's", seat);
    if (!is_fresh(sitting, seat, asked_at))
        return borgo_error_fail(error, "the game has gone on: that thought comes too late");
    if (!borgo_moves_find(table->game, table->box, table->state, seat, text, room, &move, error))
        return false;
    borgo_sitting_play(sitting, seat, move);
    return true;
}
