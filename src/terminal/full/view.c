/* A position on the full screen: see view.h.
 *
 *   a bar                    game, whose turn
 *   board  │ seats           the board scrolls round the cursor where it is larger than its pane
 *          │ choices         what can be chosen that stands nowhere else
 *          │ log             news last
 *   ── what to do ──
 *   hand
 *   what the cursor is on, and what it would bring
 *   a bar                    keys
 */
#include "terminal/full/view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/width.h"
#include "terminal/full/paper.h"
#include "terminal/language.h"
#include "terminal/story.h"

enum { LEAST_SIDE = 22, LINES = 2, LEAST_LOG = 4, AXIS_COLUMNS = 3 };

static const struct borgo_style plain = {0}, faint = {.dim = 1}, strong = {.bold = 1},
                                lit = {.ink = BORGO_CYAN, .bold = 1},
                                line_style = {.ink = BORGO_GREY};

static struct sketch start_sketch(struct view *view, struct borgo_canvas *canvas,
                                  struct spots *spots)
{
    canvas->translate = tr;
    return (struct sketch){.canvas = canvas,
                           .spots = spots,
                           .box = view->record->box,
                           .state = view->state,
                           .layout = view->state,
                           .viewer = view->viewer,
                           .scale = view->scale,
                           .recent = view->recent,
                           .recent_count = view->recent_count};
}

static struct borgo_canvas new_canvas(int rows, int columns)
{
    struct borgo_canvas canvas = {.rows = rows, .columns = columns, .translate = tr};
    canvas.glyphs = allocate((size_t)rows * (size_t)columns * sizeof *canvas.glyphs);
    borgo_canvas_clear(&canvas);
    return canvas;
}

/* Whether a thing can be chosen now. */
static bool can_choose(const struct view *view, int32_t thing)
{
    return view->choice && is_target(view->choice, thing);
}

static bool is_cursor(const struct view *view, int32_t thing)
{
    return view->choice && view->choice->cursor == thing;
}

static bool is_made(const struct view *view, int32_t thing)
{
    for (unsigned i = 0; view->choice && i < view->choice->depth; i++)
        if (view->choice->made[i] == thing)
            return true;
    return false;
}

/* Only where there is nothing, or nothing but a line. */
static void put_bracket(struct borgo_canvas *canvas, int row, int column, const char *sign)
{
    static const char *const lines[] = {" ", "│", "≈", "·", "─"};
    if (row < 0 || row >= canvas->rows || column < 0 || column >= canvas->columns)
        return;
    const struct borgo_glyph *glyph = &canvas->glyphs[row * canvas->columns + column];
    for (unsigned i = 0; i < sizeof lines / sizeof lines[0]; i++)
        if (strcmp(glyph->utf8, lines[i]) == 0) {
            borgo_canvas_glyph(canvas, row, column, sign, glyph->style.paper ? glyph->style : lit);
            return;
        }
}

/* What can be chosen stands in brackets; what the cursor is on, in reverse. */
static void light_up(const struct view *view, struct borgo_canvas *canvas, const struct spot *spot)
{
    bool cursor = is_cursor(view, spot->thing), made = is_made(view, spot->thing);
    int middle = spot->row + (spot->rows - 1) / 2;
    if (can_choose(view, spot->thing) || made) {
        put_bracket(canvas, middle, spot->column, cursor ? "▸" : made ? "<" : "[");
        put_bracket(canvas, middle, spot->column + spot->columns - 1,
                    cursor ? "◂"
                    : made ? ">"
                           : "]");
    }
    for (int row = spot->row; cursor && row < spot->row + spot->rows; row++)
        for (int column = spot->column; column < spot->column + spot->columns; column++)
            if (row >= 0 && row < canvas->rows && column >= 0 && column < canvas->columns)
                canvas->glyphs[row * canvas->columns + column].style.reverse = 1;
}

static void take_spots(struct view *view, const struct spots *spots, enum pane pane, int row,
                       int column)
{
    for (unsigned i = 0; i < spots->count && view->spots.count < MAX_SPOTS; i++) {
        struct spot spot = spots->at[i];
        spot.row = (int16_t)(spot.row + row);
        spot.column = (int16_t)(spot.column + column);
        view->pane[view->spots.count] = (uint8_t)pane;
        view->spots.at[view->spots.count++] = spot;
    }
}

