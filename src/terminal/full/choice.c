/* Choosing a move step by step: see choice.h. */
#include "terminal/full/choice.h"

#include <string.h>

#include "core/letters.h"
#include "terminal/language.h"

static int32_t first_thing(const struct choice *choice, const struct borgo_description *move,
                           const struct borgo_form *form)
{
    int32_t thing =
        form->written ? choice->board->thing(choice->box, choice->seen, move, 0) : NO_THING;
    if (thing != NO_THING)
        return thing;
    int32_t value = form->written ? move->value[0] & 0xfff : 0;
    return thing_of(THING_LISTED, move->kind * 4096 + value);
}

/* The steps of a move: its first place in any case, and all others that are somewhere. */
static void find_things(struct choice *choice, uint32_t index)
{
    struct borgo_description move;
    unsigned steps = 0;
    borgo_moves_describe(choice->game, choice->box, choice->seen, choice->moves.at[index], &move);
    const struct borgo_form *form = &choice->game->forms[move.kind];
    choice->kind[index] = move.kind;
    for (unsigned i = 0; i < MAX_STEPS; i++)
        choice->things[index][i] = NO_THING;
    choice->things[index][steps++] = first_thing(choice, &move, form);
    for (unsigned place = 1; place < form->written && steps < MAX_STEPS; place++) {
        int32_t thing = choice->board->thing(choice->box, choice->seen, &move, place);
        if (thing != NO_THING)
            choice->things[index][steps++] = thing;
    }
}

/* The move goes through all steps made so far. */
static bool is_on_way(const struct choice *choice, uint32_t index)
{
    for (unsigned i = 0; i < choice->depth; i++)
        if (choice->things[index][i] != choice->made[i])
            return false;
    return choice->things[index][choice->depth] != NO_THING;
}

static bool ends_here(const struct choice *choice, uint32_t index)
{
    return choice->depth + 1 >= MAX_STEPS || choice->things[index][choice->depth + 1] == NO_THING;
}

static struct target *find_target(struct choice *choice, int32_t thing)
{
    for (unsigned i = 0; i < choice->target_count; i++)
        if (choice->targets[i].thing == thing)
            return &choice->targets[i];
    return NULL;
}

static void find_targets(struct choice *choice)
{
    choice->target_count = 0;
    for (uint32_t i = 0; i < choice->moves.count; i++) {
        if (!is_on_way(choice, i))
            continue;
        int32_t thing = choice->things[i][choice->depth];
        struct target *target = find_target(choice, thing);
        if (target)
            target->count++;
        else if (choice->target_count < MAX_SPOTS)
            choice->targets[choice->target_count++] = (struct target){thing, i, 1};
    }
}

static void count_ends(struct choice *choice)
{
    choice->variant = choice->ends = choice->longer = 0;
    for (uint32_t i = 0; i < choice->moves.count; i++) {
        if (!is_on_way(choice, i) || choice->things[i][choice->depth] != choice->cursor)
            continue;
        if (ends_here(choice, i))
            choice->ends++;
        else
            choice->longer++;
    }
}

void point_at(struct choice *choice, int32_t thing)
{
    if (!find_target(choice, thing))
        return;
    choice->cursor = thing;
    count_ends(choice);
}

bool is_target(const struct choice *choice, int32_t thing)
{
    for (unsigned i = 0; i < choice->target_count; i++)
        if (choice->targets[i].thing == thing)
            return true;
    return false;
}

/* Where the cursor begins: on the board rather than in a list. */
static void point_somewhere(struct choice *choice)
{
    choice->cursor = NO_THING;
    for (unsigned i = 0; i < choice->target_count; i++)
        if (thing_sort(choice->targets[i].thing) != THING_LISTED) {
            point_at(choice, choice->targets[i].thing);
            return;
        }
    if (choice->target_count)
        point_at(choice, choice->targets[0].thing);
}

void open_choice(struct choice *choice, const struct full_board *board, const void *box,
                 const void *seen, unsigned seat)
{
    choice->board = board;
    choice->game = board->game;
    choice->box = box;
    choice->seat = seat;
    choice->depth = 0;
    memcpy(choice->seen, seen, sizeof choice->seen);
    borgo_moves_list(choice->game, box, choice->seen, seat, &choice->moves);
    for (uint32_t i = 0; i < choice->moves.count; i++)
        find_things(choice, i);
    borgo_preview_imagine(choice->game, box, choice->seen, seat, &choice->worlds);
    find_targets(choice);
    point_somewhere(choice);
}

bool turn_variant(struct choice *choice, int by)
{
    uint32_t count = choice->ends + (choice->longer > 0);
    if (choice->cursor == NO_THING || count < 2)
        return false;
    choice->variant = (choice->variant + count + (uint32_t)by) % count;
    return true;
}

/* The index of the pointed move, or the number of moves: there is none. */
static uint32_t pointed_index(const struct choice *choice)
{
    uint32_t skip = choice->variant, i = 0;
    if (choice->cursor == NO_THING || choice->variant >= choice->ends)
        return choice->moves.count;
    for (; i < choice->moves.count; i++)
        if (is_on_way(choice, i) && choice->things[i][choice->depth] == choice->cursor
            && ends_here(choice, i) && skip-- == 0)
            break;
    return i;
}

