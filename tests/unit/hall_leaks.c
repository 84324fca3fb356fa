/* Nothing that anybody is sent depends on what their seat may not know. Two worlds play the same
 * public game with different secrets: chance and the other seats choose in the second world what
 * looks the same to one viewer, and every byte that viewer gets, by pushes, lists, answers and
 * refusals, must be the same in both. The viewer is every seat and a watcher, in every game, with
 * every number of players. Random bytes (tokens, invitations, promises) are the same in both; the
 * seed of the deal is not. */
#include <stdio.h>

#include "games/registry.h"
#include "host/host.h"
#include "support/subject.h"
#include "support/world.h"
#include "table/dealer.h"
#include "unit/unit.h"

enum { LINES = 2, OTHER_LINE = 4, LOBBY_GUEST = 5, STEPS = 150, TRIES = 24 };

/* What chance brought in the first world, for the second one to follow. */
struct dealt {
    borgo_move move, seen;
    _Alignas(16) unsigned char after[BORGO_MAX_STATE];
};

static struct twins {
    struct world *world[2];
    unsigned now; /* which of them is at work */
    struct borgo_rng rng, bytes[2];
    char table[STORE_ID + 1];
    const struct borgo_game *game;
    unsigned players, viewer;
    bool apart;  /* secrets may differ from here on */
    bool failed; /* the second world could not follow */
    struct dealt dealt[600];
    unsigned dealt_count, followed;
    unsigned said[WORLD_GUESTS]; /* what has been compared */
    /* How much the test is worth. */
    unsigned long compared, bytes_compared, different;
} twins;

/* Randomness and chance. */

void __wrap_host_random_bytes(void *bytes, size_t length);
borgo_move __real_borgo_dealer_move(const struct borgo_dealer *dealer,
                                    const struct borgo_table *table);
borgo_move __wrap_borgo_dealer_move(const struct borgo_dealer *dealer,
                                    const struct borgo_table *table);

void __wrap_host_random_bytes(void *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        ((unsigned char *)bytes)[i] = (unsigned char)borgo_rng_below(&twins.bytes[twins.now], 256);
}

/* What the viewer sees after a move. */
static void look_after(const struct borgo_table *table, unsigned seat, borgo_move move, void *seen)
{
    memcpy(seen, table->state, table->game->state_size);
    table->game->play(table->box, seen, seat, move, NULL);
    table->game->hide(table->box, seen, twins.viewer);
}

/* A move of the second world that the viewer can't tell from the first one's; others first, if
 * secrets may differ. */
static bool follow(const struct borgo_table *table, unsigned seat, const borgo_move *moves,
                   unsigned count, const struct dealt *first, borgo_move *move)
{
    const struct borgo_game *game = table->game;
    _Alignas(16) unsigned char after[BORGO_MAX_STATE];
    unsigned start = count ? borgo_rng_below(&twins.rng, count) : 0;
    bool other = twins.apart && borgo_rng_below(&twins.rng, 3) > 0, found = false;
    for (unsigned i = 0; i < count; i++) {
        borgo_move tried = moves[(start + i) % count];
        if (game->veil(table->box, seat, tried, twins.viewer) != first->seen
            || (found && tried == first->move))
            continue;
        look_after(table, seat, tried, after);
        if (memcmp(after, first->after, game->state_size) != 0)
            continue;
        if (!found || (tried != first->move) == other)
            *move = tried;
        found = true;
        if ((tried != first->move) == other)
            break;
    }
    return found;
}

borgo_move __wrap_borgo_dealer_move(const struct borgo_dealer *dealer,
                                    const struct borgo_table *table)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    borgo_move moves[BORGO_MAX_OUTCOMES] = {0}, move;
    uint32_t count = table->game->chance(table->box, table->state, outcomes);
    (void)dealer;
    for (uint32_t i = 0; i < count; i++)
        moves[i] = outcomes[i].move;
    if (twins.now == 0) {
        struct dealt *dealt = &twins.dealt[twins.dealt_count++];
        assert_true(twins.dealt_count <= sizeof twins.dealt / sizeof twins.dealt[0]);
        dealt->move = table->game->deal(table->box, table->state, &twins.rng);
        dealt->seen = table->game->veil(table->box, BORGO_CHANCE, dealt->move, twins.viewer);
        look_after(table, BORGO_CHANCE, dealt->move, dealt->after);
        return dealt->move;
    }
    move = moves[0];
    if (twins.failed || twins.followed >= twins.dealt_count
        || !follow(table, BORGO_CHANCE, moves, count, &twins.dealt[twins.followed++], &move))
        twins.failed = true;
    return move;
}

