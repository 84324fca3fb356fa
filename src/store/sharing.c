/* Stores that are shared, and those that aren't: see sharing.h. */
#include "store/sharing.h"

#include "store/parts.h"

static const struct sharing *sharing_of(struct store *store, void **base)
{
    return store_engine_of(store, base)->sharing;
}

bool store_is_shared(struct store *store)
{
    void *base;
    return sharing_of(store, &base) != NULL;
}

int64_t store_process(struct store *store)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    return sharing ? sharing->process(base) : 0;
}

int64_t store_holds_until(struct store *store)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    return sharing ? sharing->holds_until(base) : INT64_MAX;
}

int64_t store_wall(struct store *store, int64_t run, int64_t otherwise)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    return sharing ? sharing->wall(base, run) : otherwise;
}

struct store_claim store_claim(struct store *store, const char *table, struct borgo_error *error)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    return sharing ? sharing->claim(base, table, error) : (struct store_claim){STORE_MINE, 0, 0};
}

struct store_claim store_claim_new(struct store *store, const char *table,
                                   struct borgo_error *error)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    return sharing ? sharing->claim_new(base, table, error)
                   : (struct store_claim){STORE_MINE, 0, 0};
}

void store_release(struct store *store, const char *table)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    if (sharing)
        sharing->release(base, table);
}

void store_say_rules(struct store *store, const char *rules)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    if (sharing)
        sharing->say_rules(base, rules);
}

bool store_refuse(struct store *store, const char *table)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    return sharing && sharing->refuse(base, table);
}

bool store_adopt(struct store *store, unsigned most, store_each_orphan *each, void *context)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    return !sharing || sharing->adopt(base, most, each, context);
}

unsigned store_processes(struct store *store, int64_t *numbers, unsigned most)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    return sharing ? sharing->processes(base, numbers, most) : 0;
}

bool store_is_present(struct store *store, const char *person)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    return sharing && sharing->is_present(base, person);
}

double store_count_guess(struct store *store, unsigned who, unsigned a_minute)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    return sharing ? sharing->count_guess(base, who, a_minute) : 0;
}

void store_leave(struct store *store)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    if (sharing)
        sharing->leave(base);
}

bool store_be_alone(struct store *store, struct borgo_error *error)
{
    void *base;
    const struct sharing *sharing = sharing_of(store, &base);
    return !sharing || sharing->be_alone(base, error);
}
