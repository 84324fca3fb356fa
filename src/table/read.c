/* Reading a record: every line is checked, every move played, the result compared and the deal drawn again from the seed.
 * The lines come in one order, docs/records.md; comments (#) and empty lines may stand anywhere. */
#include <stdlib.h>
#include <string.h>

#include "core/moves.h"
#include "core/setup.h"
#include "games/registry.h"
#include "table/record.h"
#include "table/walk.h"

enum { MAX_LINE = 160 };

struct source {
    struct borgo_lines where; /* for messages: file and line number */
    const char *at;
    char line[MAX_LINE + 1]; /* the current line */
    bool unreadable;         /* the failure is not the record's fault */
    struct borgo_error *error;
};

static bool take_line(struct source *source)
{
    size_t length = strcspn(source->at, "\n");
    source->where.number++;
    if (length > MAX_LINE)
        return borgo_fail_at(&source->where, source->error, "the line is longer than %d bytes", MAX_LINE);
    memcpy(source->line, source->at, length);
    source->line[length] = '\0';
    source->at += length + (source->at[length] == '\n');
    if (length && source->line[length - 1] == '\r')
        source->line[length - 1] = '\0';
    if (!borgo_is_plain_text(source->line))
        return borgo_fail_at(&source->where, source->error, "the line is not plain UTF-8 text");
    return true;
}

/* The next line that says something; `expected` is for the message when there is none. */
static bool next_line(struct source *source, const char *expected)
{
    do {
        if (!*source->at)
            return borgo_fail_at(&source->where, source->error, "the record stops here; expected '%s'", expected);
        if (!take_line(source))
            return false;
    } while (source->line[0] == '\0' || source->line[0] == '#');
    return true;
}

/* What stands behind a line's first word, if that is the word; else NULL. */
static const char *behind(const struct source *source, const char *word)
{
    size_t length = strlen(word);
    bool same = strncmp(source->line, word, length) == 0 && source->line[length] == ' ';
    return same ? source->line + length + 1 : NULL;
}

static bool line_is(const struct source *source, const char *line)
{
    return strcmp(source->line, line) == 0;
}

static bool read_version(struct source *source)
{
    bool read = next_line(source, "borgo record 1");
    if (read && line_is(source, "borgo record 1"))
        return true;
    source->unreadable = true;
    if (read && behind(source, "borgo record"))
        return borgo_fail_at(&source->where, source->error,
                             "record version '%s' is not known; this program reads version 1",
                             behind(source, "borgo record"));
    return borgo_fail_at(&source->where, source->error,
                         "this is not a Borgo record: the first line must be 'borgo record 1'");
}

static const struct borgo_game *read_game(struct source *source)
{
    struct borgo_error inner = {.translate = source->error->translate};
    if (!read_version(source) || !next_line(source, "game"))
        return NULL;
    const char *name = behind(source, "game");
    const struct borgo_game *game = name ? borgo_find_game(name, NULL, &inner) : NULL;
    if (!name)
        borgo_fail_at(&source->where, source->error, "expected '%s' instead of '%s'", "game NAME", source->line);
    else if (!game)
        borgo_fail_at(&source->where, source->error, "%s", inner.message);
    else if (strcmp(name, game->name) != 0)
        borgo_fail_at(&source->where, source->error, "in a record this game is called '%s'", game->name);
    else
        return game;
    return NULL;
}

static bool read_players(struct source *source, struct borgo_record *record)
{
    struct borgo_error inner = {.translate = source->error->translate};
    uint32_t players;
    if (!next_line(source, "players"))
        return false;
    struct borgo_reader reader = {behind(source, "players")};
    if (!reader.at || !borgo_read_number(&reader, 99, &players) || *reader.at)
        return borgo_fail_at(&source->where, source->error, "expected '%s' instead of '%s'", "players N", source->line);
    if (!borgo_set_players(record->game, &record->setup, players, &inner))
        return borgo_fail_at(&source->where, source->error, "%s", inner.message);
    return true;
}

