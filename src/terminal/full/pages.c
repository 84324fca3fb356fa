/* Pages to read during a game: see pages.h. */
#include "terminal/full/pages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/why.h"
#include "core/width.h"
#include "games/rules.h"
#include "terminal/account.h"
#include "terminal/language.h"

enum { JSON_ROOM = 1 << 16, JSON_VALUES = 8192, NAME_WIDTH = 34, NUMBER_WIDTH = 10 };

/* JSON that the middle wrote, read again. */
struct answer {
    struct borgo_json json;
    struct borgo_text text;
    struct borgo_json_value *values;
    char bytes[JSON_ROOM];
};

static struct answer *start_answer(void)
{
    struct answer *answer = allocate(sizeof *answer);
    borgo_text_start(&answer->text, answer->bytes, sizeof answer->bytes);
    borgo_json_start(&answer->json, &answer->text);
    return answer;
}

static const struct borgo_json_value *read_answer(struct answer *answer)
{
    answer->values = allocate(JSON_VALUES * sizeof *answer->values);
    bool fine =
        borgo_json_end(&answer->json)
        && borgo_json_read(answer->bytes, answer->text.used, answer->values, JSON_VALUES, NULL);
    return fine ? answer->values : NULL;
}

static void free_answer(struct answer *answer)
{
    free(answer->values);
    free(answer);
}

static int64_t number_of(const struct borgo_json_value *object, const char *name)
{
    const struct borgo_json_value *value = borgo_json_member(object, name);
    return value && value->kind == BORGO_JSON_INTEGER ? value->integer : 0;
}

static const char *string_of(const struct borgo_json_value *object, const char *name)
{
    const struct borgo_json_value *value = borgo_json_member(object, name);
    return value && value->kind == BORGO_JSON_STRING ? value->string : "";
}

void tell_why(const struct view *view, int32_t cell, char *text, size_t size)
{
    const struct borgo_record *record = view->record;
    struct borgo_why *why = allocate(sizeof *why);
    struct borgo_moves *room = allocate(sizeof *room);
    struct borgo_teller teller = table_teller(record);
    struct answer *answer = start_answer();
    *text = '\0';
    why->viewer = view->viewer;
    why->first = borgo_cell_first(cell);
    why->second = borgo_cell_second(cell);
    why->piece = BORGO_NO_PIECE;
    if (record->game->show->whys) {
        borgo_json_object(&answer->json, NULL);
        borgo_why_put(record->game, record->box, view->state, why, &teller, room, &answer->json);
        borgo_json_close(&answer->json);
        const struct borgo_json_value *said = read_answer(answer),
                                      *reasons = borgo_json_member(said, "reasons"),
                                      *first = reasons ? borgo_json_first(reasons) : NULL;
        if (first)
            snprintf(text, size, "%d,%d: %s", why->first, why->second, string_of(first, "say"));
    }
    free_answer(answer);
    free(room);
    free(why);
}

static void put_keys(struct writing *writing, const char *more)
{
    static const struct {
        const char *keys, *meaning;
    } lines[] = {
        {"← ↑ → ↓  h j k l", N_("to the next thing that can be chosen")},
        {"Tab  Shift-Tab", N_("the same in reading order: board, hand, list")},
        {"r  R", N_("turns what is laid, changes what is built; R back")},
        {"Enter  Space", N_("does what the line above the keys says")},
        {"Esc  Backspace", N_("a step back while a move is being chosen")},
        {"u", N_("takes your last move back")},
        {"t", N_("a tip: what a strong computer player would do, and why")},
        {"e", N_("ends your turn where that is allowed")},
        {"s", N_("where the scoring stands, category by category")},
        {"g", N_("the log of the whole game")},
        {"+  -  0", N_("the board larger, smaller, as it fits")},
        {"?", N_("this page")},
        {"q", N_("leaves; the game is kept")},
    };
    writing_add(writing, "\n# %s\n\n", tr("Keys"));
    for (unsigned i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        int pad = 19 - borgo_width_text(lines[i].keys, strlen(lines[i].keys));
        writing_add(writing, "|%s%*s%s\n", lines[i].keys, pad > 0 ? pad : 1, "",
                    tr(lines[i].meaning));
    }
    writing_add(writing, "%s", more ? more : "");
    writing_add(writing, "\n%s\n",
                tr("The mouse points and, a second time, acts; on anything else it "
                   "tells why that can't be chosen."));
}

