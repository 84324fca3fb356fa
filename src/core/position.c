/* A whole position as one line of text: see position.h. */
#include "core/position.h"

#include <string.h>

#include "core/setup.h"

void borgo_position_write(const struct borgo_game *game, const void *box, const void *state,
                          struct borgo_text *text)
{
    const struct borgo_box *head = box;
    borgo_text_print(text, "%s players=%d", game->name, head->players);
    for (int i = 0; i < borgo_setup_option_count(game); i++)
        borgo_text_print(text, " %s=%s", game->option[i].name,
                         borgo_setup_option_text(game, box, i));
    borgo_text_put(text, " |");
    game->write_position(box, state, text);
}

static bool read_option(const struct borgo_game *game, struct borgo_reader *reader,
                        struct borgo_setup *setup, struct borgo_error *error)
{
    char word[80];
    size_t length = strcspn(reader->at, " ");
    if (length >= sizeof word)
        return borgo_error_fail(error, "position: a word of the set-up is too long");
    memcpy(word, reader->at, length);
    word[length] = '\0';
    if (!borgo_setup_set_option_text(game, setup, word, error))
        return false;
    reader->at += length;
    return true;
}

bool borgo_position_read_setup(const struct borgo_game *game, struct borgo_reader *reader,
                               struct borgo_setup *setup, struct borgo_error *error)
{
    uint32_t players;
    if (!borgo_reader_exact(reader, game->name) || *reader->at != ' ')
        return borgo_error_fail(error, "position: it doesn't start with '%s'", game->name);
    if (!borgo_reader_key_number(reader, "players", 99, &players, error))
        return false;
    if (!borgo_setup_set_players(game, setup, players, error))
        return false;
    for (borgo_reader_skip_spaces(reader); !borgo_reader_exact(reader, "|");
         borgo_reader_skip_spaces(reader)) {
        if (*reader->at == '\0')
            return borgo_error_fail(error, "position: there is no '|' behind the set-up");
        if (!read_option(game, reader, setup, error))
            return false;
    }
    return true;
}

/* Reads it with the game's hook, to the end. */
static bool read_all(const struct borgo_game *game, const void *box, struct borgo_reader *reader,
                     unsigned viewer, void *state, struct borgo_error *error)
{
    memset(state, 0, game->state_size);
    if (!game->read_position(box, reader, viewer, state, error))
        return false;
    if (!borgo_reader_end(reader))
        return borgo_error_fail(error, "position: '%s' is left over at the end", reader->at);
    return true;
}

static void write_state(const struct borgo_game *game, const void *box, const void *state,
                        char buffer[BORGO_MAX_POSITION_TEXT])
{
    struct borgo_text text;
    borgo_text_start(&text, buffer, BORGO_MAX_POSITION_TEXT);
    game->write_position(box, state, &text);
}

/* What somebody sees can be true if one way to fill it in is a whole position in which he sees just
 * that. So nothing about hidden positions has to be judged twice. */
static bool could_be_seen(const struct borgo_game *game, const void *box, unsigned viewer,
                          const void *seen)
{
    char buffer[BORGO_MAX_POSITION_TEXT];
    _Alignas(16) unsigned char whole[BORGO_MAX_STATE], again[BORGO_MAX_STATE];
    struct borgo_rng rng;
    struct borgo_reader reader = {buffer};
    borgo_rng_seed(&rng, 1);
    memcpy(whole, seen, game->state_size);
    game->imagine(box, whole, viewer, &rng);
    write_state(game, box, whole, buffer);
    if (strchr(buffer, '?') || !read_all(game, box, &reader, BORGO_CHANCE, again, NULL)
        || memcmp(whole, again, game->state_size) != 0)
        return false;
    game->hide(box, again, viewer);
    return memcmp(seen, again, game->state_size) == 0;
}

bool borgo_position_read(const struct borgo_game *game, const void *box,
                         struct borgo_reader *reader, unsigned viewer, void *state,
                         struct borgo_error *error)
{
    const struct borgo_box *head = box;
    const char *start = reader->at;
    char buffer[BORGO_MAX_POSITION_TEXT];
    if (viewer == BORGO_CHANCE && strchr(start, '?'))
        return borgo_error_fail(
            error,
            "position: a '?' stands for what is secret, but here the whole position is needed");
    if (viewer >= head->players && viewer != BORGO_WATCHER && viewer != BORGO_CHANCE)
        return borgo_error_fail(error, "position: there is no seat %u", viewer);
    if (!read_all(game, box, reader, viewer, state, error))
        return false;
    if (viewer == BORGO_CHANCE)
        return true;
    write_state(game, box, state, buffer);
    if (strcmp(buffer, start) != 0 || !could_be_seen(game, box, viewer, state))
        return borgo_error_fail(error, "position: nobody at that seat could see this");
    return true;
}
