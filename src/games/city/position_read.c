/* Reads a position's text into a state, refusing what is not there, out of range or twice there.
 * Whether the whole could have arisen in a game is judged in position_check.c. What is secret to
 * the viewer must be `?`, one for each thing. */
#include <string.h>

#include "games/city/roles.h"

static bool read_small(struct borgo_reader *reader, const char *key, unsigned least, unsigned most,
                       uint8_t *value, struct borgo_error *error)
{
    uint32_t number;
    if (!borgo_reader_key_number(reader, key, most, &number, error))
        return false;
    if (number < least)
        return borgo_error_fail(error, "position: '%s' can't be %u", key, number);
    *value = (uint8_t)number;
    return true;
}

/* `-` alone, which leaves the value at CITY_NONE; before a digit it is a sign. */
static bool read_none(struct borgo_reader *reader, uint8_t *value)
{
    *value = CITY_NONE;
    return reader->at[0] == '-' && (reader->at[1] == ' ' || reader->at[1] == '\0')
           && borgo_reader_exact(reader, "-");
}

static bool read_square(const struct city_box *box, struct borgo_reader *reader, uint8_t *id)
{
    uint32_t number;
    if (!borgo_reader_number(reader, CITY_ZONES + CITY_COMMUNITIES - 1, &number))
        return false;
    *id = box->id[number];
    return true;
}

static bool read_cell(struct borgo_reader *reader, int32_t *x, int32_t *y)
{
    return borgo_reader_signed(reader, -CITY_MAX_TILES, CITY_MAX_TILES, x)
           && borgo_reader_exact(reader, ",")
           && borgo_reader_signed(reader, -CITY_MAX_TILES, CITY_MAX_TILES, y);
}

/* The zone on a cell. */
static bool read_zone(struct borgo_reader *reader, const struct city_state *state, unsigned *zone)
{
    int32_t x, y;
    if (!read_cell(reader, &x, &y) || !city_in_window(state, x, y))
        return false;
    *zone = state->grid[city_index(state, x, y)];
    return *zone < CITY_ZONES;
}

/* Numbers separated by points into a set; none may stand there twice. */
static bool read_set(struct borgo_reader *reader, unsigned most, uint64_t *set)
{
    uint32_t number;
    *set = 0;
    if (*reader->at < '0' || *reader->at > '9')
        return true;
    do {
        if (!borgo_reader_number(reader, most, &number) || *set >> number & 1)
            return false;
        *set |= borgo_bits_one(number);
    } while (borgo_reader_exact(reader, "."));
    return true;
}

static bool read_role(struct borgo_reader *reader, uint8_t *role)
{
    uint32_t number;
    if (!borgo_reader_number(reader, 2 * CITY_ROLES - 1, &number) || number % 2 == 0)
        return false;
    *role = (uint8_t)(number / 2);
    return true;
}

static bool read_roles(struct borgo_reader *reader, uint8_t *roles, unsigned most)
{
    memset(roles, CITY_NONE, most);
    if (*reader->at < '0' || *reader->at > '9')
        return true;
    for (unsigned i = 0; i < most; i++) {
        if (!read_role(reader, &roles[i]))
            return false;
        if (!borgo_reader_exact(reader, "."))
            return true;
    }
    return false;
}

/* A `?` for each of at most so many things that are secret. */
static bool read_secrets(struct borgo_reader *reader, unsigned most, unsigned *count)
{
    *count = 0;
    if (*reader->at != '?')
        return true;
    do
        if (!borgo_reader_exact(reader, "?") || ++*count > most)
            return false;
    while (borgo_reader_exact(reader, "."));
    return true;
}

static bool read_secret_roles(struct borgo_reader *reader, uint8_t *roles, unsigned most)
{
    unsigned count;
    memset(roles, CITY_NONE, most);
    if (!read_secrets(reader, most, &count))
        return false;
    memset(roles, CITY_SECRET, count);
    return true;
}

