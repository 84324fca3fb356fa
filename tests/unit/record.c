/* Records: what is written is read again, and every way of damaging or forging one is refused with
 * the line and the reason. */
#include <stdio.h>

#include "games/registry.h"
#include "unit/unit.h"

static char *write_text(const struct borgo_record *record)
{
    size_t length;
    char *text = borgo_record_text(record, true, &length);
    assert_int_equal(length, strlen(text));
    return text;
}

static enum borgo_verdict read_text(const char *text, struct borgo_record *record,
                                    struct borgo_error *error)
{
    return borgo_record_read(record, "r.borgo", text, error);
}

/* The text of a game of Sunrise Lane after so many moves; all of it if there are enough. */
static char *lane_text(uint32_t moves)
{
    struct borgo_record record;
    open_honest_game(&record, borgo_games_find("sunrise-lane", NULL, NULL), 2, "18");
    play_on(&record, moves, 4);
    char *text = write_text(&record);
    borgo_record_close(&record);
    return text;
}

static void round_trip(const struct borgo_game *game, unsigned players, uint32_t moves, bool honest)
{
    struct borgo_record record, again = {0};
    struct borgo_error error = {0};
    (honest ? open_honest_game : open_game)(&record, game, players, "11");
    play_on(&record, moves, players);
    char *text = write_text(&record);
    if (read_text(text, &again, &error) != BORGO_RECORD_RIGHT)
        fail_msg("%s", error.message);
    char *second = write_text(&again);
    assert_string_equal(text, second);
    assert_int_equal(again.table.count, record.table.count);
    assert_memory_equal(again.table.state, record.table.state, game->state_size);
    assert_true(again.has_seed && again.can_deal);
    assert_int_equal(borgo_record_deal(&again), honest ? BORGO_DEAL_PROVED : BORGO_DEAL_CHOSEN);
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
                for (int honest = 0; honest < 2; honest++)
                    round_trip(borgo_games[i], borgo_games[i]->players[p], lengths[l], honest);
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

#define SEED "1200000000000000000000000000000000000000000000000000000000000000"
#define HASH "bcff4f5227a8f2015e8cf5e7b00543f03ff3f3c6e1cf492dba13d0014a11939f"

static void expect_all(const char *text, const struct damage *damages, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char *damaged = replaced(text, damages[i].from, damages[i].to);
        expect(damaged, damages[i].verdict, damages[i].says);
        free(damaged);
    }
}

