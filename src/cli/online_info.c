/* The table's info: see online.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/online.h"
#include "games/registry.h"
#include "terminal/clock.h"

const char *online_text(const value *object, const char *name)
{
    const value *found = object ? borgo_json_member(object, name) : NULL;
    return found && found->kind == BORGO_JSON_STRING ? found->string : "";
}

int64_t online_number(const value *object, const char *name, int64_t otherwise)
{
    const value *found = object ? borgo_json_member(object, name) : NULL;
    return found && found->kind == BORGO_JSON_INTEGER ? found->integer : otherwise;
}

bool online_truth(const value *object, const char *name)
{
    const value *found = object ? borgo_json_member(object, name) : NULL;
    return found && found->kind == BORGO_JSON_TRUE;
}

borgo_seats online_seats(const value *list)
{
    borgo_seats seats = 0;
    if (!list || list->kind != BORGO_JSON_ARRAY)
        return 0;
    for (const value *at = borgo_json_first(list); at; at = borgo_json_next(list, at))
        if (at->kind == BORGO_JSON_INTEGER && at->integer >= 0 && at->integer < BORGO_MAX_SEATS)
            seats |= (borgo_seats)(1u << at->integer);
    return seats;
}

/* A seat that a member names, or BORGO_WATCHER. */
static unsigned seat_in(const value *object, const char *name)
{
    int64_t seat = online_number(object, name, BORGO_WATCHER);
    return seat >= 0 && seat < BORGO_MAX_SEATS ? (unsigned)seat : BORGO_WATCHER;
}

static void read_chairs(const struct online *online, const value *list, struct online_info *info)
{
    if (!list || list->kind != BORGO_JSON_ARRAY)
        return;
    for (const value *at = borgo_json_first(list); at && info->players < BORGO_MAX_SEATS;
         at = borgo_json_next(list, at)) {
        struct online_chair *chair = &info->chair[info->players++];
        const char *name = online_text(at, "name");
        snprintf(chair->kind, sizeof chair->kind, "%s", online_text(at, "kind"));
        snprintf(chair->name, sizeof chair->name, "%s", borgo_seat_is_name(name) ? name : "");
        chair->here = online_truth(at, "here");
        chair->mine = online->person[0] && strcmp(online->person, online_text(at, "person")) == 0;
    }
}

static void read_questions(const value *from, struct online_info *info)
{
    const value *pact = borgo_json_member(from, "pact"), *wish = borgo_json_member(from, "wish"),
                *absent = borgo_json_member(from, "absent"),
                *ended = borgo_json_member(from, "ended");
    info->sealed_all = strcmp(online_text(pact, "phase"), "opening") == 0;
    snprintf(info->commitment, sizeof info->commitment, "%s", online_text(pact, "commitment"));
    info->pact_awaited = pact ? online_seats(borgo_json_member(pact, "awaited")) : 0;
    info->wish = wish;
    info->wish_seat = seat_in(wish, "seat");
    info->wish_awaited = wish ? online_seats(borgo_json_member(wish, "awaited")) : 0;
    info->absent = absent;
    info->absent_seat = seat_in(absent, "seat");
    info->absent_late = strcmp(online_text(absent, "why"), "time") == 0;
    if (absent)
        info->absent_said = online_seats(borgo_json_member(absent, "wait"))
                            | online_seats(borgo_json_member(absent, "end"));
    snprintf(info->why, sizeof info->why, "%s", online_text(ended, "why"));
    info->ended_by = seat_in(ended, "seat");
    info->winners = ended ? online_seats(borgo_json_member(ended, "winners")) : 0;
}

static void read_clock(const value *clock, struct online_info *info)
{
    const value *left = clock ? borgo_json_member(clock, "left") : NULL;
    unsigned seat = 0;
    info->clock = left && left->kind == BORGO_JSON_ARRAY;
    info->at = borgo_clock_now();
    info->running = clock ? online_seats(borgo_json_member(clock, "running")) : 0;
    for (const value *at = info->clock ? borgo_json_first(left) : NULL;
         at && seat < BORGO_MAX_SEATS; at = borgo_json_next(left, at))
        info->left[seat++] = at->integer;
}

bool online_read_info(struct online *online, const value *from, struct online_info *info)
{
    static const char *const phases[] = {"waiting", "sealing", "playing", "over", "closed"};
    const char *phase = online_text(from, "phase");
    int found = 0;
    *info = (struct online_info){.ended_by = BORGO_WATCHER};
    info->game = borgo_games_find(online_text(from, "game"), NULL, NULL);
    while (found < 5 && strcmp(phase, phases[found]) != 0)
        found++;
    if (!info->game || found == 5)
        return false;
    info->phase = (enum online_phase)found;
    info->keeper = seat_in(from, "keeper");
    info->chat = online_truth(from, "chat");
    info->hints = online_truth(from, "hints");
    info->data = online_truth(from, "data");
    info->armed = online_truth(from, "armed");
    read_chairs(online, borgo_json_member(from, "seats"), info);
    read_questions(from, info);
    read_clock(borgo_json_member(from, "clock"), info);
    snprintf(info->rematch, sizeof info->rematch, "%s", online_text(from, "rematch"));
    return info->players > 0;
}

