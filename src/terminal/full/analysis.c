/* A record looked at afterwards on the full screen: see replay.h. The decisions are judged in
 * other threads, as many as there are processors; Esc ends it early. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/letters.h"
#include "core/width.h"
#include "table/reason.h"
#include "terminal/clock.h"
#include "terminal/full/paper.h"
#include "terminal/full/replay.h"
#include "terminal/full/story.h"
#include "terminal/full/worker.h"
#include "terminal/language.h"

enum {
    MOST_THREADS = 63,
    OWN_BUDGET = 300,
    CURVE_ROWS = 11,
    CURVE_COLUMNS = 68,
    TEN_THOUSAND = BORGO_CERTAIN / 100
};

struct analysing {
    const struct borgo_record *record;
    const struct analysis_settings *settings;
    struct borgo_analysis found;
    struct borgo_curve curve;
    atomic_uint taken, done; /* decisions */
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

static double percent(int64_t millionths)
{
    return (double)millionths / TEN_THOUSAND;
}

static void start_clock(void *stopwatch)
{
    ((struct borgo_stopwatch *)stopwatch)->start = borgo_clock_now();
}

/* One thread's own. */
struct judge {
    struct borgo_analyst analyst;
    struct borgo_stopwatch stopwatch;
};

static struct judge *new_judge(struct analysing *analysing)
{
    const struct analysis_settings *settings = analysing->settings;
    struct judge *judge = allocate(sizeof *judge);
    judge->analyst.table = &analysing->record->table;
    judge->analyst.player = settings->player;
    judge->analyst.memory = allocate(settings->player->memory);
    judge->analyst.budget = settings->budget;
    judge->analyst.seed = settings->seed;
    judge->analyst.cancelled = &analysing->cancelled;
    if (settings->seconds > 0) {
        judge->stopwatch.seconds = settings->seconds;
        judge->analyst.clock = &judge->stopwatch;
        judge->analyst.time_used = borgo_clock_used;
        judge->analyst.start_clock = start_clock;
    }
    return judge;
}

/* Takes one decision after another, as long as there are any that no other thread has taken. The
 * answers depend neither on who gives them nor on the order. */
static void *judge_decisions(void *analysing_)
{
    struct analysing *analysing = analysing_;
    struct borgo_analysis *found = &analysing->found;
    struct judge *judge = new_judge(analysing);
    for (uint32_t i; (i = atomic_fetch_add(&analysing->taken, 1)) <= found->count;) {
        const struct borgo_decision *decision = i ? &found->decision[i - 1] : NULL;
        if (atomic_load(&analysing->cancelled))
            break;
        if (!decision)
            borgo_analysis_start(&judge->analyst, found->start);
        else if (analysing->settings->seats >> decision->seat & 1)
            borgo_analysis_judge(&judge->analyst, decision, &found->judgement[i - 1]);
        if (decision)
            atomic_fetch_add(&analysing->done, 1);
        report_work(&analysing->worker);
    }
    free(judge->analyst.memory);
    free(judge);
    return NULL;
}

/* In the worker's thread and as many others as there are processors left. */
static void work(void *analysing)
{
    pthread_t others[MOST_THREADS];
    long processors = sysconf(_SC_NPROCESSORS_ONLN), count = 0;
    while (count + 1 < processors && count < MOST_THREADS
           && pthread_create(&others[count], NULL, judge_decisions, analysing) == 0)
        count++;
    judge_decisions(analysing);
    while (count > 0)
        pthread_join(others[--count], NULL);
}

/* Everybody's chance after so many moves; behind the last, how it ended. */
static const int32_t *chances_at(const struct borgo_curve *curve, uint32_t moves)
{
    return moves == 0              ? curve->start
           : moves == curve->count ? curve->end
                                   : curve->move[moves - 1].after;
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
            const int32_t *chance = chances_at(&analysing->curve, move);
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

/* What moved its chance; where not everybody was judged, luck and the others' are one number. */
static void put_account(struct writing *writing, const struct borgo_account *account)
{
    writing_add(writing, "%7.1f %+7.1f %+7.1f ", percent(account->start), percent(account->luck),
                percent(account->own));
    if (account->whole)
        writing_add(writing, "%+7.1f ", percent(account->others));
    writing_add(writing, "%7.1f\n", percent(account->end));
}

/* Each row adds up. */
static void put_accounts(struct writing *writing, const struct analysing *analysing,
                         borgo_seats seats)
{
    const struct borgo_record *record = analysing->record;
    bool whole = seats == (borgo_seats)((1u << record->setup.players) - 1);
    const char *const headings[] = {tr("start"), whole ? tr("luck") : tr("rest"), tr("own"),
                                    whole ? tr("others") : tr("end"), tr("end")};
    struct borgo_account account;
    writing_add(writing, "\n|");
    put_padded(writing, "", 24);
    for (int i = 0; i < (whole ? 5 : 4); i++) {
        int pad = 7 - borgo_width_text(headings[i], strlen(headings[i]));
        writing_add(writing, "%*s%s ", pad > 0 ? pad : 0, "", headings[i]);
    }
    writing_add(writing, "\n");
    for (unsigned seat = 0; seat < record->setup.players; seat++) {
        if (!(seats >> seat & 1))
            continue;
        borgo_curve_sum_up(&analysing->curve, &analysing->found, seat, &account);
        writing_add(writing, "|%c  ", borgo_canvas_seat_letter(seat));
        put_padded(writing, record->seat[seat].name, 21);
        put_account(writing, &account);
    }
}

static void put_qualities(struct writing *writing, const struct analysing *analysing,
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
        borgo_curve_sum_up(&analysing->curve, &analysing->found, seat, &account);
        writing_add(writing, "|%c  ", borgo_canvas_seat_letter(seat));
        put_padded(writing, record->seat[seat].name, 21);
        writing_add(writing, "%6.1f %%  %8u  %8u\n", borgo_accuracy(&account),
                    (unsigned)account.mistakes, (unsigned)account.blunders);
    }
}

