/* What can be said of moves for every game alike: see moves.h. */
#include "core/moves.h"

#include <string.h>

unsigned borgo_moves_actor(borgo_seats to_act)
{
    return (unsigned)__builtin_ctz(to_act);
}

void borgo_moves_list(const struct borgo_game *game, const void *box, const void *state,
                      unsigned seat, struct borgo_moves *moves)
{
    moves->count = 0;
    if (!(game->to_act(box, state) >> seat & 1))
        return;
    if (seat != BORGO_CHANCE) {
        moves->count = game->moves(box, state, seat, moves->at);
        return;
    }
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    moves->count = game->chance(box, state, outcomes);
    for (uint32_t i = 0; i < moves->count; i++)
        moves->at[i] = outcomes[i].move;
}

void borgo_moves_describe(const struct borgo_game *game, const void *box, const void *state,
                          borgo_move move, struct borgo_description *out)
{
    *out = (struct borgo_description){.kind = 0};
    game->describe(box, state, move, out);
}

void borgo_moves_write(const struct borgo_game *game, const void *box, const void *state,
                       borgo_move move, struct borgo_text *text)
{
    struct borgo_description description;
    borgo_moves_describe(game, box, state, move, &description);
    borgo_form_write(&game->forms[description.kind], &description, text);
}

void borgo_moves_put_json(const struct borgo_game *game, const void *box, const void *state,
                          borgo_move move, struct borgo_json *json)
{
    char buffer[BORGO_MAX_MOVE_TEXT];
    struct borgo_text written;
    struct borgo_description description;
    borgo_moves_describe(game, box, state, move, &description);
    const struct borgo_form *form = &game->forms[description.kind];
    borgo_text_start(&written, buffer, sizeof buffer);
    borgo_form_write(form, &description, &written);
    borgo_json_string(json, "move", buffer);
    borgo_json_string(json, "kind", form->sentence.name);
    borgo_words_places_json(&form->sentence, description.value, json);
}

static bool is_veiled(const struct borgo_description *description)
{
    for (unsigned i = 0; i < BORGO_EVENT_PLACES; i++)
        if (description->value[i] == BORGO_VEILED)
            return true;
    return false;
}

void borgo_moves_tell(const struct borgo_game *game, const void *box, const void *state,
                      borgo_move move, const struct borgo_teller *teller, struct borgo_text *text)
{
    struct borgo_description description;
    borgo_moves_describe(game, box, state, move, &description);
    const struct borgo_form *form = &game->forms[description.kind];
    struct borgo_sentence sentence = form->sentence;
    if (is_veiled(&description)) {
        sentence.one = form->veiled;
        sentence.many = NULL;
    }
    borgo_words_sentence(game, &sentence, description.value, teller, text);
}

unsigned borgo_moves_cells(const struct borgo_game *game, const void *box, const void *state,
                           borgo_move move, int32_t cells[BORGO_EVENT_PLACES])
{
    unsigned count = 0;
    struct borgo_description description;
    borgo_moves_describe(game, box, state, move, &description);
    const struct borgo_sentence *sentence = &game->forms[description.kind].sentence;
    for (unsigned i = 0; i < BORGO_EVENT_PLACES; i++)
        if (sentence->place[i].type == BORGO_CELL)
            cells[count++] = description.value[i];
    return count;
}

/* Whether two moves are of one kind and agree in their first `places` written places. */
static bool begin_alike(const struct borgo_game *game, const struct borgo_description *a,
                        const struct borgo_description *b, unsigned places)
{
    unsigned written = game->forms[a->kind].written;
    return a->kind == b->kind
           && memcmp(a->value, b->value, (places < written ? places : written) * sizeof a->value[0])
                  == 0;
}

/* The group a move belongs to, or NULL. Lists have moves that begin alike together, so the last
 * groups come first; and where all of a text counts, no two moves are alike. */
static struct borgo_group *group_of(const struct borgo_game *game, struct borgo_group *groups,
                                    uint32_t count, const struct borgo_description *description,
                                    unsigned places)
{
    if (places > 0 && places >= game->forms[description->kind].written)
        return NULL;
    for (uint32_t i = count; i-- > 0;)
        if (begin_alike(game, &groups[i].begins, description, places))
            return &groups[i];
    return NULL;
}

uint32_t borgo_moves_group(const struct borgo_game *game, const void *box, const void *state,
                           const struct borgo_moves *moves, unsigned places,
                           struct borgo_group *groups)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < moves->count; i++) {
        struct borgo_description description;
        borgo_moves_describe(game, box, state, moves->at[i], &description);
        struct borgo_group *group = group_of(game, groups, count, &description, places);
        if (group)
            group->count++;
        else
            groups[count++] = (struct borgo_group){description, i, 1};
    }
    return count;
}

static bool fail_turn(unsigned seat, struct borgo_error *error)
{
    if (seat == BORGO_CHANCE)
        return borgo_error_fail(error, "it is not chance's turn");
    return borgo_error_fail(error, "seat %u is not to act", seat);
}

/* A move whose form has another first word can't have that text, and to know that takes no writing.
 */
static bool may_be(const struct borgo_form *form, const char *text)
{
    size_t length = form->word ? strlen(form->word) : 0;
    return length == 0
           || (strncmp(text, form->word, length) == 0
               && (text[length] == ' ' || text[length] == '\0'));
}

static bool has_text(const struct borgo_form *form, const struct borgo_description *description,
                     const char *text)
{
    char buffer[BORGO_MAX_MOVE_TEXT];
    struct borgo_text written;
    borgo_text_start(&written, buffer, sizeof buffer);
    borgo_form_write(form, description, &written);
    return strcmp(buffer, text) == 0;
}

bool borgo_moves_find(const struct borgo_game *game, const void *box, const void *state,
                      unsigned seat, const char *text, struct borgo_moves *room, borgo_move *move,
                      struct borgo_error *error)
{
    borgo_moves_list(game, box, state, seat, room);
    if (room->count == 0)
        return fail_turn(seat, error);
    for (uint32_t i = 0; i < room->count; i++) {
        struct borgo_description description;
        borgo_moves_describe(game, box, state, room->at[i], &description);
        const struct borgo_form *form = &game->forms[description.kind];
        if (may_be(form, text) && has_text(form, &description, text)) {
            *move = room->at[i];
            return true;
        }
    }
    return borgo_error_fail(error, "'%s' is not a legal move here (there are %u)", text,
                            room->count);
}

uint32_t borgo_moves_deal_all(const struct borgo_game *game, const void *box, void *state,
                              struct borgo_rng *rng)
{
    uint32_t dealt = 0;
    while (game->to_act(box, state) == 1u << BORGO_CHANCE) {
        game->play(box, state, BORGO_CHANCE, game->deal(box, state, rng), NULL);
        dealt++;
    }
    return dealt;
}
