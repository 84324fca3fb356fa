/* Many people at many tables, all in one program that costs little itself: it shares the machine
 * with the server it measures. Every seat is a WebSocket of its own; moves are found with the rules
 * from the position each push brings, as a seat sees it, and sent at a steady rate.
 *
 *     load PORT TABLES RATE SECONDS    plays RATE moves a second in all, and prints one line:
 *                                      moves, moves a second, milliseconds until they are
 *                                      acknowledged (50 %, 99 %, longest), refused, games begun
 *     load PORT idle COUNT             opens so many, says hello, prints a line and waits for its
 *                                      standard input to end
 *
 * Tables play the four games in turn, with two to four seats. A game that is over is followed by a
 * new one. Waiting is counted from when a move was due, so a server that falls behind can't hide
 * it. */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "core/moves.h"
#include "core/position.h"
#include "core/setup.h"
#include "games/registry.h"
#include "host/host.h"
#include "table/pact.h"

enum { ROOM = 1 << 20, GAMES = 4, MOST_WAITS = 1 << 22, EVENTS = 512, ID = 48, AT_ONCE = 16 };
enum { HELLO = 1, CREATE, JOIN, ENTER, START, LOOK, SEAL, REVEAL, MOVE, EXIT };

struct client {
    int file;
    unsigned seat;
    struct table *table;
    char *rest; /* the beginning of a message whose end has not come */
    size_t rest_length;
    char *position; /* as this seat saw it when it was asked */
    size_t position_room;
    bool awaited, busy;
    double ready, due; /* since when it could move; when the move under way was due */
    unsigned char number[BORGO_SEED_BYTES];
};

struct table {
    unsigned game, players, answered;
    char id[ID];
    bool playing;
    unsigned credit; /* moves that are due */
    double due;
    struct client client[BORGO_MAX_SEATS];
};

struct load {
    int epoll;
    struct sockaddr_in server;
    struct table *tables;
    unsigned count, playing;
    unsigned char *box[GAMES][BORGO_MAX_SEATS + 1];
    struct borgo_rng rng;
    struct borgo_moves moves;
    char text[ROOM];
    bool measuring;
    float *waits; /* milliseconds */
    unsigned waited;
    uint64_t refused, begun;
};

static const char *const games[GAMES] = {"sunrise-lane", "sunrise-city", "shibuya",
                                         "project-skyline"};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static _Noreturn void give_up(const char *what)
{
    fprintf(stderr, "load: %s\n", what);
    exit(1);
}

static void *need(size_t size)
{
    void *memory = calloc(1, size);
    if (!memory)
        give_up("no memory");
    return memory;
}

/* WebSockets, as little of them as is needed. */

/* Waits: nobody sends so much that it matters. */
static void send_all(int file, const char *bytes, size_t length)
{
    while (length) {
        ssize_t sent = send(file, bytes, length, MSG_NOSIGNAL);
        if (sent < 0 && (errno == EAGAIN || errno == EINTR))
            continue;
        if (sent <= 0)
            give_up("the server hung up");
        bytes += sent;
        length -= (size_t)sent;
    }
}

/* A masked text; the mask is zero, so that the bytes stay as they are. */
static void say(struct client *client, const char *format, ...)
{
    char frame[2000], text[1900];
    va_list arguments;
    va_start(arguments, format);
    size_t length = (size_t)vsnprintf(text, sizeof text, format, arguments), head = 2;
    va_end(arguments);
    frame[0] = (char)0x81;
    frame[1] = (char)(0x80 | (length < 126 ? length : 126));
    if (length >= 126) {
        frame[head++] = (char)(length >> 8);
        frame[head++] = (char)length;
    }
    memset(frame + head, 0, 4);
    memcpy(frame + head + 4, text, length);
    send_all(client->file, frame, head + 4 + length);
}

static void connect_client(struct load *load, struct client *client)
{
    static const char request[] =
        "GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Protocol: borgo\r\n\r\n";
    char answer[1000];
    size_t used = 0;
    int one = 1;
    client->file = socket(AF_INET, SOCK_STREAM, 0);
    if (client->file < 0
        || connect(client->file, (struct sockaddr *)&load->server, sizeof load->server) != 0)
        give_up("can't connect");
    setsockopt(client->file, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    send_all(client->file, request, sizeof request - 1);
    while (used < 4 || memcmp(answer + used - 4, "\r\n\r\n", 4) != 0) {
        if (used == sizeof answer || recv(client->file, answer + used, 1, 0) != 1)
            give_up("no WebSocket was given");
        used++;
    }
    if (memcmp(answer, "HTTP/1.1 101", 12) != 0)
        give_up("a WebSocket was refused");
    fcntl(client->file, F_SETFL, O_NONBLOCK);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = client};
    epoll_ctl(load->epoll, EPOLL_CTL_ADD, client->file, &event);
}

