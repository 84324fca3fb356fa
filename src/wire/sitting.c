/* Tables: seats, a pact before the deal, a dealer, and a game that people and computer players play
 * together. See parts.h; all of it is table/sitting.h's, and only said in JSON here. */
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "wire/parts.h"

void borgo_wire_take_sitting(struct borgo_wire *wire, const struct borgo_sitting *sitting)
{
    clear_table(wire);
    wire->kind = BORGO_WIRE_TABLE;
    wire->sitting = *sitting;
    wire->table = &wire->sitting.record.table;
}

static const char *stage_word(const struct borgo_sitting *sitting, const struct borgo_needs *needs)
{
    static const char *const words[] = {"sealing", "moving", "asking", "over"};
    if (borgo_record_is_over(&sitting->record))
        return "over";
    /* Nobody can add what is missing: the seed isn't here, or real cards were dealt. */
    if (needs->stage == BORGO_STAGE_SEALING && !needs->people)
        return "stuck";
    return words[needs->stage];
}

bool answer_table_status(struct call *call, uint32_t from)
{
    struct borgo_sitting *sitting = &call->wire->sitting;
    struct borgo_needs needs = borgo_sitting_advance(sitting);
    struct borgo_json *json = open_answer(call);
    borgo_json_string(json, "stage", stage_word(sitting, &needs));
    put_seats(json, "people", needs.people);
    put_seats(json, "computers", needs.computers);
    borgo_json_number(json, "count", sitting->record.table.count);
    put_entries(call, "happened", from, true, json);
    put_status(call, json);
    return true;
}

/* As a record has it, so that it can be kept as it is. */
static bool take_text(char *to, size_t room, const char *text)
{
    size_t length = strlen(text);
    if (length >= room)
        return false;
    memcpy(to, text, length + 1);
    return true;
}

static bool read_player(struct call *call, const value *of, struct borgo_seat *seat)
{
    const value *player = borgo_json_member(of, "player");
    const char *word = player && player->kind == BORGO_JSON_STRING ? player->string : BORGO_PERSON;
    if (player && player->kind != BORGO_JSON_STRING)
        return borgo_error_fail(&call->error, "'%s' must be a string", "player");
    if (strcmp(word, BORGO_PERSON) != 0 && !borgo_player_find(word, &call->error))
        return false;
    return take_text(seat->player, sizeof seat->player, word);
}

static bool read_name(struct call *call, const value *of, unsigned number, struct borgo_seat *seat)
{
    const value *name = borgo_json_member(of, "name");
    struct borgo_text text;
    borgo_text_start(&text, seat->name, sizeof seat->name);
    if (!name) {
        borgo_text_print(&text, "%s %c", seat->player, borgo_canvas_seat_letter(number));
        return true;
    }
    if (name->kind != BORGO_JSON_STRING || !borgo_seat_is_name(name->string))
        return borgo_error_fail(&call->error, "'%s' must be a name of at most %d bytes", "name",
                                BORGO_MAX_NAME);
    return take_text(seat->name, sizeof seat->name, name->string);
}

static bool check_names(struct call *call, const struct borgo_seat *seats, unsigned players)
{
    const char *twice = borgo_seat_name_twice(seats, players);
    return !twice || borgo_error_fail(&call->error, "two seats have the same name, '%s'", twice);
}

/* Seats that aren't given are people's. */
static bool read_seats(struct call *call, unsigned players, struct borgo_seat *seats)
{
    static const value nothing = {.kind = BORGO_JSON_OBJECT, .span = 1};
    const value *given = member(call, "seats"), *at = given ? borgo_json_first(given) : NULL;
    if (given && given->kind != BORGO_JSON_ARRAY)
        return borgo_error_fail(&call->error, "'%s' must be a list of %u objects", "seats",
                                players);
    for (unsigned seat = 0; seat < players; seat++) {
        const value *of = at ? at : &nothing;
        if (of->kind != BORGO_JSON_OBJECT)
            return borgo_error_fail(&call->error, "'%s' must be a list of %u objects", "seats",
                                    players);
        if (!read_player(call, of, &seats[seat]) || !read_name(call, of, seat, &seats[seat]))
            return false;
        at = at ? borgo_json_next(given, at) : NULL;
    }
    if (at)
        return borgo_error_fail(&call->error, "'%s' must be a list of %u objects", "seats",
                                players);
    return check_names(call, seats, players);
}

