/* The null game: see template.h. A real game spreads this over several files, one for each chapter
 * of its rulebook. */
#include "games/template/template.h"

static const char *const phase_words[] = {"toss", "guess", "over"};
static const char *const side_words[] = {"heads", "tails", "?"};
static const char *const position_words[] = {"heads", "tails", "-", "?"};
static const char *const side_names[] = {N_("heads"), N_("tails"), "?"};

static borgo_move make_move(enum template_move kind, unsigned side)
{
    return (borgo_move)kind << 8 | side;
}

static unsigned side_of(borgo_move move)
{
    return move & 0xff;
}

/* Reads the data files (there are none here) and works out the tables. `box` is zeroed and has its
 * head already. */
static bool setup(const struct borgo_setup *given, void *box_, struct borgo_error *error)
{
    struct template_box *box = box_;
    (void)given, (void)error;
    box->weight[TEMPLATE_HEADS] = box->head.option[TEMPLATE_COIN] ? 2 : 1;
    box->weight[TEMPLATE_TAILS] = 1;
    return true;
}

/* Writes every byte of the state. */
static void start(const void *box, void *state)
{
    (void)box;
    *(struct template_state *)state =
        (struct template_state){TEMPLATE_TOSS, TEMPLATE_UNKNOWN, TEMPLATE_UNKNOWN};
}

static borgo_seats to_act(const void *box, const void *state_)
{
    const struct template_state *state = state_;
    (void)box;
    if (state->phase == TEMPLATE_TOSS)
        return 1u << BORGO_CHANCE;
    return state->phase == TEMPLATE_GUESS ? 1u << 1 : 0;
}

/* Called only for a seat that is to act; may look only at what that seat knows. */
static uint32_t moves(const void *box, const void *state, unsigned seat, borgo_move *out)
{
    (void)box, (void)state, (void)seat;
    out[0] = make_move(TEMPLATE_MOVE_GUESS, TEMPLATE_HEADS);
    out[1] = make_move(TEMPLATE_MOVE_GUESS, TEMPLATE_TAILS);
    return 2;
}

/* Called only when chance is to act. */
static uint32_t chance(const void *box_, const void *state, struct borgo_outcome *out)
{
    const struct template_box *box = box_;
    (void)state;
    for (unsigned side = TEMPLATE_HEADS; side <= TEMPLATE_TAILS; side++)
        out[side] = (struct borgo_outcome){make_move(TEMPLATE_MOVE_COIN, side), box->weight[side]};
    return 2;
}

/* The same as a draw from that list by its weights, without making the list. */
static borgo_move deal(const void *box_, const void *state, struct borgo_rng *rng)
{
    const struct template_box *box = box_;
    (void)state;
    bool heads =
        borgo_rng_below(rng, box->weight[0] + box->weight[1]) < box->weight[TEMPLATE_HEADS];
    return make_move(TEMPLATE_MOVE_COIN, heads ? TEMPLATE_HEADS : TEMPLATE_TAILS);
}

/* What the others see of the toss is an event of its own, so that no secret number leaves the
 * table. */
static void toss(struct template_state *state, unsigned side, struct borgo_events *events)
{
    state->coin = (uint8_t)side;
    state->phase = TEMPLATE_GUESS;
    borgo_events_tell(events, TEMPLATE_TOLD_COIN, borgo_seats_only(0), (int32_t)side, 0, 0, 0);
    borgo_events_tell(events, TEMPLATE_TOLD_TOSS, borgo_seats_all_but(0), 0, 0, 0, 0);
}

/* The move is legal: whoever calls has looked it up. */
static void play(const void *box, void *state_, unsigned seat, borgo_move move,
                 struct borgo_events *events)
{
    struct template_state *state = state_;
    (void)box;
    if (seat == BORGO_CHANCE) {
        toss(state, side_of(move), events);
        return;
    }
    state->guess = (uint8_t)side_of(move);
    state->phase = TEMPLATE_OVER;
    borgo_events_tell(events, TEMPLATE_TOLD_GUESS, BORGO_EVERYBODY, (int32_t)seat, state->guess,
                      state->coin, 0);
}

