/* The characters of a text: what is UTF-8, what may stand on a screen, and what can be seen there
 * at all. */
#ifndef BORGO_CORE_CHARACTERS_H
#define BORGO_CORE_CHARACTERS_H

#include "core/text.h"

/* The code point at *at, before `end`, which moves behind it; -1 for what is not UTF-8 in its
 * shortest form, and *at stays. */
int32_t borgo_character_next_before(const char **at, const char *end);
/* The same in a text with a NUL at its end. -1 for a byte that belongs to no UTF-8 character in its
 * shortest form; *at moves behind that byte. */
int32_t borgo_character_next(const char **at);

/* Text that is safe to show on a screen: whole UTF-8 characters, none of them for control,
 * direction or line breaks. */
bool borgo_character_all_plain(const char *text);
/* A character that shows nothing, or only changes how its neighbours look: soft hyphen, zero width,
 * fillers, variation selectors, tags. */
bool borgo_character_is_invisible(int32_t character);
/* A character that leaves room and nothing else. */
bool borgo_character_is_space(int32_t character);

/* The text with everything a screen might obey or fail to show written as \xNN, a byte each. */
void borgo_character_put_visible(struct borgo_text *text, const char *string);

#endif
