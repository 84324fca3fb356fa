/* PostgreSQL behind the store: a connection that writes and one that reads.
 *
 * A process that writes is a row of its own in `processes`, with a number that never comes again.
 * Each transaction says by changing that row which process it is of, up to which of its numbers
 * everything is written now, and by which connection: so a transaction of a process that was given
 * up, or of a connection that was, changes nothing and fails; and when a connection is lost in the
 * middle, the next one reads in the row whether what was under way is there. It is neither lost
 * nor written twice, and nobody is told before it is known. */
#include "store/postgres.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

/* Milliseconds. A reader has others waiting for it. */
enum { WRITER_PATIENCE = 3000, READER_PATIENCE = 1500, BEAT = 400, TRY_AGAIN = 100, STAYS = 2000 };
enum { FENCE = MOST_STATEMENTS, WRITER_STATEMENTS };

struct base {
    char *address;
    char name[40]; /* of this process, and of its writer's connection: nobody else has it */
    struct line reader, writer;
    int64_t process, session;
    uint64_t written;    /* up to this number everything is there, as the row says */
    bool given_up;       /* others have: nothing of this process is written any more */
    atomic_bool hurry;   /* the store is being closed: no more waiting for better days */
    int64_t not_earlier; /* the reader connects again */
};

/* So long a process counts as being there after it was last heard of: STAYS. */
#define STAY "clock_timestamp() + interval '2 seconds'"

static const struct wording enrol = {
    "t", "INSERT INTO processes (name, until, session, written, dead)"
         " VALUES (?1, " STAY ", 1, 0, false) RETURNING id, session, written"};
static const struct wording come_back = {
    "t", "UPDATE processes SET session = session + 1, until = " STAY
         " WHERE name = ?1 AND NOT dead RETURNING id, session, written"};
/* Those whose connections hang hold rows that we need. */
static const struct wording end_others = {
    "t", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
         " WHERE application_name = ?1 AND pid <> pg_backend_pid()"};
/* Those that were not heard of for long are given up: whatever they still write fails. */
static const struct wording give_up_others = {
    "n", "WITH silent AS (UPDATE processes SET dead = true WHERE id <> ?1 AND NOT dead"
         " AND until < clock_timestamp() RETURNING name)"
         " SELECT pg_terminate_backend(pid) FROM pg_stat_activity, silent"
         " WHERE application_name = name"};
static const struct wording count_others = {
    "n", "SELECT count(*) FROM processes WHERE id <> ?1 AND NOT dead"};
static const struct wording leave = {"n", "DELETE FROM processes WHERE id = ?1"};
/* A row that isn't there, or not ours any more, can't be divided by. */
static const struct wording fence = {
    "nnn", "WITH mine AS (UPDATE processes SET written = ?3, until = " STAY
           " WHERE id = ?1 AND session = ?2 AND NOT dead RETURNING 1)"
           " SELECT 1 / count(*) FROM mine"};

/* The writer. */

/* Makes the connection ready to write, and learns what the last one has achieved. */
static bool sign_in(struct base *base)
{
    struct line *writer = &base->writer;
    const struct wording *how = base->process ? &come_back : &enrol;
    union bound me = {base->name};
    if (base->process)
        PQclear(line_ask(writer, &end_others, &me));
    PGresult *result = line_ask(writer, how, &me);
    if (!result)
        return false;
    bool fine = PQntuples(result) == 1;
    if (fine) {
        base->process = line_number(result, 0, 0);
        base->session = line_number(result, 0, 1);
        base->written = (uint64_t)line_number(result, 0, 2);
    } else if (*line_state(result)) {
        line_lose(writer, PQresultErrorMessage(result));
    } else {
        base->given_up = true;
    }
    PQclear(result);
    return fine;
}

static bool connect_writer(struct base *base)
{
    struct line *writer = &base->writer;
    struct wording wordings[WRITER_STATEMENTS];
    memcpy(wordings, store_writings, sizeof store_writings);
    wordings[FENCE] = fence;
    if (line_connect(writer) && line_prepare(writer, wordings, WRITER_STATEMENTS) && sign_in(base)
        && PQenterPipelineMode(writer->connection) == 1)
        return true;
    if (writer->connection)
        line_lose(writer, PQerrorMessage(writer->connection));
    return false;
}

/* Until the database is there again; false: it isn't waited for, or has given this process up. */
static bool reach(struct base *base)
{
    while (!base->writer.connection || base->given_up) {
        if (base->given_up)
            return false;
        if (connect_writer(base))
            return true;
        if (atomic_load(&base->hurry))
            return false;
        nanosleep(&(struct timespec){0, TRY_AGAIN * 1000000L}, NULL);
    }
    return true;
}

