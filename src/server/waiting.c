/* Time at tables: clocks, computer players that think, people who stay away, questions nobody
 * answers, tables nobody comes to any more. See hall_parts.h. */
#include <stdio.h>
#include <string.h>

#include "core/bits.h"
#include "server/hall_parts.h"

enum { SWEEP = 60 * 1000, GRACE = 30 * 1000 };

#define SUBSTITUTE "builder"

bool seat_is_here(const struct hall_table *table, unsigned seat)
{
    for (const struct attendance *at = table->here; at; at = at->next_here)
        if (at->seat == seat)
            return true;
    return false;
}

static struct borgo_needs needs_of(struct hall_table *table)
{
    if (!table->begun || table->phase >= PHASE_OVER)
        return (struct borgo_needs){BORGO_STAGE_OVER, 0, 0};
    return borgo_sitting_advance(&table->wire.sitting);
}

/* Half a minute of lost lines a game costs nothing: what will be taken is given first. */
static void spare_lost_lines(struct hall_table *table, int64_t passed)
{
    struct borgo_sitting *sitting = &table->wire.sitting;
    borgo_seats awaited =
        borgo_table_to_act(&sitting->record.table) & borgo_sitting_people(sitting);
    if (sitting->clock.kind != BORGO_CLOCK_BANK || sitting->wish.awaited)
        return;
    for (unsigned seat = 0; seat < table->players; seat++) {
        int64_t spared = GRACE - table->spared[seat];
        if (!(awaited >> seat & 1) || seat_is_here(table, seat) || spared <= 0)
            continue;
        spared = spared < passed ? spared : passed;
        table->spared[seat] += spared;
        sitting->clock.left[seat] += spared;
    }
}

void pass_time(struct hall *hall, struct hall_table *table)
{
    int64_t passed = hall->now.run - table->passed_at;
    table->passed_at = hall->now.run;
    if (table->phase != PHASE_PLAYING || passed <= 0)
        return;
    spare_lost_lines(table, passed);
    borgo_sitting_pass(&table->wire.sitting, passed);
}

/* Computer players. */

static void ask_computer(struct hall *hall, struct hall_table *table, unsigned seat)
{
    if (hall->now.run < table->think_from)
        return; /* a tick will ask */
    struct borgo_job *job = borgo_sitting_job(&table->wire.sitting, seat, NULL);
    if (!job)
        return; /* no memory: the next tick tries again */
    uint64_t owner = 0;
    for (const char *at = table->address; *at; at++)
        owner = owner * 131 + (unsigned char)*at;
    table->thinking = ++hall->tickets;
    table->thinking_seat = seat;
    hall->host.think(hall->host.context, job, table->thinking, owner);
}

static struct hall_table *table_of_ticket(struct hall *hall, uint64_t ticket)
{
    for (unsigned i = 0; i < BUCKETS; i++)
        for (struct hall_table *table = hall->tables[i]; table; table = table->next)
            if (table->thinking == ticket)
                return table;
    return NULL;
}

/* Still the same question: else it is asked anew. */
static bool is_fresh(const struct hall_table *table, const struct borgo_job *job)
{
    struct borgo_asked_at now = borgo_sitting_now(&table->wire.sitting);
    return table->phase == PHASE_PLAYING && now.take_backs == job->asked_at.take_backs
           && now.moves == job->asked_at.moves && table->wire.sitting.player[job->request.seat]
           && !table->wire.sitting.wish.awaited && (now.together >> job->request.seat & 1);
}

static void play_thought(struct hall *hall, struct hall_table *table, const struct borgo_job *job)
{
    const struct borgo_table *game = &table->wire.sitting.record.table;
    struct borgo_error error = {0};
    char move[BORGO_MAX_MOVE_TEXT];
    struct borgo_text text;
    borgo_text_start(&text, move, sizeof move);
    borgo_moves_write(game->game, game->box, game->state, job->choice.at[0].move, &text);
    struct borgo_json *json = begin_event(hall, "move");
    borgo_json_number(json, "seat", job->request.seat);
    borgo_json_string(json, "move", move);
    happen(hall, table, &error);
}

void hall_thought(struct hall *hall, struct borgo_job *job, uint64_t ticket, bool done,
                  struct hall_time now)
{
    hall->now = now;
    struct hall_table *table = table_of_ticket(hall, ticket);
    if (table) {
        table->thinking = 0;
        if (done && is_fresh(table, job))
            play_thought(hall, table, job);
        else
            go_on(hall, table);
    }
    borgo_job_free(job);
}

