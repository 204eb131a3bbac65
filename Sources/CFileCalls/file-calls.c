#define _GNU_SOURCE
#include "file-calls.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/xattr.h>

// The C libraries of small systems have no renameat2.
int recipes_rename_exclusively(const char *old_path, const char *new_path) {
    const unsigned int no_replace = 1;
    return syscall(SYS_renameat2, AT_FDCWD, old_path, AT_FDCWD, new_path, no_replace) == 0 ? 0 : errno;
}

int recipes_sync_file_system(int descriptor) { return syncfs(descriptor) == 0 ? 0 : errno; }

// The largest value of an attribute on Linux; larger lists and values are not copied.
enum { largest = 65536 };

int recipes_copy_attributes(int from, int to) {
    char *names = malloc(2 * largest);
    if (!names) return ENOMEM;
    char *value = names + largest;
    ssize_t length = flistxattr(from, names, largest);
    // A file system without attributes has nothing to copy.
    int error = length < 0 && errno != ENOTSUP ? errno : 0;
    for (const char *name = names; length > 0 && name < names + length; name += strlen(name) + 1) {
        ssize_t size = fgetxattr(from, name, value, largest);
        if (size >= 0 && fsetxattr(to, name, value, size, 0) != 0 && (errno == ENOSPC || errno == EDQUOT)) error = errno;
    }
    free(names);
    return error;
}
