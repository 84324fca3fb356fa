/* Advice for a seat: see hint.h. */
#include "table/hint.h"

#include <stdlib.h>
#include <string.h>

#include "players/outline.h"

/* Cuts a turn where it can't be played for sure; false if what is left is much the same as one
 * before it. */
static bool keep(const struct borgo_worlds *worlds, struct borgo_suggestion *turn, borgo_move *room,
                 unsigned kept, struct borgo_hint *hint, struct borgo_outline *outline)
{
    const struct borgo_game *game = worlds->game;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    turn->length =
        borgo_preview_turn(worlds, turn->moves, turn->length, room, &hint->preview[kept]);
    memcpy(state, worlds->state[0], game->state_size);
    borgo_outline_turn(&outline[kept], game, worlds->box, state, worlds->seat, turn->moves,
                       turn->length);
    for (unsigned i = 0; i < kept; i++)
        if (!borgo_outlines_differ(game, &outline[i], &outline[kept]))
            return false;
    return true;
}

static void preview(const struct borgo_request *request, borgo_move *room, struct borgo_hint *hint)
{
    struct borgo_worlds worlds;
    borgo_preview_imagine(request->game, request->box, request->state, request->seat, &worlds);
    struct borgo_outline outline[BORGO_MAX_SUGGESTIONS];
    unsigned kept = 0;
    for (unsigned i = 0; i < hint->turns.count; i++) {
        struct borgo_suggestion turn = hint->turns.at[i];
        if (keep(&worlds, &turn, room, kept, hint, outline))
            hint->turns.at[kept++] = turn;
    }
    hint->turns.count = kept;
}

bool borgo_hint_think(struct borgo_job *job, struct borgo_hint *hint)
{
    if (!hint)
        return borgo_job_think(job);
    borgo_move *room = calloc(BORGO_TURN_ROOM, sizeof *room);
    if (!room)
        abort(); /* nothing to recover to */
    memset(hint, 0, sizeof *hint);
    job->request.wants_chances = true;
    job->request.suggestions = &hint->turns;
    bool thought = borgo_job_think(job);
    if (thought && hint->turns.count == 0)
        borgo_suggest_moves(&job->request, &job->choice, room);
    if (thought)
        preview(&job->request, room, hint);
    free(room);
    return thought;
}
