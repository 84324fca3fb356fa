/* Threads of a warp that take turns: see warp.h. Stacks are made by ucontext; going from one to the
 * next is left to longjmp, which asks nothing of the kernel. */
#undef _FORTIFY_SOURCE /* it takes a jump to another stack for a mistake */
#include "support/warp.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <ucontext.h>

enum { WARP = 32, STACK = 16 << 20 };

struct lane {
    jmp_buf at;
    bool begun;
    uint64_t waits; /* so far */
    uint32_t given[2];
    const char *what[2]; /* it waits for, this time and the time before */
    ucontext_t begin;
    void *stack;
};

static struct {
    bool runs;
    unsigned lane, done;
    void (*body)(void *context);
    void *context;
    ucontext_t home;
    struct lane lanes[WARP];
} warp;

static void go_on(void)
{
    struct lane *lane = &warp.lanes[warp.lane];
    if (lane->begun)
        longjmp(lane->at, 1);
    lane->begun = true;
    setcontext(&lane->begin);
}

static void next_lane(void)
{
    struct lane *lane = &warp.lanes[warp.lane];
    if (setjmp(lane->at))
        return;
    warp.lane = (warp.lane + 1) % WARP;
    go_on();
}

static void begin_lane(void)
{
    warp.body(warp.context);
    if (++warp.done == WARP)
        setcontext(&warp.home);
    next_lane();
    fprintf(stderr, "a thread waits for others that are at their end\n");
    abort();
}

/* Returns which of the two values of each thread is the present one. */
static unsigned wait_for_all(const char *what, uint32_t value)
{
    struct lane *lane = &warp.lanes[warp.lane];
    unsigned now = lane->waits++ % 2;
    lane->given[now] = value;
    lane->what[now] = what;
    next_lane();
    for (unsigned i = 0; i < WARP; i++)
        if (warp.lanes[i].what[now] != what) {
            fprintf(stderr, "thread %u waits to %s, thread %u to %s (%llu)\n", warp.lane, what, i,
                    warp.lanes[i].what[now], (unsigned long long)lane->waits);
            abort();
        }
    return now;
}

void warp_run(void (*body)(void *context), void *context)
{
    warp.runs = true;
    warp.lane = warp.done = 0;
    warp.body = body;
    warp.context = context;
    for (unsigned i = 0; i < WARP; i++) {
        struct lane *lane = &warp.lanes[i];
        void *stack = lane->stack ? lane->stack : malloc(STACK);
        if (!stack)
            abort();
        *lane = (struct lane){.stack = stack};
        getcontext(&lane->begin);
        lane->begin.uc_stack.ss_sp = stack;
        lane->begin.uc_stack.ss_size = STACK;
        makecontext(&lane->begin, begin_lane, 0);
    }
    warp.lanes[0].begun = true;
    swapcontext(&warp.home, &warp.lanes[0].begin);
    warp.runs = false;
}

uint32_t ptx_lane(void)
{
    return warp.runs ? warp.lane : 0;
}

uint32_t ptx_get(uint32_t value, uint32_t lane)
{
    return warp.runs ? warp.lanes[lane % WARP].given[wait_for_all("get", value)] : value;
}

bool ptx_any(bool here)
{
    unsigned now;
    bool any = here;
    if (!warp.runs)
        return here;
    now = wait_for_all("any", here);
    for (unsigned i = 0; i < WARP; i++)
        any |= warp.lanes[i].given[now] != 0;
    return any;
}

void ptx_meet(void)
{
    if (warp.runs)
        wait_for_all("meet", 0);
}
