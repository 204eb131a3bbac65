// The state for restoring the terminal in places where Swift code must not run: in signal handlers, during a crash, and
// in exit(). Swift code prepares the state earlier. All functions that handlers call are async-signal-safe.

#ifndef CNCURSES_GUARD_STATE_H
#define CNCURSES_GUARD_STATE_H

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>
#include <unistd.h>

// One more than the highest signal number of Linux.
#define TERMINAL_GUARD_SIGNALS 65

struct terminal_guard {
    /// The descriptor to which the handler writes the numbers of signals, or -1.
    int pipe;
    /// Whether a signal has asked the program to end.
    volatile sig_atomic_t is_ending;
    /// Whether the process was continued since `terminal_guard_wait_for_foreground` stopped it.
    volatile sig_atomic_t was_continued;
    /// The descriptor of the terminal. It is restored only while `armed` is not 0.
    int terminal;
    volatile sig_atomic_t armed;
    /// The process that armed the guard. A forked child that calls exit() must not restore the terminal.
    pid_t owner;
    /// Whether exit() calls `terminal_guard_at_exit`.
    int is_registered;
    /// The modes of the terminal that are restored.
    struct termios modes;
    /// The modes that the screen needs.
    struct termios screen_modes;
    /// `kept_errors` is the file for the text that is written to standard error while the screen is open.
    /// `standard_error` is a copy of the real standard error. `kept_errors` is -1 while nothing is kept.
    int kept_errors;
    int standard_error;
    /// The control sequences that restore the terminal.
    size_t reset_length;
    char reset[512];
    /// The message after a crash.
    size_t note_length;
    char note[512];
    /// The actions that were installed before this guard, by the numbers of their signals.
    struct sigaction previous[TERMINAL_GUARD_SIGNALS];
};

// Each object file that includes this header contains a copy of the variable. The symbol is weak, so the linker keeps
// only one copy. The initializer makes the declaration a definition.
__attribute__((weak)) struct terminal_guard terminal_guard_state = {
    .pipe = -1, .terminal = -1, .kept_errors = -1, .standard_error = -1
};

// The stack on which the handlers of crashes run. If the normal stack has overflowed, they cannot run on it.
__attribute__((weak)) char terminal_guard_stack[32768] = {0};

/// Writes all bytes, even if a signal interrupts the call. Gives up on any other error.
static inline void terminal_guard_write(int file, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t written = write(file, bytes, length);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        bytes += written;
        length -= (size_t)written;
    }
}

#endif