static void choose_scale(struct view *view, int rows, int columns)
{
    int needed_rows, needed_columns;
    if (view->zoom != AUTOMATIC) {
        view->scale = view->zoom;
        return;
    }
    for (view->scale = view->board->scales - 1; view->scale > view->board->least_scale;
         view->scale--) {
        view->board->measure(view->record->box, view->state, view->scale, &needed_rows,
                             &needed_columns);
        if (needed_rows <= rows && needed_columns <= columns)
            return;
    }
}

/* Scrolls as little as shows the thing under the cursor, with something around it. */
static int scrolled(int at, int first, int size, int shown, int whole)
{
    int around = size;
    if (first - around < at)
        at = first - around;
    if (first + size + around > at + shown)
        at = first + size + around - shown;
    at = at > whole - shown ? whole - shown : at;
    return at < 0 ? 0 : at;
}

static void scroll_to_cursor(struct view *view, const struct spots *spots, int rows, int columns)
{
    for (unsigned i = 0; i < spots->count; i++) {
        const struct spot *spot = &spots->at[i];
        if (!is_cursor(view, spot->thing))
            continue;
        view->top = scrolled(view->top, spot->row, spot->rows, view->board_rows, rows);
        view->left =
            scrolled(view->left, spot->column, spot->columns, view->board_columns, columns);
        return;
    }
    view->top = scrolled(view->top, view->top, 0, view->board_rows, rows);
    view->left = scrolled(view->left, view->left, 0, view->board_columns, columns);
}

static void copy_board(struct view *view, const struct borgo_canvas *from, int row, int column)
{
    struct borgo_canvas *to = &view->frame->canvas;
    int rows = from->rows < view->board_rows ? from->rows : view->board_rows,
        columns = from->columns < view->board_columns ? from->columns : view->board_columns;
    for (int i = 0; i < rows; i++)
        memcpy(&to->glyphs[(row + i) * to->columns + column],
               &from->glyphs[(view->top + i) * from->columns + view->left],
               (size_t)columns * sizeof *to->glyphs);
}

/* The numbers of rows and columns stay in sight however far the board is scrolled. */
static void copy_axes(struct view *view, const struct borgo_canvas *from)
{
    struct borgo_canvas *to = &view->frame->canvas;
    int rows = from->rows < view->board_rows ? from->rows : view->board_rows,
        columns = from->columns < view->board_columns ? from->columns : view->board_columns;
    if (view->top > 0)
        memcpy(&to->glyphs[to->columns], &from->glyphs[view->left],
               (size_t)columns * sizeof *to->glyphs);
    for (int i = view->top > 0; i < rows && view->left > 0; i++)
        memcpy(&to->glyphs[(1 + i) * to->columns], &from->glyphs[(view->top + i) * from->columns],
               AXIS_COLUMNS * sizeof *to->glyphs);
}

/* Arrows on the pane's edges where the board goes on. */
static void draw_more(struct view *view, int rows, int columns)
{
    struct borgo_canvas *canvas = &view->frame->canvas;
    int middle = view->board_columns / 2, bottom = view->board_rows;
    if (view->top > 0)
        borgo_canvas_glyph(canvas, 2, middle, "▲", strong);
    if (view->top + view->board_rows < rows)
        borgo_canvas_glyph(canvas, bottom, middle, "▼", strong);
    if (view->left > 0)
        borgo_canvas_glyph(canvas, 1 + bottom / 2, AXIS_COLUMNS, "◀", strong);
    if (view->left + view->board_columns < columns)
        borgo_canvas_glyph(canvas, 1 + bottom / 2, view->board_columns - 1, "▶", strong);
}

/* A move that is shown on trial is drawn as if it were made. */
static const void *shown_state(const struct view *view, void *room)
{
    borgo_move move;
    if (view->choice && pointed_move(view->choice, &move) && ghost_of(view->choice, move, room))
        return room;
    return view->state;
}

static void draw_board(struct view *view)
{
    _Alignas(16) unsigned char room[BORGO_MAX_STATE];
    struct spots *spots = allocate(sizeof *spots);
    int rows, columns;
    view->board->measure(view->record->box, view->state, view->scale, &rows, &columns);
    struct borgo_canvas canvas = new_canvas(rows, columns);
    struct sketch sketch = start_sketch(view, &canvas, spots);
    sketch.state = shown_state(view, room);
    view->board->draw(&sketch);
    for (unsigned i = 0; i < spots->count; i++)
        light_up(view, &canvas, &spots->at[i]);
    scroll_to_cursor(view, spots, rows, columns);
    int row = 1 + (rows < view->board_rows ? (view->board_rows - rows) / 2 : 0),
        column = columns < view->board_columns ? (view->board_columns - columns) / 2 : 0;
    copy_board(view, &canvas, row, column);
    copy_axes(view, &canvas);
    draw_more(view, rows, columns);
    take_spots(view, spots, PANE_BOARD, row - view->top, column - view->left);
    free(canvas.glyphs);
    free(spots);
}

