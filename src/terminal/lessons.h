/* The lessons that are built in (data/lessons). */
#ifndef BORGO_TERMINAL_LESSONS_H
#define BORGO_TERMINAL_LESSONS_H

#include <stddef.h>

/* The text of a game's lesson, for table/lesson.h; NULL if there is none. */
const char *borgo_lessons_builtin(const char *game);

/* A lesson's text without the stars around weighty words; a heading that begins it ends with a full
 * stop instead. */
void lesson_plain_text(const char *text, char *plain, size_t size);

#endif
