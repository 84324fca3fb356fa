/* The page inside the binary: a table of its files, which the build makes from web/dist, and their
 * bytes, each also in the compressed forms that are worth it. What isn't in the table isn't there:
 * no name from outside ever reaches a file system. */
#ifndef BORGO_SERVER_FILES_H
#define BORGO_SERVER_FILES_H

#include <stdint.h>

/* Best first: of what a browser understands it gets the smallest. */
enum server_encoding { SERVER_BROTLI, SERVER_GZIP, SERVER_PLAIN, SERVER_ENCODINGS };

struct server_part {
    uint32_t at, length; /* among the bytes; a form that isn't worth it has no length */
};

struct server_file {
    const char *path; /* `/index.html` */
    const char *tag;  /* a hash of what is in it */
    struct server_part as[SERVER_ENCODINGS];
};

extern const struct server_file server_files[]; /* ends with a path of NULL */
extern const unsigned char server_file_bytes[];

#endif
