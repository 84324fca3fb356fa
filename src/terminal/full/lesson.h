/* A lesson on the full screen: a page says what a step is about, the board is the table's. */
#ifndef BORGO_FULL_LESSON_H
#define BORGO_FULL_LESSON_H

#include "table/lesson.h"
#include "terminal/full/frame.h"

/* Leads through a lesson from the step of that number on, until it is over or somebody leaves;
 * true: it is over. The game must have a board (find_board). `seed` is for the dice and cards where
 * one plays freely.
 */
bool lead_lesson(struct frame *frame, const struct borgo_lesson *lesson, unsigned number,
                 uint64_t seed);

#endif
