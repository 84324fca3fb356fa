/* Lines from whoever sits at the keyboard, and Ctrl-C that ends things in good order. */
#ifndef BORGO_CLI_INPUT_H
#define BORGO_CLI_INPUT_H

#include <stdbool.h>
#include <stddef.h>

enum input_end { INPUT_GOES_ON, INPUT_ENDED, INPUT_INTERRUPTED };

struct input {
    bool echo; /* nobody sees the typing: so print it, for the transcript */
    enum input_end end;
    char *line;
    size_t room;
};

/* From now on Ctrl-C ends read_line instead of the program. */
void catch_interrupts(void);
/* Asks for a line, without spaces at its ends and with single ones between its words. NULL when there is none; `end` says
 * why. It stays valid until the next. */
const char *read_line(struct input *input, const char *prompt);
void close_input(struct input *input);

#endif
