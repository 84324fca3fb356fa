/* The Test Anything Protocol: one line a check, so that Meson counts and shows each of them. */
#ifndef BORGO_TESTS_TAP_H
#define BORGO_TESTS_TAP_H

#include <stdbool.h>

/* Prints `ok` or `not ok` and the check's name; returns whether it is fine. */
bool tap_check(bool fine, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A line of explanation below a check. */
void tap_note(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Prints the plan; returns the exit code of the program. */
int tap_done(void);

#endif
