/* What stays the same all game long, as JSON for front ends: types, tiles, roles and the numbers of
 * the rules. */
#include "games/city/roles.h"

void city_write_sides(unsigned sides, char letters[5])
{
    for (unsigned side = 0; side < 4; side++)
        letters[side] = sides >> side & 1 ? 's' : 'c';
    letters[4] = '\0';
}

static void put_types(struct borgo_json *json, borgo_translate *translate)
{
    borgo_json_array(json, "types");
    for (unsigned type = 0; type < CITY_TYPES; type++) {
        borgo_json_object(json, NULL);
        borgo_json_print(json, "letter", "%c", CITY_TYPE_LETTERS[type]);
        borgo_json_string(json, "word", city_type_names[type]);
        borgo_json_string(json, "name", translate(city_type_names[type]));
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* By their numbers. */
static void put_squares(struct borgo_json *json, const struct city_box *box,
                        borgo_translate *translate)
{
    borgo_json_array(json, "square_set");
    for (unsigned number = 0; number < CITY_ZONES + CITY_COMMUNITIES; number++) {
        unsigned id = box->id[number];
        char sides[5];
        city_write_sides(box->sides[id][0], sides);
        borgo_json_object(json, NULL);
        borgo_json_string(json, "kind", id < CITY_ZONES ? "zone" : "community");
        borgo_json_print(json, "type", "%c", CITY_TYPE_LETTERS[box->type[id]]);
        borgo_json_string(json, "sides", sides);
        borgo_json_string(json, "name", translate(city_square_names[city_square_name(box, id)]));
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_buildings(struct borgo_json *json, const struct city_box *box)
{
    borgo_json_array(json, "building_set");
    for (unsigned building = 0; building < CITY_BUILDINGS; building++) {
        borgo_json_object(json, NULL);
        borgo_json_array(json, "types");
        for (unsigned i = 0; i < 2; i++)
            borgo_json_print(json, NULL, "%c", CITY_TYPE_LETTERS[box->segment[building][i]]);
        borgo_json_close(json);
        borgo_json_number(json, "base", box->base[building]);
        borgo_json_cell(json, "bonuses", box->bonus[building][0], box->bonus[building][1]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_roles(struct borgo_json *json, borgo_translate *translate)
{
    borgo_json_array(json, "roles");
    for (unsigned role = 0; role < CITY_ROLES; role++) {
        const char *name = city_reason_names[CITY_FOR_ROLE + role];
        borgo_json_object(json, NULL);
        borgo_json_number(json, "number", city_role_number(role));
        borgo_json_string(json, "word", name);
        borgo_json_string(json, "name", translate(name));
        borgo_json_string(json, "text", translate(city_role_texts[role].sentence));
        borgo_json_string(json, "timing", city_timing_words[city_role_texts[role].timing]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

/* What points are scored for, apart from roles. */
static void put_reasons(struct borgo_json *json, borgo_translate *translate)
{
    borgo_json_array(json, "reasons");
    for (unsigned reason = 0; reason < CITY_FOR_ROLE; reason++) {
        borgo_json_object(json, NULL);
        borgo_json_string(json, "word", city_reason_names[reason]);
        borgo_json_string(json, "name", translate(city_reason_names[reason]));
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

void city_write_board(const void *box_, borgo_translate *translate, struct borgo_json *json)
{
    const struct city_box *box = box_;
    borgo_json_number(json, "rounds", CITY_ROUNDS);
    borgo_json_number(json, "hand", CITY_HAND);
    borgo_json_number(json, "chips", CITY_CHIPS);
    borgo_json_number(json, "chips_a_turn", box->head.option[CITY_AUCTION] + 1);
    borgo_json_bool(json, "points_apart", box->head.option[CITY_POINTS] != 0);
    borgo_json_number(json, "star", CITY_STAR);
    borgo_json_string(json, "hall", translate(N_("City Hall")));
    put_types(json, translate);
    put_squares(json, box, translate);
    put_buildings(json, box);
    put_roles(json, translate);
    put_reasons(json, translate);
    city_put_categories(translate, json);
}
