/* Symmetries of `estimate` and of what nets see: what looks the same from another seat, or on a
 * board turned round, is worth the same. Tried at many positions of random games of every set-up.
 * Which of two positions is better is said in tests/choices. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/advice.h"
#include "games/city/parts.h"
#include "games/lane/lane.h"
#include "games/shibuya/parts.h"
#include "games/skyline/skyline.h"
#include "players/player.h"
#include "support/subject.h"
#include "support/tap.h"

enum { GAMES = 8, EVERY = 3, MOST_MOVES = 400 };

/* What each seat has in an array goes to the next one. */
#define PASS_ON(field)                                                                             \
    for (unsigned giver = 0; giver < players; giver++)                                             \
    memcpy(&to->field[(giver + 1) % players], &from->field[giver], sizeof from->field[0])

static uint8_t next_seat(unsigned seat, unsigned players)
{
    return (uint8_t)(seat < players ? (seat + 1) % players : seat);
}

static void pass_lane_on(const void *box, const void *from_, void *to_)
{
    const struct lane_state *from = from_;
    struct lane_state *to = to_;
    unsigned players = ((const struct borgo_box *)box)->players;
    PASS_ON(hand);
    PASS_ON(hand_size);
    PASS_ON(pieces);
    PASS_ON(score);
    PASS_ON(houses);
    PASS_ON(tall);
    PASS_ON(group);
    for (unsigned plot = 0; plot < LANE_MAX_PLOTS; plot++)
        if (lane_is_house(from->on[plot]))
            to->on[plot] = (uint8_t)(next_seat(lane_owner(from->on[plot]), players) << 3
                                     | lane_storeys(from->on[plot]));
    to->seat = next_seat(from->seat, players);
    to->first = next_seat(from->first, players);
}

static void pass_city_on(const void *box, const void *from_, void *to_)
{
    const struct city_state *from = from_;
    struct city_state *to = to_;
    unsigned players = ((const struct borgo_box *)box)->players;
    PASS_ON(hand);
    PASS_ON(plans);
    PASS_ON(shown);
    PASS_ON(excluded);
    PASS_ON(seen);
    PASS_ON(stars);
    PASS_ON(marker);
    PASS_ON(hand_size);
    PASS_ON(plan_count);
    PASS_ON(chips_left);
    PASS_ON(pick);
    PASS_ON(chosen);
    PASS_ON(played);
    for (unsigned zone = 0; zone < CITY_ZONES; zone++)
        to->owner[zone] = next_seat(from->owner[zone], players);
    for (unsigned i = 0; i < from->chips; i++)
        to->chip[i] = (uint16_t)((from->chip[i] & ~3u) | next_seat(from->chip[i] & 3, players));
    to->seat = next_seat(from->seat, players);
    to->first = next_seat(from->first, players);
}

static void pass_skyline_on(const void *box, const void *from_, void *to_)
{
    const struct skyline_state *from = from_;
    struct skyline_state *to = to_;
    unsigned players = ((const struct borgo_box *)box)->players;
    PASS_ON(own);
    PASS_ON(cash);
    PASS_ON(pawn);
    to->seat = next_seat(from->seat, players);
    to->first = next_seat(from->first, players);
}

/* A quarter turn clockwise. */
static skyline_cells turn_cells(skyline_cells cells)
{
    skyline_cells turned = 0;
    for (; cells; cells &= cells - 1) {
        unsigned row = borgo_bits_lowest(cells) >> 3, column = borgo_bits_lowest(cells) & 7;
        turned |= borgo_bits_one(column << 3 | (SKYLINE_SIZE - 1 - row));
    }
    return turned;
}

static void turn_skyline(const void *box, const void *from_, void *to_)
{
    const struct skyline_state *from = from_;
    struct skyline_state *to = to_;
    (void)box;
    for (unsigned seat = 0; seat < BORGO_MAX_SEATS; seat++) {
        to->own[seat] = turn_cells(from->own[seat]);
        to->pawn[seat] = (uint8_t)((from->pawn[seat] + SKYLINE_CORNERS) % SKYLINE_STREET);
    }
    for (unsigned height = 0; height <= SKYLINE_SKYSCRAPER; height++)
        to->height[height] = turn_cells(from->height[height]);
    if (from->architect != SKYLINE_NO_CELL)
        to->architect = (uint8_t)borgo_bits_lowest(turn_cells(borgo_bits_one(from->architect)));
}

/* Black for white and circles for squares, and then colour for shape. */
static void exchange_traits(const void *box, const void *from_, void *to_)
{
    const struct shibuya_state *from = from_;
    struct shibuya_state *to = to_;
    (void)box;
    to->circle = from->paved & ~from->black;
    to->black = from->paved & ~from->circle;
}

/* At the diagonal from the north-east to the south-west: north becomes east, south becomes west. */
static unsigned mirror(unsigned square)
{
    return 63 - (square % 8 * 8 + square / 8);
}

static uint64_t mirror_all(uint64_t squares)
{
    uint64_t mirrored = 0;
    for (; squares; squares &= squares - 1)
        mirrored |= borgo_bits_one(mirror(borgo_bits_lowest(squares)));
    return mirrored;
}

/* The one of the other colour at the mirrored place. */
static unsigned mirror_outside(const struct shibuya_outside *one,
                               const struct shibuya_outside *others)
{
    unsigned i = 0;
    while (others[i].square != mirror(one->square))
        i++;
    return i;
}

static unsigned mirror_pedestrian(const struct shibuya_box *box, unsigned pedestrian)
{
    unsigned other = 1 - shibuya_colour_of(pedestrian);
    return other * SHIBUYA_EACH
           + mirror_outside(&box->start[pedestrian], &box->start[other * SHIBUYA_EACH]);
}