/* A seed that was given can be repeated and proves nothing; else the house promises one. */
static bool choose_seed(struct call *call, unsigned char seed[BORGO_SEED_BYTES],
                        enum borgo_source *source)
{
    *source = has(call, "seed") ? BORGO_CHOSEN_SEED : BORGO_HOUSE;
    if (!has(call, "seed"))
        return draw_bytes(call->wire, seed, &call->error);
    const char *text = string_member(call, "seed");
    return text && borgo_dealer_read_seed(text, seed, &call->error);
}

/* `from`: the record a position comes from, and how many of its moves were made. */
static bool read_origin(struct call *call, struct borgo_origin *origin)
{
    const value *from = member(call, "from");
    const value *record = from ? borgo_json_member(from, "record") : NULL;
    const value *step = from ? borgo_json_member(from, "step") : NULL;
    if (!from)
        return true;
    if (!record || record->kind != BORGO_JSON_STRING || !borgo_record_is_origin(record->string))
        return borgo_error_fail(&call->error,
                                "'%s' must have a 'record': a word of at most %d letters, digits, "
                                "'-', '_' and '.'",
                                "from", BORGO_MAX_ORIGIN);
    if (!step || step->kind != BORGO_JSON_INTEGER || step->integer < 0
        || step->integer > UINT32_MAX)
        return borgo_error_fail(&call->error, "'%s' must have a 'step': how many moves were made",
                                "from");
    origin->step = (uint32_t)step->integer;
    return take_text(origin->record, sizeof origin->record, record->string);
}

/* The set-up a position says itself; the reader stands behind it then. */
static bool position_setup(struct call *call, const struct borgo_game *game,
                           struct borgo_setup *setup, struct borgo_reader *reader)
{
    static const char *const told[] = {"players", "options"};
    for (int i = 0; i < 2; i++)
        if (has(call, told[i]))
            return borgo_error_fail(&call->error, "the position says '%s' already: leave it out",
                                    told[i]);
    reader->at = string_member(call, "position");
    return reader->at && borgo_position_read_setup(game, reader, setup, &call->error)
           && data_member(call, game, setup);
}

/* A game to be opened. */
struct opening {
    const struct borgo_game *game;
    struct borgo_setup setup;
    struct borgo_seat seats[BORGO_MAX_SEATS];
    void *box;
    struct borgo_reader position; /* at the part behind the bar; NULL: at the game's own start */
    struct borgo_beginning beginning;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
};

static bool read_opening(struct call *call, struct opening *opening)
{
    opening->game = game_member(call, &opening->setup);
    if (!opening->game)
        return false;
    if (has(call, "from") && !has(call, "position"))
        return borgo_error_fail(&call->error, "'%s' is only for a table with a 'position'", "from");
    bool fine = has(call, "position")
                    ? position_setup(call, opening->game, &opening->setup, &opening->position)
                          && read_origin(call, &opening->beginning.origin)
                    : setup_members(call, opening->game, &opening->setup);
    if (!fine || !read_seats(call, opening->setup.players, opening->seats))
        return false;
    opening->box = make_box(call, opening->game, &opening->setup);
    opening->beginning.state = opening->state;
    return opening->box
           && (!opening->position.at
               || borgo_record_read_position(opening->game, opening->box, &opening->position,
                                             opening->state, &call->error));
}

bool answer_open(struct call *call)
{
    struct opening opening = {.box = NULL};
    struct borgo_record record;
    struct borgo_sitting sitting;
    unsigned char seed[BORGO_SEED_BYTES];
    enum borgo_source source;
    if (!read_opening(call, &opening) || !choose_seed(call, seed, &source)) {
        free(opening.box);
        return false;
    }
    borgo_record_open_at(&record, opening.game, &opening.setup, opening.box, opening.seats, source,
                         seed, opening.position.at ? &opening.beginning : NULL);
    if (!borgo_sitting_open(&sitting, &record, &call->error))
        return false;
    borgo_wire_take_sitting(call->wire, &sitting);
    return answer_table_status(call, 0);
}

