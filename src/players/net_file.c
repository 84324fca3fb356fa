/* A net's text: comments with its history, then
 *
 *     net GAME features N
 *     units 64 16
 *     first        a line for each feature and one for the bias
 *     second       a line for each unit and one for the biases
 *     last         one line, the bias at its end
 *
 * where a weight is two digits of base 64 that count from the least it can be. */
#include <string.h>

#include "players/net.h"

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static int digit_of(char c)
{
    return c >= 'A' && c <= 'Z'   ? c - 'A'
           : c >= 'a' && c <= 'z' ? c - 'a' + 26
           : c >= '0' && c <= '9' ? c - '0' + 52
           : c == '+'             ? 62
           : c == '/'             ? 63
                                  : -1;
}

/* The next line is one word of so many weights. */
static bool read_weights(struct borgo_lines *lines, int16_t *weights, unsigned count,
                         struct borgo_error *error)
{
    if (!borgo_lines_next(lines))
        return borgo_lines_fail(lines, error, "the net ends too early");
    if (lines->words != 1 || lines->length[0] != 2 * count)
        return borgo_lines_fail(lines, error, "a line of %u weights must have %u digits", count,
                                2 * count);
    for (unsigned i = 0; i < count; i++) {
        int high = digit_of(lines->word[0][2 * i]), low = digit_of(lines->word[0][2 * i + 1]);
        if (high < 0 || low < 0)
            return borgo_lines_fail(lines, error, "weight %u is not two digits of base 64", i + 1);
        weights[i] = (int16_t)(64 * high + low + BORGO_NET_LEAST);
    }
    return true;
}

static bool read_word(struct borgo_lines *lines, const char *word, struct borgo_error *error)
{
    if (borgo_lines_next(lines) && lines->words == 1 && borgo_lines_word_is(lines, 0, word))
        return true;
    return borgo_lines_fail(lines, error, "here the line '%s' must stand", word);
}

static bool read_head(struct borgo_lines *lines, const char *game, unsigned features,
                      struct borgo_error *error)
{
    uint32_t count, width, second;
    if (!borgo_lines_next(lines) || lines->words != 4 || !borgo_lines_word_is(lines, 0, "net")
        || !borgo_lines_word_is(lines, 2, "features")
        || !borgo_lines_number(lines, 3, UINT32_MAX, &count))
        return borgo_lines_fail(lines, error, "a net begins with 'net GAME features N'");
    if (!borgo_lines_word_is(lines, 1, game))
        return borgo_lines_fail(lines, error, "this net is not one of %s", game);
    if (count != features)
        return borgo_lines_fail(lines, error, "this net knows %u features, and %s has %u now",
                                count, game, features);
    if (!borgo_lines_next(lines) || lines->words != 3 || !borgo_lines_word_is(lines, 0, "units")
        || !borgo_lines_number(lines, 1, UINT32_MAX, &width)
        || !borgo_lines_number(lines, 2, UINT32_MAX, &second) || width != BORGO_NET_WIDTH
        || second != BORGO_NET_SECOND)
        return borgo_lines_fail(lines, error, "the next line must be 'units %d %d'",
                                BORGO_NET_WIDTH, BORGO_NET_SECOND);
    return true;
}

static bool read_body(struct borgo_lines *lines, unsigned features, struct borgo_net *net,
                      struct borgo_error *error)
{
    int16_t last[BORGO_NET_SECOND + 1];
    bool fine = read_word(lines, "first", error);
    for (unsigned i = 0; i < features && fine; i++)
        fine = read_weights(lines, net->first[i], BORGO_NET_WIDTH, error);
    fine = fine && read_weights(lines, net->first_bias, BORGO_NET_WIDTH, error)
           && read_word(lines, "second", error);
    for (unsigned i = 0; i < BORGO_NET_SECOND && fine; i++)
        fine = read_weights(lines, net->second[i], BORGO_NET_WIDTH, error);
    fine = fine && read_weights(lines, net->second_bias, BORGO_NET_SECOND, error)
           && read_word(lines, "last", error)
           && read_weights(lines, last, BORGO_NET_SECOND + 1, error);
    if (!fine)
        return false;
    memcpy(net->last, last, sizeof net->last);
    net->last_bias = last[BORGO_NET_SECOND];
    if (borgo_lines_next(lines))
        return borgo_lines_fail(lines, error, "nothing may follow the net");
    return true;
}

bool borgo_net_read(const char *file, const char *text, const char *game, unsigned features,
                    struct borgo_net *net, struct borgo_error *error)
{
    struct borgo_lines lines;
    borgo_lines_start(&lines, file, text);
    net->features = 0;
    if (!read_head(&lines, game, features, error) || !read_body(&lines, features, net, error))
        return false;
    net->features = (uint16_t)features;
    return true;
}

static void write_weights(const int16_t *weights, unsigned count, struct borgo_text *text)
{
    for (unsigned i = 0; i < count; i++) {
        unsigned value = (unsigned)(weights[i] - BORGO_NET_LEAST);
        borgo_text_char(text, digits[value / 64]);
        borgo_text_char(text, digits[value % 64]);
    }
    borgo_text_char(text, '\n');
}

void borgo_net_write(const struct borgo_net *net, const char *game, struct borgo_text *text)
{
    int16_t last[BORGO_NET_SECOND + 1];
    memcpy(last, net->last, sizeof net->last);
    last[BORGO_NET_SECOND] = net->last_bias;
    borgo_text_print(text, "net %s features %u\nunits %d %d\nfirst\n", game, net->features,
                     BORGO_NET_WIDTH, BORGO_NET_SECOND);
    for (unsigned i = 0; i < net->features; i++)
        write_weights(net->first[i], BORGO_NET_WIDTH, text);
    write_weights(net->first_bias, BORGO_NET_WIDTH, text);
    borgo_text_put(text, "second\n");
    for (unsigned i = 0; i < BORGO_NET_SECOND; i++)
        write_weights(net->second[i], BORGO_NET_WIDTH, text);
    write_weights(net->second_bias, BORGO_NET_SECOND, text);
    borgo_text_put(text, "last\n");
    write_weights(last, BORGO_NET_SECOND + 1, text);
}
