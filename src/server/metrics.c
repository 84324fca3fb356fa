/* What is counted, as Prometheus reads it (text format 0.0.4). Figures that fall as well as rise
 * are gauges, those that only grow since the start counters. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "server/network.h"

enum { ROOM = 16 * 1024 };

static void put(struct borgo_text *text, const char *name, const char *kind, const char *help,
                uint64_t value)
{
    borgo_text_print(text, "# HELP borgo_%s %s\n# TYPE borgo_%s %s\nborgo_%s ", name, help, name,
                     kind, name);
    borgo_text_count(text, value);
    borgo_text_char(text, '\n');
}

static void put_hall(struct borgo_text *text, const struct hall *hall)
{
    struct hall_figures figures;
    hall_count(hall, &figures);
    put(text, "visitors", "gauge", "Connections and requests in the hall.", figures.visitors);
    put(text, "tables", "gauge", "Tables that wait or are played at.", figures.tables);
    put(text, "tables_playing", "gauge", "Tables that are played at.", figures.playing);
    put(text, "people", "gauge", "People who are here.", figures.people);
    put(text, "thoughts_asked", "gauge", "Decisions the hall waits for.", figures.thinking);
    put(text, "hall_requests_total", "counter", "Requests the hall heard.", figures.requests);
    put(text, "hall_refused_total", "counter", "Those it refused.", figures.refused);
    put(text, "hall_limited_total", "counter", "Those it refused for being too many.",
        figures.limited);
    put(text, "moves_total", "counter", "Moves that were played.", figures.moves);
    put(text, "events_total", "counter", "Events of tables.", figures.events);
    put(text, "games_ended_total", "counter", "Games that are over.", figures.games_ended);
    put(text, "unstored_total", "counter", "What could not be stored.", figures.unstored);
}

static void put_network(struct borgo_text *text, const struct server_figures *figures)
{
    put(text, "websockets", "gauge", "Open WebSockets.", figures->lines);
    put(text, "websockets_opened_total", "counter", "WebSockets opened.", figures->lines_opened);
    put(text, "websockets_cut_total", "counter", "WebSockets ended by the server.",
        figures->lines_cut);
    put(text, "websockets_refused_total", "counter", "WebSockets that were refused.",
        figures->lines_refused);
    put(text, "messages_received_total", "counter", "Messages heard.", figures->heard);
    put(text, "received_bytes_total", "counter", "Bytes of them.", figures->heard_bytes);
    put(text, "messages_sent_total", "counter", "Messages sent.", figures->told);
    put(text, "sent_bytes_total", "counter", "Bytes of them.", figures->told_bytes);
    put(text, "queued_messages", "gauge", "Messages that wait for their line.", figures->queued);
    put(text, "queued_bytes", "gauge", "Bytes of them.", figures->queued_bytes);
    put(text, "limited_total", "counter", "Requests refused: too many from one address.",
        figures->limited);
}

static void put_answers(struct borgo_text *text, const struct server_figures *figures)
{
    borgo_text_put(text, "# HELP borgo_http_answers_total Answers over HTTP.\n"
                         "# TYPE borgo_http_answers_total counter\n");
    for (int kind = 2; kind < 6; kind++) {
        borgo_text_print(text, "borgo_http_answers_total{status=\"%dxx\"} ", kind);
        borgo_text_count(text, figures->answered[kind]);
        borgo_text_char(text, '\n');
    }
}

/* Milliseconds as Prometheus wants them, in seconds. */
static void put_seconds(struct borgo_text *text, uint64_t milliseconds)
{
    char number[32];
    snprintf(number, sizeof number, "%llu.%03u", (unsigned long long)(milliseconds / 1000),
             (unsigned)(milliseconds % 1000));
    borgo_text_put(text, number);
}

static void put_histogram(struct borgo_text *text, const struct histogram *histogram)
{
    uint64_t count = 0;
    borgo_text_put(text, "# HELP borgo_commit_seconds From a request to its answer, where that "
                         "had to be stored first.\n# TYPE borgo_commit_seconds histogram\n");
    for (int step = 0; step <= HISTOGRAM_STEPS; step++) {
        count += histogram->count[step];
        borgo_text_put(text, "borgo_commit_seconds_bucket{le=\"");
        if (step < HISTOGRAM_STEPS)
            put_seconds(text, (uint64_t)histogram_ends[step]);
        else
            borgo_text_put(text, "+Inf");
        borgo_text_put(text, "\"} ");
        borgo_text_count(text, count);
        borgo_text_char(text, '\n');
    }
    borgo_text_put(text, "borgo_commit_seconds_sum ");
    put_seconds(text, histogram->sum);
    borgo_text_put(text, "\nborgo_commit_seconds_count ");
    borgo_text_count(text, count);
    borgo_text_char(text, '\n');
}

static uint64_t resident_bytes(void)
{
    unsigned long long all = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file && fscanf(file, "%llu %llu", &all, &resident) != 2)
        resident = 0;
    if (file)
        fclose(file);
    return resident * (uint64_t)sysconf(_SC_PAGESIZE);
}

char *metrics_text(struct server *server, size_t *length)
{
    struct borgo_text text;
    struct pool_figures pool;
    char *room = malloc(ROOM);
    if (!room)
        return NULL;
    borgo_text_start(&text, room, ROOM);
    if (server->hall)
        put_hall(&text, server->hall);
    put_network(&text, &server->figures);
    put_answers(&text, &server->figures);
    put_histogram(&text, &server->figures.stored);
    pool_count(server->pool, &pool);
    put(&text, "thoughts_waiting", "gauge", "Decisions that wait for a thread.", pool.waiting);
    put(&text, "thoughts_running", "gauge", "Decisions being thought about.", pool.thinking);
    put(&text, "thoughts_total", "counter", "Decisions thought about.", pool.thought);
    put(&text, "store_schema", "gauge", "The newest schema of the store this program knows.",
        (uint64_t)store_schema(server->neighbours != NULL));
    put(&text, "storing", "gauge", "1 while what is told can be stored.", !server->unstored);
    put(&text, "resident_bytes", "gauge", "Memory in use.", resident_bytes());
    *length = text.used;
    return room;
}
