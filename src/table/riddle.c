/* Puzzles checked and played: see puzzle.h. */
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "core/setup.h"
#include "games/registry.h"
#include "table/puzzle.h"

/* A text cut at each `; `. */
struct pieces {
    const char *at;
    char piece[BORGO_MAX_MOVE_TEXT + 16];
};

/* The next of them; false at the end, or where one is too long to be a move. */
static bool next_piece(struct pieces *pieces)
{
    size_t length = strcspn(pieces->at, ";");
    if (length == 0 || length >= sizeof pieces->piece)
        return false;
    memcpy(pieces->piece, pieces->at, length);
    pieces->piece[length] = '\0';
    pieces->at += length;
    if (pieces->at[0] == ';' && pieces->at[1] == ' ')
        pieces->at += 2;
    return true;
}

static bool play_text(const struct borgo_riddle *riddle, unsigned seat, const char *text,
                      void *state, borgo_move *move, struct borgo_error *error)
{
    if (!(riddle->game->to_act(riddle->box, state) >> seat & 1))
        return borgo_error_fail(error, "'%s': it isn't that seat's turn", text);
    if (!borgo_moves_find(riddle->game, riddle->box, state, seat, text, riddle->room, move, error))
        return false;
    riddle->game->play(riddle->box, state, seat, *move, NULL);
    return true;
}

bool borgo_riddle_read_turn(const struct borgo_riddle *riddle, const char *text,
                            struct borgo_suggestion *turn, struct borgo_error *error)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct pieces pieces = {text, ""};
    unsigned seat = riddle->puzzle->seat;
    memcpy(state, riddle->state, riddle->game->state_size);
    *turn = (struct borgo_suggestion){.length = 0};
    while (turn->length < BORGO_LONGEST_TURN && next_piece(&pieces))
        if (!play_text(riddle, seat, pieces.piece, state, &turn->moves[turn->length++], error))
            return false;
    if (turn->length == 0 || *pieces.at)
        return borgo_error_fail(error, "'%s' is no turn", text);
    if (riddle->game->to_act(riddle->box, state) >> seat & 1 && turn->length < BORGO_LONGEST_TURN)
        return borgo_error_fail(error, "'%s' is only part of a turn", text);
    return true;
}

/* Whose move a piece of a reply is; the rest is the move. */
static bool read_owner(const struct borgo_riddle *riddle, struct borgo_reader *reader,
                       unsigned *seat)
{
    const struct borgo_box *head = riddle->box;
    uint32_t number;
    *seat = BORGO_CHANCE;
    if (borgo_reader_exact(reader, "chance "))
        return true;
    if (!borgo_reader_number(reader, head->players - 1u, &number))
        return false;
    *seat = number;
    return borgo_reader_exact(reader, " ");
}

static bool read_steps(const struct borgo_riddle *riddle, const char *text, void *state,
                       struct borgo_puzzle_steps *steps, struct borgo_error *error)
{
    struct pieces pieces = {text, ""};
    steps->count = 0;
    while (steps->count < BORGO_PUZZLE_STEPS && next_piece(&pieces)) {
        struct borgo_puzzle_step *step = &steps->at[steps->count++];
        struct borgo_reader reader = {pieces.piece};
        if (!read_owner(riddle, &reader, &step->seat))
            return borgo_error_fail(error, "'%s' doesn't say whose move it is", pieces.piece);
        if (!play_text(riddle, step->seat, reader.at, state, &step->move, error))
            return false;
    }
    return !*pieces.at || borgo_error_fail(error, "'%s' is no line of moves", text);
}

void borgo_riddle_play_turn(const struct borgo_riddle *riddle, const struct borgo_suggestion *turn,
                            void *state)
{
    for (int i = 0; i < turn->length; i++)
        riddle->game->play(riddle->box, state, riddle->puzzle->seat, turn->moves[i], NULL);
}

void borgo_riddle_play_steps(const struct borgo_riddle *riddle,
                             const struct borgo_puzzle_steps *steps, void *state)
{
    for (int i = 0; i < steps->count; i++)
        riddle->game->play(riddle->box, state, steps->at[i].seat, steps->at[i].move, NULL);
}

