/* The few functions the browser needs to run the rules by itself. The page keeps texts in the module's memory: it writes what
 * it asks into borgo_input() and reads answers from borgo_output(). One game at a time lives in a module; a page that needs
 * more opens more modules. Functions that can fail return 0 and leave the reason in borgo_output(). */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "core/language.h"
#include "core/moves.h"
#include "core/position.h"
#include "core/setup.h"
#include "games/registry.h"
#include "players/player.h"

enum { INPUT_ROOM = 1 << 16, OUTPUT_ROOM = 1 << 20, BOX_ROOM = 1 << 16, PLAYER_ROOM = 1 << 20 };

#define EXPORT(name) __attribute__((export_name(#name), visibility("default")))

/* All there is: a module has no other memory, so this is the page's game and not a hidden one of the library's. */
static struct {
    const struct borgo_game *game;
    struct borgo_setup setup;
    struct borgo_rng rng;
    struct borgo_moves moves;
    _Alignas(16) unsigned char box[BOX_ROOM];
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    _Alignas(16) unsigned char memory[PLAYER_ROOM];
    char input[INPUT_ROOM];
    char output[OUTPUT_ROOM];
} page;

static struct borgo_text answer(void)
{
    struct borgo_text text;
    borgo_text_start(&text, page.output, sizeof page.output);
    return text;
}

static bool refuse(const struct borgo_error *error)
{
    struct borgo_text text = answer();
    borgo_put(&text, error->message);
    return false;
}

EXPORT(borgo_input) char *borgo_input(void);
EXPORT(borgo_input_room) uint32_t borgo_input_room(void);
EXPORT(borgo_output) const char *borgo_output(void);

char *borgo_input(void)
{
    return page.input;
}

uint32_t borgo_input_room(void)
{
    return sizeof page.input;
}

const char *borgo_output(void)
{
    return page.output;
}

/* Reads `GAME players=N option=value… |`, a position's part before the bar, or all of a position. */
static bool open_input(bool whole_position, struct borgo_error *error)
{
    _Alignas(16) static unsigned char box[BOX_ROOM], state[BORGO_MAX_STATE];
    char name[40] = "";
    struct borgo_setup setup;
    struct borgo_reader reader = {page.input};
    page.input[sizeof page.input - 1] = '\0';
    size_t length = strcspn(page.input, " ");
    memcpy(name, page.input, length < sizeof name ? length : 0);
    const struct borgo_game *game = borgo_find_game(name, NULL, error);
    if (!game)
        return false;
    if (game->box_size > sizeof box)
        __builtin_trap(); /* BOX_ROOM is too small for a registered game: our own mistake */
    borgo_default_setup(game, &setup);
    if (!borgo_read_position_setup(game, &reader, &setup, error) || !borgo_make_box(game, &setup, box, error))
        return false;
    if (!whole_position)
        game->start(box, state);
    else if (!borgo_read_position(game, box, &reader, BORGO_CHANCE, state, error))
        return false;
    page.game = game;
    page.setup = setup;
    memcpy(page.box, box, game->box_size);
    memcpy(page.state, state, game->state_size);
    return true;
}

EXPORT(borgo_new) bool borgo_new(void);
EXPORT(borgo_set) bool borgo_set(void);
EXPORT(borgo_to_act) uint32_t borgo_to_act(void);
EXPORT(borgo_list) bool borgo_list(uint32_t seat);
EXPORT(borgo_play) bool borgo_play(uint32_t seat);
EXPORT(borgo_reseed) void borgo_reseed(uint32_t seed);
EXPORT(borgo_deal) bool borgo_deal(void);
EXPORT(borgo_show_position) bool borgo_show_position(void);
EXPORT(borgo_show_view) bool borgo_show_view(uint32_t seat);
EXPORT(borgo_best) bool borgo_best(uint32_t seat);

/* Starts the game that the input names: `sunrise-lane players=2 edition=avenue |`. */
bool borgo_new(void)
{
    struct borgo_error error = {0};
    return open_input(false, &error) || refuse(&error);
}

