/* The moves that are meant where a move is chosen step by step: `"where":{"kind":"zone",
 * "number":47,"cell":[3,4]}` keeps those of that kind with these values in their places, written as
 * the move's own object shows them. */
#include <string.h>

#include "wire/parts.h"

static bool is_kind(const value *at)
{
    return strcmp(at->name, "kind") == 0;
}

static bool has_type(const value *wanted, enum borgo_place_type type)
{
    int cell[2];
    if (type == BORGO_CELL)
        return cell_value(wanted, cell);
    return wanted->kind
           == (type == BORGO_WORD || type == BORGO_NOTATION ? BORGO_JSON_STRING
                                                            : BORGO_JSON_INTEGER);
}

static bool has_value(const value *wanted, const struct borgo_place *place, int32_t found)
{
    int cell[2];
    if (!has_type(wanted, place->type) || found == BORGO_VEILED)
        return false;
    if (place->type == BORGO_CELL)
        return cell_value(wanted, cell) && found == borgo_cell(cell[0], cell[1]);
    if (wanted->kind == BORGO_JSON_STRING)
        return strcmp(wanted->string, place->words[found]) == 0;
    return wanted->integer == found;
}

static bool check_kind(struct call *call, const value *kind)
{
    const struct borgo_game *game = call->wire->table->game;
    if (kind->kind != BORGO_JSON_STRING)
        return borgo_error_fail(&call->error, "'%s' must be a string", "kind");
    for (unsigned i = 0; i < game->form_count; i++)
        if (strcmp(game->forms[i].sentence.name, kind->string) == 0)
            return true;
    return borgo_error_fail(&call->error, "no move of this game is of the kind '%s'", kind->string);
}

static bool fail_type(struct call *call, const char *name, enum borgo_place_type type)
{
    if (type == BORGO_CELL)
        return borgo_error_fail(&call->error, "'%s' must be two whole numbers, like [4,5]", name);
    if (type == BORGO_WORD || type == BORGO_NOTATION)
        return borgo_error_fail(&call->error, "'%s' must be a string", name);
    return borgo_error_fail(&call->error, "'%s' must be a whole number", name);
}

/* Some form must have that place, of the wanted kind if one is, and with values of that type. */
static bool check_place(struct call *call, const value *kind, const value *wanted)
{
    const struct borgo_game *game = call->wire->table->game;
    enum borgo_place_type type = BORGO_NO_PLACE;
    for (unsigned i = 0; i < game->form_count; i++) {
        const struct borgo_form *form = &game->forms[i];
        int place = borgo_form_find_place(form, wanted->name);
        if (place < 0 || (kind && strcmp(form->sentence.name, kind->string) != 0))
            continue;
        type = form->sentence.place[place].type;
        if (has_type(wanted, type))
            return true;
    }
    if (type != BORGO_NO_PLACE)
        return fail_type(call, wanted->name, type);
    return borgo_error_fail(&call->error, "no such move has a place '%s'", wanted->name);
}

bool where_member(struct call *call)
{
    const value *where = member(call, "where");
    if (!where)
        return true;
    if (where->kind != BORGO_JSON_OBJECT)
        return borgo_error_fail(&call->error, "'%s' must be an object", "where");
    const value *kind = borgo_json_member(where, "kind");
    if (kind && !check_kind(call, kind))
        return false;
    for (const value *at = borgo_json_first(where); at; at = borgo_json_next(where, at))
        if (!is_kind(at) && !check_place(call, kind, at))
            return false;
    return true;
}

static bool is_wanted(const struct borgo_form *form, const struct borgo_description *description,
                      const value *where)
{
    for (const value *at = borgo_json_first(where); at; at = borgo_json_next(where, at)) {
        int place = borgo_form_find_place(form, at->name);
        if (is_kind(at)
                ? strcmp(form->sentence.name, at->string) != 0
                : place < 0
                      || !has_value(at, &form->sentence.place[place], description->value[place]))
            return false;
    }
    return true;
}

void keep_wanted(const struct call *call, const void *state, struct borgo_moves *moves)
{
    const struct borgo_table *table = call->wire->table;
    const value *where = member(call, "where");
    uint32_t kept = 0;
    for (uint32_t i = 0; where && i < moves->count; i++) {
        struct borgo_description description;
        borgo_moves_describe(table->game, table->box, state, moves->at[i], &description);
        if (is_wanted(&table->game->forms[description.kind], &description, where))
            moves->at[kept++] = moves->at[i];
    }
    if (where)
        moves->count = kept;
}