static void draw_hand(struct view *view, int row)
{
    struct borgo_canvas *screen = &view->frame->canvas;
    struct borgo_canvas canvas = new_canvas(view->board->hand_rows, screen->columns - 1);
    struct spots *spots = allocate(sizeof *spots);
    struct sketch sketch = start_sketch(view, &canvas, spots);
    sketch.viewer = view->hand_of;
    view->board->draw_hand(&sketch);
    for (unsigned i = 0; i < spots->count; i++)
        light_up(view, &canvas, &spots->at[i]);
    for (int i = 0; i < canvas.rows; i++)
        memcpy(&screen->glyphs[(row + i) * screen->columns], &canvas.glyphs[i * canvas.columns],
               (size_t)canvas.columns * sizeof *screen->glyphs);
    take_spots(view, spots, PANE_HAND, row, 0);
    free(canvas.glyphs);
    free(spots);
}

static void draw_score(struct view *view, unsigned seat, int row, int column, int width)
{
    struct borgo_canvas *canvas = &view->frame->canvas;
    int32_t scores[BORGO_MAX_SEATS] = {0};
    char number[16], letter[] = {borgo_canvas_seat_letter(seat), '\0'};
    const struct borgo_game *game = view->record->game;
    game->scores(view->record->box, view->state, scores);
    snprintf(number, sizeof number, "%s%d", view->board->unit ? view->board->unit : "",
             (int)scores[seat]);
    int wide = borgo_width_text(number, strlen(number));
    borgo_canvas_text(canvas, row, column, view->acts >> seat & 1 ? "▸" : " ", strong);
    borgo_canvas_text(canvas, row, column + 1, letter, borgo_canvas_seat_style(seat));
    const char *note = view->note[seat];
    int noted = *note ? borgo_width_text(note, strlen(note)) + 1 : 0;
    borgo_canvas_fitted(canvas, row, column + 3, view->record->seat[seat].name,
                        width - 5 - wide - noted, borgo_canvas_seat_style(seat));
    borgo_canvas_text(canvas, row, column + width - wide - noted, note, plain);
    borgo_canvas_text(canvas, row, column + width - wide, number, strong);
}

/* Returns the row below. */
static int draw_seats(struct view *view, int row, int column, int width, bool roomy)
{
    struct spots *spots = allocate(sizeof *spots);
    struct sketch sketch = start_sketch(view, &view->frame->canvas, spots);
    for (unsigned seat = 0; seat < view->record->setup.players; seat++) {
        draw_score(view, seat, row++, column, width);
        if (!roomy)
            continue;
        view->board->draw_seat(&sketch, seat, row, column + 3, width - 3);
        row += view->board->seat_rows;
    }
    view->board->draw_supplies(&sketch, row, column + 1, width - 1);
    free(spots);
    return row + view->board->supply_rows;
}

/* The targets that stand neither on the board nor in the hand. */
static unsigned listed_targets(const struct view *view, const struct target **listed, unsigned most)
{
    unsigned count = 0;
    for (unsigned i = 0; view->choice && i < view->choice->target_count; i++) {
        bool drawn = false;
        for (unsigned j = 0; j < view->spots.count && !drawn; j++)
            drawn = view->spots.at[j].thing == view->choice->targets[i].thing;
        if (!drawn && count < most)
            listed[count++] = &view->choice->targets[i];
    }
    return count;
}