/* Takes up the position in the input. */
bool borgo_set(void)
{
    struct borgo_error error = {0};
    return open_input(true, &error) || refuse(&error);
}

/* The set of seats to act; bit 7 is chance. */
uint32_t borgo_to_act(void)
{
    return page.game ? page.game->to_act(page.box, page.state) : 0;
}

/* The texts of a seat's (7: chance's) legal moves, a line each. */
bool borgo_list(uint32_t seat)
{
    struct borgo_text text = answer();
    if (!page.game || seat > BORGO_CHANCE)
        return false;
    borgo_list_moves(page.game, page.box, page.state, seat, &page.moves);
    for (uint32_t i = 0; i < page.moves.count; i++) {
        borgo_write_move(page.game, page.box, page.state, page.moves.at[i], &text);
        borgo_put_char(&text, '\n');
    }
    return !text.full;
}

/* Plays the move whose text is in the input. */
bool borgo_play(uint32_t seat)
{
    struct borgo_error error = {0};
    borgo_move move;
    page.input[sizeof page.input - 1] = '\0';
    if (!page.game || seat > BORGO_CHANCE)
        return false;
    if (!borgo_find_move(page.game, page.box, page.state, seat, page.input, &page.moves, &move, &error))
        return refuse(&error);
    page.game->play(page.box, page.state, seat, move, NULL);
    return true;
}

void borgo_reseed(uint32_t seed)
{
    borgo_seed(&page.rng, seed);
}

/* Plays chance moves until a seat must act; their texts, a line each. */
bool borgo_deal(void)
{
    struct borgo_text text = answer();
    if (!page.game)
        return false;
    while (borgo_to_act() == 1u << BORGO_CHANCE) {
        borgo_move move = page.game->deal(page.box, page.state, &page.rng);
        borgo_write_move(page.game, page.box, page.state, move, &text);
        borgo_put_char(&text, '\n');
        page.game->play(page.box, page.state, BORGO_CHANCE, move, NULL);
    }
    return true;
}

bool borgo_show_position(void)
{
    struct borgo_text text = answer();
    if (!page.game)
        return false;
    borgo_write_position(page.game, page.box, page.state, &text);
    return !text.full;
}

/* What a seat (6: a watcher) sees, as a JSON object. */
bool borgo_show_view(uint32_t seat)
{
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
    struct borgo_text text = answer();
    if (!page.game || (seat >= page.setup.players && seat != BORGO_WATCHER))
        return false;
    memcpy(seen, page.state, page.game->state_size);
    page.game->hide(page.box, seen, seat);
    struct borgo_json json;
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    borgo_put_view(page.game, page.box, seen, seat, borgo_languages[0].translate, &json);
    borgo_json_close(&json);
    return borgo_json_end(&json);
}

/* The choice of the computer player named in the input, for a seat to act. */
bool borgo_best(uint32_t seat)
{
    _Alignas(16) unsigned char seen[BORGO_MAX_STATE];
    struct borgo_error error = {0};
    struct borgo_choice choice = {0};
    page.input[sizeof page.input - 1] = '\0';
    const struct borgo_player *player = borgo_find_player(page.input, &error);
    if (!player)
        return refuse(&error);
    if (!page.game || seat >= BORGO_MAX_SEATS || !(borgo_to_act() >> seat & 1) || player->memory > sizeof page.memory)
        return false;
    memcpy(seen, page.state, page.game->state_size);
    page.game->hide(page.box, seen, seat);
    memset(page.memory, 0, player->memory);
    struct borgo_request request = {
        .game = page.game, .box = page.box, .state = seen, .seat = seat, .rng = &page.rng, .memory = page.memory};
    borgo_choose(player, &request, &choice);
    struct borgo_text text = answer();
    borgo_write_move(page.game, page.box, page.state, choice.at[0].move, &text);
    return true;
}
