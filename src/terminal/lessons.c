/* Finds a lesson that is built in. */
#include "terminal/lessons.h"

#include <stddef.h>
#include <string.h>

extern const char borgo_lesson_project_skyline[], borgo_lesson_shibuya[],
    borgo_lesson_sunrise_city[], borgo_lesson_sunrise_lane[];

const char *borgo_lessons_builtin(const char *game)
{
    static const struct {
        const char *game, *text;
    } lessons[] = {
        {"project-skyline", borgo_lesson_project_skyline},
        {"shibuya", borgo_lesson_shibuya},
        {"sunrise-city", borgo_lesson_sunrise_city},
        {"sunrise-lane", borgo_lesson_sunrise_lane},
    };
    for (size_t i = 0; i < sizeof lessons / sizeof lessons[0]; i++)
        if (strcmp(lessons[i].game, game) == 0)
            return lessons[i].text;
    return NULL;
}