/* Public: it may not depend on anything secret. */
static void scores(const void *box, const void *state_, int32_t *scores)
{
    const struct template_state *state = state_;
    bool right = state->phase == TEMPLATE_OVER && state->guess == state->coin;
    (void)box;
    scores[0] = state->phase == TEMPLATE_OVER && !right;
    scores[1] = right;
}

static void result(const void *box, const void *state, struct borgo_result *result)
{
    *result = (struct borgo_result){.winners = 0};
    scores(box, state, result->final);
    result->winners = result->final[0] ? 1u << 0 : 1u << 1;
}

/* At the end nothing is secret any more. */
static void hide(const void *box, void *state_, unsigned seat)
{
    struct template_state *state = state_;
    (void)box;
    if (seat != 0 && state->phase == TEMPLATE_GUESS)
        state->coin = TEMPLATE_UNKNOWN;
}

/* As likely as it is for somebody who knows what the seat knows. */
static void imagine(const void *box, void *state_, unsigned seat, struct borgo_rng *rng)
{
    struct template_state *state = state_;
    if (seat != 0 && state->phase == TEMPLATE_GUESS)
        state->coin = (uint8_t)side_of(deal(box, state, rng));
}

static borgo_move veil(const void *box, unsigned actor, borgo_move move, unsigned viewer)
{
    (void)box;
    bool secret = actor == BORGO_CHANCE && viewer != 0 && viewer != BORGO_CHANCE;
    return secret ? make_move(TEMPLATE_MOVE_COIN, TEMPLATE_UNKNOWN) : move;
}

/* The kind, and the values of the places of its form. */
static void describe(const void *box, const void *state, borgo_move move,
                     struct borgo_description *out)
{
    (void)box, (void)state;
    out->kind = (uint8_t)(move >> 8);
    out->value[0] = side_of(move) == TEMPLATE_UNKNOWN ? BORGO_VEILED : (int32_t)side_of(move);
}

/* Also writes hidden states; a `?` stands for what is secret, and for nothing else. */
static void write_position(const void *box, const void *state_, struct borgo_text *text)
{
    const struct template_state *state = state_;
    (void)box;
    bool secret = state->phase == TEMPLATE_GUESS && state->coin == TEMPLATE_UNKNOWN;
    borgo_text_print(text, " phase=%s coin=%s guess=%s", phase_words[state->phase],
                     position_words[secret ? TEMPLATE_UNKNOWN + 1 : state->coin],
                     position_words[state->guess]);
}

/* Refuses whatever couldn't arise in a game: the other hooks rely on it. What the viewer may not
 * know has to be hidden. */
static bool read_position(const void *box, struct borgo_reader *reader, unsigned viewer,
                          void *state_, struct borgo_error *error)
{
    struct template_state *state = state_;
    (void)box;
    if (!borgo_reader_key_word(reader, "phase", phase_words, 3, &state->phase, error)
        || !borgo_reader_key_word(reader, "coin", position_words, 4, &state->coin, error)
        || !borgo_reader_key_word(reader, "guess", position_words, 3, &state->guess, error))
        return false;
    bool secret = state->phase == TEMPLATE_GUESS && !borgo_seats_sees(viewer, 0);
    if ((state->coin > TEMPLATE_UNKNOWN) != secret)
        return borgo_error_fail(
            error, "position: 'coin' must be '?' where it is secret, and nowhere else");
    state->coin = secret ? TEMPLATE_UNKNOWN : state->coin;
    if ((state->coin == TEMPLATE_UNKNOWN) != (state->phase == TEMPLATE_TOSS || secret)
        || (state->guess == TEMPLATE_UNKNOWN) != (state->phase != TEMPLATE_OVER))
        return borgo_error_fail(error, "position: the phase doesn't fit the rest");
    return true;
}

/* Members of the object that is open; names for people are translated, ids are not. */
static void write_board(const void *box_, borgo_translate *translate, struct borgo_json *json)
{
    const struct template_box *box = box_;
    borgo_json_array(json, "sides");
    for (unsigned side = TEMPLATE_HEADS; side <= TEMPLATE_TAILS; side++) {
        borgo_json_object(json, NULL);
        borgo_json_string(json, "id", side_words[side]);
        borgo_json_string(json, "name", translate(side_names[side]));
        borgo_json_number(json, "weight", box->weight[side]);
        borgo_json_close(json);
    }
    borgo_json_close(json);
}

