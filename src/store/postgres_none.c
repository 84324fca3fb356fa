/* A build without PostgreSQL says so. */
#include <stdlib.h>

#include "store/mail.h"
#include "store/parts.h"

static void *open_base(const char *path, enum access access, struct borgo_error *error)
{
    (void)path, (void)access;
    borgo_error_fail(error, "this borgo was built without PostgreSQL (-Dpostgres=enabled)");
    return NULL;
}

const struct engine store_postgres = {.open = open_base};

/* Nobody gets as far as this without a store that is shared. */

struct mail *mail_open(struct store *store, const struct mail_host *host, struct borgo_error *error)
{
    (void)store, (void)host;
    borgo_error_fail(error, "this borgo was built without PostgreSQL (-Dpostgres=enabled)");
    return NULL;
}

void mail_close(struct mail *mail)
{
    (void)mail;
}

void mail_send(struct mail *mail, struct mail_letter *letter)
{
    (void)mail;
    free(letter);
}

void mail_send_to_person(struct mail *mail, const char *person, struct mail_letter *letter)
{
    (void)person;
    mail_send(mail, letter);
}

struct mail_letter *mail_letter(int64_t process, uint64_t line, int kind, const char *text,
                                size_t length)
{
    (void)process, (void)line, (void)kind, (void)text, (void)length;
    return NULL;
}

struct mail_letter *mail_collect(struct mail *mail, bool *lost)
{
    (void)mail;
    *lost = false;
    return NULL;
}

void mail_settle(struct mail *mail)
{
    (void)mail;
}
