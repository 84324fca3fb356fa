/* `borgo serve`: the page for a browser, from inside the binary, and tables for everybody. Here is
 * only what the command adds: what was wanted, one line that says where it is, the browser, and an
 * end in good order. */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/storing.h"
#include "server/pool.h"
#include "server/server.h"

enum { USUAL_PORT = 8765, MORE_PORTS = 50, THINK = 1000, A_MINUTE = 60000 };
enum { REQUESTS = 300, CONNECTIONS = 200, MANY = 1000000 };

/* A thread of its own takes the signals that end the server: a handler couldn't wake it safely. */
struct watch {
    struct server *server;
    sigset_t signals;
    pthread_t thread;
};

static void *wait_for_signal(void *watch_)
{
    struct watch *watch = watch_;
    int signal;
    sigwait(&watch->signals, &signal);
    server_stop(watch->server);
    return NULL;
}

/* Before there is any thread, so that none is interrupted. */
static void block_signals(sigset_t *signals)
{
    sigemptyset(signals);
    sigaddset(signals, SIGINT);
    sigaddset(signals, SIGTERM);
    sigaddset(signals, SIGHUP);
    pthread_sigmask(SIG_BLOCK, signals, NULL);
}

static bool has_desktop(void)
{
    const char *x = getenv("DISPLAY"), *wayland = getenv("WAYLAND_DISPLAY");
    return isatty(STDOUT_FILENO) && ((x && *x) || (wayland && *wayland));
}

/* If that fails nothing is lost: the address was printed. */
static void open_browser(const char *address)
{
    extern char **environ;
    char *words[] = {"xdg-open", (char *)address, NULL};
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    sigset_t none;
    pid_t child;
    sigemptyset(&none);
    signal(SIGCHLD, SIG_IGN); /* nobody waits for it */
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&attributes);
    for (int file = 0; file < 3; file++)
        posix_spawn_file_actions_addopen(&files, file, "/dev/null", O_RDWR, 0);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setpgroup(&attributes, 0); /* Ctrl-C is for the server, not for the browser */
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
    posix_spawnp(&child, words[0], &files, &attributes, words, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
}

static void say_where(const struct server *server)
{
    printf(server_is_public(server)
               ? tr("Borgo is at %s and, by this machine's name, for others. Ctrl-C ends it.")
               : tr("Borgo is at %s (this machine only). Ctrl-C ends it."),
           server_address(server));
    putchar('\n');
    fflush(stdout);
}

static int serve(struct watch *watch)
{
    if (pthread_create(&watch->thread, NULL, wait_for_signal, watch) != 0)
        return complain("can't start a thread"), EXIT_FAILED;
    server_run(watch->server);
    pthread_join(watch->thread, NULL);
    return EXIT_FINE;
}

/* Numbers that may be given. */
static bool read_numbers(const struct arguments *arguments, struct server_settings *settings)
{
    uint64_t port, threads, think, requests, connections, tables;
    settings->limits = hall_usual_limits;
    if (!flag_number(arguments, "--port", 0, 65535, USUAL_PORT, &port)
        || !flag_number(arguments, "--threads", 1, POOL_MOST_THREADS, 0, &threads)
        || !flag_number(arguments, "--think-ms", 10, A_MINUTE, THINK, &think)
        || !flag_number(arguments, "--requests", 0, MANY, REQUESTS, &requests)
        || !flag_number(arguments, "--connections", 0, MANY, CONNECTIONS, &connections)
        || !flag_number(arguments, "--tables", 1, MANY, settings->limits.tables_an_address,
                        &tables))
        return false;
    settings->port = (int)port;
    settings->threads = (unsigned)threads;
    settings->think_milliseconds = (unsigned)think;
    settings->requests = (unsigned)requests;
    settings->connections = (unsigned)connections;
    settings->limits.tables_an_address = (unsigned)tables;
    return true;
}

