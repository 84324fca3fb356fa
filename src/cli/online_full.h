/* What the files of a server's table on the full screen share: see online.h. */
#ifndef BORGO_CLI_ONLINE_FULL_H
#define BORGO_CLI_ONLINE_FULL_H

#include "terminal/full/table.h"

#include "cli/online.h"

enum { TYPED = 400, MOST_MARKS = 1024 };

/* What is typed or asked at the bottom of the screen. */
enum typing { TYPES_NOTHING, TYPES_NAME, TYPES_CHAT, CONFIRMS_RESIGNING };

/* A thing that a move was about. */
struct mark {
    int32_t thing;
    uint32_t beat;
};

struct online_full {
    struct online *online;
    struct frame frame;
    struct table_host host;
    struct borgo_record scene; /* what is known of the game before its record */
    struct borgo_record record;
    bool has_record;
    char *kept; /* where it is, or NULL */
    struct story story;
    uint8_t *actors; /* who made each move that was told of, a beat each */
    uint32_t beats, room;
    struct mark marks[MOST_MARKS];
    unsigned mark_count; /* all there ever were; the latest are kept */
    uint64_t positions;  /* that were read */
    enum typing typing;
    char typed[TYPED];
    char answer[MAX_LINE]; /* to what was pressed last */
    char words[MAX_LINE];  /* the last ones */
    char failure[MAX_LINE];
    int top; /* of the room's page */
};

/* online_room.c */
/* The question before what is typed, translated. */
const char *typing_prompt(enum typing typing);
/* A key for what is being typed; false: nothing is. */
bool type_key(struct online_full *full, int key);
void start_typing(struct online_full *full, enum typing typing);
/* All about the table: who is here, the link, the seal, and what is seldom done. */
void read_table(struct online_full *full);
/* Before the game, or while there is nothing of it to be seen yet. */
bool is_room(const struct online *online);
/* The room's page, until something is pressed or heard. */
void show_room(struct online_full *full);

#endif
