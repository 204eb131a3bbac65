// What a program may do to its terminal while that listens to others, and how it waits until it is listened to.

#ifndef CNCURSES_GUARD_BACKGROUND_H
#define CNCURSES_GUARD_BACKGROUND_H

#include <string.h>
#include <time.h>

#include "guard-state.h"

/// What was the case before something was done to the terminal that the background is stopped for.
struct terminal_guard_permission {
    sigset_t mask;
    /// The modes of those in front, where this process is not and they have set their own.
    int keeps_modes;
    struct termios modes;
};

/// Whether the terminal listens to others now, a shell mostly: who draws or reads then is stopped.
static inline int terminal_guard_is_in_background(int terminal) {
    pid_t front = tcgetpgrp(terminal);
    return front > 0 && front != getpgrp();
}

static inline int terminal_guard_are_same(const struct termios *modes, const struct termios *others) {
    return modes->c_iflag == others->c_iflag && modes->c_oflag == others->c_oflag &&
        modes->c_cflag == others->c_cflag && modes->c_lflag == others->c_lflag &&
        memcmp(modes->c_cc, others->c_cc, sizeof modes->c_cc) == 0;
}

/// From here to `terminal_guard_disallow` the terminal can be written to and its modes set from the background too.
static inline void terminal_guard_allow(int terminal, struct terminal_guard_permission *before) {
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stop, &before->mask);
    before->keeps_modes = terminal_guard_is_in_background(terminal) && tcgetattr(terminal, &before->modes) == 0 &&
        !terminal_guard_are_same(&before->modes, &terminal_guard_state.screen_modes);
}

/// Modes that were set from the background are those again that they were: they are for those in front.
static inline void terminal_guard_disallow(int terminal, const struct terminal_guard_permission *before) {
    if (before->keeps_modes) tcsetattr(terminal, TCSANOW, &before->modes);
    pthread_sigmask(SIG_SETMASK, &before->mask, NULL);
}

static inline void terminal_guard_continued(int number) {
    (void)number;
    terminal_guard_state.was_continued = 1;
}

/// Waits in the background, stopped like any job that wants to draw from there, until the terminal listens to this one.
///
/// Returns 0 where that will not come: a signal asks to end, or nobody is there to bring the process to the front.
static inline int terminal_guard_wait_for_foreground(int terminal) {
    const struct timespec moment = {0, 5000000};
    struct sigaction action, before;
    memset(&action, 0, sizeof action);
    action.sa_handler = terminal_guard_continued;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(SIGCONT, &action, &before);
    do {
        // What came while all threads stood still is handled by any of them, some time after this one goes on; and who is
        // stopped before cannot handle it. Before there are handlers nothing has to be waited for.
        for (int tries = 0; tries < 200 && terminal_guard_state.pipe >= 0; tries++) {
            if (terminal_guard_state.is_ending || !terminal_guard_is_in_background(terminal)) break;
            nanosleep(&moment, NULL);
        }
        if (terminal_guard_state.is_ending || !terminal_guard_is_in_background(terminal)) break;
        terminal_guard_state.was_continued = 0;
        kill(0, SIGTTOU);
        for (int tries = 0; tries < 200 && !terminal_guard_state.was_continued; tries++) nanosleep(&moment, NULL);
    } while (terminal_guard_state.was_continued);
    sigaction(SIGCONT, &before, NULL);
    return !terminal_guard_state.is_ending && !terminal_guard_is_in_background(terminal);
}

#endif
