/* What a move is sure to bring: see preview.h. */
#include "table/preview.h"

#include <string.h>

#include "table/walk.h"

static bool is_there(const struct borgo_worlds *worlds, const void *state)
{
    for (unsigned i = 0; i < worlds->count; i++)
        if (memcmp(worlds->state[i], state, worlds->game->state_size) == 0)
            return true;
    return false;
}

void borgo_preview_imagine(const struct borgo_game *game, const void *box, const void *seen,
                           unsigned seat, struct borgo_worlds *worlds)
{
    worlds->game = game;
    worlds->box = box;
    worlds->seat = seat;
    worlds->count = 0;
    for (uint64_t world = 0; world < BORGO_WORLDS; world++) {
        unsigned char *state = worlds->state[worlds->count];
        struct borgo_rng rng;
        borgo_rng_seed(&rng, world);
        memcpy(state, seen, game->state_size);
        game->imagine(box, state, seat, &rng);
        worlds->count += !is_there(worlds, state);
    }
}

/* Plays the move in the world of that number; the events may be NULL. */
static void try_world(const struct borgo_worlds *worlds, unsigned world, borgo_move move,
                      int32_t points[BORGO_MAX_SEATS], struct borgo_events *events)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    const struct borgo_game *game = worlds->game;
    int32_t before[BORGO_MAX_SEATS] = {0}, after[BORGO_MAX_SEATS] = {0};
    memcpy(state, worlds->state[world], game->state_size);
    game->scores(worlds->box, state, before);
    game->play(worlds->box, state, worlds->seat, move, events);
    game->scores(worlds->box, state, after);
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

/* Keeps what the seat is told and `other`, unless it is NULL, has too. */
static void keep_common(struct borgo_events *events, struct borgo_events *other, unsigned seat)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < events->count; i++)
        if (borgo_event_is_told(&events->at[i], seat)
            && (!other || take_event(other, &events->at[i], seat)))
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

void borgo_preview_in(const struct borgo_worlds *worlds, borgo_move move,
                      struct borgo_preview *preview)
{
    struct borgo_events events;
    int32_t points[BORGO_MAX_SEATS];
    unsigned players = ((const struct borgo_box *)worlds->box)->players;
    preview->sure = (borgo_seats)((1u << players) - 1);
    preview->events.count = 0;
    try_world(worlds, 0, move, preview->points, &preview->events);
    keep_common(&preview->events, NULL, worlds->seat);
    for (unsigned world = 1; world < worlds->count; world++) {
        events.count = 0;
        try_world(worlds, world, move, points, &events);
        keep_common(&preview->events, &events, worlds->seat);
        keep_same_points(preview, points);
    }
}

void borgo_preview(const struct borgo_game *game, const void *box, const void *seen, unsigned seat,
                   borgo_move move, struct borgo_preview *preview)
{
    struct borgo_worlds worlds;
    borgo_preview_imagine(game, box, seen, seat, &worlds);
    borgo_preview_in(&worlds, move, preview);
}

int32_t borgo_preview_points(const struct borgo_worlds *worlds, borgo_move move)
{
    unsigned seat = worlds->seat;
    int32_t sure[BORGO_MAX_SEATS], points[BORGO_MAX_SEATS];
    try_world(worlds, 0, move, sure, NULL);
    for (unsigned world = 1; sure[seat] != 0 && world < worlds->count; world++) {
        try_world(worlds, world, move, points, NULL);
        if (points[seat] != sure[seat])
            return 0;
    }
    return sure[seat];
}
