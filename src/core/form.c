/* The text of a move from its form: see form.h. */
#include "core/form.h"

#include <string.h>

#include "core/text.h"

int borgo_form_find_place(const struct borgo_form *form, const char *name)
{
    for (int i = 0; i < BORGO_EVENT_PLACES && form->sentence.place[i].name; i++)
        if (strcmp(form->sentence.place[i].name, name) == 0)
            return i;
    return -1;
}

static void write_place(const struct borgo_place *place, int32_t value, struct borgo_text *text)
{
    if (value == BORGO_VEILED) {
        borgo_text_char(text, '?');
    } else if (place->type == BORGO_CELL) {
        borgo_text_number(text, borgo_cell_first(value));
        borgo_text_char(text, ',');
        borgo_text_number(text, borgo_cell_second(value));
    } else if (place->type != BORGO_WORD && place->type != BORGO_NOTATION) {
        borgo_text_number(text, value);
    } else if (place->letters) {
        borgo_text_char(text, place->letters[value]);
    } else {
        borgo_text_put(text, place->words[value]);
    }
}

void borgo_form_write(const struct borgo_form *form, const struct borgo_description *description,
                      struct borgo_text *text)
{
    if (form->word)
        borgo_text_put(text, form->word);
    for (unsigned i = 0; i < form->written; i++) {
        if (i > 0 || form->word)
            borgo_text_char(text, ' ');
        write_place(&form->sentence.place[i], description->value[i], text);
    }
}
