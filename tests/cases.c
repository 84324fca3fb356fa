/* Runs the rule cases: plain text files that a player could read, tests/rules. One line of output a
 * case.
 *
 *     cases ROOT FILE…
 *
 * docs/rule-cases.md describes the format. */
#include "cases.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/subject.h"
#include "support/tap.h"

struct reading {
    const char *root;
    const char *file;
    const char *at; /* the text not read yet */
    int line;       /* of the statement being read, from 1 */
    int next_line;
    char statement[4 * CASE_LINE];
    struct rule_case *run;
    bool in_case, failed;
    int case_line;
    char title[CASE_TITLE];
};

/* Takes the comment and the spaces at both ends off a line; returns where it starts. */
static char *trim(char *line)
{
    for (char *at = line; *at; at++) {
        if (*at == '#' && (at == line || isspace((unsigned char)at[-1]))) {
            *at = '\0';
            break;
        }
    }
    while (isspace((unsigned char)*line))
        line++;
    size_t length = strlen(line);
    while (length > 0 && isspace((unsigned char)line[length - 1]))
        line[--length] = '\0';
    return line;
}

/* Copies one line of the file; false at the end of the text. */
static bool next_line(struct reading *reading, char line[CASE_LINE])
{
    if (!*reading->at)
        return false;
    size_t length = strcspn(reading->at, "\n"), kept = length < CASE_LINE ? length : CASE_LINE - 1;
    memcpy(line, reading->at, kept);
    line[kept] = '\0';
    reading->at += length + (reading->at[length] == '\n');
    reading->next_line++;
    return true;
}

/* The next statement with content, lines that end in a backslash joined. */
static bool next_statement(struct reading *reading)
{
    char line[CASE_LINE];
    reading->statement[0] = '\0';
    size_t used = 0;
    while (next_line(reading, line)) {
        char *content = trim(line);
        if (used == 0)
            reading->line = reading->next_line;
        size_t length = strlen(content);
        bool goes_on = length > 0 && content[length - 1] == '\\';
        length -= goes_on;
        if (used + length + 1 > sizeof reading->statement)
            length = 0;
        memcpy(reading->statement + used, content, length);
        used += length;
        reading->statement[used] = '\0';
        if (used > 0 && !goes_on)
            return true;
    }
    return used > 0;
}

static void finish_case(struct reading *reading)
{
    if (!reading->in_case)
        return;
    if (!reading->failed)
        tap_check(true, "%s:%d: %s", reading->file, reading->case_line, reading->title);
    case_end(reading->run);
    reading->in_case = false;
}

static void fail_case(struct reading *reading, const char *why)
{
    reading->failed = true;
    tap_check(false, "%s:%d: %s", reading->file, reading->line,
              reading->in_case ? reading->title : "outside of any case");
    tap_note("%s:%d: %s", reading->file, reading->line, reading->statement);
    tap_note("%s", why);
}

/* `case ID ID: title` */
static bool title_is_complete(const char *title)
{
    const char *colon = strstr(title, ": ");
    return colon && colon > title && isupper((unsigned char)title[0]);
}

static void start_case(struct reading *reading, struct borgo_moves *moves)
{
    finish_case(reading);
    case_start(reading->run, reading->root, moves);
    reading->in_case = true;
    reading->failed = false;
    reading->case_line = reading->line;
    snprintf(reading->title, sizeof reading->title, "%s", reading->statement + 5);
    if (!title_is_complete(reading->title))
        fail_case(reading, "a case needs rule ids and a title: 'case LANE-7: what it shows'");
}

static void run_file(const char *root, const char *file, struct rule_case *run,
                     struct borgo_moves *moves)
{
    struct reading reading = {.root = root, .file = file, .run = run};
    char path[1000];
    snprintf(path, sizeof path, "%s/%s", root, file);
    char *text = test_read_file(path);
    if (!text) {
        tap_check(false, "%s can't be read", path);
        return;
    }
    reading.at = text;
    while (next_statement(&reading)) {
        if (strncmp(reading.statement, "case ", 5) == 0)
            start_case(&reading, moves);
        else if (!reading.in_case && !reading.failed)
            fail_case(&reading, "the first statement of a file is 'case'");
        else if (!reading.failed && !case_statement(run, reading.statement))
            fail_case(&reading, run->failure);
    }
    finish_case(&reading);
    free(text);
}

int main(int count, char **words)
{
    if (count < 3) {
        fprintf(stderr, "usage: cases ROOT FILE...\n");
        return 2;
    }
    struct rule_case *run = test_allocate(sizeof *run);
    struct borgo_moves *moves = test_allocate(sizeof *moves);
    for (int i = 2; i < count; i++)
        run_file(words[1], words[i], run, moves);
    free(run);
    free(moves);
    return tap_done();
}
