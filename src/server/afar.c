/* Several halls over one store: see hall_parts.h. A hall has only tables that are leased to its
 * process. What somebody asks about another one goes to the process that has it, with who asks; to
 * the hall there it is one more visitor, whose line is far away. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "server/hall_parts.h"
#include "store/sharing.h"

/* Who asks, in the first line of what is sent; the request as it came follows. */
static char *write_header(struct hall *hall, const struct visitor *visitor, size_t *length)
{
    struct borgo_json *json = paper_start(&hall->push);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "address", visitor->address);
    borgo_json_string(json, "lang", visitor->language->code);
    borgo_json_string(json, "name", visitor->name);
    if (visitor->person) {
        borgo_json_string(json, "person", visitor->person->id);
        borgo_json_string(json, "called", visitor->person->name);
    }
    return paper_text(&hall->push, length);
}

static void send_afar(struct hall *hall, const struct visitor *from, void *guest, int64_t process,
                      const char *request, size_t length)
{
    size_t header_length;
    const char *header = write_header(hall, from, &header_length);
    char *whole = hall_allocate(header_length + length + 2);
    memcpy(whole, header, header_length);
    whole[header_length] = '\n';
    memcpy(whole + header_length + 1, request, length);
    hall->host.forward(hall->host.context, guest, process, whole, header_length + 1 + length);
    free(whole);
}

bool forward(struct ask *ask, int64_t process)
{
    ask->forwarded = true;
    send_afar(ask->hall, ask->visitor, ask->visitor->host, process, ask->raw, ask->raw_length);
    return false;
}

int64_t known_holder(const struct hall *hall, const char *id)
{
    const struct whereabouts *known = &hall->known[bucket_of(id)];
    return strcmp(known->id, id) == 0 && hall->now.run < known->until ? known->holder : 0;
}

void know_holder(struct hall *hall, const char *id, int64_t holder)
{
    enum { A_MOMENT = 1000 };
    struct whereabouts *known = &hall->known[bucket_of(id)];
    snprintf(known->id, sizeof known->id, "%s", id);
    known->holder = holder;
    known->until = hall->now.run + A_MOMENT;
}

void hall_forget_holders(struct hall *hall)
{
    memset(hall->known, 0, sizeof hall->known);
}

void forget_afar(struct hall *hall, const struct visitor *visitor, const char *table,
                 int64_t process)
{
    size_t length;
    struct borgo_json *json = paper_start(&hall->answer);
    borgo_json_object(json, NULL);
    borgo_json_string(json, "do", "forget");
    borgo_json_string(json, "table", table);
    const char *request = paper_text(&hall->answer, &length);
    send_afar(hall, visitor, NULL, process, request, length);
}

/* What comes from afar. */

static void read_member(const value *header, const char *name, char *text, size_t size)
{
    const value *found = borgo_json_member(header, name);
    if (found && found->kind == BORGO_JSON_STRING)
        snprintf(text, size, "%s", found->string);
}

static void read_header(struct hall *hall, struct visitor *visitor, char *text, size_t length)
{
    value values[MOST_VALUES] = {0}; /* a later version may say more than we know */
    char person[STORE_PERSON + 1] = "", called[BORGO_MAX_NAME + 1] = "", lang[16] = "";
    if (!borgo_json_read(text, length, values, MOST_VALUES, NULL))
        return;
    read_member(values, "address", visitor->address, sizeof visitor->address);
    read_member(values, "name", visitor->name, sizeof visitor->name);
    read_member(values, "lang", lang, sizeof lang);
    read_member(values, "person", person, sizeof person);
    read_member(values, "called", called, sizeof called);
    const struct borgo_language *language = borgo_language_find(lang);
    if (language)
        visitor->language = language;
    if (is_hex(person, STORE_PERSON))
        recognise_afar(hall, visitor, person, called);
}

void hall_hear_from_afar(struct hall *hall, struct visitor *visitor, char *text, size_t length,
                         struct hall_time now)
{
    char *end = memchr(text, '\n', length);
    if (!end)
        return;
    *end = '\0';
    hall->now = now;
    visitor->afar = true;
    read_header(hall, visitor, text, (size_t)(end - text));
    hear_request(hall, visitor, end + 1, length - (size_t)(end - text) - 1);
}

void hall_tell_person(struct hall *hall, const char *person, const char *text, size_t length,
                      struct hall_time now)
{
    hall->now = now;
    tell_person_here(hall, person, 0, text, length);
}

/* Taking over. */

void say_rules(struct hall *hall)
{
    char rules[400];
    struct borgo_text text;
    borgo_text_start(&text, rules, sizeof rules);
    for (int i = 0; i < borgo_game_count; i++)
        borgo_text_print(&text, "%s %u ", borgo_games[i]->name, (unsigned)borgo_games[i]->rules);
    store_say_rules(hall->store, rules);
}

void take_up(struct hall *hall, struct hall_table *table, int64_t alive)
{
    int64_t passed = alive - table->changed;
    if (table->phase >= PHASE_OVER)
        return;
    if (passed > 0)
        table->passed_at = hall->now.run - passed;
    go_on(hall, table);
}

void hall_adopt(struct hall *hall, const char *id, int64_t alive, struct hall_time now)
{
    struct borgo_error error = {0};
    hall->now = now;
    struct hall_table *table = find_loaded(hall, id);
    if (!table)
        table = load_table(hall, id, &error);
    if (!table)
        store_release(hall->store, id);
    else if (table->phase == PHASE_CLOSED)
        write_row(hall, table);
    else
        take_up(hall, table, alive);
}
