/* What is said about a puzzle and about a try: see trial.h. */
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "core/show.h"
#include "table/trial.h"

enum { LONGEST_BOARD = 1 << 17, MOST_VALUES = 16384 };

static const char *const theme_names[BORGO_THEMES] = {
    [BORGO_THEME_WIN] = N_("Win in two turns"),
    [BORGO_THEME_DEFENCE] = N_("The only defence"),
    [BORGO_THEME_END] = N_("Bring it to an end"),
    [BORGO_THEME_LEAD] = N_("Come out in front"),
    [BORGO_THEME_POINTS] = N_("The most at once"),
    [BORGO_THEME_TAKE] = N_("Take it away"),
    [BORGO_THEME_BLOCK] = N_("Stand in the way"),
    [BORGO_THEME_PATIENCE] = N_("Less now, more later"),
    [BORGO_THEME_WAIT] = N_("Wait for it"),
    [BORGO_THEME_COMBINATION] = N_("One thing after another"),
    [BORGO_THEME_PLACE] = N_("The right place"),
};

const char *borgo_theme_name(enum borgo_theme theme, const struct borgo_teller *teller)
{
    return teller->translate(theme_names[theme]);
}

void borgo_puzzle_tell(const struct borgo_puzzle *puzzle, const struct borgo_teller *teller,
                       struct borgo_puzzle_words *words)
{
    const char *question = N_("One turn is clearly better than all others. Find it.");
    const char *title = N_("Find the best turn");
    if (puzzle->theme == BORGO_THEME_WIN)
        question = N_("Two turns, and whatever the others do in between, you have won. Which turn "
                      "is the first?");
    if (puzzle->theme == BORGO_THEME_DEFENCE)
        question = N_("Every turn but one loses. Which one holds?");
    if (puzzle->proved)
        title = theme_names[puzzle->theme];
    words->title = teller->translate(title);
    words->question = teller->translate(question);
    words->theme = borgo_theme_name((enum borgo_theme)puzzle->theme, teller);
}

static struct borgo_text new_sentence(struct borgo_trial_words *words)
{
    struct borgo_text text;
    borgo_text_start(&text, words->sentence[words->count], sizeof words->sentence[0]);
    words->count++;
    return text;
}

static int percent(int32_t thousandths)
{
    return (thousandths + 5) / 10;
}

/* The name of a category in the reader's language, as the board has it. */
static void put_category(const struct borgo_riddle *riddle, const char *id,
                         const struct borgo_teller *teller, struct borgo_text *out)
{
    char *buffer = calloc(1, LONGEST_BOARD);
    struct borgo_json_value *values = calloc(MOST_VALUES, sizeof *values);
    struct borgo_text text;
    struct borgo_json json;
    if (!buffer || !values)
        abort(); /* nothing to recover to */
    borgo_text_start(&text, buffer, LONGEST_BOARD);
    borgo_json_start(&json, &text);
    borgo_json_object(&json, NULL);
    riddle->game->show->write_board(riddle->box, teller->translate, &json);
    borgo_json_close(&json);
    bool read =
        borgo_json_end(&json) && borgo_json_read(buffer, text.used, values, MOST_VALUES, NULL);
    const struct borgo_json_value *all = read ? borgo_json_member(values, "categories") : NULL;
    for (const struct borgo_json_value *at = all ? borgo_json_first(all) : NULL; at;
         at = borgo_json_next(all, at))
        if (strcmp(borgo_json_member(at, "id")->string, id) == 0)
            borgo_text_put(out, borgo_json_member(at, "name")->string);
    free(buffer);
    free(values);
}

static void tell_lead(const struct borgo_riddle *riddle, const struct borgo_point *point,
                      const struct borgo_teller *teller, struct borgo_text *text)
{
    char name[80];
    struct borgo_text category;
    borgo_text_start(&category, name, sizeof name);
    put_category(riddle, point->category, teller, &category);
    borgo_text_print(text,
                     teller->translate(point->place == 1 ? N_("With it you are first: %s.")
                                                         : N_("With it you move up: %s.")),
                     name);
}

