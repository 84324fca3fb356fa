/* Records: what is written is read again, and every way of damaging or forging one is refused with the line and the
 * reason. */
#include <stdio.h>
#include <unistd.h>

#include "games/registry.h"
#include "unit/unit.h"

static char *write_text(const struct borgo_record *record)
{
    enum { ROOM = 1 << 20 };
    char *text = calloc(1, ROOM);
    FILE *file = tmpfile();
    assert_non_null(file);
    borgo_record_write(record, file);
    rewind(file);
    assert_in_range(fread(text, 1, ROOM - 1, file), 1, ROOM - 2);
    fclose(file);
    return text;
}

static enum borgo_verdict read_text(const char *text, struct borgo_record *record, struct borgo_error *error)
{
    struct borgo_setup setup;
    borgo_default_setup(borgo_games[0], &setup);
    enum borgo_verdict verdict;
    const struct borgo_game *game = borgo_record_game("r.borgo", text, &verdict, error);
    if (!game)
        return verdict;
    borgo_default_setup(game, &setup);
    return borgo_record_read(record, "r.borgo", text, &setup, error);
}

/* The text of a game of Sunrise Lane after so many moves; all of it if there are enough. */
static char *lane_text(uint32_t moves)
{
    struct borgo_record record;
    open_game(&record, borgo_find_game("sunrise-lane", NULL, NULL), 2, "7");
    play_on(&record, moves, 4);
    char *text = write_text(&record);
    borgo_record_close(&record);
    return text;
}

static void round_trip(const struct borgo_game *game, unsigned players, uint32_t moves)
{
    struct borgo_record record, again = {0};
    struct borgo_error error = {0};
    open_game(&record, game, players, "11");
    play_on(&record, moves, players);
    char *text = write_text(&record);
    if (read_text(text, &again, &error) != BORGO_RECORD_RIGHT)
        fail_msg("%s", error.message);
    char *second = write_text(&again);
    assert_string_equal(text, second);
    assert_int_equal(again.table.count, record.table.count);
    assert_memory_equal(again.table.state, record.table.state, game->state_size);
    assert_true(again.has_seed);
    free(text);
    free(second);
    borgo_record_close(&record);
    borgo_record_close(&again);
}

static void test_round_trips(void **unused)
{
    (void)unused;
    static const uint32_t lengths[] = {0, 1, 30, 100000};
    for (int i = 0; i < borgo_game_count; i++)
        for (int p = 0; p < BORGO_MAX_SEATS && borgo_games[i]->players[p]; p++)
            for (int l = 0; l < 4; l++)
                round_trip(borgo_games[i], borgo_games[i]->players[p], lengths[l]);
}

/* The text with its first `from` replaced; both stay the caller's. */
static char *replaced(const char *text, const char *from, const char *to)
{
    const char *at = strstr(text, from);
    assert_non_null(at);
    size_t size = strlen(text) + strlen(to) + 1;
    char *result = malloc(size);
    snprintf(result, size, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    return result;
}

static void expect(const char *text, enum borgo_verdict verdict, const char *says)
{
    struct borgo_record record = {0};
    struct borgo_error error = {0};
    enum borgo_verdict found = read_text(text, &record, &error);
    if (found == BORGO_RECORD_RIGHT)
        borgo_record_close(&record);
    if (found != verdict || !strstr(error.message, says))
        fail_msg("expected %d with '%s', found %d with '%s'", verdict, says, found, error.message);
}

struct damage {
    const char *from, *to;
    enum borgo_verdict verdict;
    const char *says;
};

#define SEED "0700000000000000000000000000000000000000000000000000000000000000"
#define HASH "bcff4f5227a8f2015e8cf5e7b00543f03ff3f3c6e1cf492dba13d0014a11939f"

static void expect_all(const char *text, const struct damage *damages, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char *damaged = replaced(text, damages[i].from, damages[i].to);
        expect(damaged, damages[i].verdict, damages[i].says);
        free(damaged);
    }
}

