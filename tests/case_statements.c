/* What the statements of a rule case mean. Each gets the words behind its name. */
#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"
#include "core/position.h"
#include "core/setup.h"
#include "core/words.h"
#include "games/registry.h"
#include "support/subject.h"

/* Notes why the case fails; the value of the whole is false. */
#define fail(run, ...) (explain(run, __VA_ARGS__), false)

static void explain(struct rule_case *run, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void explain(struct rule_case *run, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(run->failure, sizeof run->failure, format, arguments);
    va_end(arguments);
}

static const void *state_of(const struct rule_case *run)
{
    return run->table.state;
}

/* Reads a number, chance, watch or a seat from the front of a text, up to a colon or the end. */
static bool read_who(struct rule_case *run, const char **text, unsigned *who)
{
    size_t length = strcspn(*text, ": ");
    unsigned players = run->setup.players;
    if (length == 6 && strncmp(*text, "chance", 6) == 0)
        *who = BORGO_CHANCE;
    else if (length == 5 && strncmp(*text, "watch", 5) == 0)
        *who = BORGO_WATCHER;
    else if (length == 1 && **text >= '0' && (unsigned)(**text - '0') < players)
        *who = (unsigned)(**text - '0');
    else
        return fail(run, "expected a seat, 'chance' or 'watch' at '%s'", *text);
    *text += length;
    return true;
}

/* `0: rest` */
static bool read_who_and_rest(struct rule_case *run, const char *words, unsigned *who, const char **rest)
{
    if (!read_who(run, &words, who))
        return false;
    if (words[0] != ':' || words[1] != ' ' || !words[2])
        return fail(run, "expected ': ' and more behind the seat");
    *rest = words + 2;
    return true;
}

static bool do_data(struct rule_case *run, const char *words)
{
    const char *equals = strchr(words, '=');
    char path[1000];
    if (run->at_table || run->data_count == BORGO_MAX_DATA)
        return fail(run, "'data' comes before 'new' or 'position', at most %d times", BORGO_MAX_DATA);
    if (!equals || equals - words >= (int)sizeof run->data_name[0])
        return fail(run, "expected NAME=FILE");
    int i = run->data_count;
    snprintf(run->data_name[i], sizeof run->data_name[i], "%.*s", (int)(equals - words), words);
    snprintf(run->data_file[i], sizeof run->data_file[i], "%s", equals + 1);
    snprintf(path, sizeof path, "%s/%s", run->root, equals + 1);
    run->data[i] = test_read_file(path);
    if (!run->data[i])
        return fail(run, "%s can't be read", path);
    run->data_count++;
    return true;
}

static bool use_data(const struct rule_case *run, const struct borgo_game *game, struct borgo_setup *setup,
                     struct borgo_error *error)
{
    for (int i = 0; i < run->data_count; i++) {
        int known = borgo_data_count(game), which = 0;
        while (which < known && strcmp(game->data[which].name, run->data_name[i]) != 0)
            which++;
        if (which == known)
            return borgo_fail(error, "%s has no data '%s'", game->name, run->data_name[i]);
        setup->data[which] = run->data[i];
        setup->file[which] = run->data_file[i];
    }
    return true;
}

/* `GAME players=2 option=value …`, with or without `| …` behind. */
static bool read_set_up_words(struct borgo_reader *reader, const struct borgo_game *game, struct borgo_setup *setup,
                              struct borgo_error *error)
{
    for (borgo_skip_spaces(reader); *reader->at; borgo_skip_spaces(reader)) {
        char word[80];
        uint32_t players;
        size_t length = strcspn(reader->at, " ");
        if (length >= sizeof word)
            return borgo_fail(error, "a word of the set-up is too long");
        if (borgo_read_exact(reader, "players=")) {
            if (!borgo_read_number(reader, 99, &players))
                return borgo_fail(error, "players must be a number");
            if (!borgo_set_players(game, setup, players, error))
                return false;
            continue;
        }
        memcpy(word, reader->at, length);
        word[length] = '\0';
        reader->at += length;
        if (!borgo_set_option_text(game, setup, word, error))
            return false;
    }
    return true;
}

/* What `new`, `position` and `refused` are about: a game, its box and a state. */
struct opened {
    const struct borgo_game *game;
    struct borgo_setup setup;
    void *box;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
};

static bool read_setup(const struct rule_case *run, const char *words, struct borgo_reader *reader, struct opened *opened,
                       struct borgo_error *error)
{
    const struct borgo_edition *edition;
    char name[60];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(words, " "), words);
    opened->game = borgo_find_game(name, &edition, error);
    if (!opened->game)
        return false;
    borgo_default_setup(opened->game, &opened->setup);
    if (edition->option)
        borgo_set_option_text(opened->game, &opened->setup, edition->option, error);
    reader->at = words;
    if (strchr(words, '|'))
        return use_data(run, opened->game, &opened->setup, error)
               && borgo_read_position_setup(opened->game, reader, &opened->setup, error);
    reader->at += strlen(name);
    return use_data(run, opened->game, &opened->setup, error)
           && read_set_up_words(reader, opened->game, &opened->setup, error);
}

