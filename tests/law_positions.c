/* The thorough laws about one position and one move: see laws.h. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "core/advice.h"
#include "core/language.h"
#include "core/position.h"
#include "core/why.h"
#include "laws.h"

enum {
    VIEW_ROOM = 1 << 16,
    CANVAS_ROWS = 120,
    CANVAS_COLUMNS = 200,
    LOOKED_UP = 3,
    SHOWN = 4,
    IMAGINED = 4
};

static int compare_texts(const void *a, const void *b)
{
    return strcmp(a, b);
}

static int compare_moves(const void *a, const void *b)
{
    const borgo_move *first = a, *second = b;
    return (*first > *second) - (*first < *second);
}

/* Texts are short, of plain words, different from each other, and found again. Two moves with
 * different texts are different moves, so this shows that moves are unique too. */
static void examine_texts(struct law_run *run, unsigned seat)
{
    const struct borgo_game *game = run->subject->game;
    const void *box = run->subject->box;
    borgo_moves_list(game, box, run->state, seat, run->moves);
    uint32_t count = run->moves->count;
    for (uint32_t i = 0; i < count; i++) {
        struct borgo_text text;
        borgo_text_start(&text, run->texts[i], sizeof run->texts[i]);
        borgo_moves_write(game, box, run->state, run->moves->at[i], &text);
        LAW(run, !text.full && text.used > 0, "a move's text is shorter than BORGO_MAX_MOVE_TEXT");
        LAW(run, !strpbrk(run->texts[i], "\"\\;:?\n\t"), "a move's text is words and numbers");
    }
    for (int i = 0; i < LOOKED_UP && count > 0; i++) {
        borgo_move found, wanted;
        uint32_t which = borgo_rng_below(&run->rng, count);
        borgo_moves_list(game, box, run->state, seat, run->moves);
        wanted = run->moves->at[which];
        LAW(run,
            borgo_moves_find(game, box, run->state, seat, run->texts[which], run->moves, &found,
                             NULL)
                && found == wanted,
            "a move is found again by its text");
    }
    qsort(run->texts, count, sizeof run->texts[0], compare_texts);
    for (uint32_t i = 1; i < count; i++)
        LAW(run, strcmp(run->texts[i - 1], run->texts[i]) != 0, "texts of moves are unique");
    qsort(run->moves->at, count, sizeof run->moves->at[0], compare_moves);
    for (uint32_t i = 1; i < count; i++)
        LAW(run, run->moves->at[i - 1] != run->moves->at[i], "moves are unique");
}

/* A state's text leads back to the same bytes for those who see it so. */
static void examine_position_text(struct law_run *run, const void *state, unsigned viewer,
                                  void *again, const char *law)
{
    const struct borgo_game *game = run->subject->game;
    char buffer[BORGO_MAX_POSITION_TEXT];
    struct borgo_error error = {0};
    struct borgo_setup setup = run->subject->setup;
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_position_write(game, run->subject->box, state, &text);
    LAW(run, !text.full, "a position fits into BORGO_MAX_POSITION_TEXT");
    struct borgo_reader reader = {buffer};
    memset(again, 0x5a, game->state_size);
    bool read = borgo_position_read_setup(game, &reader, &setup, &error)
                && borgo_position_read(game, run->subject->box, &reader, viewer, again, &error);
    LAW(run, read && memcmp(again, state, game->state_size) == 0, law);
    LAW(run, !read || memcmp(&setup.option, &run->subject->setup.option, sizeof setup.option) == 0,
        "a position's text keeps the options");
}

static void examine_view(struct law_run *run, const void *hidden, unsigned viewer)
{
    static char buffer[VIEW_ROOM];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    struct borgo_json json;
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    const struct borgo_game *game = run->subject->game;
    borgo_put_view(game, run->subject->box, hidden, viewer, borgo_languages[0].translate, &json);
    borgo_put_standings(game, run->subject->box, hidden, &json, "standings");
    borgo_json_object(&json, "why");
    if (game->show->whys) {
        static struct borgo_moves room;
        struct borgo_why why = {.viewer = viewer,
                                .first = (int)borgo_rng_below(&run->rng, 12),
                                .second = (int)borgo_rng_below(&run->rng, 12),
                                .piece = BORGO_NO_PIECE};
        borgo_why_put(game, run->subject->box, hidden, &why, NULL, &room, &json);
    }
    borgo_json_close(&json);
    borgo_json_close(&json);
    json_t *view = json_loads(buffer, JSON_REJECT_DUPLICATES, NULL);
    LAW(run, borgo_json_end(&json) && json_is_object(view),
        "a view is the inside of a JSON object");
    json_decref(view);
}