void read_help(struct view *view, int32_t thing)
{
    struct writing writing = {0};
    const struct borgo_record *record = view->record;
    const char *rules = borgo_rules_text(record->game, language());
    char about[MAX_LINE] = "";
    struct borgo_text text;
    borgo_text_start(&text, about, sizeof about);
    if (view->board->explain)
        view->board->explain(record->box, view->state, thing, tr, &text);
    if (*about)
        writing_add(&writing, "# %s\n\n%s\n", tr("Here"), about);
    const char *signs = rules ? strstr(rules, tr(N_("Key to the signs"))) : NULL;
    put_keys(&writing, view->help);
    writing_add(
        &writing, "\n# %s\n\n%s\n", tr("On this screen"),
        tr("[ ] can be chosen, ▸ ◂ is where the cursor stands, < > is chosen already, * marks "
           "what others did since your turn."));
    if (view->board->signs)
        writing_add(&writing, "%s\n", tr(view->board->signs));
    if (signs) {
        const char *end = strstr(signs, "\n## ");
        writing_add(&writing, "\n## %.*s\n", end ? (int)(end - signs) : (int)strlen(signs), signs);
    }
    if (rules)
        writing_add(&writing, "\n%s\n", rules);
    read_page(view->frame, tr("Keys, signs and rules"), writing.text, NULL);
    writing_free(&writing);
}

/* A name in so many columns and a number for each seat. */
static void put_row(struct writing *writing, const char *name, char cells[][24], unsigned players)
{
    int wide = borgo_width_text(name, strlen(name)), pad = NAME_WIDTH - wide;
    size_t bytes = strlen(name);
    while (bytes > 0 && borgo_width_text(name, bytes) > NAME_WIDTH)
        do
            bytes--;
        while (((unsigned char)name[bytes] & 0xc0) == 0x80);
    writing_add(writing, "|%.*s%*s", (int)bytes, name, pad > 0 ? pad : 0, "");
    for (unsigned seat = 0; seat < players; seat++) {
        int width = borgo_width_text(cells[seat], strlen(cells[seat]));
        writing_add(writing, "%*s%s", NUMBER_WIDTH - width > 0 ? NUMBER_WIDTH - width : 1, "",
                    cells[seat]);
    }
    writing_add(writing, "\n");
}

static void put_heads(struct writing *writing, const char *title, const struct borgo_record *record)
{
    char cells[BORGO_MAX_SEATS][24];
    for (unsigned seat = 0; seat < record->setup.players; seat++)
        snprintf(cells[seat], sizeof cells[seat], "%c", borgo_canvas_seat_letter(seat));
    put_row(writing, title, cells, record->setup.players);
}

static const char *category_name(const struct borgo_json_value *board, const char *id)
{
    const struct borgo_json_value *categories = borgo_json_member(board, "categories");
    const struct borgo_json_value *at = categories ? borgo_json_first(categories) : NULL;
    for (; at; at = borgo_json_next(categories, at))
        if (strcmp(string_of(at, "id"), id) == 0)
            return string_of(at, "name");
    return id;
}

/* What a seat has in a category: its counts, and its points in brackets. */
static void write_standing(const struct borgo_json_value *standing, char cell[24])
{
    const struct borgo_json_value *counts = borgo_json_member(standing, "counts"),
                                  *at = counts ? borgo_json_first(counts) : NULL;
    struct borgo_text text;
    borgo_text_start(&text, cell, 24);
    for (bool first = true; at; at = borgo_json_next(counts, at), first = false)
        borgo_text_print(&text, "%s%d", first ? "" : "/", (int)at->integer);
    if (number_of(standing, "points"))
        borgo_text_print(&text, " (%d)", (int)number_of(standing, "points"));
}

static void put_categories(struct writing *writing, const struct borgo_json_value *board,
                           const struct borgo_json_value *standings, unsigned players)
{
    const struct borgo_json_value *categories = borgo_json_member(standings, "categories");
    const struct borgo_json_value *at = categories ? borgo_json_first(categories) : NULL;
    for (; at; at = borgo_json_next(categories, at)) {
        char cells[BORGO_MAX_SEATS][24] = {"", "", "", ""};
        const struct borgo_json_value *seats = borgo_json_member(at, "seats"),
                                      *seat = seats ? borgo_json_first(seats) : NULL;
        for (; seat; seat = borgo_json_next(seats, seat))
            write_standing(seat, cells[number_of(seat, "seat") % BORGO_MAX_SEATS]);
        put_row(writing, category_name(board, string_of(at, "id")), cells, players);
    }
}

static void put_totals(struct writing *writing, const struct borgo_json_value *standings,
                       unsigned players)
{
    char cells[BORGO_MAX_SEATS][24] = {"", "", "", ""};
    const struct borgo_json_value *totals = borgo_json_member(standings, "totals"),
                                  *at = totals ? borgo_json_first(totals) : NULL;
    for (; at; at = borgo_json_next(totals, at)) {
        const struct borgo_json_value *counts = borgo_json_member(at, "counts"),
                                      *first = counts ? borgo_json_first(counts) : NULL;
        snprintf(cells[number_of(at, "seat") % BORGO_MAX_SEATS], 24, "%d",
                 first ? (int)first->integer : 0);
    }
    put_row(writing, tr("in all, if it ended now"), cells, players);
}

