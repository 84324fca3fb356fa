/* What a GPU runs to make lessons for nets: every warp plays one game of a net with itself after
 * the other, by players/selfplay.c as it is, and puts what there is to learn from behind what the
 * others have put there. Which game stands where is up to chance; `places` tells. All threads of a
 * warp do the same at the same time, but for finding the best turn, which they share out
 * (best.c). */
#ifndef BORGO_GPU_TEACHING_H
#define BORGO_GPU_TEACHING_H

#include "gpu/count.h"
#include "gpu/gpu.h"
#include "gpu/warp.h"

enum {
    BORGO_GPU_TURNS = 512, /* turns that a search looks at in one position, at most */
    BORGO_GPU_DEEPEST = 6  /* and moves of each */
};

/* A position on the way through a turn, and how one comes there. */
struct borgo_gpu_step {
    uint64_t rank; /* which turn players/turn.c would come to first: the one of the lower rank */
    int length;
    borgo_move line[BORGO_GPU_DEEPEST];
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
};

/* A move to go on with from one of them. */
struct borgo_gpu_try {
    uint16_t from;
    uint16_t place; /* in the list of moves there */
    borgo_move move;
};

/* A warp's memory. A thread's stack is for what it has for itself: all threads that a GPU can hold
 * have the same, whether they are wanted or not. */
struct borgo_gpu_desk {
    struct borgo_pages pages;
    struct borgo_experience samples[BORGO_MOST_SAMPLES];
    struct borgo_gpu_step steps[2][BORGO_GPU_TURNS]; /* those of one length, and of the next */
    struct borgo_gpu_try tries[BORGO_GPU_TURNS];
};

/* What a thread has for itself. Searches are handed its judge and find the rest by that. */
struct borgo_gpu_pupil {
    struct borgo_playground ground; /* the judge is the first of it */
    struct borgo_diary diary;
    struct borgo_gpu_desk *desk;
};

/* What a kernel is given, in the GPU's memory as everything it points to. */
struct borgo_gpu_teaching {
    struct borgo_schooling schooling; /* the kernel knows its game itself */
    const unsigned char *boxes;       /* game number n is played in box n % box_count */
    uint64_t box_size, box_count;
    uint64_t first, games;
    struct borgo_gpu_desk *desks; /* of each warp */
    borgo_move *rooms;            /* for max_moves of each thread */
    struct borgo_experience *samples;
    struct borgo_gpu_place *places; /* of each game */
    uint64_t next, used;            /* games begun, samples written: counted by all warps */
};

/* The first thread counts for all. */
static inline uint64_t borgo_gpu_count_once(uint64_t *count, uint64_t more)
{
    uint64_t before = 0;
    if (borgo_warp_lane() == 0)
        before = borgo_gpu_count(count, more);
    return borgo_warp_get_long(before, 0);
}

static inline void borgo_gpu_sit_down(const struct borgo_gpu_teaching *teaching, uint64_t most,
                                      struct borgo_gpu_pupil *pupil)
{
    uint64_t warp = borgo_warp_number();
    pupil->desk = teaching->desks + warp;
    pupil->ground.room = teaching->rooms + (warp * BORGO_WARP + borgo_warp_lane()) * most;
    pupil->ground.diary = &pupil->diary;
    borgo_diary_open(&pupil->diary, &pupil->desk->pages);
}

static inline void borgo_gpu_teach(struct borgo_gpu_teaching *teaching, uint64_t most)
{
    struct borgo_gpu_pupil pupil;
    uint64_t job;
    borgo_gpu_sit_down(teaching, most, &pupil);
    while ((job = borgo_gpu_count_once(&teaching->next, 1)) < teaching->games) {
        uint64_t number = teaching->first + job;
        const unsigned char *box =
            teaching->boxes + number % teaching->box_count * teaching->box_size;
        struct borgo_experience *samples = pupil.desk->samples;
        unsigned count = borgo_selfplay(&teaching->schooling, box, number, &pupil.ground, samples);
        struct borgo_gpu_place place = {borgo_gpu_count_once(&teaching->used, count), count};
        borgo_warp_meet();
        for (unsigned i = borgo_warp_lane(); i < count; i += BORGO_WARP)
            teaching->samples[place.begin + i] = samples[i];
        teaching->places[job] = place;
        borgo_warp_meet();
    }
}

/* The kernel of a game. */
#define BORGO_GPU_TEACHER(prefix, most)                                                            \
    const struct borgo_game borgo_gpu_##prefix = {.state_size = sizeof(struct prefix##_state),     \
                                                  .max_moves = (most),                             \
                                                  .advice = &prefix##_advice,                      \
                                                  .start = prefix##_start,                         \
                                                  .to_act = prefix##_to_act,                       \
                                                  .moves = prefix##_moves,                         \
                                                  .deal = prefix##_deal,                           \
                                                  .play = prefix##_play,                           \
                                                  .result = prefix##_result};                      \
    void borgo_gpu_##prefix##_lessons(struct borgo_gpu_teaching *teaching);                        \
    void borgo_gpu_##prefix##_lessons(struct borgo_gpu_teaching *teaching)                         \
    {                                                                                              \
        borgo_gpu_teach(teaching, most);                                                           \
    }

#endif
