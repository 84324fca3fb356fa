/* Who sits where, from the --seat flags: one way to say it for every command that has players. */
#ifndef BORGO_CLI_SEATS_H
#define BORGO_CLI_SEATS_H

#include "cli/command.h"
#include "players/player.h"
#include "table/seat.h"

enum { MAX_NAME = BORGO_MAX_NAME };

#define SEAT_FLAG                                                                                  \
    {                                                                                              \
        "--seat", "[N=]KIND[:NAME]",                                                               \
            N_("who sits there: a computer player or 'human'; may be repeated")                    \
    }

enum seat_kind { SEAT_NOT_GIVEN, SEAT_HUMAN, SEAT_COMPUTER };

struct seat {
    enum seat_kind kind;
    const struct borgo_player *player; /* of SEAT_COMPUTER */
    const char *name;                  /* as given, or NULL */
};

/* Reads all --seat flags: `N=KIND` takes seat N, a plain `KIND` the lowest seat that no flag before
 * it has taken. Seats nobody named stay SEAT_NOT_GIVEN. Complains and returns false for what makes
 * no sense. */
bool read_seats(const struct arguments *arguments, unsigned players,
                struct seat seats[BORGO_MAX_SEATS]);

/* A computer player's seat for tables: its number and its name. */
void seat_label(const struct seat *seat, unsigned number, struct borgo_text *label);
/* The members `player` and `name`. */
void put_seat_player(struct borgo_json *json, const struct seat *seat);

#endif