static void say_hello(struct client *client)
{
    unsigned char key[16];
    char text[33];
    host_random_bytes(key, sizeof key);
    for (int i = 0; i < 16; i++)
        snprintf(text + 2 * i, 3, "%02x", key[i]);
    say(client, "{\"id\":%d,\"do\":\"hello\",\"key\":\"%s\",\"name\":\"P%u\"}", HELLO, text,
        client->seat);
}

/* From nothing to a game that is played: each step when all have answered the last. */

static void create(struct table *table)
{
    char seats[200] = "{\"kind\":\"me\"}";
    for (unsigned i = 1; i < table->players; i++)
        strcat(seats, ",{\"kind\":\"open\"}");
    say(&table->client[0], "{\"id\":%d,\"do\":\"create\",\"game\":\"%s\",\"seats\":[%s]}", CREATE,
        games[table->game], seats);
}

static void all_say(struct table *table, int id, const char *what)
{
    table->answered = 0;
    for (unsigned i = 0; i < table->players; i++)
        say(&table->client[i], "{\"id\":%d,\"do\":\"%s\",\"table\":\"%s\",\"position\":true}", id,
            what, table->id);
}

static void join_all(struct table *table)
{
    table->answered = 1;
    for (unsigned i = 1; i < table->players; i++)
        say(&table->client[i], "{\"id\":%d,\"do\":\"join\",\"table\":\"%s\",\"seat\":%u}", JOIN,
            table->id, i);
}

static void to_hex(const unsigned char *bytes, char *text)
{
    for (int i = 0; i < BORGO_HASH_BYTES; i++)
        snprintf(text + 2 * i, 3, "%02x", bytes[i]);
}

static void seal_all(struct table *table, const char *answer)
{
    unsigned char commitment[BORGO_HASH_BYTES], seal[BORGO_HASH_BYTES];
    char text[2 * BORGO_HASH_BYTES + 1];
    const char *found = strstr(answer, "\"commitment\":\"");
    if (!found)
        give_up("there is no commitment");
    for (int i = 0; i < BORGO_HASH_BYTES; i++) {
        char pair[3] = {found[14 + 2 * i], found[15 + 2 * i], '\0'};
        commitment[i] = (unsigned char)strtol(pair, NULL, 16);
    }
    table->answered = 0;
    for (unsigned i = 0; i < table->players; i++) {
        struct client *client = &table->client[i];
        host_random_bytes(client->number, sizeof client->number);
        borgo_pact_make_seal(i, commitment, client->number, seal);
        to_hex(seal, text);
        say(client, "{\"id\":%d,\"do\":\"seal\",\"table\":\"%s\",\"seal\":\"%s\"}", SEAL, table->id,
            text);
    }
}

static void reveal_all(struct table *table)
{
    char text[2 * BORGO_SEED_BYTES + 1];
    table->answered = 0;
    for (unsigned i = 0; i < table->players; i++) {
        to_hex(table->client[i].number, text);
        say(&table->client[i], "{\"id\":%d,\"do\":\"reveal\",\"table\":\"%s\",\"number\":\"%s\"}",
            REVEAL, table->id, text);
    }
}

static void take_id(struct table *table, const char *answer)
{
    const char *found = strstr(answer, "\"table\":\"");
    if (!found)
        give_up("there is no table");
    snprintf(table->id, sizeof table->id, "%.*s", (int)strcspn(found + 9, "\""), found + 9);
}

static void set_up(struct load *load, struct table *table, int id, const char *answer)
{
    bool all = ++table->answered >= table->players;
    switch (id) {
    case HELLO:
    case EXIT:
        if (all)
            create(table);
        break;
    case CREATE:
        take_id(table, answer);
        join_all(table);
        break;
    case JOIN:
        if (all)
            all_say(table, ENTER, "enter");
        break;
    case ENTER:
        if (all)
            say(&table->client[0], "{\"id\":%d,\"do\":\"start\",\"table\":\"%s\"}", START,
                table->id);
        break;
    case START:
        say(&table->client[0], "{\"id\":%d,\"do\":\"look\",\"table\":\"%s\"}", LOOK, table->id);
        break;
    case LOOK:
        seal_all(table, answer);
        break;
    case SEAL:
        if (all)
            reveal_all(table);
        break;
    default:
        if (!all)
            break;
        table->playing = true;
        load->playing++;
        load->begun++;
    }
}

/* Playing. */

static const void *box_of(struct load *load, const struct table *table,
                          const struct borgo_game *game, const struct borgo_setup *setup)
{
    unsigned char **box = &load->box[table->game][table->players];
    if (!*box) {
        *box = need(game->box_size);
        if (!borgo_setup_make_box(game, setup, *box, NULL))
            give_up("no box");
    }
    return *box;
}

