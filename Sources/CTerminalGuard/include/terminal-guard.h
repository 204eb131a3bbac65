// Restores the terminal in signal handlers, during a crash and in exit(), where Swift code must not run. Swift code prepares
// what these functions need; all functions that handlers call are async-signal-safe.

#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

#include <signal.h>
#include <stddef.h>
#include <termios.h>

// MARK: Arming

// SIGRTMIN and SIGRTMAX are macros that call functions. Swift does not import such macros.
int terminal_guard_first_real_time_signal(void);
int terminal_guard_last_real_time_signal(void);

/// Lets a signal write its number into the pipe of the event loop, and stores the previous action, unless the signal is
/// ignored. Returns whether the handler is installed.
int terminal_guard_watch(int number);

/// Ignores a signal that would end the process, and stores the previous action. Has no effect if the program handles or
/// ignores the signal itself. Returns whether the signal is now ignored.
int terminal_guard_ignore(int number);

/// Lets the signal of a crash restore the terminal, and stores the previous action. Returns whether the handler is
/// installed.
int terminal_guard_watch_crash(int number);

/// If this thread crashes, lets the signal handler run on a stack of its own. Has no effect if the thread already
/// has an alternate stack.
void terminal_guard_prepare_stack(void);

/// Restores the previous action for a signal.
void terminal_guard_forget(int number);

/// Arms the guard: from now on, a crash and exit() restore the terminal.
///
/// `modes` are the modes to set. `reset` contains the control sequences to write, and `note` the message after a crash.
/// If one of these two texts is longer than 512 bytes, it is not written. Text for standard error is stored until the
/// terminal is restored.
void terminal_guard_arm(
    int terminal, const struct termios *modes, const char *reset, size_t reset_length, const char *note,
    size_t note_length);

/// Sets the argument with which the program starts itself after a crash to print the names of the calls that led to it,
/// or NULL if it cannot. It must be shorter than 32 bytes.
///
/// These arguments follow, in hexadecimal digits: the number of the signal, the offset of the function
/// `terminal_guard_report_crash` in the program, which tells whether a list of names belongs to the same build, and the
/// offsets of the calls, the last call first. The offset of a call in a library is 0.
void terminal_guard_set_reporter(const char *argument);

/// If another thread has crashed, waits until the process ends. Call it before writing to the terminal.
void terminal_guard_wait_for_crash(void);

/// Disarms the guard without restoring the terminal. Restores standard error.
void terminal_guard_disarm(void);

/// Arms the guard again, with the values of the last `terminal_guard_arm`.
void terminal_guard_rearm(void);

/// Stores the current modes of the terminal as the modes that the screen needs.
void terminal_guard_keep_screen_modes(int terminal);

/// Sets the modes to which the terminal is restored.
void terminal_guard_set_modes(const struct termios *modes);

int terminal_guard_is_ending(void);

/// Sets the pipe into which the handler writes the numbers of signals. -1 means none. Forgets earlier requests to end.
void terminal_guard_set_pipe(int descriptor);

// MARK: Another program in the foreground

/// The actions for signals that are stored while another program uses the terminal.
struct terminal_guard_aside {
    struct sigaction interrupt, quit, stop, go_on, hang_up;
};

/// Stops the process group, like the suspend key of the terminal. Returns after the process was continued.
void terminal_guard_stop(void);

/// Prepares the signals for another program in the foreground. SIGINT and SIGQUIT from keys do not affect this process.
/// The suspend key stops both programs.
void terminal_guard_step_aside(struct terminal_guard_aside *aside);

/// Restores the signals that `terminal_guard_step_aside` has stored.
void terminal_guard_step_back(const struct terminal_guard_aside *aside);

// MARK: The background

/// The state before `terminal_guard_allow`, which `terminal_guard_disallow` restores.
struct terminal_guard_permission {
    /// The blocked signals.
    sigset_t mask;
    /// Whether to restore `modes`: this process is in the background, and the terminal had other modes than the screen.
    int keeps_modes;
    struct termios modes;
};

/// Returns whether another process group, usually that of a shell, is in the foreground of the terminal. If so, the
/// system stops this process when it reads or draws.
int terminal_guard_is_in_background(int terminal);

/// Allows this process to write to the terminal and to set its modes, even in the background, until
/// `terminal_guard_disallow`.
void terminal_guard_allow(int terminal, struct terminal_guard_permission *before);

/// Ends the permission of `terminal_guard_allow`. In the background, also restores the modes of the terminal, because
/// the process in the foreground needs them.
void terminal_guard_disallow(int terminal, const struct terminal_guard_permission *before);

/// Waits until this process group is in the foreground. In the meantime, the system stops the group, as it stops any
/// background job that draws.
///
/// Returns 0 if there is nothing to wait for: a signal has asked the program to end, or no shell can bring the group to
/// the foreground.
int terminal_guard_wait_for_foreground(int terminal);

// MARK: Standard error while the screen is open

/// Creates a file without a name in a folder, or in `/tmp` if that is not possible. Returns the descriptor of the file,
/// or -1 on failure.
int terminal_guard_open_on_disk(const char *folder);

/// Creates a file in memory, or a file without a name on a disk if the system has no files in memory. Returns the
/// descriptor of the file, or -1 on failure.
int terminal_guard_open_kept(void);

// MARK: Files in memory

/// Opens a file in memory. Its descriptor is closed in programs that this one starts. Returns -1 if the system has no
/// such files.
///
/// - name: A name for debugging.
int memory_file_open(const char *name);

/// Makes a descriptor refer to the same open file as another descriptor. Programs that this one starts do not inherit
/// it.
///
/// Returns the descriptor, or -1 on failure.
int memory_file_redirect(int file, int descriptor);

#endif
