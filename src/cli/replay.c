/* `borgo replay RECORD`: steps through a record. The record is the whole truth, so nothing is
 * hidden. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/full.h"
#include "cli/json_line.h"
#include "cli/records.h"
#include "cli/sealing.h"
#include "core/position.h"
#include "core/words.h"
#include "table/walk.h"
#include "terminal/input.h"
#include "terminal/movelist.h"
#include "terminal/outcome.h"
#include "terminal/screen.h"
#include "terminal/story.h"
#include "wire/wire.h"

struct replay {
    struct screen screen;
    struct input input;
    const struct borgo_record *record;
    uint32_t at; /* moves made */
};

static void move_text(const struct borgo_walk *walk, char buffer[BORGO_MAX_MOVE_TEXT])
{
    struct borgo_text text;
    borgo_text_start(&text, buffer, BORGO_MAX_MOVE_TEXT);
    borgo_walk_write(walk, BORGO_CHANCE, &text);
}

static void put_events(const struct borgo_game *game, const struct borgo_events *events,
                       struct borgo_json *json)
{
    borgo_json_array(json, "events");
    for (uint32_t i = 0; i < events->count; i++)
        if (borgo_event_is_told(&events->at[i], BORGO_CHANCE))
            borgo_words_event_json(game, &events->at[i], json);
    borgo_json_close(json);
}

/* The members that tell where the walk stands now. */
static void put_position(const struct borgo_walk *walk, struct borgo_json *json)
{
    const struct borgo_table *table = walk->table;
    const struct borgo_box *head = table->box;
    int32_t scores[BORGO_MAX_SEATS] = {0};
    char buffer[BORGO_MAX_POSITION_TEXT];
    struct borgo_text position;
    table->game->scores(table->box, walk->state, scores);
    borgo_json_array(json, "scores");
    for (int seat = 0; seat < head->players; seat++)
        borgo_json_number(json, NULL, scores[seat]);
    borgo_json_close(json);
    borgo_text_start(&position, buffer, sizeof buffer);
    borgo_position_write(table->game, table->box, walk->state, &position);
    borgo_json_string(json, "position", buffer);
}

/* Makes the walk's next move and tells it: members of one JSON object. */
static void put_step(struct borgo_walk *walk, struct borgo_json *json)
{
    unsigned seat = borgo_walk_next(walk)->seat;
    char move[BORGO_MAX_MOVE_TEXT];
    struct borgo_events events;
    move_text(walk, move);
    borgo_walk_step(walk, &events);
    borgo_json_number(json, "step", walk->at);
    borgo_wire_put_seat(json, "seat", seat);
    borgo_json_string(json, "move", move);
    put_events(walk->table->game, &events, json);
    put_position(walk, json);
}

/* One object a step: the position before the first move, then each move with what it led to. */
static void print_json(const struct borgo_record *record)
{
    struct json_line line;
    struct borgo_walk walk;
    borgo_walk_start(&walk, &record->table);
    struct borgo_json *json = start_json_line(&line, stdout);
    borgo_json_object(json, NULL);
    borgo_json_number(json, "step", 0);
    put_position(&walk, json);
    end_json_line(&line);
    while (borgo_walk_next(&walk)) {
        borgo_json_object(start_json_line(&line, stdout), NULL);
        put_step(&walk, json);
        end_json_line(&line);
    }
}

/* What stands above the board: which step, whose move. */
static void print_heading(const struct replay *replay, struct borgo_walk *walk)
{
    const struct borgo_record *record = replay->record;
    borgo_walk_start(walk, &record->table);
    while (walk->at + 1 < replay->at)
        borgo_walk_step(walk, NULL);
    printf("\n");
    start_style(&replay->screen, (struct borgo_style){.bold = 1});
    printf(tr("Step %u of %u"), (unsigned)replay->at, (unsigned)record->table.count);
    if (replay->at > 0) {
        char move[BORGO_MAX_MOVE_TEXT];
        unsigned seat = borgo_walk_next(walk)->seat;
        move_text(walk, move);
        show_letters(record->game, move);
        printf(" · %s: %s", seat == BORGO_CHANCE ? tr("chance") : record->seat[seat].name, move);
        borgo_walk_step(walk, NULL);
    }
    end_style(&replay->screen);
    printf("\n");
}

/* What came between the last move shown and the one before: taken back, or somebody else in a seat.
 */
