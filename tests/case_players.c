/* The statements of a case about computer players: what they choose, what really wins, and what
 * they make of a position. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"
#include "support/choices.h"
#include "support/subject.h"

enum { SEEDS = 3, PLAYOUTS = 100, MOST_LISTED = 32 };

/* Moves named by `a; b; c`. */
struct listed {
    uint32_t count;
    borgo_move at[MOST_LISTED];
};

static bool read_moves(struct rule_case *run, unsigned who, const char *list, struct listed *listed)
{
    char text[BORGO_MAX_MOVE_TEXT];
    for (listed->count = 0; case_next_of_list(&list, text); listed->count++) {
        if (listed->count == MOST_LISTED)
            return fail(run, "there are more than %d moves", MOST_LISTED);
        if (!case_find_move(run, who, text, &listed->at[listed->count]))
            return fail(run, "%s", run->refusal.message);
    }
    return true;
}

static bool is_listed(const struct listed *listed, borgo_move move)
{
    for (uint32_t i = 0; i < listed->count; i++)
        if (listed->at[i] == move)
            return true;
    return false;
}

/* Whatever the seed, the player chooses one of these moves. */
static bool check_choices(struct rule_case *run, const char *name, unsigned who,
                          const struct listed *best)
{
    struct borgo_error error = {0};
    const struct borgo_player *player = borgo_player_find(name, &error);
    char buffer[BORGO_MAX_MOVE_TEXT];
    if (!player)
        return fail(run, "%s", error.message);
    for (unsigned seed = 1; seed <= SEEDS; seed++) {
        struct borgo_choice choice;
        test_choose(player, run->game, run->box, run->table.state, who, seed, PLAYOUTS, &choice);
        if (!is_listed(best, choice.at[0].move))
            return fail(
                run, "with seed %u %s chooses '%s'", seed, name,
                test_move_text(run->game, run->box, run->table.state, choice.at[0].move, buffer));
    }
    return true;
}

/* `0 greedy master: a; b` */
bool do_best(struct rule_case *run, const char *words)
{
    unsigned who;
    struct listed best;
    const char *colon = strstr(words, ": ");
    if (!case_read_who(run, &words, &who))
        return false;
    if (!colon || words == colon)
        return fail(run, "expected players, ': ' and moves behind the seat");
    if (!read_moves(run, who, colon + 2, &best))
        return false;
    while (words < colon) {
        char name[40];
        size_t length = strcspn(++words, " :");
        snprintf(name, sizeof name, "%.*s", (int)length, words);
        if (!check_choices(run, name, who, &best))
            return false;
        words += length;
    }
    return true;
}

/* What a statement says of some moves, and of no others. */
typedef bool quality(const struct rule_case *run, const void *after, unsigned who, int moves);

/* Forces a victory within so many moves. */
static bool wins_after(const struct rule_case *run, const void *after, unsigned who, int moves)
{
    return test_wins(run->game, run->box, after, who, moves);
}

/* Leaves no opponent a victory that is forced within so many moves. */
static bool is_safe_after(const struct rule_case *run, const void *after, unsigned who, int moves)
{
    const struct borgo_box *head = run->box;
    for (unsigned other = 0; other < head->players; other++)
        if (head->team[other] != head->team[who]
            && test_wins(run->game, run->box, after, other, moves))
            return false;
    return true;
}

/* Every legal move is one just if it is listed. */
static bool check_all_moves(struct rule_case *run, unsigned who, int moves,
                            const struct listed *listed, quality *is_one)
{
    _Alignas(16) unsigned char after[BORGO_MAX_STATE];
    char buffer[BORGO_MAX_MOVE_TEXT];
    borgo_moves_list(run->game, run->box, run->table.state, who, run->moves);
    for (uint32_t i = 0; i < run->moves->count; i++) {
        borgo_move move = run->moves->at[i];
        memcpy(after, run->table.state, run->game->state_size);
        run->game->play(run->box, after, who, move, NULL);
        bool found = is_one(run, after, who, moves - 1);
        if (found != is_listed(listed, move))
            return fail(run, "'%s' %s",
                        test_move_text(run->game, run->box, run->table.state, move, buffer),
                        found ? "does it too" : "doesn't do it");
    }
    return true;
}

/* `0 in 3: a; b` */
static bool check_counted(struct rule_case *run, const char *words, quality *is_one)
{
    unsigned who;
    uint32_t moves;
    struct listed listed;
    if (!case_read_who(run, &words, &who))
        return false;
    struct borgo_reader reader = {words};
    if (!borgo_reader_exact(&reader, " in ") || !borgo_reader_number(&reader, 9, &moves)
        || !borgo_reader_exact(&reader, ": ") || moves == 0)
        return fail(run, "expected ' in ', a number, ': ' and moves behind the seat");
    return read_moves(run, who, reader.at, &listed)
           && check_all_moves(run, who, (int)moves, &listed, is_one);
}

bool do_wins(struct rule_case *run, const char *words)
{
    return check_counted(run, words, wins_after);
}

bool do_saves(struct rule_case *run, const char *words)
{
    return check_counted(run, words, is_safe_after);
}

/* Puts a word like `cash=600,500` in the place of the one with the same key. */
static bool exchange_word(char text[BORGO_MAX_POSITION_TEXT], const char *word, size_t length)
{
    char key[60], rest[BORGO_MAX_POSITION_TEXT];
    snprintf(key, sizeof key, " %.*s=", (int)strcspn(word, "="), word);
    char *at = strstr(strchr(text, '|'), key);
    if (!at)
        return false;
    snprintf(rest, sizeof rest, "%s", at + 1 + strcspn(at + 1, " "));
    snprintf(at, (size_t)(text + BORGO_MAX_POSITION_TEXT - at), " %.*s%s", (int)length, word, rest);
    return true;
}

/* The position with some of its words exchanged. */
static bool open_changed(struct rule_case *run, const char *words, struct case_opened *changed)
{
    char text[BORGO_MAX_POSITION_TEXT];
    struct borgo_error error = {0};
    test_position_text(run->game, run->box, run->table.state, text);
    while (*words) {
        size_t length = strcspn(words, " ");
        if (!exchange_word(text, words, length))
            return fail(run, "the position has no such word: %s", words);
        words += length + strspn(words + length, " ");
    }
    return case_open_words(run, text, changed, &error) || fail(run, "%s", error.message);
}

/* By how much the seat's chance is better, as its players see it, once those words are exchanged.
 */
static bool gain(struct rule_case *run, const char *words, double *gained)
{
    unsigned who;
    double here[BORGO_MAX_SEATS], there[BORGO_MAX_SEATS];
    struct case_opened changed;
    if (!case_read_who_and_rest(run, words, &who, &words) || !open_changed(run, words, &changed))
        return false;
    borgo_player_chances(run->game, run->box, run->table.state, here);
    borgo_player_chances(run->game, changed.box, changed.state, there);
    free(changed.box);
    *gained = there[who] - here[who];
    return true;
}

/* `0: cash=600,500` */
bool do_better(struct rule_case *run, const char *words)
{
    double gained;
    return gain(run, words, &gained)
           && (gained > 0 || fail(run, "the chance is better by %f", gained));
}

bool do_worse(struct rule_case *run, const char *words)
{
    double gained;
    return gain(run, words, &gained)
           && (gained < 0 || fail(run, "the chance is better by %f", gained));
}