static const struct damage damaged_heads[] = {
    {"borgo record 2", "borgo record 1", BORGO_RECORD_UNREADABLE,
     "r.borgo:1: this is a record of the old format 1"},
    {"borgo record 2", "borgo record 3", BORGO_RECORD_UNREADABLE, "r.borgo:1: record format '3'"},
    {"borgo record 2", "hello", BORGO_RECORD_UNREADABLE, "r.borgo:1: this is not a Borgo record"},
    {"borgo record 2\n", "", BORGO_RECORD_UNREADABLE, "not a Borgo record"},
    {"game sunrise-lane", "game chess", BORGO_RECORD_WRONG, "r.borgo:2: there is no game 'chess'"},
    {"game sunrise-lane", "game sunrise-avenue", BORGO_RECORD_WRONG, "called 'sunrise-lane'"},
    {"game sunrise-lane\n", "", BORGO_RECORD_WRONG, "r.borgo:2: expected 'game NAME'"},
    {"\nrules ", "\nRules ", BORGO_RECORD_WRONG, "r.borgo:3: expected 'rules N'"},
    {"\nrules ", "\nrules 0", BORGO_RECORD_WRONG, "r.borgo:3: expected 'rules N'"},
    {"\nplayers", " \nplayers", BORGO_RECORD_WRONG, "r.borgo:3: expected 'rules N'"},
    {"\nrules ", "\nrules 20", BORGO_RECORD_UNREADABLE,
     "of the rules of sunrise-lane; this program knows them up to"},
    {"players 2", "players 9", BORGO_RECORD_WRONG, "r.borgo:4: sunrise-lane can't be played by 9"},
    {"players 2", "players two", BORGO_RECORD_WRONG, "expected 'players N'"},
    {"players 2", "players 2 ", BORGO_RECORD_WRONG, "expected 'players N'"},
    {"players 2", "players 3", BORGO_RECORD_WRONG, "expected 'seat 2 PLAYER NAME'"},
    {"option edition=lane", "option edition=road", BORGO_RECORD_WRONG,
     "r.borgo:5: option 'edition' can't be 'road'"},
    {"option edition=lane", "option colour=red", BORGO_RECORD_WRONG, "no option 'colour'"},
    {"option edition=lane", "option edition=lane\noption edition=lane", BORGO_RECORD_WRONG,
     "r.borgo:6: option 'edition' is given twice"},
    {"option edition=lane\n", "", BORGO_RECORD_WRONG,
     "not the one the house promised for this game"},
    {"option first=random", "option first=3", BORGO_RECORD_WRONG, ""},
    {"option first=random", "option first=0", BORGO_RECORD_WRONG, "not a legal move"},
    {"data board 37", "data board 36", BORGO_RECORD_WRONG,
     "r.borgo:45: expected 'seat 0 PLAYER NAME'"},
    {"data board 37", "data board 38", BORGO_RECORD_WRONG, "r.borgo:46: expected a line of data"},
    {"data board 37", "data board 0", BORGO_RECORD_WRONG, "expected 'data NAME LINES'"},
    {"data board 37", "data board 99999999", BORGO_RECORD_WRONG, "expected 'data NAME LINES'"},
    {"data board 37", "data tiles 37", BORGO_RECORD_WRONG, "expected 'data NAME LINES'"},
    {"data board 37", "data boards 37", BORGO_RECORD_WRONG, "expected 'data NAME LINES'"},
    {"|plots\n", "|plots\\4\n", BORGO_RECORD_WRONG,
     "a '\\' in data stands before two hexadecimal digits"},
    {"|plots\n", "|plots\\0a\n", BORGO_RECORD_WRONG, "a '\\' in data"},
    {"|plots\n", "|plots\\00\n", BORGO_RECORD_WRONG, "a '\\' in data"},
    {"|plots\n", "|plots\\", BORGO_RECORD_WRONG, "a '\\' in data"},
    {"|plots\n", "plots\n", BORGO_RECORD_WRONG, "expected a line of data"},
    {"|plots\n", "|plats\n", BORGO_RECORD_WRONG, "board:"},
    {"|G5 Y2", "|G4 Y2", BORGO_RECORD_WRONG, "not the one the house promised"},
    {"|# Sunrise", "|# sunrise", BORGO_RECORD_WRONG, "not the one the house promised"},
    {"seat 0 human", "data board 1\n|\nseat 0 human", BORGO_RECORD_WRONG,
     "expected 'data NAME LINES'"},
    {"seat 0 human", "seat 1 human", BORGO_RECORD_WRONG,
     "r.borgo:46: expected 'seat 0 PLAYER NAME'"},
    {"seat 1 human Zoé\n", "", BORGO_RECORD_WRONG, "expected 'seat 1 PLAYER NAME'"},
    {"seat 0 human Zoé", "seat 0 human", BORGO_RECORD_WRONG, "expected 'S PLAYER NAME'"},
    {"seat 0 human Zoé", "seat 0 human ", BORGO_RECORD_WRONG, "is no name"},
    {"seat 0 human Zoé", "seat 0 human  Zoé", BORGO_RECORD_WRONG, "is no name"},
    {"seat 0 human Zoé", "seat 0 Human Zoé", BORGO_RECORD_WRONG,
     "can't be the name of a kind of player"},
    {"seat 0 human Zoé", "seat 0 human Zo\xff", BORGO_RECORD_WRONG,
     "r.borgo:46: the line is not plain UTF-8"},
    {"seat 0 human Zoé", "seat 0 human Z\033[2J", BORGO_RECORD_WRONG, "not plain UTF-8"},
    {"seat 0 human Zoé", "seat 0 human Eve", BORGO_RECORD_WRONG, "not the one the house promised"},
    {"seat 0 human Zoé", "seat 0 random Zoé", BORGO_RECORD_WRONG, "seat 0 adds no number"},
    {"house ", "attempt " HASH " 0 human Eve\nhouse ", BORGO_RECORD_WRONG,
     "not the one the house promised"},
    {"house ", "attempt " HASH " 2 human Eve\nhouse ", BORGO_RECORD_WRONG,
     "expected 'S PLAYER NAME'"},
    {"house ", "attempt " HASH "\nhouse ", BORGO_RECORD_WRONG,
     "expected 'attempt HEX S PLAYER NAME'"},
    {"house ", "attempt 0 human Eve\nhouse ", BORGO_RECORD_WRONG,
     "expected 'attempt HEX S PLAYER NAME'"},
    {"house ", "house x", BORGO_RECORD_WRONG, "r.borgo:48: a hash has 64"},
    {"house ", "chosen\nhouse ", BORGO_RECORD_WRONG, "expected 'moves'"},
    {"seal 0 ", "seal 1 ", BORGO_RECORD_WRONG, "seat 1 has sealed its number already"},
    {"seal 0 ", "seal 2 ", BORGO_RECORD_WRONG, "seat 2 adds no number"},
    {"seal 0 ", "seal 0", BORGO_RECORD_WRONG, "expected 'seal S HEX'"},
    {"number 0 a0", "number 0 a1", BORGO_RECORD_WRONG,
     "r.borgo:51: the number of seat 0 is not the one it sealed"},
    {"number 0 ", "number 1 ", BORGO_RECORD_WRONG, "the number of seat 1 is not the one it sealed"},
    {"number 0 ", "# ", BORGO_RECORD_WRONG, "nothing may happen before all numbers are open"},
    {"seal 0 ", "# ", BORGO_RECORD_WRONG, "no number may be opened before all are sealed"},
    {"moves\n", "", BORGO_RECORD_WRONG, "r.borgo:53: expected 'moves'"},
};