void read_standings(struct view *view)
{
    const struct borgo_record *record = view->record;
    const struct borgo_game *game = record->game;
    struct writing writing = {0};
    struct answer *board = start_answer(), *standings = start_answer();
    borgo_json_object(&board->json, NULL);
    game->show->write_board(record->box, tr, &board->json);
    borgo_json_close(&board->json);
    borgo_json_object(&standings->json, NULL);
    game->show->write_standings(record->box, view->state, &standings->json);
    borgo_json_close(&standings->json);
    const struct borgo_json_value *names = read_answer(board), *values = read_answer(standings);
    writing_add(&writing, "\n");
    for (unsigned seat = 0; seat < record->setup.players; seat++)
        writing_add(&writing, "|%c  %s\n", borgo_canvas_seat_letter(seat), record->seat[seat].name);
    writing_add(&writing, "\n");
    put_heads(&writing, "", record);
    if (names && values) {
        put_categories(&writing, names, values, record->setup.players);
        writing_add(&writing, "\n");
        put_totals(&writing, values, record->setup.players);
    }
    writing_add(&writing, "\n%s\n",
                tr("What is compared stands first, what it would bring now in "
                   "brackets."));
    read_page(view->frame, tr("Where the scoring stands"), writing.text, NULL);
    writing_free(&writing);
    free_answer(board);
    free_answer(standings);
}

void read_log(struct view *view)
{
    struct writing writing = {0};
    writing_add(&writing, "\n");
    for (unsigned i = 0; i < view->story->count; i++) {
        const struct story_line *line = &view->story->at[i];
        if (line->move >= view->since && (i == 0 || view->story->at[i - 1].move < view->since))
            writing_add(&writing, "\n## %s\n", tr("since your turn"));
        char last = line->text[0] ? line->text[strlen(line->text) - 1] : '.';
        writing_add(&writing, "- %s", line->text);
        if (line->times > 1)
            writing_add(&writing, " (%u ×)", (unsigned)line->times);
        writing_add(&writing, strchr(".!?", last) && line->times == 1 ? "\n" : ".\n");
    }
    read_page(view->frame, tr("The game so far"), writing.text, NULL);
    writing_free(&writing);
}

static void put_account(struct writing *writing, const struct borgo_record *record,
                        const struct account *account)
{
    char cells[BORGO_MAX_SEATS][24];
    if (account->tally.count == 0)
        return;
    put_heads(writing, tr("Where it came from:"), record);
    for (unsigned i = 0; i < account->tally.count; i++) {
        for (unsigned seat = 0; seat < record->setup.players; seat++)
            snprintf(cells[seat], sizeof cells[seat], "%d", (int)account->tally.part[i].sum[seat]);
        put_row(writing, tr(account->tally.part[i].name), cells, record->setup.players);
    }
    writing_add(writing, "\n");
}

static void put_winners(struct writing *writing, const struct borgo_record *record)
{
    struct borgo_result result;
    record->game->result(record->box, record->table.state, &result);
    writing_add(writing, "# %s\n\n",
                tr(result.winners ? N_("Final totals:") : N_("Final totals; it is a draw:")));
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        const char *name = record->seat[seat].name;
        int pad = NAME_WIDTH - 3 - borgo_width_text(name, strlen(name));
        bool wins = result.winners >> seat & 1;
        writing_add(writing, "|%c  %s%*s%*d%s%s\n", borgo_canvas_seat_letter(seat), name,
                    pad > 0 ? pad : 1, "", NUMBER_WIDTH, (int)result.final[seat],
                    wins ? "  ★ " : "", wins ? tr("victory") : "");
    }
}

static void put_event(struct writing *writing, const struct borgo_record *record,
                      const struct borgo_event *event)
{
    struct borgo_teller teller = table_teller(record);
    char sentence[MAX_LINE];
    struct borgo_text text;
    borgo_text_start(&text, sentence, sizeof sentence);
    borgo_words_event(record->game, event, &teller, &text);
    writing_add(writing, "%s.\n", sentence);
}

/* Where totals are something else than the sum of the points (stars, say), the game's own words say
 * how they came about. */
static void put_finals(struct writing *writing, const struct borgo_record *record,
                       const struct account *account)
{
    struct borgo_result result;
    bool adds_up = true;
    record->game->result(record->box, record->table.state, &result);
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        int32_t sum = 0;
        for (unsigned i = 0; i < account->tally.count; i++)
            sum += account->tally.part[i].sum[seat];
        adds_up = adds_up && sum == result.final[seat];
    }
    for (unsigned i = 0; i < account->finals && !adds_up; i++) {
        writing_add(writing, "- ");
        put_event(writing, record, &account->final[i]);
    }
}

static void put_ending(struct writing *writing, const struct borgo_record *record)
{
    struct account account;
    draw_up_account(record, &account);
    if (account.has_reason) {
        put_event(writing, record, &account.reason);
        writing_add(writing, "\n");
    }
    put_winners(writing, record);
    writing_add(writing, "\n");
    put_account(writing, record, &account);
    put_finals(writing, record, &account);
}

int read_ending(struct frame *frame, const struct borgo_record *record, struct writing *writing,
                int *top)
{
    if (borgo_record_is_over(record)) /* and not given up */
        put_ending(writing, record);
    return read_changing_page(frame, tr("The game is over"), writing->text,
                              tr("n once more   p replay   a analysis   Esc last board   q leave"),
                              top);
}
