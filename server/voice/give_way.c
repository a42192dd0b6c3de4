/*
 * Beside a lower process a request has nine tenths of a core, and a sound that somebody waits for still gets its share.
 *
 * A sound takes the processor for tenths of a second, an answer for a millisecond. Linux 6.12 and newer let a process
 * that wakes with a short slice interrupt one with a long slice at once, in whatever session both run; with equal slices
 * it waits until that of the other is over. The share of the processor stays that of the nice value, so no sound starves.
 * Older kernels ignore the slice.
 */
#define _GNU_SOURCE
#include "give_way.h"

#ifdef __wasi__
/* The host's thread has a priority, and has lowered it already. */
void give_way(void) {
}
#else
#include <sys/resource.h>

/* SLICE_NS is the longest that the kernel takes. */
enum { BELOW = 10, SLICE_NS = 100000000 };

#ifdef __linux__
#include <sched.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

/* As sched_setattr(2) wants it; the C library of most systems has neither. */
struct attributes {
   uint32_t size, policy;
   uint64_t flags;
   int32_t nice;
   uint32_t priority;
   uint64_t runtime, deadline, period;
};

/* Where the system refuses, the voice works as any other low process does. */
static void take_long_slices(int nice) {
   struct attributes wanted = { .size = sizeof wanted, .policy = SCHED_BATCH, .nice = nice, .runtime = SLICE_NS };

   syscall(SYS_sched_setattr, 0, &wanted, 0);
}
#else
static void take_long_slices(int nice) {
}
#endif

void give_way(void) {
   int nice = getpriority(PRIO_PROCESS, 0);

   if (nice < BELOW)
      nice = BELOW;
   setpriority(PRIO_PROCESS, 0, nice);
   take_long_slices(nice);
}
#endif
