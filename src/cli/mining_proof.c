/* Puzzles that can be proved: exactly one turn wins, whatever the others do, or exactly one doesn't
 * lose. See mining.h. */
#include <string.h>

#include "cli/mining.h"
#include "players/search.h"

enum {
    MOST_POSITIONS = 4000000, /* of one proof */
    LONGEST_LIST = 1024,      /* moves of a position */
    FEW = 6                   /* turns that don't lose at once, of which one may hold */
};

/* A side that is to win within so many turns. */
struct claim {
    unsigned side;
    int turns;
};

static void start_proof(struct shaft *shaft, unsigned side)
{
    struct borgo_proof *proof = &shaft->proof;
    proof->game = shaft->mine->game;
    proof->box = shaft->box;
    proof->side = side;
    proof->room = shaft->room;
    proof->positions = MOST_POSITIONS;
}

static void play_move(const struct shaft *shaft, const void *from, unsigned seat, borgo_move move,
                      unsigned char *to)
{
    memcpy(to, from, shaft->mine->game->state_size);
    shaft->mine->game->play(shaft->box, to, seat, move, NULL);
}

/* After that move of that seat. */
static enum borgo_proved prove_after(struct shaft *shaft, const void *state, unsigned seat,
                                     borgo_move move, struct claim claim)
{
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    play_move(shaft, state, seat, move, next);
    start_proof(shaft, claim.side);
    return borgo_prove(&shaft->proof, next, seat, claim.turns);
}

/* Whether the turn is over with the move. */
static bool is_turn(const struct shaft *shaft, const void *state, unsigned seat, borgo_move move)
{
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    play_move(shaft, state, seat, move, next);
    borgo_seats to_act = shaft->mine->game->to_act(shaft->box, next);
    return !(to_act >> BORGO_CHANCE & 1) && !(to_act >> seat & 1);
}

/* The next seat of another team. */
static unsigned opponent_of(const struct shaft *shaft, unsigned seat)
{
    const struct borgo_box *head = shaft->box;
    unsigned other = (seat + 1) % head->players;
    while (head->team[other] == head->team[seat])
        other = (other + 1) % head->players;
    return other;
}

/* The only move after which the claim holds, or doesn't, as is wanted; false if there is none or a
 * second, or it can't be told. */
static bool find_only(struct shaft *shaft, const struct mined_place *place, const borgo_move *moves,
                      uint32_t count, struct claim claim, enum borgo_proved wanted,
                      borgo_move *only)
{
    uint32_t found = 0;
    for (uint32_t i = 0; i < count && found < 2; i++) {
        enum borgo_proved proved = prove_after(shaft, place->state, place->seat, moves[i], claim);
        if (proved == BORGO_GIVEN_UP)
            return false;
        if (proved == wanted) {
            found++;
            *only = moves[i];
        }
    }
    return found == 1;
}

static void one_step(struct borgo_puzzle_steps *steps, unsigned seat, borgo_move move)
{
    steps->count = 1;
    steps->at[0] = (struct borgo_puzzle_step){seat, move};
}

static uint32_t list_moves(struct shaft *shaft, const void *state, unsigned *seat,
                           borgo_move *moves)
{
    *seat = borgo_moves_actor(shaft->mine->game->to_act(shaft->box, state));
    return shaft->mine->game->moves(shaft->box, state, *seat, moves);
}

/* How many moves of the seat win, and one of them. */
static uint32_t count_wins(struct shaft *shaft, const void *state, struct claim claim,
                           borgo_move *one)
{
    borgo_move moves[LONGEST_LIST];
    unsigned seat;
    uint32_t wins = 0;
    if (shaft->mine->game->max_moves > sizeof moves / sizeof moves[0])
        return 0;
    uint32_t count = list_moves(shaft, state, &seat, moves);
    for (uint32_t i = 0; i < count; i++)
        if (prove_after(shaft, state, seat, moves[i], claim) == BORGO_PROVED) {
            *one = moves[i];
            wins++;
        }
    return wins;
}

/* The answer after which the fewest turns still win, and one of those. With more than two at the
 * table the partner or the next opponent comes before that: then any answer is as good. */
static bool find_hardest(struct shaft *shaft, const void *after, unsigned side, int turns,
                         struct found *found)
{
    borgo_move moves[LONGEST_LIST], win = 0;
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    uint32_t fewest = UINT32_MAX;
    unsigned seat;
    if (shaft->mine->game->max_moves > sizeof moves / sizeof moves[0])
        return false;
    uint32_t count = list_moves(shaft, after, &seat, moves);
    for (uint32_t i = 0; i < count; i++) {
        if (!is_turn(shaft, after, seat, moves[i]))
            continue;
        play_move(shaft, after, seat, moves[i], next);
        uint32_t wins = count_wins(shaft, next, (struct claim){side, turns - 1}, &win);
        if (wins == 0 || wins >= fewest)
            continue;
        fewest = wins;
        one_step(&found->best_reply, seat, moves[i]);
        one_step(&found->then, borgo_moves_actor(shaft->mine->game->to_act(shaft->box, next)), win);
    }
    return fewest != UINT32_MAX;
}

/* The answer that refutes a wrong turn: of a victory one that leaves none, of a defence the one
 * that wins. Moves that end the turn come first, since they can be shown. */
