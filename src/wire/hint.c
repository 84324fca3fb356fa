/* Whole turns as advice for a seat, with what each of them brings and changes: see parts.h. */
#include <stdlib.h>
#include <string.h>

#include "table/standings.h"
#include "wire/parts.h"

static void put_standing(const char *name, const struct borgo_standing *standing,
                         struct borgo_json *json)
{
    borgo_json_object(json, name);
    if (standing->place)
        borgo_json_number(json, "place", standing->place);
    else
        borgo_json_null(json, "place");
    borgo_json_array(json, "counts");
    for (unsigned i = 0; i < standing->counts; i++)
        borgo_json_number(json, NULL, standing->count[i]);
    borgo_json_close(json);
    borgo_json_number(json, "points", standing->points);
    borgo_json_close(json);
}

static void put_changes(const struct call *call, const struct borgo_standings *before,
                        const struct borgo_standings *after, struct borgo_json *json)
{
    borgo_json_array(json, "standings");
    for (unsigned i = 0; i < before->count && i < after->count; i++)
        for (unsigned seat = 0; seat < wire_players(call->wire); seat++) {
            if (borgo_standing_is_same(&before->of[i][seat], &after->of[i][seat]))
                continue;
            borgo_json_object(json, NULL);
            borgo_json_string(json, "id", before->id[i]);
            borgo_json_number(json, "seat", seat);
            put_standing("before", &before->of[i][seat], json);
            put_standing("after", &after->of[i][seat], json);
            borgo_json_close(json);
        }
    borgo_json_close(json);
}

/* The moves, told in the first of the worlds that fit. */
static void put_turn_moves(const struct call *call, const struct told_turn *turn,
                           struct touched *touched, struct borgo_json *json)
{
    const struct borgo_table *table = call->wire->table;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    borgo_preview_world(table->game, table->box, turn->seen, turn->seat, 0, state);
    borgo_json_array(json, "moves");
    for (int i = 0; i < turn->length; i++) {
        borgo_json_object(json, NULL);
        put_move_members(call, state, turn->seat, turn->moves[i], json);
        borgo_json_close(json);
        touch_move(call, state, turn->seat, turn->moves[i], touched);
        table->game->play(table->box, state, turn->seat, turn->moves[i], NULL);
    }
    borgo_json_close(json);
}

/* What an event brings the seat; 0 where it brings something else. */
static int32_t worth(const struct borgo_game *game, const struct borgo_event *event, unsigned seat)
{
    struct borgo_tally tally = {0};
    borgo_tally_event(&tally, game, event);
    return tally.count ? tally.part[0].sum[seat] : 0;
}

/* The sentence of the event that brings the seat most; where points come without one that counts,
 * of the last that is about the seat. */
static void put_reason(const struct call *call, unsigned seat, const struct borgo_preview *preview,
                       struct borgo_json *json)
{
    const struct borgo_game *game = call->wire->table->game;
    const struct borgo_event *best = NULL;
    int32_t most = 0;
    for (uint32_t i = 0; i < preview->events.count; i++) {
        const struct borgo_event *event = &preview->events.at[i];
        const struct borgo_place *first = &game->sentences[event->kind].place[0];
        bool about = first->type == BORGO_SEAT && event->value[0] == (int32_t)seat;
        int32_t brings = worth(game, event, seat);
        if (brings > most || (most == 0 && about && preview->points[seat] > 0)) {
            best = event;
            most = brings;
        }
    }
    if (best)
        say_event(call, "reason", best, json);
}

void put_told_turn(const struct call *call, const struct told_turn *turn, struct borgo_json *json)
{
    struct touched touched = {0};
    struct borgo_tally tally = {0};
    put_turn_moves(call, turn, &touched, json);
    put_value(call, "value", turn->chance, json);
    put_points(call, turn->preview, json);
    touch_events(call, &turn->preview->events, &touched, &tally);
    put_parts(call, &tally, json);
    borgo_json_array(json, "events");
    put_events(call, &turn->preview->events, json);
    borgo_json_close(json);
    put_touched(&touched, json);
    if (call->language)
        put_reason(call, turn->seat, turn->preview, json);
    put_changes(call, turn->before, turn->after, json);
}

static void put_hint(struct call *call, const struct borgo_job *job, const struct borgo_hint *hint)
{
    const struct borgo_table *table = call->wire->table;
    const struct borgo_request *request = &job->request;
    struct borgo_json *json = open_answer(call);
    struct borgo_reading *reading = wire_allocate(sizeof *reading);
    struct borgo_standings before, after;
    call->viewer = request->seat;
    borgo_json_number(json, "seat", request->seat);
    borgo_json_string(json, "level", job->player->name);
    borgo_json_bool(json, "exact", job->choice.exact);
    put_value(call, "before", hint->turns.before, json);
    borgo_standings_read(table->game, table->box, job->seen, reading, &before);
    borgo_json_array(json, "turns");
    for (unsigned i = 0; i < hint->turns.count; i++) {
        borgo_json_object(json, NULL);
        const struct borgo_suggestion *turn = &hint->turns.at[i];
        borgo_standings_after(table->game, table->box, job->seen, request->seat, turn->moves,
                              turn->length, reading, &before, &after);
        put_told_turn(call,
                      &(struct told_turn){request->seat, job->seen, turn->moves, turn->length,
                                          turn->chance, &hint->preview[i], &before, &after},
                      json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
    free(reading);
}

bool answer_hint(struct call *call)
{
    struct spending spending = {0};
    struct borgo_job *job = job_members(call, "veteran", &spending);
    if (!job)
        return false;
    struct borgo_hint *hint = wire_allocate(sizeof *hint);
    bool thought = let_think(call, job, hint, &spending);
    if (thought)
        put_hint(call, job, hint);
    free(hint);
    borgo_job_free(job);
    return thought;
}
