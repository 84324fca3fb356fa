/* A game set up for a test: see subject.h. */
#include "support/subject.h"

#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "core/setup.h"
#include "games/registry.h"
#include "games/template/template.h"

int subject_game_count(void)
{
    return borgo_game_count + 1;
}

const struct borgo_game *subject_game(int index)
{
    return index < borgo_game_count ? borgo_games[index] : &borgo_template;
}

void *test_allocate(size_t size)
{
    void *memory = calloc(1, size);
    if (!memory)
        abort();
    return memory;
}

char *test_read_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    size_t used = 0, size = 1 << 16;
    char *text = test_allocate(size);
    size_t got;
    while ((got = fread(text + used, 1, size - used - 1, file)) > 0) {
        used += got;
        if (used + 1 < size)
            continue;
        size *= 2;
        text = realloc(text, size);
        if (!text)
            abort();
    }
    text[used] = '\0';
    fclose(file);
    return text;
}

static void name_subject(struct subject *subject)
{
    struct borgo_text text;
    borgo_text_start(&text, subject->name, sizeof subject->name);
    borgo_text_print(&text, "%s players=%d", subject->game->name, subject->setup.players);
    for (int i = 0; i < borgo_setup_option_count(subject->game); i++)
        if (subject->setup.option[i])
            borgo_text_print(&text, " %s=%s", subject->game->option[i].name,
                             subject->game->option[i].values[subject->setup.option[i]]);
}

bool subject_open(struct subject *subject, const struct borgo_game *game,
                  const struct borgo_setup *setup, struct borgo_error *error)
{
    *subject =
        (struct subject){.game = game, .setup = *setup, .box = test_allocate(game->box_size)};
    if (!borgo_setup_make_box(game, &subject->setup, subject->box, error)) {
        subject_close(subject);
        return false;
    }
    name_subject(subject);
    return true;
}

void subject_close(struct subject *subject)
{
    free(subject->box);
    subject->box = NULL;
}

static int visit_setup(const struct borgo_game *game, const struct borgo_setup *setup,
                       subject_visit *visit, void *context)
{
    struct subject subject;
    if (!subject_open(&subject, game, setup, NULL))
        return 0;
    visit(&subject, context);
    subject_close(&subject);
    return 1;
}

int subject_each_setup(const struct borgo_game *game, subject_visit *visit, void *context)
{
    int visited = 0;
    for (int i = 0; i < BORGO_MAX_SEATS && game->players[i]; i++) {
        struct borgo_setup setup;
        borgo_setup_default(game, &setup);
        setup.players = game->players[i];
        visited += visit_setup(game, &setup, visit, context);
        for (int option = 0; option < borgo_setup_option_count(game); option++) {
            for (int value = 1; value < borgo_setup_value_count(&game->option[option]); value++) {
                setup.option[option] = (uint8_t)value;
                visited += visit_setup(game, &setup, visit, context);
            }
            setup.option[option] = 0;
        }
    }
    return visited;
}

const char *test_move_text(const struct borgo_game *game, const void *box, const void *state,
                           borgo_move move, char buffer[BORGO_MAX_MOVE_TEXT])
{
    struct borgo_text text;
    borgo_text_start(&text, buffer, BORGO_MAX_MOVE_TEXT);
    borgo_moves_write(game, box, state, move, &text);
    return buffer;
}

const char *test_position_text(const struct borgo_game *game, const void *box, const void *state,
                               char buffer[BORGO_MAX_POSITION_TEXT])
{
    struct borgo_text text;
    borgo_text_start(&text, buffer, BORGO_MAX_POSITION_TEXT);
    borgo_position_write(game, box, state, &text);
    return buffer;
}

borgo_move test_random_move(const struct borgo_game *game, const void *box, const void *state,
                            struct borgo_rng *rng, struct borgo_moves *room, unsigned *seat)
{
    borgo_seats to_act = game->to_act(box, state);
    if (to_act == 1u << BORGO_CHANCE) {
        *seat = BORGO_CHANCE;
        return game->deal(box, state, rng);
    }
    uint32_t which = borgo_rng_below(rng, (uint32_t)__builtin_popcount(to_act));
    for (*seat = 0; !(to_act >> *seat & 1) || which-- > 0; ++*seat)
        ;
    room->count = game->moves(box, state, *seat, room->at);
    return room->at[borgo_rng_below(rng, room->count)];
}
