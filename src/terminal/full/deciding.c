/* A board at which somebody decides: see deciding.h. */
#include "terminal/full/deciding.h"

#include <stdio.h>

#include "terminal/full/pages.h"
#include "terminal/language.h"

void open_deciding(struct deciding *deciding, struct frame *frame,
                   const struct borgo_record *record)
{
    deciding->view = (struct view){.frame = frame,
                                   .board = find_board(record->game),
                                   .record = record,
                                   .state = deciding->seen,
                                   .story = &deciding->story,
                                   .zoom = AUTOMATIC};
}

void close_deciding(struct deciding *deciding)
{
    free_story(&deciding->story);
    deciding->story = (struct story){0};
}

void ask_decision(struct deciding *deciding, unsigned seat)
{
    struct view *view = &deciding->view;
    int32_t was = view->choice ? deciding->choice.cursor : NO_THING;
    open_choice(&deciding->choice, view->board, view->record->box, deciding->seen, seat);
    view->choice = &deciding->choice;
    if (was != NO_THING && thing_sort(was) != THING_LISTED)
        point_at(&deciding->choice, was);
}

void look_at_table(struct deciding *deciding, unsigned seat, bool asks)
{
    struct view *view = &deciding->view;
    const struct borgo_table *table = &view->record->table;
    view->viewer = view->hand_of = seat;
    view->log_title = tr("since your turn");
    borgo_table_view(table, seat, deciding->seen);
    write_story(&deciding->story, view->record, table->count, seat);
    view->since = since_last_turn(table, seat);
    view->recent_count =
        recent_things(table, view->board, view->since, table->count, seat, view->recent);
    view->acts = borgo_table_to_act(table);
    if (asks)
        ask_decision(deciding, seat);
    else
        view->choice = NULL;
}

/* What is shown. */

static void write_points(const struct view *view, const struct borgo_preview *preview,
                         struct borgo_text *text)
{
    for (unsigned seat = 0; seat < view->record->setup.players; seat++)
        if ((preview->sure >> seat & 1) && preview->points[seat])
            borgo_text_print(text, "   %s %s%d%s", view->record->seat[seat].name,
                             preview->points[seat] > 0 ? "+" : "", (int)preview->points[seat],
                             view->board->unit ? view->board->unit : "");
}

void write_sure_events(const struct deciding *deciding, const struct borgo_preview *preview,
                       struct borgo_text *text)
{
    const struct borgo_record *record = deciding->view.record;
    struct borgo_teller teller = table_teller(record);
    for (int counting = 1; counting >= 0; counting--)
        for (uint32_t i = 0; i < preview->events.count; i++) {
            const struct borgo_event *event = &preview->events.at[i];
            if ((record->game->sentences[event->kind].counts.amount > 0) != counting)
                continue;
            borgo_words_event(record->game, event, &teller, text);
            borgo_text_put(text, ". ");
        }
}

static void write_preview(struct deciding *deciding, borgo_move move)
{
    struct view *view = &deciding->view;
    struct choice *choice = &deciding->choice;
    struct borgo_teller teller = table_teller(view->record);
    struct borgo_preview preview;
    struct borgo_text text;
    borgo_preview_in(&choice->worlds, move, &preview);
    borgo_text_start(&text, view->line[0], MAX_LINE);
    borgo_text_put(&text, "⏎ ");
    borgo_moves_tell(choice->game, choice->box, choice->seen, move, &teller, &text);
    write_points(view, &preview, &text);
    if (choice->ends + (choice->longer > 0) > 1)
        borgo_text_print(&text, "   r %u/%u", choice->variant + 1,
                         choice->ends + (choice->longer > 0));
    borgo_text_start(&text, view->line[1], MAX_LINE);
    write_sure_events(deciding, &preview, &text);
}

/* What is under the cursor and takes more steps. */
static void write_beginning(struct deciding *deciding)
{
    struct choice *choice = &deciding->choice;
    struct borgo_teller teller = table_teller(deciding->view.record);
    struct borgo_text text;
    borgo_text_start(&text, deciding->view.line[0], MAX_LINE);
    borgo_text_put(&text, "⏎ ");
    for (unsigned i = 0; i < choice->target_count; i++)
        if (choice->targets[i].thing == choice->cursor) {
            target_label(choice, &choice->targets[i], &teller, &text);
            borgo_text_print(&text,
                             tr_count(" … (%u way)", " … (%u ways)", choice->targets[i].count),
                             (unsigned)choice->targets[i].count);
        }
}

