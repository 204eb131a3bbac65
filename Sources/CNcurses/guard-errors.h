// Keeps standard error off the screen while that is up, and writes it there when it is down.

#ifndef CNCURSES_GUARD_ERRORS_H
#define CNCURSES_GUARD_ERRORS_H

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "guard-state.h"

/// Lets standard error go where it went, and writes there what was kept from it.
static inline void terminal_guard_release_errors(void) {
    char bytes[512];
    ssize_t count;
    int kept = terminal_guard_state.kept_errors;
    if (kept < 0) return;
    terminal_guard_state.kept_errors = -1;
    dup2(terminal_guard_state.standard_error, STDERR_FILENO);
    lseek(kept, 0, SEEK_SET);
    while ((count = read(kept, bytes, sizeof bytes)) > 0) terminal_guard_write(STDERR_FILENO, bytes, (size_t)count);
    close(kept);
    close(terminal_guard_state.standard_error);
}

/// Opens a file without a name in a folder for such files. Returns -1 where there is none to be had.
static inline int terminal_guard_open_nameless(const char *folder) {
    char name[PATH_MAX];
    // mkstemp puts letters that no other file has in the place of the six X.
    int length = snprintf(name, sizeof name, "%s/terminal-errors-XXXXXX", folder);
    int file;
    if (length < 0 || (size_t)length >= sizeof name || (file = mkstemp(name)) < 0) return -1;
    unlink(name);
    return file;
}

/// The same in the person's own folder for such files, where there is one, else in the system's.
static inline int terminal_guard_open_kept(const char *folder) {
    int file = folder != NULL && *folder != 0 ? terminal_guard_open_nameless(folder) : -1;
    return file >= 0 ? file : terminal_guard_open_nameless("/tmp");
}

/// Keeps standard error off the screen: until it is released it goes into a file without a name.
static inline void terminal_guard_keep_errors(void) {
    int kept, standard_error;
    if (terminal_guard_state.kept_errors >= 0 || !isatty(STDERR_FILENO)) return;
    if ((kept = terminal_guard_open_kept(getenv("TMPDIR"))) < 0) return;
    fcntl(kept, F_SETFD, FD_CLOEXEC);
    fcntl(kept, F_SETFL, fcntl(kept, F_GETFL) | O_APPEND);
    if ((standard_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)) < 0 || dup2(kept, STDERR_FILENO) < 0) {
        close(kept);
        return;
    }
    terminal_guard_state.standard_error = standard_error;
    terminal_guard_state.kept_errors = kept;
}

#endif
