/* The terminal as one screen: see frame.h.
 *
 * The terminal is given back four ways: by frame_close; by `exit`; by curses itself when Ctrl-Z
 * stops the program; and, after a crash, by a handler that may only write what was prepared for it.
 * Signals that end the program or change the screen's size are blocked except while waiting for
 * keys, so none is lost between looking and waiting. */
#include "terminal/full/frame.h"

#include <curses.h>
#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

#include "core/width.h"
#include "terminal/language.h"

enum { INKS = BORGO_GREY + 1, ESCAPE_DELAY = 25, MOST_ROWS = 300, MOST_COLUMNS = 600 };

/* What a handler of a crash writes and sets; filled before the handler is installed. */
static struct {
    struct termios modes;
    char bytes[400];
    size_t length;
} restore;

static volatile sig_atomic_t interrupted;
static short pairs[INKS][INKS]; /* curses' numbers of ink and paper; 0: none yet */
static short pairs_made;
static bool is_open;

static const int waited_for[] = {SIGINT, SIGHUP, SIGTERM, SIGWINCH};
static const int crashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGQUIT};
enum {
    WAITED_FOR = sizeof waited_for / sizeof waited_for[0],
    CRASHES = sizeof crashes / sizeof crashes[0]
};

static void note_interrupt(int signal)
{
    (void)signal;
    interrupted = 1;
}

static void keep_bytes(const char *bytes)
{
    if (!bytes || (intptr_t)bytes == -1 || restore.length + strlen(bytes) > sizeof restore.bytes)
        return;
    memcpy(restore.bytes + restore.length, bytes, strlen(bytes));
    restore.length += strlen(bytes);
}

/* What gives the terminal back without curses. */
static void prepare_restoring(void)
{
    static const char *const names[] = {"sgr0", "op", "cnorm", "rmkx", "rmcup"};
    restore.length = 0;
    keep_bytes("\033[?1006l\033[?1000l");
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++)
        keep_bytes(tigetstr(names[i]));
    keep_bytes("\r\n");
}

static void restore_and_crash(int number)
{
    ssize_t written = write(STDOUT_FILENO, restore.bytes, restore.length);
    (void)written;
    tcsetattr(STDOUT_FILENO, TCSANOW, &restore.modes);
    signal(number, SIG_DFL);
    raise(number);
}

static void catch_signals(void)
{
    struct sigaction note = {.sa_handler = note_interrupt};
    struct sigaction crash = {.sa_handler = restore_and_crash, .sa_flags = (int)SA_RESETHAND};
    sigset_t blocked;
    sigemptyset(&note.sa_mask);
    sigemptyset(&crash.sa_mask);
    sigemptyset(&blocked);
    for (int i = 0; i < WAITED_FOR; i++) {
        sigaddset(&blocked, waited_for[i]);
        if (waited_for[i] != SIGWINCH) /* which curses handles itself */
            sigaction(waited_for[i], &note, NULL);
    }
    for (int i = 0; i < CRASHES; i++)
        sigaction(crashes[i], &crash, NULL);
    sigprocmask(SIG_BLOCK, &blocked, NULL);
}

static void leave_at_exit(void)
{
    if (is_open)
        endwin();
    is_open = false;
}

/* The terminal's number of an ink: its own eight colours where it has no more. */
static int colour_number(unsigned ink)
{
    static const short basic[INKS] = {-1,          COLOR_RED,      COLOR_GREEN, COLOR_YELLOW,
                                      COLOR_BLUE,  COLOR_MAGENTA,  COLOR_CYAN,  COLOR_WHITE,
                                      COLOR_BLACK, COLOR_BLACK + 8};
    static const short palette[INKS] = {-1, 167, 71, 178, 68, 134, 73, 231, 16, 244};
    static const int direct[INKS] = {-1,       0xd75f5f, 0x5faf5f, 0xd7af00, 0x5f87d7,
                                     0xaf5fd7, 0x5fafaf, 0xffffff, 0x000000, 0x808080};
    if (COLORS >= 1 << 24) /* the numbers are red, green and blue themselves */
        return direct[ink];
    if (COLORS >= 256)
        return palette[ink];
    return ink == BORGO_GREY && COLORS < 16 ? COLOR_WHITE : basic[ink];
}

