/* Puzzles through the wire: which there are in a file, one of them as a free game, and what a turn
 * in it is worth. See parts.h; all of it is table/puzzle.h's and table/trial.h's, and only said in
 * JSON here. */
#include <stdlib.h>
#include <string.h>

#include "table/trial.h"
#include "wire/parts.h"

static const char *as_it_is(const char *english)
{
    return english;
}

static const char *one_or_many(const char *one, const char *many, uint32_t count)
{
    return count == 1 ? one : many;
}

/* Seats without a name have their letter. */
static void make_teller(const struct call *call, char names[BORGO_MAX_SEATS][BORGO_MAX_NAME + 1],
                        struct borgo_teller *teller)
{
    const struct borgo_language *language = call->language;
    teller->translate = language ? language->translate : as_it_is;
    teller->translate_count = language ? language->translate_count : one_or_many;
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        if (!*names[seat])
            memcpy(names[seat], (char[2]){BORGO_SEAT_LETTERS[seat]}, 2);
        teller->name[seat] = names[seat];
    }
}

/* The one puzzle of the member `text`, checked; with an error there is nothing to close. */
static bool read_riddle(struct call *call, struct borgo_puzzle *puzzle, struct borgo_riddle *riddle)
{
    const char *text = string_member(call, "text");
    struct borgo_puzzle_file file;
    if (!text)
        return false;
    borgo_puzzle_start(&file, "puzzle", text);
    if (!borgo_puzzle_next(&file, puzzle, &call->error))
        return !*call->error.message && borgo_error_fail(&call->error, "there is no puzzle here");
    return borgo_riddle_open(riddle, puzzle, &call->error);
}

static void put_words(struct borgo_json *json, const struct borgo_puzzle *puzzle,
                      const struct borgo_teller *teller)
{
    struct borgo_puzzle_words words;
    borgo_puzzle_tell(puzzle, teller, &words);
    borgo_json_string(json, "name", puzzle->name);
    borgo_json_string(json, "theme", borgo_theme_words[puzzle->theme]);
    borgo_json_string(json, "about", words.theme);
    borgo_json_string(json, "title", words.title);
    borgo_json_string(json, "question", words.question);
    borgo_json_number(json, "rating", puzzle->rating);
    borgo_json_number(json, "proved", puzzle->proved);
}

/* Where each puzzle stands in the text, so that nobody else has to read it. */
bool answer_puzzles(struct call *call)
{
    const char *text = string_member(call, "text");
    struct borgo_puzzle *puzzle = text ? wire_allocate(sizeof *puzzle) : NULL;
    struct borgo_puzzle_file file;
    char names[BORGO_MAX_SEATS][BORGO_MAX_NAME + 1] = {{0}};
    struct borgo_teller teller;
    if (!puzzle)
        return false;
    /* all of it is read once before anything is written */
    borgo_puzzle_start(&file, "puzzles", text);
    while (borgo_puzzle_next(&file, puzzle, &call->error))
        continue;
    bool fine = !*call->error.message;
    struct borgo_json *json = fine ? open_answer(call) : NULL;
    if (fine) {
        make_teller(call, names, &teller);
        borgo_json_array(json, "puzzles");
        borgo_puzzle_start(&file, "puzzles", text);
        while (borgo_puzzle_next(&file, puzzle, &call->error)) {
            borgo_json_object(json, NULL);
            put_words(json, puzzle, &teller);
            borgo_json_close(json);
        }
        borgo_json_close(json);
    }
    free(puzzle);
    return fine;
}

/* As a table answers, so that a page can show it as one. */
static void put_puzzle(struct call *call, const struct borgo_riddle *riddle,
                       const struct borgo_teller *teller)
{
    const struct borgo_puzzle *puzzle = riddle->puzzle;
    struct borgo_json *json = open_answer(call);
    borgo_json_string(json, "stage", "moving");
    put_seats(json, "people", 1u << puzzle->seat);
    put_seats(json, "computers", 0);
    borgo_json_number(json, "count", 0);
    put_status(call, json);
    borgo_json_object(json, "puzzle");
    borgo_json_string(json, "game", riddle->game->name);
    borgo_json_number(json, "players", ((const struct borgo_box *)riddle->box)->players);
    borgo_json_number(json, "seat", puzzle->seat);
    borgo_json_string(json, "position", puzzle->position);
    put_words(json, puzzle, teller);
    borgo_json_close(json);
}

