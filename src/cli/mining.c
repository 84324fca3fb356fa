/* Finding puzzles: see mining.h. */
#include "cli/mining.h"

#include <stdlib.h>
#include <string.h>

#include "core/advice.h"
#include "core/setup.h"
#include "players/outline.h"
#include "players/search.h"

/* By how much a turn must be better than the next: where it is first looked at, and in each check.
 * Of chances to win. */
static const double SCREEN = 0.10, GAP = 0.12, LEAST_CHANCE = 0.3;
/* The part of a game that is over before its positions are looked at. */
static const double OPENING = 0.3;
enum { MOST_CHECKED = 8, FAR_APART = 6, MOST_PROOFS = 80, UNUSUAL = 4 };

static void *make_setup_box(const struct borgo_game *game, const struct borgo_setup *setup)
{
    void *box = allocate(game->box_size);
    struct borgo_error error = {.translate = tr};
    if (borgo_setup_make_box(game, setup, box, &error))
        return box;
    free(box);
    complain("%s", error.message);
    return NULL;
}

static bool add_setup(struct mine *mine, const struct borgo_setup *setup)
{
    if (mine->setups == MOST_SETUPS)
        return true;
    mine->box[mine->setups] = make_setup_box(mine->game, setup);
    return mine->box[mine->setups++] != NULL;
}

/* How many values an option has beside the usual; who begins makes no difference. */
static unsigned other_values(const struct borgo_option *option)
{
    return strcmp(option->name, "first") == 0 ? 0 : (unsigned)borgo_setup_value_count(option) - 1;
}

/* With one option after another at another value than the usual. */
static bool add_unusual(struct mine *mine, const struct borgo_setup *usual, unsigned number)
{
    const struct borgo_game *game = mine->game;
    struct borgo_setup setup = *usual;
    unsigned all = 0;
    for (int i = 0; i < borgo_setup_option_count(game); i++)
        all += other_values(&game->option[i]);
    number = all ? number % all : 0;
    for (int i = 0; i < borgo_setup_option_count(game); i++) {
        unsigned others = other_values(&game->option[i]);
        if (number < others) {
            setup.option[i] = (uint8_t)(number + 1);
            break;
        }
        number -= others;
    }
    return add_setup(mine, &setup);
}

/* Three games in four have the usual options. */
bool open_mine(struct mine *mine)
{
    struct borgo_setup usual;
    unsigned counts = 0;
    borgo_setup_default(mine->game, &usual);
    while (counts < BORGO_MAX_SEATS && mine->game->players[counts])
        counts++;
    for (unsigned i = 0; i < UNUSUAL * counts; i++) {
        usual.players = mine->game->players[i % counts];
        if (!(i / counts == UNUSUAL - 1 ? add_unusual(mine, &usual, i % counts)
                                        : add_setup(mine, &usual)))
            return close_mine(mine), false;
    }
    return true;
}

void close_mine(struct mine *mine)
{
    for (unsigned i = 0; i < mine->setups; i++)
        free(mine->box[i]);
}

void open_shaft(struct shaft *shaft, const struct mine *mine, const atomic_bool *stop)
{
    size_t most = 0;
    for (int i = 0; i < borgo_player_count; i++)
        most = borgo_players[i]->memory > most ? borgo_players[i]->memory : most;
    shaft->mine = mine;
    shaft->stop = stop;
    shaft->memory = allocate(most);
}

void close_shaft(struct shaft *shaft)
{
    free(shaft->memory);
}

static uint64_t seed_of(const struct shaft *shaft)
{
    return shaft->mine->seed * 0x9e3779b97f4a7c15 + shaft->number * 0x10001;
}

/* Every question of a game has a seed of its own. */
static void prepare(struct shaft *shaft, const struct borgo_player *player, uint32_t budget,
                    const void *state, unsigned seat)
{
    memset(shaft->memory, 0, player->memory);
    borgo_job_prepare(&shaft->job, player, shaft->mine->game, shaft->box, state, seat,
                      shaft->memory, seed_of(shaft) + ++shaft->thought);
    shaft->job.request.budget = budget;
    shaft->job.request.cancelled = shaft->stop;
    shaft->job.request.player = player;
}

static bool is_stopped(const struct shaft *shaft)
{
    return atomic_load_explicit(shaft->stop, memory_order_relaxed);
}

