#ifndef FILE_CALLS_H
#define FILE_CALLS_H

// Calls of the system that Swift does not import, or imports differently for each C library.
// Each returns 0 or an error number.

/// Renames a file. Never replaces a file: EEXIST if the new name is taken. ENOSYS or EINVAL if the system or the file
/// system cannot do it in one step.
int recipes_rename_exclusively(const char *old_path, const char *new_path);

/// Gives an open file the extended attributes of another one: access control lists, comments, and labels.
/// Attributes that the user may not set are left out.
int recipes_copy_attributes(int from, int to);

/// Writes everything in the file system of an open file to the disk.
int recipes_sync_file_system(int descriptor);

/// Starts a program with pipes to its standard input and from its standard output. It inherits the environment, but no
/// signal that this program ignores, and belongs to a group of its own, so that Ctrl-C does not reach it.
int recipes_start_helper(const char *path, char *const arguments[], int *process, int *to, int *from);

#endif
