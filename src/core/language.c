/* The languages Borgo speaks: see language.h. A catalogue is what msgfmt makes of a PO file: a
 * table of English texts sorted by bytes and a table of translations, little-endian. Plurals stand
 * behind the singular, after a NUL. */
#include "core/language.h"

#include <string.h>

/* The translated languages: code, name, and which counts take the plural. One line each. */
#define TRANSLATED(LANGUAGE)                                                                       \
    LANGUAGE(fr, "français", count > 1)                                                            \
    LANGUAGE(it, "italiano", count != 1)

#define CATALOGUE(code, name, plural) extern const unsigned char borgo_catalogue_##code[];
TRANSLATED(CATALOGUE)

static uint32_t word_at(const unsigned char *bytes, uint32_t offset)
{
    const unsigned char *b = bytes + offset;
    return b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

const char *borgo_language_look_up(const unsigned char *catalogue, const char *english)
{
    uint32_t english_table = word_at(catalogue, 12);
    uint32_t translated_table = word_at(catalogue, 16);
    uint32_t low = 0, high = word_at(catalogue, 8);
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        const char *text =
            (const char *)catalogue + word_at(catalogue, english_table + 8 * middle + 4);
        int order = strcmp(english, text);
        if (order == 0 && *english)
            return (const char *)catalogue + word_at(catalogue, translated_table + 8 * middle + 4);
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

static const char *in_catalogue(const unsigned char *catalogue, const char *english)
{
    const char *found = borgo_language_look_up(catalogue, english);
    return found ? found : english;
}

static const char *counted(const unsigned char *catalogue, const char *one, const char *many,
                           bool plural)
{
    const char *found = borgo_language_look_up(catalogue, one);
    if (!found)
        return plural ? many : one;
    return plural ? found + strlen(found) + 1 : found;
}

static const char *english(const char *text)
{
    return text;
}

static const char *english_count(const char *one, const char *many, uint32_t count)
{
    return count == 1 ? one : many;
}

#define FUNCTIONS(code, name, plural)                                                              \
    static const char *code##_text(const char *text)                                               \
    {                                                                                              \
        return in_catalogue(borgo_catalogue_##code, text);                                         \
    }                                                                                              \
    static const char *code##_count(const char *one, const char *many, uint32_t count)             \
    {                                                                                              \
        return counted(borgo_catalogue_##code, one, many, plural);                                 \
    }
TRANSLATED(FUNCTIONS)

#define ENTRY(code, name, plural) {#code, name, code##_text, code##_count},
const struct borgo_language borgo_languages[BORGO_LANGUAGES] = {
    {"en", "English", english, english_count}, TRANSLATED(ENTRY)};

const struct borgo_language *borgo_language_find(const char *code)
{
    for (int i = 0; i < BORGO_LANGUAGES; i++) {
        const char *ours = borgo_languages[i].code;
        char after = strncmp(code, ours, 2) == 0 ? code[2] : 'x';
        if (after == '\0' || after == '_' || after == '.' || after == '-')
            return &borgo_languages[i];
    }
    return NULL;
}
