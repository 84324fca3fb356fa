/* The wire's own parts: wire.c finds out what is asked, members.c reads it, free.c, sitting.c and
 * records.c change things, think.c and analyse.c ask computer players, moves.c and where.c list
 * moves, show.c and report.c write.
 */
#ifndef BORGO_WIRE_PARTS_H
#define BORGO_WIRE_PARTS_H

#include "core/language.h"
#include "core/tally.h"
#include "table/hint.h"
#include "table/standings.h"
#include "table/walk.h"
#include "wire/wire.h"

typedef struct borgo_json_value value;

/* A request being answered. An answer checks everything first, then opens what it writes and writes
 * its members: after that it can't fail any more. */
struct call {
    struct borgo_wire *wire;
    const value *request;
    struct borgo_json json;
    const char *name; /* of the answer, where it is a member of something */
    struct borgo_error error;
    /* What most requests may say, read before they are answered. */
    unsigned viewer; /* BORGO_CHANCE: nobody's eyes, everything */
    bool fixed;      /* the viewer is the host's to say, not the request's */
    bool events, objects;
    bool cells;                            /* a move's object has the cells it touches */
    const struct borgo_language *language; /* for sentences, or NULL: none are wanted */
};

typedef bool answerer(struct call *call);

/* wire.c */
void *wire_allocate(size_t size);
struct borgo_json *open_answer(struct call *call);
/* Random bytes that come from the host's, or an error: it has given none. */
bool draw_bytes(struct borgo_wire *wire, unsigned char bytes[BORGO_HASH_BYTES],
                struct borgo_error *error);
/* The host's bytes seed everything random from here on. */
void take_entropy(struct borgo_wire *wire, const unsigned char bytes[BORGO_HASH_BYTES]);
/* Forgets the game there is. */
void clear_table(struct borgo_wire *wire);
void carry_out(struct borgo_wire *wire, const struct borgo_wire_work *work);

/* members.c: members of the request; false or NULL with an error where one is missing or wrong. */
const value *member(const struct call *call, const char *name);
bool has(const struct call *call, const char *name);
const char *string_member(struct call *call, const char *name);
bool number_member(struct call *call, const char *name, int64_t most, int64_t *number);
/* May be missing: false then. */
bool truth_member(struct call *call, const char *name, bool *truth);
/* Whether it is two whole numbers like [4,5]; NULL is none. */
bool cell_value(const value *found, int cell[2]);
bool cell_member(struct call *call, const char *name, int cell[2]);
bool hex_member(struct call *call, const char *name, unsigned char bytes[32]);
/* A seat of this game, or the word given for what is not a seat; a NULL word for none. */
bool seat_member(struct call *call, const char *name, unsigned players, const char *word,
                 unsigned meaning, unsigned *seat);
/* viewer, events, objects and lang. */
bool read_wishes(struct call *call);
/* The game with what the host gives of it, players, options and data. The strings are the
 * request's. */
const struct borgo_game *game_member(struct call *call, struct borgo_setup *setup);
/* The same where players may be missing: the lowest count then. */
bool terms_members(struct call *call, const struct borgo_game *game, struct borgo_setup *setup);
bool setup_members(struct call *call, const struct borgo_game *game, struct borgo_setup *setup);
bool data_member(struct call *call, const struct borgo_game *game, struct borgo_setup *setup);
/* A box of a checked set-up, or NULL with an error. */
void *make_box(struct call *call, const struct borgo_game *game, const struct borgo_setup *setup);
unsigned wire_players(const struct borgo_wire *wire);

/* show.c: what an answer is made of. */
void put_seats(struct borgo_json *json, const char *name, borgo_seats seats);
/* The names sentences are told with: those of the seats, or the letters of their pieces. */
struct told_names {
    struct borgo_teller teller;
    char letter[BORGO_MAX_SEATS][2];
};
void find_names(const struct call *call, struct told_names *names);
void put_numbers(struct borgo_json *json, const char *name, const int32_t *numbers, unsigned count);
/* The members `winners` and `final` of a game that is over. */
void put_result(const struct borgo_table *table, struct borgo_json *json);
void put_status(const struct call *call, struct borgo_json *json);
/* The member `position`, as the viewer sees it. */
void put_position(const struct call *call, struct borgo_json *json);
/* A move as the call's viewer reads it, in an array: a text, or an object if objects are wanted. */
void put_move(const struct call *call, const void *state, unsigned actor, borgo_move move,
              struct borgo_json *json);
