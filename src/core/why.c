/* Why something isn't possible: see why.h. */
#include "core/why.h"

#include <string.h>

void borgo_why_add(struct borgo_why *why, unsigned cause, int32_t a, int32_t b, int32_t c)
{
    const struct borgo_description reason = {.kind = (uint8_t)cause, .value = {a, b, c}};
    for (unsigned i = 0; i < why->count; i++)
        if (why->reason[i].kind == cause
            && memcmp(why->reason[i].value, reason.value, sizeof reason.value) == 0)
            return;
    if (why->count < BORGO_MAX_REASONS)
        why->reason[why->count++] = reason;
}

static bool touches(const struct borgo_game *game, const struct borgo_why *why,
                    const struct borgo_description *description)
{
    const struct borgo_form *form = &game->forms[description->kind];
    int32_t cell = borgo_cell(why->first, why->second);
    if (why->piece != BORGO_NO_PIECE) {
        int place = borgo_form_find_place(form, game->show->whys->piece.name);
        if (place < 0 || description->value[place] != why->piece)
            return false;
    }
    for (unsigned i = 0; i < BORGO_EVENT_PLACES; i++)
        if (form->sentence.place[i].type == BORGO_CELL && description->value[i] == cell)
            return true;
    return false;
}

/* Whether a legal move uses the cell; the first of them is the turn that does. */
static void try_moves(const struct borgo_game *game, const void *box, const void *state,
                      struct borgo_why *why, struct borgo_moves *room)
{
    borgo_moves_list(game, box, state, why->viewer, room);
    for (uint32_t i = 0; i < room->count && !why->possible; i++) {
        struct borgo_description description;
        borgo_moves_describe(game, box, state, room->at[i], &description);
        if (!touches(game, why, &description))
            continue;
        why->possible = true;
        why->steps = 1;
        why->turn[0] = room->at[i];
    }
}

static void put_reason(const struct borgo_game *game, const char *rule,
                       const struct borgo_sentence *sentence, const int32_t *value,
                       const struct borgo_teller *teller, struct borgo_json *json)
{
    enum { LONGEST = 512 };
    borgo_json_object(json, NULL);
    borgo_json_string(json, "rule", rule);
    borgo_json_string(json, "reason", sentence->name);
    borgo_words_places_json(sentence, value, json);
    if (teller) {
        char buffer[LONGEST];
        struct borgo_text text;
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_words_sentence(game, sentence, value, teller, &text);
        borgo_json_string(json, "say", buffer);
    }
    borgo_json_close(json);
}

/* What holds in every game comes first; and where a game knows no reason, the step is one in which
 * no cell is used. */
static void put_reasons(const struct borgo_game *game, bool over, const struct borgo_why *why,
                        const struct borgo_teller *teller, struct borgo_json *json)
{
    static const int32_t nothing[BORGO_EVENT_PLACES];
    static const struct borgo_sentence general[] = {
        {"over", N_("the game is over")},
        {"not-your-turn", N_("it is not your turn")},
        {"not-now", N_("nothing is done with this place in this step")},
    };
    const struct borgo_whys *whys = game->show->whys;
    if (over)
        put_reason(game, whys->end_rule, &general[0], nothing, teller, json);
    else if (!why->acts)
        put_reason(game, whys->turn_rule, &general[1], nothing, teller, json);
    else if (!why->possible && why->count == 0)
        put_reason(game, whys->turn_rule, &general[2], nothing, teller, json);
    for (unsigned i = 0; i < why->count; i++) {
        const struct borgo_cause *cause = &whys->causes[why->reason[i].kind];
        put_reason(game, cause->rule ? cause->rule : cause->rules[why->reason[i].value[0]],
                   &cause->sentence, why->reason[i].value, teller, json);
    }
}

static void put_turn(const struct borgo_game *game, const void *box, struct borgo_why *why,
                     struct borgo_json *json)
{
    if (why->steps == 0) {
        borgo_json_null(json, "turn");
        return;
    }
    borgo_json_array(json, "turn");
    for (unsigned i = 0; i < why->steps; i++) {
        char buffer[BORGO_MAX_MOVE_TEXT];
        struct borgo_text text;
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_moves_write(game, box, why->from, why->turn[i], &text);
        borgo_json_string(json, NULL, buffer);
        if (i + 1 < why->steps)
            game->play(box, why->from, why->viewer, why->turn[i], NULL);
    }
    borgo_json_close(json);
}

void borgo_why_put(const struct borgo_game *game, const void *box, const void *state,
                   struct borgo_why *why, const struct borgo_teller *teller,
                   struct borgo_moves *room, struct borgo_json *json)
{
    const struct borgo_whys *whys = game->show->whys;
    borgo_seats to_act = game->to_act(box, state);
    bool seated = why->viewer < ((const struct borgo_box *)box)->players;
    why->acts = seated && to_act >> why->viewer & 1;
    why->possible = false;
    why->count = why->steps = 0;
    memcpy(why->from, state, game->state_size);
    if (why->acts)
        try_moves(game, box, state, why, room);
    if (to_act)
        whys->find(box, state, why);
    borgo_json_bool(json, "possible", why->possible);
    borgo_json_array(json, "reasons");
    put_reasons(game, !to_act, why, teller, json);
    borgo_json_close(json);
    put_turn(game, box, why, json);
    if (whys->write_around)
        whys->write_around(box, state, why->first, why->second, json);
}
