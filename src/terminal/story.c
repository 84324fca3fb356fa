/* What happened, in sentences: see story.h. */
#include "terminal/story.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "core/setup.h"
#include "core/words.h"
#include "table/walk.h"

void table_names(const struct borgo_record *record, const char *names[BORGO_MAX_SEATS])
{
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        names[seat] = record->seat[seat].name;
}

void telling_speak(struct telling *telling)
{
    char line[MAX_SENTENCE + 24];
    if (telling->times == 0)
        return;
    if (telling->times == 1)
        snprintf(line, sizeof line, "%s.", telling->sentence);
    else
        snprintf(line, sizeof line, "%s (%" PRIu32 " ×).", telling->sentence, telling->times);
    print_paragraph(2, line);
    telling->times = 0;
    telling->told++;
}

void telling_hear(struct telling *telling, const char *sentence)
{
    if (telling->times > 0 && strcmp(telling->sentence, sentence) != 0)
        telling_speak(telling);
    snprintf(telling->sentence, sizeof telling->sentence, "%s", sentence);
    telling->times++;
}

static void hear_events(struct telling *telling, const struct borgo_record *record,
                        const struct borgo_events *events, unsigned viewer)
{
    struct borgo_teller teller = {.translate = tr, .translate_count = tr_count};
    table_names(record, teller.name);
    for (uint32_t i = 0; i < events->count; i++) {
        char buffer[MAX_SENTENCE];
        struct borgo_text text;
        if (!borgo_event_is_told(&events->at[i], viewer))
            continue;
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_words_event(record->game, &events->at[i], &teller, &text);
        telling_hear(telling, buffer);
    }
}

uint32_t tell_story(const struct borgo_record *record, uint32_t from, uint32_t to, unsigned viewer)
{
    struct telling telling = {0};
    struct borgo_walk walk;
    struct borgo_events events;
    for (borgo_walk_start(&walk, &record->table); walk.at < to && borgo_walk_next(&walk);) {
        borgo_walk_step(&walk, &events);
        if (walk.at > from)
            hear_events(&telling, record, &events, viewer);
    }
    telling_speak(&telling);
    return telling.told;
}

/* `edition=avenue` is what the box has. */
static bool has_option(const struct borgo_game *game, const void *box, const char *text)
{
    for (int i = 0; i < borgo_setup_option_count(game); i++) {
        size_t length = strlen(game->option[i].name);
        if (strncmp(text, game->option[i].name, length) == 0 && text[length] == '=')
            return strcmp(text + length + 1, borgo_setup_option_text(game, box, i)) == 0;
    }
    return false;
}

const char *edition_title(const struct borgo_game *game, const void *box)
{
    const struct borgo_edition *second = &game->edition[1];
    return second->name && second->option && has_option(game, box, second->option) ? second->title
                                                                                   : game->title;
}
