/* Nets: what they see is what their seat may see, whole numbers come to what a plain computation
 * comes to, files with errors are refused, and what there is to learn from is the same every time.
 */
#include "players/nets.h"

#include <math.h>

#include "core/advice.h"
#include "games/registry.h"
#include "players/selfplay.h"
#include "support/subject.h"
#include "unit.h"

enum { SETS = 200, GAMES = 4, MOST_MOVES = 300, EVERY = 5, MOST_BYTES = 150000 };

static struct borgo_net net, again;
static char text[256 << 10];

static int16_t any_weight(struct borgo_rng *rng)
{
    return (int16_t)(BORGO_NET_LEAST + (int)borgo_rng_below(rng, 4096));
}

static void fill(int16_t *weights, size_t count, struct borgo_rng *rng, int divisor)
{
    for (size_t i = 0; i < count; i++)
        weights[i] = (int16_t)(any_weight(rng) / divisor);
}

static void fill_net(unsigned features, uint64_t seed)
{
    struct borgo_rng rng;
    borgo_rng_seed(&rng, seed);
    memset(&net, 0, sizeof net);
    net.features = (uint16_t)features;
    fill(net.first[0], (size_t)features * BORGO_NET_WIDTH, &rng, 16);
    fill(net.first_bias, BORGO_NET_WIDTH, &rng, 1);
    fill(net.second[0], (size_t)BORGO_NET_SECOND * BORGO_NET_WIDTH, &rng, 4);
    fill(net.second_bias, BORGO_NET_SECOND, &rng, 1);
    fill(net.last, BORGO_NET_SECOND, &rng, 1);
    net.last_bias = any_weight(&rng);
}

static int64_t cut(int64_t value)
{
    return value < 0 ? 0 : value > BORGO_NET_ONE ? BORGO_NET_ONE : value;
}

/* As net.h says it, in large numbers and without any shortcut. */
static int64_t reference(const struct borgo_features *features)
{
    int64_t units[BORGO_NET_WIDTH], result = net.last_bias * (int64_t)BORGO_NET_ONE;
    for (int i = 0; i < BORGO_NET_WIDTH; i++) {
        int64_t sum = net.first_bias[i];
        for (unsigned feature = 0; feature < net.features; feature++)
            if (features->word[feature / 64] >> feature % 64 & 1)
                sum += net.first[feature][i];
        units[i] = cut(sum);
    }
    for (int i = 0; i < BORGO_NET_SECOND; i++) {
        int64_t sum = net.second_bias[i] * (int64_t)BORGO_NET_ONE;
        for (int j = 0; j < BORGO_NET_WIDTH; j++)
            sum += net.second[i][j] * units[j];
        result += net.last[i] * cut(sum / BORGO_NET_WEIGHT);
    }
    return result / (BORGO_NET_ONE * BORGO_NET_WEIGHT / BORGO_NET_LOGIT);
}

/* A walk through sets of features, near and far ones in turn, so that glances are kept and taken
 * anew. */
static void whole_numbers_are_exact(void **context)
{
    struct borgo_features features = {.next = 0};
    struct borgo_glance glance = {.known = false};
    struct borgo_rng rng;
    (void)context;
    fill_net(1000, 3);
    borgo_rng_seed(&rng, 4);
    for (int i = 0; i < SETS; i++) {
        unsigned changes = i % 7 == 0 ? 120 : i % 3 == 0 ? 40 : 6;
        for (unsigned change = 0; change < changes; change++) {
            unsigned feature = borgo_rng_below(&rng, 1000);
            bool there = borgo_rng_below(&rng, 8) == 0;
            features.word[feature / 64] &= ~((uint64_t)1 << feature % 64);
            features.word[feature / 64] |= (uint64_t)there << feature % 64;
        }
        assert_int_equal(borgo_net_judge(&net, &features, &glance), reference(&features));
    }
}

static void runs_of_features(void **context)
{
    struct borgo_features features = {.next = 0};
    (void)context;
    borgo_features_many(&features, 60, 7);
    borgo_features_many(&features, 70, 200);
    borgo_features_one(&features, 5, 5);
    borgo_features_one(&features, 5, 4);
    borgo_features_many(&features, 3, -2);
    borgo_features_set(&features, 64, 0x8000000000000001);
    assert_int_equal(features.next, 60 + 70 + 5 + 5 + 3 + 64);
    assert_true(features.word[0] == (0x7f | (uint64_t)0xf << 60));
    assert_true(features.word[1] == ~(uint64_t)0);
    assert_true(features.word[2]
                == (0x3 | (uint64_t)1 << (139 - 128) | (uint64_t)1 << (143 - 128)));
    assert_true(features.word[3] == (uint64_t)1 << (206 - 192));
}

