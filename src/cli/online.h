/* A table of a server at this terminal: what `borgo play URL` knows of it. The server has the game;
 * this has what one seat sees of it, who is there, and what has been said to the server and isn't
 * answered yet. docs/protocol.md is what is spoken.
 *
 *   online.c        the line, the questions and the loop between keyboard and server
 *   online_say.c    what is said to the server
 *   online_hear.c   what it answers and tells
 *   online_info.c   the table's info: read, and told where it has changed
 *   online_words.c  what can be typed
 *   online_end.c    the end, its record and the proof
 *   online_full.c   all this on the full screen
 *   online_room.c   the room before the game there */
#ifndef BORGO_CLI_ONLINE_H
#define BORGO_CLI_ONLINE_H

#include "cli/command.h"
#include "cli/desk.h"
#include "cli/identity.h"
#include "cli/link.h"
#include "core/json.h"
#include "table/record.h"
#include "terminal/input.h"

typedef struct borgo_json_value value;

enum { ONLINE_WORD = 16, ONLINE_CLIENT = 40 };

enum online_phase { AT_WAITING, AT_SEALING, AT_PLAYING, AT_OVER, AT_CLOSED };

struct online_chair {
    char kind[ONLINE_WORD]; /* `open`, `person`, … */
    char name[BORGO_MAX_NAME + 1];
    bool mine, here;
};

/* What everybody may know of a table. */
struct online_info {
    enum online_phase phase;
    const struct borgo_game *game;
    unsigned players, keeper;
    bool chat, hints, data, armed;
    struct online_chair chair[BORGO_MAX_SEATS];
    bool sealed_all; /* of the pact: numbers are being opened */
    char commitment[BORGO_HEX_SIZE];
    borgo_seats pact_awaited;
    bool wish; /* somebody asks to take a move back */
    unsigned wish_seat;
    borgo_seats wish_awaited;
    bool absent; /* somebody is awaited and doesn't come */
    unsigned absent_seat;
    bool absent_late;        /* the time is up */
    borgo_seats absent_said; /* who has said what to do then */
    bool clock;
    int64_t left[BORGO_MAX_SEATS]; /* milliseconds, */
    double at;                     /* when the clock said that, in seconds, */
    borgo_seats running;           /* and whose time runs */
    char why[ONLINE_WORD];         /* it ended */
    unsigned ended_by;             /* a seat, or BORGO_WATCHER */
    borgo_seats winners;
    char rematch[STORE_ID + 1]; /* the table where they play again */
};

/* What a request was about: its number says it, so that the answer is understood. */
enum online_request {
    SAID_HELLO,
    SAID_ENTER,
    SAID_JOIN,
    SAID_TABLE,
    SAID_MOVE,
    SAID_PACT,
    SAID_LOG,
    SAID_RECORD,
    SAID_LEAVE,
    SAID_WISH, /* back */
    SAID_CHAT,
    SAID_REMATCH,
    SAID_OTHER, /* nothing is told when it is fine */
    REQUEST_KINDS
};

enum online_question { ASKS_NOTHING, ASKS_NAME, ASKS_CONSENT, ASKS_MOVE };

struct online_full;

struct online {
    struct desk desk; /* first: the words get this */
    struct screen screen;
    struct input input;
    struct link link;
    struct identity identity;
    struct borgo_setup setup;
    struct online_info info;

    const char *wanted_name;  /* from --name, or NULL */
    struct online_full *full; /* NULL: line by line */
    struct remote *remote;
    char *position; /* as these eyes see it */
    char *shown;    /* the one that was shown last */
    char *held;     /* a line that came before anybody asked for it */
    char *data[BORGO_MAX_DATA];
    void *box;
    int64_t number; /* of the last event; -1: none is known */
    unsigned line;  /* the one that was opened last; 0: none is open */
    unsigned seat;  /* or BORGO_WATCHER */
    unsigned moves; /* that were sent */
    uint32_t requests;
    uint32_t budget;                   /* playouts for a hint; 0: by time */
    int code;                          /* the program's */
    enum online_question prompted_for; /* what the prompt asks, */

