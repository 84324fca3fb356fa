/* Lines from whoever sits at the keyboard, and Ctrl-C that ends a game in good order. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/play.h"
#include "table/seat.h"

/* The one thing a signal handler may change. */
static volatile sig_atomic_t interrupted;

static void note_interrupt(int signal)
{
    (void)signal;
    interrupted = 1;
}

/* The first Ctrl-C ends the line being read; a second, while something computes, ends the program. */
void catch_interrupts(void)
{
    struct sigaction action = {.sa_handler = note_interrupt, .sa_flags = SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
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

const char *read_line(struct session *session, const char *prompt)
{
    fputs(prompt, stdout);
    fflush(stdout);
    ssize_t length = interrupted ? -1 : getline(&session->line, &session->line_room, stdin);
    if (length < 0) {
        session->wish = interrupted ? WISH_INTERRUPTED : WISH_END_OF_INPUT;
        putchar('\n');
        return NULL;
    }
    bool whole = strlen(session->line) == (size_t)length;
    tidy(session->line);
    if (!whole || !borgo_is_plain_text(session->line))
        memcpy(session->line, "?", sizeof "?");
    if (!session->screen.interactive) /* where nobody's typing shows, the transcript does */
        puts(session->line);
    return session->line;
}
