/* PostgreSQL behind the store: a connection that writes and one that reads.
 *
 * A process that writes is a row of its own in `processes`, with a number that never comes again.
 * Each transaction says by changing that row which process it is of, up to which of its numbers
 * everything is written now, and by which connection: so a transaction of a process that was given
 * up, or of a connection that was, changes nothing and fails; and when a connection is lost in the
 * middle, the next one reads in the row whether what was under way is there. It is neither lost
 * nor written twice, and nobody is told before it is known. */
#include "store/postgres.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

/* Milliseconds. A reader has others waiting for it. */
enum { WRITER_PATIENCE = 3000, READER_PATIENCE = 1500, BEAT = 300, TRY_AGAIN = 100 };
enum { FENCE = MOST_STATEMENTS, WRITER_STATEMENTS };

/* POSTGRES_STAYS from now. A process itself counts a little less. */
enum { HOLDS = POSTGRES_STAYS - 200 };
#define STAY "clock_timestamp() + " POSTGRES_STAY

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
static const struct wording leave = {"n", "UPDATE processes SET dead = true WHERE id = ?1"};
/* Tables that are there and were never anybody's are held by nobody from now on. */
static const struct wording open_tables = {
    "", "WITH lost AS (UPDATE leases SET holder = 0 WHERE holder NOT IN (SELECT id FROM processes)"
        "  AND holder < (SELECT max(id) FROM processes))"
        " INSERT INTO leases (of_table, holder) SELECT id, 0 FROM tables WHERE phase IN (0, 1)"
        " ON CONFLICT DO NOTHING"};
static const struct wording say_who = {"t", "SELECT set_config('borgo.process', ?1, false)"};
/* What another process has is written by nobody else. */
static const struct wording append = {
    "tnnt", "INSERT INTO events (of_table, number, at, body) VALUES (?1, ?2, ?3,"
            " CASE WHEN (?2 = 1 OR EXISTS (SELECT 1 FROM events"
            " WHERE of_table = ?1 AND number = ?2 - 1)) AND NOT EXISTS (SELECT 1 FROM leases"
            " WHERE of_table = ?1 AND holder <> current_setting('borgo.process')::bigint)"
            " THEN ?4 END)"};
/* A row that isn't there, or not ours any more, can't be divided by. Neither can one of a program
 * whose time is over: the moment a newer one makes a schema that this one can't use, it writes
 * nothing any more, and its tables are others' when its life has run out. */
static const struct wording fence = {
    "nnnn", "WITH mine AS (UPDATE processes SET written = ?3, until = " STAY
            " WHERE id = ?1 AND session = ?2 AND NOT dead"
            " AND (SELECT max(least) FROM borgo) <= ?4 RETURNING 1)"
            " SELECT 1 / count(*), (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
            " FROM mine"};

/* The writer. */

static bool tell_who(struct base *base)
{
    char number[24];
    snprintf(number, sizeof number, "%lld", (long long)base->process);
    PGresult *result = line_ask(&base->writer, &say_who, &(union bound){number});
    PQclear(result);
    return result != NULL;
}

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
        fine = tell_who(base);
    } else if (*line_state(result)) {
        line_lose(writer, PQresultErrorMessage(result));
    } else {
        base->given_up = true;
        atomic_store(&base->holds_until, 0);
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
    wordings[APPEND] = append;
    if (line_connect(writer) && line_prepare(writer, wordings, WRITER_STATEMENTS, 0)
        && sign_in(base) && PQenterPipelineMode(writer->connection) == 1)
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
    union bound me[] = {{.number = base->process},
                        {.number = base->session},
                        {.number = (int64_t)last},
                        {.number = POSTGRES_SCHEMA}};
    if (!run(base, FENCE, me) || (first && !store_write_changes(&store_postgres, base, first)))
        return false;
    if (PQpipelineSync(base->writer.connection) == 1)
        return true;
    line_lose(&base->writer, PQerrorMessage(base->writer.connection));
    return false;
}

/* CROSSED: two processes waited for rows of each other's, and this one gave way. */
enum outcome { WRITTEN, REFUSED, CROSSED, UNKNOWN };

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

/* The database has renewed our life after that moment. Its clock is followed, not its trembling. */
static void note_life(struct base *base, int64_t sent, int64_t database)
{
    int64_t apart = database - line_clock(), before = atomic_load(&base->clock);
    if (before == 0 || apart > before + 50 || apart < before - 50)
        atomic_store(&base->clock, apart);
    atomic_store(&base->holds_until, sent + HOLDS);
}

