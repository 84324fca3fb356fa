/* What a move is sure to bring: see preview.h. */
#include "table/preview.h"

#include <string.h>

#include "table/walk.h"

enum { WORLDS = 8 };

/* The question, the same for every world. */
struct question {
    const struct borgo_game *game;
    const void *box, *seen;
    unsigned seat;
    borgo_move move;
};

/* Plays the move in the world of that number; the events may be NULL. */
static void try_world(const struct question *question, uint64_t world,
                      int32_t points[BORGO_MAX_SEATS], struct borgo_events *events)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    const struct borgo_game *game = question->game;
    int32_t before[BORGO_MAX_SEATS] = {0}, after[BORGO_MAX_SEATS] = {0};
    struct borgo_rng rng;
    borgo_rng_seed(&rng, world);
    memcpy(state, question->seen, game->state_size);
    game->imagine(question->box, state, question->seat, &rng);
    game->scores(question->box, state, before);
    game->play(question->box, state, question->seat, question->move, events);
    game->scores(question->box, state, after);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        points[seat] = after[seat] - before[seat];
}

static bool same_event(const struct borgo_event *a, const struct borgo_event *b)
{
    return a->kind == b->kind && memcmp(a->value, b->value, sizeof a->value) == 0;
}

/* Takes the event out of the list if it is there: an event that comes twice must come twice
 * everywhere. */
static bool take_event(struct borgo_events *from, const struct borgo_event *event, unsigned seat)
{
    for (uint32_t i = 0; i < from->count; i++) {
        if (!same_event(&from->at[i], event) || !borgo_event_is_told(&from->at[i], seat))
            continue;
        memmove(&from->at[i], &from->at[i + 1], (from->count - i - 1) * sizeof from->at[0]);
        from->count--;
        return true;
    }
    return false;
}

/* Keeps what the seat is told and `other` has too. */
static void keep_common(struct borgo_events *events, struct borgo_events *other, unsigned seat)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < events->count; i++)
        if (borgo_event_is_told(&events->at[i], seat) && take_event(other, &events->at[i], seat))
            events->at[kept++] = events->at[i];
    events->count = kept;
}

static void keep_same_points(struct borgo_preview *preview, const int32_t points[BORGO_MAX_SEATS])
{
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        if (preview->sure >> seat & 1 && preview->points[seat] != points[seat]) {
            preview->sure &= (borgo_seats) ~(1u << seat);
            preview->points[seat] = 0;
        }
}

void borgo_preview(const struct borgo_game *game, const void *box, const void *seen, unsigned seat,
                   borgo_move move, struct borgo_preview *preview)
{
    const struct question question = {game, box, seen, seat, move};
    struct borgo_events events;
    int32_t points[BORGO_MAX_SEATS];
    unsigned players = ((const struct borgo_box *)box)->players;
    *preview = (struct borgo_preview){.sure = (borgo_seats)((1u << players) - 1)};
    try_world(&question, 0, preview->points, &preview->events);
    for (uint64_t world = 1; world < WORLDS; world++) {
        events.count = 0;
        try_world(&question, world, points, &events);
        keep_common(&preview->events, &events, seat);
        keep_same_points(preview, points);
    }
}

int32_t borgo_preview_points(const struct borgo_game *game, const void *box, const void *seen,
                             unsigned seat, borgo_move move)
{
    const struct question question = {game, box, seen, seat, move};
    int32_t sure[BORGO_MAX_SEATS], points[BORGO_MAX_SEATS];
    try_world(&question, 0, sure, NULL);
    for (uint64_t world = 1; sure[seat] != 0 && world < WORLDS; world++) {
        try_world(&question, world, points, NULL);
        if (points[seat] != sure[seat])
            return 0;
    }
    return sure[seat];
}
