/* A record looked at afterwards on the full screen: see replay.h. The steps are worked out in
 * another thread, one after another; Esc ends it early. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/letters.h"
#include "core/width.h"
#include "table/analysis.h"
#include "terminal/clock.h"
#include "terminal/full/paper.h"
#include "terminal/full/replay.h"
#include "terminal/full/story.h"
#include "terminal/full/worker.h"
#include "terminal/language.h"

enum { OWN_BUDGET = 300, CURVE_ROWS = 11, CURVE_COLUMNS = 68, TEN_THOUSAND = BORGO_CERTAIN / 100 };

struct analysing {
    const struct borgo_record *record;
    struct borgo_analyst analyst;
    struct borgo_stopwatch stopwatch;
    int32_t start[BORGO_MAX_SEATS];
    struct borgo_step *steps;
    atomic_uint done;
    atomic_bool cancelled;
    struct worker worker;
};

struct analysis_settings usual_analysis(const struct borgo_record *record)
{
    return (struct analysis_settings){.player = borgo_player_find("master", NULL),
                                      .budget = OWN_BUDGET,
                                      .seed = 1,
                                      .seats = (borgo_seats)((1u << record->setup.players) - 1)};
}

static void start_clock(void *stopwatch)
{
    ((struct borgo_stopwatch *)stopwatch)->start = borgo_clock_now();
}

static void work(void *analysing_)
{
    struct analysing *analysing = analysing_;
    borgo_analysis_start(&analysing->analyst, analysing->start);
    for (uint32_t i = 0; i < analysing->record->table.count && !atomic_load(&analysing->cancelled);
         i++) {
        borgo_analysis_step(&analysing->analyst, i, &analysing->steps[i]);
        atomic_store(&analysing->done, i + 1);
        report_work(&analysing->worker);
    }
}

/* One character a place: who has that chance then. Seats that meet show a star. */
static void put_curves(struct writing *writing, const struct analysing *analysing)
{
    const struct borgo_record *record = analysing->record;
    uint32_t count = record->table.count;
    int columns = count + 1 < CURVE_COLUMNS ? (int)count + 1 : CURVE_COLUMNS;
    for (int row = 0; row < CURVE_ROWS; row++) {
        char line[CURVE_COLUMNS + 1];
        memset(line, ' ', sizeof line);
        for (int column = 0; column < columns; column++) {
            uint32_t move = columns > 1 ? (uint32_t)((uint64_t)column * count / (columns - 1)) : 0;
            const int32_t *chance = move ? analysing->steps[move - 1].chance : analysing->start;
            for (unsigned seat = 0; seat < record->setup.players; seat++) {
                int at = (CURVE_ROWS - 1)
                         - (chance[seat] * (CURVE_ROWS - 1) + BORGO_CERTAIN / 2) / BORGO_CERTAIN;
                if (at == row)
                    line[column] = line[column] == ' ' ? borgo_canvas_seat_letter(seat) : '*';
            }
        }
        line[columns] = '\0';
        writing_add(writing, "|%3d %%│%s\n", 100 - row * 100 / (CURVE_ROWS - 1), line);
    }
    writing_add(writing, "|     └");
    for (int i = 0; i < columns; i++)
        writing_add(writing, "─");
    writing_add(writing, "\n");
}

static void put_padded(struct writing *writing, const char *text, int columns)
{
    int pad = columns - borgo_width_text(text, strlen(text));
    writing_add(writing, "%s%*s", text, pad > 0 ? pad : 1, "");
}

static void put_accounts(struct writing *writing, const struct analysing *analysing,
                         borgo_seats seats)
{
    const struct borgo_record *record = analysing->record;
    struct borgo_account account;
    writing_add(writing, "\n|");
    put_padded(writing, "", 24);
    writing_add(writing, "%s  %s  %s\n", tr("accuracy"), tr("mistakes"), tr("blunders"));
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        if (!(seats >> seat & 1))
            continue;
        borgo_analysis_sum_up(&record->table, analysing->start, analysing->steps, seat, &account);
        writing_add(writing, "|%c  ", borgo_canvas_seat_letter(seat));
        put_padded(writing, record->seat[seat].name, 21);
        writing_add(writing, "%6.1f %%  %8u  %8u\n", borgo_accuracy(&account),
                    (unsigned)account.mistakes, (unsigned)account.blunders);
    }
}