    char joining_name[BORGO_MAX_NAME + 1];
    char person[STORE_PERSON + 1];   /* what the server knows us by */
    char client[ONLINE_CLIENT + 1];  /* the move that isn't answered yet, by our own name for it */
    char process[ONLINE_CLIENT / 2]; /* what such names begin with */
    char move[BORGO_MAX_MOVE_TEXT];
    char sealed[BORGO_HEX_SIZE], opened[BORGO_HEX_SIZE]; /* commitments these were sent for */
    char promised[BORGO_HEX_SIZE];                       /* the last one that was shown */
    char numbered[BORGO_HEX_SIZE];                       /* the one our number is for */
    unsigned char pact_number[BORGO_SEED_BYTES];

    borgo_seats awaited;         /* who is to decide */
    borgo_seats prompted_awaits; /* or whom it says that everybody waits for */
    bool prompted;               /* a prompt stands there: no other text may follow it */
    bool only_watches, helped;
    bool ever, lost; /* the line: it was open once; it is looked for */
    bool entered, naming, joining;
    bool settled; /* whether one sits or watches is clear */
    bool moving;  /* a game is going on */
    bool taken;   /* the event that ended a wish took something back */
    bool has_data, asks_data;
    bool leaves, waits_for_record;
};

/* online_say.c */
/* Says `{"id":…,"do":verb,"table":…`, and names and values up to NULL; of what is a truth the value
 * is `true` or `false`. */
void online_say(struct online *online, enum online_request what, const char *verb, ...)
    __attribute__((sentinel));
void online_greet(struct online *online);
void online_enter(struct online *online);
void online_join(struct online *online, const char *name);
void online_move(struct online *online, const char *move);
/* The move that was not answered, once more. */
void online_move_again(struct online *online);
/* Seals or opens this client's number where it is awaited. */
void online_seal(struct online *online);

/* online_hear.c */
void online_hear(struct online *online, char *text, size_t length);

/* online_info.c */
bool online_read_info(struct online *online, const value *from, struct online_info *info);
/* Takes it over and tells what is different. */
void online_take_info(struct online *online, const value *from);
void online_tell_table(struct online *online);
/* A set of seats from a list of numbers; chance is none of them. */
borgo_seats online_seats(const value *list);
const char *online_text(const value *object, const char *name); /* "" where there is none */
int64_t online_number(const value *object, const char *name, int64_t otherwise);
bool online_truth(const value *object, const char *name);

/* online_words.c */
extern const struct word online_words[];
extern const int online_word_count;

/* online_full.c */
bool play_online_full(struct online *online); /* false: the screen can't be had */
/* What there is to be told there: a sentence, about a seat or BORGO_WATCHER; an answer to what was
 * pressed; what happened (all of it: in place of what was told before); the last words; the end of
 * the program with a complaint. */
void full_tell(struct online *online, unsigned seat, const char *text);
void full_answer(struct online *online, const char *text);
void full_hear_entries(struct online *online, const value *entries, bool all);
void full_take_position(struct online *online);
void full_part(struct online *online, const char *text);
void full_take_record(struct online *online, struct borgo_record *record);
void full_fail(struct online *online, const char *why);

/* online_end.c */
/* The finished game: to those that are kept. Where it is, to be freed; NULL: nowhere, and the error
 * says why. */
char *online_keep_record(const struct borgo_record *record, struct borgo_error *error);
void online_show_outcome(struct online *online, const struct borgo_record *record);
/* Whether nothing more will happen: then it is told, once, and the program may leave. */
void online_end(struct online *online);
void online_take_record(struct online *online, const char *text);

/* online.c */
int play_online(const struct arguments *arguments);
/* Before anything is printed: what stands on the line is left behind. */
void online_clear(struct online *online);
/* A sentence, its format translated: below what stands there, or to the log of the full screen. */
void online_tell(struct online *online, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The same in a seat's colour, where there are colours. */
void online_tell_of(struct online *online, unsigned seat, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The same for what somebody is told who has just done something. */
void online_answer(struct online *online, const char *text);
/* From the next news on this is about another table. */
void online_move_to(struct online *online, const char *table);
/* Ends the program after this, with a complaint that is translated already. */
void online_fail(struct online *online, const char *why);
const char *online_name(const struct online *online, unsigned seat);
enum online_question online_question(const struct online *online);
void online_take_news(struct online *online);
void online_take_name(struct online *online, const char *line);
void online_take_consent(struct online *online, bool agrees);
void online_take_move(struct online *online, borgo_move move);

#endif
