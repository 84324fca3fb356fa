/* That nothing allocates once a game is set up: the linker sends every malloc, calloc, realloc and
 * free of core, games and players through the counters below (--wrap), and they stay at zero
 * through thousands of moves with everything that happens at a table: hiding, imagining,
 * estimating, texts, views, drawings, and the computer players' choices.
 *
 *     allocation [MOVES]     of each set-up, 3000 by default
 */
#include <stdlib.h>
#include <string.h>

#include "core/advice.h"
#include "core/position.h"
#include "players/player.h"
#include "support/subject.h"
#include "support/tap.h"

enum { CHOICES = 12, PLAYOUTS = 8, VIEW_ROOM = 1 << 16, ROWS = 100, COLUMNS = 200 };

static long calls;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void __real_free(void *memory);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void __wrap_free(void *memory);

void *__wrap_malloc(size_t size)
{
    calls++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    calls++;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
    calls++;
    return __real_realloc(memory, size);
}

void __wrap_free(void *memory)
{
    calls++;
    __real_free(memory);
}

struct workshop {
    struct borgo_rng rng;
    struct borgo_moves *moves;
    char *text;
    struct borgo_glyph *glyphs;
    void *memory[16]; /* of each computer player */
    int moves_to_play;
};

static const char *plain(const char *english)
{
    return english;
}

static void look(const struct subject *subject, const void *state, unsigned seat,
                 struct workshop *shop)
{
    const struct borgo_game *game = subject->game;
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
    struct borgo_text text;
    struct borgo_json json;
    int32_t values[BORGO_MAX_SEATS];
    struct borgo_canvas canvas = {.glyphs = shop->glyphs,
                                  .rows = ROWS,
                                  .columns = COLUMNS,
                                  .translate = plain,
                                  .name = {"A", "B", "C", "D"}};
    memcpy(seen, state, game->state_size);
    game->hide(subject->box, seen, seat);
    borgo_text_start(&text, shop->text, VIEW_ROOM);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    game->show->write_board(subject->box, plain, &json);
    game->show->write_view(subject->box, seen, seat, &json);
    game->show->write_standings(subject->box, seen, &json);
    borgo_json_close(&json);
    game->show->draw(subject->box, seen, seat, &canvas);
    game->imagine(subject->box, seen, seat, &shop->rng);
    if (game->to_act(subject->box, seen))
        game->advice->estimate(subject->box, seen, values);
    borgo_text_start(&text, shop->text, VIEW_ROOM);
    borgo_position_write(game, subject->box, seen, &text);
    struct borgo_setup setup = subject->setup;
    struct borgo_reader reader = {shop->text};
    if (borgo_position_read_setup(game, &reader, &setup, NULL))
        borgo_position_read(game, subject->box, &reader, BORGO_CHANCE, seen, NULL);
}

static void let_choose(const struct subject *subject, const void *state, unsigned seat,
                       struct workshop *shop)
{
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
    struct borgo_choice choice;
    memcpy(seen, state, subject->game->state_size);
    subject->game->hide(subject->box, seen, seat);
    for (int i = 0; i < borgo_player_count; i++) {
        struct borgo_request request = {.game = subject->game,
                                        .box = subject->box,
                                        .state = seen,
                                        .seat = seat,
                                        .rng = &shop->rng,
                                        .memory = shop->memory[i],
                                        .budget = PLAYOUTS};
        borgo_player_choose(borgo_players[i], &request, &choice);
    }
}

static void ask_about(const struct subject *subject, const void *state, unsigned seat,
                      borgo_move move, struct workshop *shop)
{
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
    struct borgo_text text;
    struct borgo_json json;
    memcpy(seen, state, subject->game->state_size);
    subject->game->hide(subject->box, seen, seat);
    borgo_text_start(&text, shop->text, VIEW_ROOM);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    borgo_put_about(subject->game, subject->box, seen, seat, move, &json);
    borgo_json_close(&json);
}

static void play_a_lot(const struct subject *subject, struct workshop *shop)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_events events;
    int chosen = 0;
    subject->game->start(subject->box, state);
    for (int i = 0; i < shop->moves_to_play; i++) {
        unsigned seat;
        if (!subject->game->to_act(subject->box, state))
            subject->game->start(subject->box, state);
        borgo_move move =
            test_random_move(subject->game, subject->box, state, &shop->rng, shop->moves, &seat);
        look(subject, state, seat == BORGO_CHANCE ? 0 : seat, shop);
        if (seat != BORGO_CHANCE && chosen < CHOICES && i % 7 == 0) {
            let_choose(subject, state, seat, shop);
            chosen++;
        }
        if (seat != BORGO_CHANCE)
            ask_about(subject, state, seat, move, shop);
        events.count = 0;
        subject->game->play(subject->box, state, seat, move, &events);
    }
}

static void visit(struct subject *subject, void *context)
{
    struct workshop *shop = context;
    borgo_rng_seed(&shop->rng, 5);
    calls = 0;
    play_a_lot(subject, shop);
    long counted = calls;
    tap_check(counted == 0, "%s: %ld allocations in %d moves", subject->name, counted,
              shop->moves_to_play);
}

int main(int count, char **words)
{
    struct workshop shop = {.moves = test_allocate(sizeof *shop.moves),
                            .text = test_allocate(VIEW_ROOM)};
    shop.glyphs = test_allocate(sizeof *shop.glyphs * ROWS * COLUMNS);
    for (int i = 0; i < borgo_player_count; i++)
        shop.memory[i] = test_allocate(borgo_players[i]->memory);
    shop.moves_to_play = count > 1 ? atoi(words[1]) : 3000;
    tap_check(calls > 0, "the counters count");
    for (int i = 0; i < subject_game_count(); i++)
        subject_each_setup(subject_game(i), visit, &shop);
    for (int i = 0; i < borgo_player_count; i++)
        free(shop.memory[i]);
    free(shop.moves);
    free(shop.text);
    free(shop.glyphs);
    return tap_done();
}
