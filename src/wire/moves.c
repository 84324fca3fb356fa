/* Legal moves, and what they would bring: see parts.h. Where there are thousands, whoever chooses
 * asks step by step: for groups of moves that begin alike, then for those of one group, so that no
 * answer is longer than what is looked at. */
#include <stdlib.h>

#include "table/preview.h"
#include "wire/parts.h"

enum { PREVIEWS_UNLESS_TOLD = 200 };

/* What of the list is wanted. */
struct wanted {
    bool chosen;    /* step by step: then it is said how many moves there are */
    bool grouped;   /* groups instead of moves */
    int64_t places; /* that moves of one group have in common */
    int64_t limit;  /* the most that are written */
    uint32_t counts[BORGO_MAX_SEATS];
};

static bool limit_member(struct call *call, int64_t otherwise, int64_t *limit)
{
    *limit = otherwise;
    return !has(call, "limit") || number_member(call, "limit", BORGO_MAX_MOVES, limit);
}

static bool cells_member(struct call *call)
{
    if (!truth_member(call, "cells", &call->cells))
        return false;
    call->objects = call->objects || call->cells;
    return true;
}

static bool wanted_members(struct call *call, struct wanted *wanted)
{
    *wanted = (struct wanted){.grouped = has(call, "group")};
    wanted->chosen = wanted->grouped || has(call, "where") || has(call, "limit");
    if (!cells_member(call) || !where_member(call)
        || !limit_member(call, BORGO_MAX_MOVES, &wanted->limit))
        return false;
    call->objects = call->objects || wanted->grouped;
    return !wanted->grouped || number_member(call, "group", BORGO_EVENT_PLACES, &wanted->places);
}

static void put_chance(struct call *call, const struct wanted *wanted)
{
    const struct borgo_table *table = call->wire->table;
    struct borgo_moves *moves = call->wire->room;
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    struct borgo_json *json = open_answer(call);
    uint32_t count = table->game->chance(table->box, table->state, outcomes), written = 0;
    borgo_json_array(json, "chance");
    for (uint32_t i = 0; i < count && written < wanted->limit; i++) {
        moves->count = 1;
        moves->at[0] = outcomes[i].move;
        keep_wanted(call, table->state, moves);
        if (moves->count == 0)
            continue;
        borgo_json_object(json, NULL);
        put_move_members(call, table->state, BORGO_CHANCE, outcomes[i].move, json);
        borgo_json_number(json, "weight", outcomes[i].weight);
        borgo_json_close(json);
        written++;
    }
}

/* The kind and the first places alone; what stands behind them in the sentence is left out. */
static void put_beginning(const struct call *call, const struct borgo_description *begins,
                          unsigned places, struct borgo_json *json)
{
    const struct borgo_form *form = &call->wire->table->game->forms[begins->kind];
    struct borgo_sentence sentence = form->sentence;
    unsigned end = places < form->written ? places : form->written;
    if (end < BORGO_EVENT_PLACES)
        sentence.place[end].name = NULL;
    borgo_json_object(json, "begins");
    borgo_json_string(json, "kind", sentence.name);
    borgo_words_places_json(&sentence, begins->value, json);
    borgo_json_close(json);
}

static void put_groups(const struct call *call, const struct wanted *wanted, const void *state,
                       unsigned seat, struct borgo_json *json)
{
    const struct borgo_table *table = call->wire->table;
    const struct borgo_moves *moves = call->wire->room;
    struct borgo_group *groups = wire_allocate(moves->count * sizeof *groups);
    uint32_t count =
        borgo_moves_group(table->game, table->box, state, moves, (unsigned)wanted->places, groups);
    for (uint32_t i = 0; i < count && i < wanted->limit; i++) {
        borgo_json_object(json, NULL);
        put_beginning(call, &groups[i].begins, (unsigned)wanted->places, json);
        borgo_json_number(json, "count", groups[i].count);
        if (groups[i].count == 1) {
            borgo_json_object(json, "move");
            put_move_members(call, state, seat, moves->at[groups[i].index], json);
            borgo_json_close(json);
        }
        borgo_json_close(json);
    }
    free(groups);
}

static void put_moves_of(const struct call *call, struct wanted *wanted, unsigned seat,
                         struct borgo_json *json)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    const struct borgo_table *table = call->wire->table;
    struct borgo_moves *moves = call->wire->room;
    const char number[2] = {(char)('0' + seat)};
    see(call, call->viewer, state);
    borgo_moves_list(table->game, table->box, state, seat, moves);
    keep_wanted(call, state, moves);
    wanted->counts[seat] = moves->count;
    borgo_json_array(json, number);
    if (wanted->grouped)
        put_groups(call, wanted, state, seat, json);
    for (uint32_t i = 0; !wanted->grouped && i < moves->count && i < wanted->limit; i++)
        put_move(call, state, seat, moves->at[i], json);
    borgo_json_close(json);
}