static bool is_origin(const char *text)
{
    size_t scheme = strncmp(text, "https://", 8) == 0 ? 8 : 7;
    return (scheme == 8 || strncmp(text, "http://", 7) == 0) && text[scheme]
           && !strpbrk(text + scheme, "/?# ");
}

static bool read_texts(const struct arguments *arguments, struct server_settings *settings)
{
    const char *address = flag_value(arguments, "--address");
    settings->address = address ? address : "127.0.0.1";
    settings->certificate = flag_value(arguments, "--tls-cert");
    settings->key = flag_value(arguments, "--tls-key");
    settings->proxy = flag_value(arguments, "--proxy");
    settings->origin = flag_value(arguments, "--origin");
    settings->log = has_flag(arguments, "--log");
    settings->more = has_flag(arguments, "--port") ? 0 : MORE_PORTS;
    if (!settings->certificate != !settings->key)
        return complain("'--tls-cert' and '--tls-key' belong together"), false;
    const char *files[] = {settings->certificate, settings->key};
    for (int i = 0; i < 2; i++)
        if (files[i] && access(files[i], R_OK) != 0)
            return complain("can't read '%s': %s", files[i], strerror(errno)), false;
    if (settings->origin && !is_origin(settings->origin))
        return complain("'%s' is no origin of the form https://example.org", settings->origin),
               false;
    return true;
}

/* Opens it, says where it is, and serves. */
static int open_and_serve(const struct arguments *arguments, struct server_settings *settings)
{
    struct borgo_error error = {.translate = tr};
    struct watch watch;
    block_signals(&watch.signals);
    watch.server = server_open(settings, &error);
    if (!watch.server)
        return complain("%s", error.message);
    say_where(watch.server);
    if (!server_has_page())
        complain("this borgo was built without the page (-Dpage=false): only programs can play");
    if (has_desktop() && !has_flag(arguments, "--no-open"))
        open_browser(server_address(watch.server));
    int code = serve(&watch);
    server_close(watch.server);
    return code;
}

static int run(const struct arguments *arguments)
{
    struct server_settings settings = {0};
    if (!read_numbers(arguments, &settings) || !read_texts(arguments, &settings))
        return EXIT_BAD_INPUT;
    char *path = store_path(arguments, true);
    settings.store = path;
    int code = path ? open_and_serve(arguments, &settings) : EXIT_BAD_INPUT;
    free(path);
    return code;
}

const struct command command_serve = {
    .name = "serve",
    .words = "",
    .summary = N_("all games in the browser, alone and with others, at an address of this machine"),
    .details = N_(
        "The page is inside this program: nothing else is needed, no network either. The address "
        "is printed, and opened where there is a desktop. Without '--port', when port 8765 is "
        "taken, the next free one is used. Tables that people play at together are kept in one "
        "file and go on after a restart. Ctrl-C ends it."),
    .flags = {{"--port", "N", N_("the port; 0 takes any that is free")},
              {"--address", "ADDRESS",
               N_("where to listen; 0.0.0.0 lets other machines in (else 127.0.0.1)")},
              {"--no-open", NULL, N_("opens no browser")},
              STORE_FLAG,
              {"--origin", "URL", N_("the address people know this server by, if it is another")},
              {"--proxy", "ADDRESS",
               N_("of a server in front, which says in X-Forwarded-For where people come from")},
              {"--tls-cert", "FILE", N_("a certificate, with those it rests on: speaks https")},
              {"--tls-key", "FILE", N_("its key")},
              {"--threads", "N", N_("for computer players (else the cores but one)")},
              {"--think-ms", "N", N_("milliseconds a computer player may think (1000)")},
              {"--requests", "N", N_("an address may send a second (300); 0: any number")},
              {"--connections", "N", N_("an address may have (200); 0: any number")},
              {"--tables", "N", N_("an address may keep open (50)")},
              {"--log", NULL, N_("one line on standard error for all that happens")}},
    .run = run,
};
