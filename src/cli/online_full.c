/* A server's table on the full screen: see online.h. The game is played by terminal/full, for which
 * this is the host of a table elsewhere; the room before it is in online_room.c. What the server
 * tells is heard whatever is shown. */
#include "cli/online_full.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "terminal/clock.h"

enum { MOST_NUMBER = 1 << 20, MOST_CELL = 1000 };

/* What is told. */

void full_tell(struct online *online, unsigned seat, const char *text)
{
    struct online_full *full = online->full;
    add_to_story(&full->story, text, seat < BORGO_MAX_SEATS ? (int)seat : -1, full->beats);
}

void full_answer(struct online *online, const char *text)
{
    snprintf(online->full->answer, MAX_LINE, "%s", text);
}

void full_part(struct online *online, const char *text)
{
    char *words = online->full->words;
    size_t used = strlen(words);
    snprintf(words + used, MAX_LINE - used, "%s\n", text);
}

void full_fail(struct online *online, const char *why)
{
    snprintf(online->full->failure, MAX_LINE, "%s", why);
}

void full_take_position(struct online *online)
{
    online->full->positions++;
}

void full_take_record(struct online *online, struct borgo_record *record)
{
    struct online_full *full = online->full;
    struct borgo_error error = {.translate = tr};
    full->record = *record;
    full->has_record = true;
    full->kept = online_keep_record(record, &error);
    if (!full->kept)
        full_part(online, error.message);
}

static void add_beat(struct online_full *full, unsigned seat)
{
    if (full->beats == full->room) {
        full->room = 2 * full->room + 256;
        full->actors = realloc(full->actors, full->room);
        if (!full->actors)
            abort();
    }
    full->actors[full->beats++] = (uint8_t)seat;
}

/* A move as the server writes it, in terms of its form; what isn't a number or a cell is veiled. */
static bool read_description(const struct borgo_game *game, const value *move,
                             struct borgo_description *out)
{
    const char *kind = online_text(move, "kind");
    for (out->kind = 0; out->kind < game->form_count; out->kind++)
        if (strcmp(game->forms[out->kind].sentence.name, kind) == 0)
            break;
    if (out->kind == game->form_count)
        return false;
    const struct borgo_place *place = game->forms[out->kind].sentence.place;
    for (unsigned i = 0; i < BORGO_EVENT_PLACES && place[i].name; i++) {
        const value *given = borgo_json_member(move, place[i].name);
        const value *first =
            given && given->kind == BORGO_JSON_ARRAY ? borgo_json_first(given) : NULL;
        const value *second = first ? borgo_json_next(given, first) : NULL;
        out->value[i] = BORGO_VEILED;
        if (given && given->kind == BORGO_JSON_INTEGER && given->integer >= 0
            && given->integer < MOST_NUMBER)
            out->value[i] = (int32_t)given->integer;
        if (place[i].type == BORGO_CELL && second && llabs(first->integer) < MOST_CELL
            && llabs(second->integer) < MOST_CELL)
            out->value[i] = borgo_cell((int)first->integer, (int)second->integer);
    }
    return true;
}

/* The things on the screen that it was about. */
static void mark_things(struct online_full *full, const value *move)
{
    const struct borgo_game *game = full->online->info.game;
    const struct full_board *board = find_board(game);
    struct borgo_description description = {0};
    if (!move || !board || !read_description(game, move, &description))
        return;
    const struct borgo_form *form = &game->forms[description.kind];
    for (unsigned i = 0; i < BORGO_EVENT_PLACES && form->sentence.place[i].name; i++) {
        bool stands = form->sentence.place[i].type == BORGO_CELL || i < form->written;
        if (!stands || description.value[i] == BORGO_VEILED)
            continue;
        int32_t thing = board->thing(full->online->box, full->online->desk.seen, &description, i);
        if (thing != NO_THING)
            full->marks[full->mark_count++ % MOST_MARKS] = (struct mark){thing, full->beats};
    }
}

static void hear_entry(struct online_full *full, const value *entry)
{
    unsigned seat = (unsigned)online_number(entry, "seat", BORGO_CHANCE);
    const value *events = borgo_json_member(entry, "events");
    if (seat < BORGO_MAX_SEATS)
        mark_things(full, borgo_json_member(entry, "move"));
    if (events && events->kind == BORGO_JSON_ARRAY)
        for (const value *at = borgo_json_first(events); at; at = borgo_json_next(events, at))
            online_tell_of(full->online, (unsigned)online_number(at, "seat", BORGO_WATCHER), "%s",
                           online_text(at, "say"));
    add_beat(full, seat);
}