/* Lines `option NAME=VALUE`, each option at most once; the one that isn't there has its default. */
static bool read_options(struct source *source, struct borgo_record *record)
{
    struct borgo_error inner = {.translate = source->error->translate};
    bool given[BORGO_MAX_OPTIONS] = {false};
    const char *text;
    if (!next_line(source, "seat"))
        return false;
    while ((text = behind(source, "option")) != NULL) {
        if (!borgo_set_option_text(record->game, &record->setup, text, &inner))
            return borgo_fail_at(&source->where, source->error, "%s", inner.message);
        for (int i = 0; i < borgo_option_count(record->game); i++) {
            const char *name = record->game->option[i].name;
            if (strncmp(text, name, strlen(name)) != 0 || text[strlen(name)] != '=')
                continue;
            if (given[i])
                return borgo_fail_at(&source->where, source->error, "option '%s' is given twice", name);
            given[i] = true;
        }
        if (!next_line(source, "seat"))
            return false;
    }
    return true;
}

static int find_data(const struct borgo_game *game, const char *text)
{
    for (int i = 0; i < borgo_data_count(game); i++) {
        size_t length = strlen(game->data[i].name);
        if (strncmp(text, game->data[i].name, length) == 0 && text[length] == ' ')
            return i;
    }
    return -1;
}

/* The fingerprint of data number `index` must be that of the data we have. */
static bool check_data(struct source *source, const struct borgo_record *record, int index, const char *hex)
{
    const char *name = record->game->data[index].name;
    unsigned char said[BORGO_HASH_BYTES], ours[BORGO_HASH_BYTES];
    if (!borgo_read_hex(hex, said))
        return borgo_fail_at(&source->where, source->error, "a fingerprint has 64 hexadecimal digits in lower case");
    borgo_hash(record->setup.data[index], strlen(record->setup.data[index]), ours);
    if (memcmp(said, ours, sizeof ours) == 0)
        return true;
    source->unreadable = true;
    if (!borgo_is_own_data(record->game, &record->setup, index))
        return borgo_fail_at(&source->where, source->error,
                             "this game was played with data of its own: give them with --data %s=FILE", name);
    return borgo_fail_at(&source->where, source->error, "'%s' is not the file this game was played with",
                         record->setup.file[index]);
}

/* Lines `data NAME FINGERPRINT` for what isn't built in. */
static bool read_data(struct source *source, struct borgo_record *record)
{
    bool named[BORGO_MAX_DATA] = {false};
    const char *text;
    while ((text = behind(source, "data")) != NULL) {
        int index = find_data(record->game, text);
        if (index < 0 || named[index])
            return borgo_fail_at(&source->where, source->error, "expected '%s' instead of '%s'", "data NAME FINGERPRINT",
                                 source->line);
        named[index] = true;
        if (!check_data(source, record, index, text + strlen(record->game->data[index].name) + 1)
            || !next_line(source, "seat"))
            return false;
    }
    for (int i = 0; i < borgo_data_count(record->game); i++) {
        if (named[i] || !borgo_is_own_data(record->game, &record->setup, i))
            continue;
        source->unreadable = true;
        return borgo_fail_at(&source->where, source->error, "this game was played with the built-in data, not with '%s'",
                             record->setup.file[i]);
    }
    return true;
}

/* `seat 0 human Anna`; the current line is the first seat's already. */
static bool read_seat(struct source *source, struct borgo_record *record, unsigned seat)
{
    const char *text = behind(source, "seat");
    char word[MAX_LINE + 1];
    const char *name = text && text[0] == (char)('0' + seat) && text[1] == ' ' ? strchr(text + 2, ' ') : NULL;
    if (!name)
        return borgo_fail_at(&source->where, source->error, "expected '%s %u %s' instead of '%s'", "seat", seat,
                             "PLAYER NAME", source->line);
    memcpy(word, text + 2, (size_t)(name - text - 2));
    word[name - text - 2] = '\0';
    name++;
    if (!borgo_is_player_word(word))
        return borgo_fail_at(&source->where, source->error, "'%s' can't be the name of a kind of player", word);
    if (!borgo_is_name(name))
        return borgo_fail_at(&source->where, source->error,
                             "'%s' is no name: 1 to %d bytes of plain text that don't start or end with a space", name,
                             BORGO_MAX_NAME);
    memcpy(record->seat[seat].player, word, strlen(word) + 1);
    memcpy(record->seat[seat].name, name, strlen(name) + 1);
    return true;
}

