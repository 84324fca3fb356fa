/* What the server tells its keeper: see log.h. */
#include "server/log.h"

#include <stdio.h>
#include <time.h>

static const char *const names[] = {"", "error", "warning", "info"};

/* 2026-11-16T07:20:01.123Z */
static void put_time(char *text, size_t size)
{
    struct timespec now;
    struct tm parts;
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &parts);
    size_t used = strftime(text, size, "%Y-%m-%dT%H:%M:%S", &parts);
    snprintf(text + used, size - used, ".%03ldZ", now.tv_nsec / 1000000);
}

/* In one piece, so that lines of several threads don't mix. */
void log_line(enum log_level least, enum log_level level, const char *what,
              const struct place_key *from, const char *format, ...)
{
    char line[1000], time[40], address[48] = "", rest[700];
    va_list arguments;
    if (level > least)
        return;
    va_start(arguments, format);
    vsnprintf(rest, sizeof rest, format, arguments);
    va_end(arguments);
    put_time(time, sizeof time);
    if (from)
        place_key_shorten(from, address, sizeof address);
    snprintf(line, sizeof line, "time=%s level=%s what=%s%s%s%s%s\n", time, names[level], what,
             from ? " address=" : "", address, *rest ? " " : "", rest);
    fputs(line, stderr);
}
