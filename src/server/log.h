/* What the server tells its keeper: one line each on standard error, `key=value` after `key=value`,
 * for people and programs to read. Addresses are shortened, and nothing that could be a key, a
 * token or an invitation is ever in it. */
#ifndef BORGO_SERVER_LOG_H
#define BORGO_SERVER_LOG_H

#include "server/place.h"

enum log_level { LOG_NOTHING, LOG_ERROR, LOG_WARNING, LOG_INFO };

/* `what` is a word; the rest is further pairs, made as printf makes them, or "". A key may be NULL.
 */
void log_line(enum log_level least, enum log_level level, const char *what,
              const struct place_key *from, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

#endif
