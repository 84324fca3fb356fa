/* Records through the wire: see parts.h. */
#include <stdlib.h>
#include <string.h>

#include "wire/parts.h"

bool over_or_trusted(struct call *call)
{
    if (call->viewer == BORGO_CHANCE || !borgo_table_to_act(call->wire->table))
        return true;
    return borgo_error_fail(&call->error, "that shows what is secret: only when the game is over");
}

/* The secrets of an unfinished game leave only if they are asked for, and by nobody in particular.
 */
bool answer_record(struct call *call)
{
    bool secrets;
    size_t length;
    if (!truth_member(call, "secrets", &secrets) || !over_or_trusted(call))
        return false;
    char *text = borgo_record_text(&call->wire->sitting.record, secrets, &length);
    borgo_json_string(open_answer(call), "record", text);
    put_id(&call->wire->sitting.record, &call->json);
    free(text);
    return true;
}

bool answer_load(struct call *call)
{
    struct borgo_record record;
    struct borgo_sitting sitting;
    const char *text = string_member(call, "record");
    if (!text || borgo_record_read(&record, "record", text, &call->error) != BORGO_RECORD_RIGHT
        || !borgo_sitting_open(&sitting, &record, &call->error))
        return false;
    borgo_wire_take_sitting(call->wire, &sitting);
    answer_table_status(call, call->wire->table->count);
    put_id(&call->wire->sitting.record, &call->json);
    return true;
}

bool answer_verify(struct call *call)
{
    struct borgo_record record;
    const char *text = string_member(call, "record");
    if (!text)
        return false;
    enum borgo_verdict verdict = borgo_record_read(&record, "record", text, &call->error);
    borgo_wire_put_verdict(verdict, &record, call->error.message, open_answer(call));
    if (verdict == BORGO_RECORD_RIGHT)
        borgo_record_close(&record);
    return true;
}

/* What the people put in, with its seals: all of it is open when a game has been dealt. */
static void put_numbers_of(const struct borgo_record *record, struct borgo_json *json)
{
    const struct borgo_pact *pact = &record->pact;
    borgo_json_array(json, "numbers");
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        if (!(pact->opened >> seat & 1))
            continue;
        borgo_json_object(json, NULL);
        borgo_json_number(json, "seat", seat);
        borgo_json_string(json, "name", record->start[seat].name);
        put_hex(json, "seal", pact->seal[seat]);
        put_hex(json, "number", pact->number[seat]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_promise(const struct borgo_record *record, const unsigned char *seed,
                        struct borgo_json *json)
{
    unsigned char terms[BORGO_HASH_BYTES], promise[BORGO_HASH_BYTES];
    char *text = borgo_record_terms(record);
    borgo_record_hash_terms(record, terms);
    borgo_pact_commit(seed, terms, promise);
    borgo_json_string(json, "terms", text);
    put_hex(json, "commitment", record->pact.commitment);
    put_hex(json, "seed", seed);
    put_hex(json, "promise", promise);
    borgo_json_bool(json, "same", !memcmp(promise, record->pact.commitment, sizeof promise));
    put_numbers_of(record, json);
    free(text);
}

/* What the house promised for a finished game, and what it would have had to promise for another
 * seed: so that anybody can try to find a second one that fits. */
bool answer_promise(struct call *call)
{
    unsigned char other[BORGO_SEED_BYTES];
    struct borgo_record record;
    const char *text = string_member(call, "record");
    bool own = !has(call, "seed");
    if (!text || (!own && !hex_member(call, "seed", other))
        || borgo_record_read(&record, "record", text, &call->error) != BORGO_RECORD_RIGHT)
        return false;
    bool promised = record.source == BORGO_HOUSE && record.has_seed;
    if (promised)
        put_promise(&record, own ? record.seed : other, open_answer(call));
    else
        borgo_error_fail(&call->error, "no seed was promised for it, or it isn't published");
    borgo_record_close(&record);
    return promised;
}

bool answer_result(struct call *call)
{
    const struct borgo_wire *wire = call->wire;
    if (borgo_table_to_act(wire->table))
        return borgo_error_fail(&call->error, "the game isn't over");
    struct borgo_json *json = open_answer(call);
    put_result(wire->table, json);
    if (wire->kind == BORGO_WIRE_TABLE)
        borgo_json_string(json, "deal", deal_word(borgo_record_deal(&wire->sitting.record)));
    if (wire->kind == BORGO_WIRE_TABLE && wire->sitting.record.has_seed)
        put_hex(json, "seed", wire->sitting.record.seed);
    return true;
}
