// Ends the program with a message if it crashes because memory is exhausted. Swift crashes if an allocation fails.

#ifndef CNCURSES_GUARD_MEMORY_H
#define CNCURSES_GUARD_MEMORY_H

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include "guard-state.h"

/// The state of the guard: the message, the exit status, and the previous actions for signals by their numbers.
struct memory_guard {
    int is_armed;
    int status;
    size_t note_length;
    char note[256];
    struct sigaction previous[TERMINAL_GUARD_SIGNALS];
};

// Weak for the same reason as `terminal_guard_state`.
__attribute__((weak)) struct memory_guard memory_guard_state = {0};

/// Returns whether the process has a limit for a resource, such as RLIMIT_AS.
static inline int memory_guard_is_limited(int resource) {
    struct rlimit limit;
    return getrlimit(resource, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
}

/// Returns whether `size` bytes of memory can be allocated.
static inline int memory_guard_is_free(size_t size) {
    void *trial = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (trial == MAP_FAILED) return 0;
    munmap(trial, size);
    return 1;
}

/// Returns whether exhausted memory has caused a crash.
///
/// A failed allocation sets errno to ENOMEM. A stack that cannot grow does not set it, but in that case an allocation
/// of 1 MiB fails too.
static inline int memory_guard_is_exhausted(int error) {
    return memory_guard_state.is_armed && (error == ENOMEM || !memory_guard_is_free(1 << 20));
}

/// Handles a crash. If memory is exhausted, writes the message and ends the program. Otherwise passes the signal to the
/// previous handler.
static inline void memory_guard_crashed(int number, siginfo_t *info, void *context) {
    int error = errno;
    (void)context;
    if (memory_guard_is_exhausted(error)) {
        terminal_guard_write(STDERR_FILENO, memory_guard_state.note, memory_guard_state.note_length);
        _exit(memory_guard_state.status);
    }
    sigaction(number, &memory_guard_state.previous[number], NULL);
    if (info->si_code <= 0 || number == SIGABRT || number == SIGTRAP) raise(number);
    errno = error;
}

/// Arms the guard if the memory of the process is limited. Returns whether `needed` bytes are free. Without a limit,
/// returns 1.
static inline int memory_guard_arm(size_t needed, const char *note, size_t note_length, int status) {
    static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT};
    struct sigaction action;
    if (!memory_guard_is_limited(RLIMIT_AS) && !memory_guard_is_limited(RLIMIT_DATA)) return 1;
    if (!memory_guard_is_free(needed)) return 0;
    if (note_length > sizeof memory_guard_state.note) note_length = sizeof memory_guard_state.note;
    memcpy(memory_guard_state.note, note, note_length);
    memory_guard_state.note_length = note_length;
    memory_guard_state.status = status;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = memory_guard_crashed;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        sigaction(signals[i], &action, &memory_guard_state.previous[signals[i]]);
    memory_guard_state.is_armed = 1;
    return 1;
}

static inline int memory_guard_is_armed(void) { return memory_guard_state.is_armed; }

#endif