/* A random move of what the seat sees. */
static void move(struct load *load, struct client *client, double due)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    char room[400];
    struct table *table = client->table;
    const struct borgo_game *game = borgo_games_find(games[table->game], NULL, NULL);
    struct borgo_setup setup;
    struct borgo_reader reader = {client->position};
    struct borgo_error error = {0};
    struct borgo_text text;
    borgo_setup_default(game, &setup);
    if (!borgo_position_read_setup(game, &reader, &setup, &error))
        give_up(error.message);
    const void *box = box_of(load, table, game, &setup);
    if (!borgo_position_read(game, box, &reader, client->seat, state, &error))
        give_up(error.message);
    borgo_moves_list(game, box, state, client->seat, &load->moves);
    if (load->moves.count == 0)
        give_up("there is no move");
    borgo_text_start(&text, room, sizeof room);
    borgo_moves_write(game, box, state,
                      load->moves.at[borgo_rng_below(&load->rng, load->moves.count)], &text);
    client->awaited = false;
    client->busy = true;
    client->due = due;
    say(client, "{\"id\":%d,\"do\":\"move\",\"table\":\"%s\",\"move\":\"%s\",\"client\":\"%llx\"}",
        MOVE, table->id, room, (unsigned long long)borgo_rng_next(&load->rng));
}

/* Moves if it is time to and somebody can. */
static void go_on(struct load *load, struct table *table)
{
    for (unsigned i = 0; table->playing && table->credit && i < table->players; i++) {
        struct client *client = &table->client[i];
        if (!client->awaited || client->busy)
            continue;
        table->credit--;
        move(load, client, client->ready > table->due ? client->ready : table->due);
    }
}

static bool is_in(const char *list, unsigned seat)
{
    for (; *list && *list != ']'; list++)
        if (*list == (char)('0' + seat))
            return true;
    return false;
}

static void begin_anew(struct load *load, struct table *table)
{
    table->playing = false;
    load->playing--;
    for (unsigned i = 0; i < table->players; i++)
        table->client[i].awaited = false;
    all_say(table, EXIT, "exit");
}

static void take_event(struct load *load, struct client *client, const char *text)
{
    const char *people = strstr(text, "\"people\":["), *found = strstr(text, "\"position\":\"");
    if (client->table->playing && strstr(text, "\"over\":true")) {
        if (client->seat == 0)
            begin_anew(load, client->table);
        return;
    }
    if (!people || !found)
        return;
    client->awaited = is_in(people + 10, client->seat) && strstr(text, "\"stage\":\"moving\"");
    if (!client->awaited)
        return;
    size_t length = strcspn(found + 12, "\"");
    if (length >= client->position_room) {
        free(client->position);
        client->position = need(client->position_room = length + 200);
    }
    memcpy(client->position, found + 12, length);
    client->position[length] = '\0';
    client->ready = now();
    go_on(load, client->table);
}

static void take_answer(struct load *load, struct client *client, char *text)
{
    int id = (int)strtol(text + 6, NULL, 10);
    bool fine = strstr(text, "\"ok\":true") != NULL;
    if (id != MOVE) {
        if (!fine)
            give_up(text);
        set_up(load, client->table, id, text);
        return;
    }
    client->busy = false;
    if (!fine && load->refused++ < 3)
        fprintf(stderr, "load: %s\n", text);
    if (fine && load->measuring && load->waited < MOST_WAITS)
        load->waits[load->waited++] = (float)(1000 * (now() - client->due));
    go_on(load, client->table);
}

static void take_message(struct load *load, struct client *client, char *text)
{
    if (strncmp(text, "{\"id\":", 6) == 0)
        take_answer(load, client, text);
    else if (strncmp(text, "{\"push\":\"event\"", 15) == 0)
        take_event(load, client, text);
}

/* What came: whole frames are taken, the rest is kept. Pings are answered. */
static size_t take_frames(struct load *load, struct client *client, char *bytes, size_t length)
{
    size_t at = 0;
    while (length - at >= 2) {
        const unsigned char *head = (const unsigned char *)bytes + at;
        size_t before = 2, size = head[1] & 0x7f;
        if (size == 126 && length - at >= 4)
            before = 4, size = (size_t)head[2] << 8 | head[3];
        else if (size == 127 && length - at >= 10)
            before = 10, size = (size_t)head[7] << 16 | (size_t)head[8] << 8 | head[9];
        if (((head[1] & 0x7f) > 125 && before == 2) || length - at < before + size)
            break;
        char *text = bytes + at + before, next = text[size];
        text[size] = '\0';
        if ((head[0] & 15) == 9)
            send_all(client->file, "\x8a\x81\0\0\0\0?", 7);
        else if ((head[0] & 15) == 1 && client->table)
            take_message(load, client, text);
        text[size] = next;
        at += before + size;
    }
    return at;
}

