/* What moves say, tried on random games of every set-up: that the texts keep to the notation
 * players know, whatever the forms in the games are; that JSON, sentences, cells and groups agree
 * with the texts; that every form is used.
 *
 *     forms GAMES TILES
 *
 * The grammar below is that of the notation, written down a second time and independently of the
 * games. */
#include <inttypes.h>
#include <jansson.h>
#include <regex.h>
#include <stdlib.h>
#include <string.h>

#include "core/language.h"
#include "core/moves.h"
#include "core/position.h"
#include "core/setup.h"
#include "games/shibuya/shibuya.h"
#include "support/subject.h"
#include "support/tap.h"

enum { MOST_KINDS = 32, SAMPLES = 6, GROUPED = 8, LARGEST_NUMBER = 99 };

struct rule {
    const char *game, *kind, *text;
};

#define SEAT " [0-3]"
#define LANE_PLOT " ([0-9]|10),([0-9]|10)"
#define SKYLINE_CELL " [0-5],[0-5]"
#define CITY_CELL " (0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)"
#define BELOW_60 " ([0-9]|[1-5][0-9])"
#define BELOW_65 " ([0-9]|[1-5][0-9]|6[0-4])"
#define ROLE " ([13579]|[12][13579]|31)"

static const struct rule grammar[] = {
    {"sunrise-lane", "first", "first" SEAT},
    {"sunrise-lane", "deal", "deal" SEAT " [YGRBV]"},
    {"sunrise-lane", "house", "house" LANE_PLOT " [1-5]"},
    {"sunrise-lane", "park", "park" LANE_PLOT " [YGRBV]"},
    {"sunrise-lane", "stop", "stop"},
    {"sunrise-lane", "draw", "draw"},
    {"sunrise-lane", "discard", "discard [YGRBV]"},
    {"shibuya", "first", "first" SEAT},
    {"shibuya", "tile", "tile ([0-9]|[12][0-9])"},
    {"shibuya", "place", "place [0-3],[0-3] [0-3]"},
    {"shibuya", "walk", "walk [rb][NESW][0-7] [0-7],[0-7]"},
    {"shibuya", "home", "walk [rb][NESW][0-7] [NESW][0-7]"},
    {"shibuya", "build", "build"},
    {"shibuya", "pass", "pass"},
    {"project-skyline", "first", "first" SEAT},
    {"project-skyline", "start", "start (0|7|14|21)"},
    {"project-skyline", "tower", "tower" SKYLINE_CELL},
    {"project-skyline", "floor", "floor" SKYLINE_CELL},
    {"project-skyline", "dice", "dice [1-6] [1-6]"},
    {"project-skyline", "die", "die [1-6]"},
    {"project-skyline", "card", "card ([1-9]|1[0-3])"},
    {"project-skyline", "build", "build" SKYLINE_CELL},
    {"project-skyline", "grow", "grow" SKYLINE_CELL SKYLINE_CELL},
    {"project-skyline", "merge", "grow" SKYLINE_CELL SKYLINE_CELL SKYLINE_CELL},
    {"project-skyline", "advance", "advance" SEAT " [1-6]"},
    {"project-skyline", "tax", "tax" SEAT},
    {"project-skyline", "return", "return" SKYLINE_CELL},
    {"project-skyline", "swap", "swap" SKYLINE_CELL SKYLINE_CELL},
    {"project-skyline", "move", "move" SKYLINE_CELL SKYLINE_CELL},
    {"project-skyline", "remove", "remove" SKYLINE_CELL},
    {"project-skyline", "pass", "pass"},
    {"sunrise-city", "role", "role" SEAT ROLE},
    {"sunrise-city", "keep", "keep" ROLE},
    {"sunrise-city", "square", "square" SEAT BELOW_65},
    {"sunrise-city", "building", "building" SEAT BELOW_60},
    {"sunrise-city", "choose", "choose" ROLE},
    {"sunrise-city", "direction", "(north|south|east|west)"},
    {"sunrise-city", "zone", "zone" BELOW_65 CITY_CELL " [0-3]"},
    {"sunrise-city", "bid", "bid" CITY_CELL},
    {"sunrise-city", "raise", "raise" BELOW_60 CITY_CELL " [nesw]"},
    {"sunrise-city", "pass", "pass"},
    {"sunrise-city", "protest", "protest" CITY_CELL},
    {"sunrise-city", "retain", "retain" BELOW_60},
    {"sunrise-city", "relocate", "relocate" CITY_CELL CITY_CELL " [0-3]"},
    {"sunrise-city", "salvage", "salvage" CITY_CELL},
    {"sunrise-city", "bank", "bank" CITY_CELL},
    {"sunrise-city", "exchange", "exchange" CITY_CELL CITY_CELL},
    {"sunrise-city", "declare", "declare [RCIPM]"},
    {"sunrise-city", "done", "done"},
    {"template", "coin", "coin (heads|tails)"},
    {"template", "guess", "guess (heads|tails)"},
};

