/* An analysis as JSON: see study.h. */
#include <stdlib.h>
#include <string.h>

#include "table/reason.h"
#include "wire/analysis.h"
#include "wire/study.h"

struct telling {
    struct call call; /* a copy: each decision is told for the eyes of its seat */
    const struct borgo_analysis *analysis;
    struct borgo_curve curve;
    struct log_turns turns;
    struct borgo_walk walk; /* where the last decision that was told begins */
    /* Room for what is said of one decision. */
    struct borgo_worlds worlds;
    struct borgo_reading reading;
    struct borgo_standings before;
    struct borgo_outlook played, better;
    borgo_move room[BORGO_MAX_MOVES];
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
};

struct telling *open_telling(const struct call *call, const struct borgo_analysis *analysis)
{
    struct telling *telling = wire_allocate(sizeof *telling);
    telling->call = *call;
    telling->analysis = analysis;
    telling->turns = find_turns(analysis->table);
    borgo_curve_open(&telling->curve, analysis);
    borgo_walk_start(&telling->walk, analysis->table);
    return telling;
}

void close_telling(struct telling *telling)
{
    borgo_curve_close(&telling->curve);
    free(telling->turns.at);
    free(telling);
}

/* Millionths as a part of one, digit by digit, so that what adds up here adds up there. */
static void put_part(struct borgo_json *json, const char *name, int64_t millionths)
{
    borgo_json_decimal(json, name, millionths, 6);
}

void put_chances(const struct telling *telling, const char *name, const int32_t *chances,
                 struct borgo_json *json)
{
    borgo_json_array(json, name);
    for (unsigned seat = 0; seat < wire_players(telling->call.wire); seat++)
        put_part(json, NULL, chances[seat]);
    borgo_json_close(json);
}

/* Which decision it is. */
static void put_place(const struct telling *telling, uint32_t number, struct borgo_json *json)
{
    const struct borgo_decision *decision = &telling->analysis->decision[number];
    borgo_json_number(json, "decision", number);
    borgo_json_number(json, "seat", decision->seat);
    put_turn_number(&telling->turns, decision->first, json);
    borgo_json_number(json, "first", decision->first);
    borgo_json_number(json, "last", decision->last);
}

