/* Reading what a request says: see parts.h. */
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "wire/parts.h"

const value *member(const struct call *call, const char *name)
{
    return borgo_json_member(call->request, name);
}

bool has(const struct call *call, const char *name)
{
    return member(call, name) != NULL;
}

const char *string_member(struct call *call, const char *name)
{
    const value *found = member(call, name);
    if (!found || found->kind != BORGO_JSON_STRING) {
        borgo_error_fail(&call->error, "'%s' must be a string", name);
        return NULL;
    }
    return found->string;
}

bool number_member(struct call *call, const char *name, int64_t most, int64_t *number)
{
    const value *found = member(call, name);
    *number = 0;
    if (!found || found->kind != BORGO_JSON_INTEGER || found->integer < 0 || found->integer > most)
        return borgo_error_fail(
            &call->error, "'%s' must be a whole number that isn't negative or too large", name);
    *number = found->integer;
    return true;
}

bool truth_member(struct call *call, const char *name, bool *truth)
{
    const value *found = member(call, name);
    *truth = found && found->kind == BORGO_JSON_TRUE;
    if (found && found->kind != BORGO_JSON_TRUE && found->kind != BORGO_JSON_FALSE)
        return borgo_error_fail(&call->error, "'%s' must be true or false", name);
    return true;
}

bool cell_value(const value *found, int cell[2])
{
    enum { FARTHEST = 1000 };
    const value *at = found && found->kind == BORGO_JSON_ARRAY ? borgo_json_first(found) : NULL;
    unsigned count = 0;
    for (; at; at = borgo_json_next(found, at), count++) {
        if (count == 2 || at->kind != BORGO_JSON_INTEGER || at->integer < -FARTHEST
            || at->integer > FARTHEST)
            return false;
        cell[count] = (int)at->integer;
    }
    return count == 2;
}

bool cell_member(struct call *call, const char *name, int cell[2])
{
    return cell_value(member(call, name), cell)
           || borgo_error_fail(&call->error, "'%s' must be two whole numbers, like [4,5]", name);
}

bool hex_member(struct call *call, const char *name, unsigned char bytes[32])
{
    const value *found = member(call, name);
    if (!found || found->kind != BORGO_JSON_STRING || !borgo_hash_read_hex(found->string, bytes))
        return borgo_error_fail(&call->error, "'%s' must be 64 hexadecimal digits", name);
    return true;
}

static bool number_seat(struct call *call, const char *name, const value *found, int last,
                        unsigned *seat)
{
    if (!found || found->kind != BORGO_JSON_INTEGER || found->integer < 0 || found->integer > last)
        return borgo_error_fail(&call->error, "'%s' must be a number from 0 to %d", name, last);
    *seat = (unsigned)found->integer;
    return true;
}

bool seat_member(struct call *call, const char *name, unsigned players, const char *word,
                 unsigned meaning, unsigned *seat)
{
    const value *found = member(call, name);
    int last = (int)players - 1;
    *seat = meaning;
    if (!word)
        return number_seat(call, name, found, last, seat);
    if (found && found->kind == BORGO_JSON_STRING && strcmp(found->string, word) == 0)
        return true;
    if (!found || found->kind != BORGO_JSON_INTEGER || found->integer < 0 || found->integer > last)
        return borgo_error_fail(&call->error, "'%s' must be \"%s\" or a number from 0 to %d", name,
                                word, last);
    *seat = (unsigned)found->integer;
    return true;
}

unsigned wire_players(const struct borgo_wire *wire)
{
    return ((const struct borgo_box *)wire->table->box)->players;
}

/* Of a seen game nobody else's eyes are to be had. */
static bool read_viewer(struct call *call)
{
    const struct borgo_wire *wire = call->wire;
    if (call->fixed)
        return true;
    call->viewer = wire->eyes;
    if (!has(call, "viewer"))
        return true;
    if (!seat_member(call, "viewer", wire_players(wire), "watch", BORGO_WATCHER, &call->viewer))
        return false;
    if (wire->kind == BORGO_WIRE_SEEN && call->viewer != wire->eyes)
        return borgo_error_fail(&call->error, "this game is known with other eyes");
    return true;
}

