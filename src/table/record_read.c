/* Reading a record: every line is checked, every move played, the result compared and the deal
 * drawn again from seed and numbers. The lines come in one order, docs/records.md; comments (#) and
 * empty lines may stand anywhere but among the lines of a data text. */
#include <stdlib.h>
#include <string.h>

#include "core/moves.h"
#include "core/setup.h"
#include "games/registry.h"
#include "table/check.h"
#include "table/record.h"

enum { MAX_LINE = 160 };

struct source {
    struct borgo_lines where; /* for messages: file and line number */
    const char *at;
    char line[MAX_LINE + 1];   /* the current line */
    bool unreadable;           /* the failure is not the record's fault */
    struct borgo_lines placed; /* the line that says at which position it begins, if any does */
    char position[BORGO_MAX_POSITION_TEXT];
    struct borgo_error *error;
};

static bool take_line(struct source *source)
{
    size_t length = strcspn(source->at, "\n");
    source->where.number++;
    if (length > MAX_LINE)
        return borgo_lines_fail(&source->where, source->error, "the line is longer than %d bytes",
                                MAX_LINE);
    memcpy(source->line, source->at, length);
    source->line[length] = '\0';
    source->at += length + (source->at[length] == '\n');
    if (length && source->line[length - 1] == '\r')
        source->line[length - 1] = '\0';
    if (!borgo_character_all_plain(source->line))
        return borgo_lines_fail(&source->where, source->error, "the line is not plain UTF-8 text");
    return true;
}

