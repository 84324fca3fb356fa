/* The start on the full screen: see menu.h. Two lists, one behind the other: the games, and what
 * can be set for one of them. */
#include "terminal/full/menu.h"

#include <stdio.h>
#include <string.h>

#include "games/registry.h"
#include "games/rules.h"
#include "players/player.h"
#include "terminal/full/paper.h"
#include "terminal/language.h"

enum { MAX_ROWS = 24, MAX_TEXT = 200, LEFT = 3, TOP = 3, VALUE = 30 };

static const struct borgo_style plain = {0}, faint = {.dim = 1}, strong = {.bold = 1},
                                chosen = {.bold = 1, .reverse = 1};

struct row {
    char label[MAX_TEXT], value[MAX_TEXT]; /* no value: the row is only chosen */
    const char *about;                     /* translated; shown below */
};

struct list {
    const char *title, *keys;
    unsigned count, at;
    struct row row[MAX_ROWS];
};

static struct row *add_row(struct list *list, const char *label)
{
    struct row *row = &list->row[list->count < MAX_ROWS ? list->count++ : MAX_ROWS - 1];
    *row = (struct row){.about = ""};
    snprintf(row->label, sizeof row->label, "%s", label);
    return row;
}

static void draw_row(struct frame *frame, const struct row *row, int at, bool here)
{
    struct borgo_canvas *canvas = &frame->canvas;
    char text[MAX_TEXT + 8];
    borgo_canvas_text(canvas, at, LEFT - 2, here ? "▸" : " ", strong);
    int room = *row->value ? VALUE - LEFT - 1 : canvas->columns - LEFT - 2;
    borgo_canvas_fitted(canvas, at, LEFT, row->label, room, here && !*row->value ? chosen : plain);
    if (!*row->value)
        return;
    snprintf(text, sizeof text, here ? "◂ %s ▸" : "  %s  ", row->value);
    borgo_canvas_fitted(canvas, at, VALUE, text, canvas->columns - VALUE - 2,
                        here ? chosen : plain);
    if (here) {
        frame->cursor_row = at;
        frame->cursor_column = VALUE;
    }
}

static void draw_list(struct frame *frame, const struct list *list)
{
    if (!frame_clear(frame))
        return;
    struct borgo_canvas *canvas = &frame->canvas;
    int below = TOP + (int)list->count + 1;
    draw_bar(canvas, 0, list->title, "");
    for (unsigned i = 0; i < list->count; i++)
        draw_row(frame, &list->row[i], TOP + (int)i, i == list->at);
    draw_paragraph(canvas, below, LEFT, canvas->columns - 2 * LEFT, canvas->rows - 1 - below,
                   list->row[list->at].about, faint);
    draw_bar(canvas, canvas->rows - 1, list->keys, "");
    frame_show(frame);
}

/* What was pressed on a row, after the cursor has gone where it was sent: PRESSED_ENTER,
 * PRESSED_LEFT, PRESSED_RIGHT, PRESSED_ESCAPE or a character. */
static int ask_list(struct frame *frame, struct list *list)
{
    for (;;) {
        draw_list(frame, list);
        struct frame_event event = frame_wait(frame, -1);
        if (event.kind == FRAME_ENDED)
            return PRESSED_ESCAPE;
        if (event.kind == FRAME_CLICK && event.row >= TOP && event.row < TOP + (int)list->count) {
            bool again = list->at == (unsigned)(event.row - TOP);
            list->at = (unsigned)(event.row - TOP);
            if (again)
                return *list->row[list->at].value ? PRESSED_RIGHT : PRESSED_ENTER;
        }
        if (event.kind != FRAME_KEY && event.kind != FRAME_WHEEL)
            continue;
        switch (event.key) {
        case PRESSED_UP:
        case PRESSED_BACK_TAB:
        case 'k':
            list->at = (list->at + list->count - 1) % list->count;
            break;
        case PRESSED_DOWN:
        case PRESSED_TAB:
        case 'j':
            list->at = (list->at + 1) % list->count;
            break;
        case 'h':
            return PRESSED_LEFT;
        case 'l':
        case ' ':
            return *list->row[list->at].value ? PRESSED_RIGHT : PRESSED_ENTER;
        case 'q':
            return PRESSED_ESCAPE;
        default:
            return event.key;
        }
    }
}

/* The second list. */

static const char *value_title(const struct borgo_option *option, unsigned value)
{
    const char *title = option->choice[value].title;
    return title ? tr(title) : option->values[value];
}

static void list_seats(struct list *list, const struct menu_choice *choice)
{
    for (unsigned seat = 0; seat < choice->setup.players; seat++) {
        char label[MAX_TEXT];
        int level = choice->level[seat];
        snprintf(label, sizeof label, tr("Seat %c"), borgo_canvas_seat_letter(seat));
        struct row *row = add_row(list, label);
        snprintf(row->value, sizeof row->value, "%s",
                 level == PERSON ? tr("a person at this keyboard") : borgo_players[level]->name);
        row->about = level == PERSON ? "" : tr(borgo_players[level]->summary);
    }
}

static void list_options(struct list *list, const struct menu_choice *choice)
{
    for (int i = 0; i < borgo_setup_option_count(choice->game); i++) {
        const struct borgo_option *option = &choice->game->option[i];
        struct row *row = add_row(list, tr(option->title));
        snprintf(row->value, sizeof row->value, "%s", value_title(option, choice->setup.option[i]));
        const char *sentence = option->choice[choice->setup.option[i]].sentence;
        row->about = tr(sentence ? sentence : option->summary);
    }
}

