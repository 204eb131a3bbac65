// Functions with which an event loop waits for the main queue of Dispatch and runs its work. The run loop of
// CoreFoundation uses the same functions.

#ifndef CNCURSES_MAIN_QUEUE_H
#define CNCURSES_MAIN_QUEUE_H

#include <sys/syscall.h>
#include <unistd.h>

/// Returns an eventfd that becomes readable when the main queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void);
/// Runs the work of the main queue. It must be called on the main thread.
extern void _dispatch_main_queue_callback_4CF(void *unused);

static inline int main_queue_is_main_thread(void) { return (pid_t)syscall(SYS_gettid) == getpid(); }

#endif