static unsigned mirror_place(const struct shibuya_box *box, unsigned colour, unsigned place)
{
    if (place < SHIBUYA_WAITING)
        return mirror(place);
    if (place == SHIBUYA_WAITING)
        return place;
    return SHIBUYA_HOME
           + mirror_outside(&box->goal[colour][place - SHIBUYA_HOME], box->goal[1 - colour]);
}

/* Each colour walks where the other did. */
static void mirror_shibuya(const void *box_, const void *from_, void *to_)
{
    const struct shibuya_box *box = box_;
    const struct shibuya_state *from = from_;
    struct shibuya_state *to = to_;
    to->paved = mirror_all(from->paved);
    to->covered = mirror_all(from->covered);
    to->black = mirror_all(from->black);
    to->circle = mirror_all(from->circle);
    to->on[0] = to->on[1] = 0;
    to->taken[0] = to->taken[1] = 0;
    for (unsigned i = 0; i < SHIBUYA_PEDESTRIANS; i++)
        to->place[i] = SHIBUYA_WAITING;
    for (unsigned i = 0; i < SHIBUYA_PEDESTRIANS; i++)
        shibuya_put(to, mirror_pedestrian(box, i),
                    mirror_place(box, shibuya_colour_of(i), from->place[i]));
    for (unsigned i = 0; i < from->turns; i++)
        to->since[i] =
            (uint16_t)(mirror_pedestrian(box, from->since[i] >> 12) << 12
                       | mirror(from->since[i] >> 6 & 63) << 6 | mirror(from->since[i] & 63));
    to->seat = next_seat(from->seat, box->head.players);
    to->first = next_seat(from->first, box->head.players);
}

/* A way to see a position otherwise: `to` starts as a copy of `from`, and each seat's part is then
 * that of the seat `step` further on. */
static const struct symmetry {
    const struct borgo_game *game;
    const char *name;
    unsigned step;
    void (*change)(const void *box, const void *from, void *to);
} symmetries[] = {
    {&borgo_lane, "all move up one seat", 1, pass_lane_on},
    {&borgo_city, "all move up one seat", 1, pass_city_on},
    {&borgo_skyline, "all move up one seat", 1, pass_skyline_on},
    {&borgo_skyline, "the board is turned", 0, turn_skyline},
    {&borgo_shibuya, "the traits are exchanged", 0, exchange_traits},
    {&borgo_shibuya, "the colours are mirrored", 1, mirror_shibuya},
};

struct trial {
    const struct symmetry *symmetry;
    struct borgo_moves *moves;
    uint32_t tried;
    char wrong[BORGO_MAX_POSITION_TEXT];
};

/* A net sees the same too: what a seat saw is what the one it became sees. */
static bool looks_the_same(const struct subject *subject, const struct trial *trial,
                           const void *before, const void *after)
{
    const struct borgo_advice *advice = subject->game->advice;
    struct borgo_features one, other;
    int32_t values[BORGO_MAX_SEATS];
    for (unsigned seat = 0; advice->features && seat < subject->setup.players; seat++) {
        advice->features(subject->box, before, seat, &one, values);
        advice->features(subject->box, after,
                         (seat + trial->symmetry->step) % subject->setup.players, &other, values);
        if (memcmp(one.word, other.word, sizeof one.word) != 0)
            return false;
    }
    return true;
}

static void try_state(const struct subject *subject, struct trial *trial, const void *state)
{
    const struct borgo_game *game = subject->game;
    _Alignas(16) unsigned char changed[BORGO_MAX_STATE];
    double before[BORGO_MAX_SEATS], after[BORGO_MAX_SEATS];
    memcpy(changed, state, game->state_size);
    trial->symmetry->change(subject->box, state, changed);
    borgo_player_chances(game, subject->box, state, before);
    borgo_player_chances(game, subject->box, changed, after);
    for (unsigned seat = 0; seat < subject->setup.players; seat++)
        if (fabs(before[seat] - after[(seat + trial->symmetry->step) % subject->setup.players])
            > 1e-9)
            test_position_text(game, subject->box, state, trial->wrong);
    if (!looks_the_same(subject, trial, state, changed))
        test_position_text(game, subject->box, state, trial->wrong);
    trial->tried++;
}

static void visit(struct subject *subject, void *context)
{
    struct trial *trial = context;
    struct borgo_rng rng;
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    trial->tried = 0;
    trial->wrong[0] = '\0';
    borgo_rng_seed(&rng, 5);
    for (int game = 0; game < GAMES && !trial->wrong[0]; game++) {
        subject->game->start(subject->box, state);
        for (int i = 0; i < MOST_MOVES && subject->game->to_act(subject->box, state); i++) {
            unsigned seat;
            borgo_move move =
                test_random_move(subject->game, subject->box, state, &rng, trial->moves, &seat);
            if (i % EVERY == 0)
                try_state(subject, trial, state);
            subject->game->play(subject->box, state, seat, move, NULL);
        }
    }
    if (!tap_check(!trial->wrong[0] && trial->tried > 0, "%s: the same when %s", subject->name,
                   trial->symmetry->name))
        tap_note("%s", trial->wrong);
}

int main(void)
{
    struct trial trial = {.moves = test_allocate(sizeof *trial.moves)};
    for (size_t i = 0; i < sizeof symmetries / sizeof symmetries[0]; i++) {
        trial.symmetry = &symmetries[i];
        subject_each_setup(trial.symmetry->game, visit, &trial);
    }
    free(trial.moves);
    return tap_done();
}