static void examine_drawing(struct law_run *run, const void *hidden, unsigned viewer)
{
    static struct borgo_glyph glyphs[CANVAS_ROWS * CANVAS_COLUMNS];
    struct borgo_canvas canvas = {.glyphs = glyphs, .rows = CANVAS_ROWS, .columns = CANVAS_COLUMNS};
    canvas.translate = borgo_languages[0].translate;
    for (int seat = 0; seat < BORGO_MAX_SEATS; seat++)
        canvas.name[seat] = "somebody";
    borgo_canvas_clear(&canvas);
    run->subject->game->show->draw(run->subject->box, hidden, viewer, &canvas);
    LAW(run, canvas.used_rows > 0 && canvas.used_rows <= CANVAS_ROWS,
        "a drawing has rows, and they fit");
}

/* The seat's own moves are the same in a state it imagines or sees as in the true one. */
static void examine_own_moves(struct law_run *run, const void *other, unsigned seat,
                              const char *law)
{
    const struct borgo_game *game = run->subject->game;
    static struct borgo_moves truth, seen;
    if (seat >= BORGO_MAX_SEATS || !(game->to_act(run->subject->box, run->state) >> seat & 1))
        return;
    borgo_moves_list(game, run->subject->box, run->state, seat, &truth);
    borgo_moves_list(game, run->subject->box, other, seat, &seen);
    qsort(truth.at, truth.count, sizeof truth.at[0], compare_moves);
    qsort(seen.at, seen.count, sizeof seen.at[0], compare_moves);
    LAW(run,
        truth.count == seen.count
            && memcmp(truth.at, seen.at, truth.count * sizeof truth.at[0]) == 0,
        law);
}

/* Reads with chance's eyes what somebody sees, who doesn't see everything. */
static bool passes_for_whole(const struct law_run *run, const void *hidden)
{
    char buffer[BORGO_MAX_POSITION_TEXT];
    _Alignas(16) unsigned char again[BORGO_MAX_STATE];
    struct borgo_setup setup = run->subject->setup;
    struct borgo_reader reader = {buffer};
    test_position_text(run->subject->game, run->subject->box, hidden, buffer);
    return borgo_position_read_setup(run->subject->game, &reader, &setup, NULL)
           && borgo_position_read(run->subject->game, run->subject->box, &reader, BORGO_CHANCE,
                                  again, NULL);
}

/* What a seat sees can be sent: it reads back to the same bytes, and leads to the same moves. */
static void examine_sight(struct law_run *run, const void *hidden, unsigned viewer)
{
    _Alignas(16) unsigned char again[BORGO_MAX_STATE];
    bool all = memcmp(hidden, run->state, run->subject->game->state_size) == 0;
    examine_position_text(run, hidden, viewer, again,
                          "a hidden position's text leads back to the same bytes");
    examine_own_moves(run, again, viewer, "a seat's moves can be listed from what it was sent");
    LAW(run, all || !passes_for_whole(run, hidden),
        "a hidden position can't be taken for a whole one");
}

/* What a viewer is sent and shown. This costs several times as much as all other laws together, so
 * at each position only one viewer is tried. */
static void examine_shown(struct law_run *run, const void *hidden, const void *imagined,
                          unsigned viewer)
{
    _Alignas(16) unsigned char again[BORGO_MAX_STATE];
    examine_sight(run, hidden, viewer);
    examine_position_text(run, imagined, BORGO_CHANCE, again,
                          "what is imagined is a position that can be read");
    if (run->step % SHOWN == 0) {
        examine_view(run, hidden, viewer);
        examine_drawing(run, hidden, viewer);
    }
}

