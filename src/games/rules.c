/* Finds the rules text of a game in the table of data/rules, GAME.LANGUAGE for each, and in it the
 * section that tells a rule. */
#include "games/rules.h"

#include <string.h>

#include "core/embedded.h"

extern const struct borgo_embedded borgo_rules_texts[];

static const char *find_text(const char *game, const char *language)
{
    size_t length = strlen(game);
    for (const struct borgo_embedded *rules = borgo_rules_texts; rules->name; rules++)
        if (strncmp(rules->name, game, length) == 0 && rules->name[length] == '.'
            && strcmp(rules->name + length + 1, language) == 0)
            return rules->text;
    return NULL;
}

const char *borgo_rules_text(const struct borgo_game *game, const struct borgo_language *language)
{
    const char *text = find_text(game->name, language->code);
    return text ? text : find_text(game->name, "en");
}

/* The section of each rule, from the first on. */
static const unsigned char lane_sections[] = {1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3,
                                              4, 5, 5, 6, 6, 7, 7, 7, 7, 7, 7, 7, 8, 6};
static const unsigned char city_sections[] = {1, 1, 1, 2, 2, 2, 2, 3, 3, 0, 4, 4, 4, 5, 5, 5, 5,
                                              5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 9, 8,
                                              8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 1};
static const unsigned char shibuya_sections[] = {1, 1, 2, 3, 4, 4, 4, 4, 4, 5, 6, 8, 9, 9, 10, 12};
static const unsigned char skyline_sections[] = {1, 1, 2, 2, 2, 3, 3, 3,  4,  4,  5, 5,
                                                 5, 5, 6, 6, 6, 6, 8, 10, 10, 10, 9, 12};

static const struct rules_places {
    const char *game, *prefix;
    const unsigned char *sections;
    int count;
} places[] = {
    {"sunrise-lane", "LANE", lane_sections, sizeof lane_sections},
    {"sunrise-city", "CITY", city_sections, sizeof city_sections},
    {"shibuya", "SHIB", shibuya_sections, sizeof shibuya_sections},
    {"project-skyline", "SKY", skyline_sections, sizeof skyline_sections},
    {NULL, NULL, NULL, 0},
};

static const struct rules_places *find_places(const struct borgo_game *game)
{
    const struct rules_places *found = places;
    while (found->game && strcmp(found->game, game->name) != 0)
        found++;
    return found;
}

const char *borgo_rules_prefix(const struct borgo_game *game)
{
    return find_places(game)->prefix;
}

int borgo_rules_section(const struct borgo_game *game, int rule)
{
    const struct rules_places *found = find_places(game);
    return rule <= found->count ? found->sections[rule - 1] : -1;
}
