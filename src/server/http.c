/* HTTP over libwebsockets: reads what a request says, sends what answer.c and api.c decide. Nothing
 * waits: a body goes out piece by piece, whenever its connection takes more. */
#include "server/http.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

enum { PIECE = 16 * 1024, HEAD_ROOM = 2048 };

/* Scripts, styles, fonts and the rules' module come from here and nowhere else; nothing inline but
 * single style attributes, nothing framed, nothing sent elsewhere. */
#define POLICY                                                                                     \
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "                 \
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "  \
    "worker-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; "                  \
    "form-action 'none'; frame-ancestors 'none'"

static const struct lws_protocol_vhost_options headers[] = {
    {&headers[1], NULL, "content-security-policy:", POLICY},
    {&headers[2], NULL, "x-content-type-options:", "nosniff"},
    {&headers[3], NULL, "x-frame-options:", "DENY"},
    {&headers[4], NULL, "referrer-policy:", "no-referrer"},
    {&headers[5], NULL, "cross-origin-opener-policy:", "same-origin"},
    {&headers[6], NULL, "cross-origin-resource-policy:", "same-origin"},
    {NULL, NULL,
     "permissions-policy:", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"},
};
const struct lws_protocol_vhost_options *const server_headers = headers;

/* What a request says. */

const char *http_header(struct lws *socket, enum lws_token_indexes which, char *buffer, int size)
{
    if (lws_hdr_copy(socket, buffer, size, which) < 0)
        buffer[0] = '\0';
    return buffer;
}

enum server_method http_method(struct lws *socket)
{
    if (lws_hdr_total_length(socket, WSI_TOKEN_GET_URI))
        return SERVER_GET;
    return lws_hdr_total_length(socket, WSI_TOKEN_HEAD_URI) ? SERVER_HEAD : SERVER_OTHER;
}

/* What is sent. */

struct head {
    struct lws *socket;
    unsigned char *at, *end;
    bool full;
};

static void add(struct head *head, const char *name, const char *value)
{
    head->full |= lws_add_http_header_by_name(head->socket, (const unsigned char *)name,
                                              (const unsigned char *)value, (int)strlen(value),
                                              &head->at, head->end);
}

static void add_date(struct head *head)
{
    char text[40];
    struct tm parts;
    time_t now = time(NULL);
    if (gmtime_r(&now, &parts) && strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts))
        add(head, "date:", text);
}

/* What only some answers have. */
static void add_more(struct head *head, const struct server_answer *answer)
{
    char text[120];
    if (answer->allow)
        add(head, "allow:", answer->allow);
    if (answer->file) {
        snprintf(text, sizeof text, "attachment; filename=\"%s\"", answer->file);
        add(head, "content-disposition:", text);
    }
    if (answer->wait) {
        snprintf(text, sizeof text, "%lld", (long long)(answer->wait + 999) / 1000);
        add(head, "retry-after:", text);
    }
}

static void add_headers(struct head *head, const struct server_answer *answer)
{
    head->full |= lws_add_http_header_status(head->socket, answer->status, &head->at, head->end);
    add_date(head);
    add(head, "content-type:", answer->type);
    add(head, "cache-control:", answer->cache);
    if (answer->varies)
        add(head, "vary:", "accept-encoding");
    if (answer->encoding)
        add(head, "content-encoding:", answer->encoding);
    if (answer->tag[0])
        add(head, "etag:", answer->tag);
    add_more(head, answer);
    if (answer->last)
        add(head, "connection:", "close");
    if (answer->status != 304)
        head->full |=
            lws_add_http_header_content_length(head->socket, answer->length, &head->at, head->end);
}

static void count(struct lws *socket, const struct server_answer *answer)
{
    struct server_figures *figures = &server_of(socket)->figures;
    figures->requests++;
    figures->answered[answer->status / 100 % 6]++;
}

static int send_head(struct lws *socket, const struct server_answer *answer)
{
    unsigned char buffer[LWS_PRE + HEAD_ROOM], *start = buffer + LWS_PRE;
    struct head head = {socket, start, buffer + sizeof buffer - 1, false};
    add_headers(&head, answer);
    return head.full || lws_finalize_write_http_header(socket, start, &head.at, head.end);
}

