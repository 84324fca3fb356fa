/* A game with everything that belongs to it: set-up, data, seats, pact, dealer, moves and what
 * happened between them; and its text, for people and programs, which docs/records.md describes.
 * Reading a record plays it again and checks all of it: rules, result, and the deal against seed
 * and numbers. What is read is right; what is not right is not read. */
#ifndef BORGO_TABLE_RECORD_H
#define BORGO_TABLE_RECORD_H

#include "table/dealer.h"
#include "table/pact.h"
#include "table/seat.h"
#include "table/table.h"

enum { BORGO_MAX_ATTEMPTS = 16, BORGO_MAX_DATA_TEXT = 1 << 16, BORGO_MAX_ORIGIN = 64 };

/* Where the chance moves come from. */
enum borgo_source {
    BORGO_NO_DEALER,   /* from real cards and dice, typed in */
    BORGO_CHOSEN_SEED, /* from a seed somebody chose, so that the game can be repeated: nothing is
                          proved */
    BORGO_HOUSE        /* from a pact */
};

/* A start that came to nothing, because somebody was replaced before the deal. */
struct borgo_attempt {
    unsigned char commitment[BORGO_HASH_BYTES]; /* the house's, of that start */
    uint8_t seat;
    struct borgo_seat who; /* who was replaced */
};

/* Somebody else sits there from here on. */
struct borgo_change {
    uint32_t at;    /* before the move of that number; rising */
    uint32_t backs; /* how many marks of the table's are older */
    uint8_t seat;
    struct borgo_seat who;
};

/* Where a game that begins at a position comes from: another record, and how many of its moves had
 * been made. The name is the other's id, or whatever its keeper calls it; empty: nobody says. */
struct borgo_origin {
    char record[BORGO_MAX_ORIGIN + 1];
    uint32_t step;
};

/* The position a game begins at where that isn't the game's own start. */
struct borgo_beginning {
    const void *state; /* a whole position that isn't over */
    struct borgo_origin origin;
};

struct borgo_record {
    const struct borgo_game *game;
    uint8_t rules;              /* the version of the rules it was started with */
    struct borgo_setup setup;   /* its data texts are the record's own */
    borgo_seats stated_options; /* a set of options, not of seats: those the terms name */
    char *data[BORGO_MAX_DATA];
    void *box; /* the record's own, from malloc */
    struct borgo_table table;
    bool placed; /* it begins at a position of its own, the table's start */
    struct borgo_origin origin;
    struct borgo_seat start[BORGO_MAX_SEATS]; /* who sat there when the deal was promised */
    struct borgo_seat seat[BORGO_MAX_SEATS];  /* who sits there now */
    struct borgo_attempt attempt[BORGO_MAX_ATTEMPTS];
    uint32_t attempts;
    struct borgo_change *change;
    uint32_t changes;
    enum borgo_source source;
    struct borgo_pact pact; /* of BORGO_HOUSE; empty otherwise */
    bool has_seed;
    bool can_deal; /* the seed is known and the pact settled: there is a dealer */
    unsigned char seed[BORGO_SEED_BYTES];
    struct borgo_dealer dealer;
};

enum borgo_verdict {
    BORGO_RECORD_RIGHT,
    BORGO_RECORD_WRONG,     /* damaged or forged */
    BORGO_RECORD_UNREADABLE /* no record at all, or of another format or version of the rules */
};

/* What a record that is right says about its deal. */
enum borgo_deal {
    BORGO_DEAL_PROVED, /* every draw comes from the promised seed and the numbers of the people at
                          the table */
    BORGO_DEAL_HOUSE,  /* from the promised seed alone: nobody but the house had a say in it */
    BORGO_DEAL_CHOSEN, /* from a seed somebody chose */
    BORGO_DEAL_SECRET, /* the seed isn't published yet */
    BORGO_DEAL_WAITS,  /* not all numbers are open, so nothing is dealt yet */
    BORGO_DEAL_UNKNOWN /* no dealer dealt it */
};

