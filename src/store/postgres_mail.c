/* Letters as rows of `mail`: see mail.h. The table isn't logged, and whoever loses the connection
 * doesn't know what was on its way, so that is said. Notifications only say that there is mail;
 * a few times a second it is looked for anyway. */
#include "store/mail.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#include "store/postgres.h"

enum { PATIENCE = 1500, LOOK = 200, TRY_AGAIN = 100, AT_ONCE = 500, SETTLE = 500 };
enum { PERSON_DIGITS = 32 };

struct mail {
    struct mail_host host;
    struct line line;
    int64_t process;
    int bell; /* rung when there is something to send, or the end */
    pthread_t thread;
    pthread_mutex_t mutex; /* of all below */
    struct mail_letter *out, **out_end, *in, **in_end;
    bool sending, lost, closing;
};

enum statement { SEND, SEND_TO_PERSON, FETCH, STATEMENTS };
static const struct wording wordings[STATEMENTS] = {
    [SEND] = {"nnnnt", "WITH sent AS (INSERT INTO mail (recipient, sender, line, kind, body)"
                       " VALUES (?1, ?2, ?3, ?4, ?5))"
                       " SELECT pg_notify('borgo_mail_' || ?1, '')"},
    [SEND_TO_PERSON] = {"tnnnt",
                        "WITH sent AS (INSERT INTO mail (recipient, sender, line, kind, body)"
                        " SELECT process, ?2, ?3, ?4, ?5 FROM presence WHERE person = ?1"
                        " AND process <> ?2 RETURNING recipient)"
                        " SELECT pg_notify('borgo_mail_' || recipient, '') FROM sent"},
    [FETCH] = {"n", "WITH got AS (DELETE FROM mail WHERE recipient = ?1"
                    " RETURNING number, sender, line, kind, body)"
                    " SELECT sender, line, kind, body FROM got ORDER BY number"},
};

struct mail_letter *mail_letter(int64_t process, uint64_t line, int kind, const char *text,
                                size_t length)
{
    struct mail_letter *letter = store_allocate(sizeof *letter + length + 1);
    *letter =
        (struct mail_letter){.process = process, .line = line, .kind = kind, .length = length};
    memcpy(letter->text, text, length);
    letter->text[length] = '\0';
    return letter;
}

static void free_letters(struct mail_letter *first)
{
    while (first) {
        struct mail_letter *next = first->next;
        free(first);
        first = next;
    }
}

/* The thread. */

static bool connect_line(struct mail *mail)
{
    char listen[60];
    snprintf(listen, sizeof listen, "SET synchronous_commit = off; LISTEN borgo_mail_%lld",
             (long long)mail->process);
    return line_connect(&mail->line) && line_do(&mail->line, listen)
           && line_prepare(&mail->line, wordings, STATEMENTS, 0)
           && PQenterPipelineMode(mail->line.connection) == 1;
}

static bool send_letter(struct mail *mail, const struct mail_letter *letter)
{
    bool to_person = letter->process == 0;
    char person[PERSON_DIGITS + 1];
    snprintf(person, sizeof person, "%s", letter->text);
    union bound values[] = {{.number = letter->process},
                            {.number = mail->process},
                            {.number = (int64_t)letter->line},
                            {.number = letter->kind},
                            {letter->text}};
    if (to_person) {
        values[0].text = person;
        values[4].text = letter->text + PERSON_DIGITS;
    }
    const struct wording *wording = &wordings[to_person ? SEND_TO_PERSON : SEND];
    return line_send_prepared(&mail->line, to_person ? "s1" : "s0", wording->kinds, values);
}

/* Until everything that was sent is answered; the rows of it that are letters to us are kept. */
static bool hear(struct mail *mail, struct mail_letter ***end)
{
    struct line *line = &mail->line;
    bool fine = PQpipelineSync(line->connection) == 1;
    while (fine && line->connection) {
        PGresult *result = line_result(line);
        bool synced = result && PQresultStatus(result) == PGRES_PIPELINE_SYNC;
        if (result && *line_state(result))
            line_lose(line, PQresultErrorMessage(result));
        for (int i = 0; result && end && PQnfields(result) == 4 && i < PQntuples(result); i++) {
            **end = mail_letter(line_number(result, i, 0), (uint64_t)line_number(result, i, 1),
                                (int)line_number(result, i, 2), PQgetvalue(result, i, 3),
                                (size_t)PQgetlength(result, i, 3));
            *end = &(**end)->next;
        }
        PQclear(result);
        if (synced)
            return line->connection != NULL;
    }
    return false;
}

