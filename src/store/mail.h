/* Letters between the processes that share a store. Each comes once, and those of one sender in the
 * order they were sent; or it is lost, and then whoever waits for it is told that something may
 * have been. A thread of its own sends and fetches them. */
#ifndef BORGO_STORE_MAIL_H
#define BORGO_STORE_MAIL_H

#include "store/store.h"

struct mail;

struct mail_host {
    void *context;
    void (*wake)(void *context); /* from the thread of the mail: there is something to collect */
};

struct mail_letter {
    struct mail_letter *next;
    int64_t process; /* to whom, or from whom */
    uint64_t line;
    int kind;
    bool again; /* being sent twice does no harm: then it is until it is surely sent */
    size_t length;
    char text[]; /* with a NUL behind it */
};

/* NULL with an error: it can't be started. Only for a store that is shared. */
struct mail *mail_open(struct store *store, const struct mail_host *host,
                       struct borgo_error *error);
void mail_close(struct mail *mail);
/* Gives it away; never waits. */
void mail_send(struct mail *mail, struct mail_letter *letter);
/* To every other process where that person has a line. */
void mail_send_to_person(struct mail *mail, const char *person, struct mail_letter *letter);
/* A letter to be filled in and given away. */
struct mail_letter *mail_letter(int64_t process, uint64_t line, int kind, const char *text,
                                size_t length);
/* All that has come, in order, each to be freed. `lost`: since the last time some that were sent to
 * us or by us may not have arrived. */
struct mail_letter *mail_collect(struct mail *mail, bool *lost);
/* Waits a moment until all is sent that was given. */
void mail_settle(struct mail *mail);

#endif