static void test_damaged_heads(void **unused)
{
    (void)unused;
    char *text = lane_text(100000);
    expect_all(text, damaged_heads, sizeof damaged_heads / sizeof damaged_heads[0]);
    free(text);
}

static void test_damaged_moves(void **unused)
{
    (void)unused;
    static const struct damage damages[] = {
        {"moves\n", "moves\nchance first 0\n", BORGO_RECORD_WRONG, "not"},
        {"chance first 0\n", "", BORGO_RECORD_WRONG,
         "r.borgo:54: 'deal 0 V' is not a legal move here"},
        {"chance first 0\n", "chance first 1\n", BORGO_RECORD_WRONG,
         "r.borgo:55: 'deal 0 V' is not a legal move"},
        {"chance first 0\n", "chance first 2\n", BORGO_RECORD_WRONG,
         "r.borgo:54: 'first 2' is not a legal move"},
        {"chance deal 0 V", "chance deal 0 ?", BORGO_RECORD_WRONG, "not a legal move"},
        {"chance deal 0 V", "chance  deal 0 V", BORGO_RECORD_WRONG, "not a legal move"},
        {"chance deal 0 V", "0 draw", BORGO_RECORD_WRONG, "r.borgo:55: seat 0 is not to act"},
        {"chance deal 0 V", "2 draw", BORGO_RECORD_WRONG, "'2 draw' is no move"},
        {"chance deal 0 V", "nobody deal 0 V", BORGO_RECORD_WRONG, "is no move"},
        {"chance deal 0 V", "chance", BORGO_RECORD_WRONG, "is no move"},
        {"chance deal 0 V", "7 deal 0 V", BORGO_RECORD_WRONG, "is no move"},
        {"over\n", "0 draw\nover\n", BORGO_RECORD_WRONG, "the game was over before this move"},
        {"over\n", "unfinished\n", BORGO_RECORD_WRONG, "the game is over after these moves"},
        {"over\n", "", BORGO_RECORD_WRONG, "is no move"},
        {"chance deal 0 V", "back 2\nchance deal 0 V", BORGO_RECORD_WRONG,
         "r.borgo:55: expected 'back S'"},
        {"chance deal 0 V", "back 0 \nchance deal 0 V", BORGO_RECORD_WRONG, "expected 'back S'"},
        {"chance deal 0 V", "back\nchance deal 0 V", BORGO_RECORD_WRONG, "is no move"},
        {"over\n", "back 0\nover\n", BORGO_RECORD_WRONG, "nobody can have taken a move back here"},
        {"over\n", "change 2 human Eve\nover\n", BORGO_RECORD_WRONG, "expected 'S PLAYER NAME'"},
        {"over\n", "change 0 Human Eve\nover\n", BORGO_RECORD_WRONG,
         "can't be the name of a kind of player"},
        {"over\n", "change 0 master Eve\nover\n", BORGO_RECORD_RIGHT, ""},
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
        {"\nseed 12", "\nseed ff", BORGO_RECORD_WRONG,
         "the seed is not the one the house promised"},
        {"\nseed 12", "\nseed 7", BORGO_RECORD_WRONG, "a seed has 64"},
        {"\nseed ", "\nprivate seed ", BORGO_RECORD_WRONG, "expected 'seed HEX'"},
        {"\nseed " SEED, "", BORGO_RECORD_WRONG, "expected 'seed HEX' instead of 'end'"},
        {"\nend\n", "\n", BORGO_RECORD_WRONG, "the record stops here; expected 'end'"},
        {"\nend\n", "\nEND\n", BORGO_RECORD_WRONG, "expected 'end' instead of 'END'"},
        {"\nend\n", "\nend\nend\n", BORGO_RECORD_WRONG, "something follows behind the end"},
        {"\nend\n", "\nend\nborgo record 2\n", BORGO_RECORD_WRONG, "something follows"},
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
        {"private seed 12", "private seed ff", BORGO_RECORD_WRONG,
         "not the one the house promised"},
        {"private seed " SEED "\n", "", BORGO_RECORD_RIGHT, ""},
        {"deal 0 V", "deal 0 Y", BORGO_RECORD_WRONG,
         "r.borgo:55: the dealer draws 'deal 0 V' here, not 'deal 0 Y'"},
        {"chance deal 0 V", "# one more line\ndeal 0 V", BORGO_RECORD_WRONG,
         "r.borgo:56: 'deal 0 V' is no move"},
        {"chance deal 0 V", "back 1\nchange 0 master M\nchance deal 0 V", BORGO_RECORD_WRONG,
         "r.borgo:5"},
        {"chance deal 0 V", "# one more line\nchance deal 0 R", BORGO_RECORD_WRONG,
         "r.borgo:56: the dealer draws"},
    };
    char *text = lane_text(5);
    assert_non_null(strstr(text, "\nunfinished\n"));
    assert_null(strstr(text, "\nseed "));
    expect(text, BORGO_RECORD_RIGHT, "");
    expect_all(text, damages, sizeof damages / sizeof damages[0]);
    free(text);
}

