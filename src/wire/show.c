/* What answers are made of, for the eyes they are for: see parts.h. */
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "core/show.h"
#include "core/why.h"
#include "games/registry.h"
#include "table/walk.h"
#include "wire/parts.h"

enum { LONGEST_SENTENCE = 1024 };

void borgo_wire_put_seat(struct borgo_json *json, const char *name, unsigned seat)
{
    if (seat == BORGO_CHANCE)
        borgo_json_string(json, name, "chance");
    else
        borgo_json_number(json, name, seat);
}

void put_seats(struct borgo_json *json, const char *name, borgo_seats seats)
{
    borgo_json_array(json, name);
    for (unsigned seat = 0; seat <= BORGO_CHANCE; seat++)
        if (seats >> seat & 1)
            borgo_wire_put_seat(json, NULL, seat);
    borgo_json_close(json);
}

void put_numbers(struct borgo_json *json, const char *name, const int32_t *numbers, unsigned count)
{
    borgo_json_array(json, name);
    for (unsigned i = 0; i < count; i++)
        borgo_json_number(json, NULL, numbers[i]);
    borgo_json_close(json);
}

void put_result(const struct borgo_table *table, struct borgo_json *json)
{
    struct borgo_result result;
    table->game->result(table->box, table->state, &result);
    put_seats(json, "winners", result.winners);
    put_numbers(json, "final", result.final, ((const struct borgo_box *)table->box)->players);
}

void put_status(const struct call *call, struct borgo_json *json)
{
    const struct borgo_table *table = call->wire->table;
    borgo_seats to_act = borgo_table_to_act(table);
    int32_t scores[BORGO_MAX_SEATS] = {0};
    table->game->scores(table->box, table->state, scores);
    put_seats(json, "to_act", to_act);
    borgo_json_bool(json, "over", !to_act);
    put_numbers(json, "scores", scores, wire_players(call->wire));
    if (!to_act)
        put_result(table, json);
}

void find_names(const struct call *call, struct told_names *names)
{
    const struct borgo_wire *wire = call->wire;
    *names = (struct told_names){
        .teller = {call->language->translate, call->language->translate_count, {NULL}}};
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        names->letter[seat][0] = borgo_canvas_seat_letter(seat);
        names->teller.name[seat] = wire->kind == BORGO_WIRE_TABLE
                                       ? wire->sitting.record.seat[seat].name
                                   : *wire->name[seat] ? wire->name[seat]
                                                       : names->letter[seat];
    }
}

static void say_move(const struct call *call, const void *state, borgo_move move,
                     struct borgo_json *json)
{
    const struct borgo_table *table = call->wire->table;
    char buffer[LONGEST_SENTENCE];
    struct borgo_text text;
    struct told_names names;
    find_names(call, &names);
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_moves_tell(table->game, table->box, state, move, &names.teller, &text);
    borgo_json_string(json, "say", buffer);
}

static void put_move_text(const struct call *call, const void *state, borgo_move move,
                          struct borgo_json *json, const char *name)
{
    char buffer[BORGO_MAX_MOVE_TEXT];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_moves_write(call->wire->table->game, call->wire->table->box, state, move, &text);
    borgo_json_string(json, name, buffer);
}

static void put_move_cells(const struct call *call, const void *state, borgo_move move,
                           struct borgo_json *json)
{
    const struct borgo_table *table = call->wire->table;
    int32_t cells[BORGO_EVENT_PLACES];
    unsigned count = borgo_moves_cells(table->game, table->box, state, move, cells);
    borgo_json_array(json, "cells");
    for (unsigned i = 0; i < count; i++)
        borgo_json_cell(json, NULL, borgo_cell_first(cells[i]), borgo_cell_second(cells[i]));
    borgo_json_close(json);
}

borgo_move veiled(const struct call *call, unsigned actor, borgo_move move)
{
    const struct borgo_table *table = call->wire->table;
    return table->game->veil(table->box, actor, move, call->viewer);
}

void put_move_members(const struct call *call, const void *state, unsigned actor, borgo_move move,
                      struct borgo_json *json)
{
    const struct borgo_table *table = call->wire->table;
    borgo_move shown = veiled(call, actor, move);
    if (call->objects)
        borgo_moves_put_json(table->game, table->box, state, shown, json);
    else
        put_move_text(call, state, shown, json, "move");
    if (call->cells)
        put_move_cells(call, state, shown, json);
    if (call->language)
        say_move(call, state, shown, json);
}

