/* The hall's own parts: hall.c lets people in and finds out what they ask; outbox.c holds back what
 * isn't safely stored yet; journal.c is what happens at tables, live and when they are read again;
 * chairs.c is a table before its game, playing.c during it, waiting.c time and computer players;
 * info.c and lists.c show; people.c is who everybody is, chat.c what they say. */
#ifndef BORGO_SERVER_HALL_PARTS_H
#define BORGO_SERVER_HALL_PARTS_H

#include "core/language.h"
#include "server/hall.h"
#include "server/paper.h"
#include "wire/wire.h"

typedef struct borgo_json_value value;

enum {
    MOST_VALUES = 256, /* in a request, or an event that is stored */
    KEY_DIGITS = 32,   /* of a person's key, a token, and the hashes of both */
    LONGEST_CLIENT = 40,
    CLIENTS_KEPT = 16, /* a seat: moves that may be sent again */
    TABLES_A_VISITOR = 16,
    LONGEST_ADDRESS = 47
};

/* Tables. */

enum chair_kind {
    CHAIR_OPEN,
    CHAIR_INVITED, /* kept for somebody who has not come yet */
    CHAIR_PERSON,
    CHAIR_COMPUTER,
    CHAIR_AWAY /* a person's for whom a computer plays until they are back */
};

struct chair {
    enum chair_kind kind;
    char person[STORE_PERSON + 1]; /* empty: nobody, or somebody who has only the token */
    char token[KEY_DIGITS + 1];    /* its hash */
    char name[BORGO_MAX_NAME + 1];
    char level[BORGO_MAX_PLAYER_WORD + 1]; /* of a computer player */
};

enum phase { PHASE_WAITING, PHASE_SEALING, PHASE_PLAYING, PHASE_OVER, PHASE_CLOSED };

/* Why a table ended. */
enum ending { ENDED_NOT, ENDED_OVER, ENDED_RESIGNED, ENDED_ABORTED, ENDED_LEFT, ENDED_RULES };

/* A move that was sent with a name of the client's, and the event it became. */
struct sent {
    char client[LONGEST_CLIENT + 1];
    uint32_t number;
};

/* A connection at a table. */
struct attendance {
    struct visitor *visitor;
    struct hall_table *table;
    unsigned seat;                         /* or BORGO_WATCHER */
    const struct borgo_language *language; /* for sentences, or NULL */
    bool events, objects, position;        /* what they want in a status */
    struct attendance *next_here;          /* at the same table */
    struct attendance *next_mine;          /* of the same visitor */
};

/* Somebody is awaited and doesn't come. */
struct absence {
    bool is;
    bool out_of_time; /* else: away */
    unsigned seat;
    borgo_seats for_end; /* who would end the game */
    int64_t quiet_until; /* somebody said they'd wait */
};

struct hall_table {
    char id[STORE_ID + 1];
    /* What the journal tells. */
    const struct borgo_game *game;
    char *terms; /* a JSON object: game, options and data as the wire's `open` takes them */
    unsigned players;
    bool public, chat, armed; /* armed: begins as soon as all chairs are taken */
    struct borgo_clock clock; /* as it starts */
    struct chair chair[BORGO_MAX_SEATS];
    unsigned keeper; /* a seat */
    enum phase phase;
    enum ending ending;
    unsigned ended_by;  /* a seat, or BORGO_WATCHER */
    uint32_t number;    /* of the last event */
    uint32_t *moves_at; /* by an event's number: how many moves there were after it */
    struct sent sent[BORGO_MAX_SEATS][CLIENTS_KEPT];
    unsigned sent_next[BORGO_MAX_SEATS];
    char rematch[STORE_ID + 1];
    int64_t created, changed; /* wall time */
    bool begun;               /* there is a game in the wire */
    struct borgo_wire wire;
    /* What is only now. */
    char address[LONGEST_ADDRESS + 1]; /* where it was made from; empty after a restart */
    struct attendance *here;
    uint64_t last_write;
    uint64_t thinking; /* the ticket of the job that is out; 0: none */
    unsigned thinking_seat;
    int64_t lost[BORGO_MAX_SEATS];   /* run time: since when nobody is on that seat's line */
    int64_t passed_at;               /* run time up to which clocks have run */
    int64_t spared[BORGO_MAX_SEATS]; /* time that a lost line has not cost */
    int64_t asked_at;                /* run time of a wish to take back */
    int64_t turn_since;              /* wall time since which the same people are awaited */
    struct absence absence;
    uint32_t lines;           /* of chat */
    int64_t lobby_at;         /* run time when the lobby was last told */
    bool lobby_due, doubtful; /* doubtful: something of it could not be stored */
    struct hall_table *next;
};