void put_hex(struct borgo_json *json, const char *name, const unsigned char bytes[32])
{
    char hex[BORGO_HEX_SIZE];
    borgo_hash_write_hex(bytes, hex);
    borgo_json_string(json, name, hex);
}

/* What has been said before the deal: none of it is secret. */
static void put_pact(const struct borgo_pact *pact, struct borgo_json *json)
{
    static const char *const phases[] = {"sealing", "opening", "dealing"};
    borgo_json_object(json, "pact");
    borgo_json_string(json, "phase", phases[borgo_pact_phase(pact)]);
    put_hex(json, "commitment", pact->commitment);
    put_seats(json, "persons", pact->persons);
    put_seats(json, "awaited", borgo_pact_awaited(pact));
    put_seats(json, "sealed", pact->sealed);
    put_seats(json, "opened", pact->opened);
    borgo_json_close(json);
}

static void put_wish(const struct borgo_wish *wish, struct borgo_json *json)
{
    if (!wish->awaited)
        return;
    borgo_json_object(json, "wish");
    borgo_json_number(json, "seat", wish->seat);
    borgo_json_number(json, "keeps", wish->way.count);
    put_seats(json, "awaited", wish->awaited);
    borgo_json_close(json);
}

/* What the table was set with, so that another can be set like it. */
static void put_terms(const struct borgo_record *record, struct borgo_json *json)
{
    borgo_json_object(json, "options");
    for (int i = 0; i < borgo_setup_option_count(record->game); i++) {
        const struct borgo_option *option = &record->game->option[i];
        borgo_json_string(json, option->name, option->values[record->setup.option[i]]);
    }
    borgo_json_close(json);
    put_own_data(record, json);
}

bool answer_table(struct call *call)
{
    const struct borgo_sitting *sitting = &call->wire->sitting;
    const struct borgo_record *record = &sitting->record;
    struct borgo_json *json = open_answer(call);
    borgo_json_string(json, "game", record->game->name);
    borgo_json_number(json, "rules", record->rules);
    put_terms(record, json);
    put_origin(record, json);
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        struct borgo_way_back way;
        bool can = borgo_table_way_back(&record->table, seat, &way);
        borgo_json_object(json, NULL);
        borgo_json_string(json, "player", record->seat[seat].player);
        borgo_json_string(json, "name", record->seat[seat].name);
        borgo_json_string(json, "back", !can ? "none" : way.free ? "free" : "consent");
        borgo_json_close(json);
    }
    borgo_json_close(json);
    if (record->source == BORGO_HOUSE)
        put_pact(&record->pact, json);
    put_wish(&sitting->wish, json);
    borgo_json_number(json, "count", record->table.count);
    borgo_json_number(json, "backs", record->table.mark_count);
    return true;
}

/* A person's own client asks this of its own wire: the number leaves it only when all have sealed.
 */
bool answer_sealing(struct call *call)
{
    unsigned char commitment[BORGO_HASH_BYTES], number[BORGO_SEED_BYTES], seal[BORGO_HASH_BYTES];
    unsigned seat;
    if (!seat_member(call, "seat", BORGO_MAX_SEATS, NULL, 0, &seat)
        || !hex_member(call, "commitment", commitment))
        return false;
    const char *words = has(call, "words") ? string_member(call, "words") : NULL;
    if (has(call, "words") && !words)
        return false;
    if (words)
        borgo_pact_number_of_words(words, commitment, number);
    else if (has(call, "number") ? !hex_member(call, "number", number)
                                 : !draw_bytes(call->wire, number, &call->error))
        return false;
    borgo_pact_make_seal(seat, commitment, number, seal);
    struct borgo_json *json = open_answer(call);
    put_hex(json, "number", number);
    put_hex(json, "seal", seal);
    return true;
}

typedef bool pact_message(struct borgo_pact *pact, unsigned seat, const unsigned char bytes[32],
                          struct borgo_error *error);

static bool answer_message(struct call *call, const char *name, pact_message *take)
{
    struct borgo_record *record = &call->wire->sitting.record;
    unsigned char bytes[BORGO_HASH_BYTES];
    unsigned seat;
    if (!seat_member(call, "seat", record->setup.players, NULL, 0, &seat)
        || !hex_member(call, name, bytes) || !take(&record->pact, seat, bytes, &call->error))
        return false;
    return answer_table_status(call, record->table.count);
}

