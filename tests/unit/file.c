/* Files that people name: written whole or not at all, never through what somebody planted, and
 * locked while a game goes on. Everything happens in a folder of the test's own. */
#include "cli/file.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/keep.h"
#include "unit.h"

static char folder[] = "/tmp/borgo-unit-XXXXXX";

static int enter_folder(void **state)
{
    (void)state;
    umask(022);
    return mkdtemp(folder) && chdir(folder) == 0 && setenv("XDG_DATA_HOME", folder, 1) == 0 ? 0 : 1;
}

static int leave_folder(void **state)
{
    char command[100];
    (void)state;
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return chdir("/") == 0 && system(command) == 0 ? 0 : 1;
}

static void write_plainly(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static bool holds(const char *path, const char *expected)
{
    char *text = read_text_file(path, NULL);
    bool same = text && strcmp(text, expected) == 0;
    free(text);
    return same;
}

static mode_t mode_of(const char *path)
{
    struct stat about;
    return lstat(path, &about) == 0 ? about.st_mode & 07777 : 0;
}

/* What `ls -A` prints, as a count of entries that match. */
static int count_files(const char *pattern)
{
    char command[100];
    int count = -1;
    snprintf(command, sizeof command, "ls -dA %s 2>/dev/null | wc -l", pattern);
    FILE *pipe = popen(command, "r");
    assert_int_equal(fscanf(pipe, "%d", &count), 1);
    pclose(pipe);
    return count;
}

static bool save(const char *path, const char *text, bool private)
{
    struct borgo_error error = {0};
    return save_file(path, text, strlen(text), private, &error);
}

static void assert_refused(const char *path, const char *because)
{
    struct borgo_error error = {0};
    assert_false(save_file(path, "new", 3, true, &error));
    if (!strstr(error.message, because) || !strstr(error.message, path))
        fail_msg("'%s' doesn't say '%s'", error.message, because);
    assert_int_equal(count_files(".borgo-*"), 0);
}

static void test_saving(void **state)
{
    (void)state;
    assert_true(save("a.rec", "one", true));
    assert_true(holds("a.rec", "one"));
    assert_int_equal(mode_of("a.rec"), 0600);
    assert_int_equal(chmod("a.rec", 0666), 0);
    assert_true(save("a.rec", "two", true));
    assert_int_equal(mode_of("a.rec"), 0600);
    assert_true(save("a.rec", "three", false));
    assert_true(holds("a.rec", "three"));
    assert_int_equal(mode_of("a.rec"), 0644);
    assert_int_equal(count_files(".borgo-*"), 0);
    assert_false(save_new_file("a.rec", "x", 1, false, NULL));
    assert_true(holds("a.rec", "three"));
    assert_true(save_new_file("./b.rec", "x", 1, true, NULL));
    assert_true(holds("b.rec", "x") && mode_of("b.rec") == 0600);
}

/* The attacks: a link under the name, links and files under names a program might use on its way,
 * and special files. */
static void test_planted_files(void **state)
{
    struct stat before, after;
    (void)state;
    write_plainly("precious", "mine");
    assert_int_equal(symlink("precious", "link.rec"), 0);
    assert_refused("link.rec", "leads to 'precious'");
    assert_int_equal(symlink("nowhere", "dangling.rec"), 0);
    assert_refused("dangling.rec", "link");
    assert_int_equal(symlink("precious", "g.rec.part"), 0);
    assert_true(save("g.rec", "game", true));
    assert_true(holds("precious", "mine") && holds("g.rec", "game") && mode_of("g.rec") == 0600);
    assert_int_equal(mkfifo("pipe.rec", 0600), 0);
    assert_int_equal(stat("pipe.rec", &before), 0);
    assert_refused("pipe.rec", "pipe");
    assert_int_equal(stat("pipe.rec", &after), 0);
    assert_true(before.st_ino == after.st_ino && S_ISFIFO(after.st_mode));
    assert_refused("/dev/null", "device");
    assert_int_equal(mkdir("folder.rec", 0700), 0);
    assert_refused("folder.rec", "folder");
    assert_refused("folder.rec/", "not the name");
    assert_refused("nowhere/g.rec", "nowhere");
}

static void test_protected_files(void **state)
{
    (void)state;
    write_plainly("protected.rec", "stays");
    chmod("protected.rec", 0444);
    assert_refused("protected.rec", "write-protected");
    assert_true(holds("protected.rec", "stays") && mode_of("protected.rec") == 0444);
    assert_int_equal(mkdir("locked", 0700), 0);
    write_plainly("locked/g.rec", "old");
    write_plainly("locked/g.rec.part", "not ours");
    chmod("locked", 0500);
    if (geteuid() != 0)
        assert_refused("locked/g.rec", "can't write");
    chmod("locked", 0700);
    assert_true(holds("locked/g.rec.part", "not ours"));
}

/* A file of the child may not grow at all: like a disk without room. */
static int save_without_room(void)
{
    struct rlimit none = {0, 0};
    signal(SIGXFSZ, SIG_IGN);
    return setrlimit(RLIMIT_FSIZE, &none) == 0 && !save("full.rec", "new", true) ? 0 : 1;
}

static int run_child(int (*run)(void))
{
    int status = -1;
    pid_t child = fork();
    if (child == 0)
        _exit(run());
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void test_full_disk(void **state)
{
    (void)state;
    write_plainly("full.rec", "old");
    assert_int_equal(run_child(save_without_room), 0);
    assert_true(holds("full.rec", "old"));
    assert_int_equal(count_files(".borgo-*"), 0);
}

static bool is_one_of(const char *one, const char *other)
{
    char *text = read_text_file("torn.rec", NULL);
    bool whole = text && (strcmp(text, one) == 0 || strcmp(text, other) == 0);
    free(text);
    return whole;
}

/* Two writers and a reader: whoever reads sees one text or the other, whole. */
static void test_torn_reads(void **state)
{
    enum { LENGTH = 200000, TIMES = 150 };
    static char texts[2][LENGTH + 1];
    pid_t children[2];
    (void)state;
    for (int i = 0; i < 2; i++) {
        memset(texts[i], 'a' + i, LENGTH);
        assert_true(save("torn.rec", texts[i], true));
    }
    for (int i = 0; i < 2; i++) {
        if ((children[i] = fork()) == 0) {
            for (int turn = 0; turn < TIMES; turn++)
                if (!save("torn.rec", texts[i], true))
                    _exit(1);
            _exit(0);
        }
    }
    for (int i = 0; i < TIMES; i++)
        assert_true(is_one_of(texts[0], texts[1]));
    for (int i = 0; i < 2; i++) {
        int status;
        waitpid(children[i], &status, 0);
        assert_int_equal(status, 0);
    }
    assert_int_equal(count_files(".borgo-*"), 0);
}

static void test_reading(void **state)
{
    struct borgo_error error = {0};
    (void)state;
    assert_int_equal(mkfifo("reading", 0600), 0);
    assert_null(read_text_file("reading", &error));
    assert_non_null(strstr(error.message, "pipe"));
    assert_null(read_text_file("/dev/zero", &error));
    assert_non_null(strstr(error.message, "device"));
    assert_null(read_text_file(".", &error));
    assert_non_null(strstr(error.message, "folder"));
    assert_null(read_text_file("nowhere", &error));
    assert_int_equal(truncate((write_plainly("big", ""), "big"), MOST_FILE + 1), 0);
    assert_null(read_text_file("big", &error));
    assert_non_null(strstr(error.message, "16 MiB"));
    write_plainly("marked", "\xef\xbb\xbf"
                            "text\n");
    assert_true(holds("marked", "text\n"));
    write_plainly("empty", "");
    assert_true(holds("empty", ""));
    assert_int_equal(symlink("marked", "reading-link"), 0);
    assert_true(holds("reading-link", "text\n"));
}

static int lock_in_vain(void)
{
    struct file_lock lock;
    struct borgo_error error = {0};
    return !lock_file("locked.rec", &lock, &error) && strstr(error.message, "another")
                   && is_locked("./locked.rec")
               ? 0
               : 1;
}

static int lock_and_die(void)
{
    struct file_lock lock;
    if (!lock_file("dead.rec", &lock, NULL))
        return 1;
    raise(SIGKILL);
    return 2;
}

static void test_locks(void **state)
{
    struct file_lock lock, second;
    (void)state;
    assert_true(lock_file("locked.rec", &lock, NULL));
    assert_int_equal(run_child(lock_in_vain), 0);
    assert_true(save("locked.rec", "moved in", true));
    assert_int_equal(run_child(lock_in_vain), 0);
    assert_false(lock_file("locked.rec", &second, NULL));
    unlock_file(&second);
    unlock_file(&lock);
    unlock_file(&lock);
    assert_int_equal(count_files(".locked.rec*"), 0);
    assert_true(lock_file("locked.rec", &second, NULL));
    unlock_file(&second);
    assert_int_equal(run_child(lock_and_die), -1);
    assert_false(is_locked("dead.rec"));
    assert_true(lock_file("dead.rec", &lock, NULL));
    unlock_file(&lock);
}

static void test_planted_locks(void **state)
{
    struct file_lock lock;
    struct borgo_error error = {0};
    (void)state;
    write_plainly("keepsake", "mine");
    assert_int_equal(symlink("keepsake", ".h.rec.lock"), 0);
    assert_false(lock_file("h.rec", &lock, &error));
    write_plainly(".i.rec.lock", "somebody's");
    assert_false(lock_file("i.rec", &lock, &error));
    unlock_file(&lock);
    assert_true(holds("keepsake", "mine") && holds(".i.rec.lock", "somebody's"));
    assert_int_equal(mkfifo(".j.rec.lock", 0600), 0);
    assert_false(lock_file("j.rec", &lock, &error));
}

static void assert_quoted(const char *text, const char *expected)
{
    char *word = shell_quoted(text);
    assert_string_equal(word, expected);
    free(word);
}

static void test_quoting(void **state)
{
    (void)state;
    assert_quoted("game.rec", "game.rec");
    assert_quoted("a b c.rec", "'a b c.rec'");
    assert_quoted("it's", "'it'\\''s'");
    assert_quoted("", "''");
    assert_quoted("-x", "./-x");
    assert_quoted("$(x);*", "'$(x);*'");
    assert_quoted("caf\xc3\xa9", "'caf\xc3\xa9'");
    assert_quoted("a  b", "$'a\\x20\\x20b'");
    assert_quoted("a\033[31m'\n", "$'a\\x1b[31m\\'\\x0a'");
    assert_quoted("\xff", "$'\\xff'");
}

static void write_kept(const char *path, const char *seats, const char *end)
{
    char text[400];
    snprintf(text, sizeof text,
             "borgo record 1\ngame sunrise-lane\nplayers 2\noption edition=avenue\n%smoves\nchance "
             "first 0\n0 draw\n1 "
             "draw\n%s\nend\n",
             seats, end);
    assert_true(save(path, text, true));
}

static void test_kept_games(void **state)
{
    struct kept_game games[4];
    struct file_lock lock, second;
    struct borgo_error error = {0};
    (void)state;
    assert_int_equal(list_kept_games(games, 4), 0);
    char *path = new_kept_game("sunrise-lane", &lock, &error),
         *other = new_kept_game("sunrise-lane", &second, &error);
    assert_true(path && other && strcmp(path, other) != 0 && is_kept_game(path));
    assert_int_equal(mode_of("borgo"), 0700);
    assert_int_equal(mode_of("borgo/unfinished"), 0700);
    write_kept(path, "seat 0 human Anna\nseat 1 builder Luca\n", "unfinished");
    write_kept(other, "", "over");
    assert_int_equal(list_kept_games(games, 4), 0); /* both are being played */
    unlock_file(&lock);
    unlock_file(&second);
    assert_int_equal(list_kept_games(games, 4), 1);
    assert_string_equal(games[0].path, path);
    assert_string_equal(games[0].title, "Sunrise Avenue");
    assert_string_equal(games[0].players, "Anna, Luca");
    assert_int_equal(games[0].moves, 2);
    free_kept_games(games, 1);
    char *finished = finish_kept_game(other, &error);
    assert_true(finished && other && access(finished, F_OK) == 0 && access(other, F_OK) != 0);
    assert_null(finish_kept_game("a.rec", &error));
    forget_kept_game("a.rec");
    assert_int_equal(access("a.rec", F_OK), 0);
    forget_kept_game(path);
    assert_int_equal(list_kept_games(games, 4), 0);
    free(finished);
    free(path);
    free(other);
}

/* Of the finished games the latest stay, of the unfinished all. */
static void test_pruning(void **state)
{
    struct borgo_error error = {0};
    (void)state;
    for (int i = 0; i < MOST_FINISHED + 5; i++) {
        struct file_lock lock;
        char *path = new_kept_game("shibuya", &lock, &error);
        write_kept(path, "", "over");
        unlock_file(&lock);
        char *finished = finish_kept_game(path, &error);
        assert_non_null(finished);
        free(finished);
        free(path);
    }
    assert_int_equal(count_files("borgo/finished/*"), MOST_FINISHED);
    assert_int_equal(count_files("borgo/unfinished/* borgo/unfinished/.??*"), 0);
}

static void test_no_home(void **state)
{
    struct file_lock lock;
    struct borgo_error error = {0};
    (void)state;
    setenv("XDG_DATA_HOME", "relative", 1);
    unsetenv("HOME");
    assert_null(new_kept_game("shibuya", &lock, &error));
    assert_non_null(strstr(error.message, "HOME"));
    setenv("XDG_DATA_HOME", "/dev/null/nowhere", 1);
    assert_null(new_kept_game("shibuya", &lock, &error));
    assert_non_null(strstr(error.message, "/dev/null/nowhere/borgo/unfinished"));
    setenv("XDG_DATA_HOME", folder, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_saving),          cmocka_unit_test(test_planted_files),
        cmocka_unit_test(test_protected_files), cmocka_unit_test(test_full_disk),
        cmocka_unit_test(test_torn_reads),      cmocka_unit_test(test_reading),
        cmocka_unit_test(test_locks),           cmocka_unit_test(test_planted_locks),
        cmocka_unit_test(test_quoting),         cmocka_unit_test(test_kept_games),
        cmocka_unit_test(test_pruning),         cmocka_unit_test(test_no_home),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("file", tests, enter_folder, leave_folder);
}