/* The members of such an object; without objects only `move`. */
void put_move_members(const struct call *call, const void *state, unsigned actor, borgo_move move,
                      struct borgo_json *json);
/* The move as the call's viewer sees it made. */
borgo_move veiled(const struct call *call, unsigned actor, borgo_move move);
/* The sentence of an event, in the call's language. */
void say_event(const struct call *call, const char *name, const struct borgo_event *event,
               struct borgo_json *json);
/* Those the viewer is told, into the array that is open. */
void put_events(const struct call *call, const struct borgo_events *events,
                struct borgo_json *json);
/* An object: the move of the log the walk comes to next, with all that was wished for. The walk
 * goes on behind it, and the events are what it made happen. */
void put_full_entry(const struct call *call, struct borgo_walk *walk, struct borgo_events *events,
                    struct borgo_json *json);
/* The member `points`: what each seat is sure to get. */
void put_points(const struct call *call, const struct borgo_preview *preview,
                struct borgo_json *json);
/* What these eyes see of the position; BORGO_CHANCE's see all. */
void see(const struct call *call, unsigned eyes, void *state);
/* The member `events`, if wanted: what the moves from that number on made happen. */
void put_events_since(const struct call *call, uint32_t from, struct borgo_json *json);
/* The moves from that number on, as the viewer reads them: pairs of seat and move, or objects. */
void put_entries(const struct call *call, const char *name, uint32_t from, bool full,
                 struct borgo_json *json);
/* Fails unless the viewer is that seat or nobody in particular. */
bool same_eyes(struct call *call, unsigned seat);
/* The seat to act that the request means. */
bool acting_seat(struct call *call, unsigned *seat);
answerer answer_games, answer_log, answer_position, answer_board, answer_view, answer_why;

/* where.c: the moves that are meant where a move is chosen step by step. */
/* The member `where`, which may be missing: its kind and places are ones this game's moves have. */
bool where_member(struct call *call);
/* Leaves those moves in the list that have what `where` says. */
void keep_wanted(const struct call *call, const void *state, struct borgo_moves *moves);

/* moves.c: legal moves, and what they would bring. */
answerer answer_moves, answer_preview, answer_previews;

/* turns.c: what happened, turn by turn. */
/* A turn of the log: the numbers of its first and its last move. */
struct log_turn {
    unsigned seat, round;
    uint32_t first, last;
};
struct log_turns {
    uint32_t count;
    struct log_turn *at; /* to be freed */
};
struct log_turns find_turns(const struct borgo_table *table);
/* The one a move of the log is part of. */
const struct log_turn *turn_of(const struct log_turns *turns, uint32_t move);
/* The members `turn` and `round` of a move of the log. */
void put_turn_number(const struct log_turns *turns, uint32_t move, struct borgo_json *json);
/* What is touched: cells made by borgo_cell, each once, in the order they were met. */
struct touched {
    unsigned count;
    int32_t cell[128];
};
/* Beside the cells of a move and of the events the viewer is told: what those brought. */
void touch_move(const struct call *call, const void *state, unsigned actor, borgo_move move,
                struct touched *touched);
void touch_events(const struct call *call, const struct borgo_events *events,
                  struct touched *touched, struct borgo_tally *tally);
/* The members `parts` and `cells`. */
void put_parts(const struct call *call, const struct borgo_tally *tally, struct borgo_json *json);
void put_touched(const struct touched *touched, struct borgo_json *json);
answerer answer_turns;

/* catalogue.c: what there is before any game. */
answerer answer_catalogue, answer_rules;

/* data.c: data of one's own, before a game is played with them. */
answerer answer_check, answer_data;

