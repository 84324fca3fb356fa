/* Who has how many home, and how far that is from a victory: SHIB-12, SHIB-16. */
#include "core/standings.h"
#include "games/shibuya/show.h"

static const struct borgo_category home = {
    "home", N_("Pedestrians home"), {"home", "lead"}, NULL, 0};

void shibuya_put_categories(borgo_translate *translate, struct borgo_json *json)
{
    borgo_put_categories(&home, 1, translate, json);
}

/* The squares before the goals that are taken. */
static void put_taken(const struct shibuya_box *box, const struct shibuya_state *state,
                      unsigned colour, struct borgo_json *json)
{
    for (unsigned taken = state->taken[colour]; taken; taken &= taken - 1) {
        unsigned square = box->goal[colour][borgo_bits_lowest(taken)].square;
        borgo_json_cell(json, NULL, (int)square / 8, (int)square % 8);
    }
}

static void put_home(const struct shibuya_box *box, const struct shibuya_state *state,
                     const struct borgo_ranking *ranking, struct borgo_json *json)
{
    borgo_json_array(json, "categories");
    borgo_json_object(json, NULL);
    borgo_json_string(json, "id", home.id);
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        borgo_open_standing(&home, ranking, seat, ranking->count[seat][0], json);
        put_taken(box, state, shibuya_colour_of_seat(seat), json);
        borgo_json_close(json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_json_close(json);
    borgo_json_close(json);
}

void shibuya_write_standings(const void *box_, const void *state_, struct borgo_json *json)
{
    static const char *const ranked_by[BORGO_MAX_COUNTS] = {"home"};
    const struct shibuya_box *box = box_;
    const struct shibuya_state *state = state_;
    struct borgo_ranking ranking = {{{0}}, {0}};
    struct borgo_result result;
    shibuya_result(box, state, &result);
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        ranking.count[seat][0] = result.final[seat];
        ranking.count[seat][1] =
            result.final[seat] - result.final[1 - shibuya_colour_of_seat(seat)];
    }
    borgo_rank(&ranking, box->head.players);
    borgo_json_bool(json, "over", state->phase == SHIBUYA_OVER);
    put_home(box, state, &ranking, json);
    borgo_put_totals(ranked_by, &ranking, box->head.players, result.winners, json);
}
