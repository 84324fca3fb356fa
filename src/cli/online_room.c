/* The room before a game at a server's table, what is typed there and at the table, and the page
 * about the table: see online_full.h. */
#include "cli/online_full.h"

#include <stdio.h>
#include <string.h>

enum { ROOM_LINES = 8 };

const char *typing_prompt(enum typing typing)
{
    return typing == TYPES_NAME ? tr("Your name: ") : tr("Say: ");
}

/* Typing. */

static void add_character(struct online_full *full, int key)
{
    size_t used = strlen(full->typed);
    char *to = full->typed + used;
    if (key < ' ' || key == 127 || key >= PRESSED_ENTER || used + 5 > sizeof full->typed)
        return;
    if (key < 0x80) {
        *to++ = (char)key;
    } else if (key < 0x800) {
        *to++ = (char)(0xc0 | key >> 6);
        *to++ = (char)(0x80 | (key & 0x3f));
    } else {
        if (key >= 0x10000)
            *to++ = (char)(0xf0 | key >> 18);
        *to++ = (char)(key >= 0x10000 ? 0x80 | (key >> 12 & 0x3f) : 0xe0 | key >> 12);
        *to++ = (char)(0x80 | (key >> 6 & 0x3f));
        *to++ = (char)(0x80 | (key & 0x3f));
    }
    *to = '\0';
}

static void drop_character(struct online_full *full)
{
    size_t used = strlen(full->typed);
    while (used > 0 && ((unsigned char)full->typed[--used] & 0xc0) == 0x80)
        ;
    full->typed[used] = '\0';
}

static void send_typed(struct online_full *full)
{
    struct online *online = full->online;
    if (full->typing == TYPES_NAME)
        online_take_name(online, full->typed);
    else if (full->typed[0])
        online_say(online, SAID_CHAT, "chat", "text", full->typed, NULL);
    full->typing = TYPES_NOTHING;
}

bool type_key(struct online_full *full, int key)
{
    if (!full->typing || key == PRESSED_NOTHING)
        return full->typing != TYPES_NOTHING;
    if (full->typing == CONFIRMS_RESIGNING) {
        full->typing = TYPES_NOTHING;
        if (key > 0 && key < 128 && strchr(tr("yY"), key))
            online_say(full->online, SAID_OTHER, "resign", NULL);
    } else if (key == PRESSED_ENTER) {
        send_typed(full);
    } else if (key == PRESSED_ESCAPE) {
        full->typing = TYPES_NOTHING;
    } else if (key == PRESSED_BACKSPACE) {
        drop_character(full);
    } else {
        add_character(full, key);
    }
    return true;
}

void start_typing(struct online_full *full, enum typing typing)
{
    full->typing = typing;
    full->typed[0] = '\0';
    if (typing != TYPES_CHAT || full->online->info.chat)
        return;
    full->typing = TYPES_NOTHING;
    full_answer(full->online, tr("There is no chat at this table."));
}

static void put_seats(const struct online_full *full, struct writing *writing)
{
    const struct online *online = full->online;
    const struct online_info *info = &online->info;
    for (unsigned seat = 0; seat < info->players; seat++) {
        const struct online_chair *chair = &info->chair[seat];
        bool person = strcmp(chair->kind, "person") == 0;
        const char *what = strcmp(chair->kind, "open") == 0       ? tr("(open)")
                           : seat == online->seat                 ? tr("you")
                           : strcmp(chair->kind, "computer") == 0 ? tr("a computer player")
                           : strcmp(chair->kind, "away") == 0     ? tr("a computer plays instead")
                           : strcmp(chair->kind, "invited") == 0  ? tr("is asked to come")
                           : person && chair->here                ? tr("is here")
                                                                  : tr("is not on the line");
        writing_add(writing, "|%c  %s%s%s%s\n", borgo_canvas_seat_letter(seat), chair->name,
                    chair->name[0] ? " · " : "", what,
                    seat == info->keeper ? tr(" · keeps the table") : "");
    }
}

static void put_link(const struct online *online, struct writing *writing)
{
    const struct remote_place *place = &online->link.place;
    bool brackets = strchr(place->host, ':'), usual = place->port == (place->tls ? 443 : 80);
    char port[16] = "", folder[REMOTE_PATH];
    if (!usual)
        snprintf(port, sizeof port, ":%d", place->port);
    snprintf(folder, sizeof folder, "%s", place->path);
    char *last = strrchr(folder, '/');
    if (last)
        last[1] = '\0';
    writing_add(writing, "|%s://%s%s%s%s%s#/t/%s\n", place->tls ? "https" : "http",
                brackets ? "[" : "", place->host, brackets ? "]" : "", port, folder,
                online->link.table);
}

