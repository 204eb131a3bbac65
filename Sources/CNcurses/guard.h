// What must work when Swift may not run: in signal handlers, in a crash, in exit(). Everything here is
// async-signal-safe; what it needs is prepared before by Swift.

#ifndef CNCURSES_GUARD_H
#define CNCURSES_GUARD_H

#include <errno.h>
#if __has_include(<execinfo.h>)
#include <execinfo.h>
#endif
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#define TERMINAL_GUARD_SIGNALS 65
#define TERMINAL_GUARD_FRAMES 20

struct terminal_guard {
    /// Where the numbers of signals are written to.
    int pipe;
    /// Whether a signal has asked the program to end.
    volatile sig_atomic_t is_ending;
    /// Whether the process was continued since it last waited for the foreground.
    volatile sig_atomic_t was_continued;
    /// The terminal to be restored, while `armed`.
    int terminal;
    volatile sig_atomic_t armed;
    /// A child that was forked and calls exit() must leave the terminal alone.
    pid_t owner;
    /// Whether exit() will restore it.
    int is_registered;
    struct termios modes;
    /// The modes that the screen needs.
    struct termios screen_modes;
    /// What is written to standard error while the screen is up, and where standard error really goes; -1 for none.
    int kept_errors;
    int standard_error;
    size_t reset_length;
    char reset[512];
    size_t note_length;
    char note[512];
    struct sigaction previous[TERMINAL_GUARD_SIGNALS];
};

/// What was the case before something was done to the terminal that the background is stopped for.
struct terminal_guard_permission {
    sigset_t mask;
    /// The modes of those in front, where this process is not and they have set their own.
    int keeps_modes;
    struct termios modes;
};

/// What this program does with the signals of keys, kept while another one has the keys.
struct terminal_guard_aside {
    struct sigaction interrupt, quit, stop, go_on, hang_up;
};

// Weak, because each object file that uses this header brings a copy: the linker keeps one. The initializer makes it a
// definition.
__attribute__((weak)) struct terminal_guard terminal_guard_state = {
    .pipe = -1, .terminal = -1, .kept_errors = -1, .standard_error = -1
};

// Where handlers run, so that an overflow of the stack can be handled too.
__attribute__((weak)) char terminal_guard_stack[32768] = {0};

static inline void terminal_guard_write(int file, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t written = write(file, bytes, length);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        bytes += written;
        length -= (size_t)written;
    }
}

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

/// Restores the terminal once, if it is to be restored. Returns whether it was.
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

/// Tells the loop of a signal.
static inline void terminal_guard_signalled(int number) {
    int error = errno;
    unsigned char byte = (unsigned char)number;
    if (number == SIGHUP || number == SIGINT || number == SIGQUIT || number == SIGTERM)
        terminal_guard_state.is_ending = 1;
    ssize_t ignored = write(terminal_guard_state.pipe, &byte, 1);
    (void)ignored;
    errno = error;
}

#if defined(__linux__) && __has_include(<execinfo.h>)
#define TERMINAL_GUARD_HAS_BACKTRACE 1
// Where the program's file lies in memory, by the linker.
extern const char __executable_start[] __attribute__((weak));
extern const char _end[] __attribute__((weak));
#endif

/// Writes where the program was, call by call, innermost first: offsets in its file, for `addr2line`. What is elsewhere,
/// such as in the C library, is a dash.
static inline void terminal_guard_write_backtrace(int file) {
#ifdef TERMINAL_GUARD_HAS_BACKTRACE
    static const char digits[] = "0123456789abcdef";
    void *frames[TERMINAL_GUARD_FRAMES];
    char line[TERMINAL_GUARD_FRAMES * 20];
    size_t length = 0;
    int count = backtrace(frames, TERMINAL_GUARD_FRAMES);
    for (int frame = 0; frame < count; frame++) {
        const char *address = frames[frame];
        int shift = 8 * (int)sizeof(uintptr_t) - 4;
        uintptr_t offset = (uintptr_t)address - (uintptr_t)__executable_start;
        int is_inside = address >= __executable_start && address < _end;
        if (frame > 0) line[length++] = ' ';
        line[length++] = is_inside ? '+' : '-';
        if (!is_inside) continue;
        while (shift > 0 && offset >> shift == 0) shift -= 4;
        for (; shift >= 0; shift -= 4) line[length++] = digits[offset >> shift & 15];
    }
    line[length++] = '\r';
    line[length++] = '\n';
    terminal_guard_write(file, line, length);
#else
    (void)file;
#endif
}

