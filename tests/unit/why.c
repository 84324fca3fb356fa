/* Why something isn't possible. A law: in random games of every kind, for every cell, every eyes
 * and some pieces, what is said to be possible is exactly what a legal move does, whatever isn't
 * has a reason, and a reason never stands where there is none. And what the rules say of single
 * cells. */
#include "core/why.h"
#include "core/language.h"
#include "core/position.h"
#include "core/setup.h"
#include "games/lane/lane.h"
#include "games/registry.h"
#include "games/skyline/skyline.h"
#include "unit.h"

enum { ROOM = 1 << 14, FARTHEST = 9, EVERY = 11, PIECES = 3 };

static struct borgo_moves room, listed;
static char buffer[ROOM];

/* Asks, and gives the answer as JSON. */
static const char *ask(const struct borgo_game *game, const void *box, const void *state,
                       struct borgo_why *why, const struct borgo_teller *teller)
{
    struct borgo_text text;
    struct borgo_json json;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    borgo_why_put(game, box, state, why, teller, &room, &json);
    borgo_json_close(&json);
    assert_true(borgo_json_end(&json));
    return buffer;
}

/* Whether a listed move touches the cell, with that piece if one is asked for; and any cell. */
static bool is_legal(const struct borgo_table *table, const void *state,
                     const struct borgo_why *why, bool *any)
{
    const struct borgo_place *piece = &table->game->show->whys->piece;
    bool legal = false;
    for (uint32_t i = 0; i < listed.count; i++) {
        int32_t cells[BORGO_EVENT_PLACES];
        struct borgo_description move;
        borgo_moves_describe(table->game, table->box, state, listed.at[i], &move);
        const struct borgo_form *form = &table->game->forms[move.kind];
        bool with = why->piece == BORGO_NO_PIECE;
        for (unsigned j = 0; !with && j < BORGO_EVENT_PLACES && form->sentence.place[j].name; j++)
            with = strcmp(form->sentence.place[j].name, piece->name) == 0
                   && move.value[j] == why->piece;
        unsigned count = borgo_moves_cells(table->game, table->box, state, listed.at[i], cells);
        for (unsigned j = 0; j < count; j++)
            legal |= with && cells[j] == borgo_cell(why->first, why->second);
        *any |= with && count > 0;
    }
    return legal;
}

static void examine_cell(const struct borgo_table *table, const void *state, unsigned viewer,
                         int first, int second, int32_t piece)
{
    const struct borgo_language *french = borgo_language_find("fr");
    const struct borgo_teller teller = {
        french->translate, french->translate_count, {"Anna", "Ben", "Cleo", "Dan"}};
    struct borgo_why why = {.viewer = viewer, .first = first, .second = second, .piece = piece};
    bool any = false, legal = is_legal(table, state, &why, &any);
    bool lane = strcmp(table->game->name, "sunrise-lane") == 0;
    const char *answer = ask(table->game, table->box, state, &why, &teller);
    bool nothing = strstr(answer, "\"reasons\":[]") != NULL;
    if (legal != why.possible || (!legal && nothing) || (legal && !nothing && !lane)
        || (any && strstr(answer, "\"not-now\"")))
        fail_msg("%s: %u at %d,%d piece %d: %s", table->game->name, viewer, first, second,
                 (int)piece, answer);
    assert_true(legal == (why.acts && why.steps == 1 && why.possible));
}

static void examine(const struct borgo_table *table, struct borgo_rng *rng)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    unsigned players = ((const struct borgo_box *)table->box)->players,
             pieces = table->game->show->whys->pieces;
    for (unsigned i = 0; i <= players; i++) {
        unsigned viewer = i < players ? i : BORGO_WATCHER;
        borgo_table_view(table, viewer, state);
        listed.count = 0;
        if (i < players)
            borgo_moves_list(table->game, table->box, state, viewer, &listed);
        for (int first = -FARTHEST; first <= FARTHEST; first++)
            for (int second = -FARTHEST; second <= FARTHEST; second++)
                examine_cell(table, state, viewer, first, second, BORGO_NO_PIECE);
        for (unsigned j = 0; pieces && j < PIECES; j++)
            for (int cell = 0; cell < 64; cell++)
                examine_cell(table, state, viewer, cell / 8 - cell % 2, cell % 8,
                             (int32_t)borgo_rng_below(rng, pieces));
    }
}

static void play_through(struct borgo_table *table, struct borgo_rng *rng)
{
    borgo_seats to_act;
    for (unsigned step = 0; (to_act = borgo_table_to_act(table)) != 0; step++) {
        unsigned seat = borgo_moves_actor(to_act);
        if (seat == BORGO_CHANCE) {
            borgo_table_play(table, seat, table->game->deal(table->box, table->state, rng), NULL);
            continue;
        }
        if (step % EVERY == 0)
            examine(table, rng);
        borgo_moves_list(table->game, table->box, table->state, seat, &room);
        borgo_table_play(table, seat, room.at[borgo_rng_below(rng, room.count)], NULL);
    }
    examine(table, rng);
}

static void what_is_possible_is_legal(void **unused)
{
    struct borgo_rng rng;
    (void)unused;
    borgo_rng_seed(&rng, 12);
    for (int i = 0; i < borgo_game_count; i++)
        for (unsigned p = 0; p < BORGO_MAX_SEATS && borgo_games[i]->players[p]; p++) {
            struct borgo_record record;
            open_game(&record, borgo_games[i], borgo_games[i]->players[p], "7");
            play_through(&record.table, &rng);
            borgo_record_close(&record);
        }
}

