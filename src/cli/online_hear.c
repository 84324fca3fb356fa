/* What the server answers and tells: see online.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/online.h"
#include "core/position.h"
#include "core/setup.h"
#include "terminal/story.h"

/* What happened, in sentences. */

static uint32_t tell_entries(struct online *online, const value *entries)
{
    struct telling telling = {0};
    if (online->full && entries)
        full_hear_entries(online, entries, false);
    if (online->full || !entries || entries->kind != BORGO_JSON_ARRAY)
        return 0;
    for (const value *at = borgo_json_first(entries); at; at = borgo_json_next(entries, at)) {
        const value *events = borgo_json_member(at, "events");
        if (!events || events->kind != BORGO_JSON_ARRAY)
            continue;
        for (const value *event = borgo_json_first(events); event;
             event = borgo_json_next(events, event)) {
            online_clear(online);
            telling_hear(&telling, online_text(event, "say"));
        }
    }
    telling_speak(&telling);
    return telling.told;
}

/* The position as the server writes it for these eyes, read by the same rules. */

static bool make_box(struct online *online, struct borgo_error *error)
{
    const struct borgo_game *game = online->info.game;
    for (int i = 0; i < BORGO_MAX_DATA; i++)
        if (online->data[i])
            online->setup.data[i] = online->data[i];
    online->box = allocate(game->box_size);
    online->desk.box = online->box;
    return borgo_setup_make_box(game, &online->setup, online->box, error);
}

static void read_position(struct online *online)
{
    struct borgo_error error = {.translate = tr};
    const struct borgo_game *game = online->info.game;
    struct borgo_reader reader = {online->position};
    struct desk *desk = &online->desk;
    if (online->info.data && !online->has_data && !online->asks_data) {
        online->asks_data = true;
        online_say(online, SAID_TABLE, "table", NULL);
    }
    if (!online->position || (online->info.data && !online->has_data))
        return;
    borgo_setup_default(game, &online->setup);
    desk->game = game;
    desk->seat = online->seat;
    if (!borgo_position_read_setup(game, &reader, &online->setup, &error)
        || (!online->box && !make_box(online, &error))
        || !borgo_position_read(game, online->box, &reader, online->seat, desk->seen, &error))
        online_fail(online, error.message);
    else if (online->full)
        full_take_position(online);
}

static void take_status(struct online *online, const value *status)
{
    const char *position = online_text(status, "position");
    if (!status)
        return;
    online->awaited = online_seats(borgo_json_member(status, "people"));
    if (online->awaited == 0)
        online->awaited = online_seats(borgo_json_member(status, "computers"));
    online->moving = strcmp(online_text(status, "stage"), "moving") == 0;
    if (strcmp(online_text(status, "stage"), "over") == 0) {
        online->info.phase = AT_OVER;
        snprintf(online->info.why, sizeof online->info.why, "over");
    }
    tell_entries(online, borgo_json_member(status, "happened"));
    if (*position) {
        free(online->position);
        online->position = strdup(position);
        read_position(online);
    }
}

/* Answers. */

/* A chair is kept for us, which we have not taken yet. */
static bool is_invited(const struct online *online)
{
    return online->seat != BORGO_WATCHER && online->info.phase == AT_WAITING
           && strcmp(online->info.chair[online->seat].kind, "invited") == 0;
}

static bool is_open(const struct online *online)
{
    for (unsigned seat = 0; seat < online->info.players; seat++)
        if (strcmp(online->info.chair[seat].kind, "open") == 0)
            return online->info.phase == AT_WAITING;
    return false;
}

/* Whoever may sit down does. */
static void settle(struct online *online)
{
    if (is_invited(online)) {
        online_join(online, online->info.chair[online->seat].name);
    } else if (online->seat != BORGO_WATCHER || online->only_watches || !is_open(online)) {
        online->settled = true;
        if (online->seat == BORGO_WATCHER && online->info.phase < AT_OVER)
            online_tell(online, "%s", tr("You watch."));
    } else if (online->wanted_name) {
        online_join(online, online->wanted_name);
    } else {
        online->naming = true;
    }
}

static void take_entered(struct online *online, const value *answer)
{
    if (online->lost)
        online_tell(online, "%s", tr("The line is back."));
    online->lost = false;
    online->entered = true;
    online_take_info(online, borgo_json_member(answer, "table"));
    if (online->leaves || !online->info.game)
        return;
    bool first = online->number < 0;
    online->number = online_number(answer, "number", 0);
    if (first && online->full && online->info.phase >= AT_PLAYING)
        online_say(online, SAID_LOG, "log", "events", "true", "objects", "true", "lang",
                   language()->code, NULL);
    take_status(online, borgo_json_member(answer, "status"));
    if (!online->settled)
        settle(online);
    if (online->seat != BORGO_WATCHER && strcmp(online->info.chair[online->seat].kind, "away") == 0)
        online_say(online, SAID_OTHER, "return", NULL);
    online_move_again(online);
}

static void hear_joined(struct online *online, const value *answer, bool fine)
{
    online->joining = false;
    if (fine) {
        keep_name(&online->identity, online->joining_name);
        online_enter(online);
        return;
    }
    online_answer(online, online_text(answer, "error"));
    online->wanted_name = NULL;
    online->naming = is_open(online) && strcmp(online_text(answer, "code"), "full") != 0;
    online->settled = !online->naming;
    if (online->settled)
        online_tell(online, "%s", tr("You watch."));
}