/* Whoever is awaited somewhere else is told on their other lines. */
static void call_people(struct hall *hall, struct hall_table *table, borgo_seats people)
{
    for (; people; people &= (borgo_seats)(people - 1)) {
        unsigned seat = borgo_bits_lowest(people);
        size_t length;
        if (!table->chair[seat].person[0] || seat_is_here(table, seat))
            continue;
        struct borgo_json *json = paper_start(&hall->push);
        borgo_json_object(json, NULL);
        borgo_json_string(json, "push", "turn");
        borgo_json_string(json, "table", table->id);
        const char *text = paper_text(&hall->push, &length);
        tell_person(hall, table->chair[seat].person, table->last_write, text, length);
    }
}

void go_on(struct hall *hall, struct hall_table *table)
{
    struct borgo_error error = {0};
    if (table->phase == PHASE_WAITING) {
        begin_if_ready(hall, table, &error);
        return;
    }
    struct borgo_needs needs = needs_of(table);
    table->turn_since = hall->now.wall;
    table->absence = (struct absence){0};
    if (needs.stage == BORGO_STAGE_ASKING && !table->asked_at)
        table->asked_at = hall->now.run;
    if (needs.stage != BORGO_STAGE_ASKING)
        table->asked_at = 0;
    if (needs.stage == BORGO_STAGE_MOVING)
        call_people(hall, table, needs.people);
    if (needs.computers && !table->thinking)
        ask_computer(hall, table, borgo_bits_lowest(needs.computers));
    if (table->thinking && !(needs.computers >> table->thinking_seat & 1))
        hall->host.cancel(hall->host.context, table->thinking);
}

/* Somebody else plays. */

/* Whether it is nobody else's, neither at the chairs nor in the game, where somebody who is away
 * has another one. */
static bool is_unused(const struct hall_table *table, const char *name, unsigned seat)
{
    const struct borgo_seat *seats = table->wire.sitting.record.seat;
    for (unsigned other = 0; other < table->players; other++)
        if (other != seat && names_alike(seats[other].name, name))
            return false;
    return name_is_free(table, name, seat);
}

/* The name of a computer that plays for somebody: both are seen. */
static void substitute_name(const struct hall_table *table, unsigned seat,
                            char name[BORGO_MAX_NAME + 1])
{
    const char *who = table->chair[seat].name;
    size_t room = BORGO_MAX_NAME - sizeof " (" SUBSTITUTE " 2)" + 1, length = strlen(who);
    while (length > room || (length > 0 && (who[length] & 0xc0) == 0x80))
        length--;
    snprintf(name, BORGO_MAX_NAME + 1, "%.*s (" SUBSTITUTE ")", (int)length, who);
    for (unsigned i = 2; i < 10 && !is_unused(table, name, seat); i++)
        snprintf(name, BORGO_MAX_NAME + 1, "%.*s (" SUBSTITUTE " %u)", (int)length, who, i);
}

bool change_sitter(struct hall *hall, struct hall_table *table, unsigned seat, enum chair_kind kind,
                   struct borgo_error *error)
{
    struct hall_table wanted = *table;
    struct chair *chair = &wanted.chair[seat];
    char name[BORGO_MAX_NAME + 1];
    bool person = kind == CHAIR_PERSON;
    chair->kind = kind;
    snprintf(chair->level, sizeof chair->level, "%s", person ? "" : SUBSTITUTE);
    if (person)
        snprintf(name, sizeof name, "%s", chair->name);
    else
        substitute_name(table, seat, name);
    if (kind == CHAIR_COMPUTER) {
        chair->person[0] = chair->token[0] = '\0';
        snprintf(chair->name, sizeof chair->name, "%s", name);
    }
    for (unsigned next = 0; wanted.keeper == seat && !person && next < wanted.players; next++)
        if (wanted.chair[next].kind == CHAIR_PERSON)
            wanted.keeper = next;
    struct borgo_json *json = begin_event(hall, "sit");
    borgo_json_number(json, "seat", seat);
    borgo_json_string(json, "player", person ? BORGO_PERSON : SUBSTITUTE);
    borgo_json_string(json, "name", name);
    put_chairs(&wanted, json);
    borgo_json_number(json, "keeper", wanted.keeper);
    return happen(hall, table, error);
}

/* Time passes. */

static void end_question(struct hall *hall, struct hall_table *table)
{
    struct borgo_error error = {0};
    borgo_seats awaited = table->wire.sitting.wish.awaited;
    if (!table->asked_at || !awaited || hall->now.run - table->asked_at < ANSWER_TIME)
        return;
    struct borgo_json *json = begin_event(hall, "consent");
    borgo_json_number(json, "seat", borgo_bits_lowest(awaited));
    borgo_json_bool(json, "agrees", false);
    happen(hall, table, &error);
}

