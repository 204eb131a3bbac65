// After a crash, finds the calls that led to it, and starts the program again to print their names. The crashed process cannot
// look up names itself, because its memory may be damaged.

#include "state.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unwind.h>

// The most calls that are reported. Together with the message, they fit on a terminal of 24 lines.
#define TERMINAL_GUARD_CALLS 14
// The seconds after which the program that prints the names is ended.
#define TERMINAL_GUARD_PATIENCE 10

// The linker defines the beginning of the program in memory, and the end of its code.
extern const char __ehdr_start[], etext[];

struct terminal_guard_calls {
    /// The offsets of the calls from the beginning of the program, the last call first. 0 is a call in a library.
    uintptr_t offsets[TERMINAL_GUARD_CALLS];
    int count;
    /// Whether the calls of the signal handler were passed.
    int are_own_passed;
};

static uintptr_t terminal_guard_offset(uintptr_t address) {
    uintptr_t start = (uintptr_t)__ehdr_start;
    return address >= start && address < (uintptr_t)etext ? address - start : 0;
}

static _Unwind_Reason_Code terminal_guard_add_call(struct _Unwind_Context *context, void *found) {
    struct terminal_guard_calls *calls = found;
    int is_interrupted = 0;
    uintptr_t address = _Unwind_GetIPInfo(context, &is_interrupted);
    // The first calls are those of the signal handler. The next one was interrupted by the signal.
    if (is_interrupted) calls->are_own_passed = 1;
    if (!calls->are_own_passed) return _URC_NO_REASON;
    if (address == 0) return _URC_END_OF_STACK;
    // The address of any other call is that of the instruction after it, which may be in the next function.
    calls->offsets[calls->count++] = terminal_guard_offset(is_interrupted ? address : address - 1);
    return calls->count < TERMINAL_GUARD_CALLS ? _URC_NO_REASON : _URC_END_OF_STACK;
}

/// Writes a number in hexadecimal digits. `snprintf` is not safe in a signal handler.
static char *terminal_guard_hexadecimal(uintptr_t number, char text[20]) {
    char *first = text + 19;
    *first = 0;
    do {
        *--first = "0123456789abcdef"[number & 15];
        number >>= 4;
    } while (number > 0);
    return first;
}

void terminal_guard_set_reporter(const char *argument) {
    terminal_guard_state.reporter[0] = 0;
    if (argument == NULL || strlen(argument) >= sizeof terminal_guard_state.reporter) return;
    strcpy(terminal_guard_state.reporter, argument);
}

static pid_t terminal_guard_fork(void) {
#if defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 34)
    // In contrast to `fork`, it is safe in a signal handler.
    return _Fork();
#endif
#endif
    return fork();
}

void terminal_guard_report_crash(int number) {
    // On a small stack for signals, these arrays would take much of the space.
    static struct terminal_guard_calls calls;
    static char texts[TERMINAL_GUARD_CALLS + 2][20];
    static char *arguments[TERMINAL_GUARD_CALLS + 5];
    int count = 0;
    pid_t child;
    if (terminal_guard_state.reporter[0] == 0) return;
    calls.count = calls.are_own_passed = 0;
    _Unwind_Backtrace(terminal_guard_add_call, &calls);
    arguments[count++] = "crash";
    arguments[count++] = terminal_guard_state.reporter;
    arguments[count++] = terminal_guard_hexadecimal((uintptr_t)number, texts[TERMINAL_GUARD_CALLS]);
    arguments[count++] = terminal_guard_hexadecimal(
        terminal_guard_offset((uintptr_t)terminal_guard_report_crash), texts[TERMINAL_GUARD_CALLS + 1]);
    for (int call = 0; call < calls.count; call++)
        arguments[count++] = terminal_guard_hexadecimal(calls.offsets[call], texts[call]);
    arguments[count] = NULL;
    if ((child = terminal_guard_fork()) == 0) {
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        alarm(TERMINAL_GUARD_PATIENCE);
        execv("/proc/self/exe", arguments);
        _exit(127);
    }
    if (child < 0) return;
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
}
