/* The best answer to a turn: see reply.h. */
#include "table/reply.h"

#include <string.h>

/* The answer as it is being found. */
struct answering {
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_puzzle_steps *steps;
    struct borgo_rng rng;
    unsigned own;      /* whose turn is answered */
    unsigned answerer; /* BORGO_WATCHER: nobody has answered yet */
    unsigned left;     /* moves of a turn that was thought of, still to be made */
    const borgo_move *next;
    struct borgo_suggestion turn;
};

static void add_step(const struct borgo_replier *replier, struct answering *answering,
                     unsigned seat, borgo_move move)
{
    answering->steps->at[answering->steps->count++] = (struct borgo_puzzle_step){seat, move};
    replier->game->play(replier->box, answering->state, seat, move, NULL);
}

static bool is_legal(const struct borgo_replier *replier, const void *state, unsigned seat,
                     borgo_move move)
{
    borgo_moves_list(replier->game, replier->box, state, seat, replier->moves);
    for (uint32_t i = 0; i < replier->moves->count; i++)
        if (replier->moves->at[i] == move)
            return true;
    return false;
}

/* A whole turn; false where nobody waits for it any more. */
static bool think_of_turn(struct borgo_replier *replier, struct answering *answering, unsigned seat)
{
    struct borgo_job *job = replier->job;
    memset(replier->memory, 0, replier->player->memory);
    borgo_job_prepare(job, replier->player, replier->game, replier->box, answering->state, seat,
                      replier->memory, replier->seed + ++replier->asked);
    job->request.budget = replier->budget;
    if (replier->cancelled)
        job->request.cancelled = replier->cancelled;
    if (!borgo_hint_think(job, replier->hint) || borgo_player_is_cancelled(&job->request)
        || replier->hint->turns.count == 0)
        return false;
    answering->turn = replier->hint->turns.at[0];
    answering->left = (unsigned)answering->turn.length;
    answering->next = answering->turn.moves;
    return true;
}

static borgo_move think_of_move(struct borgo_replier *replier, struct answering *answering,
                                unsigned seat)
{
    bool planned =
        answering->left > 0 && is_legal(replier, answering->state, seat, *answering->next);
    if (!planned && !think_of_turn(replier, answering, seat)) {
        borgo_moves_list(replier->game, replier->box, answering->state, seat, replier->moves);
        return replier->moves->at[0];
    }
    answering->left--;
    return *answering->next++;
}

/* Of several who act at once an opponent comes first. */
static unsigned who_answers(borgo_seats to_act, unsigned seat)
{
    borgo_seats others = (borgo_seats)(to_act & ~(1u << seat));
    return borgo_moves_actor(others ? others : to_act);
}

/* Chance comes in the middle of the answer: whoever answers acts on right behind it. */
static bool goes_on_behind(const struct borgo_replier *replier, const struct answering *answering)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_rng rng = answering->rng;
    memcpy(state, answering->state, replier->game->state_size);
    replier->game->play(replier->box, state, BORGO_CHANCE,
                        replier->game->deal(replier->box, state, &rng), NULL);
    return replier->game->to_act(replier->box, state) >> answering->answerer & 1;
}

static bool is_answered(const struct borgo_replier *replier, const struct answering *answering,
                        borgo_seats to_act)
{
    if (answering->answerer == BORGO_WATCHER || to_act >> answering->answerer & 1)
        return false;
    return to_act != 1u << BORGO_CHANCE || !goes_on_behind(replier, answering);
}

static void answer_on(struct borgo_replier *replier, struct answering *answering,
                      borgo_seats to_act)
{
    bool acts_on = answering->answerer != BORGO_WATCHER && to_act >> answering->answerer & 1;
    unsigned seat = acts_on ? answering->answerer : who_answers(to_act, answering->own);
    if (seat == BORGO_CHANCE) {
        add_step(replier, answering, seat,
                 replier->game->deal(replier->box, answering->state, &answering->rng));
        return;
    }
    if (seat != answering->own)
        answering->answerer = seat;
    add_step(replier, answering, seat, think_of_move(replier, answering, seat));
}

void borgo_reply_find(struct borgo_replier *replier, const void *after, unsigned seat,
                      struct borgo_puzzle_steps *reply)
{
    struct answering answering = {.steps = reply, .own = seat, .answerer = BORGO_WATCHER};
    borgo_seats to_act;
    borgo_rng_seed(&answering.rng, replier->deals);
    memcpy(answering.state, after, replier->game->state_size);
    reply->count = 0;
    while (reply->count < BORGO_PUZZLE_STEPS
           && (to_act = replier->game->to_act(replier->box, answering.state)) != 0
           && !is_answered(replier, &answering, to_act))
        answer_on(replier, &answering, to_act);
}
