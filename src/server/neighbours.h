/* Other processes that share the store: letters between this one and them, for people whose line is
 * here and whose table there, and the other way round. docs/decisions/0014-many-halls.md. */
#ifndef BORGO_SERVER_NEIGHBOURS_H
#define BORGO_SERVER_NEIGHBOURS_H

#include "server/network.h"

/* NULL with an error: it can't be. Only for a store that is shared. */
struct neighbours *neighbours_open(struct server *server, struct store *store,
                                   struct borgo_error *error);
/* The hall, if it is still there, is left by all who came from afar. */
void neighbours_close(struct neighbours *neighbours);

/* The hall's: see hall.h. */
void neighbours_forward(struct neighbours *neighbours, struct guest *guest, int64_t process,
                        const char *text, size_t length);
void neighbours_spread(struct neighbours *neighbours, const char *person, const char *text,
                       size_t length);
/* To somebody who came from afar. */
void neighbours_tell(struct neighbours *neighbours, struct guest *guest, const char *text,
                     size_t length);
void neighbours_dismiss(struct neighbours *neighbours, struct guest *guest);

/* Somebody whose line is here is gone. */
void neighbours_forget(struct neighbours *neighbours, struct guest *guest);
/* There may be letters. */
void neighbours_collect(struct neighbours *neighbours);
/* Looks for tables that nobody has any more, and for processes that are gone. */
void neighbours_look(struct neighbours *neighbours);
/* This process stops: everybody from afar is told to go elsewhere, and so are its tables. */
void neighbours_leave(struct neighbours *neighbours);

#endif
