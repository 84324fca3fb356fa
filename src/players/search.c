/* A search over whole turns: see search.h. */
#include "players/search.h"

#include <string.h>

#include "core/moves.h"
#include "players/ahead.h"
#include "players/endgame.h"
#include "players/turn.h"

enum {
    MAX_CANDIDATES = 48,
    GUESS_WORLDS = 8,
    MOST_TURNS = 6000,
    MOST_REPLIES = 400,
    REPLY_SAMPLE = 64, /* first moves of a reply that begins in more than twice as many ways */
    DEEPEST = 12,
    DEEPEST_REPLY = 6
};

/* What makes a level: how much it looks at, and how much it errs. */
struct settings {
    uint32_t playouts;   /* in all, unless the request has its own budget or a clock; 0: the first guess decides */
    uint16_t candidates; /* whole turns compared by playouts */
    bool far;            /* plays on to the game's horizon */
    uint32_t reading;    /* positions to read ahead instead of all its playouts, where the game lends itself to it */
    bool patient;        /* a clock is there to be used up, not only a limit */
    double noise;        /* of the first guess, in the game's `blur` */
    uint32_t endgame;    /* positions to look at for an exact solution before anything is estimated */
};

struct candidate {
    uint64_t fingerprint; /* of the position it leads to: two ways to one position are one candidate */
    double guess;
    double first[BORGO_MAX_SEATS]; /* what `estimate` makes of the position after the turn */
    double sum[BORGO_MAX_SEATS];   /* of the chances in all playouts */
    uint32_t playouts;
    int length;
    borgo_move moves[BORGO_LONGEST_TURN];
};

struct search {
    const struct borgo_request *request;
    const struct settings *settings;
    struct borgo_rng rng;
    uint64_t seed;          /* of the worlds, which are the same for all candidates */
    uint32_t world;         /* the next one nobody has tried */
    const borgo_move *only; /* candidates that begin otherwise are left out; NULL: none are */
    int count;
    struct candidate candidates[MAX_CANDIDATES];
    borgo_move room[BORGO_TURN_ROOM];
    struct borgo_endgame endgame;
    struct borgo_ahead ahead;
};

/* The part of its budget, or of its time, that a piece of work may take. */
struct slice {
    double from, to;
};

static uint64_t fingerprint_of(const unsigned char *bytes, size_t size)
{
    uint64_t hash = 0xcbf29ce484222325u, word;
    for (; size >= 8; bytes += 8, size -= 8) {
        memcpy(&word, bytes, 8);
        hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 29;
    }
    for (; size; bytes++, size--)
        hash = (hash ^ *bytes) * 0x100000001b3u;
    return hash;
}

/* Normal enough: the sum of four uniform numbers, with deviation one. */
static double noise(struct borgo_rng *rng)
{
    double sum = 0;
    for (int i = 0; i < 4; i++)
        sum += (double)(borgo_random(rng) >> 11) * 0x1p-53;
    return (sum - 2) * 1.732;
}

static struct candidate *worst_of(struct search *search)
{
    struct candidate *worst = &search->candidates[0];
    for (int i = 1; i < search->count; i++)
        if (search->candidates[i].guess < worst->guess)
            worst = &search->candidates[i];
    return worst;
}

static bool is_known(const struct search *search, uint64_t fingerprint)
{
    for (int i = 0; i < search->count; i++)
        if (search->candidates[i].fingerprint == fingerprint)
            return true;
    return false;
}

/* Keeps the turn if it is one of the best so far; the worst makes place. */
static void consider(void *search_, const void *state, const borgo_move *line, int length)
{
    struct search *search = search_;
    const struct borgo_request *request = search->request;
    double chances[BORGO_MAX_SEATS] = {0};
    if (search->only && line[0] != *search->only)
        return;
    borgo_chances(request->game, request->box, state, chances);
    double guess = chances[request->seat];
    if (search->settings->noise > 0)
        guess += noise(&search->rng) * search->settings->noise * request->game->blur / 10000;
    bool full = search->count == search->settings->candidates;
    if (full && worst_of(search)->guess >= guess)
        return;
    uint64_t fingerprint = fingerprint_of(state, request->game->state_size);
    if (is_known(search, fingerprint))
        return;
    struct candidate *place = full ? worst_of(search) : &search->candidates[search->count++];
    *place = (struct candidate){.length = length, .fingerprint = fingerprint, .guess = guess};
    memcpy(place->first, chances, sizeof chances);
    memcpy(place->moves, line, (size_t)length * sizeof *line);
}

