/* A game on the full screen: see table.h. The thread that is here reads keys and drives the
 * table; another one thinks, for computer players and for tips. */
#include "terminal/full/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/hint.h"
#include "terminal/clock.h"
#include "terminal/full/deciding.h"
#include "terminal/full/pages.h"
#include "terminal/full/replay.h"
#include "terminal/full/worker.h"
#include "terminal/language.h"

enum { NOBODY = -1 };

/* What the other thread thinks about. */
struct thought {
    struct worker worker;
    struct borgo_job *job; /* NULL: nothing */
    struct borgo_hint hint;
    bool is_tip;
    unsigned seat;
    struct borgo_stopwatch stopwatch;
};

struct playing {
    struct frame *frame;
    struct table_host *host;
    const struct table_settings *settings;
    struct deciding at;
    struct thought thought;
    struct table_needs needs;
    uint64_t moment; /* the host's, when the choice was opened */
    int at_keyboard; /* the person who saw the screen last, or NOBODY */
    bool fresh;      /* something has changed: draw up everything anew */
    bool took_back;  /* what is forced is left to the person, who may go further back */
    enum table_end end;
    bool ended;
};

static const char *name_of(const struct playing *playing, unsigned seat)
{
    return playing->host->record->seat[seat].name;
}

/* Thinking. */

static void think(void *thought_)
{
    struct thought *thought = thought_;
    borgo_hint_think(thought->job, thought->is_tip ? &thought->hint : NULL);
}

static void forget_thought(struct thought *thought)
{
    if (!thought->job)
        return;
    borgo_job_cancel(thought->job);
    end_work(&thought->worker);
    borgo_job_free(thought->job);
    thought->job = NULL;
}

static void start_thinking(struct playing *playing, unsigned seat,
                           const struct borgo_player *player)
{
    struct thought *thought = &playing->thought;
    struct table_host *host = playing->host;
    forget_thought(thought);
    thought->is_tip = player != NULL;
    thought->seat = seat;
    thought->job = host->job(host->of, seat, player, playing->at.message[0]);
    if (!thought->job)
        return;
    if (playing->settings->budget) {
        thought->job->request.budget = playing->settings->budget;
    } else {
        thought->stopwatch =
            (struct borgo_stopwatch){borgo_clock_now(), playing->settings->seconds};
        thought->job->request.time_used = borgo_clock_used;
        thought->job->request.clock = &thought->stopwatch;
    }
    start_work(&thought->worker, think, thought);
}

/* The event that brings the seat most, as a sentence. */
static bool tell_reason(const struct playing *playing, const struct borgo_preview *preview,
                        unsigned seat, struct borgo_text *text)
{
    const struct borgo_record *record = playing->host->record;
    struct borgo_teller teller = table_teller(record);
    const struct borgo_event *best = NULL;
    int32_t most = 0;
    for (uint32_t i = 0; i < preview->events.count; i++) {
        const struct borgo_event *event = &preview->events.at[i];
        const struct borgo_counts *counts = &record->game->sentences[event->kind].counts;
        if (counts->amount && !counts->paid && event->value[0] == (int32_t)seat
            && event->value[counts->amount] > most) {
            most = event->value[counts->amount];
            best = event;
        }
    }
    if (best)
        borgo_words_event(record->game, best, &teller, text);
    return best;
}

/* The whole turn that is advised, in words. */
static void tell_turn(const struct playing *playing, const struct borgo_suggestion *turn,
                      struct borgo_text *text)
{
    const struct borgo_record *record = playing->host->record;
    struct borgo_teller teller = table_teller(record);
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    unsigned seat = playing->at.choice.seat;
    borgo_preview_world(record->game, record->box, playing->at.seen, seat, 0, state);
    for (int i = 0; i < turn->length; i++) {
        borgo_text_put(text, i ? "; " : "");
        borgo_moves_tell(record->game, record->box, state, turn->moves[i], &teller, text);
        record->game->play(record->box, state, seat, turn->moves[i], NULL);
    }
}

