/* Sunrise City from inside: every set file it refuses, with the message; the plane without edge;
 * and what a seat may imagine of the others. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/moves.h"
#include "core/setup.h"
#include "games/city/roles.h"

enum { ROOM = 8000, SAMPLES = 2000 };

/* The built-in text of a set with the first `old` replaced. */
static void change(char text[ROOM], int set, const char *old, const char *with)
{
    const char *builtin = borgo_city.data[set].builtin, *at = strstr(builtin, old);
    assert_non_null(at);
    int length =
        snprintf(text, ROOM, "%.*s%s%s", (int)(at - builtin), builtin, with, at + strlen(old));
    assert_in_range(length, 1, ROOM - 1);
}

static bool make(const char *squares, const char *buildings, uint8_t players, struct city_box *box,
                 struct borgo_error *error)
{
    struct borgo_setup setup;
    borgo_setup_default(&borgo_city, &setup);
    setup.players = players;
    setup.data[0] = squares ? squares : setup.data[0];
    setup.data[1] = buildings ? buildings : setup.data[1];
    setup.file[0] = "squares.txt";
    setup.file[1] = "buildings.txt";
    return borgo_setup_make_box(&borgo_city, &setup, box, error);
}

static void refuse(int set, const char *old, const char *with, const char *message)
{
    static struct city_box box;
    char text[ROOM];
    struct borgo_error error = {0};
    change(text, set, old, with);
    assert_false(make(set == 0 ? text : NULL, set == 1 ? text : NULL, 2, &box, &error));
    assert_string_equal(error.message, message);
}

static void squares_are_checked(void **unused)
{
    (void)unused;
    refuse(0, "- hall", "0 hall", "squares.txt:12: City Hall has '-' for its number and its type");
    refuse(0, "hall -", "hall R", "squares.txt:12: City Hall has '-' for its number and its type");
    refuse(0, "\n0 zone R ssss residential", "\n- hall - ssss second",
           "squares.txt:13: a second City Hall");
    refuse(0, "- hall - ssss city-hall", "",
           "squares.txt:77: the set has 60 zones, 5 communities and 0 City Halls; it needs 60, 5 "
           "and 1");
    refuse(0, "\n0 zone", "\n1 zone",
           "squares.txt:13: the squares are numbered in order; this one must be 0");
    refuse(0, "\n0 zone", "\nx zone",
           "squares.txt:13: the squares are numbered in order; this one must be 0");
    refuse(0, "\n0 zone", "\n0 park",
           "squares.txt:13: the second word must be hall, zone or community");
    refuse(0, "\n0 zone R", "\n0 zone X", "squares.txt:13: word 3 is not a type: R, C, I, P or M");
    refuse(0, "\n0 zone R", "\n0 zone RC", "squares.txt:13: word 3 is not a type: R, C, I, P or M");
    refuse(0, "R ssss", "R sss",
           "squares.txt:13: a square has four sides (north, east, south, west), like csss");
    refuse(0, "R ssss", "R ssxs", "squares.txt:13: a side is s (sidewalk) or c (canal), not 'x'");
    refuse(0, "ssss residential", "ssss",
           "squares.txt:13: a square needs five words (number, kind, type, sides, name), not 4");
    refuse(0, "60 community I ssss", "60 community I csss",
           "squares.txt:73: a community has four sidewalks");
    refuse(0, "60 community", "60 zone",
           "squares.txt:73: there are 60 zones and 5 communities, this is one more");
    refuse(0, "64 community P ssss zoo", "",
           "squares.txt:77: the set has 60 zones, 4 communities and 1 City Halls; it needs 60, 5 "
           "and 1");
}

static void buildings_are_checked(void **unused)
{
    (void)unused;
    refuse(1, "0 R R 2 3 2", "0 R R 2 3",
           "buildings.txt:11: a building needs six words (number, two types, base, two bonuses), "
           "not 5");
    refuse(1, "0 R R", "7 R R",
           "buildings.txt:11: the buildings are numbered in order; this one must be 0");
    refuse(1, "0 R R", "0 R Q", "buildings.txt:11: word 3 is not a type: R, C, I, P or M");
    refuse(1, "0 R R 2", "0 R R 100",
           "buildings.txt:11: word 4 must be points, a number from 0 to 99");
    refuse(1, "0 R R 2 3", "0 R R 2 -3",
           "buildings.txt:11: word 5 must be points, a number from 0 to 99");
    refuse(1, "59 M M 5 1 1", "", "buildings.txt:70: the set has 59 buildings, it needs 60");
    refuse(1, "59 M M 5 1 1", "59 M M 5 1 1\n60 M M 5 1 1",
           "buildings.txt:71: there are 60 buildings, this is one more");
}

/* A set with four sidewalks everywhere, the communities in front. */
static void write_plain_squares(char text[ROOM])
{
    int length = snprintf(text, ROOM, "- hall - ssss hall\n");
    for (int number = 0; number < 65; number++)
        length += snprintf(text + length, (size_t)(ROOM - length), "%d %s %c ssss name\n", number,
                           number < 5 ? "community" : "zone", "RCIPM"[number % 5]);
}