static bool open_words(const struct rule_case *run, const char *words, struct opened *opened, struct borgo_error *error)
{
    struct borgo_reader reader;
    *opened = (struct opened){.game = NULL};
    if (!read_setup(run, words, &reader, opened, error))
        return false;
    opened->box = test_allocate(opened->game->box_size);
    bool fine = borgo_make_box(opened->game, &opened->setup, opened->box, error);
    if (fine && strchr(words, '|'))
        fine = borgo_read_position(opened->game, opened->box, &reader, opened->state, error);
    else if (fine)
        opened->game->start(opened->box, opened->state);
    if (!fine) {
        free(opened->box);
        opened->box = NULL;
    }
    return fine;
}

static bool do_open(struct rule_case *run, const char *words)
{
    struct borgo_error error = {0};
    struct opened opened;
    if (!open_words(run, words, &opened, &error))
        return fail(run, "%s", error.message);
    if (run->at_table)
        borgo_table_close(&run->table);
    free(run->box);
    run->game = opened.game;
    run->setup = opened.setup;
    run->box = opened.box;
    run->at_table = true;
    run->moved = false;
    borgo_table_open_at(&run->table, run->game, run->box, opened.state);
    return true;
}

static bool do_new(struct rule_case *run, const char *words)
{
    if (strchr(words, '|'))
        return fail(run, "'new' takes a game and options, 'position' a position");
    return do_open(run, words);
}

static bool do_position(struct rule_case *run, const char *words)
{
    if (!strchr(words, '|'))
        return fail(run, "a position has a set-up, a '|' and the position's words");
    return do_open(run, words);
}

static bool do_refused(struct rule_case *run, const char *words)
{
    struct opened opened;
    run->refusal = (struct borgo_error){0};
    if (!open_words(run, words, &opened, &run->refusal))
        return run->refusal.message[0] || fail(run, "it was refused without a message");
    free(opened.box);
    return fail(run, "it was accepted");
}

static bool do_because(struct rule_case *run, const char *words)
{
    if (strstr(run->refusal.message, words))
        return true;
    return fail(run, "the reason was: %s", run->refusal.message);
}

static bool do_seed(struct rule_case *run, const char *words)
{
    struct borgo_reader reader = {words};
    uint32_t seed;
    if (!borgo_read_number(&reader, UINT32_MAX, &seed) || !borgo_read_end(&reader))
        return fail(run, "expected a number");
    borgo_seed(&run->rng, seed);
    return true;
}

static void play(struct rule_case *run, unsigned seat, borgo_move move)
{
    memcpy(run->before, state_of(run), run->game->state_size);
    borgo_table_play(&run->table, seat, move, &run->events);
    run->last = (struct borgo_entry){.move = move, .seat = (uint8_t)seat};
    run->moved = true;
}

static bool do_deal(struct rule_case *run, const char *words)
{
    if (*words)
        return fail(run, "'deal' stands alone");
    if (borgo_table_to_act(&run->table) != 1u << BORGO_CHANCE)
        return fail(run, "chance is not to act");
    while (borgo_table_to_act(&run->table) == 1u << BORGO_CHANCE)
        play(run, BORGO_CHANCE, run->game->deal(run->box, state_of(run), &run->rng));
    return true;
}

static bool find(struct rule_case *run, unsigned who, const char *text, borgo_move *move)
{
    run->refusal = (struct borgo_error){0};
    return borgo_find_move(run->game, run->box, state_of(run), who, text, run->moves, move, &run->refusal);
}

