/* What all games show in the same way: see show.h. */
#include "core/show.h"
#include "core/moves.h"

void borgo_put_viewer(struct borgo_json *json, const char *name, unsigned viewer)
{
    if (viewer < BORGO_MAX_SEATS)
        borgo_json_number(json, name, viewer);
    else
        borgo_json_string(json, name, viewer == BORGO_CHANCE ? "chance" : "watch");
}

void borgo_put_seats(struct borgo_json *json, const char *name, unsigned seats)
{
    borgo_json_array(json, name);
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++)
        if (seats >> seat & 1)
            borgo_json_number(json, NULL, seat);
    borgo_json_close(json);
}

void borgo_put_view(const struct borgo_game *game, const void *box, const void *state,
                    unsigned viewer, borgo_translate *translate, struct borgo_json *json)
{
    const struct borgo_box *head = box;
    borgo_json_string(json, "game", game->name);
    borgo_json_number(json, "players", head->players);
    borgo_put_viewer(json, "viewer", viewer);
    game->show->write_board(box, translate, json);
    game->show->write_view(box, state, viewer, json);
}

void borgo_put_about(const struct borgo_game *game, const void *box, const void *state,
                     unsigned viewer, borgo_move move, struct borgo_json *json)
{
    borgo_moves_put_json(game, box, state, move, json);
    if (game->show->write_about)
        game->show->write_about(box, state, viewer, move, json);
}

void borgo_put_standings(const struct borgo_game *game, const void *box, const void *state,
                         struct borgo_json *json, const char *name)
{
    borgo_json_object(json, name);
    game->show->write_standings(box, state, json);
    borgo_json_close(json);
}