void read_table(struct online_full *full)
{
    struct online *online = full->online;
    struct writing writing = {0};
    bool plays = online->seat != BORGO_WATCHER && online->info.phase == AT_PLAYING;
    writing_add(&writing, "\n# %s\n\n", tr("Who sits here"));
    put_seats(full, &writing);
    writing_add(&writing, "\n# %s\n\n", tr("The invitation"));
    put_link(online, &writing);
    if (online->promised[0])
        writing_add(&writing, "\n# %s\n\n|%s\n",
                    tr("The deal is sealed; its seal, for checking afterwards:"), online->promised);
    int key = read_page(&full->frame, online->link.table, writing.text,
                        plays ? tr("x give up   a end a game that has hardly begun   Esc closes")
                              : tr("Esc closes"));
    writing_free(&writing);
    if (key == 'x' && plays)
        start_typing(full, CONFIRMS_RESIGNING);
    else if (key == 'a' && plays)
        online_say(online, SAID_OTHER, "abort", NULL);
}

/* The room before the game. */

bool is_room(const struct online *online)
{
    return !online->entered || !online->box || online->info.phase < AT_PLAYING
           || (online->info.phase > AT_PLAYING && !online->full->has_record);
}

static bool is_full(const struct online_info *info)
{
    for (unsigned seat = 0; seat < info->players; seat++)
        if (strcmp(info->chair[seat].kind, "open") == 0
            || strcmp(info->chair[seat].kind, "invited") == 0)
            return false;
    return info->players > 0;
}

static bool may_start(const struct online *online)
{
    return online->entered && online->info.phase == AT_WAITING
           && online->info.keeper == online->seat && online->seat != BORGO_WATCHER;
}

static const char *what_now(const struct online *online)
{
    const struct online_info *info = &online->info;
    if (!online->ever)
        return tr("The server is being looked for …");
    if (!online->line)
        return tr("The line to the server is lost; it is tried again and again, and nothing of the "
                  "game is lost.");
    if (!online->entered || info->phase >= AT_OVER)
        return "…";
    if (info->phase == AT_SEALING)
        return tr("Everybody's program adds a number to the deal …");
    if (info->phase == AT_PLAYING)
        return tr("The cards are being dealt …");
    if (may_start(online) && is_full(info))
        return tr("All chairs are taken: Enter lets the game begin.");
    if (may_start(online) && !info->armed)
        return tr("Send the link to those who shall play. Enter lets the game begin as soon as "
                  "all chairs are taken, w begins without the open ones.");
    return is_full(info) ? tr("All chairs are taken; the game begins when the keeper says so.")
                         : tr("The game begins when all chairs are taken.");
}

static void put_room(const struct online_full *full, struct writing *writing)
{
    const struct online *online = full->online;
    const struct story *story = &full->story;
    writing_add(writing, "\n");
    put_link(online, writing);
    writing_add(writing, "\n");
    put_seats(full, writing);
    writing_add(writing, "\n%s\n\n", what_now(online));
    if (full->typing == TYPES_NAME && online->identity.name[0])
        writing_add(writing, tr("Enter alone takes the name %s."), online->identity.name);
    if (full->typing)
        writing_add(writing, "\n|%s%s▏\n", typing_prompt(full->typing), full->typed);
    if (full->answer[0])
        writing_add(writing, "\n%s\n", full->answer);
    writing_add(writing, "\n");
    for (unsigned i = story->count > ROOM_LINES ? story->count - ROOM_LINES : 0; i < story->count;
         i++)
        writing_add(writing, "- %s\n", story->at[i].text);
}

static void press_in_room(struct online_full *full, int key)
{
    struct online *online = full->online;
    if (key == PRESSED_NOTHING)
        return;
    full->answer[0] = '\0';
    if (type_key(full, key))
        return;
    if (key == PRESSED_ENTER && may_start(online))
        online_say(online, SAID_OTHER, "start", NULL);
    else if (key == 'w' && may_start(online))
        online_say(online, SAID_OTHER, "start", "without", "true", NULL);
    else if (key == 'c' && online->entered)
        start_typing(full, TYPES_CHAT);
    else if (key == 'l' && online->entered && online->info.phase == AT_WAITING
             && online->seat != BORGO_WATCHER)
        online_say(online, SAID_LEAVE, "leave", NULL);
    else if (key == 'q')
        online->leaves = true;
}

void show_room(struct online_full *full)
{
    struct online *online = full->online;
    struct writing writing = {0};
    if (online->naming && full->typing != TYPES_NAME)
        start_typing(full, TYPES_NAME);
    const char *keys = full->typing        ? tr("Enter sends it, Esc doesn't.")
                       : may_start(online) ? tr("⏎ begin   w begin without the open chairs   c say"
                                                "   l get up   q leave")
                       : online->seat != BORGO_WATCHER ? tr("c say   l get up   q leave")
                                                       : tr("c say   q leave");
    put_room(full, &writing);
    int key =
        read_changing_page(&full->frame, online->info.game ? online->info.game->title : "Borgo",
                           writing.text, keys, full->typing ? NULL : &full->top);
    writing_free(&writing);
    press_in_room(full, key);
}
