/* Sentences for people, and members for programs: fills the places of a sentence, of an event or of
 * a move, in the reader's language or as JSON. */
#ifndef BORGO_CORE_WORDS_H
#define BORGO_CORE_WORDS_H

#include "core/game.h"

/* The language and names a sentence is told with. */
struct borgo_teller {
    const char *(*translate)(const char *english);
    const char *(*translate_count)(const char *one, const char *many, uint32_t count);
    const char *name[BORGO_MAX_SEATS];
};

/* Writes a sentence with these values in its places, without a full stop or a newline. */
void borgo_words_sentence(const struct borgo_game *game, const struct borgo_sentence *sentence,
                          const int32_t *value, const struct borgo_teller *teller,
                          struct borgo_text *text);
/* The places as members of a JSON object, each with a comma before it: ,"plot":[4,5],"storeys":2.
 * Words are English, seats are numbers, a veiled place is null. */
void borgo_words_places_json(const struct borgo_sentence *sentence, const int32_t *value,
                             struct borgo_json *json);
/* Cells of an event as [[4,5],[4,6]]: in reading order, or as a walk goes that `begins` on 1 + its
 * first cell. A walk never comes beside itself again (a shortest one never does), so its cells say
 * their order. */
void borgo_put_cells_json(uint64_t cells, unsigned begins, const char *name,
                          struct borgo_json *json);

/* Writes the sentence of an event, without a full stop or a newline. */
void borgo_words_event(const struct borgo_game *game, const struct borgo_event *event,
                       const struct borgo_teller *teller, struct borgo_text *text);

/* The event as a JSON object without a name: {"event":"house","seat":0,"plot":[4,5],…}. */
void borgo_words_event_json(const struct borgo_game *game, const struct borgo_event *event,
                            struct borgo_json *json);

#endif
