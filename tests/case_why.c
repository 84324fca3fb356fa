/* The statement of a rule case about why something isn't possible:
 *   why 0 4,5: LANE-7 not-beside
 *   why 0 3,0 rS3: SHIB-8 others-place
 *   why 1 2,2: possible */
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "cases.h"
#include "core/why.h"

/* The piece's name or number, if one stands behind the cell. */
static bool read_piece(struct rule_case *run, const char **words, int32_t *piece)
{
    const struct borgo_whys *whys = run->game->show->whys;
    size_t length = strcspn(*words, ":");
    *piece = BORGO_NO_PIECE;
    if (length == 0)
        return true;
    for (unsigned i = 0; i < whys->pieces; i++) {
        char number[12];
        const char *name = whys->piece.words ? whys->piece.words[i] : number;
        snprintf(number, sizeof number, "%u", i);
        if (strlen(name) == length && strncmp(name, *words, length) == 0)
            *piece = (int32_t)i;
    }
    *words += length;
    return *piece != BORGO_NO_PIECE || fail(run, "there is no such piece");
}

static bool read_question(struct rule_case *run, const char **words, struct borgo_why *why)
{
    int length = 0;
    if (!case_read_who(run, words, &why->viewer))
        return false;
    if (sscanf(*words, " %d,%d%n", &why->first, &why->second, &length) != 2)
        return fail(run, "expected a cell behind the seat");
    *words += length + (int)strspn(*words + length, " ");
    if (!read_piece(run, words, &why->piece))
        return false;
    if ((*words)[0] != ':' || (*words)[1] != ' ')
        return fail(run, "expected ': ' and what keeps the seat from it");
    *words += 2;
    return true;
}

/* `possible` and every reason as `RULE name`, in the form of the list that is expected. */
static void write_found(const json_t *answer, char *found, size_t size)
{
    size_t i, used = 0;
    json_t *reason;
    found[0] = '\0';
    if (json_is_true(json_object_get(answer, "possible")))
        used += (size_t)snprintf(found, size, "possible");
    json_array_foreach (json_object_get(answer, "reasons"), i, reason) {
        const char *rule = json_string_value(json_object_get(reason, "rule"));
        const char *name = json_string_value(json_object_get(reason, "reason"));
        used +=
            (size_t)snprintf(found + used, size - used, "%s%s %s", used ? "; " : "", rule, name);
    }
}

bool do_why(struct rule_case *run, const char *words)
{
    static char buffer[1 << 14];
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    char found[1000];
    struct borgo_why why;
    struct borgo_text text;
    struct borgo_json json;
    if (!run->game->show->whys)
        return fail(run, "the game doesn't say why");
    if (!read_question(run, &words, &why))
        return false;
    borgo_table_view(&run->table, why.viewer, state);
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    borgo_why_put(run->game, run->box, state, &why, NULL, run->moves, &json);
    borgo_json_close(&json);
    json_t *answer = json_loads(buffer, 0, NULL);
    write_found(answer, found, sizeof found);
    json_decref(answer);
    return strcmp(found, words) == 0 || fail(run, "it is: %s", found);
}