bool ask_turns(struct shaft *shaft, const struct borgo_player *player, uint32_t budget,
               const struct mined_place *place)
{
    prepare(shaft, player, budget, place->state, place->seat);
    return borgo_hint_think(&shaft->job, &shaft->hint) && !is_stopped(shaft)
           && shaft->hint.turns.count > 0;
}

bool are_alike(const struct shaft *shaft, const struct mined_place *place,
               const struct borgo_suggestion *one, const struct borgo_suggestion *other)
{
    const struct borgo_game *game = shaft->mine->game;
    struct borgo_outline first, second;
    borgo_outline_turn(&first, game, shaft->box, place->state, place->seat, one->moves,
                       one->length);
    borgo_outline_turn(&second, game, shaft->box, place->state, place->seat, other->moves,
                       other->length);
    return !borgo_outlines_differ(game, &first, &second);
}

static bool is_legal(struct shaft *shaft, const void *state, unsigned seat, borgo_move move)
{
    borgo_moves_list(shaft->mine->game, shaft->box, state, seat, &shaft->moves);
    for (uint32_t i = 0; i < shaft->moves.count; i++)
        if (shaft->moves.at[i] == move)
            return true;
    return false;
}

bool is_whole_turn(struct shaft *shaft, const struct mined_place *place,
                   const struct borgo_suggestion *turn)
{
    const struct borgo_game *game = shaft->mine->game;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    memcpy(state, place->state, game->state_size);
    for (int i = 0; i < turn->length; i++) {
        if (!is_legal(shaft, state, place->seat, turn->moves[i]))
            return false;
        game->play(shaft->box, state, place->seat, turn->moves[i], NULL);
    }
    return turn->length > 0 && !(game->to_act(shaft->box, state) >> place->seat & 1);
}

/* Chance deals alike behind all turns of a game, so that the answers can be compared. */
void find_reply(struct shaft *shaft, const struct mined_place *place,
                const struct borgo_suggestion *turn, struct borgo_puzzle_steps *reply)
{
    const struct borgo_game *game = shaft->mine->game;
    _Alignas(16) unsigned char after[BORGO_MAX_STATE];
    struct borgo_replier replier = {.player = shaft->mine->judge,
                                    .game = game,
                                    .box = shaft->box,
                                    .memory = shaft->memory,
                                    .budget = shaft->mine->budget,
                                    .cancelled = shaft->stop,
                                    .seed = seed_of(shaft) + shaft->thought,
                                    .deals = shaft->mine->seed + shaft->number,
                                    .job = &shaft->job,
                                    .hint = &shaft->hint,
                                    .moves = &shaft->moves};
    memcpy(after, place->state, game->state_size);
    for (int i = 0; i < turn->length; i++)
        game->play(shaft->box, after, place->seat, turn->moves[i], NULL);
    borgo_reply_find(&replier, after, place->seat, reply);
    shaft->thought += replier.asked;
}

static void add_tempting(struct shaft *shaft, const struct mined_place *place, struct found *found,
                         const struct borgo_suggestion *turn)
{
    if (found->wrong_count == BORGO_PUZZLE_WRONG || !is_whole_turn(shaft, place, turn)
        || are_alike(shaft, place, &found->best, turn))
        return;
    for (unsigned i = 0; i < found->wrong_count; i++)
        if (are_alike(shaft, place, &found->wrong[i], turn))
            return;
    found->wrong[found->wrong_count++] = *turn;
}

/* The second best of the deep look is there already. */
void find_tempting(struct shaft *shaft, const struct mined_place *place, struct found *found)
{
    static const char *const names[] = {"greedy", "builder", "veteran"};
    struct borgo_suggestions looked = shaft->hint.turns;
    if (looked.count > 1)
        add_tempting(shaft, place, found, &looked.at[1]);
    for (int i = 0; i < 3; i++)
        if (ask_turns(shaft, borgo_player_find(names[i], NULL), 0, place))
            add_tempting(shaft, place, found, &shaft->hint.turns.at[0]);
    for (unsigned i = 2; i < looked.count; i++)
        add_tempting(shaft, place, found, &looked.at[i]);
}

/* Where next to nothing is hidden or left to chance, only what is proved counts. */
static bool can_be_proved(const struct mine *mine)
{
    return mine->game->advice->reads && !mine->game->secrets;
}