borgo_seats others_here(const struct hall_table *table, unsigned but)
{
    borgo_seats here = 0;
    for (unsigned seat = 0; seat < table->players; seat++)
        if (seat != but && seat_is_here(table, seat) && table->chair[seat].kind == CHAIR_PERSON)
            here |= (borgo_seats)(1u << seat);
    return here;
}

/* Whether somebody who is awaited can't be waited for much longer; games of days go by their time
 * alone. */
static bool is_missing(const struct hall *hall, const struct hall_table *table, unsigned seat,
                       bool *out_of_time)
{
    const struct borgo_clock *clock = &table->wire.sitting.clock;
    *out_of_time =
        table->phase == PHASE_PLAYING && clock->kind != BORGO_CLOCK_NONE && clock->left[seat] == 0;
    if (*out_of_time)
        return true;
    return clock->kind != BORGO_CLOCK_DECISION && !seat_is_here(table, seat)
           && hall->now.run - table->lost[seat] > hall->limits.away;
}

/* The others are asked; with nobody left to choose a computer plays when the time is up. */
static void look_for(struct hall *hall, struct hall_table *table, unsigned seat)
{
    struct borgo_error error = {0};
    struct absence *absence = &table->absence;
    bool out_of_time;
    if (absence->is || hall->now.run < absence->quiet_until
        || !is_missing(hall, table, seat, &out_of_time))
        return;
    if (others_here(table, seat)) {
        *absence = (struct absence){.is = true, .out_of_time = out_of_time, .seat = seat};
        tell_info(hall, table);
    } else if (out_of_time && !seat_is_here(table, seat)) {
        change_sitter(hall, table, seat, CHAIR_AWAY, &error);
    }
}

static void look_for_people(struct hall *hall, struct hall_table *table)
{
    struct borgo_needs needs = needs_of(table);
    if (needs.stage != BORGO_STAGE_MOVING && needs.stage != BORGO_STAGE_SEALING)
        return;
    for (borgo_seats people = needs.people; people; people &= (borgo_seats)(people - 1))
        look_for(hall, table, borgo_bits_lowest(people));
    struct absence *absence = &table->absence;
    if (absence->is && seat_is_here(table, absence->seat) && !absence->out_of_time) {
        *absence = (struct absence){0};
        tell_info(hall, table);
    }
}

/* A line that was lost is looked for; then its window is dark. */
static void darken(struct hall *hall, struct hall_table *table)
{
    for (unsigned seat = 0; seat < table->players; seat++)
        if (table->lost[seat] && !seat_is_here(table, seat)
            && hall->now.run - table->lost[seat] > SEEKING
            && hall->now.run - table->lost[seat] < SEEKING + 1000)
            tell_info(hall, table);
}

/* Nobody has come for long. */
static bool expire(struct hall *hall, struct hall_table *table)
{
    struct borgo_error error = {0};
    int64_t idle = hall->now.wall - table->changed, most = table->phase == PHASE_WAITING
                                                               ? hall->limits.idle_waiting
                                                               : hall->limits.idle_playing;
    if (table->clock.kind == BORGO_CLOCK_DECISION && most < 3 * table->clock.time)
        most = 3 * table->clock.time;
    if ((table->here && !table->dropped) || table->last_write > hall->safe)
        return false;
    if (table->phase == PHASE_CLOSED && !table->begun && !table->dropped
        && table->ending != ENDED_RULES) {
        delete_table(hall, table); /* nothing was played */
        return true;
    }
    if (table->phase >= PHASE_OVER) {
        drop_table(hall, table); /* the store has it, or no more */
        return true;
    }
    if (idle < most || hall->now.run < hall->patient_until)
        return false;
    borgo_json_string(begin_event(hall, "end"), "why", "left");
    happen(hall, table, &error);
    return true;
}

void tick_table(struct hall *hall, struct hall_table *table)
{
    pass_time(hall, table);
    if (table->info_due)
        tell_info(hall, table);
    if (table->phase >= PHASE_OVER || hall->now.run - hall->swept > SWEEP)
        if (expire(hall, table))
            return;
    if (table->phase == PHASE_WAITING || table->phase >= PHASE_OVER)
        return;
    end_question(hall, table);
    look_for_people(hall, table);
    darken(hall, table);
    struct borgo_needs needs = needs_of(table);
    if (needs.computers && !table->thinking)
        ask_computer(hall, table, borgo_bits_lowest(needs.computers));
}