static bool run(void *base_, unsigned writing, const union bound *values)
{
    struct base *base = base_;
    char name[16];
    const struct wording *wording = writing == FENCE ? &fence : &store_writings[writing];
    snprintf(name, sizeof name, "s%u", writing);
    return line_send_prepared(&base->writer, name, wording->kinds, values);
}

/* Everything up to the sync is one transaction. */
static bool send_batch(struct base *base, const struct group *first, uint64_t last)
{
    union bound me[] = {
        {.number = base->process}, {.number = base->session}, {.number = (int64_t)last}};
    if (!run(base, FENCE, me) || (first && !store_write_changes(&store_postgres, base, first)))
        return false;
    if (PQpipelineSync(base->writer.connection) == 1)
        return true;
    line_lose(&base->writer, PQerrorMessage(base->writer.connection));
    return false;
}

enum outcome { WRITTEN, REFUSED, UNKNOWN };

static const char *words(const char *state)
{
    if (strncmp(state, "23", 2) == 0)
        return store_out_of_order;
    if (strcmp(state, "53100") == 0)
        return N_("the disk is full");
    if (strcmp(state, "58030") == 0)
        return N_("the disk doesn't work as it should");
    if (strcmp(state, "53200") == 0)
        return N_("there is no memory left");
    if (strcmp(state, "25006") == 0)
        return N_("the database can only be read");
    if (strcmp(state, "22012") == 0)
        return N_("another server has taken over");
    return N_("the database can't be used");
}

static void explain(const PGresult *result, struct store_progress *progress)
{
    const char *state = line_state(result), *text = PQresultErrorMessage(result);
    snprintf(progress->why, sizeof progress->why, "%s", words(state));
    snprintf(progress->detail, sizeof progress->detail, "%.*s (%s)", (int)strcspn(text, "\n"), text,
             state);
}

/* What has come of a batch: its first failure is the one that counts, what follows was skipped. */
static enum outcome hear_batch(struct base *base, struct store_progress *progress)
{
    struct line *writer = &base->writer;
    enum outcome outcome = WRITTEN;
    while (writer->connection) {
        PGresult *result = line_result(writer);
        ExecStatusType status = result ? PQresultStatus(result) : PGRES_COMMAND_OK;
        if (result && line_is_ending(line_state(result)))
            line_lose(writer, PQresultErrorMessage(result));
        else if (result && status != PGRES_PIPELINE_ABORTED && *line_state(result)
                 && outcome == WRITTEN) {
            outcome = REFUSED;
            explain(result, progress);
            base->given_up = strcmp(line_state(result), "22012") == 0;
        }
        PQclear(result);
        if (status == PGRES_PIPELINE_SYNC)
            return outcome;
    }
    return UNKNOWN;
}

static bool give_up(const struct base *base, struct store_progress *progress)
{
    snprintf(progress->why, sizeof progress->why, "%s",
             base->given_up ? N_("another server has taken over")
                            : N_("the database can't be reached"));
    snprintf(progress->detail, sizeof progress->detail, "%s", base->writer.why);
    return false;
}

/* A batch that isn't there though its connection was lost is written again. */
static bool write_groups(void *base_, const struct group *first, uint64_t last,
                         struct store_progress *progress)
{
    struct base *base = base_;
    while (reach(base)) {
        if (base->written >= last)
            return true;
        enum outcome outcome = send_batch(base, first, last) ? hear_batch(base, progress) : UNKNOWN;
        if (outcome == WRITTEN)
            base->written = last;
        if (outcome != UNKNOWN)
            return outcome == WRITTEN;
    }
    return give_up(base, progress);
}

/* This process is still there. */
static void rest(void *base_)
{
    struct base *base = base_;
    struct store_progress nothing = {0};
    if (!base->given_up && (base->writer.connection || connect_writer(base))
        && send_batch(base, NULL, base->written))
        hear_batch(base, &nothing);
}

/* The reader. */

static bool connect_reader(struct base *base)
{
    if (line_clock() < base->not_earlier)
        return false;
    base->not_earlier = line_clock() + TRY_AGAIN;
    return line_connect(&base->reader)
           && line_prepare(&base->reader, store_readings, MOST_STATEMENTS);
}