bool read_wishes(struct call *call)
{
    if (!truth_member(call, "events", &call->events)
        || !truth_member(call, "objects", &call->objects) || !read_viewer(call))
        return false;
    if (!has(call, "lang"))
        return true;
    const char *code = string_member(call, "lang");
    call->language = code ? borgo_language_find(code) : NULL;
    call->objects = true;
    return call->language
           || (code && borgo_error_fail(&call->error, "unknown language '%s'", code));
}

const struct borgo_game *game_member(struct call *call, struct borgo_setup *setup)
{
    const struct borgo_edition *edition;
    const struct borgo_wire_host *host = &call->wire->host;
    const char *name = string_member(call, "game");
    const struct borgo_game *game = name ? borgo_games_find(name, &edition, &call->error) : NULL;
    if (!game)
        return NULL;
    borgo_setup_default(game, setup);
    if (edition->option)
        borgo_setup_set_option_text(game, setup, edition->option, &call->error);
    if (host->game == game) {
        memcpy(setup->data, host->setup->data, sizeof setup->data);
        memcpy(setup->file, host->setup->file, sizeof setup->file);
    }
    return game;
}

static bool read_options(struct call *call, const struct borgo_game *game,
                         struct borgo_setup *setup)
{
    const value *options = member(call, "options");
    if (!options)
        return true;
    if (options->kind != BORGO_JSON_OBJECT)
        return borgo_error_fail(&call->error, "'%s' must be an object", "options");
    for (const value *at = borgo_json_first(options); at; at = borgo_json_next(options, at)) {
        if (at->kind != BORGO_JSON_STRING)
            return borgo_error_fail(&call->error, "the value of option '%s' must be a string",
                                    at->name);
        if (!borgo_setup_set_option(game, setup, at->name, at->string, &call->error))
            return false;
    }
    return true;
}

static bool set_data(struct call *call, const struct borgo_game *game, const value *text,
                     struct borgo_setup *setup)
{
    for (int i = 0; i < borgo_setup_data_count(game); i++)
        if (strcmp(game->data[i].name, text->name) == 0) {
            setup->data[i] = text->string;
            setup->file[i] = text->name;
            return true;
        }
    return borgo_error_fail(&call->error, "the game has no data '%s'", text->name);
}

bool data_member(struct call *call, const struct borgo_game *game, struct borgo_setup *setup)
{
    const value *data = member(call, "data");
    if (!data)
        return true;
    if (data->kind != BORGO_JSON_OBJECT)
        return borgo_error_fail(&call->error, "'%s' must be an object", "data");
    for (const value *at = borgo_json_first(data); at; at = borgo_json_next(data, at)) {
        if (at->kind != BORGO_JSON_STRING || at->length > BORGO_MAX_DATA_TEXT)
            return borgo_error_fail(&call->error, "'%s' must be a string", at->name);
        if (!set_data(call, game, at, setup))
            return false;
    }
    return true;
}

bool terms_members(struct call *call, const struct borgo_game *game, struct borgo_setup *setup)
{
    if (has(call, "players"))
        return setup_members(call, game, setup);
    return read_options(call, game, setup) && data_member(call, game, setup);
}

bool setup_members(struct call *call, const struct borgo_game *game, struct borgo_setup *setup)
{
    int64_t players;
    return number_member(call, "players", 1000, &players)
           && borgo_setup_set_players(game, setup, (uint32_t)players, &call->error)
           && read_options(call, game, setup) && data_member(call, game, setup);
}

void *make_box(struct call *call, const struct borgo_game *game, const struct borgo_setup *setup)
{
    void *box = wire_allocate(game->box_size);
    if (borgo_setup_make_box(game, setup, box, &call->error))
        return box;
    free(box);
    return NULL;
}
