/* A table of texts that were built in (tools/embed_texts.py), by the names of their files without
 * `.txt`; it ends with a NULL name. */
#ifndef BORGO_CORE_EMBEDDED_H
#define BORGO_CORE_EMBEDDED_H

struct borgo_embedded {
    const char *name, *text;
};

#endif
