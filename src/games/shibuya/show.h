/* Shibuya: what the files that show it share (view.c, about.c, why.c, standings.c,
 * draw.c). */
#ifndef BORGO_SHIBUYA_SHOW_H
#define BORGO_SHIBUYA_SHOW_H

#include "core/words.h"
#include "games/shibuya/way.h"

extern const char *const shibuya_colour_words[2];

/* view.c */
void shibuya_write_board(const void *box, borgo_translate *translate, struct borgo_json *json);
void shibuya_write_summary(const void *box, struct borgo_json *json);
void shibuya_write_view(const void *box, const void *state, unsigned viewer,
                        struct borgo_json *json);
/* A square as two numbers, a goal by its name, null outside. */
void shibuya_put_place(struct borgo_json *json, const char *name, const struct shibuya_box *box,
                       unsigned colour, unsigned place);
void shibuya_put_pedestrian(struct borgo_json *json, const char *name,
                            const struct shibuya_box *box, unsigned pedestrian);

/* about.c */
void shibuya_write_about(const void *box, const void *state, unsigned viewer, borgo_move move,
                         struct borgo_json *json);
/* The goals of a colour that are one walk away, one bit each, as if it were its turn. */
unsigned shibuya_doors(const struct shibuya_box *box, const struct shibuya_state *state,
                       unsigned colour);

/* why.c */
extern const struct borgo_whys shibuya_whys;

/* standings.c */
void shibuya_put_categories(borgo_translate *translate, struct borgo_json *json);
void shibuya_write_standings(const void *box, const void *state, struct borgo_json *json);

/* draw.c */
void shibuya_draw(const void *box, const void *state, unsigned seat, struct borgo_canvas *canvas);

#endif
