/* A line of JSON: see json_line.h. */
#include "cli/json_line.h"

static void drain(void *to, const char *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);
}

struct borgo_json *start_json_line(struct json_line *line, FILE *out)
{
    borgo_text_start(&line->text, line->buffer, sizeof line->buffer);
    line->text.drain = drain;
    line->text.to = out;
    line->out = out;
    borgo_json_start(&line->json, &line->text);
    return &line->json;
}

void end_json_line(struct json_line *line)
{
    while (line->json.depth > 0)
        borgo_json_close(&line->json);
    borgo_json_end(&line->json);
    borgo_text_char(&line->text, '\n');
    borgo_text_flush(&line->text);
    fflush(line->out);
}
