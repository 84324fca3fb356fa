/* A game being looked at afterwards, for the wire's own parts: study.c judges and keeps what was
 * judged, told.c tells it, analyse.c answers. */
#ifndef BORGO_WIRE_STUDY_H
#define BORGO_WIRE_STUDY_H

#include "table/analysis.h"
#include "wire/parts.h"

/* What was judged is kept as long as the game and who judges with what stay the same. */
struct borgo_study {
    const struct borgo_player *player;
    uint64_t seed;
    uint32_t budget; /* of each decision; 0: it has so many */
    double seconds;
    uint64_t moves; /* a fingerprint of the log */
    struct borgo_analysis analysis;
};

/* The one of the call's game that fits, which is what there is or a new one. */
struct borgo_study *find_study(struct call *call, const struct borgo_study *like);
/* Judges the decisions in this range of numbers that those seats made and that are not judged yet,
 * and how it stood at the start; false with an error: it was cancelled. */
bool carry_on_study(struct call *call, struct borgo_study *study, struct spending *spending,
                    uint32_t from, uint32_t to, borgo_seats seats);

/* told.c: an analysis being told. */
struct telling;
struct telling *open_telling(const struct call *call, const struct borgo_analysis *analysis);
void close_telling(struct telling *telling);
/* The member `decisions` before any is judged. */
void put_places(const struct telling *telling, struct borgo_json *json);
/* A decision that is known, as an object of that name. */
void put_lone_decision(struct telling *telling, uint32_t number, const char *name,
                       struct borgo_json *json);
/* How it went: accounts, curve, no decisions by themselves. */
void put_course(struct telling *telling, borgo_seats seats, struct borgo_json *json);
/* All that is known. */
void put_analysis(struct telling *telling, borgo_seats seats, struct borgo_json *json);
/* Chances as an array of that name. */
void put_chances(const struct telling *telling, const char *name, const int32_t *chances,
                 struct borgo_json *json);

#endif
