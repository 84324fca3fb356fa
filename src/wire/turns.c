/* What happened, turn by turn, as a viewer may know it: for a log that people read and for "since
 * your last turn". See parts.h.
 *
 * A turn is what one seat decides until another seat does. What chance brings between two decisions
 * belongs to the turn of the seat its events are about: cards drawn at the end of a turn, dice
 * thrown at the beginning of the next. A seat for which chance does it all, dice and a card that
 * asks for nothing, has a turn without a decision. What is about several seats in a game with
 * rounds, and all that comes before anybody has decided, is a turn of chance's own: a deal. A new
 * round begins a new turn. */
#include <stdlib.h>

#include "core/bits.h"
#include "wire/parts.h"

/* What the log alone doesn't say about a move. */
struct circumstances {
    unsigned round;    /* before it; 0: the game doesn't count them */
    borgo_seats about; /* of a move of chance: the seats its events are about */
};

static unsigned round_of(const struct borgo_walk *walk)
{
    const struct borgo_table *table = walk->table;
    return table->game->show->round ? table->game->show->round(table->box, walk->state) : 0;
}

/* An event is about the seat that its sentence begins with: the first that tells of one says what
 * the move was for. */
static borgo_seats subject(const struct borgo_game *game, const struct borgo_events *events)
{
    for (uint32_t i = 0; i < events->count; i++)
        if (game->sentences[events->at[i].kind].place[0].type == BORGO_SEAT)
            return (borgo_seats)(1u << events->at[i].value[0]);
    return 0;
}

static struct circumstances *find_circumstances(const struct borgo_table *table)
{
    struct circumstances *found = wire_allocate(table->count * sizeof *found);
    struct borgo_walk walk;
    struct borgo_events events;
    for (borgo_walk_start(&walk, table); borgo_walk_next(&walk);) {
        struct circumstances *here = &found[walk.at];
        here->round = round_of(&walk);
        borgo_walk_step(&walk, &events);
        here->about = subject(table->game, &events);
    }
    return found;
}

/* The seat that decides next, if that is one alone, or chance where nobody does any more. */
static unsigned next_seat(const struct borgo_table *table, uint32_t from)
{
    borgo_seats to_act = borgo_table_to_act(table);
    if (from < table->count)
        return table->log[from].seat;
    return to_act && !(to_act & (to_act - 1)) ? borgo_moves_actor(to_act) : BORGO_CHANCE;
}

/* Whose turn a run of chance moves belongs to, that comes behind `turn` (or is the first thing). */
static unsigned whose_run(const struct log_turn *turn, unsigned next, unsigned round,
                          borgo_seats about)
{
    if (!turn)
        return BORGO_CHANCE;
    if (turn->round == round && (about & ~(1u << turn->seat)) == 0)
        return turn->seat;
    if (about && !(about & (about - 1)) && (next == BORGO_CHANCE || about == 1u << next))
        return borgo_moves_actor(about);
    return BORGO_CHANCE;
}

/* The moves from `first` to `last` go on with the last turn, or begin one. */
static void add_moves(struct log_turns *turns, unsigned seat, unsigned round, uint32_t first,
                      uint32_t last)
{
    struct log_turn *turn = turns->count ? &turns->at[turns->count - 1] : NULL;
    if (turn && turn->seat == seat && turn->round == round)
        turn->last = last;
    else
        turns->at[turns->count++] = (struct log_turn){seat, round, first, last};
}

/* Whether a run of chance moves about these seats goes on with the move. Without rounds it ends
 * where the next seat's dice begin; what comes before all decisions stays together. */
static bool goes_on(const struct borgo_table *table, const struct circumstances *found,
                    uint32_t move, borgo_seats about, bool begun)
{
    if (move >= table->count || table->log[move].seat != BORGO_CHANCE
        || found[move].round != found[move - 1].round)
        return false;
    bool turned = about && (found[move].about & ~about);
    return !turned || !begun || found[move].round;
}

struct log_turns find_turns(const struct borgo_table *table)
{
    struct log_turns turns = {0, wire_allocate(table->count * sizeof *turns.at)};
    struct circumstances *found = find_circumstances(table);
    for (uint32_t i = 0, end; i < table->count; i = end) {
        unsigned seat = table->log[i].seat, round = found[i].round;
        borgo_seats about = found[i].about;
        for (end = i + 1; seat == BORGO_CHANCE && goes_on(table, found, end, about, turns.count);
             end++)
            about |= found[end].about;
        if (seat == BORGO_CHANCE)
            seat = whose_run(turns.count ? &turns.at[turns.count - 1] : NULL, next_seat(table, end),
                             round, about);
        add_moves(&turns, seat, round, i, end - 1);
    }
    free(found);
    return turns;
}

const struct log_turn *turn_of(const struct log_turns *turns, uint32_t move)
{
    uint32_t i = 0;
    while (turns->at[i].last < move)
        i++;
    return &turns->at[i];
}

void put_turn_number(const struct log_turns *turns, uint32_t move, struct borgo_json *json)
{
    const struct log_turn *turn = turn_of(turns, move);
    borgo_json_number(json, "turn", turn - turns->at);
    if (turn->round)
        borgo_json_number(json, "round", turn->round);
}

static void touch(struct touched *touched, int32_t cell)
{
    if (cell == BORGO_VEILED || touched->count == sizeof touched->cell / sizeof touched->cell[0])
        return;
    for (unsigned i = 0; i < touched->count; i++)
        if (touched->cell[i] == cell)
            return;
    touched->cell[touched->count++] = cell;
}

