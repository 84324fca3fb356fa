/* Whole turns as advice for a seat, with what each of them brings and changes: see parts.h. */
#include <stdlib.h>
#include <string.h>

#include "core/show.h"
#include "core/standings.h"
#include "wire/parts.h"

enum { MOST_CATEGORIES = 16, LONGEST_ID = 32, LONGEST_STANDINGS = 1 << 16, MOST_VALUES = 8192 };

/* Where a seat stands in a category: a place of 0 is none. */
struct standing {
    int64_t place, points, count[BORGO_MAX_COUNTS];
    unsigned counts;
};

struct standings {
    unsigned count;
    char id[MOST_CATEGORIES][LONGEST_ID];
    struct standing of[MOST_CATEGORIES][BORGO_MAX_SEATS];
};

/* Memory for reading what a game writes about its standings: it is the one thing all games say in
 * the same way. */
struct reading {
    char text[LONGEST_STANDINGS];
    value values[MOST_VALUES];
};

static void read_standing(const value *seat, struct standing *standing)
{
    const value *counts = borgo_json_member(seat, "counts");
    standing->place = borgo_json_member(seat, "place")->integer;
    standing->points = borgo_json_member(seat, "points")->integer;
    for (const value *at = borgo_json_first(counts); at && standing->counts < BORGO_MAX_COUNTS;
         at = borgo_json_next(counts, at))
        standing->count[standing->counts++] = at->integer;
}

static void read_category(const value *category, struct standings *standings)
{
    const value *seats = borgo_json_member(category, "seats"), *at = borgo_json_first(seats);
    struct borgo_text id;
    borgo_text_start(&id, standings->id[standings->count], LONGEST_ID);
    borgo_text_put(&id, borgo_json_member(category, "id")->string);
    for (unsigned seat = 0; at && seat < BORGO_MAX_SEATS; at = borgo_json_next(seats, at))
        read_standing(at, &standings->of[standings->count][seat++]);
    standings->count++;
}

/* The standings of a hidden position; none if they are longer than anybody expects. */
static void read_standings(const struct borgo_table *table, const void *state,
                           struct reading *reading, struct standings *standings)
{
    struct borgo_text text;
    struct borgo_json json;
    struct borgo_error error = {0};
    memset(standings, 0, sizeof *standings);
    borgo_text_start(&text, reading->text, sizeof reading->text);
    borgo_json_start(&json, &text);
    borgo_put_standings(table->game, table->box, state, &json, NULL);
    if (!borgo_json_end(&json)
        || !borgo_json_read(reading->text, text.used, reading->values, MOST_VALUES, &error))
        return;
    const value *categories = borgo_json_member(reading->values, "categories");
    for (const value *at = borgo_json_first(categories); at && standings->count < MOST_CATEGORIES;
         at = borgo_json_next(categories, at))
        read_category(at, standings);
}

static bool is_same(const struct standing *one, const struct standing *other)
{
    return one->place == other->place && one->points == other->points
           && one->counts == other->counts
           && memcmp(one->count, other->count, sizeof one->count) == 0;
}

static void put_standing(const char *name, const struct standing *standing, struct borgo_json *json)
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

/* The position after a turn in one of the worlds that fit, as the seat sees it then. */
static void look_behind(const struct borgo_request *request, const struct borgo_suggestion *turn,
                        unsigned world, void *state)
{
    borgo_preview_world(request->game, request->box, request->state, request->seat, world, state);
    for (int i = 0; i < turn->length; i++)
        request->game->play(request->box, state, request->seat, turn->moves[i], NULL);
    request->game->hide(request->box, state, request->seat);
}

/* Whatever is not the same in all worlds isn't sure, and taken for unchanged. */
static void find_after(const struct borgo_table *table, const struct borgo_request *request,
                       const struct borgo_suggestion *turn, struct reading *reading,
                       const struct standings *before, struct standings *after)
{
    struct standings other;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    look_behind(request, turn, 0, state);
    read_standings(table, state, reading, after);
    for (unsigned world = 1; world < BORGO_WORLDS; world++) {
        look_behind(request, turn, world, state);
        read_standings(table, state, reading, &other);
        for (unsigned i = 0; i < after->count; i++)
            for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
                if (!is_same(&after->of[i][seat], &other.of[i][seat]))
                    after->of[i][seat] = before->of[i][seat];
    }
}

static void put_changes(const struct call *call, const struct standings *before,
                        const struct standings *after, struct borgo_json *json)
{
    borgo_json_array(json, "standings");
    for (unsigned i = 0; i < before->count && i < after->count; i++)
        for (unsigned seat = 0; seat < wire_players(call->wire); seat++) {
            if (is_same(&before->of[i][seat], &after->of[i][seat]))
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
static void put_turn_moves(const struct call *call, const struct borgo_request *request,
                           const struct borgo_suggestion *turn, struct touched *touched,
                           struct borgo_json *json)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    borgo_preview_world(request->game, request->box, request->state, request->seat, 0, state);
    borgo_json_array(json, "moves");
    for (int i = 0; i < turn->length; i++) {
        borgo_json_object(json, NULL);
        put_move_members(call, state, request->seat, turn->moves[i], json);
        borgo_json_close(json);
        touch_move(call, state, request->seat, turn->moves[i], touched);
        request->game->play(request->box, state, request->seat, turn->moves[i], NULL);
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

static void put_turn(const struct call *call, const struct borgo_request *request,
                     const struct borgo_suggestion *turn, const struct borgo_preview *preview,
                     struct borgo_json *json)
{
    struct touched touched = {0};
    struct borgo_tally tally = {0};
    put_turn_moves(call, request, turn, &touched, json);
    put_value(call, "value", turn->chance, json);
    put_points(call, preview, json);
    touch_events(call, &preview->events, &touched, &tally);
    put_parts(call, &tally, json);
    borgo_json_array(json, "events");
    put_events(call, &preview->events, json);
    borgo_json_close(json);
    put_touched(&touched, json);
    if (call->language)
        put_reason(call, request->seat, preview, json);
}

static void put_hint(struct call *call, const struct borgo_job *job, const struct borgo_hint *hint)
{
    const struct borgo_table *table = call->wire->table;
    const struct borgo_request *request = &job->request;
    struct borgo_json *json = open_answer(call);
    struct reading *reading = wire_allocate(sizeof *reading);
    struct standings before, after;
    call->viewer = request->seat;
    borgo_json_number(json, "seat", request->seat);
    borgo_json_string(json, "level", job->player->name);
    borgo_json_bool(json, "exact", job->choice.exact);
    put_value(call, "before", hint->turns.before, json);
    read_standings(table, job->seen, reading, &before);
    borgo_json_array(json, "turns");
    for (unsigned i = 0; i < hint->turns.count; i++) {
        borgo_json_object(json, NULL);
        put_turn(call, request, &hint->turns.at[i], &hint->preview[i], json);
        find_after(table, request, &hint->turns.at[i], reading, &before, &after);
        put_changes(call, &before, &after, json);
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
