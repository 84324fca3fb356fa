/* What is sent, and when: see hall_parts.h. An answer or a push that depends on something written
 * waits here until that is safe; what could not be written is answered so. Letters stand in one
 * queue, in the order of their writes, so that everybody reads things in the order they happened.
 */
#include <stdlib.h>
#include <string.h>

#include "server/hall_parts.h"

enum { MOST_WAITING = 1000 };

static void send_now(struct hall *hall, struct visitor *visitor, const char *text, size_t length)
{
    if (visitor == hall->world && !visitor->gone) /* the person stands before the message */
        hall->host.spread(hall->host.context, text, text + STORE_PERSON, length - STORE_PERSON);
    else if (!visitor->gone && !hall->host.send(hall->host.context, visitor->host, text, length))
        hall->host.dismiss(hall->host.context, visitor->host);
}

void post(struct hall *hall, struct visitor *visitor, uint64_t write, int64_t id, const char *text,
          size_t length)
{
    if (visitor->gone)
        return;
    if (visitor->waiting >= MOST_WAITING && visitor != hall->world) {
        hall->host.dismiss(hall->host.context, visitor->host);
        return;
    }
    if (write <= hall->safe && visitor->waiting == 0) {
        send_now(hall, visitor, text, length);
        return;
    }
    struct letter *letter = hall_allocate(sizeof *letter + length);
    uint64_t last = hall->last_letter ? hall->last_letter->write : 0;
    letter->write = write > last ? write : last;
    letter->visitor = visitor;
    letter->id = id;
    letter->length = length;
    memcpy(letter->text, text, length);
    visitor->waiting++;
    if (hall->last_letter)
        hall->last_letter->next = letter;
    else
        hall->first_letter = letter;
    hall->last_letter = letter;
}

void release_visitor(struct hall *hall, struct visitor *visitor)
{
    if (!visitor->gone || visitor->waiting)
        return;
    if (visitor->previous)
        visitor->previous->next = visitor->next;
    else
        hall->visitors = visitor->next;
    if (visitor->next)
        visitor->next->previous = visitor->previous;
    free(visitor);
}

/* An answer to something that is not done after all; a push about it is never sent. */
static void regret(struct hall *hall, const struct letter *letter, const char *why)
{
    size_t length;
    if (letter->id < 0 || letter->visitor->gone)
        return;
    struct borgo_json *json = paper_start(&hall->answer);
    borgo_json_object(json, NULL);
    borgo_json_number(json, "id", letter->id);
    borgo_json_object(json, "answer");
    borgo_json_bool(json, "ok", false);
    borgo_json_string(json, "code", "unstored");
    borgo_json_string(json, "error", letter->visitor->language->translate(why));
    const char *text = paper_text(&hall->answer, &length);
    send_now(hall, letter->visitor, text, length);
}

static bool has_failed(const struct store_progress *progress, uint64_t write)
{
    return progress->failed_from && write >= progress->failed_from && write <= progress->failed_to;
}

void release_letters(struct hall *hall, const struct store_progress *progress)
{
    if (progress->safe > hall->safe)
        hall->safe = progress->safe;
    while (hall->first_letter
           && (hall->first_letter->write <= hall->safe
               || has_failed(progress, hall->first_letter->write))) {
        struct letter *letter = hall->first_letter;
        hall->first_letter = letter->next;
        if (!hall->first_letter)
            hall->last_letter = NULL;
        letter->visitor->waiting--;
        if (has_failed(progress, letter->write))
            regret(hall, letter, progress->why);
        else
            send_now(hall, letter->visitor, letter->text, letter->length);
        release_visitor(hall, letter->visitor);
        free(letter);
    }
}
