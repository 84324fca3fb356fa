/* Who has which table, in PostgreSQL: see sharing.h. A lease is a row that names a process; it
 * changes hands when that process is dead or gives it back, never by itself. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "store/postgres.h"

/* A table goes to whoever has its rules; to anybody, when nobody has others. */
#define MY_RULES "(SELECT rules FROM processes WHERE id = ?2)"
#define OTHER_RULES "EXISTS (SELECT 1 FROM processes WHERE NOT dead AND rules <> " MY_RULES ")"
#define FITS "(coalesce(leases.unfit <> " MY_RULES ", true) OR NOT " OTHER_RULES ")"
/* Whoever was given up takes nothing any more. */
#define LIVES "EXISTS (SELECT 1 FROM processes WHERE id = ?2 AND NOT dead)"
#define MILLISECONDS(time) "(extract(epoch FROM " time ") * 1000)::bigint"
#define ALIVE "coalesce(" MILLISECONDS("until - " POSTGRES_STAY) ", 0)"

enum question {
    CLAIM,
    CLAIM_NEW,
    RELEASE,
    SAY_RULES,
    REFUSE,
    ANY_SILENT,
    END_SILENT,
    GIVE_UP_SILENT,
    TIDY,
    ADOPT,
    PROCESSES,
    PRESENT,
    LEAVE,
    COUNT_GUESS,
    QUESTIONS
};

/* ?2 is this process where it isn't ?1. */
const struct wording postgres_questions[QUESTIONS + 1] = {
    /* Holder, whether there is such a table, and since when nobody had it. A row that somebody
     * else has just made isn't seen yet: then it says 0 and is asked again. */
    [CLAIM] = {"tn",
               "WITH before AS (SELECT until FROM leases JOIN processes ON id = holder"
               "  WHERE of_table = ?1),"
               " taken AS (INSERT INTO leases (of_table, holder) SELECT id, ?2 FROM tables"
               "  WHERE id = ?1 AND " LIVES " ON CONFLICT (of_table) DO UPDATE SET holder = ?2"
               "  WHERE leases.holder NOT IN (SELECT id FROM processes WHERE NOT dead)"
               "  AND " FITS "  RETURNING holder)"
               " SELECT coalesce((SELECT holder FROM taken),"
               "  (SELECT holder FROM leases WHERE of_table = ?1), 0),"
               " (SELECT count(*) FROM tables WHERE id = ?1),"
               " coalesce((SELECT " ALIVE " FROM before), 0),"
               " (SELECT count(*) FROM taken),"
               " (SELECT count(*) FROM before WHERE until < clock_timestamp())"},
    [CLAIM_NEW] = {"tn", "INSERT INTO leases (of_table, holder) SELECT ?1, ?2"
                         " WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = ?1) AND " LIVES
                         " AND NOT EXISTS (SELECT 1 FROM events WHERE of_table = ?1)"
                         " ON CONFLICT DO NOTHING RETURNING holder"},
    [RELEASE] = {"tn", "DELETE FROM leases WHERE of_table = ?1 AND holder = ?2"},
    [SAY_RULES] = {"tn", "UPDATE processes SET rules = ?1 WHERE id = ?2"},
    [REFUSE] = {"tn", "UPDATE leases SET holder = 0, unfit = " MY_RULES
                      " WHERE of_table = ?1 AND holder = ?2 AND " OTHER_RULES " RETURNING 1"},
    [ANY_SILENT] = {"n", "SELECT 1 FROM processes WHERE NOT dead AND id <> ?1"
                         " AND until < clock_timestamp()"},
    /* What they may still hold a row by, first. */
    [END_SILENT] = {"n", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                         " JOIN processes ON application_name = name WHERE NOT dead AND id <> ?1"
                         " AND until < clock_timestamp()"},
    [GIVE_UP_SILENT] = {"n", "UPDATE processes SET dead = true WHERE NOT dead AND id <> ?1"
                             " AND until < clock_timestamp()"},
    /* Who is dead and has no table left is forgotten after a minute, with its mail. */
    [TIDY] = {"n", "WITH gone AS (DELETE FROM processes WHERE dead AND id <> ?1"
                   "  AND until < clock_timestamp() - interval '1 minute'"
                   "  AND NOT EXISTS (SELECT 1 FROM leases WHERE holder = id) RETURNING id),"
                   " letters AS (DELETE FROM mail WHERE recipient IN (SELECT id FROM gone))"
                   " DELETE FROM presence WHERE process IN (SELECT id FROM gone)"},
    /* Whoever is dead is known as long as there is a table of theirs, so that an index finds it. */
    [ADOPT] = {"nn", "WITH free AS (SELECT of_table, " ALIVE " AS alive FROM leases"
                     "  LEFT JOIN processes ON id = holder WHERE holder = ANY (ARRAY("
                     "  SELECT 0::bigint UNION ALL SELECT id FROM processes WHERE dead)) AND " LIVES
                     "  AND " FITS "  ORDER BY of_table LIMIT ?1 FOR UPDATE OF leases SKIP LOCKED)"
                     " UPDATE leases SET holder = ?2 FROM free"
                     " WHERE leases.of_table = free.of_table RETURNING leases.of_table, alive"},
    [PROCESSES] = {"n", "SELECT id FROM processes WHERE NOT dead ORDER BY id LIMIT ?1"},
    [PRESENT] = {"t", "SELECT 1 FROM presence JOIN processes ON id = process WHERE person = ?1"
                      " AND NOT dead LIMIT 1"},
    [LEAVE] = {"n", "UPDATE processes SET dead = true WHERE id = ?1"},
    /* Thousandths. Who goes on beyond what is allowed waits the longer: else each process would let
     * them try once whenever one more is allowed at all of them together. */
    [COUNT_GUESS] = {"nn", "INSERT INTO guesses (who, used, at) VALUES (?1, 1, clock_timestamp())"
                           " ON CONFLICT (who) DO UPDATE SET at = clock_timestamp(),"
                           " used = least(10 * ?2::float8, 1 + greatest(0, guesses.used - ?2 / 60.0"
                           " * extract(epoch FROM clock_timestamp() - guesses.at)::float8))"
                           " RETURNING (1000 * used)::bigint"},
};

