/* The contract every game fulfils.
 *
 * A game is one `const struct borgo_game` in its own folder under src/games. Everything above
 * (players, tables, servers, terminal, browser) knows games through this struct alone.
 * docs/adding-a-game.md explains each hook.
 *
 * Three kinds of data, none of which holds a pointer or allocates:
 *   box    what doesn't change while a game runs: options, player count, board, tables derived
 *          from them. It is made once by `setup`, starts with a struct borgo_box and is shared
 *          read-only by tables and threads.
 *   state  the position: fixed size, copied with memcpy, compared with memcmp (so its padding is
 *          always zero).
 *   move   a small packed integer with one canonical text, made from its form. Chance is a move
 *          like any other, so that the list of moves is the whole game.
 */
#ifndef BORGO_CORE_GAME_H
#define BORGO_CORE_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/event.h"
#include "core/form.h"
#include "core/rng.h"
#include "core/seats.h"
#include "core/show.h"
#include "core/text.h"

enum {
    BORGO_MAX_OPTIONS = 8,
    BORGO_MAX_VALUES = 8,
    BORGO_MAX_DATA = 2,
    BORGO_MAX_WEIGHTS = 16,
    BORGO_MAX_MOVES = 32768,
    BORGO_MAX_OUTCOMES = 128,
    BORGO_MAX_STATE = 2048,
    BORGO_MAX_MOVE_TEXT = 48,
    BORGO_MAX_POSITION_TEXT = 8192
};

typedef uint32_t borgo_move;

struct borgo_outcome {
    borgo_move move;
    uint32_t weight; /* positive; a ratio to the other outcomes' weights */
};

/* A value of an option in words, for translation: what it is called, and what it does. */
struct borgo_value {
    const char *title, *sentence;
};

/* An option of the rules. The first value is the default. */
struct borgo_option {
    const char *name;
    const char *summary; /* for translation */
    const char *values[BORGO_MAX_VALUES];
    const char *title;                           /* for translation: a heading over its choices */
    struct borgo_value choice[BORGO_MAX_VALUES]; /* of the values; seats have none */
};

/* Who begins, for games that let it be chosen. Core reads it into the box's head. */
#define BORGO_OPTION_FIRST                                                                         \
    {                                                                                              \
        "first", N_("who begins"), {"random", "0", "1", "2", "3"}, N_("Who begins"),               \
        {                                                                                          \
            {                                                                                      \
                N_("By lot"), N_("The lot says who begins.")                                       \
            }                                                                                      \
        }                                                                                          \
    }
_Static_assert(BORGO_MAX_SEATS == 4, "BORGO_OPTION_FIRST names every seat");

/* A file the game is played with (board, tiles, cards), built in as text and replaceable by the
 * user. */
struct borgo_data {
    const char *name; /* `board`, as in --data board=FILE */
    const char *file; /* what error messages call the built-in text */
    const char *builtin;
};

/* A letter of the notation that stands for a colour, a type or a side: core/letters.h. */
struct borgo_letter {
    char canonical;
    const char *meaning; /* for translation: what the language writes instead; untranslated: the
                            same letter */
};

/* What `setup` is given: checked options, checked player count, data still unchecked. */
struct borgo_setup {
    uint8_t players;
    uint8_t option[BORGO_MAX_OPTIONS]; /* index into the option's values */
    const char *data[BORGO_MAX_DATA];  /* whole texts, NUL-terminated */
    const char *file[BORGO_MAX_DATA];  /* their names, for messages */
};

/* The head of every game's box. */
struct borgo_box {
    uint8_t players;
    uint8_t team[BORGO_MAX_SEATS]; /* seats with the same number win together */
    int8_t named_first;            /* the seat the option `first` names, or -1: chance chooses */
    uint8_t own_data;              /* some of its data is not what the game came with */
    uint8_t option[BORGO_MAX_OPTIONS];
    int16_t weight[BORGO_MAX_WEIGHTS]; /* what computer players go by: core/advice.h */
};

/* The first seat of a seat's team: where each team counts once. */
static inline unsigned borgo_first_of_team(const struct borgo_box *head, unsigned seat)
{
    unsigned first = 0;
    while (head->team[first] != head->team[seat])
        first++;
    return first;
}

struct borgo_result {
    int32_t final[BORGO_MAX_SEATS]; /* the number the rulebook ranks by first */
    borgo_seats winners;            /* empty: a draw */
};

/* A name under which players know one edition of a game: `sunrise-avenue` is `sunrise-lane` with
 * edition=avenue. */
