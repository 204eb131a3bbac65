// Prepares signals while the shell or another program uses the terminal.

#include "state.h"

#include <string.h>

void terminal_guard_stop(void) {
    struct sigaction action, stop, go_on;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigemptyset(&action.sa_mask);
    sigaction(SIGTSTP, &action, &stop);
    // The event loop must not receive this SIGCONT, because the caller of this function resumes the screen itself.
    sigaction(SIGCONT, &action, &go_on);
    kill(0, SIGTSTP);
    sigaction(SIGCONT, &go_on, NULL);
    sigaction(SIGTSTP, &stop, NULL);
}

/// Handles SIGHUP while another program uses the terminal. Reports the signal to the event loop. Also sends it to the
/// process group, because the system sends it only to the leader of the session.
static void terminal_guard_lost_aside(int number) {
    struct sigaction ignored;
    terminal_guard_signalled(number);
    memset(&ignored, 0, sizeof ignored);
    ignored.sa_handler = SIG_IGN;
    sigemptyset(&ignored.sa_mask);
    sigaction(SIGHUP, &ignored, NULL);
    kill(0, SIGHUP);
}

void terminal_guard_step_aside(struct terminal_guard_aside *aside) {
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

void terminal_guard_step_back(const struct terminal_guard_aside *aside) {
    sigaction(SIGINT, &aside->interrupt, NULL);
    sigaction(SIGQUIT, &aside->quit, NULL);
    sigaction(SIGTSTP, &aside->stop, NULL);
    sigaction(SIGCONT, &aside->go_on, NULL);
    sigaction(SIGHUP, &aside->hang_up, NULL);
}