static bool do_play(struct rule_case *run, const char *words)
{
    unsigned who;
    const char *text;
    borgo_move move;
    if (!read_who_and_rest(run, words, &who, &text))
        return false;
    if (!find(run, who, text, &move))
        return fail(run, "%s", run->refusal.message);
    play(run, who, move);
    return true;
}

static bool do_undo(struct rule_case *run, const char *words)
{
    run->moved = false;
    if (*words)
        return fail(run, "'undo' stands alone");
    return borgo_table_undo(&run->table) || fail(run, "there is nothing to take back");
}

static bool do_legal(struct rule_case *run, const char *words)
{
    unsigned who;
    const char *text;
    borgo_move move;
    if (!read_who_and_rest(run, words, &who, &text))
        return false;
    return find(run, who, text, &move) || fail(run, "%s", run->refusal.message);
}

static bool do_illegal(struct rule_case *run, const char *words)
{
    unsigned who;
    const char *text;
    borgo_move move;
    if (!read_who_and_rest(run, words, &who, &text))
        return false;
    return !find(run, who, text, &move) || fail(run, "it is legal");
}

/* Takes the next of `a; b; c` from the front. */
static bool next_of_list(const char **list, char text[BORGO_MAX_MOVE_TEXT])
{
    while (**list == ' ' || **list == ';')
        ++*list;
    size_t length = strcspn(*list, ";"), kept = length;
    while (kept > 0 && (*list)[kept - 1] == ' ')
        kept--;
    snprintf(text, BORGO_MAX_MOVE_TEXT, "%.*s", (int)kept, *list);
    *list += length;
    return kept > 0;
}

static void list_legal(struct rule_case *run, struct borgo_text *text)
{
    char buffer[BORGO_MAX_MOVE_TEXT];
    for (uint32_t i = 0; i < run->moves->count; i++)
        borgo_print(text, "%s%s", i ? "; " : "",
                    test_move_text(run->game, run->box, state_of(run), run->moves->at[i], buffer));
}

static bool do_only(struct rule_case *run, const char *words)
{
    unsigned who;
    const char *list;
    char text[BORGO_MAX_MOVE_TEXT], buffer[1000];
    borgo_move move;
    uint32_t expected = 0;
    bool fine = true;
    if (!read_who_and_rest(run, words, &who, &list))
        return false;
    for (; next_of_list(&list, text); expected++)
        fine &= find(run, who, text, &move);
    borgo_list_moves(run->game, run->box, state_of(run), who, run->moves);
    if (fine && run->moves->count == expected)
        return true;
    struct borgo_text written;
    borgo_text_start(&written, buffer, sizeof buffer);
    list_legal(run, &written);
    return fail(run, "there are %u legal moves: %s", run->moves->count, buffer);
}

static bool starts_with_words(const char *text, const char *words)
{
    size_t length = strlen(words);
    return strncmp(text, words, length) == 0 && (text[length] == '\0' || text[length] == ' ' || length == 0);
}

/* `0: 12` or `0 park: 4` */
static bool do_count(struct rule_case *run, const char *words)
{
    unsigned who;
    uint32_t expected, found = 0;
    char prefix[BORGO_MAX_MOVE_TEXT], buffer[BORGO_MAX_MOVE_TEXT];
    if (!read_who(run, &words, &who))
        return false;
    size_t length = strcspn(words, ":");
    snprintf(prefix, sizeof prefix, "%.*s", (int)(length > 0 ? length - 1 : 0), words + (length > 0));
    struct borgo_reader reader = {words + length};
    if (!borgo_read_exact(&reader, ": ") || !borgo_read_number(&reader, UINT32_MAX, &expected) || !borgo_read_end(&reader))
        return fail(run, "expected ': ' and a number");
    borgo_list_moves(run->game, run->box, state_of(run), who, run->moves);
    for (uint32_t i = 0; i < run->moves->count; i++)
        found += starts_with_words(test_move_text(run->game, run->box, state_of(run), run->moves->at[i], buffer), prefix);
    return found == expected || fail(run, "there are %u", found);
}