/* Both worlds. */

static struct borgo_table *table_in(unsigned which)
{
    return &world_find(twins.world[which], twins.table)->wire.sitting.record.table;
}

static void use(unsigned which)
{
    twins.now = which;
    if (which == 0)
        twins.dealt_count = twins.followed = 0;
}

/* The same request in both. */
static void say_both(unsigned guest, const char *format, ...)
{
    char members[2000];
    va_list arguments;
    if (!twins.world[0]->guest[guest].visitor)
        return; /* a computer's seat */
    va_start(arguments, format);
    vsnprintf(members, sizeof members, format, arguments);
    va_end(arguments);
    for (unsigned which = 0; which < 2; which++) {
        use(which);
        world_say(twins.world[which], guest, "%s", members);
    }
}

static void pass_both(int64_t milliseconds)
{
    for (unsigned which = 0; which < 2; which++) {
        use(which);
        world_pass(twins.world[which], milliseconds);
        world_settle(twins.world[which]);
    }
}

static unsigned viewer_guest(void)
{
    return twins.viewer == BORGO_WATCHER ? OTHER_LINE : twins.viewer;
}

/* The last thing in a job: a hash of the dealer's key, from which nothing of the deal can be worked
 * out (docs/dealer.md). */
static bool is_seed_of_thought(const char *message, size_t at)
{
    const char *best = strstr(message, "\"best\":{\"do\":\"best\"");
    const char *seed = best ? strstr(best, "\"seed\":\"") : NULL;
    return seed && message + at >= seed;
}

static void compare_guest(unsigned guest)
{
    const struct guest *one = &twins.world[0]->guest[guest], *other = &twins.world[1]->guest[guest];
    for (; twins.said[guest] < one->count && twins.said[guest] < other->count;
         twins.said[guest]++) {
        const char *first = one->said[twins.said[guest]], *second = other->said[twins.said[guest]];
        twins.compared++;
        twins.bytes_compared += strlen(first);
        size_t at = 0;
        while (first[at] && first[at] == second[at])
            at++;
        if (first[at] == second[at] || is_seed_of_thought(first, at))
            continue;
        fail_msg("%s, %u players, viewer %u: they differ at '%.*s' and '%.*s', in %.300s",
                 twins.game->name, twins.players, twins.viewer, 120,
                 first + (at > 60 ? at - 60 : 0), 120, second + (at > 60 ? at - 60 : 0), first);
    }
    assert_int_equal(one->count, other->count);
}

static void compare(void)
{
    const struct borgo_table *one = table_in(0), *other = table_in(1);
    compare_guest(viewer_guest());
    compare_guest(LOBBY_GUEST);
    if (twins.viewer != BORGO_WATCHER)
        compare_guest(OTHER_LINE);
    twins.different += memcmp(one->state, other->state, one->game->state_size) != 0;
}

/* What the viewer asks. */

