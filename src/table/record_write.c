/* How a record is written, and the terms a promise is about, which are the same lines: see
 * record.h. */
#include <stdlib.h>
#include <string.h>

#include "core/setup.h"
#include "table/record.h"
#include "table/walk.h"

void borgo_record_write_final(const struct borgo_table *table, struct borgo_text *text)
{
    const struct borgo_box *head = table->box;
    struct borgo_result result;
    table->game->result(table->box, table->state, &result);
    borgo_text_put(text, "final");
    for (unsigned seat = 0; seat < head->players; seat++)
        borgo_text_print(text, " %d", (int)result.final[seat]);
}

void borgo_record_write_winners(const struct borgo_table *table, struct borgo_text *text)
{
    struct borgo_result result;
    table->game->result(table->box, table->state, &result);
    borgo_text_put(text, "winners");
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        if (result.winners >> seat & 1)
            borgo_text_print(text, " %u", seat);
    if (!result.winners)
        borgo_text_put(text, " none");
}

static void put_hex(struct borgo_text *text, const unsigned char bytes[32])
{
    char hex[BORGO_HEX_SIZE];
    borgo_hash_write_hex(bytes, hex);
    borgo_text_put(text, hex);
}

/* `seat 0 HEX` and the like. */
static void put_numbered(struct borgo_text *text, const char *word, unsigned seat,
                         const unsigned char bytes[32])
{
    borgo_text_print(text, "%s %u ", word, seat);
    put_hex(text, bytes);
    borgo_text_char(text, '\n');
}

static void put_seat(struct borgo_text *text, unsigned seat, const struct borgo_seat *who)
{
    borgo_text_print(text, "%u %s %s\n", seat, who->player, who->name);
}

/* A line of a data text as it is, if it is plain; else every byte that might not survive as `\xx`.
 */
static void put_data_line(struct borgo_text *text, const char *line, size_t length)
{
    static const char digits[] = "0123456789abcdef";
    char *copy = malloc(length + 1);
    if (!copy)
        abort();
    memcpy(copy, line, length);
    copy[length] = '\0';
    bool plain = borgo_character_all_plain(copy) && !strchr(copy, '\\');
    free(copy);
    borgo_text_char(text, '|');
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)line[i];
        if (plain || (byte >= 0x20 && byte < 0x7f && byte != '\\')) {
            borgo_text_char(text, line[i]);
            continue;
        }
        borgo_text_char(text, '\\');
        borgo_text_char(text, digits[byte >> 4]);
        borgo_text_char(text, digits[byte & 15]);
    }
    borgo_text_char(text, '\n');
}

/* The pieces between line ends, so that also what stands behind the last one comes back as it was.
 */
static void put_data_text(struct borgo_text *text, const char *name, const char *data)
{
    unsigned lines = 1;
    for (const char *at = data; *at; at++)
        lines += *at == '\n';
    borgo_text_print(text, "data %s %u\n", name, lines);
    for (; lines > 0; lines--) {
        size_t length = strcspn(data, "\n");
        put_data_line(text, data, length);
        data += length + 1;
    }
}

static void put_data_hash(struct borgo_text *text, const char *name, const char *data)
{
    struct borgo_message message;
    unsigned char hash[BORGO_HASH_BYTES];
    borgo_message_start(&message, "borgo data");
    borgo_hash_text(&message, data, hash);
    borgo_text_print(text, "data %s ", name);
    put_hex(text, hash);
    borgo_text_char(text, '\n');
}

/* The words of a position, wrapped: each line has as many as fit, and at least one. */
static unsigned put_wrapped(struct borgo_text *text, const char *words)
{
    enum { WIDEST = 100 };
    unsigned lines = 0;
    for (words += strspn(words, " "); *words; words += strspn(words, " "), lines++) {
        size_t length = strcspn(words, " ");
        for (size_t next = length; words[next] && next < WIDEST; length = next) {
            next += 1 + strcspn(words + next + 1, " ");
            if (next > WIDEST)
                break;
        }
        if (text)
            put_data_line(text, words, length);
        words += length;
    }
    return lines;
}

/* Where it begins, if that isn't the game's own start. */
static void put_beginning(struct borgo_text *text, const struct borgo_record *record)
{
    char buffer[BORGO_MAX_POSITION_TEXT];
    struct borgo_text position;
    if (!record->placed)
        return;
    borgo_text_start(&position, buffer, sizeof buffer);
    record->game->write_position(record->box, record->table.start, &position);
    borgo_text_print(text, "position %u\n", put_wrapped(NULL, buffer));
    put_wrapped(text, buffer);
    if (*record->origin.record)
        borgo_text_print(text, "parent %s %u\n", record->origin.record,
                         (unsigned)record->origin.step);
}

/* What is promised: data as their hashes in the terms, in full in the record. */
static void put_terms(struct borgo_text *text, const struct borgo_record *record, bool in_full)
{
    const struct borgo_game *game = record->game;
    borgo_text_print(text, "game %s\nrules %d\nplayers %d\n", game->name, record->rules,
                     record->setup.players);
    for (int i = 0; i < borgo_setup_option_count(game); i++)
        if (record->stated_options >> i & 1)
            borgo_text_print(text, "option %s=%s\n", game->option[i].name,
                             game->option[i].values[record->setup.option[i]]);
    for (int i = 0; i < borgo_setup_data_count(game); i++)
        (in_full ? put_data_text : put_data_hash)(text, game->data[i].name, record->setup.data[i]);
    put_beginning(text, record);
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        borgo_text_put(text, "seat ");
        put_seat(text, seat, &record->start[seat]);
    }
    for (uint32_t i = 0; i < record->attempts; i++) {
        borgo_text_put(text, "attempt ");
        put_hex(text, record->attempt[i].commitment);
        borgo_text_char(text, ' ');
        put_seat(text, record->attempt[i].seat, &record->attempt[i].who);
    }
}