/* The next line that says something; `expected` is for the message when there is none. */
static bool next_line(struct source *source, const char *expected)
{
    do {
        if (!*source->at)
            return borgo_lines_fail(&source->where, source->error,
                                    "the record stops here; expected '%s'", expected);
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

static bool expected(const struct source *source, const char *what)
{
    return borgo_lines_fail(&source->where, source->error, "expected '%s' instead of '%s'", what,
                            source->line);
}

static bool unreadable(struct source *source)
{
    source->unreadable = true;
    return false;
}

static bool read_version(struct source *source)
{
    bool read = next_line(source, "borgo record 2");
    if (read && line_is(source, "borgo record 2"))
        return true;
    source->unreadable = true;
    if (read && line_is(source, "borgo record 1"))
        return borgo_lines_fail(&source->where, source->error,
                                "this is a record of the old format 1, from before deals were "
                                "sealed by the people at the "
                                "table; this program reads format 2");
    if (read && behind(source, "borgo record"))
        return borgo_lines_fail(&source->where, source->error,
                                "record format '%s' is not known; this program reads format 2",
                                behind(source, "borgo record"));
    return borgo_lines_fail(&source->where, source->error,
                            "this is not a Borgo record: the first line must be 'borgo record 2'");
}

static bool read_game(struct source *source, struct borgo_record *record)
{
    struct borgo_error inner = {.translate = source->error->translate};
    if (!next_line(source, "game"))
        return false;
    const char *name = behind(source, "game");
    if (!name)
        return expected(source, "game NAME");
    record->game = borgo_games_find(name, NULL, &inner);
    if (!record->game)
        return borgo_lines_fail(&source->where, source->error, "%s", inner.message);
    if (strcmp(name, record->game->name) != 0)
        return borgo_lines_fail(&source->where, source->error,
                                "in a record this game is called '%s'", record->game->name);
    return true;
}

/* A later version than ours can't be judged; an earlier one is tried, see read_all. */
static bool read_rules(struct source *source, struct borgo_record *record)
{
    uint32_t rules;
    if (!next_line(source, "rules"))
        return false;
    struct borgo_reader reader = {behind(source, "rules")};
    if (!reader.at || !borgo_reader_number(&reader, UINT8_MAX, &rules) || *reader.at || rules == 0)
        return expected(source, "rules N");
    record->rules = (uint8_t)rules;
    if (rules <= record->game->rules)
        return true;
    borgo_lines_fail(&source->where, source->error,
                     "this game was played by version %u of the rules of %s; this program knows "
                     "them up to version %d",
                     rules, record->game->name, record->game->rules);
    return unreadable(source);
}

static bool read_players(struct source *source, struct borgo_record *record)
{
    struct borgo_error inner = {.translate = source->error->translate};
    uint32_t players;
    if (!next_line(source, "players"))
        return false;
    struct borgo_reader reader = {behind(source, "players")};
    if (!reader.at || !borgo_reader_number(&reader, 99, &players) || *reader.at)
        return expected(source, "players N");
    if (!borgo_setup_set_players(record->game, &record->setup, players, &inner))
        return borgo_lines_fail(&source->where, source->error, "%s", inner.message);
    return true;
}

/* Lines `option NAME=VALUE`, each option at most once; the one that isn't there has its default (it
 * may be younger than the record). */
static bool read_options(struct source *source, struct borgo_record *record)
{
    struct borgo_error inner = {.translate = source->error->translate};
    const char *text;
    if (!next_line(source, "seat"))
        return false;
    while ((text = behind(source, "option")) != NULL) {
        if (!borgo_setup_set_option_text(record->game, &record->setup, text, &inner))
            return borgo_lines_fail(&source->where, source->error, "%s", inner.message);
        for (int i = 0; i < borgo_setup_option_count(record->game); i++) {
            const char *name = record->game->option[i].name;
            if (strncmp(text, name, strlen(name)) != 0 || text[strlen(name)] != '=')
                continue;
            if (record->stated_options >> i & 1)
                return borgo_lines_fail(&source->where, source->error, "option '%s' is given twice",
                                        name);
            record->stated_options |= (borgo_seats)(1u << i);
        }
        if (!next_line(source, "seat"))
            return false;
    }
    return true;
}

/* Which data a line `data NAME LINES` is about; -1: none of the game's. */
static int find_data(const struct borgo_game *game, const char *text, uint32_t *lines)
{
    for (int i = 0; i < borgo_setup_data_count(game); i++) {
        struct borgo_reader reader = {text};
        if (borgo_reader_exact(&reader, game->data[i].name) && borgo_reader_exact(&reader, " ")
            && borgo_reader_number(&reader, BORGO_MAX_DATA_TEXT, lines) && *reader.at == '\0'
            && *lines > 0)
            return i;
    }
    return -1;
}

/* The byte at *at, which moves behind it: itself, or `\xx`; -1 for what is neither. */
static int take_byte(const char **at, const char *end)
{
    if (**at != '\\')
        return (unsigned char)*(*at)++;
    int high = end - *at > 2 ? borgo_hash_hex_digit((*at)[1]) : -1,
        low = high < 0 ? -1 : borgo_hash_hex_digit((*at)[2]);
    *at += 3;
    return low < 0 || high * 16 + low == 0 ? -1 : high * 16 + low;
}

/* Adds one line `|...` of a data text. */
static bool read_data_line(struct source *source, struct borgo_text *data)
{
    const char *at = source->at, *end = at + strcspn(at, "\n");
    source->where.number++;
    source->at = end + (*end == '\n');
    if (end > at && end[-1] == '\r')
        end--;
    if (*at != '|')
        return borgo_lines_fail(&source->where, source->error,
                                "expected a line of data, which starts with '|'");
    for (at++; at < end;) {
        int byte = take_byte(&at, end);
        if (byte < 0 || byte == '\n')
            return borgo_lines_fail(&source->where, source->error,
                                    "a '\\' in data stands before two hexadecimal digits");
        char one = (char)byte;
        borgo_text_bytes(data, &one, 1);
    }
    return true;
}

static bool read_data_text(struct source *source, struct borgo_record *record, int index,
                           uint32_t lines)
{
    struct borgo_text data;
    char *room = malloc(BORGO_MAX_DATA_TEXT + 1);
    if (!room)
        abort();
    record->data[index] = room;
    borgo_text_start(&data, room, BORGO_MAX_DATA_TEXT + 1);
    for (uint32_t i = 0; i < lines; i++) {
        if (i > 0)
            borgo_text_char(&data, '\n');
        if (!read_data_line(source, &data))
            return false;
    }
    if (data.full)
        return borgo_lines_fail(&source->where, source->error, "the data are longer than %d bytes",
                                BORGO_MAX_DATA_TEXT);
    record->setup.data[index] = room;
    record->setup.file[index] = record->game->data[index].name;
    return true;
}

/* `data NAME LINES` with that many lines behind it; what isn't there is the built-in text. */
static bool read_data(struct source *source, struct borgo_record *record)
{
    const char *text;
    while ((text = behind(source, "data")) != NULL) {
        uint32_t lines;
        int index = find_data(record->game, text, &lines);
        if (index < 0 || record->data[index])
            return expected(source, "data NAME LINES");
        if (!read_data_text(source, record, index, lines) || !next_line(source, "seat"))
            return false;
    }
    return true;
}

/* `position LINES` with that many lines behind it, whose words are one text. */
static bool read_position(struct source *source, const char *text)
{
    struct borgo_reader reader = {text};
    struct borgo_text position;
    uint32_t lines;
    if (!borgo_reader_number(&reader, BORGO_MAX_POSITION_TEXT, &lines) || *reader.at || lines == 0)
        return expected(source, "position LINES");
    source->placed = source->where;
    borgo_text_start(&position, source->position, sizeof source->position);
    for (uint32_t i = 0; i < lines; i++) {
        borgo_text_char(&position, ' ');
        if (!read_data_line(source, &position))
            return false;
    }
    return !position.full
           || borgo_lines_fail(&source->where, source->error,
                               "the position is longer than %d bytes", BORGO_MAX_POSITION_TEXT - 1);
}

/* `parent WORD STEP`. */
static bool read_parent(struct source *source, struct borgo_origin *origin, const char *text)
{
    size_t length = strcspn(text, " ");
    struct borgo_reader reader = {text + length};
    if (length <= BORGO_MAX_ORIGIN) {
        memcpy(origin->record, text, length);
        origin->record[length] = '\0';
    }
    return (length <= BORGO_MAX_ORIGIN && borgo_record_is_origin(origin->record)
            && borgo_reader_exact(&reader, " ")
            && borgo_reader_number(&reader, UINT32_MAX, &origin->step) && *reader.at == '\0')
           || expected(source, "parent RECORD STEP");
}

/* Where it begins; that is read when there is a box to read it with. */
static bool read_beginning(struct source *source, struct borgo_record *record)
{
    const char *text = behind(source, "position");
    if (!text)
        return true;
    if (!read_position(source, text) || !next_line(source, "seat"))
        return false;
    const char *parent = behind(source, "parent");
    return !parent || (read_parent(source, &record->origin, parent) && next_line(source, "seat"));
}

/* `0 human Anna`: a seat and who sits there. */
static bool read_who(struct source *source, const char *text, unsigned players, unsigned *seat,
                     struct borgo_seat *who)
{
    char word[MAX_LINE + 1];
    const char *name = text && text[0] >= '0' && text[0] < (char)('0' + players) && text[1] == ' '
                           ? strchr(text + 2, ' ')
                           : NULL;
    if (!name)
        return expected(source, "S PLAYER NAME");
    *seat = (unsigned)(text[0] - '0');
    memcpy(word, text + 2, (size_t)(name - text - 2));
    word[name - text - 2] = '\0';
    name++;
    if (!borgo_seat_is_player_word(word))
        return borgo_lines_fail(&source->where, source->error,
                                "'%s' can't be the name of a kind of player", word);
    if (!borgo_seat_is_name(name))
        return borgo_lines_fail(&source->where, source->error,
                                "'%s' is no name: 1 to %d bytes of plain, visible text that don't "
                                "start or end with a space",
                                name, BORGO_MAX_NAME);
    memcpy(who->player, word, strlen(word) + 1);
    memcpy(who->name, name, strlen(name) + 1);
    return true;
}

/* `seat 0 human Anna`, each in order; the current line is the first already. */
static bool read_seats(struct source *source, struct borgo_record *record)
{
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        const char *text = behind(source, "seat");
        unsigned found;
        if (!text || text[0] != (char)('0' + seat))
            return borgo_lines_fail(&source->where, source->error,
                                    "expected '%s %u %s' instead of '%s'", "seat", seat,
                                    "PLAYER NAME", source->line);
        if (!read_who(source, text, record->setup.players, &found, &record->start[seat])
            || !next_line(source, "moves"))
            return false;
        record->seat[seat] = record->start[seat];
    }
    return true;
}

/* `attempt HEX 0 human Anna`: starts that came to nothing. */
static bool read_attempts(struct source *source, struct borgo_record *record)
{
    const char *text;
    while ((text = behind(source, "attempt")) != NULL) {
        struct borgo_attempt *attempt = &record->attempt[record->attempts];
        char hex[BORGO_HEX_SIZE] = "";
        unsigned seat = 0;
        if (record->attempts == BORGO_MAX_ATTEMPTS)
            return borgo_lines_fail(&source->where, source->error, "a game can be started %d times",
                                    BORGO_MAX_ATTEMPTS);
        if (strlen(text) > 64 && text[64] == ' ')
            memcpy(hex, text, 64);
        if (!borgo_hash_read_hex(hex, attempt->commitment))
            return expected(source, "attempt HEX S PLAYER NAME");
        if (!read_who(source, text + 65, record->setup.players, &seat, &attempt->who)
            || !next_line(source, "moves"))
            return false;
        attempt->seat = (uint8_t)seat;
        record->attempts++;
    }
    return true;
}

typedef bool pact_step(struct borgo_pact *pact, unsigned seat, const unsigned char bytes[32],
                       struct borgo_error *error);

/* Lines `seal 0 HEX` or `number 0 HEX`: each is a message to the pact. */
static bool read_pact_lines(struct source *source, struct borgo_record *record, const char *word,
                            pact_step *take)
{
    struct borgo_error inner = {.translate = source->error->translate};
    const char *text;
    while ((text = behind(source, word)) != NULL) {
        unsigned char bytes[32];
        bool formed = text[0] >= '0' && text[0] <= '9' && text[1] == ' '
                      && borgo_hash_read_hex(text + 2, bytes);
        if (!formed)
            return borgo_lines_fail(&source->where, source->error,
                                    "expected '%s %s' instead of '%s'", word, "S HEX",
                                    source->line);
        if (!take(&record->pact, (unsigned)(text[0] - '0'), bytes, &inner))
            return borgo_lines_fail(&source->where, source->error, "%s", inner.message);
        if (!next_line(source, "moves"))
            return false;
    }
    return true;
}

/* `chosen`, or `house HEX` with seals and numbers, or nothing of it; then `moves`. */
static bool read_pact(struct source *source, struct borgo_record *record)
{
    unsigned char commitment[BORGO_HASH_BYTES];
    const char *hex = behind(source, "house");
    if (line_is(source, "chosen")) {
        record->source = BORGO_CHOSEN_SEED;
        if (!next_line(source, "moves"))
            return false;
    } else if (hex) {
        if (!borgo_hash_read_hex(hex, commitment))
            return borgo_lines_fail(&source->where, source->error,
                                    "a hash has 64 hexadecimal digits in lower case");
        record->source = BORGO_HOUSE;
        borgo_pact_start(&record->pact, borgo_record_persons(record->start, record->setup.players),
                         commitment);
        if (!next_line(source, "moves") || !read_pact_lines(source, record, "seal", borgo_pact_seal)
            || !read_pact_lines(source, record, "number", borgo_pact_open))
            return false;
    }
    return line_is(source, "moves") || expected(source, "moves");
}

/* Complains of the line that has the position. */
static bool open_at_position(struct source *source, struct borgo_record *record)
{
    struct borgo_error inner = {.translate = source->error->translate};
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    struct borgo_reader reader = {source->position};
    if (!borgo_record_read_position(record->game, record->box, &reader, state, &inner))
        return borgo_lines_fail(&source->placed, source->error, "%s", inner.message);
    borgo_table_open_at(&record->table, record->game, record->box, state);
    record->placed = true;
    return true;
}

static bool open_table(struct source *source, struct borgo_record *record)
{
    struct borgo_error inner = {.translate = source->error->translate};
    borgo_record_keep_data(record);
    record->box = calloc(1, record->game->box_size);
    if (!record->box)
        abort();
    if (!borgo_setup_make_box(record->game, &record->setup, record->box, &inner))
        return borgo_lines_fail(&source->where, source->error, "%s", inner.message);
    if (*source->position)
        return open_at_position(source, record);
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
    if (!text && source->line[0] >= '0' && source->line[0] < '0' + record->setup.players
        && source->line[1] == ' ') {
        seat = (unsigned)(source->line[0] - '0');
        text = source->line + 2;
    }
    if (!text)
        return borgo_lines_fail(&source->where, source->error,
                                "'%s' is no move: expected a seat or 'chance', then the move",
                                source->line);
    if (borgo_record_is_over(record))
        return borgo_lines_fail(&source->where, source->error,
                                "the game was over before this move");
    if (borgo_pact_phase(&record->pact) != BORGO_DEALING)
        return borgo_lines_fail(&source->where, source->error,
                                "nothing may happen before all numbers are open");
    if (!borgo_moves_find(table->game, table->box, table->state, seat, text, room, &move, &inner))
        return borgo_lines_fail(&source->where, source->error, "%s", inner.message);
    borgo_table_play(table, seat, move, NULL);
    return true;
}

/* `back 0`: a move was taken back here after something had been revealed. */
static bool read_back(struct source *source, struct borgo_record *record, const char *text)
{
    if (text[0] < '0' || text[0] >= '0' + record->setup.players || text[1])
        return expected(source, "back S");
    if (borgo_record_is_over(record) || borgo_pact_phase(&record->pact) != BORGO_DEALING)
        return borgo_lines_fail(&source->where, source->error,
                                "nobody can have taken a move back here");
    borgo_table_mark(&record->table, (unsigned)(text[0] - '0'));
    return true;
}

/* `change 0 builder Builder A`: somebody else sits there from here on. */
static bool read_change(struct source *source, struct borgo_record *record, const char *text)
{
    struct borgo_seat who = {0};
    unsigned seat;
    if (!read_who(source, text, record->setup.players, &seat, &who))
        return false;
    if (borgo_pact_phase(&record->pact) != BORGO_DEALING)
        return borgo_lines_fail(&source->where, source->error,
                                "nothing may happen before all numbers are open");
    borgo_record_change(record, seat, &who);
    return true;
}

static bool read_happening(struct source *source, struct borgo_record *record,
                           struct borgo_moves *room)
{
    const char *back = behind(source, "back"), *change = behind(source, "change");
    if (back)
        return read_back(source, record, back);
    return change ? read_change(source, record, change) : play_line(source, record, room);
}

/* Up to the line that says whether the game is over, which is the current line then. */
static bool read_moves(struct source *source, struct borgo_record *record)
{
    struct borgo_moves *room = malloc(sizeof *room);
    bool fine;
    if (!room)
        abort();
    while ((fine = next_line(source, "over")) && !line_is(source, "over")
           && !line_is(source, "unfinished"))
        if (!(fine = read_happening(source, record, room)))
            break;
    free(room);
    return fine;
}

/* The next line must be what the game itself says. */
static bool compare_line(struct source *source, const struct borgo_record *record,
                         void (*write)(const struct borgo_table *, struct borgo_text *),
                         const char *name)
{
    char buffer[80];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    write(&record->table, &text);
    if (!next_line(source, name))
        return false;
    return line_is(source, buffer)
           || borgo_lines_fail(&source->where, source->error, "the moves give '%s', not '%s'",
                               buffer, source->line);
}

static bool read_result(struct source *source, struct borgo_record *record, bool *over)
{
    *over = line_is(source, "over");
    if (*over && !borgo_record_is_over(record))
        return borgo_lines_fail(&source->where, source->error,
                                "the game is not over after these moves");
    if (!*over && borgo_record_is_over(record))
        return borgo_lines_fail(&source->where, source->error,
                                "the game is over after these moves");
    if (!*over)
        return true;
    return compare_line(source, record, borgo_record_write_final, "final")
           && compare_line(source, record, borgo_record_write_winners, "winners");
}

/* The seed must be the promised one, of a game on these terms. */
static bool check_seed(struct source *source, struct borgo_record *record, const char *hex)
{
    unsigned char terms[BORGO_HASH_BYTES], commitment[BORGO_HASH_BYTES];
    if (!borgo_hash_read_hex(hex, record->seed))
        return borgo_lines_fail(&source->where, source->error,
                                "a seed has 64 hexadecimal digits in lower case");
    if (record->source == BORGO_NO_DEALER)
        return borgo_lines_fail(&source->where, source->error,
                                "there is a seed but nothing was promised before the first move");
    record->has_seed = true;
    if (record->source == BORGO_CHOSEN_SEED)
        return true;
    borgo_record_hash_terms(record, terms);
    borgo_pact_commit(record->seed, terms, commitment);
    return memcmp(commitment, record->pact.commitment, sizeof commitment) == 0
           || borgo_lines_fail(
               &source->where, source->error,
               "the seed is not the one the house promised for this game and these seats");
}

/* `seed HEX` of a finished game, `private seed HEX` of another (there it may be missing); then
 * `end`. */
static bool read_seed_and_end(struct source *source, struct borgo_record *record, bool over)
{
    if (!next_line(source, "end"))
        return false;
    const char *hex = behind(source, over ? "seed" : "private seed");
    if (hex && (!check_seed(source, record, hex) || !next_line(source, "end")))
        return false;
    if (!hex && over && record->source != BORGO_NO_DEALER)
        return expected(source, "seed HEX");
    if (!line_is(source, "end"))
        return expected(source, "end");
    while (*source->at)
        if (!take_line(source) || (source->line[0] != '\0' && source->line[0] != '#'))
            return borgo_lines_fail(&source->where, source->error,
                                    "something follows behind the end");
    return true;
}

/* Goes on to the line of a move, where the source stands behind the line `moves`. */
static void go_to_move(struct source *source, uint32_t move)
{
    for (uint32_t moves = 0; moves <= move && next_line(source, "over");)
        moves += !behind(source, "back") && !behind(source, "change");
}

/* Draws every chance move again. */
static bool check_deal(struct source *source, const struct borgo_record *record)
{
    struct borgo_checker checker;
    struct borgo_checked_draw draw;
    borgo_check_start(&checker, record);
    while (borgo_check_next(&checker, &draw)) {
        char buffer[BORGO_MAX_MOVE_TEXT];
        struct borgo_text text;
        if (draw.lot.move == draw.played)
            continue;
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_moves_write(record->game, record->box, checker.walk.state, draw.lot.move, &text);
        go_to_move(source, draw.move);
        return borgo_lines_fail(&source->where, source->error,
                                "the dealer draws '%s' here, not '%s'", buffer,
                                behind(source, "chance"));
    }
    return true;
}

static bool read_head(struct source *source, struct borgo_record *record)
{
    if (!read_version(source) || !read_game(source, record) || !read_rules(source, record))
        return false;
    borgo_setup_default(record->game, &record->setup);
    return true;
}

static bool read_rest(struct source *source, struct borgo_record *record)
{
    bool over;
    if (!read_players(source, record) || !read_options(source, record) || !read_data(source, record)
        || !read_beginning(source, record) || !read_seats(source, record)
        || !read_attempts(source, record) || !read_pact(source, record)
        || !open_table(source, record))
        return false;
    struct source moves = *source;
    return read_moves(source, record) && read_result(source, record, &over)
           && read_seed_and_end(source, record, over)
           && (!borgo_record_settle(record) || check_deal(&moves, record));
}

/* A game by older rules is tried by ours: what comes out the same is as good as ever, what doesn't
 * is not the record's fault. */
static bool read_all(struct source *source, struct borgo_record *record)
{
    if (!read_head(source, record))
        return false;
    if (read_rest(source, record))
        return true;
    if (record->rules == record->game->rules)
        return false;
    struct borgo_error inner = *source->error;
    borgo_error_fail(source->error,
                     "%s (this game was played by version %d of the rules of %s; this program has "
                     "version %d, by which it "
                     "doesn't come out the same)",
                     inner.message, record->rules, record->game->name, record->game->rules);
    return unreadable(source);
}

enum borgo_verdict borgo_record_read(struct borgo_record *record, const char *file,
                                     const char *text, struct borgo_error *error)
{
    struct source source = {.where = {.file = file}, .at = text, .error = error};
    *record = (struct borgo_record){0};
    if (read_all(&source, record))
        return BORGO_RECORD_RIGHT;
    borgo_record_close(record);
    return source.unreadable ? BORGO_RECORD_UNREADABLE : BORGO_RECORD_WRONG;
}