static bool read_seats_and_hash(struct source *source, struct borgo_record *record)
{
    for (unsigned seat = 0; seat < record->setup.players; seat++)
        if (!read_seat(source, record, seat) || !next_line(source, "moves"))
            return false;
    const char *hex = behind(source, "hash");
    record->has_hash = hex;
    if (hex && !borgo_read_hex(hex, record->hash))
        return borgo_fail_at(&source->where, source->error, "a hash has 64 hexadecimal digits in lower case");
    if (hex && !next_line(source, "moves"))
        return false;
    return line_is(source, "moves")
           || borgo_fail_at(&source->where, source->error, "expected '%s' instead of '%s'", "moves", source->line);
}

static bool open_table(struct source *source, struct borgo_record *record)
{
    struct borgo_error inner = {.translate = source->error->translate};
    record->box = calloc(1, record->game->box_size);
    if (!record->box)
        abort();
    if (!borgo_make_box(record->game, &record->setup, record->box, &inner))
        return borgo_fail_at(&source->where, source->error, "%s", inner.message);
    borgo_table_open(&record->table, record->game, record->box);
    return true;
}

/* Plays the move of the current line: `0 house 4,5 1`, `chance deal 0 Y`. */
static bool play_line(struct source *source, struct borgo_record *record, struct borgo_moves *room)
{
    struct borgo_table *table = &record->table;
    struct borgo_error inner = {.translate = source->error->translate};
    const char *text = behind(source, "chance");
    unsigned seat = BORGO_CHANCE;
    borgo_move move;
    if (!text && source->line[0] >= '0' && source->line[0] < '0' + record->setup.players && source->line[1] == ' ') {
        seat = (unsigned)(source->line[0] - '0');
        text = source->line + 2;
    }
    if (!text)
        return borgo_fail_at(&source->where, source->error, "'%s' is no move: expected a seat or 'chance', then the move",
                             source->line);
    if (borgo_record_is_over(record))
        return borgo_fail_at(&source->where, source->error, "the game was over before this move");
    if (!borgo_find_move(table->game, table->box, table->state, seat, text, room, &move, &inner))
        return borgo_fail_at(&source->where, source->error, "%s", inner.message);
    borgo_table_play(table, seat, move, NULL);
    return true;
}

/* Up to the line that says whether the game is over, which is the current line then. */
static bool read_moves(struct source *source, struct borgo_record *record)
{
    struct borgo_moves *room = malloc(sizeof *room);
    bool fine;
    if (!room)
        abort();
    while ((fine = next_line(source, "over")) && !line_is(source, "over") && !line_is(source, "unfinished"))
        if (!(fine = play_line(source, record, room)))
            break;
    free(room);
    return fine;
}

/* The next line must be what the game itself says. */
static bool compare_line(struct source *source, const struct borgo_record *record,
                         void (*write)(const struct borgo_table *, struct borgo_text *), const char *name)
{
    char buffer[80];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    write(&record->table, &text);
    if (!next_line(source, name))
        return false;
    return line_is(source, buffer)
           || borgo_fail_at(&source->where, source->error, "the moves give '%s', not '%s'", buffer, source->line);
}

static bool read_result(struct source *source, struct borgo_record *record, bool *over)
{
    *over = line_is(source, "over");
    if (*over && !borgo_record_is_over(record))
        return borgo_fail_at(&source->where, source->error, "the game is not over after these moves");
    if (!*over && borgo_record_is_over(record))
        return borgo_fail_at(&source->where, source->error, "the game is over after these moves");
    if (!*over)
        return true;
    return compare_line(source, record, borgo_write_final, "final")
           && compare_line(source, record, borgo_write_winners, "winners");
}