static void test_damaged_heads(void **unused)
{
    (void)unused;
    static const struct damage damages[] = {
        {"borgo record 1", "borgo record 2", BORGO_RECORD_UNREADABLE, "r.borgo:1: record version '2'"},
        {"borgo record 1", "hello", BORGO_RECORD_UNREADABLE, "r.borgo:1: this is not a Borgo record"},
        {"borgo record 1\n", "", BORGO_RECORD_UNREADABLE, "not a Borgo record"},
        {"game sunrise-lane", "game chess", BORGO_RECORD_WRONG, "r.borgo:2: there is no game 'chess'"},
        {"game sunrise-lane", "game sunrise-avenue", BORGO_RECORD_WRONG, "called 'sunrise-lane'"},
        {"game sunrise-lane\n", "", BORGO_RECORD_WRONG, "r.borgo:2: expected 'game NAME'"},
        {"players 2", "players 9", BORGO_RECORD_WRONG, "r.borgo:3: sunrise-lane can't be played by 9"},
        {"players 2", "players two", BORGO_RECORD_WRONG, "expected 'players N'"},
        {"players 2", "players 2 ", BORGO_RECORD_WRONG, "expected 'players N'"},
        {"players 2", "players 3", BORGO_RECORD_WRONG, "expected 'seat 2 PLAYER NAME'"},
        {"option edition=lane", "option edition=road", BORGO_RECORD_WRONG, "r.borgo:4: option 'edition' can't be 'road'"},
        {"option edition=lane", "option colour=red", BORGO_RECORD_WRONG, "no option 'colour'"},
        {"option edition=lane", "option edition=lane\noption edition=lane", BORGO_RECORD_WRONG,
         "r.borgo:5: option 'edition' is given twice"},
        {"option first=random", "option first=3", BORGO_RECORD_WRONG, ""},
        {"option first=random", "option first=0", BORGO_RECORD_WRONG, "not a legal move"},
        {"seat 0 random", "seat 1 random", BORGO_RECORD_WRONG, "r.borgo:7: expected 'seat 0 PLAYER NAME'"},
        {"seat 1 random Zoé\n", "", BORGO_RECORD_WRONG, "expected 'seat 1 PLAYER NAME'"},
        {"seat 0 random Zoé", "seat 0 random", BORGO_RECORD_WRONG, "expected 'seat 0 PLAYER NAME'"},
        {"seat 0 random Zoé", "seat 0 random ", BORGO_RECORD_WRONG, "is no name"},
        {"seat 0 random Zoé", "seat 0 random  Zoé", BORGO_RECORD_WRONG, "is no name"},
        {"seat 0 random Zoé", "seat 0 Random Zoé", BORGO_RECORD_WRONG, "can't be the name of a kind of player"},
        {"seat 0 random Zoé", "seat 0 random Zo\xff", BORGO_RECORD_WRONG, "r.borgo:7: the line is not plain UTF-8"},
        {"seat 0 random Zoé", "seat 0 random Z\033[2J", BORGO_RECORD_WRONG, "not plain UTF-8"},
        {"hash bcff", "hash xcff", BORGO_RECORD_WRONG, "r.borgo:9: a hash has 64"},
        {"hash bcff", "hash bcfe", BORGO_RECORD_WRONG, "doesn't have the hash"},
        {"hash " HASH "\n", "", BORGO_RECORD_WRONG, "no hash was published"},
        {"moves\n", "", BORGO_RECORD_WRONG, "r.borgo:10: expected 'moves'"},
        {"moves\n", "data board " HASH "\nmoves\n", BORGO_RECORD_WRONG, "expected 'moves'"},
        {"seat 0", "data tiles " HASH "\nseat 0", BORGO_RECORD_WRONG, "expected 'data NAME FINGERPRINT'"},
        {"seat 0", "data board 12\nseat 0", BORGO_RECORD_WRONG, "a fingerprint has 64"},
        {"seat 0", "data board " HASH "\nseat 0", BORGO_RECORD_UNREADABLE, "--data board=FILE"},
    };
    char *text = lane_text(100000);
    expect_all(text, damages, sizeof damages / sizeof damages[0]);
    free(text);
}

static void test_damaged_moves(void **unused)
{
    (void)unused;
    static const struct damage damages[] = {
        {"moves\n", "moves\nchance first 0\n", BORGO_RECORD_WRONG, "not"},
        {"chance first 0\n", "", BORGO_RECORD_WRONG, "r.borgo:11: 'deal 0 V' is not a legal move here"},
        {"chance first 0\n", "chance first 1\n", BORGO_RECORD_WRONG, "r.borgo:12: 'deal 0 V' is not a legal move"},
        {"chance first 0\n", "chance first 2\n", BORGO_RECORD_WRONG, "r.borgo:11: 'first 2' is not a legal move"},
        {"chance deal 0 V", "chance deal 0 ?", BORGO_RECORD_WRONG, "not a legal move"},
        {"chance deal 0 V", "chance  deal 0 V", BORGO_RECORD_WRONG, "not a legal move"},
        {"chance deal 0 V", "0 draw", BORGO_RECORD_WRONG, "r.borgo:12: seat 0 is not to act"},
        {"chance deal 0 V", "2 draw", BORGO_RECORD_WRONG, "'2 draw' is no move"},
        {"chance deal 0 V", "nobody deal 0 V", BORGO_RECORD_WRONG, "is no move"},
        {"chance deal 0 V", "chance", BORGO_RECORD_WRONG, "is no move"},
        {"chance deal 0 V", "7 deal 0 V", BORGO_RECORD_WRONG, "is no move"},
        {"over\n", "0 draw\nover\n", BORGO_RECORD_WRONG, "the game was over before this move"},
        {"over\n", "unfinished\n", BORGO_RECORD_WRONG, "the game is over after these moves"},
        {"over\n", "", BORGO_RECORD_WRONG, "is no move"},
    };
    char *text = lane_text(100000);
    expect_all(text, damages, sizeof damages / sizeof damages[0]);
    free(text);
}

