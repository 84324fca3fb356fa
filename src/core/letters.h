/* The letters that stand for colours, types and sides on the screen. Records, engine and wire
 * always have the letters of the notation (`V` is violet); who reads in another language reads
 * letters of that language (`Ro`), and may type either. So no letter that is shown may be what the
 * notation calls something else. */
#ifndef BORGO_CORE_LETTERS_H
#define BORGO_CORE_LETTERS_H

#include "core/game.h"

enum { BORGO_LETTER_SIZE = 8 };

/* A letter as the language shows it; the notation's own where there is no translation. */
void borgo_letters_put(struct borgo_text *text, const struct borgo_letter *letters, char letter,
                       borgo_translate *translate);
/* Draws it, in small letters if asked to; returns the column after it. */
int borgo_letters_draw(struct borgo_canvas *canvas, int row, int column,
                       const struct borgo_letter *letters, char letter, bool small,
                       struct borgo_style style);
/* A move's text as the language shows it: the letters behind its first word. */
void borgo_letters_put_move(struct borgo_text *text, const struct borgo_game *game,
                            const char *canonical, borgo_translate *translate);

#endif
