/* Why one turn is better than another: see reason.h. */
#include "table/reason.h"

#include <stdlib.h>
#include <string.h>

/* How the game ends in every world after the turn, if it does. */
static void find_ending(const struct borgo_worlds *worlds, const borgo_move *moves,
                        struct borgo_outlook *outlook)
{
    const struct borgo_game *game = worlds->game;
    outlook->ends = true;
    outlook->winners = (borgo_seats)~0u;
    for (unsigned world = 0; world < worlds->count && outlook->ends; world++) {
        _Alignas(16) unsigned char state[BORGO_MAX_STATE];
        struct borgo_result result = {.winners = 0};
        memcpy(state, worlds->state[world], game->state_size);
        for (int i = 0; i < outlook->length; i++)
            game->play(worlds->box, state, worlds->seat, moves[i], NULL);
        outlook->ends = game->to_act(worlds->box, state) == 0;
        if (outlook->ends)
            game->result(worlds->box, state, &result);
        outlook->winners &= result.winners;
    }
}

static int32_t score_of(const struct borgo_worlds *worlds, const void *state, unsigned seat)
{
    int32_t scores[BORGO_MAX_SEATS] = {0};
    worlds->game->scores(worlds->box, state, scores);
    return scores[seat];
}

/* The best that whoever comes next can do for its score in one move. */
static void find_answer(const struct borgo_worlds *worlds, const borgo_move *moves,
                        borgo_move *room, struct borgo_outlook *outlook)
{
    const struct borgo_game *game = worlds->game;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE], next[BORGO_MAX_STATE];
    outlook->answer = -1;
    if (game->secrets)
        return;
    memcpy(state, worlds->state[0], game->state_size);
    for (int i = 0; i < outlook->length; i++)
        game->play(worlds->box, state, worlds->seat, moves[i], NULL);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        if (game->to_act(worlds->box, state) == 1u << seat && seat != worlds->seat) {
            uint32_t count = game->moves(worlds->box, state, seat, room);
            outlook->answers = seat;
            outlook->answer = 0;
            for (uint32_t i = 0; i < count; i++) {
                memcpy(next, state, game->state_size);
                game->play(worlds->box, next, seat, room[i], NULL);
                int32_t gain = score_of(worlds, next, seat) - score_of(worlds, state, seat);
                outlook->answer = gain > outlook->answer ? gain : outlook->answer;
            }
        }
}

void borgo_outlook_find(const struct borgo_worlds *worlds, const void *seen,
                        const borgo_move *moves, int length, borgo_move *room,
                        struct borgo_reading *reading, const struct borgo_standings *before,
                        struct borgo_outlook *outlook)
{
    memset(outlook, 0, sizeof *outlook);
    outlook->length = borgo_preview_turn(worlds, moves, length, room, &outlook->preview);
    for (uint32_t i = 0; i < outlook->preview.events.count; i++)
        borgo_tally_event(&outlook->tally, worlds->game, &outlook->preview.events.at[i]);
    borgo_standings_after(worlds->game, worlds->box, seen, worlds->seat, moves, outlook->length,
                          reading, before, &outlook->after);
    find_ending(worlds, moves, outlook);
    find_answer(worlds, moves, room, outlook);
}

const char *borgo_reason_word(enum borgo_reason_kind kind)
{
    static const char *const words[BORGO_REASON_KINDS] = {
        [BORGO_ENDS] = "ends",           [BORGO_ENDED] = "ended",       [BORGO_POINTS] = "points",
        [BORGO_PLACE] = "place",         [BORGO_CATEGORY] = "category", [BORGO_DENIES] = "denies",
        [BORGO_OVERTAKES] = "overtakes", [BORGO_PREVENTS] = "prevents", [BORGO_LATER] = "later",
        [BORGO_HOLDS] = "holds",
    };
    return words[kind];
}

/* Takes a reason if the difference is greater than of the one there is. */
static void weigh(struct borgo_reason *reason, int32_t *most, int32_t difference,
                  const struct borgo_reason *other)
{
    if (difference <= *most)
        return;
    *most = difference;
    *reason = *other;
}

/* What is added to a score at once; where the events count otherwise (points on a marker), that. */
static int32_t gain_of(const struct borgo_outlook *outlook, unsigned seat)
{
    int32_t sum = 0;
    for (unsigned i = 0; i < outlook->tally.count; i++)
        sum += outlook->tally.part[i].sum[seat];
    int32_t points = outlook->preview.points[seat];
    return points > sum ? points : sum;
}

