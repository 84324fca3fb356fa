/* What is said about moves is true: ways, crossings, doors and rents worked out again by other
 * means (one square after another, cell by cell) in random games of Shibuya, Project Skyline and
 * Sunrise City. */
#include <jansson.h>

#include "core/show.h"
#include "games/city/parts.h"
#include "games/shibuya/show.h"
#include "games/skyline/show.h"
#include "unit.h"

enum { ROOM = 1 << 16, FAR_AWAY = 100, STATES = 60 };

static _Alignas(16) unsigned char box_room[1 << 16], state_room[BORGO_MAX_STATE];
static char text_room[ROOM];
static struct borgo_moves moves;

static json_t *about(const struct borgo_game *game, const void *state, borgo_move move)
{
    struct borgo_text text;
    struct borgo_json json;
    borgo_text_start(&text, text_room, sizeof text_room);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    borgo_put_about(game, box_room, state, 0, move, &json);
    borgo_json_close(&json);
    assert_true(borgo_json_end(&json));
    json_t *read = json_loads(text_room, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(read);
    return read;
}

static int cell_of(const json_t *cell)
{
    assert_int_equal(json_array_size(cell), 2);
    return (int)(8 * json_integer_value(json_array_get(cell, 0))
                 + json_integer_value(json_array_get(cell, 1)));
}

static bool list_has(const json_t *list, const char *member, int cell)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *item = json_array_get(list, i);
        if (cell_of(member ? json_object_get(item, member) : item) == cell)
            return true;
    }
    return false;
}

static bool adjacent(int one, int other)
{
    return abs(one / 8 - other / 8) + abs(one % 8 - other % 8) == 1;
}

static bool alike(const struct shibuya_state *state, unsigned by, int one, int other)
{
    uint64_t trait = by == SHIBUYA_BY_COLOUR ? state->black : state->circle;
    return (trait >> one & 1) == (trait >> other & 1);
}

/* SHIB-5, SHIB-6: steps from a square to all others, again and again until nothing changes. */
static void measure(const struct shibuya_state *state, unsigned by, int from, int steps[64])
{
    uint64_t open = state->paved & ~state->on[0] & ~state->on[1];
    bool changed = true;
    for (int square = 0; square < 64; square++)
        steps[square] = square == from ? 0 : FAR_AWAY;
    while (changed) {
        changed = false;
        for (int one = 0; one < 64; one++) {
            for (int other = 0; other < 64; other++) {
                if (!adjacent(one, other) || !(open >> other & 1) || !alike(state, by, from, other)
                    || steps[other] <= steps[one] + 1)
                    continue;
                steps[other] = steps[one] + 1;
                changed = true;
            }
        }
    }
}

static bool stops_there(unsigned pedestrian, int square)
{
    for (uint32_t i = 0; i < moves.count; i++)
        if (shibuya_kind(moves.at[i]) == SHIBUYA_WALK && shibuya_what(moves.at[i]) == pedestrian
            && shibuya_where(moves.at[i]) == (unsigned)square)
            return true;
    return false;
}

/* Every square that is reached is one to stop on or one that is only crossed. */
static void check_crossings(const struct shibuya_state *state, const json_t *said,
                            unsigned pedestrian, int from, int steps[2][64])
{
    const json_t *crossings = json_object_get(said, "crossings");
    for (int square = 0; square < 64; square++) {
        bool reached = steps[0][square] < FAR_AWAY || steps[1][square] < FAR_AWAY;
        bool crossed = list_has(crossings, "at", square), stops = stops_there(pedestrian, square);
        if (square != from)
            assert_true(reached == (crossed != stops) && !(crossed && stops));
        else
            assert_true(!crossed && (!stops || state->place[pedestrian] == SHIBUYA_WAITING));
    }
}

