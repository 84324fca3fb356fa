/* The record somebody keeps at the server, next to the one in their browser: see hall_parts.h. What
 * is in its lines is the person's own business: here they are texts under names, and only who has
 * the key is ever told of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/hall_parts.h"

enum {
    MOST_AT_ONCE = 50, /* lines in one request */
    MOST_KEPT = 8000,  /* lines of a person */
    MOST_CHARACTERS = 2000000,
    MOST_AGAIN = 1000000,
    A_PAGE = 48 * 1024, /* bytes of lines in one answer */
    A_LINE = 100,       /* bytes it takes beyond its text */
    KIBIBYTE = 1024,
    SOON = 1000 /* milliseconds */
};

/* What is there. */

struct found_book {
    char id[KEY_DIGITS + 1];
};

static bool take_book(void *book, const struct store_kept *kept)
{
    snprintf(((struct found_book *)book)->id, KEY_DIGITS + 1, "%s", kept->line);
    return false;
}

/* The book a person's lines are in; empty: none. */
static bool find_book(struct ask *ask, struct found_book *book)
{
    struct borgo_error why = {0};
    *book = (struct found_book){0};
    return store_read_book(ask->hall->store, ask->visitor->person->id, take_book, book, &why)
           || fail(ask, "unstored", "the database can't be reached");
}

struct page {
    struct borgo_json *json;
    size_t bytes;
    unsigned lines;
    int64_t until;
    bool more;
};

static void put_line(struct borgo_json *json, const struct store_kept *kept)
{
    borgo_json_object(json, NULL);
    borgo_json_string(json, "name", kept->name);
    borgo_json_number(json, "again", kept->again);
    if (kept->line[0])
        borgo_json_string(json, "line", kept->line);
    else
        borgo_json_null(json, "line");
    borgo_json_close(json);
}

/* What has the same time as the last of a page comes once more with the next. */
static bool put_kept(void *page_, const struct store_kept *kept)
{
    struct page *page = page_;
    page->more = page->bytes >= A_PAGE;
    if (page->more)
        return false;
    put_line(page->json, kept);
    page->bytes += A_LINE + strlen(kept->line);
    page->until = kept->changed;
    page->more = ++page->lines == STORE_KEPT_AT_ONCE;
    return true;
}

bool ask_kept(struct ask *ask)
{
    struct found_book book;
    const value *since = asked(ask, "since");
    struct page page = {.until = since ? since->integer : 0};
    if (since && (since->kind != BORGO_JSON_INTEGER || since->integer < 0))
        return fail(ask, "bad", "'since' must be a number");
    if (!has_key(ask) || !find_book(ask, &book))
        return false;
    page.json = open_reply(ask);
    if (book.id[0])
        borgo_json_string(page.json, "book", book.id);
    borgo_json_array(page.json, "lines");
    if (book.id[0])
        store_read_kept(ask->hall->store, ask->visitor->person->id, page.until, put_kept, &page,
                        NULL);
    borgo_json_close(page.json);
    borgo_json_number(page.json, "until", page.until);
    borgo_json_bool(page.json, "more", page.more);
    return true;
}

static bool put_any(void *json, const struct store_kept *kept)
{
    if (kept->name[0] && kept->line[0])
        put_line(json, kept);
    return true;
}

void put_all_kept(struct hall *hall, const struct person *person, struct borgo_json *json)
{
    store_read_all_kept(hall->store, person->id, put_any, json, NULL);
}

/* Whether there is room for more. */

static bool is_full(const struct person *person, unsigned lines, size_t bytes)
{
    return person->kept.lines + lines > MOST_KEPT
           || person->kept.characters + (int64_t)bytes > MOST_CHARACTERS;
}

/* What is under way is counted as new; so before anybody is refused it is counted again. */
static bool has_room(struct ask *ask, unsigned lines, size_t bytes)
{
    struct person *person = ask->visitor->person;
    if (!person->kept_known || is_full(person, lines, bytes)) {
        if (person->kept_known && person->write > ask->hall->safe) {
            ask->wait = SOON;
            return fail(ask, "limit", "that was a lot: wait a moment");
        }
        struct borgo_error why = {0};
        if (!store_measure_kept(ask->hall->store, person->id, &person->kept, &why))
            return fail(ask, "unstored", "the database can't be reached");
        person->kept_known = true;
    }
    return !is_full(person, lines, bytes)
           || fail(ask, "refused", "your record here is full: it has %d lines at most",
                   (int)MOST_KEPT);
}

/* Nobody fills the disk under ever new keys: so much an address, and more by and by. */
static bool may_keep(struct ask *ask, size_t bytes)
{
    const struct bucket_size size = {8 * KIBIBYTE, KIBIBYTE / 3600.0};
    struct bucket *bucket = &ask->hall->keepings[bucket_of(ask->visitor->address)];
    ask->wait = bucket_take(bucket, size, ask->hall->now.run);
    if (ask->wait)
        return fail(ask, "limit", "that was a lot: wait a moment");
    bucket->used += (double)bytes / KIBIBYTE;
    return true;
}

/* Keeping. */

