/* What is answered to a request for a file: see answer.h. */
#include "server/answer.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

static const char *const encoding_names[SERVER_ENCODINGS] = {"br", "gzip", NULL};
static const char *const tag_endings[SERVER_ENCODINGS] = {"-br", "-gz", ""};

static const char *type_of(const char *path)
{
    static const char *const types[][2] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".wasm", "application/wasm"},
        {".woff2", "font/woff2"},
        {".webmanifest", "application/manifest+json"},
        {".json", "application/json"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".txt", "text/plain; charset=utf-8"},
    };
    const char *ending = strrchr(path, '.');
    for (size_t i = 0; ending && i < sizeof types / sizeof types[0]; i++)
        if (strcmp(ending, types[i][0]) == 0)
            return types[i][1];
    return "application/octet-stream";
}

/* What is in assets/ has a hash of its content in its name, so it never changes under that name. */
static const char *cache_of(const char *path)
{
    return strncmp(path, "/assets/", 8) == 0 ? "public, max-age=31536000, immutable" : "no-cache";
}

/* A page elsewhere can give its own name this machine's address and then read what is served here;
 * but the name it was asked by is in the request. */
bool server_is_this_machine(const char *host)
{
    static const char *const names[] = {"localhost", "127.0.0.1", "[::1]"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        size_t length = strlen(names[i]);
        if (strncasecmp(host, names[i], length) == 0
            && (host[length] == '\0' || host[length] == ':'))
            return true;
    }
    return false;
}

/* `q=0`, `q=0.0`: understood, but not wanted. */
static bool is_refused(const char *parameters, size_t length)
{
    const char *q = length ? memchr(parameters, 'q', length) : NULL;
    if (!q)
        return false;
    size_t rest = length - (size_t)(q - parameters) - 1;
    return strspn(q + 1, "= 0.") >= rest && memchr(q, '0', rest + 1);
}

/* Whether this coding is one of a list like `gzip, br;q=0.9`. */
static bool accepts(const char *list, const char *coding)
{
    size_t length = strlen(coding);
    while (*list) {
        list += strspn(list, " \t,");
        size_t item = strcspn(list, ","), name = strcspn(list, ";, \t");
        if (name == length && strncasecmp(list, coding, length) == 0)
            return !is_refused(list + name, item - name);
        list += item;
    }
    return false;
}

static enum server_encoding choose(const struct server_file *file, const char *accepted)
{
    for (int i = 0; i < SERVER_PLAIN; i++)
        if (file->as[i].length && accepts(accepted, encoding_names[i]))
            return (enum server_encoding)i;
    return SERVER_PLAIN;
}

static const struct server_file *find(const struct server_file *files, const char *path)
{
    const char *wanted = strcmp(path, "/") == 0 ? "/index.html" : path;
    for (; files->path; files++)
        if (strcmp(files->path, wanted) == 0)
            return files;
    return NULL;
}

void server_refuse(struct server_answer *answer, unsigned status, const char *text)
{
    *answer = (struct server_answer){
        .status = status,
        .type = "text/plain; charset=utf-8",
        .cache = "no-store",
        .body = (const unsigned char *)text,
        .length = strlen(text),
        .allow = status == 405 ? "GET, HEAD" : NULL,
    };
}

static void give(const struct server_request *request, const struct server_file *file,
                 const unsigned char *bytes, struct server_answer *answer)
{
    enum server_encoding encoding = choose(file, request->encodings);
    *answer = (struct server_answer){.status = 200};
    snprintf(answer->tag, sizeof answer->tag, "\"%s%s\"", file->tag, tag_endings[encoding]);
    answer->type = type_of(file->path);
    answer->cache = cache_of(file->path);
    answer->encoding = encoding_names[encoding];
    answer->varies = file->as[SERVER_BROTLI].length || file->as[SERVER_GZIP].length;
    answer->body = bytes + file->as[encoding].at;
    answer->length = file->as[encoding].length;
    /* Tags have no quotes inside, so one that is in the list anywhere is one of the list. */
    if (strstr(request->tags, answer->tag) || strcmp(request->tags, "*") == 0)
        answer->status = 304;
}

void server_answer(const struct server_request *request, const struct server_file *files,
                   const unsigned char *bytes, struct server_answer *answer)
{
    const struct server_file *file = find(files, request->path);
    if (!*request->host)
        server_refuse(answer, 400, "400: a request needs a Host.\n");
    else if (request->strange_host)
        server_refuse(answer, 403, "403: this server only answers to the name localhost.\n");
    else if (request->method == SERVER_OTHER)
        server_refuse(answer, 405, "405: files can only be read here.\n");
    else if (!file)
        server_refuse(answer, 404, "404: there is nothing here.\n");
    else
        give(request, file, bytes, answer);
    answer->silent = request->method == SERVER_HEAD;
}
