/* What a native program gives the table layer: the hash of table/hash.h and random bytes, both
 * libsodium's. */
#ifndef BORGO_HOST_HOST_H
#define BORGO_HOST_HOST_H

#include <stddef.h>

/* From the operating system's generator. */
void host_random_bytes(void *bytes, size_t length);

#endif
