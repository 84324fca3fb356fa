/* HTTP over libwebsockets: reads what a request says, sends what answer.c decides. Nothing waits:
 * a body goes out piece by piece, whenever its connection takes more. */
#include "server/http.h"

#include <assert.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "server/answer.h"
#include "server/server.h"

/* A client that takes or sends nothing for so many seconds is left. */
enum { PATIENCE = 20, PIECE = 16 * 1024, HEAD_ROOM = 2048, REFUSAL_ROOM = 100 };

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

static const char *header(struct lws *socket, enum lws_token_indexes which, char *buffer, int size)
{
    if (lws_hdr_copy(socket, buffer, size, which) < 0)
        buffer[0] = '\0'; /* too long to mean anything to us */
    return buffer;
}

static enum server_method method_of(struct lws *socket)
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

static void add_headers(struct head *head, const struct server_answer *answer, bool last)
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
    if (answer->status == 405)
        add(head, "allow:", "GET, HEAD");
    if (last)
        add(head, "connection:", "close");
    if (answer->status != 304)
        head->full |=
            lws_add_http_header_content_length(head->socket, answer->length, &head->at, head->end);
}

/* Non-zero ends the connection, here and below, as libwebsockets wants it. */
static int send_head(struct lws *socket, const struct server_answer *answer)
{
    unsigned char buffer[LWS_PRE + HEAD_ROOM], *start = buffer + LWS_PRE;
    struct head head = {socket, start, buffer + sizeof buffer - 1, false};
    add_headers(&head, answer, false);
    return head.full || lws_finalize_write_http_header(socket, start, &head.at, head.end);
}

/* The whole answer at once, its few words included: what else came with such a request, perhaps
 * without an end, isn't waited for. */
static int send_refusal(struct lws *socket, const struct server_answer *answer)
{
    unsigned char buffer[LWS_PRE + HEAD_ROOM], *start = buffer + LWS_PRE;
    struct head head = {socket, start, buffer + sizeof buffer - REFUSAL_ROOM, false};
    assert(answer->length < REFUSAL_ROOM);
    add_headers(&head, answer, true);
    if (head.full || lws_finalize_http_header(socket, &head.at, head.end))
        return -1;
    size_t length = answer->silent ? 0 : answer->length;
    memcpy(head.at, answer->body, length);
    length += (size_t)(head.at - start);
    lws_write(socket, start, length, LWS_WRITE_HTTP);
    return -1;
}

/* The next piece of the body, or the end of the answer. */
static int send_more(struct lws *socket, struct server_sending *sending)
{
    unsigned char buffer[LWS_PRE + PIECE];
    size_t piece = sending->left < PIECE ? sending->left : PIECE;
    if (piece) {
        memcpy(buffer + LWS_PRE, sending->body, piece);
        enum lws_write_protocol how =
            piece == sending->left ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP;
        if (lws_write(socket, buffer + LWS_PRE, piece, how) < (int)piece)
            return -1;
        sending->body += piece;
        sending->left -= piece;
        lws_set_timeout(socket, PENDING_TIMEOUT_HTTP_CONTENT, PATIENCE);
    }
    if (sending->left)
        return lws_callback_on_writable(socket) < 0;
    return lws_http_transaction_completed(socket) ? -1 : 0;
}

static int answer_request(struct lws *socket, struct server_sending *sending, const char *path)
{
    char host[256], encodings[256], tags[1024];
    const struct server *server = lws_context_user(lws_get_context(socket));
    struct server_request request = {
        .method = method_of(socket),
        .path = path,
        .host = header(socket, WSI_TOKEN_HOST, host, sizeof host),
        .encodings = header(socket, WSI_TOKEN_HTTP_ACCEPT_ENCODING, encodings, sizeof encodings),
        .tags = header(socket, WSI_TOKEN_HTTP_IF_NONE_MATCH, tags, sizeof tags),
        .local = !server_is_public(server),
    };
    struct server_answer answer;
    server_answer(&request, server_files, server_file_bytes, &answer);
    if (answer.status >= 400)
        return send_refusal(socket, &answer);
    bool empty = answer.silent || answer.status == 304;
    *sending = (struct server_sending){answer.body, empty ? 0 : answer.length};
    if (send_head(socket, &answer))
        return -1;
    return sending->left ? lws_callback_on_writable(socket) < 0 : send_more(socket, sending);
}

/* Only HTTP/1.1 is spoken here yet. Upgrades that libwebsockets doesn't know it has refused. */
static int refuse_upgrade(struct lws *socket, const char *to)
{
    struct server_answer answer;
    if (strcasecmp(to, "websocket") != 0 && strcasecmp(to, "h2c") != 0)
        return -1;
    server_refuse(&answer, 400, "400: only HTTP/1.1 is spoken here.\n");
    return send_refusal(socket, &answer);
}

int server_http(struct lws *socket, enum lws_callback_reasons reason, void *sending, void *in,
                size_t length)
{
    switch (reason) {
    case LWS_CALLBACK_HTTP:
        return answer_request(socket, sending, in);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return send_more(socket, sending);
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return refuse_upgrade(socket, in);
    case LWS_CALLBACK_RAW_ADOPT:
    case LWS_CALLBACK_RAW_RX:
        return -1;
    default:
        return lws_callback_http_dummy(socket, reason, sending, in, length);
    }
}
