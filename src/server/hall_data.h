/* What the hall is made of: tables, people, their lines, and what is held back. Its functions are
 * in hall_parts.h. */
#ifndef BORGO_SERVER_HALL_DATA_H
#define BORGO_SERVER_HALL_DATA_H

#include "core/language.h"
#include "server/bucket.h"
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
    OBSTINATE = 200, /* requests put off, more than were heard */
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
    char token[KEY_DIGITS + 1];            /* hash of the seat's, by which it is found again */
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
    borgo_seats for_end;  /* who would end the game */
    borgo_seats for_wait; /* who would wait */
    int64_t quiet_until;  /* somebody said they'd wait */
};

struct hall_table {
    /* What the journal tells. */
    struct borgo_wire wire; /* the game, once it has begun */
    const struct borgo_game *game;
    char *terms;        /* a JSON object: game, options and data as the wire's `open` takes them */
    uint32_t *moves_at; /* by an event's number: how many moves there were after it */
    int64_t created, changed; /* wall time */
    struct borgo_clock clock; /* as it starts */
    struct sent sent[BORGO_MAX_SEATS][CLIENTS_KEPT];
    unsigned sent_next[BORGO_MAX_SEATS];
    uint32_t number; /* of the last event */
    unsigned players;
    struct chair chair[BORGO_MAX_SEATS];
    unsigned keeper; /* a seat */
    enum phase phase;
    enum ending ending;
    unsigned ended_by; /* a seat, or BORGO_WATCHER */
    char id[STORE_ID + 1];
    char rematch[STORE_ID + 1];
    bool public, chat;
    bool armed; /* begins as soon as all chairs are taken */
    bool begun; /* there is a game in the wire */
    /* What is only now. */
    bool lobby_due;
    bool info_due;                     /* somebody came or went */
    bool dropped;                      /* it goes from the store, and then from here */
    bool doubtful;                     /* something of it could not be stored */
    bool unreadable;                   /* not by the rules of this program */
    char address[LONGEST_ADDRESS + 1]; /* where it was made from; empty after a restart */
    unsigned thinking_seat;
    uint32_t lines;    /* of chat */
    uint64_t thinking; /* the ticket of the job that is out; 0: none */
    uint64_t last_write;
    struct attendance *here;
    struct absence absence;
    int64_t lost[BORGO_MAX_SEATS];       /* run time: since when nobody is on that seat's line */
    int64_t spared[BORGO_MAX_SEATS];     /* time that a lost line has not cost */
    int64_t passed_at;                   /* run time up to which clocks have run */
    int64_t think_from;                  /* run time before which no computer is asked */
    int64_t asked_at;                    /* run time of a wish to take back */
    uint64_t asked_for[BORGO_MAX_SEATS]; /* which decision a seat last asked to have back */
    unsigned asked_times[BORGO_MAX_SEATS];
    int64_t turn_since; /* wall time since which the same people are awaited */
    int64_t lobby_at;   /* run time when the lobby was last told */
    struct hall_table *next;
};

/* People and their lines. */

struct person {
    char id[STORE_PERSON + 1];
    char name[BORGO_MAX_NAME + 1];
    int64_t created, seen;
    bool stored;
    uint64_t write; /* the last of it */
    bool kept_known;
    struct store_kept_size kept; /* at least what they keep here, once it is known */
    unsigned visitors;
    unsigned near; /* of those, with a line at this process */
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
    struct visitor *next_looker; /* of those who look at the lobby */
    bool lobby, gone;
    bool afar;                    /* the line is at another process */
    unsigned waiting;             /* letters that are held back */
    struct bucket requests, said; /* lately */
    unsigned put_off;             /* requests lately, less those heard */
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

/* Which process has a table, as the store said a moment ago. */
struct whereabouts {
    char id[STORE_ID + 1];
    int64_t holder;
    int64_t until; /* run time */
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
    struct visitor *lookers; /* at the lobby */
    struct visitor *world; /* stands for people's lines at other processes; NULL: there are none */
    bool closing;
    int64_t looked; /* run time when other processes' tables were last looked for, for the lobby */
    int64_t told[BUCKETS]; /* which of their changes were, by table */
    struct letter *first_letter, *last_letter;
    uint64_t safe; /* every write up to it is */
    uint64_t tickets;
    int64_t swept;         /* run time of the last look for tables that expire */
    int64_t clocks_apart;  /* wall time less run time, as it was at the last tick */
    int64_t patient_until; /* run time before which nothing expires: the wall clock isn't trusted */
    /* Invitations that don't exist, tables that were made, and what was kept, lately, by somebody's
     * address. Some share one by chance; those who guess nothing don't mind. */
    struct bucket guesses[BUCKETS], makings[BUCKETS], keepings[BUCKETS];
    struct whereabouts known[BUCKETS]; /* some push others out */
    struct paper answer, event, push;
    struct hall_figures figures;
};

#endif
