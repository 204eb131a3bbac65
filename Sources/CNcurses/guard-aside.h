// Leaves the terminal to the shell, or to another program, for a while.

#ifndef CNCURSES_GUARD_ASIDE_H
#define CNCURSES_GUARD_ASIDE_H

#include "guard.h"

/// What this program does with the signals of keys, kept while another one has the keys.
struct terminal_guard_aside {
    struct sigaction interrupt, quit, stop, go_on, hang_up;
};

/// Stops the process and its group as the terminal's suspend key would have. Returns when it was continued.
static inline void terminal_guard_stop(void) {
    struct sigaction action, stop, go_on;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigemptyset(&action.sa_mask);
    sigaction(SIGTSTP, &action, &stop);
    // Whoever stops by himself need not be told that he was continued.
    sigaction(SIGCONT, &action, &go_on);
    kill(0, SIGTSTP);
    sigaction(SIGCONT, &go_on, NULL);
    sigaction(SIGTSTP, &stop, NULL);
}

/// Tells the loop that the terminal was lost, and the program that has it: the system tells the session's leader alone.
static inline void terminal_guard_lost_aside(int number) {
    struct sigaction ignored;
    terminal_guard_signalled(number);
    memset(&ignored, 0, sizeof ignored);
    ignored.sa_handler = SIG_IGN;
    sigemptyset(&ignored.sa_mask);
    sigaction(SIGHUP, &ignored, NULL);
    kill(0, SIGHUP);
}

/// Lets another program in the foreground have the terminal's keys: what interrupts it is nothing to this one, and what
/// suspends it suspends both.
static inline void terminal_guard_step_aside(struct terminal_guard_aside *aside) {
    struct sigaction ignored, normal;
    memset(&ignored, 0, sizeof ignored);
    ignored.sa_handler = SIG_IGN;
    sigemptyset(&ignored.sa_mask);
    normal = ignored;
    normal.sa_handler = SIG_DFL;
    sigaction(SIGINT, &ignored, &aside->interrupt);
    sigaction(SIGQUIT, &ignored, &aside->quit);
    sigaction(SIGTSTP, &normal, &aside->stop);
    sigaction(SIGCONT, &normal, &aside->go_on);
    sigaction(SIGHUP, NULL, &aside->hang_up);
    if (aside->hang_up.sa_handler == SIG_IGN || aside->hang_up.sa_handler == SIG_DFL) return;
    normal.sa_handler = terminal_guard_lost_aside;
    normal.sa_flags = SA_RESTART;
    sigaction(SIGHUP, &normal, NULL);
}

static inline void terminal_guard_step_back(const struct terminal_guard_aside *aside) {
    sigaction(SIGINT, &aside->interrupt, NULL);
    sigaction(SIGQUIT, &aside->quit, NULL);
    sigaction(SIGTSTP, &aside->stop, NULL);
    sigaction(SIGCONT, &aside->go_on, NULL);
    sigaction(SIGHUP, &aside->hang_up, NULL);
}

#endif
