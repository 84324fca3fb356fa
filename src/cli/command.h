/* The `borgo` command's own conventions: one file a subcommand, one way to read arguments, set up a
 * game and fail. */
#ifndef BORGO_CLI_COMMAND_H
#define BORGO_CLI_COMMAND_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/file.h"
#include "core/game.h"
#include "terminal/clock.h"
#include "terminal/language.h"

enum { MAX_FLAGS = 16, MAX_ARGUMENTS = 64 };

struct flag {
    const char *name;  /* `--games` */
    const char *value; /* `N`, or NULL for a plain switch */
    const char *help;  /* for translation */
};

struct arguments {
    const struct command *command;
    int count; /* words that are no flags */
    const char *word[MAX_ARGUMENTS];
    int flags;
    const struct flag *flag[MAX_ARGUMENTS];
    const char *value[MAX_ARGUMENTS];
};

struct command {
    const char *name;
    const char *words;   /* `GAME`, `RECORD`, or "" */
    int least, most;     /* how many words */
    const char *summary; /* for translation */
    const char *details; /* for translation, or NULL */
    struct flag flags[MAX_FLAGS];
    bool shared; /* processes that mpirun started can do it together */
    int (*run)(const struct arguments *arguments);
};

extern const struct command command_analyse, command_arena, command_backup, command_bench,
    command_engine, command_games, command_learn, command_lessons, command_migrate, command_mine,
    command_perft, command_play, command_puzzles, command_record, command_replay, command_rerun,
    command_restore, command_rules, command_serve, command_simulate, command_tune, command_verify;

/* arguments.c */
bool read_arguments(const struct command *command, int count, char **words,
                    struct arguments *arguments);
bool has_flag(const struct arguments *arguments, const char *name);
/* The value given for a flag, or NULL; of one that may be repeated the last. */
const char *flag_value(const struct arguments *arguments, const char *name);
/* A number flag; `otherwise` where it isn't given. Complains and returns false if it is no number
 * from least to most. */
bool flag_number(const struct arguments *arguments, const char *name, uint64_t least, uint64_t most,
                 uint64_t otherwise, uint64_t *number);
void print_help(const struct command *command);
extern const struct flag language_flag; /* which every command has */
extern const char sharing[];            /* what a command that is `shared` says about it */

/* manual.c: the pieces of the man page. */
void print_manual_head(const char *version, const char *about);
void print_manual_section(const char *title);
void print_manual_paragraph(const char *text);
void print_manual_command(const struct command *command);

/* setup.c: a game chosen on the command line, with its options and data. The flags every such
 * command has: */
#define GAME_FLAGS                                                                                 \
    {"--players", "N", N_("how many play")},                                                       \
        {"--option", "NAME=VALUE", N_("an option of the rules; may be repeated")},                 \
    {                                                                                              \
        "--data", "[NAME=]FILE", N_("a board, tile set or deck of your own")                       \
    }

#define COLOR_FLAG                                                                                 \
    {                                                                                              \
        "--color", "auto|always|never", N_("colours; auto: at a terminal, unless NO_COLOR is set") \
    }

struct game_setup {
    const struct borgo_game *game;
    const char *title;
    struct borgo_setup setup;
    char *data[BORGO_MAX_DATA]; /* files read, to be freed */
    void *box;
};

/* Complains and returns false if anything is wrong. */
bool set_up_game(const struct arguments *arguments, const char *name, struct game_setup *setup);
/* For a box with other options but the same data. */
bool replace_box(struct game_setup *setup, const struct borgo_setup *with,
                 struct borgo_error *error);
/* Takes the set-up of a position, instead of the flags', and leaves its reader behind it. */
bool set_up_position(const struct arguments *arguments, struct game_setup *setup,
                     struct borgo_reader *position);
void free_game(struct game_setup *setup);

#endif
