/* A game with everything that belongs to it, and how it is written: see record.h. */
#include "table/record.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/setup.h"
#include "table/walk.h"

void borgo_record_open(struct borgo_record *record, const struct borgo_game *game, const struct borgo_setup *setup,
                       void *box, const struct borgo_dealer *dealer)
{
    *record = (struct borgo_record){.game = game, .setup = *setup, .box = box};
    borgo_table_open(&record->table, game, box);
    record->has_hash = record->has_seed = true;
    record->dealer = *dealer;
    borgo_dealer_hash(dealer, record->hash);
}

void borgo_record_close(struct borgo_record *record)
{
    borgo_table_close(&record->table);
    free(record->box);
    *record = (struct borgo_record){0};
}

bool borgo_record_is_over(const struct borgo_record *record)
{
    return borgo_table_to_act(&record->table) == 0;
}

bool borgo_is_own_data(const struct borgo_game *game, const struct borgo_setup *setup, int index)
{
    return strcmp(setup->data[index], game->data[index].builtin) != 0;
}

void borgo_write_final(const struct borgo_table *table, struct borgo_text *text)
{
    const struct borgo_box *head = table->box;
    struct borgo_result result;
    table->game->result(table->box, table->state, &result);
    borgo_put(text, "final");
    for (unsigned seat = 0; seat < head->players; seat++)
        borgo_print(text, " %d", (int)result.final[seat]);
}

void borgo_write_winners(const struct borgo_table *table, struct borgo_text *text)
{
    struct borgo_result result;
    table->game->result(table->box, table->state, &result);
    borgo_put(text, "winners");
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        if (result.winners >> seat & 1)
            borgo_print(text, " %u", seat);
    if (!result.winners)
        borgo_put(text, " none");
}

static void write_hex(FILE *file, const char *before, const unsigned char bytes[32])
{
    char hex[BORGO_HEX_SIZE];
    borgo_write_hex(bytes, hex);
    fprintf(file, "%s %s\n", before, hex);
}

static void write_data(const struct borgo_record *record, FILE *file)
{
    for (int i = 0; i < borgo_data_count(record->game); i++) {
        unsigned char hash[BORGO_HASH_BYTES];
        if (!borgo_is_own_data(record->game, &record->setup, i))
            continue;
        borgo_hash(record->setup.data[i], strlen(record->setup.data[i]), hash);
        fprintf(file, "data %s", record->game->data[i].name);
        write_hex(file, "", hash);
    }
}

static void write_head(const struct borgo_record *record, FILE *file)
{
    const struct borgo_game *game = record->game;
    fprintf(file, "borgo record 1\ngame %s\nplayers %d\n", game->name, record->setup.players);
    for (int i = 0; i < borgo_option_count(game); i++)
        fprintf(file, "option %s=%s\n", game->option[i].name, borgo_option_text(game, record->box, i));
    write_data(record, file);
    for (unsigned seat = 0; seat < record->setup.players; seat++)
        fprintf(file, "seat %u %s %s\n", seat, record->seat[seat].player, record->seat[seat].name);
    if (record->has_hash)
        write_hex(file, "hash", record->hash);
}

static void write_moves(const struct borgo_record *record, FILE *file)
{
    struct borgo_walk walk;
    const struct borgo_entry *next;
    fputs("moves\n", file);
    for (borgo_walk_start(&walk, &record->table); (next = borgo_walk_next(&walk)) != NULL; borgo_walk_step(&walk, NULL)) {
        char buffer[BORGO_MAX_MOVE_TEXT];
        struct borgo_text text;
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_walk_write(&walk, BORGO_CHANCE, &text);
        if (next->seat == BORGO_CHANCE)
            fprintf(file, "chance %s\n", buffer);
        else
            fprintf(file, "%d %s\n", next->seat, buffer);
    }
}

static void write_result(const struct borgo_record *record, FILE *file)
{
    char final[80], winners[80];
    struct borgo_text text;
    borgo_text_start(&text, final, sizeof final);
    borgo_write_final(&record->table, &text);
    borgo_text_start(&text, winners, sizeof winners);
    borgo_write_winners(&record->table, &text);
    fprintf(file, "over\n%s\n%s\n", final, winners);
}

void borgo_record_write(const struct borgo_record *record, FILE *file)
{
    bool over = borgo_record_is_over(record);
    write_head(record, file);
    write_moves(record, file);
    if (over)
        write_result(record, file);
    else
        fputs("unfinished\n", file);
    if (record->has_seed && !over)
        fputs("# Who knows the seed knows what chance will bring. Keep this file to yourself until the game is over.\n",
              file);
    if (record->has_seed)
        write_hex(file, over ? "seed" : "private seed", record->dealer.seed);
    fputs("end\n", file);
}

static bool write_file(const struct borgo_record *record, const char *path)
{
    /* What holds a private seed is for its owner's eyes. */
    int number = open(path, O_WRONLY | O_CREAT | O_TRUNC, borgo_record_is_over(record) ? 0666 : 0600);
    FILE *file = number < 0 ? NULL : fdopen(number, "w");
    if (!file) {
        if (number >= 0)
            close(number);
        return false;
    }
    borgo_record_write(record, file);
    bool written = fflush(file) == 0 && !ferror(file) && fsync(number) == 0;
    return fclose(file) == 0 && written;
}

bool borgo_record_save(const struct borgo_record *record, const char *path, struct borgo_error *error)
{
    size_t size = strlen(path) + sizeof ".part";
    char *beside = malloc(size);
    if (!beside)
        abort();
    snprintf(beside, size, "%s.part", path);
    bool saved = write_file(record, beside) && rename(beside, path) == 0;
    if (!saved) {
        borgo_fail(error, "can't write '%s': %s", path, strerror(errno));
        unlink(beside);
    }
    free(beside);
    return saved;
}
