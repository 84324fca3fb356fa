/* Golden playthroughs: seeded games whose every public value at every step stands in tests/golden.
 * A change of the rules shows as a difference to read.
 *
 *     golden FOLDER            compares
 *     golden FOLDER --write    writes them anew
 *
 * One game of every player count, and of every other option value with the most players. Moves are
 * chosen by their texts, so that rewriting a move generator for speed changes nothing here. A line
 * a move: who, the move, who acts then, the scores, how many moves there are with a sum of their
 * texts, a sum of what each seat sees, and the words of the position that have changed (of a word
 * with rows, the changed rows). */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "core/setup.h"
#include "support/subject.h"
#include "support/tap.h"

enum { MOST_MOVES = 20000 };

struct candidate {
    char text[BORGO_MAX_MOVE_TEXT];
    borgo_move move;
    uint32_t weight;
    unsigned seat;
};

struct golden {
    const char *folder;
    bool write;
    unsigned most_players;
    struct borgo_moves *moves;
    struct candidate *candidates;
};

/* A file being written in memory. */
struct page {
    char *text;
    size_t size;
    FILE *file;
};

static uint32_t sum_text(const char *text)
{
    uint32_t sum = 2166136261u;
    for (; *text; text++)
        sum = (sum ^ (unsigned char)*text) * 16777619u;
    return sum;
}

static int by_seat_and_text(const void *a, const void *b)
{
    const struct candidate *first = a, *second = b;
    if (first->seat != second->seat)
        return first->seat < second->seat ? -1 : 1;
    return strcmp(first->text, second->text);
}

static uint32_t list_chance(const struct subject *subject, const void *state, struct golden *golden)
{
    struct borgo_outcome outcomes[BORGO_MAX_OUTCOMES];
    uint32_t count = subject->game->chance(subject->box, state, outcomes);
    for (uint32_t i = 0; i < count; i++) {
        struct candidate *candidate = &golden->candidates[i];
        *candidate = (struct candidate){
            .move = outcomes[i].move, .weight = outcomes[i].weight, .seat = BORGO_CHANCE};
        test_move_text(subject->game, subject->box, state, candidate->move, candidate->text);
    }
    return count;
}

/* All moves of all who are to act, in the order of their texts. */
static uint32_t list_candidates(const struct subject *subject, const void *state,
                                struct golden *golden)
{
    borgo_seats to_act = subject->game->to_act(subject->box, state);
    uint32_t count = 0;
    if (to_act == 1u << BORGO_CHANCE)
        count = list_chance(subject, state, golden);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS && to_act != 1u << BORGO_CHANCE; seat++) {
        borgo_moves_list(subject->game, subject->box, state, seat, golden->moves);
        for (uint32_t i = 0; i < golden->moves->count; i++) {
            struct candidate *candidate = &golden->candidates[count++];
            *candidate =
                (struct candidate){.move = golden->moves->at[i], .weight = 1, .seat = seat};
            test_move_text(subject->game, subject->box, state, candidate->move, candidate->text);
        }
    }
    qsort(golden->candidates, count, sizeof golden->candidates[0], by_seat_and_text);
    return count;
}

static const struct candidate *choose(const struct golden *golden, uint32_t count,
                                      struct borgo_rng *rng)
{
    uint32_t all = 0, which = 0;
    for (uint32_t i = 0; i < count; i++)
        all += golden->candidates[i].weight;
    uint32_t drawn = borgo_rng_below(rng, all);
    while (drawn >= golden->candidates[which].weight)
        drawn -= golden->candidates[which++].weight;
    return &golden->candidates[which];
}

/* The rows that differ between two values with `/` between rows. */
static void print_rows(FILE *file, const char *before, const char *after)
{
    for (int row = 0; *after; row++) {
        size_t old = strcspn(before, "/"), now = strcspn(after, "/");
        if (old != now || strncmp(before, after, now) != 0)
            fprintf(file, ":%d=%.*s", row, (int)now, after);
        before += old + (before[old] == '/');
        after += now + (after[now] == '/');
    }
}

/* The words of the second text that differ from the word at the same place of the first. */
static void print_changes(FILE *file, const char *before, const char *after)
{
    while (*after) {
        size_t old = strcspn(before, " "), now = strcspn(after, " ");
        char was[BORGO_MAX_POSITION_TEXT], is[BORGO_MAX_POSITION_TEXT];
        snprintf(was, sizeof was, "%.*s", (int)old, before);
        snprintf(is, sizeof is, "%.*s", (int)now, after);
        const char *equals = strchr(is, '=');
        if (strcmp(was, is) != 0 && strchr(is, '/') && strchr(was, '=') && equals) {
            fprintf(file, " %.*s", (int)(equals - is), is);
            print_rows(file, strchr(was, '=') + 1, equals + 1);
        } else if (strcmp(was, is) != 0) {
            fprintf(file, " %s", is);
        }
        before += old + (before[old] == ' ');
        after += now + (after[now] == ' ');
    }
}

static void print_seats(FILE *file, borgo_seats seats)
{
    const char *between = "";
    if (!seats)
        fputs("none", file);
    for (unsigned seat = 0; seat <= BORGO_CHANCE; seat++) {
        if (!(seats >> seat & 1))
            continue;
        fputs(between, file);
        if (seat == BORGO_CHANCE)
            fputs("chance", file);
        else
            fprintf(file, "%u", seat);
        between = ",";
    }
}

