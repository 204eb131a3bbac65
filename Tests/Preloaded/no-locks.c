// Loaded before the C library (LD_PRELOAD), this makes locks fail as on a network file system without locks: flock() fails
// with the error number $LOCK_ERROR. If $NO_RECORD_LOCKS is set, the locks of fcntl() fail with ENOLCK.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/file.h>

int flock(int file, int operation) {
    (void)file;
    (void)operation;
    const char *error = getenv("LOCK_ERROR");
    if (!error) return ((__typeof__(&flock))dlsym(RTLD_NEXT, "flock"))(file, operation);
    errno = atoi(error);
    return -1;
}

static int control(const char *name, int file, int command, void *argument) {
    int is_lock = command == F_SETLK || command == F_SETLKW || command == F_OFD_SETLK || command == F_OFD_SETLKW;
    if (is_lock && getenv("NO_RECORD_LOCKS")) {
        errno = ENOLCK;
        return -1;
    }
    return ((int (*)(int, int, ...))dlsym(RTLD_NEXT, name))(file, command, argument);
}

int fcntl(int file, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    return control("fcntl", file, command, argument);
}

int fcntl64(int file, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    return control("fcntl64", file, command, argument);
}
