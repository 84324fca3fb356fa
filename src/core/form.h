/* What a move says: a kind and a few numbers, like an event. Each kind of move has one form, which
 * says in which order its numbers stand in the canonical text, what each of them is, and how a
 * person would put it. A game fills in the numbers (its hook `describe`); texts, JSON, groups for
 * lists, cells to light up and sentences are made from them for all games alike in core/moves.h. So
 * nobody ever parses a move's text or knows a game's notation. */
#ifndef BORGO_CORE_FORM_H
#define BORGO_CORE_FORM_H

#include "core/event.h"

typedef uint32_t borgo_move;

/* The value of a place that is veiled: `?` in the text, null in JSON. */
enum { BORGO_VEILED = INT32_MIN };

struct borgo_form {
    const char
        *word; /* the text's first word, or NULL where the first place is all there is: `north` */
    uint8_t written; /* so many places stand in the text, in their order; the rest is only told */
    /* The kind's name, the sentence ("build a House at {plot}") and the places. */
    struct borgo_sentence sentence;
    const char *
        veiled; /* the sentence where a place is veiled, for translation; NULL where none ever is */
};

/* One move in the terms of its form: value i belongs to place i. */
struct borgo_description {
    uint8_t kind;
    int32_t value[BORGO_EVENT_PLACES];
};

struct borgo_text;

/* The place of that name, or -1. */
int borgo_form_find_place(const struct borgo_form *form, const char *name);

/* The canonical text. */
void borgo_form_write(const struct borgo_form *form, const struct borgo_description *description,
                      struct borgo_text *text);

#endif