bool pointed_move(const struct choice *choice, borgo_move *move)
{
    uint32_t index = pointed_index(choice);
    if (index == choice->moves.count)
        return false;
    *move = choice->moves.at[index];
    return true;
}

bool step_on(struct choice *choice)
{
    if (choice->cursor == NO_THING || choice->longer == 0)
        return false;
    choice->made[choice->depth++] = choice->cursor;
    find_targets(choice);
    point_somewhere(choice);
    return true;
}

/* Turns the variants until the move is the one. */
static void turn_to(struct choice *choice, borgo_move wanted)
{
    borgo_move move;
    for (uint32_t i = 0; i < choice->ends; i++) {
        choice->variant = i;
        if (pointed_move(choice, &move) && move == wanted)
            return;
    }
}

void aim_at(struct choice *choice, borgo_move move)
{
    uint32_t index = 0;
    while (index < choice->moves.count && choice->moves.at[index] != move)
        index++;
    if (index == choice->moves.count)
        return;
    choice->depth = 0;
    find_targets(choice);
    for (unsigned i = 0; i < MAX_STEPS && choice->things[index][i] != NO_THING; i++) {
        point_at(choice, choice->things[index][i]);
        if (i + 1 < MAX_STEPS && choice->things[index][i + 1] != NO_THING)
            step_on(choice);
    }
    turn_to(choice, move);
}

bool step_back(struct choice *choice)
{
    if (choice->depth == 0)
        return false;
    int32_t was = choice->made[--choice->depth];
    find_targets(choice);
    point_at(choice, was);
    return true;
}

bool ending_move(const struct choice *choice, borgo_move *move)
{
    static const char *const names[] = {"stop", "done", "pass"};
    for (uint32_t i = 0; i < choice->moves.count; i++)
        for (unsigned name = 0; name < sizeof names / sizeof names[0]; name++)
            if (strcmp(choice->game->forms[choice->kind[i]].sentence.name, names[name]) == 0) {
                *move = choice->moves.at[i];
                return true;
            }
    return false;
}

/* `47 residential`: a number and the words that go with it. */
static bool put_number(const struct borgo_form *form, const struct borgo_description *move,
                       const struct borgo_teller *teller, struct borgo_text *text)
{
    const struct borgo_place *place = form->sentence.place;
    bool named = false;
    if (form->written == 0 || place[0].type != BORGO_NUMBER)
        return false;
    for (unsigned i = form->written; i < BORGO_EVENT_PLACES && place[i].name; i++) {
        if (place[i].type != BORGO_WORD)
            continue;
        if (!named)
            borgo_text_number(text, move->value[0]);
        borgo_text_print(text, "%s%s", named ? ", " : " ",
                         teller->translate(place[i].words[move->value[i]]));
        named = true;
    }
    return named;
}

/* The place that is a move's step of that number. */
static unsigned place_of_step(const struct choice *choice, const struct borgo_description *move,
                              unsigned step)
{
    const struct borgo_form *form = &choice->game->forms[move->kind];
    unsigned place = 0;
    for (unsigned next = 1; step > 0 && next < form->written; next++)
        if (choice->board->thing(choice->box, choice->seen, move, next) != NO_THING) {
            place = next;
            step--;
        }
    return place;
}

/* What the cursor is on where that is only a part of a move: `4,5`, `rS3`, a name. */
static void put_part(const struct choice *choice, const struct borgo_description *move,
                     const struct borgo_teller *teller, struct borgo_text *text)
{
    unsigned place = place_of_step(choice, move, choice->depth);
    struct borgo_sentence part = {.one = "{part}",
                                  .place = {choice->game->forms[move->kind].sentence.place[place]}};
    part.place[0].name = "part";
    borgo_words_sentence(choice->game, &part, &move->value[place], teller, text);
}

void target_label(const struct choice *choice, const struct target *target,
                  const struct borgo_teller *teller, struct borgo_text *text)
{
    struct borgo_description move;
    borgo_move first = choice->moves.at[target->first];
    borgo_moves_describe(choice->game, choice->box, choice->seen, first, &move);
    if (choice->depth == 0 && put_number(&choice->game->forms[move.kind], &move, teller, text))
        return;
    if (thing_sort(target->thing) == THING_LISTED)
        borgo_moves_tell(choice->game, choice->box, choice->seen, first, teller, text);
    else
        put_part(choice, &move, teller, text);
}

const char *question(const struct choice *choice)
{
    const char *asked = NULL;
    for (uint32_t i = 0; i < choice->moves.count && !asked; i++)
        if (is_on_way(choice, i))
            asked = choice->board->ask(choice->kind[i], choice->depth);
    return tr(asked ? asked : N_("Choose what to do"));
}

bool ghost_of(const struct choice *choice, borgo_move move, void *state)
{
    struct borgo_description said;
    borgo_moves_describe(choice->game, choice->box, choice->seen, move, &said);
    if (!(choice->board->ghosts >> said.kind & 1))
        return false;
    memcpy(state, choice->worlds.state[0], BORGO_MAX_STATE);
    choice->game->play(choice->box, state, choice->seat, move, NULL);
    choice->game->hide(choice->box, state, choice->seat);
    return true;
}
