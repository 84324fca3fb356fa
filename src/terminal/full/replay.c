/* Stepping through a record on the full screen: see replay.h. */
#include "terminal/full/replay.h"

#include <stdio.h>
#include <stdlib.h>

#include "table/walk.h"
#include "terminal/full/pages.h"
#include "terminal/language.h"

enum { LEAP = 10 };

struct replaying {
    const struct borgo_record *record;
    struct view view;
    struct story story;
    uint32_t at, from; /* moves made; those from `from` on were made by the last step */
    struct borgo_walk walk;
};

/* Behind the next decision and what chance brought after it. */
static uint32_t next_stop(const struct borgo_table *table, uint32_t at)
{
    bool decided = false;
    for (; at < table->count; at++) {
        bool chance = table->log[at].seat == BORGO_CHANCE;
        if (decided && !chance)
            break;
        decided = decided || !chance;
    }
    return at;
}

static uint32_t stop_before(const struct borgo_table *table, uint32_t at)
{
    uint32_t before = 0, next = 0;
    while (next < at) {
        before = next;
        next = next_stop(table, next);
        if (next == before)
            break;
    }
    return before;
}

static void write_moves(struct replaying *replaying)
{
    const struct borgo_record *record = replaying->record;
    struct borgo_teller teller = table_teller(record);
    struct borgo_walk *walk = &replaying->walk;
    struct borgo_text text;
    borgo_text_start(&text, replaying->view.line[0], MAX_LINE);
    borgo_walk_start(walk, &record->table);
    while (walk->at < replaying->at) {
        const struct borgo_entry *entry = borgo_walk_next(walk);
        if (walk->at >= replaying->from && entry->seat != BORGO_CHANCE) {
            borgo_text_print(&text, "%s: ", record->seat[entry->seat].name);
            borgo_moves_tell(record->game, record->box, walk->state, entry->move, &teller, &text);
        }
        borgo_walk_step(walk, NULL);
    }
}

static void show(struct replaying *replaying)
{
    struct view *view = &replaying->view;
    const struct borgo_record *record = replaying->record;
    write_moves(replaying);
    write_story(&replaying->story, record, replaying->at, BORGO_CHANCE);
    view->since = replaying->from;
    view->recent_count = recent_things(&record->table, view->board, replaying->from, replaying->at,
                                       BORGO_CHANCE, view->recent);
    view->acts = record->game->to_act(record->box, replaying->walk.state);
    view->hand_of = view->acts ? borgo_moves_actor(view->acts) : BORGO_CHANCE;
    view->log_title = tr("what happened");
    snprintf(view->status, sizeof view->status, tr("Step %u of %u"), (unsigned)replaying->at,
             (unsigned)record->table.count);
    view->keys = tr(N_("← → a decision  ↑ ↓ ten  Home End  s scores  g log  ? help  Esc closes"));
    draw_view(view);
}

static void go(struct replaying *replaying, int steps)
{
    const struct borgo_table *table = &replaying->record->table;
    for (; steps > 0; steps--)
        replaying->at = next_stop(table, replaying->at);
    for (; steps < 0; steps++)
        replaying->at = stop_before(table, replaying->at);
    replaying->from = stop_before(table, replaying->at);
}

/* How many decisions a key goes on, or back; 0: it does something else. */
static int steps_of(int key)
{
    switch (key) {
    case PRESSED_RIGHT:
    case PRESSED_ENTER:
    case 'l':
    case ' ':
    case 'n':
        return 1;
    case PRESSED_LEFT:
    case PRESSED_BACKSPACE:
    case 'h':
    case 'b':
        return -1;
    case PRESSED_DOWN:
    case PRESSED_PAGE_DOWN:
    case 'j':
        return LEAP;
    case PRESSED_UP:
    case PRESSED_PAGE_UP:
    case 'k':
        return -LEAP;
    default:
        return 0;
    }
}

static void press(struct replaying *replaying, int key)
{
    struct view *view = &replaying->view;
    switch (key) {
    case PRESSED_HOME:
        replaying->at = 0;
        break;
    case PRESSED_END:
        replaying->at = replaying->record->table.count;
        break;
    case 's':
        read_standings(view);
        break;
    case 'g':
        read_log(view);
        break;
    case '?':
        read_help(view, NO_THING);
        break;
    case '+':
    case '-':
        zoom_view(view, key == '+' ? 1 : -1);
        break;
    default:
        break;
    }
    go(replaying, steps_of(key));
}

void replay_record(struct frame *frame, const struct borgo_record *record, uint32_t at)
{
    struct replaying *replaying = allocate(sizeof *replaying);
    replaying->record = record;
    replaying->at = at;
    replaying->view = (struct view){.frame = frame,
                                    .board = find_board(record->game),
                                    .record = record,
                                    .state = replaying->walk.state,
                                    .viewer = BORGO_CHANCE,
                                    .story = &replaying->story,
                                    .zoom = AUTOMATIC};
    go(replaying, 0);
    for (bool goes_on = true; goes_on && !frame->ended;) {
        show(replaying);
        struct frame_event event = frame_wait(frame, -1);
        if (event.kind == FRAME_KEY && (event.key == PRESSED_ESCAPE || event.key == 'q'))
            goes_on = false;
        else if (event.kind == FRAME_KEY)
            press(replaying, event.key);
        else if (event.kind == FRAME_WHEEL)
            go(replaying, event.key == PRESSED_DOWN ? 1 : -1);
    }
    free_story(&replaying->story);
    free(replaying);
}