static void check_walk(const struct shibuya_box *box, const struct shibuya_state *state,
                       borgo_move move)
{
    unsigned pedestrian = shibuya_what(move), place = shibuya_where(move),
             colour = shibuya_colour_of(pedestrian);
    int from =
        state->place[pedestrian] < 64 ? state->place[pedestrian] : box->start[pedestrian].square;
    int to = place < 64 ? (int)place : box->goal[colour][place - SHIBUYA_HOME].square, steps[2][64];
    json_t *said = about(&borgo_shibuya, state, move), *path = json_object_get(said, "path");
    size_t length = json_array_size(path);
    measure(state, SHIBUYA_BY_COLOUR, from, steps[0]);
    measure(state, SHIBUYA_BY_SHAPE, from, steps[1]);
    int least = steps[0][to] < steps[1][to] ? steps[0][to] : steps[1][to];
    bool both = steps[0][to] < FAR_AWAY && steps[1][to] < FAR_AWAY;
    const char *by = both ? "both" : steps[0][to] < FAR_AWAY ? "colour" : "shape";
    unsigned kept = steps[0][to] <= steps[1][to] ? SHIBUYA_BY_COLOUR : SHIBUYA_BY_SHAPE;
    assert_string_equal(json_string_value(json_object_get(said, "by")), by);
    assert_int_equal(length, least + 1);
    assert_int_equal(json_integer_value(json_object_get(said, "steps")),
                     least + (state->place[pedestrian] >= 64));
    assert_true(cell_of(json_array_get(path, 0)) == from
                && cell_of(json_array_get(path, length - 1)) == to);
    for (size_t i = 0; i < length; i++) {
        int square = cell_of(json_array_get(path, i));
        assert_true(alike(state, kept, from, square)
                    && (i == 0 || adjacent(square, cell_of(json_array_get(path, i - 1)))));
    }
    check_crossings(state, said, pedestrian, from, steps);
    json_decref(said);
}

/* After a tile it is the other colour's turn: its moves have as many goals as were promised, by
 * whoever moves. */
static void check_tile(const struct shibuya_box *box, const struct shibuya_state *state,
                       borgo_move move)
{
    struct shibuya_state after = *state;
    borgo_move walks[SHIBUYA_MAX_MOVES];
    unsigned goals = 0, colour = 1 - shibuya_colour_of_seat(state->seat);
    json_t *said = about(&borgo_shibuya, state, move), *doors = json_object_get(said, "doors");
    shibuya_play(box, &after, state->seat, move, NULL);
    assert_int_equal(json_array_size(json_object_get(said, "squares")), 4);
    assert_true(json_is_null(doors) == shibuya_is_construction(box, state));
    for (unsigned turn = 0; json_is_object(doors) && turn < box->head.players; turn += 2) {
        uint32_t count = shibuya_list_walks(box, &after, walks);
        for (uint32_t i = 0; i < count; i++)
            if (shibuya_where(walks[i]) >= SHIBUYA_HOME)
                goals |= 1u << (shibuya_where(walks[i]) - SHIBUYA_HOME);
        after.seat = (uint8_t)((after.seat + 2) % box->head.players);
    }
    if (json_is_object(doors)) {
        const json_t *change = json_object_get(doors, shibuya_colour_words[colour]);
        json_int_t was = json_integer_value(json_object_get(change, "before"));
        json_int_t is = json_integer_value(json_object_get(change, "after"));
        assert_int_equal(is, __builtin_popcount(goals));
        assert_int_equal(is - was, (int)json_array_size(json_object_get(change, "opens"))
                                       - (int)json_array_size(json_object_get(change, "closes")));
    }
    json_decref(said);
}

/* What a space costs, counted cell by cell; the owner of nothing is -1. */
struct price {
    int owner, rent;
};

static int owner_of(const struct skyline_state *state, int cell)
{
    for (int seat = 0; seat < BORGO_MAX_SEATS; seat++)
        if (state->own[seat] >> cell & 1)
            return seat;
    return -1;
}

static struct price price_of(const struct skyline_box *box, const struct skyline_state *state,
                             unsigned space)
{
    static const int counts[] = {0, 10, 20, 100};
    int cell = box->beside[space], queue[SKYLINE_CELLS], length = 0;
    bool seen[SKYLINE_CELLS] = {false};
    struct price price = {cell == SKYLINE_NO_CELL ? -1 : owner_of(state, cell), 0};
    if (price.owner < 0)
        return price;
    queue[length++] = cell;
    seen[cell] = true;
    for (int i = 0; i < length; i++) {
        price.rent += counts[skyline_height(state, (unsigned)queue[i])];
        for (int other = 0; other < SKYLINE_CELLS; other++) {
            if (other % 8 >= SKYLINE_SIZE || seen[other] || !adjacent(queue[i], other)
                || owner_of(state, other) != price.owner)
                continue;
            seen[other] = true;
            queue[length++] = other;
        }
    }
    return price;
}

