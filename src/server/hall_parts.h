/* The hall's own parts: hall.c lets people in and finds out what they ask; outbox.c holds back what
 * isn't safely stored yet; journal.c is what happens at tables, live and when tables.c reads them
 * again; making.c, chairs.c and keeping.c are a table before its game, playing.c during it,
 * waiting.c time and computer players; afar.c is about other processes' tables;
 * info.c and lists.c show; people.c is who everybody is, kept.c the record they keep here, chat.c
 * what they say. */
#ifndef BORGO_SERVER_HALL_PARTS_H
#define BORGO_SERVER_HALL_PARTS_H

#include "server/hall_data.h"

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
    const char *raw;  /* the request as it came, where it may have to be forwarded */
    size_t raw_length;
    bool forwarded; /* somebody else answers */
};
typedef bool asker(struct ask *ask);

/* hall.c */
void *hall_allocate(size_t size);
bool fail(struct ask *ask, const char *code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Opens the answer; after that it can't fail any more. */
struct borgo_json *open_reply(struct ask *ask);
/* What is answered shows that table too: it waits until its last event is safe. */
void wait_for(struct ask *ask, const struct hall_table *table);
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

void hear_request(struct hall *hall, struct visitor *visitor, char *text, size_t length);

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
void write_row(struct hall *hall, struct hall_table *table);

/* tables.c */
struct hall_table *find_loaded(struct hall *hall, const char *id);
/* afar.c: the process that had a table a moment ago, so that not every request asks the store; 0:
 * it isn't known. It may be wrong: whoever is asked in vain asks the store. */
int64_t known_holder(const struct hall *hall, const char *id);
void know_holder(struct hall *hall, const char *id, int64_t holder);
/* The table of that invitation, from the store if need be, or NULL; an error only where it can't be
 * read. */
struct hall_table *find_table(struct hall *hall, const char *id, struct borgo_error *error);
/* The same; where another process has it, which. */
struct hall_table *find_table_or_holder(struct hall *hall, const char *id, int64_t *holder,
                                        struct borgo_error *error);
/* From the store; this process has it. */
struct hall_table *load_table(struct hall *hall, const char *id, struct borgo_error *error);
struct hall_table *add_table(struct hall *hall, const char *id);
void drop_table(struct hall *hall, struct hall_table *table);
/* Takes it from the store for good; it stays in the hall, closed, until that is safe, since nobody
 * may find it in the store meanwhile. */
void delete_table(struct hall *hall, struct hall_table *table);
/* Reads a table again whose last events could not be stored. */
void reread_table(struct hall *hall, struct hall_table *table);

/* afar.c */
/* Lets the process that has the table answer; false, as what fails. */
bool forward(struct ask *ask, int64_t process);
/* A table of another process's forgets who this visitor is. */
void forget_afar(struct hall *hall, const struct visitor *visitor, const char *table,
                 int64_t process);
/* By which rules this process plays, for the others. */
void say_rules(struct hall *hall);
/* A table that was another process's goes on here. */
void take_up(struct hall *hall, struct hall_table *table, int64_t alive);

/* chairs.c */
extern const char *const chair_words[]; /* by kind */
void put_chairs(const struct hall_table *table, struct borgo_json *json);
bool take_chairs(struct hall_table *table, const value *list, struct borgo_error *error);
/* The seat whose token has that hash, or BORGO_WATCHER: also for none. */
unsigned seat_of_hash(const struct hall_table *table, const char *hash);
/* The seat a token or a person has at a table, or BORGO_WATCHER. */
unsigned seat_of(const struct hall_table *table, const struct person *person, const char *token);
borgo_seats people_at(const struct hall_table *table);
/* The chairs a request asks for. */
struct seating {
    struct hall_table wanted;
    unsigned mine; /* BORGO_WATCHER: no chair is */
    char token[KEY_DIGITS + 1];
};
bool read_seating(struct ask *ask, struct seating *seating);
/* The person who asks, with a new token. */
bool seat_asker(struct ask *ask, struct hall_table *wanted, unsigned seat,
                char token[KEY_DIGITS + 1]);
/* Whether a name looks like nobody's at the table but that seat's. */
bool name_is_free(const struct hall_table *table, const char *name, unsigned but);
/* Nobody is lost, or there twice, when the keeper moves chairs. */
bool all_stay(struct ask *ask, const struct hall_table *wanted);

/* making.c */
/* Whether the game can be played so. */
bool check_terms(struct ask *ask, const char *terms, unsigned players);
asker ask_create, ask_rematch;

/* keeping.c */
/* A chair is free again; a table that nobody sits at any more is closed. */
bool clear_chair(struct hall *hall, struct hall_table *table, unsigned seat,
                 struct borgo_error *error);
/* Begins if it may: everybody is there. */
bool begin_if_ready(struct hall *hall, struct hall_table *table, struct borgo_error *error);
asker ask_join, ask_leave, ask_arrange, ask_remove, ask_start, ask_close, ask_invite, ask_look;

/* playing.c */
void attend(struct attendance *attendance);
void stop_attending(struct hall *hall, struct attendance *attendance);
/* The same, and the others at the table aren't told. */
void detach(struct hall *hall, struct attendance *attendance);
/* After any change of chairs every line has the eyes of the seat its token is for now. */
void seat_lines(struct hall_table *table);
struct attendance *attendance_of(const struct visitor *visitor, const struct hall_table *table);
/* What somebody at a table is told of an event: a push. */
void tell_event(struct hall *hall, struct hall_table *table, const char *what, unsigned seat,
                uint32_t from);
void tell_info(struct hall *hall, struct hall_table *table);
bool hints_allowed(const struct hall_table *table);
asker ask_enter, ask_exit, ask_show, ask_move, ask_seal, ask_reveal, ask_back, ask_consent,
    ask_resign, ask_abort, ask_absent, ask_return, ask_record;

/* waiting.c */
/* Milliseconds: to answer a wish to take back; and while a line that was lost is still sought. */
enum { ANSWER_TIME = 60 * 1000, SEEKING = 10 * 1000 };
/* Clocks of a table up to now. */
void pass_time(struct hall *hall, struct hall_table *table);
/* After anything happened: who is awaited, what is to be thought about. */
void go_on(struct hall *hall, struct hall_table *table);
void tick_table(struct hall *hall, struct hall_table *table);
bool seat_is_here(const struct hall_table *table, unsigned seat);
/* The people who are here, but for that seat. */
borgo_seats others_here(const struct hall_table *table, unsigned but);
/* A computer plays for somebody, for a while or for good, or gives the seat back. */
bool change_sitter(struct hall *hall, struct hall_table *table, unsigned seat, enum chair_kind kind,
                   struct borgo_error *error);

/* info.c */
extern const char *const clock_words[]; /* by kind */
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
/* What has changed at tables of other processes. */
void look_around(struct hall *hall);
void stop_looking(struct hall *hall, struct visitor *visitor);

/* people.c */
struct person *find_person(struct hall *hall, const char *id);
struct person *person_of_key(struct hall *hall, const char *key);
void write_person(struct hall *hall, struct person *person);
/* Those who are gone are found in the store when they come again. */
void let_people_go(struct hall *hall);
asker ask_hello, ask_rename, ask_me, ask_forget, ask_people;
/* Whether they have said who they are. */
bool has_key(struct ask *ask);
/* A message to every line of a person, when that write is safe. */
void tell_person(struct hall *hall, const char *id, uint64_t write, const char *text,
                 size_t length);
/* The same, on the lines of this process alone. */
void tell_person_here(struct hall *hall, const char *id, uint64_t write, const char *text,
                      size_t length);
/* Whom another process knows by their key. */
void recognise_afar(struct hall *hall, struct visitor *visitor, const char *id, const char *name);
/* A line of theirs at this process is there, or gone: others may want to know. */
void note_presence(struct hall *hall, struct person *person, bool here);

/* kept.c */
asker ask_keep, ask_kept, ask_discard;
/* All lines of a person's record, for the person. */
void put_all_kept(struct hall *hall, const struct person *person, struct borgo_json *json);

/* chat.c */
/* Whether it isn't too often that somebody speaks to others. */
bool may_speak(struct ask *ask);
asker ask_chat, ask_lines;

/* names.c: whether two names could be taken for each other. */
bool names_alike(const char *name, const char *other);

/* words.c: an invitation nobody has yet is two words and a number. */
void draw_invitation(char id[STORE_ID + 1]);

#endif