static bool read_turn(const struct city_box *box, struct borgo_reader *reader,
                      struct city_state *state, struct borgo_error *error)
{
    static const char *const directions[5] = {"north", "east", "south", "west", "-"};
    unsigned last_seat = box->head.players - 1u;
    if (!borgo_reader_key_word(reader, "phase", city_phase_words, CITY_PHASES, &state->phase, error)
        || !read_small(reader, "round", 1, CITY_ROUNDS, &state->round, error)
        || !read_small(reader, "first", 0, last_seat, &state->first, error)
        || !read_small(reader, "seat", 0, last_seat, &state->seat, error)
        || !read_small(reader, "second", 0, 1, &state->second, error)
        || !borgo_reader_key_word(reader, "direction", directions, 5, &state->direction, error))
        return false;
    state->round--;
    state->direction = state->direction == 4 ? CITY_NONE : state->direction;
    return true;
}

static bool read_at_once(const struct city_box *box, struct borgo_reader *reader, unsigned viewer,
                         struct city_state *state, struct borgo_error *error)
{
    if (!borgo_reader_key(reader, "at-once", error))
        return false;
    if (read_none(reader, &state->at_once))
        return true;
    state->at_once = CITY_SECRET;
    bool secret = !borgo_seats_sees(viewer, state->seat);
    if (secret ? !borgo_reader_exact(reader, "?") : !read_square(box, reader, &state->at_once))
        return borgo_error_fail(error, "position: 'at-once' must be a square or '-'");
    return true;
}

static bool read_declared(struct borgo_reader *reader, struct city_state *state,
                          struct borgo_error *error)
{
    uint32_t type;
    if (!borgo_reader_key(reader, "declared", error))
        return false;
    if (read_none(reader, &state->declared))
        return true;
    if (!borgo_reader_choice(reader, CITY_TYPE_LETTERS, &type))
        return borgo_error_fail(error, "position: 'declared' must be a type or '-'");
    state->declared = (uint8_t)type;
    return true;
}

/* What stands for one seat behind a key, perhaps secret to the viewer; the reader moves on. */
typedef bool seat_reader(const struct city_box *box, struct borgo_reader *reader,
                         struct city_state *state, unsigned seat, bool secret);

static bool read_marker(const struct city_box *box, struct borgo_reader *reader,
                        struct city_state *state, unsigned seat, bool secret)
{
    uint32_t marker;
    (void)box, (void)secret;
    if (!borgo_reader_number(reader, CITY_STAR, &marker))
        return false;
    state->marker[seat] = (uint8_t)marker;
    return true;
}

static bool read_stars(const struct city_box *box, struct borgo_reader *reader,
                       struct city_state *state, unsigned seat, bool secret)
{
    uint32_t stars;
    (void)box, (void)secret;
    if (!borgo_reader_number(reader, CITY_MOST_STARS, &stars))
        return false;
    state->stars[seat] = (uint16_t)stars;
    return true;
}

/* The roles of one pack into a set. */
static bool read_pack(struct borgo_reader *reader, uint16_t *pack)
{
    uint8_t roles[CITY_PACK];
    if (!read_roles(reader, roles, CITY_PACK))
        return false;
    for (unsigned i = 0; i < CITY_PACK && roles[i] != CITY_NONE; i++) {
        if (*pack >> roles[i] & 1)
            return false;
        *pack |= (uint16_t)(1u << roles[i]);
    }
    return true;
}

/* How many roles have been dealt to the seat whose turn it is follows from its first pack, also
 * where that is secret. */
static bool read_seen(const struct city_box *box, struct borgo_reader *reader,
                      struct city_state *state, unsigned seat, bool secret)
{
    (void)box;
    for (unsigned step = 0; step < CITY_KEPT; step++) {
        uint16_t *pack = &state->seen[seat][step];
        unsigned hidden = 0;
        if (step > 0 && !borgo_reader_exact(reader, "/"))
            return true;
        if (secret ? !read_secrets(reader, CITY_PACK, &hidden) : !read_pack(reader, pack))
            return false;
        if (step == 0 && state->phase == CITY_DEALING && seat == state->seat)
            state->dealt = (uint8_t)(hidden + borgo_bits_count(*pack));
    }
    return true;
}

static bool read_kept(const struct city_box *box, struct borgo_reader *reader,
                      struct city_state *state, unsigned seat, bool secret)
{
    (void)box;
    return secret ? read_secret_roles(reader, state->pick[seat], CITY_KEPT)
                  : read_roles(reader, state->pick[seat], CITY_KEPT);
}

static bool read_chosen(const struct city_box *box, struct borgo_reader *reader,
                        struct city_state *state, unsigned seat, bool secret)
{
    (void)box;
    return secret ? read_secret_roles(reader, &state->chosen[seat], 1)
                  : read_roles(reader, &state->chosen[seat], 1);
}

