// Loaded before the C library (LD_PRELOAD), this makes files hang as those of a network folder do whose server is gone:
// whoever looks at one whose path holds $HANGING_FOLDER waits, without an error and without a signal that would end it,
// for as long as the file $HANGING_FLAG is there.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void look_at(const char *path) {
    const char *folder = getenv("HANGING_FOLDER"), *flag = getenv("HANGING_FLAG");
    if (!path || !folder || !flag || !strstr(path, folder)) return;
    while (syscall(SYS_faccessat, AT_FDCWD, flag, F_OK) == 0) usleep(10000);
}

int stat(const char *path, struct stat *status) {
    look_at(path);
    return REAL(stat)(path, status);
}

int lstat(const char *path, struct stat *status) {
    look_at(path);
    return REAL(lstat)(path, status);
}

int fstatat(int folder, const char *path, struct stat *status, int flags) {
    look_at(path);
    return REAL(fstatat)(folder, path, status, flags);
}

static mode_t mode_of(int flags, va_list arguments) { return flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0; }

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = mode_of(flags, arguments);
    va_end(arguments);
    look_at(path);
    return REAL(open)(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = mode_of(flags, arguments);
    va_end(arguments);
    look_at(path);
    return REAL(openat)(folder, path, flags, mode);
}

int access(const char *path, int mode) {
    look_at(path);
    return REAL(access)(path, mode);
}

DIR *opendir(const char *path) {
    look_at(path);
    return REAL(opendir)(path);
}

char *realpath(const char *path, char *resolved) {
    look_at(path);
    return REAL(realpath)(path, resolved);
}

int inotify_add_watch(int descriptor, const char *path, uint32_t mask) {
    look_at(path);
    return REAL(inotify_add_watch)(descriptor, path, mask);
}
