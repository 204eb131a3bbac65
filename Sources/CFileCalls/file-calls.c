#define _GNU_SOURCE
#include "file-calls.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __APPLE__
#include <sys/types.h>
#include <sys/xattr.h>

int recipes_rename_exclusively(const char *old_path, const char *new_path) {
    return renamex_np(old_path, new_path, RENAME_EXCL) == 0 ? 0 : errno;
}

int recipes_sync_file_system(int descriptor) { return fsync(descriptor) == 0 ? 0 : errno; }

#define list_attributes(file, names, size) flistxattr(file, names, size, 0)
#define read_attribute(file, name, value, size) fgetxattr(file, name, value, size, 0, 0)
#define write_attribute(file, name, value, size) fsetxattr(file, name, value, size, 0, 0)
#else
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/xattr.h>

// The C libraries of small systems have no renameat2.
int recipes_rename_exclusively(const char *old_path, const char *new_path) {
    const unsigned int no_replace = 1;
    return syscall(SYS_renameat2, AT_FDCWD, old_path, AT_FDCWD, new_path, no_replace) == 0 ? 0 : errno;
}

int recipes_sync_file_system(int descriptor) { return syncfs(descriptor) == 0 ? 0 : errno; }

#define list_attributes(file, names, size) flistxattr(file, names, size)
#define read_attribute(file, name, value, size) fgetxattr(file, name, value, size)
#define write_attribute(file, name, value, size) fsetxattr(file, name, value, size, 0)
#endif

// The largest value of an attribute on Linux; larger lists and values are not copied.
enum { largest = 65536 };

int recipes_copy_attributes(int from, int to) {
    char *names = malloc(2 * largest);
    if (!names) return ENOMEM;
    char *value = names + largest;
    ssize_t length = list_attributes(from, names, largest);
    // A file system without attributes has nothing to copy.
    int error = length < 0 && errno != ENOTSUP ? errno : 0;
    for (const char *name = names; length > 0 && name < names + length; name += strlen(name) + 1) {
        ssize_t size = read_attribute(from, name, value, largest);
        if (size >= 0 && write_attribute(to, name, value, size) != 0 && (errno == ENOSPC || errno == EDQUOT)) error = errno;
    }
    free(names);
    return error;
}