static void put_pact(struct borgo_text *text, const struct borgo_record *record)
{
    const struct borgo_pact *pact = &record->pact;
    if (record->source == BORGO_CHOSEN_SEED)
        borgo_text_put(text, "chosen\n");
    if (record->source != BORGO_HOUSE)
        return;
    borgo_text_put(text, "house ");
    put_hex(text, pact->commitment);
    borgo_text_char(text, '\n');
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        if (pact->sealed >> seat & 1)
            put_numbered(text, "seal", seat, pact->seal[seat]);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        if (pact->opened >> seat & 1)
            put_numbered(text, "number", seat, pact->number[seat]);
}

/* How far the happenings between moves are written. */
struct progress {
    uint32_t marks, changes;
};

/* What happened before the move of that number, in the order it happened. */
static void put_between(struct borgo_text *text, const struct borgo_record *record, uint32_t move,
                        struct progress *done)
{
    const struct borgo_table *table = &record->table;
    for (;;) {
        const struct borgo_change *change =
            done->changes < record->changes ? &record->change[done->changes] : NULL;
        if (change && change->at == move && change->backs <= done->marks) {
            borgo_text_put(text, "change ");
            put_seat(text, change->seat, &change->who);
            done->changes++;
        } else if (done->marks < table->mark_count && table->marks[done->marks].at == move) {
            borgo_text_print(text, "back %d\n", table->marks[done->marks++].seat);
        } else {
            return;
        }
    }
}

static void put_moves(struct borgo_text *text, const struct borgo_record *record)
{
    struct borgo_walk walk;
    const struct borgo_entry *next;
    struct progress done = {0, 0};
    borgo_text_put(text, "moves\n");
    for (borgo_walk_start(&walk, &record->table); (next = borgo_walk_next(&walk)) != NULL;
         borgo_walk_step(&walk, NULL)) {
        char buffer[BORGO_MAX_MOVE_TEXT];
        struct borgo_text move;
        put_between(text, record, walk.at, &done);
        borgo_text_start(&move, buffer, sizeof buffer);
        borgo_walk_write(&walk, BORGO_CHANCE, &move);
        if (next->seat == BORGO_CHANCE)
            borgo_text_print(text, "chance %s\n", buffer);
        else
            borgo_text_print(text, "%d %s\n", next->seat, buffer);
    }
    put_between(text, record, walk.at, &done);
}

static void put_end(struct borgo_text *text, const struct borgo_record *record, bool with_secrets)
{
    bool over = borgo_record_is_over(record);
    if (over) {
        borgo_text_put(text, "over\n");
        borgo_record_write_final(&record->table, text);
        borgo_text_char(text, '\n');
        borgo_record_write_winners(&record->table, text);
        borgo_text_char(text, '\n');
    } else {
        borgo_text_put(text, "unfinished\n");
    }
    if (record->has_seed && (over || with_secrets)) {
        if (!over)
            borgo_text_put(text, "# Who knows the seed knows what chance will bring. Keep this "
                                 "file to yourself until the game "
                                 "is over.\n");
        borgo_text_put(text, over ? "seed " : "private seed ");
        put_hex(text, record->seed);
        borgo_text_char(text, '\n');
    }
    borgo_text_put(text, "end\n");
}

enum part { TERMS, WHOLE, WHOLE_WITH_SECRETS };

static void put_part(struct borgo_text *text, const struct borgo_record *record, enum part part)
{
    if (part == TERMS) {
        put_terms(text, record, false);
        return;
    }
    borgo_text_put(text, "borgo record 2\n");
    put_terms(text, record, true);
    put_pact(text, record);
    put_moves(text, record);
    put_end(text, record, part == WHOLE_WITH_SECRETS);
}

/* Writes into more and more room until it is enough. */
static char *write_part(const struct borgo_record *record, enum part part, size_t *length)
{
    for (size_t room = 1 << 15;; room *= 2) {
        struct borgo_text text;
        char *buffer = malloc(room);
        if (!buffer)
            abort();
        borgo_text_start(&text, buffer, room);
        put_part(&text, record, part);
        *length = text.used;
        if (!text.full)
            return buffer;
        free(buffer);
    }
}

char *borgo_record_text(const struct borgo_record *record, bool with_secrets, size_t *length)
{
    return write_part(record, with_secrets ? WHOLE_WITH_SECRETS : WHOLE, length);
}

char *borgo_record_terms(const struct borgo_record *record)
{
    size_t length;
    return write_part(record, TERMS, &length);
}

void borgo_record_hash_terms(const struct borgo_record *record,
                             unsigned char hash[BORGO_HASH_BYTES])
{
    struct borgo_message message;
    char *terms = borgo_record_terms(record);
    borgo_message_start(&message, "borgo terms");
    borgo_hash_text(&message, terms, hash);
    free(terms);
}

void borgo_record_id(const struct borgo_record *record, unsigned char id[BORGO_HASH_BYTES])
{
    struct borgo_message message;
    size_t length;
    char *text = borgo_record_text(record, false, &length);
    borgo_message_start(&message, "borgo record");
    borgo_hash_text(&message, text, id);
    free(text);
}
