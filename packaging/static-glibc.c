/* Keeps a program that contains glibc from loading shared libraries of another glibc.
 *
 * A statically linked glibc still loads modules of the system, for example to convert text from KOI8-R. Such a module
 * loads the system's libc.so.6. If that file is another glibc than the one in the program, the program crashes.
 * scripts/archive-libraries changes the objects of glibc that load modules: they call the function below instead of
 * __libc_dlopen_mode. If it returns NULL, glibc behaves as if the module did not exist: the encoding is unknown, or a
 * source of user names is not asked.
 *
 * BANNER is the beginning of the sentence with which this glibc names itself, such as "GNU C Library (Debian GLIBC 2.36". */
#define _GNU_SOURCE
#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

__attribute__((visibility("hidden"))) void *__libc_dlopen_mode(const char *name, int mode);
void *recipes_open_module(const char *name, int mode);

/* Returns whether a file contains BANNER. */
static bool has_banner(const char *path) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    struct stat status;
    bool found = false;
    if (fstat(file, &status) == 0 && status.st_size > 0) {
        size_t size = (size_t)status.st_size;
        void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
        if (bytes != MAP_FAILED) {
            found = memmem(bytes, size, BANNER, strlen(BANNER)) != NULL;
            munmap(bytes, size);
        }
    }
    close(file);
    return found;
}

/* Loads a conversion module if the libc.so.6 in the parent folder is the glibc in the program. The modules are in
 * /usr/lib/x86_64-linux-gnu/gconv, for example. Refuses libraries that are named without a folder, and all libraries if
 * LD_LIBRARY_PATH can lead to another libc.so.6. */
void *recipes_open_module(const char *name, int mode) {
    char path[PATH_MAX];
    const char *file = strrchr(name, '/');
    if (file == NULL || getenv("LD_LIBRARY_PATH") != NULL) return NULL;
    int length = snprintf(path, sizeof path, "%.*s/../libc.so.6", (int)(file - name), name);
    if (length < 0 || (size_t)length >= sizeof path || !has_banner(path)) return NULL;
    return __libc_dlopen_mode(name, mode);
}