/// Lets what backtraces are made with be loaded, which cannot be done in a crash.
static inline void terminal_guard_prepare_backtrace(void) {
#ifdef TERMINAL_GUARD_HAS_BACKTRACE
    void *frame;
    backtrace(&frame, 1);
#endif
}

/// Restores the terminal, then lets the crash go its way: to whoever handled the signal before. That is Swift's own
/// maker of backtraces where it was found, which knows the names and lines.
static inline void terminal_guard_crashed(int number, siginfo_t *info, void *context) {
    int error = errno;
    const struct sigaction *previous = &terminal_guard_state.previous[number];
    (void)context;
    // Should what follows crash in its turn, that is the end.
    sigaction(number, previous, NULL);
    if (terminal_guard_restore()) {
        terminal_guard_write(
            terminal_guard_state.terminal, terminal_guard_state.note, terminal_guard_state.note_length);
        if (!(previous->sa_flags & SA_SIGINFO) && previous->sa_handler == SIG_DFL)
            terminal_guard_write_backtrace(terminal_guard_state.terminal);
    }
    // What a fault raised is raised again by the instruction that failed; what was sent has to be sent again.
    if (info->si_code <= 0 || number == SIGABRT || number == SIGTRAP) raise(number);
    errno = error;
}

/// Handles a signal unless it was set to be ignored; keeps the action it had.
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

static inline int terminal_guard_watch_crash(int number) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = terminal_guard_crashed;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, &terminal_guard_state.previous[number]) == 0;
}

/// Gives this thread's handlers of crashes a stack, unless it has one.
static inline void terminal_guard_prepare_stack(void) {
    stack_t stack, old;
    if (sigaltstack(NULL, &old) != 0 || !(old.ss_flags & SS_DISABLE)) return;
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = terminal_guard_stack;
    stack.ss_size = sizeof terminal_guard_stack;
    sigaltstack(&stack, NULL);
}

/// Gives a signal back to whoever had it.
static inline void terminal_guard_forget(int number) {
    sigaction(number, &terminal_guard_state.previous[number], NULL);
}

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
    while (terminal_guard_is_in_background(terminal) && !terminal_guard_state.is_ending) {
        terminal_guard_state.was_continued = 0;
        kill(0, SIGTTOU);
        // What came while all threads stood still is handled by any of them, maybe a moment after this one goes on.
        for (int tries = 0; tries < 20 && !terminal_guard_state.is_ending; tries++) {
            if (!terminal_guard_is_in_background(terminal)) break;
            nanosleep(&moment, NULL);
        }
        if (!terminal_guard_state.was_continued) break;
    }
    sigaction(SIGCONT, &before, NULL);
    return !terminal_guard_state.is_ending && !terminal_guard_is_in_background(terminal);
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

/// Arms the restoring: what to write, and the modes to set.
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

static inline void terminal_guard_disarm(void) {
    terminal_guard_state.armed = 0;
    terminal_guard_release_errors();
}

static inline void terminal_guard_rearm(void) {
    terminal_guard_state.armed = 1;
    terminal_guard_keep_errors();
}

/// Remembers the modes that the terminal has now as those that the screen needs.
static inline void terminal_guard_keep_screen_modes(int terminal) {
    tcgetattr(terminal, &terminal_guard_state.screen_modes);
}

/// Sets the modes that the terminal is given back with.
static inline void terminal_guard_set_modes(const struct termios *modes) { terminal_guard_state.modes = *modes; }

static inline int terminal_guard_is_ending(void) { return terminal_guard_state.is_ending; }

static inline void terminal_guard_set_pipe(int descriptor) {
    terminal_guard_state.pipe = descriptor;
    terminal_guard_state.is_ending = 0;
}

#endif