/* What is different. */

static bool is(const struct online_chair *chair, const char *kind)
{
    return strcmp(chair->kind, kind) == 0;
}

enum { LONGEST = 600 };

/* The format, translated already, has one name in it. */
__attribute__((format(printf, 2, 0))) static void tell(struct online *online, const char *format,
                                                       const char *name)
{
    char text[LONGEST];
    snprintf(text, sizeof text, format, name);
    online_tell(online, "%s", text);
}

static void tell_chair(struct online *online, const struct online_chair *old,
                       const struct online_chair *new, bool same_table)
{
    if (!same_table || new->mine)
        return;
    if (is(new, "person") && (is(old, "open") || is(old, "invited")))
        tell(online, tr("%s sits down."), new->name);
    else if (is(new, "open") && is(old, "person"))
        tell(online, tr("%s gets up."), old->name);
    else if (is(new, "away") && is(old, "person"))
        tell(online, tr("A computer plays for %s until they are back."), new->name);
    else if (is(new, "computer") && (is(old, "person") || is(old, "away")))
        tell(online, tr("A computer plays for %s from now on."), old->name);
    else if (is(new, "person") && is(old, "away"))
        tell(online, tr("%s plays again."), new->name);
    else if (is(new, "person") && is(old, "person") && old->here && !new->here)
        tell(online, tr("%s is not on the line."), new->name);
    else if (is(new, "person") && is(old, "person") && !old->here && new->here)
        tell(online, tr("%s is here."), new->name);
}

static void tell_questions(struct online *online, const struct online_info *old,
                           const struct online_info *new)
{
    if (old->wish && !new->wish && online->number >= 0 && old->phase == new->phase
        && !online->taken)
        tell(online, "%s", tr("Nothing is taken back."));
    if (new->wish && !old->wish &&new->wish_seat == online->seat)
        tell(online, "%s", tr("The others are asked whether you may."));
    if (new->absent && !old->absent &&new->absent_seat != online->seat
        && online->seat != BORGO_WATCHER && !online->full)
        tell(online,
             tr("%s doesn't come. Type 'absent wait', 'absent computer' (one plays instead) or "
                "'absent end'."),
             online_name(online, new->absent_seat));
}

/* A line like `A Ada, B Bo, C open`. */
void online_tell_table(struct online *online)
{
    const struct online_info *info = &online->info;
    char line[BORGO_MAX_SEATS * (BORGO_MAX_NAME + 20)];
    struct borgo_text text;
    if (online->full) /* where it stands on the screen */
        return;
    borgo_text_start(&text, line, sizeof line);
    for (unsigned seat = 0; seat < info->players; seat++)
        borgo_text_print(&text, "%s%c %s", seat ? ", " : "", borgo_canvas_seat_letter(seat),
                         info->chair[seat].name[0] ? info->chair[seat].name : tr("(open)"));
    online_tell(online, "%s: %s. %s", online->link.table, info->game->title, line);
}

static void tell_keeper(struct online *online, const struct online_info *old)
{
    const struct online_info *info = &online->info;
    bool full = true, was_full = old->players > 0;
    for (unsigned seat = 0; seat < info->players; seat++) {
        full = full && !is(&info->chair[seat], "open") && !is(&info->chair[seat], "invited");
        was_full = was_full && !is(&old->chair[seat], "open") && !is(&old->chair[seat], "invited");
    }
    if (info->phase == AT_WAITING && info->keeper == online->seat && full && !was_full
        && !info->armed && !online->full)
        tell(online, "%s", tr("All chairs are taken: 'start' lets the game begin."));
}

static void find_seat(struct online *online)
{
    unsigned before = online->seat;
    online->seat = BORGO_WATCHER;
    for (unsigned seat = 0; seat < online->info.players && !online->only_watches; seat++)
        if (online->info.chair[seat].mine)
            online->seat = seat;
    if (online->seat != before) { /* what was drawn was drawn for other eyes */
        free(online->shown);
        online->shown = NULL;
    }
    if (before != BORGO_WATCHER && online->seat == BORGO_WATCHER && online->entered
        && online->info.phase < AT_OVER)
        tell(online, "%s",
             online->info.phase == AT_WAITING ? tr("You were taken from your chair; you watch.")
                                              : tr("A computer plays your seat from now on; you "
                                                   "watch."));
}

void online_take_info(struct online *online, const value *from)
{
    struct online_info old = online->info, new;
    if (!from || !online_read_info(online, from, &new))
        return;
    online->info = new;
    find_seat(online);
    for (unsigned seat = 0; seat < new.players; seat++)
        tell_chair(online, &old.chair[seat], &new.chair[seat], old.players == new.players);
    tell_questions(online, &old, &new);
    if (!old.game)
        online_tell_table(online);
    tell_keeper(online, &old);
    online->taken = false;
    online_seal(online);
}