static bool read_played(const struct city_box *box, struct borgo_reader *reader,
                        struct city_state *state, unsigned seat, bool secret)
{
    (void)box, (void)secret;
    return read_roles(reader, state->played[seat], CITY_ROUNDS);
}

/* Takes the squares out of the stack, so that none can be in two places. */
static bool read_hand(const struct city_box *box, struct borgo_reader *reader,
                      struct city_state *state, unsigned seat, bool secret)
{
    uint8_t id;
    unsigned hidden;
    if (secret) {
        bool fine = read_secrets(reader, CITY_HAND, &hidden);
        state->hand_size[seat] = (uint8_t)hidden;
        return fine;
    }
    if (*reader->at < '0' || *reader->at > '9')
        return true;
    do {
        if (!read_square(box, reader, &id) || !city_has(&state->stack, id)
            || state->hand_size[seat] == CITY_HAND)
            return false;
        state->stack.half[id >> 6] &= ~borgo_bits_one(id);
        state->hand[seat].half[id >> 6] |= borgo_bits_one(id);
        state->hand_size[seat]++;
    } while (borgo_reader_exact(reader, "."));
    return true;
}

/* Buildings that are in the pile so far. */
static bool take_set(struct borgo_reader *reader, struct city_state *state, uint64_t *set)
{
    if (!read_set(reader, CITY_BUILDINGS - 1, set) || *set & ~state->pile)
        return false;
    state->pile &= ~*set;
    return true;
}

/* Buildings that all have seen, then a `?` for each of the others. */
static bool read_secret_plans(struct borgo_reader *reader, struct city_state *state, unsigned seat)
{
    unsigned hidden;
    uint32_t building;
    while (*reader->at >= '0' && *reader->at <= '9') {
        if (!borgo_reader_number(reader, CITY_BUILDINGS - 1, &building)
            || !(state->pile >> building & 1))
            return false;
        state->pile &= ~borgo_bits_one(building);
        state->plans[seat] |= borgo_bits_one(building);
        borgo_reader_exact(reader, ".");
    }
    bool fine = read_secrets(reader, CITY_HAND + 2, &hidden);
    state->plan_count[seat] = (uint8_t)(hidden + borgo_bits_count(state->plans[seat]));
    return fine;
}

static bool read_plans(const struct city_box *box, struct borgo_reader *reader,
                       struct city_state *state, unsigned seat, bool secret)
{
    (void)box;
    if (secret)
        return read_secret_plans(reader, state, seat);
    if (!take_set(reader, state, &state->plans[seat]))
        return false;
    state->plan_count[seat] = (uint8_t)borgo_bits_count(state->plans[seat]);
    return true;
}

static bool read_shown(const struct city_box *box, struct borgo_reader *reader,
                       struct city_state *state, unsigned seat, bool secret)
{
    (void)box, (void)secret;
    return read_set(reader, CITY_BUILDINGS - 1, &state->shown[seat])
           && !(state->shown[seat] & ~state->plans[seat]);
}

static bool read_excluded(const struct city_box *box, struct borgo_reader *reader,
                          struct city_state *state, unsigned seat, bool secret)
{
    (void)box, (void)secret;
    return read_set(reader, CITY_BUILDINGS - 1, &state->excluded[seat]);
}

static bool read_seats(const struct city_box *box, struct borgo_reader *reader, unsigned viewer,
                       struct city_state *state, const char *key, seat_reader *read,
                       struct borgo_error *error)
{
    if (!borgo_reader_key(reader, key, error))
        return false;
    for (unsigned seat = 0; seat < box->head.players; seat++)
        if ((seat && !borgo_reader_exact(reader, ","))
            || !read(box, reader, state, seat, !borgo_seats_sees(viewer, seat)))
            return borgo_error_fail(error, "position: '%s' is wrong for seat %u", key, seat);
    return true;
}