/* Shibuya with tiles where no square shares a trait with one beside it: nobody can do anything.
 * Random games hardly ever get there. */
static const char stuck[] =
    "shibuya players=2 | phase=turn first=0 seat=0 hand=- quiet=0 "
    "street=0.0+16.0,1.0+17.0,2.0+18.0,3.0+19.0/4.0+20.0,5.0+21.0,6.0+22.0,7.0+23.0/"
    "8.0+24.0,9.0+25.0,10.0+26.0,11.0+27.0/12.0+28.0,13.0+29.0,14.0,15.0 "
    "rS0=start rS1=7,1 rS2=7,2 rS3=start rS4=7,4 rS5=start rS6=7,6 rS7=start "
    "bW0=start bW1=1,0 bW2=2,0 bW3=start bW4=4,0 bW5=start bW6=6,0 bW7=start since=-";

struct trial {
    const struct subject *subject;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_rng rng;
    uint64_t games;
    const char *tiles;
    uint64_t used[MOST_KINDS];
    regex_t rule[MOST_KINDS]; /* the grammar, by kind */
    bool has_rule[MOST_KINDS];
    struct borgo_moves *moves;
    struct borgo_group *groups;
    struct borgo_description *descriptions;
    const char *broken; /* the first thing that was wrong, or NULL */
    char where[1000];
};

static void demand(struct trial *trial, bool holds, const char *what, const char *text)
{
    if (holds || trial->broken)
        return;
    trial->broken = what;
    snprintf(trial->where, sizeof trial->where, "%s", text);
}

/* What stands in the text for a member of the object, or NULL where the text has a letter for it.
 */
static const char *member_text(const json_t *member, char buffer[40])
{
    if (json_is_integer(member))
        snprintf(buffer, 40, "%" JSON_INTEGER_FORMAT, json_integer_value(member));
    else if (json_is_array(member))
        snprintf(buffer, 40, "%" JSON_INTEGER_FORMAT ",%" JSON_INTEGER_FORMAT,
                 json_integer_value(json_array_get(member, 0)),
                 json_integer_value(json_array_get(member, 1)));
    else
        return NULL;
    return buffer;
}

static bool in_range(const struct trial *trial, const struct borgo_place *place,
                     const json_t *member)
{
    json_int_t number = json_integer_value(member);
    switch (place->type) {
    case BORGO_NUMBER:
        return json_is_integer(member) && number >= 0 && number <= LARGEST_NUMBER;
    case BORGO_SEAT:
        return json_is_integer(member) && number >= 0 && number < trial->subject->setup.players;
    case BORGO_CELL:
        return json_is_array(member) && json_array_size(member) == 2
               && json_is_integer(json_array_get(member, 0));
    case BORGO_WORD:
    case BORGO_NOTATION:
        return json_is_string(member) && json_string_length(member) > 0;
    default:
        return false;
    }
}

static void write_json(const struct trial *trial, borgo_move move, struct borgo_text *text,
                       char *buffer, size_t size)
{
    const struct subject *subject = trial->subject;
    struct borgo_json json;
    borgo_text_start(text, buffer, size);
    borgo_json_start(&json, text);
    borgo_json_object(&json, NULL);
    borgo_moves_put_json(subject->game, subject->box, trial->state, move, &json);
    borgo_json_close(&json);
}

