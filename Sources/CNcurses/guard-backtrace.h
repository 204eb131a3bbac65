// Writes a short backtrace of a crash.

#ifndef CNCURSES_GUARD_BACKTRACE_H
#define CNCURSES_GUARD_BACKTRACE_H

#include <stdint.h>
#if __has_include(<execinfo.h>)
#include <execinfo.h>
#endif

#include "guard-state.h"

// The maximum number of calls in a backtrace.
#define TERMINAL_GUARD_FRAMES 20

#if defined(__linux__) && __has_include(<execinfo.h>)
#define TERMINAL_GUARD_HAS_BACKTRACE 1
// The start and the end of the program's file in memory. The linker defines these symbols.
extern const char __executable_start[] __attribute__((weak));
extern const char _end[] __attribute__((weak));
#endif

/// Writes the backtrace in one line, the innermost call first. A call is `+` and its hexadecimal offset in the
/// program's file, for `addr2line`. A call in another file, such as the C library, is `-`.
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

/// Loads the code that backtrace() needs, because it cannot be loaded during a crash.
static inline void terminal_guard_prepare_backtrace(void) {
#ifdef TERMINAL_GUARD_HAS_BACKTRACE
    void *frame;
    backtrace(&frame, 1);
#endif
}

#endif