static void ask_everything(void)
{
    static const char *const questions[] = {
        "\"do\":\"view\"",
        "\"do\":\"view\",\"lang\":\"fr\",\"viewer\":0",
        "\"do\":\"view\",\"viewer\":1,\"seat\":1",
        "\"do\":\"board\",\"lang\":\"it\"",
        "\"do\":\"moves\"",
        "\"do\":\"moves\",\"objects\":true,\"cells\":true,\"limit\":30",
        "\"do\":\"moves\",\"group\":1,\"lang\":\"en\",\"viewer\":\"watch\"",
        "\"do\":\"moves\",\"seat\":0",
        "\"do\":\"why\",\"cell\":[2,3],\"lang\":\"en\"",
        "\"do\":\"why\",\"cell\":[4,4],\"seat\":1,\"lang\":\"fr\"",
        "\"do\":\"previews\",\"events\":true,\"limit\":20,\"lang\":\"en\"",
        "\"do\":\"previews\",\"seat\":1",
        "\"do\":\"preview\",\"move\":\"draw\"",
        "\"do\":\"log\"",
        "\"do\":\"log\",\"from\":0,\"events\":true,\"objects\":true,\"lang\":\"en\"",
        "\"do\":\"turns\",\"lang\":\"en\",\"events\":true",
        "\"do\":\"turns\",\"from\":3,\"objects\":true,\"since_seat\":0",
        "\"do\":\"position\"",
        "\"do\":\"position\",\"viewer\":1,\"secrets\":true",
        "\"do\":\"table\"",
        "\"do\":\"advance\",\"from\":0,\"events\":true,\"lang\":\"fr\",\"position\":true",
        "\"do\":\"advance\"",
        "\"do\":\"result\"",
        "\"do\":\"record\"",
        "\"do\":\"record\",\"secrets\":true",
        "\"do\":\"look\"",
        "\"do\":\"lines\"",
        "\"do\":\"job\",\"level\":\"greedy\"",
        "\"do\":\"job\",\"level\":\"greedy\",\"seat\":1",
        "\"do\":\"hint\"",
        "\"do\":\"analyse\",\"level\":\"greedy\"",
        "\"do\":\"think\"",
        "\"do\":\"thought\",\"seat\":0,\"ticket\":\"x\",\"move\":\"draw\"",
        "\"do\":\"tables\",\"which\":\"public\"",
        "\"do\":\"tables\",\"which\":\"mine\"",
        "\"do\":\"people\"",
        "\"do\":\"me\"",
        "\"do\":\"enter\",\"since\":0,\"events\":true,\"position\":true",
        "\"do\":\"enter\",\"lang\":\"it\"",
        "\"do\":\"enter\",\"since\":7,\"objects\":true",
    };
    enum { COUNT = sizeof questions / sizeof questions[0] };
    unsigned start = borgo_rng_below(&twins.rng, COUNT);
    for (unsigned i = 0; i < 9; i++)
        say_both(i % 2 ? viewer_guest() : OTHER_LINE, "%s,\"table\":\"%s\"",
                 questions[(start + 7 * i) % COUNT], twins.table);
    if (start % 4 == 0)
        say_both(LOBBY_GUEST, "\"do\":\"tables\",\"which\":\"public\"");
}

/* Moves of others, sent by the viewer: refused in the same words. */
static void try_illegal(void)
{
    const struct borgo_table *table = table_in(0);
    borgo_seats to_act = borgo_table_to_act(table);
    char members[400];
    if (!to_act)
        return;
    unsigned seat = (unsigned)__builtin_ctz(to_act);
    if (seat == twins.viewer || twins.viewer == BORGO_WATCHER || (to_act >> twins.viewer & 1))
        return;
    world_move(twins.world[0], twins.table, seat, borgo_rng_below(&twins.rng, 1000), members);
    say_both(twins.viewer, "%s", members);
    say_both(twins.viewer, "\"do\":\"preview\",%s", strstr(members, "\"table\""));
}

/* A decision. */

static unsigned list_moves(unsigned which, unsigned seat, struct borgo_moves *moves)
{
    const struct borgo_table *table = table_in(which);
    return moves->count = table->game->moves(table->box, table->state, seat, moves->at);
}

/* A pair of moves, one for each world, that look the same to the viewer. */
static bool choose_pair(unsigned seat, borgo_move pair[2])
{
    static struct borgo_moves one, other;
    const struct borgo_table *table = table_in(0);
    static struct dealt first;
    list_moves(0, seat, &one);
    list_moves(1, seat, &other);
    for (unsigned i = 0; i < TRIES; i++) {
        first.move = one.at[borgo_rng_below(&twins.rng, one.count)];
        first.seen = table->game->veil(table->box, seat, first.move, twins.viewer);
        look_after(table, seat, first.move, first.after);
        pair[0] = first.move;
        if (follow(table_in(1), seat, other.at, other.count, &first, &pair[1])
            && (seat != twins.viewer || pair[0] == pair[1]))
            return true;
    }
    return false;
}

