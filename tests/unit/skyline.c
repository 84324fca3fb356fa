/* Project Skyline's own laws, over random games: every coin that leaves a player reaches another or
 * the bank as the events tell, pieces and cards are conserved, and the architect stands on a
 * building. And the drawing: within 80 columns, saying plainly when nothing can be built. */
#include "core/words.h"
#include "games/skyline/parts.h"
#include "unit/unit.h"

enum { GAMES = 150, ROWS = 60, COLUMNS = 120 };

/* What the events of one move say that each player's money changes by. */
static void add_told(const struct borgo_events *events, int32_t *change)
{
    for (uint32_t i = 0; i < events->count; i++) {
        const int32_t *value = events->at[i].value;
        switch (events->at[i].kind) {
        case SKYLINE_TOLD_RENT:
        case SKYLINE_TOLD_DEBT:
            change[value[0]] -= value[2];
            change[value[1]] += value[2];
            break;
        case SKYLINE_TOLD_TAX:
            change[value[0]] -= value[1];
            break;
        case SKYLINE_TOLD_INCOME:
        case SKYLINE_TOLD_BONUS:
        case SKYLINE_TOLD_BANK_PAYS:
            change[value[0]] += value[1];
            break;
        default:
            break;
        }
    }
}

static void check_money(const struct skyline_box *box, const struct skyline_state *before,
                        const struct skyline_state *after, const struct borgo_events *events)
{
    int32_t change[BORGO_MAX_SEATS] = {0};
    add_told(events, change);
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        int32_t money =
            after->phase == SKYLINE_OVER ? skyline_account(after, seat).total : after->cash[seat];
        assert_int_equal(money, before->cash[seat] + change[seat]);
        assert_true(money >= 0);
    }
}

/* Every cell is empty or has one owner and one height; nobody has more skyscrapers than pieces. */
static void check_pieces(const struct skyline_box *box, const struct skyline_state *state)
{
    skyline_cells owned = 0, all = 0;
    unsigned owners = 0, heights = 0;
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        owned |= state->own[seat];
        owners += borgo_bits_count(state->own[seat]);
        assert_true(skyline_skyscrapers(state, seat) <= box->skyscrapers);
    }
    for (unsigned height = 0; height <= SKYLINE_SKYSCRAPER; height++) {
        all |= state->height[height];
        heights += borgo_bits_count(state->height[height]);
    }
    assert_true(all == 0x3f3f3f3f3f3f && heights == SKYLINE_SIZE * SKYLINE_SIZE);
    assert_true(owned == (all & ~state->height[0]) && owners == borgo_bits_count(owned));
    if (state->phase > SKYLINE_FLOORING)
        assert_true(owned >> state->architect & 1);
}

static void check_cards(const struct skyline_box *box, const struct skyline_state *state)
{
    unsigned count[SKYLINE_KINDS + 1] = {0};
    for (unsigned i = 0; i < state->pile_size; i++)
        count[state->pile[i]]++;
    for (unsigned kind = 1; kind <= SKYLINE_KINDS; kind++) {
        count[kind] += state->unseen[kind];
        if (kind != 10 || box->head.players > 2)
            assert_int_equal(count[kind], box->card_count[kind]);
        else
            assert_true(count[kind] <= box->card_count[kind]);
    }
}

static const char *english(const char *text)
{
    return text;
}

/* Draws the state and looks for a text on one of its rows. */
static bool drawing_says(const struct skyline_box *box, const struct skyline_state *state,
                         const char *text, int *columns)
{
    static struct borgo_glyph glyphs[ROWS * COLUMNS];
    struct borgo_canvas canvas = {
        glyphs, ROWS, COLUMNS, 0, 0, english, {"Anna", "Bruno", "Carla", "Dario"}};
    bool found = false;
    borgo_canvas_clear(&canvas);
    borgo_skyline.show->draw(box, state, 0, &canvas);
    *columns = canvas.used_columns;
    assert_true(canvas.used_rows <= 40);
    for (int row = 0; row < canvas.used_rows; row++) {
        char line[COLUMNS * 4 + 1];
        size_t length = 0;
        for (int column = 0; column < COLUMNS; column++)
            for (int i = 0; i < 4 && glyphs[row * COLUMNS + column].utf8[i]; i++)
                line[length++] = glyphs[row * COLUMNS + column].utf8[i];
        line[length] = '\0';
        found |= strstr(line, text) != NULL;
    }
    return found;
}

static bool is_stuck(const struct skyline_box *box, const struct skyline_state *state)
{
    return state->phase == SKYLINE_BUILDING && !skyline_can_build(box, state);
}

static void check_drawing(const struct skyline_box *box, const struct skyline_state *state)
{
    int columns;
    assert_true(drawing_says(box, state, "can build nothing", &columns) == is_stuck(box, state));
    assert_true(columns <= 80);
}

static void play_one(const struct skyline_box *box, struct borgo_rng *rng)
{
    static borgo_move moves[SKYLINE_MAX_MOVES];
    static struct borgo_events events;
    struct skyline_state state, before;
    borgo_seats to_act;
    skyline_start(box, &state);
    for (unsigned step = 0; (to_act = skyline_to_act(box, &state)) != 0; step++) {
        unsigned seat = borgo_moves_actor(to_act);
        borgo_move move =
            seat == BORGO_CHANCE
                ? skyline_deal(box, &state, rng)
                : moves[borgo_rng_below(rng, skyline_moves(box, &state, seat, moves))];
        before = state;
        events.count = 0;
        skyline_play(box, &state, seat, move, &events);
        check_money(box, &before, &state, &events);
        check_pieces(box, &state);
        check_cards(box, &state);
        if (step % 16 == 0 || is_stuck(box, &state))
            check_drawing(box, &state);
    }
    check_drawing(box, &state);
}

static void play_games(unsigned players, const char *option)
{
    struct borgo_setup setup;
    struct borgo_rng rng;
    struct borgo_error error = {0};
    struct skyline_box box;
    borgo_setup_default(&borgo_skyline, &setup);
    assert_true(borgo_setup_set_players(&borgo_skyline, &setup, players, &error));
    assert_true(borgo_setup_set_option_text(&borgo_skyline, &setup, option, &error));
    assert_true(borgo_setup_make_box(&borgo_skyline, &setup, &box, &error));
    borgo_rng_seed(&rng, players);
    for (int i = 0; i < GAMES; i++)
        play_one(&box, &rng);
}

static void test_two_players(void **unused)
{
    (void)unused;
    play_games(2, "expert=off");
    play_games(2, "expert=on");
}

static void test_three_players(void **unused)
{
    (void)unused;
    play_games(3, "expert=on");
    play_games(3, "start=free");
}

static void test_four_players(void **unused)
{
    (void)unused;
    play_games(4, "expert=off");
    play_games(4, "expert=on");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_players),
        cmocka_unit_test(test_three_players),
        cmocka_unit_test(test_four_players),
    };
    return RUN_TESTS("skyline", tests);
}
