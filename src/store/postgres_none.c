/* A build without PostgreSQL says so. */
#include "store/parts.h"

static void *open_base(const char *path, enum access access, struct borgo_error *error)
{
    (void)path, (void)access;
    borgo_error_fail(error, "this borgo was built without PostgreSQL (-Dpostgres=enabled)");
    return NULL;
}

const struct engine store_postgres = {.open = open_base};
