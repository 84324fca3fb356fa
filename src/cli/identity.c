/* Who a person is on servers: see identity.h. */
#include "cli/identity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/keep.h"
#include "host/host.h"

enum { ROOM = 200 };

static const char digits[] = "0123456789abcdef";

/* `key 0123…` and `name Ada`, a line each. */
static bool read_lines(char *text, struct identity *identity)
{
    char *rest;
    for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        if (strncmp(line, "key ", 4) == 0 && strlen(line + 4) == IDENTITY_KEY
            && strspn(line + 4, digits) == IDENTITY_KEY)
            memcpy(identity->key, line + 4, IDENTITY_KEY + 1);
        else if (strncmp(line, "name ", 5) == 0 && borgo_seat_is_name(line + 5))
            memcpy(identity->name, line + 5, strlen(line + 5) + 1);
    }
    return identity->key[0];
}

static bool write_lines(const struct identity *identity, const char *path, save_bytes *how,
                        struct borgo_error *error)
{
    char text[ROOM];
    int length = snprintf(text, sizeof text, "key %s\n", identity->key);
    if (identity->name[0])
        length +=
            snprintf(text + length, sizeof text - (size_t)length, "name %s\n", identity->name);
    return how(path, text, (size_t)length, true, error);
}

static void draw_key(struct identity *identity)
{
    unsigned char bytes[BORGO_HASH_BYTES];
    char hex[BORGO_HEX_SIZE];
    host_random_bytes(bytes, sizeof bytes);
    borgo_hash_write_hex(bytes, hex);
    memcpy(identity->key, hex, IDENTITY_KEY);
    identity->key[IDENTITY_KEY] = '\0';
}

/* A file that is there but isn't read is never written over: whoever made it may want it back. */
bool open_identity(struct identity *identity, struct borgo_error *error)
{
    *identity = (struct identity){0};
    char *path = kept_path("person", error);
    if (!path)
        return draw_key(identity), false;
    bool there = access(path, F_OK) == 0, fine = true;
    char *text = there ? read_text_file(path, error) : NULL;
    if (there && text && !read_lines(text, identity))
        fine = borgo_error_fail(error, "'%s' has no key in it", path);
    fine = fine && (!there || text);
    if (!identity->key[0])
        draw_key(identity);
    if (!there)
        fine = write_lines(identity, path, save_new_file, error);
    free(text);
    free(path);
    return fine;
}

void read_own_name(char name[BORGO_MAX_NAME + 1])
{
    struct identity identity = {0};
    char *path = kept_path("person", NULL), *text = path ? read_text_file(path, NULL) : NULL;
    if (text)
        read_lines(text, &identity);
    memcpy(name, identity.name, sizeof identity.name);
    free(text);
    free(path);
}

void keep_name(struct identity *identity, const char *name)
{
    struct identity there = {0};
    char *path = kept_path("person", NULL), *text = path ? read_text_file(path, NULL) : NULL;
    if (name != identity->name)
        snprintf(identity->name, sizeof identity->name, "%s", name);
    if (text && read_lines(text, &there) && strcmp(there.key, identity->key) == 0
        && strcmp(there.name, name) != 0)
        write_lines(identity, path, save_file, NULL);
    free(text);
    free(path);
}

static char *number_path(const char *table)
{
    char name[ROOM];
    snprintf(name, sizeof name, "sealed-%s", table);
    return kept_path(name, NULL);
}

/* `COMMITMENT NUMBER` */
void sealing_number(const char *table, const char *commitment,
                    unsigned char number[BORGO_SEED_BYTES])
{
    char *path = number_path(table), *text = path ? read_text_file(path, NULL) : NULL;
    size_t length = strlen(commitment);
    if (text && strlen(text) == 2 * length + 2 && strncmp(text, commitment, length) == 0) {
        text[2 * length + 1] = '\0';
        if (borgo_hash_read_hex(text + length + 1, number)) {
            free(text);
            free(path);
            return;
        }
    }
    char line[ROOM], hex[BORGO_HEX_SIZE];
    host_random_bytes(number, BORGO_SEED_BYTES);
    borgo_hash_write_hex(number, hex);
    int written = snprintf(line, sizeof line, "%s %s\n", commitment, hex);
    if (path)
        save_file(path, line, (size_t)written, true, NULL);
    free(text);
    free(path);
}

void forget_number(const char *table)
{
    char *path = number_path(table);
    if (path)
        unlink(path);
    free(path);
}