static void read_client(struct load *load, struct client *client)
{
    memcpy(load->text, client->rest ? client->rest : "", client->rest_length);
    ssize_t got =
        recv(client->file, load->text + client->rest_length, ROOM - client->rest_length - 1, 0);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (got <= 0)
        give_up("the server hung up");
    size_t length = client->rest_length + (size_t)got;
    size_t taken = take_frames(load, client, load->text, length);
    free(client->rest);
    client->rest = NULL;
    client->rest_length = length - taken;
    if (client->rest_length) {
        client->rest = need(client->rest_length);
        memcpy(client->rest, load->text + taken, client->rest_length);
    }
}

static void serve(struct load *load, int milliseconds)
{
    struct epoll_event events[EVENTS];
    int count = epoll_wait(load->epoll, events, EVENTS, milliseconds);
    for (int i = 0; i < count; i++)
        read_client(load, events[i].data.ptr);
}

/* The whole. */

static void open_table(struct load *load, unsigned number)
{
    struct table *table = &load->tables[number];
    table->game = number % GAMES;
    table->players = 2 + number / GAMES % 3;
    if (table->game == 2 && table->players == 3)
        table->players = 4;
    for (unsigned i = 0; i < table->players; i++) {
        struct client *client = &table->client[i];
        client->seat = i;
        client->table = table;
        connect_client(load, client);
        say_hello(client);
    }
}

/* Not all at once, as people don't come all at once either. */
static void open_tables(struct load *load)
{
    double last = now();
    for (unsigned i = 0; i < load->count; i++) {
        open_table(load, i);
        while (i + 1 - load->playing > AT_ONCE) {
            serve(load, 100);
            if (now() - last > 120)
                give_up("the tables don't begin");
        }
    }
    while (load->playing < load->count && now() - last < 120)
        serve(load, 100);
    if (load->playing < load->count)
        give_up("the tables don't begin");
}

static void play(struct load *load, double rate, double seconds)
{
    double start = now(), warm = seconds / 5, end = start + warm + seconds;
    uint64_t slot = 0;
    for (double time = start; time < end; time = now()) {
        load->measuring = time >= start + warm;
        for (; (double)slot <= (time - start) * rate; slot++) {
            struct table *table = &load->tables[slot % load->count];
            if (table->credit == 0)
                table->due = start + (double)slot / rate;
            if (table->credit < 3)
                table->credit++;
            go_on(load, table);
        }
        serve(load, 1);
    }
    load->measuring = false;
}

static int by_size(const void *one, const void *other)
{
    float a = *(const float *)one, b = *(const float *)other;
    return (a > b) - (a < b);
}

static void report(const struct load *load, double seconds)
{
    unsigned count = load->waited;
    if (count == 0)
        give_up("nothing was played");
    qsort(load->waits, count, sizeof *load->waits, by_size);
    printf("%u %.0f %.2f %.2f %.2f %llu %llu\n", count, count / seconds, load->waits[count / 2],
           load->waits[(size_t)count * 99 / 100], load->waits[count - 1],
           (unsigned long long)load->refused, (unsigned long long)load->begun);
}

static void stay_idle(struct load *load, unsigned count)
{
    struct client *clients = need(count * sizeof *clients);
    char byte;
    for (unsigned i = 0; i < count; i++) {
        connect_client(load, &clients[i]);
        say_hello(&clients[i]);
        if (i % 64 == 0)
            serve(load, 0);
    }
    for (int i = 0; i < 30; i++)
        serve(load, 100);
    printf("%u\n", count);
    fflush(stdout);
    fcntl(STDIN_FILENO, F_SETFL, O_NONBLOCK);
    while (read(STDIN_FILENO, &byte, 1) != 0)
        serve(load, 100);
}

static void raise_files(void)
{
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

int main(int count, char **words)
{
    static struct load load;
    raise_files();
    load.epoll = epoll_create1(0);
    if (count < 4)
        give_up("PORT TABLES RATE SECONDS, or PORT idle COUNT");
    load.server.sin_family = AF_INET;
    load.server.sin_port = htons((uint16_t)atoi(words[1]));
    inet_pton(AF_INET, "127.0.0.1", &load.server.sin_addr);
    borgo_rng_seed(&load.rng, 1);
    if (strcmp(words[2], "idle") == 0) {
        stay_idle(&load, (unsigned)atoi(words[3]));
        return 0;
    }
    if (count < 5)
        give_up("PORT TABLES RATE SECONDS");
    load.count = (unsigned)atoi(words[2]);
    load.tables = need(load.count * sizeof *load.tables);
    load.waits = need(MOST_WAITS * sizeof *load.waits);
    open_tables(&load);
    play(&load, atof(words[3]), atof(words[4]));
    report(&load, atof(words[4]));
    return 0;
}