/* Long turns deeper and deeper as long as they are not too many. */
static void find_candidates(struct search *search)
{
    const struct borgo_request *request = search->request;
    struct borgo_turns turns = {request->game, request->box, request->seat, search->room, search, consider};
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    memcpy(state, request->state, request->game->state_size);
    request->game->imagine(request->box, state, request->seat, &search->rng);
    bool complete = false;
    search->count = 0;
    for (int depth = 1; depth <= DEEPEST && !complete; depth++) {
        struct candidate before[MAX_CANDIDATES];
        int count = search->count;
        memcpy(before, search->candidates, sizeof before);
        search->count = 0;
        complete = borgo_visit_turns(&turns, state, depth, MOST_TURNS) ? !turns.cut : true;
        complete |= depth == 1 && borgo_too_many_turns(&turns, MOST_TURNS);
        if (turns.seen >= turns.most) {
            search->count = count;
            memcpy(search->candidates, before, sizeof before);
        }
    }
}

/* The best turn of another seat, or of one's own later. */
struct reply {
    const struct borgo_request *request;
    unsigned seat;
    double best;
    int length;
    borgo_move moves[BORGO_LONGEST_TURN];
};

static void weigh_reply(void *reply_, const void *state, const borgo_move *line, int length)
{
    struct reply *reply = reply_;
    double chances[BORGO_MAX_SEATS];
    borgo_chances(reply->request->game, reply->request->box, state, chances);
    if (chances[reply->seat] <= reply->best)
        return;
    reply->best = chances[reply->seat];
    reply->length = length;
    memcpy(reply->moves, line, (size_t)length * sizeof *line);
}

static void play_reply(struct search *search, unsigned char *state, unsigned seat, struct borgo_rng *rng)
{
    const struct borgo_request *request = search->request;
    struct reply reply = {.request = request, .seat = seat, .best = -1};
    struct borgo_turns turns = {request->game, request->box, seat, search->room, &reply, weigh_reply};
    turns.sample = REPLY_SAMPLE;
    turns.rng = rng;
    borgo_visit_turns(&turns, state, DEEPEST_REPLY, MOST_REPLIES);
    for (int i = 0; i < reply.length; i++)
        request->game->play(request->box, state, seat, reply.moves[i], NULL);
}

/* Chance is dealt and the others reply until the horizon, which counts turns: a turn passes when another seat acts. */
static void play_on(struct search *search, unsigned char *state, struct borgo_rng *rng)
{
    const struct borgo_game *game = search->request->game;
    const void *box = search->request->box;
    int turns = search->settings->far ? game->horizon : 0;
    unsigned last = search->request->seat;
    borgo_seats to_act;
    while ((to_act = game->to_act(box, state)) != 0) {
        unsigned seat = borgo_actor(to_act);
        if (seat == BORGO_CHANCE) {
            game->play(box, state, seat, game->deal(box, state, rng), NULL);
            continue;
        }
        if (seat != last && turns-- == 0)
            return;
        last = seat;
        play_reply(search, state, seat, rng);
    }
}

static bool is_legal(struct search *search, const void *state, borgo_move move)
{
    const struct borgo_request *request = search->request;
    if (!(request->game->to_act(request->box, state) >> request->seat & 1))
        return false;
    uint32_t count = request->game->moves(request->box, state, request->seat, search->room);
    for (uint32_t i = 0; i < count; i++)
        if (search->room[i] == move)
            return true;
    return false;
}

/* Plays a turn as far as this world allows: what the others hide may come to light in the middle of it. */
static void follow(struct search *search, unsigned char *state, const struct candidate *candidate)
{
    const struct borgo_request *request = search->request;
    for (int i = 0; i < candidate->length; i++) {
        if (i > 0 && !is_legal(search, state, candidate->moves[i]))
            return;
        request->game->play(request->box, state, request->seat, candidate->moves[i], NULL);
    }
}