/* Boards or cards of the table's own. */
static void take_data(struct online *online, const value *answer)
{
    const value *data = borgo_json_member(answer, "data");
    const struct borgo_game *game = online->info.game;
    for (int i = 0; data && i < BORGO_MAX_DATA && game->data[i].name; i++) {
        const char *text = online_text(data, game->data[i].name);
        free(online->data[i]);
        online->data[i] = *text ? strdup(text) : NULL;
    }
    online->has_data = true;
    read_position(online);
}

static void hear_log(struct online *online, const value *answer)
{
    const value *entries = borgo_json_member(answer, "log");
    if (online->full)
        full_hear_entries(online, entries, true);
    else if (!tell_entries(online, entries))
        online_tell(online, "%s", tr("Nothing has happened yet."));
}

static void hear_fine(struct online *online, enum online_request what, const value *answer)
{
    switch (what) {
    case SAID_HELLO:
        snprintf(online->person, sizeof online->person, "%s", online_text(answer, "person"));
        break;
    case SAID_ENTER:
        take_entered(online, answer);
        break;
    case SAID_TABLE:
        take_data(online, answer);
        break;
    case SAID_MOVE:
        online->client[0] = '\0';
        break;
    case SAID_LOG:
        hear_log(online, answer);
        break;
    case SAID_RECORD:
        online_take_record(online, online_text(answer, "record"));
        break;
    case SAID_LEAVE:
        online->leaves = true;
        break;
    case SAID_REMATCH:
        online_move_to(online, online_text(answer, "table"));
        break;
    default:
        break;
    }
}

static void hear_failure(struct online *online, enum online_request what, const value *answer)
{
    const char *why = online_text(answer, "error");
    if (what == SAID_PACT) /* sealed already, before the line was lost */
        return;
    if (what == SAID_HELLO || what == SAID_ENTER || what == SAID_RECORD) {
        online_fail(online, why);
        return;
    }
    if (what == SAID_MOVE)
        online->client[0] = '\0';
    online_answer(online, why);
}

static void hear_answer(struct online *online, enum online_request what, const value *answer)
{
    bool fine = online_truth(answer, "ok");
    if (what == SAID_JOIN)
        hear_joined(online, answer, fine);
    else if (fine)
        hear_fine(online, what, answer);
    else
        hear_failure(online, what, answer);
}

/* What is told unasked. */

static void tell_taken(struct online *online, const value *push)
{
    const struct online_info *info = &online->info;
    unsigned seat =
        info->wish ? info->wish_seat : (unsigned)online_number(push, "seat", BORGO_WATCHER);
    online->taken = true;
    if (seat == online->seat)
        online_tell(online, "%s", tr("Your last move is taken back."));
    else
        online_tell(online, tr("%s takes the last move back."), online_name(online, seat));
}

static void hear_event(struct online *online, const value *push)
{
    int64_t number = online_number(push, "number", 0);
    if (number <= online->number)
        return;
    if (number > online->number + 1) { /* should never be; asked for, nothing is lost */
        online_enter(online);
        return;
    }
    online->number = number;
    if (strcmp(online_text(push, "what"), "back") == 0)
        tell_taken(online, push);
    take_status(online, borgo_json_member(push, "status"));
}

static void hear_chat(struct online *online, const value *push)
{
    online_tell_of(online, (unsigned)online_number(push, "seat", BORGO_WATCHER), "%s: %s",
                   online_text(push, "name"), online_text(push, "text"));
}

static void hear_rematch(struct online *online, const value *push)
{
    snprintf(online->info.rematch, sizeof online->info.rematch, "%s", online_text(push, "new"));
    if (online->full)
        online_tell(online, tr("%s wants to play again."), online_text(push, "by"));
}

static void hear_push(struct online *online, const value *push)
{
    const char *what = online_text(push, "push");
    if (!online->entered || strcmp(online_text(push, "table"), online->link.table) != 0)
        return;
    if (strcmp(what, "event") == 0)
        hear_event(online, push);
    else if (strcmp(what, "info") == 0)
        online_take_info(online, borgo_json_member(push, "info"));
    else if (strcmp(what, "chat") == 0)
        hear_chat(online, push);
    else if (strcmp(what, "rematch") == 0)
        hear_rematch(online, push);
}

/* No message has more values than it has commas and brackets. */
static size_t count_values(const char *text, size_t length)
{
    size_t count = 2;
    for (size_t i = 0; i < length; i++)
        count += text[i] == ',' || text[i] == '[' || text[i] == '{';
    return count;
}

void online_hear(struct online *online, char *text, size_t length)
{
    size_t room = count_values(text, length);
    value *values = allocate(room * sizeof *values);
    if (borgo_json_read(text, length, values, room, NULL)) {
        int64_t id = online_number(values, "id", -1);
        const value *answer = borgo_json_member(values, "answer");
        if (id >= 0 && answer)
            hear_answer(online, (enum online_request)(id % REQUEST_KINDS), answer);
        else
            hear_push(online, values);
    }
    free(values);
}