static void examine_secrets(struct law_run *run, unsigned viewer, bool shown)
{
    const struct borgo_game *game = run->subject->game;
    const void *box = run->subject->box;
    _Alignas(16) unsigned char hidden[BORGO_MAX_STATE], imagined[BORGO_MAX_STATE],
        again[BORGO_MAX_STATE];
    int32_t values[BORGO_MAX_SEATS];
    memcpy(hidden, run->state, game->state_size);
    game->hide(box, hidden, viewer);
    memcpy(again, hidden, game->state_size);
    game->hide(box, again, viewer);
    LAW(run, memcmp(hidden, again, game->state_size) == 0, "hide(hide(s)) = hide(s)");
    LAW(run, game->to_act(box, hidden) == game->to_act(box, run->state),
        "who is to act is no secret");
    memcpy(imagined, hidden, game->state_size);
    game->imagine(box, imagined, viewer, &run->rng);
    examine_own_moves(run, hidden, viewer, "a seat knows its moves");
    examine_own_moves(run, imagined, viewer, "a seat imagines its moves right");
    if (shown)
        examine_shown(run, hidden, imagined, viewer);
    if (game->to_act(box, imagined))
        game->advice->estimate(box, imagined, values);
    memcpy(again, imagined, game->state_size);
    game->hide(box, again, viewer);
    LAW(run, memcmp(hidden, again, game->state_size) == 0, "hide(imagine(hide(s))) = hide(s)");
}

static void examine_watcher(struct law_run *run)
{
    const struct borgo_game *game = run->subject->game;
    _Alignas(16) unsigned char watched[BORGO_MAX_STATE], again[BORGO_MAX_STATE];
    memcpy(watched, run->state, game->state_size);
    game->hide(run->subject->box, watched, BORGO_WATCHER);
    for (unsigned seat = 0; seat < run->subject->setup.players; seat++) {
        memcpy(again, run->state, game->state_size);
        game->hide(run->subject->box, again, seat);
        game->hide(run->subject->box, again, BORGO_WATCHER);
        LAW(run, memcmp(watched, again, game->state_size) == 0,
            "a watcher sees nothing that a seat doesn't");
    }
}

void law_examine(struct law_run *run)
{
    const struct borgo_game *game = run->subject->game;
    borgo_seats to_act = game->to_act(run->subject->box, run->state);
    int32_t scores[BORGO_MAX_SEATS];
    for (unsigned seat = 0; seat <= BORGO_CHANCE; seat++)
        if (to_act >> seat & 1)
            examine_texts(run, seat);
    _Alignas(16) unsigned char again[BORGO_MAX_STATE];
    examine_position_text(run, run->state, BORGO_CHANCE, again,
                          "a position's text leads back to the same bytes");
    unsigned players = run->subject->setup.players;
    uint32_t shown = borgo_rng_below(&run->rng, players + 1);
    for (unsigned seat = 0; seat < players; seat++)
        examine_secrets(run, seat, seat == shown);
    examine_secrets(run, BORGO_WATCHER, shown == players);
    examine_watcher(run);
    game->scores(run->subject->box, run->state, scores);
}

/* Sentences have all their places filled, in every language, and the event is JSON. */
static void examine_event(struct law_run *run, const struct borgo_event *event)
{
    char buffer[1000];
    struct borgo_text text;
    LAW(run, event->kind < run->subject->game->sentence_count, "an event's kind has a sentence");
    if (event->kind >= run->subject->game->sentence_count)
        return;
    for (int i = 0; i < BORGO_LANGUAGES; i++) {
        const struct borgo_language *language = &borgo_languages[i];
        struct borgo_teller teller = {
            language->translate, language->translate_count, {"A", "B", "C", "D"}};
        borgo_text_start(&text, buffer, sizeof buffer);
        borgo_words_event(run->subject->game, event, &teller, &text);
        LAW(run, text.used > 0 && !text.full && !strpbrk(buffer, "{}"),
            "an event's sentence is complete");
    }
    borgo_text_start(&text, buffer, sizeof buffer);
    struct borgo_json json;
    borgo_json_start(&json, &text);
    borgo_words_event_json(run->subject->game, event, &json);
    json_t *read = json_loads(buffer, JSON_REJECT_DUPLICATES, NULL);
    LAW(run, borgo_json_end(&json) && json_is_object(read), "an event is a JSON object");
    json_decref(read);
}

static void examine_veil(struct law_run *run, unsigned seat, borgo_move move)
{
    const struct borgo_game *game = run->subject->game;
    char text[BORGO_MAX_MOVE_TEXT];
    LAW(run, game->veil(run->subject->box, seat, move, BORGO_CHANCE) == move,
        "nothing is veiled to chance");
    LAW(run, seat >= BORGO_MAX_SEATS || game->veil(run->subject->box, seat, move, seat) == move,
        "nobody's own move is veiled to him");
    for (unsigned viewer = 0; viewer <= BORGO_WATCHER; viewer++) {
        borgo_move seen = game->veil(run->subject->box, seat, move, viewer);
        test_move_text(game, run->subject->box, run->state, seen, text);
        LAW(run, (seen != move) == (strchr(text, '?') != NULL),
            "a veiled move has a '?' in its text");
    }
}

