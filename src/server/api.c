/* What is asked over HTTP, once: the same requests as over the WebSocket, each as a visitor of the
 * hall who leaves with the answer. It may come later, when what it tells of is stored; until then
 * the connection waits. docs/protocol.md says what can be asked, docs/serving.md about /healthz and
 * /metrics. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "core/json.h"
#include "core/language.h"
#include "server/http.h"

enum { KEY_DIGITS = 32, VERB_ROOM = 16, NAME_ROOM = 48, PREFIX_ROOM = 100, QUERY_MOST = 4000 };
enum { SMALL_ANSWER = 1500, FEW_VALUES = 64 };

#define LETTERS "abcdefghijklmnopqrstuvwxyz"

struct request {
    struct guest guest; /* first: the hall's pointer is this one */
    char verb[VERB_ROOM + 1];
    char key[KEY_DIGITS + 1];
    char name[NAME_ROOM]; /* of the file that is given, or empty */
    const struct borgo_language *language;
    char *text; /* what the hall is told */
    size_t length, room;
    char *told; /* what it answers */
    size_t told_length;
    bool complete, given, last;
};

/* What only reads. */
static const char *const reading[] = {"tables",   "people", "me",    "kept",  "look",     "record",
                                      "lines",    "view",   "board", "moves", "why",      "preview",
                                      "previews", "log",    "turns", "table", "position", "result"};
/* What only makes sense while somebody stays. */
static const char *const live[] = {"hello", "lobby", "enter", "exit", "chat"};

static bool is_among(const char *word, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(word, words[i]) == 0)
            return true;
    return false;
}

/* Refusals of this file's own, as the hall's look. */

static const struct {
    const char *code;
    unsigned status;
} statuses[] = {{"bad", 400},  {"refused", 409}, {"unknown", 404},
                {"full", 409}, {"limit", 429},   {"unstored", 503}};

static const struct borgo_language *language_of(struct lws *socket)
{
    char wanted[3] = "", header[200];
    http_header(socket, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, header, sizeof header);
    memcpy(wanted, header, 2);
    const struct borgo_language *language = borgo_language_find(wanted);
    return language ? language : &borgo_languages[0];
}

static int refuse(struct lws *socket, unsigned status, const char *code, int64_t wait,
                  const char *why)
{
    char room[HTTP_SMALL];
    struct borgo_text text;
    struct borgo_json json;
    borgo_text_start(&text, room, sizeof room);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    borgo_json_bool(&json, "ok", false);
    borgo_json_string(&json, "code", code);
    borgo_json_string(&json, "error", why);
    if (wait)
        borgo_json_number(&json, "wait", wait);
    borgo_json_close(&json);
    struct server_answer answer = {.status = status,
                                   .type = "application/json",
                                   .cache = "no-store",
                                   .body = (const unsigned char *)room,
                                   .length = text.used,
                                   .silent = http_method(socket) == SERVER_HEAD,
                                   .wait = wait,
                                   .allow = status == 405 ? "POST" : NULL};
    return http_refuse(socket, &answer);
}

/* What the hall is told: the members of the request with its verb and a number before them. */

static bool add(struct request *request, const char *bytes, size_t length)
{
    if (request->length + length > MESSAGE_MOST + PREFIX_ROOM)
        return false;
    if (request->length + length > request->room) {
        size_t room = (request->length + length) * 2;
        char *text = realloc(request->text, room);
        if (!text)
            return false;
        request->text = text;
        request->room = room;
    }
    memcpy(request->text + request->length, bytes, length);
    request->length += length;
    return true;
}

/* Opens the object, without its end. */
static void begin_text(const struct request *request, struct borgo_text *text,
                       struct borgo_json *json)
{
    borgo_json_start(json, text);
    borgo_json_object(json, NULL);
    borgo_json_number(json, "id", 1);
    borgo_json_string(json, "do", request->verb);
}

static bool begin_body(struct request *request)
{
    char room[PREFIX_ROOM];
    struct borgo_text text;
    struct borgo_json json;
    borgo_text_start(&text, room, sizeof room);
    begin_text(request, &text, &json);
    return add(request, room, text.used);
}

/* The body's own bracket opened what is open already; a comma takes its place unless nothing
 * follows. Whatever else is wrong the hall's reader finds. */
static bool finish_body(struct request *request, size_t from)
{
    char *at = request->text + from, *end = request->text + request->length;
    while (at < end && strchr(" \t\r\n", *at))
        *at++ = ' ';
    if (at == end)
        return add(request, "}", 1);
    if (*at != '{')
        return false;
    char *next = at + 1;
    while (next < end && strchr(" \t\r\n", *next))
        next++;
    *at = next < end && *next == '}' ? ' ' : ',';
    return true;
}