/* A game before its first move, with who sits there. The record copies the data texts and takes the
 * box over. The seed is the caller's, 32 random bytes for BORGO_HOUSE, where the pact starts with
 * it; NULL for BORGO_NO_DEALER. */
void borgo_record_open(struct borgo_record *record, const struct borgo_game *game,
                       const struct borgo_setup *setup, void *box, const struct borgo_seat *seats,
                       enum borgo_source source, const unsigned char *seed);
/* The same at a position; NULL is the game's own start. */
void borgo_record_open_at(struct borgo_record *record, const struct borgo_game *game,
                          const struct borgo_setup *setup, void *box,
                          const struct borgo_seat *seats, enum borgo_source source,
                          const unsigned char *seed, const struct borgo_beginning *beginning);
void borgo_record_close(struct borgo_record *record);
/* Reads the part of a position behind its bar, for a game to begin at: the whole of it, and not
 * over. */
bool borgo_record_read_position(const struct borgo_game *game, const void *box,
                                struct borgo_reader *reader, void *state,
                                struct borgo_error *error);
/* The name of an origin: 1 to BORGO_MAX_ORIGIN letters, digits, `-`, `_` and `.`. */
bool borgo_record_is_origin(const char *name);
/* Gives the record copies of those data texts of its set-up that are not its own yet. */
void borgo_record_keep_data(struct borgo_record *record);

bool borgo_record_is_over(const struct borgo_record *record);
/* Makes the dealer if seed and all numbers are known; false as long as nothing can be dealt. */
bool borgo_record_settle(struct borgo_record *record);
/* Before the deal: somebody whom the pact waits for is replaced. The house has seen numbers, so it
 * takes a new seed, all seal anew, and the record tells of it. */
bool borgo_record_replace(struct borgo_record *record, unsigned seat, const struct borgo_seat *by,
                          const unsigned char seed[BORGO_SEED_BYTES], struct borgo_error *error);
/* After the deal: somebody else sits there from now on. */
void borgo_record_change(struct borgo_record *record, unsigned seat, const struct borgo_seat *who);
/* Takes a seat's last decision back, the way borgo_way_back says, and keeps the changes of seats.
 */
void borgo_record_take_back(struct borgo_record *record, unsigned seat,
                            const struct borgo_way_back *way);
enum borgo_deal borgo_record_deal(const struct borgo_record *record);
/* Who left the table's mark of that number. */
const struct borgo_seat *borgo_record_who_took_back(const struct borgo_record *record,
                                                    uint32_t mark);
/* The seats of people. */
borgo_seats borgo_record_persons(const struct borgo_seat *seats, unsigned players);

/* What a promise is about, as text and as hash: game, version of the rules, options, data, seats,
 * earlier attempts. The text is from malloc. */
char *borgo_record_terms(const struct borgo_record *record);
void borgo_record_hash_terms(const struct borgo_record *record,
                             unsigned char hash[BORGO_HASH_BYTES]);

/* The whole record, from malloc. The seed of a finished game stands in the open, that of an
 * unfinished one is marked private, or left out where `with_secrets` is false: then it can be read
 * and shown, but not gone on with. */
char *borgo_record_text(const struct borgo_record *record, bool with_secrets, size_t *length);
/* What a record can be known by: the hash of its text without secrets. */
void borgo_record_id(const struct borgo_record *record, unsigned char id[BORGO_HASH_BYTES]);
/* Reads and checks a record; `file` is for messages. If it isn't right nothing is left to close. */
enum borgo_verdict borgo_record_read(struct borgo_record *record, const char *file,
                                     const char *text, struct borgo_error *error);

/* The lines that tell a finished game's result: `final 20 17`, `winners 0`. */
void borgo_record_write_final(const struct borgo_table *table, struct borgo_text *text);
void borgo_record_write_winners(const struct borgo_table *table, struct borgo_text *text);

#endif