/* What is said about a move before it is made, to who makes it. */
static void examine_about(struct law_run *run, unsigned seat, borgo_move move)
{
    static char buffer[VIEW_ROOM];
    _Alignas(16) unsigned char hidden[BORGO_MAX_STATE];
    const struct borgo_game *game = run->subject->game;
    struct borgo_text text;
    struct borgo_json json;
    memcpy(hidden, run->state, game->state_size);
    game->hide(run->subject->box, hidden, seat);
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    borgo_put_about(game, run->subject->box, hidden, seat, move, &json);
    borgo_json_close(&json);
    json_t *about = json_loads(buffer, JSON_REJECT_DUPLICATES, NULL);
    LAW(run, borgo_json_end(&json) && json_is_object(about),
        "what is said about a move is the inside of a JSON object");
    json_decref(about);
}

static bool any_reveals(const struct borgo_game *game, const struct borgo_events *events)
{
    for (uint32_t i = 0; i < events->count; i++)
        if (game->sentences[events->at[i].kind].reveals)
            return true;
    return false;
}

/* Whether somebody reads the same of two tellings. */
static bool told_the_same(const struct borgo_events *a, const struct borgo_events *b,
                          unsigned viewer)
{
    uint32_t i = 0, j = 0;
    for (;; i++, j++) {
        while (i < a->count && !(a->at[i].seen_by >> viewer & 1))
            i++;
        while (j < b->count && !(b->at[j].seen_by >> viewer & 1))
            j++;
        if (i == a->count || j == b->count)
            return i == a->count && j == b->count;
        if (a->at[i].kind != b->at[j].kind
            || memcmp(a->at[i].value, b->at[j].value, sizeof a->at[i].value) != 0)
            return false;
    }
}

/* A take-back is free where a move revealed nothing. So whatever the seat could take for the truth
 * before its move, the move reveals something in all of it, or the seat sees and reads the same
 * afterwards. */
static void examine_revelation(struct law_run *run, const void *before, unsigned seat,
                               borgo_move move, const struct borgo_events *events)
{
    const struct borgo_game *game = run->subject->game;
    const void *box = run->subject->box;
    _Alignas(16) unsigned char imagined[BORGO_MAX_STATE], seen[BORGO_MAX_STATE];
    static struct borgo_events other;
    bool reveals = any_reveals(game, events);
    memcpy(seen, run->state, game->state_size);
    game->hide(box, seen, seat);
    for (int i = 0; i < IMAGINED; i++) {
        memcpy(imagined, before, game->state_size);
        game->hide(box, imagined, seat);
        game->imagine(box, imagined, seat, &run->rng);
        other.count = 0;
        game->play(box, imagined, seat, move, &other);
        LAW(run, any_reveals(game, &other) == reveals,
            "whether a move reveals something is known to who makes it");
        if (reveals)
            continue;
        game->hide(box, imagined, seat);
        LAW(run, memcmp(imagined, seen, game->state_size) == 0,
            "a move that reveals nothing leads to what was foreseen");
        LAW(run, told_the_same(events, &other, seat),
            "a move that reveals nothing tells what was foreseen");
    }
}

void law_examine_play(struct law_run *run, unsigned seat, borgo_move move)
{
    const struct borgo_game *game = run->subject->game;
    _Alignas(16) unsigned char unwatched[BORGO_MAX_STATE], before[BORGO_MAX_STATE];
    struct borgo_events events = {0};
    examine_veil(run, seat, move);
    if (seat != BORGO_CHANCE)
        examine_about(run, seat, move);
    memcpy(before, run->state, game->state_size);
    memcpy(unwatched, run->state, game->state_size);
    game->play(run->subject->box, unwatched, seat, move, NULL);
    game->play(run->subject->box, run->state, seat, move, &events);
    LAW(run, memcmp(unwatched, run->state, game->state_size) == 0,
        "a move does the same when nobody looks");
    LAW(run, events.count < BORGO_MAX_EVENTS, "a move tells fewer than BORGO_MAX_EVENTS events");
    for (uint32_t i = 0; i < events.count; i++)
        examine_event(run, &events.at[i]);
    if (seat < BORGO_MAX_SEATS)
        examine_revelation(run, before, seat, move, &events);
}
