/* Sentences for people: fills the places of an event's sentence in the reader's language. */
#ifndef BORGO_CORE_WORDS_H
#define BORGO_CORE_WORDS_H

#include "core/game.h"

/* The language and names a sentence is told with. */
struct borgo_teller {
    const char *(*translate)(const char *english);
    const char *(*translate_count)(const char *one, const char *many, uint32_t count);
    const char *name[BORGO_MAX_SEATS];
};

/* Writes the sentence of an event, without a full stop or a newline. */
void borgo_tell_event(const struct borgo_game *game, const struct borgo_event *event, const struct borgo_teller *teller,
                      struct borgo_text *text);

/* The event as a JSON object without a name: {"event":"house","seat":0,"plot":"4,5",…}; words in English, seats as numbers. */
void borgo_put_event_json(const struct borgo_game *game, const struct borgo_event *event, struct borgo_json *json);

#endif