/* A value of a query: a number or a truth if it looks like one. */
static void put_value(struct borgo_json *json, const char *name, const char *value)
{
    size_t digits = strspn(value, "0123456789");
    if (digits && !value[digits] && digits < 16 && (value[0] != '0' || digits == 1))
        borgo_json_number(json, name, atoll(value));
    else if (strcmp(value, "true") == 0 || strcmp(value, "false") == 0)
        borgo_json_bool(json, name, value[0] == 't');
    else
        borgo_json_string(json, name, value);
}

static bool read_query(struct lws *socket, struct request *request)
{
    char room[2 * QUERY_MOST], part[QUERY_MOST];
    struct borgo_text text;
    struct borgo_json json;
    borgo_text_start(&text, room, sizeof room);
    begin_text(request, &text, &json);
    for (int i = 0;
         lws_hdr_copy_fragment(socket, part, sizeof part, WSI_TOKEN_HTTP_URI_ARGS, i) > 0; i++) {
        char *equals = strchr(part, '=');
        if (!equals || equals == part || part + strspn(part, LETTERS) != equals)
            return false;
        *equals = '\0';
        put_value(&json, part, equals + 1);
    }
    borgo_json_close(&json);
    return !text.full && add(request, room, text.used);
}

/* The answer. */

/* What comes before an answer and is left out over HTTP; one to what couldn't be read has no
 * number.
 */
static size_t envelope(bool numbered)
{
    char room[PREFIX_ROOM];
    struct borgo_text text;
    struct borgo_json json;
    borgo_text_start(&text, room, sizeof room);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    if (numbered)
        borgo_json_number(&json, "id", 1);
    borgo_json_object(&json, "answer");
    return text.used - 1;
}

bool api_tell(struct request *request, const char *text, size_t length)
{
    bool is_push = length < 3 || text[2] == 'p';
    size_t before = is_push ? 0 : envelope(text[2] == 'i');
    if (request->told || is_push || length < before + 3)
        return true;
    request->told_length = length - before - 1;
    request->told = malloc(request->told_length + 1);
    if (!request->told)
        return false;
    memcpy(request->told, text + before, request->told_length);
    request->told[request->told_length] = '\0';
    lws_callback_on_writable(request->guest.socket);
    return true;
}

/* The status by the code; `wait` where there is one. */
static unsigned status_of(const struct request *request, int64_t *wait)
{
    char copy[SMALL_ANSWER];
    struct borgo_json_value values[FEW_VALUES];
    if (request->told_length >= sizeof copy)
        return 200;
    memcpy(copy, request->told, request->told_length);
    if (!borgo_json_read(copy, request->told_length, values, FEW_VALUES, NULL))
        return 200;
    const struct borgo_json_value *ok = borgo_json_member(values, "ok"),
                                  *code = borgo_json_member(values, "code"),
                                  *later = borgo_json_member(values, "wait");
    if (!ok || ok->kind != BORGO_JSON_FALSE || !code || code->kind != BORGO_JSON_STRING)
        return 200;
    *wait = later ? later->integer : 0;
    for (size_t i = 0; i < sizeof statuses / sizeof statuses[0]; i++)
        if (strcmp(code->string, statuses[i].code) == 0)
            return statuses[i].status;
    return 500;
}

/* A record as a file: its text stands in the answer. */
static void make_file(struct request *request, struct server_answer *answer)
{
    struct borgo_json_value values[FEW_VALUES];
    if (!borgo_json_read(request->told, request->told_length, values, FEW_VALUES, NULL))
        return;
    const struct borgo_json_value *record = borgo_json_member(values, "record");
    if (!record || record->kind != BORGO_JSON_STRING)
        return;
    answer->type = "text/plain; charset=utf-8";
    answer->file = request->name;
    answer->body = (const unsigned char *)record->string;
    answer->length = record->length;
}

int api_answer(struct lws *socket, struct session *session)
{
    struct request *request = session->request;
    if (!request->told || request->given)
        return 0;
    struct server_answer answer = {.type = "application/json", .cache = "no-store"};
    request->given = true;
    answer.last = request->last;
    answer.status = status_of(request, &answer.wait);
    answer.body = (const unsigned char *)request->told;
    answer.length = request->told_length;
    if (request->name[0] && answer.status == 200)
        make_file(request, &answer);
    return http_answer(socket, session, &answer);
}

void api_end(struct server *server, struct session *session)
{
    struct request *request = session->request;
    if (!request)
        return;
    session->request = NULL;
    session->body = NULL;
    session->left = 0;
    if (request->guest.visitor)
        server_farewell(server, &request->guest);
    free(request->text);
    free(request->told);
    free(request);
}

/* The question. */

