/* What happened at a table, told in sentences to one viewer: each sees only what the rules let him
 * see. */
#ifndef BORGO_TERMINAL_STORY_H
#define BORGO_TERMINAL_STORY_H

#include "table/record.h"
#include "terminal/screen.h"

enum { MAX_SENTENCE = 600 };

/* Sentences being told, all zero at first. The same one again and again (cards dealt face down) is
 * told once, with how often: so the last waits to be spoken. */
struct telling {
    char sentence[MAX_SENTENCE];
    uint32_t times;
    uint32_t told;
};

void telling_hear(struct telling *telling, const char *sentence);
void telling_speak(struct telling *telling);

/* The name of the edition a game is played in. */
const char *edition_title(const struct borgo_game *game, const void *box);
/* The names at the table, for drawing and telling. */
void table_names(const struct borgo_record *record, const char *names[BORGO_MAX_SEATS]);
/* Tells what the moves from number `from` up to `to` made happen, as `viewer` may know it; returns
 * how many sentences. */
uint32_t tell_story(const struct borgo_record *record, uint32_t from, uint32_t to, unsigned viewer);

#endif