/* All of it comes once, to who enters a game that goes on; chat that was heard before stays. */
void full_hear_entries(struct online *online, const value *entries, bool all)
{
    struct online_full *full = online->full;
    if (!entries || entries->kind != BORGO_JSON_ARRAY || (all && full->beats > 0))
        return;
    for (const value *at = borgo_json_first(entries); at; at = borgo_json_next(entries, at))
        hear_entry(full, at);
}

/* What is to be seen. */

/* The first beat behind the viewer's last turn, as since_last_turn finds it. */
static uint32_t last_turn(const struct online_full *full, unsigned viewer)
{
    uint32_t at = full->beats;
    while (at > 0 && (full->actors[at - 1] == viewer || full->actors[at - 1] == BORGO_CHANCE))
        at--;
    while (at > 0 && full->actors[at - 1] != viewer)
        at--;
    return at;
}

/* Minutes and seconds, or hours, or days. */
static void write_clock(int64_t milliseconds, char *text, size_t size)
{
    int64_t seconds = milliseconds > 0 ? (milliseconds + 999) / 1000 : 0;
    if (seconds < 3600)
        snprintf(text, size, "%d:%02d", (int)(seconds / 60), (int)(seconds % 60));
    else if (seconds < 48 * 3600)
        snprintf(text, size, tr("%d h"), (int)(seconds / 3600));
    else
        snprintf(text, size, tr("%d days"), (int)(seconds / 86400));
}

static int64_t time_left(const struct online_info *info, unsigned seat)
{
    double passed = info->running >> seat & 1 ? borgo_clock_now() - info->at : 0;
    return info->left[seat] - (int64_t)(1000 * passed);
}

/* Behind a seat's name: that nobody is there, or how much time there is. */
static void write_note(const struct online_full *full, unsigned seat, char *note, size_t size)
{
    const struct online_info *info = &full->online->info;
    const struct online_chair *chair = &info->chair[seat];
    *note = '\0';
    if (strcmp(chair->kind, "away") == 0 || (strcmp(chair->kind, "person") == 0 && !chair->here))
        snprintf(note, size, "%s", tr("away"));
    else if (info->clock && info->phase == AT_PLAYING)
        write_clock(time_left(info, seat), note, size);
}

/* Whoever sits there now, for everything that tells of them. */
static void set_scene(struct online_full *full)
{
    struct online *online = full->online;
    struct borgo_record *scene = &full->scene;
    scene->game = online->info.game;
    scene->setup = online->setup;
    scene->box = online->box;
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        snprintf(scene->seat[seat].name, sizeof scene->seat[seat].name, "%s",
                 online->info.chair[seat].name);
    full->frame.ticks = online->info.clock && online->info.phase == AT_PLAYING;
    full->host.record = full->has_record ? &full->record : scene;
    full->host.people = online->seat == BORGO_WATCHER ? 0 : (borgo_seats)(1u << online->seat);
}

static struct table_needs advance(void *full_)
{
    struct online_full *full = full_;
    struct online *online = full->online;
    bool asked = online_question(online) == ASKS_MOVE;
    set_scene(full);
    return (struct table_needs){.stage = full->has_record ? BORGO_STAGE_OVER : BORGO_STAGE_MOVING,
                                .people = asked ? full->host.people : 0};
}

static uint64_t moment(void *full_)
{
    const struct online_full *full = full_;
    return 2 * full->positions + (online_question(full->online) == ASKS_MOVE);
}

static void look(void *full_, struct view *view, struct story *story, void *seen)
{
    struct online_full *full = full_;
    const struct online *online = full->online;
    unsigned kept = full->mark_count < MOST_MARKS ? full->mark_count : MOST_MARKS;
    (void)story;
    memcpy(seen, online->desk.seen, online->info.game->state_size);
    view->story = &full->story;
    view->since = last_turn(full, view->viewer);
    view->recent_count = 0;
    for (unsigned i = 0; i < kept; i++)
        if (full->marks[i].beat >= view->since && view->recent_count < MAX_RECENT)
            view->recent[view->recent_count++] = full->marks[i].thing;
    view->acts = online->moving ? online->awaited : 0;
    for (unsigned seat = 0; seat < online->info.players; seat++)
        write_note(full, seat, view->note[seat], sizeof view->note[seat]);
}