static void test_damaged_ends(void **unused)
{
    (void)unused;
    static const struct damage damages[] = {
        {"\nfinal ", "\nfinal 1", BORGO_RECORD_WRONG, "the moves give 'final "},
        {"\nfinal ", "\nFinal ", BORGO_RECORD_WRONG, "the moves give"},
        {"\nwinners ", "\nwinners 0 ", BORGO_RECORD_WRONG, "the moves give 'winners "},
        {"\nseed 07", "\nseed 08", BORGO_RECORD_WRONG, "the seed doesn't have the hash"},
        {"\nseed 07", "\nseed 7", BORGO_RECORD_WRONG, "a seed has 64"},
        {"\nseed ", "\nprivate seed ", BORGO_RECORD_WRONG, "expected 'seed HEX'"},
        {"\nseed " SEED, "", BORGO_RECORD_WRONG, "expected 'seed HEX' instead of 'end'"},
        {"\nend\n", "\n", BORGO_RECORD_WRONG, "the record stops here; expected 'end'"},
        {"\nend\n", "\nEND\n", BORGO_RECORD_WRONG, "expected 'end' instead of 'END'"},
        {"\nend\n", "\nend\nend\n", BORGO_RECORD_WRONG, "something follows behind the end"},
        {"\nend\n", "\nend\nborgo record 1\n", BORGO_RECORD_WRONG, "something follows"},
    };
    char *text = lane_text(100000);
    expect_all(text, damages, sizeof damages / sizeof damages[0]);
    free(text);
}

static void test_unfinished(void **unused)
{
    (void)unused;
    static const struct damage damages[] = {
        {"unfinished\n", "over\n", BORGO_RECORD_WRONG, "the game is not over after these moves"},
        {"private seed", "seed", BORGO_RECORD_WRONG, "expected 'end'"},
        {"private seed 07", "private seed 17", BORGO_RECORD_WRONG, "doesn't have the hash"},
        {"private seed " SEED "\n", "", BORGO_RECORD_RIGHT, ""},
        {"deal 0 V", "deal 0 Y", BORGO_RECORD_WRONG, "r.borgo:12: the seed gives 'deal 0 V' here, not 'deal 0 Y'"},
        {"chance deal 0 V", "# one more line\ndeal 0 V", BORGO_RECORD_WRONG, "r.borgo:13: 'deal 0 V' is no move"},
        {"chance deal 0 V", "# one more line\nchance deal 0 R", BORGO_RECORD_WRONG, "r.borgo:13: the seed gives"},
    };
    char *text = lane_text(5);
    assert_non_null(strstr(text, "\nunfinished\n"));
    assert_null(strstr(text, "\nseed "));
    expect(text, BORGO_RECORD_RIGHT, "");
    expect_all(text, damages, sizeof damages / sizeof damages[0]);
    free(text);
}

/* Without a dealer a deal can't be checked; that is no mistake. */
static void test_without_dealer(void **unused)
{
    (void)unused;
    struct borgo_record record = {0};
    struct borgo_error error = {0};
    char *text = lane_text(100000);
    char *half = replaced(text, "hash " HASH "\n", ""), *none = replaced(half, "seed " SEED "\n", "");
    assert_int_equal(read_text(none, &record, &error), BORGO_RECORD_RIGHT);
    assert_false(record.has_hash || record.has_seed);
    borgo_record_close(&record);
    free(text);
    free(half);
    free(none);
}

/* Cut anywhere, it is no record any more; except that the last line's end may be missing. */
static void test_cut_anywhere(void **unused)
{
    (void)unused;
    char *text = lane_text(25);
    for (size_t length = strlen(text) - 2; length > 0; length--) {
        struct borgo_record record;
        struct borgo_error error = {0};
        text[length] = '\0';
        assert_int_not_equal(read_text(text, &record, &error), BORGO_RECORD_RIGHT);
        assert_true(strlen(error.message) > 0);
    }
    free(text);
}

