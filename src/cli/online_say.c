/* What is said to the server: see online.h. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli/online.h"
#include "table/pact.h"

enum { ROOM = 4096 };

/* Of all that is said, these are truths. */
static bool is_truth(const char *name)
{
    static const char *const names[] = {"agrees", "events", "objects", "position", "without"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

static void put_word(struct borgo_json *json, const char *name, const char *word)
{
    if (is_truth(name))
        borgo_json_bool(json, name, strcmp(word, "true") == 0);
    else
        borgo_json_string(json, name, word);
}

void online_say(struct online *online, enum online_request what, const char *verb, ...)
{
    char room[ROOM];
    struct borgo_text text;
    struct borgo_json json;
    va_list words;
    va_start(words, verb);
    borgo_text_start(&text, room, sizeof room);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    borgo_json_number(&json, "id", (int64_t)++online->requests * REQUEST_KINDS + what);
    borgo_json_string(&json, "do", verb);
    if (what != SAID_HELLO)
        borgo_json_string(&json, "table", online->link.table);
    if (what == SAID_ENTER && online->number >= 0)
        borgo_json_number(&json, "since", online->number);
    for (const char *name; (name = va_arg(words, const char *)) != NULL;)
        put_word(&json, name, va_arg(words, const char *));
    va_end(words);
    borgo_json_close(&json);
    if (!borgo_json_end(&json) || !online->line) {
        online_answer(online,
                      online->line ? tr("That is too long.") : tr("Nothing can be sent now."));
        return;
    }
    remote_say(online->remote, online->line, room, text.used);
}

void online_greet(struct online *online)
{
    if (online->only_watches)
        online_say(online, SAID_HELLO, "hello", "lang", language()->code, NULL);
    else
        online_say(online, SAID_HELLO, "hello", "key", online->identity.key, "lang",
                   language()->code, NULL);
    online_enter(online);
}

void online_enter(struct online *online)
{
    online_say(online, SAID_ENTER, "enter", "lang", language()->code, "events", "true", "objects",
               online->full ? "true" : "false", "position", "true", NULL);
}

void online_join(struct online *online, const char *name)
{
    online->naming = false;
    online->joining = true;
    snprintf(online->joining_name, sizeof online->joining_name, "%s", name);
    online_say(online, SAID_JOIN, "join", "name", name, NULL);
}

void online_move_again(struct online *online)
{
    if (online->client[0])
        online_say(online, SAID_MOVE, "move", "move", online->move, "client", online->client, NULL);
}

void online_move(struct online *online, const char *move)
{
    snprintf(online->move, sizeof online->move, "%s", move);
    snprintf(online->client, sizeof online->client, "%s-%u", online->process, ++online->moves);
    online_move_again(online);
}

static void take_number(struct online *online)
{
    if (strcmp(online->numbered, online->info.commitment) == 0)
        return;
    sealing_number(online->link.table, online->info.commitment, online->pact_number);
    memcpy(online->numbered, online->info.commitment, sizeof online->numbered);
}

static void seal(struct online *online)
{
    unsigned char commitment[BORGO_HASH_BYTES], seal[BORGO_HASH_BYTES];
    char hex[BORGO_HEX_SIZE];
    if (strcmp(online->sealed, online->info.commitment) == 0
        || !borgo_hash_read_hex(online->info.commitment, commitment))
        return;
    take_number(online);
    borgo_pact_make_seal(online->seat, commitment, online->pact_number, seal);
    borgo_hash_write_hex(seal, hex);
    memcpy(online->sealed, online->info.commitment, sizeof online->sealed);
    online_say(online, SAID_PACT, "seal", "seal", hex, NULL);
}

static void reveal(struct online *online)
{
    char hex[BORGO_HEX_SIZE];
    if (strcmp(online->opened, online->info.commitment) == 0)
        return;
    take_number(online);
    borgo_hash_write_hex(online->pact_number, hex);
    memcpy(online->opened, online->info.commitment, sizeof online->opened);
    online_say(online, SAID_PACT, "reveal", "number", hex, NULL);
}

void online_seal(struct online *online)
{
    const struct online_info *info = &online->info;
    if (info->phase != AT_SEALING)
        return;
    if (strcmp(online->promised, info->commitment) != 0 && !online->full) {
        online_tell(online, "%s", tr("The deal is sealed; its seal, for checking afterwards:"));
        online_tell(online, "%s", info->commitment);
    }
    memcpy(online->promised, info->commitment, sizeof online->promised);
    if (online->seat == BORGO_WATCHER || !(info->pact_awaited >> online->seat & 1))
        return;
    if (info->sealed_all)
        reveal(online);
    else
        seal(online);
}
