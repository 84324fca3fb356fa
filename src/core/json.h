/* JSON out and in (RFC 8259), the same natively and in the browser: no stdio, no allocation.
 *
 * The writer owns commas, colons, quotes and escapes, so that whatever a caller does it writes
 * either JSON or an assertion: a member without a name, a name in an array, a bracket too many are
 * mistakes of the program and stop it where asserts are on.
 *
 * The reader is strict. It refuses whatever the standard refuses, and beyond that, because no
 * request of ours needs it: a member that occurs twice, whole numbers beyond 64 bits, NUL in a
 * string, more than BORGO_JSON_DEPTH brackets inside each other, and more values than the caller
 * has room for. */
#ifndef BORGO_CORE_JSON_H
#define BORGO_CORE_JSON_H

#include "core/text.h"

enum { BORGO_JSON_DEPTH = 32 };

/* JSON being written. If the text gets full, what is written is cut: see borgo_json_end. */
struct borgo_json {
    struct borgo_text *text;
    uint32_t objects; /* bit d: what is open at depth d is an object, not an array */
    uint8_t depth;    /* how many brackets are open */
    bool follows;     /* something stands before in the same brackets: a comma comes first */
};

void borgo_json_start(struct borgo_json *json, struct borgo_text *text);
/* Whether it is all there: asserts that one value was written and every bracket closed; false if
 * the text was too small for it. */
bool borgo_json_end(const struct borgo_json *json);

/* Values. `name` is the member's name inside an object and NULL anywhere else. */
void borgo_json_object(struct borgo_json *json, const char *name);
void borgo_json_array(struct borgo_json *json, const char *name);
/* Closes the innermost object or array. */
void borgo_json_close(struct borgo_json *json);
/* Bytes that are not UTF-8 become U+FFFD. */
void borgo_json_string(struct borgo_json *json, const char *name, const char *string);
/* A short string made as borgo_text_print makes it: at most 63 bytes. */
void borgo_json_print(struct borgo_json *json, const char *name, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void borgo_json_number(struct borgo_json *json, const char *name, int64_t number);
/* The same for numbers without a sign, up to the largest of 64 bits. */
void borgo_json_count(struct borgo_json *json, const char *name, uint64_t number);
/* `number` divided by ten to the power of `digits`, with so many digits behind the point: 1234 and
 * 3 are 1.234. */
void borgo_json_decimal(struct borgo_json *json, const char *name, int64_t number, unsigned digits);
/* As printf's %.*f has it; null for infinities and what is no number, which JSON doesn't have. */
void borgo_json_real(struct borgo_json *json, const char *name, double number, unsigned digits);
void borgo_json_bool(struct borgo_json *json, const char *name, bool value);
void borgo_json_null(struct borgo_json *json, const char *name);
/* A cell as two numbers in an array: [4,5]. */
void borgo_json_cell(struct borgo_json *json, const char *name, int first, int second);

enum borgo_json_kind {
    BORGO_JSON_NULL,
    BORGO_JSON_FALSE,
    BORGO_JSON_TRUE,
    BORGO_JSON_INTEGER, /* a number without a fraction or an exponent */
    BORGO_JSON_REAL,    /* any other number: only its spelling is kept */
    BORGO_JSON_STRING,
    BORGO_JSON_ARRAY,
    BORGO_JSON_OBJECT
};

/* A value that was read. What an object or array contains stands behind it, in order. */
struct borgo_json_value {
    enum borgo_json_kind kind;
    uint32_t span;      /* how many values it is with all it contains; at least 1 */
    const char *name;   /* the member's name, or NULL for what isn't in an object */
    const char *string; /* NUL-terminated if a string; the spelling of a number is not */
    uint32_t length;    /* of string */
    int64_t integer;
};

/* Reads one value with nothing but white space around it into `values`, itself first. Strings are
 * decoded where they stand: `text` is changed, and must stay as long as the values are used. */
bool borgo_json_read(char *text, size_t length, struct borgo_json_value *values, size_t room,
                     struct borgo_error *error);
/* The first value in an object or array and the one after `value`; NULL if there is none. */
const struct borgo_json_value *borgo_json_first(const struct borgo_json_value *parent);
const struct borgo_json_value *borgo_json_next(const struct borgo_json_value *parent,
                                               const struct borgo_json_value *value);
/* The member of that name, or NULL. What is no object has no members. */
const struct borgo_json_value *borgo_json_member(const struct borgo_json_value *object,
                                                 const char *name);

#endif
