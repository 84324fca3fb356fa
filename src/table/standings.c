/* Standings as numbers: see standings.h. */
#include "table/standings.h"

#include <string.h>

#include "core/show.h"
#include "table/preview.h"

typedef struct borgo_json_value value;

enum { MOST_VALUES = sizeof((struct borgo_reading *)0)->values / sizeof(value) };

static void copy(char to[BORGO_LONGEST_CATEGORY], const char *text)
{
    struct borgo_text out;
    borgo_text_start(&out, to, BORGO_LONGEST_CATEGORY);
    borgo_text_put(&out, text);
}

static void read_standing(const value *seat, struct borgo_standing *standing)
{
    const value *counts = borgo_json_member(seat, "counts");
    standing->place = borgo_json_member(seat, "place")->integer;
    standing->points = borgo_json_member(seat, "points")->integer;
    for (const value *at = borgo_json_first(counts); at && standing->counts < BORGO_MAX_COUNTS;
         at = borgo_json_next(counts, at))
        standing->count[standing->counts++] = at->integer;
}

static void read_category(const value *category, struct borgo_standings *standings)
{
    const value *seats = borgo_json_member(category, "seats"), *at = borgo_json_first(seats);
    copy(standings->id[standings->count], borgo_json_member(category, "id")->string);
    for (unsigned seat = 0; at && seat < BORGO_MAX_SEATS; at = borgo_json_next(seats, at))
        read_standing(at, &standings->of[standings->count][seat++]);
    standings->count++;
}

/* Reads what was written; false if it was too long. */
static bool read_back(struct borgo_json *json, const struct borgo_text *text,
                      struct borgo_reading *reading)
{
    return borgo_json_end(json)
           && borgo_json_read(reading->text, text->used, reading->values, MOST_VALUES, NULL);
}

void borgo_standings_read(const struct borgo_game *game, const void *box, const void *state,
                          struct borgo_reading *reading, struct borgo_standings *standings)
{
    struct borgo_text text;
    struct borgo_json json;
    memset(standings, 0, sizeof *standings);
    borgo_text_start(&text, reading->text, sizeof reading->text);
    borgo_json_start(&json, &text);
    borgo_put_standings(game, box, state, &json, NULL);
    if (!read_back(&json, &text, reading))
        return;
    const value *categories = borgo_json_member(reading->values, "categories");
    for (const value *at = borgo_json_first(categories);
         at && standings->count < BORGO_MAX_CATEGORIES; at = borgo_json_next(categories, at))
        read_category(at, standings);
}

bool borgo_standing_is_same(const struct borgo_standing *one, const struct borgo_standing *other)
{
    return one->place == other->place && one->points == other->points
           && one->counts == other->counts
           && memcmp(one->count, other->count, sizeof one->count) == 0;
}

void borgo_standings_after(const struct borgo_game *game, const void *box, const void *seen,
                           unsigned seat, const borgo_move *moves, int length,
                           struct borgo_reading *reading, const struct borgo_standings *before,
                           struct borgo_standings *after)
{
    struct borgo_standings other;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    for (unsigned world = 0; world < BORGO_WORLDS; world++) {
        borgo_preview_world(game, box, seen, seat, world, state);
        for (int i = 0; i < length; i++)
            game->play(box, state, seat, moves[i], NULL);
        game->hide(box, state, seat);
        borgo_standings_read(game, box, state, reading, world ? &other : after);
        for (unsigned i = 0; world && i < after->count; i++)
            for (unsigned who = 0; who < BORGO_MAX_SEATS; who++)
                if (!borgo_standing_is_same(&after->of[i][who], &other.of[i][who]))
                    after->of[i][who] = before->of[i][who];
    }
}

void borgo_standings_name(const struct borgo_game *game, const void *box, const char *id,
                          borgo_translate *translate, struct borgo_reading *reading,
                          char name[BORGO_LONGEST_CATEGORY])
{
    struct borgo_text text;
    struct borgo_json json;
    copy(name, id);
    borgo_text_start(&text, reading->text, sizeof reading->text);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    game->show->write_board(box, translate, &json);
    borgo_json_close(&json);
    if (!read_back(&json, &text, reading))
        return;
    const value *categories = borgo_json_member(reading->values, "categories");
    for (const value *at = categories ? borgo_json_first(categories) : NULL; at;
         at = borgo_json_next(categories, at))
        if (strcmp(borgo_json_member(at, "id")->string, id) == 0)
            copy(name, borgo_json_member(at, "name")->string);
}