static PGresult *put(struct base *base, enum question question, const union bound *values)
{
    return postgres_ask(base, POSTGRES_QUESTION + question, postgres_questions[question].kinds,
                        values);
}

static PGresult *put_me(struct base *base, enum question question)
{
    return put(base, question, &(union bound){.number = base->process});
}

static int64_t process(void *base)
{
    return ((struct base *)base)->process;
}

static int64_t holds_until(void *base)
{
    return atomic_load(&((struct base *)base)->holds_until);
}

static int64_t wall(void *base, int64_t run)
{
    return run + atomic_load(&((struct base *)base)->clock);
}

static struct store_claim unknown(const struct base *base, struct borgo_error *error)
{
    postgres_fail(error, &base->reader);
    return (struct store_claim){STORE_UNKNOWN, 0, 0};
}

static void say_rules(void *base_, const char *rules)
{
    struct base *base = base_;
    union bound values[] = {{rules}, {.number = base->process}};
    PQclear(put(base, SAY_RULES, values));
}

static bool refuse(void *base_, const char *table)
{
    struct base *base = base_;
    union bound values[] = {{table}, {.number = base->process}};
    PGresult *result = put(base, REFUSE, values);
    bool done = result && PQntuples(result) > 0;
    PQclear(result);
    return done;
}

/* False: the database doesn't answer. */
static bool give_up_silent(struct base *base)
{
    PGresult *silent = put_me(base, ANY_SILENT);
    if (silent && PQntuples(silent) > 0) {
        PQclear(put_me(base, END_SILENT));
        PQclear(put_me(base, GIVE_UP_SILENT));
        PQclear(put_me(base, TIDY));
    }
    PQclear(silent);
    return silent != NULL;
}