/* The members are all there, in range, and those in the text say the same as the text. */
static void try_json(struct trial *trial, borgo_move move, const struct borgo_form *form,
                     const char *words)
{
    char buffer[1000], value[40], *rest = NULL, copy[BORGO_MAX_MOVE_TEXT];
    struct borgo_text text;
    write_json(trial, move, &text, buffer, sizeof buffer);
    json_t *object = json_loads(buffer, JSON_REJECT_DUPLICATES, NULL);
    const char *named = json_string_value(json_object_get(object, "move"));
    const char *kind = json_string_value(json_object_get(object, "kind"));
    demand(trial, named && strcmp(named, words) == 0, "JSON has the text", buffer);
    demand(trial, kind && strcmp(kind, form->sentence.name) == 0, "JSON has the kind", buffer);
    snprintf(copy, sizeof copy, "%s", words);
    const char *word = strtok_r(copy, " ", &rest);
    unsigned places = 0;
    for (; places < BORGO_EVENT_PLACES && form->sentence.place[places].name; places++) {
        const struct borgo_place *place = &form->sentence.place[places];
        const json_t *member = json_object_get(object, place->name);
        demand(trial, in_range(trial, place, member), "JSON members are in range", buffer);
        if (places >= form->written)
            continue;
        word = form->word || places ? strtok_r(NULL, " ", &rest) : word;
        const char *told = member_text(member, value);
        demand(trial, word && (!told || strcmp(told, word) == 0), "JSON says what the text says",
               buffer);
    }
    demand(trial, json_object_size(object) == places + 2, "JSON has nothing else", buffer);
    json_decref(object);
}

static void try_sentences(struct trial *trial, borgo_move move, bool veiled)
{
    const struct subject *subject = trial->subject;
    for (int i = 0; i < BORGO_LANGUAGES; i++) {
        char buffer[1000];
        struct borgo_text text;
        const struct borgo_language *language = &borgo_languages[i];
        struct borgo_teller teller = {
            language->translate, language->translate_count, {"Ann", "Bob", "Cleo", "Dan"}};
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_moves_tell(subject->game, subject->box, trial->state, move, &teller, &text);
        demand(trial, text.used > 0 && !text.full && !strpbrk(buffer, "{}"),
               "a sentence is complete", buffer);
        demand(trial, !veiled || !strchr(buffer, '?'),
               "a veiled sentence doesn't mention what is veiled", buffer);
    }
}

static void try_cells(struct trial *trial, borgo_move move,
                      const struct borgo_description *description, const struct borgo_form *form)
{
    int32_t cells[BORGO_EVENT_PLACES];
    unsigned found = 0, count = borgo_moves_cells(trial->subject->game, trial->subject->box,
                                                  trial->state, move, cells);
    for (unsigned i = 0; i < BORGO_EVENT_PLACES; i++)
        if (form->sentence.place[i].type == BORGO_CELL)
            demand(trial, found < count && cells[found++] == description->value[i],
                   "cells are places", form->word);
    demand(trial, found == count, "every cell is a place", form->word);
}

static void try_move(struct trial *trial, borgo_move move)
{
    const struct subject *subject = trial->subject;
    char words[BORGO_MAX_MOVE_TEXT];
    struct borgo_description description;
    borgo_moves_describe(subject->game, subject->box, trial->state, move, &description);
    if (description.kind >= subject->game->form_count) {
        demand(trial, false, "a move has a form", "");
        return;
    }
    const struct borgo_form *form = &subject->game->forms[description.kind];
    test_move_text(subject->game, subject->box, trial->state, move, words);
    trial->used[description.kind]++;
    demand(trial, trial->has_rule[description.kind], "the notation knows the kind",
           form->sentence.name);
    if (trial->has_rule[description.kind])
        demand(trial, regexec(&trial->rule[description.kind], words, 0, NULL, 0) == 0,
               "a text keeps to the notation", words);
    try_json(trial, move, form, words);
    try_sentences(trial, move, false);
    try_cells(trial, move, &description, form);
}

