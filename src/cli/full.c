/* The full-screen program behind the commands: see full.h. */
#include "cli/full.h"

#include <stdlib.h>
#include <string.h>

#include "core/setup.h"
#include "host/host.h"
#include "terminal/full/board.h"
#include "terminal/full/table.h"

bool wants_full_screen(const struct arguments *arguments)
{
    return !has_flag(arguments, "--plain") && frame_is_possible();
}

static void keep(void *play)
{
    keep_play(play);
}

enum full_end play_full_screen(struct play *play)
{
    static const enum full_end ends[] = {[TABLE_LEFT] = FULL_LEFT,
                                         [TABLE_ENDED] = FULL_LEFT,
                                         [TABLE_OVER] = FULL_OVER,
                                         [TABLE_REMATCH] = FULL_REMATCH};
    struct frame frame;
    if (!find_board(play->sitting.record.game) || !frame_open(&frame, play->screen.colour))
        return FULL_NOT_SHOWN;
    struct table_settings settings = {
        .seconds = play->seconds, .budget = play->budget, .keep = keep, .context = play};
    enum table_end end = play_table(&frame, &play->sitting, &settings);
    frame_close(&frame);
    if (end == TABLE_ENDED)
        play->input.end = INPUT_INTERRUPTED;
    return ends[end];
}

bool open_rematch(const struct borgo_record *record, struct borgo_record *again)
{
    unsigned char seed[BORGO_SEED_BYTES];
    void *box = allocate(record->game->box_size);
    if (!borgo_setup_make_box(record->game, &record->setup, box, NULL)) {
        free(box);
        return false;
    }
    host_random_bytes(seed, sizeof seed);
    borgo_record_open(again, record->game, &record->setup, box, record->seat, BORGO_HOUSE, seed);
    return true;
}
