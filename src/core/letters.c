/* Letters in the reader's language: see letters.h. */
#include "core/letters.h"

#include <string.h>

static const struct borgo_letter *find_letter(const struct borgo_letter *letters, char letter)
{
    for (; letters && letters->canonical; letters++)
        if (letters->canonical == letter)
            return letters;
    return NULL;
}

void borgo_put_letter(struct borgo_text *text, const struct borgo_letter *letters, char letter, borgo_translate *translate)
{
    const struct borgo_letter *found = find_letter(letters, letter);
    const char *shown = found ? translate(found->meaning) : NULL;
    if (shown && strcmp(shown, found->meaning) != 0)
        borgo_put(text, shown);
    else
        borgo_put_char(text, letter);
}

int borgo_draw_letter(struct borgo_canvas *canvas, int row, int column, const struct borgo_letter *letters, char letter,
                      bool small, struct borgo_style style)
{
    char buffer[BORGO_LETTER_SIZE];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_put_letter(&text, letters, letter, canvas->translate);
    for (char *at = buffer; *at && small; at++)
        if (*at >= 'A' && *at <= 'Z')
            *at = (char)(*at - 'A' + 'a');
    return borgo_draw_text(canvas, row, column, buffer, style);
}

void borgo_put_shown(struct borgo_text *text, const struct borgo_game *game, const char *canonical,
                     borgo_translate *translate)
{
    size_t first = strcspn(canonical, " ");
    borgo_put_bytes(text, canonical, first);
    for (const char *at = canonical + first; *at; at++)
        borgo_put_letter(text, game->letters, *at, translate);
}