/* People and their lines. */

struct person {
    char id[STORE_PERSON + 1];
    char name[BORGO_MAX_NAME + 1];
    int64_t created, seen;
    bool stored;
    unsigned visitors;
    struct person *next;
};

struct visitor {
    void *host;
    char address[LONGEST_ADDRESS + 1];
    struct person *person; /* or NULL */
    char name[BORGO_MAX_NAME + 1];
    const struct borgo_language *language;
    struct attendance *at;
    unsigned tables;
    bool lobby, gone;
    unsigned waiting; /* letters that are held back */
    double allowance; /* requests it may still make at once */
    int64_t heard;    /* run time */
    double said;      /* lines of chat lately */
    int64_t said_at;  /* run time */
    struct visitor *previous, *next;
};

/* Something to be sent once a write is safe. */
struct letter {
    struct letter *next;
    uint64_t write;
    struct visitor *visitor;
    int64_t id; /* of the request it answers; -1: none */
    size_t length;
    char text[];
};

enum { BUCKETS = 1024 };

/* Invitations that don't exist, lately, by somebody's address. */
struct guesses {
    double count;
    int64_t at; /* run time */
};

struct hall {
    struct store *store;
    struct hall_host host;
    struct hall_limits limits;
    struct hall_time now;
    struct borgo_moves *room;
    struct hall_table *tables[BUCKETS];
    struct person *people[BUCKETS];
    struct visitor *visitors;
    struct letter *first_letter, *last_letter;
    uint64_t safe; /* every write up to it is */
    uint64_t tickets;
    int64_t swept; /* run time of the last look for tables that expire */
    struct guesses guesses[BUCKETS];
    struct paper answer, event, push;
    struct hall_figures figures;
};

/* A request being answered. */
struct ask {
    struct hall *hall;
    struct visitor *visitor;
    const value *request;
    int64_t id;
    struct hall_table *table; /* the one it names, if the verb needs one */
    unsigned seat;            /* the visitor's there, or BORGO_WATCHER */
    struct borgo_json *json;
    struct borgo_error error;
    const char *code; /* of the error; `refused` unless set */
    int64_t wait;     /* with `limit` */
    uint64_t write;   /* what must be safe before the answer goes out */
};
typedef bool asker(struct ask *ask);