void put_places(const struct telling *telling, struct borgo_json *json)
{
    borgo_json_array(json, "decisions");
    for (uint32_t i = 0; i < telling->analysis->count; i++) {
        borgo_json_object(json, NULL);
        put_place(telling, i, json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* What was thought of it, in numbers. */
static void put_judgement(const struct telling *telling, uint32_t number, struct borgo_json *json)
{
    const struct borgo_judgement *judgement = &telling->analysis->judgement[number];
    const struct borgo_level *level = &telling->curve.decision[number];
    int32_t cost = borgo_judgement_cost(judgement, telling->analysis->decision[number].seat);
    borgo_json_number(json, "parts", judgement->parts);
    borgo_json_number(json, "choices", judgement->choices);
    put_chances(telling, "before", level->before, json);
    put_chances(telling, "after", level->after, json);
    put_part(json, "cost", cost);
    borgo_json_string(json, "mark", borgo_cost_mark(cost));
    borgo_json_bool(json, "exact", judgement->exact);
}

static void go_to(struct telling *telling, uint32_t move)
{
    if (telling->walk.at > move)
        borgo_walk_start(&telling->walk, telling->analysis->table);
    while (telling->walk.at < move)
        borgo_walk_step(&telling->walk, NULL);
}

/* Everything about the position before the decision, as its seat saw it. */
static void look(struct telling *telling, const struct borgo_decision *decision)
{
    const struct borgo_table *table = telling->analysis->table;
    go_to(telling, decision->first);
    memcpy(telling->seen, telling->walk.state, table->game->state_size);
    table->game->hide(table->box, telling->seen, decision->seat);
    borgo_preview_imagine(table->game, table->box, telling->seen, decision->seat, &telling->worlds);
    borgo_standings_read(table->game, table->box, telling->seen, &telling->reading,
                         &telling->before);
    telling->call.viewer = decision->seat;
}

/* A whole turn with what it was sure to bring; all its moves are told, also those behind what came
 * to light. */
static void put_turn(struct telling *telling, const char *name, const borgo_move *moves, int length,
                     const int32_t *chances, struct borgo_outlook *outlook, struct borgo_json *json)
{
    double chance[BORGO_MAX_SEATS];
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        chance[seat] = (double)chances[seat] / BORGO_CERTAIN;
    borgo_outlook_find(&telling->worlds, telling->seen, moves, length, telling->room,
                       &telling->reading, &telling->before, outlook);
    borgo_json_object(json, name);
    put_told_turn(&telling->call,
                  &(struct told_turn){telling->worlds.seat, telling->seen, moves, outlook->length,
                                      chance, &outlook->preview, &telling->before, &outlook->after},
                  json);
    borgo_json_close(json);
}

static void say_reason(struct telling *telling, const struct borgo_reason *reason,
                       struct borgo_json *json)
{
    char buffer[1024];
    struct borgo_text text;
    struct told_names names;
    const struct borgo_table *table = telling->analysis->table;
    find_names(&telling->call, &names);
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_reason_tell(reason, table->game, table->box, &names.teller, &telling->reading, &text);
    borgo_json_string(json, "say", buffer);
}

static void put_reason(struct telling *telling, uint32_t number, struct borgo_json *json)
{
    struct borgo_reason reason;
    borgo_reason_find(&telling->worlds, &telling->played, &telling->better,
                      &telling->analysis->judgement[number], &reason);
    unsigned digits = borgo_reason_in_tenths(&reason);
    if (reason.kind == BORGO_NO_REASON) {
        borgo_json_null(json, "reason");
        return;
    }
    borgo_json_object(json, "reason");
    borgo_json_string(json, "kind", borgo_reason_word(reason.kind));
    borgo_json_number(json, "seat", reason.seat);
    if (*reason.category)
        borgo_json_string(json, "category", reason.category);
    borgo_json_decimal(json, "played", reason.played, digits);
    borgo_json_decimal(json, "better", reason.better, digits);
    if (telling->call.language)
        say_reason(telling, &reason, json);
    borgo_json_close(json);
}

/* What was played, and what would have been better. */
static void put_turns(struct telling *telling, uint32_t number, struct borgo_json *json)
{
    const struct borgo_decision *decision = &telling->analysis->decision[number];
    const struct borgo_judgement *judgement = &telling->analysis->judgement[number];
    const struct borgo_level *level = &telling->curve.decision[number];
    borgo_move made[BORGO_LONGEST_TURN];
    int length = 0;
    for (uint32_t i = decision->first; i <= decision->last; i++)
        made[length++] = telling->analysis->table->log[i].move;
    look(telling, decision);
    put_turn(telling, "played", made, length, level->after, &telling->played, json);
    if (borgo_judgement_cost(judgement, decision->seat) == 0) {
        borgo_json_null(json, "best");
        borgo_json_null(json, "reason");
        return;
    }
    put_turn(telling, "best", judgement->best, judgement->length, level->before, &telling->better,
             json);
    put_reason(telling, number, json);
}

static void put_decision(struct telling *telling, uint32_t number, const char *name,
                         struct borgo_json *json)
{
    borgo_json_object(json, name);
    put_place(telling, number, json);
    put_judgement(telling, number, json);
    put_turns(telling, number, json);
    borgo_json_close(json);
}

/* By itself it stands where it was judged, whatever else is known. */
void put_lone_decision(struct telling *telling, uint32_t number, const char *name,
                       struct borgo_json *json)
{
    const struct borgo_judgement *judgement = &telling->analysis->judgement[number];
    struct borgo_level *level = &telling->curve.decision[number];
    memcpy(level->before, judgement->before, sizeof level->before);
    memcpy(level->after, judgement->after, sizeof level->after);
    put_decision(telling, number, name, json);
}

static void put_account(const struct telling *telling, unsigned seat, struct borgo_json *json)
{
    struct borgo_account account;
    borgo_curve_sum_up(&telling->curve, telling->analysis, seat, &account);
    borgo_json_object(json, NULL);
    borgo_json_number(json, "seat", seat);
    put_part(json, "start", account.start);
    if (account.whole)
        put_part(json, "luck", account.luck);
    put_part(json, "own", account.own);
    put_part(json, account.whole ? "others" : "rest",
             account.whole ? account.others : account.luck + account.others);
    put_part(json, "end", account.end);
    borgo_json_number(json, "decisions", account.decisions);
    borgo_json_number(json, "good", account.good);
    borgo_json_number(json, "mistakes", account.mistakes);
    borgo_json_number(json, "blunders", account.blunders);
    put_part(json, "cost", account.cost);
    borgo_json_real(json, "accuracy", borgo_accuracy(&account) / 100, 4);
    borgo_json_close(json);
}

/* The decision that is shown at a move, or NULL. */
static const struct borgo_judgement *shown_at(const struct telling *telling, uint32_t move,
                                              uint32_t *number)
{
    const struct borgo_analysis *analysis = telling->analysis;
    while (*number < analysis->count && analysis->decision[*number].last < move)
        ++*number;
    const struct borgo_judgement *judgement =
        *number < analysis->count ? &analysis->judgement[*number] : NULL;
    return judgement && judgement->known && judgement->parts == move ? judgement : NULL;
}

/* The move the walk comes to next. */
static void put_step(const struct telling *telling, const struct borgo_walk *walk, uint32_t *number,
                     struct borgo_json *json)
{
    const struct borgo_entry *entry = borgo_walk_next(walk);
    const struct borgo_level *level = &telling->curve.move[walk->at];
    const struct borgo_judgement *judgement = shown_at(telling, walk->at, number);
    borgo_json_object(json, NULL);
    borgo_json_number(json, "step", walk->at + 1);
    borgo_wire_put_seat(json, "seat", entry->seat);
    if (telling->call.objects)
        borgo_json_object(json, "move");
    put_move_members(&telling->call, walk->state, entry->seat, entry->move, json);
    if (telling->call.objects)
        borgo_json_close(json);
    put_turn_number(&telling->turns, walk->at, json);
    put_chances(telling, "chances", level->after, json);
    if (judgement) {
        int32_t cost = borgo_judgement_cost(judgement, entry->seat);
        borgo_json_number(json, "decision", *number);
        put_chances(telling, "before", level->before, json);
        put_part(json, "cost", cost);
        borgo_json_string(json, "mark", borgo_cost_mark(cost));
    }
    borgo_json_close(json);
}

static void put_steps(struct telling *telling, struct borgo_json *json)
{
    struct borgo_walk walk;
    uint32_t number = 0;
    telling->call.viewer = BORGO_CHANCE;
    borgo_json_array(json, "moves");
    for (borgo_walk_start(&walk, telling->analysis->table); borgo_walk_next(&walk);
         borgo_walk_step(&walk, NULL))
        put_step(telling, &walk, &number, json);
    borgo_json_close(json);
}

void put_course(struct telling *telling, borgo_seats seats, struct borgo_json *json)
{
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < wire_players(telling->call.wire); seat++)
        if (seats >> seat & 1)
            put_account(telling, seat, json);
    borgo_json_close(json);
    put_chances(telling, "start", telling->curve.start, json);
    put_chances(telling, "end", telling->curve.end, json);
    put_steps(telling, json);
}

void put_analysis(struct telling *telling, borgo_seats seats, struct borgo_json *json)
{
    const struct borgo_analysis *analysis = telling->analysis;
    put_course(telling, seats, json);
    borgo_json_array(json, "decisions");
    for (uint32_t i = 0; i < analysis->count; i++)
        if (analysis->judgement[i].known)
            put_decision(telling, i, NULL, json);
    borgo_json_close(json);
}

/* The wire is only lent the record, so that all that tells of a table can be used. */
void borgo_wire_put_analysis(const struct borgo_record *record,
                             const struct borgo_analysis *analysis, borgo_seats seats,
                             struct borgo_json *json)
{
    struct borgo_wire *wire = wire_allocate(sizeof *wire);
    struct call call = {.wire = wire, .viewer = BORGO_CHANCE};
    wire->kind = BORGO_WIRE_TABLE;
    wire->sitting.record = *record;
    wire->table = &wire->sitting.record.table;
    struct telling *telling = open_telling(&call, analysis);
    put_analysis(telling, seats, json);
    close_telling(telling);
    free(wire);
}
