/* Addresses: see place.h. */
#include "server/place.h"

#include <arpa/inet.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { HIGHEST_PORT = 65535 };

bool place_read(const char *address, int port, struct place *place)
{
    memset(place, 0, sizeof *place);
    if (inet_pton(AF_INET, address, &place->four.sin_addr) == 1) {
        place->four.sin_family = AF_INET;
        place->four.sin_port = htons((uint16_t)port);
        place->size = sizeof place->four;
    } else if (inet_pton(AF_INET6, address, &place->six.sin6_addr) == 1) {
        place->six.sin6_family = AF_INET6;
        place->six.sin6_port = htons((uint16_t)port);
        place->size = sizeof place->six;
    }
    return place->size > 0;
}

bool place_is_loopback(const struct place *place)
{
    if (place->any.sa_family == AF_INET6)
        return IN6_IS_ADDR_LOOPBACK(&place->six.sin6_addr);
    return ntohl(place->four.sin_addr.s_addr) >> 24 == 127;
}

bool place_is_everywhere(const struct place *place)
{
    if (place->any.sa_family == AF_INET6)
        return IN6_IS_ADDR_UNSPECIFIED(&place->six.sin6_addr);
    return place->four.sin_addr.s_addr == htonl(INADDR_ANY);
}

/* Tries whether one could listen there: 0, or why not. libwebsockets would only say so in its log.
 */
static int try_place(const struct place *place)
{
    int one = 1, why = 0, file = socket(place->any.sa_family, SOCK_STREAM, 0);
    if (file < 0)
        return errno;
    setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(file, &place->any, place->size) != 0 || listen(file, 1) != 0)
        why = errno;
    close(file);
    return why;
}

int place_free_port(const char *address, int port, int more, struct borgo_error *error)
{
    int why = EADDRINUSE, last = port + more;
    struct place place;
    for (int tried = port; tried <= last && tried <= HIGHEST_PORT && why == EADDRINUSE; tried++) {
        place_read(address, tried, &place);
        why = try_place(&place);
        if (why == 0)
            return tried;
    }
    if (why == EADDRINUSE)
        borgo_error_fail(error, "port %d of %s is taken by another program", port, address);
    else
        borgo_error_fail(error, "can't listen at %s, port %d: %s", address, port, strerror(why));
    return -1;
}

/* The first twelve bytes of an IPv4 address as IPv6 has it. */
static const unsigned char inside[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

static bool is_four(const struct place_key *key)
{
    return memcmp(key->bytes, inside, sizeof inside) == 0;
}

bool place_key_read(const char *address, struct place_key *key)
{
    memset(key, 0, sizeof *key);
    if (inet_pton(AF_INET6, address, key->bytes) == 1)
        return true;
    if (inet_pton(AF_INET, address, key->bytes + sizeof inside) != 1)
        return false;
    memcpy(key->bytes, inside, sizeof inside);
    return true;
}

bool place_key_equal(const struct place_key *a, const struct place_key *b)
{
    return memcmp(a->bytes, b->bytes, sizeof a->bytes) == 0;
}

struct place_key place_key_household(const struct place_key *key)
{
    enum { NETWORK = 8 };
    struct place_key household = *key;
    if (!is_four(key))
        memset(household.bytes + NETWORK, 0, sizeof household.bytes - NETWORK);
    return household;
}

void place_key_write(const struct place_key *key, char text[PLACE_ROOM])
{
    bool four = is_four(key);
    inet_ntop(four ? AF_INET : AF_INET6, key->bytes + (four ? sizeof inside : 0), text, PLACE_ROOM);
}

bool place_key_is_near(const struct place_key *key)
{
    static const unsigned char self[16] = {[15] = 1};
    const unsigned char *six = key->bytes, *four = key->bytes + sizeof inside;
    if (!is_four(key))
        return memcmp(six, self, sizeof self) == 0 || (six[0] & 0xfe) == 0xfc
               || (six[0] == 0xfe && (six[1] & 0xc0) == 0x80);
    return four[0] == 127 || four[0] == 10 || (four[0] == 172 && (four[1] & 0xf0) == 16)
           || (four[0] == 192 && four[1] == 168) || (four[0] == 169 && four[1] == 254);
}

void place_key_shorten(const struct place_key *key, char *text, size_t size)
{
    const unsigned char *six = key->bytes, *four = key->bytes + sizeof inside;
    if (is_four(key))
        snprintf(text, size, "%u.%u.%u.x", four[0], four[1], four[2]);
    else
        snprintf(text, size, "%x:%x:%x::x", six[0] << 8 | six[1], six[2] << 8 | six[3],
                 six[4] << 8 | six[5]);
}
