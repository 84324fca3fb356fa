/* What a move or a turn is sure to bring: see preview.h. */
#include "table/preview.h"

#include <string.h>

static bool is_there(const struct borgo_worlds *worlds, const void *state)
{
    for (unsigned i = 0; i < worlds->count; i++)
        if (memcmp(worlds->state[i], state, worlds->game->state_size) == 0)
            return true;
    return false;
}

void borgo_preview_world(const struct borgo_game *game, const void *box, const void *seen,
                         unsigned seat, unsigned world, void *state)
{
    struct borgo_rng rng;
    borgo_rng_seed(&rng, world);
    memcpy(state, seen, game->state_size);
    game->imagine(box, state, seat, &rng);
}

void borgo_preview_imagine(const struct borgo_game *game, const void *box, const void *seen,
                           unsigned seat, struct borgo_worlds *worlds)
{
    worlds->game = game;
    worlds->box = box;
    worlds->seat = seat;
    worlds->count = 0;
    for (unsigned world = 0; world < BORGO_WORLDS; world++) {
        unsigned char *state = worlds->state[worlds->count];
        borgo_preview_world(game, box, seen, seat, world, state);
        worlds->count += !is_there(worlds, state);
    }
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

/* Plays a move in all worlds; what happens in each of them is added to the preview. */
static void play_everywhere(struct borgo_worlds *worlds, borgo_move move,
                            struct borgo_preview *preview)
{
    const struct borgo_game *game = worlds->game;
    struct borgo_events sure = {0}, events;
    game->play(worlds->box, worlds->state[0], worlds->seat, move, &sure);
    keep_common(&sure, NULL, worlds->seat);
    for (unsigned world = 1; world < worlds->count; world++) {
        events.count = 0;
        game->play(worlds->box, worlds->state[world], worlds->seat, move, &events);
        keep_common(&sure, &events, worlds->seat);
    }
    for (uint32_t i = 0; i < sure.count && preview->events.count < BORGO_MAX_EVENTS; i++)
        preview->events.at[preview->events.count++] = sure.at[i];
}

/* Whether the seat may make the move in every world. */
static bool is_legal_everywhere(const struct borgo_worlds *worlds, borgo_move move,
                                borgo_move *room)
{
    const struct borgo_game *game = worlds->game;
    for (unsigned world = 0; world < worlds->count; world++) {
        const void *state = worlds->state[world];
        if (!(game->to_act(worlds->box, state) >> worlds->seat & 1))
            return false;
        uint32_t count = game->moves(worlds->box, state, worlds->seat, room), at = 0;
        while (at < count && room[at] != move)
            at++;
        if (at == count)
            return false;
    }
    return true;
}

/* What each score has grown by from one position to another. */
static void find_points(const struct borgo_worlds *worlds, const void *before, const void *after,
                        int32_t points[BORGO_MAX_SEATS])
{
    int32_t first[BORGO_MAX_SEATS] = {0}, last[BORGO_MAX_SEATS] = {0};
    worlds->game->scores(worlds->box, before, first);
    worlds->game->scores(worlds->box, after, last);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        points[seat] = last[seat] - first[seat];
}

static void keep_sure_points(const struct borgo_worlds *before, const struct borgo_worlds *after,
                             struct borgo_preview *preview)
{
    unsigned players = ((const struct borgo_box *)before->box)->players;
    preview->sure = (borgo_seats)((1u << players) - 1);
    find_points(before, before->state[0], after->state[0], preview->points);
    for (unsigned world = 1; world < before->count; world++) {
        int32_t points[BORGO_MAX_SEATS];
        find_points(before, before->state[world], after->state[world], points);
        for (unsigned seat = 0; seat < players; seat++)
            if (points[seat] != preview->points[seat])
                preview->sure &= (borgo_seats) ~(1u << seat);
    }
    for (unsigned seat = 0; seat < players; seat++)
        if (!(preview->sure >> seat & 1))
            preview->points[seat] = 0;
}

/* The first move is legal, because it is by what the seat sees. */
int borgo_preview_turn(const struct borgo_worlds *worlds, const borgo_move *moves, int length,
                       borgo_move *room, struct borgo_preview *preview)
{
    struct borgo_worlds after = *worlds;
    int made = 0;
    *preview = (struct borgo_preview){.sure = 0};
    while (made < length && (made == 0 || is_legal_everywhere(&after, moves[made], room)))
        play_everywhere(&after, moves[made++], preview);
    keep_sure_points(worlds, &after, preview);
    return made;
}

void borgo_preview_in(const struct borgo_worlds *worlds, borgo_move move,
                      struct borgo_preview *preview)
{
    borgo_preview_turn(worlds, &move, 1, NULL, preview);
}

void borgo_preview(const struct borgo_game *game, const void *box, const void *seen, unsigned seat,
                   borgo_move move, struct borgo_preview *preview)
{
    struct borgo_worlds worlds;
    borgo_preview_imagine(game, box, seen, seat, &worlds);
    borgo_preview_in(&worlds, move, preview);
}

static int32_t points_in(const struct borgo_worlds *worlds, unsigned world, borgo_move move)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    int32_t points[BORGO_MAX_SEATS];
    memcpy(state, worlds->state[world], worlds->game->state_size);
    worlds->game->play(worlds->box, state, worlds->seat, move, NULL);
    find_points(worlds, worlds->state[world], state, points);
    return points[worlds->seat];
}

int32_t borgo_preview_points(const struct borgo_worlds *worlds, borgo_move move)
{
    int32_t sure = points_in(worlds, 0, move);
    for (unsigned world = 1; sure != 0 && world < worlds->count; world++)
        if (points_in(worlds, world, move) != sure)
            return 0;
    return sure;
}