/* The point of a turn that was judged, from its numbers. */
static void tell_point(const struct borgo_riddle *riddle, const struct borgo_point *point,
                       const struct borgo_teller *teller, struct borgo_text *text)
{
    borgo_translate *say = teller->translate;
    switch (point->theme) {
    case BORGO_THEME_LEAD:
        tell_lead(riddle, point, teller, text);
        break;
    case BORGO_THEME_POINTS:
        borgo_text_print(text,
                         say(N_("It brings %d at once; nothing else that is tempting brings more "
                                "than %d.")),
                         point->points, point->otherwise);
        break;
    case BORGO_THEME_TAKE:
        borgo_text_print(text, say(N_("It takes %d from %s in the final account.")), point->taken,
                         teller->name[point->victim]);
        break;
    case BORGO_THEME_BLOCK:
        borgo_text_print(text,
                         say(N_("The best answer to it brings %d; after the most tempting other "
                                "turn the answer brings %d.")),
                         point->theirs, point->theirs_otherwise);
        break;
    case BORGO_THEME_PATIENCE:
        borgo_text_print(text,
                         say(N_("A tempting turn brings %d at once, this one only %d; but what "
                                "follows is worth more.")),
                         point->otherwise, point->points);
        break;
    case BORGO_THEME_END:
        borgo_text_put(text, say(N_("It brings the game to its end at the right moment.")));
        break;
    case BORGO_THEME_WAIT:
        borgo_text_put(
            text, say(N_("Nothing on the board is worth it now: what you keep is worth more.")));
        break;
    case BORGO_THEME_COMBINATION:
        borgo_text_put(text, say(N_("Its parts belong together: alone they bring little.")));
        break;
    default:
        borgo_text_put(text, say(N_("One place matters most now, and this is it.")));
    }
}

static void tell_chances(const struct borgo_trial *trial, const struct borgo_riddle *riddle,
                         const struct borgo_teller *teller, struct borgo_text *text)
{
    if (trial->right)
        borgo_text_print(
            text,
            teller->translate(N_("Your chance to win is %d %% after it, and %d %% after "
                                 "the next best.")),
            percent(trial->best), percent(riddle->puzzle->wrong[0].chance));
    else
        borgo_text_print(
            text,
            teller->translate(N_("Your chance to win is %d %% after it, and %d %% after "
                                 "the best turn.")),
            percent(trial->chance), percent(trial->best));
}

/* Of a victory or a defence that was proved. */
static void tell_proved(const struct borgo_riddle *riddle, const struct borgo_trial *trial,
                        const struct borgo_point *point, const struct borgo_teller *teller,
                        struct borgo_trial_words *words)
{
    bool win = point->theme == BORGO_THEME_WIN;
    struct borgo_text text = new_sentence(words);
    (void)riddle;
    if (!trial->right) {
        borgo_text_put(&text,
                       teller->translate(win ? N_("After this answer you can't be sure to win with "
                                                  "your next turn.")
                                             : N_("After this answer you have lost.")));
        return;
    }
    borgo_text_print(&text,
                     teller->translate(win ? N_("Of %u moves this is the only one that surely wins "
                                                "in two turns.")
                                           : N_("Of %u moves this is the only one that doesn't "
                                                "lose.")),
                     point->turns);
    if (!win || point->answers == 0)
        return;
    text = new_sentence(words);
    borgo_text_print(&text,
                     teller->translate_count(N2_("%2$s has %1$u answer, and it doesn't help.",
                                                 "%2$s has %1$u answers, and none of them helps."),
                                             point->answers),
                     point->answers, teller->name[point->next]);
}

static const char *heading_of(const struct borgo_riddle *riddle, const struct borgo_trial *trial)
{
    enum borgo_theme theme = (enum borgo_theme)riddle->puzzle->theme;
    if (theme == BORGO_THEME_WIN)
        return trial->right ? N_("Yes. Nobody can stop you now") : N_("No. This can be stopped");
    if (theme == BORGO_THEME_DEFENCE)
        return trial->right ? N_("Yes. That holds") : N_("No. This loses");
    if (trial->right)
        return trial->known ? N_("Yes. That is the turn") : N_("Yes. That is as good");
    return N_("No. There is something better");
}

void borgo_trial_tell(const struct borgo_riddle *riddle, const struct borgo_trial *trial,
                      const struct borgo_teller *teller, struct borgo_trial_words *words)
{
    struct borgo_point point;
    struct borgo_text text;
    *words = (struct borgo_trial_words){.heading = teller->translate(heading_of(riddle, trial))};
    borgo_theme_find(riddle, &point);
    if (riddle->puzzle->proved) {
        tell_proved(riddle, trial, &point, teller, words);
        return;
    }
    if (trial->right) {
        text = new_sentence(words);
        tell_point(riddle, &point, teller, &text);
    }
    text = new_sentence(words);
    tell_chances(trial, riddle, teller, &text);
}
