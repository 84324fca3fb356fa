/* What everybody's total is made of: cash, skyscrapers, and the debt of a bankruptcy (SKY-20 to SKY-22). */
#include "core/standings.h"
#include "games/skyline/show.h"

enum { CASH, SKYSCRAPERS, DEBT, CATEGORIES };

static const struct borgo_category categories[CATEGORIES] = {
    [CASH] = {"cash", N_("cash"), {"money"}, NULL, 0},
    [SKYSCRAPERS] = {"skyscrapers", N_("skyscrapers"), {"skyscrapers"}, NULL, 0},
    [DEBT] = {"debt", N_("debt"), {"money"}, NULL, 0},
};

void sky_put_categories(borgo_translate *translate, struct borgo_json *json)
{
    borgo_put_categories(categories, CATEGORIES, translate, json);
}

static int32_t points_of(const struct sky_account *account, unsigned category)
{
    return category == CASH ? account->cash : category == SKYSCRAPERS ? account->bonus : account->debt;
}

/* The cells that were counted: skyscrapers, and the group whose rent ruined somebody. */
static sky_cells counted(const struct sky_state *state, unsigned seat, unsigned category)
{
    if (category == SKYSCRAPERS)
        return state->own[seat] & state->height[SKY_SKYSCRAPER];
    bool owed = category == DEBT && state->end == SKY_BANKRUPT && seat == state->creditor;
    return owed ? sky_group(state->own[seat], state->rented) : 0;
}

static void put_category(struct borgo_json *json, const struct sky_box *box, const struct sky_state *state,
                         unsigned category)
{
    struct borgo_ranking ranking = {{{0}}, {0}};
    borgo_json_object(json, NULL);
    borgo_json_string(json, "id", categories[category].id);
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        struct sky_account account = sky_account(state, seat);
        int32_t points = points_of(&account, category);
        ranking.count[seat][0] = category == SKYSCRAPERS ? (int32_t)sky_skyscrapers(state, seat) : points;
        borgo_open_standing(&categories[category], &ranking, seat, points, json);
        for (sky_cells cells = counted(state, seat, category); cells; cells &= cells - 1)
            sky_put_cell(json, NULL, sky_lowest(cells));
        borgo_json_close(json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_json_close(json);
}

void sky_write_standings(const void *box_, const void *state_, struct borgo_json *json)
{
    static const char *const ranked_by[BORGO_MAX_COUNTS] = {"money"};
    const struct sky_box *box = box_;
    const struct sky_state *state = state_;
    struct borgo_ranking totals = {{{0}}, {0}};
    struct borgo_result result;
    sky_result(box, state, &result);
    borgo_json_bool(json, "over", state->phase == SKY_OVER);
    borgo_json_array(json, "categories");
    for (unsigned category = 0; category < CATEGORIES; category++)
        put_category(json, box, state, category);
    borgo_json_close(json);
    for (unsigned seat = 0; seat < box->head.players; seat++)
        totals.count[seat][0] = result.final[seat];
    borgo_rank(&totals, box->head.players);
    borgo_put_totals(ranked_by, &totals, box->head.players, result.winners, json);
}
