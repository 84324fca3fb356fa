/* The record somebody keeps at the server: only theirs, safe when it is acknowledged, the same
 * whatever is sent twice or late, and bounded. */
#include <stdio.h>
#include <stdlib.h>

#include "support/world.h"
#include "unit/unit.h"

enum { ADA, PHONE, STRANGER, LAST_GUEST = 5 };

static void expect(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("expected '%s' in %.400s", part, text);
}

static void refute(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("'%s' must not be in %.400s", part, text);
}

/* Opens a book for somebody. */
static void open_book(struct world *world, unsigned guest, char book[KEY_DIGITS + 1])
{
    expect(world_say(world, guest, "\"do\":\"keep\""), "\"ok\":true");
    assert_true(
        world_member(world_say(world, guest, "\"do\":\"kept\""), "book", book, KEY_DIGITS + 1));
}

/* Another device of Ada's. */
static void bring_phone(struct world *world)
{
    world_come(world, PHONE);
    expect(world_say(world, PHONE, "\"do\":\"hello\",\"key\":\"%s\"", world->guest[ADA].key),
           "Guest A");
}

static const char *keep(struct world *world, unsigned guest, const char *book, const char *lines)
{
    return world_say(world, guest, "\"do\":\"keep\",\"book\":\"%s\",\"lines\":[%s]", book, lines);
}

#define LINE(name, line) "{\"name\":\"" name "\",\"line\":\"" line "\"}"

static void test_only_theirs(void **unused)
{
    struct world *world = world_open(NULL);
    char book[KEY_DIGITS + 1], other[KEY_DIGITS + 1];
    (void)unused;
    world_come(world, STRANGER);
    for (unsigned i = 0; i < 3; i++)
        expect(world_say(world, STRANGER, "\"do\":\"%s\"",
                         (const char *[]){"keep", "kept", "discard"}[i]),
               "say with your key");
    world_introduce(world, ADA);
    expect(world_say(world, ADA, "\"do\":\"kept\""),
           "\"ok\":true,\"lines\":[],\"until\":0,\"more\":false");
    open_book(world, ADA, book);
    expect(keep(world, ADA, book, LINE("played/x", "{\\\"mine\\\":1}")), "\"ok\":true");
    world_go(world, STRANGER);
    world_introduce(world, STRANGER);
    refute(world_say(world, STRANGER, "\"do\":\"kept\""), "mine");
    refute(world_say(world, STRANGER, "\"do\":\"me\""), "mine");
    expect(keep(world, STRANGER, book, LINE("played/x", "{}")), "is deleted");
    open_book(world, STRANGER, other);
    assert_string_not_equal(book, other);
    expect(world_say(world, STRANGER, "\"do\":\"discard\""), "\"ok\":true");
    expect(world_say(world, STRANGER, "\"do\":\"forget\""), "\"ok\":true");
    bring_phone(world);
    expect(world_say(world, PHONE, "\"do\":\"kept\""), "{\\\"mine\\\":1}");
    expect(world_say(world, PHONE, "\"do\":\"me\""),
           "\"kept\":[{\"name\":\"played/x\",\"again\":0,\"line\":\"{\\\"mine\\\":1}\"}]");
    expect(world_say(world, PHONE, "\"do\":\"forget\""), "\"ok\":true");
    assert_int_equal(fake_store_count(world->store).kept, 0);
    world_close(world);
}

