/* The statements of a rule case that set a position up and change it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"
#include "core/position.h"
#include "core/setup.h"
#include "games/registry.h"
#include "support/subject.h"

bool do_data(struct rule_case *run, const char *words)
{
    const char *equals = strchr(words, '=');
    char path[1000];
    if (run->at_table || run->data_count == BORGO_MAX_DATA)
        return fail(run, "'data' comes before 'new' or 'position', at most %d times",
                    BORGO_MAX_DATA);
    if (!equals || equals - words >= (int)sizeof run->data_name[0])
        return fail(run, "expected NAME=FILE");
    int i = run->data_count;
    snprintf(run->data_name[i], sizeof run->data_name[i], "%.*s", (int)(equals - words), words);
    snprintf(run->data_file[i], sizeof run->data_file[i], "%s", equals + 1);
    snprintf(path, sizeof path, "%s/%s", run->root, equals + 1);
    run->data[i] = test_read_file(path);
    if (!run->data[i])
        return fail(run, "%s can't be read", path);
    run->data_count++;
    return true;
}

static bool use_data(const struct rule_case *run, const struct borgo_game *game,
                     struct borgo_setup *setup, struct borgo_error *error)
{
    for (int i = 0; i < run->data_count; i++) {
        int known = borgo_setup_data_count(game), which = 0;
        while (which < known && strcmp(game->data[which].name, run->data_name[i]) != 0)
            which++;
        if (which == known)
            return borgo_error_fail(error, "%s has no data '%s'", game->name, run->data_name[i]);
        setup->data[which] = run->data[i];
        setup->file[which] = run->data_file[i];
    }
    return true;
}

/* `GAME players=2 option=value …`, with or without `| …` behind. */
static bool read_set_up_words(struct borgo_reader *reader, const struct borgo_game *game,
                              struct borgo_setup *setup, struct borgo_error *error)
{
    for (borgo_reader_skip_spaces(reader); *reader->at; borgo_reader_skip_spaces(reader)) {
        char word[80];
        uint32_t players;
        size_t length = strcspn(reader->at, " ");
        if (length >= sizeof word)
            return borgo_error_fail(error, "a word of the set-up is too long");
        if (borgo_reader_exact(reader, "players=")) {
            if (!borgo_reader_number(reader, 99, &players))
                return borgo_error_fail(error, "players must be a number");
            if (!borgo_setup_set_players(game, setup, players, error))
                return false;
            continue;
        }
        memcpy(word, reader->at, length);
        word[length] = '\0';
        reader->at += length;
        if (!borgo_setup_set_option_text(game, setup, word, error))
            return false;
    }
    return true;
}

static bool read_setup(const struct rule_case *run, const char *words, struct borgo_reader *reader,
                       struct case_opened *opened, struct borgo_error *error)
{
    const struct borgo_edition *edition;
    char name[60];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(words, " "), words);
    opened->game = borgo_games_find(name, &edition, error);
    if (!opened->game)
        return false;
    borgo_setup_default(opened->game, &opened->setup);
    if (edition->option)
        borgo_setup_set_option_text(opened->game, &opened->setup, edition->option, error);
    reader->at = words;
    if (strchr(words, '|'))
        return use_data(run, opened->game, &opened->setup, error)
               && borgo_position_read_setup(opened->game, reader, &opened->setup, error);
    reader->at += strlen(name);
    return use_data(run, opened->game, &opened->setup, error)
           && read_set_up_words(reader, opened->game, &opened->setup, error);
}

bool case_open_words(const struct rule_case *run, const char *words, struct case_opened *opened,
                     struct borgo_error *error)
{
    struct borgo_reader reader;
    *opened = (struct case_opened){.game = NULL};
    if (!read_setup(run, words, &reader, opened, error))
        return false;
    opened->box = test_allocate(opened->game->box_size);
    bool fine = borgo_setup_make_box(opened->game, &opened->setup, opened->box, error);
    if (fine && strchr(words, '|'))
        fine = borgo_position_read(opened->game, opened->box, &reader, BORGO_CHANCE, opened->state,
                                   error);
    else if (fine)
        opened->game->start(opened->box, opened->state);
    if (!fine) {
        free(opened->box);
        opened->box = NULL;
    }
    return fine;
}

static bool do_open(struct rule_case *run, const char *words)
{
    struct borgo_error error = {0};
    struct case_opened opened;
    if (!case_open_words(run, words, &opened, &error))
        return fail(run, "%s", error.message);
    if (run->at_table)
        borgo_table_close(&run->table);
    free(run->box);
    run->game = opened.game;
    run->setup = opened.setup;
    run->box = opened.box;
    run->at_table = true;
    run->moved = false;
    borgo_table_open_at(&run->table, run->game, run->box, opened.state);
    return true;
}

bool do_new(struct rule_case *run, const char *words)
{
    if (strchr(words, '|'))
        return fail(run, "'new' takes a game and options, 'position' a position");
    return do_open(run, words);
}

bool do_position(struct rule_case *run, const char *words)
{
    if (!strchr(words, '|'))
        return fail(run, "a position has a set-up, a '|' and the position's words");
    return do_open(run, words);
}

bool do_refused(struct rule_case *run, const char *words)
{
    struct case_opened opened;
    run->refusal = (struct borgo_error){0};
    if (!case_open_words(run, words, &opened, &run->refusal))
        return run->refusal.message[0] || fail(run, "it was refused without a message");
    free(opened.box);
    return fail(run, "it was accepted");
}

bool do_because(struct rule_case *run, const char *words)
{
    if (strstr(run->refusal.message, words))
        return true;
    return fail(run, "the reason was: %s", run->refusal.message);
}

bool do_seed(struct rule_case *run, const char *words)
{
    struct borgo_reader reader = {words};
    uint32_t seed;
    if (!borgo_reader_number(&reader, UINT32_MAX, &seed) || !borgo_reader_end(&reader))
        return fail(run, "expected a number");
    borgo_rng_seed(&run->rng, seed);
    return true;
}

static void play(struct rule_case *run, unsigned seat, borgo_move move)
{
    memcpy(run->before, run->table.state, run->game->state_size);
    borgo_table_play(&run->table, seat, move, &run->events);
    run->last = (struct borgo_entry){.move = move, .seat = (uint8_t)seat};
    run->moved = true;
}

bool do_deal(struct rule_case *run, const char *words)
{
    if (*words)
        return fail(run, "'deal' stands alone");
    if (borgo_table_to_act(&run->table) != 1u << BORGO_CHANCE)
        return fail(run, "chance is not to act");
    while (borgo_table_to_act(&run->table) == 1u << BORGO_CHANCE)
        play(run, BORGO_CHANCE, run->game->deal(run->box, run->table.state, &run->rng));
    return true;
}

bool do_play(struct rule_case *run, const char *words)
{
    unsigned who;
    const char *text;
    borgo_move move;
    if (!case_read_who_and_rest(run, words, &who, &text))
        return false;
    if (!case_find_move(run, who, text, &move))
        return fail(run, "%s", run->refusal.message);
    play(run, who, move);
    return true;
}

bool do_undo(struct rule_case *run, const char *words)
{
    run->moved = false;
    if (*words)
        return fail(run, "'undo' stands alone");
    return borgo_table_undo(&run->table) || fail(run, "there is nothing to take back");
}
