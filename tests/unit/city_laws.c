/* What Sunrise City never loses, at every position of random games: squares, buildings and chips
 * are each in one place, every point told moves a marker as the track says, and the city holds
 * together. */
#include "games/city/city.h"
#include "games/city/events.h"
#include "games/city/roles.h"
#include "unit.h"

enum { GAMES = 60 };

/* CITY-8, CITY-11, CITY-14: a square is in the stack, in one hand or in the city. */
static void check_squares(const struct city_box *box, const struct city_state *state)
{
    for (int half = 0; half < 2; half++) {
        uint64_t all = state->stack.half[half];
        int count = __builtin_popcountll(all) + __builtin_popcountll(state->laid.half[half]);
        all |= state->laid.half[half];
        for (unsigned seat = 0; seat < box->head.players; seat++) {
            all |= state->hand[seat].half[half];
            count += __builtin_popcountll(state->hand[seat].half[half]);
        }
        assert_int_equal(__builtin_popcountll(all), half ? CITY_COMMUNITIES : CITY_ZONES);
        assert_int_equal(count, half ? CITY_COMMUNITIES : CITY_ZONES);
    }
}

/* CITY-25, CITY-32: a building is in the pile, in one hand, in the city, or out of the game for
 * good. */
static void check_buildings(const struct city_box *box, const struct city_state *state,
                            uint64_t *gone)
{
    uint64_t all = state->pile, raised = 0;
    for (unsigned building = 0; building < CITY_BUILDINGS; building++)
        if (state->floor[building])
            raised |= (uint64_t)1 << building;
    int count = __builtin_popcountll(all) + __builtin_popcountll(raised);
    all |= raised;
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        all |= state->plans[seat];
        count += __builtin_popcountll(state->plans[seat]);
    }
    assert_int_equal(__builtin_popcountll(all), count);
    uint64_t now = (((uint64_t)1 << CITY_BUILDINGS) - 1) & ~all;
    assert_true((*gone & ~now) == 0);
    *gone = now;
}

/* CITY-8, CITY-24, CITY-28: six chips each, in the supply or on the board. */
static void check_chips(const struct city_box *box, const struct city_state *state)
{
    unsigned count[BORGO_MAX_SEATS] = {0};
    for (unsigned i = 0; i < state->chips; i++)
        count[state->chip[i] & 3]++;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        assert_int_equal(count[seat] + state->chips_left[seat], CITY_CHIPS);
}

/* CITY-5, CITY-6, one step of the marker at a time. */
static void walk_track(unsigned points, unsigned *marker, unsigned *stars)
{
    if (points == 0)
        return;
    for (; points > 0; points--) {
        if (*marker == 10)
            *marker = 0;
        ++*marker;
        if (*marker == 10 && points > 1)
            ++*stars;
    }
    *stars += *marker == 10 ? 2 : 0;
}

/* CITY-7: what a move's events say a seat has earned is one move on the track. */
static void check_points(const struct city_box *box, const struct city_state *before,
                         const struct city_state *after, const struct borgo_events *events)
{
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        unsigned points = 0, marker = before->marker[seat], stars = before->stars[seat];
        for (uint32_t i = 0; i < events->count; i++)
            if (events->at[i].kind == CITY_TOLD_POINTS && events->at[i].value[0] == (int32_t)seat)
                points += (unsigned)events->at[i].value[1];
        walk_track(points, &marker, &stars);
        assert_int_equal(after->marker[seat], marker);
        assert_int_equal(after->stars[seat], stars);
    }
}

/* The cells of the city, City Hall first. */
static unsigned list_cells(const struct city_state *state, int cells[][2])
{
    unsigned count = 1;
    cells[0][0] = cells[0][1] = 0;
    for (unsigned half = 0; half < 2; half++) {
        for (uint64_t rest = state->laid.half[half]; rest; rest &= rest - 1) {
            unsigned id = (half ? CITY_FIRST_COMMUNITY : 0) + (unsigned)__builtin_ctzll(rest);
            cells[count][0] = state->x[id];
            cells[count++][1] = state->y[id];
        }
    }
    return count;
}

