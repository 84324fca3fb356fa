/* A line to a server: see remote.h. libwebsockets lives in one thread; what is said and what came
 * go through two queues under one lock. */
#include "terminal/remote.h"

#include <libwebsockets.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    FIRST_PAUSE = 250, /* milliseconds before it is tried again, */
    LONGEST_PAUSE = 15000,
    PATIENCE = 10,         /* seconds for a line to open, */
    SILENCE = 40,          /* until the server is asked whether it is there, */
    HANGUP = 60,           /* and until it is given up */
    LAST_WORDS = 500000,   /* microseconds for what is said before the end */
    LONGEST_TEXT = 8 << 20 /* no answer has more bytes */
};

/* Something said or heard. */
struct item {
    struct item *next;
    struct remote_news news;
    unsigned char bytes[]; /* of what is said, behind LWS_PRE */
};

struct queue {
    struct item *first, *last;
};

struct remote {
    struct remote_place place;
    char host[REMOTE_HOST + 24]; /* with its port */
    pthread_t thread;
    pthread_mutex_t lock;
    /* Under the lock. */
    struct queue said, heard;
    int ends[2]; /* of a pipe that can be read while something is heard */
    bool closing;
    /* The thread's own. */
    struct lws_context *context;
    struct lws *socket;
    lws_sorted_usec_list_t again;
    bool open;    /* something can be said */
    bool waiting; /* it will be tried again */
    bool ended;
    unsigned line;
    int pause;
    char *part; /* of a message that has not come whole */
    size_t part_length;
};

static void append(struct queue *queue, struct item *item)
{
    *(queue->first ? &queue->last->next : &queue->first) = item;
    queue->last = item;
}

static struct item *take_first(struct queue *queue)
{
    struct item *item = queue->first;
    if (item)
        queue->first = item->next;
    return item;
}

static struct item *new_item(enum remote_kind kind, unsigned line, size_t room)
{
    struct item *item = calloc(1, sizeof *item + room);
    if (!item)
        abort();
    item->news.kind = kind;
    item->news.line = line;
    return item;
}

/* In the thread. */

static void report(struct remote *remote, enum remote_kind kind, char *text, size_t length)
{
    struct item *item = new_item(kind, remote->line, 0);
    item->news.text = text;
    item->news.length = length;
    pthread_mutex_lock(&remote->lock);
    bool first = !remote->heard.first;
    append(&remote->heard, item);
    if (first && write(remote->ends[1], "", 1) != 1)
        abort(); /* one byte always fits */
    pthread_mutex_unlock(&remote->lock);
}

static void connect_again(lws_sorted_usec_list_t *list);

/* libwebsockets may tell of a loss more than once. */
static void lose(struct remote *remote, const char *why, size_t length)
{
    if (remote->waiting || remote->ended)
        return;
    char *text = calloc(1, length + 1);
    if (text && length)
        memcpy(text, why, length);
    remote->open = false;
    remote->waiting = true;
    remote->socket = NULL;
    free(remote->part);
    remote->part = NULL;
    remote->part_length = 0;
    report(remote, REMOTE_LOST, text, text ? length : 0);
    lws_sul_schedule(remote->context, 0, &remote->again, connect_again,
                     (lws_usec_t)remote->pause * LWS_US_PER_MS);
    remote->pause = remote->pause * 2 > LONGEST_PAUSE ? LONGEST_PAUSE : remote->pause * 2;
}

static void connect_now(struct remote *remote)
{
    static const lws_retry_bo_t policy = {.secs_since_valid_ping = SILENCE,
                                          .secs_since_valid_hangup = HANGUP};
    struct lws_client_connect_info info = {.context = remote->context,
                                           .address = remote->place.host,
                                           .port = remote->place.port,
                                           .path = remote->place.path,
                                           .host = remote->host,
                                           .protocol = "borgo",
                                           .local_protocol_name = "borgo",
                                           .ssl_connection = remote->place.tls ? LCCSCF_USE_SSL : 0,
                                           .retry_and_idle_policy = &policy,
                                           .pwsi = &remote->socket};
    if (!lws_client_connect_via_info(&info))
        lose(remote, "", 0);
}

static void connect_again(lws_sorted_usec_list_t *list)
{
    struct remote *remote = lws_container_of(list, struct remote, again);
    remote->waiting = false;
    connect_now(remote);
}

static int hear(struct remote *remote, const char *bytes, size_t length)
{
    if (remote->part_length + length > LONGEST_TEXT)
        return -1;
    char *part = realloc(remote->part, remote->part_length + length + 1);
    if (!part)
        return -1;
    memcpy(part + remote->part_length, bytes, length);
    remote->part = part;
    remote->part_length += length;
    if (!lws_is_final_fragment(remote->socket) || lws_remaining_packet_payload(remote->socket))
        return 0;
    part[remote->part_length] = '\0';
    report(remote, REMOTE_TEXT, part, remote->part_length);
    remote->part = NULL;
    remote->part_length = 0;
    remote->pause = FIRST_PAUSE;
    return 0;
}

/* What was meant for a line that is gone is forgotten. */
static struct item *next_said(struct remote *remote)
{
    pthread_mutex_lock(&remote->lock);
    struct item *item = take_first(&remote->said);
    while (item && (!remote->open || item->news.line != remote->line)) {
        free(item);
        item = take_first(&remote->said);
    }
    pthread_mutex_unlock(&remote->lock);
    return item;
}