static uint32_t sum_views(const struct subject *subject, const void *state)
{
    char text[BORGO_MAX_POSITION_TEXT];
    _Alignas(16) unsigned char hidden[BORGO_MAX_STATE];
    uint32_t sum = 0;
    for (unsigned seat = 0; seat <= subject->setup.players; seat++) {
        memcpy(hidden, state, subject->game->state_size);
        subject->game->hide(subject->box, hidden,
                            seat < subject->setup.players ? seat : (unsigned)BORGO_WATCHER);
        sum = sum * 31 + sum_text(test_position_text(subject->game, subject->box, hidden, text));
    }
    return sum;
}

static void print_values(FILE *file, const struct subject *subject, const void *state,
                         struct golden *golden)
{
    int32_t scores[BORGO_MAX_SEATS] = {0};
    uint32_t count = list_candidates(subject, state, golden), sum = 0;
    for (uint32_t i = 0; i < count; i++)
        sum += sum_text(golden->candidates[i].text) * golden->candidates[i].weight;
    subject->game->scores(subject->box, state, scores);
    print_seats(file, subject->game->to_act(subject->box, state));
    for (int seat = 0; seat < subject->setup.players; seat++)
        fprintf(file, "%s%" PRId32, seat ? "," : " ", scores[seat]);
    fprintf(file, " %" PRIu32 ":%08" PRIx32 " %08" PRIx32 " |", count, sum,
            sum_views(subject, state));
}

static void print_result(FILE *file, const struct subject *subject, const void *state)
{
    struct borgo_result result;
    subject->game->result(subject->box, state, &result);
    fputs("final", file);
    for (int seat = 0; seat < subject->setup.players; seat++)
        fprintf(file, " %" PRId32, result.final[seat]);
    fputs("\nwinners ", file);
    print_seats(file, result.winners);
    putc('\n', file);
}

static void write_game(FILE *file, const struct subject *subject, struct golden *golden)
{
    static char before[BORGO_MAX_POSITION_TEXT], after[BORGO_MAX_POSITION_TEXT];
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_rng rng;
    borgo_rng_seed(&rng, sum_text(subject->name));
    subject->game->start(subject->box, state);
    fprintf(file, "%s\n", test_position_text(subject->game, subject->box, state, before));
    for (int move = 0; subject->game->to_act(subject->box, state) && move < MOST_MOVES; move++) {
        const struct candidate *chosen =
            choose(golden, list_candidates(subject, state, golden), &rng);
        print_seats(file, (borgo_seats)(1u << chosen->seat));
        fprintf(file, ": %s -> ", chosen->text);
        subject->game->play(subject->box, state, chosen->seat, chosen->move, NULL);
        print_values(file, subject, state, golden);
        test_position_text(subject->game, subject->box, state, after);
        print_changes(file, before, after);
        putc('\n', file);
        memcpy(before, after, sizeof before);
    }
    print_result(file, subject, state);
}

static void path_of(const struct golden *golden, const struct subject *subject, char path[500])
{
    char name[200];
    snprintf(name, sizeof name, "%s", subject->name);
    for (char *at = name; *at; at++)
        *at = *at == ' ' || *at == '=' ? '-' : *at;
    snprintf(path, 500, "%s/%s.txt", golden->folder, name);
}

/* Shows the first lines that differ. */
static void show_difference(const char *expected, const char *found)
{
    int line = 1;
    while (*expected && *found) {
        size_t old = strcspn(expected, "\n"), now = strcspn(found, "\n");
        if (old != now || strncmp(expected, found, now) != 0)
            break;
        expected += old + (expected[old] == '\n');
        found += now + (found[now] == '\n');
        line++;
    }
    tap_note("line %d", line);
    tap_note("- %.*s", (int)strcspn(expected, "\n"), expected);
    tap_note("+ %.*s", (int)strcspn(found, "\n"), found);
    tap_note("If the change is meant: make golden, and read the difference.");
}

static void compare(const char *path, const char *name, const char *found)
{
    char *expected = test_read_file(path);
    bool same = expected && strcmp(expected, found) == 0;
    if (!tap_check(same, "%s", name) && expected)
        show_difference(expected, found);
    else if (!expected)
        tap_note("%s is missing: make golden", path);
    free(expected);
}

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    bool fine = file && fputs(text, file) >= 0;
    fine = file && fclose(file) == 0 && fine;
    tap_check(fine, "%s written", path);
}

static void visit(struct subject *subject, void *context)
{
    struct golden *golden = context;
    struct page page = {0};
    char path[500];
    bool plain = true;
    for (int i = 0; i < borgo_setup_option_count(subject->game); i++)
        plain &= subject->setup.option[i] == 0;
    if (!plain && subject->setup.players != golden->most_players)
        return;
    page.file = open_memstream(&page.text, &page.size);
    if (!page.file)
        abort();
    write_game(page.file, subject, golden);
    fclose(page.file);
    path_of(golden, subject, path);
    if (golden->write)
        write_file(path, page.text);
    else
        compare(path, subject->name, page.text);
    free(page.text);
}

int main(int count, char **words)
{
    if (count < 2) {
        fprintf(stderr, "usage: golden FOLDER [--write]\n");
        return 2;
    }
    struct golden golden = {.folder = words[1],
                            .write = count > 2 && strcmp(words[2], "--write") == 0};
    golden.moves = test_allocate(sizeof *golden.moves);
    golden.candidates =
        test_allocate(sizeof *golden.candidates * BORGO_MAX_SEATS * BORGO_MAX_MOVES);
    for (int i = 0; i < subject_game_count(); i++) {
        const struct borgo_game *game = subject_game(i);
        for (int p = 0; p < BORGO_MAX_SEATS && game->players[p]; p++)
            golden.most_players = game->players[p];
        subject_each_setup(game, visit, &golden);
    }
    free(golden.moves);
    free(golden.candidates);
    return tap_done();
}