/* A window of the list that has the cursor in it; returns the row below. */
static int draw_list(struct view *view, const struct target **listed, unsigned count, int row,
                     int column, int width, int rows)
{
    struct borgo_canvas *canvas = &view->frame->canvas;
    struct borgo_teller teller = table_teller(view->record);
    unsigned first = 0;
    for (unsigned i = 0; i < count; i++)
        if (is_cursor(view, listed[i]->thing) && (int)i >= rows)
            first = i - (unsigned)rows + 1;
    struct spots *spots = allocate(sizeof *spots);
    struct sketch sketch = {.spots = spots};
    for (unsigned i = 0; i < count; i++) {
        int at = row + (int)i - (int)first;
        char label[MAX_LABEL];
        struct borgo_text text;
        borgo_text_start(&text, label, sizeof label);
        target_label(view->choice, listed[i], &teller, &text);
        add_spot(&sketch, listed[i]->thing, at, column, 1, width);
        if (i < first || (int)(i - first) >= rows)
            continue;
        borgo_canvas_fitted(canvas, at, column + 2, label, width - 3, plain);
        light_up(view, canvas, &spots->at[i]);
    }
    take_spots(view, spots, PANE_LIST, 0, 0);
    free(spots);
    return row + ((int)count < rows ? (int)count : rows);
}

static void draw_log(struct view *view, int row, int column, int width, int rows)
{
    const struct story *story = view->story;
    struct borgo_canvas *canvas = &view->frame->canvas;
    char heading[100]; /* with the key that shows the rest */
    int used = 0;
    unsigned first = story->count;
    int top = row++;
    rows--;
    while (first > 0 && used < rows) {
        int needed = draw_paragraph(NULL, 0, 0, width - 1, 0, story->at[first - 1].text, plain);
        if (used + needed > rows && used > 0)
            break;
        used += needed;
        first--;
    }
    bool cut = first > 0 && story->at[first - 1].move >= view->since;
    snprintf(heading, sizeof heading, cut ? "%s … g" : "%s", view->log_title);
    draw_rule(canvas, top, column, width, heading, faint);
    for (int end = row + rows; first < story->count && row < end; first++) {
        const struct story_line *line = &story->at[first];
        char text[MAX_LINE];
        bool news = line->move >= view->since;
        struct borgo_style style =
            line->seat >= 0 ? borgo_canvas_seat_style((unsigned)line->seat) : plain;
        style.bold = news;
        style.dim = !news;
        snprintf(text, sizeof text, line->times > 1 ? "%s (%u ×)" : "%s", line->text,
                 (unsigned)line->times);
        borgo_canvas_glyph(canvas, row, column, news ? "▸" : " ", faint);
        row += draw_paragraph(canvas, row, column + 1, width - 1, end - row, text,
                              news ? style : faint);
    }
}

static void draw_side(struct view *view, int column, int width)
{
    const struct full_board *board = view->board;
    const struct target *listed[64];
    unsigned count = listed_targets(view, listed, 64);
    int players = view->record->setup.players, rows = view->board_rows, row = 1;
    int needed =
        players * (1 + board->seat_rows) + board->supply_rows + (count ? (int)count + 1 : 0);
    row = draw_seats(view, row, column, width, needed + LEAST_LOG <= rows);
    if (count) {
        int room = rows + 1 - row - 1 - (rows > 20 ? LEAST_LOG : 2);
        draw_rule(&view->frame->canvas, row++, column, width, tr("you can"), faint);
        row = draw_list(view, listed, count, row, column, width, room < 1 ? 1 : room);
    }
    if (rows + 1 - row >= 2)
        draw_log(view, row, column, width, rows + 1 - row);
}

static void place_cursor(struct view *view)
{
    struct frame *frame = view->frame;
    for (unsigned i = 0; i < view->spots.count; i++) {
        const struct spot *spot = &view->spots.at[i];
        if (!is_cursor(view, spot->thing))
            continue;
        frame->cursor_row = spot->row + (spot->rows - 1) / 2;
        frame->cursor_column = spot->column;
        return;
    }
}

static void draw_lines(struct view *view)
{
    struct borgo_canvas *canvas = &view->frame->canvas;
    int bottom = canvas->rows - 1, row = bottom - LINES;
    char title[200];
    struct borgo_style styles[LINES] = {strong, plain};
    snprintf(title, sizeof title, "Borgo · %s",
             edition_title(view->record->game, view->record->box));
    draw_bar(canvas, 0, title, view->status);
    for (int i = 0; i < LINES; i++)
        borgo_canvas_fitted(canvas, row + i, 1, view->line[i], canvas->columns - 2, styles[i]);
    draw_bar(canvas, bottom, view->keys, "");
}

