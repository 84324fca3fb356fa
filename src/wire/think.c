/* Computer players asked through the wire: see parts.h. They think about a hidden copy of the
 * position, wherever the host lets them. */
#include <stdlib.h>

#include "wire/parts.h"

enum { AN_HOUR = 3600000, MOST_PLAYOUTS = 100000000 };

double wire_time_used(void *clock_)
{
    const struct wire_clock *clock = clock_;
    return (clock->host->now(clock->host->context) - clock->start) / clock->seconds;
}

void wire_start_clock(void *clock_)
{
    struct wire_clock *clock = clock_;
    const struct borgo_wire_host *host = clock->host;
    clock->start = host->now(host->context);
}

bool spending_members(struct call *call, struct spending *spending)
{
    const struct borgo_wire_host *host = &call->wire->host;
    uint32_t most = host->most_milliseconds ? host->most_milliseconds : AN_HOUR;
    int64_t milliseconds = host->now ? host->most_milliseconds : 0, budget = 0;
    *spending = (struct spending){.clock = {.host = host}};
    if (has(call, "ms") && !number_member(call, "ms", most, &milliseconds))
        return false;
    if (has(call, "ms") && milliseconds && !host->now)
        return borgo_error_fail(&call->error,
                                "there is no clock here: give 'budget' instead of 'ms'");
    if (has(call, "budget") && !number_member(call, "budget", MOST_PLAYOUTS, &budget))
        return false;
    spending->budget = (uint32_t)budget;
    spending->clock.seconds = (double)milliseconds / 1000;
    return true;
}

const struct borgo_player *player_members(struct call *call, const char *otherwise,
                                          struct spending *spending)
{
    const char *level = has(call, "level") ? string_member(call, "level") : otherwise;
    const struct borgo_player *player = level ? borgo_player_find(level, &call->error) : NULL;
    return player && spending_members(call, spending) ? player : NULL;
}

struct thinking {
    struct borgo_job *job;
    struct borgo_hint *hint;
};

static void think(void *thinking_)
{
    struct thinking *thinking = thinking_;
    borgo_hint_think(thinking->job, thinking->hint);
}

bool let_think(struct call *call, struct borgo_job *job, struct borgo_hint *hint,
               struct spending *spending)
{
    struct thinking thinking = {job, hint};
    job->request.budget = spending->budget;
    if (spending->clock.seconds > 0) {
        job->request.time_used = wire_time_used;
        job->request.clock = &spending->clock;
        wire_start_clock(&spending->clock);
    }
    carry_out(call->wire, &(struct borgo_wire_work){think, &thinking, &job->cancelled});
    return !atomic_load_explicit(&job->cancelled, memory_order_relaxed)
           || borgo_error_fail(&call->error, "cancelled");
}

/* At a table thoughts come from the dealer's key, so that the same game is the same game again. */
static struct borgo_job *make_job(struct borgo_wire *wire, unsigned seat,
                                  const struct borgo_player *player)
{
    const struct borgo_table *table = wire->table;
    struct borgo_job *job = wire->kind == BORGO_WIRE_TABLE
                                ? borgo_sitting_job(&wire->sitting, seat, player)
                                : borgo_job_new(player, table->game, table->box, table->state, seat,
                                                borgo_rng_next(&wire->thoughts));
    if (!job)
        abort(); /* nothing to recover to */
    return job;
}

void put_value(const struct call *call, const char *name, const double *chance,
               struct borgo_json *json)
{
    borgo_json_array(json, name);
    for (unsigned seat = 0; seat < wire_players(call->wire); seat++)
        borgo_json_real(json, NULL, chance[seat], 4);
    borgo_json_close(json);
}

/* The members of a move and `value`. */
static void put_judged(const struct call *call, const struct borgo_job *job,
                       const struct borgo_judged *judged, struct borgo_json *json)
{
    put_move_members(call, job->seen, job->request.seat, judged->move, json);
    put_value(call, "value", judged->chance, json);
}

static void put_choice(const struct call *call, const struct borgo_job *job,
                       struct borgo_json *json)
{
    borgo_json_number(json, "seat", job->request.seat);
    put_judged(call, job, &job->choice.at[0], json);
    borgo_json_array(json, "alternatives");
    for (uint32_t i = 1; i < job->choice.count; i++) {
        borgo_json_object(json, NULL);
        put_judged(call, job, &job->choice.at[i], json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

bool seed_member(struct call *call, bool *given, uint64_t *seed)
{
    unsigned char bytes[BORGO_SEED_BYTES];
    *given = has(call, "seed");
    *seed = 0;
    if (!*given)
        return true;
    const char *text = string_member(call, "seed");
    if (!text || !borgo_dealer_read_seed(text, bytes, &call->error))
        return false;
    *seed = borgo_hash_word_at(bytes);
    return true;
}

struct borgo_job *job_members(struct call *call, const char *level, struct spending *spending)
{
    unsigned seat = 0;
    bool seeded;
    uint64_t seed;
    const struct borgo_player *player = player_members(call, level, spending);
    if (!player || !acting_seat(call, &seat) || !seed_member(call, &seeded, &seed))
        return NULL;
    struct borgo_job *job = make_job(call->wire, seat, player);
    if (seeded)
        borgo_rng_seed(&job->rng, seed);
    job->request.wants_chances = true;
    return job;
}

bool answer_best(struct call *call)
{
    struct spending spending = {0};
    struct borgo_job *job = job_members(call, "builder", &spending);
    if (!job)
        return false;
    bool thought = let_think(call, job, NULL, &spending);
    if (thought)
        put_choice(call, job, open_answer(call));
    borgo_job_free(job);
    return thought;
}

bool thinking_seat(struct call *call, unsigned *seat)
{
    const struct borgo_sitting *sitting = &call->wire->sitting;
    borgo_seats awaited = sitting->wish.awaited ? 0 : borgo_table_to_act(&sitting->record.table);
    awaited &= (borgo_seats) ~(borgo_sitting_people(sitting) | 1u << BORGO_CHANCE);
    *seat = awaited ? borgo_moves_actor(awaited) : 0;
    if (has(call, "seat")
        && !seat_member(call, "seat", sitting->record.setup.players, NULL, 0, seat))
        return false;
    return awaited >> *seat & 1
           || borgo_error_fail(&call->error, "no computer player is to move there");
}

bool answer_think(struct call *call)
{
    struct borgo_sitting *sitting = &call->wire->sitting;
    struct spending spending = {0};
    unsigned seat = 0;
    uint32_t from = sitting->record.table.count;
    if (!spending_members(call, &spending) || !thinking_seat(call, &seat))
        return false;
    struct borgo_job *job = borgo_sitting_job(sitting, seat, NULL);
    if (!job)
        abort(); /* nothing to recover to */
    bool thought = let_think(call, job, NULL, &spending);
    if (thought)
        borgo_sitting_accept(sitting, job);
    borgo_job_free(job);
    return thought && answer_table_status(call, from);
}
