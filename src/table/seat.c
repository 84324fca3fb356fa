/* Who sits at a table: see seat.h. */
#include "table/seat.h"

#include <string.h>

#include "table/clock.h"

/* Control characters, line and paragraph separators, and those that turn the direction of writing. */
static bool is_control(int32_t code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x200e || code == 0x200f
           || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) || code == 0xfeff;
}

bool borgo_is_plain_text(const char *text)
{
    for (const char *end = text + strlen(text); text < end;)
        if (is_control(borgo_next_code(&text, end)))
            return false;
    return true;
}

bool borgo_is_name(const char *name)
{
    size_t length = strlen(name);
    if (length == 0 || length > BORGO_MAX_NAME || name[0] == ' ' || name[length - 1] == ' ')
        return false;
    return borgo_is_plain_text(name);
}

bool borgo_is_player_word(const char *word)
{
    size_t length = strlen(word);
    return length > 0 && length <= BORGO_MAX_PLAYER_WORD && strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}

bool borgo_ask(const struct borgo_table *table, unsigned seat, const struct borgo_player *player, void *memory,
               struct borgo_rng *rng, double seconds, borgo_move *move)
{
    _Alignas(16) unsigned char view[BORGO_MAX_STATE];
    struct borgo_choice choice = {0};
    borgo_table_view(table, seat, view);
    struct borgo_stopwatch stopwatch = {borgo_now(), seconds};
    struct borgo_request request = {.game = table->game,
                                    .box = table->box,
                                    .state = view,
                                    .seat = seat,
                                    .rng = rng,
                                    .memory = memory,
                                    .time_used = seconds > 0 ? borgo_time_used : NULL,
                                    .clock = &stopwatch};
    if (!borgo_choose(player, &request, &choice))
        return false;
    *move = choice.at[0].move;
    return true;
}
