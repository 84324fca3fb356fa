/* The server: see server.h. One loop, libwebsockets', in which everything happens but thinking and
 * writing to the disk; those who do that wake it when they have something. */
#include "server/server.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/resource.h>

#include "host/host.h"
#include "server/files.h"
#include "server/http.h"
#include "server/neighbours.h"
#include "server/now.h"
#include "store/sharing.h"

/* Whatever else this machine serves, a browser sends its cookies here too. A WebSocket has little
 * room of its own, since most are idle. */
enum { KEEP_ALIVE = 60, HEADER_ROOM = 16 * 1024, LINE_ROOM = 1024 };
enum { MOST_FILES = 65536, TICK = 200000, SWEEP = 1000, FAREWELL = 1500 }; /* µs, ms, ms */

/* Processes that share a store go by its clock. */
struct hall_time server_now(const struct server *server)
{
    int64_t run = now_milliseconds(CLOCK_MONOTONIC), wall = now_milliseconds(CLOCK_REALTIME);
    return (struct hall_time){.wall = server->store ? store_wall(server->store, run, wall) : wall,
                              .run = run};
}

void server_log(const struct server *server, enum log_level level, const char *what,
                const struct place_key *from, const char *format, ...)
{
    char rest[400];
    va_list arguments;
    enum log_level least = server->settings.log ? LOG_INFO : LOG_ERROR;
    if (level > least)
        return;
    va_start(arguments, format);
    vsnprintf(rest, sizeof rest, format, arguments);
    va_end(arguments);
    log_line(least, level, what, from, "%s", rest);
}

/* What the hall asks of us. */

bool server_tell(struct server *server, struct guest *guest, const char *text, size_t length)
{
    switch (guest->kind) {
    case GUEST_LINE:
        return socket_tell(server, (struct line *)guest, text, length);
    case GUEST_REQUEST:
        return api_tell((struct request *)guest, text, length);
    default:
        neighbours_tell(server->neighbours, guest, text, length);
        return true;
    }
}

static bool tell(void *server, void *guest, const char *text, size_t length)
{
    return server_tell(server, guest, text, length);
}

static void dismiss(void *server_, void *guest_)
{
    struct server *server = server_;
    struct guest *guest = guest_;
    if (guest->kind == GUEST_LINE)
        socket_dismiss((struct line *)guest);
    else if (guest->kind == GUEST_AFAR)
        neighbours_dismiss(server->neighbours, guest);
}

static void forward(void *server_, void *guest, int64_t process, const char *text, size_t length)
{
    struct server *server = server_;
    neighbours_forward(server->neighbours, guest, process, text, length);
}

static void spread(void *server_, const char *person, const char *text, size_t length)
{
    struct server *server = server_;
    neighbours_spread(server->neighbours, person, text, length);
}

static void think(void *server_, struct borgo_job *job, uint64_t ticket, uint64_t owner)
{
    struct server *server = server_;
    pool_think(server->pool, job, ticket, owner);
}

static void cancel(void *server_, uint64_t ticket)
{
    struct server *server = server_;
    if (server->pool)
        pool_cancel(server->pool, ticket);
}

/* What other threads say. */

void server_wake(struct server *server)
{
    pthread_mutex_lock(&server->waking);
    if (server->awake)
        lws_cancel_service(server->context);
    pthread_mutex_unlock(&server->waking);
}

static void set_awake(struct server *server, bool awake)
{
    pthread_mutex_lock(&server->waking);
    server->awake = awake;
    pthread_mutex_unlock(&server->waking);
}

static void wake_for_store(void *server_)
{
    struct server *server = server_;
    atomic_store(&server->stored, true);
    server_wake(server);
}

static void wake_for_pool(void *server)
{
    server_wake(server);
}

/* The hall, and people in it. */

bool server_open_store(struct server *server, struct store **store, struct neighbours **neighbours,
                       struct borgo_error *error)
{
    const struct store_host host = {server, wake_for_store};
    *store = store_open(server->settings.store, &host, error);
    if (!*store)
        return false;
    if (!store_is_shared(*store))
        return true;
    *neighbours = neighbours_open(server, *store, error);
    if (*neighbours)
        return true;
    store_close(*store);
    *store = NULL;
    return false;
}

