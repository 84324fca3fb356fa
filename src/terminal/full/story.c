/* What happened: see story.h. */
#include "terminal/full/story.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/words.h"
#include "table/walk.h"
#include "terminal/language.h"
#include "terminal/story.h"

struct borgo_teller table_teller(const struct borgo_record *record)
{
    struct borgo_teller teller = {.translate = tr, .translate_count = tr_count};
    table_names(record, teller.name);
    return teller;
}

/* The same sentence again and again (cards dealt face down) is one line. */
void add_to_story(struct story *story, const char *text, int seat, uint32_t move)
{
    struct story_line *last = story->count ? &story->at[story->count - 1] : NULL;
    if (last && strcmp(last->text, text) == 0) {
        last->times++;
        last->move = move;
        return;
    }
    if (!story->at || story->count == story->room) {
        story->room = 2 * story->room + 64;
        story->at = realloc(story->at, story->room * sizeof *story->at);
        if (!story->at)
            abort();
    }
    story->at[story->count++] = (struct story_line){strdup(text), seat, move, 1};
}

static void add_events(struct story *story, const struct borgo_record *record,
                       const struct borgo_events *events, uint32_t move, unsigned viewer)
{
    struct borgo_teller teller = table_teller(record);
    for (uint32_t i = 0; i < events->count; i++) {
        const struct borgo_event *event = &events->at[i];
        const struct borgo_sentence *sentence = &record->game->sentences[event->kind];
        char buffer[MAX_SENTENCE];
        struct borgo_text text;
        if (!borgo_event_is_told(event, viewer))
            continue;
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_words_event(record->game, event, &teller, &text);
        add_to_story(story, buffer, sentence->place[0].type == BORGO_SEAT ? event->value[0] : -1,
                     move);
    }
}

void write_story(struct story *story, const struct borgo_record *record, uint32_t to,
                 unsigned viewer)
{
    struct borgo_walk walk;
    struct borgo_events events;
    free_story(story);
    for (borgo_walk_start(&walk, &record->table); walk.at < to && borgo_walk_next(&walk);) {
        uint32_t move = walk.at;
        borgo_walk_step(&walk, &events);
        add_events(story, record, &events, move, viewer);
    }
}

void free_story(struct story *story)
{
    for (unsigned i = 0; i < story->count; i++)
        free(story->at[i].text);
    free(story->at);
    *story = (struct story){0};
}

uint32_t since_last_turn(const struct borgo_table *table, unsigned viewer)
{
    uint32_t at = table->count;
    while (at > 0 && (table->log[at - 1].seat == viewer || table->log[at - 1].seat == BORGO_CHANCE))
        at--;
    while (at > 0 && table->log[at - 1].seat != viewer)
        at--;
    return at;
}

static unsigned add_things(const struct borgo_walk *walk, const struct full_board *board,
                           unsigned viewer, unsigned count, int32_t things[MAX_RECENT])
{
    const struct borgo_table *table = walk->table;
    const struct borgo_entry *entry = borgo_walk_next(walk);
    struct borgo_description move;
    if (entry->seat == BORGO_CHANCE)
        return count;
    borgo_moves_describe(table->game, table->box, walk->state,
                         table->game->veil(table->box, entry->seat, entry->move, viewer), &move);
    const struct borgo_form *form = &table->game->forms[move.kind];
    for (unsigned place = 0; place < BORGO_EVENT_PLACES && form->sentence.place[place].name;
         place++) {
        int32_t thing = form->sentence.place[place].type == BORGO_CELL || place < form->written
                            ? board->thing(table->box, walk->state, &move, place)
                            : NO_THING;
        if (thing != NO_THING && count < MAX_RECENT)
            things[count++] = thing;
    }
    return count;
}

unsigned recent_things(const struct borgo_table *table, const struct full_board *board,
                       uint32_t from, uint32_t to, unsigned viewer, int32_t things[MAX_RECENT])
{
    struct borgo_walk walk;
    unsigned count = 0;
    for (borgo_walk_start(&walk, table); walk.at < to && borgo_walk_next(&walk);) {
        if (walk.at >= from)
            count = add_things(&walk, board, viewer, count, things);
        borgo_walk_step(&walk, NULL);
    }
    return count;
}