/* Two devices at once, and everything twice. */
static void test_two_devices(void **unused)
{
    struct world *world = world_open(NULL);
    char book[KEY_DIGITS + 1], again[KEY_DIGITS + 1];
    (void)unused;
    world_introduce(world, ADA);
    bring_phone(world);
    int64_t one = world_tell(world, ADA, "\"do\":\"keep\""),
            other = world_tell(world, PHONE, "\"do\":\"keep\"");
    assert_null(world_answer(world, ADA, one));
    world_settle(world);
    expect(world_answer(world, ADA, one), "\"ok\":true");
    expect(world_answer(world, PHONE, other), "\"ok\":true");
    world_member(world_say(world, ADA, "\"do\":\"kept\""), "book", book, sizeof book);
    world_member(world_say(world, PHONE, "\"do\":\"kept\""), "book", again, sizeof again);
    assert_string_equal(book, again);
    for (unsigned i = 0; i < 2; i++) {
        world_tell(world, ADA, "\"do\":\"keep\",\"book\":\"%s\",\"lines\":[%s]", book,
                   LINE("a", "{}") "," LINE("both", "{\\\"n\\\":1}"));
        world_tell(world, PHONE, "\"do\":\"keep\",\"book\":\"%s\",\"lines\":[%s]", book,
                   LINE("b", "{}") "," LINE("both", "{\\\"n\\\":1}"));
    }
    const char *kept = world_say(world, ADA, "\"do\":\"kept\"");
    kept = world_say(world, ADA, "\"do\":\"kept\"");
    expect(kept, "\"name\":\"a\"");
    expect(kept, "\"name\":\"b\"");
    assert_int_equal(fake_store_count(world->store).kept, 4);
    keep(world, ADA, book, "{\"name\":\"both\",\"line\":null}");
    keep(world, PHONE, book, LINE("both", "{\\\"n\\\":2}"));
    expect(world_say(world, PHONE, "\"do\":\"kept\""),
           "{\"name\":\"both\",\"again\":0,\"line\":null}");
    keep(world, ADA, book, "{\"name\":\"both\",\"again\":1,\"line\":\"{}\"}");
    keep(world, PHONE, book, "{\"name\":\"both\",\"line\":null}");
    expect(world_say(world, PHONE, "\"do\":\"kept\""),
           "{\"name\":\"both\",\"again\":1,\"line\":\"{}\"}");
    world_tell(world, ADA, "\"do\":\"discard\"");
    world_tell(world, PHONE, "\"do\":\"keep\",\"book\":\"%s\",\"lines\":[%s]", book,
               LINE("late", "{}"));
    world_settle(world);
    assert_int_equal(fake_store_count(world->store).kept, 0);
    expect(keep(world, PHONE, book, LINE("late", "{}")), "\"code\":\"refused\"");
    world_close(world);
}

/* What is acknowledged is safe, and nothing else is acknowledged. */
static void test_safe(void **unused)
{
    struct world *world = world_open(NULL);
    char book[KEY_DIGITS + 1];
    (void)unused;
    world_introduce(world, ADA);
    open_book(world, ADA, book);
    fake_store_set_full(world->store, true);
    expect(keep(world, ADA, book, LINE("lost", "{}")), "\"code\":\"unstored\"");
    expect(world_say(world, ADA, "\"do\":\"discard\""), "\"code\":\"unstored\"");
    fake_store_set_full(world->store, false);
    expect(keep(world, ADA, book, LINE("safe", "{}")), "\"ok\":true");
    int64_t late = world_tell(world, ADA, "\"do\":\"keep\",\"book\":\"%s\",\"lines\":[%s]", book,
                              LINE("late", "{}"));
    assert_null(world_answer(world, ADA, late));
    world_crash(world, NULL);
    world_introduce(world, ADA);
    const char *kept = world_say(world, ADA, "\"do\":\"kept\"");
    expect(kept, "\"name\":\"safe\"");
    refute(kept, "late");
    fake_store_set_unreadable(world->store, true);
    expect(world_say(world, ADA, "\"do\":\"kept\""), "\"code\":\"unstored\"");
    expect(keep(world, ADA, book, LINE("x", "{}")), "\"code\":\"unstored\"");
    fake_store_set_unreadable(world->store, false);
    world_close(world);
}