static bool is_beside(const int *cell, const int *other)
{
    int dx = cell[0] - other[0], dy = cell[1] - other[1];
    return dx * dx + dy * dy == 1;
}

/* CITY-1, CITY-15: one square a cell, all of them connected by sides. Reached cells are moved to
 * the front. */
static void check_connected(const struct city_state *state)
{
    int cells[CITY_ZONES + CITY_COMMUNITIES + 1][2];
    unsigned count = list_cells(state, cells), reached = 1;
    for (unsigned from = 0; from < reached; from++) {
        for (unsigned to = reached; to < count; to++) {
            assert_false(cells[to][0] == cells[from][0] && cells[to][1] == cells[from][1]);
            if (!is_beside(cells[from], cells[to]))
                continue;
            int cell[2] = {cells[to][0], cells[to][1]};
            memcpy(cells[to], cells[reached], sizeof cell);
            memcpy(cells[reached++], cell, sizeof cell);
        }
    }
    assert_int_equal(reached, count);
}

static void play_one(const struct city_box *box, struct borgo_rng *rng)
{
    static borgo_move moves[BORGO_MAX_MOVES];
    static struct borgo_events events;
    const struct borgo_game *game = &borgo_city;
    struct city_state state, before;
    borgo_seats to_act;
    uint64_t gone = 0;
    game->start(box, &state);
    while ((to_act = game->to_act(box, &state)) != 0) {
        unsigned seat = borgo_moves_actor(to_act);
        borgo_move move = seat == BORGO_CHANCE
                              ? game->deal(box, &state, rng)
                              : moves[borgo_rng_below(rng, game->moves(box, &state, seat, moves))];
        before = state;
        events.count = 0;
        game->play(box, &state, seat, move, &events);
        assert_true(events.count < BORGO_MAX_EVENTS);
        check_squares(box, &state);
        check_buildings(box, &state, &gone);
        check_chips(box, &state);
        check_points(box, &before, &state, &events);
        check_connected(&state);
    }
}

static void nothing_is_lost(void **unused)
{
    (void)unused;
    for (unsigned players = 2; players <= 4; players++) {
        for (int auction = 0; auction < 2; auction++) {
            struct borgo_setup setup;
            struct borgo_rng rng;
            struct borgo_error error = {0};
            static struct city_box box;
            borgo_setup_default(&borgo_city, &setup);
            assert_true(borgo_setup_set_players(&borgo_city, &setup, players, &error));
            assert_true(borgo_setup_set_option(&borgo_city, &setup, "auction",
                                               auction ? "two" : "one", &error));
            assert_true(borgo_setup_make_box(&borgo_city, &setup, &box, &error));
            borgo_rng_seed(&rng, players * 2 + (unsigned)auction);
            for (int i = 0; i < GAMES; i++)
                play_one(&box, &rng);
        }
    }
}

/* The vectors of CITY-6, so that the measure itself is measured. */
static void the_track_is_walked_right(void **unused)
{
    static const unsigned vectors[][5] = {{0, 0, 10, 10, 2}, {7, 0, 3, 10, 2},   {7, 0, 4, 1, 1},
                                          {10, 2, 1, 1, 2},  {10, 2, 10, 10, 4}, {10, 2, 11, 1, 3},
                                          {5, 0, 15, 10, 3}, {9, 0, 12, 1, 2},   {4, 1, 0, 4, 1},
                                          {10, 2, 0, 10, 2}};
    (void)unused;
    for (size_t i = 0; i < sizeof vectors / sizeof vectors[0]; i++) {
        unsigned marker = vectors[i][0], stars = vectors[i][1];
        walk_track(vectors[i][2], &marker, &stars);
        assert_int_equal(marker, vectors[i][3]);
        assert_int_equal(stars, vectors[i][4]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_track_is_walked_right),
        cmocka_unit_test(nothing_is_lost),
    };
    return RUN_TESTS("city laws", tests);
}