static void check_price(const json_t *changes, unsigned space, struct price before,
                        struct price after)
{
    const json_t *found = NULL;
    for (size_t i = 0; i < json_array_size(changes); i++)
        if (json_integer_value(json_object_get(json_array_get(changes, i), "space")) == space)
            found = json_array_get(changes, i);
    assert_true((found != NULL) == (before.owner != after.owner || before.rent != after.rent));
    if (!found)
        return;
    const json_t *owner = json_object_get(found, "owner");
    assert_int_equal(json_integer_value(json_object_get(found, "rent")), after.rent);
    assert_int_equal(json_integer_value(json_object_get(found, "rent_before")), before.rent);
    assert_true(after.owner < 0 ? json_is_null(owner) : json_integer_value(owner) == after.owner);
}

static void check_build(const struct skyline_box *box, const struct skyline_state *state,
                        borgo_move move)
{
    json_t *said = about(&borgo_skyline, state, move), *falls = json_object_get(said, "falls");
    const json_t *rents = json_object_get(said, "rents");
    struct skyline_state after = *state;
    enum skyline_kind kind = skyline_kind(move);
    skyline_play(box, &after, state->seat, move, NULL);
    for (unsigned space = 0; rents && space < SKYLINE_STREET; space++)
        check_price(rents, space, price_of(box, state, space), price_of(box, &after, space));
    assert_true((falls != NULL) == (kind == SKYLINE_MOVE_GROW || kind == SKYLINE_MOVE_MERGE));
    if (falls) {
        int cell = cell_of(json_object_get(falls, "at"));
        assert_int_equal(json_integer_value(json_object_get(falls, "owner")),
                         owner_of(state, cell));
        assert_int_equal(json_integer_value(json_object_get(falls, "height")),
                         skyline_height(state, (unsigned)cell));
        assert_true(json_is_true(json_object_get(said, "skyscraper"))
                    == (skyline_skyscrapers(&after, state->seat)
                        > skyline_skyscrapers(state, state->seat)));
    }
    json_decref(said);
}

/* CITY-18: zones of a type one step away from a cell, found by going through all of them. */
static unsigned alike_beside(const struct city_state *state, unsigned zone, int x, int y)
{
    unsigned found = 0;
    for (unsigned id = 0; id < CITY_ZONES; id++)
        found += city_has(&state->laid, id) && state->type[id] == state->type[zone]
                 && abs(state->x[id] - x) + abs(state->y[id] - y) == 1;
    return found;
}

/* What the seat could build on a zone that were its own. */
static bool would_stand(const struct city_box *box, const struct city_state *state, unsigned zone,
                        unsigned building)
{
    static borgo_move raises[CITY_MAX_MOVES];
    struct city_state owned = *state;
    owned.owner[zone] = state->seat;
    for (uint32_t i = city_list_raises(box, &owned, state->seat, raises); i > 0; i--) {
        borgo_move move = raises[i - 1];
        const int8_t *step = city_step[city_turn(move)];
        int x = state->x[zone] - city_x(move), y = state->y[zone] - city_y(move);
        if (city_what(move) == building && ((x == 0 && y == 0) || (x == step[0] && y == step[1])))
            return true;
    }
    return false;
}

static void check_fits(const struct city_box *box, const struct city_state *state, borgo_move move,
                       const json_t *fits)
{
    size_t told = 0;
    for (unsigned building = 0; building < CITY_BUILDINGS; building++)
        if (state->plans[state->seat] >> building & 1
            && would_stand(box, state, city_what(move), building))
            assert_int_equal(json_integer_value(json_array_get(fits, told++)), building);
    assert_int_equal(json_array_size(fits), told);
}

/* Squares that can be laid once the side is named; if none can, all can be, anywhere (CITY-16). */
static void check_side(const struct city_box *box, const struct city_state *state, borgo_move move,
                       json_int_t squares)
{
    static borgo_move zones[CITY_MAX_MOVES];
    struct city_state after = *state;
    uint64_t seen[2] = {0};
    after.direction = (uint8_t)city_what(move);
    for (uint32_t i = city_list_zones(box, &after, zones); i > 0; i--)
        seen[city_what(zones[i - 1]) >> 6] |= borgo_bits_one(city_what(zones[i - 1]) & 63);
    if (squares > 0)
        assert_int_equal(squares, borgo_bits_count(seen[0]) + borgo_bits_count(seen[1]));
}

