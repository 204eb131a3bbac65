// The state of the guard, which the handlers of signals read.

#ifndef TERMINAL_GUARD_STATE_H
#define TERMINAL_GUARD_STATE_H

// Functions of Linux that the C library declares only for GNU programs.
#define _GNU_SOURCE

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <sys/types.h>
#include <termios.h>
#include <unistd.h>

#include "terminal-guard.h"

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
    /// The argument with which the program prints the names of the calls that led to a crash, or an empty text.
    char reporter[32];
    /// Whether a crash is being reported.
    volatile sig_atomic_t is_crashed;
    /// The actions that were installed before this guard, by the numbers of their signals.
    struct sigaction previous[TERMINAL_GUARD_SIGNALS];
};

extern struct terminal_guard terminal_guard_state;

// MARK: What the parts use of each other

/// Writes all bytes, even if a signal interrupts the call. Gives up on any other error.
void terminal_guard_write(int file, const char *bytes, size_t length);
/// Handles a signal: writes its number into the pipe. The event loop reads it there.
void terminal_guard_signalled(int number);
/// Starts the program with the argument of `terminal_guard_set_reporter`, and waits until it has ended.
void terminal_guard_report_crash(int number);
/// Redirects standard error to a file without a name until `terminal_guard_release_errors`. Has no effect if standard
/// error is not a terminal.
void terminal_guard_keep_errors(void);
/// Restores standard error, and writes the stored text to it.
void terminal_guard_release_errors(void);

#endif