/* A viewer is shown no moves but its own: others' would tell what they hold. */
static borgo_seats shown_seats(const struct call *call)
{
    borgo_seats to_act = borgo_table_to_act(call->wire->table);
    borgo_seats seats = (borgo_seats)(to_act & ((1u << BORGO_MAX_SEATS) - 1));
    return call->viewer == BORGO_CHANCE ? seats : (borgo_seats)(seats & 1u << call->viewer);
}

static void put_moves(struct call *call, struct wanted *wanted)
{
    borgo_seats shown = shown_seats(call);
    struct borgo_json *json = open_answer(call);
    borgo_json_object(json, wanted->grouped ? "groups" : "moves");
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        if (shown >> seat & 1)
            put_moves_of(call, wanted, seat, json);
    borgo_json_close(json);
    if (!wanted->chosen)
        return;
    borgo_json_object(json, "counts");
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        const char number[2] = {(char)('0' + seat)};
        if (shown >> seat & 1)
            borgo_json_number(json, number, wanted->counts[seat]);
    }
}

bool answer_moves(struct call *call)
{
    struct wanted wanted;
    if (!wanted_members(call, &wanted))
        return false;
    bool chance =
        call->viewer == BORGO_CHANCE && borgo_table_to_act(call->wire->table) >> BORGO_CHANCE & 1;
    if (chance && wanted.grouped)
        return borgo_error_fail(&call->error, "what chance brings has no groups");
    if (chance)
        put_chance(call, &wanted);
    else
        put_moves(call, &wanted);
    return true;
}

void put_points(const struct call *call, const struct borgo_preview *preview,
                struct borgo_json *json)
{
    borgo_json_array(json, "points");
    for (unsigned seat = 0; seat < wire_players(call->wire); seat++)
        if (preview->sure >> seat & 1)
            borgo_json_number(json, NULL, preview->points[seat]);
        else
            borgo_json_null(json, NULL);
    borgo_json_close(json);
}

static void put_preview(const struct call *call, const void *state, borgo_move move,
                        const struct borgo_preview *preview, struct borgo_json *json)
{
    put_move_members(call, state, call->viewer, move, json);
    put_points(call, preview, json);
    if (!call->events)
        return;
    borgo_json_array(json, "events");
    put_events(call, &preview->events, json);
    borgo_json_close(json);
}

bool answer_preview(struct call *call)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    const struct borgo_table *table = call->wire->table;
    struct borgo_preview preview;
    unsigned seat = 0;
    borgo_move move = 0;
    const char *text = string_member(call, "move");
    if (!text || !acting_seat(call, &seat))
        return false;
    see(call, seat, state);
    if (!borgo_moves_find(table->game, table->box, state, seat, text, call->wire->room, &move,
                          &call->error))
        return false;
    borgo_preview(table->game, table->box, state, seat, move, &preview);
    call->viewer = seat;
    call->events = true;
    struct borgo_json *json = open_answer(call);
    borgo_json_number(json, "seat", seat);
    put_preview(call, state, move, &preview, json);
    borgo_json_object(json, "about");
    if (table->game->show->write_about)
        table->game->show->write_about(table->box, state, seat, move, json);
    return true;
}

static void put_previews(const struct call *call, const void *state, int64_t limit,
                         struct borgo_json *json)
{
    const struct borgo_table *table = call->wire->table;
    const struct borgo_moves *moves = call->wire->room;
    struct borgo_worlds *worlds = wire_allocate(sizeof *worlds);
    borgo_preview_imagine(table->game, table->box, state, call->viewer, worlds);
    for (uint32_t i = 0; i < moves->count && i < limit; i++) {
        struct borgo_preview preview;
        borgo_preview_in(worlds, moves->at[i], &preview);
        borgo_json_object(json, NULL);
        put_preview(call, state, moves->at[i], &preview, json);
        borgo_json_close(json);
    }
    free(worlds);
}

bool answer_previews(struct call *call)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    const struct borgo_table *table = call->wire->table;
    unsigned seat = 0;
    int64_t limit;
    if (!cells_member(call) || !where_member(call)
        || !limit_member(call, PREVIEWS_UNLESS_TOLD, &limit) || !acting_seat(call, &seat))
        return false;
    call->viewer = seat;
    call->objects = true;
    see(call, seat, state);
    borgo_moves_list(table->game, table->box, state, seat, call->wire->room);
    keep_wanted(call, state, call->wire->room);
    struct borgo_json *json = open_answer(call);
    borgo_json_number(json, "seat", seat);
    borgo_json_number(json, "count", call->wire->room->count);
    borgo_json_array(json, "previews");
    put_previews(call, state, limit, json);
    return true;
}
