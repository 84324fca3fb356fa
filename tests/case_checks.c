/* The statements of a rule case that check something about the position or the last move. */
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "cases.h"
#include "core/words.h"
#include "support/subject.h"

bool do_legal(struct rule_case *run, const char *words)
{
    unsigned who;
    const char *text;
    borgo_move move;
    if (!case_read_who_and_rest(run, words, &who, &text))
        return false;
    return case_find_move(run, who, text, &move) || fail(run, "%s", run->refusal.message);
}

bool do_illegal(struct rule_case *run, const char *words)
{
    unsigned who;
    const char *text;
    borgo_move move;
    if (!case_read_who_and_rest(run, words, &who, &text))
        return false;
    return !case_find_move(run, who, text, &move) || fail(run, "it is legal");
}

static void list_legal(struct rule_case *run, struct borgo_text *text)
{
    char buffer[BORGO_MAX_MOVE_TEXT];
    for (uint32_t i = 0; i < run->moves->count; i++)
        borgo_text_print(
            text, "%s%s", i ? "; " : "",
            test_move_text(run->game, run->box, run->table.state, run->moves->at[i], buffer));
}

bool do_only(struct rule_case *run, const char *words)
{
    unsigned who;
    const char *list;
    char text[BORGO_MAX_MOVE_TEXT], buffer[1000];
    borgo_move move;
    uint32_t expected = 0;
    bool fine = true;
    if (!case_read_who_and_rest(run, words, &who, &list))
        return false;
    for (; case_next_of_list(&list, text); expected++)
        fine &= case_find_move(run, who, text, &move);
    borgo_moves_list(run->game, run->box, run->table.state, who, run->moves);
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
    return strncmp(text, words, length) == 0
           && (text[length] == '\0' || text[length] == ' ' || length == 0);
}

/* `0: 12` or `0 park: 4` */
bool do_count(struct rule_case *run, const char *words)
{
    unsigned who;
    uint32_t expected, found = 0;
    char prefix[BORGO_MAX_MOVE_TEXT], buffer[BORGO_MAX_MOVE_TEXT];
    if (!case_read_who(run, &words, &who))
        return false;
    size_t length = strcspn(words, ":");
    snprintf(prefix, sizeof prefix, "%.*s", (int)(length > 0 ? length - 1 : 0),
             words + (length > 0));
    struct borgo_reader reader = {words + length};
    if (!borgo_reader_exact(&reader, ": ") || !borgo_reader_number(&reader, UINT32_MAX, &expected)
        || !borgo_reader_end(&reader))
        return fail(run, "expected ': ' and a number");
    borgo_moves_list(run->game, run->box, run->table.state, who, run->moves);
    for (uint32_t i = 0; i < run->moves->count; i++)
        found += starts_with_words(
            test_move_text(run->game, run->box, run->table.state, run->moves->at[i], buffer),
            prefix);
    return found == expected || fail(run, "there are %u", found);
}

/* `deal 0 Y: 11` */
bool do_weight(struct rule_case *run, const char *words)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    char buffer[BORGO_MAX_MOVE_TEXT];
    uint32_t expected;
    size_t length = strcspn(words, ":");
    struct borgo_reader reader = {words + length};
    if (!borgo_reader_exact(&reader, ": ") || !borgo_reader_number(&reader, UINT32_MAX, &expected)
        || !borgo_reader_end(&reader))
        return fail(run, "expected a chance move, ': ' and a number");
    if (borgo_table_to_act(&run->table) != 1u << BORGO_CHANCE)
        return fail(run, "chance is not to act");
    uint32_t count = run->game->chance(run->box, run->table.state, outcomes);
    for (uint32_t i = 0; i < count; i++) {
        const char *text =
            test_move_text(run->game, run->box, run->table.state, outcomes[i].move, buffer);
        if (strlen(text) == length && strncmp(text, words, length) == 0)
            return outcomes[i].weight == expected
                   || fail(run, "its weight is %u", outcomes[i].weight);
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
        if (!case_read_who(run, &words, &who))
            return false;
        *seats |= (borgo_seats)(1u << who);
        while (*words == ' ')
            words++;
    }
    return true;
}