/* Somebody has asked the people here something: in two lines, what and which keys answer. */
static bool tell_question(const struct online_full *full, char lines[2][MAX_LINE])
{
    const struct online *online = full->online;
    const struct online_info *info = &online->info;
    bool sits = online->seat != BORGO_WATCHER && info->phase == AT_PLAYING;
    if (online_question(online) == ASKS_CONSENT) {
        snprintf(lines[0], MAX_LINE, tr("%s asks to take the last move back."),
                 online_name(online, info->wish_seat));
        snprintf(lines[1], MAX_LINE, "%s", tr("y: that is fine   n: it stays"));
        return true;
    }
    if (info->absent && sits && info->absent_seat != online->seat
        && !(info->absent_said >> online->seat & 1)) {
        snprintf(lines[0], MAX_LINE,
                 info->absent_late ? tr("%s's time is up.") : tr("%s doesn't come."),
                 online_name(online, info->absent_seat));
        snprintf(lines[1], MAX_LINE, "%s",
                 tr("w: wait on   p: a computer plays instead   x: end the game"));
        return true;
    }
    return false;
}

static bool tell_lines(void *full_, char lines[2][MAX_LINE])
{
    struct online_full *full = full_;
    const struct online *online = full->online;
    lines[0][0] = lines[1][0] = '\0';
    if (full->typing == CONFIRMS_RESIGNING) {
        snprintf(lines[0], MAX_LINE, "%s", tr("Do you give the game up?"));
        snprintf(lines[1], MAX_LINE, "%s", tr("y: yes, it is over for me   any other key: no"));
    } else if (full->typing) {
        snprintf(lines[0], MAX_LINE, "%s%s▏", typing_prompt(full->typing), full->typed);
        snprintf(lines[1], MAX_LINE, "%s", tr("Enter sends it, Esc doesn't."));
    } else if (!online->line) {
        snprintf(lines[0], MAX_LINE, "%s", tr("The line to the server is lost."));
        snprintf(lines[1], MAX_LINE, "%s",
                 tr("It is tried again and again, and nothing of the game is lost."));
    } else if (full->answer[0]) {
        snprintf(lines[0], MAX_LINE, "%s", full->answer);
    } else {
        return tell_question(full, lines);
    }
    return true;
}

static void tell_status(void *full_, char *text, size_t size)
{
    const struct online_full *full = full_;
    const struct online *online = full->online;
    if (!online->line)
        snprintf(text, size, "%s", tr("no line"));
    else if (online->info.wish)
        snprintf(text, size, tr("%s asks to take back"),
                 online_name(online, online->info.wish_seat));
    for (unsigned seat = 0; !*text && seat < online->info.players && online->moving; seat++)
        if (online->awaited >> seat & 1 && seat != online->seat)
            snprintf(text, size, tr("Waiting for %s …"), online_name(online, seat));
}

/* What is done. */

static void play(void *full_, unsigned seat, borgo_move move)
{
    struct online_full *full = full_;
    (void)seat;
    online_take_move(full->online, move);
}

/* What comes of it is heard. */
static bool take_back(void *full_, unsigned seat, char sentence[MAX_LINE])
{
    struct online_full *full = full_;
    (void)seat, (void)sentence;
    online_say(full->online, SAID_WISH, "back", NULL);
    return false;
}

static void answer(void *full_, unsigned seat, bool agrees)
{
    struct online_full *full = full_;
    (void)seat;
    online_take_consent(full->online, agrees);
}

static struct borgo_job *job(void *full_, unsigned seat, const struct borgo_player *player,
                             char sentence[MAX_LINE])
{
    const struct online_full *full = full_;
    const struct online *online = full->online;
    if (!online->info.hints) {
        snprintf(sentence, MAX_LINE, "%s", tr("There are no hints where other people play."));
        return NULL;
    }
    return borgo_job_new(player, online->info.game, online->box, online->desk.seen, seat,
                         online->requests);
}

static void accept(void *full_, const struct borgo_job *thought)
{
    (void)full_, (void)thought; /* no computer player of this table thinks here */
}

/* A key that answers a question; false: none is asked, or it is another key. */
static bool answer_question(struct online_full *full, int key)
{
    static const char *const choices[] = {"wait", "computer", "end"};
    static const char keys[] = "wpx";
    struct online *online = full->online;
    char lines[2][MAX_LINE];
    if (!tell_question(full, lines) || key <= 0 || key >= 128)
        return false;
    if (online_question(online) == ASKS_CONSENT) {
        bool agrees = strchr(tr("yY"), key), refuses = key == 'n' || key == 'N';
        if (agrees || refuses)
            online_take_consent(online, agrees);
        return agrees || refuses;
    }
    const char *found = strchr(keys, key);
    if (found)
        online_say(online, SAID_OTHER, "absent", "choice", choices[found - keys], NULL);
    return found;
}

