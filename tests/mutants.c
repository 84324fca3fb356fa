/* That a position which is accepted stays within what is accepted: whatever can be played from it
 * writes positions that are read back to the same bytes, to the end of the game.
 *
 *     mutants [TRIES]
 *
 * Positions of random games are altered (words taken from other positions of the same set-up,
 * numbers and letters changed, items of lists dropped or doubled) and offered to the reader, TRIES
 * times a game, 8000 by default. Most are refused; those that are not are played on with. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "support/subject.h"
#include "support/tap.h"

enum { POOL = 300, CHANGES = 3, MOST_MOVES = 20000 };

struct breeder {
    struct borgo_rng rng;
    struct borgo_moves *moves;
    uint64_t tries; /* of one set-up */
    uint64_t setups;
    uint64_t accepted;
    char pool[POOL][BORGO_MAX_POSITION_TEXT]; /* what stands behind the bar */
    uint32_t count;
    char broken[2 * BORGO_MAX_POSITION_TEXT
                + 40]; /* the first position that can't be read back, and where it came from */
};

static const char *behind_bar(const char *text)
{
    return strstr(text, " | ") + 3;
}

static void advance(const struct subject *subject, struct breeder *breeder, void *state)
{
    unsigned seat;
    borgo_move move =
        test_random_move(subject->game, subject->box, state, &breeder->rng, breeder->moves, &seat);
    subject->game->play(subject->box, state, seat, move, NULL);
}

/* Positions from all parts of a few games; every fourth or so of a long one. */
static void fill_pool(const struct subject *subject, struct breeder *breeder)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    char text[BORGO_MAX_POSITION_TEXT];
    for (breeder->count = 0; breeder->count < POOL;) {
        subject->game->start(subject->box, state);
        for (int i = 0; i < MOST_MOVES && breeder->count < POOL; i++) {
            bool over = !subject->game->to_act(subject->box, state);
            if (over || borgo_rng_below(&breeder->rng, 4) == 0)
                snprintf(breeder->pool[breeder->count++], BORGO_MAX_POSITION_TEXT, "%s",
                         behind_bar(test_position_text(subject->game, subject->box, state, text)));
            if (over)
                break;
            advance(subject, breeder, state);
        }
    }
}

/* Puts `part` in the place of `length` characters; leaves the text alone where it would get too
 * long. */
static void replace(char *text, char *at, size_t length, const char *part, size_t size)
{
    size_t rest = strlen(at + length);
    if ((size_t)(at - text) + size + rest + 1 > BORGO_MAX_POSITION_TEXT)
        return;
    memmove(at + size, at + length, rest + 1);
    memmove(at, part, size);
}

/* Somewhere behind a key; each word is as likely as any other, however long. */
static char *random_place(struct breeder *breeder, char *text)
{
    uint32_t words = 1;
    for (const char *at = text; (at = strchr(at, ' ')) != NULL; at++)
        words++;
    for (uint32_t skipped = borgo_rng_below(&breeder->rng, words); skipped > 0; skipped--)
        text = strchr(text, ' ') + 1;
    size_t key = strcspn(text, "= "), length = strcspn(text, " ");
    return text + key
           + (length > key ? borgo_rng_below(&breeder->rng, (uint32_t)(length - key)) : 0);
}

/* A word with the same key from another position. */
static void take_word(struct breeder *breeder, char *text)
{
    char *word = random_place(breeder, text), key[40];
    while (word > text && word[-1] != ' ')
        word--;
    size_t length = strcspn(word, "=") + 1;
    if (length >= sizeof key || strlen(word) < length)
        return;
    memcpy(key, word, length);
    key[length] = '\0';
    const char *from = strstr(breeder->pool[borgo_rng_below(&breeder->rng, breeder->count)], key);
    if (from)
        replace(text, word, strcspn(word, " "), from, strcspn(from, " "));
}

static void change_number(struct breeder *breeder, char *text)
{
    static const uint32_t often[] = {0,   1,   2,   3,    7,    9,    10,    99,
                                     499, 500, 999, 1000, 1500, 9999, 99999, 999999};
    char *at = random_place(breeder, text), number[12];
    at += strcspn(at, "0123456789");
    size_t length = strspn(at, "0123456789");
    uint32_t old = (uint32_t)strtoul(at, NULL, 10), way = borgo_rng_below(&breeder->rng, 4);
    uint32_t fresh = way == 0   ? old + 1
                     : way == 1 ? old - 1
                     : way == 2
                         ? borgo_rng_below(&breeder->rng, 70)
                         : often[borgo_rng_below(&breeder->rng, sizeof often / sizeof often[0])];
    int size = snprintf(number, sizeof number, "%" PRIu32, fresh);
    if (length > 0 && (fresh <= 999999 || way != 1))
        replace(text, at, length, number, (size_t)size);
}

