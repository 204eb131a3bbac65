// How a loop of one's own waits for Dispatch's main queue and runs what is in it: the same two functions that
// CoreFoundation's run loop is built on.

#ifndef CNCURSES_MAIN_QUEUE_H
#define CNCURSES_MAIN_QUEUE_H

#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>

/// An eventfd that becomes readable when the main queue has something to do.
extern int _dispatch_get_main_queue_handle_4CF(void);
/// Runs what is in the main queue. To be called on the main thread only.
extern void _dispatch_main_queue_callback_4CF(void *unused);

static inline int main_queue_is_main_thread(void) { return (pid_t)syscall(SYS_gettid) == getpid(); }
#endif

#endif
