/* The lessons that are built in (data/lessons). */
#ifndef BORGO_TERMINAL_LESSONS_H
#define BORGO_TERMINAL_LESSONS_H

/* The text of a game's lesson, for table/lesson.h; NULL if there is none. */
const char *borgo_lessons_builtin(const char *game);

#endif
