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
static int lead_of(const struct lane_state *state, const struct lane_outlook *outlook,
                   unsigned seat, unsigned other)
{
    return state->score[seat] - state->score[other] + outlook->bonus[seat] - outlook->bonus[other];
}

/* What a seat has for the bonuses: in A its tallest House and how many such, in B how many, in C
 * its largest group. */
static void show_claims(const struct lane_claims *claims, unsigned seat, struct borgo_runs *out)
{
    for (unsigned zone = LANE_A1; zone <= LANE_A2; zone++) {
        uint32_t claim = claims->of[zone][seat];
        bool vector = claim > 0xffff;
        borgo_runs_many(out, 4, vector ? 3 : (int)(claim >> 8) - 1);
        borgo_runs_many(out, 3, vector ? 1 : (int)(claim & 0xff));
    }
    for (unsigned zone = LANE_B1; zone <= LANE_B2; zone++)
        borgo_runs_many(out, MOST_ZONE, (int)claims->of[zone][seat]);
    borgo_runs_many(out, 12, (int)claims->of[LANE_ZONES][seat]);
}

/* Whether somebody else is behind, level or ahead in each bonus. */
static void show_places(const struct lane_box *box, const struct lane_claims *claims, unsigned seat,
                        struct borgo_features *out)
{
    struct borgo_runs runs = {0, 0};
    for (unsigned bonus = 0; bonus < LANE_BONUSES; bonus++) {
        uint32_t most = 0;
        for (unsigned other = 0; other < box->head.players; other++)
            if (other != seat && claims->of[bonus][other] > most)
                most = claims->of[bonus][other];
        uint32_t own = claims->of[bonus][seat];
        borgo_runs_one(&runs, 3, own > most ? 0 : own < most ? 1 : own ? 2 : 3);
    }
    borgo_features_runs(out, &runs);
}

static void show_pieces(int pieces, struct borgo_runs *out)
{
    borgo_runs_many(out, 14, pieces <= 8 ? pieces : 8 + (pieces - 8) / 3);
}

/* Cards: one's own by colour, what nobody knows by colour, and what the best open plot of each
 * colour is worth. */
static void show_cards(const struct lane_state *state, const uint8_t dots[LANE_COLOURS],
                       unsigned seat, struct borgo_features *out)
{
    for (unsigned colour = 0; colour < LANE_COLOURS; colour++) {
        int unseen = LANE_CARDS_EACH - state->hand[seat][colour] - state->discard[colour];
        struct borgo_runs runs = {0, 0};
        borgo_runs_many(&runs, 5, state->hand[seat][colour]);
        borgo_runs_many(&runs, 4, unseen / 2);
        borgo_runs_many(&runs, 5, dots[colour]);
        borgo_runs_many(&runs, 8, state->hand[seat][colour] * dots[colour] / 2);
        borgo_features_runs(out, &runs);
    }
    borgo_features_many(out, 6, state->deck_size / 8);
}

/* Which of the seats from the one that looks on. */
static unsigned from_seat(unsigned players, unsigned seat, unsigned other)
{
    return other >= seat ? other - seat : other + players - seat;
}

/* Whose turn it is and what is still to come of it, and how the round stands. */
static void show_turn(const struct lane_box *box, const struct lane_state *state, unsigned seat,
                      struct borgo_features *out)
{
    unsigned players = box->head.players, turn = from_seat(players, seat, state->seat);
    unsigned first = from_seat(players, seat, state->first);
    unsigned deals = state->deals < 2 ? state->deals : 2;
    unsigned stage = state->phase == LANE_DISCARDING ? 3 : deals;
    struct borgo_runs runs = {0, 0};
    borgo_runs_one(&runs, 16, 4 * turn + stage);
    borgo_runs_one(&runs, 4, first);
    borgo_runs_one(&runs, 16, state->ending ? 4 * turn + first : 16);
    borgo_runs_one(&runs, 3, players - 2);
    borgo_runs_many(&runs, 4, state->quiet_rounds / 2);
    borgo_runs_many(&runs, 12, state->zone_plots_free / 2);
    borgo_runs_many(&runs, 4, state->parks / 2);
    borgo_runs_one(&runs, 1, box->head.option[LANE_EDITION] == LANE_EDITION_AVENUE ? 0 : 1);
    borgo_runs_one(&runs, 1, box->head.option[LANE_TALLEST] == LANE_TALLEST_VECTOR ? 0 : 1);
    borgo_features_runs(out, &runs);
}

/* A seat's pieces and claims; of another also its cards and how far one is ahead of it. */
static void show_seat(const struct lane_state *state, const struct lane_outlook *outlook,
                      unsigned seat, unsigned other, struct borgo_features *out)
{
    struct borgo_runs runs = {0, 0};
    show_claims(&outlook->claims, other, &runs);
    show_pieces(state->pieces[other], &runs);
    if (other == seat) {
        borgo_features_runs(out, &runs);
        return;
    }
    borgo_runs_many(&runs, 6, state->hand_size[other]);
    borgo_features_runs(out, &runs);
    borgo_features_many(out, LEADS, lead_steps(lead_of(state, outlook, seat, other)));
}

/* The third and the fourth seat's Houses are as good as one seat's. */
void lane_features(const void *box_, const void *state_, unsigned seat, struct borgo_features *out,
                   int32_t *values)
{
    const struct lane_box *box = box_;
    const struct lane_state *state = state_;
    unsigned players = box->head.players, next = (seat + 1) % players;
    struct lane_plots others = {{0, 0}}, parks;
    struct lane_outlook outlook;
    *out = (struct borgo_features){.next = 0};
    lane_look(box, state, &outlook);
    lane_estimate(box, state, &outlook, values);
    show_turn(box, state, seat, out);
    show_cards(state, outlook.dots, seat, out);
    show_places(box, &outlook.claims, seat, out);
    borgo_features_many(out, LEADS, lead_steps(state->score[seat] - state->score[next]));
    for (unsigned other = 0; other < players; other++)
        for (int half = 0; half < 2 && other != seat && other != next; half++)
            others.half[half] |= state->houses[other].half[half];
    for (int half = 0; half < 2; half++)
        parks.half[half] = state->built.half[half] & ~state->houses[seat].half[half]
                           & ~state->houses[next].half[half] & ~others.half[half];
    show_plots(out, &parks);
    show_plots(out, &state->open);
    show_plots(out, &state->houses[seat]);
    show_plots(out, &state->houses[next]);
    show_plots(out, &others);
    for (unsigned i = 0; i < players; i++)
        show_seat(state, &outlook, seat, (seat + i) % players, out);
    assert(out->next <= LANE_FEATURES);
}
