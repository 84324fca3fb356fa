/* The pact at one keyboard, and what a record says of its deal: see sealing.h. */
#include "cli/sealing.h"

#include <stdio.h>
#include <string.h>

#include "cli/command.h"
#include "host/host.h"
#include "terminal/screen.h"

enum { MAX_PROMPT = 400 };

/* What everybody at the keyboard adds, before anything is opened. */
struct numbers {
    unsigned char at[BORGO_MAX_SEATS][BORGO_SEED_BYTES];
};

static void show_hex(const char *what, const unsigned char bytes[32])
{
    char hex[BORGO_HEX_SIZE];
    borgo_hash_write_hex(bytes, hex);
    printf("%s\n%s\n", what, hex);
}

/* A number of somebody's own: from the words typed, or from the system's generator for who just
 * presses Enter. */
static bool ask_number(const struct borgo_record *record, struct input *input, unsigned seat,
                       unsigned char number[BORGO_SEED_BYTES])
{
    char prompt[MAX_PROMPT];
    snprintf(prompt, sizeof prompt, tr("%s, type anything nobody can guess, or just press Enter: "),
             record->seat[seat].name);
    const char *words = read_line(input, prompt);
    if (words && *words)
        borgo_pact_number_of_words(words, record->pact.commitment, number);
    return words != NULL;
}

/* Seals the numbers of all who have not sealed yet. */
static bool seal_all(struct borgo_record *record, struct input *input, bool own,
                     struct numbers *numbers)
{
    borgo_seats awaited = borgo_pact_awaited(&record->pact);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        unsigned char seal[BORGO_HASH_BYTES];
        if (!(awaited >> seat & 1))
            continue;
        host_random_bytes(numbers->at[seat], BORGO_SEED_BYTES);
        if (own && !ask_number(record, input, seat, numbers->at[seat]))
            return false;
        borgo_pact_make_seal(seat, record->pact.commitment, numbers->at[seat], seal);
        borgo_pact_seal(&record->pact, seat, seal, NULL);
    }
    return true;
}

static void open_all(struct borgo_record *record, bool show, const struct numbers *numbers)
{
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        char what[MAX_PROMPT];
        if (!(record->pact.persons >> seat & 1))
            continue;
        borgo_pact_open(&record->pact, seat, numbers->at[seat], NULL);
        snprintf(what, sizeof what, tr("%s's number:"), record->seat[seat].name);
        if (show)
            show_hex(what, numbers->at[seat]);
    }
}

bool seal_deal(struct borgo_record *record, struct input *input, bool own_numbers)
{
    struct numbers numbers = {0};
    if (record->source == BORGO_CHOSEN_SEED) {
        say("%s", tr("The seed of this deal was chosen, so the deal proves nothing."));
        return true;
    }
    show_hex(tr("The deal is sealed; its seal, for checking afterwards:"), record->pact.commitment);
    if (borgo_pact_phase(&record->pact) == BORGO_DEALING)
        return true;
    if (record->pact.sealed)
        return complain(
                   "the numbers of this deal were sealed elsewhere; they can't be opened here"),
               false;
    struct borgo_pact before = record->pact;
    if (!seal_all(record, input, own_numbers, &numbers)) {
        record->pact = before; /* numbers not opened are lost with this program, so nobody has
                                  sealed anything */
        return false;
    }
    open_all(record, own_numbers, &numbers);
    return borgo_record_settle(record);
}

/* How many marks the same person left as mark number `mark`; 0 if it isn't the first of them. */
static unsigned count_backs(const struct borgo_record *record, uint32_t mark)
{
    const struct borgo_seat *who = borgo_record_who_took_back(record, mark);
    unsigned count = 0;
    for (uint32_t i = 0; i < record->table.mark_count; i++) {
        if (borgo_record_who_took_back(record, i) != who)
            continue;
        if (i < mark)
            return 0;
        count++;
    }
    return count;
}

void put_backs(const struct borgo_record *record, struct borgo_text *text)
{
    const char *between = "";
    for (uint32_t mark = 0; mark < record->table.mark_count; mark++) {
        unsigned count = count_backs(record, mark);
        if (count == 0)
            continue;
        borgo_text_print(text, "%s%s %u", between, borgo_record_who_took_back(record, mark)->name,
                         count);
        between = ", ";
    }
}

void tell_backs(const struct borgo_record *record)
{
    char names[BORGO_MAX_SEATS * (BORGO_MAX_NAME + 16)];
    struct borgo_text text;
    uint32_t count = record->table.mark_count;
    if (count == 0)
        return;
    borgo_text_start(&text, names, sizeof names);
    put_backs(record, &text);
    say(tr_count("%u move was taken back after something was revealed: %s.",
                 "%u moves were taken back after something was revealed: %s.", count),
        (unsigned)count, names);
}

void tell_seed(const struct borgo_record *record)
{
    if (record->has_seed)
        show_hex(tr("The seed of the deal:"), record->seed);
}
