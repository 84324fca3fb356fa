/* Advice for a seat: see hint.h. */
#include "table/hint.h"

#include <stdlib.h>
#include <string.h>

static void preview(const struct borgo_request *request, borgo_move *room, struct borgo_hint *hint)
{
    struct borgo_worlds worlds;
    borgo_preview_imagine(request->game, request->box, request->state, request->seat, &worlds);
    for (unsigned i = 0; i < hint->turns.count; i++) {
        struct borgo_suggestion *turn = &hint->turns.at[i];
        turn->length =
            borgo_preview_turn(&worlds, turn->moves, turn->length, room, &hint->preview[i]);
    }
}

bool borgo_hint_think(struct borgo_job *job, struct borgo_hint *hint)
{
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