int http_refuse(struct lws *socket, const struct server_answer *answer)
{
    unsigned char buffer[LWS_PRE + HEAD_ROOM + HTTP_SMALL], *start = buffer + LWS_PRE;
    struct head head = {socket, start, start + HEAD_ROOM, false};
    struct server_answer last = *answer;
    last.last = true;
    assert(answer->length < HTTP_SMALL);
    count(socket, answer);
    add_headers(&head, &last);
    if (head.full || lws_finalize_http_header(socket, &head.at, head.end))
        return -1;
    size_t length = answer->silent ? 0 : answer->length;
    memcpy(head.at, answer->body, length);
    length += (size_t)(head.at - start);
    lws_write(socket, start, length, LWS_WRITE_HTTP);
    return -1;
}

/* The next piece of the body, or the end of the answer. */
static int send_more(struct lws *socket, struct session *session)
{
    unsigned char buffer[LWS_PRE + PIECE];
    size_t piece = session->left < PIECE ? session->left : PIECE;
    if (piece) {
        memcpy(buffer + LWS_PRE, session->body, piece);
        enum lws_write_protocol how =
            piece == session->left ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP;
        if (lws_write(socket, buffer + LWS_PRE, piece, how) < (int)piece)
            return -1;
        session->body += piece;
        session->left -= piece;
        lws_set_timeout(socket, PENDING_TIMEOUT_HTTP_CONTENT, HTTP_PATIENCE);
    }
    if (session->left)
        return lws_callback_on_writable(socket) < 0;
    api_end(server_of(socket), session);
    return session->ends || lws_http_transaction_completed(socket) ? -1 : 0;
}

int http_answer(struct lws *socket, struct session *session, const struct server_answer *answer)
{
    bool empty = answer->silent || answer->status == 304;
    count(socket, answer);
    session->body = answer->body;
    session->left = empty ? 0 : answer->length;
    session->ends = answer->last;
    if (send_head(socket, answer))
        return -1;
    return session->left ? lws_callback_on_writable(socket) < 0 : send_more(socket, session);
}

/* What is asked for. */

static int answer_file(struct lws *socket, struct session *session, const char *path)
{
    char host[256], encodings[256], tags[1024];
    http_header(socket, WSI_TOKEN_HOST, host, sizeof host);
    struct server_request request = {
        .method = http_method(socket),
        .path = path,
        .host = host,
        .encodings =
            http_header(socket, WSI_TOKEN_HTTP_ACCEPT_ENCODING, encodings, sizeof encodings),
        .tags = http_header(socket, WSI_TOKEN_HTTP_IF_NONE_MATCH, tags, sizeof tags),
        .strange_host = !server_host_is_ours(server_of(socket), host),
    };
    struct server_answer answer;
    server_answer(&request, server_files, server_file_bytes, &answer);
    return answer.status >= 400 ? http_refuse(socket, &answer)
                                : http_answer(socket, session, &answer);
}

static int answer_request(struct lws *socket, struct session *session, const char *path)
{
    session->body = NULL;
    session->left = 0;
    session->request = NULL;
    return api_is_path(path) ? api_begin(socket, session, path)
                             : answer_file(socket, session, path);
}

/* WebSockets begin as HTTP: whether this one may, or the answer that says why not. */

static bool speaks_borgo(struct lws *socket)
{
    char list[200];
    int length = lws_hdr_total_length(socket, WSI_TOKEN_PROTOCOL);
    http_header(socket, WSI_TOKEN_PROTOCOL, list, sizeof list);
    for (char *name = list, *end; *name; name = end) {
        name += strspn(name, " \t,");
        end = name + strcspn(name, " \t,");
        if (end - name == 5 && memcmp(name, "borgo", 5) == 0)
            return true;
    }
    return length == 0;
}

