// While the screen is open, stores the text for standard error in a file, if possible in memory. Writes it to standard error
// after the screen is closed.

#include "state.h"

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

void terminal_guard_release_errors(void) {
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

/// Creates a file without a name in a folder. Returns its descriptor, or -1 on failure.
static int terminal_guard_open_nameless(const char *folder) {
    char name[PATH_MAX];
    // mkstemp() replaces the six X by letters that make the name unique.
    int length = snprintf(name, sizeof name, "%s/terminal-errors-XXXXXX", folder);
    int file;
    if (length < 0 || (size_t)length >= sizeof name || (file = mkstemp(name)) < 0) return -1;
    unlink(name);
    return file;
}

int terminal_guard_open_on_disk(const char *folder) {
    int file = folder != NULL && *folder != 0 ? terminal_guard_open_nameless(folder) : -1;
    return file >= 0 ? file : terminal_guard_open_nameless("/tmp");
}

int terminal_guard_open_kept(void) {
    int file = memory_file_open("terminal-errors");
    return file >= 0 ? file : terminal_guard_open_on_disk(getenv("TMPDIR"));
}

void terminal_guard_keep_errors(void) {
    int kept, standard_error;
    if (terminal_guard_state.kept_errors >= 0 || !isatty(STDERR_FILENO)) return;
    if ((kept = terminal_guard_open_kept()) < 0) return;
    fcntl(kept, F_SETFD, FD_CLOEXEC);
    fcntl(kept, F_SETFL, fcntl(kept, F_GETFL) | O_APPEND);
    if ((standard_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)) < 0 || dup2(kept, STDERR_FILENO) < 0) {
        close(kept);
        return;
    }
    terminal_guard_state.standard_error = standard_error;
    terminal_guard_state.kept_errors = kept;
}