static void show_happenings(const struct borgo_record *record, uint32_t at)
{
    for (uint32_t i = 0; i < record->table.mark_count; i++)
        if (at > 0 && record->table.marks[i].at == at - 1)
            say(tr("Before this move %s took a move back after something was revealed."),
                borgo_record_who_took_back(record, i)->name);
    for (uint32_t i = 0; i < record->changes; i++)
        if (at > 0 && record->change[i].at == at - 1)
            say(tr("Before this move seat %u was taken over by %s."), record->change[i].seat,
                record->change[i].who.name);
}

static void show(struct replay *replay)
{
    const struct borgo_record *record = replay->record;
    const char *names[BORGO_MAX_SEATS];
    struct borgo_walk walk;
    print_heading(replay, &walk);
    show_happenings(record, replay->at);
    if (replay->at > 0)
        tell_story(record, replay->at - 1, replay->at, BORGO_CHANCE);
    table_names(record, names);
    print_board(&replay->screen, record->game, record->box, walk.state, BORGO_CHANCE, names);
    if (replay->at == record->table.count && borgo_record_is_over(record)) {
        printf("\n");
        print_outcome(&replay->screen, record);
        tell_backs(record);
    }
}

static bool is_word(const char *line, const char *word)
{
    return strcmp(line, word) == 0 || (line[0] == word[0] && line[1] == '\0');
}

/* Where a line leads, or -1 when it leads nowhere. */
static int64_t destination(const struct replay *replay, const char *line)
{
    struct borgo_reader reader = {line};
    uint32_t number;
    if (*line == '\0' || is_word(line, "next"))
        return replay->at + (replay->at < replay->record->table.count);
    if (is_word(line, "back"))
        return replay->at - (replay->at > 0);
    if (is_word(line, "end"))
        return replay->record->table.count;
    if (borgo_reader_exact(&reader, "goto") || borgo_reader_exact(&reader, "g"))
        borgo_reader_skip_spaces(&reader);
    if (borgo_reader_number(&reader, replay->record->table.count, &number) && *reader.at == '\0')
        return number;
    return -1;
}

static int step_through(struct replay *replay)
{
    const char *line;
    show(replay);
    while ((line = read_line(&replay->input, tr("Enter: next; back, goto N, end, quit> ")))
           != NULL) {
        int64_t to = destination(replay, line);
        if (is_word(line, "quit"))
            return EXIT_FINE;
        if (to < 0) {
            say(tr("'%s' leads nowhere: Enter or next, back, goto N (0 to %u), end, quit."), line,
                (unsigned)replay->record->table.count);
        } else if (to == replay->at) {
            printf("%s\n", to ? tr("This is the end.") : tr("This is the beginning."));
        } else {
            replay->at = (uint32_t)to;
            show(replay);
        }
    }
    return replay->input.end == INPUT_INTERRUPTED ? EXIT_INTERRUPTED : EXIT_FINE;
}

static int run(const struct arguments *arguments)
{
    struct replay replay = {0};
    struct borgo_record record;
    if (!open_screen(flag_value(arguments, "--color"), &replay.screen))
        return EXIT_BAD_INPUT;
    if (require_record(arguments->word[0], &record) != BORGO_RECORD_RIGHT)
        return EXIT_BAD_INPUT;
    int code = EXIT_FINE;
    replay.record = &record;
    if (has_flag(arguments, "--json")) {
        print_json(&record);
    } else if (has_flag(arguments, "--all")) {
        for (; replay.at <= record.table.count; replay.at++)
            show(&replay);
    } else if (!wants_full_screen(arguments)
               || !replay_full_screen(&record, replay.screen.colour)) {
        catch_interrupts();
        replay.input.echo = !replay.screen.interactive;
        code = step_through(&replay);
    }
    close_input(&replay.input);
    borgo_record_close(&record);
    return code;
}

const struct command command_replay = {
    .name = "replay",
    .words = "RECORD",
    .least = 1,
    .most = 1,
    .summary = N_("steps through a recorded game"),
    .details = N_("Everything is shown, hands included. The record is checked first."),
    .flags = {{"--all", NULL, N_("prints every step and ends")},
              {"--json", NULL, N_("one JSON object a step: move, seat, events, scores, position")},
              PLAIN_FLAG,
              COLOR_FLAG},
    .run = run,
};
