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

void borgo_letters_put(struct borgo_text *text, const struct borgo_letter *letters, char letter,
                       borgo_translate *translate)
{
    const struct borgo_letter *found = find_letter(letters, letter);
    const char *shown = found ? translate(found->meaning) : NULL;
    if (shown && strcmp(shown, found->meaning) != 0)
        borgo_text_put(text, shown);
    else
        borgo_text_char(text, letter);
}

int borgo_letters_draw(struct borgo_canvas *canvas, int row, int column,
                       const struct borgo_letter *letters, char letter, bool small,
                       struct borgo_style style)
{
    char buffer[BORGO_LETTER_SIZE];
    struct borgo_text text;
    borgo_text_start(&text, buffer, sizeof buffer);
    borgo_letters_put(&text, letters, letter, canvas->translate);
    for (char *at = buffer; *at && small; at++)
        if (*at >= 'A' && *at <= 'Z')
            *at = (char)(*at - 'A' + 'a');
    return borgo_canvas_text(canvas, row, column, buffer, style);
}

void borgo_letters_put_move(struct borgo_text *text, const struct borgo_game *game,
                            const char *canonical, borgo_translate *translate)
{
    size_t first = strcspn(canonical, " ");
    borgo_text_bytes(text, canonical, first);
    for (const char *at = canonical + first; *at; at++)
        borgo_letters_put(text, game->letters, *at, translate);
}
