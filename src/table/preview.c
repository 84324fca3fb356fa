/* What a move is sure to bring: see preview.h. */
#include "table/preview.h"

#include <string.h>

enum { WORLDS = BORGO_PREVIEW_WORLDS };

/* The question, and the worlds it is asked in. */
struct question {
    const struct borgo_game *game;
    const void *box;
    unsigned seat;
    _Alignas(16) unsigned char state[WORLDS][BORGO_MAX_STATE];
    int32_t before[WORLDS][BORGO_MAX_SEATS];
};

void borgo_preview_imagine(const struct borgo_game *game, const void *box, const void *seen,
                           unsigned seat, unsigned world, void *state)
{
    struct borgo_rng rng;
    borgo_rng_seed(&rng, world);
    memcpy(state, seen, game->state_size);
    game->imagine(box, state, seat, &rng);
}

static void ask(struct question *question, const struct borgo_game *game, const void *box,
                const void *seen, unsigned seat)
{
    question->game = game;
    question->box = box;
    question->seat = seat;
    memset(question->before, 0, sizeof question->before);
    for (unsigned world = 0; world < WORLDS; world++) {
        borgo_preview_imagine(game, box, seen, seat, world, question->state[world]);
        game->scores(box, question->state[world], question->before[world]);
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

/* Keeps what the seat is told and `other` has too. */
static void keep_common(struct borgo_events *events, struct borgo_events *other, unsigned seat)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < events->count; i++)
        if (borgo_event_is_told(&events->at[i], seat) && take_event(other, &events->at[i], seat))
            events->at[kept++] = events->at[i];
    events->count = kept;
}

/* Plays a move in all worlds; what happens in each of them is added to the preview. */
static void play_everywhere(struct question *question, borgo_move move,
                            struct borgo_preview *preview)
{
    const struct borgo_game *game = question->game;
    struct borgo_events sure = {0}, events;
    game->play(question->box, question->state[0], question->seat, move, &sure);
    for (unsigned world = 1; world < WORLDS; world++) {
        events.count = 0;
        game->play(question->box, question->state[world], question->seat, move, &events);
        keep_common(&sure, &events, question->seat);
    }
    for (uint32_t i = 0; i < sure.count && preview->events.count < BORGO_MAX_EVENTS; i++)
        preview->events.at[preview->events.count++] = sure.at[i];
}

/* Whether the seat may make the move in every world. */
static bool is_legal_everywhere(const struct question *question, borgo_move move, borgo_move *room)
{
    const struct borgo_game *game = question->game;
    for (unsigned world = 0; world < WORLDS; world++) {
        const void *state = question->state[world];
        if (!(game->to_act(question->box, state) >> question->seat & 1))
            return false;
        uint32_t count = game->moves(question->box, state, question->seat, room), at = 0;
        while (at < count && room[at] != move)
            at++;
        if (at == count)
            return false;
    }
    return true;
}

static void keep_sure_points(const struct question *question, struct borgo_preview *preview)
{
    unsigned players = ((const struct borgo_box *)question->box)->players;
    preview->sure = (borgo_seats)((1u << players) - 1);
    for (unsigned world = 0; world < WORLDS; world++) {
        int32_t after[BORGO_MAX_SEATS] = {0};
        question->game->scores(question->box, question->state[world], after);
        for (unsigned seat = 0; seat < players; seat++) {
            int32_t points = after[seat] - question->before[world][seat];
            if (world == 0)
                preview->points[seat] = points;
            else if (points != preview->points[seat])
                preview->sure &= (borgo_seats) ~(1u << seat);
        }
    }
    for (unsigned seat = 0; seat < players; seat++)
        if (!(preview->sure >> seat & 1))
            preview->points[seat] = 0;
}

void borgo_preview(const struct borgo_game *game, const void *box, const void *seen, unsigned seat,
                   borgo_move move, struct borgo_preview *preview)
{
    borgo_preview_turn(game, box, seen, seat, &move, 1, NULL, preview);
}

/* The first move is legal, because it is by what the seat sees. */
int borgo_preview_turn(const struct borgo_game *game, const void *box, const void *seen,
                       unsigned seat, const borgo_move *moves, int length, borgo_move *room,
                       struct borgo_preview *preview)
{
    struct question question;
    int made = 0;
    *preview = (struct borgo_preview){.sure = 0};
    ask(&question, game, box, seen, seat);
    while (made < length && (made == 0 || is_legal_everywhere(&question, moves[made], room)))
        play_everywhere(&question, moves[made++], preview);
    keep_sure_points(&question, preview);
    return made;
}

static int32_t points_in(const struct borgo_game *game, const void *box, const void *seen,
                         unsigned seat, borgo_move move, unsigned world)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    int32_t before[BORGO_MAX_SEATS] = {0}, after[BORGO_MAX_SEATS] = {0};
    borgo_preview_imagine(game, box, seen, seat, world, state);
    game->scores(box, state, before);
    game->play(box, state, seat, move, NULL);
    game->scores(box, state, after);
    return after[seat] - before[seat];
}

int32_t borgo_preview_points(const struct borgo_game *game, const void *box, const void *seen,
                             unsigned seat, borgo_move move)
{
    int32_t sure = points_in(game, box, seen, seat, move, 0);
    for (unsigned world = 1; sure != 0 && world < WORLDS; world++)
        if (points_in(game, box, seen, seat, move, world) != sure)
            return 0;
    return sure;
}