/* The move that adds to the line, where there is one. */
static borgo_move along(const struct city_state *state, const borgo_move *moves, uint32_t count,
                        unsigned side)
{
    int length =
        (int)(borgo_bits_count(state->laid.half[0]) + borgo_bits_count(state->laid.half[1])) + 1;
    for (uint32_t i = 0; i < count; i++) {
        bool direction = city_kind(moves[i]) == CITY_NAME_DIRECTION && city_what(moves[i]) == side;
        bool zone = city_kind(moves[i]) == CITY_ZONE
                    && city_x(moves[i]) == city_step[side][0] * length
                    && city_y(moves[i]) == city_step[side][1] * length;
        if (direction || zone)
            return moves[i];
    }
    return CITY_NONE;
}

static const char *english(const char *text)
{
    return text;
}

/* Even the longest line fits on a small screen: there is a letter for each of its tiles. */
static void draw_line(const struct city_box *box, const struct city_state *state, unsigned side,
                      unsigned tiles)
{
    enum { SIZE = 80, TOP = 10, LEFT = 4 };
    static struct borgo_glyph glyphs[SIZE * SIZE];
    struct borgo_canvas canvas = {glyphs, SIZE, SIZE, 0, 0, english, {"A", "B", "C", "D"}};
    unsigned letters = 0;
    borgo_canvas_clear(&canvas);
    city_draw(box, state, 0, &canvas);
    for (int i = 0; i < SIZE; i++) {
        const struct borgo_glyph *across = &glyphs[TOP * SIZE + i],
                                 *down = &glyphs[i * SIZE + LEFT];
        const char *glyph = (side % 2 ? across : down)->utf8;
        letters +=
            (side % 2 ? i >= LEFT : i >= TOP) && strchr("HRCIPMrcipm*", glyph[0]) && glyph[0];
    }
    assert_int_equal(letters, tiles);
}

static unsigned play_line(const struct city_box *box, unsigned side, struct borgo_rng *rng)
{
    static borgo_move moves[CITY_MAX_MOVES];
    struct city_state state;
    borgo_seats to_act;
    city_start(box, &state);
    while ((to_act = city_to_act(box, &state)) != 0) {
        unsigned seat = borgo_moves_actor(to_act);
        if (seat == BORGO_CHANCE) {
            city_play(box, &state, seat, city_deal(box, &state, rng), NULL);
            continue;
        }
        uint32_t count = city_moves(box, &state, seat, moves);
        borgo_move move = along(&state, moves, count, side);
        if (move == CITY_NONE && city_kind(moves[count - 1]) == CITY_DONE)
            move = moves[count - 1]; /* the Lobbyist leaves the line alone */
        city_play(box, &state, seat, move == CITY_NONE ? moves[borgo_rng_below(rng, count)] : move,
                  NULL);
    }
    unsigned tiles =
        borgo_bits_count(state.laid.half[0]) + borgo_bits_count(state.laid.half[1]) + 1;
    assert_int_equal(side % 2 ? state.width : state.height, tiles);
    assert_int_equal(side % 2 ? state.height : state.width, 1);
    draw_line(box, &state, side, tiles);
    return tiles;
}

static void a_line_goes_on_in_every_direction(void **unused)
{
    static struct city_box box;
    char text[ROOM];
    struct borgo_error error = {0};
    struct borgo_rng rng;
    unsigned longest = 0;
    (void)unused;
    write_plain_squares(text);
    assert_true(make(text, NULL, 4, &box, &error));
    borgo_rng_seed(&rng, 1);
    for (unsigned game = 0; game < 200; game++) {
        unsigned tiles = play_line(&box, game % 4, &rng);
        assert_in_range(tiles, 49, CITY_MAX_TILES);
        longest = tiles > longest ? tiles : longest;
    }
    assert_int_equal(longest, CITY_MAX_TILES); /* every community came up */
}

/* Random play until the phase and round, on a fresh state. */
static void play_to(const struct city_box *box, struct city_state *state, unsigned phase,
                    struct borgo_rng *rng)
{
    static borgo_move moves[CITY_MAX_MOVES];
    city_start(box, state);
    while (state->phase != phase) {
        unsigned seat = borgo_moves_actor(city_to_act(box, state));
        bool chance = seat == BORGO_CHANCE;
        uint32_t count = chance ? 0 : city_moves(box, state, seat, moves);
        city_play(box, state, seat,
                  chance ? city_deal(box, state, rng) : moves[borgo_rng_below(rng, count)], NULL);
    }
}

static uint16_t roles_of(const struct city_state *state, unsigned seat)
{
    unsigned roles = 0;
    for (unsigned i = 0; i < CITY_KEPT; i++)
        roles |= 1u << state->pick[seat][i];
    return (uint16_t)roles;
}

/* After the draft a seat of four knows that the next kept one of the three it passed on, and that
 * the last role it passed on went to the next or left the game; every role it never saw may be with
 * the seat before it. */