void put_move(const struct call *call, const void *state, unsigned actor, borgo_move move,
              struct borgo_json *json)
{
    if (!call->objects) {
        put_move_text(call, state, veiled(call, actor, move), json, NULL);
        return;
    }
    borgo_json_object(json, NULL);
    put_move_members(call, state, actor, move, json);
    borgo_json_close(json);
}

void say_event(const struct call *call, const char *name, const struct borgo_event *event,
               struct borgo_json *json)
{
    char buffer[LONGEST_SENTENCE];
    struct borgo_text text;
    struct told_names names;
    find_names(call, &names);
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_words_event(call->wire->table->game, event, &names.teller, &text);
    borgo_json_string(json, name, buffer);
}

static void put_told_event(const struct call *call, const struct borgo_event *event,
                           struct borgo_json *json)
{
    const struct borgo_sentence *sentence = &call->wire->table->game->sentences[event->kind];
    borgo_json_object(json, NULL);
    borgo_json_string(json, "event", sentence->name);
    borgo_words_places_json(sentence, event->value, json);
    if (sentence->cells)
        borgo_put_cells_json(event->cells, event->begins, sentence->cells, json);
    say_event(call, "say", event, json);
    borgo_json_close(json);
}

void put_events(const struct call *call, const struct borgo_events *events, struct borgo_json *json)
{
    for (uint32_t i = 0; i < events->count; i++) {
        if (!borgo_event_is_told(&events->at[i], call->viewer))
            continue;
        if (call->language)
            put_told_event(call, &events->at[i], json);
        else
            borgo_words_event_json(call->wire->table->game, &events->at[i], json);
    }
}

static void walk_to(struct borgo_walk *walk, const struct borgo_table *table, uint32_t number)
{
    borgo_walk_start(walk, table);
    while (walk->at < number && borgo_walk_next(walk))
        borgo_walk_step(walk, NULL);
}

void put_events_since(const struct call *call, uint32_t from, struct borgo_json *json)
{
    struct borgo_walk walk;
    struct borgo_events events = {0};
    if (!call->events)
        return;
    borgo_json_array(json, "events");
    for (walk_to(&walk, call->wire->table, from); borgo_walk_next(&walk);) {
        borgo_walk_step(&walk, &events);
        put_events(call, &events, json);
    }
    borgo_json_close(json);
}

/* As an object a move stands by itself: it may have a place called `seat` too. */
static void put_entry_move(const struct call *call, const void *state,
                           const struct borgo_entry *entry, struct borgo_json *json)
{
    if (call->objects)
        borgo_json_object(json, "move");
    put_move_members(call, state, entry->seat, entry->move, json);
    if (call->objects)
        borgo_json_close(json);
}

