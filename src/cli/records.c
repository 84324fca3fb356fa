/* Records named on the command line: see records.h. */
#include "cli/records.h"

#include <stdlib.h>

enum borgo_verdict load_record(const char *path, struct borgo_record *record,
                               struct borgo_error *error)
{
    char *text = read_text_file(path, error);
    if (!text)
        return BORGO_RECORD_UNREADABLE;
    enum borgo_verdict verdict = borgo_record_read(record, path, text, error);
    free(text);
    return verdict;
}

enum borgo_verdict require_record(const char *path, struct borgo_record *record)
{
    struct borgo_error error = {.translate = tr};
    enum borgo_verdict verdict = load_record(path, record, &error);
    if (verdict != BORGO_RECORD_RIGHT)
        complain("%s", error.message);
    return verdict;
}

bool save_record(const struct borgo_record *record, const char *path, save_bytes *how,
                 struct borgo_error *error)
{
    size_t length;
    char *text = borgo_record_text(record, true, &length);
    bool saved = how(path, text, length, !borgo_record_is_over(record), error);
    free(text);
    return saved;
}

int verdict_code(enum borgo_verdict verdict)
{
    return verdict == BORGO_RECORD_RIGHT   ? EXIT_FINE
           : verdict == BORGO_RECORD_WRONG ? EXIT_FAILED
                                           : EXIT_BAD_INPUT;
}