/* What must surely be sent comes again before all else; the rest is lost. */
static void keep_some(struct mail *mail, struct mail_letter *first)
{
    struct mail_letter *kept = NULL, **end = &kept;
    while (first) {
        struct mail_letter *next = first->next;
        first->next = NULL;
        if (first->again) {
            *end = first;
            end = &first->next;
        } else {
            free(first);
        }
        first = next;
    }
    if (!kept)
        return;
    pthread_mutex_lock(&mail->mutex);
    *end = mail->out;
    if (!mail->out)
        mail->out_end = end;
    mail->out = kept;
    pthread_mutex_unlock(&mail->mutex);
}

/* Cuts off what is more than is sent at once. */
static struct mail_letter *take_out(struct mail *mail)
{
    pthread_mutex_lock(&mail->mutex);
    struct mail_letter *first = mail->out, **end = &mail->out;
    for (int i = 0; *end && i < AT_ONCE; i++)
        end = &(*end)->next;
    mail->out = *end;
    if (!mail->out)
        mail->out_end = &mail->out;
    *end = NULL;
    mail->sending = first != NULL;
    pthread_mutex_unlock(&mail->mutex);
    return first;
}

static bool send_all(struct mail *mail)
{
    struct mail_letter *first;
    while ((first = take_out(mail)) != NULL) {
        bool fine = true;
        for (struct mail_letter *letter = first; fine && letter; letter = letter->next)
            fine = send_letter(mail, letter);
        fine = fine && hear(mail, NULL);
        if (!fine) {
            keep_some(mail, first);
            return false;
        }
        free_letters(first);
    }
    return true;
}

static bool fetch_all(struct mail *mail)
{
    struct mail_letter *got = NULL, **end = &got;
    union bound me = {.number = mail->process};
    if (!line_send_prepared(&mail->line, "s2", wordings[FETCH].kinds, &me) || !hear(mail, &end)) {
        free_letters(got);
        return false;
    }
    if (!got)
        return true;
    pthread_mutex_lock(&mail->mutex);
    *mail->in_end = got;
    mail->in_end = end;
    pthread_mutex_unlock(&mail->mutex);
    mail->host.wake(mail->host.context);
    return true;
}

/* Notifications are only taken off the line: any of them means the same. */
static bool take_notices(struct line *line)
{
    bool any = false;
    PGnotify *notice;
    if (!PQconsumeInput(line->connection)) {
        line_lose(line, PQerrorMessage(line->connection));
        return false;
    }
    while ((notice = PQnotifies(line->connection)) != NULL) {
        PQfreemem(notice);
        any = true;
    }
    return any;
}

/* True: there may be mail for us. */
static bool wait_for_news(struct mail *mail, int64_t *look_at)
{
    struct pollfd files[2] = {{.fd = mail->bell, .events = POLLIN},
                              {.fd = PQsocket(mail->line.connection), .events = POLLIN}};
    int64_t left = *look_at - line_clock(), rung;
    bool noticed = take_notices(&mail->line);
    if (!mail->line.connection)
        return false;
    if (!noticed && left > 0)
        poll(files, 2, (int)left);
    if ((files[0].revents & POLLIN) && read(mail->bell, &rung, sizeof rung) < 0)
        return false;
    if (files[1].revents)
        noticed |= take_notices(&mail->line);
    if (!noticed && line_clock() < *look_at)
        return false;
    *look_at = line_clock() + LOOK;
    return true;
}

static void note_loss(struct mail *mail)
{
    pthread_mutex_lock(&mail->mutex);
    mail->lost = true;
    pthread_mutex_unlock(&mail->mutex);
    mail->host.wake(mail->host.context);
}