static bool open_hall(struct server *server, struct borgo_error *error)
{
    const struct hall_host host = {server, tell, dismiss, think, cancel, forward, spread};
    server->hall =
        hall_open(server->store, &host, &server->settings.limits, server_now(server), error);
    return server->hall != NULL;
}

static void close_store(struct server *server)
{
    neighbours_close(server->neighbours);
    server->neighbours = NULL;
    if (server->store)
        store_close(server->store);
    server->store = NULL;
}

struct visitor *server_welcome(struct server *server, struct guest *guest)
{
    char address[PLACE_ROOM];
    struct place_key household = place_key_household(&guest->from);
    place_key_write(&household, address);
    guest->visitor = hall_welcome(server->hall, guest, address, server_now(server));
    guest->after_guest = server->guests;
    if (server->guests)
        server->guests->before_guest = guest;
    server->guests = guest;
    return guest->visitor;
}

static void unlink_guest(struct server *server, struct guest *guest)
{
    if (guest->before_guest)
        guest->before_guest->after_guest = guest->after_guest;
    else
        server->guests = guest->after_guest;
    if (guest->after_guest)
        guest->after_guest->before_guest = guest->before_guest;
    guest->before_guest = guest->after_guest = NULL;
}

void server_farewell(struct server *server, struct guest *guest)
{
    if (!guest->visitor)
        return;
    unlink_guest(server, guest);
    neighbours_forget(server->neighbours, guest);
    hall_farewell(server->hall, guest->visitor, server_now(server));
    guest->visitor = NULL;
}

