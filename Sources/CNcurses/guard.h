// Restores the terminal in signal handlers, during a crash and in exit(), where Swift code must not run.

#ifndef CNCURSES_GUARD_H
#define CNCURSES_GUARD_H

#include <stdlib.h>
#include <string.h>

#include "guard-backtrace.h"
#include "guard-background.h"
#include "guard-errors.h"
#include "guard-memory.h"
#include "guard-state.h"

/// Restores the terminal and disarms the guard, if this process has armed the guard. Returns whether the terminal was
/// restored.
static inline int terminal_guard_restore(void) {
    struct terminal_guard_permission before;
    int terminal = terminal_guard_state.terminal;
    if (!terminal_guard_state.armed || terminal_guard_state.owner != getpid()) return 0;
    terminal_guard_state.armed = 0;
    terminal_guard_allow(terminal, &before);
    terminal_guard_write(terminal, terminal_guard_state.reset, terminal_guard_state.reset_length);
    tcsetattr(terminal, TCSANOW, &terminal_guard_state.modes);
    terminal_guard_disallow(terminal, &before);
    terminal_guard_release_errors();
    return 1;
}

static inline void terminal_guard_at_exit(void) { terminal_guard_restore(); }

/// Handles a signal: writes its number into the pipe. The event loop reads it there.
static inline void terminal_guard_signalled(int number) {
    int error = errno;
    unsigned char byte = (unsigned char)number;
    if (number != SIGWINCH && number != SIGTSTP && number != SIGCONT) terminal_guard_state.is_ending = 1;
    ssize_t ignored = write(terminal_guard_state.pipe, &byte, 1);
    (void)ignored;
    errno = error;
}

/// Handles a crash: restores the terminal, writes a message, and passes the signal to the previous handler. If the
/// backtracer of Swift is installed, its handler is the previous one and writes a backtrace with names and lines.
static inline void terminal_guard_crashed(int number, siginfo_t *info, void *context) {
    int error = errno;
    const struct sigaction *previous = &terminal_guard_state.previous[number];
    // If the code below crashes too, the previous handler receives that signal.
    sigaction(number, previous, NULL);
    // If memory is exhausted, the previous handler is the one in guard-memory.h, which writes its own message.
    if (terminal_guard_restore() && !memory_guard_is_exhausted(error)) {
        terminal_guard_write(
            terminal_guard_state.terminal, terminal_guard_state.note, terminal_guard_state.note_length);
        if (!(previous->sa_flags & SA_SIGINFO) && previous->sa_handler == SIG_DFL)
            terminal_guard_write_backtrace(terminal_guard_state.terminal, context);
    }
    // After a memory fault, the failed instruction runs again after this handler, and so raises the signal again. The
    // signals in the following condition do not come back in this way, so they are raised here.
    errno = error;
    if (info->si_code <= 0 || number == SIGABRT || number == SIGTRAP || number == SIGSYS) raise(number);
}

#ifdef __linux__
// SIGRTMIN and SIGRTMAX are macros that call functions. Swift does not import such macros.
static inline int terminal_guard_first_real_time_signal(void) { return SIGRTMIN; }
static inline int terminal_guard_last_real_time_signal(void) { return SIGRTMAX; }
#endif

/// Installs `terminal_guard_signalled` for a signal and stores the previous action, unless the signal is ignored.
/// Returns whether the handler is installed.
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

/// Installs `terminal_guard_crashed` for a signal and stores the previous action. Returns whether the handler is
/// installed.
static inline int terminal_guard_watch_crash(int number) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = terminal_guard_crashed;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, &terminal_guard_state.previous[number]) == 0;
}

/// If this thread crashes, lets the signal handler run on `terminal_guard_stack`. Has no effect if the thread already
/// has an alternate stack.
static inline void terminal_guard_prepare_stack(void) {
    stack_t stack, old;
    if (sigaltstack(NULL, &old) != 0 || !(old.ss_flags & SS_DISABLE)) return;
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = terminal_guard_stack;
    stack.ss_size = sizeof terminal_guard_stack;
    sigaltstack(&stack, NULL);
}

/// Restores the previous action for a signal.
static inline void terminal_guard_forget(int number) {
    sigaction(number, &terminal_guard_state.previous[number], NULL);
}

/// Arms the guard: from now on, a crash and exit() restore the terminal.
///
/// `modes` are the modes to set. `reset` contains the control sequences to write, and `note` the message after a crash.
/// If one of these two texts is longer than 512 bytes, it is not written. Text for standard error is stored until the
/// terminal is restored.
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
    terminal_guard_keep_errors();
}

/// Disarms the guard without restoring the terminal. Restores standard error.
static inline void terminal_guard_disarm(void) {
    terminal_guard_state.armed = 0;
    terminal_guard_release_errors();
}

/// Arms the guard again, with the values of the last `terminal_guard_arm`.
static inline void terminal_guard_rearm(void) {
    terminal_guard_state.armed = 1;
    terminal_guard_keep_errors();
}

/// Stores the current modes of the terminal as the modes that the screen needs.
static inline void terminal_guard_keep_screen_modes(int terminal) {
    tcgetattr(terminal, &terminal_guard_state.screen_modes);
}

/// Sets the modes to which the terminal is restored.
static inline void terminal_guard_set_modes(const struct termios *modes) { terminal_guard_state.modes = *modes; }

static inline int terminal_guard_is_ending(void) { return terminal_guard_state.is_ending; }

/// Sets the pipe into which the handler writes the numbers of signals. -1 means none. Forgets earlier requests to end.
static inline void terminal_guard_set_pipe(int descriptor) {
    terminal_guard_state.pipe = descriptor;
    terminal_guard_state.is_ending = 0;
}

#endif