/* The text without the lines that start like that. */
static char *without(char *text, const char *start)
{
    char *result = calloc(1, strlen(text) + 1), *to = result;
    for (const char *at = text; *at;) {
        size_t length = strcspn(at, "\n") + 1;
        if (strncmp(at, start, strlen(start)) != 0)
            to = (char *)memcpy(to, at, length) + length;
        at += length;
    }
    free(text);
    return result;
}

/* Without a dealer a deal can't be checked; that is no mistake, and no proof. */
static void test_without_dealer(void **unused)
{
    (void)unused;
    struct borgo_record record = {0};
    struct borgo_error error = {0};
    char *text = without(without(without(lane_text(100000), "house "), "seal "), "number ");
    expect(text, BORGO_RECORD_WRONG, "there is a seed but nothing was promised");
    text = without(text, "seed ");
    assert_int_equal(read_text(text, &record, &error), BORGO_RECORD_RIGHT);
    assert_int_equal(borgo_record_deal(&record), BORGO_DEAL_UNKNOWN);
    assert_false(record.has_seed || record.can_deal);
    char *again = write_text(&record);
    assert_string_equal(text, again);
    borgo_record_close(&record);
    free(text);
    free(again);
}

/* A chosen seed deals, and proves nothing; nobody's numbers belong to it. */
static void test_chosen_seed(void **unused)
{
    (void)unused;
    static const struct damage damages[] = {
        {"chosen\n", "", BORGO_RECORD_WRONG, "nothing was promised"},
        {"chosen\n", "chosen\nseal 0 " HASH "\n", BORGO_RECORD_WRONG, "expected 'moves'"},
        {"chosen\n", "house " HASH "\n", BORGO_RECORD_WRONG, "not the one the house promised"},
        {"\nseed 07", "\nseed 08", BORGO_RECORD_WRONG, "the dealer draws"},
    };
    struct borgo_record record;
    open_game(&record, borgo_games[0], 2, "7");
    play_on(&record, 100000, 4);
    char *text = write_text(&record);
    expect(text, BORGO_RECORD_RIGHT, "");
    expect_all(text, damages, sizeof damages / sizeof damages[0]);
    free(text);
    borgo_record_close(&record);
}