static bool read_loose_buildings(struct borgo_reader *reader, struct city_state *state,
                                 struct borgo_error *error)
{
    uint64_t discarded;
    if (!borgo_reader_key(reader, "drawn", error))
        return false;
    if (!read_set(reader, CITY_BUILDINGS - 1, &state->drawn)
        || state->drawn & ~state->plans[state->seat])
        return borgo_error_fail(error, "position: 'drawn' must be buildings of the seat to act");
    if (!borgo_reader_key(reader, "returned", error))
        return false;
    if (!read_set(reader, CITY_BUILDINGS - 1, &state->returned) || state->returned & ~state->pile)
        return borgo_error_fail(error, "position: 'returned' must be undrawn buildings");
    if (!borgo_reader_key(reader, "discarded", error))
        return false;
    if (!take_set(reader, state, &discarded) || discarded & state->returned)
        return borgo_error_fail(error,
                                "position: 'discarded' must be buildings that are nowhere else");
    return true;
}

static bool cell_is_free(const struct city_state *state, int32_t x, int32_t y)
{
    if (x == 0 && y == 0)
        return false;
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = state->laid.half[half]; rest; rest &= rest - 1) {
            unsigned id = half * 64 + borgo_bits_lowest(rest);
            if (state->x[id] == x && state->y[id] == y)
                return false;
        }
    return true;
}

static bool read_laid(const struct city_box *box, struct borgo_reader *reader,
                      struct city_state *state)
{
    uint8_t id;
    int32_t x, y;
    uint32_t turn;
    if (!read_square(box, reader, &id) || !city_has(&state->stack, id)
        || !borgo_reader_exact(reader, ":") || !read_cell(reader, &x, &y)
        || !borgo_reader_exact(reader, ":") || !borgo_reader_number(reader, 3, &turn)
        || !(box->all_turns[id] >> turn & 1) || !cell_is_free(state, x, y))
        return false;
    state->stack.half[id >> 6] &= ~borgo_bits_one(id);
    state->laid.half[id >> 6] |= borgo_bits_one(id);
    state->x[id] = (int8_t)x;
    state->y[id] = (int8_t)y;
    state->turn[id] = (uint8_t)turn;
    return true;
}

/* Adds the tiles beside those reached, until nothing is added. */
static bool is_connected(const struct city_state *state)
{
    struct city_squares left = state->laid;
    uint8_t reached[CITY_IDS] = {CITY_HALL};
    for (unsigned count = 1, at = 0; at < count; at++) {
        for (unsigned half = 0; half < 2; half++) {
            for (uint64_t rest = left.half[half]; rest; rest &= rest - 1) {
                unsigned id = half * 64 + borgo_bits_lowest(rest);
                int dx = state->x[id] - state->x[reached[at]],
                    dy = state->y[id] - state->y[reached[at]];
                if (dx * dx + dy * dy != 1)
                    continue;
                left.half[half] &= ~borgo_bits_one(id);
                reached[count++] = (uint8_t)id;
            }
        }
    }
    return !(left.half[0] | left.half[1]);
}

static bool read_city(const struct city_box *box, struct borgo_reader *reader,
                      struct city_state *state, struct borgo_error *error)
{
    uint8_t none;
    if (!borgo_reader_key(reader, "city", error))
        return false;
    if (read_none(reader, &none))
        return true;
    do
        if (!read_laid(box, reader, state))
            return borgo_error_fail(
                error, "position: 'city' needs squares like 12:-1,2:0 on free cells, not '%s'",
                reader->at);
    while (borgo_reader_exact(reader, ";"));
    if (borgo_bits_count(state->laid.half[0]) > CITY_MAX_ZONES)
        return borgo_error_fail(error, "position: 'city' has more zones than a game lays");
    if (!is_connected(state))
        return borgo_error_fail(error, "position: the city is not connected by sides");
    state->bare = state->laid.half[0];
    city_lay_out(box, state);
    return true;
}

static bool read_building(const struct city_box *box, struct borgo_reader *reader,
                          struct city_state *state)
{
    uint32_t building, towards;
    int32_t x, y;
    if (!borgo_reader_number(reader, CITY_BUILDINGS - 1, &building)
        || !(state->pile >> building & 1) || !borgo_reader_exact(reader, ":")
        || !read_cell(reader, &x, &y) || !borgo_reader_exact(reader, ":")
        || !borgo_reader_choice(reader, "nesw", &towards))
        return false;
    int x2 = x + city_step[towards][0], y2 = y + city_step[towards][1];
    if (!city_in_window(state, x, y) || !city_in_window(state, x2, y2))
        return false;
    unsigned zone = state->grid[city_index(state, x, y)],
             other = state->grid[city_index(state, x2, y2)];
    if (zone >= CITY_ZONES || other >= CITY_ZONES || state->floors[zone] != state->floors[other])
        return false;
    if (!(box->fits[building][0] >> (state->type[zone] * CITY_TYPES + state->type[other]) & 1))
        return false;
    state->pile &= ~borgo_bits_one(building);
    city_stack(box, state, building, x, y, towards);
    return true;
}