/* All of it is there: the hall hears it. */
static int ask(struct server *server, struct request *request)
{
    struct lws *socket = request->guest.socket;
    struct hall_time now = server_now(server);
    char address[PLACE_ROOM];
    if (!server_may_speak(server))
        return -1;
    request->complete = true;
    server_where_from(server, socket, address, &request->guest.from);
    server_welcome(server, &request->guest);
    if (request->key[0])
        hall_recognise(server->hall, request->guest.visitor, request->key);
    hall_address(request->guest.visitor, request->language);
    lws_set_timeout(socket, PENDING_TIMEOUT_HTTP_CONTENT, HTTP_PATIENCE);
    hall_hear(server->hall, request->guest.visitor, request->text, request->length, now);
    return 0;
}

int api_body(struct session *session, const char *bytes, size_t length)
{
    struct request *request = session->request;
    return !request || request->complete || !add(request, bytes, length) ? -1 : 0;
}

int api_complete(struct session *session)
{
    struct request *request = session->request;
    char room[PREFIX_ROOM];
    struct borgo_text text;
    struct borgo_json json;
    if (!request)
        return -1;
    if (request->complete) {
        /* The next request has come too early, and libwebsockets can't keep it meanwhile. */
        request->last = true;
        lws_set_timeout(request->guest.socket, PENDING_TIMEOUT_HTTP_CONTENT, HTTP_PATIENCE);
        return 0;
    }
    struct borgo_error why = {.translate = request->language->translate};
    borgo_text_start(&text, room, sizeof room);
    begin_text(request, &text, &json);
    if (!finish_body(request, text.used))
        return borgo_error_fail(&why, "the body must be a JSON object"),
               refuse(request->guest.socket, 400, "bad", 0, why.message);
    return ask(server_of(request->guest.socket), request);
}

/* `Authorization: Bearer KEY`; false if it is something else. */
static bool read_key(struct lws *socket, char key[KEY_DIGITS + 1])
{
    char header[100];
    key[0] = '\0';
    if (!lws_hdr_total_length(socket, WSI_TOKEN_HTTP_AUTHORIZATION))
        return true;
    http_header(socket, WSI_TOKEN_HTTP_AUTHORIZATION, header, sizeof header);
    const char *given = header + 7;
    if (strncasecmp(header, "Bearer ", 7) != 0 || strlen(given) != KEY_DIGITS
        || strspn(given, "0123456789abcdef") != KEY_DIGITS)
        return false;
    memcpy(key, given, KEY_DIGITS + 1);
    return true;
}

/* `amber-mill-421.rec` */
static void name_file(struct lws *socket, char name[NAME_ROOM])
{
    char room[NAME_ROOM];
    const char *table = lws_get_urlarg_by_name(socket, "table=", room, sizeof room);
    int length = table ? (int)strspn(table, LETTERS "0123456789-") : 0;
    snprintf(name, NAME_ROOM, "%.*s.rec", length ? length : 5, length ? table : "borgo");
}

/* Of what may not be asked this way: the status, with the reason in `why`; 0 if it may. */
static unsigned check(struct lws *socket, const char *verb, bool posts, struct borgo_error *why)
{
    char type[80], length[24];
    bool reads = is_among(verb, reading, sizeof reading / sizeof reading[0]);
    http_header(socket, WSI_TOKEN_HTTP_CONTENT_TYPE, type, sizeof type);
    http_header(socket, WSI_TOKEN_HTTP_CONTENT_LENGTH, length, sizeof length);
    if (is_among(verb, live, sizeof live / sizeof live[0]))
        return borgo_error_fail(why, "'%s' is for the WebSocket alone", verb), 400;
    if (!posts && (http_method(socket) != SERVER_GET || !reads))
        return borgo_error_fail(why, "'%s' needs POST", verb), 405;
    if (!posts)
        return 0;
    if (!*length || lws_hdr_total_length(socket, WSI_TOKEN_HTTP_TRANSFER_ENCODING))
        return borgo_error_fail(why, "a request needs a Content-Length"), 411;
    if (strspn(length, "0123456789") != strlen(length) || strlen(length) > 9
        || atoi(length) > MESSAGE_MOST)
        return borgo_error_fail(why, "a request has at most %d bytes", (int)MESSAGE_MOST), 413;
    if (strncasecmp(type, "application/json", 16) != 0)
        return borgo_error_fail(why, "the Content-Type must be application/json"), 415;
    return 0;
}