/* Between computer players the house alone decides: dealt as promised, but proof of nothing more.
 */
static void test_house_alone(void **unused)
{
    (void)unused;
    const struct borgo_seat seats[] = {{"random", "A"}, {"greedy", "B"}};
    struct borgo_record record, again;
    struct borgo_error error = {0};
    open_seats(&record, borgo_games[0], 2, seats, BORGO_HOUSE, "7");
    assert_true(record.can_deal);
    play_on(&record, 100000, 4);
    char *text = write_text(&record);
    assert_int_equal(read_text(text, &again, &error), BORGO_RECORD_RIGHT);
    assert_int_equal(borgo_record_deal(&again), BORGO_DEAL_HOUSE);
    free(text);
    borgo_record_close(&record);
    borgo_record_close(&again);
}

/* What is shown to others while a game runs: nobody can work out from it what comes. */
static void test_without_secrets(void **unused)
{
    (void)unused;
    struct borgo_record record, again;
    struct borgo_error error = {0};
    size_t length;
    open_honest_game(&record, borgo_games[0], 2, "7");
    play_on(&record, 20, 4);
    char *text = borgo_record_text(&record, false, &length);
    assert_null(strstr(text, "seed"));
    assert_int_equal(read_text(text, &again, &error), BORGO_RECORD_RIGHT);
    assert_int_equal(borgo_record_deal(&again), BORGO_DEAL_SECRET);
    assert_false(again.has_seed || again.can_deal);
    free(text);
    borgo_record_close(&again);
    play_on(&record, 100000, 4);
    text = borgo_record_text(&record, false, &length);
    assert_non_null(strstr(text, "\nseed "));
    free(text);
    borgo_record_close(&record);
}

/* Taking back and changing seats: in the order it happened, there and back, and with the right
 * names. */
