/* Free games: whoever asks deals and plays for everybody. See parts.h. */
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "wire/parts.h"

/* Installs a game after everything has been checked: state NULL is its start. */
static void install(struct borgo_wire *wire, const struct borgo_game *game, void *box,
                    const void *state, unsigned eyes)
{
    clear_table(wire);
    wire->kind = eyes == BORGO_CHANCE ? BORGO_WIRE_FREE : BORGO_WIRE_SEEN;
    wire->eyes = eyes;
    wire->box = box;
    wire->table = &wire->free;
    if (state)
        borgo_table_open_at(&wire->free, game, box, state);
    else
        borgo_table_open(&wire->free, game, box);
}

void install_free(struct borgo_wire *wire, const struct borgo_game *game, void *box,
                  const void *state)
{
    install(wire, game, box, state, BORGO_CHANCE);
}

static bool answer_status(struct call *call, uint32_t from)
{
    struct borgo_json *json = open_answer(call);
    put_status(call, json);
    put_events_since(call, from, json);
    return true;
}

bool answer_new(struct call *call)
{
    struct borgo_setup setup;
    const struct borgo_game *game = game_member(call, &setup);
    void *box = game && setup_members(call, game, &setup) ? make_box(call, game, &setup) : NULL;
    if (!box)
        return false;
    install(call->wire, game, box, NULL, BORGO_CHANCE);
    return answer_status(call, 0);
}

bool names_member(struct call *call, unsigned players,
                  char names[BORGO_MAX_SEATS][BORGO_MAX_NAME + 1])
{
    const value *given = member(call, "names"), *at = given ? borgo_json_first(given) : NULL;
    unsigned count = 0;
    for (; at && at->kind == BORGO_JSON_STRING && borgo_seat_is_name(at->string)
           && given->kind == BORGO_JSON_ARRAY && count < players;
         at = borgo_json_next(given, at))
        memcpy(names[count++], at->string, strlen(at->string) + 1);
    return !given || (count == players && !at)
           || borgo_error_fail(&call->error, "'%s' must be a list of %u names", "names", players);
}

bool answer_set(struct call *call)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    char names[BORGO_MAX_SEATS][BORGO_MAX_NAME + 1] = {{0}};
    struct borgo_setup setup;
    unsigned eyes = BORGO_CHANCE;
    const struct borgo_game *game = game_member(call, &setup);
    const char *position = game ? string_member(call, "position") : NULL;
    struct borgo_reader reader = {position};
    if (!position || !borgo_position_read_setup(game, &reader, &setup, &call->error)
        || !data_member(call, game, &setup) || !names_member(call, setup.players, names)
        || (has(call, "viewer")
            && !seat_member(call, "viewer", setup.players, "watch", BORGO_WATCHER, &eyes)))
        return false;
    void *box = make_box(call, game, &setup);
    if (!box)
        return false;
    if (!borgo_position_read(game, box, &reader, eyes, state, &call->error)) {
        free(box);
        return false;
    }
    install(call->wire, game, box, state, eyes);
    memcpy(call->wire->name, names, sizeof names);
    return answer_status(call, 0);
}

bool answer_play(struct call *call)
{
    unsigned seat;
    borgo_move move;
    struct borgo_table *table = call->wire->table;
    const char *text = string_member(call, "move");
    if (!text || !seat_member(call, "seat", wire_players(call->wire), "chance", BORGO_CHANCE, &seat)
        || !borgo_moves_find(table->game, table->box, table->state, seat, text, call->wire->room,
                             &move, &call->error))
        return false;
    borgo_table_play(table, seat, move, NULL);
    return answer_status(call, table->count - 1);
}

/* The players' generator comes from the same seed and yet tells nothing of the other. */
bool answer_seed(struct call *call)
{
    int64_t number;
    struct borgo_message message;
    unsigned char hash[BORGO_HASH_BYTES];
    if (!number_member(call, "value", INT64_MAX, &number))
        return false;
    borgo_message_start(&message, "borgo-wire-thoughts");
    borgo_message_word(&message, (uint64_t)number);
    borgo_hash_message(&message, hash);
    borgo_rng_seed(&call->wire->deals, (uint64_t)number);
    borgo_rng_seed(&call->wire->thoughts, borgo_hash_word_at(hash));
    call->wire->can_deal = true;
    open_answer(call);
    return true;
}

void take_entropy(struct borgo_wire *wire, const unsigned char bytes[BORGO_HASH_BYTES])
{
    unsigned char drawn[BORGO_HASH_BYTES];
    memcpy(wire->entropy, bytes, sizeof wire->entropy);
    wire->has_entropy = wire->can_deal = true;
    draw_bytes(wire, drawn, NULL);
    borgo_rng_seed(&wire->deals, borgo_hash_word_at(drawn));
    borgo_rng_seed(&wire->thoughts, borgo_hash_word_at(drawn + 8));
}

bool answer_entropy(struct call *call)
{
    unsigned char bytes[BORGO_HASH_BYTES];
    if (!hex_member(call, "bytes", bytes))
        return false;
    take_entropy(call->wire, bytes);
    open_answer(call);
    return true;
}

bool answer_deal(struct call *call)
{
    struct borgo_table *table = call->wire->table;
    uint32_t from = table->count;
    if (!call->wire->can_deal)
        return borgo_error_fail(&call->error,
                                "nothing random is known here: send 'entropy' or a seed first");
    struct borgo_json *json = open_answer(call);
    borgo_json_array(json, "dealt");
    while (borgo_table_to_act(table) >> BORGO_CHANCE & 1) {
        borgo_move move = table->game->deal(table->box, table->state, &call->wire->deals);
        put_move(call, table->state, BORGO_CHANCE, move, json);
        borgo_table_play(table, BORGO_CHANCE, move, NULL);
    }
    borgo_json_close(json);
    put_status(call, json);
    put_events_since(call, from, json);
    return true;
}

bool answer_undo(struct call *call)
{
    if (!borgo_table_undo(call->wire->table))
        return borgo_error_fail(&call->error, "there is no move to take back");
    return answer_status(call, call->wire->table->count);
}
