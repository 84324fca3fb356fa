/* Reading ahead: alpha-beta against plain reading, which looks at every line, on random streets of
 * Shibuya; and what players make of it. */
#include "unit.h"

#include "games/shibuya/parts.h"
#include "players/ahead.h"
#include "players/turn.h"
#include "support/choices.h"
#include "support/subject.h"

enum { STREETS = 100, DEEPEST = 3, WINDOWS = 3, PLAYOUTS = 1000 };

#define CLOSE 1e-6 /* with a memory values are whole numbers of 2 to the power of -25 */

/* Random positions, one after another. */
struct walk {
    struct subject subject;
    struct borgo_rng rng;
    struct borgo_moves *moves;
    _Alignas(16) struct shibuya_state state;
};

static void open_walk(struct walk *walk, unsigned players)
{
    struct borgo_setup setup;
    borgo_setup_default(&borgo_shibuya, &setup);
    setup.players = (uint8_t)players;
    assert_true(subject_open(&walk->subject, &borgo_shibuya, &setup, NULL));
    borgo_rng_seed(&walk->rng, players);
    walk->moves = test_allocate(sizeof *walk->moves);
}

static void close_walk(struct walk *walk)
{
    free(walk->moves);
    subject_close(&walk->subject);
}

/* A seat of that colour brings so many home; of the others some walk and some still wait. */
static void scatter(struct walk *walk, unsigned colour, unsigned home)
{
    struct shibuya_state *state = &walk->state;
    for (unsigned i = 0; i < SHIBUYA_EACH; i++) {
        unsigned pedestrian = colour * SHIBUYA_EACH + i, square = borgo_rng_below(&walk->rng, 64);
        bool waits =
            borgo_rng_below(&walk->rng, 2) || ((state->on[0] | state->on[1]) >> square & 1);
        if (i < home)
            shibuya_put(state, pedestrian, SHIBUYA_HOME + i);
        else if (!waits)
            shibuya_put(state, pedestrian, square);
    }
}

/* A street of 16 random tiles, so many home on both sides, and no more tiles to come if it is to be
 * `closed`. */
static void next_position(struct walk *walk, unsigned home, bool closed)
{
    const struct subject *subject = &walk->subject;
    const struct borgo_box *head = subject->box;
    unsigned seat;
    subject->game->start(subject->box, &walk->state);
    while (walk->state.phase != SHIBUYA_TURN) {
        borgo_move move = test_random_move(subject->game, subject->box, &walk->state, &walk->rng,
                                           walk->moves, &seat);
        subject->game->play(subject->box, &walk->state, seat, move, NULL);
    }
    walk->state.seat = (uint8_t)borgo_rng_below(&walk->rng, head->players);
    for (unsigned colour = 0; colour < 2; colour++)
        scatter(walk, colour, home);
    if (closed)
        walk->state.stack = 0;
}

/* Plain reading by the words of ahead.h. */
struct plain {
    const struct subject *subject;
    unsigned seat;
    uint32_t widest; /* the most moves of any position but the last of a line */
};

static double value_of(const struct plain *plain, const void *state)
{
    double chances[BORGO_MAX_SEATS];
    borgo_player_chances(plain->subject->game, plain->subject->box, state, chances);
    return chances[plain->seat];
}

/* A move and what its position looks like at once. */
struct look {
    struct shibuya_state after;
    double value;
};

static double read_plainly(struct plain *plain, const void *state, int depth, int plies);

static double mean_of_outcomes(struct plain *plain, const void *state, int depth, int plies)
{
    const struct subject *subject = plain->subject;
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    uint32_t count = subject->game->chance(subject->box, state, outcomes);
    double sum = 0, total = 0;
    for (uint32_t i = 0; i < count; i++) {
        struct shibuya_state after = *(const struct shibuya_state *)state;
        subject->game->play(subject->box, &after, BORGO_CHANCE, outcomes[i].move, NULL);
        sum += outcomes[i].weight * read_plainly(plain, &after, depth + 1, plies);
        total += outcomes[i].weight;
    }
    return sum / total;
}

