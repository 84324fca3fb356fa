/* Finds the rules text of a game in the table that tools/embed-rules.py makes of data/rules. */
#include "games/rules.h"

#include <string.h>

struct rules_text {
    const char *game, *language, *text;
};
extern const struct rules_text borgo_rules_texts[]; /* ends with a NULL game */

static const char *find_text(const char *game, const char *language)
{
    for (const struct rules_text *rules = borgo_rules_texts; rules->game; rules++)
        if (strcmp(rules->game, game) == 0 && strcmp(rules->language, language) == 0)
            return rules->text;
    return NULL;
}

const char *borgo_rules_text(const struct borgo_game *game, const struct borgo_language *language)
{
    const char *text = find_text(game->name, language->code);
    return text ? text : find_text(game->name, "en");
}