static size_t write_net(void)
{
    struct borgo_text out;
    borgo_text_start(&out, text, sizeof text);
    borgo_text_put(&out, "# history\n");
    borgo_net_write(&net, "some-game", &out);
    assert_false(out.full);
    return out.used;
}

static void files_keep_all(void **context)
{
    struct borgo_error error = {0};
    (void)context;
    fill_net(77, 5);
    write_net();
    assert_true(borgo_net_read("x", text, "some-game", 77, &again, &error));
    assert_memory_equal(&net, &again, sizeof net);
}

static void refuse(const char *wrong, const char *game, unsigned features, const char *message)
{
    struct borgo_error error = {0};
    assert_false(borgo_net_read("x", wrong, game, features, &again, &error));
    assert_int_equal(again.features, 0);
    if (message)
        assert_string_equal(error.message, message);
    else
        assert_true(error.message[0] != '\0');
}

static void files_with_errors_are_refused(void **context)
{
    (void)context;
    fill_net(77, 6);
    size_t length = write_net();
    refuse("", "some-game", 77, "x:0: a net begins with 'net GAME features N'");
    refuse(text, "other-game", 77, "x:2: this net is not one of other-game");
    refuse(text, "some-game", 78, "x:2: this net knows 77 features, and some-game has 78 now");
    strcpy(text + length, "more\n");
    refuse(text, "some-game", 77, "x:103: nothing may follow the net");
    text[length] = '\0';
    char *units = strstr(text, "units 64 16");
    units[6] = '3';
    refuse(text, "some-game", 77, "x:3: the next line must be 'units 64 16'");
    units[6] = '6';
    char *first = strstr(text, "first\n") + 6;
    first[5] = '*';
    refuse(text, "some-game", 77, "x:5: weight 3 is not two digits of base 64");
    first[5] = '\n';
    refuse(text, "some-game", 77, "x:5: a line of 64 weights must have 128 digits");
}

/* Wherever the file breaks off, but for its last line feed. */
static void broken_files_are_refused(void **context)
{
    (void)context;
    fill_net(20, 7);
    size_t length = write_net();
    for (size_t at = 0; at + 1 < length; at += at < 100 || at + 200 > length ? 1 : 37) {
        char kept = text[at];
        text[at] = '\0';
        refuse(text, "some-game", 20, NULL);
        text[at] = kept;
    }
}

/* Features of a position and of what the seat sees of it; what the estimate says on the way is what
 * it says by itself. */
static void look(struct subject *subject, const void *state)
{
    const struct borgo_advice *advice = subject->game->advice;
    _Alignas(16) unsigned char hidden[BORGO_MAX_STATE];
    struct borgo_features truth, seen;
    int32_t values[BORGO_MAX_SEATS], estimated[BORGO_MAX_SEATS];
    size_t size = subject->setup.players * sizeof *values;
    for (unsigned seat = 0; seat < subject->setup.players; seat++) {
        memcpy(hidden, state, subject->game->state_size);
        subject->game->hide(subject->box, hidden, seat);
        advice->features(subject->box, hidden, seat, &seen, values);
        advice->features(subject->box, state, seat, &truth, values);
        advice->estimate(subject->box, state, estimated);
        assert_memory_equal(values, estimated, size);
        assert_true(truth.next <= advice->feature_count);
        assert_memory_equal(&truth, &seen, sizeof truth);
    }
}

static void look_at_games(struct subject *subject, void *room)
{
    struct borgo_rng rng;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    borgo_rng_seed(&rng, 8);
    for (int game = 0; game < GAMES; game++) {
        subject->game->start(subject->box, state);
        for (int i = 0; i < MOST_MOVES && subject->game->to_act(subject->box, state); i++) {
            unsigned seat;
            borgo_move move =
                test_random_move(subject->game, subject->box, state, &rng, room, &seat);
            if (i % EVERY == 0)
                look(subject, state);
            subject->game->play(subject->box, state, seat, move, NULL);
        }
    }
}

static void nets_see_what_their_seat_sees(void **context)
{
    struct borgo_moves *room = test_allocate(sizeof *room);
    (void)context;
    for (int i = 0; i < borgo_game_count; i++) {
        assert_non_null(borgo_games[i]->advice->features);
        assert_true(subject_each_setup(borgo_games[i], look_at_games, room) > 0);
    }
    free(room);
}

static void nets_of_the_program_are_fine(void **context)
{
    (void)context;
    for (int i = 0; i < borgo_game_count; i++) {
        const char *builtin = borgo_nets_builtin(borgo_games[i]);
        struct borgo_error error = {0};
        if (!builtin)
            continue;
        assert_true(strlen(builtin) <= MOST_BYTES);
        assert_non_null(strstr(builtin, "# Games with itself so far: "));
        assert_true(borgo_net_read("x", builtin, borgo_games[i]->name,
                                   borgo_judge_features(borgo_games[i]), &net, &error));
    }
}

