/* Letters between processes: see neighbours.h. Whoever has a line here and asks about a table
 * elsewhere gets a number, by which answers find back. Where a letter may have been lost, or the
 * process it was for is gone, the line is ended: the client comes again and asks what it missed. */
#include "server/neighbours.h"

#include <stdlib.h>
#include <string.h>

#include "server/http.h"
#include "store/mail.h"
#include "store/sharing.h"

enum { BUCKETS = 4096, ORPHANS = 32, MOST_PROCESSES = 1000 };
enum { AT_ONCE = 100 }; /* milliseconds spent on taking over before others are heard again */

/* What letters are about. */
enum kind {
    ASKED, /* a request of somebody's whose line is there */
    TOLD,  /* an answer or a push to them */
    GONE,  /* their line is */
    ENDED, /* their line is to be */
    SPREAD /* to a person, wherever they are */
};

/* Somebody whose line is at another process. */
struct remote {
    struct guest guest; /* first: the hall's pointer is this one */
    struct remote *next;
    int64_t process;
    uint64_t line;
    bool leaving;
};

struct neighbours {
    struct server *server;
    struct mail *mail;
    uint64_t numbers;
    bool orphans;  /* there may be more of them */
    int64_t there; /* the sum of the numbers of those who were there the last time */
    struct guest *near[BUCKETS];
    struct remote *remote[BUCKETS];
};

static void wake(void *server_)
{
    struct server *server = server_;
    atomic_store(&server->mail_came, true);
    server_wake(server);
}

struct neighbours *neighbours_open(struct server *server, struct store *store,
                                   struct borgo_error *error)
{
    const struct mail_host host = {server, wake};
    struct mail *mail = mail_open(store, &host, error);
    if (!mail)
        return NULL;
    struct neighbours *neighbours = calloc(1, sizeof *neighbours);
    if (!neighbours)
        abort();
    neighbours->server = server;
    neighbours->mail = mail;
    return neighbours;
}

static void post_letter(struct neighbours *neighbours, int64_t process, uint64_t line,
                        enum kind kind, const char *text, size_t length)
{
    struct mail_letter *letter = mail_letter(process, line, (int)kind, text, length);
    letter->again = kind == GONE || kind == ENDED;
    mail_send(neighbours->mail, letter);
}

/* Those whose line is here. */

static struct guest *find_near(struct neighbours *neighbours, uint64_t number)
{
    struct guest *guest = neighbours->near[number % BUCKETS];
    while (guest && guest->number != number)
        guest = guest->next_numbered;
    return guest;
}

static bool is_known_at(const struct guest *guest, int64_t process)
{
    for (unsigned i = 0; i < guest->elsewhere; i++)
        if (guest->at[i] == process)
            return true;
    return false;
}

static void give_number(struct neighbours *neighbours, struct guest *guest)
{
    guest->number = ++neighbours->numbers;
    struct guest **bucket = &neighbours->near[guest->number % BUCKETS];
    guest->next_numbered = *bucket;
    *bucket = guest;
}

void neighbours_forget(struct neighbours *neighbours, struct guest *guest)
{
    if (!neighbours || !guest->number)
        return;
    struct guest **at = &neighbours->near[guest->number % BUCKETS];
    while (*at != guest)
        at = &(*at)->next_numbered;
    *at = guest->next_numbered;
    for (unsigned i = 0; i < guest->elsewhere; i++)
        post_letter(neighbours, guest->at[i], guest->number, GONE, "", 0);
    guest->number = guest->elsewhere = 0;
}

/* From now on nothing that comes for them is passed on. */
static void cut_off(struct neighbours *neighbours, struct guest *guest)
{
    neighbours_forget(neighbours, guest);
    if (guest->kind == GUEST_AFAR)
        neighbours_dismiss(neighbours, guest);
    else
        server_end_guest(guest);
}

void neighbours_forward(struct neighbours *neighbours, struct guest *guest, int64_t process,
                        const char *text, size_t length)
{
    if (guest && guest->kind == GUEST_AFAR)
        guest = ((struct remote *)guest)->leaving ? NULL : guest;
    if (guest && !guest->number)
        give_number(neighbours, guest);
    if (guest && !is_known_at(guest, process)) {
        if (guest->elsewhere == GUEST_PROCESSES) {
            cut_off(neighbours, guest);
            return;
        }
        guest->at[guest->elsewhere++] = process;
    }
    post_letter(neighbours, process, guest ? guest->number : 0, ASKED, text, length);
}

