/* Sentences for people: see words.h. */
#include "core/words.h"

#include <string.h>

static void put_names(struct borgo_text *text, int32_t seats, const struct borgo_teller *teller)
{
    const char *between = "";
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        if (!(seats >> seat & 1))
            continue;
        borgo_put(text, between);
        borgo_put(text, teller->name[seat]);
        between = ", ";
    }
}

static void put_cell(struct borgo_text *text, int32_t value)
{
    borgo_print(text, "%d,%d", value / 2048 - 1024, value % 2048 - 1024);
}

static void put_place(struct borgo_text *text, const struct borgo_place *place, int32_t value,
                      const struct borgo_teller *teller)
{
    switch (place->type) {
    case BORGO_SEAT:
        borgo_put(text, teller->name[value]);
        break;
    case BORGO_NAMES:
        put_names(text, value, teller);
        break;
    case BORGO_CELL:
        put_cell(text, value);
        break;
    case BORGO_WORD:
        borgo_put(text, teller->translate(place->words[value]));
        break;
    default:
        borgo_put_number(text, value);
    }
}

static const char *sentence_for(const struct borgo_sentence *kind, const struct borgo_event *event,
                                const struct borgo_teller *teller)
{
    if (!kind->many)
        return teller->translate(kind->one);
    int32_t count = event->value[kind->counted];
    return teller->translate_count(kind->one, kind->many, (uint32_t)(count < 0 ? -count : count));
}

/* The place named between `{` and `}`, or -1. */
static int place_named(const struct borgo_sentence *kind, const char *name, size_t length)
{
    for (int i = 0; i < BORGO_EVENT_PLACES && kind->place[i].name; i++)
        if (strlen(kind->place[i].name) == length && memcmp(kind->place[i].name, name, length) == 0)
            return i;
    return -1;
}

void borgo_tell_event(const struct borgo_game *game, const struct borgo_event *event, const struct borgo_teller *teller,
                      struct borgo_text *text)
{
    const struct borgo_sentence *kind = &game->sentences[event->kind];
    for (const char *at = sentence_for(kind, event, teller); *at; at++) {
        const char *close = *at == '{' ? strchr(at, '}') : NULL;
        int place = close ? place_named(kind, at + 1, (size_t)(close - at - 1)) : -1;
        if (place < 0) {
            borgo_put_char(text, *at);
            continue;
        }
        put_place(text, &kind->place[place], event->value[place], teller);
        at = close;
    }
}

static void put_place_json(struct borgo_json *json, const struct borgo_place *place, int32_t value)
{
    if (place->type == BORGO_WORD)
        borgo_json_string(json, place->name, place->words[value]);
    else if (place->type == BORGO_CELL)
        borgo_json_print(json, place->name, "%d,%d", value / 2048 - 1024, value % 2048 - 1024);
    else
        borgo_json_number(json, place->name, value);
}

void borgo_put_event_json(const struct borgo_game *game, const struct borgo_event *event, struct borgo_json *json)
{
    const struct borgo_sentence *kind = &game->sentences[event->kind];
    borgo_json_object(json, NULL);
    borgo_json_string(json, "event", kind->name);
    for (int i = 0; i < BORGO_EVENT_PLACES && kind->place[i].name; i++)
        put_place_json(json, &kind->place[i], event->value[i]);
    borgo_json_close(json);
}
