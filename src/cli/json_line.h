/* One JSON value printed as one line, piece by piece, however long it gets. */
#ifndef BORGO_CLI_JSON_LINE_H
#define BORGO_CLI_JSON_LINE_H

#include <stdio.h>

#include "core/game.h"

struct json_line {
    struct borgo_json json;
    struct borgo_text text;
    FILE *out;
    char buffer[4096];
};

/* What to write the value with. It points into `line`, which must stay where it is. */
struct borgo_json *start_json_line(struct json_line *line, FILE *out);
/* Closes what is still open, ends the line and hands it to the operating system. */
void end_json_line(struct json_line *line);

#endif
