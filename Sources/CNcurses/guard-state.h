// What is needed to give the terminal back when Swift may not run: in signal handlers, in a crash, in exit(). It is
// prepared before by Swift, and everything that uses it is async-signal-safe.

#ifndef CNCURSES_GUARD_STATE_H
#define CNCURSES_GUARD_STATE_H

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>
#include <unistd.h>

#define TERMINAL_GUARD_SIGNALS 65

struct terminal_guard {
    /// Where the numbers of signals are written to.
    int pipe;
    /// Whether a signal has asked the program to end.
    volatile sig_atomic_t is_ending;
    /// Whether the process was continued since it last waited for the foreground.
    volatile sig_atomic_t was_continued;
    /// The terminal to be restored, while `armed`.
    int terminal;
    volatile sig_atomic_t armed;
    /// A child that was forked and calls exit() must leave the terminal alone.
    pid_t owner;
    /// Whether exit() will restore it.
    int is_registered;
    struct termios modes;
    /// The modes that the screen needs.
    struct termios screen_modes;
    /// What is written to standard error while the screen is up, and where standard error really goes; -1 for none.
    int kept_errors;
    int standard_error;
    size_t reset_length;
    char reset[512];
    size_t note_length;
    char note[512];
    struct sigaction previous[TERMINAL_GUARD_SIGNALS];
};

// Weak, because each object file that uses this header brings a copy: the linker keeps one. The initializer makes it a
// definition.
__attribute__((weak)) struct terminal_guard terminal_guard_state = {
    .pipe = -1, .terminal = -1, .kept_errors = -1, .standard_error = -1
};

// Where handlers run, so that an overflow of the stack can be handled too.
__attribute__((weak)) char terminal_guard_stack[32768] = {0};

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