/* Puts the looks in order, best first for who acts; equal ones stay as they were. */
static void sort_looks(struct look *looks, uint32_t count, bool own)
{
    for (uint32_t i = 1; i < count; i++) {
        struct look moving = looks[i];
        uint32_t at = i;
        for (; at > 0
               && (own ? looks[at - 1].value < moving.value : looks[at - 1].value > moving.value);
             at--)
            looks[at] = looks[at - 1];
        looks[at] = moving;
    }
}

static double best_of_moves(struct plain *plain, const void *state, unsigned actor, int depth,
                            int plies)
{
    const struct subject *subject = plain->subject;
    const struct borgo_box *head = subject->box;
    bool own = head->team[actor] == head->team[plain->seat];
    double best = own ? -1 : 2;
    borgo_move list[SHIBUYA_MAX_MOVES];
    uint32_t count = subject->game->moves(subject->box, state, actor, list), followed = count;
    struct look *looks = test_allocate(count * sizeof *looks);
    for (uint32_t i = 0; i < count; i++) {
        looks[i].after = *(const struct shibuya_state *)state;
        subject->game->play(subject->box, &looks[i].after, actor, list[i], NULL);
        looks[i].value = value_of(plain, &looks[i].after);
    }
    if (plies > 1) {
        plain->widest = count > plain->widest ? count : plain->widest;
        followed = count < BORGO_READING_WIDTH ? count : BORGO_READING_WIDTH;
        sort_looks(looks, count, own);
    }
    for (uint32_t i = 0; i < followed; i++) {
        double value =
            plies > 1 ? read_plainly(plain, &looks[i].after, depth + 1, plies - 1) : looks[i].value;
        if (own ? value > best : value < best)
            best = value;
    }
    free(looks);
    return best;
}

static double read_plainly(struct plain *plain, const void *state, int depth, int plies)
{
    const struct subject *subject = plain->subject;
    borgo_seats to_act = subject->game->to_act(subject->box, state);
    bool is_chance = to_act == 1u << BORGO_CHANCE;
    if (to_act == 0 || plies == 0 || (is_chance && depth > 0))
        return value_of(plain, state);
    if (is_chance)
        return mean_of_outcomes(plain, state, depth, plies > 1 ? plies - 1 : 1);
    return best_of_moves(plain, state, borgo_moves_actor(to_act), depth, plies);
}

/* With a memory, or without where that is NULL. Says how many positions were judged. */
static double read_with(struct borgo_recall *recall, const struct walk *walk, unsigned seat,
                        int plies, double low, double high, uint32_t *positions)
{
    static struct borgo_ahead ahead;
    static struct borgo_judge judge;
    static borgo_move room[BORGO_TURN_ROOM];
    const struct borgo_request request = {
        .game = walk->subject.game, .box = walk->subject.box, .seat = seat};
    borgo_judge_start(&judge, request.game, request.box, NULL);
    ahead =
        (struct borgo_ahead){.request = &request, .judge = &judge, .room = room, .recall = recall};
    memcpy(ahead.state[0], &walk->state, sizeof walk->state);
    double value = borgo_ahead_look(&ahead, plies, low, high);
    *positions = ahead.positions;
    return value;
}

static double read_ahead(const struct walk *walk, unsigned seat, int plies, double low, double high)
{
    uint32_t positions;
    return read_with(NULL, walk, seat, plies, low, high, &positions);
}

/* Exact between low and high, and a bound outside. */
static void check_window(struct walk *walk, unsigned seat, int plies, double value)
{
    double low = borgo_rng_below(&walk->rng, 900) / 1000.0,
           high = low + (1 + borgo_rng_below(&walk->rng, 100)) / 1000.0;
    double read = read_ahead(walk, seat, plies, low, high);
    assert_true((read <= low) == (value <= low));
    assert_true((read >= high) == (value >= high));
    if (value > low && value < high)
        assert_true(read == value);
}