static struct borgo_rng imagine_world(const struct search *search, unsigned char *state, uint32_t world)
{
    const struct borgo_request *request = search->request;
    struct borgo_rng rng;
    borgo_seed(&rng, search->seed + world);
    memcpy(state, request->state, request->game->state_size);
    request->game->imagine(request->box, state, request->seat, &rng);
    return rng;
}

/* What one world makes of the position after a turn. */
static void guess_in(struct search *search, const unsigned char *world, struct candidate *candidate)
{
    const struct borgo_request *request = search->request;
    const struct borgo_box *head = request->box;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    double chances[BORGO_MAX_SEATS];
    memcpy(state, world, request->game->state_size);
    follow(search, state, candidate);
    borgo_chances(request->game, request->box, state, chances);
    for (unsigned seat = 0; seat < head->players; seat++)
        candidate->first[seat] += chances[seat] / GUESS_WORLDS;
}

/* The first guess was made in one world, where the others may hold anything; more worlds show a turn's own merit. */
static void guess_again(struct search *search)
{
    unsigned seat = search->request->seat;
    _Alignas(16) unsigned char world[BORGO_MAX_STATE];
    for (int i = 0; i < search->count; i++) {
        search->candidates[i].guess -= search->candidates[i].first[seat];
        memset(search->candidates[i].first, 0, sizeof search->candidates[i].first);
    }
    for (uint32_t number = 0; number < GUESS_WORLDS; number++) {
        imagine_world(search, world, number);
        for (int i = 0; i < search->count; i++)
            guess_in(search, world, &search->candidates[i]);
    }
    for (int i = 0; i < search->count; i++)
        search->candidates[i].guess += search->candidates[i].first[seat];
}

static void play_out(struct search *search, struct candidate *candidate, uint32_t world)
{
    const struct borgo_request *request = search->request;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    double chances[BORGO_MAX_SEATS];
    struct borgo_rng rng = imagine_world(search, state, world);
    follow(search, state, candidate);
    play_on(search, state, &rng);
    borgo_chances(request->game, request->box, state, chances);
    const struct borgo_box *head = request->box;
    for (unsigned seat = 0; seat < head->players; seat++)
        candidate->sum[seat] += chances[seat];
    candidate->playouts++;
}

static double worth(const struct search *search, const struct candidate *candidate)
{
    return candidate->playouts ? candidate->sum[search->request->seat] / candidate->playouts : candidate->guess;
}

/* The first `count` candidates, best first, by what is known so far. */
static void sort_candidates(struct search *search, int count)
{
    struct candidate *all = search->candidates;
    for (int i = 1; i < count; i++) {
        struct candidate moving = all[i];
        int at = i;
        for (; at > 0 && worth(search, &all[at - 1]) < worth(search, &moving); at--)
            all[at] = all[at - 1];
        all[at] = moving;
    }
}

static uint32_t budget_of(const struct search *search)
{
    return search->request->budget ? search->request->budget : search->settings->playouts;
}

/* Whether so many playouts of each candidate, or the time up to `until`, are enough. */
static bool is_enough(const struct search *search, uint32_t played, double share, double until)
{
    const struct borgo_request *request = search->request;
    bool timed = request->time_used && !request->budget;
    if (timed && request->time_used(request->clock) >= until)
        return true;
    return !(timed && search->settings->patient) && played >= share;
}

static int halvings(int count)
{
    int times = 0;
    for (; count > 1; count = (count + 1) / 2)
        times++;
    return times;
}

/* A small budget compares only the candidates that look best: half as many as it has playouts, but at least two. */
static int contenders(const struct search *search)
{
    uint32_t most = search->request->budget / 2;
    if (search->request->budget == 0 || most >= (uint32_t)search->count)
        return search->count;
    return most < 2 ? 2 : (int)most;
}

