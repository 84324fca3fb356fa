/* Finds a lesson that is built in. */
#include "terminal/lessons.h"

#include <stdbool.h>
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

static bool ends_sentence(const char *text, size_t used)
{
    return used == 0 || strchr(".?!:", text[used - 1]);
}

void lesson_plain_text(const char *text, char *plain, size_t size)
{
    size_t used = 0;
    bool heading = strncmp(text, "**", 2) == 0;
    const char *end = heading ? strstr(text + 2, "** ") : NULL;
    for (const char *at = text; *at && used + 2 < size; at++) {
        if (at == end && at[3] >= 'A' && !ends_sentence(plain, used))
            plain[used++] = '.';
        if (*at != '*')
            plain[used++] = *at;
    }
    plain[used] = '\0';
}
