/* What is written, in the thread that does nothing else: many groups of changes in one transaction,
 * so that one waiting for the disk is enough for all of them. One group that can't be written fails
 * all that came with it: that can only be our own mistake, and which of the others would still be
 * right without it nobody here can know. */
#include "store/parts.h"

const char store_out_of_order[] = N_("what was to be written doesn't follow what is there");

/* The place of a line among a person's, and the book it must be of. */
#define LATEST                                                                                     \
    "(SELECT CASE WHEN max(changed) >= ?4 THEN max(changed) + 1 ELSE ?4 END FROM kept"             \
    " WHERE person = ?1)"
#define OF_THE_BOOK "book.person = ?1 AND book.name = '' AND book.line = ?6"

const struct wording store_writings[MOST_STATEMENTS] = {
    [PUT_TABLE] = {"ttnnnnntt",
                   "INSERT INTO tables"
                   " (id, game, rules, phase, public, created, changed, summary, record)"
                   " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT (id)"
                   " DO UPDATE SET game = ?2, rules = ?3, phase = ?4, public = ?5,"
                   " created = ?6, changed = ?7, summary = ?8, record = ?9"},
    /* Without the number before it there is no body, and that can't be. */
    [APPEND] = {"tnnt", "INSERT INTO events (of_table, number, at, body) VALUES (?1, ?2, ?3,"
                        " CASE WHEN ?2 = 1 OR EXISTS (SELECT 1 FROM events"
                        " WHERE of_table = ?1 AND number = ?2 - 1) THEN ?4 END)"},
    [PUT_PERSON] = {"ttnn", "INSERT INTO people (id, name, created, seen) VALUES (?1, ?2, ?3, ?4)"
                            " ON CONFLICT (id) DO UPDATE SET name = ?2, created = ?3, seen = ?4"},
    [SIT] = {"ttn", "INSERT INTO chairs (person, of_table, seat) VALUES (?1, ?2, ?3)"
                    " ON CONFLICT (person, of_table) DO UPDATE SET seat = ?3"},
    [GET_UP] = {"tt", "DELETE FROM chairs WHERE person = ?1 AND of_table = ?2"},
    [ADD_LINE] = {"tnnttnt", "INSERT INTO lines (of_table, number, at, person, name, seat, text)"
                             " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"},
    [FORGET_LINES] = {"t", "UPDATE lines SET person = '', name = '', text = '' WHERE person = ?1"
                           " AND person <> ''"},
    [FORGET_CHAIRS] = {"t", "DELETE FROM chairs WHERE person = ?1"},
    [DISCARD] = {"t", "DELETE FROM kept WHERE person = ?1"},
    [FORGET_PERSON] = {"t", "DELETE FROM people WHERE id = ?1"},
    [DROP_EVENTS] = {"t", "DELETE FROM events WHERE of_table = ?1"},
    [DROP_LINES] = {"t", "DELETE FROM lines WHERE of_table = ?1"},
    [DROP_CHAIRS] = {"t", "DELETE FROM chairs WHERE of_table = ?1"},
    [DROP_TABLE] = {"t", "DELETE FROM tables WHERE id = ?1"},
    [PUT_KEPT] = {"ttnnt", "INSERT INTO kept (person, name, again, changed, line)"
                           " VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (person, name) DO NOTHING"},
    [KEEP] = {"ttnntt", "INSERT INTO kept (person, name, again, changed, line)"
                        " SELECT ?1, ?2, ?3, " LATEST ", ?5 FROM kept AS book WHERE " OF_THE_BOOK
                        " ON CONFLICT (person, name) DO UPDATE SET again = excluded.again,"
                        " changed = excluded.changed, line = excluded.line"
                        " WHERE excluded.again > kept.again OR (excluded.again = kept.again"
                        " AND kept.line <> '' AND excluded.line <> kept.line)"},
    [STRIKE] = {"ttnntt", "UPDATE kept SET line = ?5, changed = " LATEST
                          " WHERE person = ?1 AND name = ?2 AND again = ?3 AND line <> ''"
                          " AND EXISTS (SELECT 1 FROM kept AS book WHERE " OF_THE_BOOK ")"},
    /* In a database; the connection knows whose it is. */
    [COME] = {"t", "INSERT INTO presence (person, process)"
                   " VALUES (?1, current_setting('borgo.process')::bigint) ON CONFLICT DO NOTHING"},
    [GO] = {"t", "DELETE FROM presence WHERE person = ?1"
                 " AND process = current_setting('borgo.process')::bigint"},
};