/* A computer's thought, put into its head. */
static void think_pair(unsigned which, borgo_move move)
{
    struct world *world = twins.world[which];
    struct thinking thinking = world->thinking[0];
    world->thinking[0] = world->thinking[--world->jobs];
    thinking.job->choice.count = 1;
    thinking.job->choice.at[0].move = move;
    hall_thought(world->hall, thinking.job, thinking.ticket, true, world->now);
    world_settle(world);
}

static bool step(void)
{
    struct hall_table *table = world_find(twins.world[0], twins.table);
    borgo_seats people = world_awaited(twins.world[0], twins.table);
    borgo_move pair[2];
    unsigned seat = 0;
    if (table->phase != PHASE_PLAYING)
        return false;
    bool computer = twins.world[0]->jobs > 0;
    if (computer) {
        seat = twins.world[0]->thinking[0].job->request.seat;
    } else if (people) {
        do
            seat = borgo_rng_below(&twins.rng, twins.players);
        while (!(people >> seat & 1));
    } else {
        return false;
    }
    if (!choose_pair(seat, pair))
        return false;
    for (unsigned which = 0; which < 2; which++) {
        const struct borgo_table *game = table_in(which);
        char text[BORGO_MAX_MOVE_TEXT];
        use(which);
        if (computer) {
            think_pair(which, pair[which]);
            continue;
        }
        test_move_text(game->game, game->box, game->state, pair[which], text);
        world_say(twins.world[which], seat, "\"do\":\"move\",\"table\":\"%s\",\"move\":\"%s\"",
                  twins.table, text);
    }
    return !twins.failed;
}

/* Other things that happen at tables. */
static void disturb(void)
{
    unsigned seat = borgo_rng_below(&twins.rng, twins.players);
    switch (borgo_rng_below(&twins.rng, 12)) {
    case 0:
        say_both(seat, "\"do\":\"back\",\"table\":\"%s\"", twins.table);
        ask_everything();
        for (unsigned other = 0; other < twins.players; other++)
            say_both(other, "\"do\":\"consent\",\"table\":\"%s\",\"agrees\":%s", twins.table,
                     borgo_rng_below(&twins.rng, 4) ? "true" : "false");
        break;
    case 1:
        if (twins.players > 2 && seat != twins.viewer)
            say_both(seat, "\"do\":\"resign\",\"table\":\"%s\"", twins.table);
        break;
    case 2:
        say_both(seat, "\"do\":\"chat\",\"table\":\"%s\",\"text\":\"well\"", twins.table);
        break;
    case 3:
        pass_both(5000);
        break;
    default:
        break;
    }
}

/* A run. */

static void make_apart(void)
{
    struct borgo_record *record = &world_find(twins.world[1], twins.table)->wire.sitting.record;
    twins.apart = true;
    memset(record->seed, 0x5a, sizeof record->seed);
    memset(record->dealer.key, 0xa5, sizeof record->dealer.key);
}

static void open_twins(unsigned people, unsigned computers)
{
    static const char *const more[] = {
        ",\"public\":true",
        ",\"public\":true,\"time\":{\"kind\":\"bank\",\"time\":600000,\"more\":5000}"};
    unsigned terms = borgo_rng_below(&twins.rng, 2), wish = borgo_rng_below(&twins.rng, 3);
    static const char *const wishes[] = {"", ",\"events\":true,\"position\":true",
                                         ",\"lang\":\"en\",\"objects\":true,\"events\":true"};
    uint64_t seed = borgo_rng_below(&twins.rng, 1u << 30);
    struct borgo_rng before = twins.rng;
    for (unsigned which = 0; which < 2; which++) {
        use(which);
        borgo_rng_seed(&twins.bytes[which], seed);
        if (which == 0)
            twins.rng = before;
        twins.world[which] = world_open(NULL);
        world_introduce(twins.world[which], LOBBY_GUEST);
        world_say(twins.world[which], LOBBY_GUEST, "\"do\":\"lobby\"");
        world_table(twins.world[which], twins.game->name, people, computers, more[terms],
                    twins.table);
        world_come(twins.world[which], OTHER_LINE);
        if (twins.viewer != BORGO_WATCHER)
            world_say(twins.world[which], OTHER_LINE, "\"do\":\"hello\",\"key\":\"%s\"",
                      twins.world[which]->guest[twins.viewer].key);
        world_say(twins.world[which], OTHER_LINE, "\"do\":\"enter\",\"table\":\"%s\"%s",
                  twins.table, wishes[wish]);
    }
}

