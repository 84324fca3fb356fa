/* What the cards of the roles say: one sentence each, and the step of the round it is about
 * (CITY-34 to CITY-49). */
#include "games/city/roles.h"

const char *const city_timing_words[CITY_TIMINGS] = {
    "zoning-starts",       "zoning",       "zoning-ends", "bidding", "bidding-ends",
    "construction-starts", "construction",
};

const struct city_role_text city_role_texts[CITY_ROLES] = {
    [CITY_PROTESTER] = {CITY_AT_ZONING_ENDS, N_("Stand on an undeveloped zone: nobody may bid on "
                                                "it, build on it or move it this round.")},
    [CITY_DEVELOPER] = {CITY_IN_CONSTRUCTION, N_("You may build floor 1 across a canal.")},
    [CITY_LOBBYIST] = {CITY_AT_CONSTRUCTION_STARTS,
                       N_("You may move undeveloped zones without a chip, each once; each scores "
                          "its district anew.")},
    [CITY_ARCHITECT] = {CITY_AT_ZONING_STARTS,
                        N_("Draw two buildings, keep one as a fifth and put the other back.")},
    [CITY_ENGINEER] = {CITY_AT_CONSTRUCTION_STARTS,
                       N_("Take one wholly uncovered building from the city into your hand.")},
    [CITY_ECONOMIST] = {CITY_IN_CONSTRUCTION,
                        N_("You may build floor 1 where none of your chips lies.")},
    [CITY_BANKER] =
        {CITY_AT_BIDDING_ENDS,
         N_("You may put the chips that came back to you on zones nobody bid on, one each.")},
    [CITY_LAWYER] = {CITY_AT_CONSTRUCTION_STARTS,
                     N_("Exchange one of your chips with one of another player.")},
    [CITY_UNION_BOSS] = {CITY_IN_CONSTRUCTION,
                         N_("1 point for each building on an upper floor, by anyone.")},
    [CITY_MAYOR] = {CITY_IN_BIDDING, N_("You may bid on closed zones.")},
    [CITY_GODFATHER] = {CITY_IN_CONSTRUCTION, N_("Take both bonuses of every floor 1 you build.")},
    [CITY_CITY_PLANNER] = {CITY_IN_ZONING, N_("Your district points are doubled.")},
    [CITY_FINANCE_DEPUTY] = {CITY_IN_CONSTRUCTION,
                             N_("1 point for each building on floor 1, by anyone.")},
    [CITY_SECRETARY_GENERAL] = {CITY_IN_CONSTRUCTION,
                                N_("1 point for each building beside a community, by anyone.")},
    [CITY_REALTOR] = {CITY_AT_CONSTRUCTION_STARTS,
                      N_("Name a type: 1 point for each segment of it that anyone adds.")},
    [CITY_PLANNING_COMMISSIONER] =
        {CITY_IN_ZONING, N_("Whenever another player gets district points, you get as many.")},
};
