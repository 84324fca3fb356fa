/* WebSockets: each is a visitor of the hall. What is said to the hall is put together from its
 * fragments; what the hall says waits in a queue until the line takes it. Nothing waits for a slow
 * or dead line: one whose queue grows too long, or who doesn't answer a ping, is cut. */
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "server/network.h"
#include "server/now.h"

enum {
    QUEUE_MOST = 1 << 20,        /* bytes that may wait for one line, */
    QUEUE_CROWDED = 64 * 1024,   /* and for one when there are so many for all: */
    ALL_QUEUES_MOST = 256 << 20, /* then slow readers go first */
    AT_ONCE = 16,                /* messages written before others have their turn */
    SILENCE = 20000,             /* milliseconds until somebody is asked whether they are there, */
    PATIENCE = 10000             /* and how long they have to say so */
};

/* All lines, in the order they were last heard. */

static void unlink_line(struct lines *lines, struct line *line)
{
    *(line->before ? &line->before->after : &lines->first) = line->after;
    *(line->after ? &line->after->before : &lines->last) = line->before;
    line->before = line->after = NULL;
}

static void link_last(struct lines *lines, struct line *line)
{
    line->before = lines->last;
    *(lines->last ? &lines->last->after : &lines->first) = line;
    lines->last = line;
}

void socket_alive(struct server *server, struct line *line)
{
    line->heard = now_milliseconds(CLOCK_MONOTONIC);
    line->pinged = false;
    unlink_line(&server->lines, line);
    link_last(&server->lines, line);
}

