#ifndef SPAWN_IN_TERMINAL_H
#define SPAWN_IN_TERMINAL_H

#include <sys/ioctl.h>
#include <sys/types.h>

/// Starts a program in a new terminal of the given size, which becomes the one that controls it.
/// @param terminal receives the terminal's own side, to read what the program writes and to write keys.
/// @return the process, or -1 with errno set.
pid_t spawn_in_terminal(char *const arguments[], char *const environment[], struct winsize size, int *terminal);

#endif