static bool press(void *full_, int key)
{
    struct online_full *full = full_;
    full->answer[0] = '\0';
    if (type_key(full, key) || answer_question(full, key))
        return true;
    if (key == 'c')
        start_typing(full, TYPES_CHAT);
    else if (key == 'm')
        read_table(full);
    else
        return false;
    return true;
}

/* The end. */

static bool has_left(void *full_)
{
    const struct online_full *full = full_;
    return full->online->leaves || is_room(full->online);
}

static void put_last_words(void *full_, struct writing *writing)
{
    const struct online_full *full = full_;
    if (full->words[0])
        writing_add(writing, "%s\n", full->words);
    if (full->online->info.rematch[0])
        writing_add(writing, "%s\n\n", tr("There is a table for another game: n goes there."));
    if (full->answer[0])
        writing_add(writing, "%s\n\n", full->answer);
}

static void forget_game(struct online_full *full)
{
    if (full->has_record)
        borgo_record_close(&full->record);
    full->has_record = false;
    free(full->kept);
    free(full->actors);
    free_story(&full->story);
    full->kept = NULL;
    full->actors = NULL;
    full->beats = full->room = 0;
    full->mark_count = 0;
    full->words[0] = full->answer[0] = '\0';
    full->typing = TYPES_NOTHING;
}

/* What remains to be read when the screen is gone. */
static void say_last_words(struct online_full *full)
{
    struct online *online = full->online;
    if (full->has_record && borgo_record_is_over(&full->record))
        online_show_outcome(online, &full->record);
    if (full->words[0])
        say("%s", full->words);
    if (full->kept)
        say(tr("The record is in '%s'."), full->kept);
    if (full->failure[0])
        complain("%s", full->failure);
    else if (!full->has_record && online->seat != BORGO_WATCHER && online->info.phase < AT_OVER)
        say("%s", tr("Your seat stays yours: the same command comes back to it."));
}

static void play_again(struct online_full *full)
{
    forget_game(full);
    online_say(full->online, SAID_REMATCH, "rematch", NULL);
}

static void play_game(struct online_full *full)
{
    struct online *online = full->online;
    struct table_settings settings = {.seconds = 1, .budget = online->budget};
    set_scene(full);
    switch (play_at(&full->frame, &full->host, &settings)) {
    case TABLE_LEFT:
        online->leaves = true;
        break;
    case TABLE_OVER:
        online->leaves = online->leaves || full->has_record;
        break;
    case TABLE_REMATCH:
        play_again(full);
        break;
    case TABLE_ENDED:
        break;
    }
}

static void hear(void *online)
{
    online_take_news(online);
}

static const struct table_host host_there = {.watcher = BORGO_WATCHER,
                                             .advance = advance,
                                             .moment = moment,
                                             .look = look,
                                             .play = play,
                                             .take_back = take_back,
                                             .answer = answer,
                                             .job = job,
                                             .accept = accept,
                                             .press = press,
                                             .tell = tell_lines,
                                             .status = tell_status,
                                             .left = has_left,
                                             .last_words = put_last_words};

bool play_online_full(struct online *online)
{
    struct online_full *full = allocate(sizeof *full);
    if (!frame_open(&full->frame, online->screen.colour)) {
        free(full);
        return false;
    }
    online->full = full;
    full->online = online;
    full->host = host_there;
    full->host.of = full;
    full->host.keys =
        tr(N_("←↑→↓ r turn ⏎ act u back e end c say m table s scores g log ? help q quit"));
    full->host.help = tr(N_("|c                  says something to the others\n"
                            "|m                  the table: who is here, the link, giving up\n"));
    full->frame.hear = hear;
    full->frame.hearer = online;
    full->frame.beside = remote_file(online->remote);
    while (!online->leaves && !full->frame.ended) {
        if (is_room(online))
            show_room(full);
        else
            play_game(full);
    }
    if (full->frame.ended)
        online->code = EXIT_INTERRUPTED;
    frame_close(&full->frame);
    online->leaves = true;
    say_last_words(full);
    forget_game(full);
    online->full = NULL;
    free(full);
    return true;
}