void server_end_guest(struct guest *guest)
{
    if (guest->socket)
        lws_set_timeout(guest->socket, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
}

/* Others may have our tables by now: nobody is told anything any more. */
static void stand_apart(struct server *server)
{
    struct hall *hall = server->hall;
    server_log(server, LOG_ERROR, "apart", NULL, "lines=%llu",
               (unsigned long long)server->figures.lines);
    while (server->guests) {
        struct guest *guest = server->guests;
        unlink_guest(server, guest);
        neighbours_forget(server->neighbours, guest);
        guest->visitor = NULL;
        server_end_guest(guest);
    }
    server->hall = NULL;
    server->leaving = true;
    hall_close(hall);
}

/* A tick later, when lines are ended: what is still to be written is, or isn't ours to write. */
static void begin_return(struct server *server)
{
    if (server->leaving) {
        server->leaving = false;
        return;
    }
    server->returning = returning_start(server, server->store, server->neighbours);
    server->store = NULL;
    server->neighbours = NULL;
}

static bool end_return(struct server *server, struct borgo_error *error)
{
    struct returning *returning = server->returning;
    server->returning = NULL;
    return !returning || returning_end(returning, &server->store, &server->neighbours, error);
}

static void come_back(struct server *server)
{
    struct borgo_error error = {0};
    if (!server->returning) {
        begin_return(server);
        return;
    }
    if (!returning_is_done(server->returning))
        return;
    if (end_return(server, &error) && open_hall(server, &error)) {
        server_log(server, LOG_WARNING, "back", NULL, "process=%lld",
                   (long long)store_process(server->store));
        server->unstored = false;
    } else {
        server_log(server, LOG_WARNING, "apart", NULL, "why=\"%s\"", error.message);
    }
}

bool server_may_speak(struct server *server)
{
    if (!server->hall)
        return false;
    if (now_milliseconds(CLOCK_MONOTONIC) < store_holds_until(server->store))
        return true;
    if (!atomic_load(&server->stopped))
        stand_apart(server);
    return false;
}

static void tell_stored(struct server *server)
{
    enum hall_storing storing = hall_stored(server->hall, server_now(server));
    bool unstored = storing == HALL_NOTHING_NEW ? server->unstored : storing == HALL_UNSTORED;
    struct hall_figures figures;
    if (unstored == server->unstored)
        return;
    hall_count(server->hall, &figures);
    server_log(server, unstored ? LOG_ERROR : LOG_WARNING, unstored ? "unstored" : "stored", NULL,
               "total=%llu", (unsigned long long)figures.unstored);
    server->unstored = unstored;
}

void server_woken(struct server *server)
{
    struct borgo_job *job;
    uint64_t ticket;
    bool done;
    if (server_may_speak(server) && atomic_exchange(&server->stored, false))
        tell_stored(server);
    while (server->pool && (job = pool_collect(server->pool, &ticket, &done)))
        if (server->hall)
            hall_thought(server->hall, job, ticket, done, server_now(server));
        else
            borgo_job_free(job);
    if (server->hall && server->neighbours && atomic_exchange(&server->mail_came, false))
        neighbours_collect(server->neighbours);
    if (server->returning && !atomic_load(&server->stopped))
        come_back(server);
}

static void tick(lws_sorted_usec_list_t *timer)
{
    struct server *server = lws_container_of(timer, struct server, timer);
    struct hall_time now = server_now(server);
    if (server_may_speak(server)) {
        hall_tick(server->hall, now);
        if (server->neighbours)
            neighbours_look(server->neighbours);
    } else if (!server->hall && !atomic_load(&server->stopped)) {
        come_back(server);
    }
    if (now.run - server->swept >= SWEEP) {
        server->swept = now.run;
        socket_sweep(server, now.run);
    }
    lws_sul_schedule(server->context, 0, timer, tick, TICK);
}

static void flush(struct ev_loop *loop, struct ev_prepare *watcher, int events)
{
    (void)loop;
    (void)events;
    socket_flush(watcher->data);
}

/* Who asks, and for whom. */

static size_t host_length(const char *authority, bool secure)
{
    size_t length = strlen(authority), tail = secure ? 4 : 3;
    bool usual = length > tail && strcmp(authority + length - tail, secure ? ":443" : ":80") == 0;
    return usual ? length - tail : length;
}

/* `https://example.org:443` and `example.org` are the same place. */
static bool is_page_of(const char *origin, const char *host)
{
    bool secure = strncasecmp(origin, "https://", 8) == 0;
    if (!secure && strncasecmp(origin, "http://", 7) != 0)
        return false;
    const char *authority = origin + (secure ? 8 : 7);
    size_t length = host_length(authority, secure);
    return length && length == host_length(host, secure)
           && strncasecmp(authority, host, length) == 0;
}

bool server_host_is_ours(const struct server *server, const char *host)
{
    const char *origin = server->settings.origin;
    return server->public || server_is_this_machine(host) || (origin && is_page_of(origin, host));
}

bool server_origin_is_ours(const struct server *server, const char *origin, const char *host)
{
    const char *named = server->settings.origin;
    return !*origin || is_page_of(origin, host) || (named && strcasecmp(origin, named) == 0);
}

/* Only the last entry is the proxy's own word; those before it are whatever the client said. */
static bool read_forwarded(struct lws *socket, char address[PLACE_ROOM], struct place_key *key)
{
    char list[1000];
    http_header(socket, WSI_TOKEN_X_FORWARDED_FOR, list, sizeof list);
    const char *comma = strrchr(list, ','), *last = comma ? comma + 1 : list;
    last += strspn(last, " \t");
    snprintf(address, PLACE_ROOM, "%.*s", (int)strcspn(last, " \t"), last);
    return place_key_read(address, key);
}

void server_where_from(struct server *server, struct lws *socket, char address[PLACE_ROOM],
                       struct place_key *key)
{
    address[0] = '\0';
    lws_get_peer_simple(socket, address, PLACE_ROOM);
    place_key_read(address, key);
    if (server->has_proxy && place_key_equal(key, &server->proxy)) {
        char said[PLACE_ROOM];
        struct place_key other;
        if (read_forwarded(socket, said, &other)) {
            memcpy(address, said, sizeof said);
            *key = other;
        }
    }
}

/* Opening. */

static const struct lws_protocols protocols[] = {
    /* The first gets what is HTTP, and WebSockets that name no protocol. */
    {.name = "http",
     .callback = server_callback,
     .per_session_data_size = sizeof(struct session),
     .rx_buffer_size = LINE_ROOM},
    {.name = "borgo",
     .callback = server_callback,
     .per_session_data_size = sizeof(struct session),
     .rx_buffer_size = LINE_ROOM},
    {.name = NULL},
};

/* Whether peers live is seen to in socket.c: libwebsockets' timers are one sorted list, which is
 * slow with thousands. */
static const lws_retry_bo_t no_timers = {0};

static unsigned raise_files(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return 0;
    rlim_t most = limit.rlim_max < MOST_FILES ? limit.rlim_max : MOST_FILES;
    if (limit.rlim_cur < most) {
        limit.rlim_cur = most;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
    getrlimit(RLIMIT_NOFILE, &limit);
    return limit.rlim_cur < MOST_FILES ? (unsigned)limit.rlim_cur : MOST_FILES;
}

static void log_library(int level, const char *line)
{
    (void)level;
    log_line(LOG_INFO, LOG_WARNING, "libwebsockets", NULL, "text=\"%.*s\"",
             (int)strcspn(line, "\r\n\""), line);
}

static struct lws_context_creation_info describe(struct server *server, const struct place *place,
                                                 int port)
{
    const struct server_settings *settings = &server->settings;
    struct lws_context_creation_info info = {
        .port = port,
        .iface = server->listens,
        .protocols = protocols,
        .headers = server_headers,
        .user = server,
        .gid = (gid_t)-1,
        .uid = (uid_t)-1,
        .keepalive_timeout = KEEP_ALIVE,
        .timeout_secs = HTTP_PATIENCE,
        .max_http_header_data = HEADER_ROOM,
        .fd_limit_per_thread = raise_files(),
        .retry_and_idle_policy = &no_timers,
        .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND
                   | LWS_SERVER_OPTION_LIBEV,
    };
    if (place->any.sa_family == AF_INET)
        info.options |= LWS_SERVER_OPTION_DISABLE_IPV6;
    if (settings->certificate) {
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
        info.ssl_cert_filepath = settings->certificate;
        info.ssl_private_key_filepath = settings->key;
        info.alpn = "http/1.1";
    }
    return info;
}

static bool why_not(const struct server *server, int port, struct borgo_error *error)
{
    const char *address = server->settings.address;
    if (!server->context)
        return borgo_error_fail(error, "libwebsockets doesn't start; it needs its plugin for libev "
                                       "(Debian: libwebsockets-evlib-ev)");
    if (server->settings.certificate)
        return borgo_error_fail(error, "can't listen at %s, port %d, with this certificate and key",
                                address, port);
    return borgo_error_fail(error, "can't listen at %s, port %d", address, port);
}

static bool listen_at(struct server *server, const struct place *place, int port,
                      struct borgo_error *error)
{
    struct lws_context_creation_info info = describe(server, place, port);
    void *loops[] = {server->loop};
    lws_set_log_level(server->settings.log ? LLL_ERR | LLL_WARN : 0, log_library);
    info.foreign_loops = loops;
    server->context = lws_create_context(&info);
    struct lws_vhost *host = server->context ? lws_create_vhost(server->context, &info) : NULL;
    if (!host)
        return why_not(server, port, error);
    bool six = place->any.sa_family == AF_INET6, everywhere = place_is_everywhere(place);
    const char *name = everywhere ? (six ? "::1" : "127.0.0.1") : server->listens;
    snprintf(server->address, sizeof server->address, six ? "http%s://[%s]:%d/" : "http%s://%s:%d/",
             server->settings.certificate ? "s" : "", name, lws_get_vhost_listen_port(host));
    return true;
}

static struct server *make_server(const struct server_settings *wanted, const struct place *place)
{
    struct server *server = calloc(1, sizeof *server);
    struct limits_settings limits = {wanted->requests, wanted->connections};
    uint64_t seed;
    if (!server)
        abort(); /* nothing to recover to */
    host_random_bytes(&seed, sizeof seed);
    server->settings = *wanted;
    server->limits = limits_open(&limits, seed);
    server->public = !place_is_loopback(place);
    server->has_proxy = wanted->proxy && place_key_read(wanted->proxy, &server->proxy);
    snprintf(server->listens, sizeof server->listens, "%s", wanted->address);
    pthread_mutex_init(&server->waking, NULL);
    server->loop = ev_loop_new(EVFLAG_AUTO);
    return server;
}

static bool open_pool(struct server *server, struct borgo_error *error)
{
    const struct server_settings *settings = &server->settings;
    const struct pool_settings pool = {settings->threads, settings->think_milliseconds, server,
                                       wake_for_pool};
    server->pool = pool_open(&pool);
    return server->pool || borgo_error_fail(error, "can't start a thread");
}

struct server *server_open(const struct server_settings *wanted, struct borgo_error *error)
{
    struct place place;
    struct place_key key;
    if (!place_read(wanted->address, 0, &place))
        return borgo_error_fail(error, "'%s' is no address of the form 127.0.0.1 or ::1",
                                wanted->address),
               NULL;
    if (wanted->proxy && !place_key_read(wanted->proxy, &key))
        return borgo_error_fail(error, "'%s' is no address of the form 127.0.0.1 or ::1",
                                wanted->proxy),
               NULL;
    int port = place_free_port(wanted->address, wanted->port, wanted->more, error);
    if (port < 0)
        return NULL;
    struct server *server = make_server(wanted, &place);
    if (!open_pool(server, error)
        || !server_open_store(server, &server->store, &server->neighbours, error)
        || !open_hall(server, error) || !listen_at(server, &place, port, error)) {
        server_close(server);
        return NULL;
    }
    set_awake(server, true);
    return server;
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

/* Running. */

static void settle(struct server *server)
{
    if (!server_may_speak(server))
        return;
    store_wait(server->store);
    atomic_store(&server->stored, true);
    server_woken(server);
}

/* What was said before is stored and acknowledged, everybody is told, and their lines end when they
 * have it, or when that takes too long. */
static void say_farewell(struct server *server)
{
    int64_t until = now_milliseconds(CLOCK_MONOTONIC) + FAREWELL;
    server_log(server, LOG_INFO, "stop", NULL, "lines=%llu",
               (unsigned long long)server->figures.lines);
    settle(server);
    if (server->hall)
        hall_announce_end(server->hall);
    if (server->hall && server->neighbours)
        neighbours_leave(server->neighbours);
    for (struct line *line = server->lines.first; line; line = line->after)
        socket_dismiss(line);
    while (server->lines.first && now_milliseconds(CLOCK_MONOTONIC) < until)
        ev_run(server->loop, EVRUN_ONCE);
    settle(server);
}

void server_run(struct server *server)
{
    server_log(server, LOG_INFO, "start", NULL, "url=%s schema=%d process=%lld", server->address,
               store_schema(server->neighbours != NULL), (long long)store_process(server->store));
    atomic_store(&server->stored, true); /* what the hall wrote when it was opened */
    server_woken(server);
    lws_sul_schedule(server->context, 0, &server->timer, tick, TICK);
    ev_prepare_init(&server->before_waiting, flush);
    server->before_waiting.data = server;
    ev_prepare_start(server->loop, &server->before_waiting);
    while (!atomic_load(&server->stopped))
        ev_run(server->loop, EVRUN_ONCE);
    say_farewell(server);
}

void server_stop(struct server *server)
{
    atomic_store(&server->stopped, true);
    server_wake(server);
}

void server_close(struct server *server)
{
    end_return(server, NULL);
    set_awake(server, false);
    if (server->context)
        lws_context_destroy(server->context); /* everybody leaves the hall */
    if (server->loop)
        ev_loop_destroy(server->loop);
    if (server->pool)
        pool_close(server->pool);
    server->pool = NULL;
    struct hall *hall = server->hall;
    server->hall = NULL;
    if (hall)
        hall_close(hall);
    close_store(server);
    limits_close(server->limits);
    pthread_mutex_destroy(&server->waking);
    free(server);
}
