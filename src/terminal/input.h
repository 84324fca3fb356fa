/* Lines from whoever sits at the keyboard, and Ctrl-C (or a closed terminal) that ends things in
 * good order and at once, also while something else is waited for. */
#ifndef BORGO_TERMINAL_INPUT_H
#define BORGO_TERMINAL_INPUT_H

#include <stdbool.h>
#include <stddef.h>

enum input_end { INPUT_GOES_ON, INPUT_ENDED, INPUT_INTERRUPTED };

struct input {
    bool echo; /* nobody sees the typing: so print it, for the transcript */
    enum input_end end;
    char *bytes; /* read and not given out yet; the current line comes first */
    size_t used, room;
    size_t line; /* how many of them the last line took, its end included */
};

/* From now on Ctrl-C, a hang-up and a polite kill end read_line and wait_readable instead of the
 * program. */
void catch_interrupts(void);
/* Asks for a line, without spaces at its ends and with single ones between its words. NULL when
 * there is none; `end` says why. It stays valid until the next. */
const char *read_line(struct input *input, const char *prompt);
/* A line as read_line gives it, but neither prompted for nor echoed, and only where one is
 * `wanted`; else, or if the file can be read before there is one, NULL. Once the input has ended,
 * which `end` says, only the file is waited for. */
const char *line_beside(struct input *input, bool wanted, int file);
void close_input(struct input *input);

enum waited { WAITED_READABLE, WAITED_LONG, WAITED_INTERRUPTED };

/* Until the file can be read, so many milliseconds (-1: no limit) have passed, or an interrupt
 * comes, which ends the input. An interrupt that came before is noticed too. */
enum waited wait_readable(struct input *input, int file, int milliseconds);

#endif