static bool check_seed(struct source *source, struct borgo_record *record, const char *hex)
{
    unsigned char hash[BORGO_HASH_BYTES];
    if (!borgo_read_hex(hex, record->dealer.seed))
        return borgo_fail_at(&source->where, source->error, "a seed has 64 hexadecimal digits in lower case");
    borgo_dealer_hash(&record->dealer, hash);
    if (!record->has_hash)
        return borgo_fail_at(&source->where, source->error,
                             "there is a seed but no hash was published before the first move");
    if (memcmp(hash, record->hash, sizeof hash) != 0)
        return borgo_fail_at(&source->where, source->error,
                             "the seed doesn't have the hash published before the first move");
    record->has_seed = true;
    return true;
}

/* `seed HEX` of a finished game, `private seed HEX` of another (there it may be missing); then `end`. */
static bool read_seed_and_end(struct source *source, struct borgo_record *record, bool over)
{
    if (!next_line(source, "end"))
        return false;
    const char *hex = behind(source, over ? "seed" : "private seed");
    if (hex && (!check_seed(source, record, hex) || !next_line(source, "end")))
        return false;
    if (!hex && over && record->has_hash)
        return borgo_fail_at(&source->where, source->error, "expected '%s' instead of '%s'", "seed HEX", source->line);
    if (!line_is(source, "end"))
        return borgo_fail_at(&source->where, source->error, "expected '%s' instead of '%s'", "end", source->line);
    while (*source->at)
        if (!take_line(source) || (source->line[0] != '\0' && source->line[0] != '#'))
            return borgo_fail_at(&source->where, source->error, "something follows behind the end");
    return true;
}

/* Walks the moves again, with the lines they stand on, and compares every chance move with the dealer's. */
static bool check_deal(struct source *source, const struct borgo_record *record)
{
    struct borgo_walk walk;
    const struct borgo_entry *next;
    uint64_t draws = 0;
    for (borgo_walk_start(&walk, &record->table); (next = borgo_walk_next(&walk)) != NULL; borgo_walk_step(&walk, NULL)) {
        char buffer[BORGO_MAX_MOVE_TEXT];
        struct borgo_text text;
        if (!next_line(source, "over"))
            return false;
        if (next->seat != BORGO_CHANCE)
            continue;
        borgo_move dealt = borgo_dealt_move(&record->dealer, record->game, record->box, walk.state, draws++);
        if (dealt == next->move)
            continue;
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_write_move(record->game, record->box, walk.state, dealt, &text);
        return borgo_fail_at(&source->where, source->error, "the seed gives '%s' here, not '%s'", buffer,
                             behind(source, "chance"));
    }
    return true;
}

static bool read_all(struct source *source, struct borgo_record *record, const struct borgo_setup *given)
{
    bool over;
    record->game = read_game(source);
    if (!record->game)
        return false;
    borgo_default_setup(record->game, &record->setup);
    memcpy(record->setup.data, given->data, sizeof given->data);
    memcpy(record->setup.file, given->file, sizeof given->file);
    if (!read_players(source, record) || !read_options(source, record) || !read_data(source, record)
        || !read_seats_and_hash(source, record) || !open_table(source, record))
        return false;
    struct source moves = *source;
    return read_moves(source, record) && read_result(source, record, &over) && read_seed_and_end(source, record, over)
           && (!record->has_seed || check_deal(&moves, record));
}

const struct borgo_game *borgo_record_game(const char *file, const char *text, enum borgo_verdict *verdict,
                                           struct borgo_error *error)
{
    struct source source = {.where = {.file = file}, .at = text, .error = error};
    const struct borgo_game *game = read_game(&source);
    *verdict = game ? BORGO_RECORD_RIGHT : source.unreadable ? BORGO_RECORD_UNREADABLE : BORGO_RECORD_WRONG;
    return game;
}

enum borgo_verdict borgo_record_read(struct borgo_record *record, const char *file, const char *text,
                                     const struct borgo_setup *given, struct borgo_error *error)
{
    struct source source = {.where = {.file = file}, .at = text, .error = error};
    *record = (struct borgo_record){0};
    if (read_all(&source, record, given))
        return BORGO_RECORD_RIGHT;
    borgo_record_close(record);
    return source.unreadable ? BORGO_RECORD_UNREADABLE : BORGO_RECORD_WRONG;
}