static void *make_box(const struct borgo_game *game, const char *data)
{
    struct borgo_setup setup;
    struct borgo_error error = {0};
    void *box = test_allocate(game->box_size);
    borgo_setup_default(game, &setup);
    if (data)
        setup.data[0] = data;
    assert_true(borgo_setup_make_box(game, &setup, box, &error));
    return box;
}

/* On another board its plots would mean something else. */
static void a_net_knows_its_own_data_alone(void **context)
{
    static struct borgo_judge judge;
    const struct borgo_game *game = borgo_games[0];
    char copy[8192] = "# another one\n";
    (void)context;
    strcat(copy, game->data[0].builtin);
    void *own = make_box(game, copy), *usual = make_box(game, NULL);
    fill_net(borgo_judge_features(game), 9);
    borgo_judge_start(&judge, game, usual, &net);
    assert_ptr_equal(judge.net, &net);
    borgo_judge_start(&judge, game, own, &net);
    assert_null(judge.net);
    fill_net(3, 9);
    borgo_judge_start(&judge, game, usual, &net);
    assert_null(judge.net);
    free(own);
    free(usual);
}

/* A team's first seat speaks for it. */
static void ask_everybody(struct subject *subject, void *judge_)
{
    struct borgo_judge *judge = judge_;
    const struct borgo_box *head = subject->box;
    double own[BORGO_MAX_SEATS], chances[BORGO_MAX_SEATS], sum = 0;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    unsigned sides = 0;
    fill_net(borgo_judge_features(subject->game), 11);
    subject->game->start(subject->box, state);
    borgo_judge_start(judge, subject->game, subject->box, &net);
    borgo_judge_all(judge, state, chances);
    for (unsigned seat = 0; seat < head->players; seat++) {
        unsigned first = borgo_first_of_team(head, seat);
        own[seat] = borgo_judge_seat(judge, state, first);
        sides += first == seat;
        sum += first == seat ? chances[seat] : 0;
        assert_true(chances[seat] == chances[first]);
    }
    assert_true(fabs(sum - 1) < 1e-9);
    for (unsigned seat = 1; seat < head->players; seat++)
        if (borgo_first_of_team(head, seat) == seat && sides == 2)
            assert_true(fabs(chances[seat] - (own[seat] + 1 - own[0]) / 2) < 1e-9);
        else
            assert_true(sides == 2 || fabs(chances[seat] * own[0] - chances[0] * own[seat]) < 1e-9);
}

static void chances_are_what_all_say_of_themselves(void **context)
{
    struct borgo_judge *judge = test_allocate(sizeof *judge);
    (void)context;
    for (int i = 0; i < borgo_game_count; i++)
        assert_true(subject_each_setup(borgo_games[i], ask_everybody, judge) > 0);
    free(judge);
}

/* What games of a net with itself teach, twice. */
static void lessons_are_repeatable(void **context)
{
    const struct borgo_game *game = borgo_games[0];
    struct borgo_schooling schooling = {game, &net, 1, 0.1, 0.05, 0.3};
    struct borgo_playground *ground = test_allocate(sizeof *ground);
    struct borgo_pages *pages = test_allocate(sizeof *pages);
    struct borgo_diary diary;
    borgo_diary_open(&diary, pages);
    ground->diary = &diary;
    ground->room = test_allocate(BORGO_TURN_ROOM * sizeof *ground->room);
    struct borgo_experience *one = test_allocate(BORGO_MOST_SAMPLES * sizeof *one),
                            *two = test_allocate(BORGO_MOST_SAMPLES * sizeof *two);
    void *box = make_box(game, NULL);
    (void)context;
    fill_net(borgo_judge_features(game), 10);
    unsigned count = borgo_selfplay(&schooling, box, 7, ground, one);
    borgo_selfplay(&schooling, box, 8, ground, two);
    assert_true(count > 20);
    assert_int_equal(borgo_selfplay(&schooling, box, 7, ground, two), count);
    assert_memory_equal(one, two, count * sizeof *one);
    for (unsigned i = 0; i < count; i++)
        assert_true(one[i].target >= 0 && one[i].target <= 1);
    free(box);
    free(one);
    free(two);
    free(ground->room);
    free(pages);
    free(ground);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_numbers_are_exact),
        cmocka_unit_test(runs_of_features),
        cmocka_unit_test(files_keep_all),
        cmocka_unit_test(files_with_errors_are_refused),
        cmocka_unit_test(broken_files_are_refused),
        cmocka_unit_test(nets_see_what_their_seat_sees),
        cmocka_unit_test(nets_of_the_program_are_fine),
        cmocka_unit_test(a_net_knows_its_own_data_alone),
        cmocka_unit_test(chances_are_what_all_say_of_themselves),
        cmocka_unit_test(lessons_are_repeatable),
    };
    return RUN_TESTS("nets", tests);
}
