/* Who is ahead: stars, then the marker, then the lower role of the last round (CITY-33). */
#include "core/standings.h"
#include "games/city/roles.h"

static const struct borgo_category stars = {"stars", N_("stars"), {"stars"}, NULL, 0};

void city_put_categories(borgo_translate *translate, struct borgo_json *json)
{
    borgo_put_categories(&stars, 1, translate, json);
}

/* Lower roles are better, so they count below zero; before the last round's are shown nobody has
 * one. */
static void count_totals(const struct city_box *box, const struct city_state *state,
                         struct borgo_ranking *ranking)
{
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        uint8_t role = state->played[seat][CITY_ROUNDS - 1];
        ranking->count[seat][0] = state->stars[seat];
        ranking->count[seat][1] = state->marker[seat];
        ranking->count[seat][2] = role < CITY_ROLES ? -(int32_t)city_role_number(role) : 0;
    }
    borgo_rank(ranking, box->head.players);
}

static unsigned leaders(const struct borgo_ranking *ranking, unsigned players)
{
    unsigned seats = 0;
    for (unsigned seat = 0; seat < players; seat++)
        seats |= (unsigned)(ranking->place[seat] == 1) << seat;
    return seats;
}

void city_write_standings(const void *box_, const void *state_, struct borgo_json *json)
{
    static const char *const ranked_by[BORGO_MAX_COUNTS] = {"stars", "marker", "lower-role"};
    const struct city_box *box = box_;
    const struct city_state *state = state_;
    struct borgo_ranking ranking = {{{0}}, {0}};
    count_totals(box, state, &ranking);
    borgo_json_bool(json, "over", state->phase == CITY_OVER);
    borgo_json_array(json, "categories");
    borgo_json_object(json, NULL);
    borgo_json_string(json, "id", stars.id);
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        borgo_open_standing(&stars, &ranking, seat, state->stars[seat], json);
        borgo_json_close(json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_json_close(json);
    borgo_json_close(json);
    borgo_put_totals(ranked_by, &ranking, box->head.players, leaders(&ranking, box->head.players),
                     json);
}
