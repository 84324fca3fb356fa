/* Lines from whoever sits at the keyboard: see input.h.
 *
 * The signals are blocked all the time except inside pselect, so none can come between looking
 * whether one came and waiting. For the same reason lines are read with read(2): a line that waits
 * in stdio's buffer can't be polled for. */
#include "terminal/input.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

#include "table/seat.h"
#include "terminal/language.h"

enum { CHUNK = 4096, LONGEST_LINE = 1 << 16 };

/* The one thing a signal handler may change. */
static volatile sig_atomic_t interrupted;

static const int caught[] = {SIGINT, SIGHUP, SIGTERM};
enum { CAUGHT = sizeof caught / sizeof caught[0] };

static void note_interrupt(int signal)
{
    (void)signal;
    interrupted = 1;
}

void catch_interrupts(void)
{
    struct sigaction action = {.sa_handler = note_interrupt};
    sigset_t blocked;
    sigemptyset(&action.sa_mask);
    sigemptyset(&blocked);
    for (int i = 0; i < CAUGHT; i++) {
        sigaction(caught[i], &action, NULL);
        sigaddset(&blocked, caught[i]);
    }
    sigprocmask(SIG_BLOCK, &blocked, NULL);
}

/* Until one of two files can be read (-1: there is no second); a set of which, 0 after so many
 * milliseconds, or -1 when an interrupt came. */
static int wait_files(struct input *input, const int file[2], int milliseconds)
{
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    int most = file[0] > file[1] ? file[0] : file[1], ready;
    fd_set files;
    sigset_t during;
    sigprocmask(SIG_SETMASK, NULL, &during);
    for (int i = 0; i < CAUGHT; i++)
        sigdelset(&during, caught[i]);
    do {
        FD_ZERO(&files);
        for (int i = 0; i < 2; i++)
            if (file[i] >= 0)
                FD_SET(file[i], &files);
        ready = pselect(most + 1, &files, NULL, NULL, milliseconds < 0 ? NULL : &time, &during);
    } while (ready < 0 && errno == EINTR && !interrupted);
    if (interrupted)
        return input->end = INPUT_INTERRUPTED, -1;
    int found = 0;
    for (int i = 0; i < 2 && ready > 0; i++)
        found |= (file[i] >= 0 && FD_ISSET(file[i], &files)) << i;
    return found;
}

enum waited wait_readable(struct input *input, int file, int milliseconds)
{
    int found = wait_files(input, (const int[2]){file, -1}, milliseconds);
    return found < 0 ? WAITED_INTERRUPTED : found ? WAITED_READABLE : WAITED_LONG;
}

/* Drops spaces at both ends and all but one between words. */
static void tidy(char *line)
{
    char *to = line;
    for (const char *from = line; *from; from++) {
        char c = strchr("\t\r\n", *from) ? ' ' : *from;
        if (c != ' ' || (to > line && to[-1] != ' '))
            *to++ = c;
    }
    if (to > line && to[-1] == ' ')
        to--;
    *to = '\0';
}

/* Takes what can be read; false at the end of the input. */
static bool take_bytes(struct input *input)
{
    if (input->used + CHUNK > input->room) {
        input->room = input->used + 2 * CHUNK;
        input->bytes = realloc(input->bytes, input->room);
        if (!input->bytes)
            abort();
    }
    ssize_t count = read(STDIN_FILENO, input->bytes + input->used, CHUNK);
    if (count > 0)
        input->used += (size_t)count;
    return count > 0;
}

/* Reads some more; false at the end of the input or when an interrupt came. */
static bool read_more(struct input *input)
{
    return wait_readable(input, STDIN_FILENO, -1) != WAITED_INTERRUPTED && take_bytes(input);
}

/* The length of the first line if all of it is there, its end included; else 0. */
static size_t whole_line(const struct input *input, size_t looked)
{
    const char *end =
        input->used > looked ? memchr(input->bytes + looked, '\n', input->used - looked) : NULL;
    return end ? (size_t)(end - input->bytes) + 1 : 0;
}

/* The length of the first line, its end included; 0 when there is none. What has no end is a line
 * too at the end of the input. A line that is far too long is nothing anybody typed: of what comes,
 * only so much is kept. */
static size_t find_line(struct input *input)
{
    for (size_t looked = 0;;) {
        size_t length = whole_line(input, looked);
        if (length)
            return length;
        if (input->used > LONGEST_LINE)
            input->used = LONGEST_LINE;
        looked = input->used;
        if (!read_more(input))
            return input->end == INPUT_INTERRUPTED ? 0 : input->used;
    }
}

static void forget_line(struct input *input)
{
    input->used -= input->line;
    memmove(input->bytes, input->bytes + input->line, input->used);
    input->line = 0;
}

/* The first so many bytes as a line somebody typed. */
static const char *give_line(struct input *input, size_t length)
{
    char *line = input->bytes;
    input->line = length;
    length -= line[length - 1] == '\n';
    bool whole = !memchr(line, '\0', length);
    line[length] = '\0'; /* there is room: take_bytes keeps some, and a line's end is overwritten */
    tidy(line);
    if (!whole || !borgo_character_all_plain(line))
        memcpy(line, "?", sizeof "?"); /* nothing anybody would type on purpose */
    return line;
}

const char *read_line(struct input *input, const char *prompt)
{
    fputs(prompt, stdout);
    fflush(stdout);
    if (input->line)
        forget_line(input);
    size_t length = input->end == INPUT_GOES_ON ? find_line(input) : 0;
    if (length == 0) {
        input->end = input->end == INPUT_INTERRUPTED ? INPUT_INTERRUPTED : INPUT_ENDED;
        putchar('\n');
        return NULL;
    }
    const char *line = give_line(input, length);
    if (input->echo)
        puts(line);
    return line;
}

const char *line_beside(struct input *input, bool wanted, int file)
{
    if (input->line)
        forget_line(input);
    for (;;) {
        size_t length = wanted ? whole_line(input, 0) : 0;
        if (length == 0 && wanted && input->end == INPUT_ENDED)
            length = input->used;
        if (length)
            return give_line(input, length);
        bool reads = wanted && input->end == INPUT_GOES_ON;
        if (input->used > LONGEST_LINE)
            input->used = LONGEST_LINE;
        int found = wait_files(input, (const int[2]){file, reads ? STDIN_FILENO : -1}, -1);
        if (found < 0 || found & 1)
            return NULL;
        if (!take_bytes(input))
            input->end = INPUT_ENDED;
        if (input->end == INPUT_ENDED && input->used == 0)
            return NULL;
    }
}

void close_input(struct input *input)
{
    free(input->bytes);
}