static void show_tip(struct playing *playing)
{
    const struct borgo_hint *hint = &playing->thought.hint;
    unsigned seat = playing->thought.seat;
    struct borgo_text text;
    if (hint->turns.count == 0 || !playing->at.view.choice)
        return;
    const struct borgo_suggestion *turn = &hint->turns.at[0];
    if (turn->length > 0)
        aim_at(&playing->at.choice, turn->moves[0]);
    borgo_text_start(&text, playing->at.message[0], MAX_LINE);
    borgo_text_print(&text, "%s ", tr("Tip:"));
    tell_turn(playing, turn, &text);
    borgo_text_start(&text, playing->at.message[1], MAX_LINE);
    borgo_text_print(&text, tr("Chance to win: %d %% (before: %d %%)"),
                     (int)(100 * turn->chance[seat] + 0.5),
                     (int)(100 * hint->turns.before[seat] + 0.5));
    size_t before = text.used;
    borgo_text_put(&text, " · ");
    if (!tell_reason(playing, &hint->preview[0], seat, &text))
        playing->at.message[1][before] = '\0';
}

static void take_thought(struct playing *playing)
{
    struct thought *thought = &playing->thought;
    end_work(&thought->worker);
    if (thought->is_tip) {
        show_tip(playing);
    } else {
        playing->host->accept(playing->host->of, thought->job);
        playing->fresh = true;
    }
    borgo_job_free(thought->job);
    thought->job = NULL;
}

/* Who looks. */

static bool has_several_people(const struct playing *playing)
{
    return __builtin_popcount(playing->host->people) > 1;
}

static bool must_hide(const struct playing *playing)
{
    return playing->host->record->game->secrets && has_several_people(playing);
}

/* Nobody may see what the next person holds before the keyboard has changed hands. */
static void hand_over(struct playing *playing, unsigned seat)
{
    char text[600];
    if (must_hide(playing) && playing->at_keyboard != (int)seat) {
        snprintf(text, sizeof text,
                 tr("Pass the keyboard to %s. %s, press Enter when nobody else is looking. "),
                 name_of(playing, seat), name_of(playing, seat));
        for (int key = 0; key != PRESSED_ENTER && !playing->frame->ended;)
            key = read_page(playing->frame, name_of(playing, seat), text, "Enter");
    }
    playing->at_keyboard = (int)seat;
}

static unsigned eyes(const struct playing *playing)
{
    borgo_seats people = playing->host->people;
    if (!people)
        return playing->host->watcher;
    if (playing->at_keyboard != NOBODY)
        return (unsigned)playing->at_keyboard;
    return has_several_people(playing) ? BORGO_WATCHER : borgo_moves_actor(people);
}

/* What is shown. */

static void write_lines(struct playing *playing)
{
    struct view *view = &playing->at.view;
    const struct table_host *host = playing->host;
    view->line[0][0] = view->line[1][0] = '\0';
    if (!host->tell || !host->tell(host->of, view->line))
        write_deciding(&playing->at);
}

static void write_status(struct playing *playing)
{
    struct view *view = &playing->at.view;
    const struct thought *thought = &playing->thought;
    view->status[0] = view->question[0] = '\0';
    if (thought->job && !thought->is_tip)
        snprintf(view->status, sizeof view->status, tr("%s is thinking …"),
                 name_of(playing, thought->seat));
    else if (view->choice)
        snprintf(view->status, sizeof view->status, tr("%s, it is your turn"),
                 name_of(playing, playing->at.choice.seat));
    else if (playing->host->status)
        playing->host->status(playing->host->of, view->status, sizeof view->status);
    if (thought->job && thought->is_tip)
        snprintf(view->question, sizeof view->question, "%s", tr("A tip is being thought of …"));
    else if (view->choice)
        snprintf(view->question, sizeof view->question, "%s", question(&playing->at.choice));
}

static void draw(struct playing *playing)
{
    write_lines(playing);
    write_status(playing);
    playing->at.view.keys = playing->host->keys
                                ? playing->host->keys
                                : tr(N_("←↑→↓ Tab  r turn  ⏎ act  u back  t tip  e end  "
                                        "s scores  g log  ? help  q quit"));
    draw_view(&playing->at.view);
}