/* The position becomes the wire's game. */
bool answer_puzzle(struct call *call)
{
    struct borgo_puzzle *puzzle = wire_allocate(sizeof *puzzle);
    struct borgo_riddle *riddle = wire_allocate(sizeof *riddle);
    char names[BORGO_MAX_SEATS][BORGO_MAX_NAME + 1] = {{0}};
    struct borgo_teller teller;
    bool fine = read_riddle(call, puzzle, riddle);
    if (fine && !names_member(call, ((struct borgo_box *)riddle->box)->players, names)) {
        borgo_riddle_close(riddle);
        fine = false;
    }
    if (fine) {
        make_teller(call, names, &teller);
        install_free(call->wire, riddle->game, riddle->box, riddle->state);
        memcpy(call->wire->name, names, sizeof names);
        put_puzzle(call, riddle, &teller);
        riddle->box = NULL; /* the wire's now */
        borgo_riddle_close(riddle);
    }
    free(puzzle);
    free(riddle);
    return fine;
}

static void put_steps(const struct borgo_riddle *riddle, const char *name,
                      const struct borgo_puzzle_steps *steps, unsigned char *state,
                      struct borgo_json *json)
{
    char text[BORGO_MAX_MOVE_TEXT];
    struct borgo_text move;
    borgo_json_array(json, name);
    for (int i = 0; i < steps->count; i++) {
        const struct borgo_puzzle_step *step = &steps->at[i];
        borgo_text_start(&move, text, sizeof text);
        borgo_moves_write(riddle->game, riddle->box, state, step->move, &move);
        borgo_json_object(json, NULL);
        borgo_wire_put_seat(json, "seat", step->seat);
        borgo_json_string(json, "move", text);
        borgo_json_close(json);
        riddle->game->play(riddle->box, state, step->seat, step->move, NULL);
    }
    borgo_json_close(json);
}

static void put_verdict(struct call *call, const struct borgo_riddle *riddle,
                        const struct borgo_suggestion *turn, const struct borgo_trial *trial)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    char names[BORGO_MAX_SEATS][BORGO_MAX_NAME + 1];
    const struct borgo_puzzle_steps none = {0};
    struct borgo_trial_words words;
    struct borgo_teller teller;
    struct borgo_json *json = open_answer(call);
    memcpy(names, call->wire->name, sizeof names);
    make_teller(call, names, &teller);
    borgo_trial_tell(riddle, trial, &teller, &words);
    borgo_json_bool(json, "right", trial->right);
    borgo_json_bool(json, "known", trial->known);
    borgo_json_decimal(json, "chance", trial->chance, 3);
    borgo_json_decimal(json, "best", trial->best, 3);
    borgo_json_string(json, "heading", words.heading);
    borgo_json_string(json, "about",
                      borgo_theme_name((enum borgo_theme)riddle->puzzle->theme, &teller));
    borgo_json_array(json, "say");
    for (unsigned i = 0; i < words.count; i++)
        borgo_json_string(json, NULL, words.sentence[i]);
    borgo_json_close(json);
    memcpy(state, riddle->state, riddle->game->state_size);
    borgo_riddle_play_turn(riddle, turn, state);
    put_steps(riddle, "reply", &trial->reply, state, json);
    put_steps(riddle, "then", trial->right && trial->known ? &riddle->then : &none, state, json);
}

/* A thought that may be carried out elsewhere. */
struct judging {
    const struct borgo_riddle *riddle;
    struct borgo_suggestion turn;
    uint32_t budget;
    atomic_bool cancelled;
    struct borgo_trial trial;
};

static void judge(void *judging_)
{
    struct judging *judging = judging_;
    borgo_trial_judge(judging->riddle, &judging->turn, judging->budget, &judging->cancelled,
                      &judging->trial);
}

static bool judge_turn(struct call *call, const struct borgo_riddle *riddle,
                       struct judging *judging)
{
    const char *turn = string_member(call, "turn");
    int64_t budget = 0;
    if (!turn || !borgo_riddle_read_turn(riddle, turn, &judging->turn, &call->error)
        || (has(call, "budget") && !number_member(call, "budget", INT32_MAX, &budget)))
        return false;
    judging->riddle = riddle;
    judging->budget = (uint32_t)budget;
    carry_out(call->wire, &(struct borgo_wire_work){judge, judging, &judging->cancelled});
    if (atomic_load_explicit(&judging->cancelled, memory_order_relaxed))
        return borgo_error_fail(&call->error, "cancelled");
    put_verdict(call, riddle, &judging->turn, &judging->trial);
    return true;
}

bool answer_verdict(struct call *call)
{
    struct borgo_puzzle *puzzle = wire_allocate(sizeof *puzzle);
    struct borgo_riddle *riddle = wire_allocate(sizeof *riddle);
    struct judging *judging = wire_allocate(sizeof *judging);
    bool fine = read_riddle(call, puzzle, riddle);
    if (fine) {
        fine = judge_turn(call, riddle, judging);
        borgo_riddle_close(riddle);
    }
    free(puzzle);
    free(riddle);
    free(judging);
    return fine;
}