static int begin_request(struct lws *socket, struct session *session, const char *verb, bool posts,
                         const struct borgo_language *language)
{
    struct request *request = calloc(1, sizeof *request);
    struct borgo_error why = {.translate = language->translate};
    if (!request)
        return -1;
    session->request = request;
    request->guest = (struct guest){.kind = GUEST_REQUEST, .socket = socket};
    request->language = language;
    snprintf(request->verb, sizeof request->verb, "%s", verb);
    if (!read_key(socket, request->key))
        return borgo_error_fail(&why, "a key is 32 hexadecimal digits"),
               refuse(socket, 400, "bad", 0, why.message);
    if (posts)
        return begin_body(request) ? 0 : -1;
    if (strcmp(verb, "record") == 0)
        name_file(socket, request->name);
    if (!read_query(socket, request))
        return borgo_error_fail(&why, "a query is made of NAME=VALUE, with & between them"),
               refuse(socket, 400, "bad", 0, why.message);
    return ask(server_of(socket), request);
}

/* What needs no hall. */

static int answer_text(struct lws *socket, struct session *session, unsigned status, char *text,
                       size_t length)
{
    struct request *request = calloc(1, sizeof *request);
    if (!request)
        return free(text), -1;
    request->told = text;
    request->given = true;
    session->request = request;
    struct server_answer answer = {.status = status,
                                   .type = "text/plain; version=0.0.4; charset=utf-8",
                                   .cache = "no-store",
                                   .body = (const unsigned char *)text,
                                   .length = length,
                                   .silent = http_method(socket) == SERVER_HEAD};
    return http_answer(socket, session, &answer);
}

static int answer_health(struct lws *socket, struct session *session)
{
    struct server *server = server_of(socket);
    bool apart = !server_may_speak(server), bad = apart || server->unstored;
    char *text = strdup(apart ? "apart\n" : bad ? "unstored\n" : "ok\n");
    return text ? answer_text(socket, session, bad ? 503 : 200, text, strlen(text)) : -1;
}

static int answer_metrics(struct lws *socket, struct session *session, const struct place_key *from)
{
    struct server_answer nothing;
    server_refuse(&nothing, 404, "404: there is nothing here.\n");
    if (!place_key_is_near(from))
        return http_refuse(socket, &nothing);
    size_t length;
    char *text = metrics_text(server_of(socket), &length);
    return text ? answer_text(socket, session, 200, text, length) : -1;
}

bool api_is_path(const char *path)
{
    return strncmp(path, "/api/", 5) == 0 || strcmp(path, "/healthz") == 0
           || strcmp(path, "/metrics") == 0;
}

/* A page elsewhere has no business here, whatever it knows. */
static bool is_strange(struct lws *socket, struct server_answer *answer)
{
    struct server *server = server_of(socket);
    char host[256], origin[256];
    http_header(socket, WSI_TOKEN_HOST, host, sizeof host);
    http_header(socket, WSI_TOKEN_ORIGIN, origin, sizeof origin);
    bool strange = !server_origin_is_ours(server, origin, host)
                   || (!*origin && lws_hdr_total_length(socket, WSI_TOKEN_ORIGIN));
    if (!*host)
        server_refuse(answer, 400, "400: a request needs a Host.\n");
    else if (!server_host_is_ours(server, host))
        server_refuse(answer, 403, "403: this server only answers to the name localhost.\n");
    else if (strange)
        server_refuse(answer, 403, "403: this page is not this server's.\n");
    else
        return false;
    return true;
}

int api_begin(struct lws *socket, struct session *session, const char *path)
{
    struct server *server = server_of(socket);
    const struct borgo_language *language = language_of(socket);
    struct borgo_error why = {.translate = language->translate};
    char address[PLACE_ROOM];
    struct place_key from;
    struct server_answer answer;
    if (is_strange(socket, &answer))
        return http_refuse(socket, &answer);
    server_where_from(server, socket, address, &from);
    if (strcmp(path, "/healthz") == 0)
        return answer_health(socket, session);
    if (strcmp(path, "/metrics") == 0)
        return answer_metrics(socket, session, &from);
    int64_t wait = limits_request(server->limits, &from, server_now(server).run);
    if (wait) {
        server->figures.limited++;
        borgo_error_fail(&why, "too many requests from this address");
        return refuse(socket, 429, "limit", wait, why.message);
    }
    if (!server_may_speak(server)) {
        borgo_error_fail(&why, "the database can't be reached");
        return refuse(socket, 503, "unstored", 0, why.message);
    }
    const char *verb = path + 5;
    size_t length = strspn(verb, LETTERS);
    if (!length || verb[length] || length > VERB_ROOM)
        return borgo_error_fail(&why, "there is nothing here"),
               refuse(socket, 404, "unknown", 0, why.message);
    bool posts = lws_hdr_total_length(socket, WSI_TOKEN_POST_URI) > 0;
    unsigned status = check(socket, verb, posts, &why);
    return status ? refuse(socket, status, "bad", 0, why.message)
                  : begin_request(socket, session, verb, posts, language);
}