bool borgo_riddle_is_same(const struct borgo_riddle *riddle, const struct borgo_suggestion *one,
                          const struct borgo_suggestion *other)
{
    _Alignas(16) unsigned char first[BORGO_MAX_STATE], second[BORGO_MAX_STATE];
    memcpy(first, riddle->state, riddle->game->state_size);
    memcpy(second, riddle->state, riddle->game->state_size);
    borgo_riddle_play_turn(riddle, one, first);
    borgo_riddle_play_turn(riddle, other, second);
    return memcmp(first, second, riddle->game->state_size) == 0;
}

/* The game that a position is of: its first word. */
static const struct borgo_game *game_of(const char *position, struct borgo_error *error)
{
    char name[40];
    size_t length = strcspn(position, " ");
    if (length >= sizeof name)
        length = sizeof name - 1;
    memcpy(name, position, length);
    name[length] = '\0';
    return borgo_games_find(name, NULL, error);
}

static bool make_position(struct borgo_riddle *riddle, struct borgo_error *error)
{
    struct borgo_setup setup;
    struct borgo_reader reader = {riddle->puzzle->position};
    borgo_setup_default(riddle->game, &setup);
    return borgo_position_read_setup(riddle->game, &reader, &setup, error)
           && borgo_setup_make_box(riddle->game, &setup, riddle->box, error)
           && borgo_position_read(riddle->game, riddle->box, &reader, BORGO_CHANCE, riddle->state,
                                  error);
}

/* A turn of the puzzle and what follows it, `then` too where that isn't NULL. */
static bool check_line(const struct borgo_riddle *riddle, const struct borgo_puzzle_line *line,
                       struct borgo_suggestion *turn, struct borgo_puzzle_steps *reply,
                       struct borgo_puzzle_steps *then, struct borgo_error *error)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    memcpy(state, riddle->state, riddle->game->state_size);
    if (!borgo_riddle_read_turn(riddle, line->turn, turn, error))
        return false;
    turn->chance[riddle->puzzle->seat] = line->chance / 1000.0;
    borgo_riddle_play_turn(riddle, turn, state);
    return read_steps(riddle, line->reply, state, reply, error)
           && (!then || read_steps(riddle, riddle->puzzle->then, state, then, error));
}

static bool check_all(struct borgo_riddle *riddle, struct borgo_error *error)
{
    const struct borgo_puzzle *puzzle = riddle->puzzle;
    if (!make_position(riddle, error))
        return false;
    if (riddle->game->to_act(riddle->box, riddle->state) != 1u << puzzle->seat)
        return borgo_error_fail(error, "it isn't the turn of seat %u", puzzle->seat);
    if (!check_line(riddle, &puzzle->best, &riddle->best, &riddle->best_reply, &riddle->then,
                    error))
        return false;
    for (unsigned i = 0; i < puzzle->wrong_count; i++) {
        if (!check_line(riddle, &puzzle->wrong[i], &riddle->wrong[i], &riddle->wrong_reply[i], NULL,
                        error))
            return false;
        if (borgo_riddle_is_same(riddle, &riddle->best, &riddle->wrong[i]))
            return borgo_error_fail(error, "'%s' is as good as the best turn",
                                    puzzle->wrong[i].turn);
    }
    return true;
}

bool borgo_riddle_open(struct borgo_riddle *riddle, const struct borgo_puzzle *puzzle,
                       struct borgo_error *error)
{
    memset(riddle, 0, sizeof *riddle);
    riddle->puzzle = puzzle;
    riddle->game = game_of(puzzle->position, error);
    if (!riddle->game)
        return false;
    riddle->box = calloc(1, riddle->game->box_size);
    riddle->room = calloc(1, sizeof *riddle->room);
    if (!riddle->box || !riddle->room)
        abort(); /* nothing to recover to */
    if (check_all(riddle, error))
        return true;
    borgo_riddle_close(riddle);
    return false;
}

void borgo_riddle_close(struct borgo_riddle *riddle)
{
    free(riddle->box);
    free(riddle->room);
    riddle->box = NULL;
    riddle->room = NULL;
}
