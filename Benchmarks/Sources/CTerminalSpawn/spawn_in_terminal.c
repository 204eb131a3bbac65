#define _GNU_SOURCE
#include "spawn_in_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <spawn.h>
#include <unistd.h>

/* Uses posix_spawn instead of forkpty, because forkpty copies this process and the copy would be measured too. */
pid_t spawn_in_terminal(char *const arguments[], char *const environment[], struct winsize size, int *terminal)
{
    int held; /* the program's side, kept open until the program has opened it too, so that the size is not lost */
    char path[64];
    if (openpty(terminal, &held, path, NULL, &size) != 0)
        return -1;
    fcntl(*terminal, F_SETFD, FD_CLOEXEC);
    fcntl(held, F_SETFD, FD_CLOEXEC);

    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);

    /* The first terminal that the leader of a session opens becomes its controlling terminal. */
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO);

    pid_t process;
    int status = posix_spawnp(&process, arguments[0], &actions, &attributes, arguments, environment);

    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    close(held);
    if (status != 0) {
        close(*terminal);
        errno = status;
        return -1;
    }
    return process;
}
