/* How many columns of a character screen a UTF-8 text takes: most characters one, East Asian ones
 * and emoji two, marks that combine with the character before them none. */
#ifndef BORGO_CORE_WIDTH_H
#define BORGO_CORE_WIDTH_H

#include <stddef.h>

/* The bytes of the character a text starts with; 1 where they are no UTF-8, 0 at the end. */
int borgo_width_bytes(const char *text);
/* The columns of that character. */
int borgo_width_character(const char *text);
/* The columns of so many bytes of a text. */
int borgo_width_text(const char *text, size_t length);

#endif
