/* HTTP: what libwebsockets calls, and how an answer goes out. */
#ifndef BORGO_SERVER_HTTP_H
#define BORGO_SERVER_HTTP_H

#include "server/answer.h"
#include "server/network.h"

/* For every answer, those that libwebsockets gives by itself included. */
extern const struct lws_protocol_vhost_options *const server_headers;

/* All that comes in, HTTP and WebSockets. */
int server_callback(struct lws *socket, enum lws_callback_reasons reason, void *session, void *in,
                    size_t length);

/* A header; empty where it didn't come or is too long to mean anything to us. */
const char *http_header(struct lws *socket, enum lws_token_indexes which, char *buffer, int size);
enum server_method http_method(struct lws *socket);
/* Begins an answer whose body stays until all of it is out. Non-zero ends the connection, here and
 * below, as libwebsockets wants it. */
int http_answer(struct lws *socket, struct session *session, const struct server_answer *answer);
/* A small answer, less than HTTP_SMALL bytes, whole and at once, and the end of the connection:
 * what else came with such a request, perhaps without an end, isn't waited for. */
int http_refuse(struct lws *socket, const struct server_answer *answer);
enum { HTTP_SMALL = 700, HTTP_PATIENCE = 20 }; /* bytes, seconds */

/* api.c: what is asked of the hall over HTTP. */
bool api_is_path(const char *path);
int api_begin(struct lws *socket, struct session *session, const char *path);
int api_body(struct session *session, const char *bytes, size_t length);
int api_complete(struct session *session);
/* The hall says something to a request. */
bool api_tell(struct request *request, const char *text, size_t length);
/* The answer is there, and the line takes it. */
int api_answer(struct lws *socket, struct session *session);
/* The request is over, answered or not. */
void api_end(struct server *server, struct session *session);

#endif
