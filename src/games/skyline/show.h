/* Project Skyline: what the files that show it share (view.c, about.c, why.c, standings.c,
 * draw.c). */
#ifndef BORGO_SKYLINE_SHOW_H
#define BORGO_SKYLINE_SHOW_H

#include "core/words.h"
#include "games/skyline/parts.h"

/* view.c */
void skyline_write_board(const void *box, borgo_translate *translate, struct borgo_json *json);
void skyline_write_summary(const void *box, struct borgo_json *json);
void skyline_write_view(const void *box, const void *state, unsigned viewer,
                        struct borgo_json *json);
void skyline_put_cell(struct borgo_json *json, const char *name, unsigned cell);
/* A rent that is due: who pays whom, for which cells, and what each of them counts. */
void skyline_put_debt(struct borgo_json *json, const char *name, const struct skyline_state *state,
                      unsigned payer, const struct skyline_debt *debt);
/* The spaces a pawn walks over, the last included. */
void skyline_put_walk(struct borgo_json *json, const char *name, unsigned seat, unsigned from,
                      unsigned steps);
/* The cells at the black die's distance: what can be done there, or why nothing can. */
void skyline_put_reach(struct borgo_json *json, const struct skyline_box *box,
                       const struct skyline_state *state);

/* about.c */
void skyline_write_about(const void *box, const void *state, unsigned viewer, borgo_move move,
                         struct borgo_json *json);

/* why.c */
extern const struct borgo_whys skyline_whys;

/* standings.c */
void skyline_put_categories(borgo_translate *translate, struct borgo_json *json);
void skyline_write_standings(const void *box, const void *state, struct borgo_json *json);

/* draw.c */
void skyline_draw(const void *box, const void *state, unsigned seat, struct borgo_canvas *canvas);

#endif