struct borgo_edition {
    const char *name;
    const char *title;
    const char *option; /* "edition=avenue", or NULL for the plain game */
};

struct borgo_advice;

struct borgo_game {
    const char *name;  /* `sunrise-lane` */
    const char *title; /* `Sunrise Lane` */
    const char *author;
    const char *summary;              /* one sentence, for translation */
    uint8_t players[BORGO_MAX_SEATS]; /* allowed counts, ascending, 0 ends */
    uint8_t rules; /* the version of the rules as programmed; counted up when a recorded game could
                      come out differently */
    struct borgo_edition edition[2];
    struct borgo_option option[BORGO_MAX_OPTIONS];
    struct borgo_data data[BORGO_MAX_DATA];
    const struct borgo_sentence *sentences; /* indexed by event kind */
    uint8_t sentence_count;
    const struct borgo_letter
        *letters; /* all that occur behind a move's first word; ends with a zero; or NULL */
    const struct borgo_form *forms; /* indexed by kind of move */
    uint8_t form_count;
    const struct borgo_show *show; /* the hooks of showing */
    size_t box_size;
    size_t state_size;
    size_t position_size; /* so many of its bytes are the position, the others how it came about; 0:
                             all are */
    const struct borgo_advice *advice; /* for computer players: core/advice.h */
    bool secrets;                      /* seats hold what others may not see */
    uint32_t max_moves;                /* `moves` never writes more; at most BORGO_MAX_MOVES */

    /* Reads and checks the data and derives the tables. The head is filled already. On failure:
     * false and a message. */
    bool (*setup)(const struct borgo_setup *setup, void *box, struct borgo_error *error);
    /* The position before the first move, chance moves of the set-up included. */
    void (*start)(const void *box, void *state);

    /* Who acts: one bit; several where seats choose at once in secret; chance's bit alone; none
     * when it is over. */
    borgo_seats (*to_act)(const void *box, const void *state);
    /* All legal moves of a seat to act, each once; returns how many. At least one. */
    uint32_t (*moves)(const void *box, const void *state, unsigned seat, borgo_move *out);
    /* All outcomes when chance is to act; returns how many. */
    uint32_t (*chance)(const void *box, const void *state, struct borgo_outcome *out);
    /* Draws one of those outcomes by their weights, quickly. Doesn't play it. */
    borgo_move (*deal)(const void *box, const void *state, struct borgo_rng *rng);
    /* Plays a legal move of that seat (or of BORGO_CHANCE) and tells what happened unless events is
     * NULL. */
    void (*play)(const void *box, void *state, unsigned seat, borgo_move move,
                 struct borgo_events *events);

    /* What the table shows during play. */
    void (*scores)(const void *box, const void *state, int32_t *scores);
    /* Final totals and winners; only when it is over. */
    void (*result)(const void *box, const void *state, struct borgo_result *result);

    /* Overwrites what that seat may not know (BORGO_WATCHER: what is not public). The seat's own
     * moves stay the same. */
    void (*hide)(const void *box, void *state, unsigned seat);
    /* Fills a hidden state in again at random, consistently with all the seat knows. */
    void (*imagine)(const void *box, void *state, unsigned seat, struct borgo_rng *rng);
    /* The move as `viewer` sees it made: the same, or one whose text has `?` for the secret word.
     */
    borgo_move (*veil)(const void *box, unsigned actor, borgo_move move, unsigned viewer);

    /* The kind and the places of a move that is legal in that state, or of a veiled one. `out` is
     * zeroed. */
    void (*describe)(const void *box, const void *state, borgo_move move,
                     struct borgo_description *out);
    /* The position as `key=value` words on one line, without the set-up (core/position.h adds
     * that). In a hidden state a `?` stands for each thing that is secret; otherwise there is none.
     */
    void (*write_position)(const void *box, const void *state, struct borgo_text *text);
    /* Reads it back as `viewer` sees it (BORGO_CHANCE: all of it), checking all that these eyes
     * see, and of the rest so much that `imagine` can fill it in. On failure the state's content is
     * worthless, not dangerous. */
    bool (*read_position)(const void *box, struct borgo_reader *reader, unsigned viewer,
                          void *state, struct borgo_error *error);
};

/* The game that something is played by. A program for a GPU knows only one. */
#ifdef BORGO_ONE_GAME
extern const struct borgo_game BORGO_ONE_GAME;
#define BORGO_GAME_OF(thing) ((void)(thing), &BORGO_ONE_GAME)
#else
#define BORGO_GAME_OF(thing) ((thing)->game)
#endif

#endif
