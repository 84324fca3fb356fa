/* The exponential function that every machine rounds alike (core/power.h), against the C
 * library's. */
#include "core/power.h"

#include <math.h>

#include "core/rng.h"
#include "unit/unit.h"

static double sample(struct borgo_rng *rng, double most)
{
    return ((double)(borgo_rng_next(rng) >> 11) * 0x1p-52 - 1) * most;
}

static void test_near_the_library(void **unused)
{
    static const double most[] = {1e-9, 0.4, 3, 40, 700};
    struct borgo_rng rng;
    (void)unused;
    borgo_rng_seed(&rng, 1);
    for (size_t i = 0; i < sizeof most / sizeof most[0]; i++)
        for (int times = 0; times < 20000; times++) {
            double x = sample(&rng, most[i]), right = exp(x);
            assert_true(fabs(borgo_exp(x) - right) <= 1e-12 * right);
        }
}

/* More is never less, in steps as small as chances are told apart by, also where the power of two
 * changes. */
static void test_rises(void **unused)
{
    double before = 0;
    (void)unused;
    for (int i = -40000; i <= 40000; i++) {
        double now = borgo_exp(i / 1024.0);
        assert_true(now > before);
        before = now;
    }
}

static void test_extremes(void **unused)
{
    (void)unused;
    assert_true(borgo_exp(0) == 1);
    assert_true(borgo_exp(-0.0) == 1);
    assert_true(borgo_exp(-701) == 0);
    assert_true(borgo_exp(-INFINITY) == 0);
    assert_true(borgo_exp(-700) > 0);
    assert_true(isfinite(borgo_exp(700)));
    assert_true(borgo_exp(INFINITY) == borgo_exp(700));
    assert_true(1 / (1 + borgo_exp(700)) > 0);
}

/* Some whose last bit a contraction would change: computed here and not by the
 * compiler. */
static void test_bits(void **unused)
{
    static const struct {
        double x, power;
    } known[] = {
        {-10.12802734375, 0x1.4f137e571c328p-15},    {-9.2969726562500004, 0x1.809fa7555c908p-14},
        {-5.6981445312500005, 0x1.b7607b1e5fe6ep-9}, {-2.9231445312500002, 0x1.b87007a5bd93p-5},
        {0.23125000000000001, 0x1.429ac77baa47cp+0}, {3.2591796875000001, 0x1.a07369e06c13p+4},
        {5.8209960937500007, 0x1.514ed1007631cp+8},  {9.3728515625000011, 0x1.6fa4eb2f1cf63p+13},
    };
    (void)unused;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        assert_true(borgo_exp(*(const volatile double *)&known[i].x) == known[i].power);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_near_the_library),
        cmocka_unit_test(test_rises),
        cmocka_unit_test(test_extremes),
        cmocka_unit_test(test_bits),
    };
    return RUN_TESTS("power", tests);
}
