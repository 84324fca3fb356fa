/* Addresses: where the server listens, and where somebody comes from. */
#ifndef BORGO_SERVER_PLACE_H
#define BORGO_SERVER_PLACE_H

#include <netinet/in.h>
#include <stdbool.h>

#include "core/text.h"

enum { PLACE_ROOM = INET6_ADDRSTRLEN };

/* An address and a port, as bind wants them. */
struct place {
    union {
        struct sockaddr any;
        struct sockaddr_in four;
        struct sockaddr_in6 six;
    };
    socklen_t size;
};

/* An address as bytes: those of IPv4 as IPv6 has them inside, so that one machine is one address
 * whichever way it comes. */
struct place_key {
    unsigned char bytes[16];
};

bool place_read(const char *address, int port, struct place *place);
/* Reachable from this machine alone. */
bool place_is_loopback(const struct place *place);
/* All addresses of this machine. */
bool place_is_everywhere(const struct place *place);
/* The first port from `port` on that is free, at most `more` further; -1 with an error. */
int place_free_port(const char *address, int port, int more, struct borgo_error *error);

/* False, and all zero, where the text is no address. */
bool place_key_read(const char *address, struct place_key *key);
bool place_key_equal(const struct place_key *a, const struct place_key *b);
/* Of IPv6 one household has all that its first half can be followed by. */
struct place_key place_key_household(const struct place_key *key);
void place_key_write(const struct place_key *key, char text[PLACE_ROOM]);
/* This machine, or a network that isn't the internet: 10.0.0.0/8, fc00::/7 and their like. */
bool place_key_is_near(const struct place_key *key);
/* Enough of an address to see what belongs together, too little to know who: `203.0.113.x`. */
void place_key_shorten(const struct place_key *key, char *text, size_t size);

#endif