static void weigh_gains(const struct borgo_worlds *worlds, const struct borgo_outlook *played,
                        const struct borgo_outlook *better, struct borgo_reason *reason,
                        int32_t *most)
{
    const struct borgo_box *head = worlds->box;
    for (unsigned seat = 0; seat < head->players; seat++) {
        bool own = head->team[seat] == head->team[worlds->seat];
        if (!((played->preview.sure & better->preview.sure) >> seat & 1))
            continue;
        struct borgo_reason here = {.kind = own ? BORGO_POINTS : BORGO_DENIES,
                                    .seat = seat,
                                    .played = gain_of(played, seat),
                                    .better = gain_of(better, seat)};
        weigh(reason, most, (own ? 1 : -1) * (here.better - here.played), &here);
    }
}

static void weigh_category(const struct borgo_worlds *worlds, const struct borgo_outlook *played,
                           const struct borgo_outlook *better, unsigned category,
                           struct borgo_reason *reason, int32_t *most)
{
    const struct borgo_box *head = worlds->box;
    for (unsigned seat = 0; seat < head->players; seat++) {
        const struct borgo_standing *now = &played->after.of[category][seat],
                                    *then = &better->after.of[category][seat];
        bool own = head->team[seat] == head->team[worlds->seat];
        bool places = own && now->place && then->place && now->place > then->place;
        struct borgo_reason here = {.kind = places ? BORGO_PLACE
                                            : own  ? BORGO_CATEGORY
                                                   : BORGO_OVERTAKES,
                                    .seat = seat};
        here.played = (int32_t)(places ? now->place : now->points);
        here.better = (int32_t)(places ? then->place : then->points);
        memcpy(here.category, better->after.id[category], sizeof here.category);
        weigh(reason, most, (own ? 1 : -1) * (int32_t)(then->points - now->points), &here);
    }
}

static void weigh_answers(const struct borgo_worlds *worlds, const struct borgo_outlook *played,
                          const struct borgo_outlook *better, struct borgo_reason *reason,
                          int32_t *most)
{
    const struct borgo_box *head = worlds->box;
    if (played->answer < 0 || better->answer < 0 || played->answers != better->answers
        || head->team[played->answers] == head->team[worlds->seat])
        return;
    struct borgo_reason here = {.kind = BORGO_PREVENTS,
                                .seat = played->answers,
                                .played = played->answer,
                                .better = better->answer};
    weigh(reason, most, played->answer - better->answer, &here);
}

/* Less than half a point, or than a tenth of it all, is hardly worth a word. */
static void weigh_later(const struct borgo_worlds *worlds, const struct borgo_judgement *judgement,
                        struct borgo_reason *reason)
{
    const struct borgo_box *head = worlds->box;
    int32_t most = 4;
    for (unsigned seat = 0; seat < head->players && judgement->looks_ahead; seat++) {
        bool own = head->team[seat] == head->team[worlds->seat];
        struct borgo_reason here = {.kind = own ? BORGO_LATER : BORGO_HOLDS,
                                    .seat = seat,
                                    .played = judgement->made_later[seat],
                                    .better = judgement->best_later[seat]};
        int32_t size = here.played < 0 ? -here.played : here.played,
                difference = (own ? 1 : -1) * (here.better - here.played);
        if (10 * difference >= size)
            weigh(reason, &most, difference, &here);
    }
}

void borgo_reason_find(const struct borgo_worlds *worlds, const struct borgo_outlook *played,
                       const struct borgo_outlook *better, const struct borgo_judgement *judgement,
                       struct borgo_reason *reason)
{
    int32_t most = 0;
    bool wins = better->ends && better->winners >> worlds->seat & 1,
         won = played->ends && played->winners >> worlds->seat & 1;
    *reason = (struct borgo_reason){.kind = BORGO_NO_REASON, .seat = worlds->seat};
    if ((wins && !won) || (played->ends && !won && !better->ends)) {
        reason->kind = wins ? BORGO_ENDS : BORGO_ENDED;
        reason->played = won;
        reason->better = wins;
        return;
    }
    weigh_gains(worlds, played, better, reason, &most);
    for (unsigned i = 0; i < played->after.count && i < better->after.count; i++)
        weigh_category(worlds, played, better, i, reason, &most);
    weigh_answers(worlds, played, better, reason, &most);
    if (most == 0)
        weigh_later(worlds, judgement, reason);
}

#define LATER N_("A few turns later: {better} for {name} on average instead of {played}.")

/* Places in braces are filled in: {name}, {what}, {better}, {played}. */
static const char *const sentences[BORGO_REASON_KINDS] = {
    [BORGO_ENDS] = N_("It ends the game, and {name} wins."),
    [BORGO_ENDED] = N_("What was played ends the game, which {name} doesn't win."),
    [BORGO_POINTS] = N_("It brings {name} {better} at once instead of {played}."),
    [BORGO_PLACE] = N_("It brings {name} to place {better} for {what} instead of {played}."),
    [BORGO_CATEGORY] = N_("It leaves {name} with {better} for {what} instead of {played}."),
    [BORGO_DENIES] = N_("It brings {name} {better} at once instead of {played}."),
    [BORGO_OVERTAKES] = N_("It leaves {name} with {better} for {what} instead of {played}."),
    [BORGO_PREVENTS] = N_("The best answer brings {name} {better} instead of {played}."),
    [BORGO_LATER] = LATER,
    [BORGO_HOLDS] = LATER,
};

