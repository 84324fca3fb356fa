/* A game looked at afterwards, through the wire: all of it, or a step at a time, which lets whoever
 * asks show results while it runs. See parts.h. */
#include <stdlib.h>

#include "table/analysis.h"
#include "wire/analysis.h"
#include "wire/parts.h"

enum { OWN_BUDGET = 300, ALL_STEPS = -1 };

/* An analysis being made. */
struct study {
    struct borgo_analyst analyst;
    struct spending spending;
    atomic_bool cancelled;
    int64_t only; /* that step, or ALL_STEPS */
    int32_t start[BORGO_MAX_SEATS];
    struct borgo_step *steps;
};

/* Millionths as a part of one, digit by digit, so that what adds up here adds up there. */
static void put_part(struct borgo_json *json, const char *name, int64_t millionths)
{
    borgo_json_decimal(json, name, millionths, 6);
}

void borgo_wire_put_chances(struct borgo_json *json, const char *name, const int32_t *chances,
                            unsigned players)
{
    borgo_json_array(json, name);
    for (unsigned seat = 0; seat < players; seat++)
        put_part(json, NULL, chances[seat]);
    borgo_json_close(json);
}

void borgo_wire_put_account(const struct borgo_account *account, struct borgo_json *json)
{
    put_part(json, "start", account->start);
    put_part(json, "luck", account->luck);
    put_part(json, "own", account->own);
    put_part(json, "others", account->others);
    put_part(json, "end", account->end);
    borgo_json_number(json, "decisions", account->decisions);
    borgo_json_number(json, "good", account->good);
    borgo_json_number(json, "mistakes", account->mistakes);
    borgo_json_number(json, "blunders", account->blunders);
    put_part(json, "cost", account->cost);
    borgo_json_real(json, "accuracy", borgo_accuracy(account) / 100, 4);
}

static void put_text(const struct borgo_walk *walk, borgo_move move, struct borgo_json *json,
                     const char *name)
{
    char buffer[BORGO_MAX_MOVE_TEXT];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_moves_write(walk->table->game, walk->table->box, walk->state, move, &text);
    borgo_json_string(json, name, buffer);
}

/* What was thought of a decision. */
static void put_judgement(const struct borgo_walk *walk, const struct borgo_step *step,
                          struct borgo_json *json)
{
    borgo_json_number(json, "choices", step->choices);
    put_text(walk, step->best, json, "best");
    put_part(json, "best_chance", step->best_chance);
    put_part(json, "chance", step->own_chance);
    put_part(json, "cost", borgo_analysis_cost(step));
    borgo_json_string(json, "mark", borgo_cost_mark(borgo_analysis_cost(step)));
    borgo_json_bool(json, "exact", step->exact);
}

void borgo_wire_put_step(const struct borgo_walk *walk, const struct borgo_step *step,
                         struct borgo_json *json)
{
    const struct borgo_entry *entry = borgo_walk_next(walk);
    unsigned players = ((const struct borgo_box *)walk->table->box)->players;
    borgo_json_object(json, NULL);
    borgo_json_number(json, "step", walk->at + 1);
    borgo_wire_put_seat(json, "seat", entry->seat);
    put_text(walk, entry->move, json, "move");
    borgo_wire_put_chances(json, "chances", step->chance, players);
    if (step->judged)
        put_judgement(walk, step, json);
    borgo_json_close(json);
}

static bool is_cancelled(struct study *study)
{
    return atomic_load_explicit(&study->cancelled, memory_order_relaxed);
}

static void carry_out_study(void *study_)
{
    struct study *study = study_;
    if (study->only != ALL_STEPS) {
        borgo_analysis_step(&study->analyst, (uint32_t)study->only, &study->steps[0]);
        return;
    }
    borgo_analysis_start(&study->analyst, study->start);
    for (uint32_t i = 0; i < study->analyst.table->count && !is_cancelled(study); i++)
        borgo_analysis_step(&study->analyst, i, &study->steps[i]);
}

/* `seat`: only its decisions; `seed`: another sample; `step`: from 1, as in the answers. */
static bool read_study(struct call *call, struct study *study)
{
    const struct borgo_table *table = call->wire->table;
    struct borgo_analyst *analyst = &study->analyst;
    unsigned seat = 0, players = wire_players(call->wire);
    int64_t seed = 1, step = 0;
    analyst->table = table;
    analyst->player = player_members(call, "master", &study->spending);
    analyst->seats = (borgo_seats)((1u << players) - 1);
    if (!analyst->player || !over_or_trusted(call)
        || (has(call, "seed") && !number_member(call, "seed", INT64_MAX, &seed)))
        return false;
    if (has(call, "seat") && !seat_member(call, "seat", players, NULL, 0, &seat))
        return false;
    if (has(call, "seat"))
        analyst->seats = (borgo_seats)(1u << seat);
    if (has(call, "step") && !number_member(call, "step", table->count, &step))
        return false;
    if (has(call, "step") && step == 0)
        return borgo_error_fail(
            &call->error, "'%s' must be a whole number that isn't negative or too large", "step");
    analyst->seed = (uint64_t)seed;
    study->only = step - 1;
    return true;
}

static void prepare_study(struct study *study)
{
    struct borgo_analyst *analyst = &study->analyst;
    bool timed = study->spending.clock.seconds > 0;
    analyst->budget = study->spending.budget ? study->spending.budget : timed ? 0 : OWN_BUDGET;
    analyst->memory = wire_allocate(analyst->player->memory);
    analyst->cancelled = &study->cancelled;
    if (timed) {
        analyst->clock = &study->spending.clock;
        analyst->time_used = wire_time_used;
        analyst->start_clock = wire_start_clock;
    }
    atomic_init(&study->cancelled, false);
    study->steps = wire_allocate((analyst->table->count + 1) * sizeof *study->steps);
}

static void put_accounts(const struct call *call, const struct study *study,
                         struct borgo_json *json)
{
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < wire_players(call->wire); seat++) {
        struct borgo_account account;
        if (!(study->analyst.seats >> seat & 1))
            continue;
        borgo_analysis_sum_up(study->analyst.table, study->start, study->steps, seat, &account);
        borgo_json_object(json, NULL);
        borgo_json_number(json, "seat", seat);
        borgo_wire_put_account(&account, json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_wire_put_chances(json, "start", study->start, wire_players(call->wire));
}

static void put_study(const struct call *call, const struct study *study, struct borgo_json *json)
{
    struct borgo_walk walk;
    if (study->only == ALL_STEPS)
        put_accounts(call, study, json);
    borgo_json_array(json, "moves");
    for (borgo_walk_start(&walk, study->analyst.table); borgo_walk_next(&walk);
         borgo_walk_step(&walk, NULL))
        if (study->only == ALL_STEPS || study->only == walk.at)
            borgo_wire_put_step(&walk, &study->steps[study->only == ALL_STEPS ? walk.at : 0], json);
    borgo_json_close(json);
}

bool answer_analyse(struct call *call)
{
    struct study *study = wire_allocate(sizeof *study);
    bool fine = read_study(call, study);
    if (fine) {
        prepare_study(study);
        carry_out(call->wire, &(struct borgo_wire_work){carry_out_study, study, &study->cancelled});
        fine = !is_cancelled(study) || borgo_error_fail(&call->error, "cancelled");
        if (fine)
            put_study(call, study, open_answer(call));
        free(study->analyst.memory);
        free(study->steps);
    }
    free(study);
    return fine;
}
