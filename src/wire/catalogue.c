/* What there is before any game: the games with their words for people, the levels, the languages,
 * and the rules as sections. */
#include <stdlib.h>
#include <string.h>

#include "core/setup.h"
#include "games/registry.h"
#include "games/rules.h"
#include "players/search.h"
#include "wire/parts.h"

static const struct borgo_language *language_of(const struct call *call)
{
    return call->language ? call->language : &borgo_languages[0];
}

static void put_editions(const struct borgo_game *game, struct borgo_json *json)
{
    borgo_json_array(json, "editions");
    for (int i = 0; i < 2 && game->edition[i].name; i++) {
        borgo_json_object(json, NULL);
        borgo_json_string(json, "name", game->edition[i].name);
        borgo_json_string(json, "title", game->edition[i].title);
        borgo_json_string(json, "option", game->edition[i].option ? game->edition[i].option : "");
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* Values that have words; those that name a seat are for the page to say. */
static void put_choices(const struct borgo_option *option, borgo_translate *translate,
                        struct borgo_json *json)
{
    borgo_json_array(json, "choices");
    for (int v = 0; v < borgo_setup_value_count(option) && option->choice[v].title; v++) {
        borgo_json_object(json, NULL);
        borgo_json_string(json, "value", option->values[v]);
        borgo_json_string(json, "title", translate(option->choice[v].title));
        borgo_json_string(json, "sentence", translate(option->choice[v].sentence));
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_options(const struct borgo_game *game, borgo_translate *translate,
                        struct borgo_json *json)
{
    borgo_json_array(json, "options");
    for (int i = 0; i < borgo_setup_option_count(game); i++) {
        const struct borgo_option *option = &game->option[i];
        borgo_json_object(json, NULL);
        borgo_json_string(json, "name", option->name);
        borgo_json_string(json, "title", translate(option->title));
        borgo_json_string(json, "summary", translate(option->summary));
        borgo_json_array(json, "values");
        for (int v = 0; v < borgo_setup_value_count(option); v++)
            borgo_json_string(json, NULL, option->values[v]);
        borgo_json_close(json);
        put_choices(option, translate, json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_data(const struct borgo_game *game, struct borgo_json *json)
{
    borgo_json_array(json, "data");
    for (int i = 0; i < borgo_setup_data_count(game); i++) {
        borgo_json_object(json, NULL);
        borgo_json_string(json, "name", game->data[i].name);
        borgo_json_string(json, "file", game->data[i].file);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

void borgo_wire_put_game(const struct borgo_game *game, borgo_translate *translate,
                         struct borgo_json *json)
{
    borgo_json_string(json, "name", game->name);
    borgo_json_string(json, "title", game->title);
    borgo_json_string(json, "author", game->author);
    borgo_json_string(json, "summary", translate(game->summary));
    borgo_json_number(json, "rules", game->rules);
    borgo_json_bool(json, "secrets", game->secrets);
    borgo_json_array(json, "players");
    for (int i = 0; i < BORGO_MAX_SEATS && game->players[i]; i++)
        borgo_json_number(json, NULL, game->players[i]);
    borgo_json_close(json);
    put_editions(game, json);
    put_options(game, translate, json);
    put_data(game, json);
}

/* From the easiest to the hardest: a level's strength is its place. */
static void put_levels(borgo_translate *translate, struct borgo_json *json)
{
    borgo_json_array(json, "levels");
    for (int i = 0; i < BORGO_LEVELS; i++) {
        borgo_json_object(json, NULL);
        borgo_json_string(json, "name", borgo_levels[i].name);
        borgo_json_string(json, "summary", translate(borgo_levels[i].summary));
        borgo_json_number(json, "strength", i + 1);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

bool answer_catalogue(struct call *call)
{
    borgo_translate *translate = language_of(call)->translate;
    struct borgo_json *json = open_answer(call);
    borgo_json_array(json, "catalogue");
    for (int i = 0; i < borgo_game_count; i++) {
        borgo_json_object(json, NULL);
        borgo_wire_put_game(borgo_games[i], translate, json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
    put_levels(translate, json);
    borgo_json_array(json, "languages");
    for (int i = 0; i < BORGO_LANGUAGES; i++)
        borgo_json_string(json, NULL, borgo_languages[i].code);
    borgo_json_close(json);
    return true;
}

/* A piece of the text as a member; the longest section of a rules text fits by far. */
static void put_piece(struct borgo_json *json, const char *name, const char *piece, size_t length)
{
    char *copy = wire_allocate(length + 1);
    memcpy(copy, piece, length);
    copy[length] = '\0';
    borgo_json_string(json, name, copy);
    free(copy);
}

/* The ids of the rules that a section tells. */
static void put_rules(struct borgo_json *json, const struct borgo_game *game, int section)
{
    borgo_json_array(json, "rules");
    for (int rule = 1, at; (at = borgo_rules_section(game, rule)) >= 0; rule++)
        if (at == section)
            borgo_json_print(json, NULL, "%s-%d", borgo_rules_prefix(game), rule);
    borgo_json_close(json);
}

/* A section from its heading up to the next; returns where that is. */
static const char *put_section(struct borgo_json *json, const struct borgo_game *game,
                               const char *at, int id)
{
    const char *heading = at + strspn(at, "# "), *line_end = heading + strcspn(heading, "\n");
    const char *body = line_end + strspn(line_end, "\n"), *next = strstr(line_end, "\n## ");
    const char *end = next ? next + 1 : line_end + strlen(line_end);
    borgo_json_object(json, NULL);
    borgo_json_number(json, "id", id);
    put_piece(json, "heading", heading, (size_t)(line_end - heading));
    put_piece(json, "text", body, body < end ? (size_t)(end - body) : 0);
    put_rules(json, game, id);
    borgo_json_close(json);
    return end;
}

/* The rules text the request brings, or the built-in one. */
static const char *find_rules(struct call *call, const struct borgo_game *game)
{
    if (has(call, "text"))
        return string_member(call, "text");
    const char *text = borgo_rules_text(game, language_of(call));
    if (!text)
        borgo_error_fail(&call->error, "there are no rules texts here: give one as 'text'");
    return text;
}

/* A section has the same number in every language. */
bool answer_rules(struct call *call)
{
    struct borgo_setup setup;
    const struct borgo_game *game = game_member(call, &setup);
    const char *text = game ? find_rules(call, game) : NULL;
    if (!text)
        return false;
    struct borgo_json *json = open_answer(call);
    borgo_json_array(json, "sections");
    for (int id = 0; *text; id++)
        text = put_section(json, game, text, id);
    borgo_json_close(json);
    return true;
}