static PGresult *ask_once(struct base *base, unsigned reading, const union bound *values)
{
    char name[16];
    snprintf(name, sizeof name, "s%u", reading);
    if (!base->reader.connection && !connect_reader(base))
        return NULL;
    if (!line_send_prepared(&base->reader, name, store_readings[reading].kinds, values))
        return NULL;
    PGresult *result = line_result(&base->reader),
             *end = result ? line_result(&base->reader) : NULL;
    PQclear(end);
    if (result && PQresultStatus(result) != PGRES_TUPLES_OK) {
        line_lose(&base->reader, PQresultErrorMessage(result));
        PQclear(result);
        result = NULL;
    }
    return result;
}

/* A connection that went while nobody used it is only noticed now: once more. */
static bool ask(void *base_, unsigned reading, const union bound *values, row_taker *take,
                void *context, struct borgo_error *error)
{
    struct base *base = base_;
    PGresult *result = ask_once(base, reading, values);
    if (!result)
        result = ask_once(base, reading, values);
    if (!result)
        return postgres_fail(error, &base->reader);
    struct row row = {&store_postgres, result, 0};
    while (row.index < PQntuples(result) && take(context, &row))
        row.index++;
    PQclear(result);
    return true;
}

static const char *text_in(const struct row *row, int column)
{
    return PQgetisnull(row->answer, row->index, column)
               ? NULL
               : PQgetvalue(row->answer, row->index, column);
}

static int64_t number_in(const struct row *row, int column)
{
    return line_number(row->answer, row->index, column);
}

/* Opening and closing. */

/* Nobody else writes here. Whoever was killed a moment ago is waited for. */
static bool be_alone(struct base *base, struct borgo_error *error)
{
    const union bound me = {.number = base->process};
    for (int64_t until = line_clock() + STAYS + BEAT; line_clock() < until;) {
        PGresult *given_up = line_ask(&base->reader, &give_up_others, &me);
        PGresult *left = given_up ? line_ask(&base->reader, &count_others, &me) : NULL;
        bool alone = left && PQntuples(left) == 1 && line_number(left, 0, 0) == 0;
        PQclear(given_up);
        PQclear(left);
        if (alone)
            return true;
        if (!left)
            return postgres_fail(error, &base->reader);
        nanosleep(&(struct timespec){0, TRY_AGAIN * 1000000L}, NULL);
        rest(base);
    }
    char *shown = postgres_shown(base->address);
    borgo_error_fail(error, "another Borgo has the store '%s' open", shown);
    free(shown);
    return false;
}

static bool open_both(struct base *base, enum access access, struct borgo_error *error)
{
    if (!line_connect(&base->reader))
        return postgres_fail(error, &base->reader);
    if (!postgres_bring_up_to_date(&base->reader, access, error))
        return false;
    if (!line_prepare(&base->reader, store_readings, MOST_STATEMENTS))
        return postgres_fail(error, &base->reader);
    if (access == TO_READ)
        return true;
    return connect_writer(base) ? be_alone(base, error) : postgres_fail(error, &base->writer);
}

static void hurry(void *base_)
{
    struct base *base = base_;
    atomic_store(&base->hurry, true);
}

static void close_base(void *base_)
{
    struct base *base = base_;
    struct line *writer = &base->writer;
    if (writer->connection && PQexitPipelineMode(writer->connection) == 1)
        PQclear(line_ask(writer, &leave, &(union bound){.number = base->process}));
    line_lose(writer, "");
    line_lose(&base->reader, "");
    free(base->address);
    free(base);
}

static void draw_name(char *name, size_t size)
{
    uint64_t bytes;
    if (getrandom(&bytes, sizeof bytes, 0) != (ssize_t)sizeof bytes)
        abort();
    snprintf(name, size, "borgo-%016llx", (unsigned long long)bytes);
}

static void *open_base(const char *path, enum access access, struct borgo_error *error)
{
    struct base *base = store_allocate(sizeof *base);
    memset(base, 0, sizeof *base);
    base->address = store_path_with(path, "");
    base->reader =
        (struct line){.address = base->address, .name = "borgo", .patience = READER_PATIENCE};
    base->writer =
        (struct line){.address = base->address, .name = base->name, .patience = WRITER_PATIENCE};
    draw_name(base->name, sizeof base->name);
    if (open_both(base, access, error))
        return base;
    close_base(base);
    return NULL;
}

const struct engine store_postgres = {
    .open = open_base,
    .close = close_base,
    .write = write_groups,
    .run = run,
    .rest = rest,
    .pause = BEAT,
    .hurry = hurry,
    .ask = ask,
    .text = text_in,
    .number = number_in,
};