/* `deal 0 Y: 11` */
static bool do_weight(struct rule_case *run, const char *words)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    char buffer[BORGO_MAX_MOVE_TEXT];
    uint32_t expected;
    size_t length = strcspn(words, ":");
    struct borgo_reader reader = {words + length};
    if (!borgo_read_exact(&reader, ": ") || !borgo_read_number(&reader, UINT32_MAX, &expected) || !borgo_read_end(&reader))
        return fail(run, "expected a chance move, ': ' and a number");
    if (borgo_table_to_act(&run->table) != 1u << BORGO_CHANCE)
        return fail(run, "chance is not to act");
    uint32_t count = run->game->chance(run->box, state_of(run), outcomes);
    for (uint32_t i = 0; i < count; i++) {
        const char *text = test_move_text(run->game, run->box, state_of(run), outcomes[i].move, buffer);
        if (strlen(text) == length && strncmp(text, words, length) == 0)
            return outcomes[i].weight == expected || fail(run, "its weight is %u", outcomes[i].weight);
    }
    return fail(run, "there is no such outcome");
}

static bool read_seats(struct rule_case *run, const char *words, borgo_seats *seats)
{
    *seats = 0;
    if (strcmp(words, "none") == 0)
        return true;
    while (*words) {
        unsigned who;
        if (!read_who(run, &words, &who))
            return false;
        *seats |= (borgo_seats)(1u << who);
        while (*words == ' ')
            words++;
    }
    return true;
}

static bool do_to_act(struct rule_case *run, const char *words)
{
    borgo_seats expected, found = borgo_table_to_act(&run->table);
    return read_seats(run, words, &expected) && (found == expected || fail(run, "the set of seats to act is %#x", found));
}

static bool same_numbers(struct rule_case *run, const char *words, const int32_t *found)
{
    char buffer[100];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    for (int seat = 0; seat < run->setup.players; seat++)
        borgo_print(&text, "%s%d", seat ? " " : "", (int)found[seat]);
    return strcmp(buffer, words) == 0 || fail(run, "they are %s", buffer);
}

static bool do_scores(struct rule_case *run, const char *words)
{
    int32_t scores[BORGO_MAX_SEATS];
    run->game->scores(run->box, state_of(run), scores);
    return same_numbers(run, words, scores);
}

static bool get_result(struct rule_case *run, struct borgo_result *result)
{
    if (borgo_table_to_act(&run->table))
        return fail(run, "the game is not over");
    run->game->result(run->box, state_of(run), result);
    return true;
}

static bool do_final(struct rule_case *run, const char *words)
{
    struct borgo_result result;
    return get_result(run, &result) && same_numbers(run, words, result.final);
}

static bool do_winners(struct rule_case *run, const char *words)
{
    struct borgo_result result;
    borgo_seats expected;
    if (!get_result(run, &result) || !read_seats(run, words, &expected))
        return false;
    return result.winners == expected || fail(run, "the set of winners is %#x", result.winners);
}

static bool has_word(const char *text, const char *word, size_t length)
{
    for (const char *at = text; (at = strstr(at, " ")) != NULL;) {
        at++;
        if (strncmp(at, word, length) == 0 && (at[length] == ' ' || at[length] == '\0'))
            return true;
    }
    return false;
}

/* All of the words, or none of them, stand in the position's text. */
static bool check_words(struct rule_case *run, const void *state, const char *words, bool expected)
{
    char buffer[BORGO_MAX_POSITION_TEXT];
    test_position_text(run->game, run->box, state, buffer);
    while (*words) {
        size_t length = strcspn(words, " ");
        if (has_word(buffer, words, length) != expected)
            return fail(run, "the position is %s", buffer);
        words += length + strspn(words + length, " ");
    }
    return true;
}

static bool do_is(struct rule_case *run, const char *words)
{
    return check_words(run, state_of(run), words, true);
}

static bool do_not(struct rule_case *run, const char *words)
{
    return check_words(run, state_of(run), words, false);
}

static bool do_hidden(struct rule_case *run, const char *words)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    unsigned who;
    const char *rest;
    if (!read_who_and_rest(run, words, &who, &rest))
        return false;
    borgo_table_view(&run->table, who, state);
    return check_words(run, state, rest, true);
}

static bool do_seen(struct rule_case *run, const char *words)
{
    unsigned who;
    const char *expected;
    char buffer[BORGO_MAX_MOVE_TEXT];
    if (!read_who_and_rest(run, words, &who, &expected))
        return false;
    if (!run->moved)
        return fail(run, "there is no last move");
    borgo_move seen = run->game->veil(run->box, run->last.seat, run->last.move, who);
    test_move_text(run->game, run->box, run->before, seen, buffer);
    return strcmp(buffer, expected) == 0 || fail(run, "it reads '%s'", buffer);
}