static bool is_name(const char *name)
{
    static const char letters[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:";
    size_t length = strlen(name);
    return length > 0 && length <= STORE_KEPT_NAME && strspn(name, letters) == length;
}

static bool is_object(const char *text)
{
    char copy[STORE_KEPT_LINE + 1];
    value values[MOST_VALUES];
    size_t length = strlen(text);
    if (length > STORE_KEPT_LINE)
        return false;
    memcpy(copy, text, length + 1);
    return borgo_json_read(copy, length, values, MOST_VALUES, NULL)
           && values->kind == BORGO_JSON_OBJECT;
}

/* One line of a request, as a change. */
static bool read_line(struct ask *ask, const value *given, struct store_change *change)
{
    const value *name = borgo_json_member(given, "name"),
                *again = borgo_json_member(given, "again"),
                *line = borgo_json_member(given, "line");
    if (!name || name->kind != BORGO_JSON_STRING || !is_name(name->string))
        return fail(ask, "bad",
                    "a line's name has 1 to %d letters, digits and -_./:", (int)STORE_KEPT_NAME);
    if (again
        && (again->kind != BORGO_JSON_INTEGER || again->integer < 0 || again->integer > MOST_AGAIN))
        return fail(ask, "bad", "'again' must be a number from 0 to %d", (int)MOST_AGAIN);
    bool struck = line && line->kind == BORGO_JSON_NULL;
    if (!struck && (!line || line->kind != BORGO_JSON_STRING || !is_object(line->string)))
        return fail(ask, "bad", "a line is a JSON object as text, of at most %d bytes, or null",
                    (int)STORE_KEPT_LINE);
    *change = (struct store_change){.kind = struck ? STORE_STRIKE : STORE_KEEP,
                                    .kept = {.person = ask->visitor->person->id,
                                             .name = name->string,
                                             .again = again ? again->integer : 0,
                                             .changed = ask->hall->now.wall,
                                             .line = struck ? "" : line->string}};
    return true;
}

struct batch {
    struct store_change change[MOST_AT_ONCE];
    unsigned count, added;
    size_t bytes;
};

/* All of them, or an error. */
static bool read_lines(struct ask *ask, const char *book, struct batch *batch)
{
    const value *lines = asked(ask, "lines");
    if (!lines || lines->kind != BORGO_JSON_ARRAY)
        return fail(ask, "bad", "'lines' must be a list of lines");
    for (const value *at = borgo_json_first(lines); at; at = borgo_json_next(lines, at)) {
        if (batch->count == MOST_AT_ONCE)
            return fail(ask, "bad", "at most %d lines can be kept at once", (int)MOST_AT_ONCE);
        struct store_change *change = &batch->change[batch->count];
        if (!read_line(ask, at, change))
            return false;
        change->book = book;
        batch->count++;
        batch->added += change->kind == STORE_KEEP;
        batch->bytes += change->kind == STORE_KEEP ? A_LINE + strlen(change->kept.line) : 0;
    }
    return true;
}

static void open_book(struct ask *ask, struct found_book *book)
{
    struct person *person = ask->visitor->person;
    draw_key(book->id);
    struct store_change change = {.kind = STORE_PUT_KEPT,
                                  .kept = {.person = person->id, .name = "", .line = book->id}};
    write_person(ask->hall, person);
    ask->write = person->write = store_write(ask->hall->store, &change, 1);
}

/* Without a book one is opened where there is none; which one it is the next `kept` says. */
static bool begin_keeping(struct ask *ask)
{
    struct found_book book;
    if (!may_keep(ask, A_LINE) || !find_book(ask, &book))
        return false;
    if (!book.id[0])
        open_book(ask, &book);
    open_reply(ask);
    return true;
}

static bool keep_lines(struct ask *ask, const char *id)
{
    struct found_book book;
    struct batch batch = {.count = 0};
    struct person *person = ask->visitor->person;
    if (!read_lines(ask, id, &batch) || !find_book(ask, &book))
        return false;
    if (strcmp(book.id, id) != 0)
        return fail(ask, "refused", "the record that was kept here is deleted");
    if (!has_room(ask, batch.added, batch.bytes) || !may_keep(ask, batch.bytes))
        return false;
    person->kept.lines += batch.added;
    person->kept.characters += (int64_t)batch.bytes;
    if (batch.count)
        ask->write = person->write = store_write(ask->hall->store, batch.change, batch.count);
    open_reply(ask);
    return true;
}

bool ask_keep(struct ask *ask)
{
    if (!has_key(ask))
        return false;
    if (!asked(ask, "book"))
        return begin_keeping(ask);
    const char *book = asked_string(ask, "book");
    if (book && !is_hex(book, KEY_DIGITS))
        return fail(ask, "bad", "'book' must be one that 'kept' has told of");
    return book && keep_lines(ask, book);
}

bool ask_discard(struct ask *ask)
{
    if (!has_key(ask))
        return false;
    struct person *person = ask->visitor->person;
    struct store_change change = {.kind = STORE_DISCARD, .person = {.id = person->id}};
    ask->write = person->write = store_write(ask->hall->store, &change, 1);
    person->kept_known = false;
    open_reply(ask);
    return true;
}