/* As somebody sees it who may not know all of it. */
static void try_veiled(struct trial *trial, unsigned seat, borgo_move move)
{
    const struct subject *subject = trial->subject;
    for (unsigned viewer = 0; viewer <= BORGO_WATCHER; viewer++) {
        char words[BORGO_MAX_MOVE_TEXT], buffer[1000];
        struct borgo_text text;
        borgo_move seen = subject->game->veil(subject->box, seat, move, viewer);
        if (seen == move)
            continue;
        test_move_text(subject->game, subject->box, trial->state, seen, words);
        write_json(trial, seen, &text, buffer, sizeof buffer);
        demand(trial, strchr(words, '?') && strstr(buffer, ":null"), "what is veiled is null",
               buffer);
        try_sentences(trial, seen, true);
    }
}

static int compare_descriptions(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct borgo_description));
}

/* What moves say is all that they are: no two of a list say the same. */
static void try_unique(struct trial *trial)
{
    const struct subject *subject = trial->subject;
    uint32_t count = trial->moves->count;
    memset(trial->descriptions, 0, count * sizeof *trial->descriptions);
    for (uint32_t i = 0; i < count; i++)
        subject->game->describe(subject->box, trial->state, trial->moves->at[i],
                                &trial->descriptions[i]);
    qsort(trial->descriptions, count, sizeof *trial->descriptions, compare_descriptions);
    for (uint32_t i = 1; i < count; i++)
        demand(trial,
               compare_descriptions(&trial->descriptions[i - 1], &trial->descriptions[i]) != 0,
               "two moves don't say the same",
               subject->game->forms[trial->descriptions[i].kind].sentence.name);
}

/* Leaves the moves of a group in the list: of its kind, with its values in its first places. */
static void keep_group(struct trial *trial, const struct borgo_group *group, unsigned places)
{
    const struct subject *subject = trial->subject;
    unsigned written = subject->game->forms[group->begins.kind].written;
    size_t alike = (places < written ? places : written) * sizeof group->begins.value[0];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < trial->moves->count; i++) {
        struct borgo_description move;
        borgo_moves_describe(subject->game, subject->box, trial->state, trial->moves->at[i], &move);
        if (move.kind == group->begins.kind && memcmp(move.value, group->begins.value, alike) == 0)
            trial->moves->at[kept++] = trial->moves->at[i];
    }
    trial->moves->count = kept;
}

/* At every depth all moves are in one group each; a group opens into groups that hold as many. */
static void try_groups(struct trial *trial, unsigned seat)
{
    const struct subject *subject = trial->subject;
    uint32_t before = 0, all = trial->moves->count;
    for (unsigned places = 0; places < BORGO_EVENT_PLACES; places++) {
        uint32_t sum = 0, inner_sum = 0, count, inner;
        count = borgo_moves_group(subject->game, subject->box, trial->state, trial->moves, places,
                                  trial->groups);
        for (uint32_t i = 0; i < count; i++)
            sum += trial->groups[i].count;
        demand(trial, sum == all && count >= before, "every move is in one group", "");
        before = count;
        struct borgo_group group = trial->groups[borgo_rng_below(&trial->rng, count)];
        keep_group(trial, &group, places);
        inner = borgo_moves_group(subject->game, subject->box, trial->state, trial->moves,
                                  places + 1, trial->groups);
        for (uint32_t i = 0; i < inner; i++)
            inner_sum += trial->groups[i].count;
        demand(trial, inner_sum == group.count, "a group opens into groups of the same moves", "");
        borgo_moves_list(subject->game, subject->box, trial->state, seat, trial->moves);
    }
    demand(trial, before == all, "in the end every move is a group", "");
}