void neighbours_spread(struct neighbours *neighbours, const char *person, const char *text,
                       size_t length)
{
    char *whole = malloc(STORE_PERSON + length + 1);
    if (!whole)
        abort();
    memcpy(whole, person, STORE_PERSON);
    memcpy(whole + STORE_PERSON, text, length);
    mail_send_to_person(neighbours->mail, person,
                        mail_letter(0, 0, SPREAD, whole, STORE_PERSON + length));
    free(whole);
}

/* Those whose line is elsewhere. */

static struct remote **find_remote(struct neighbours *neighbours, int64_t process, uint64_t line)
{
    struct remote **at = &neighbours->remote[((uint64_t)process * 31 + line) % BUCKETS];
    while (*at && ((*at)->process != process || (*at)->line != line))
        at = &(*at)->next;
    return at;
}

static void remove_remote(struct neighbours *neighbours, struct remote **at)
{
    struct remote *remote = *at;
    struct server *server = neighbours->server;
    *at = remote->next;
    neighbours_forget(neighbours, &remote->guest); /* where it had been forwarded further */
    if (server->hall)
        hall_farewell(server->hall, remote->guest.visitor, server_now(server));
    free(remote);
}

static struct remote *welcome(struct neighbours *neighbours, int64_t process, uint64_t line)
{
    struct server *server = neighbours->server;
    struct remote **at = find_remote(neighbours, process, line);
    if (*at)
        return *at;
    struct remote *remote = calloc(1, sizeof *remote);
    if (!remote)
        abort();
    remote->guest.kind = GUEST_AFAR;
    remote->process = process;
    remote->line = line;
    remote->guest.visitor = hall_welcome(server->hall, &remote->guest, "", server_now(server));
    return *at = remote;
}

void neighbours_tell(struct neighbours *neighbours, struct guest *guest, const char *text,
                     size_t length)
{
    const struct remote *remote = (const struct remote *)guest;
    if (!remote->leaving && remote->line)
        post_letter(neighbours, remote->process, remote->line, TOLD, text, length);
}

/* The hall may be busy with them: they go when there is time. */
void neighbours_dismiss(struct neighbours *neighbours, struct guest *guest)
{
    struct remote *remote = (struct remote *)guest;
    if (!remote->leaving)
        post_letter(neighbours, remote->process, remote->line, ENDED, "", 0);
    remote->leaving = true;
}

static void each_remote(struct neighbours *neighbours,
                        bool (*goes)(const struct remote *remote, const void *context),
                        const void *context)
{
    for (unsigned i = 0; i < BUCKETS; i++)
        for (struct remote **at = &neighbours->remote[i]; *at;)
            if (goes(*at, context))
                remove_remote(neighbours, at);
            else
                at = &(*at)->next;
}

static bool is_leaving(const struct remote *remote, const void *context)
{
    (void)context;
    return remote->leaving;
}

static bool is_any(const struct remote *remote, const void *context)
{
    (void)remote, (void)context;
    return true;
}

/* Letters. */

static void hear(struct neighbours *neighbours, struct mail_letter *letter)
{
    struct server *server = neighbours->server;
    struct remote *remote = welcome(neighbours, letter->process, letter->line);
    if (!remote->leaving)
        hall_hear_from_afar(server->hall, remote->guest.visitor, letter->text, letter->length,
                            server_now(server));
    if (letter->line == 0) /* nobody waits for an answer */
        remote->leaving = true;
}

static void pass_on(struct neighbours *neighbours, const struct mail_letter *letter)
{
    struct guest *guest = find_near(neighbours, letter->line);
    if (!guest || !is_known_at(guest, letter->process))
        return;
    if (letter->kind == ENDED)
        cut_off(neighbours, guest);
    else if (!server_tell(neighbours->server, guest, letter->text, letter->length))
        cut_off(neighbours, guest);
}

