// A process in the background: how it may use the terminal, and how it waits for the foreground.

#include "state.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

int terminal_guard_is_in_background(int terminal) {
    pid_t front = tcgetpgrp(terminal);
    return front > 0 && front != getpgrp();
}

static int terminal_guard_are_same(const struct termios *modes, const struct termios *others) {
    return modes->c_iflag == others->c_iflag && modes->c_oflag == others->c_oflag &&
        modes->c_cflag == others->c_cflag && modes->c_lflag == others->c_lflag &&
        memcmp(modes->c_cc, others->c_cc, sizeof modes->c_cc) == 0;
}

void terminal_guard_allow(int terminal, struct terminal_guard_permission *before) {
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stop, &before->mask);
    before->keeps_modes = terminal_guard_is_in_background(terminal) && tcgetattr(terminal, &before->modes) == 0 &&
        !terminal_guard_are_same(&before->modes, &terminal_guard_state.screen_modes);
}

void terminal_guard_disallow(int terminal, const struct terminal_guard_permission *before) {
    if (before->keeps_modes) tcsetattr(terminal, TCSANOW, &before->modes);
    pthread_sigmask(SIG_SETMASK, &before->mask, NULL);
}

static void terminal_guard_continued(int number) {
    (void)number;
    terminal_guard_state.was_continued = 1;
}

int terminal_guard_wait_for_foreground(int terminal) {
    const struct timespec moment = {0, 5000000};
    struct sigaction action, before;
    memset(&action, 0, sizeof action);
    action.sa_handler = terminal_guard_continued;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(SIGCONT, &action, &before);
    do {
        // A signal that asks the program to end may have arrived while the process was stopped. Any thread may handle
        // it, some time after this thread has continued. But after the next stop, no thread can handle it. So this loop
        // waits for up to a second. Without a pipe, no handlers are installed, and there is nothing to wait for.
        for (int tries = 0; tries < 200 && terminal_guard_state.pipe >= 0; tries++) {
            if (terminal_guard_state.is_ending || !terminal_guard_is_in_background(terminal)) break;
            nanosleep(&moment, NULL);
        }
        if (terminal_guard_state.is_ending || !terminal_guard_is_in_background(terminal)) break;
        terminal_guard_state.was_continued = 0;
        kill(0, SIGTTOU);
        // If no shell can continue the group, the system does not stop it. Then SIGCONT does not arrive, and the wait
        // ends.
        for (int tries = 0; tries < 200 && !terminal_guard_state.was_continued; tries++) nanosleep(&moment, NULL);
    } while (terminal_guard_state.was_continued);
    sigaction(SIGCONT, &before, NULL);
    return !terminal_guard_state.is_ending && !terminal_guard_is_in_background(terminal);
}
