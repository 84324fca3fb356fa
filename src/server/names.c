/* Whether two names could be taken for each other: see hall_parts.h. Both are reduced to how they
 * look at a glance: small letters without accents, letters of other scripts and digits as the Latin
 * ones they resemble, no spaces or points. */
#include <string.h>

#include "core/characters.h"
#include "server/hall_parts.h"

/* Characters that look like a small letter, each behind it. */
static const struct {
    char letter;
    const char *like;
} looks[] = {
    {'a', "àáâãäåāăąǎαаɑ@4"},
    {'b', "ьЬвВβƀ8"},
    {'c', "çćĉċčсϲ¢"},
    {'d', "ďđðԁ"},
    {'e', "èéêëēĕėęěеёєε3"},
    {'f', "ƒ"},
    {'g', "ĝğġģɡ9"},
    {'h', "ĥħһ"},
    {'i', "ìíîïĩīĭįıіїι1l|!Iｌ"},
    {'j', "ĵј"},
    {'k', "ķкΚκ"},
    {'m', "м"},
    {'n', "ñńņňŋηпи"},
    {'o', "òóôõöøōŏőοо0σ"},
    {'p', "рρþ"},
    {'r', "ŕŗřгѓ"},
    {'s', "śŝşšѕ$5"},
    {'t', "ţťŧтτ7"},
    {'u', "ùúûüũūŭůűųυцμµ"},
    {'v', "ѵν"},
    {'w', "ŵωшѡ"},
    {'x', "хχ×"},
    {'y', "ýÿŷуγ"},
    {'z', "źżžᴢ2"},
};

/* Capitals of the scripts above as their small letters. */
static int32_t small(int32_t character)
{
    if ((character >= 'A' && character <= 'Z') || (character >= 0xc0 && character <= 0xde)
        || (character >= 0x391 && character <= 0x3a9) || (character >= 0x410 && character <= 0x42f))
        return character + 0x20;
    if (character >= 0x400 && character <= 0x40f)
        return character + 0x50;
    if (character >= 0x100 && character <= 0x17f && character % 2 == 0)
        return character + 1;
    if (character >= 0xff21 && character <= 0xff3a)
        return character - 0xff21 + 'a';
    if (character >= 0xff41 && character <= 0xff5a)
        return character - 0xff41 + 'a';
    return character;
}

static int32_t look_of(int32_t character)
{
    character = small(character);
    for (size_t i = 0; i < sizeof looks / sizeof looks[0]; i++)
        for (const char *at = looks[i].like; *at;)
            if (borgo_character_next(&at) == character)
                return looks[i].letter;
    return character == 'l' ? 'i' : character;
}

/* What shows nothing of its own, or hardly. */
static bool is_nothing(int32_t character)
{
    return character == ' ' || character == '.' || character == '-' || character == '_'
           || character == '\'' || character == '`' || (character >= 0x300 && character <= 0x36f)
           || borgo_character_is_space(character) || borgo_character_is_invisible(character);
}

static int32_t next_look(const char **at)
{
    while (**at) {
        int32_t character = borgo_character_next(at);
        if (!is_nothing(character))
            return look_of(character);
    }
    return 0;
}

bool names_alike(const char *name, const char *other)
{
    int32_t look;
    do {
        look = next_look(&name);
        if (look != next_look(&other))
            return false;
    } while (look);
    return true;
}
