/* Counts: how many ways there are to play n moves from fixed positions, moves of all seats to act
 * and outcomes of chance each counted. A move generator can be rewritten for speed without fear
 * while these numbers stay.
 *
 *     perft FILE    lines of `DEPTH COUNT GAME players=N option=value…`
 *                   or `DEPTH COUNT GAME … | position`
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "core/setup.h"
#include "games/registry.h"
#include "support/subject.h"
#include "support/tap.h"

enum { DEEPEST = 20 };

/* Room for a list of moves at every depth. */
struct rooms {
    struct borgo_moves at[DEEPEST + 1];
};

static uint64_t count_moves(const struct subject *subject, const void *state, unsigned depth,
                            struct rooms *rooms);

static uint64_t count_after(const struct subject *subject, const void *state, unsigned seat,
                            borgo_move move, unsigned depth, struct rooms *rooms)
{
    _Alignas(16) unsigned char next[BORGO_MAX_STATE];
    memcpy(next, state, subject->game->state_size);
    subject->game->play(subject->box, next, seat, move, NULL);
    return count_moves(subject, next, depth, rooms);
}

static uint64_t count_moves(const struct subject *subject, const void *state, unsigned depth,
                            struct rooms *rooms)
{
    borgo_seats to_act = subject->game->to_act(subject->box, state);
    uint64_t count = 0;
    if (depth == 0)
        return 1;
    struct borgo_moves *moves = &rooms->at[depth];
    for (unsigned seat = 0; seat <= BORGO_CHANCE; seat++) {
        if (!(to_act >> seat & 1))
            continue;
        borgo_moves_list(subject->game, subject->box, state, seat, moves);
        for (uint32_t i = 0; i < moves->count; i++)
            count +=
                depth == 1 ? 1 : count_after(subject, state, seat, moves->at[i], depth - 1, rooms);
    }
    return count;
}

/* Opens `GAME …`, with or without a position behind a bar; false with a message. */
static bool open_line(const char *words, struct subject *subject, void *state,
                      struct borgo_error *error)
{
    char name[60];
    struct borgo_setup setup;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(words, " "), words);
    const struct borgo_game *game = borgo_games_find(name, NULL, error);
    char *line = test_allocate(strlen(words) + 3);
    sprintf(line, strchr(words, '|') ? "%s" : "%s |", words);
    struct borgo_reader reader = {line};
    bool fine = game != NULL;
    if (fine) {
        borgo_setup_default(game, &setup);
        fine = borgo_position_read_setup(game, &reader, &setup, error)
               && subject_open(subject, game, &setup, error);
    }
    if (fine && strchr(words, '|')) {
        fine = borgo_position_read(game, subject->box, &reader, BORGO_CHANCE, state, error);
        if (!fine)
            subject_close(subject);
    } else if (fine) {
        game->start(subject->box, state);
    }
    free(line);
    return fine;
}

static void check_line(const char *file, int number, const char *line, struct rooms *rooms)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct subject subject;
    struct borgo_error error = {0};
    struct borgo_reader reader = {line};
    uint32_t depth, expected;
    bool read = borgo_reader_number(&reader, DEEPEST, &depth) && borgo_reader_exact(&reader, " ")
                && borgo_reader_number(&reader, UINT32_MAX, &expected)
                && borgo_reader_exact(&reader, " ");
    if (!read || !open_line(reader.at, &subject, state, &error)) {
        tap_check(false, "%s:%d: a line is a depth, a count and a game: %s", file, number,
                  error.message);
        return;
    }
    uint64_t found = count_moves(&subject, state, depth, rooms);
    tap_check(found == expected, "%s:%d: %" PRIu64 " at depth %" PRIu32 " of %.60s", file, number,
              found, depth, reader.at);
    subject_close(&subject);
}

int main(int count, char **words)
{
    char *text = count == 2 ? test_read_file(words[1]) : NULL;
    if (!text) {
        fprintf(stderr, "usage: perft FILE\n");
        return 2;
    }
    struct rooms *rooms = test_allocate(sizeof *rooms);
    int number = 0;
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        number++;
        if (line[0] != '#')
            check_line(words[1], number, line, rooms);
    }
    free(text);
    free(rooms);
    return tap_done();
}
