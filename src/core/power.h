/* The exponential function in plain arithmetic, so that every processor, a GPU and a browser come
 * to the same last bit, which libraries don't promise each other. Nothing here may be fused into
 * one rounding: sources that use it are compiled without contraction of expressions. */
#ifndef BORGO_CORE_POWER_H
#define BORGO_CORE_POWER_H

#include <stdint.h>
#include <string.h>

/* e to the power of x, to about twelve digits; 0 for what is very small, at most e^700. */
static inline double borgo_exp(double x)
{
    const double log2_e = 1.4426950408889634, ln2_high = 0x1.62e42fee00000p-1,
                 ln2_low = 0x1.a39ef35793c76p-33;
    double most = x > 700 ? 700 : x, factor;
    if (x < -700)
        return 0;
    int32_t twos = (int32_t)(most * log2_e + (most < 0 ? -0.5 : 0.5));
    double r = most - twos * ln2_high - twos * ln2_low, r2 = r * r, r4 = r2 * r2;
    double low = (1 + r) + r2 * (1.0 / 2 + r * (1.0 / 6)),
           middle = (1.0 / 24 + r * (1.0 / 120)) + r2 * (1.0 / 720 + r * (1.0 / 5040)),
           high = (1.0 / 40320 + r * (1.0 / 362880)) + r2 * (1.0 / 3628800);
    uint64_t bits = (uint64_t)(1023 + twos) << 52;
    memcpy(&factor, &bits, sizeof factor);
    return (low + r4 * (middle + r4 * high)) * factor;
}

#endif
