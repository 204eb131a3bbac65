// Files in memory. One collects what ncurses writes, and another one what is written to standard error.

#include "state.h"

#include <fcntl.h>
#include <sys/mman.h>

int memory_file_open(const char *name) {
    return memfd_create(name, MFD_CLOEXEC);
}

int memory_file_redirect(int file, int descriptor) {
    return dup3(file, descriptor, O_CLOEXEC);
}
