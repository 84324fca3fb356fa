/* Who sits at a table: see seat.h. */
#include "table/seat.h"

#include <string.h>

/* Accents that stand on the character before them: at the start of a name they would land on
 * something else. */
static bool is_accent(int32_t character)
{
    return character >= 0x300 && character <= 0x36f;
}

bool borgo_seat_is_name(const char *name)
{
    size_t length = strlen(name);
    if (length == 0 || length > BORGO_MAX_NAME || name[0] == ' ' || name[length - 1] == ' '
        || !borgo_character_all_plain(name))
        return false;
    for (const char *at = name; *at;) {
        const char *start = at;
        int32_t character = borgo_character_next(&at);
        if (borgo_character_is_invisible(character)
            || (borgo_character_is_space(character) && character != ' ')
            || (start == name && is_accent(character)))
            return false;
    }
    return true;
}

/* The next character of a name as it is compared: no capitals, one space between words. 0 at the
 * end. */
static int32_t next_look(const char **at)
{
    if (!**at)
        return 0;
    int32_t character = borgo_character_next(at);
    while (character == ' ' && **at == ' ')
        ++*at;
    bool is_capital = (character >= 'A' && character <= 'Z')
                      || (character >= 0xc0 && character <= 0xde && character != 0xd7);
    return is_capital ? character + 0x20 : character;
}

bool borgo_seat_same_name(const char *name, const char *other)
{
    int32_t look;
    do {
        look = next_look(&name);
        if (look != next_look(&other))
            return false;
    } while (look);
    return true;
}

const char *borgo_seat_name_twice(const struct borgo_seat *seats, unsigned players)
{
    for (unsigned seat = 1; seat < players; seat++)
        for (unsigned other = 0; other < seat; other++)
            if (borgo_seat_same_name(seats[seat].name, seats[other].name))
                return seats[seat].name;
    return NULL;
}

bool borgo_seat_is_player_word(const char *word)
{
    size_t length = strlen(word);
    return length > 0 && length <= BORGO_MAX_PLAYER_WORD
           && strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}
