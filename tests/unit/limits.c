/* How much one address may ask, and addresses themselves. */
#include "server/limits.h"

#include <stdio.h>

#include "unit/unit.h"

static struct place_key key_of(const char *address)
{
    struct place_key key;
    assert_true(place_key_read(address, &key));
    return key;
}

static void test_bucket(void **unused)
{
    struct bucket bucket = {.at = 1000};
    struct bucket_size size = {20, 10};
    (void)unused;
    for (int i = 0; i < 20; i++)
        assert_int_equal(bucket_take(&bucket, size, 1000), 0);
    int64_t wait = bucket_take(&bucket, size, 1000);
    assert_true(wait > 0 && wait <= 101);
    assert_true(bucket_take(&bucket, size, 1000 + wait - 2) > 0);
    assert_int_equal(bucket_take(&bucket, size, 1000 + wait), 0);
    assert_true(bucket_take(&bucket, size, 1000 + wait) > 0);
    for (int i = 0; i < 20; i++) /* never more than two seconds' worth */
        assert_int_equal(bucket_take(&bucket, size, 1000000), 0);
    assert_true(bucket_take(&bucket, size, 1000000) > 0);
}

static void test_addresses(void **unused)
{
    static const char *const near[] = {"127.0.0.1", "10.1.2.3", "192.168.0.1", "172.31.0.1",
                                       "::1",       "fd00::1",  "fe80::1",     "::ffff:10.0.0.1"};
    static const char *const far[] = {"8.8.8.8", "172.32.0.1", "192.169.0.1", "2001:db8::1",
                                      "::ffff:203.0.113.1"};
    static const char *const none[] = {"",      "1.2.3", "1.2.3.4.5", "x",
                                       "[::1]", "::1%1", "1.2.3.4 ",  "0x7f.0.0.1"};
    struct place_key key, four = key_of("203.0.113.9"), same = key_of("::ffff:203.0.113.9");
    char text[48];
    (void)unused;
    for (size_t i = 0; i < sizeof near / sizeof near[0]; i++)
        key = key_of(near[i]), assert_true(place_key_is_near(&key));
    for (size_t i = 0; i < sizeof far / sizeof far[0]; i++)
        key = key_of(far[i]), assert_false(place_key_is_near(&key));
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++)
        assert_false(place_key_read(none[i], &key));
    assert_true(place_key_equal(&four, &same));
    place_key_shorten(&same, text, sizeof text);
    assert_string_equal(text, "203.0.113.x");
    key = key_of("2001:db8:12:34::1");
    place_key_shorten(&key, text, sizeof text);
    assert_string_equal(text, "2001:db8:12::x");
}

/* More addresses than the table holds: everybody is still counted by their own. */
static void test_crowd(void **unused)
{
    struct limits_settings settings = {.requests = 5, .connections = 2};
    struct limits *limits = limits_open(&settings, 12345);
    struct place_key busy = key_of("203.0.113.9"), other;
    char address[32];
    (void)unused;
    assert_true(limits_connect(limits, &busy, 1));
    assert_true(limits_connect(limits, &busy, 1));
    assert_false(limits_connect(limits, &busy, 1));
    for (unsigned i = 0; i < 300000; i++) {
        snprintf(address, sizeof address, "%u.%u.%u.%u", 1 + (i >> 24), i >> 16 & 255, i >> 8 & 255,
                 i & 255);
        other = key_of(address);
        assert_int_equal(limits_request(limits, &other, 2 + i / 1000), 0);
    }
    assert_true(limits_is_full(limits, &busy));
    limits_disconnect(limits, &busy);
    assert_true(limits_connect(limits, &busy, 3));
    for (int i = 0; i < 10; i++)
        assert_int_equal(limits_request(limits, &busy, 4), 0);
    assert_true(limits_request(limits, &busy, 4) > 0);
    limits_close(limits);
}

static void test_without(void **unused)
{
    struct limits_settings settings = {0};
    struct limits *limits = limits_open(&settings, 1);
    struct place_key key = key_of("203.0.113.9");
    (void)unused;
    for (int i = 0; i < 10000; i++) {
        assert_true(limits_connect(limits, &key, 1));
        assert_int_equal(limits_request(limits, &key, 1), 0);
    }
    limits_close(limits);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bucket),
        cmocka_unit_test(test_addresses),
        cmocka_unit_test(test_crowd),
        cmocka_unit_test(test_without),
    };
    return RUN_TESTS("limits", tests);
}