/* Pairs are made when they are first needed: some terminals have few. */
static short pair_of(struct borgo_style style)
{
    short *pair = &pairs[style.ink % INKS][style.paper % INKS];
    if ((style.ink == BORGO_PLAIN && style.paper == BORGO_PLAIN) || *pair)
        return *pair;
    if (pairs_made + 1 >= COLOR_PAIRS)
        return 0;
    *pair = ++pairs_made;
    init_extended_pair(*pair, colour_number(style.ink), colour_number(style.paper));
    return *pair;
}

bool frame_open(struct frame *frame, bool colour)
{
    *frame = (struct frame){.cursor_row = -1, .cursor_column = -1};
    if (!setlocale(LC_CTYPE, "") || MB_CUR_MAX < 4)
        if (!setlocale(LC_CTYPE, "C.UTF-8"))
            return false;
    tcgetattr(STDOUT_FILENO, &restore.modes);
    if (!newterm(NULL, stdout, stdin))
        return false;
    if (!is_open)
        atexit(leave_at_exit);
    is_open = true;
    set_escdelay(ESCAPE_DELAY);
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    mousemask(BUTTON1_PRESSED | BUTTON1_CLICKED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
    mouseinterval(0);
    memset(pairs, 0, sizeof pairs);
    pairs_made = 0;
    frame->colour = colour && has_colors() && start_color() == OK && use_default_colors() == OK;
    prepare_restoring();
    catch_signals();
    return true;
}

void frame_close(struct frame *frame)
{
    leave_at_exit();
    free(frame->canvas.glyphs);
    frame->canvas.glyphs = NULL;
}

static void say_too_small(int rows, int columns)
{
    char text[200];
    snprintf(text, sizeof text, tr("Borgo needs %d columns and %d rows; here are %d and %d."),
             FRAME_COLUMNS, FRAME_ROWS, columns, rows);
    erase();
    curs_set(0);
    mvaddnstr(0, 0, text, -1);
    refresh();
}

bool frame_clear(struct frame *frame)
{
    struct borgo_canvas *canvas = &frame->canvas;
    int rows, columns;
    getmaxyx(stdscr, rows, columns);
    if (rows < FRAME_ROWS || columns < FRAME_COLUMNS) {
        say_too_small(rows, columns);
        return false;
    }
    rows = rows > MOST_ROWS ? MOST_ROWS : rows;
    columns = columns > MOST_COLUMNS ? MOST_COLUMNS : columns;
    if (!canvas->glyphs || canvas->rows != rows || canvas->columns != columns) {
        free(canvas->glyphs);
        canvas->glyphs = allocate((size_t)rows * (size_t)columns * sizeof *canvas->glyphs);
        canvas->rows = rows;
        canvas->columns = columns;
    }
    canvas->translate = tr;
    borgo_canvas_clear(canvas);
    frame->cursor_row = frame->cursor_column = -1;
    return true;
}

static attr_t attributes(const struct frame *frame, struct borgo_style style)
{
    bool grey = style.ink == BORGO_GREY && !frame->colour;
    return (style.bold ? A_BOLD : A_NORMAL) | (style.dim || grey ? A_DIM : A_NORMAL)
           | (style.reverse ? A_REVERSE : A_NORMAL);
}

void frame_show(struct frame *frame)
{
    const struct borgo_canvas *canvas = &frame->canvas;
    erase();
    for (int row = 0; row < canvas->rows; row++) {
        for (int column = 0; column < canvas->columns; column++) {
            const struct borgo_glyph *glyph = &canvas->glyphs[row * canvas->columns + column];
            if (!glyph->utf8[0])
                continue;
            attr_set(attributes(frame, glyph->style), frame->colour ? pair_of(glyph->style) : 0,
                     NULL);
            mvaddnstr(row, column, glyph->utf8, -1);
        }
    }
    curs_set(frame->cursor_row >= 0);
    if (frame->cursor_row >= 0)
        move(frame->cursor_row, frame->cursor_column);
    refresh();
}

static bool read_mouse(struct frame_event *event)
{
    MEVENT mouse;
    if (getmouse(&mouse) != OK)
        return false;
    *event = (struct frame_event){.kind = FRAME_CLICK, .row = mouse.y, .column = mouse.x};
    if (mouse.bstate & (BUTTON4_PRESSED | BUTTON5_PRESSED)) {
        event->kind = FRAME_WHEEL;
        event->key = mouse.bstate & BUTTON4_PRESSED ? PRESSED_UP : PRESSED_DOWN;
    }
    return true;
}

/* Curses' key as ours; what means nothing to us is 0. */
static int key_of(int code)
{
    static const struct {
        int code, key;
    } keys[] = {
        {'\r', PRESSED_ENTER},
        {'\n', PRESSED_ENTER},
        {KEY_ENTER, PRESSED_ENTER},
        {27, PRESSED_ESCAPE},
        {KEY_UP, PRESSED_UP},
        {KEY_DOWN, PRESSED_DOWN},
        {KEY_LEFT, PRESSED_LEFT},
        {KEY_RIGHT, PRESSED_RIGHT},
        {'\t', PRESSED_TAB},
        {KEY_BTAB, PRESSED_BACK_TAB},
        {KEY_PPAGE, PRESSED_PAGE_UP},
        {KEY_NPAGE, PRESSED_PAGE_DOWN},
        {KEY_HOME, PRESSED_HOME},
        {KEY_END, PRESSED_END},
        {KEY_BACKSPACE, PRESSED_BACKSPACE},
        {127, PRESSED_BACKSPACE},
        {8, PRESSED_BACKSPACE},
    };
    for (unsigned i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (keys[i].code == code)
            return keys[i].key;
    return code < KEY_MIN ? code : 0;
}

/* What curses has read already. */
static bool take_key(struct frame_event *event)
{
    wint_t code;
    for (;;) {
        int result = get_wch(&code);
        if (result == ERR)
            return false;
        if (result == KEY_CODE_YES && code == KEY_RESIZE) {
            *event = (struct frame_event){.kind = FRAME_SIZED};
            return true;
        }
        if (result == KEY_CODE_YES && code == KEY_MOUSE) {
            if (read_mouse(event))
                return true;
            continue;
        }
        *event = (struct frame_event){.kind = FRAME_KEY, .key = key_of((int)code)};
        if (event->key)
            return true;
    }
}

static bool terminal_is_gone(void)
{
    struct winsize size;
    return ioctl(STDIN_FILENO, TIOCGWINSZ, &size) != 0;
}

/* What a wait was ended by; FRAME_SIZED: by nothing that matters. */
static enum frame_kind wait_once(struct frame *frame, int file, const sigset_t *during)
{
    static const struct timespec second = {.tv_sec = 1};
    int beside = frame->hear ? frame->beside : -1, most = file > beside ? file : beside;
    fd_set files;
    FD_ZERO(&files);
    FD_SET(STDIN_FILENO, &files);
    if (file >= 0)
        FD_SET(file, &files);
    if (beside >= 0)
        FD_SET(beside, &files);
    int ready = pselect((most > STDIN_FILENO ? most : STDIN_FILENO) + 1, &files, NULL, NULL,
                        frame->ticks ? &second : NULL, during);
    if (ready < 0)
        return errno == EINTR ? FRAME_SIZED : FRAME_ENDED;
    if (ready == 0)
        return FRAME_NEWS;
    if (beside >= 0 && FD_ISSET(beside, &files)) {
        frame->hear(frame->hearer);
        return FRAME_NEWS;
    }
    if (file >= 0 && FD_ISSET(file, &files))
        return FRAME_FILE;
    return terminal_is_gone() ? FRAME_ENDED : FRAME_SIZED;
}

struct frame_event frame_wait(struct frame *frame, int file)
{
    struct frame_event event = {.kind = FRAME_ENDED};
    enum frame_kind kind = FRAME_SIZED;
    sigset_t during;
    sigprocmask(SIG_SETMASK, NULL, &during);
    for (int i = 0; i < WAITED_FOR; i++)
        sigdelset(&during, waited_for[i]);
    while (!interrupted && kind != FRAME_ENDED) {
        if (take_key(&event))
            return event;
        kind = wait_once(frame, file, &during);
        if (kind == FRAME_FILE || kind == FRAME_NEWS)
            return (struct frame_event){.kind = kind};
    }
    frame->ended = true;
    return (struct frame_event){.kind = FRAME_ENDED};
}