void put_full_entry(const struct call *call, struct borgo_walk *walk, struct borgo_events *events,
                    struct borgo_json *json)
{
    const struct borgo_entry *entry = borgo_walk_next(walk);
    borgo_json_object(json, NULL);
    borgo_wire_put_seat(json, "seat", entry->seat);
    put_entry_move(call, walk->state, entry, json);
    borgo_walk_step(walk, events);
    if (call->events) {
        borgo_json_array(json, "events");
        put_events(call, events, json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* Texts depend on the position they were played in, so the log is told by running it again. */
void put_entries(const struct call *call, const char *name, uint32_t from, bool full,
                 struct borgo_json *json)
{
    struct borgo_walk walk;
    struct borgo_events events;
    borgo_json_array(json, name);
    walk_to(&walk, call->wire->table, from);
    while (borgo_walk_next(&walk)) {
        const struct borgo_entry *entry = borgo_walk_next(&walk);
        if (full) {
            put_full_entry(call, &walk, &events, json);
            continue;
        }
        borgo_json_array(json, NULL);
        borgo_wire_put_seat(json, NULL, entry->seat);
        put_move_text(call, walk.state, veiled(call, entry->seat, entry->move), json, NULL);
        borgo_json_close(json);
        borgo_walk_step(&walk, NULL);
    }
    borgo_json_close(json);
}

bool answer_log(struct call *call)
{
    int64_t from = 0;
    if (has(call, "from") && !number_member(call, "from", call->wire->table->count, &from))
        return false;
    put_entries(call, "log", (uint32_t)from, call->events || call->objects, open_answer(call));
    return true;
}

static void put_options(const struct borgo_game *game, struct borgo_json *json)
{
    borgo_json_object(json, "options");
    for (int i = 0; i < borgo_setup_option_count(game); i++) {
        borgo_json_array(json, game->option[i].name);
        for (int v = 0; v < borgo_setup_value_count(&game->option[i]); v++)
            borgo_json_string(json, NULL, game->option[i].values[v]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_game(const struct borgo_game *game, struct borgo_json *json)
{
    borgo_json_object(json, NULL);
    borgo_json_string(json, "name", game->name);
    borgo_json_array(json, "players");
    for (int i = 0; i < BORGO_MAX_SEATS && game->players[i]; i++)
        borgo_json_number(json, NULL, game->players[i]);
    borgo_json_close(json);
    put_options(game, json);
    borgo_json_close(json);
}

bool answer_games(struct call *call)
{
    struct borgo_json *json = open_answer(call);
    borgo_json_array(json, "games");
    for (int i = 0; i < borgo_game_count; i++)
        put_game(borgo_games[i], json);
    return true;
}

void see(const struct call *call, unsigned eyes, void *state)
{
    const struct borgo_table *table = call->wire->table;
    if (eyes == BORGO_CHANCE)
        memcpy(state, table->state, table->game->state_size);
    else
        borgo_table_view(table, eyes, state);
}

/* The position as the viewer sees it; false: it is too long. */
static bool write_position(const struct call *call, struct borgo_text *text)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    const struct borgo_table *table = call->wire->table;
    see(call, call->viewer, state);
    borgo_position_write(table->game, table->box, state, text);
    return !text->full;
}

void put_position(const struct call *call, struct borgo_json *json)
{
    char buffer[BORGO_MAX_POSITION_TEXT];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    if (write_position(call, &text))
        borgo_json_string(json, "position", buffer);
}

bool answer_position(struct call *call)
{
    char buffer[BORGO_MAX_POSITION_TEXT];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    if (!write_position(call, &text))
        return borgo_error_fail(&call->error, "the position is too long to be written");
    borgo_json_string(open_answer(call), "position", buffer);
    return true;
}

bool same_eyes(struct call *call, unsigned seat)
{
    if (call->viewer != BORGO_CHANCE && call->viewer != seat)
        return borgo_error_fail(&call->error, "that is not for this viewer's eyes");
    return true;
}

/* Who looks: `seat`, or the viewer where that is none who sees everything. */
static bool eyes_member(struct call *call, unsigned *eyes)
{
    unsigned players = wire_players(call->wire);
    *eyes = call->viewer;
    if ((has(call, "seat") || *eyes == BORGO_CHANCE)
        && !seat_member(call, "seat", players, "watch", BORGO_WATCHER, eyes))
        return false;
    return same_eyes(call, *eyes);
}

/* The member `piece`, which may be missing: as moves of the game have it in one of their places. */
static bool piece_member(struct call *call, const struct borgo_whys *whys, int32_t *piece)
{
    const value *found = member(call, "piece");
    *piece = BORGO_NO_PIECE;
    if (!found)
        return true;
    if (!whys->piece.name)
        return borgo_error_fail(&call->error, "this game has no 'piece' to ask about");
    for (unsigned i = 0; i < whys->pieces; i++)
        if (whys->piece.words ? found->kind == BORGO_JSON_STRING
                                    && strcmp(found->string, whys->piece.words[i]) == 0
                              : found->kind == BORGO_JSON_INTEGER && found->integer == i)
            *piece = (int32_t)i;
    return *piece != BORGO_NO_PIECE
           || borgo_error_fail(&call->error, "there is no such piece as 'piece' says");
}

bool answer_why(struct call *call)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    const struct borgo_table *table = call->wire->table;
    const struct borgo_whys *whys = table->game->show->whys;
    struct borgo_why why;
    struct told_names names;
    int cell[2] = {0};
    if (!eyes_member(call, &why.viewer) || !cell_member(call, "cell", cell))
        return false;
    if (!whys)
        return borgo_error_fail(&call->error, "this game doesn't say why");
    if (!piece_member(call, whys, &why.piece))
        return false;
    why.first = cell[0];
    why.second = cell[1];
    see(call, why.viewer, state);
    if (call->language)
        find_names(call, &names);
    struct borgo_json *json = open_answer(call);
    borgo_json_object(json, "why");
    borgo_why_put(table->game, table->box, state, &why, call->language ? &names.teller : NULL,
                  call->wire->room, json);
    return true;
}

static borgo_translate *translator(const struct call *call)
{
    return (call->language ? call->language : &borgo_languages[0])->translate;
}

/* What doesn't change can be asked for once and left out of views afterwards. */
bool answer_board(struct call *call)
{
    const struct borgo_table *table = call->wire->table;
    struct borgo_json *json = open_answer(call);
    borgo_json_object(json, "board");
    table->game->show->write_board(table->box, translator(call), json);
    return true;
}

static void put_view(const struct call *call, unsigned eyes, bool board, struct borgo_json *json)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    const struct borgo_table *table = call->wire->table;
    see(call, eyes, state);
    borgo_json_object(json, "view");
    if (board) {
        borgo_put_view(table->game, table->box, state, eyes, translator(call), json);
    } else {
        borgo_put_viewer(json, "viewer", eyes);
        table->game->show->write_view(table->box, state, eyes, json);
    }
    borgo_json_close(json);
    borgo_put_standings(table->game, table->box, state, json, "standings");
}

/* Whose eyes look back: any of a game that is over or whose asker knows everything, `open` ones
 * too. */
static bool open_eyes_member(struct call *call, unsigned *eyes)
{
    const value *seat = member(call, "seat");
    bool over = !borgo_table_to_act(call->wire->table);
    if (!seat || seat->kind != BORGO_JSON_STRING || strcmp(seat->string, "open") != 0)
        return over && seat ? seat_member(call, "seat", wire_players(call->wire), "watch",
                                          BORGO_WATCHER, eyes)
                            : eyes_member(call, eyes);
    *eyes = BORGO_CHANCE;
    return over_or_trusted(call);
}

/* What is told of a game as it was after so many moves: the call is about it as if it were the game
 * there is. */
static void put_past(struct call *call, uint32_t at, bool board, bool position,
                     struct borgo_json *json)
{
    const struct borgo_table *table = call->wire->table;
    struct borgo_wire wire = *call->wire;
    struct borgo_table past = *table;
    struct call then = *call;
    struct borgo_walk walk;
    walk_to(&walk, table, at);
    memcpy(past.state, walk.state, table->game->state_size);
    past.count = at;
    wire.table = &past;
    then.wire = &wire;
    borgo_json_number(json, "at", at);
    borgo_json_number(json, "count", table->count);
    if (at) {
        struct log_turns turns = find_turns(table);
        put_turn_number(&turns, at - 1, json);
        free(turns.at);
    }
    put_view(&then, then.viewer, board, json);
    put_status(&then, json);
    put_entries(&then, "happened", at ? at - 1 : 0, true, json);
    if (position)
        put_position(&then, json);
}

static bool answer_past(struct call *call, bool board)
{
    int64_t at;
    unsigned eyes;
    bool position = false;
    if (!open_eyes_member(call, &eyes) || !number_member(call, "at", call->wire->table->count, &at)
        || (has(call, "position") && !truth_member(call, "position", &position)))
        return false;
    call->viewer = eyes;
    put_past(call, (uint32_t)at, board, position, open_answer(call));
    return true;
}

bool answer_view(struct call *call)
{
    unsigned eyes;
    bool board = true;
    if (has(call, "board") && !truth_member(call, "board", &board))
        return false;
    if (has(call, "at"))
        return call->wire->kind != BORGO_WIRE_SEEN
                   ? answer_past(call, board)
                   : borgo_error_fail(&call->error,
                                      "only what one seat sees of this game is known, "
                                      "so there is no '%s'",
                                      "at");
    if (has(call, "position"))
        return borgo_error_fail(&call->error, "'%s' is only for a view with '%s'", "position",
                                "at");
    if (!eyes_member(call, &eyes))
        return false;
    put_view(call, eyes, board, open_answer(call));
    return true;
}

bool acting_seat(struct call *call, unsigned *seat)
{
    borgo_seats to_act = borgo_table_to_act(call->wire->table);
    if (to_act == 0 || to_act >> BORGO_CHANCE & 1)
        return borgo_error_fail(&call->error, "no seat is to act");
    unsigned first = call->viewer < BORGO_MAX_SEATS ? call->viewer : borgo_moves_actor(to_act);
    *seat = first;
    if (has(call, "seat")
        && !seat_member(call, "seat", wire_players(call->wire), "first", first, seat))
        return false;
    if (!(to_act >> *seat & 1))
        return borgo_error_fail(&call->error, "seat %u is not to act", *seat);
    return same_eyes(call, *seat);
}
