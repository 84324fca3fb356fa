/* What `borgo` shows and asks of an honest deal: the pact at one keyboard, and what a record says
 * about itself. */
#ifndef BORGO_CLI_SEALING_H
#define BORGO_CLI_SEALING_H

#include "table/record.h"
#include "terminal/input.h"

/* Shows what the house promised and brings the pact to its end, so that the record can deal. The
 * people's numbers are made by this program, or, with `own_numbers`, from what each of them types.
 * False when the input ended before. */
bool seal_deal(struct borgo_record *record, struct input *input, bool own_numbers);

/* `Anna 2, Bruno 1`: how often each of them took back after something was revealed. */
void put_backs(const struct borgo_record *record, struct borgo_text *text);
/* Says how many moves were taken back after something was revealed, and by whom; nothing where
 * there were none. */
void tell_backs(const struct borgo_record *record);
/* The last words about the deal of a finished game: its seed. */
void tell_seed(const struct borgo_record *record);

#endif