/* The end of the value that starts here: where the next ` key=` begins. */
static const char *end_of_value(const char *value)
{
    for (const char *space = strchr(value, ' '); space; space = strchr(space + 1, ' ')) {
        size_t key = strcspn(space + 1, " =");
        if (key > 0 && space[1 + key] == '=')
            return space;
    }
    return value + strlen(value);
}

static bool member_is(json_t *event, const char *key, size_t key_length, const char *value, size_t length)
{
    char name[60], number[40];
    snprintf(name, sizeof name, "%.*s", (int)key_length, key);
    json_t *member = json_object_get(event, name);
    const char *text = json_string_value(member);
    if (json_is_integer(member)) {
        snprintf(number, sizeof number, "%lld", (long long)json_integer_value(member));
        text = number;
    }
    return text && strlen(text) == length && strncmp(text, value, length) == 0;
}

/* Whether an event has the name and all `key=value` of the words. */
static bool event_matches(json_t *event, const char *words)
{
    size_t name = strcspn(words, " ");
    if (!member_is(event, "event", 5, words, name))
        return false;
    for (const char *at = words + name; *at;) {
        at += strspn(at, " ");
        size_t key = strcspn(at, "=");
        const char *value = at + key + (at[key] == '=');
        const char *end = end_of_value(value);
        if (!member_is(event, at, key, value, (size_t)(end - value)))
            return false;
        at = end;
    }
    return true;
}

static bool do_event(struct rule_case *run, const char *words)
{
    char buffer[1000], all[1000];
    struct borgo_text told;
    borgo_text_start(&told, all, sizeof all);
    if (!run->moved)
        return fail(run, "there is no last move");
    for (uint32_t i = 0; i < run->events.count; i++) {
        struct borgo_text text;
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_put_event_json(run->game, &run->events.at[i], &text);
        json_t *event = json_loads(buffer, 0, NULL);
        bool matches = event_matches(event, words);
        json_decref(event);
        if (matches)
            return true;
        borgo_print(&told, " %s", buffer);
    }
    return fail(run, "the last move told:%s", all);
}

static const struct statement {
    const char *name;
    bool needs_game;
    bool (*run)(struct rule_case *run, const char *words);
} statements[] = {
    {"data", false, do_data},
    {"new", false, do_new},
    {"position", false, do_position},
    {"refused", false, do_refused},
    {"because", false, do_because},
    {"seed", false, do_seed},
    {"deal", true, do_deal},
    {"play", true, do_play},
    {"undo", true, do_undo},
    {"legal", true, do_legal},
    {"illegal", true, do_illegal},
    {"only", true, do_only},
    {"count", true, do_count},
    {"weight", true, do_weight},
    {"to-act", true, do_to_act},
    {"scores", true, do_scores},
    {"final", true, do_final},
    {"winners", true, do_winners},
    {"is", true, do_is},
    {"not", true, do_not},
    {"hidden", true, do_hidden},
    {"seen", true, do_seen},
    {"event", true, do_event},
};

bool case_statement(struct rule_case *run, const char *statement)
{
    size_t name = strcspn(statement, " ");
    const char *words = statement + name + strspn(statement + name, " ");
    for (size_t i = 0; i < sizeof statements / sizeof statements[0]; i++) {
        if (strlen(statements[i].name) != name || strncmp(statements[i].name, statement, name) != 0)
            continue;
        if (statements[i].needs_game && !run->at_table)
            return fail(run, "there is no 'new' or 'position' before");
        if (!*words && statements[i].run != do_deal && statements[i].run != do_undo)
            return fail(run, "'%s' needs more words", statements[i].name);
        return statements[i].run(run, words);
    }
    return fail(run, "there is no statement '%.*s'", (int)name, statement);
}

void case_start(struct rule_case *run, const char *root, struct borgo_moves *moves)
{
    *run = (struct rule_case){.root = root, .moves = moves};
    borgo_seed(&run->rng, 1);
}

void case_end(struct rule_case *run)
{
    if (run->at_table)
        borgo_table_close(&run->table);
    free(run->box);
    for (int i = 0; i < run->data_count; i++)
        free(run->data[i]);
}