static void run(const struct borgo_game *game, unsigned players, unsigned viewer, unsigned people,
                uint64_t seed)
{
    struct borgo_rng keep = twins.rng;
    twins = (struct twins){.game = game,
                           .players = players,
                           .viewer = viewer,
                           .rng = keep,
                           .compared = twins.compared,
                           .bytes_compared = twins.bytes_compared,
                           .different = twins.different};
    borgo_rng_seed(&twins.rng, seed);
    /* From the deal on, or from somewhere in the middle: late positions are met too. */
    unsigned apart_from = borgo_rng_below(&twins.rng, 3) ? borgo_rng_below(&twins.rng, STEPS) : 0;
    twins.apart = apart_from == 0;
    open_twins(people, players - people);
    for (unsigned i = 0; i < apart_from + STEPS / 2 && !twins.failed; i++) {
        if (i == apart_from)
            make_apart();
        compare();
        disturb();
        if (twins.failed || world_find(twins.world[0], twins.table)->phase != PHASE_PLAYING)
            break;
        if (i + 3 >= apart_from && i % 2 == 0)
            ask_everything();
        try_illegal();
        pass_both(700);
        if (twins.failed)
            break;
        compare();
        if (!step() || world_find(twins.world[0], twins.table)->phase != PHASE_PLAYING)
            break;
    }
    for (unsigned which = 0; which < 2; which++) {
        twins.now = which;
        world_close(twins.world[which]);
    }
}

static void run_game(const struct borgo_game *game, unsigned rounds)
{
    unsigned long different = twins.different, compared = twins.compared;
    for (unsigned i = 0; i < BORGO_MAX_SEATS && game->players[i]; i++) {
        unsigned players = game->players[i];
        for (unsigned viewer = 0; viewer <= players; viewer++)
            for (unsigned round = 0; round < rounds; round++) {
                uint64_t seed = ((i * 8 + viewer) * 1000 + round) * 131;
                run(game, players, viewer < players ? viewer : BORGO_WATCHER, players, seed);
                /* Alone with computers, where hints are allowed. */
                if (viewer == 0)
                    run(game, players, 0, 1, seed);
            }
    }
    print_message("# %s: %lu messages, %lu times with different secrets\n", game->name,
                  twins.compared - compared, twins.different - different);
    assert_true(twins.compared - compared > 500);
    /* Where there are secrets, they must have been different often. */
    if (game->secrets)
        assert_true(twins.different - different > 100);
}

static unsigned rounds = 4;

static void test_lane(void **unused)
{
    (void)unused;
    run_game(borgo_games_find("sunrise-lane", &(const struct borgo_edition *){0}, NULL), rounds);
}

static void test_city(void **unused)
{
    (void)unused;
    run_game(borgo_games_find("sunrise-city", &(const struct borgo_edition *){0}, NULL),
             8 * rounds);
}

static void test_shibuya(void **unused)
{
    (void)unused;
    run_game(borgo_games_find("shibuya", &(const struct borgo_edition *){0}, NULL), 1);
}

static void test_skyline(void **unused)
{
    (void)unused;
    run_game(borgo_games_find("project-skyline", &(const struct borgo_edition *){0}, NULL), 1);
}

/* With a number: so many rounds of everything. */
int main(int count, char **words)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lane),
        cmocka_unit_test(test_city),
        cmocka_unit_test(test_shibuya),
        cmocka_unit_test(test_skyline),
    };
    if (count > 1)
        rounds = (unsigned)atoi(words[1]);
    return RUN_TESTS("hall_leaks", tests);
}
