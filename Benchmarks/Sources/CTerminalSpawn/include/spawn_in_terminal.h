#ifndef SPAWN_IN_TERMINAL_H
#define SPAWN_IN_TERMINAL_H

#include <sys/ioctl.h>
#include <sys/types.h>

/// Starts a program in a new pseudo-terminal of the given size. It becomes the controlling terminal of the program.
/// @param terminal receives the file descriptor of the terminal's side, which reads the output and writes keys.
/// @return the id of the process, or -1 with errno set.
pid_t spawn_in_terminal(char *const arguments[], char *const environment[], struct winsize size, int *terminal);

#endif