/* What has come of a batch: its first failure is the one that counts, what follows was skipped. */
static enum outcome hear_batch(struct base *base, int64_t sent, struct store_progress *progress)
{
    struct line *writer = &base->writer;
    enum outcome outcome = WRITTEN;
    int64_t database = 0;
    while (writer->connection) {
        PGresult *result = line_result(writer);
        ExecStatusType status = result ? PQresultStatus(result) : PGRES_COMMAND_OK;
        if (result && line_is_ending(line_state(result)))
            line_lose(writer, PQresultErrorMessage(result));
        else if (result && status != PGRES_PIPELINE_ABORTED && *line_state(result)
                 && outcome == WRITTEN) {
            outcome = strcmp(line_state(result), "40P01") == 0 ? CROSSED : REFUSED;
            explain(result, progress);
            base->given_up = strcmp(line_state(result), "22012") == 0;
            if (base->given_up)
                atomic_store(&base->holds_until, 0);
        }
        if (status == PGRES_TUPLES_OK && PQntuples(result) == 1 && !database)
            database = line_number(result, 0, 1); /* the fence comes first */
        PQclear(result);
        if (status == PGRES_PIPELINE_SYNC) {
            if (outcome == WRITTEN)
                note_life(base, sent, database);
            return outcome;
        }
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

/* A batch that isn't there though its connection was lost is written again, and one that crossed
 * another. */
static bool write_groups(void *base_, const struct group *first, uint64_t last,
                         struct store_progress *progress)
{
    struct base *base = base_;
    while (reach(base)) {
        if (base->written >= last)
            return true;
        int64_t now = line_clock();
        enum outcome outcome =
            send_batch(base, first, last) ? hear_batch(base, now, progress) : UNKNOWN;
        if (outcome == WRITTEN)
            base->written = last;
        if (outcome == WRITTEN || outcome == REFUSED)
            return outcome == WRITTEN;
    }
    return give_up(base, progress);
}

/* This process is still there. */
static void rest(void *base_)
{
    struct base *base = base_;
    struct store_progress nothing = {0};
    int64_t now = line_clock();
    if (!base->given_up && (base->writer.connection || connect_writer(base))
        && send_batch(base, NULL, base->written))
        hear_batch(base, now, &nothing);
}

/* The reader. */

/* It changes leases too: those needn't be on the disk before what is written about a table is. */
static bool prepare_reader(struct base *base)
{
    unsigned questions = 0;
    while (postgres_questions[questions].text)
        questions++;
    return line_connect(&base->reader)
           && line_do(&base->reader, "SET synchronous_commit = off; SET lock_timeout = '500ms'")
           && line_prepare(&base->reader, store_readings, MOST_STATEMENTS, 0)
           && line_prepare(&base->reader, postgres_questions, questions, POSTGRES_QUESTION);
}

/* Where this process's tables would be another's before the answer is there, nobody needs it: who
 * waited longer would only learn later that the database can't be reached. */
static void be_patient(struct base *base)
{
    int64_t left = atomic_load(&base->holds_until) - line_clock();
    if (!base->process)
        return;
    base->reader.patience = left > READER_PATIENCE ? READER_PATIENCE : left > 1 ? (int)left : 1;
}

static bool connect_reader(struct base *base)
{
    if (line_clock() < base->not_earlier)
        return false;
    base->not_earlier = line_clock() + TRY_AGAIN;
    return prepare_reader(base);
}

static PGresult *ask_once(struct base *base, unsigned statement, const char *kinds,
                          const union bound *values)
{
    char name[16];
    snprintf(name, sizeof name, "s%u", statement);
    be_patient(base);
    if (!base->reader.connection && !connect_reader(base))
        return NULL;
    if (!line_send_prepared(&base->reader, name, kinds, values))
        return NULL;
    PGresult *result = line_result(&base->reader),
             *end = result ? line_result(&base->reader) : NULL;
    PQclear(end);
    if (result && *line_state(result)) {
        line_lose(&base->reader, PQresultErrorMessage(result));
        PQclear(result);
        result = NULL;
    }
    return result;
}

/* A connection that went while nobody used it is only noticed now: once more. */
PGresult *postgres_ask(struct base *base, unsigned statement, const char *kinds,
                       const union bound *values)
{
    const int64_t at_once = line_clock() + 200; /* what took longer isn't there */
    PGresult *result = ask_once(base, statement, kinds, values);
    return result || line_clock() > at_once ? result : ask_once(base, statement, kinds, values);
}

static bool ask(void *base_, unsigned reading, const union bound *values, row_taker *take,
                void *context, struct borgo_error *error)
{
    struct base *base = base_;
    PGresult *result = postgres_ask(base, reading, store_readings[reading].kinds, values);
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

static bool open_both(struct base *base, enum access access, struct borgo_error *error)
{
    struct line *reader = &base->reader;
    struct store_progress nothing = {0};
    if (!line_connect(reader))
        return postgres_fail(error, reader);
    if (!postgres_bring_up_to_date(reader, access, error))
        return false;
    line_lose(reader, "");
    if (!prepare_reader(base))
        return postgres_fail(error, reader);
    if (access == TO_READ)
        return true;
    PQclear(line_ask(reader, &open_tables, NULL));
    int64_t now = line_clock();
    return (connect_writer(base) && send_batch(base, NULL, 0)
            && hear_batch(base, now, &nothing) == WRITTEN)
           || postgres_fail(error, &base->writer);
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
    base->reader = (struct line){
        .address = base->address, .name = "borgo reader", .patience = READER_PATIENCE};
    base->writer =
        (struct line){.address = base->address, .name = base->name, .patience = WRITER_PATIENCE};
    draw_name(base->name, sizeof base->name);
    if (open_both(base, access, error))
        return base;
    close_base(base);
    return NULL;
}

static const int schema = POSTGRES_SCHEMA;

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
    .sharing = &postgres_sharing,
    .schema = &schema,
};