void write_deciding(struct deciding *deciding)
{
    struct view *view = &deciding->view;
    borgo_move move;
    for (int i = 0; i < 2; i++)
        snprintf(view->line[i], MAX_LINE, "%s", deciding->message[i]);
    if (deciding->message[0][0] || !view->choice)
        return;
    if (pointed_move(&deciding->choice, &move))
        write_preview(deciding, move);
    else
        write_beginning(deciding);
}

/* What is pressed. */

void forget_message(struct deciding *deciding)
{
    deciding->message[0][0] = deciding->message[1][0] = '\0';
}

/* Makes a step with what is under the cursor; true: that is a whole move. */
static bool act(struct deciding *deciding, borgo_move *move)
{
    if (!deciding->view.choice)
        return false;
    if (pointed_move(&deciding->choice, move))
        return true;
    step_on(&deciding->choice);
    return false;
}

static bool end_turn(struct deciding *deciding, borgo_move *move)
{
    if (!deciding->view.choice)
        return false;
    if (ending_move(&deciding->choice, move))
        return true;
    snprintf(deciding->message[0], MAX_LINE, "%s", tr("Your turn can't end here."));
    return false;
}

static void move_cursor(struct deciding *deciding, int key)
{
    struct view *view = &deciding->view;
    struct choice *choice = &deciding->choice;
    if (!view->choice)
        return;
    switch (key) {
    case PRESSED_UP:
    case 'k':
        point_at(choice, target_towards(view, -1, 0));
        break;
    case PRESSED_DOWN:
    case 'j':
        point_at(choice, target_towards(view, 1, 0));
        break;
    case PRESSED_LEFT:
    case 'h':
        point_at(choice, target_towards(view, 0, -1));
        break;
    case PRESSED_RIGHT:
    case 'l':
        point_at(choice, target_towards(view, 0, 1));
        break;
    case PRESSED_TAB:
        point_at(choice, target_after(view, 1));
        break;
    case PRESSED_BACK_TAB:
        point_at(choice, target_after(view, -1));
        break;
    case 'r':
    case 'R':
        turn_variant(choice, key == 'r' ? 1 : -1);
        break;
    case PRESSED_ESCAPE:
    case PRESSED_BACKSPACE:
        step_back(choice);
        break;
    default:
        break;
    }
}

static void look(struct deciding *deciding, int key)
{
    struct view *view = &deciding->view;
    switch (key) {
    case 's':
        read_standings(view);
        break;
    case 'g':
        read_log(view);
        break;
    case '?':
        read_help(view, view->choice ? deciding->choice.cursor : NO_THING);
        break;
    case '+':
        zoom_view(view, 1);
        break;
    case '-':
        zoom_view(view, -1);
        break;
    case '0':
        view->zoom = AUTOMATIC;
        break;
    default:
        move_cursor(deciding, key);
    }
}

/* The first click points, the second acts; one on something else asks why not. */
static bool click(struct deciding *deciding, int row, int column, borgo_move *move)
{
    int32_t thing = thing_at(&deciding->view, row, column);
    if (thing == NO_THING || !deciding->view.choice)
        return false;
    if (thing == deciding->choice.cursor)
        return act(deciding, move);
    if (is_target(&deciding->choice, thing))
        point_at(&deciding->choice, thing);
    else if (thing_sort(thing) == THING_CELL)
        tell_why(&deciding->view, thing, deciding->message[0], MAX_LINE);
    return false;
}

bool decide(struct deciding *deciding, const struct frame_event *event, borgo_move *move)
{
    switch (event->kind) {
    case FRAME_CLICK:
        return click(deciding, event->row, event->column, move);
    case FRAME_WHEEL:
        move_cursor(deciding, event->key == PRESSED_DOWN ? 'r' : 'R');
        return false;
    case FRAME_KEY:
        break;
    default:
        return false;
    }
    if (event->key == PRESSED_ENTER || event->key == ' ')
        return act(deciding, move);
    if (event->key == 'e')
        return end_turn(deciding, move);
    look(deciding, event->key);
    return false;
}