static void change_letter(struct breeder *breeder, char *text)
{
    char *at = random_place(breeder, text), other = *random_place(breeder, text);
    if (strchr("= ", *at) == NULL && strchr("= ", other) == NULL)
        *at = other;
}

/* An item of a list goes, or comes twice. */
static void change_list(struct breeder *breeder, char *text)
{
    char *at = random_place(breeder, text);
    at += strcspn(at, ".,;/");
    size_t length = *at ? 1 + strcspn(at + 1, ".,;/ ") : 0;
    bool twice = borgo_rng_below(&breeder->rng, 2);
    if (length > 0)
        replace(text, at, twice ? 0 : length, at, twice ? length : 0);
}

static void alter(struct breeder *breeder, char *text)
{
    static void (*const way[])(struct breeder *, char *) = {take_word, take_word, change_number,
                                                            change_letter, change_list};
    for (uint32_t i = borgo_rng_below(&breeder->rng, CHANGES) + 1; i > 0 && *text; i--)
        way[borgo_rng_below(&breeder->rng, sizeof way / sizeof way[0])](breeder, text);
}

static bool reads_back(const struct subject *subject, const void *state)
{
    char text[BORGO_MAX_POSITION_TEXT];
    _Alignas(16) unsigned char again[BORGO_MAX_STATE];
    struct borgo_reader reader = {
        behind_bar(test_position_text(subject->game, subject->box, state, text))};
    return borgo_position_read(subject->game, subject->box, &reader, BORGO_CHANCE, again, NULL)
           && memcmp(state, again, subject->game->state_size) == 0;
}

/* Plays to the end; false at the first position that doesn't come back. */
static bool play_on(const struct subject *subject, struct breeder *breeder, void *state,
                    const char *start)
{
    char text[BORGO_MAX_POSITION_TEXT];
    for (int i = 0; i < MOST_MOVES; i++) {
        if (!reads_back(subject, state)) {
            test_position_text(subject->game, subject->box, state, text);
            snprintf(breeder->broken, sizeof breeder->broken, "after %d moves of %s: %s", i, start,
                     text);
            return false;
        }
        if (!subject->game->to_act(subject->box, state))
            return true;
        advance(subject, breeder, state);
    }
    snprintf(breeder->broken, sizeof breeder->broken, "no end of %s", start);
    return false;
}

static void try_setup(struct subject *subject, void *context)
{
    struct breeder *breeder = context;
    char text[BORGO_MAX_POSITION_TEXT];
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    uint64_t accepted = 0;
    bool fine = true;
    borgo_rng_seed(&breeder->rng, 1);
    fill_pool(subject, breeder);
    for (uint64_t i = 0; i < breeder->tries / breeder->setups && fine; i++) {
        snprintf(text, sizeof text, "%s",
                 breeder->pool[borgo_rng_below(&breeder->rng, breeder->count)]);
        alter(breeder, text);
        struct borgo_reader reader = {text};
        if (!borgo_position_read(subject->game, subject->box, &reader, BORGO_CHANCE, state, NULL))
            continue;
        accepted++;
        fine = play_on(subject, breeder, state, text);
    }
    if (!tap_check(fine, "%s: %" PRIu64 " accepted", subject->name, accepted))
        tap_note("%s", breeder->broken);
    breeder->accepted += accepted;
}

static void count_setup(struct subject *subject, void *context)
{
    (void)subject;
    ++*(uint64_t *)context;
}

int main(int count, char **words)
{
    struct breeder *breeder = test_allocate(sizeof *breeder);
    breeder->moves = test_allocate(sizeof *breeder->moves);
    breeder->tries = count > 1 ? strtoull(words[1], NULL, 10) : 8000;
    for (int i = 0; i < subject_game_count(); i++) {
        breeder->setups = breeder->accepted = 0;
        subject_each_setup(subject_game(i), count_setup, &breeder->setups);
        subject_each_setup(subject_game(i), try_setup, breeder);
        tap_check(breeder->accepted > 0, "%s: some are accepted", subject_game(i)->name);
    }
    free(breeder->moves);
    free(breeder);
    return tap_done();
}