/* The same value for every depth; returns how many moves the widest position had. */
static uint32_t check_position(struct walk *walk, unsigned seat, int deepest)
{
    struct plain plain = {&walk->subject, seat, 0};
    for (int plies = 0; plies <= deepest; plies++) {
        double value = read_plainly(&plain, &walk->state, 0, plies);
        assert_true(read_ahead(walk, seat, plies, 0, 1) == value);
        for (int i = 0; i < WINDOWS; i++)
            check_window(walk, seat, plies, value);
    }
    return plain.widest;
}

/* Whoever is next. */
static bool has_few_moves(struct walk *walk)
{
    struct shibuya_state other = walk->state;
    other.seat = 1 - other.seat;
    return shibuya_list_walks(walk->subject.box, &walk->state, walk->moves->at)
               <= BORGO_READING_WIDTH
           && shibuya_list_walks(walk->subject.box, &other, walk->moves->at) <= BORGO_READING_WIDTH;
}

/* Five are home on both sides, and nobody has more moves than are followed. */
static void next_small_position(struct walk *walk)
{
    do
        next_position(walk, 5, true);
    while (!has_few_moves(walk));
}

/* With few pedestrians left no position has more moves than are followed: that is full-width
 * reading. */
static void few_moves_are_all_followed(void **state)
{
    struct walk walk;
    int full = 0;
    (void)state;
    open_walk(&walk, 2);
    for (int i = 0; i < STREETS; i++) {
        next_small_position(&walk);
        full += check_position(&walk, walk.state.seat, DEEPEST) <= BORGO_READING_WIDTH;
    }
    assert_true(full >= STREETS / 2);
    close_walk(&walk);
}

static void of_many_moves_the_best_are_followed(void **state)
{
    struct walk walk;
    (void)state;
    for (unsigned players = 2; players <= 4; players += 2) {
        open_walk(&walk, players);
        for (unsigned i = 0; i < STREETS / 5; i++) {
            next_position(&walk, i % 4, i % 2);
            check_position(&walk, i % players, DEEPEST - 1);
        }
        close_walk(&walk);
    }
}

/* Right at the beginning the outcomes of chance are averaged; a tile that comes up later ends the
 * line. */
static void chance_is_averaged(void **state)
{
    struct walk walk;
    (void)state;
    open_walk(&walk, 2);
    for (unsigned i = 0; i < STREETS / 10; i++) {
        next_position(&walk, i % 4, false);
        walk.state.phase = SHIBUYA_TILE;
        check_position(&walk, i % 2, 2);
    }
    close_walk(&walk);
}

static void check_close(double value, double expected)
{
    assert_true(value > expected - CLOSE && value < expected + CLOSE);
}

/* In a window it is a bound like any other. */
static void check_memory_in_window(struct borgo_recall *recall, struct walk *walk, double value)
{
    uint32_t positions;
    double low = borgo_rng_below(&walk->rng, 900) / 1000.0, high = low + 0.05;
    double read = read_with(recall, walk, walk->state.seat, DEEPEST, low, high, &positions);
    if (value < low - CLOSE)
        assert_true(read < low + CLOSE && read > value - CLOSE);
    else if (value > high + CLOSE)
        assert_true(read > high - CLOSE && read < value + CLOSE);
    else if (value > low + CLOSE && value < high - CLOSE)
        check_close(read, value);
}

/* Deeper and deeper with one memory, then once more out of it, and from nothing. */
static void check_memory(struct borgo_recall *recall, struct walk *walk, uint32_t *with,
                         uint32_t *without)
{
    uint32_t plain, first, again;
    double value = 0;
    memset(recall, 0, sizeof *recall);
    for (int plies = 1; plies <= DEEPEST; plies++) {
        value = read_with(NULL, walk, walk->state.seat, plies, 0, 1, &plain);
        check_close(read_with(recall, walk, walk->state.seat, plies, 0, 1, &first), value);
        *with += first;
        *without += plain;
    }
    check_close(read_with(recall, walk, walk->state.seat, DEEPEST, 0, 1, &again), value);
    assert_true(again == 0);
    for (int i = 0; i < WINDOWS; i++)
        check_memory_in_window(recall, walk, value);
    memset(recall, 0, sizeof *recall);
    for (int i = 0; i < WINDOWS; i++)
        check_memory_in_window(recall, walk, value);
}