static void write_view(const void *box, const void *state_, unsigned viewer,
                       struct borgo_json *json)
{
    const struct template_state *state = state_;
    (void)box, (void)viewer;
    borgo_json_string(json, "phase", phase_words[state->phase]);
    borgo_json_string(json, "coin", side_words[state->coin]);
    borgo_json_string(json, "guess", side_words[state->guess]);
}

/* The one category is who guessed right. */
static void write_standings(const void *box, const void *state, struct borgo_json *json)
{
    int32_t points[BORGO_MAX_SEATS];
    scores(box, state, points);
    borgo_json_array(json, "points");
    for (unsigned seat = 0; seat < 2; seat++)
        borgo_json_number(json, NULL, points[seat]);
    borgo_json_close(json);
}

static void draw(const void *box, const void *state_, unsigned seat, struct borgo_canvas *canvas)
{
    const struct template_state *state = state_;
    (void)box, (void)seat;
    int column =
        borgo_canvas_text(canvas, 0, 0, canvas->translate(N_("coin")), (struct borgo_style){0});
    borgo_canvas_text(canvas, 0, column + 1, canvas->translate(side_names[state->coin]),
                      (struct borgo_style){.bold = 1});
}

#define SIDE(name)                                                                                 \
    {                                                                                              \
        name, BORGO_WORD, side_names                                                               \
    }

static const struct borgo_sentence sentences[TEMPLATE_EVENTS] = {
    [TEMPLATE_TOLD_COIN] = {"coin", N_("The coin shows {coin}"), .reveals = true,
                            .place = {SIDE("coin")}},
    [TEMPLATE_TOLD_TOSS] = {"toss", N_("The coin is tossed"), .reveals = true},
    [TEMPLATE_TOLD_GUESS] = {"guess", N_("{seat} says {guess}; the coin shows {coin}"),
                             .reveals = true,
                             .place = {{"seat", BORGO_SEAT, NULL}, SIDE("guess"), SIDE("coin")}},
};

/* `coin heads`: a word and one place in the text; the third text is for those who don't see the
 * coin. */
static const struct borgo_form forms[TEMPLATE_MOVES] = {
    [TEMPLATE_MOVE_COIN] = {"coin",
                            1,
                            {"coin", N_("the coin shows {side}"), .place = {SIDE("side")}},
                            N_("the coin is tossed")},
    [TEMPLATE_MOVE_GUESS] = {"guess", 1, {"guess", N_("say {side}"), .place = {SIDE("side")}}},
};

static const struct borgo_show show = {.write_board = write_board,
                                       .write_view = write_view,
                                       .write_standings = write_standings,
                                       .draw = draw};

const struct borgo_game borgo_template = {
    .name = "template",
    .title = "Template",
    .author = "nobody",
    .summary = N_("Guess the side of a coin."),
    .players = {2},
    .rules = 1,
    .edition = {{"template", "Template", NULL}},
    .option = {{"coin",
                N_("fair, or heads twice as likely"),
                {"fair", "loaded"},
                N_("The coin"),
                {{N_("Fair"), N_("Both sides are as likely.")},
                 {N_("Loaded"), N_("Heads are twice as likely.")}}}},
    .sentences = sentences,
    .sentence_count = TEMPLATE_EVENTS,
    .forms = forms,
    .form_count = TEMPLATE_MOVES,
    .show = &show,
    .box_size = sizeof(struct template_box),
    .state_size = sizeof(struct template_state),
    .advice = &template_advice,
    .max_moves = 2,
    .setup = setup,
    .start = start,
    .to_act = to_act,
    .moves = moves,
    .chance = chance,
    .deal = deal,
    .play = play,
    .scores = scores,
    .result = result,
    .hide = hide,
    .imagine = imagine,
    .veil = veil,
    .describe = describe,
    .write_position = write_position,
    .read_position = read_position,
};