static double lead_of_first(const struct borgo_suggestions *turns, unsigned seat)
{
    double second = turns->count < 2 ? turns->at[0].chance[seat] : turns->at[1].chance[seat];
    if (turns->count > 2 && turns->at[2].chance[seat] > second)
        second = turns->at[2].chance[seat];
    return turns->at[0].chance[seat] - second;
}

static void sort_wrong(struct found *found, unsigned seat)
{
    for (unsigned i = 1; i < found->wrong_count; i++)
        for (unsigned j = i; j > 0; j--) {
            struct borgo_suggestion *one = &found->wrong[j - 1], *other = &found->wrong[j], swap;
            if (one->chance[seat] >= other->chance[seat])
                break;
            swap = *one;
            *one = *other;
            *other = swap;
        }
}

void measure_found(struct shaft *shaft, const struct mined_place *place, struct found *found)
{
    struct borgo_suggestion all[BORGO_PUZZLE_WRONG + 1] = {found->best};
    unsigned count = found->wrong_count;
    memcpy(all + 1, found->wrong, count * sizeof *all);
    bool strongest = shaft->mine->judge == shaft->mine->master;
    prepare(shaft, shaft->mine->master, shaft->mine->budget * (strongest ? TEN_TIMES : 1),
            place->state, place->seat);
    borgo_search_compare(&shaft->job.request, all, count + 1);
    found->best = all[0];
    memcpy(found->wrong, all + 1, count * sizeof *all);
    sort_wrong(found, place->seat);
}

/* A turn that is best at the first look, at one with ten times the thinking and another seed, and
 * beside whatever is tempting. */
static bool find_judged(struct shaft *shaft, const struct mined_place *place, struct found *found)
{
    const struct borgo_suggestions *turns = &shaft->hint.turns;
    uint32_t budget = shaft->mine->budget;
    *found = (struct found){.wrong_count = 0};
    if (!ask_turns(shaft, shaft->mine->judge, budget, place)
        || lead_of_first(turns, place->seat) < GAP)
        return false;
    struct borgo_suggestion first = turns->at[0];
    if (!ask_turns(shaft, shaft->mine->judge, TEN_TIMES * budget, place)
        || lead_of_first(turns, place->seat) < GAP
        || turns->at[0].chance[place->seat] < LEAST_CHANCE)
        return false;
    found->best = turns->at[0];
    if (!is_whole_turn(shaft, place, &found->best) || !is_whole_turn(shaft, place, &first)
        || !are_alike(shaft, place, &first, &found->best))
        return false;
    find_tempting(shaft, place, found);
    measure_found(shaft, place, found);
    if (found->wrong_count == 0
        || found->best.chance[place->seat] - found->wrong[0].chance[place->seat] < GAP)
        return false;
    find_reply(shaft, place, &found->best, &found->best_reply);
    for (unsigned i = 0; i < found->wrong_count; i++)
        find_reply(shaft, place, &found->wrong[i], &found->wrong_reply[i]);
    return !is_stopped(shaft);
}

/* The game as it is played. */
struct playing {
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_rng deals;
    unsigned last; /* who acted last */
    uint32_t turns;
    struct borgo_suggestion planned;
    int made; /* so many moves of it */
};

/* Keeps a position that may be a puzzle; of too many those that promise least go. */
static void keep_place(struct shaft *shaft, const struct playing *playing, unsigned seat,
                       double gap)
{
    struct mined_place *place = &shaft->place[shaft->place_count];
    if (shaft->place_count == MOST_PLACES || (!can_be_proved(shaft->mine) && gap < SCREEN))
        return;
    memcpy(place->state, playing->state, shaft->mine->game->state_size);
    place->seat = seat;
    place->turn = playing->turns;
    place->gap = gap;
    shaft->place_count++;
}

/* Where positions are proved nobody needs to know what turns are worth. */
static borgo_move just_move(struct shaft *shaft, const struct playing *playing, borgo_seats to_act,
                            unsigned seat)
{
    prepare(shaft, shaft->mine->player, 0, playing->state, seat);
    borgo_job_think(&shaft->job);
    if (seat != playing->last && to_act == 1u << seat)
        keep_place(shaft, playing, seat, 0);
    return shaft->job.choice.at[0].move;
}

