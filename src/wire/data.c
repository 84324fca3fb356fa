/* Data of one's own before a game is played with them: what is built in, to begin with, and whether
 * a text would do; if not, what is wrong with it and where. */
#include <stdlib.h>

#include "core/setup.h"
#include "wire/parts.h"

static borgo_translate *translation(const struct call *call)
{
    return call->language ? call->language->translate : borgo_languages[0].translate;
}

bool answer_data(struct call *call)
{
    struct borgo_setup setup;
    const struct borgo_game *game = game_member(call, &setup);
    if (!game)
        return false;
    struct borgo_json *json = open_answer(call);
    borgo_json_object(json, "data");
    for (int i = 0; i < borgo_setup_data_count(game); i++)
        borgo_json_string(json, game->data[i].name, setup.data[i]);
    borgo_json_close(json);
    return true;
}

/* Which of the game's data a complaint is about. */
static const char *data_of(const struct borgo_game *game, const struct borgo_setup *setup,
                           const struct borgo_complaint *complaint)
{
    for (int i = 0; i < borgo_setup_data_count(game); i++)
        if (setup->file[i] == complaint->file)
            return game->data[i].name;
    return "";
}

static void put_complaint(const struct borgo_game *game, const struct borgo_setup *setup,
                          const struct borgo_error *error, struct borgo_json *json)
{
    const struct borgo_complaint *complaint = &error->complaint;
    borgo_json_object(json, "complaint");
    borgo_json_string(json, "kind", complaint->kind);
    borgo_json_string(json, "data", data_of(game, setup, complaint));
    borgo_json_number(json, "line", complaint->line);
    if (complaint->column)
        borgo_json_number(json, "column", complaint->column);
    else
        borgo_json_null(json, "column");
    if (complaint->has_cell)
        borgo_json_cell(json, "cell", complaint->cell[0], complaint->cell[1]);
    else
        borgo_json_null(json, "cell");
    borgo_json_string(json, "say", error->message + complaint->words);
    borgo_json_close(json);
}

static void put_sound(const struct call *call, const struct borgo_game *game, const void *box,
                      struct borgo_json *json)
{
    borgo_json_object(json, "summary");
    if (game->show->write_summary)
        game->show->write_summary(box, json);
    borgo_json_close(json);
    borgo_json_object(json, "board");
    game->show->write_board(box, translation(call), json);
    borgo_json_close(json);
}

/* A complaint about the data is an answer; anything else that is wrong is an error. */
bool answer_check(struct call *call)
{
    struct borgo_setup setup;
    const struct borgo_game *game = game_member(call, &setup);
    if (!game || !terms_members(call, game, &setup))
        return false;
    void *box = wire_allocate(game->box_size);
    struct borgo_error error = {.translate = translation(call)};
    bool sound = borgo_setup_make_box(game, &setup, box, &error);
    if (!sound && !error.complaint.kind) {
        free(box);
        return borgo_error_fail(&call->error, "%s", error.message);
    }
    struct borgo_json *json = open_answer(call);
    borgo_json_bool(json, "sound", sound);
    if (sound)
        put_sound(call, game, box, json);
    else
        put_complaint(game, &setup, &error, json);
    free(box);
    return true;
}
