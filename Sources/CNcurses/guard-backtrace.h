// Writes a short backtrace of a crash.

#ifndef CNCURSES_GUARD_BACKTRACE_H
#define CNCURSES_GUARD_BACKTRACE_H

#include <signal.h>
#include <stdint.h>
#include <sys/types.h>
#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <sys/syscall.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>
#endif

#include "guard-state.h"

// The maximum number of calls in a backtrace.
#define TERMINAL_GUARD_FRAMES 20

#if defined(SYS_process_vm_readv)
#define TERMINAL_GUARD_HAS_BACKTRACE 1
// The start and the end of the program's file in memory. The linker defines these symbols.
extern const char __executable_start[] __attribute__((weak));
extern const char _end[] __attribute__((weak));
// <unistd.h> declares syscall() only under feature macros.
extern long syscall(long number, ...);

// The maximum number of words of the stack that are searched for the first frame.
#define TERMINAL_GUARD_SEARCHED_WORDS 512

/// A frame on the stack. A function stores the address of its caller's frame, and next to it the address to return to.
struct terminal_guard_frame {
    uintptr_t caller;
    uintptr_t address;
};

static inline int terminal_guard_is_in_program(uintptr_t address) {
    return address >= (uintptr_t)__executable_start && address < (uintptr_t)_end;
}

/// Reads a frame. Returns 0 if the memory there is not readable. A plain access to such memory would crash again.
static inline int terminal_guard_read_frame(uintptr_t address, struct terminal_guard_frame *frame) {
    struct iovec local = {frame, sizeof *frame}, remote = {(void *)address, sizeof *frame};
    return address % sizeof address == 0 &&
        syscall(SYS_process_vm_readv, (long)getpid(), &local, 1L, &remote, 1L, 0L) == (long)sizeof *frame;
}

/// Reads the frame at an address. Returns whether it looks like a frame: it is on the stack, and its caller's frame is
/// above it.
static inline int terminal_guard_is_frame(uintptr_t address, uintptr_t stack, struct terminal_guard_frame *frame) {
    return address >= stack && terminal_guard_read_frame(address, frame) && frame->caller > address;
}

/// Stores the addresses of the calls at the time of a crash, innermost call first. Returns their number.
///
/// The program has no unwind tables. So this function follows the frame pointers, which Swift code has. Functions of
/// the C library, which may be a part of the program, have no frame pointers and may use the register for something else. After a crash in such a function,
/// this function searches the stack for the first frame: two words, of which the first is the address of a caller's
/// frame, and the second is an address in the program.
static inline int terminal_guard_calls(const ucontext_t *context, uintptr_t calls[TERMINAL_GUARD_FRAMES]) {
#if defined(__x86_64__)
    // <ucontext.h> names the registers only under feature macros: REG_RIP, REG_RBP and REG_RSP.
    uintptr_t frame = (uintptr_t)context->uc_mcontext.gregs[10], stack = (uintptr_t)context->uc_mcontext.gregs[15];
    calls[0] = (uintptr_t)context->uc_mcontext.gregs[16];
#else
    uintptr_t frame = context->uc_mcontext.regs[29], stack = context->uc_mcontext.sp;
    calls[0] = context->uc_mcontext.pc;
#endif
    struct terminal_guard_frame read;
    int count = 1;
    if (!(terminal_guard_is_frame(frame, stack, &read) && terminal_guard_is_in_program(read.address))) {
        uintptr_t word = stack & ~(sizeof stack - 1);
        frame = 0;
        for (int index = 0; index < TERMINAL_GUARD_SEARCHED_WORDS && frame == 0; index++, word += sizeof word)
            if (terminal_guard_is_frame(word, stack, &read) && terminal_guard_is_in_program(read.address) &&
                read.caller - word < 1 << 20)
                frame = word;
    }
    while (count < TERMINAL_GUARD_FRAMES && terminal_guard_is_frame(frame, stack, &read)) {
        calls[count++] = read.address;
        stack = frame;
        frame = read.caller;
    }
    return count;
}
#endif

/// Writes the backtrace on one line, innermost call first. A call in the program is `+` and its hexadecimal offset in
/// the file of the program, for `addr2line`. A call in another file, such as a shared library, is `-`.
///
/// `context` is the third argument of a signal handler.
static inline void terminal_guard_write_backtrace(int file, const void *context) {
#ifdef TERMINAL_GUARD_HAS_BACKTRACE
    static const char digits[] = "0123456789abcdef";
    uintptr_t calls[TERMINAL_GUARD_FRAMES];
    char line[TERMINAL_GUARD_FRAMES * 20];
    size_t length = 0;
    int count = terminal_guard_calls(context, calls);
    for (int call = 0; call < count; call++) {
        int shift = 8 * (int)sizeof(uintptr_t) - 4;
        uintptr_t offset = calls[call] - (uintptr_t)__executable_start;
        int is_inside = terminal_guard_is_in_program(calls[call]);
        if (call > 0) line[length++] = ' ';
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
    (void)context;
#endif
}

#endif
