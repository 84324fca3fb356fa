/* Files that people name: read whole, written whole or not at all, and locked while a game in them
 * goes on.
 *
 * What may be written is a regular file or a name that is still free. A link is never written
 * through: the message names the file it leads to, so that whoever means that one can say so. Links
 * among the folders of a path are followed like everywhere else. */
#ifndef BORGO_CLI_FILE_H
#define BORGO_CLI_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "core/text.h"

enum { MOST_FILE = 16 << 20 };

/* A whole text file of at most MOST_FILE bytes, to be freed, without a byte order mark; NULL after
 * a failure. Folders, pipes and devices are refused at once. */
char *read_text_file(const char *path, struct borgo_error *error);

/* Puts the bytes under that name in one step: whoever looks sees the old file or the new one, also
 * after a power failure. While it is `private` nobody but its owner may read it. When it fails,
 * nothing has changed. */
typedef bool save_bytes(const char *path, const char *bytes, size_t length, bool private,
                        struct borgo_error *error);
bool save_file(const char *path, const char *bytes, size_t length, bool private,
               struct borgo_error *error);
/* The same for a name that must still be free. */
bool save_new_file(const char *path, const char *bytes, size_t length, bool private,
                   struct borgo_error *error);

/* A lock on a name, held by a hidden empty file beside it; all zero when nothing is locked. It ends
 * with the program, however that ends. */
struct file_lock {
    char *path; /* of the hidden file */
    int descriptor;
};

/* Fails at once when another program has it. The file itself needn't be there yet. */
bool lock_file(const char *path, struct file_lock *lock, struct borgo_error *error);
void unlock_file(struct file_lock *lock);
/* Another program has it now. */
bool is_locked(const char *path);

/* The text as one word of a command line that can be copied into a shell; to be freed. */
char *shell_quoted(const char *text);

#endif