static bool read_raised(const struct city_box *box, struct borgo_reader *reader,
                        struct city_state *state, struct borgo_error *error)
{
    uint8_t none;
    if (!borgo_reader_key(reader, "raised", error))
        return false;
    if (read_none(reader, &none))
        return true;
    do
        if (!read_building(box, reader, state))
            return borgo_error_fail(
                error,
                "position: 'raised' needs buildings like 7:0,1:n, each on what fits it, not '%s'",
                reader->at);
    while (borgo_reader_exact(reader, ";"));
    return true;
}

static bool read_stack(const struct city_box *box, struct borgo_reader *reader,
                       struct city_state *state)
{
    unsigned zone;
    uint32_t seat;
    if (!read_zone(reader, state, &zone) || !(state->bare >> zone & 1) || state->marked >> zone & 1
        || !borgo_reader_exact(reader, ":"))
        return false;
    while (borgo_reader_choice(reader, BORGO_SEAT_LETTERS, &seat)) {
        if (seat >= box->head.players || state->chips_left[seat] == 0)
            return false;
        city_put_chip(state, seat, zone);
    }
    return state->marked >> zone & 1;
}

static bool read_chips(const struct city_box *box, struct borgo_reader *reader,
                       struct city_state *state, struct borgo_error *error)
{
    uint8_t none;
    if (!borgo_reader_key(reader, "chips", error))
        return false;
    if (read_none(reader, &none))
        return true;
    do
        if (!read_stack(box, reader, state))
            return borgo_error_fail(
                error, "position: 'chips' needs stacks like 0,1:ABA on undeveloped zones, not '%s'",
                reader->at);
    while (borgo_reader_exact(reader, ";"));
    return true;
}

static bool read_marks(struct borgo_reader *reader, struct city_state *state,
                       struct borgo_error *error)
{
    unsigned zone;
    uint8_t none;
    if (!borgo_reader_key(reader, "protester", error))
        return false;
    if (!read_none(reader, &state->protested)) {
        if (!read_zone(reader, state, &zone))
            return borgo_error_fail(error,
                                    "position: 'protester' must be the cell of a zone or '-'");
        state->protested = (uint8_t)zone;
    }
    if (!borgo_reader_key(reader, "relocated", error))
        return false;
    if (read_none(reader, &none))
        return true;
    do {
        if (!read_zone(reader, state, &zone) || state->relocated >> zone & 1)
            return borgo_error_fail(error,
                                    "position: 'relocated' must be the cells of zones or '-'");
        state->relocated |= borgo_bits_one(zone);
    } while (borgo_reader_exact(reader, ";"));
    return true;
}

bool city_read_position(const void *box_, struct borgo_reader *reader, unsigned viewer,
                        void *state_, struct borgo_error *error)
{
    const struct city_box *box = box_;
    struct city_state *state = state_;
    city_start(box, state);
    if (!read_turn(box, reader, state, error) || !read_at_once(box, reader, viewer, state, error)
        || !read_declared(reader, state, error)
        || !read_seats(box, reader, viewer, state, "track", read_marker, error)
        || !read_seats(box, reader, viewer, state, "stars", read_stars, error)
        || !read_seats(box, reader, viewer, state, "seen", read_seen, error)
        || !read_seats(box, reader, viewer, state, "kept", read_kept, error)
        || !read_seats(box, reader, viewer, state, "chosen", read_chosen, error)
        || !read_seats(box, reader, viewer, state, "played", read_played, error)
        || !read_seats(box, reader, viewer, state, "squares", read_hand, error)
        || !read_seats(box, reader, viewer, state, "buildings", read_plans, error)
        || !read_seats(box, reader, viewer, state, "shown", read_shown, error)
        || !read_seats(box, reader, viewer, state, "excluded", read_excluded, error)
        || !read_loose_buildings(reader, state, error) || !read_city(box, reader, state, error)
        || !read_raised(box, reader, state, error) || !read_chips(box, reader, state, error)
        || !read_marks(reader, state, error))
        return false;
    return city_check_position(box, state, viewer, error);
}
