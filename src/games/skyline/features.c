/* What a net sees of a position. Nothing is secret; seats are counted from the one that looks. */
#include <assert.h>

#include "core/advice.h"
#include "games/skyline/parts.h"

enum { CELLS = SKYLINE_SIZE * SKYLINE_SIZE, CASH_STEPS = 24, TOLL_STEPS = 10, LEADS = 24 };

/* The position with the eyes of one seat. */
struct view {
    const struct skyline_box *box;
    const struct skyline_state *state;
    unsigned seat;
    unsigned
        corner; /* the one its pawn has passed last: the board is turned so that it is the first */
};

/* The cell's place on the turned board, without the columns that are never used. */
static unsigned turned(const struct view *view, unsigned cell)
{
    unsigned row = cell >> 3, column = cell & 7, last = SKYLINE_SIZE - 1;
    switch (view->corner) {
    case 0:
        return row * SKYLINE_SIZE + column;
    case 1:
        return (last - column) * SKYLINE_SIZE + row;
    case 2:
        return (last - row) * SKYLINE_SIZE + last - column;
    default:
        return column * SKYLINE_SIZE + last - row;
    }
}

static void show_cells(const struct view *view, skyline_cells cells, struct borgo_features *out)
{
    uint64_t set = 0;
    for (; cells; cells &= cells - 1)
        set |= borgo_bits_one(turned(view, borgo_bits_lowest(cells)));
    borgo_features_set(out, CELLS, set);
}

static void show_buildings(const struct view *view, skyline_cells own, struct borgo_features *out)
{
    for (unsigned height = 1; height <= SKYLINE_SKYSCRAPER; height++)
        show_cells(view, own & view->state->height[height], out);
}

/* Finer where it is a matter of survival. */
static int cash_steps(int32_t cash)
{
    return cash <= 400 ? cash / 40 : 10 + (cash - 400) / 100;
}

static void show_purse(const struct view *view, unsigned seat, struct borgo_features *out)
{
    const struct skyline_state *state = view->state;
    int towers = (int)skyline_skyscrapers(state, seat);
    unsigned pawn = state->pawn[seat] + SKYLINE_STREET - view->corner * SKYLINE_CORNERS;
    borgo_features_many(out, CASH_STEPS, cash_steps(state->cash[seat]));
    borgo_features_many(out, 7, towers);
    borgo_features_many(out, 4, 4 + towers - view->box->skyscrapers);
    borgo_features_many(out, 8, 8 - (int)skyline_floors_left(state, seat));
    borgo_features_one(out, SKYLINE_STREET, pawn % SKYLINE_STREET);
}

/* What one seat's groups will take from another's pawn. */
static void show_toll(const struct view *view, unsigned seat, unsigned payer,
                      struct borgo_features *out)
{
    struct skyline_toll toll = skyline_toll(view->box, view->state, seat, payer);
    borgo_features_many(out, TOLL_STEPS, toll.soon / 200);
    borgo_features_many(out, TOLL_STEPS, toll.all / 400);
    borgo_features_many(out, TOLL_STEPS, toll.highest / 60);
    borgo_features_many(out, SKYLINE_DIE, toll.ruins);
}

static int lead_steps(int32_t lead)
{
    int sign = lead < 0 ? -1 : 1, much = lead * sign;
    return LEADS / 2 + sign * (much <= 400 ? much / 50 : 8 + (much - 400) / 200);
}

static void show_opponent(const struct view *view, unsigned other, struct borgo_features *out)
{
    int32_t own = skyline_account(view->state, view->seat).total;
    borgo_features_many(out, LEADS, lead_steps(own - skyline_account(view->state, other).total));
    show_toll(view, view->seat, other, out);
    show_toll(view, other, view->seat, out);
}

static void show_turn(const struct view *view, struct borgo_features *out)
{
    const struct skyline_state *state = view->state;
    unsigned players = view->box->head.players;
    unsigned next = state->phase <= SKYLINE_ROLLING ? state->seat : (state->seat + 1u) % players;
    unsigned stage = state->phase <= SKYLINE_FLOORING ? 0 : state->phase == SKYLINE_ROLLING ? 1 : 2;
    bool placed = state->architect != SKYLINE_NO_CELL;
    borgo_features_one(out, 12, 4 * stage + (next + players - view->seat) % players);
    borgo_features_one(out, 3, players - 2);
    borgo_features_one(out, 1, view->box->expert ? 0 : 1);
    show_cells(view, placed ? borgo_bits_one(state->architect) : 0, out);
    for (unsigned i = 0; i < SKYLINE_DIE; i++) {
        skyline_cells there = placed ? view->box->at_distance[state->architect][i + 1] : 0;
        borgo_features_many(out, 3, (int)borgo_bits_count(there & state->own[view->seat]));
    }
}

/* The third and the fourth seat's buildings are as good as one seat's. */
void skyline_features(const void *box, const void *state_, unsigned seat, int32_t *values,
                      struct borgo_features *out)
{
    const struct skyline_state *state = state_;
    const struct view view = {box, state, seat, state->pawn[seat] / SKYLINE_CORNERS};
    unsigned players = view.box->head.players, next = (seat + 1) % players;
    skyline_cells others = 0;
    *out = (struct borgo_features){.next = 0};
    if (values)
        skyline_advice.estimate(box, state, values);
    for (unsigned other = 0; other < players; other++)
        others |= other != seat && other != next ? state->own[other] : 0;
    show_turn(&view, out);
    show_buildings(&view, state->own[seat], out);
    show_buildings(&view, state->own[next], out);
    show_buildings(&view, others, out);
    show_purse(&view, seat, out);
    for (unsigned i = 1; i < players; i++) {
        show_purse(&view, (seat + i) % players, out);
        show_opponent(&view, (seat + i) % players, out);
    }
    assert(out->next <= SKYLINE_FEATURES);
}