bool borgo_reason_in_tenths(const struct borgo_reason *reason)
{
    return reason->kind == BORGO_LATER || reason->kind == BORGO_HOLDS;
}

static void put_amount(const struct borgo_reason *reason, int32_t amount, struct borgo_text *text)
{
    int32_t size = amount < 0 ? -amount : amount;
    if (borgo_reason_in_tenths(reason))
        borgo_text_print(text, "%s%d.%d", amount < 0 ? "-" : "+", (int)size / 10, (int)size % 10);
    else
        borgo_text_print(text, "%d", (int)amount);
}

static void put_place(const struct borgo_reason *reason, const char *place, const char *name,
                      const char *what, struct borgo_text *text)
{
    if (strncmp(place, "{name}", 6) == 0)
        borgo_text_put(text, name);
    else if (strncmp(place, "{what}", 6) == 0)
        borgo_text_put(text, what);
    else
        put_amount(reason, strncmp(place, "{better}", 8) == 0 ? reason->better : reason->played,
                   text);
}

void borgo_reason_tell(const struct borgo_reason *reason, const struct borgo_game *game,
                       const void *box, const struct borgo_teller *teller,
                       struct borgo_reading *reading, struct borgo_text *text)
{
    char what[BORGO_LONGEST_CATEGORY] = "";
    if (reason->kind == BORGO_NO_REASON)
        return;
    if (*reason->category)
        borgo_standings_name(game, box, reason->category, teller->translate, reading, what);
    for (const char *at = teller->translate(sentences[reason->kind]); *at;) {
        const char *end = *at == '{' ? strchr(at, '}') : NULL;
        if (end)
            put_place(reason, at, teller->name[reason->seat], what, text);
        else
            borgo_text_bytes(text, at, 1);
        at = end ? end + 1 : at + 1;
    }
}

/* Room for all that is looked at for one sentence. */
struct desk {
    struct borgo_walk walk;
    struct borgo_worlds worlds;
    struct borgo_reading reading;
    struct borgo_standings before;
    struct borgo_outlook played, better;
    borgo_move room[BORGO_MAX_MOVES];
};

static void look_at_turn(struct desk *desk, const borgo_move *moves, int length,
                         struct borgo_outlook *outlook)
{
    borgo_outlook_find(&desk->worlds, desk->walk.state, moves, length, desk->room, &desk->reading,
                       &desk->before, outlook);
}

static void look_at_decision(struct desk *desk, const struct borgo_analysis *analysis,
                             uint32_t number, struct borgo_reason *reason)
{
    const struct borgo_table *table = analysis->table;
    const struct borgo_decision *decision = &analysis->decision[number];
    const struct borgo_judgement *judgement = &analysis->judgement[number];
    borgo_move made[BORGO_LONGEST_TURN];
    for (uint32_t i = decision->first; i <= decision->last; i++)
        made[i - decision->first] = table->log[i].move;
    borgo_walk_start(&desk->walk, table);
    while (desk->walk.at < decision->first)
        borgo_walk_step(&desk->walk, NULL);
    table->game->hide(table->box, desk->walk.state, decision->seat);
    borgo_preview_imagine(table->game, table->box, desk->walk.state, decision->seat, &desk->worlds);
    borgo_standings_read(table->game, table->box, desk->walk.state, &desk->reading, &desk->before);
    look_at_turn(desk, made, (int)(decision->last - decision->first) + 1, &desk->played);
    look_at_turn(desk, judgement->best, judgement->length, &desk->better);
    borgo_reason_find(&desk->worlds, &desk->played, &desk->better, judgement, reason);
}

static struct desk *new_desk(void)
{
    struct desk *desk = calloc(1, sizeof *desk);
    if (!desk)
        abort(); /* nothing to recover to */
    return desk;
}

void borgo_reason_of(const struct borgo_analysis *analysis, uint32_t number,
                     struct borgo_reason *reason)
{
    struct desk *desk = new_desk();
    look_at_decision(desk, analysis, number, reason);
    free(desk);
}

void borgo_reason_explain(const struct borgo_analysis *analysis, uint32_t number,
                          const struct borgo_teller *teller, struct borgo_text *text)
{
    struct desk *desk = new_desk();
    struct borgo_reason reason;
    look_at_decision(desk, analysis, number, &reason);
    borgo_reason_tell(&reason, analysis->table->game, analysis->table->box, teller, &desk->reading,
                      text);
    free(desk);
}
