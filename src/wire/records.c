/* Records through the wire: see parts.h. */
#include <stdlib.h>

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
    return answer_table_status(call, call->wire->table->count);
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