/* No changed byte of a record goes unnoticed, apart from a letter of a name. */
static void test_changed_bytes(void **unused)
{
    (void)unused;
    char *text = lane_text(40);
    const char *names = strstr(text, "seat 0"), *after_names = strstr(text, "hash ");
    const char *comment = strchr(text, '#'), *after_comment = strstr(text, "private");
    for (char *at = text; *at; at++) {
        struct borgo_record record;
        struct borgo_error error = {0};
        if ((at >= names && at < after_names) || (at >= comment && at < after_comment))
            continue;
        bool last = at[1] == '\0';
        char kept = *at;
        *at = (char)(kept == 'x' ? 'y' : 'x');
        enum borgo_verdict verdict = read_text(text, &record, &error);
        if (verdict == BORGO_RECORD_RIGHT)
            fail_msg("byte %d changed and nobody noticed%s", (int)(at - text), last ? " (the last)" : "");
        *at = kept;
    }
    free(text);
}

static void test_lines(void **unused)
{
    (void)unused;
    char *text = lane_text(100000), *changed = replaced(text, "moves\n", "# a comment\r\n\n\r\nmoves\r\n");
    expect(changed, BORGO_RECORD_RIGHT, "");
    free(changed);
    char line[400];
    memset(line, 'a', sizeof line);
    line[0] = '#';
    line[sizeof line - 1] = '\0';
    changed = replaced(text, "moves", line);
    expect(changed, BORGO_RECORD_WRONG, "r.borgo:10: the line is longer than 160 bytes");
    free(changed);
    free(text);
    expect("", BORGO_RECORD_UNREADABLE, "not a Borgo record");
    expect("\n\n\n", BORGO_RECORD_UNREADABLE, "not a Borgo record");
    expect("\x01\x02\xff\xfe", BORGO_RECORD_UNREADABLE, "not a Borgo record");
    expect("borgo record 1", BORGO_RECORD_WRONG, "the record stops here");
}

/* A game with a board of its own: the record has its fingerprint, and only that board will do. */
static void test_own_data(void **unused)
{
    (void)unused;
    const struct borgo_game *game = borgo_find_game("sunrise-lane", NULL, NULL);
    struct borgo_setup setup, builtin;
    struct borgo_dealer dealer;
    struct borgo_error error = {0};
    struct borgo_record record, again = {0};
    borgo_default_setup(game, &builtin);
    char *board = replaced(builtin.data[0], "G5", "G4"), *other = replaced(builtin.data[0], "G5", "G3");
    setup = builtin;
    setup.data[0] = board;
    setup.file[0] = "own.txt";
    void *box = calloc(1, game->box_size);
    assert_true(borgo_make_box(game, &setup, box, &error));
    borgo_new_dealer(&dealer);
    borgo_record_open(&record, game, &setup, box, &dealer);
    record.seat[0] = record.seat[1] = (struct borgo_seat){"human", "Anna"};
    play_on(&record, 100000, 1);
    char *text = write_text(&record);
    assert_non_null(strstr(text, "\ndata board "));
    assert_int_equal(borgo_record_read(&again, "r", text, &setup, &error), BORGO_RECORD_RIGHT);
    borgo_record_close(&again);
    assert_int_equal(borgo_record_read(&again, "r", text, &builtin, &error), BORGO_RECORD_UNREADABLE);
    assert_non_null(strstr(error.message, "--data board=FILE"));
    setup.data[0] = other;
    assert_int_equal(borgo_record_read(&again, "r", text, &setup, &error), BORGO_RECORD_UNREADABLE);
    assert_non_null(strstr(error.message, "'own.txt' is not the file"));
    char *plain = lane_text(10);
    assert_int_equal(borgo_record_read(&again, "r", plain, &setup, &error), BORGO_RECORD_UNREADABLE);
    assert_non_null(strstr(error.message, "built-in data"));
    free(plain);
    free(text);
    free(board);
    free(other);
    borgo_record_close(&record);
}

static void test_saving(void **unused)
{
    (void)unused;
    struct borgo_record record = {0};
    struct borgo_error error = {0};
    char path[] = "/tmp/borgo-record-XXXXXX", beside[64];
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    open_game(&record, borgo_games[0], 2, "7");
    assert_true(borgo_record_save(&record, path, &error));
    snprintf(beside, sizeof beside, "%s.part", path);
    assert_int_not_equal(access(beside, F_OK), 0);
    unlink(path);
    assert_false(borgo_record_save(&record, "/nowhere/at/all", &error));
    assert_non_null(strstr(error.message, "can't write '/nowhere/at/all'"));
    borgo_record_close(&record);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_round_trips),  cmocka_unit_test(test_damaged_heads), cmocka_unit_test(test_damaged_moves),
        cmocka_unit_test(test_damaged_ends), cmocka_unit_test(test_unfinished),    cmocka_unit_test(test_without_dealer),
        cmocka_unit_test(test_cut_anywhere), cmocka_unit_test(test_changed_bytes), cmocka_unit_test(test_lines),
        cmocka_unit_test(test_own_data),     cmocka_unit_test(test_saving),
    };
    return RUN_TESTS("record", tests);
}