static int say_next(struct remote *remote)
{
    struct item *item = next_said(remote);
    if (!item)
        return 0;
    int written =
        lws_write(remote->socket, item->bytes + LWS_PRE, item->news.length, LWS_WRITE_TEXT);
    free(item);
    return written < 0 ? -1 : lws_callback_on_writable(remote->socket) < 0;
}

static bool is_closing(struct remote *remote)
{
    pthread_mutex_lock(&remote->lock);
    bool closing = remote->closing;
    pthread_mutex_unlock(&remote->lock);
    return closing;
}

/* The last words don't get out. */
static void give_up(lws_sorted_usec_list_t *list)
{
    struct remote *remote = lws_container_of(list, struct remote, again);
    remote->open = false;
}

static int handle(struct lws *socket, enum lws_callback_reasons reason, void *user, void *in,
                  size_t length)
{
    struct remote *remote = lws_context_user(lws_get_context(socket));
    (void)user;
    switch (reason) {
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        remote->open = true;
        remote->line++;
        report(remote, REMOTE_OPENED, NULL, 0);
        break;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        lose(remote, in, in ? length : 0);
        break;
    case LWS_CALLBACK_CLIENT_CLOSED:
        lose(remote, "", 0);
        break;
    case LWS_CALLBACK_CLIENT_RECEIVE:
        return hear(remote, in, length);
    case LWS_CALLBACK_CLIENT_WRITEABLE:
        return say_next(remote);
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        if (remote->open)
            lws_callback_on_writable(remote->socket);
        if (is_closing(remote))
            lws_sul_schedule(remote->context, 0, &remote->again, give_up, LAST_WORDS);
        break;
    default:
        break;
    }
    return 0;
}

/* Nothing is left to be said, or nowhere to say it. */
static bool is_silent(struct remote *remote)
{
    pthread_mutex_lock(&remote->lock);
    bool silent = !remote->said.first || !remote->open;
    pthread_mutex_unlock(&remote->lock);
    return silent;
}

static void *live(void *remote_)
{
    struct remote *remote = remote_;
    connect_now(remote);
    while (!(is_closing(remote) && is_silent(remote)) && lws_service(remote->context, 0) >= 0)
        ;
    return NULL;
}

/* Outside of it. */

/* It takes no signals: those are for the thread that reads the keyboard. */
static bool start_thread(struct remote *remote)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool started = pthread_create(&remote->thread, NULL, live, remote) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return started;
}

static const struct lws_protocols protocols[] = {
    {.name = "borgo", .callback = handle, .rx_buffer_size = 1 << 14}, {0}};

struct remote *remote_open(const struct remote_place *place, struct borgo_error *error)
{
    struct remote *remote = calloc(1, sizeof *remote);
    if (!remote)
        abort();
    struct lws_context_creation_info info = {.port = CONTEXT_PORT_NO_LISTEN,
                                             .protocols = protocols,
                                             .options = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT,
                                             .timeout_secs = PATIENCE,
                                             .connect_timeout_secs = PATIENCE,
                                             .gid = (gid_t)-1,
                                             .uid = (uid_t)-1,
                                             .user = remote};
    remote->place = *place;
    remote->pause = FIRST_PAUSE;
    bool usual = place->port == (place->tls ? 443 : 80), brackets = strchr(place->host, ':');
    char port[16] = "";
    if (!usual)
        snprintf(port, sizeof port, ":%d", place->port);
    snprintf(remote->host, sizeof remote->host, "%s%s%s%s", brackets ? "[" : "", place->host,
             brackets ? "]" : "", port);
    lws_set_log_level(0, NULL);
    remote->context = lws_create_context(&info);
    pthread_mutex_init(&remote->lock, NULL);
    if (remote->context && pipe(remote->ends) == 0 && start_thread(remote))
        return remote;
    borgo_error_fail(error, "can't start a thread");
    return NULL; /* the program ends now: what is left goes with it */
}

int remote_file(const struct remote *remote)
{
    return remote->ends[0];
}

bool remote_next(struct remote *remote, struct remote_news *news)
{
    char byte;
    pthread_mutex_lock(&remote->lock);
    struct item *item = take_first(&remote->heard);
    if (item && !remote->heard.first && read(remote->ends[0], &byte, 1) != 1)
        abort();
    pthread_mutex_unlock(&remote->lock);
    if (!item)
        return false;
    *news = item->news;
    free(item);
    return true;
}

void remote_say(struct remote *remote, unsigned line, const char *text, size_t length)
{
    struct item *item = new_item(REMOTE_TEXT, line, LWS_PRE + length);
    memcpy(item->bytes + LWS_PRE, text, length);
    item->news.length = length;
    pthread_mutex_lock(&remote->lock);
    append(&remote->said, item);
    pthread_mutex_unlock(&remote->lock);
    lws_cancel_service(remote->context);
}

void remote_close(struct remote *remote)
{
    struct remote_news news;
    pthread_mutex_lock(&remote->lock);
    remote->closing = true;
    pthread_mutex_unlock(&remote->lock);
    lws_cancel_service(remote->context);
    pthread_join(remote->thread, NULL);
    remote->ended = true;
    lws_context_destroy(remote->context);
    while (remote_next(remote, &news))
        free(news.text);
    for (struct item *item; (item = take_first(&remote->said));)
        free(item);
    free(remote->part);
    close(remote->ends[0]);
    close(remote->ends[1]);
    pthread_mutex_destroy(&remote->lock);
    free(remote);
}
