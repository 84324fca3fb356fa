/* Where the five bonuses stand, and what the points came from in the end: LANE-21 to LANE-28. */
#include "core/standings.h"
#include "games/lane/parts.h"

enum { IN_PLAY = LANE_BONUSES, CATEGORIES, PRIZES = 3 };

static bool is_tallest(unsigned category)
{
    return category == LANE_A1 || category == LANE_A2;
}

/* LANE-22: by the option `tallest` the height and how many have it, or how many there are of each
 * height. */
static bool is_vector(const struct lane_box *box)
{
    return box->head.option[LANE_TALLEST] == LANE_TALLEST_VECTOR;
}

static struct borgo_category category_of(const struct lane_box *box, unsigned category)
{
    static const char *const ids[CATEGORIES] = {"A1", "A2", "B1", "B2", "C", "in-play"};
    if (category == IN_PLAY)
        return (struct borgo_category){ids[category], N_("Houses"), {"points"}, NULL, 0};
    struct borgo_category bonus = {
        ids[category], lane_bonus_names[category], {"houses"}, lane_prizes, PRIZES};
    if (!is_tallest(category))
        return bonus;
    bonus.counts[0] = is_vector(box) ? "houses-of-5" : "height";
    bonus.counts[1] = is_vector(box) ? "houses-of-4" : "houses";
    bonus.counts[2] = is_vector(box) ? "houses-of-3" : NULL;
    bonus.counts[3] = is_vector(box) ? "houses-of-2" : NULL;
    return bonus;
}

void lane_put_categories(const struct lane_box *box, borgo_translate *translate,
                         struct borgo_json *json)
{
    struct borgo_category categories[CATEGORIES];
    for (unsigned category = 0; category < CATEGORIES; category++)
        categories[category] = category_of(box, category);
    borgo_put_categories(categories, CATEGORIES, translate, json);
}

/* The numbers a claim is made of (bonus.c packs them into one). */
static void unpack_claim(const struct lane_box *box, unsigned bonus, uint32_t claim,
                         int32_t count[BORGO_MAX_COUNTS])
{
    if (!is_tallest(bonus)) {
        count[0] = (int32_t)claim;
    } else if (is_vector(box)) {
        for (unsigned i = 0; i < 4; i++)
            count[i] = (int32_t)(claim >> (24 - 8 * i) & 0xff);
    } else {
        count[0] = (int32_t)(claim >> 8);
        count[1] = (int32_t)(claim & 0xff);
    }
}

static void rank_bonus(const struct lane_box *box, const struct lane_claims *claims, unsigned bonus,
                       struct borgo_ranking *ranking)
{
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        uint32_t claim = claims->of[bonus][seat];
        unpack_claim(box, bonus, claim, ranking->count[seat]);
        ranking->place[seat] = (uint8_t)(claim ? lane_place(box, claims->of[bonus], seat) + 1 : 0);
    }
}

/* Whether a seat's House is one of those that count; `least` storeys are needed in A. */
static bool counts(const struct lane_box *box, unsigned category, unsigned plot, unsigned storeys,
                   unsigned least)
{
    if (category == IN_PLAY)
        return true;
    return box->zone[plot] == category && (!is_tallest(category) || storeys >= least);
}

static struct lane_plots counted(const struct lane_box *box, const struct lane_state *state,
                                 unsigned category, unsigned seat, uint32_t claim)
{
    struct lane_plots plots = {{0, 0}};
    unsigned least = is_vector(box) ? 2 : claim >> 8;
    if (category == LANE_ZONES)
        return lane_largest_group(box, state, seat);
    for (unsigned plot = 0; plot < box->plots; plot++) {
        uint8_t on = state->on[plot];
        if (lane_is_house(on) && lane_owner(on) == seat
            && counts(box, category, plot, lane_storeys(on), least))
            lane_add(&plots, plot);
    }
    return is_tallest(category) && !claim ? (struct lane_plots){{0, 0}} : plots;
}

static void put_standing(const struct lane_box *box, const struct lane_state *state,
                         const struct lane_claims *claims, unsigned category,
                         struct borgo_json *json)
{
    struct borgo_category about = category_of(box, category);
    struct borgo_ranking ranking = {{{0}}, {0}};
    if (category != IN_PLAY)
        rank_bonus(box, claims, category, &ranking);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "id", about.id);
    borgo_json_array(json, "seats");
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        uint32_t claim = category == IN_PLAY ? 0 : claims->of[category][seat];
        struct lane_plots plots = counted(box, state, category, seat, claim);
        if (category == IN_PLAY)
            ranking.count[seat][0] = state->score[seat];
        int32_t points =
            category == IN_PLAY ? state->score[seat] : lane_bonus(box, claims, category, seat);
        borgo_open_standing(&about, &ranking, seat, points, json);
        for (; !lane_is_empty(&plots); lane_remove(&plots, lane_lowest(&plots)))
            borgo_json_cell(json, NULL, box->row[lane_lowest(&plots)],
                            box->column[lane_lowest(&plots)]);
        borgo_json_close(json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
    borgo_json_close(json);
}

void lane_write_standings(const void *box_, const void *state_, struct borgo_json *json)
{
    static const char *const ranked_by[BORGO_MAX_COUNTS] = {"points", "cards"};
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    struct lane_claims claims;
    struct borgo_result result;
    struct borgo_ranking totals = {{{0}}, {0}};
    lane_claims(box, state, &claims);
    lane_result(box, state, &result);
    borgo_json_bool(json, "over", state->phase == LANE_OVER);
    borgo_json_array(json, "categories");
    for (unsigned category = 0; category < CATEGORIES; category++)
        put_standing(box, state, &claims, category, json);
    borgo_json_close(json);
    for (unsigned seat = 0; seat < box->head.players; seat++) {
        totals.count[seat][0] = result.final[seat];
        totals.count[seat][1] = state->hand_size[seat];
    }
    borgo_rank(&totals, box->head.players);
    borgo_put_totals(ranked_by, &totals, box->head.players, result.winners, json);
}
