/* The man page, from the same texts as --help: 'borgo help --man' prints it for the build, which
 * asks for it in English: the headings are in no other language. */
#include <stdio.h>

#include "cli/command.h"

/* A text as roff wants it: a minus is no hyphen, and no line looks like a request. */
static void print_roff(const char *text)
{
    bool begins = true;
    for (; *text; text++) {
        if (begins && (*text == '.' || *text == '\''))
            printf("\\&");
        if (*text == '\\')
            printf("\\e");
        else if (*text == '-')
            printf("\\-");
        else
            putchar(*text);
        begins = *text == '\n';
    }
}

/* A paragraph; what stands before and after it is roff already. */
static void print_text(const char *before, const char *text, const char *after)
{
    printf("%s", before);
    print_roff(text);
    printf("%s\n", after);
}

static void print_entry(const struct flag *flag)
{
    printf(".TP\n\\fB");
    print_roff(flag->name);
    printf("\\fR");
    if (flag->value)
        print_text(" \\fI", flag->value, "\\fR");
    else
        putchar('\n');
    print_text("", tr(flag->help), "");
}

void print_manual_section(const char *title)
{
    print_text(".SH \"", title, "\"");
}

void print_manual_paragraph(const char *text)
{
    print_text(".PP\n", text, "");
}

void print_manual_head(const char *version, const char *about)
{
    printf(".TH BORGO 1 \"\" \"borgo %s\" \"\"\n", version);
    print_manual_section("NAME");
    print_text("borgo \\- ", "city-building board games", "");
    print_manual_section("SYNOPSIS");
    print_text("\\fBborgo\\fR ", tr("COMMAND [WORDS] [FLAGS]"), "");
    print_manual_section("DESCRIPTION");
    print_text("", about, "");
}

void print_manual_command(const struct command *command)
{
    printf(".SS \"borgo %s%s%s\"\n", command->name, *command->words ? " " : "", command->words);
    print_text("", tr(command->summary), "");
    if (command->details)
        print_manual_paragraph(tr(command->details));
    if (command->shared)
        print_manual_paragraph(tr(sharing));
    for (int i = 0; i < MAX_FLAGS && command->flags[i].name; i++)
        print_entry(&command->flags[i]);
    print_entry(&language_flag);
}