void touch_move(const struct call *call, const void *state, unsigned actor, borgo_move move,
                struct touched *touched)
{
    const struct borgo_table *table = call->wire->table;
    int32_t cells[BORGO_EVENT_PLACES];
    unsigned count =
        borgo_moves_cells(table->game, table->box, state, veiled(call, actor, move), cells);
    for (unsigned i = 0; i < count; i++)
        touch(touched, cells[i]);
}

static void touch_event(const struct borgo_sentence *sentence, const struct borgo_event *event,
                        struct touched *touched)
{
    for (unsigned i = 0; i < BORGO_EVENT_PLACES; i++)
        if (sentence->place[i].type == BORGO_CELL)
            touch(touched, event->value[i]);
    for (uint64_t left = sentence->cells ? event->cells : 0; left; left &= left - 1) {
        int cell = (int)borgo_bits_lowest(left);
        touch(touched, borgo_cell(cell / 8, cell % 8));
    }
}

void touch_events(const struct call *call, const struct borgo_events *events,
                  struct touched *touched, struct borgo_tally *tally)
{
    const struct borgo_game *game = call->wire->table->game;
    for (uint32_t i = 0; i < events->count; i++) {
        const struct borgo_event *event = &events->at[i];
        if (!borgo_event_is_told(event, call->viewer))
            continue;
        touch_event(&game->sentences[event->kind], event, touched);
        borgo_tally_event(tally, game, event);
    }
}

void put_parts(const struct call *call, const struct borgo_tally *tally, struct borgo_json *json)
{
    borgo_json_array(json, "parts");
    for (unsigned i = 0; i < tally->count; i++)
        for (unsigned seat = 0; seat < wire_players(call->wire); seat++) {
            if (tally->part[i].sum[seat] == 0)
                continue;
            borgo_json_object(json, NULL);
            borgo_json_number(json, "seat", seat);
            borgo_json_string(json, "part", tally->part[i].name);
            if (call->language)
                borgo_json_string(json, "name", call->language->translate(tally->part[i].name));
            borgo_json_number(json, "points", tally->part[i].sum[seat]);
            borgo_json_close(json);
        }
    borgo_json_close(json);
}

void put_touched(const struct touched *touched, struct borgo_json *json)
{
    borgo_json_array(json, "cells");
    for (unsigned i = 0; i < touched->count; i++)
        borgo_json_cell(json, NULL, borgo_cell_first(touched->cell[i]),
                        borgo_cell_second(touched->cell[i]));
    borgo_json_close(json);
}

/* The moves of a turn, as the log has them; notes on the way what they touch and bring. */
static void put_turn_moves(const struct call *call, struct borgo_walk *walk, uint32_t last,
                           struct touched *touched, struct borgo_tally *tally,
                           struct borgo_json *json)
{
    struct borgo_events events;
    borgo_json_array(json, "moves");
    while (walk->at <= last) {
        const struct borgo_entry *entry = borgo_walk_next(walk);
        touch_move(call, walk->state, entry->seat, entry->move, touched);
        put_full_entry(call, walk, &events, json);
        touch_events(call, &events, touched, tally);
    }
    borgo_json_close(json);
}

/* The walk stands before the turn, and behind it afterwards. */
static void put_turn(const struct call *call, struct borgo_walk *walk, const struct log_turn *turn,
                     uint32_t number, struct borgo_json *json)
{
    const struct borgo_table *table = walk->table;
    struct touched touched = {0};
    struct borgo_tally tally = {0};
    int32_t before[BORGO_MAX_SEATS] = {0}, points[BORGO_MAX_SEATS] = {0};
    borgo_json_object(json, NULL);
    borgo_json_number(json, "turn", number);
    borgo_wire_put_seat(json, "seat", turn->seat);
    if (turn->round)
        borgo_json_number(json, "round", turn->round);
    borgo_json_number(json, "first", turn->first);
    borgo_json_number(json, "last", turn->last);
    table->game->scores(table->box, walk->state, before);
    put_turn_moves(call, walk, turn->last, &touched, &tally, json);
    table->game->scores(table->box, walk->state, points);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        points[seat] -= before[seat];
    put_numbers(json, "points", points, wire_players(call->wire));
    put_parts(call, &tally, json);
    put_touched(&touched, json);
    borgo_json_close(json);
}

/* The number of the first move behind the seat's last decision. */
static uint32_t behind_last_decision(const struct borgo_table *table, unsigned seat)
{
    uint32_t count = table->count;
    while (count > 0 && table->log[count - 1].seat != seat)
        count--;
    return count;
}

/* A turn that goes on is told again, whole. */
bool answer_turns(struct call *call)
{
    const struct borgo_table *table = call->wire->table;
    struct borgo_walk walk;
    int64_t from = 0;
    unsigned seat = 0;
    bool since = has(call, "since_seat");
    if ((has(call, "from") && !number_member(call, "from", table->count, &from))
        || (since && !seat_member(call, "since_seat", wire_players(call->wire), NULL, 0, &seat)))
        return false;
    uint32_t begin = since ? behind_last_decision(table, seat) : 0;
    struct log_turns turns = find_turns(table);
    struct borgo_json *json = open_answer(call);
    borgo_json_number(json, "count", table->count);
    borgo_json_array(json, "turns");
    borgo_walk_start(&walk, table);
    for (uint32_t i = 0; i < turns.count; i++) {
        const struct log_turn *turn = &turns.at[i];
        if (turn->first >= begin && turn->last >= from)
            put_turn(call, &walk, turn, i, json);
        while (walk.at <= turn->last)
            borgo_walk_step(&walk, NULL);
    }
    free(turns.at);
    return true;
}
