/* Lines from whoever sits at the keyboard: see input.h. */
#include "cli/input.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    struct sigaction action = {.sa_handler = note_interrupt, .sa_flags = (int)SA_RESETHAND};
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

const char *read_line(struct input *input, const char *prompt)
{
    fputs(prompt, stdout);
    fflush(stdout);
    ssize_t length = interrupted ? -1 : getline(&input->line, &input->room, stdin);
    if (length < 0) {
        input->end = interrupted ? INPUT_INTERRUPTED : INPUT_ENDED;
        putchar('\n');
        return NULL;
    }
    bool whole = strlen(input->line) == (size_t)length;
    tidy(input->line);
    if (!whole || !borgo_is_plain_text(input->line))
        memcpy(input->line, "?", sizeof "?"); /* nothing anybody would type on purpose */
    if (input->echo)
        puts(input->line);
    return input->line;
}

void close_input(struct input *input)
{
    free(input->line);
}
