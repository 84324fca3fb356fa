/* How often somebody may do something: see bucket.h. */
#include "server/bucket.h"

int64_t bucket_wait(struct bucket *bucket, struct bucket_size size, int64_t now)
{
    double gone = (double)(now - bucket->at) * size.a_second / 1000;
    bucket->used = gone < bucket->used ? bucket->used - gone : 0;
    bucket->at = now;
    double over = bucket->used + 1 - size.most;
    return over <= 0 ? 0 : 1 + (int64_t)(over * 1000 / size.a_second);
}

int64_t bucket_take(struct bucket *bucket, struct bucket_size size, int64_t now)
{
    int64_t wait = bucket_wait(bucket, size, now);
    if (!wait)
        bucket->used += 1;
    return wait;
}
