// Arms the guard, and handles signals and crashes.

#include "state.h"

#include <stdlib.h>
#include <string.h>

struct terminal_guard terminal_guard_state = {
    .pipe = -1, .terminal = -1, .kept_errors = -1, .standard_error = -1
};

// The stack on which the handlers of crashes run. If the normal stack has overflowed, they cannot run on it.
static char terminal_guard_stack[32768];

void terminal_guard_write(int file, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t written = write(file, bytes, length);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        bytes += written;
        length -= (size_t)written;
    }
}

/// Restores the terminal and disarms the guard, if this process has armed the guard. Returns whether the terminal was
/// restored.
static int terminal_guard_restore(void) {
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

static void terminal_guard_at_exit(void) { terminal_guard_restore(); }

void terminal_guard_signalled(int number) {
    int error = errno;
    unsigned char byte = (unsigned char)number;
    if (number != SIGWINCH && number != SIGTSTP && number != SIGCONT) terminal_guard_state.is_ending = 1;
    ssize_t ignored = write(terminal_guard_state.pipe, &byte, 1);
    (void)ignored;
    errno = error;
}

/// Handles a crash: restores the terminal, writes a message, and passes the signal to the previous handler. If the
/// backtracer of Swift is installed, its handler is the previous one and writes a backtrace with names and lines.
static void terminal_guard_crashed(int number, siginfo_t *info, void *context) {
    int error = errno;
    const struct sigaction *previous = &terminal_guard_state.previous[number];
    // If the code below crashes too, the previous handler receives that signal.
    sigaction(number, previous, NULL);
    (void)context;
    terminal_guard_state.is_crashed = 1;
    if (terminal_guard_restore()) {
        terminal_guard_write(
            terminal_guard_state.terminal, terminal_guard_state.note, terminal_guard_state.note_length);
        // The backtracer of Swift reports more.
        if (previous->sa_handler == SIG_DFL) terminal_guard_report_crash(number);
    }
    // After a memory fault, the failed instruction runs again after this handler, and so raises the signal again. The
    // signals in the following condition do not come back in this way, so they are raised here.
    errno = error;
    if (info->si_code <= 0 || number == SIGABRT || number == SIGTRAP || number == SIGSYS) raise(number);
}

void terminal_guard_wait_for_crash(void) {
    while (terminal_guard_state.is_crashed) pause();
}

int terminal_guard_first_real_time_signal(void) { return SIGRTMIN; }
int terminal_guard_last_real_time_signal(void) { return SIGRTMAX; }

int terminal_guard_watch(int number) {
    struct sigaction action, old;
    if (sigaction(number, NULL, &old) != 0 || old.sa_handler == SIG_IGN) return 0;
    memset(&action, 0, sizeof action);
    action.sa_handler = terminal_guard_signalled;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    terminal_guard_state.previous[number] = old;
    return sigaction(number, &action, NULL) == 0;
}

int terminal_guard_ignore(int number) {
    struct sigaction action, old;
    if (sigaction(number, NULL, &old) != 0 || old.sa_handler != SIG_DFL) return 0;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_IGN;
    sigemptyset(&action.sa_mask);
    terminal_guard_state.previous[number] = old;
    return sigaction(number, &action, NULL) == 0;
}

int terminal_guard_watch_crash(int number) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = terminal_guard_crashed;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, &terminal_guard_state.previous[number]) == 0;
}

void terminal_guard_prepare_stack(void) {
    stack_t stack, old;
    if (sigaltstack(NULL, &old) != 0 || !(old.ss_flags & SS_DISABLE)) return;
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = terminal_guard_stack;
    stack.ss_size = sizeof terminal_guard_stack;
    sigaltstack(&stack, NULL);
}

void terminal_guard_forget(int number) {
    sigaction(number, &terminal_guard_state.previous[number], NULL);
}

void terminal_guard_arm(
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

void terminal_guard_disarm(void) {
    terminal_guard_state.armed = 0;
    terminal_guard_release_errors();
}

void terminal_guard_rearm(void) {
    terminal_guard_state.armed = 1;
    terminal_guard_keep_errors();
}

void terminal_guard_keep_screen_modes(int terminal) {
    tcgetattr(terminal, &terminal_guard_state.screen_modes);
}

void terminal_guard_set_modes(const struct termios *modes) { terminal_guard_state.modes = *modes; }

int terminal_guard_is_ending(void) { return terminal_guard_state.is_ending; }

void terminal_guard_set_pipe(int descriptor) {
    terminal_guard_state.pipe = descriptor;
    terminal_guard_state.is_ending = 0;
}
