/* The 32 threads of a GPU that run together, a warp: they are fast while they do the same. All of
 * them must come to each of these, where they wait for each other. On a processor a warp is one
 * thread. */
#ifndef BORGO_GPU_WARP_H
#define BORGO_GPU_WARP_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#ifdef __NVPTX__

enum { BORGO_WARP = 32 };

static inline unsigned borgo_warp_lane(void)
{
    return (unsigned)__nvvm_read_ptx_sreg_tid_x() % BORGO_WARP;
}

/* Among all warps that run. */
static inline uint64_t borgo_warp_number(void)
{
    return ((uint64_t)__nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x()
            + __nvvm_read_ptx_sreg_tid_x())
           / BORGO_WARP;
}

/* What one of them wrote before, all of them read afterwards. */
static inline void borgo_warp_meet(void)
{
    __nvvm_bar_warp_sync(~0u);
}

/* The value that another thread has. */
static inline uint32_t borgo_warp_get(uint32_t value, unsigned lane)
{
    return (uint32_t)__nvvm_shfl_sync_idx_i32(~0u, (int)value, (int)lane, 31);
}

/* Whether it holds for any of them. */
static inline bool borgo_warp_any(bool here)
{
    return __nvvm_vote_any_sync(~0u, here);
}

#else

enum { BORGO_WARP = 1 };

static inline unsigned borgo_warp_lane(void)
{
    return 0;
}

static inline uint64_t borgo_warp_number(void)
{
    return 0;
}

static inline void borgo_warp_meet(void)
{
}

static inline uint32_t borgo_warp_get(uint32_t value, unsigned lane)
{
    (void)lane;
    return value;
}

static inline bool borgo_warp_any(bool here)
{
    return here;
}

#endif

static inline uint64_t borgo_warp_get_long(uint64_t value, unsigned lane)
{
    return (uint64_t)borgo_warp_get((uint32_t)(value >> 32), lane) << 32
           | borgo_warp_get((uint32_t)value, lane);
}

static inline double borgo_warp_get_double(double value, unsigned lane)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    bits = borgo_warp_get_long(bits, lane);
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* The sum of what the threads before this one have; `all` is that of the whole warp. */
static inline uint32_t borgo_warp_before(uint32_t value, uint32_t *all)
{
    unsigned lane = borgo_warp_lane();
    uint32_t sum = value;
    for (unsigned step = 1; step < BORGO_WARP; step *= 2) {
        uint32_t other = borgo_warp_get(sum, lane >= step ? lane - step : lane);
        sum += lane >= step ? other : 0;
    }
    *all = borgo_warp_get(sum, BORGO_WARP - 1);
    return sum - value;
}

#endif