/* hall.c */
void *hall_allocate(size_t size);
bool fail(struct ask *ask, const char *code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Opens the answer; after that it can't fail any more. */
struct borgo_json *open_reply(struct ask *ask);
/* Members of the request. */
const value *asked(const struct ask *ask, const char *name);
const char *asked_string(struct ask *ask, const char *name);      /* NULL with an error */
bool asked_truth(struct ask *ask, const char *name, bool *truth); /* missing: unchanged */
bool asked_seat(struct ask *ask, const char *name, unsigned *seat);
/* Where something is found by its name. */
unsigned bucket_of(const char *id);
bool is_hex(const char *text, size_t digits);
/* The hash by which a key or a token is known: KEY_DIGITS digits. */
void hash_key(const char *tag, const char *key, char hash[KEY_DIGITS + 1]);
void draw_key(char key[KEY_DIGITS + 1]);

/* outbox.c */
/* Sends a message when that write is safe, after all that was sent to this visitor before. */
void post(struct hall *hall, struct visitor *visitor, uint64_t write, int64_t id, const char *text,
          size_t length);
/* Sends what has become safe; what failed is answered so. */
void release_letters(struct hall *hall, const struct store_progress *progress);
void release_visitor(struct hall *hall, struct visitor *visitor);

/* journal.c */
/* An event is begun, its members are written, and it happens: taken by the table as its journal
 * would be, stored, and told to everybody there. False with an error: nothing has changed. */
struct borgo_json *begin_event(struct hall *hall, const char *what);
bool happen(struct hall *hall, struct hall_table *table, struct borgo_error *error);
struct hall_table *find_loaded(struct hall *hall, const char *id);
/* The table of that invitation, from the store if need be, or NULL; an error only where it can't be
 * read. */
struct hall_table *find_table(struct hall *hall, const char *id, struct borgo_error *error);
struct hall_table *add_table(struct hall *hall, const char *id);
void drop_table(struct hall *hall, struct hall_table *table);
/* Reads a table again whose last events could not be stored. */
void reread_table(struct hall *hall, struct hall_table *table);
void write_row(struct hall *hall, struct hall_table *table);

/* chairs.c */
void put_chairs(const struct hall_table *table, struct borgo_json *json);
bool take_chairs(struct hall_table *table, const value *list, struct borgo_error *error);
/* The seat a token or a person has at a table, or BORGO_WATCHER. */
unsigned seat_of(const struct hall_table *table, const struct person *person, const char *token);
borgo_seats people_at(const struct hall_table *table);
/* Begins if it may: everybody is there. */
bool begin_if_ready(struct hall *hall, struct hall_table *table, struct borgo_error *error);
asker ask_create, ask_join, ask_leave, ask_arrange, ask_remove, ask_start, ask_close, ask_invite,
    ask_look, ask_rematch;

/* playing.c */
void attend(struct attendance *attendance);
void stop_attending(struct hall *hall, struct attendance *attendance);
struct attendance *attendance_of(const struct visitor *visitor, const struct hall_table *table);
/* What somebody at a table is told of an event: a push. */
void tell_event(struct hall *hall, struct hall_table *table, const char *what, unsigned seat,
                uint32_t from);
void tell_info(struct hall *hall, struct hall_table *table);
bool hints_allowed(const struct hall_table *table);
asker ask_enter, ask_exit, ask_show, ask_move, ask_seal, ask_reveal, ask_back, ask_consent,
    ask_resign, ask_abort, ask_absent, ask_return, ask_record;

/* waiting.c */
/* Clocks of a table up to now. */
void pass_time(struct hall *hall, struct hall_table *table);
/* After anything happened: who is awaited, what is to be thought about. */
void go_on(struct hall *hall, struct hall_table *table);
void tick_table(struct hall *hall, struct hall_table *table);
bool seat_is_here(const struct hall_table *table, unsigned seat);
/* A computer plays for somebody, for a while or for good, or gives the seat back. */
bool change_sitter(struct hall *hall, struct hall_table *table, unsigned seat, enum chair_kind kind,
                   struct borgo_error *error);

/* info.c */
void put_info(const struct hall *hall, const struct hall_table *table, struct borgo_json *json,
              const char *name);
void put_clock(const struct hall_table *table, struct borgo_json *json);
void put_ended(const struct hall_table *table, struct borgo_json *json);
const char *phase_word(enum phase phase);

/* lists.c */
/* A table as lists show it, for somebody who may sit at it. */
void put_listed(const struct hall *hall, struct hall_table *table, const struct person *reader,
                struct borgo_json *json);
asker ask_tables, ask_lobby;
void tell_lobby(struct hall *hall);

/* people.c */
struct person *find_person(struct hall *hall, const char *id);
struct person *person_of_key(struct hall *hall, const char *key);
void write_person(struct hall *hall, struct person *person);
asker ask_hello, ask_rename, ask_me, ask_forget, ask_people;
/* A message to every line of a person. */
void tell_person(struct hall *hall, const char *id, const char *text, size_t length);

/* chat.c */
asker ask_chat, ask_lines;

/* names.c: whether two names could be taken for each other. */
bool names_alike(const char *name, const char *other);

/* words.c: an invitation nobody has yet is two words and a number. */
void draw_invitation(char id[STORE_ID + 1]);

#endif