static void test_form(void **unused)
{
    static const char *const wrong[] = {
        "\"do\":\"kept\",\"since\":-1",
        "\"do\":\"kept\",\"since\":\"now\"",
        "\"do\":\"keep\",\"book\":7,\"lines\":[]",
        "\"do\":\"keep\",\"book\":\"\",\"lines\":[]",
    };
    static const char *const wrong_lines[] = {
        "1",
        "{\"line\":\"{}\"}",
        LINE("", "{}"),
        LINE("a b", "{}"),
        LINE("é", "{}"),
        "{\"name\":\"x\"}",
        "{\"name\":\"x\",\"line\":{}}",
        LINE("x", ""),
        LINE("x", "[]"),
        LINE("x", "{"),
        LINE("x", "{\\\"a\\\":1,\\\"a\\\":2}"),
        LINE("x", "{\\\"a\\\":\\\"\\\\u0000\\\"}"),
        "{\"name\":\"x\",\"line\":\"{}\",\"again\":-1}",
        "{\"name\":\"x\",\"line\":\"{}\",\"again\":1.5}",
        LINE("y", "{}") ",{}", /* none of a list, if one of it is wrong */
    };
    struct world *world = world_open(NULL);
    char book[KEY_DIGITS + 1], long_one[STORE_KEPT_LINE + 100];
    (void)unused;
    world_introduce(world, ADA);
    open_book(world, ADA, book);
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        expect(world_say(world, ADA, "%s", wrong[i]), "\"code\":\"bad\"");
    for (size_t i = 0; i < sizeof wrong_lines / sizeof wrong_lines[0]; i++)
        expect(keep(world, ADA, book, wrong_lines[i]), "\"code\":\"bad\"");
    expect(world_say(world, ADA, "\"do\":\"keep\",\"book\":\"%s\"", book), "\"code\":\"bad\"");
    expect(world_say(world, ADA, "\"do\":\"keep\",\"book\":\"%s\",\"lines\":{}", book),
           "\"code\":\"bad\"");
    memset(long_one, 'x', sizeof long_one);
    long_one[STORE_KEPT_NAME + 1] = '\0';
    expect(
        world_say(world, ADA,
                  "\"do\":\"keep\",\"book\":\"%s\",\"lines\":[{\"name\":\"%s\",\"line\":\"{}\"}]",
                  book, long_one),
        "\"code\":\"bad\"");
    long_one[STORE_KEPT_NAME + 1] = 'x';
    long_one[STORE_KEPT_LINE - 8] = '\0';
    for (unsigned i = 0; i < 2; i++) {
        expect(world_say(world, ADA,
                         "\"do\":\"keep\",\"book\":\"%s\",\"lines\":[{\"name\":\"x\",\"line\":\"{"
                         "\\\"a\\\":\\\"%s\\\"}\"}]",
                         book, long_one),
               i == 0 ? "\"ok\":true" : "\"code\":\"bad\"");
        strcat(long_one, "x");
    }
    assert_int_equal(fake_store_count(world->store).kept, 2);
    world_close(world);
}

/* Lines of 4 kB until no more is taken; how many were. */
static unsigned fill(struct world *world, unsigned guest, const char *book, const char *why)
{
    static char lines[1 << 16];
    for (unsigned count = 0; count < 2000; count += 10) {
        size_t used = 0;
        for (unsigned i = 0; i < 10; i++)
            used += (size_t)snprintf(lines + used, sizeof lines - used,
                                     "%s{\"name\":\"n%u\",\"line\":\"{\\\"a\\\":%04000u}\"}",
                                     i ? "," : "", count + i, 0);
        for (char *zero = strstr(lines, "00000"); zero; zero = strstr(zero, "00000"))
            while (*zero == '0')
                *zero++ = ' ';
        for (char *space = strstr(lines, " }"); space; space = strstr(space, " }"))
            *space = '1';
        const char *answer = keep(world, guest, book, lines);
        if (!strstr(answer, "\"ok\":true")) {
            expect(answer, why);
            return count;
        }
    }
    return 2000;
}

/* A person's share, and that of an address whoever they say they are. */
static void test_bounded(void **unused)
{
    struct hall_limits limits = hall_usual_limits;
    limits.requests_a_second = 0;
    struct world *world = world_open(&limits);
    char book[KEY_DIGITS + 1];
    (void)unused;
    world_introduce(world, ADA);
    open_book(world, ADA, book);
    assert_in_range(fill(world, ADA, book, "\"code\":\"refused\""), 400, 500);
    expect(keep(world, ADA, book, "{\"name\":\"n1\",\"line\":null}"), "\"ok\":true");
    const char *page = world_say(world, ADA, "\"do\":\"kept\"");
    expect(page, "\"more\":true");
    assert_in_range(strlen(page), 40000, 70000);
    expect(world_say(world, ADA, "\"do\":\"discard\""), "\"ok\":true");
    open_book(world, ADA, book);
    expect(keep(world, ADA, book, LINE("n1", "{}")), "\"ok\":true");
    unsigned filled = 0;
    for (unsigned guest = ADA + 1; guest <= LAST_GUEST; guest++) {
        world_introduce(world, guest);
        if (!strstr(world_say(world, guest, "\"do\":\"keep\""), "\"ok\":true"))
            continue;
        open_book(world, guest, book);
        filled += fill(world, guest, book, "\"ok\":false");
    }
    assert_in_range(filled, 1400, 1650);
    expect(world_say(world, LAST_GUEST, "\"do\":\"keep\""), "\"code\":\"limit\"");
    world_pass(world, 60 * 60 * 1000);
    expect(world_say(world, LAST_GUEST, "\"do\":\"keep\""), "\"ok\":true");
    world_close(world);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_only_theirs), cmocka_unit_test(test_two_devices),
        cmocka_unit_test(test_safe),        cmocka_unit_test(test_form),
        cmocka_unit_test(test_bounded),
    };
    return RUN_TESTS("hall_kept", tests);
}
