/* What there is to know about a move before it is made: the way of a walk, and what a tile does to
 * the ways home. */
#include "games/shibuya/show.h"

static void put_way(struct borgo_json *json, const struct shibuya_way *way)
{
    borgo_json_string(json, "by", shibuya_by_words[way->by]);
    borgo_json_string(json, "over", shibuya_over_words[way->over]);
    borgo_json_number(json, "steps", way->steps);
    borgo_put_cells_json(way->path, 1u + way->first, "path", json);
}

/* Squares the pedestrian can cross but not stop on, each with the rules that forbid it. */
static void put_crossings(struct borgo_json *json, const struct shibuya_reach *reach)
{
    borgo_json_array(json, "crossings");
    for (uint64_t squares = reach->own_tile | reach->others_place; squares;
         squares &= squares - 1) {
        unsigned square = borgo_bits_lowest(squares);
        borgo_json_object(json, NULL);
        borgo_json_cell(json, "at", (int)square / 8, (int)square % 8);
        borgo_json_array(json, "rules");
        if (reach->own_tile >> square & 1)
            borgo_json_string(json, NULL, "SHIB-7");
        if (reach->others_place >> square & 1)
            borgo_json_string(json, NULL, "SHIB-8");
        borgo_json_close(json);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void put_walk(struct borgo_json *json, const struct shibuya_box *box,
                     const struct shibuya_state *state, unsigned pedestrian, unsigned place)
{
    struct shibuya_way way;
    struct shibuya_reach reach;
    shibuya_find_way(box, state, pedestrian, place, &way);
    shibuya_find_reach(box, state, pedestrian, &reach);
    put_way(json, &way);
    put_crossings(json, &reach);
}

/* The shortest walk of a colour onto one of its goals, whoever of the team may make it. */
struct door {
    struct shibuya_way way;
    uint8_t pedestrian;
};

/* The goals a colour could enter if it were its turn, one bit each, and how. */
static unsigned find_doors(const struct shibuya_box *box, const struct shibuya_state *state,
                           unsigned colour, struct door doors[SHIBUYA_EACH])
{
    unsigned open = 0;
    borgo_move walks[SHIBUYA_MAX_MOVES];
    struct shibuya_state asked = *state;
    for (asked.seat = (uint8_t)colour; asked.seat < box->head.players;
         asked.seat = (uint8_t)(asked.seat + 2)) {
        uint32_t count = shibuya_list_walks(box, &asked, walks);
        for (uint32_t i = 0; i < count; i++) {
            unsigned place = shibuya_where(walks[i]), goal = place - SHIBUYA_HOME;
            struct door door = {.pedestrian = (uint8_t)shibuya_what(walks[i])};
            if (place < SHIBUYA_HOME)
                continue;
            shibuya_find_way(box, &asked, door.pedestrian, place, &door.way);
            if (!(open >> goal & 1) || door.way.squares < doors[goal].way.squares)
                doors[goal] = door;
            open |= 1u << goal;
        }
    }
    return open;
}

unsigned shibuya_doors(const struct shibuya_box *box, const struct shibuya_state *state,
                       unsigned colour)
{
    struct door doors[SHIBUYA_EACH];
    return find_doors(box, state, colour, doors);
}

static void put_door(struct borgo_json *json, const struct shibuya_box *box, unsigned colour,
                     unsigned goal, const struct door *door)
{
    borgo_json_object(json, NULL);
    shibuya_put_place(json, "goal", box, colour, SHIBUYA_HOME + goal);
    shibuya_put_pedestrian(json, "pedestrian", box, door->pedestrian);
    put_way(json, &door->way);
    borgo_json_close(json);
}

/* Doors one walk away for a colour before and after, and those that open and close by it. */
static void put_change(struct borgo_json *json, const struct shibuya_box *box,
                       const struct shibuya_state *before, const struct shibuya_state *after,
                       unsigned colour)
{
    struct door doors[SHIBUYA_EACH];
    unsigned were = shibuya_doors(box, before, colour), are = find_doors(box, after, colour, doors);
    borgo_json_object(json, shibuya_colour_words[colour]);
    borgo_json_number(json, "before", borgo_bits_count(were));
    borgo_json_number(json, "after", borgo_bits_count(are));
    borgo_json_array(json, "opens");
    for (unsigned goals = are & ~were; goals; goals &= goals - 1)
        put_door(json, box, colour, borgo_bits_lowest(goals), &doors[borgo_bits_lowest(goals)]);
    borgo_json_close(json);
    borgo_json_array(json, "closes");
    for (unsigned goals = were & ~are; goals; goals &= goals - 1)
        shibuya_put_place(json, NULL, box, colour, SHIBUYA_HOME + borgo_bits_lowest(goals));
    borgo_json_close(json);
    borgo_json_close(json);
}

static void put_tile(struct borgo_json *json, const struct shibuya_box *box,
                     const struct shibuya_state *state, unsigned cell, unsigned turned)
{
    struct shibuya_state after = *state;
    borgo_put_cells_json(shibuya_cell(cell), 0, "squares", json);
    if (state->laid[cell][0])
        borgo_json_number(json, "covers", (state->laid[cell][0] - 1) / 4);
    else
        borgo_json_null(json, "covers");
    if (shibuya_is_construction(box, state)) {
        borgo_json_null(json, "doors");
        return;
    }
    shibuya_lay(box, &after, cell, state->hand - 1u, turned);
    borgo_json_object(json, "doors");
    put_change(json, box, state, &after, SHIBUYA_RED);
    put_change(json, box, state, &after, SHIBUYA_BLUE);
    borgo_json_close(json);
}

void shibuya_write_about(const void *box, const void *state, unsigned viewer, borgo_move move,
                         struct borgo_json *json)
{
    unsigned what = shibuya_what(move), where = shibuya_where(move);
    (void)viewer;
    if (shibuya_kind(move) == SHIBUYA_WALK)
        put_walk(json, box, state, what, where);
    else if (shibuya_kind(move) == SHIBUYA_MOVE_PLACE)
        put_tile(json, box, state, what, where);
}
