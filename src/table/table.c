/* One game being played: see table.h. */
#include "table/table.h"

#include <stdlib.h>
#include <string.h>

void borgo_table_open_at(struct borgo_table *table, const struct borgo_game *game, const void *box,
                         const void *state)
{
    *table = (struct borgo_table){.game = game, .box = box};
    memcpy(table->start, state, game->state_size);
    memcpy(table->state, state, game->state_size);
}

void borgo_table_open(struct borgo_table *table, const struct borgo_game *game, const void *box)
{
    _Alignas(16) unsigned char state[BORGO_MAX_STATE];
    game->start(box, state);
    borgo_table_open_at(table, game, box, state);
}

void borgo_table_close(struct borgo_table *table)
{
    free(table->log);
    free(table->marks);
    *table = (struct borgo_table){0};
}

borgo_seats borgo_table_to_act(const struct borgo_table *table)
{
    return table->game->to_act(table->box, table->state);
}

/* An array with room for one more. */
static void *grown(void *array, uint32_t count, uint32_t *room, size_t size)
{
    if (count < *room)
        return array;
    *room = *room ? 2 * *room : 64;
    array = realloc(array, *room * size);
    if (!array)
        abort();
    return array;
}

static struct borgo_entry *new_entry(struct borgo_table *table)
{
    table->log = grown(table->log, table->count, &table->room, sizeof *table->log);
    return &table->log[table->count++];
}

static bool any_reveals(const struct borgo_game *game, const struct borgo_events *events)
{
    for (uint32_t i = 0; i < events->count; i++)
        if (game->sentences[events->at[i].kind].reveals)
            return true;
    return false;
}

void borgo_table_play(struct borgo_table *table, unsigned seat, borgo_move move,
                      struct borgo_events *events)
{
    struct borgo_events unwatched;
    if (!events)
        events = &unwatched;
    events->count = 0;
    table->game->play(table->box, table->state, seat, move, events);
    bool reveals = seat == BORGO_CHANCE || any_reveals(table->game, events);
    *new_entry(table) = (struct borgo_entry){move, (uint8_t)seat, reveals};
}

void borgo_table_back_to(struct borgo_table *table, uint32_t count)
{
    table->count = count;
    memcpy(table->state, table->start, table->game->state_size);
    for (uint32_t i = 0; i < count; i++)
        table->game->play(table->box, table->state, table->log[i].seat, table->log[i].move, NULL);
    for (uint32_t i = 0; i < table->mark_count; i++)
        if (table->marks[i].at > count)
            table->marks[i].at = count;
}

void borgo_table_mark(struct borgo_table *table, unsigned seat)
{
    table->marks = grown(table->marks, table->mark_count, &table->mark_room, sizeof *table->marks);
    table->marks[table->mark_count++] = (struct borgo_mark){table->count, (uint8_t)seat};
}

uint32_t borgo_table_backs_before(const struct borgo_table *table, uint32_t move)
{
    uint32_t count = 0;
    while (count < table->mark_count && table->marks[count].at <= move)
        count++;
    return count;
}

void borgo_table_take_back(struct borgo_table *table, unsigned seat,
                           const struct borgo_way_back *way)
{
    borgo_table_back_to(table, way->count);
    if (!way->free)
        borgo_table_mark(table, seat);
}

bool borgo_table_undo(struct borgo_table *table)
{
    if (table->count == 0)
        return false;
    borgo_table_back_to(table, table->count - 1);
    return true;
}

bool borgo_table_way_back(const struct borgo_table *table, unsigned seat,
                          struct borgo_way_back *way)
{
    const struct borgo_box *head = table->box;
    bool free = true;
    for (uint32_t i = table->count; i-- > 0;) {
        free = free && !table->log[i].reveals && table->log[i].seat == seat;
        if (table->log[i].seat != seat)
            continue;
        way->count = i;
        way->free = free;
        way->consent = free ? 0 : (borgo_seats)(((1u << head->players) - 1) & ~(1u << seat));
        return true;
    }
    return false;
}

void borgo_table_view(const struct borgo_table *table, unsigned seat, void *state)
{
    memcpy(state, table->state, table->game->state_size);
    if (seat != BORGO_CHANCE)
        table->game->hide(table->box, state, seat);
}
