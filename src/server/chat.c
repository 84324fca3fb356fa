/* What people say at a table: see hall_parts.h. Players and watchers each hear the players; what
 * watchers write is for watchers until the game is over. */
#include <stdio.h>
#include <string.h>

#include "core/characters.h"
#include "server/hall_parts.h"

enum { LONGEST = 200, LINES = 100 };

/* Characters, not bytes: and all of them visible. */
static bool is_line(const char *text)
{
    unsigned count = 0;
    if (!*text || strlen(text) >= STORE_LINE || !borgo_character_all_plain(text))
        return false;
    for (const char *at = text; *at; borgo_character_next(&at))
        count++;
    return count <= LONGEST;
}

static void put_line(const struct store_line *line, struct borgo_json *json)
{
    borgo_json_number(json, "number", line->number);
    if (line->seat < 0)
        borgo_json_string(json, "seat", "watch");
    else
        borgo_json_number(json, "seat", line->seat);
    borgo_json_string(json, "name", line->name);
    borgo_json_string(json, "person", line->person);
    borgo_json_string(json, "text", line->text);
    borgo_json_number(json, "at", line->at);
}

static bool hears(const struct hall_table *table, unsigned reader, bool from_watcher)
{
    return !from_watcher || reader == BORGO_WATCHER || table->phase >= PHASE_OVER;
}

static bool count_line(void *count_, const struct store_line *line)
{
    *(uint32_t *)count_ = line->number;
    return true;
}

/* Lines are numbered over restarts. */
static uint32_t next_line(struct hall *hall, struct hall_table *table)
{
    if (!table->lines)
        store_read_lines(hall->store, table->id, 1, count_line, &table->lines, NULL);
    return ++table->lines;
}

static void tell_line(struct hall *hall, struct hall_table *table, const struct store_line *line,
                      uint64_t write)
{
    size_t length;
    struct borgo_json *json = paper_start(&hall->push);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "push", "chat");
    borgo_json_string(json, "table", table->id);
    put_line(line, json);
    const char *text = paper_text(&hall->push, &length);
    for (struct attendance *at = table->here; at; at = at->next_here)
        if (hears(table, at->seat, line->seat < 0))
            post(hall, at->visitor, write, -1, text, length);
}

bool may_speak(struct ask *ask)
{
    const struct bucket_size five_in_ten_seconds = {5, 0.5};
    ask->wait = bucket_take(&ask->visitor->said, five_in_ten_seconds, ask->hall->now.run);
    return ask->wait == 0 || fail(ask, "limit", "that was a lot: wait a moment");
}

bool ask_chat(struct ask *ask)
{
    struct hall_table *table = ask->table;
    const struct visitor *visitor = ask->visitor;
    const char *text = asked_string(ask, "text");
    if (!text)
        return false;
    if (!table->chat)
        return fail(ask, "refused", "nobody chats at this table");
    if (!is_line(text))
        return fail(ask, "bad", "a line has 1 to %d visible characters", LONGEST);
    if (!attendance_of(visitor, table))
        return fail(ask, "refused", "you are not at this table");
    bool watches = ask->seat == BORGO_WATCHER;
    if (watches && (!visitor->person || !visitor->person->name[0]))
        return fail(ask, "refused", "say with your key who you are");
    if (watches && !name_is_free(table, visitor->person->name, BORGO_WATCHER))
        return fail(ask, "refused", "somebody at this table has a name that looks like '%s'",
                    visitor->person->name);
    if (!may_speak(ask))
        return false;
    struct store_change change = {
        .kind = STORE_ADD_LINE,
        .line = {table->id, next_line(ask->hall, table), ask->hall->now.wall,
                 visitor->person ? visitor->person->id : "",
                 watches ? visitor->person->name : table->chair[ask->seat].name,
                 watches ? -1 : (int)ask->seat, text}};
    table->last_write = ask->write = store_write(ask->hall->store, &change, 1);
    tell_line(ask->hall, table, &change.line, ask->write);
    borgo_json_number(open_reply(ask), "number", change.line.number);
    return true;
}

static bool put_heard(void *ask_, const struct store_line *line)
{
    struct ask *ask = ask_;
    if (!hears(ask->table, ask->seat, line->seat < 0))
        return true;
    borgo_json_object(ask->json, NULL);
    put_line(line, ask->json);
    borgo_json_close(ask->json);
    return true;
}

bool ask_lines(struct ask *ask)
{
    borgo_json_array(open_reply(ask), "lines");
    store_read_lines(ask->hall->store, ask->table->id, LINES, put_heard, ask, NULL);
    return true;
}
