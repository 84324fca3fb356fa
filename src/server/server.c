/* The server: see server.h. */
#include "server/server.h"

#include <arpa/inet.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/files.h"
#include "server/http.h"

/* Seconds, and bytes: whatever else this machine serves, a browser sends its cookies here too. */
enum { KEEP_ALIVE = 60, PATIENCE = 20, HEADER_ROOM = 16 * 1024, HIGHEST_PORT = 65535 };

struct server {
    struct lws_context *context;
    char listens[INET6_ADDRSTRLEN]; /* libwebsockets keeps the pointer */
    char address[INET6_ADDRSTRLEN + 20];
    bool public;
    atomic_bool stopped;
};

/* An address and a port, as bind wants them. */
struct place {
    union {
        struct sockaddr any;
        struct sockaddr_in four;
        struct sockaddr_in6 six;
    };
    socklen_t size;
};

static bool read_place(const char *address, int port, struct place *place)
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

static bool is_loopback(const struct place *place)
{
    if (place->any.sa_family == AF_INET6)
        return IN6_IS_ADDR_LOOPBACK(&place->six.sin6_addr);
    return ntohl(place->four.sin_addr.s_addr) >> 24 == 127;
}

static bool is_everywhere(const struct place *place)
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

/* The first port that is free, or -1. */
static int free_port(const struct server_place *wanted, struct borgo_error *error)
{
    int why = EADDRINUSE, last = wanted->port + wanted->more;
    struct place place;
    for (int port = wanted->port; port <= last && port <= HIGHEST_PORT && why == EADDRINUSE;
         port++) {
        read_place(wanted->address, port, &place);
        why = try_place(&place);
        if (why == 0)
            return port;
    }
    if (why == EADDRINUSE)
        borgo_error_fail(error, "port %d of %s is taken by another program", wanted->port,
                         wanted->address);
    else
        borgo_error_fail(error, "can't listen at %s, port %d: %s", wanted->address, wanted->port,
                         strerror(why));
    return -1;
}

/* The first protocol gets what is HTTP; others, by name, what became a WebSocket. */
static const struct lws_protocols protocols[] = {
    {.name = "http",
     .callback = server_http,
     .per_session_data_size = sizeof(struct server_sending)},
    {.name = NULL},
};

static bool listen_at(struct server *server, const struct place *place, int port)
{
    struct lws_context_creation_info info = {
        .port = port,
        .iface = server->listens,
        .protocols = protocols,
        .headers = server_headers,
        .user = server,
        .gid = (gid_t)-1,
        .uid = (uid_t)-1,
        .keepalive_timeout = KEEP_ALIVE,
        .timeout_secs = PATIENCE,
        .max_http_header_data = HEADER_ROOM,
        .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND,
    };
    if (place->any.sa_family == AF_INET)
        info.options |= LWS_SERVER_OPTION_DISABLE_IPV6;
    lws_set_log_level(LLL_ERR, NULL);
    server->context = lws_create_context(&info);
    struct lws_vhost *host = server->context ? lws_create_vhost(server->context, &info) : NULL;
    if (!host)
        return false;
    bool six = place->any.sa_family == AF_INET6, everywhere = is_everywhere(place);
    const char *name = everywhere ? (six ? "::1" : "127.0.0.1") : server->listens;
    snprintf(server->address, sizeof server->address, six ? "http://[%s]:%d/" : "http://%s:%d/",
             name, lws_get_vhost_listen_port(host));
    return true;
}

struct server *server_open(const struct server_place *wanted, struct borgo_error *error)
{
    struct place place;
    if (!read_place(wanted->address, 0, &place))
        return borgo_error_fail(error, "'%s' is no address of the form 127.0.0.1 or ::1",
                                wanted->address),
               NULL;
    int port = free_port(wanted, error);
    struct server *server = port < 0 ? NULL : calloc(1, sizeof *server);
    if (!server)
        return NULL;
    snprintf(server->listens, sizeof server->listens, "%s", wanted->address);
    server->public = !is_loopback(&place);
    if (listen_at(server, &place, port))
        return server;
    borgo_error_fail(error, "can't listen at %s, port %d", wanted->address, port);
    server_close(server);
    return NULL;
}

bool server_has_page(void)
{
    return server_files[0].path != NULL;
}

const char *server_address(const struct server *server)
{
    return server->address;
}

bool server_is_public(const struct server *server)
{
    return server->public;
}

bool server_run(struct server *server)
{
    while (!atomic_load(&server->stopped))
        if (lws_service(server->context, 0) < 0)
            return false;
    return true;
}

void server_stop(struct server *server)
{
    atomic_store(&server->stopped, true);
    lws_cancel_service(server->context);
}

void server_close(struct server *server)
{
    if (server->context)
        lws_context_destroy(server->context);
    free(server);
}
