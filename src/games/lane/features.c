/* What a net sees of a position, as one seat sees it: its own cards, and of the others' how many.
 * Seats are counted from that one on, so that all see the same in the same place. */
#include <assert.h>

#include "core/feature.h"
#include "games/lane/parts.h"

enum {
    PLOTS = 80,   /* of the board in the box; another has another net, or none */
    LEADS = 36,   /* steps of a lead in points */
    MOST_ZONE = 9 /* Houses in a zone that make a difference */
};

static void show_plots(struct borgo_features *out, const struct lane_plots *plots)
{
    borgo_features_set(out, 64, plots->half[0]);
    borgo_features_set(out, PLOTS - 64, plots->half[1]);
}

/* A lead in steps that are finer where it is small: from 0, far behind, to LEADS, far ahead. */
static int lead_steps(int lead)
{
    int sign = lead < 0 ? -1 : 1, much = lead * sign;
    int steps = much <= 8 ? much : much <= 20 ? 8 + (much - 8) / 2 : 14 + (much - 20) / 8;
    return LEADS / 2 + sign * steps;
}

/* How far the points with the bonuses as they stand are ahead of another seat's. */
static int lead_of(const struct lane_box *box, const struct lane_state *state,
                   const struct lane_claims *claims, unsigned seat, unsigned other)
{
    int lead = state->score[seat] - state->score[other];
    for (unsigned bonus = 0; bonus < LANE_BONUSES; bonus++)
        lead += lane_bonus(box, claims, bonus, seat) - lane_bonus(box, claims, bonus, other);
    return lead;
}

/* What a seat has for the bonuses: in A its tallest House and how many such, in B how many, in C
 * its largest group. */
static void show_claims(const struct lane_claims *claims, unsigned seat, struct borgo_features *out)
{
    for (unsigned zone = LANE_A1; zone <= LANE_A2; zone++) {
        uint32_t claim = claims->of[zone][seat];
        bool vector = claim > 0xffff;
        borgo_features_many(out, 4, vector ? 3 : (int)(claim >> 8) - 1);
        borgo_features_many(out, 3, vector ? 1 : (int)(claim & 0xff));
    }
    for (unsigned zone = LANE_B1; zone <= LANE_B2; zone++)
        borgo_features_many(out, MOST_ZONE, (int)claims->of[zone][seat]);
    borgo_features_many(out, 12, (int)claims->of[LANE_ZONES][seat]);
}

/* Whether somebody else is behind, level or ahead in each bonus. */
static void show_places(const struct lane_box *box, const struct lane_claims *claims, unsigned seat,
                        struct borgo_features *out)
{
    for (unsigned bonus = 0; bonus < LANE_BONUSES; bonus++) {
        uint32_t most = 0;
        for (unsigned other = 0; other < box->head.players; other++)
            if (other != seat && claims->of[bonus][other] > most)
                most = claims->of[bonus][other];
        uint32_t own = claims->of[bonus][seat];
        borgo_features_one(out, 3, own > most ? 0 : own < most ? 1 : own ? 2 : 3);
    }
}

static void show_pieces(int pieces, struct borgo_features *out)
{
    borgo_features_many(out, 14, pieces <= 8 ? pieces : 8 + (pieces - 8) / 3);
}

/* Cards: one's own by colour, what nobody knows by colour, and what the best open plot of each
 * colour is worth. */
static void show_cards(const struct lane_state *state, unsigned seat, const uint8_t *dots,
                       struct borgo_features *out)
{
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        int unseen = LANE_CARDS_EACH - state->hand[seat][colour] - state->discard[colour];
        borgo_features_many(out, 5, state->hand[seat][colour]);
        borgo_features_many(out, 4, unseen / 2);
        borgo_features_many(out, 5, dots[colour]);
        borgo_features_many(out, 8, state->hand[seat][colour] * dots[colour] / 2);
    }
    borgo_features_many(out, 6, state->deck_size / 8);
}

/* Whose turn it is and what is still to come of it, and how the round stands. */
static void show_turn(const struct lane_box *box, const struct lane_state *state, unsigned seat,
                      struct borgo_features *out)
{
    unsigned players = box->head.players, turn = (state->seat + players - seat) % players;
    unsigned first = (state->first + players - seat) % players;
    unsigned deals = state->deals < 2 ? state->deals : 2;
    unsigned stage = state->phase == LANE_DISCARDING ? 3 : deals;
    borgo_features_one(out, 16, 4 * turn + stage);
    borgo_features_one(out, 4, first);
    borgo_features_one(out, 16, state->ending ? 4 * turn + first : 16);
    borgo_features_one(out, 3, players - 2);
    borgo_features_many(out, 4, state->quiet_rounds / 2);
    borgo_features_many(out, 12, state->zone_plots_free / 2);
    borgo_features_many(out, 4, state->parks / 2);
    borgo_features_one(out, 1, box->head.option[LANE_EDITION] == LANE_EDITION_AVENUE ? 0 : 1);
    borgo_features_one(out, 1, box->head.option[LANE_TALLEST] == LANE_TALLEST_VECTOR ? 0 : 1);
}

/* A seat's pieces and claims; of another also its cards and how far one is ahead of it. */
static void show_seat(const struct lane_box *box, const struct lane_state *state,
                      const struct lane_claims *claims, unsigned seat, unsigned other,
                      struct borgo_features *out)
{
    show_claims(claims, other, out);
    show_pieces(state->pieces[other], out);
    if (other == seat)
        return;
    borgo_features_many(out, 6, state->hand_size[other]);
    borgo_features_many(out, LEADS, lead_steps(lead_of(box, state, claims, seat, other)));
}

/* The third and the fourth seat's Houses are as good as one seat's. */
void lane_features(const void *box_, const void *state_, unsigned seat, int32_t *values,
                   struct borgo_features *out)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    unsigned players = box->head.players, next = (seat + 1) % players;
    struct lane_plots others = {{0, 0}};
    struct lane_claims claims;
    struct lane_sites sites;
    uint8_t dots[LANE_COLOURS];
    *out = (struct borgo_features){.next = 0};
    lane_find_sites(state, &sites);
    lane_claim(box, state, &sites, &claims);
    lane_best_open_dots(box, state, dots);
    if (values)
        lane_value(box, state, &claims, dots, values);
    show_turn(box, state, seat, out);
    show_cards(state, seat, dots, out);
    show_places(box, &claims, seat, out);
    borgo_features_many(out, LEADS, lead_steps(state->score[seat] - state->score[next]));
    for (unsigned other = 0; other < players; other++)
        for (int half = 0; half < 2 && other != seat && other != next; half++)
            others.half[half] |= sites.of[other].half[half];
    show_plots(out, &sites.parks);
    show_plots(out, &state->open);
    show_plots(out, &sites.of[seat]);
    show_plots(out, &sites.of[next]);
    show_plots(out, &others);
    for (unsigned i = 0; i < players; i++)
        show_seat(box, state, &claims, seat, (seat + i) % players, out);
    assert(out->next <= LANE_FEATURES);
}
