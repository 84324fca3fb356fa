/* Who sits where: see seats.h. */
#include "cli/seats.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static bool find_kind(const char *kind, struct seat *seat)
{
    struct borgo_error error = {.translate = tr};
    if (strcmp(kind, "human") == 0) {
        seat->kind = SEAT_HUMAN;
        return true;
    }
    seat->kind = SEAT_COMPUTER;
    seat->player = borgo_player_find(kind, &error);
    if (!seat->player)
        complain("%s", error.message);
    return seat->player;
}

/* KIND[:NAME] */
static bool read_seat(const char *text, struct seat *seat)
{
    char kind[32];
    const char *colon = strchr(text, ':');
    size_t length = colon ? (size_t)(colon - text) : strlen(text);
    if (length >= sizeof kind)
        return complain("'%s' is not a player: expected human or a computer player's name", text),
               false;
    memcpy(kind, text, length);
    kind[length] = '\0';
    *seat = (struct seat){.name = colon ? colon + 1 : NULL};
    if (seat->name && !borgo_seat_is_name(seat->name))
        return complain("'%s' is no name: 1 to %d bytes of plain, visible text that don't start or "
                        "end with a space",
                        seat->name, BORGO_MAX_NAME),
               false;
    return find_kind(kind, seat);
}

static int named_seat(const char *text, unsigned players, const struct seat *seats)
{
    unsigned number = (unsigned)(text[0] - '0');
    if (!isdigit((unsigned char)text[0]) || text[1] != '=' || number >= players)
        return complain("'--seat %s' names no seat: the seats are 0 to %u", text, players - 1), -1;
    if (seats[number].kind != SEAT_NOT_GIVEN)
        return complain("seat %u is taken twice", number), -1;
    return (int)number;
}

static int lowest_free_seat(const char *text, unsigned players, const struct seat *seats)
{
    for (unsigned number = 0; number < players; number++)
        if (seats[number].kind == SEAT_NOT_GIVEN)
            return (int)number;
    return complain("'--seat %s' is one too many: there is room for %u", text, players), -1;
}

/* The seat a flag's value is for, and the value behind its number. -1 after complaining. */
static int seat_of(const char **value, unsigned players, const struct seat *seats)
{
    const char *text = *value;
    if (text[strcspn(text, "=:")] != '=')
        return lowest_free_seat(text, players, seats);
    *value = strchr(text, '=') + 1;
    return named_seat(text, players, seats);
}

/* Two players whose names look the same would be one in every sentence. */
static bool check_names(const struct seat *seats)
{
    for (unsigned seat = 1; seat < BORGO_MAX_SEATS; seat++)
        for (unsigned other = 0; other < seat; other++)
            if (seats[seat].name && seats[other].name
                && borgo_seat_same_name(seats[seat].name, seats[other].name))
                return complain("seats %u and %u have the same name, '%s'", other, seat,
                                seats[seat].name),
                       false;
    return true;
}

bool read_seats(const struct arguments *arguments, unsigned players,
                struct seat seats[BORGO_MAX_SEATS])
{
    memset(seats, 0, BORGO_MAX_SEATS * sizeof *seats);
    for (int i = 0; i < arguments->flags; i++) {
        if (strcmp(arguments->flag[i]->name, "--seat") != 0)
            continue;
        const char *value = arguments->value[i];
        int number = seat_of(&value, players, seats);
        if (number < 0 || !read_seat(value, &seats[number]))
            return false;
    }
    return check_names(seats);
}

static const char *name_of(const struct seat *seat)
{
    return seat->name ? seat->name : seat->player->name;
}

void seat_label(const struct seat *seat, unsigned number, struct borgo_text *label)
{
    borgo_text_print(label, "%u %s", number, name_of(seat));
}

void put_seat_player(struct borgo_json *json, const struct seat *seat)
{
    borgo_json_string(json, "player", seat->player->name);
    borgo_json_string(json, "name", name_of(seat));
}