static void check_city(const struct city_box *box, const struct city_state *state, borgo_move move)
{
    json_t *said = about(&borgo_city, state, move), *list;
    struct city_state after = *state;
    unsigned what = city_what(move), zone[2];
    json_int_t points = 0;
    if (city_kind(move) == CITY_BID || city_kind(move) == CITY_BANK)
        check_fits(box, state, move, json_object_get(said, "fits"));
    if (city_kind(move) == CITY_NAME_DIRECTION)
        check_side(box, state, move, json_integer_value(json_object_get(said, "squares")));
    if (city_kind(move) != CITY_KEEP && city_kind(move) != CITY_CHOOSE)
        city_play(box, &after, state->seat, move, NULL);
    if ((list = json_object_get(said, "counts")))
        assert_int_equal(json_array_size(list),
                         alike_beside(&after, what, city_x(move), city_y(move)));
    assert_true(!list
                == !(city_kind(move) == CITY_RELOCATE
                     || (city_kind(move) == CITY_ZONE && what < CITY_ZONES)));
    if ((list = json_object_get(said, "communities"))) {
        for (size_t i = 0; i < json_array_size(list); i++)
            points += json_integer_value(json_object_get(json_array_get(list, i), "points"));
        zone[0] = state->grid[city_index(state, city_x(move), city_y(move))];
        zone[1] = state->grid[city_index(state, city_x(move) + city_step[city_turn(move)][0],
                                         city_y(move) + city_step[city_turn(move)][1])];
        for (unsigned i = 0; i < 2; i++)
            points -= city_communities_near(box, state, zone[i], box->segment[what][i]);
        assert_int_equal(points, 0);
    }
    json_decref(said);
}

static void check_moves(const struct borgo_game *game, const void *state)
{
    for (uint32_t i = 0; i < moves.count; i++) {
        if (game == &borgo_city)
            check_city((const void *)box_room, state, moves.at[i]);
        else if (game == &borgo_skyline)
            check_build((const void *)box_room, state, moves.at[i]);
        else if (shibuya_kind(moves.at[i]) == SHIBUYA_WALK)
            check_walk((const void *)box_room, state, moves.at[i]);
        else if (shibuya_kind(moves.at[i]) == SHIBUYA_MOVE_PLACE)
            check_tile((const void *)box_room, state, moves.at[i]);
    }
}

/* Random games with some of their positions looked at, until there were enough. */
static void look(const struct borgo_game *game, unsigned players, const char *option,
                 const char *value, uint64_t seed)
{
    struct borgo_setup setup;
    struct borgo_rng rng;
    struct borgo_error error = {0};
    borgo_setup_default(game, &setup);
    assert_true(borgo_setup_set_players(game, &setup, players, &error));
    assert_true(!option || borgo_setup_set_option(game, &setup, option, value, &error));
    assert_true(game->box_size <= sizeof box_room
                && borgo_setup_make_box(game, &setup, box_room, &error));
    borgo_rng_seed(&rng, seed);
    game->start(box_room, state_room);
    for (int looked = 0; looked < STATES;) {
        borgo_moves_deal_all(game, box_room, state_room, &rng);
        borgo_seats to_act = game->to_act(box_room, state_room);
        if (!to_act) {
            game->start(box_room, state_room);
            continue;
        }
        unsigned seat = borgo_moves_actor(to_act);
        borgo_moves_list(game, box_room, state_room, seat, &moves);
        if (borgo_rng_below(&rng, 4) == 0) {
            check_moves(game, state_room);
            looked++;
        }
        game->play(box_room, state_room, seat, moves.at[borgo_rng_below(&rng, moves.count)], NULL);
    }
}

static void shibuya_moves_are_told(void **unused)
{
    (void)unused;
    look(&borgo_shibuya, 2, NULL, NULL, 1);
    look(&borgo_shibuya, 4, NULL, NULL, 2);
    look(&borgo_shibuya, 2, "goal", "through", 3);
    look(&borgo_shibuya, 4, "construction", "off", 4);
}

static void skyline_moves_are_told(void **unused)
{
    (void)unused;
    look(&borgo_skyline, 2, NULL, NULL, 1);
    look(&borgo_skyline, 3, NULL, NULL, 2);
    look(&borgo_skyline, 4, "expert", "on", 3);
}

static void city_moves_are_told(void **unused)
{
    (void)unused;
    look(&borgo_city, 2, NULL, NULL, 1);
    look(&borgo_city, 3, NULL, NULL, 2);
    look(&borgo_city, 4, "auction", "two", 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(city_moves_are_told),
        cmocka_unit_test(shibuya_moves_are_told),
        cmocka_unit_test(skyline_moves_are_told),
    };
    return RUN_TESTS("about", tests);
}