static bool check_upgrade(struct lws *socket, const char *to, struct server_answer *answer)
{
    struct server *server = server_of(socket);
    char path[16], host[256], origin[256], address[PLACE_ROOM];
    struct place_key from;
    http_header(socket, WSI_TOKEN_GET_URI, path, sizeof path);
    http_header(socket, WSI_TOKEN_HOST, host, sizeof host);
    server_where_from(server, socket, address, &from);
    bool strange = lws_hdr_total_length(socket, WSI_TOKEN_ORIGIN)
                   && (lws_hdr_copy(socket, origin, sizeof origin, WSI_TOKEN_ORIGIN) <= 0
                       || !server_origin_is_ours(server, origin, host));
    if (strcasecmp(to, "websocket") != 0)
        server_refuse(answer, 400, "400: only HTTP/1.1 is spoken here.\n");
    else if (!server_host_is_ours(server, host))
        server_refuse(answer, 403, "403: this server only answers to the name localhost.\n");
    else if (strange)
        server_refuse(answer, 403, "403: this page is not this server's.\n");
    else if (strcmp(path, "/live") != 0)
        server_refuse(answer, 404, "404: the WebSocket is at /live.\n");
    else if (!speaks_borgo(socket))
        server_refuse(answer, 400, "400: the subprotocol here is 'borgo'.\n");
    else if (!server_may_speak(server))
        server_refuse(answer, 503, "503: the database can't be reached.\n");
    else if (limits_is_full(server->limits, &from))
        server_refuse(answer, 429, "429: too many connections from this address.\n");
    else
        return true;
    server->figures.lines_refused++;
    server_log(server, LOG_INFO, "refused", &from, "status=%u", answer->status);
    return false;
}

/* Upgrades that libwebsockets doesn't know it has refused. */
static int confirm_upgrade(struct lws *socket, const char *to)
{
    struct server_answer answer;
    if (strcasecmp(to, "websocket") != 0 && strcasecmp(to, "h2c") != 0)
        return -1;
    return check_upgrade(socket, to, &answer) ? 0 : http_refuse(socket, &answer);
}

static int on_socket(struct lws *socket, enum lws_callback_reasons reason, struct line *line,
                     void *in, size_t length)
{
    struct server *server = server_of(socket);
    switch (reason) {
    case LWS_CALLBACK_ESTABLISHED:
        return socket_open(server, socket, line);
    case LWS_CALLBACK_RECEIVE:
        return socket_hear(server, line, in, length);
    case LWS_CALLBACK_RECEIVE_PONG:
        socket_alive(server, line);
        return 0;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return socket_write(server, line);
    default:
        socket_close(server, line);
        return 0;
    }
}

int server_callback(struct lws *socket, enum lws_callback_reasons reason, void *session_, void *in,
                    size_t length)
{
    struct session *session = session_;
    switch (reason) {
    case LWS_CALLBACK_ESTABLISHED:
    case LWS_CALLBACK_RECEIVE:
    case LWS_CALLBACK_RECEIVE_PONG:
    case LWS_CALLBACK_SERVER_WRITEABLE:
    case LWS_CALLBACK_CLOSED:
        return on_socket(socket, reason, &session->line, in, length);
    case LWS_CALLBACK_HTTP:
        return answer_request(socket, session, in);
    case LWS_CALLBACK_HTTP_BODY:
        return api_body(session, in, length);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        return api_complete(session);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return session->request && !session->body ? api_answer(socket, session)
                                                  : send_more(socket, session);
    case LWS_CALLBACK_CLOSED_HTTP:
        if (session)
            api_end(server_of(socket), session);
        return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return confirm_upgrade(socket, in);
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        server_woken(server_of(socket));
        return 0;
    case LWS_CALLBACK_LOCK_POLL:
    case LWS_CALLBACK_UNLOCK_POLL:
    case LWS_CALLBACK_CHANGE_MODE_POLL_FD:
        return 0; /* very often */
    case LWS_CALLBACK_RAW_ADOPT:
    case LWS_CALLBACK_RAW_RX:
        return -1;
    default:
        return lws_callback_http_dummy(socket, reason, session_, in, length);
    }
}
