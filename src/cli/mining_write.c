/* A puzzle that was found is rated and written: see mining.h. */
#include <string.h>

#include "cli/mining.h"
#include "core/position.h"
#include "table/theme.h"

/* Who finds the turn says how hard it is: so many tries of each, and how many of them must do. */
struct finder {
    const char *player;
    bool quick; /* with a tenth of the first check's thinking */
    int tries, least;
    uint8_t rating;
};

/* Which of these is weaker depends on the game: what is easy both find. */
static const struct finder weak[] = {{"beginner", false, 4, 2, 1}, {"novice", false, 4, 2, 1}};

static const struct finder finders[] = {{"apprentice", false, 4, 3, 2},
                                        {"builder", false, 4, 3, 3},
                                        {"veteran", false, 2, 1, 4},
                                        {"master", true, 1, 1, 4}};

static bool finds(struct shaft *shaft, const struct mined_place *place, const struct finder *finder,
                  const struct borgo_suggestion *best)
{
    uint32_t budget = finder->quick ? shaft->mine->budget / TEN_TIMES : 0;
    int found = 0;
    for (int i = 0; i < finder->tries && found < finder->least; i++)
        if (ask_turns(shaft, borgo_player_find(finder->player, NULL), budget, place))
            found += is_whole_turn(shaft, place, &shaft->hint.turns.at[0])
                     && are_alike(shaft, place, best, &shaft->hint.turns.at[0]);
    return found >= finder->least;
}

static uint8_t rate(struct shaft *shaft, const struct mined_place *place,
                    const struct borgo_suggestion *best)
{
    if (finds(shaft, place, &weak[0], best) && finds(shaft, place, &weak[1], best))
        return weak[0].rating;
    for (size_t i = 0; i < sizeof finders / sizeof finders[0]; i++)
        if (finds(shaft, place, &finders[i], best))
            return finders[i].rating;
    return BORGO_PUZZLE_RATINGS;
}

static void write_line(struct shaft *shaft, const struct mined_place *place,
                       const struct borgo_suggestion *turn, const struct borgo_puzzle_steps *reply,
                       struct borgo_puzzle_line *line)
{
    const struct borgo_game *game = shaft->mine->game;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_text text;
    line->chance = (int32_t)(turn->chance[place->seat] * 1000 + 0.5);
    borgo_text_start(&text, line->turn, sizeof line->turn);
    borgo_puzzle_write_turn(game, shaft->box, place->state, place->seat, turn, &text);
    memcpy(state, place->state, game->state_size);
    for (int i = 0; i < turn->length; i++)
        game->play(shaft->box, state, place->seat, turn->moves[i], NULL);
    borgo_text_start(&text, line->reply, sizeof line->reply);
    borgo_puzzle_write_steps(game, shaft->box, state, reply, &text);
}

static void write_then(struct shaft *shaft, const struct mined_place *place,
                       const struct found *found, struct borgo_puzzle *puzzle)
{
    const struct borgo_game *game = shaft->mine->game;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_text text;
    memcpy(state, place->state, game->state_size);
    for (int i = 0; i < found->best.length; i++)
        game->play(shaft->box, state, place->seat, found->best.moves[i], NULL);
    for (int i = 0; i < found->best_reply.count; i++)
        game->play(shaft->box, state, found->best_reply.at[i].seat, found->best_reply.at[i].move,
                   NULL);
    borgo_text_start(&text, puzzle->then, sizeof puzzle->then);
    borgo_puzzle_write_steps(game, shaft->box, state, &found->then, &text);
}

/* Read again as whoever opens the file does, it must be what was meant. */
static bool find_theme(struct shaft *shaft, struct borgo_puzzle *puzzle)
{
    struct borgo_error error = {0};
    struct borgo_point point;
    if (!borgo_riddle_open(&shaft->riddle, puzzle, &error))
        return false;
    borgo_theme_find(&shaft->riddle, &point);
    puzzle->theme = (uint8_t)point.theme;
    borgo_riddle_close(&shaft->riddle);
    return true;
}

bool write_found(struct shaft *shaft, const struct mined_place *place, const struct found *found,
                 struct mined *mined)
{
    struct borgo_puzzle *puzzle = &mined->puzzle[mined->count];
    struct borgo_text text;
    memset(puzzle, 0, sizeof *puzzle);
    borgo_text_start(&text, puzzle->position, sizeof puzzle->position);
    borgo_position_write(shaft->mine->game, shaft->box, place->state, &text);
    borgo_puzzle_name(puzzle->position, puzzle->name);
    puzzle->seat = place->seat;
    puzzle->proved = found->proved;
    puzzle->wrong_count = found->wrong_count;
    write_line(shaft, place, &found->best, &found->best_reply, &puzzle->best);
    write_then(shaft, place, found, puzzle);
    for (unsigned i = 0; i < found->wrong_count; i++)
        write_line(shaft, place, &found->wrong[i], &found->wrong_reply[i], &puzzle->wrong[i]);
    puzzle->rating = rate(shaft, place, &found->best);
    borgo_text_start(&text, puzzle->from, sizeof puzzle->from);
    borgo_text_put(&text, "seed ");
    borgo_text_count(&text, shaft->mine->seed);
    borgo_text_put(&text, " game ");
    borgo_text_count(&text, shaft->number);
    borgo_text_print(&text, " turn %u budget %u", place->turn, shaft->mine->budget);
    if (!find_theme(shaft, puzzle))
        return false;
    mined->turn[mined->count++] = place->turn;
    return true;
}