/* Everything that depends on the position, drawn up anew. A choice that is being made is left as it
 * is where only something else has changed. */
static void refresh_view(struct playing *playing)
{
    struct table_host *host = playing->host;
    struct view *view = &playing->at.view;
    borgo_seats people = playing->needs.stage == BORGO_STAGE_MOVING ? playing->needs.people : 0;
    if (people)
        hand_over(playing, borgo_moves_actor(people));
    view->viewer = view->hand_of = eyes(playing);
    view->log_title = view->viewer < BORGO_MAX_SEATS ? tr("since your turn") : tr("what happened");
    view->record = host->record;
    host->look(host->of, view, &playing->at.story, playing->at.seen);
    uint64_t moment = host->moment(host->of);
    if (!people)
        view->choice = NULL;
    else if (moment != playing->moment || !view->choice)
        ask_decision(&playing->at, borgo_moves_actor(people));
    playing->moment = moment;
    playing->fresh = false;
}

/* Keys. */

static void play_move(struct playing *playing, borgo_move move)
{
    if (playing->thought.is_tip)
        forget_thought(&playing->thought);
    playing->host->play(playing->host->of, playing->at.choice.seat, move);
    playing->took_back = false;
    playing->fresh = true;
}

/* Where all there is to do is to pass, and nobody learns anything from it, it is done. */
static bool must_pass(struct playing *playing, struct borgo_preview *preview)
{
    const struct choice *choice = &playing->at.choice;
    const struct borgo_game *game = playing->host->record->game;
    if (!playing->at.view.choice || playing->took_back || choice->moves.count != 1
        || strcmp(game->forms[choice->kind[0]].sentence.name, "pass") != 0)
        return false;
    borgo_preview_in(&playing->at.choice.worlds, choice->moves.at[0], preview);
    for (uint32_t i = 0; i < preview->events.count; i++)
        if (game->sentences[preview->events.at[i].kind].reveals)
            return false;
    return true;
}

static bool pass_if_forced(struct playing *playing)
{
    struct borgo_preview preview;
    struct borgo_text text;
    if (!must_pass(playing, &preview))
        return false;
    forget_message(&playing->at);
    borgo_text_start(&text, playing->at.message[0], MAX_LINE);
    write_sure_events(&playing->at, &preview, &text);
    play_move(playing, playing->at.choice.moves.at[0]);
    return true;
}

static void take_back(struct playing *playing)
{
    struct table_host *host = playing->host;
    unsigned seat = playing->at.view.viewer;
    if (playing->at.view.choice && step_back(&playing->at.choice))
        return;
    if (seat >= BORGO_MAX_SEATS || !(host->people >> seat & 1))
        return;
    playing->fresh = playing->took_back = true;
    if (!host->take_back(host->of, seat, playing->at.message[0]))
        return;
    forget_thought(&playing->thought);
    snprintf(playing->at.message[0], MAX_LINE, "%s", tr("Your last move is taken back."));
    playing->at.message[1][0] = '\0';
}

static void ask_tip(struct playing *playing)
{
    struct borgo_error error = {.translate = tr};
    if (!playing->at.view.choice || playing->thought.job)
        return;
    const struct borgo_player *player = borgo_player_find("veteran", &error);
    start_thinking(playing, playing->at.choice.seat, player);
}

/* A key of the table's own; false: it is one of those with which somebody decides. */
static bool press(struct playing *playing, int key)
{
    struct table_host *host = playing->host;
    if (host->press && host->press(host->of, key)) {
        playing->fresh = true;
        return true;
    }
    switch (key) {
    case 'u':
        take_back(playing);
        return true;
    case 't':
        ask_tip(playing);
        return true;
    case 'q':
        playing->ended = true;
        playing->end = TABLE_LEFT;
        return true;
    default:
        return false;
    }
}