static void test_happenings(void **unused)
{
    (void)unused;
    const struct borgo_seat computer = {"master", "Master A"}, anna = {"human", "Anna"};
    struct borgo_record record, again;
    struct borgo_error error = {0};
    open_honest_game(&record, borgo_games[0], 2, "7");
    play_on(&record, 30, 4);
    borgo_record_take_back(&record, 0, &(struct borgo_way_back){.count = 20, .free = false});
    borgo_record_change(&record, 0, &computer);
    borgo_record_take_back(&record, 0, &(struct borgo_way_back){.count = 20, .free = false});
    play_on(&record, 10, 5);
    borgo_record_change(&record, 0, &anna);
    borgo_record_change(&record, 1, &anna);
    borgo_record_take_back(&record, 1, &(struct borgo_way_back){.count = 25, .free = false});
    play_on(&record, 100000, 6);
    assert_string_equal(borgo_record_who_took_back(&record, 0)->name, "Zoé");
    assert_string_equal(borgo_record_who_took_back(&record, 1)->name, "Master A");
    assert_string_equal(borgo_record_who_took_back(&record, 2)->name, "Anna");
    char *text = write_text(&record);
    assert_non_null(strstr(text, "back 0\nchange 0 master Master A\nback 0\n"));
    assert_non_null(strstr(text, "change 0 human Anna\nchange 1 human Anna\nback 1\n"));
    if (read_text(text, &again, &error) != BORGO_RECORD_RIGHT)
        fail_msg("%s", error.message);
    assert_string_equal(again.seat[0].name, "Anna");
    assert_string_equal(again.start[0].name, "Zoé");
    char *second = write_text(&again);
    assert_string_equal(text, second);
    borgo_record_close(&again);
    char *forged = replaced(text, "back 0\nchange 0", "change 0");
    expect(forged, BORGO_RECORD_WRONG, "the dealer draws");
    free(forged);
    free(second);
    free(text);
    borgo_record_close(&record);
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

/* No changed byte of a record goes unnoticed, names and data included. */
static void test_changed_bytes(void **unused)
{
    (void)unused;
    char *text = lane_text(40);
    const char *comment = strstr(text, "\n# Who"), *after_comment = strstr(text, "private");
    for (char *at = text; *at; at++) {
        struct borgo_record record;
        struct borgo_error error = {0};
        if (at > comment && at < after_comment)
            continue;
        bool last = at[1] == '\0';
        char kept = *at;
        *at = (char)(kept == 'x' ? 'y' : 'x');
        enum borgo_verdict verdict = read_text(text, &record, &error);
        if (verdict == BORGO_RECORD_RIGHT)
            fail_msg("byte %d changed and nobody noticed%s", (int)(at - text),
                     last ? " (the last)" : "");
        *at = kept;
    }
    free(text);
}

static void test_lines(void **unused)
{
    (void)unused;
    char *text = lane_text(100000),
         *changed = replaced(text, "moves\n", "# a comment\r\n\n\r\nmoves\r\n");
    expect(changed, BORGO_RECORD_RIGHT, "");
    free(changed);
    char line[400];
    memset(line, 'a', sizeof line);
    line[0] = '#';
    line[sizeof line - 1] = '\0';
    changed = replaced(text, "moves", line);
    expect(changed, BORGO_RECORD_WRONG, "r.borgo:53: the line is longer than 160 bytes");
    free(changed);
    free(text);
    expect("", BORGO_RECORD_UNREADABLE, "not a Borgo record");
    expect("\n\n\n", BORGO_RECORD_UNREADABLE, "not a Borgo record");
    expect("\x01\x02\xff\xfe", BORGO_RECORD_UNREADABLE, "not a Borgo record");
    expect("borgo record 2", BORGO_RECORD_WRONG, "the record stops here");
}

/* A record of a game with that data text. */
static char *text_with_data(const char *data, uint32_t moves)
{
    const struct borgo_game *game = borgo_games_find("sunrise-lane", NULL, NULL);
    const struct borgo_seat seats[] = {{"random", "A"}, {"greedy", "B"}};
    const unsigned char seed[BORGO_SEED_BYTES] = {1};
    struct borgo_setup setup;
    struct borgo_error error = {0};
    struct borgo_record record;
    char *own = strdup(data);
    borgo_setup_default(game, &setup);
    setup.data[0] = own;
    setup.file[0] = "own.txt";
    void *box = calloc(1, game->box_size);
    if (!borgo_setup_make_box(game, &setup, box, &error))
        fail_msg("%s", error.message);
    borgo_record_open(&record, game, &setup, box, seats, BORGO_HOUSE, seed);
    memset(own, 'x', strlen(own)); /* the record has its own copy */
    free(own);
    play_on(&record, moves, 1);
    char *text = write_text(&record);
    borgo_record_close(&record);
    return text;
}

/* Whatever a game accepts comes back byte by byte. */
static void test_own_data(void **unused)
{
    (void)unused;
    const char *builtin = borgo_games_find("sunrise-lane", NULL, NULL)->data[0].builtin;
    char *own = replaced(builtin, "G5", "G4");
    char *variants[] = {
        replaced(own, "plots\n", "plots\r\n"),
        replaced(own, "plots\n", "# \\ back\\slash \\5c\nplots\n"),
        replaced(own, "plots\n", "# \x01\x7f\xff\xfe \xe2\x80\xae \033[2J\nplots\n"),
        replaced(own, "plots\n", "# Zoé | ok\n\n\nplots\n"),
        replaced(own, "plots\n", "#moves\n# end\nplots\n"),
        strdup(own)};
    variants[5][strlen(variants[5]) - 1] = '\0'; /* no line end at the end */
    for (size_t i = 0; i < sizeof variants / sizeof variants[0]; i++) {
        struct borgo_record again;
        struct borgo_error error = {0};
        char *text = text_with_data(variants[i], 50);
        if (read_text(text, &again, &error) != BORGO_RECORD_RIGHT)
            fail_msg("%d: %s", (int)i, error.message);
        assert_string_equal(again.setup.data[0], variants[i]);
        char *second = write_text(&again);
        assert_string_equal(text, second);
        play_on(&again, 100000, 1); /* and can be gone on with */
        assert_true(borgo_record_is_over(&again));
        borgo_record_close(&again);
        free(text);
        free(second);
        free(variants[i]);
    }
    free(own);
}

static void test_too_much_data(void **unused)
{
    (void)unused;
    const char *builtin = borgo_games_find("sunrise-lane", NULL, NULL)->data[0].builtin;
    char *data = calloc(1, BORGO_MAX_DATA_TEXT + 2);
    snprintf(data, BORGO_MAX_DATA_TEXT, "%s#", builtin);
    memset(data + strlen(data), 'x', BORGO_MAX_DATA_TEXT - strlen(data));
    char *text = text_with_data(data, 5);
    expect(text, BORGO_RECORD_RIGHT, "");
    free(text);
    data[BORGO_MAX_DATA_TEXT] = 'x';
    text = text_with_data(data, 5);
    expect(text, BORGO_RECORD_WRONG, "the data are longer than 65536 bytes");
    free(text);
    free(data);
}

/* The registry as a later program has it, while `later` is set: rules one version on, in which
 * nobody may stop. The linker calls this instead of borgo_games_find (tests/meson.build). */
static struct borgo_game later_game;
static bool later;

const struct borgo_game *__real_borgo_games_find(const char *name,
                                                 const struct borgo_edition **edition,
                                                 struct borgo_error *error);
const struct borgo_game *__wrap_borgo_games_find(const char *name,
                                                 const struct borgo_edition **edition,
                                                 struct borgo_error *error);

const struct borgo_game *__wrap_borgo_games_find(const char *name,
                                                 const struct borgo_edition **edition,
                                                 struct borgo_error *error)
{
    const struct borgo_game *game = __real_borgo_games_find(name, edition, error);
    return later && game ? &later_game : game;
}

static uint32_t moves_without_the_last(const void *box, const void *state, unsigned seat,
                                       borgo_move *out)
{
    uint32_t count = borgo_games[0]->moves(box, state, seat, out);
    return count > 1 ? count - 1 : count;
}

/* A record by older rules: as good as ever if it comes out the same, else both versions and the
 * move are named. */
static void test_older_rules(void **unused)
{
    (void)unused;
    struct borgo_record again;
    struct borgo_error error = {0};
    char *text = lane_text(100000);
    later_game = *borgo_games[0];
    later_game.rules++;
    later = true;
    assert_int_equal(read_text(text, &again, &error), BORGO_RECORD_RIGHT);
    assert_int_equal(again.rules, borgo_games[0]->rules);
    assert_int_equal(borgo_record_deal(&again), BORGO_DEAL_PROVED);
    char *second = write_text(&again);
    assert_string_equal(text, second);
    borgo_record_close(&again);
    later_game.moves = moves_without_the_last;
    char said[200];
    snprintf(said, sizeof said,
             "version %d of the rules of sunrise-lane; this program has version %d",
             borgo_games[0]->rules, later_game.rules);
    expect(text, BORGO_RECORD_UNREADABLE, said);
    expect(text, BORGO_RECORD_UNREADABLE, "is not a legal move here");
    later = false;
    free(second);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_round_trips),   cmocka_unit_test(test_damaged_heads),
        cmocka_unit_test(test_damaged_moves), cmocka_unit_test(test_damaged_ends),
        cmocka_unit_test(test_unfinished),    cmocka_unit_test(test_without_dealer),
        cmocka_unit_test(test_chosen_seed),   cmocka_unit_test(test_house_alone),
        cmocka_unit_test(test_happenings),    cmocka_unit_test(test_without_secrets),
        cmocka_unit_test(test_cut_anywhere),  cmocka_unit_test(test_changed_bytes),
        cmocka_unit_test(test_lines),         cmocka_unit_test(test_own_data),
        cmocka_unit_test(test_too_much_data), cmocka_unit_test(test_older_rules),
    };
    return RUN_TESTS("record", tests);
}