static void try_position(struct trial *trial, unsigned seat, uint32_t step)
{
    borgo_moves_list(trial->subject->game, trial->subject->box, trial->state, seat, trial->moves);
    for (int i = 0; i < SAMPLES; i++)
        try_move(trial, trial->moves->at[borgo_rng_below(&trial->rng, trial->moves->count)]);
    if (step % GROUPED)
        return;
    try_unique(trial);
    try_groups(trial, seat);
}

static void play_one(struct trial *trial)
{
    const struct subject *subject = trial->subject;
    subject->game->start(subject->box, trial->state);
    for (uint32_t step = 0; subject->game->to_act(subject->box, trial->state) && !trial->broken;
         step++) {
        unsigned seat;
        borgo_move move = test_random_move(subject->game, subject->box, trial->state, &trial->rng,
                                           trial->moves, &seat);
        try_move(trial, move);
        try_veiled(trial, seat, move);
        try_position(trial, seat, step);
        subject->game->play(subject->box, trial->state, seat, move, NULL);
    }
}

static void try_setup(struct subject *subject, void *context)
{
    struct trial *trial = context;
    trial->subject = subject;
    for (uint64_t i = 0; i < trial->games && !trial->broken; i++)
        play_one(trial);
    if (!tap_check(!trial->broken, "%s", subject->name))
        tap_note("broken: %s: '%s'", trial->broken, trial->where);
    trial->broken = NULL;
}

static void try_stuck(struct trial *trial)
{
    char *tiles = test_read_file(trial->tiles);
    struct subject subject;
    struct borgo_setup setup;
    struct borgo_reader reader = {stuck};
    borgo_setup_default(&borgo_shibuya, &setup);
    setup.data[0] = tiles;
    if (!tiles || !borgo_position_read_setup(&borgo_shibuya, &reader, &setup, NULL)
        || !subject_open(&subject, &borgo_shibuya, &setup, NULL))
        abort();
    trial->subject = &subject;
    if (borgo_position_read(&borgo_shibuya, subject.box, &reader, BORGO_CHANCE, trial->state, NULL))
        try_position(trial, 0, 0);
    subject_close(&subject);
    free(tiles);
}

static void compile_grammar(struct trial *trial, const struct borgo_game *game)
{
    for (unsigned kind = 0; kind < game->form_count; kind++) {
        trial->has_rule[kind] = false;
        for (size_t i = 0; i < sizeof grammar / sizeof grammar[0]; i++) {
            char whole[200];
            if (strcmp(grammar[i].game, game->name) != 0
                || strcmp(grammar[i].kind, game->forms[kind].sentence.name) != 0)
                continue;
            snprintf(whole, sizeof whole, "^%s$", grammar[i].text);
            trial->has_rule[kind] =
                regcomp(&trial->rule[kind], whole, REG_EXTENDED | REG_NOSUB) == 0;
        }
    }
}

static void try_game(struct trial *trial, const struct borgo_game *game)
{
    memset(trial->used, 0, sizeof trial->used);
    compile_grammar(trial, game);
    subject_each_setup(game, try_setup, trial);
    if (game == &borgo_shibuya)
        try_stuck(trial);
    for (unsigned kind = 0; kind < game->form_count; kind++) {
        tap_check(trial->used[kind] > 0, "%s: %s occurs", game->name,
                  game->forms[kind].sentence.name);
        if (trial->has_rule[kind])
            regfree(&trial->rule[kind]);
    }
}

int main(int count, char **words)
{
    struct trial *trial = test_allocate(sizeof *trial);
    if (count != 3)
        return 2;
    trial->games = strtoull(words[1], NULL, 10);
    trial->tiles = words[2];
    trial->moves = test_allocate(sizeof *trial->moves);
    trial->groups = test_allocate(BORGO_MAX_MOVES * sizeof *trial->groups);
    trial->descriptions = test_allocate(BORGO_MAX_MOVES * sizeof *trial->descriptions);
    borgo_rng_seed(&trial->rng, 1);
    for (int i = 0; i < subject_game_count(); i++)
        try_game(trial, subject_game(i));
    free(trial->moves);
    free(trial->groups);
    free(trial->descriptions);
    free(trial);
    return tap_done();
}
