/* Writing text into a caller's buffer, reading it with a cursor, and errors that say what was
 * wrong. Games may not use stdio, so this is their printf and scanf. Nothing here allocates or
 * writes past its buffer. */
#ifndef BORGO_CORE_TEXT_H
#define BORGO_CORE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Gives the reader's language for an English text, or NULL for English. */
typedef const char *borgo_translate(const char *english);

/* Takes what a full buffer holds, to make room. */
typedef void borgo_text_drain(void *to, const char *bytes, size_t length);

/* A buffer being written: always NUL-terminated; what doesn't fit is cut and `full` set. With a
 * drain nothing is ever cut: a full buffer is emptied into it. */
struct borgo_text {
    char *at;
    size_t size;
    size_t used;
    bool full;
    borgo_text_drain *drain;
    void *to; /* what drain is given */
};

/* What is wrong with a data text, and where, for whoever shows the text: beside the message. */
struct borgo_complaint {
    const char *kind; /* one word, `unreachable`; NULL: it isn't about a data text */
    const char *file; /* the text's name, as it was given */
    int line, column; /* from 1, the column in characters; 0: the line as a whole */
    bool has_cell;
    int cell[2];    /* of the board that the text describes */
    uint16_t words; /* where in the message the words begin, behind "file:line: " */
};

struct borgo_error {
    borgo_translate *translate;
    char message[400];
    struct borgo_complaint complaint;
};

void borgo_text_start(struct borgo_text *text, char *buffer, size_t size);
/* Empties the buffer into the drain: the last thing to do with a text that has one. */
void borgo_text_flush(struct borgo_text *text);
void borgo_text_char(struct borgo_text *text, char c);
void borgo_text_put(struct borgo_text *text, const char *string);
void borgo_text_bytes(struct borgo_text *text, const char *bytes, size_t length);
void borgo_text_number(struct borgo_text *text, int64_t number);
void borgo_text_count(struct borgo_text *text, uint64_t number);
/* Understands %s, %d (int), %u (unsigned), %c and %%, and with places (%2$s) at most nine
 * arguments, each of which must occur: translations need another order. Asserts that there is
 * nothing else. */
void borgo_text_print(struct borgo_text *text, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void borgo_text_print_list(struct borgo_text *text, const char *format, va_list arguments);

/* Sets the error's message, translated if the error has a translator; always returns false. A NULL
 * error is fine. */
bool borgo_error_fail(struct borgo_error *error, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* A cursor over a NUL-terminated text. Each borgo_read_... moves on only when it succeeds. */
struct borgo_reader {
    const char *at;
};

void borgo_reader_skip_spaces(struct borgo_reader *reader);
bool borgo_reader_exact(struct borgo_reader *reader, const char *expected);
/* A decimal number without sign or leading zeros, at most `most`. */
bool borgo_reader_number(struct borgo_reader *reader, uint32_t most, uint32_t *number);
/* The same with an optional minus sign. */
bool borgo_reader_signed(struct borgo_reader *reader, int32_t least, int32_t most, int32_t *number);
/* One character out of `choices`; gives its index. */
bool borgo_reader_choice(struct borgo_reader *reader, const char *choices, uint32_t *index);
/* Spaces, then `key=`. Says which key is missing if it isn't there. */
bool borgo_reader_key(struct borgo_reader *reader, const char *key, struct borgo_error *error);
/* key=number */
bool borgo_reader_key_number(struct borgo_reader *reader, const char *key, uint32_t most,
                             uint32_t *number, struct borgo_error *error);
/* key=number for a small field. */
bool borgo_reader_key_small(struct borgo_reader *reader, const char *key, unsigned most,
                            uint8_t *value, struct borgo_error *error);
/* key=word, one of `words`, with nothing else behind it; gives its index. */
bool borgo_reader_key_word(struct borgo_reader *reader, const char *key, const char *const *words,
                           unsigned count, uint8_t *value, struct borgo_error *error);
/* Only spaces are left. */
bool borgo_reader_end(struct borgo_reader *reader);

/* The lines of a data file: comments (#) and empty lines skipped, each split into words. */
struct borgo_lines {
    const char *file;
    const char *at;
    const char *start; /* of the current line */
    int number;        /* of the current line, from 1 */
    int words;
    const char *word[32];
    uint16_t length[32];
};

void borgo_lines_start(struct borgo_lines *lines, const char *file, const char *text);
/* The next line with content; false at the end. A word beyond the 32nd is counted but not kept. */
bool borgo_lines_next(struct borgo_lines *lines);
bool borgo_lines_word_is(const struct borgo_lines *lines, int word, const char *expected);
/* A word that is a number at most `most`. */
bool borgo_lines_number(const struct borgo_lines *lines, int word, uint32_t most, uint32_t *number);
/* Fails with "file:line: " before the message. */
bool borgo_lines_fail(const struct borgo_lines *lines, struct borgo_error *error,
                      const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The same about data, with the complaint: its kind, and where in the current line it is, or NULL
 * for the line as a whole. */
bool borgo_lines_complain(const struct borgo_lines *lines, struct borgo_error *error,
                          const char *kind, const char *at, const char *format, ...)
    __attribute__((format(printf, 5, 6)));
/* A word of the current line to complain about; NULL if there is no such word. */
const char *borgo_lines_word(const struct borgo_lines *lines, int word);

#endif
