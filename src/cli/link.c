/* Where a table is: see link.h. */
#include "cli/link.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BORGO_PORT = 8765, HTTP_PORT = 80, HTTPS_PORT = 443 };

static const char behind_page[] = "#/t/";

/* No game has a dot or a colon in its name. */
bool is_link(const char *const *words, int count)
{
    if (count == 2)
        return strpbrk(words[0], ".:") || strcmp(words[0], "localhost") == 0;
    return count == 1 && (strstr(words[0], "://") || strstr(words[0], behind_page));
}

/* `http://` or `https://`, or neither; moves behind it. False: another scheme. */
static bool read_scheme(const char **at, struct remote_place *place)
{
    const char *end = strstr(*at, "://");
    place->port = BORGO_PORT;
    if (!end)
        return true;
    place->tls = strncmp(*at, "https:", 6) == 0;
    place->port = place->tls ? HTTPS_PORT : HTTP_PORT;
    bool known = place->tls || strncmp(*at, "http:", 5) == 0;
    *at = end + 3;
    return known;
}

/* `host`, `host:port` or `[::1]:port`; moves behind it. */
static bool read_host(const char **at, struct remote_place *place)
{
    bool brackets = **at == '[';
    const char *start = *at + brackets;
    size_t length = strcspn(start, brackets ? "]" : ":/#?");
    if (length == 0 || length >= sizeof place->host || (brackets && start[length] != ']'))
        return false;
    memcpy(place->host, start, length);
    place->host[length] = '\0';
    *at = start + length + brackets;
    if (strpbrk(place->host, " @\\%\"'<>"))
        return false;
    if (**at != ':')
        return true;
    char *end;
    long port = strtol(*at + 1, &end, 10);
    if (end == *at + 1 || port < 1 || port > 65535)
        return false;
    place->port = (int)port;
    *at = end;
    return true;
}

/* The folder the page is in; the WebSocket is beside it. Moves behind it. */
static bool read_folder(const char **at, struct remote_place *place)
{
    size_t length = strcspn(*at, "#?");
    const char *rest = *at + length;
    while (length > 0 && (*at)[length - 1] != '/')
        length--;
    int written = snprintf(place->path, sizeof place->path, "%.*s%slive", (int)length, *at,
                           length ? "" : "/");
    *at = rest;
    return written > 0 && (size_t)written < sizeof place->path;
}

static bool read_table(const char *word, struct link *link)
{
    size_t length = strlen(word);
    if (length == 0 || length > STORE_ID
        || strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-") != length)
        return false;
    memcpy(link->table, word, length + 1);
    return true;
}

bool read_link(const char *const *words, int count, struct link *link, struct borgo_error *error)
{
    const char *at = words[0];
    *link = (struct link){0};
    if (!read_scheme(&at, &link->place) || !read_host(&at, &link->place)
        || !read_folder(&at, &link->place))
        return borgo_error_fail(error, "'%s' is no address of a server", words[0]);
    const char *table =
        strncmp(at, behind_page, sizeof behind_page - 1) == 0 ? at + sizeof behind_page - 1 : NULL;
    if (count == 2)
        table = words[1];
    if (!table)
        return borgo_error_fail(error, "'%s' names no table: %s", words[0],
                                "http://host:8765/#/t/amber-mill-421");
    return read_table(table, link)
           || borgo_error_fail(error, "'%s' is no invitation: %s", table, "amber-mill-421");
}