static struct store_claim claim(void *base_, const char *table, struct borgo_error *error)
{
    struct base *base = base_;
    union bound values[] = {{table}, {.number = base->process}};
    for (int attempt = 0; attempt < 3; attempt++) {
        PGresult *result = put(base, CLAIM, values);
        if (!result)
            return unknown(base, error);
        int64_t holder = line_number(result, 0, 0), there = line_number(result, 0, 1);
        struct store_claim found = {STORE_ANOTHERS, holder, line_number(result, 0, 2)};
        bool taken = line_number(result, 0, 3) > 0, silent = line_number(result, 0, 4) > 0;
        PQclear(result);
        if (holder == base->process)
            return found.whose = STORE_MINE, found.alive = taken ? found.alive : 0, found;
        if (holder && silent && attempt == 0)
            give_up_silent(base);
        else if (holder)
            return found;
        if (!holder && !there)
            return (struct store_claim){STORE_NOBODYS, 0, 0};
    }
    return unknown(base, error);
}

static struct store_claim claim_new(void *base_, const char *table, struct borgo_error *error)
{
    struct base *base = base_;
    union bound values[] = {{table}, {.number = base->process}};
    PGresult *result = put(base, CLAIM_NEW, values);
    if (!result)
        return unknown(base, error);
    bool mine = PQntuples(result) == 1;
    PQclear(result);
    return (struct store_claim){mine ? STORE_MINE : STORE_ANOTHERS, 0, 0};
}

static void release(void *base_, const char *table)
{
    struct base *base = base_;
    union bound values[] = {{table}, {.number = base->process}};
    PQclear(put(base, RELEASE, values));
}

static bool adopt(void *base_, unsigned most, store_each_orphan *each, void *context)
{
    struct base *base = base_;
    union bound values[] = {{.number = most}, {.number = base->process}};
    PGresult *result = give_up_silent(base) ? put(base, ADOPT, values) : NULL;
    for (int i = 0; result && i < PQntuples(result); i++)
        each(context, PQgetvalue(result, i, 0), line_number(result, i, 1));
    PQclear(result);
    return result != NULL;
}

static unsigned processes(void *base, int64_t *numbers, unsigned most)
{
    PGresult *result = put(base, PROCESSES, &(union bound){.number = most});
    unsigned count = result ? (unsigned)PQntuples(result) : 0;
    for (unsigned i = 0; i < count; i++)
        numbers[i] = line_number(result, (int)i, 0);
    PQclear(result);
    return count;
}

static bool is_present(void *base, const char *person)
{
    PGresult *result = put(base, PRESENT, &(union bound){person});
    bool present = result && PQntuples(result) > 0;
    PQclear(result);
    return present;
}

static double count_guess(void *base, unsigned who, unsigned a_minute)
{
    union bound values[] = {{.number = who}, {.number = a_minute}};
    PGresult *result = put(base, COUNT_GUESS, values);
    double used = result && PQntuples(result) > 0 ? (double)line_number(result, 0, 0) / 1000 : 0;
    PQclear(result);
    return used;
}

static void leave(void *base_)
{
    struct base *base = base_;
    atomic_store(&base->holds_until, 0);
    PQclear(put_me(base, LEAVE));
}

/* Whoever was killed a moment ago is waited for. */
static bool be_alone(void *base_, struct borgo_error *error)
{
    struct base *base = base_;
    const int64_t until = line_clock() + POSTGRES_STAYS + 1000;
    while (line_clock() < until) {
        int64_t two[2];
        give_up_silent(base);
        unsigned count = processes(base, two, 2);
        if (count == 1 && two[0] == base->process)
            return true;
        if (!count)
            return postgres_fail(error, &base->reader);
        nanosleep(&(struct timespec){0, 100000000L}, NULL);
    }
    char *shown = postgres_shown(base->address);
    borgo_error_fail(error, "another Borgo has the store '%s' open", shown);
    free(shown);
    return false;
}

const struct sharing postgres_sharing = {
    .process = process,
    .holds_until = holds_until,
    .wall = wall,
    .claim = claim,
    .claim_new = claim_new,
    .release = release,
    .say_rules = say_rules,
    .refuse = refuse,
    .adopt = adopt,
    .processes = processes,
    .is_present = is_present,
    .leave = leave,
    .be_alone = be_alone,
    .count_guess = count_guess,
};
