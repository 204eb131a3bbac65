// What must work when Swift may not run: in signal handlers, in a crash, in exit(). Everything here is
// async-signal-safe; what it needs is prepared before by Swift.

#ifndef CNCURSES_GUARD_H
#define CNCURSES_GUARD_H

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#define TERMINAL_GUARD_SIGNALS 65

struct terminal_guard {
    /// Where the numbers of signals are written to.
    int pipe;
    /// The terminal to be restored, while `armed`.
    int terminal;
    volatile sig_atomic_t armed;
    /// A child that was forked and calls exit() must leave the terminal alone.
    pid_t owner;
    /// Whether exit() will restore it.
    int is_registered;
    struct termios modes;
    size_t reset_length;
    char reset[512];
    size_t note_length;
    char note[256];
    struct sigaction previous[TERMINAL_GUARD_SIGNALS];
};

// Weak, because each object file that uses this header brings a copy: the linker keeps one. The initializer makes it a
// definition.
__attribute__((weak)) struct terminal_guard terminal_guard_state = {.pipe = -1, .terminal = -1};

static inline void terminal_guard_write(const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t written = write(terminal_guard_state.terminal, bytes, length);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        bytes += written;
        length -= (size_t)written;
    }
}

/// Restores the terminal once, if it is to be restored. Returns whether it was.
static inline int terminal_guard_restore(void) {
    if (!terminal_guard_state.armed || terminal_guard_state.owner != getpid()) return 0;
    terminal_guard_state.armed = 0;
    terminal_guard_write(terminal_guard_state.reset, terminal_guard_state.reset_length);
    tcsetattr(terminal_guard_state.terminal, TCSANOW, &terminal_guard_state.modes);
    return 1;
}

static inline void terminal_guard_at_exit(void) { terminal_guard_restore(); }

/// Tells the loop of a signal.
static inline void terminal_guard_signalled(int number) {
    int error = errno;
    unsigned char byte = (unsigned char)number;
    ssize_t ignored = write(terminal_guard_state.pipe, &byte, 1);
    (void)ignored;
    errno = error;
}

/// Restores the terminal, then lets the crash go its way: to whoever handled the signal before.
static inline void terminal_guard_crashed(int number, siginfo_t *info, void *context) {
    int error = errno;
    (void)context;
    if (terminal_guard_restore())
        terminal_guard_write(terminal_guard_state.note, terminal_guard_state.note_length);
    sigaction(number, &terminal_guard_state.previous[number], NULL);
    // What a fault raised is raised again by the instruction that failed; what was sent has to be sent again.
    if (info->si_code <= 0 || number == SIGABRT || number == SIGTRAP) raise(number);
    errno = error;
}

/// Handles a signal unless it was set to be ignored; keeps the action it had.
static inline int terminal_guard_watch(int number) {
    struct sigaction action, old;
    if (sigaction(number, NULL, &old) != 0 || old.sa_handler == SIG_IGN) return 0;
    memset(&action, 0, sizeof action);
    action.sa_handler = terminal_guard_signalled;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    terminal_guard_state.previous[number] = old;
    return sigaction(number, &action, NULL) == 0;
}

static inline int terminal_guard_watch_crash(int number) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = terminal_guard_crashed;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, &terminal_guard_state.previous[number]) == 0;
}

/// Gives a signal back to whoever had it.
static inline void terminal_guard_forget(int number) {
    sigaction(number, &terminal_guard_state.previous[number], NULL);
}

/// Stops the process and its group as the terminal's suspend key would have.
static inline void terminal_guard_stop(void) {
    struct sigaction action, old;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigemptyset(&action.sa_mask);
    sigaction(SIGTSTP, &action, &old);
    kill(0, SIGTSTP);
    sigaction(SIGTSTP, &old, NULL);
}

/// Arms the restoring: what to write, and the modes to set.
static inline void terminal_guard_arm(
    int terminal, const struct termios *modes, const char *reset, size_t reset_length, const char *note,
    size_t note_length) {
    terminal_guard_state.armed = 0;
    if (reset_length > sizeof terminal_guard_state.reset) reset_length = 0;
    if (note_length > sizeof terminal_guard_state.note) note_length = 0;
    memcpy(terminal_guard_state.reset, reset, reset_length);
    memcpy(terminal_guard_state.note, note, note_length);
    terminal_guard_state.reset_length = reset_length;
    terminal_guard_state.note_length = note_length;
    terminal_guard_state.terminal = terminal;
    terminal_guard_state.modes = *modes;
    terminal_guard_state.owner = getpid();
    if (!terminal_guard_state.is_registered)
        terminal_guard_state.is_registered = atexit(terminal_guard_at_exit) == 0;
    terminal_guard_state.armed = 1;
}

static inline void terminal_guard_disarm(void) { terminal_guard_state.armed = 0; }
static inline void terminal_guard_rearm(void) { terminal_guard_state.armed = 1; }
static inline void terminal_guard_set_pipe(int descriptor) { terminal_guard_state.pipe = descriptor; }

#endif
