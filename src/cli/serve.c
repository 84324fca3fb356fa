/* `borgo serve`: the page for a browser, from inside the binary. Here is only what the command
 * adds: where, one line that says so, the browser, and an end in good order. */
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "server/server.h"

enum { USUAL_PORT = 8765, MORE_PORTS = 50 };

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
    bool fine = server_run(watch->server);
    if (!fine)
        pthread_kill(watch->thread, SIGINT); /* what it waits for */
    pthread_join(watch->thread, NULL);
    if (!fine)
        complain("the server had to give up");
    return fine ? EXIT_FINE : EXIT_FAILED;
}

static int run(const struct arguments *arguments)
{
    const char *address = flag_value(arguments, "--address");
    uint64_t port;
    if (!flag_number(arguments, "--port", 0, 65535, USUAL_PORT, &port))
        return EXIT_BAD_INPUT;
    if (!server_has_page())
        return complain("this borgo was built without the page (-Dpage=false)"), EXIT_FAILED;
    struct server_place place = {address ? address : "127.0.0.1", (int)port,
                                 has_flag(arguments, "--port") ? 0 : MORE_PORTS};
    struct borgo_error error = {.translate = tr};
    struct watch watch;
    block_signals(&watch.signals);
    watch.server = server_open(&place, &error);
    if (!watch.server)
        return complain("%s", error.message);
    say_where(watch.server);
    if (has_desktop() && !has_flag(arguments, "--no-open"))
        open_browser(server_address(watch.server));
    int code = serve(&watch);
    server_close(watch.server);
    return code;
}

const struct command command_serve = {
    .name = "serve",
    .words = "",
    .summary = N_("all games in the browser, at an address of this machine"),
    .details = N_(
        "The page is inside this program: nothing else is needed, no network either. The address "
        "is printed, and opened where there is a desktop. Without '--port', when port 8765 is "
        "taken, the next free one is used. Ctrl-C ends it."),
    .flags = {{"--port", "N", N_("the port; 0 takes any that is free")},
              {"--address", "ADDRESS",
               N_("where to listen; 0.0.0.0 lets other machines in (else 127.0.0.1)")},
              {"--no-open", NULL, N_("opens no browser")}},
    .run = run,
};