/* Every halving takes an equal part of the slice. */
static void halve(struct search *search, struct slice slice)
{
    int alive = contenders(search), rounds = halvings(alive);
    double each = (slice.to - slice.from) / (rounds ? rounds : 1);
    for (int round = 1; round <= rounds; round++) {
        double share = budget_of(search) * each / alive, until = slice.from + each * round;
        for (uint32_t i = 0; i == 0 || !is_enough(search, i, share, until); i++, search->world++)
            for (int c = 0; c < alive; c++)
                play_out(search, &search->candidates[c], search->world);
        sort_candidates(search, alive);
        alive = (alive + 1) / 2;
    }
}

static bool reads(const struct search *search)
{
    return search->settings->reading && search->request->game->reads;
}

/* As large a part of its own number as its playouts would be. */
static uint32_t positions_of(const struct search *search, struct slice slice)
{
    double part = (slice.to - slice.from) * budget_of(search) / search->settings->playouts;
    return 1 + (uint32_t)(part * search->settings->reading);
}

static void prepare_reading(struct search *search, struct slice slice)
{
    const struct borgo_request *request = search->request;
    struct borgo_ahead *ahead = &search->ahead;
    bool timed = request->time_used && !request->budget, patient = timed && search->settings->patient;
    ahead->request = request;
    ahead->room = search->room;
    ahead->positions = 0;
    ahead->most = patient ? 0 : positions_of(search, slice);
    ahead->until = timed ? slice.to : 0;
    ahead->is_late = false;
}

/* Reads so deep behind one candidate, in one imagined world; false if that took too long. Other candidates matter only if
 * they are worth more than `low`. The others share what the own team doesn't win. */
static bool read_candidate(struct search *search, struct candidate *candidate, int plies, double low)
{
    const struct borgo_request *request = search->request;
    const struct borgo_box *head = request->box;
    unsigned char *state = search->ahead.state[0];
    struct borgo_rng rng;
    borgo_seed(&rng, search->seed);
    memcpy(state, request->state, request->game->state_size);
    request->game->imagine(request->box, state, request->seat, &rng);
    follow(search, state, candidate);
    double value = borgo_read_ahead(&search->ahead, plies, low, 1);
    if (search->ahead.is_late)
        return false;
    borgo_seats teams = 0;
    for (unsigned seat = 0; seat < head->players; seat++)
        teams |= (borgo_seats)(1u << head->team[seat]);
    for (unsigned seat = 0; seat < head->players; seat++)
        candidate->sum[seat] =
            head->team[seat] == head->team[request->seat] ? value : (1 - value) / (__builtin_popcount(teams) - 1);
    candidate->playouts = 1;
    return true;
}

/* Where the time ends before all are read, the best of those that were goes first: the best so far is among them. */
static bool read_candidates(struct search *search, int plies)
{
    double low = 0;
    int count = 0;
    for (; count < search->count && read_candidate(search, &search->candidates[count], plies, low); count++)
        if (worth(search, &search->candidates[count]) > low)
            low = worth(search, &search->candidates[count]);
    sort_candidates(search, count);
    return count == search->count && low > 0 && low < 1;
}

/* Deeper and deeper, until it is known who wins or the slice is used up. */
static void read_deeper(struct search *search, struct slice slice)
{
    prepare_reading(search, slice);
    for (int plies = 1; plies <= BORGO_DEEPEST_READING; plies++)
        if (!read_candidates(search, plies))
            return;
}

/* The best turn, first of the candidates in the end. */
static void find_best(struct search *search, struct slice slice)
{
    find_candidates(search);
    if (!search->settings->playouts)
        guess_again(search);
    sort_candidates(search, search->count);
    if (reads(search) && search->count > 1)
        read_deeper(search, slice);
    else if (search->settings->playouts)
        halve(search, slice);
}

static bool has_move(const struct borgo_choice *choice, borgo_move move)
{
    for (uint32_t i = 0; i < choice->count; i++)
        if (choice->at[i].move == move)
            return true;
    return false;
}

static void tell_judged(const struct candidate *candidate, struct borgo_judged *judged)
{
    judged->move = candidate->moves[0];
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        judged->chance[seat] = candidate->playouts ? candidate->sum[seat] / candidate->playouts : candidate->first[seat];
}