static void write_list(struct list *list, const struct menu_choice *choice)
{
    unsigned at = list->at;
    *list =
        (struct list){.title = choice->edition->title,
                      .keys = tr(N_("↑ ↓ choose   ← → change   Enter start   ? rules   Esc back"))};
    add_row(list, tr(N_("Start")))->about = tr(choice->game->summary);
    struct row *players = add_row(list, tr(N_("Players")));
    snprintf(players->value, sizeof players->value, "%u", choice->setup.players);
    list_seats(list, choice);
    list_options(list, choice);
    list->at = at < list->count ? at : list->count - 1;
}

static void change_players(struct menu_choice *choice, int by)
{
    int players = choice->setup.players;
    do
        players = (players + by + BORGO_MAX_SEATS + 1) % (BORGO_MAX_SEATS + 1);
    while (!borgo_setup_set_players(choice->game, &choice->setup, (uint32_t)players, NULL));
}

/* Person, then the players from the first to the last, and round again. */
static void change_level(int *level, int by)
{
    int count = borgo_player_count + 1;
    *level = (*level + 1 + by + count) % count - 1;
}

static void change_option(struct menu_choice *choice, unsigned option, int by)
{
    int count = borgo_setup_value_count(&choice->game->option[option]);
    uint8_t *value = &choice->setup.option[option];
    *value = (uint8_t)((*value + by + count) % count);
}

static void change_row(struct menu_choice *choice, unsigned row, int by)
{
    unsigned players = choice->setup.players;
    if (row == 1)
        change_players(choice, by);
    else if (row >= 2 && row < 2 + players)
        change_level(&choice->level[row - 2], by);
    else if (row >= 2 + players)
        change_option(choice, row - 2 - players, by);
}

static void read_rules(struct frame *frame, const struct menu_choice *choice)
{
    const char *text = borgo_rules_text(choice->game, language());
    if (text)
        read_page(frame, choice->edition->title, text, NULL);
}

/* False: another game. */
static bool set_up(struct frame *frame, struct menu_choice *choice)
{
    struct list list = {0};
    while (!frame->ended) {
        write_list(&list, choice);
        switch (ask_list(frame, &list)) {
        case PRESSED_ENTER:
            return true;
        case PRESSED_LEFT:
            change_row(choice, list.at, -1);
            break;
        case PRESSED_RIGHT:
            change_row(choice, list.at, 1);
            break;
        case '?':
            read_rules(frame, choice);
            break;
        case PRESSED_ESCAPE:
            return false;
        default:
            break;
        }
    }
    return false;
}

/* The first list. */

static void find_edition(unsigned number, struct menu_choice *choice)
{
    for (int i = 0; i < borgo_game_count; i++)
        for (int e = 0; e < 2 && borgo_games[i]->edition[e].name; e++)
            if (number-- == 0) {
                choice->game = borgo_games[i];
                choice->edition = &borgo_games[i]->edition[e];
            }
}

/* You against a player of middle strength. */
static void start_with(struct menu_choice *choice)
{
    borgo_setup_default(choice->game, &choice->setup);
    if (choice->edition->option)
        borgo_setup_set_option_text(choice->game, &choice->setup, choice->edition->option, NULL);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        choice->level[seat] = PERSON;
        for (int i = 0; seat > 0 && i < borgo_player_count; i++)
            if (strcmp(borgo_players[i]->name, "builder") == 0)
                choice->level[seat] = i;
    }
}

static void list_games(struct list *list, char *const *kept, unsigned kept_count)
{
    *list = (struct list){.title = tr("Borgo: which game shall it be?"),
                          .keys = tr(N_("↑ ↓ choose   Enter go on   Esc leave"))};
    for (unsigned i = 0; i < kept_count; i++)
        add_row(list, kept[i]);
    for (int i = 0; i < borgo_game_count; i++)
        for (int e = 0; e < 2 && borgo_games[i]->edition[e].name; e++)
            add_row(list, borgo_games[i]->edition[e].title)->about =
                tr(e ? N_("another edition of the same game") : borgo_games[i]->summary);
    add_row(list, tr("Learn a game"))->about = tr("a guided first game, step by step");
    add_row(list, tr("Puzzle of the day"))->about =
        tr("positions in which one turn is clearly best: find it");
}

/* Which game to learn; false: none. */
static bool choose_lesson(struct frame *frame, struct menu_choice *choice)
{
    struct list list = {.title = tr("Which game do you want to learn?"),
                        .keys = tr(N_("↑ ↓ choose   Enter go on   Esc leave"))};
    for (int i = 0; i < borgo_game_count; i++)
        add_row(&list, borgo_games[i]->title)->about = tr(borgo_games[i]->summary);
    for (int key = 0; key != PRESSED_ESCAPE && !frame->ended;) {
        key = ask_list(frame, &list);
        if (key != PRESSED_ENTER && key != PRESSED_RIGHT)
            continue;
        choice->game = borgo_games[list.at];
        choice->learns = true;
        return true;
    }
    return false;
}

bool choose_on_screen(struct frame *frame, char *const *kept, unsigned kept_count,
                      struct menu_choice *choice)
{
    struct list list;
    list_games(&list, kept, kept_count);
    while (!frame->ended) {
        *choice = (struct menu_choice){.kept = -1};
        int key = ask_list(frame, &list);
        if (key == PRESSED_ESCAPE)
            return false;
        if (key != PRESSED_ENTER && key != PRESSED_RIGHT)
            continue;
        if (list.at < kept_count) {
            choice->kept = (int)list.at;
            return true;
        }
        if (list.at + 1 == list.count) {
            choice->puzzles = true;
            return true;
        }
        if (list.at + 2 == list.count) {
            if (choose_lesson(frame, choice))
                return true;
            continue;
        }
        find_edition(list.at - kept_count, choice);
        start_with(choice);
        if (set_up(frame, choice))
            return true;
    }
    return false;
}
