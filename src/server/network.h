/* What the files that speak with the network share: the server itself, who is on a line, and what
 * is counted. */
#ifndef BORGO_SERVER_NETWORK_H
#define BORGO_SERVER_NETWORK_H

#include <ev.h>
#include <libwebsockets.h>
#include <pthread.h>

#include "server/histogram.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/place.h"
#include "server/pool.h"
#include "server/server.h"

enum { MESSAGE_MOST = 96 * 1024 }; /* bytes, of a request */

/* Whom the hall knows: a WebSocket, one request over HTTP, or somebody at another process. */
enum guest_kind { GUEST_LINE, GUEST_REQUEST, GUEST_AFAR };
enum { GUEST_PROCESSES = 16 };
struct guest {
    enum guest_kind kind;
    struct visitor *visitor; /* NULL: not in the hall */
    struct lws *socket;
    struct place_key from;
    struct guest *before_guest, *after_guest; /* of all who are in the hall, but those from afar */
    /* neighbours.c: who has asked about tables that other processes have. */
    uint64_t number; /* 0: none */
    struct guest *next_numbered;
    int64_t at[GUEST_PROCESSES];
    unsigned elsewhere; /* how many of those */
};

/* What somebody is told waits here until their line takes it. The bytes begin LWS_PRE further, as
 * libwebsockets wants it. */
struct message {
    struct message *next;
    size_t length;
    unsigned char bytes[];
};

/* A WebSocket. */
struct line {
    struct guest guest;
    struct line *before, *after; /* of all, in the order they were last heard */
    struct line *next_due;       /* of those with something new to write */
    int64_t heard;
    struct message *first, *last;
    size_t queued; /* bytes */
    char *part;    /* of a message that isn't whole yet */
    size_t part_length;
    int64_t asked; /* since when an answer is awaited; 0: none is */
    bool is_open, is_due, hearing, ping_due, pinged, leaving, cut;
};

struct lines {
    struct line *first, *last; /* the first was silent longest */
    struct line *due;          /* those to be written to before the loop waits again */
};

/* A request over HTTP that the hall answers: api.c. */
struct request;

/* What libwebsockets keeps for a connection: first HTTP, then perhaps a WebSocket. */
struct session {
    struct line line;
    const unsigned char *body; /* of the answer that goes out */
    size_t left;
    bool ends; /* the connection, with this answer */
    struct request *request;
};

struct server_figures {
    uint64_t lines, lines_opened, lines_cut, lines_refused;
    uint64_t heard, heard_bytes, told, told_bytes; /* messages */
    uint64_t queued, queued_bytes;                 /* now, of all lines */
    uint64_t requests, answered[6];                /* over HTTP; by the first digit of the status */
    uint64_t limited;
    struct histogram stored; /* from a request to its answer where that had to be stored */
};

struct server {
    struct server_settings settings;
    struct ev_loop *loop;
    struct lws_context *context;
    struct store *store;
    struct hall *hall; /* NULL: this process is apart from the others, nothing can be asked */
    struct neighbours *neighbours; /* NULL: the store is this process's alone */
    struct guest *guests;
    struct pool *pool;
    struct limits *limits;
    struct lines lines;
    struct server_figures figures;
    bool unstored;               /* the last thing to be stored could not be */
    bool leaving;                /* there is no hall any more, and lines are being ended */
    struct returning *returning; /* NULL: nobody is opening the store again */
    lws_sorted_usec_list_t timer;
    struct ev_prepare before_waiting;
    int64_t swept; /* when silent lines were last looked for */
    struct place_key proxy;
    char listens[PLACE_ROOM]; /* libwebsockets keeps the pointer */
    char address[PLACE_ROOM + 20];
    bool public, has_proxy;
    /* What other threads touch. */
    pthread_mutex_t waking; /* guards `awake`: whether there is a loop to be woken */
    bool awake;
    atomic_bool stored, stopped, mail_came;
};

static inline struct server *server_of(struct lws *socket)
{
    return lws_context_user(lws_get_context(socket));
}

struct hall_time server_now(const struct server *server);
/* Whether the hall may speak for its tables now. If others may have them, everybody is shown out
 * and there is no hall until the store can be shared again. */
bool server_may_speak(struct server *server);
/* Somebody comes into the hall, or has left it. */
struct visitor *server_welcome(struct server *server, struct guest *guest);
void server_farewell(struct server *server, struct guest *guest);
bool server_tell(struct server *server, struct guest *guest, const char *text, size_t length);
/* Ends whatever line that is. */
void server_end_guest(struct guest *guest);
/* From another thread: there is something to do. */
void server_wake(struct server *server);
/* Another thread has something for the loop. */
void server_woken(struct server *server);
/* Whether a header that names a host means this server: see docs/serving.md. */
bool server_host_is_ours(const struct server *server, const char *host);
/* The same for an Origin, which must be the page of the host that was asked; an empty one is. */
bool server_origin_is_ours(const struct server *server, const char *origin, const char *host);
/* Where a connection comes from, as text and as a key. */
void server_where_from(struct server *server, struct lws *socket, char address[PLACE_ROOM],
                       struct place_key *key);
/* returning.c: a thread opens the store again, while the loop goes on saying that it is apart. What
 * was open before is closed there; the loop is woken when it is done. */
struct returning *returning_start(struct server *server, struct store *store,
                                  struct neighbours *neighbours);
bool returning_is_done(const struct returning *returning);
/* Waits for the thread; false with an error: nothing is open. */
bool returning_end(struct returning *returning, struct store **store,
                   struct neighbours **neighbours, struct borgo_error *error);
/* Opens the store and, where it is shared, the letters. */
bool server_open_store(struct server *server, struct store **store, struct neighbours **neighbours,
                       struct borgo_error *error);
void server_log(const struct server *server, enum log_level level, const char *what,
                const struct place_key *from, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

/* socket.c: WebSockets. What comes back is for libwebsockets: non-zero ends the line. */
int socket_open(struct server *server, struct lws *socket, struct line *line);
int socket_hear(struct server *server, struct line *line, char *text, size_t length);
int socket_write(struct server *server, struct line *line);
void socket_alive(struct server *server, struct line *line);
void socket_close(struct server *server, struct line *line);
bool socket_tell(struct server *server, struct line *line, const char *text, size_t length);
void socket_dismiss(struct line *line);
/* Writes what was said since the loop last waited, as far as lines take it at once. */
void socket_flush(struct server *server);
/* Asks lines that were silent whether they are still there, and ends those that don't say. */
void socket_sweep(struct server *server, int64_t now);

/* metrics.c: what is counted, as Prometheus reads it; to be freed. */
char *metrics_text(struct server *server, size_t *length);

#endif