/* The best turns' first moves, each once. */
static void tell_choice(const struct search *search, struct borgo_choice *choice)
{
    *choice = (struct borgo_choice){.count = 0};
    for (int i = 0; i < search->count && choice->count < BORGO_MAX_ALTERNATIVES; i++)
        if (!has_move(choice, search->candidates[i].moves[0]))
            tell_judged(&search->candidates[i], &choice->at[choice->count++]);
    choice->asked = choice->at[0];
}

/* Two turns in the same worlds, which are new ones: in the old ones the best was found because it did well there. */
static void compare(struct search *search, struct candidate *one, struct candidate *other, struct slice slice)
{
    double share = budget_of(search) * (slice.to - slice.from) / 2;
    one->playouts = other->playouts = 0;
    memset(one->sum, 0, sizeof one->sum);
    memset(other->sum, 0, sizeof other->sum);
    for (uint32_t i = 0; i == 0 || !is_enough(search, i, share, slice.to); i++, search->world++) {
        play_out(search, one, search->world);
        play_out(search, other, search->world);
    }
}

/* Two turns, equally deep. */
static void read_both(struct search *search, struct candidate *one, struct candidate *other, struct slice slice)
{
    prepare_reading(search, slice);
    for (int plies = 1; plies <= BORGO_DEEPEST_READING; plies++) {
        struct candidate before = *one;
        if (!read_candidate(search, one, plies, 0) || !read_candidate(search, other, plies, 0)) {
            *one = before;
            return;
        }
    }
}

/* What the best turn that begins with the asked move is worth beside the decision. */
static void judge_asked(struct search *search, struct borgo_choice *choice)
{
    struct candidate best = search->candidates[0];
    search->only = search->request->asked;
    find_best(search, (struct slice){0.5, 0.75});
    struct candidate *asked = &search->candidates[0];
    if (reads(search))
        read_both(search, &best, asked, (struct slice){0.75, 1});
    else if (search->settings->playouts)
        compare(search, &best, asked, (struct slice){0.75, 1});
    tell_judged(&best, &choice->at[0]);
    tell_judged(asked, &choice->asked);
}

static void estimate_choice(struct search *search, struct borgo_choice *choice)
{
    const struct borgo_request *request = search->request;
    search->seed = borgo_random(request->rng);
    borgo_seed(&search->rng, search->seed);
    search->world = 0;
    search->only = NULL;
    find_best(search, (struct slice){0, request->asked ? 0.5 : 1});
    tell_choice(search, choice);
    if (request->asked && choice->at[0].move != *request->asked)
        judge_asked(search, choice);
}

/* An exact solution needs no estimate, except of an asked move that is not part of it. */
static bool choose(const struct borgo_request *request, struct borgo_choice *choice)
{
    struct search *search = request->memory;
    struct borgo_solution solution = {.solved = false};
    search->request = request;
    search->settings = request->player->settings;
    if (search->settings->endgame)
        borgo_solve(&search->endgame, request, search->room, search->settings->endgame, &solution);
    if (!solution.solved || !solution.asked_solved)
        estimate_choice(search, choice);
    if (solution.solved)
        borgo_tell_solution(&solution, choice);
    return true;
}

static const struct settings novice = {.candidates = 12, .noise = 6}, apprentice = {.candidates = 12, .noise = 2.4},
                             builder = {.candidates = 12, .noise = 1},
                             architect = {.playouts = 400, .candidates = 24, .reading = 1500},
                             master = {.playouts = 4000,
                                       .candidates = 24,
                                       .far = true,
                                       .reading = 250000,
                                       .patient = true,
                                       .endgame = 20000};

#define LEVEL(level, about)                                                                                                \
    {                                                                                                                      \
#level, about, sizeof(struct search), &(level), choose                                                             \
    }

const struct borgo_player borgo_levels[BORGO_LEVELS] = {
    LEVEL(novice, N_("for a first game")),          LEVEL(apprentice, N_("for a friendly game")),
    LEVEL(builder, N_("plays well and quickly")),   LEVEL(architect, N_("thinks about its moves")),
    LEVEL(master, N_("all it can do in its time")),
};