void draw_view(struct view *view)
{
    struct borgo_canvas *canvas = &view->frame->canvas;
    if (!frame_clear(view->frame))
        return;
    int below = 1 + view->board->hand_rows + LINES + 1, needed_rows, needed_columns;
    view->board_rows = canvas->rows - 1 - below;
    choose_scale(view, view->board_rows, canvas->columns - LEAST_SIDE - 1);
    view->board->measure(view->record->box, view->state, view->scale, &needed_rows,
                         &needed_columns);
    int side = canvas->columns - needed_columns - 2;
    int most = canvas->columns * 2 / 5;
    side = side > most ? most : side < LEAST_SIDE ? LEAST_SIDE : side;
    view->board_columns = canvas->columns - side - 1;
    view->spots.count = 0;
    draw_board(view);
    for (int row = 1; row <= view->board_rows; row++)
        borgo_canvas_glyph(canvas, row, view->board_columns, "│", line_style);
    draw_hand(view, view->board_rows + 2);
    draw_side(view, view->board_columns + 1, side);
    draw_rule(canvas, view->board_rows + 1, 0, canvas->columns, view->question, strong);
    draw_lines(view);
    place_cursor(view);
    frame_show(view->frame);
}

static const struct spot *spot_of(const struct view *view, int32_t thing, enum pane *pane)
{
    for (unsigned i = 0; i < view->spots.count; i++)
        if (view->spots.at[i].thing == thing) {
            *pane = (enum pane)view->pane[i];
            return &view->spots.at[i];
        }
    return NULL;
}

/* How far a spot is in a direction; less than nothing: not there at all. A row counts as two
 * columns, and going astray counts double. */
static int distance(const struct spot *from, const struct spot *to, int down, int right)
{
    int rows = 2 * ((2 * to->row + to->rows) - (2 * from->row + from->rows)),
        columns = (2 * to->column + to->columns) - (2 * from->column + from->columns);
    int along = down * rows + right * columns, aside = down ? columns : rows;
    aside = aside < 0 ? -aside : aside;
    return along <= 0 || (down == 0 && aside > 4 * along + 8) ? -1 : along + 2 * aside;
}

int32_t target_towards(const struct view *view, int down, int right)
{
    enum pane here, there;
    const struct spot *from = view->choice ? spot_of(view, view->choice->cursor, &here) : NULL;
    int32_t found = from ? from->thing : NO_THING;
    int best = INT32_MAX;
    for (unsigned i = 0; from && i < view->choice->target_count; i++) {
        const struct spot *to = spot_of(view, view->choice->targets[i].thing, &there);
        int far = to ? distance(from, to, down, right) : -1;
        if (far < 0)
            continue;
        far += there == here ? 0 : 10000; /* the own pane first */
        if (far < best) {
            best = far;
            found = to->thing;
        }
    }
    return found;
}

/* In reading order, pane after pane. */
static int order(const struct view *view, int32_t thing)
{
    enum pane pane;
    const struct spot *spot = spot_of(view, thing, &pane);
    return spot ? (int)pane * 100000000 + (spot->row + 5000) * 10000 + spot->column + 5000 : -1;
}

int32_t target_after(const struct view *view, int next)
{
    if (!view->choice || view->choice->target_count == 0)
        return NO_THING;
    int here = order(view, view->choice->cursor);
    int32_t best = NO_THING, around = NO_THING;
    for (unsigned i = 0; i < view->choice->target_count; i++) {
        int32_t thing = view->choice->targets[i].thing;
        int there = order(view, thing);
        bool behind = next > 0 ? there > here : there < here;
        if (behind && (best == NO_THING || (order(view, best) - there) * next > 0))
            best = thing;
        if (around == NO_THING || (order(view, around) - there) * next > 0)
            around = thing;
    }
    return best != NO_THING ? best : around;
}

int32_t thing_at(const struct view *view, int row, int column)
{
    int32_t found = NO_THING;
    for (unsigned i = 0; i < view->spots.count; i++) {
        const struct spot *spot = &view->spots.at[i];
        bool inside = row >= spot->row && row < spot->row + spot->rows && column >= spot->column
                      && column < spot->column + spot->columns;
        bool hidden = view->pane[i] == PANE_BOARD
                      && (row > view->board_rows || column >= view->board_columns);
        if (!inside || hidden)
            continue;
        if (can_choose(view, spot->thing))
            return spot->thing;
        found = spot->thing;
    }
    return found;
}

void zoom_view(struct view *view, int by)
{
    int zoom = view->scale + by;
    if (zoom >= 0 && zoom < view->board->scales)
        view->zoom = zoom;
}