bool answer_seal(struct call *call)
{
    return answer_message(call, "seal", borgo_pact_seal);
}

bool answer_reveal(struct call *call)
{
    return answer_message(call, "number", borgo_pact_open);
}

/* Before the deal the house has seen numbers, so it promises anew; afterwards the game just goes
 * on. */
static bool take_seat(struct call *call, unsigned seat, const struct borgo_seat *who)
{
    struct borgo_record *record = &call->wire->sitting.record;
    unsigned char seed[BORGO_SEED_BYTES];
    if (record->can_deal) {
        borgo_record_change(record, seat, who);
        return true;
    }
    return draw_bytes(call->wire, seed, &call->error)
           && borgo_record_replace(record, seat, who, seed, &call->error);
}

bool answer_sit(struct call *call)
{
    struct borgo_sitting *sitting = &call->wire->sitting;
    struct borgo_seat seats[BORGO_MAX_SEATS];
    unsigned seat, players = sitting->record.setup.players;
    memcpy(seats, sitting->record.seat, sizeof seats);
    if (!seat_member(call, "seat", players, NULL, 0, &seat)
        || !read_player(call, call->request, &seats[seat])
        || !read_name(call, call->request, seat, &seats[seat])
        || !check_names(call, seats, players))
        return false;
    if (sitting->wish.awaited)
        return borgo_error_fail(&call->error,
                                "somebody asks to take a move back: that is answered first");
    if (borgo_record_is_over(&sitting->record))
        return borgo_error_fail(&call->error, "the game is over");
    if (!take_seat(call, seat, &seats[seat]))
        return false;
    bool person = strcmp(seats[seat].player, BORGO_PERSON) == 0;
    sitting->player[seat] = person ? NULL : borgo_player_find(seats[seat].player, NULL);
    return answer_table_status(call, sitting->record.table.count);
}

/* From where it is to be told again what happened. */
static bool from_member(struct call *call, uint32_t *from)
{
    uint32_t count = call->wire->table->count;
    int64_t number = count;
    if (has(call, "from") && !number_member(call, "from", UINT32_MAX, &number))
        return false;
    *from = number < count ? (uint32_t)number : count;
    return true;
}

bool answer_advance(struct call *call)
{
    uint32_t from;
    bool position;
    if (!from_member(call, &from) || !truth_member(call, "position", &position)
        || !answer_table_status(call, from))
        return false;
    if (position)
        put_position(call, &call->json);
    return true;
}

bool answer_move(struct call *call)
{
    struct borgo_sitting *sitting = &call->wire->sitting;
    uint32_t from = sitting->record.table.count;
    unsigned seat;
    const char *text = string_member(call, "move");
    if (!text || !seat_member(call, "seat", sitting->record.setup.players, NULL, 0, &seat)
        || !borgo_sitting_move(sitting, seat, text, call->wire->room, &call->error))
        return false;
    return answer_table_status(call, from);
}

static bool answer_taking_back(struct call *call, enum borgo_taking_back taken)
{
    static const char *const words[] = {"no", "yes", "asks"};
    answer_table_status(call, call->wire->table->count);
    borgo_json_string(&call->json, "taken", words[taken]);
    return true;
}

bool answer_back(struct call *call)
{
    struct borgo_sitting *sitting = &call->wire->sitting;
    unsigned seat;
    if (!seat_member(call, "seat", sitting->record.setup.players, NULL, 0, &seat))
        return false;
    if (sitting->player[seat])
        return borgo_error_fail(&call->error, "seat %u is not a person's", seat);
    enum borgo_taking_back taken = borgo_sitting_take_back(sitting, seat, &call->error);
    return taken != BORGO_NOT_TAKEN_BACK && answer_taking_back(call, taken);
}

bool answer_consent(struct call *call)
{
    struct borgo_sitting *sitting = &call->wire->sitting;
    unsigned seat;
    bool agrees;
    if (!seat_member(call, "seat", sitting->record.setup.players, NULL, 0, &seat)
        || !truth_member(call, "agrees", &agrees))
        return false;
    if (!(sitting->wish.awaited >> seat & 1))
        return borgo_error_fail(&call->error, "nobody waits for an answer of seat %u", seat);
    return answer_taking_back(call, borgo_sitting_answer(sitting, seat, agrees));
}
