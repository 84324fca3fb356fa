/* Sentences for people: see words.h. */
#include "core/words.h"
#include "core/bits.h"

#include <string.h>

#include "core/letters.h"

static void put_names(struct borgo_text *text, int32_t seats, const struct borgo_teller *teller)
{
    const char *between = "";
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        if (!(seats >> seat & 1))
            continue;
        borgo_text_put(text, between);
        borgo_text_put(text, teller->name[seat]);
        between = ", ";
    }
}

static void put_notation(struct borgo_text *text, const struct borgo_game *game, const char *name,
                         const struct borgo_teller *teller)
{
    for (; *name; name++)
        borgo_letters_put(text, game->letters, *name, teller->translate);
}

static void put_place(struct borgo_text *text, const struct borgo_game *game,
                      const struct borgo_place *place, int32_t value,
                      const struct borgo_teller *teller)
{
    switch (place->type) {
    case BORGO_SEAT:
        borgo_text_put(text, teller->name[value]);
        break;
    case BORGO_NAMES:
        put_names(text, value, teller);
        break;
    case BORGO_CELL:
        borgo_text_print(text, "%d,%d", borgo_cell_first(value), borgo_cell_second(value));
        break;
    case BORGO_WORD:
        borgo_text_put(text, teller->translate(place->words[value]));
        break;
    case BORGO_NOTATION:
        put_notation(text, game, place->words[value], teller);
        break;
    default:
        borgo_text_number(text, value);
    }
}

static const char *pattern_of(const struct borgo_sentence *sentence, const int32_t *value,
                              const struct borgo_teller *teller)
{
    if (!sentence->many)
        return teller->translate(sentence->one);
    int32_t count = value[sentence->counted];
    return teller->translate_count(sentence->one, sentence->many,
                                   (uint32_t)(count < 0 ? -count : count));
}

/* The place named between `{` and `}`, or -1. */
static int place_named(const struct borgo_sentence *sentence, const char *name, size_t length)
{
    for (int i = 0; i < BORGO_EVENT_PLACES && sentence->place[i].name; i++)
        if (strlen(sentence->place[i].name) == length
            && memcmp(sentence->place[i].name, name, length) == 0)
            return i;
    return -1;
}

void borgo_words_sentence(const struct borgo_game *game, const struct borgo_sentence *sentence,
                          const int32_t *value, const struct borgo_teller *teller,
                          struct borgo_text *text)
{
    for (const char *at = pattern_of(sentence, value, teller); *at; at++) {
        const char *close = *at == '{' ? strchr(at, '}') : NULL;
        int place = close ? place_named(sentence, at + 1, (size_t)(close - at - 1)) : -1;
        if (place < 0) {
            borgo_text_char(text, *at);
            continue;
        }
        put_place(text, game, &sentence->place[place], value[place], teller);
        at = close;
    }
}

static void put_place_json(struct borgo_json *json, const struct borgo_place *place, int32_t value)
{
    if (value == BORGO_VEILED) {
        borgo_json_null(json, place->name);
    } else if (place->type == BORGO_WORD || place->type == BORGO_NOTATION) {
        borgo_json_string(json, place->name, place->words[value]);
    } else if (place->type == BORGO_CELL) {
        borgo_json_cell(json, place->name, borgo_cell_first(value), borgo_cell_second(value));
    } else if (place->type == BORGO_NAMES) {
        borgo_put_seats(json, place->name, (unsigned)value);
    } else {
        borgo_json_number(json, place->name, value);
    }
}

void borgo_words_places_json(const struct borgo_sentence *sentence, const int32_t *value,
                             struct borgo_json *json)
{
    for (int i = 0; i < BORGO_EVENT_PLACES && sentence->place[i].name; i++)
        put_place_json(json, &sentence->place[i], value[i]);
}

void borgo_put_cells_json(uint64_t cells, unsigned begins, const char *name,
                          struct borgo_json *json)
{
    borgo_json_array(json, name);
    for (uint64_t left = cells, next = begins ? (uint64_t)1 << (begins - 1) : 0; left;) {
        unsigned cell = borgo_bits_lowest(next & left ? next & left : left);
        uint64_t bit = (uint64_t)1 << cell;
        borgo_json_cell(json, NULL, (int)cell / 8, (int)cell % 8);
        left &= ~bit;
        next = begins ? bit << 8 | bit >> 8 | (cell % 8 < 7 ? bit << 1 : 0)
                            | (cell % 8 > 0 ? bit >> 1 : 0)
                      : 0;
    }
    borgo_json_close(json);
}

void borgo_words_event(const struct borgo_game *game, const struct borgo_event *event,
                       const struct borgo_teller *teller, struct borgo_text *text)
{
    borgo_words_sentence(game, &game->sentences[event->kind], event->value, teller, text);
}

void borgo_words_event_json(const struct borgo_game *game, const struct borgo_event *event,
                            struct borgo_json *json)
{
    const struct borgo_sentence *sentence = &game->sentences[event->kind];
    borgo_json_object(json, NULL);
    borgo_json_string(json, "event", sentence->name);
    borgo_words_places_json(sentence, event->value, json);
    if (sentence->cells)
        borgo_put_cells_json(event->cells, event->begins, sentence->cells, json);
    borgo_json_close(json);
}