/* free.c: a game for which whoever asks deals and plays. */
answerer answer_new, answer_set, answer_play, answer_seed, answer_entropy, answer_deal, answer_undo;

/* lesson.c: a lesson laid over a free game. */
void clear_lesson(struct borgo_wire *wire);
answerer answer_lesson, answer_try, answer_follow;

/* A free game at that position; the box is the wire's from here on. */
void install_free(struct borgo_wire *wire, const struct borgo_game *game, void *box,
                  const void *state);
/* The member `names`, one for each seat; it may be missing. */
bool names_member(struct call *call, unsigned players,
                  char names[BORGO_MAX_SEATS][BORGO_MAX_NAME + 1]);

/* puzzle.c: puzzles, and what a turn in one is worth. */
answerer answer_puzzles, answer_puzzle, answer_verdict;

/* jobs.c: data of one's own as a member; the built-in ones are everywhere already. */
void put_own_data(const struct borgo_record *record, struct borgo_json *json);

/* sitting.c: a table. */
void put_hex(struct borgo_json *json, const char *name, const unsigned char bytes[32]);
/* Lets the table go on and says what it needs and what happened since so many moves. */
bool answer_table_status(struct call *call, uint32_t from);
answerer answer_open, answer_table, answer_sealing, answer_seal, answer_reveal, answer_sit,
    answer_advance, answer_move, answer_back, answer_consent;

/* report.c */
const char *deal_word(enum borgo_deal deal);
/* The members `placed` and `from` of a game that begins at a position. */
void put_origin(const struct borgo_record *record, struct borgo_json *json);
/* The member `id`. */
void put_id(const struct borgo_record *record, struct borgo_json *json);

/* records.c */
/* Fails where a viewer asks for what tells everything and the game isn't over. */
bool over_or_trusted(struct call *call);
answerer answer_record, answer_load, answer_verify, answer_promise, answer_result;

/* think.c: what a computer player may spend. */
struct wire_clock {
    const struct borgo_wire_host *host;
    double start, seconds; /* no seconds: no clock */
};
struct spending {
    uint32_t budget; /* 0: the player's own */
    struct wire_clock clock;
};
/* The members ms and budget. */
bool spending_members(struct call *call, struct spending *spending);
/* The same, and level; NULL with an error. */
const struct borgo_player *player_members(struct call *call, const char *otherwise,
                                          struct spending *spending);
/* The computer player that the request means: the seat it names, or the lowest that is to act. */
bool thinking_seat(struct call *call, unsigned *seat);
/* The member seed, which may be missing: what a job's generator starts with. */
bool seed_member(struct call *call, bool *given, uint64_t *seed);
/* A question about the seat to act that the request means, with the members of `best`; NULL with an
 * error. */
struct borgo_job *job_members(struct call *call, const char *level, struct spending *spending);
/* Lets a job be thought about, for whole turns unless `hint` is NULL; false with an error: it was
 * cancelled. */
bool let_think(struct call *call, struct borgo_job *job, struct borgo_hint *hint,
               struct spending *spending);
/* The member `value`: each seat's chance to win. */
void put_value(const struct call *call, const char *name, const double *chance,
               struct borgo_json *json);
/* For a request's clock. */
double wire_time_used(void *clock);
void wire_start_clock(void *clock);
answerer answer_best, answer_think;

/* hint.c: whole turns as advice. */
/* A turn of a seat with all that is sure about it. */
struct told_turn {
    unsigned seat;
    const void *seen; /* what the seat sees before it */
    const borgo_move *moves;
    int length;
    const double *chance; /* each seat's after it */
    const struct borgo_preview *preview;
    const struct borgo_standings *before, *after;
};
/* Its members; the call's viewer is the seat. */
void put_told_turn(const struct call *call, const struct told_turn *turn, struct borgo_json *json);
answerer answer_hint;

/* jobs.c: thinking for a table that somebody else does. */
answerer answer_job, answer_thought;

/* study.c: what is thought of a game afterwards, and kept. */
void forget_study(struct borgo_wire *wire);
/* analyse.c */
answerer answer_analyse;

#endif
