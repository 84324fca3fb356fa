/* HTTP: what libwebsockets calls for requests, and the headers that every answer has. */
#ifndef BORGO_SERVER_HTTP_H
#define BORGO_SERVER_HTTP_H

#include <libwebsockets.h>
#include <stddef.h>

/* What is kept of a request while its answer goes out. */
struct server_sending {
    const unsigned char *body;
    size_t left;
};

/* For every answer, those that libwebsockets gives by itself included. */
extern const struct lws_protocol_vhost_options *const server_headers;

int server_http(struct lws *socket, enum lws_callback_reasons reason, void *sending, void *in,
                size_t length);

#endif
