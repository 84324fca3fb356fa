/* What a puzzle's turn is about: see theme.h. */
#include "table/theme.h"

#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "core/show.h"
#include "players/outline.h"

enum { MOST_CATEGORIES = 16, LONGEST_STANDINGS = 1 << 16, MOST_VALUES = 8192 };

typedef struct borgo_json_value value;

/* Where the seat stands in each category, and what everybody's account comes to. */
struct places {
    unsigned count;
    int32_t total[BORGO_MAX_SEATS];
    char id[MOST_CATEGORIES][BORGO_CATEGORY_ID];
    int32_t place[MOST_CATEGORIES], points[MOST_CATEGORIES];
};

struct reading {
    char text[LONGEST_STANDINGS];
    value values[MOST_VALUES];
};

/* Where the position stands after a turn and after the answer to it. */
struct after {
    _Alignas(16) unsigned char turn[BORGO_MAX_STATE], reply[BORGO_MAX_STATE];
};

static void read_category(const value *category, unsigned seat, struct places *places)
{
    const value *seats = borgo_json_member(category, "seats"), *at = borgo_json_first(seats);
    struct borgo_text id;
    for (unsigned i = 0; at && i < seat; i++)
        at = borgo_json_next(seats, at);
    if (!at)
        return;
    borgo_text_start(&id, places->id[places->count], BORGO_CATEGORY_ID);
    borgo_text_put(&id, borgo_json_member(category, "id")->string);
    places->place[places->count] = (int32_t)borgo_json_member(at, "place")->integer;
    places->points[places->count] = (int32_t)borgo_json_member(at, "points")->integer;
    places->count++;
}

/* The first number that totals are compared by. */
static void read_totals(const value *standings, struct places *places)
{
    const value *totals = borgo_json_member(standings, "totals"), *at = borgo_json_first(totals);
    for (unsigned seat = 0; at && seat < BORGO_MAX_SEATS; at = borgo_json_next(totals, at)) {
        const value *first = borgo_json_first(borgo_json_member(at, "counts"));
        places->total[seat++] = first ? (int32_t)first->integer : 0;
    }
}

/* Of what the seat itself sees. */
static void read_places(const struct borgo_riddle *riddle, const void *state,
                        struct reading *reading, struct places *places)
{
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
    struct borgo_text text;
    struct borgo_json json;
    memset(places, 0, sizeof *places);
    memcpy(seen, state, riddle->game->state_size);
    riddle->game->hide(riddle->box, seen, riddle->puzzle->seat);
    borgo_text_start(&text, reading->text, sizeof reading->text);
    borgo_json_start(&json, &text);
    borgo_put_standings(riddle->game, riddle->box, seen, &json, NULL);
    if (!borgo_json_end(&json)
        || !borgo_json_read(reading->text, text.used, reading->values, MOST_VALUES, NULL))
        return;
    const value *categories = borgo_json_member(reading->values, "categories");
    for (const value *at = borgo_json_first(categories); at && places->count < MOST_CATEGORIES;
         at = borgo_json_next(categories, at))
        read_category(at, riddle->puzzle->seat, places);
    read_totals(reading->values, places);
}

static bool is_forward(const struct places *after, const struct places *than, unsigned category)
{
    int32_t place = after->place[category], other = than->place[category];
    return place > 0 && (other == 0 || place < other)
           && after->points[category] > than->points[category];
}

/* A category in which the best turn brings the seat forward, and the wrong one doesn't: the one
 * that is worth most. */
static void find_category(const struct places *before, const struct places *after,
                          const struct places *other, struct borgo_point *point)
{
    int32_t most = 0;
    for (unsigned i = 0; i < after->count && i < before->count && i < other->count; i++) {
        if (!is_forward(after, before, i) || !is_forward(after, other, i)
            || after->points[i] <= most)
            continue;
        most = after->points[i];
        point->place = after->place[i];
        memcpy(point->category, after->id[i], sizeof point->category);
    }
}

/* Whose account falls most, and more than with the wrong turn. */
static void find_victim(const struct borgo_riddle *riddle, const struct places *before,
                        const struct places *after, const struct places *other,
                        struct borgo_point *point)
{
    const struct borgo_box *head = riddle->box;
    for (unsigned seat = 0; seat < head->players; seat++) {
        int32_t taken = before->total[seat] - after->total[seat];
        if (head->team[seat] == head->team[riddle->puzzle->seat] || taken <= point->taken
            || after->total[seat] >= other->total[seat])
            continue;
        point->taken = taken;
        point->victim = seat;
    }
}

static void look_at_standings(const struct borgo_riddle *riddle, const struct after *best,
                              const struct after *wrong, struct borgo_point *point)
{
    struct reading *reading = calloc(1, sizeof *reading);
    struct places before, after, other;
    if (!reading)
        abort(); /* nothing to recover to */
    read_places(riddle, riddle->state, reading, &before);
    read_places(riddle, best->turn, reading, &after);
    read_places(riddle, wrong->turn, reading, &other);
    free(reading);
    find_category(&before, &after, &other, point);
    find_victim(riddle, &before, &after, &other, point);
}