/* Somebody wants to take back, and another has to agree. */
static void ask_consent(struct playing *playing)
{
    unsigned seat = borgo_moves_actor(playing->needs.people);
    char text[400];
    if (must_hide(playing))
        playing->at_keyboard = NOBODY;
    snprintf(text, sizeof text, tr("%s, may %s take that back? (y/n) "), name_of(playing, seat),
             name_of(playing, playing->needs.asker));
    int key = read_page(playing->frame, name_of(playing, seat), text, NULL);
    bool agrees = key > 0 && key < 128 && strchr(tr("yY"), key);
    playing->host->answer(playing->host->of, seat, agrees);
    playing->fresh = true;
}

static void analyse(struct playing *playing)
{
    const struct borgo_record *record = playing->host->record;
    struct analysis_settings settings = usual_analysis(record);
    analyse_record(playing->frame, record, &settings);
}

static int show_ending(struct playing *playing, int *top)
{
    struct table_host *host = playing->host;
    struct writing writing = {0};
    writing_add(&writing, "\n");
    if (host->last_words)
        host->last_words(host->of, &writing);
    int key = read_ending(playing->frame, host->record, &writing, top);
    writing_free(&writing);
    return key;
}

/* The end can be looked at from all sides. */
static void look_back(struct playing *playing)
{
    int top = 0;
    while (!playing->ended && !playing->frame->ended) {
        const struct borgo_record *record = playing->host->record;
        switch (show_ending(playing, &top)) {
        case 'n':
            playing->ended = true;
            playing->end = TABLE_REMATCH;
            break;
        case 'p':
        case PRESSED_ESCAPE:
            replay_record(playing->frame, record, record->table.count);
            break;
        case 'a':
            analyse(playing);
            break;
        case 'q':
            playing->ended = true;
            playing->end = TABLE_OVER;
            break;
        default:
            break;
        }
    }
}

/* A computer player thinks, if one is awaited here. */
static void let_think(struct playing *playing)
{
    struct thought *thought = &playing->thought;
    if (!playing->needs.computers || thought->job)
        return;
    start_thinking(playing, borgo_moves_actor(playing->needs.computers), NULL);
    if (!thought->job)
        abort();
}

static void wait_and_answer(struct playing *playing)
{
    struct frame_event event = frame_wait(playing->frame, work_file(&playing->thought.worker));
    borgo_move move;
    if (event.kind == FRAME_FILE) {
        take_thought(playing);
        return;
    }
    playing->fresh |= event.kind == FRAME_NEWS;
    if (event.kind == FRAME_KEY || event.kind == FRAME_CLICK)
        forget_message(&playing->at);
    if (event.kind == FRAME_KEY && press(playing, event.key))
        return;
    if (decide(&playing->at, &event, &move))
        play_move(playing, move);
}

/* One thing after another, until somebody has enough. */
static void step(struct playing *playing)
{
    struct table_host *host = playing->host;
    playing->needs = host->advance(host->of);
    if (host->left && host->left(host->of)) {
        playing->ended = true;
        playing->end = TABLE_OVER;
        return;
    }
    if (playing->needs.stage == BORGO_STAGE_OVER) {
        look_back(playing);
        return;
    }
    if (playing->needs.stage == BORGO_STAGE_ASKING) {
        ask_consent(playing);
        return;
    }
    let_think(playing);
    if (playing->fresh)
        refresh_view(playing);
    if (pass_if_forced(playing))
        return;
    draw(playing);
    if (playing->thought.job && !playing->thought.worker.running) /* there was no thread for it */
        take_thought(playing);
    else
        wait_and_answer(playing);
}

enum table_end play_at(struct frame *frame, struct table_host *host,
                       const struct table_settings *settings)
{
    struct playing *playing = allocate(sizeof *playing);
    playing->frame = frame;
    playing->host = host;
    playing->settings = settings;
    playing->at_keyboard = NOBODY;
    playing->fresh = true;
    open_deciding(&playing->at, frame, host->record);
    playing->at.view.help = host->help;
    while (!playing->ended && !frame->ended)
        step(playing);
    enum table_end end = playing->ended ? playing->end : TABLE_ENDED;
    forget_thought(&playing->thought);
    close_deciding(&playing->at);
    free(playing);
    return end;
}
