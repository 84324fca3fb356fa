/* `borgo engine`: the machine door. One JSON object a line in, one a line out, in step. Everything
 * is the wire's; here are only the lines, the clock, and a thread for what takes long, so that
 * `cancel` is heard meanwhile. */
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/engine_lines.h"
#include "host/host.h"
#include "wire/wire.h"

struct engine {
    struct engine_lines lines;
    struct borgo_wire wire;
};

/* A work in its own thread. */
struct worker {
    const struct borgo_wire_work *work;
    int done; /* the end of a pipe that is closed when the work is done */
};

static void *carry_out_alone(void *worker_)
{
    struct worker *worker = worker_;
    worker->work->carry_out(worker->work->of);
    close(worker->done);
    return NULL;
}

static bool is_cancel(const char *line, size_t length)
{
    char copy[256];
    if (length >= sizeof copy)
        return false; /* nobody needs that many spaces */
    memcpy(copy, line, length);
    return borgo_wire_is_cancel(copy, length);
}

/* Listens until the work is done. The first line that comes decides: if it isn't `cancel` it waits
 * its turn, and so does everything behind it. */
static void listen_meanwhile(struct engine_lines *lines, const struct borgo_wire_work *work,
                             int done)
{
    for (;;) {
        size_t length;
        const char *line = waiting_engine_line(lines, &length);
        if (line && is_cancel(line, length))
            atomic_store_explicit(work->cancelled, true, memory_order_relaxed);
        struct pollfd files[2] = {{.fd = done, .events = POLLIN},
                                  {.fd = STDIN_FILENO, .events = POLLIN}};
        bool listens = !line && has_room(lines);
        if (poll(files, listens ? 2 : 1, -1) < 0)
            continue;
        if (files[0].revents)
            return;
        if (listens && files[1].revents)
            read_engine_bytes(lines);
    }
}

static void carry_out_and_listen(void *engine_, const struct borgo_wire_work *work)
{
    struct engine *engine = engine_;
    pthread_t thread;
    int ends[2];
    if (pipe(ends) != 0) {
        work->carry_out(work->of);
        return;
    }
    struct worker worker = {work, ends[1]};
    if (pthread_create(&thread, NULL, carry_out_alone, &worker) == 0) {
        listen_meanwhile(&engine->lines, work, ends[0]);
        pthread_join(thread, NULL);
    } else {
        carry_out_alone(&worker);
    }
    close(ends[0]);
}

static double now(void *context)
{
    (void)context;
    return borgo_clock_now();
}

static void print_bytes(void *out, const char *bytes, size_t length)
{
    fwrite(bytes, 1, length, out);
}

static void answer_lines(struct engine *engine)
{
    char *line, buffer[4096];
    size_t length;
    while (!engine->wire.quit && (line = next_engine_line(&engine->lines, &length)) != NULL) {
        struct borgo_text out;
        borgo_text_start(&out, buffer, sizeof buffer);
        out.drain = print_bytes;
        out.to = stdout;
        borgo_wire_answer(&engine->wire, line, length, &out);
        borgo_text_char(&out, '\n');
        borgo_text_flush(&out);
        fflush(stdout);
    }
}

static int run(const struct arguments *arguments)
{
    struct game_setup given = {0};
    struct engine engine;
    unsigned char entropy[BORGO_HASH_BYTES];
    if (arguments->count && !set_up_game(arguments, arguments->word[0], &given))
        return EXIT_BAD_INPUT;
    struct borgo_wire_host host = {.context = &engine,
                                   .work = carry_out_and_listen,
                                   .now = now,
                                   .game = given.game,
                                   .setup = &given.setup};
    host_random_bytes(entropy, sizeof entropy);
    open_lines(&engine.lines);
    borgo_wire_open(&engine.wire, &host, entropy);
    answer_lines(&engine);
    borgo_wire_close(&engine.wire);
    close_lines(&engine.lines);
    free_game(&given);
    return EXIT_FINE;
}

const struct command command_engine = {
    .name = "engine",
    .words = "[GAME]",
    .most = 1,
    .summary = N_("speaks JSON with a program: see docs/engine-protocol.md"),
    .details = N_("One JSON object a line on standard input, one a line on standard output. GAME "
                  "is only needed with --data:\n"
                  "that game is then played with your files."),
    .flags = {{"--data", "[NAME=]FILE", N_("a board, tile set or deck of your own")}},
    .run = run,
};
