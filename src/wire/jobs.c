/* Thinking for a table that somebody else does, another worker of the browser mostly: it gets what
 * the seat sees as a game of its own, and brings the move back with the ticket it was given. See
 * parts.h; when a thought comes too late is for the sitting to say. */
#include <string.h>

#include "core/position.h"
#include "wire/parts.h"

void put_own_data(const struct borgo_record *record, struct borgo_json *json)
{
    bool any = false;
    for (int i = 0; i < borgo_setup_data_count(record->game); i++) {
        const struct borgo_data *data = &record->game->data[i];
        if (strcmp(record->setup.data[i], data->builtin) == 0)
            continue;
        if (!any)
            borgo_json_object(json, "data");
        any = true;
        borgo_json_string(json, data->name, record->setup.data[i]);
    }
    if (any)
        borgo_json_close(json);
}

static void put_set(const struct borgo_record *record, unsigned seat, const char *position,
                    struct borgo_json *json)
{
    borgo_json_object(json, "set");
    borgo_json_string(json, "do", "set");
    borgo_json_string(json, "game", record->game->name);
    borgo_json_string(json, "position", position);
    borgo_json_number(json, "viewer", seat);
    borgo_json_array(json, "names");
    for (unsigned i = 0; i < record->setup.players; i++)
        borgo_json_string(json, NULL, record->seat[i].name);
    borgo_json_close(json);
    put_own_data(record, json);
    borgo_json_close(json);
}

static void put_count_text(struct borgo_json *json, const char *name, uint64_t number)
{
    char buffer[24];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_text_count(&text, number);
    borgo_json_string(json, name, buffer);
}

/* The seed is the one the table itself would think with: so the same game is the same game again,
 * wherever it was thought about. */
static void put_best(const struct call *call, unsigned seat, const struct borgo_player *player,
                     struct borgo_json *json)
{
    const struct borgo_record *record = &call->wire->sitting.record;
    borgo_json_object(json, "best");
    borgo_json_string(json, "do", "best");
    borgo_json_number(json, "seat", seat);
    borgo_json_string(json, "level", player->name);
    put_count_text(json, "seed", borgo_dealer_decision_seed(&record->dealer, &record->table, seat));
    if (has(call, "ms"))
        borgo_json_number(json, "ms", member(call, "ms")->integer);
    if (has(call, "budget"))
        borgo_json_number(json, "budget", member(call, "budget")->integer);
    borgo_json_close(json);
}

/* A ticket is used once; behind its number stands a piece of a hash that another run of the program
 * would not give again. */
static const char *new_ticket(struct borgo_wire *wire, unsigned seat)
{
    struct borgo_wire_question *question = &wire->question[seat];
    const struct borgo_record *record = &wire->sitting.record;
    struct borgo_text text;
    question->asked_at = borgo_sitting_now(&wire->sitting);
    borgo_text_start(&text, question->ticket, sizeof question->ticket);
    borgo_text_print(&text, "%u-%u-", wire->tickets++, seat);
    borgo_text_count(&text, borgo_dealer_decision_seed(&record->dealer, &record->table, seat));
    return question->ticket;
}

/* What limits the thinking is for whoever thinks: only its shape is looked at here. */
static bool limits_are_numbers(struct call *call)
{
    int64_t number;
    return (!has(call, "ms") || number_member(call, "ms", INT32_MAX, &number))
           && (!has(call, "budget") || number_member(call, "budget", INT32_MAX, &number));
}

/* Who is to think for which seat: its own computer player, or for a hint one of a level that is
 * named. */
static const struct borgo_player *thinking_player(struct call *call, unsigned *seat)
{
    const char *level = has(call, "level") ? string_member(call, "level") : NULL;
    if (level)
        return acting_seat(call, seat) ? borgo_player_find(level, &call->error) : NULL;
    return !has(call, "level") && thinking_seat(call, seat) ? call->wire->sitting.player[*seat]
                                                            : NULL;
}

/* It holds what the seat sees, so it is not for other eyes. A hint can't be played, so it has no
 * ticket. */
bool answer_job(struct call *call)
{
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
    char position[BORGO_MAX_POSITION_TEXT];
    const struct borgo_record *record = &call->wire->sitting.record;
    struct borgo_text text;
    unsigned seat = 0;
    const struct borgo_player *player = thinking_player(call, &seat);
    if (!player || !limits_are_numbers(call) || !same_eyes(call, seat))
        return false;
    borgo_table_view(&record->table, seat, seen);
    borgo_text_start(&text, position, sizeof position);
    borgo_position_write(record->game, record->box, seen, &text);
    if (text.full)
        return borgo_error_fail(&call->error, "the position is too long to be written");
    struct borgo_json *json = open_answer(call);
    borgo_json_number(json, "seat", seat);
    put_set(record, seat, position, json);
    put_best(call, seat, player, json);
    if (!has(call, "level"))
        borgo_json_string(json, "ticket", new_ticket(call->wire, seat));
    return true;
}

bool answer_thought(struct call *call)
{
    struct borgo_wire *wire = call->wire;
    struct borgo_sitting *sitting = &wire->sitting;
    uint32_t from = sitting->record.table.count;
    unsigned seat;
    const char *ticket = string_member(call, "ticket");
    const char *move = ticket ? string_member(call, "move") : NULL;
    if (!move || !seat_member(call, "seat", sitting->record.setup.players, NULL, 0, &seat))
        return false;
    struct borgo_wire_question *question = &wire->question[seat];
    if (!*question->ticket || strcmp(question->ticket, ticket) != 0)
        return borgo_error_fail(&call->error, "'%s' is not the ticket of an open question", ticket);
    if (!borgo_sitting_take_thought(sitting, seat, &question->asked_at, move, wire->room,
                                    &call->error))
        return false;
    *question = (struct borgo_wire_question){.ticket = ""};
    return answer_table_status(call, from);
}