static int32_t growth(const struct borgo_riddle *riddle, const void *from, const void *to,
                      unsigned seat)
{
    int32_t before[BORGO_MAX_SEATS] = {0}, after[BORGO_MAX_SEATS] = {0};
    riddle->game->scores(riddle->box, from, before);
    riddle->game->scores(riddle->box, to, after);
    return after[seat] - before[seat];
}

static int32_t growth_of_others(const struct borgo_riddle *riddle, const struct after *after)
{
    const struct borgo_box *head = riddle->box;
    int32_t most = 0;
    for (unsigned seat = 0; seat < head->players; seat++) {
        int32_t grown = head->team[seat] == head->team[riddle->puzzle->seat]
                            ? 0
                            : growth(riddle, after->turn, after->reply, seat);
        most = grown > most ? grown : most;
    }
    return most;
}

static void play(const struct borgo_riddle *riddle, const struct borgo_suggestion *turn,
                 const struct borgo_puzzle_steps *reply, struct after *after)
{
    memcpy(after->turn, riddle->state, riddle->game->state_size);
    borgo_riddle_play_turn(riddle, turn, after->turn);
    memcpy(after->reply, after->turn, riddle->game->state_size);
    borgo_riddle_play_steps(riddle, reply, after->reply);
}

/* Whether the turn tells why the game ends. */
static bool is_end(const struct borgo_riddle *riddle, const struct borgo_suggestion *turn)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    bool ends = false;
    memcpy(state, riddle->state, riddle->game->state_size);
    for (int i = 0; i < turn->length; i++) {
        struct borgo_events events = {0};
        riddle->game->play(riddle->box, state, riddle->puzzle->seat, turn->moves[i], &events);
        for (uint32_t j = 0; j < events.count; j++)
            ends |= riddle->game->sentences[events.at[j].kind].ends;
    }
    return ends || riddle->game->to_act(riddle->box, state) == 0;
}

static uint32_t count_moves(const struct borgo_riddle *riddle, const void *state, unsigned seat)
{
    return riddle->game->moves(riddle->box, state, seat, riddle->room->at);
}

/* Whoever comes next, if chance doesn't. */
static void count_answers(const struct borgo_riddle *riddle, const struct after *best,
                          struct borgo_point *point)
{
    borgo_seats to_act = riddle->game->to_act(riddle->box, best->turn);
    if (to_act == 0 || to_act >> BORGO_CHANCE & 1)
        return;
    point->next = borgo_moves_actor(to_act);
    point->answers = count_moves(riddle, best->turn, point->next);
}

static int decisions(const struct borgo_riddle *riddle)
{
    struct borgo_outline outline;
    borgo_outline_turn(&outline, riddle->game, riddle->box, riddle->state, riddle->puzzle->seat,
                       riddle->best.moves, riddle->best.length);
    return outline.count;
}

static enum borgo_theme choose(const struct borgo_riddle *riddle, const struct borgo_point *point)
{
    if (riddle->puzzle->proved)
        return riddle->then.count ? BORGO_THEME_WIN : BORGO_THEME_DEFENCE;
    if (is_end(riddle, &riddle->best) && !is_end(riddle, &riddle->wrong[0]))
        return BORGO_THEME_END;
    if (decisions(riddle) == 0)
        return BORGO_THEME_WAIT;
    if (point->points < point->otherwise)
        return BORGO_THEME_PATIENCE;
    if (*point->category)
        return BORGO_THEME_LEAD;
    if (point->points > point->otherwise)
        return BORGO_THEME_POINTS;
    if (point->taken > 0)
        return BORGO_THEME_TAKE;
    if (point->theirs < point->theirs_otherwise)
        return BORGO_THEME_BLOCK;
    return decisions(riddle) > 1 ? BORGO_THEME_COMBINATION : BORGO_THEME_PLACE;
}

void borgo_theme_find(const struct borgo_riddle *riddle, struct borgo_point *point)
{
    struct after best, wrong;
    unsigned seat = riddle->puzzle->seat;
    *point = (struct borgo_point){.otherwise = INT32_MIN};
    play(riddle, &riddle->best, &riddle->best_reply, &best);
    point->turns = count_moves(riddle, riddle->state, seat);
    point->points = growth(riddle, riddle->state, best.turn, seat);
    point->theirs = growth_of_others(riddle, &best);
    count_answers(riddle, &best, point);
    for (unsigned i = riddle->puzzle->wrong_count; i-- > 0;) {
        play(riddle, &riddle->wrong[i], &riddle->wrong_reply[i], &wrong);
        int32_t points = growth(riddle, riddle->state, wrong.turn, seat);
        point->otherwise = points > point->otherwise ? points : point->otherwise;
    }
    point->theirs_otherwise = growth_of_others(riddle, &wrong);
    look_at_standings(riddle, &best, &wrong, point);
    point->theme = choose(riddle, point);
}
