/* How often somebody may do something: a bucket that runs out by itself, so much a second, and
 * takes no more when it is full. The one measure for requests, guesses, chat and new tables. */
#ifndef BORGO_SERVER_BUCKET_H
#define BORGO_SERVER_BUCKET_H

#include <stdint.h>

struct bucket {
    double used;
    int64_t at; /* run time when it was last looked at */
};

/* How much it holds and loses. */
struct bucket_size {
    double most;
    double a_second;
};

/* 0 if one more fits in now, else in how many milliseconds it will. */
int64_t bucket_wait(struct bucket *bucket, struct bucket_size size, int64_t now);
/* The same, and one is put in if it fits. */
int64_t bucket_take(struct bucket *bucket, struct bucket_size size, int64_t now);

#endif