static void put_decision(struct writing *writing, const struct analysing *analysing,
                         const struct borgo_walk *walk)
{
    const struct borgo_record *record = analysing->record;
    const struct borgo_step *step = &analysing->steps[walk->at];
    const struct borgo_entry *entry = borgo_walk_next(walk);
    struct borgo_teller teller = table_teller(record);
    char played[400], best[400];
    struct borgo_text text;
    borgo_text_start(&text, played, sizeof played);
    borgo_moves_tell(record->game, record->box, walk->state, entry->move, &teller, &text);
    borgo_text_start(&text, best, sizeof best);
    borgo_moves_tell(record->game, record->box, walk->state, step->best, &teller, &text);
    writing_add(writing, tr("- %u, %s: %s. It cost %.1f %% %s; better: %s."),
                (unsigned)walk->at + 1, record->seat[entry->seat].name, played,
                (double)borgo_analysis_cost(step) / TEN_THOUSAND,
                borgo_cost_mark(borgo_analysis_cost(step)), best);
    writing_add(writing, "\n");
}

/* What cost something, in the order it was played. */
static void put_mistakes(struct writing *writing, const struct analysing *analysing)
{
    struct borgo_walk walk;
    bool any = false;
    writing_add(writing, "\n# %s\n\n", tr("What cost something"));
    for (borgo_walk_start(&walk, &analysing->record->table); borgo_walk_next(&walk);
         borgo_walk_step(&walk, NULL)) {
        const struct borgo_step *step = &analysing->steps[walk.at];
        if (!step->judged || borgo_analysis_cost(step) < BORGO_COST_NOTED)
            continue;
        put_decision(writing, analysing, &walk);
        any = true;
    }
    if (!any)
        writing_add(writing, "%s\n", tr("Nothing did."));
}

static void show_result(struct frame *frame, const struct analysing *analysing, borgo_seats seats)
{
    struct writing writing = {0};
    writing_add(&writing, "\n# %s\n\n", tr("Chances to win, move by move"));
    put_curves(&writing, analysing);
    put_accounts(&writing, analysing, seats);
    put_mistakes(&writing, analysing);
    read_page(frame, tr("Analysis"), writing.text, NULL);
    writing_free(&writing);
}

static void show_progress(struct frame *frame, struct analysing *analysing)
{
    char text[200];
    if (!frame_clear(frame))
        return;
    snprintf(text, sizeof text, tr("Every decision is being looked at: %u of %u."),
             (unsigned)atomic_load(&analysing->done), (unsigned)analysing->record->table.count);
    draw_bar(&frame->canvas, 0, tr("Analysis"), "");
    borgo_canvas_text(&frame->canvas, 2, 2, text, (struct borgo_style){0});
    draw_bar(&frame->canvas, frame->canvas.rows - 1, tr("Esc closes"), "");
    frame_show(frame);
}

/* Until it is done, or somebody has no patience; true if done. */
static bool wait_for_work(struct frame *frame, struct analysing *analysing)
{
    for (;;) {
        show_progress(frame, analysing);
        struct frame_event event = frame_wait(frame, work_file(&analysing->worker));
        if (event.kind == FRAME_FILE && is_work_done(&analysing->worker))
            return true;
        if (event.kind == FRAME_ENDED
            || (event.kind == FRAME_KEY && (event.key == PRESSED_ESCAPE || event.key == 'q')))
            return false;
    }
}

void analyse_record(struct frame *frame, const struct borgo_record *record,
                    const struct analysis_settings *settings)
{
    struct analysing *analysing = allocate(sizeof *analysing);
    analysing->record = record;
    analysing->steps = allocate((record->table.count + 1) * sizeof *analysing->steps);
    analysing->analyst.table = &record->table;
    analysing->analyst.player = settings->player;
    analysing->analyst.memory = allocate(settings->player->memory);
    analysing->analyst.budget = settings->budget;
    analysing->analyst.seed = settings->seed;
    analysing->analyst.seats = settings->seats;
    analysing->analyst.cancelled = &analysing->cancelled;
    if (settings->seconds > 0) {
        analysing->stopwatch.seconds = settings->seconds;
        analysing->analyst.clock = &analysing->stopwatch;
        analysing->analyst.time_used = borgo_clock_used;
        analysing->analyst.start_clock = start_clock;
    }
    bool done = !start_work(&analysing->worker, work, analysing) || wait_for_work(frame, analysing);
    atomic_store(&analysing->cancelled, true);
    end_work(&analysing->worker);
    if (done)
        show_result(frame, analysing, settings->seats);
    free(analysing->analyst.memory);
    free(analysing->steps);
    free(analysing);
}
