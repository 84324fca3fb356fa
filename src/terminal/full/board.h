/* What a game has of its own on the full screen: how its board, its hand and its seats are drawn,
 * and which things on them a move's places stand for. One struct a game, in boards/. Everything
 * else (what can be chosen, previews, log, help) is the same for all games and comes from the
 * middle. */
#ifndef BORGO_FULL_BOARD_H
#define BORGO_FULL_BOARD_H

#include "core/moves.h"

/* Something that can be pointed at: a cell of the board (a value of borgo_cell), or one of the
 * sorts below with a number. */
enum { NO_THING = -1, THING_SORT = 1 << 24 };
enum thing_sort {
    THING_CELL,   /* the value is borgo_cell's */
    THING_LISTED, /* stands in the list of choices: kind of move * 4096 + number of the choice */
    THING_CARD,   /* of a hand */
    THING_PIECE,  /* of the hand or on the board, as the game numbers them */
    THING_PLACE,  /* beside the board: a goal, a street space */
    THING_ROLE
};

static inline int32_t thing_of(enum thing_sort sort, int32_t value)
{
    return (int32_t)sort * THING_SORT + value;
}

static inline enum thing_sort thing_sort(int32_t thing)
{
    return (enum thing_sort)(thing / THING_SORT);
}

static inline int32_t thing_value(int32_t thing)
{
    return thing % THING_SORT;
}

/* Where a thing stands on a canvas. */
struct spot {
    int32_t thing;
    int16_t row, column, rows, columns;
};

enum { MAX_SPOTS = 1024, MAX_RECENT = 128 };

struct spots {
    unsigned count;
    struct spot at[MAX_SPOTS];
};

/* Something being drawn, and what it is drawn from. */
struct sketch {
    struct borgo_canvas *canvas;
    struct spots *spots; /* drawing says where things stand */
    const void *box;
    const void *state;  /* hidden for the viewer */
    const void *layout; /* the state that says where things are; a move that is only shown on trial
                           doesn't shift the board */
    unsigned viewer;
    int scale;             /* of the board, from 0: the smallest */
    const int32_t *recent; /* things that moves since the viewer's last turn were about */
    unsigned recent_count;
};

void add_spot(struct sketch *sketch, int32_t thing, int row, int column, int rows, int columns);
bool is_recent(const struct sketch *sketch, int32_t thing);
/* A label in faint letters and a number behind it; returns the column behind both. */
int sketch_label(struct sketch *sketch, int row, int column, const char *label, int number);

struct full_board {
    const struct borgo_game *game;
    int scales;
    int least_scale; /* below it something is missing: only who asks gets a smaller board; it
                        scrolls instead */
    /* How much room the whole board takes. */
    void (*measure)(const void *box, const void *state, int scale, int *rows, int *columns);
    /* The whole board from 0, 0; all cells get a spot. */
    void (*draw)(struct sketch *sketch);
    /* What a seat has beside its name and score, from that place on, in `seat_rows` rows. */
    void (*draw_seat)(struct sketch *sketch, unsigned seat, int row, int column, int width);
    int seat_rows;
    /* What belongs to nobody, in `supply_rows` rows. */
    void (*draw_supplies)(struct sketch *sketch, int row, int column, int width);
    int supply_rows;
    /* The viewer's hand and what else is in play, from 0, 0 in `hand_rows` rows. */
    void (*draw_hand)(struct sketch *sketch);
    int hand_rows;
    /* The thing a place of a move stands for; NO_THING: there is none, and it is chosen otherwise.
     */
    int32_t (*thing)(const void *box, const void *state, const struct borgo_description *move,
                     unsigned place);
    /* What to do, for translation, where so much of a move of that kind is chosen. */
    const char *(*ask)(unsigned kind, unsigned step);
    /* What there is to know about a thing (NO_THING: about none in particular) beside the key of
     * the signs, in lines; nothing for most. NULL: for all. */
    void (*explain)(const void *box, const void *state, int32_t thing, borgo_translate *translate,
                    struct borgo_text *text);
    const char *signs; /* for translation: signs that only this screen has; or NULL */
    const char *unit;  /* a sign behind scores, where they are no points; or NULL */
    uint32_t ghosts; /* kinds of moves that are shown on the board as if they were made, a bit each
                      */
};

/* NULL: this game has no screen of its own. */
const struct full_board *find_board(const struct borgo_game *game);

extern const struct full_board board_lane, board_city, board_shibuya, board_skyline;

#endif