/* Asks about a cell of a position as `viewer` sees it. */
static void expect(const struct borgo_game *game, const char *position, struct borgo_why why,
                   const char *expected)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    const struct borgo_language *english = borgo_language_find("en");
    const struct borgo_teller teller = {
        english->translate, english->translate_count, {"Anna", "Ben", "Cleo", "Dan"}};
    struct borgo_setup setup;
    struct borgo_error error = {0};
    struct borgo_reader reader = {position};
    void *box = calloc(1, game->box_size);
    borgo_setup_default(game, &setup);
    if (!borgo_position_read_setup(game, &reader, &setup, &error)
        || !borgo_setup_make_box(game, &setup, box, &error)
        || !borgo_position_read(game, box, &reader, BORGO_CHANCE, state, &error))
        fail_msg("%s", error.message);
    game->hide(box, state, why.viewer);
    why.piece = BORGO_NO_PIECE;
    assert_string_equal(ask(game, box, state, &why, &teller), expected);
    free(box);
}

/* A Park on the way, paid with a card that isn't needed for the House; what somebody could do whose
 * turn it isn't; nothing for eyes without cards. */
static void the_shortest_turn(void **unused)
{
    static const char beginning[] =
        "sunrise-lane players=2 first=0 | phase=turn first=0 seat=0 deals=0 last=- park=0 ending=0 "
        "quiet=0,1 scores=0,0 hands=YBV,YRV deck=YYYYYYYYYGGGGGGGGGGGRRRRRRRRRRBBBBBBBBBBVVVVVVVVV "
        "board=.........../.........../.........../.........../.........../.........../.........../"
        ".........../.........../.........../...........";
    (void)unused;
    expect(
        &borgo_lane, beginning, (struct borgo_why){.first = 4, .second = 4},
        "{\"possible\":false,\"reasons\":[{\"rule\":\"LANE-7\",\"reason\":\"not-beside\",\"say\":"
        "\"it lies neither beside the fountain nor beside anything built\"}],"
        "\"turn\":[\"park 4,5 B\",\"house 4,4 1\"],\"neighbours\":[{\"at\":[3,4],\"is\":"
        "\"decoration\"},{\"at\":[4,5],\"is\":\"free\"},{\"at\":[5,4],\"is\":\"free\"},"
        "{\"at\":[4,3],\"is\":\"free\"}]}");
    expect(
        &borgo_lane, beginning, (struct borgo_why){.viewer = 1, .first = 6, .second = 5},
        "{\"possible\":false,\"reasons\":[{\"rule\":\"LANE-6\",\"reason\":\"not-your-turn\","
        "\"say\":\"it is not your turn\"},{\"rule\":\"LANE-9\",\"reason\":\"no-card\",\"colour\":"
        "\"blue\",\"say\":\"a House here needs a blue card\"}],\"turn\":[\"park 6,5 Y\"],"
        "\"neighbours\":[{\"at\":[5,5],\"is\":\"fountain\"},{\"at\":[6,6],\"is\":\"free\"},"
        "{\"at\":[7,5],\"is\":\"free\"},{\"at\":[6,4],\"is\":\"free\"}]}");
    expect(&borgo_lane, beginning, (struct borgo_why){.first = 5, .second = 6},
           "{\"possible\":true,\"reasons\":[],\"turn\":[\"house 5,6 1\"],\"neighbours\":[{\"at\":"
           "[4,6],\"is\":\"free\"},{\"at\":[5,7],\"is\":\"free\"},{\"at\":[6,6],\"is\":\"free\"},"
           "{\"at\":[5,5],\"is\":\"fountain\"}]}");
    expect(
        &borgo_lane, beginning,
        (struct borgo_why){.viewer = BORGO_WATCHER, .first = 0, .second = 0},
        "{\"possible\":false,\"reasons\":[{\"rule\":\"LANE-6\",\"reason\":\"not-your-turn\","
        "\"say\":\"it is not your turn\"},{\"rule\":\"LANE-7\",\"reason\":\"not-beside\",\"say\":"
        "\"it lies neither beside the fountain nor beside anything built\"}],\"turn\":null,"
        "\"neighbours\":[{\"at\":[0,1],\"is\":\"free\"},{\"at\":[1,0],\"is\":\"decoration\"}]}");
}

/* The places of a reason are data, and stand in its sentence. */
static void reasons_are_data(void **unused)
{
    static const char building[] =
        "project-skyline players=2 | phase=build first=0 seat=0 turns=40 architect=0,0 roll=3,2 "
        "card=- rent=- end=- cash=700,700 pawns=3,0 "
        "unseen=1,2,2,3,3,4,5,5,6,7,7,8,8,9,10,11,11,12,12,13 pile=- "
        "board=a3.b1.../.a3..../b2...../....../....../......";
    (void)unused;
    expect(
        &borgo_skyline, building, (struct borgo_why){.first = 5, .second = 5},
        "{\"possible\":false,\"reasons\":[{\"rule\":\"SKY-11\",\"reason\":\"distance\",\"steps\":"
        "10,\"black\":2,\"say\":\"it is 10 steps from the architect, and the black die shows "
        "2\"}],\"turn\":null}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_possible_is_legal),
        cmocka_unit_test(the_shortest_turn),
        cmocka_unit_test(reasons_are_data),
    };
    return RUN_TESTS("why", tests);
}