/* Moves of a seat one after another, from where the walk stands. */
static void tell_turn(const struct borgo_record *record, const struct borgo_walk *walk,
                      unsigned seat, const borgo_move *moves, int length, struct borgo_text *text)
{
    struct borgo_teller teller = table_teller(record);
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    memcpy(state, walk->state, record->game->state_size);
    for (int i = 0; i < length; i++) {
        if (!(record->game->to_act(record->box, state) >> seat & 1))
            break;
        if (i)
            borgo_text_put(text, ", ");
        borgo_moves_tell(record->game, record->box, state, moves[i], &teller, text);
        record->game->play(record->box, state, seat, moves[i], NULL);
    }
}

/* From where the ways part on; the walk stands there. */
static void put_decision(struct writing *writing, const struct analysing *analysing,
                         uint32_t number, const struct borgo_walk *walk)
{
    const struct borgo_record *record = analysing->record;
    const struct borgo_decision *decision = &analysing->found.decision[number];
    const struct borgo_judgement *judgement = &analysing->found.judgement[number];
    struct borgo_teller teller = table_teller(record);
    int32_t cost = borgo_judgement_cost(judgement, decision->seat);
    int same = (int)(judgement->parts - decision->first);
    char played[2000], best[2000], reason[400];
    borgo_move made[BORGO_LONGEST_TURN];
    struct borgo_text text;
    for (uint32_t i = judgement->parts; i <= decision->last; i++)
        made[i - judgement->parts] = record->table.log[i].move;
    borgo_text_start(&text, played, sizeof played);
    tell_turn(record, walk, decision->seat, made, (int)(decision->last - judgement->parts) + 1,
              &text);
    borgo_text_start(&text, best, sizeof best);
    tell_turn(record, walk, decision->seat, judgement->best + same, judgement->length - same,
              &text);
    borgo_text_start(&text, reason, sizeof reason);
    borgo_reason_explain(&analysing->found, number, &teller, &text);
    writing_add(writing, tr("- %u, %s: %s. It cost %.1f %% %s; better: %s."),
                (unsigned)judgement->parts + 1, record->seat[decision->seat].name, played,
                percent(cost), borgo_cost_mark(cost), best);
    writing_add(writing, "%s%s\n", *reason ? " " : "", reason);
}

/* What cost something, in the order it was played. */
static void put_mistakes(struct writing *writing, const struct analysing *analysing)
{
    const struct borgo_analysis *found = &analysing->found;
    struct borgo_walk walk;
    bool any = false;
    writing_add(writing, "\n# %s\n\n", tr("What cost something"));
    borgo_walk_start(&walk, &analysing->record->table);
    for (uint32_t i = 0; i < found->count; i++) {
        const struct borgo_judgement *judgement = &found->judgement[i];
        if (!judgement->known
            || borgo_judgement_cost(judgement, found->decision[i].seat) < BORGO_COST_MISTAKE)
            continue;
        while (walk.at < judgement->parts)
            borgo_walk_step(&walk, NULL);
        put_decision(writing, analysing, i, &walk);
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
    put_qualities(&writing, analysing, seats);
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
             (unsigned)atomic_load(&analysing->done), (unsigned)analysing->found.count);
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
    analysing->settings = settings;
    borgo_analysis_open(&analysing->found, &record->table);
    bool done = !start_work(&analysing->worker, work, analysing) || wait_for_work(frame, analysing);
    atomic_store(&analysing->cancelled, true);
    end_work(&analysing->worker);
    if (done) {
        borgo_curve_open(&analysing->curve, &analysing->found);
        show_result(frame, analysing, settings->seats);
        borgo_curve_close(&analysing->curve);
    }
    borgo_analysis_close(&analysing->found);
    free(analysing);
}
