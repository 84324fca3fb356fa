/* The languages Borgo speaks. The catalogues are built from po/ and live in the binary, so that no
 * locale or file has to be installed and a server can speak all of them at once. */
#ifndef BORGO_CORE_LANGUAGE_H
#define BORGO_CORE_LANGUAGE_H

#include <stdbool.h>
#include <stdint.h>

enum { BORGO_LANGUAGES = 3 };

struct borgo_language {
    const char *code; /* `fr` */
    const char *name; /* `français` */
    const char *(*translate)(const char *english);
    const char *(*translate_count)(const char *one, const char *many, uint32_t count);
};

extern const struct borgo_language borgo_languages[BORGO_LANGUAGES];

/* By code or by the start of a locale's name (`fr_FR.UTF-8`); NULL if it is none of ours. */
const struct borgo_language *borgo_language_find(const char *code);

/* The translation of a text in a compiled catalogue (the MO format), or NULL. */
const char *borgo_language_look_up(const unsigned char *catalogue, const char *english);

#endif
