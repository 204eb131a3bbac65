// Files in memory. One collects what ncurses writes, and another one what is written to standard error.

#ifndef CNCURSES_MEMORY_FILE_H
#define CNCURSES_MEMORY_FILE_H

#include <fcntl.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/syscall.h>
#endif

// <unistd.h> declares syscall() only under feature macros.
extern long syscall(long number, ...);

/// Opens a file in memory. Its descriptor is closed in programs that this one starts. Returns -1 if the system has no such files.
///
/// - name: A name for debugging.
static inline int memory_file_open(const char *name) {
#if defined(__linux__) && defined(SYS_memfd_create)
    const unsigned int closes_on_exec = 1;
    return (int)syscall(SYS_memfd_create, name, closes_on_exec);
#else
    (void)name;
    return -1;
#endif
}

/// Makes a descriptor refer to the same open file as another descriptor. Programs that this one starts do not inherit
/// it.
///
/// Returns the descriptor, or -1 on failure.
static inline int memory_file_redirect(int file, int descriptor) {
#if defined(__linux__) && defined(SYS_dup3)
    return (int)syscall(SYS_dup3, file, descriptor, O_CLOEXEC);
#else
    return -1;
#endif
}

#endif
