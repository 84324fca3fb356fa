/* How much one address may ask and how many lines it may hold. The table of addresses has a fixed
 * size, whoever comes: where it gets crowded, addresses that were quiet longest are forgotten. */
#ifndef BORGO_SERVER_LIMITS_H
#define BORGO_SERVER_LIMITS_H

#include "server/bucket.h"
#include "server/place.h"

struct limits;

struct limits_settings {
    unsigned requests;    /* a second; 0: any number */
    unsigned connections; /* at a time; 0: any number */
};

struct limits *limits_open(const struct limits_settings *settings, uint64_t seed);
void limits_close(struct limits *limits);

/* A request from there: 0, or in how many milliseconds it may be tried again. */
int64_t limits_request(struct limits *limits, const struct place_key *from, int64_t now);
/* Whether one more line from there would be too many. */
bool limits_is_full(struct limits *limits, const struct place_key *from);
/* A line from there: false if there are too many. */
bool limits_connect(struct limits *limits, const struct place_key *from, int64_t now);
void limits_disconnect(struct limits *limits, const struct place_key *from);

#endif