static void a_seat_remembers_the_draft(void **unused)
{
    static struct city_box box;
    struct borgo_error error = {0};
    struct borgo_rng rng;
    struct city_state truth, seen;
    uint16_t before = 0, next = 0;
    (void)unused;
    assert_true(make(NULL, NULL, 4, &box, &error));
    borgo_rng_seed(&rng, 5);
    play_to(&box, &truth, CITY_SQUARES, &rng);
    uint16_t passed = (uint16_t)(truth.seen[1][0] & ~(1u << truth.pick[1][0]));
    uint16_t known = truth.seen[1][0] | truth.seen[1][1] | truth.seen[1][2];
    for (int i = 0; i < SAMPLES; i++) {
        seen = truth;
        city_hide(&box, &seen, 1);
        city_imagine(&box, &seen, 1, &rng);
        assert_int_equal(seen.seen[2][1], passed);
        assert_true(passed >> seen.pick[2][1] & 1);
        assert_true(passed >> seen.pick[3][2] & 1);
        assert_true(truth.seen[1][1] >> seen.pick[2][2] & 1);
        assert_int_not_equal(seen.pick[2][2], truth.pick[1][1]);
        assert_false(known >> seen.pick[0][0] & 1);
        before |= roles_of(&seen, 0);
        next |= roles_of(&seen, 2);
    }
    assert_int_equal(before & (uint16_t)~known, (uint16_t)~known);
    assert_int_equal(next & passed, passed);
}

/* Each role that may be the first kept of a seat nothing is known of comes up about as often as any
 * other. */
static void what_is_unknown_is_imagined_evenly(void **unused)
{
    static struct city_box box;
    struct borgo_error error = {0};
    struct borgo_rng rng;
    struct city_state truth, seen;
    unsigned count[CITY_ROLES] = {0};
    (void)unused;
    assert_true(make(NULL, NULL, 2, &box, &error));
    borgo_rng_seed(&rng, 6);
    play_to(&box, &truth, CITY_SQUARES, &rng);
    for (int i = 0; i < 16 * SAMPLES; i++) {
        seen = truth;
        city_hide(&box, &seen, BORGO_WATCHER);
        city_imagine(&box, &seen, BORGO_WATCHER, &rng);
        count[seen.pick[0][0]]++;
    }
    for (unsigned role = 0; role < CITY_ROLES; role++)
        assert_in_range(count[role], SAMPLES * 8 / 10, SAMPLES * 12 / 10);
}

/* What the Architect put back is in nobody's hand for him, and what a passing seat can't hold for
 * nobody. */
static void hands_are_imagined_as_they_can_be(void **unused)
{
    static struct city_box box;
    struct borgo_error error = {0};
    struct borgo_rng rng;
    struct city_state truth, seen;
    unsigned checked = 0;
    (void)unused;
    assert_true(make(NULL, NULL, 3, &box, &error));
    for (uint64_t seed = 0; seed < 300; seed++) {
        borgo_rng_seed(&rng, seed);
        play_to(&box, &truth, CITY_BIDDING, &rng);
        truth.excluded[1] = ~truth.plans[1] & (((uint64_t)1 << 30) - 1);
        for (unsigned seat = 0; seat < 3; seat++) {
            seen = truth;
            city_hide(&box, &seen, seat);
            city_imagine(&box, &seen, seat, &rng);
            for (unsigned other = 0; other < 3; other++)
                if (other != seat)
                    assert_true((seen.plans[other] & seen.returned) == 0);
            checked += seen.returned != 0;
            if (seat != 1)
                assert_true((seen.plans[1] & truth.excluded[1]) == 0);
        }
    }
    assert_in_range(checked, 10, 300);
}

/* While construction goes on somebody can build, also in what is imagined. */
static void construction_goes_on(void **unused)
{
    static struct city_box box;
    static borgo_move moves[CITY_MAX_MOVES];
    struct borgo_error error = {0};
    struct borgo_rng rng;
    struct city_state truth, seen;
    unsigned positions = 0, stuck = 0;
    (void)unused;
    assert_true(make(NULL, NULL, 2, &box, &error));
    for (uint64_t seed = 0; seed < 300; seed++) {
        borgo_rng_seed(&rng, seed);
        play_to(&box, &truth, CITY_CONSTRUCTION, &rng);
        for (; truth.phase == CITY_CONSTRUCTION; positions++) {
            seen = truth;
            city_hide(&box, &seen, BORGO_WATCHER);
            city_imagine(&box, &seen, BORGO_WATCHER, &rng);
            stuck += !city_anyone_builds(&box, &seen);
            uint32_t count = city_moves(&box, &truth, truth.seat, moves);
            city_play(&box, &truth, truth.seat, moves[borgo_rng_below(&rng, count)], NULL);
        }
    }
    assert_in_range(positions, 1000, 3000);
    assert_in_range(stuck, 0, positions / 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(squares_are_checked),
        cmocka_unit_test(buildings_are_checked),
        cmocka_unit_test(a_line_goes_on_in_every_direction),
        cmocka_unit_test(a_seat_remembers_the_draft),
        cmocka_unit_test(what_is_unknown_is_imagined_evenly),
        cmocka_unit_test(hands_are_imagined_as_they_can_be),
        cmocka_unit_test(construction_goes_on),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("city", tests, NULL, NULL);
}
