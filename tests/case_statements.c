/* The statements of a rule case and what several of them need. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"

void case_explain(struct rule_case *run, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(run->failure, sizeof run->failure, format, arguments);
    va_end(arguments);
}

/* Reads a number, chance, watch or a seat from the front of a text, up to a colon or the end. */
bool case_read_who(struct rule_case *run, const char **text, unsigned *who)
{
    size_t length = strcspn(*text, ": ");
    unsigned players = run->setup.players;
    if (length == 6 && strncmp(*text, "chance", 6) == 0)
        *who = BORGO_CHANCE;
    else if (length == 5 && strncmp(*text, "watch", 5) == 0)
        *who = BORGO_WATCHER;
    else if (length == 1 && **text >= '0' && (unsigned)(**text - '0') < players)
        *who = (unsigned)(**text - '0');
    else
        return fail(run, "expected a seat, 'chance' or 'watch' at '%s'", *text);
    *text += length;
    return true;
}

/* `0: rest` */
bool case_read_who_and_rest(struct rule_case *run, const char *words, unsigned *who,
                            const char **rest)
{
    if (!case_read_who(run, &words, who))
        return false;
    if (words[0] != ':' || words[1] != ' ' || !words[2])
        return fail(run, "expected ': ' and more behind the seat");
    *rest = words + 2;
    return true;
}

bool case_find_move(struct rule_case *run, unsigned who, const char *text, borgo_move *move)
{
    run->refusal = (struct borgo_error){0};
    return borgo_moves_find(run->game, run->box, run->table.state, who, text, run->moves, move,
                            &run->refusal);
}

bool case_next_of_list(const char **list, char text[BORGO_MAX_MOVE_TEXT])
{
    while (**list == ' ' || **list == ';')
        ++*list;
    size_t length = strcspn(*list, ";"), kept = length;
    while (kept > 0 && (*list)[kept - 1] == ' ')
        kept--;
    snprintf(text, BORGO_MAX_MOVE_TEXT, "%.*s", (int)kept, *list);
    *list += length;
    return kept > 0;
}

static const struct statement {
    const char *name;
    bool needs_game;
    bool (*run)(struct rule_case *run, const char *words);
} statements[] = {
    {"data", false, do_data},
    {"new", false, do_new},
    {"position", false, do_position},
    {"refused", false, do_refused},
    {"because", false, do_because},
    {"seed", false, do_seed},
    {"deal", true, do_deal},
    {"play", true, do_play},
    {"undo", true, do_undo},
    {"legal", true, do_legal},
    {"illegal", true, do_illegal},
    {"only", true, do_only},
    {"count", true, do_count},
    {"weight", true, do_weight},
    {"to-act", true, do_to_act},
    {"scores", true, do_scores},
    {"final", true, do_final},
    {"winners", true, do_winners},
    {"is", true, do_is},
    {"not", true, do_not},
    {"hidden", true, do_hidden},
    {"seen", true, do_seen},
    {"event", true, do_event},
    {"reveals", true, do_reveals},
    {"why", true, do_why},
    {"best", true, do_best},
    {"wins", true, do_wins},
    {"saves", true, do_saves},
    {"better", true, do_better},
    {"worse", true, do_worse},
};

bool case_statement(struct rule_case *run, const char *statement)
{
    size_t name = strcspn(statement, " ");
    const char *words = statement + name + strspn(statement + name, " ");
    for (size_t i = 0; i < sizeof statements / sizeof statements[0]; i++) {
        if (strlen(statements[i].name) != name || strncmp(statements[i].name, statement, name) != 0)
            continue;
        if (statements[i].needs_game && !run->at_table)
            return fail(run, "there is no 'new' or 'position' before");
        if (!*words && statements[i].run != do_deal && statements[i].run != do_undo)
            return fail(run, "'%s' needs more words", statements[i].name);
        return statements[i].run(run, words);
    }
    return fail(run, "there is no statement '%.*s'", (int)name, statement);
}

void case_start(struct rule_case *run, const char *root, struct borgo_moves *moves)
{
    *run = (struct rule_case){.root = root, .moves = moves};
    borgo_rng_seed(&run->rng, 1);
}

void case_end(struct rule_case *run)
{
    if (run->at_table)
        borgo_table_close(&run->table);
    free(run->box);
    for (int i = 0; i < run->data_count; i++)
        free(run->data[i]);
}