/* libwebsockets ends it when it comes round again. */
static void cut(struct server *server, struct line *line, const char *why)
{
    if (line->cut)
        return;
    line->cut = true;
    server->figures.lines_cut++;
    server_log(server, LOG_WARNING, "cut", &line->guest.from, "why=%s", why);
    lws_set_timeout(line->guest.socket, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
}

void socket_sweep(struct server *server, int64_t now)
{
    struct line *line = server->lines.first;
    while (line && now - line->heard >= SILENCE) {
        struct line *next = line->after;
        if (now - line->heard >= SILENCE + PATIENCE) {
            cut(server, line, "silent");
        } else if (!line->pinged) {
            line->pinged = line->ping_due = true;
            lws_callback_on_writable(line->guest.socket);
        }
        line = next;
    }
}

/* Out. */

static void count_queued(struct server *server, struct line *line, const struct message *message,
                         int one)
{
    size_t bytes = (size_t)one * message->length;
    line->queued += bytes;
    server->figures.queued_bytes += bytes;
    server->figures.queued += (uint64_t)one;
}

static bool is_slow(const struct server *server, const struct line *line, size_t more)
{
    size_t most =
        server->figures.queued_bytes > ALL_QUEUES_MOST ? QUEUE_CROWDED : (size_t)QUEUE_MOST;
    return line->queued && line->queued + more > most;
}

/* Answers have an `id` first, what is told unasked a `push`. One that doesn't come at once had to
 * be stored. */
static void note_answer(struct server *server, struct line *line, const char *text, size_t length)
{
    if (!line->asked || length < 3 || text[2] != 'i')
        return;
    if (!line->hearing)
        histogram_add(&server->figures.stored, now_milliseconds(CLOCK_MONOTONIC) - line->asked);
    line->asked = 0;
}

bool socket_tell(struct server *server, struct line *line, const char *text, size_t length)
{
    if (line->cut || line->leaving)
        return false;
    if (is_slow(server, line, length))
        return cut(server, line, "slow"), false;
    struct message *message = malloc(sizeof *message + LWS_PRE + length);
    if (!message)
        return cut(server, line, "memory"), false;
    message->next = NULL;
    message->length = length;
    memcpy(message->bytes + LWS_PRE, text, length);
    *(line->first ? &line->last->next : &line->first) = message;
    line->last = message;
    count_queued(server, line, message, 1);
    note_answer(server, line, text, length);
    if (!line->is_due) {
        line->is_due = true;
        line->next_due = server->lines.due;
        server->lines.due = line;
    }
    return true;
}

void socket_dismiss(struct line *line)
{
    line->leaving = true;
    lws_callback_on_writable(line->guest.socket);
}

static void drop_first(struct server *server, struct line *line)
{
    struct message *message = line->first;
    line->first = message->next;
    count_queued(server, line, message, -1);
    free(message);
}

static bool write_first(struct server *server, struct line *line)
{
    struct message *message = line->first;
    int written =
        lws_write(line->guest.socket, message->bytes + LWS_PRE, message->length, LWS_WRITE_TEXT);
    server->figures.told++;
    server->figures.told_bytes += message->length;
    drop_first(server, line);
    return written >= 0;
}

/* With something in it: of an empty answer libwebsockets tells nobody. */
static int write_ping(struct line *line)
{
    unsigned char room[LWS_PRE + 1] = {[LWS_PRE] = '?'};
    line->ping_due = false;
    if (lws_write(line->guest.socket, room + LWS_PRE, 1, LWS_WRITE_PING) < 0)
        return -1;
    return lws_callback_on_writable(line->guest.socket) < 0;
}

/* Several messages leave together. */
static void cork(struct line *line, int on)
{
    setsockopt(lws_get_socket_fd(line->guest.socket), IPPROTO_TCP, TCP_CORK, &on, sizeof on);
}

static bool write_some(struct server *server, struct line *line)
{
    bool fine = true, several = line->first && line->first->next;
    if (several)
        cork(line, 1);
    for (int i = 0; fine && line->first && i < AT_ONCE; i++) {
        if (i > 0 && lws_send_pipe_choked(line->guest.socket))
            break;
        fine = write_first(server, line);
    }
    if (several)
        cork(line, 0);
    return fine;
}

int socket_write(struct server *server, struct line *line)
{
    struct lws *socket = line->guest.socket;
    if (line->cut)
        return -1;
    if (line->ping_due)
        return write_ping(line);
    if (!write_some(server, line))
        return -1;
    if (line->first)
        return lws_callback_on_writable(socket) < 0;
    if (!line->leaving)
        return 0;
    lws_close_reason(socket, LWS_CLOSE_STATUS_GOINGAWAY, NULL, 0);
    return -1;
}

/* Most lines take all there is at once: asking libwebsockets when they do would cost as much again
 * as writing. */
static void flush(struct server *server, struct line *line)
{
    if (line->cut)
        return;
    if (!lws_partial_buffered(line->guest.socket) && !write_some(server, line))
        cut(server, line, "broken");
    else if (line->first || line->leaving)
        lws_callback_on_writable(line->guest.socket);
}

void socket_flush(struct server *server)
{
    while (server->lines.due) {
        struct line *line = server->lines.due;
        server->lines.due = line->next_due;
        line->is_due = false;
        flush(server, line);
    }
}

/* It may be gone before its turn. */
static void forget_due(struct lines *lines, struct line *line)
{
    struct line **at = &lines->due;
    while (line->is_due && *at != line)
        at = &(*at)->next_due;
    if (line->is_due)
        *at = line->next_due;
    line->is_due = false;
}

/* In. */

static void take(struct server *server, struct line *line, char *text, size_t length)
{
    struct hall_time now = server_now(server);
    int64_t wait = limits_request(server->limits, &line->guest.from, now.run);
    server->figures.heard++;
    server->figures.heard_bytes += length;
    socket_alive(server, line);
    if (!server_may_speak(server))
        return;
    line->asked = now.run;
    line->hearing = true;
    if (wait)
        hall_put_off(server->hall, line->guest.visitor, text, length, wait, now);
    else
        hall_hear(server->hall, line->guest.visitor, text, length, now);
    line->hearing = false;
    server->figures.limited += wait > 0;
}

static int end(struct line *line, enum lws_close_status why, const char *words)
{
    lws_close_reason(line->guest.socket, why, (unsigned char *)words, strlen(words));
    return -1;
}

static bool add_part(struct line *line, const char *text, size_t length)
{
    char *part = realloc(line->part, line->part_length + length + 1);
    if (!part)
        return false;
    memcpy(part + line->part_length, text, length);
    line->part = part;
    line->part_length += length;
    return true;
}

int socket_hear(struct server *server, struct line *line, char *text, size_t length)
{
    struct lws *socket = line->guest.socket;
    if (line->cut || line->leaving)
        return 0;
    if (lws_frame_is_binary(socket))
        return end(line, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, "text only");
    if (line->part_length + length + lws_remaining_packet_payload(socket) > MESSAGE_MOST)
        return end(line, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, "too long");
    bool last = lws_is_final_fragment(socket);
    if (last && !line->part) {
        take(server, line, text, length);
        return 0;
    }
    if (!add_part(line, text, length))
        return -1;
    if (last) {
        char *part = line->part;
        line->part = NULL;
        take(server, line, part, line->part_length);
        line->part_length = 0;
        free(part);
    }
    return 0;
}

/* The line itself. */

int socket_open(struct server *server, struct lws *socket, struct line *line)
{
    char address[PLACE_ROOM];
    struct hall_time now = server_now(server);
    *line = (struct line){.guest.socket = socket, .heard = now.run};
    server_where_from(server, socket, address, &line->guest.from);
    if (!limits_connect(server->limits, &line->guest.from, now.run))
        return -1;
    if (!server_may_speak(server)) {
        limits_disconnect(server->limits, &line->guest.from);
        return -1;
    }
    server_welcome(server, &line->guest);
    line->is_open = true;
    link_last(&server->lines, line);
    server->figures.lines++;
    server->figures.lines_opened++;
    server_log(server, LOG_INFO, "open", &line->guest.from, "lines=%llu",
               (unsigned long long)server->figures.lines);
    return 0;
}

void socket_close(struct server *server, struct line *line)
{
    if (!line->is_open)
        return;
    line->is_open = false;
    line->cut = true;
    server_farewell(server, &line->guest);
    limits_disconnect(server->limits, &line->guest.from);
    unlink_line(&server->lines, line);
    forget_due(&server->lines, line);
    while (line->first)
        drop_first(server, line);
    free(line->part);
    server->figures.lines--;
    server_log(server, LOG_INFO, "close", &line->guest.from, "lines=%llu",
               (unsigned long long)server->figures.lines);
}