/* Where all moves are followed a memory changes nothing but how much is to be judged. */
static void a_memory_comes_to_the_same(void **state)
{
    struct walk walk;
    struct borgo_recall *recall = test_allocate(sizeof *recall);
    uint32_t with = 0, without = 0;
    (void)state;
    open_walk(&walk, 2);
    for (int i = 0; i < STREETS; i++) {
        struct plain plain = {&walk.subject, 0, 0};
        next_small_position(&walk);
        read_plainly(&plain, &walk.state, 0, DEEPEST);
        if (plain.widest <= BORGO_READING_WIDTH)
            check_memory(recall, &walk, &with, &without);
    }
    assert_true(without > 0 && with < without / 2);
    close_walk(&walk);
    free(recall);
}

/* How a position came about is none of its key; all else is. */
static void a_key_tells_positions_apart(void **state)
{
    struct walk walk;
    (void)state;
    open_walk(&walk, 2);
    next_position(&walk, 1, false);
    struct shibuya_state other = walk.state;
    uint64_t key = borgo_recall_key(&borgo_shibuya, &walk.state);
    shibuya_remember(&other, 1, 2, 3);
    assert_true(borgo_recall_key(&borgo_shibuya, &other) == key);
    for (size_t i = 0; i < borgo_shibuya.position_size; i++) {
        other = walk.state;
        ((unsigned char *)&other)[i] ^= 1;
        assert_true(borgo_recall_key(&borgo_shibuya, &other) != key);
    }
    close_walk(&walk);
}

/* What can be counted out about a move. */
struct prospect {
    bool wins;  /* by force, with the next turn of one's own at the latest */
    bool holds; /* the other can't win at once */
};

static struct prospect prospect_of(const struct walk *walk, borgo_move move)
{
    const struct subject *subject = &walk->subject;
    struct shibuya_state after = walk->state;
    unsigned seat = walk->state.seat;
    subject->game->play(subject->box, &after, seat, move, NULL);
    return (struct prospect){test_wins(subject->game, subject->box, &after, seat, 2),
                             !test_wins(subject->game, subject->box, &after, 1 - seat, 1)};
}

static void check_choice(struct walk *walk, const struct borgo_player *player, int *victories,
                         int *threats)
{
    const struct subject *subject = &walk->subject;
    struct prospect any = {false, false};
    struct borgo_choice choice;
    borgo_moves_list(subject->game, subject->box, &walk->state, walk->state.seat, walk->moves);
    for (uint32_t i = 0; i < walk->moves->count; i++) {
        struct prospect prospect = prospect_of(walk, walk->moves->at[i]);
        any.wins |= prospect.wins;
        any.holds |= prospect.holds;
        *threats += !prospect.holds;
    }
    test_choose(player, subject->game, subject->box, &walk->state, walk->state.seat, 1, PLAYOUTS,
                &choice);
    struct prospect chosen = prospect_of(walk, choice.at[0].move);
    assert_true(chosen.wins == any.wins);
    assert_true(chosen.holds == any.holds);
    *victories += any.wins;
}

/* Where all moves are followed players take a victory they can force, and leave none that can be
 * prevented. */
static void players_see_what_is_forced(void **state)
{
    struct walk walk;
    int victories = 0, threats = 0;
    (void)state;
    open_walk(&walk, 2);
    for (int i = 0; i < STREETS; i++) {
        next_small_position(&walk);
        check_choice(&walk, borgo_player_find(i % 2 ? "veteran" : "master", NULL), &victories,
                     &threats);
    }
    assert_true(victories > 10 && threats > 10);
    close_walk(&walk);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(few_moves_are_all_followed),
        cmocka_unit_test(of_many_moves_the_best_are_followed),
        cmocka_unit_test(chance_is_averaged),
        cmocka_unit_test(a_memory_comes_to_the_same),
        cmocka_unit_test(a_key_tells_positions_apart),
        cmocka_unit_test(players_see_what_is_forced),
    };
    return RUN_TESTS("ahead", tests);
}