/* Where a turn begins the whole of it is thought of, and followed as far as it goes. */
static borgo_move next_move(struct shaft *shaft, struct playing *playing, borgo_seats to_act,
                            unsigned seat)
{
    const struct mine *mine = shaft->mine;
    bool begins = seat != playing->last;
    if (!begins && playing->made < playing->planned.length
        && is_legal(shaft, playing->state, seat, playing->planned.moves[playing->made]))
        return playing->planned.moves[playing->made++];
    borgo_moves_list(mine->game, shaft->box, playing->state, seat, &shaft->moves);
    playing->made = playing->planned.length = 0;
    if (shaft->moves.count == 1)
        return shaft->moves.at[0];
    struct mined_place here = {.seat = seat};
    memcpy(here.state, playing->state, mine->game->state_size);
    if (can_be_proved(mine))
        return just_move(shaft, playing, to_act, seat);
    if (!ask_turns(shaft, mine->player, 0, &here))
        return shaft->moves.at[0];
    if (begins && to_act == 1u << seat)
        keep_place(shaft, playing, seat, lead_of_first(&shaft->hint.turns, seat));
    playing->planned = shaft->hint.turns.at[0];
    playing->made = 1;
    return playing->planned.moves[0];
}

static bool play_game(struct shaft *shaft, struct playing *playing)
{
    const struct borgo_game *game = shaft->mine->game;
    borgo_seats to_act;
    borgo_rng_seed(&playing->deals, shaft->mine->seed * 0x9e3779b97f4a7c15 + shaft->number);
    game->start(shaft->box, playing->state);
    while ((to_act = game->to_act(shaft->box, playing->state)) != 0 && !is_stopped(shaft)) {
        unsigned seat = borgo_moves_actor(to_act);
        borgo_move move = seat == BORGO_CHANCE
                              ? game->deal(shaft->box, playing->state, &playing->deals)
                              : next_move(shaft, playing, to_act, seat);
        game->play(shaft->box, playing->state, seat, move, NULL);
        if (seat == BORGO_CHANCE)
            continue;
        playing->turns += seat != playing->last;
        playing->last = seat;
    }
    return !is_stopped(shaft);
}

static int compare_places(const void *one_, const void *other_)
{
    const struct mined_place *one = one_, *other = other_;
    if (one->gap != other->gap)
        return one->gap < other->gap ? 1 : -1;
    return one->turn < other->turn ? 1 : -1;
}

static int compare_turns(const void *one, const void *other)
{
    return (int)((const struct mined_place *)other)->turn
           - (int)((const struct mined_place *)one)->turn;
}

/* Two puzzles of one game lie far apart, or they would be the same twice. */
static bool is_near(const struct mined *mined, uint32_t turn)
{
    for (uint32_t i = 0; i < mined->count; i++)
        if (turn + FAR_APART > mined->turn[i] && mined->turn[i] + FAR_APART > turn)
            return true;
    return false;
}

static void look_at_places(struct shaft *shaft, uint32_t turns, struct mined *mined)
{
    bool proofs = can_be_proved(shaft->mine);
    unsigned most = proofs ? MOST_PROOFS : MOST_CHECKED;
    qsort(shaft->place, shaft->place_count, sizeof *shaft->place,
          proofs ? compare_turns : compare_places);
    for (unsigned i = 0; i < shaft->place_count && i < most && mined->count < MOST_PUZZLES; i++) {
        const struct mined_place *place = &shaft->place[i];
        struct found found;
        if (is_stopped(shaft))
            return;
        if (place->turn < OPENING * turns || is_near(mined, place->turn))
            continue;
        if (proofs ? find_proved(shaft, place, &found) : find_judged(shaft, place, &found))
            write_found(shaft, place, &found, mined);
    }
}

bool mine_game(struct shaft *shaft, uint64_t number, struct mined *mined)
{
    struct playing playing = {.last = BORGO_CHANCE};
    shaft->number = number;
    shaft->thought = 0;
    shaft->place_count = 0;
    shaft->box = shaft->mine->box[number % shaft->mine->setups];
    mined->count = 0;
    if (!play_game(shaft, &playing))
        return false;
    look_at_places(shaft, playing.turns, mined);
    return !is_stopped(shaft);
}
