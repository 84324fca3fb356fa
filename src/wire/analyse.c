/* A game looked at afterwards, through the wire: all of it, or a decision at a time, which lets
 * whoever asks show results while it runs. See parts.h. */
#include <stdlib.h>

#include "wire/study.h"

enum { OWN_BUDGET = 300 };

/* What is asked for. */
struct question {
    struct borgo_study like;
    struct spending spending;
    borgo_seats seats;
    bool plan, known;
    int64_t decision;   /* -1: all */
    const char *judged; /* what was judged elsewhere; NULL: here */
};

/* `seat`: only its decisions; `seed`: another sample. */
static bool read_judge(struct call *call, struct question *question)
{
    struct borgo_study *like = &question->like;
    unsigned seat = 0, players = wire_players(call->wire);
    int64_t seed = 1;
    like->player = player_members(call, "master", &question->spending);
    question->seats = (borgo_seats)((1u << players) - 1);
    if (!like->player || !over_or_trusted(call)
        || (has(call, "seed") && !number_member(call, "seed", INT64_MAX, &seed))
        || (has(call, "seat") && !seat_member(call, "seat", players, NULL, 0, &seat)))
        return false;
    if (has(call, "seat"))
        question->seats = (borgo_seats)(1u << seat);
    bool timed = question->spending.clock.seconds > 0;
    like->seconds = question->spending.budget ? 0 : question->spending.clock.seconds;
    like->budget = question->spending.budget ? question->spending.budget : timed ? 0 : OWN_BUDGET;
    like->seed = (uint64_t)seed;
    return true;
}

/* Which part: at most one of these. */
static bool read_part(struct call *call, struct question *question)
{
    int parts = has(call, "plan") + has(call, "known") + has(call, "decision") + has(call, "judged")
                + has(call, "seat");
    if (parts > 1 && !(has(call, "seat") && has(call, "known") && parts == 2))
        return borgo_error_fail(
            &call->error, "'plan', 'known', 'decision', 'judged' and 'seat' exclude each other");
    question->decision = -1;
    question->judged = has(call, "judged") ? string_member(call, "judged") : NULL;
    if (has(call, "judged") && !question->judged)
        return false;
    return truth_member(call, "plan", &question->plan)
           && truth_member(call, "known", &question->known)
           && (!has(call, "decision")
               || number_member(call, "decision", INT32_MAX, &question->decision));
}

static void put_plan(const struct call *call, const struct telling *telling,
                     const struct borgo_analysis *analysis, struct borgo_json *json)
{
    borgo_json_number(json, "count", call->wire->table->count);
    put_chances(telling, "start", analysis->start, json);
    put_places(telling, json);
}

static bool read_chances(struct borgo_reader *reader, unsigned players, int32_t *chances)
{
    uint32_t chance;
    for (unsigned seat = 0; seat < players; seat++) {
        borgo_reader_skip_spaces(reader);
        if (!borgo_reader_number(reader, BORGO_CERTAIN, &chance))
            return false;
        chances[seat] = (int32_t)chance;
    }
    return true;
}

/* One decision that was judged elsewhere: its number, where the ways part, and everybody's chance
 * before and after it in millionths. */
static bool read_judged(struct borgo_reader *reader, unsigned players,
                        struct borgo_analysis *analysis)
{
    uint32_t number, parts;
    if (!analysis->count || !borgo_reader_number(reader, analysis->count - 1, &number))
        return false;
    const struct borgo_decision *decision = &analysis->decision[number];
    struct borgo_judgement *judgement = &analysis->judgement[number];
    borgo_reader_skip_spaces(reader);
    if (!borgo_reader_number(reader, decision->last, &parts) || parts < decision->first
        || !read_chances(reader, players, judgement->before)
        || !read_chances(reader, players, judgement->after))
        return false;
    judgement->parts = parts;
    judgement->known = true;
    borgo_reader_skip_spaces(reader);
    return true;
}

/* How it went by what was judged elsewhere, by others who share the work or another time. */
static bool put_together(struct call *call, const struct question *question,
                         const struct borgo_analysis *all)
{
    struct borgo_analysis analysis = *all;
    struct borgo_reader reader = {.at = question->judged};
    unsigned players = wire_players(call->wire);
    analysis.judgement = wire_allocate((all->count + 1) * sizeof *analysis.judgement);
    bool fine = true;
    borgo_reader_skip_spaces(&reader);
    while (fine && *reader.at)
        fine = read_judged(&reader, players, &analysis);
    if (fine) {
        struct telling *telling = open_telling(call, &analysis);
        put_course(telling, question->seats, open_answer(call));
        close_telling(telling);
    } else {
        borgo_error_fail(&call->error, "'%s' can't be read", "judged");
    }
    free(analysis.judgement);
    return fine;
}

static uint32_t count_known(const struct borgo_analysis *analysis)
{
    uint32_t known = 0;
    for (uint32_t i = 0; i < analysis->count; i++)
        known += analysis->judgement[i].known;
    return known;
}

static void put_answer(struct call *call, const struct question *question,
                       const struct borgo_analysis *analysis)
{
    struct borgo_json *json = open_answer(call);
    struct telling *telling = open_telling(call, analysis);
    if (question->plan)
        put_plan(call, telling, analysis, json);
    else if (question->decision >= 0)
        put_lone_decision(telling, (uint32_t)question->decision, "decision", json);
    else
        put_analysis(telling, question->seats, json);
    if (question->known)
        borgo_json_number(json, "known", count_known(analysis));
    close_telling(telling);
}

bool answer_analyse(struct call *call)
{
    struct question question = {.plan = false};
    if (!read_judge(call, &question) || !read_part(call, &question))
        return false;
    struct borgo_study *study = find_study(call, &question.like);
    uint32_t count = study->analysis.count, from = 0,
             to = question.plan || question.known || question.judged ? 0 : count;
    if (question.decision >= count)
        return borgo_error_fail(&call->error, "there are %u decisions, counted from 0", count);
    if (question.decision >= 0) {
        from = (uint32_t)question.decision;
        to = from + 1;
    }
    if (!carry_on_study(call, study, &question.spending, from, to, question.seats))
        return false;
    if (question.judged)
        return put_together(call, &question, &study->analysis);
    put_answer(call, &question, &study->analysis);
    return true;
}
