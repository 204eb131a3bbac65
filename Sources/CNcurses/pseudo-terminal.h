// A pseudo-terminal for tests. The functions return 0, or -1 on failure.

#ifndef CNCURSES_PSEUDO_TERMINAL_H
#define CNCURSES_PSEUDO_TERMINAL_H

#include <stddef.h>
#include <sys/ioctl.h>
#include <pty.h>

static inline int pseudo_terminal_open(int *controller, int *terminal) {
    return openpty(controller, terminal, NULL, NULL, NULL);
}

static inline int pseudo_terminal_resize(int controller, int rows, int columns) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    return ioctl(controller, TIOCSWINSZ, &size);
}

#endif
