/* What a greedy player sees in a position: money and skyscrapers, the rents it can expect to collect and to pay on the
 * next roll and on the rounds after that, buildings on their way to a skyscraper, and who would win if a next roll made
 * somebody bankrupt. Compared with the best opponent, in hundredths of a thousand. */
#include "games/skyline/parts.h"

enum { WIN = 100000000, BANKRUPTCY = 60000, ONE_FLOOR = 2500, TWO_FLOORS = 9000 };

/* What stopping on each street space costs, and who gets it. */
struct street {
    int32_t rent[SKYLINE_STREET];
    uint8_t owner[SKYLINE_STREET]; /* BORGO_MAX_SEATS: nobody */
    int32_t income[BORGO_MAX_SEATS];
    int32_t all;
};

static void survey_street(const struct skyline_box *box, const struct skyline_state *state, struct street *street)
{
    *street = (struct street){.all = 0};
    for (unsigned space = 0; space < SKYLINE_STREET; space++) {
        unsigned cell = box->beside[space];
        street->owner[space] = BORGO_MAX_SEATS;
        if (cell == SKYLINE_NO_CELL || state->height[0] >> cell & 1)
            continue;
        unsigned owner = skyline_owner(state, cell);
        street->owner[space] = (uint8_t)owner;
        street->rent[space] = skyline_group_rent(state, skyline_group(state->own[owner], cell));
        street->income[owner] += street->rent[space];
        street->all += street->rent[space];
    }
}

/* SKY-22 for a bankruptcy that has not happened yet: does the seat win? */
static bool wins_after(const struct skyline_box *box, const struct skyline_state *state, unsigned debtor, unsigned creditor,
                       int32_t debt, unsigned seat)
{
    int32_t total[BORGO_MAX_SEATS], most = 0;
    for (unsigned other = 0; other < box->head.players; other++) {
        total[other] = state->cash[other] + SKYLINE_BONUS * (int32_t)skyline_skyscrapers(state, other);
        if (other == debtor)
            total[other] = total[other] > debt ? total[other] - debt : 0;
        if (other == creditor)
            total[other] += debt;
        most = total[other] > most ? total[other] : most;
    }
    return total[seat] == most;
}

/* The next roll of one pawn: who gains and who pays, on average, in hundredths. */
static void next_roll(const struct skyline_box *box, const struct skyline_state *state, const struct street *street,
                      unsigned mover, unsigned seat, int32_t *worth)
{
    for (unsigned white = 1; white <= SKYLINE_DIE; white++) {
        unsigned space = (state->pawn[mover] + white) % SKYLINE_STREET, owner = street->owner[space];
        int32_t rent = street->rent[space];
        if (owner == BORGO_MAX_SEATS || owner == mover)
            continue;
        if (rent > state->cash[mover]) {
            bool wins = wins_after(box, state, mover, owner, rent, seat);
            worth[seat] += (wins ? BANKRUPTCY : -BANKRUPTCY) / SKYLINE_DIE;
            continue;
        }
        worth[mover] -= rent * 100 / SKYLINE_DIE;
        worth[owner] += rent * 100 / SKYLINE_DIE;
    }
}

/* How many more turns each will have, roughly: until the leader's last skyscraper stands. */
static int32_t turns_ahead(const struct skyline_box *box, const struct skyline_state *state)
{
    unsigned most = 0;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        most = skyline_skyscrapers(state, seat) > most ? skyline_skyscrapers(state, seat) : most;
    int32_t ahead = 1 + 2 * (int32_t)(box->skyscrapers - most), left = (SKYLINE_TURNS - state->turns) / box->head.players;
    return ahead < left ? ahead : left;
}

static int32_t standing(const struct skyline_state *state, unsigned seat)
{
    skyline_cells own = state->own[seat];
    return 100 * state->cash[seat] + 100 * SKYLINE_BONUS * (int32_t)skyline_skyscrapers(state, seat)
           + ONE_FLOOR * (int32_t)borgo_bits_count(own & state->height[1])
           + TWO_FLOORS * (int32_t)borgo_bits_count(own & state->height[2]);
}

int32_t skyline_evaluate(const void *box_, const void *state_, unsigned seat)
{
    const struct skyline_box *box = box_;
    const struct skyline_state *state = state_;
    int32_t worth[BORGO_MAX_SEATS] = {0}, best_other = INT32_MIN, players = box->head.players;
    if (state->phase == SKYLINE_OVER) {
        struct borgo_result result;
        skyline_result(box, state, &result);
        return result.final[seat] * 100 + (result.winners >> seat & 1 ? WIN : -WIN);
    }
    struct street street;
    survey_street(box, state, &street);
    int32_t ahead = turns_ahead(box, state);
    for (unsigned other = 0; other < box->head.players; other++) {
        int32_t collects = street.income[other] * (players - 1), pays = street.all - street.income[other];
        worth[other] += standing(state, other) + (collects - pays) * 100 / SKYLINE_STREET * ahead;
        next_roll(box, state, &street, other, seat, worth);
    }
    for (unsigned other = 0; other < box->head.players; other++)
        if (other != seat && worth[other] > best_other)
            best_other = worth[other];
    return worth[seat] - best_other;
}
