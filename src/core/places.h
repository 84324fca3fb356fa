/* What the tables of sentences and forms are written with: one word for each kind of place.
 * Included by those tables alone, since the words are short. */
#ifndef BORGO_PLACES_H
#define BORGO_PLACES_H

#include "core/event.h"

#define PLACE(name, type, words, letters)                                                          \
    {                                                                                              \
        name, type, words, letters                                                                 \
    }
#define NAMED_SEAT(name) PLACE(name, BORGO_SEAT, NULL, NULL)
#define SEAT NAMED_SEAT("seat")
#define SEATS PLACE("seats", BORGO_NAMES, NULL, NULL)
#define NUMBER(name) PLACE(name, BORGO_NUMBER, NULL, NULL)
#define CELL(name) PLACE(name, BORGO_CELL, NULL, NULL)
#define WORD(name, words) PLACE(name, BORGO_WORD, words, NULL)
/* A word that has a letter in a move's text. */
#define LETTERED(name, words, letters) PLACE(name, BORGO_WORD, words, letters)
#define NOTATION(name, words) PLACE(name, BORGO_NOTATION, words, NULL)

#endif
