/* A record on the full screen: stepping through it, and what can be said of it afterwards. */
#ifndef BORGO_FULL_REPLAY_H
#define BORGO_FULL_REPLAY_H

#include "players/player.h"
#include "table/record.h"
#include "terminal/full/frame.h"

/* Steps through a record, decision by decision, from behind the move of that number on. Nothing is
 * hidden. */
void replay_record(struct frame *frame, const struct borgo_record *record, uint32_t at);

struct analysis_settings {
    const struct borgo_player *player; /* who judges */
    uint32_t budget;                   /* playouts for each decision */
    double seconds;                    /* for each decision instead; 0: none */
    uint64_t seed;
    borgo_seats seats; /* whose decisions are judged */
};

/* A strong player, as `borgo analyse` judges. */
struct analysis_settings usual_analysis(const struct borgo_record *record);
/* Works out what each decision was worth and shows the chances as curves, then the decisions. */
void analyse_record(struct frame *frame, const struct borgo_record *record,
                    const struct analysis_settings *settings);

#endif
