/* What everybody's total is made of: cash, skyscrapers, and the debt of a bankruptcy (SKY-20 to
 * SKY-22). */
#include "core/standings.h"
#include "games/skyline/show.h"

enum { CASH, SKYSCRAPERS, DEBT, CATEGORIES };

static const struct borgo_category categories[CATEGORIES] = {
    [CASH] = {"cash", N_("cash"), {"money"}, NULL, 0},
    [SKYSCRAPERS] = {"skyscrapers", N_("skyscrapers"), {"skyscrapers"}, NULL, 0},
    [DEBT] = {"debt", N_("debt"), {"money"}, NULL, 0},
};

void skyline_put_categories(borgo_translate *translate, struct borgo_json *json)
{
    borgo_put_categories(categories, CATEGORIES, translate, json);
}

static int32_t points_of(const struct skyline_account *account, unsigned category)
{
    return category == CASH          ? account->cash
           : category == SKYSCRAPERS ? account->bonus
                                     : account->debt;
}

/* The cells that were counted: skyscrapers, and the group whose rent ruined somebody. */
static skyline_cells counted(const struct skyline_state *state, unsigned seat, unsigned category)
{
    if (category == SKYSCRAPERS)
        return state->own[seat] & state->height[SKYLINE_SKYSCRAPER];
    bool owed = category == DEBT && state->end == SKYLINE_BANKRUPT && seat == state->creditor;
    return owed ? skyline_group(state->own[seat], state->rented) : 0;
}

static void put_category(struct borgo_json *json, const struct skyline_box *box,
                         const struct skyline_state *state, unsigned category)
{
    struct borgo_ranking ranking = {{{0}}, {0}};
    borgo_json_object(json, NULL);
    borgo_json_string(json, "id", categories[category].id);
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        struct skyline_account account = skyline_account(state, seat);
        int32_t points = points_of(&account, category);
        ranking.count[seat][0] =
            category == SKYSCRAPERS ? (int32_t)skyline_skyscrapers(state, seat) : points;
        borgo_open_standing(&categories[category], &ranking, seat, points, json);
        for (skyline_cells cells = counted(state, seat, category); cells; cells &= cells - 1)
            skyline_put_cell(json, NULL, borgo_bits_lowest(cells));
        borgo_json_close(json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_json_close(json);
}

void skyline_write_standings(const void *box_, const void *state_, struct borgo_json *json)
{
    static const char *const ranked_by[BORGO_MAX_COUNTS] = {"money"};
    const struct skyline_box *box = box_;
    const struct skyline_state *state = state_;
    struct borgo_ranking totals = {{{0}}, {0}};
    struct borgo_result result;
    skyline_result(box, state, &result);
    borgo_json_bool(json, "over", state->phase == SKYLINE_OVER);
    borgo_json_array(json, "categories");
    for (unsigned category = 0; category < CATEGORIES; category++)
        put_category(json, box, state, category);
    borgo_json_close(json);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        totals.count[seat][0] = result.final[seat];
    borgo_rank(&totals, box->head.players);
    borgo_put_totals(ranked_by, &totals, box->head.players, result.winners, json);
}