static bool refute(struct shaft *shaft, const struct mined_place *place, struct claim claim,
                   enum borgo_proved wanted, const struct borgo_suggestion *turn,
                   struct borgo_puzzle_steps *reply)
{
    _Alignas(16) unsigned char after[BORGO_MAX_STATE];
    borgo_move moves[LONGEST_LIST];
    unsigned seat;
    if (turn->length != 1 || !is_turn(shaft, place->state, place->seat, turn->moves[0]))
        return false;
    play_move(shaft, place->state, place->seat, turn->moves[0], after);
    if (shaft->mine->game->to_act(shaft->box, after) == 0)
        return false;
    find_reply(shaft, place, turn, reply);
    if (reply->count == 1
        && prove_after(shaft, after, reply->at[0].seat, reply->at[0].move, claim) == wanted)
        return true;
    uint32_t count = list_moves(shaft, after, &seat, moves);
    for (uint32_t i = 0; i < count; i++)
        if (is_turn(shaft, after, seat, moves[i])
            && prove_after(shaft, after, seat, moves[i], claim) == wanted) {
            one_step(reply, seat, moves[i]);
            return true;
        }
    return false;
}

/* Of the tempting turns those that can be refuted in a way that can be shown. */
static bool refute_all(struct shaft *shaft, const struct mined_place *place, struct claim claim,
                       enum borgo_proved wanted, struct found *found)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < found->wrong_count; i++) {
        struct borgo_suggestion turn = found->wrong[i];
        if (!refute(shaft, place, claim, wanted, &turn, &found->wrong_reply[kept]))
            continue;
        found->wrong[kept++] = turn;
    }
    found->wrong_count = kept;
    return kept > 0;
}

/* What is judged where nothing is proved: the wrong turns of a victory, the right one of a
 * defence. */
static bool judge(struct shaft *shaft, const struct mined_place *place, borgo_move only,
                  struct found *found)
{
    if (!ask_turns(shaft, shaft->mine->judge, shaft->mine->budget, place))
        return false;
    found->best = (struct borgo_suggestion){.length = 1, .moves = {only}};
    find_tempting(shaft, place, found);
    measure_found(shaft, place, found);
    return found->wrong_count > 0;
}

/* It ends because the side has done something, not because everybody has gone in circles. */
static bool ends_by_points(const struct shaft *shaft, const void *after, unsigned seat,
                           const struct found *found)
{
    const struct borgo_game *game = shaft->mine->game;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE], next[BORGO_MAX_STATE];
    int32_t before[BORGO_MAX_SEATS] = {0}, now[BORGO_MAX_SEATS] = {0};
    const struct borgo_puzzle_step *reply = found->best_reply.at, *then = found->then.at;
    play_move(shaft, after, reply->seat, reply->move, state);
    play_move(shaft, state, then->seat, then->move, next);
    game->scores(shaft->box, state, before);
    game->scores(shaft->box, next, now);
    return now[seat] > before[seat];
}

static bool find_victory(struct shaft *shaft, const struct mined_place *place,
                         const borgo_move *moves, uint32_t count, int turns, struct found *found)
{
    _Alignas(16) unsigned char after[BORGO_MAX_STATE];
    borgo_move only = 0;
    struct claim claim = {place->seat, turns - 1};
    if (!find_only(shaft, place, moves, count, claim, BORGO_PROVED, &only)
        || !is_turn(shaft, place->state, place->seat, only) || !judge(shaft, place, only, found)
        || !refute_all(shaft, place, claim, BORGO_REFUTED, found))
        return false;
    found->best.chance[place->seat] = 1;
    found->proved = (uint8_t)turns;
    play_move(shaft, place->state, place->seat, only, after);
    return find_hardest(shaft, after, place->seat, turns - 1, found)
           && ends_by_points(shaft, after, place->seat, found);
}

/* Moves after which the other side has not won with its next turn. */
static uint32_t keep_holding(struct shaft *shaft, const struct mined_place *place,
                             borgo_move *moves, uint32_t count, unsigned opponent)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; i++)
        if (prove_after(shaft, place->state, place->seat, moves[i], (struct claim){opponent, 1})
            == BORGO_REFUTED)
            moves[kept++] = moves[i];
    return kept;
}

/* Exactly one turn doesn't lose to the other side's next turn or the one after it. */
static bool find_defence(struct shaft *shaft, const struct mined_place *place, borgo_move *moves,
                         uint32_t count, struct found *found)
{
    borgo_move only = 0;
    unsigned opponent = opponent_of(shaft, place->seat);
    struct claim claim = {opponent, 1};
    uint32_t holding = keep_holding(shaft, place, moves, count, opponent);
    if (holding == 0 || holding > FEW || holding == count)
        return false;
    claim.turns = holding == 1 ? 1 : 2;
    if (!find_only(shaft, place, moves, holding, claim, BORGO_REFUTED, &only)
        || !is_turn(shaft, place->state, place->seat, only) || !judge(shaft, place, only, found)
        || found->best.chance[place->seat] < 0.1)
        return false;
    /* the winning answer is a turn of the claim's */
    claim.turns--;
    found->proved = (uint8_t)(claim.turns + 1);
    if (!refute_all(shaft, place, claim, BORGO_PROVED, found))
        return false;
    for (unsigned i = 0; i < found->wrong_count; i++)
        found->wrong[i].chance[place->seat] = 0;
    find_reply(shaft, place, &found->best, &found->best_reply);
    return true;
}

bool find_proved(struct shaft *shaft, const struct mined_place *place, struct found *found)
{
    borgo_move moves[LONGEST_LIST], only;
    *found = (struct found){.wrong_count = 0};
    if (shaft->mine->game->max_moves > sizeof moves / sizeof moves[0])
        return false;
    uint32_t count = shaft->mine->game->moves(shaft->box, place->state, place->seat, moves);
    if (count < 8 || count_wins(shaft, place->state, (struct claim){place->seat, 0}, &only) > 0)
        return false;
    if (find_victory(shaft, place, moves, count, 2, found))
        return true;
    *found = (struct found){.wrong_count = 0};
    return find_defence(shaft, place, moves, count, found);
}
