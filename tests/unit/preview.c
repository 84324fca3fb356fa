/* What a move is sure to bring really comes: in whole random games of every kind, of a few moves at
 * each decision, the preview from the seat's eyes is compared with what happens at the real table.
 */
#include "table/preview.h"
#include "core/moves.h"
#include "games/registry.h"
#include "table/walk.h"
#include "unit/unit.h"

enum { MOVES_TRIED = 3 };

static struct borgo_moves room;
static struct borgo_worlds worlds;
static uint32_t told_in_all, points_in_all;

static bool happens(const struct borgo_events *events, const struct borgo_event *sure,
                    unsigned seat)
{
    for (uint32_t i = 0; i < events->count; i++)
        if (events->at[i].kind == sure->kind && borgo_event_is_told(&events->at[i], seat)
            && memcmp(events->at[i].value, sure->value, sizeof sure->value) == 0)
            return true;
    return false;
}

static void compare(const struct borgo_table *table, unsigned seat, borgo_move move)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_preview preview;
    struct borgo_events events = {0};
    int32_t before[BORGO_MAX_SEATS] = {0}, after[BORGO_MAX_SEATS] = {0};
    borgo_table_view(table, seat, state);
    borgo_preview(table->game, table->box, state, seat, move, &preview);
    borgo_preview_imagine(table->game, table->box, state, seat, &worlds);
    assert_int_equal(preview.points[seat], borgo_preview_points(&worlds, move));
    assert_true(table->game->secrets || worlds.count == 1);
    for (uint32_t i = 0; i < preview.events.count; i++)
        assert_true(borgo_event_is_told(&preview.events.at[i], seat));
    memcpy(state, table->state, table->game->state_size);
    table->game->scores(table->box, state, before);
    table->game->play(table->box, state, seat, move, &events);
    table->game->scores(table->box, state, after);
    for (uint32_t i = 0; i < preview.events.count; i++)
        assert_true(happens(&events, &preview.events.at[i], seat));
    for (unsigned other = 0; other < BORGO_MAX_SEATS; other++)
        if (preview.sure >> other & 1)
            assert_int_equal(preview.points[other], after[other] - before[other]);
    told_in_all += preview.events.count;
    points_in_all += preview.points[seat] != 0;
}

static void play_through(struct borgo_table *table, struct borgo_rng *rng)
{
    borgo_seats to_act;
    while ((to_act = borgo_table_to_act(table)) != 0) {
        unsigned seat = borgo_moves_actor(to_act);
        borgo_move move;
        if (seat == BORGO_CHANCE) {
            move = table->game->deal(table->box, table->state, rng);
        } else {
            borgo_moves_list(table->game, table->box, table->state, seat, &room);
            for (int i = 0; i < MOVES_TRIED; i++)
                compare(table, seat, room.at[borgo_rng_below(rng, room.count)]);
            move = room.at[borgo_rng_below(rng, room.count)];
        }
        borgo_table_play(table, seat, move, NULL);
    }
}

static void test_what_is_sure_happens(void **unused)
{
    struct borgo_rng rng;
    (void)unused;
    borgo_rng_seed(&rng, 5);
    for (int i = 0; i < borgo_game_count; i++) {
        struct borgo_record record;
        told_in_all = points_in_all = 0;
        open_game(&record, borgo_games[i], borgo_games[i]->players[0], "7");
        play_through(&record.table, &rng);
        assert_true(told_in_all > 20);
        assert_true(points_in_all > 0);
        borgo_record_close(&record);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_what_is_sure_happens)};
    return RUN_TESTS("preview", tests);
}