bool do_to_act(struct rule_case *run, const char *words)
{
    borgo_seats expected, found = borgo_table_to_act(&run->table);
    return read_seats(run, words, &expected)
           && (found == expected || fail(run, "the set of seats to act is %#x", found));
}

static bool same_numbers(struct rule_case *run, const char *words, const int32_t *found)
{
    char buffer[100];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    for (int seat = 0; seat < run->setup.players; seat++)
        borgo_text_print(&text, "%s%d", seat ? " " : "", (int)found[seat]);
    return strcmp(buffer, words) == 0 || fail(run, "they are %s", buffer);
}

bool do_scores(struct rule_case *run, const char *words)
{
    int32_t scores[BORGO_MAX_SEATS];
    run->game->scores(run->box, run->table.state, scores);
    return same_numbers(run, words, scores);
}

static bool get_result(struct rule_case *run, struct borgo_result *result)
{
    if (borgo_table_to_act(&run->table))
        return fail(run, "the game is not over");
    run->game->result(run->box, run->table.state, result);
    return true;
}

bool do_final(struct rule_case *run, const char *words)
{
    struct borgo_result result;
    return get_result(run, &result) && same_numbers(run, words, result.final);
}

bool do_winners(struct rule_case *run, const char *words)
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

bool do_is(struct rule_case *run, const char *words)
{
    return check_words(run, run->table.state, words, true);
}

bool do_not(struct rule_case *run, const char *words)
{
    return check_words(run, run->table.state, words, false);
}

bool do_hidden(struct rule_case *run, const char *words)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    unsigned who;
    const char *rest;
    if (!case_read_who_and_rest(run, words, &who, &rest))
        return false;
    borgo_table_view(&run->table, who, state);
    return check_words(run, state, rest, true);
}

bool do_seen(struct rule_case *run, const char *words)
{
    unsigned who;
    const char *expected;
    char buffer[BORGO_MAX_MOVE_TEXT];
    if (!case_read_who_and_rest(run, words, &who, &expected))
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

/* A text, a number, a cell as `4,5`, and a list of cells as `4,5 4,6`. */
static void write_member(const json_t *member, char *text, size_t size)
{
    size_t used = strlen(text);
    if (json_is_string(member))
        snprintf(text + used, size - used, "%s", json_string_value(member));
    if (json_is_integer(member))
        snprintf(text + used, size - used, "%lld", (long long)json_integer_value(member));
    for (size_t i = 0; i < json_array_size(member); i++) {
        const json_t *part = json_array_get(member, i);
        used = strlen(text);
        snprintf(text + used, size - used, "%s", i == 0 ? "" : json_is_array(part) ? " " : ",");
        write_member(part, text, size);
    }
}

static bool member_is(json_t *event, const char *key, size_t key_length, const char *value,
                      size_t length)
{
    char name[60], text[500] = "";
    snprintf(name, sizeof name, "%.*s", (int)key_length, key);
    write_member(json_object_get(event, name), text, sizeof text);
    return strlen(text) == length && strncmp(text, value, length) == 0;
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

bool do_event(struct rule_case *run, const char *words)
{
    char buffer[1000], all[1000];
    struct borgo_text told;
    borgo_text_start(&told, all, sizeof all);
    if (!run->moved)
        return fail(run, "there is no last move");
    for (uint32_t i = 0; i < run->events.count; i++) {
        struct borgo_text text;
        struct borgo_json json;
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_json_start(&json, &text);
        borgo_words_event_json(run->game, &run->events.at[i], &json);
        json_t *event = json_loads(buffer, 0, NULL);
        bool matches = event_matches(event, words);
        json_decref(event);
        if (matches)
            return true;
        borgo_text_print(&told, " %s", buffer);
    }
    return fail(run, "the last move told:%s", all);
}

bool do_reveals(struct rule_case *run, const char *words)
{
    bool something = strcmp(words, "something") == 0;
    if (!something && strcmp(words, "nothing") != 0)
        return fail(run, "expected 'something' or 'nothing'");
    if (!run->moved)
        return fail(run, "there is no last move");
    for (uint32_t i = 0; i < run->events.count; i++)
        if (run->game->sentences[run->events.at[i].kind].reveals)
            return something
                   || fail(run, "it told '%s'", run->game->sentences[run->events.at[i].kind].name);
    return !something || fail(run, "nothing it told reveals anything");
}
