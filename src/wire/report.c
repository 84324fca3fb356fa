/* What is said of a record: see wire.h. */
#include "table/check.h"
#include "wire/parts.h"

const char *deal_word(enum borgo_deal deal)
{
    static const char *const words[] = {"proved", "house", "chosen", "secret", "waits", "unknown"};
    return words[deal];
}

static void put_result_of(const struct borgo_record *record, struct borgo_json *json)
{
    struct borgo_result result;
    record->game->result(record->box, record->table.state, &result);
    put_numbers(json, "final", result.final, record->setup.players);
    put_seats(json, "winners", result.winners);
}

static void put_who(struct borgo_json *json, unsigned seat, const struct borgo_seat *who)
{
    borgo_json_number(json, "seat", seat);
    borgo_json_string(json, "player", who->player);
    borgo_json_string(json, "name", who->name);
    borgo_json_close(json);
}

/* Something that happened after so many moves. */
static void open_happening(struct borgo_json *json, uint32_t after)
{
    borgo_json_object(json, NULL);
    borgo_json_number(json, "after", after);
}

/* What happened that isn't a move: each with the number of moves before it. */
static void put_happenings(const struct borgo_record *record, struct borgo_json *json)
{
    borgo_json_array(json, "backs");
    for (uint32_t i = 0; i < record->table.mark_count; i++) {
        open_happening(json, record->table.marks[i].at);
        put_who(json, record->table.marks[i].seat, borgo_record_who_took_back(record, i));
    }
    borgo_json_close(json);
    borgo_json_array(json, "changes");
    for (uint32_t i = 0; i < record->changes; i++) {
        open_happening(json, record->change[i].at);
        put_who(json, record->change[i].seat, &record->change[i].who);
    }
    borgo_json_close(json);
    borgo_json_array(json, "attempts");
    for (uint32_t i = 0; i < record->attempts; i++) {
        borgo_json_object(json, NULL);
        put_who(json, record->attempt[i].seat, &record->attempt[i].who);
    }
    borgo_json_close(json);
}

void put_origin(const struct borgo_record *record, struct borgo_json *json)
{
    if (!record->placed)
        return;
    borgo_json_bool(json, "placed", true);
    if (!*record->origin.record)
        return;
    borgo_json_object(json, "from");
    borgo_json_string(json, "record", record->origin.record);
    borgo_json_number(json, "step", record->origin.step);
    borgo_json_close(json);
}

void put_id(const struct borgo_record *record, struct borgo_json *json)
{
    unsigned char id[BORGO_HASH_BYTES];
    borgo_record_id(record, id);
    put_hex(json, "id", id);
}

static void put_right(const struct borgo_record *record, struct borgo_json *json)
{
    enum borgo_deal deal = borgo_record_deal(record);
    bool over = borgo_record_is_over(record);
    borgo_json_bool(json, "proved", deal == BORGO_DEAL_PROVED);
    borgo_json_string(json, "deal", deal_word(deal));
    borgo_json_number(json, "draws", borgo_check_count_draws(&record->table));
    borgo_json_number(json, "checked",
                      record->can_deal ? borgo_check_count_draws(&record->table) : 0);
    borgo_json_string(json, "game", record->game->name);
    borgo_json_number(json, "rules", record->rules);
    borgo_json_number(json, "players", record->setup.players);
    put_origin(record, json);
    put_id(record, json);
    borgo_json_number(json, "moves", record->table.count);
    borgo_json_bool(json, "over", over);
    put_happenings(record, json);
    if (over)
        put_result_of(record, json);
}

void borgo_wire_put_verdict(enum borgo_verdict verdict, const struct borgo_record *record,
                            const char *why, struct borgo_json *json)
{
    static const char *const words[] = {"right", "wrong", "unreadable"};
    borgo_json_string(json, "verdict", words[verdict]);
    if (verdict == BORGO_RECORD_RIGHT)
        put_right(record, json);
    else
        borgo_json_string(json, "error", why);
}