static void take(struct neighbours *neighbours, struct mail_letter *letter)
{
    struct server *server = neighbours->server;
    struct remote **at;
    char person[STORE_PERSON + 1] = "";
    switch (letter->kind) {
    case ASKED:
        hear(neighbours, letter);
        break;
    case TOLD:
    case ENDED:
        pass_on(neighbours, letter);
        break;
    case GONE:
        at = find_remote(neighbours, letter->process, letter->line);
        if (*at)
            remove_remote(neighbours, at);
        break;
    case SPREAD:
        if (letter->length < STORE_PERSON)
            break;
        memcpy(person, letter->text, STORE_PERSON);
        hall_tell_person(server->hall, person, letter->text + STORE_PERSON,
                         letter->length - STORE_PERSON, server_now(server));
        break;
    default: /* of a later version */
        break;
    }
}

/* Everybody who has business elsewhere, or has come from there. */
static void break_all(struct neighbours *neighbours)
{
    for (unsigned i = 0; i < BUCKETS; i++)
        while (neighbours->near[i])
            cut_off(neighbours, neighbours->near[i]);
    for (unsigned i = 0; i < BUCKETS; i++)
        for (struct remote *remote = neighbours->remote[i]; remote; remote = remote->next)
            neighbours_dismiss(neighbours, &remote->guest);
}

void neighbours_collect(struct neighbours *neighbours)
{
    bool lost;
    struct mail_letter *letter = mail_collect(neighbours->mail, &lost);
    if (lost)
        break_all(neighbours);
    while (letter) {
        struct mail_letter *next = letter->next;
        if (!lost && server_may_speak(neighbours->server))
            take(neighbours, letter);
        free(letter);
        letter = next;
    }
    each_remote(neighbours, is_leaving, NULL);
}

/* Looking around. */

struct processes {
    int64_t number[MOST_PROCESSES];
    unsigned count;
};

static bool is_there(const struct processes *processes, int64_t process)
{
    for (unsigned i = 0; i < processes->count; i++)
        if (processes->number[i] == process)
            return true;
    return false;
}

static bool is_of_the_dead(const struct remote *remote, const void *processes)
{
    return !is_there(processes, remote->process);
}

/* What was asked of those who are gone will never be answered. */
static void bury(struct neighbours *neighbours)
{
    struct processes *processes = calloc(1, sizeof *processes);
    if (!processes)
        abort();
    processes->count =
        store_processes(neighbours->server->store, processes->number, MOST_PROCESSES);
    int64_t there = 0;
    for (unsigned i = 0; i < processes->count; i++)
        there += processes->number[i];
    if (there != neighbours->there)
        hall_forget_holders(neighbours->server->hall);
    neighbours->there = there;
    for (unsigned i = 0; processes->count && i < BUCKETS; i++)
        for (struct guest *guest = neighbours->near[i], *next; guest; guest = next) {
            bool lost = false;
            next = guest->next_numbered;
            for (unsigned k = 0; k < guest->elsewhere; k++)
                lost |= !is_there(processes, guest->at[k]);
            if (lost)
                cut_off(neighbours, guest);
        }
    if (processes->count)
        each_remote(neighbours, is_of_the_dead, processes);
    free(processes);
}

static void adopt(void *neighbours_, const char *table, int64_t alive)
{
    struct neighbours *neighbours = neighbours_;
    neighbours->orphans = true;
    hall_adopt(neighbours->server->hall, table, alive, server_now(neighbours->server));
}

void neighbours_look(struct neighbours *neighbours)
{
    struct server *server = neighbours->server;
    int64_t until = server_now(server).run + AT_ONCE;
    bool answered;
    do {
        neighbours->orphans = false;
        answered = store_adopt(server->store, ORPHANS, adopt, neighbours);
    } while (neighbours->orphans && server_now(server).run < until);
    if (answered)
        bury(neighbours);
}

/* The end. */

void neighbours_leave(struct neighbours *neighbours)
{
    for (unsigned i = 0; i < BUCKETS; i++)
        for (struct remote *remote = neighbours->remote[i]; remote; remote = remote->next)
            neighbours_dismiss(neighbours, &remote->guest);
    mail_settle(neighbours->mail);
    store_leave(neighbours->server->store);
}

void neighbours_close(struct neighbours *neighbours)
{
    if (!neighbours)
        return;
    each_remote(neighbours, is_any, NULL); /* those whose line is here have been forgotten */
    mail_close(neighbours->mail);
    free(neighbours);
}