/* To whom it is given. */
struct writer {
    const struct engine *engine;
    void *base;
};

static bool run(const struct writer *writer, enum writing writing, const union bound *values)
{
    return writer->engine->run(writer->base, writing, values);
}

static bool put_table(const struct writer *writer, const struct store_table *table)
{
    union bound values[] = {{table->id},
                            {table->game},
                            {.number = table->rules},
                            {.number = table->phase},
                            {.number = table->public},
                            {.number = table->created},
                            {.number = table->changed},
                            {table->summary ? table->summary : ""},
                            {table->record}};
    return run(writer, PUT_TABLE, values);
}

static bool append(const struct writer *writer, const struct store_event *event)
{
    union bound values[] = {
        {event->table}, {.number = event->number}, {.number = event->at}, {event->body}};
    return run(writer, APPEND, values);
}

static bool put_person(const struct writer *writer, const struct store_person *person)
{
    union bound values[] = {
        {person->id}, {person->name}, {.number = person->created}, {.number = person->seen}};
    return run(writer, PUT_PERSON, values);
}

static bool add_line(const struct writer *writer, const struct store_line *line)
{
    union bound values[] = {{line->table},        {.number = line->number},
                            {.number = line->at}, {line->person ? line->person : ""},
                            {line->name},         {.number = line->seat},
                            {line->text}};
    return run(writer, ADD_LINE, values);
}

static bool sit(const struct writer *writer, const struct store_change *change)
{
    union bound values[] = {{change->person.id}, {change->table.id}, {.number = change->seat}};
    return run(writer, SIT, values);
}

static bool get_up(const struct writer *writer, const struct store_change *change)
{
    union bound values[] = {{change->person.id}, {change->table.id}};
    return run(writer, GET_UP, values);
}

static bool keep(const struct writer *writer, enum writing how, const struct store_change *change)
{
    const struct store_kept *kept = &change->kept;
    union bound values[] = {{kept->person},
                            {kept->name},
                            {.number = kept->again},
                            {.number = kept->changed},
                            {how == STRIKE ? "" : kept->line},
                            {change->book}};
    return run(writer, how, values);
}

/* Statements from `first` to `last`, each about one id. */
static bool remove_all(const struct writer *writer, enum writing first, enum writing last,
                       const char *id)
{
    bool fine = true;
    for (enum writing which = first; fine && which <= last; which++)
        fine = run(writer, which, &(union bound){id});
    return fine;
}

static bool write_change(const struct writer *writer, const struct store_change *change)
{
    switch (change->kind) {
    case STORE_PUT_TABLE:
        return put_table(writer, &change->table);
    case STORE_APPEND:
        return append(writer, &change->event);
    case STORE_PUT_PERSON:
        return put_person(writer, &change->person);
    case STORE_SIT:
        return sit(writer, change);
    case STORE_GET_UP:
        return get_up(writer, change);
    case STORE_ADD_LINE:
        return add_line(writer, &change->line);
    case STORE_FORGET_PERSON:
        return remove_all(writer, FORGET_LINES, FORGET_PERSON, change->person.id);
    case STORE_DROP_TABLE:
        return remove_all(writer, DROP_EVENTS, DROP_TABLE, change->table.id);
    case STORE_PUT_KEPT:
        return keep(writer, PUT_KEPT, change);
    case STORE_KEEP:
        return keep(writer, KEEP, change);
    case STORE_STRIKE:
        return keep(writer, STRIKE, change);
    case STORE_DISCARD:
        return run(writer, DISCARD, &(union bound){change->person.id});
    case STORE_COME:
        return run(writer, COME, &(union bound){change->person.id});
    case STORE_GO:
        return run(writer, GO, &(union bound){change->person.id});
    }
    return false;
}

bool store_write_changes(const struct engine *engine, void *base, const struct group *first)
{
    const struct writer writer = {engine, base};
    for (const struct group *group = first; group; group = group->next)
        for (unsigned i = 0; i < group->count; i++)
            if (!write_change(&writer, &group->change[i]))
                return false;
    return true;
}
