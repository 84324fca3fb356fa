/* The language of this run, and complaints in it. The one thing about a run that everything here
 * may ask for. */
#ifndef BORGO_TERMINAL_LANGUAGE_H
#define BORGO_TERMINAL_LANGUAGE_H

#include <stdbool.h>
#include <stddef.h>

#include "core/event.h"
#include "core/language.h"
#include "core/text.h"

/* How the program ends. */
enum { EXIT_FINE = 0, EXIT_FAILED = 1, EXIT_BAD_INPUT = 2, EXIT_INTERRUPTED = 130 };

/* From --lang among the words, or else from the environment. Complains and returns false if --lang
 * names one we don't speak; one in the environment that we don't speak is no mistake. */
bool choose_language(int count, char **words);
const struct borgo_language *language(void);
const char *tr(const char *english);
const char *tr_count(const char *one, const char *many, uint32_t count);

/* One clear sentence on standard error; returns EXIT_BAD_INPUT. The format is translated. */
int complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Memory or nothing: running out of it is not something to recover from. */
void *allocate(size_t size);

#endif
