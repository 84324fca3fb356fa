/* Judging a game's decisions for the wire, and keeping what was judged: see study.h. */
#include "wire/study.h"

#include <stdlib.h>

/* Whether it is still the same game. */
static uint64_t fingerprint(const struct borgo_table *table)
{
    uint64_t hash = 0xcbf29ce484222325u + table->count;
    for (uint32_t i = 0; i < table->count; i++) {
        uint64_t word = (uint64_t)table->log[i].seat << 32 | table->log[i].move;
        hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 29;
    }
    return hash;
}

void forget_study(struct borgo_wire *wire)
{
    if (wire->study)
        borgo_analysis_close(&wire->study->analysis);
    free(wire->study);
    wire->study = NULL;
}

struct borgo_study *find_study(struct call *call, const struct borgo_study *like)
{
    struct borgo_wire *wire = call->wire;
    struct borgo_study *study = wire->study;
    uint64_t moves = fingerprint(wire->table);
    if (study && study->player == like->player && study->seed == like->seed
        && study->budget == like->budget && study->seconds == like->seconds
        && study->moves == moves)
        return study;
    forget_study(wire);
    wire->study = study = wire_allocate(sizeof *study);
    *study = *like;
    study->moves = moves;
    borgo_analysis_open(&study->analysis, wire->table);
    return study;
}

/* Decisions being judged, in another thread perhaps. */
struct session {
    struct borgo_study *study;
    uint32_t from, to;
    borgo_seats seats;
    atomic_bool cancelled;
    struct borgo_analyst analyst;
};

static void judge_all(void *session_)
{
    struct session *session = session_;
    struct borgo_analysis *analysis = &session->study->analysis;
    if (!analysis->started)
        borgo_analysis_start(&session->analyst, analysis->start);
    analysis->started = true;
    for (uint32_t i = session->from; i < session->to; i++) {
        if (analysis->judgement[i].known || !(session->seats >> analysis->decision[i].seat & 1))
            continue;
        if (!borgo_analysis_judge(&session->analyst, &analysis->decision[i],
                                  &analysis->judgement[i]))
            return;
    }
}

bool carry_on_study(struct call *call, struct borgo_study *study, struct spending *spending,
                    uint32_t from, uint32_t to, borgo_seats seats)
{
    struct session *session = wire_allocate(sizeof *session);
    struct borgo_analyst *analyst = &session->analyst;
    *session = (struct session){.study = study, .from = from, .to = to, .seats = seats};
    atomic_init(&session->cancelled, false);
    analyst->table = call->wire->table;
    analyst->player = study->player;
    analyst->memory = wire_allocate(study->player->memory);
    analyst->budget = study->budget;
    analyst->seed = study->seed;
    analyst->cancelled = &session->cancelled;
    if (study->seconds > 0) {
        analyst->clock = &spending->clock;
        analyst->time_used = wire_time_used;
        analyst->start_clock = wire_start_clock;
    }
    carry_out(call->wire, &(struct borgo_wire_work){judge_all, session, &session->cancelled});
    bool done = !atomic_load_explicit(&session->cancelled, memory_order_relaxed)
                || borgo_error_fail(&call->error, "cancelled");
    free(analyst->memory);
    free(session);
    return done;
}