static bool is_closing(struct mail *mail)
{
    pthread_mutex_lock(&mail->mutex);
    bool closing = mail->closing;
    pthread_mutex_unlock(&mail->mutex);
    return closing;
}

static void *carry(void *mail_)
{
    struct mail *mail = mail_;
    int64_t look_at = 0;
    bool fine = true;
    while (!is_closing(mail)) {
        if (!mail->line.connection) {
            if (fine)
                note_loss(mail);
            fine = connect_line(mail);
            if (!fine)
                nanosleep(&(struct timespec){0, TRY_AGAIN * 1000000L}, NULL);
            continue;
        }
        fine = send_all(mail) && (!wait_for_news(mail, &look_at) || fetch_all(mail));
        if (!fine && mail->line.connection)
            line_lose(&mail->line, "it doesn't answer");
        fine = true; /* what was lost is noted once, above */
    }
    return NULL;
}

/* The other side. */

static void ring(struct mail *mail)
{
    uint64_t one = 1;
    if (write(mail->bell, &one, sizeof one) < 0)
        return; /* it has been rung often enough */
}

void mail_send(struct mail *mail, struct mail_letter *letter)
{
    letter->next = NULL;
    pthread_mutex_lock(&mail->mutex);
    bool first = mail->out == NULL;
    *mail->out_end = letter;
    mail->out_end = &letter->next;
    pthread_mutex_unlock(&mail->mutex);
    if (first)
        ring(mail);
}

/* The person stands before the text. */
void mail_send_to_person(struct mail *mail, const char *person, struct mail_letter *letter)
{
    struct mail_letter *whole = store_allocate(sizeof *whole + PERSON_DIGITS + letter->length + 1);
    *whole = *letter;
    whole->process = 0;
    whole->length += PERSON_DIGITS;
    memcpy(whole->text, person, PERSON_DIGITS);
    memcpy(whole->text + PERSON_DIGITS, letter->text, letter->length + 1);
    free(letter);
    mail_send(mail, whole);
}

struct mail_letter *mail_collect(struct mail *mail, bool *lost)
{
    pthread_mutex_lock(&mail->mutex);
    struct mail_letter *first = mail->in;
    mail->in = NULL;
    mail->in_end = &mail->in;
    *lost = mail->lost;
    mail->lost = false;
    pthread_mutex_unlock(&mail->mutex);
    return first;
}

void mail_settle(struct mail *mail)
{
    bool busy = true;
    for (int64_t until = line_clock() + SETTLE; busy && line_clock() < until;) {
        nanosleep(&(struct timespec){0, 2000000L}, NULL);
        pthread_mutex_lock(&mail->mutex);
        busy = mail->out || mail->sending;
        pthread_mutex_unlock(&mail->mutex);
    }
}

struct mail *mail_open(struct store *store, const struct mail_host *host, struct borgo_error *error)
{
    void *base_;
    store_engine_of(store, &base_);
    const struct base *base = base_;
    struct mail *mail = store_allocate(sizeof *mail);
    sigset_t all, before;
    *mail = (struct mail){.host = *host, .process = base->process};
    mail->line =
        (struct line){.address = base->address, .name = "borgo mail", .patience = PATIENCE};
    mail->out_end = &mail->out;
    mail->in_end = &mail->in;
    mail->bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    pthread_mutex_init(&mail->mutex, NULL);
    if (!connect_line(mail)) {
        postgres_fail(error, &mail->line);
        mail->closing = true;
    }
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    if (pthread_create(&mail->thread, NULL, carry, mail) != 0)
        abort();
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (!mail->closing)
        return mail;
    mail_close(mail);
    return NULL;
}

void mail_close(struct mail *mail)
{
    pthread_mutex_lock(&mail->mutex);
    mail->closing = true;
    pthread_mutex_unlock(&mail->mutex);
    ring(mail);
    pthread_join(mail->thread, NULL);
    line_lose(&mail->line, "");
    free_letters(mail->out);
    free_letters(mail->in);
    close(mail->bell);
    pthread_mutex_destroy(&mail->mutex);
    free(mail);
}
