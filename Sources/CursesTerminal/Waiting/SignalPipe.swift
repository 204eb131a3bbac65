import CNcurses
import CTerminalGuard

/// A pipe that becomes readable when a signal arrives.
///
/// The signal handler writes the number of the signal into the pipe. Create the pipe before ncurses starts, because
/// ncurses installs its own handlers only for signals without a handler.
@MainActor
struct SignalPipe {
    /// The descriptor to wait for and to read from.
    let descriptor: Int32
    private let writer: Int32
    private let watched: [Int32]

    private static let signals: [Int32] = {
        // The program reacts to these signals. The signals below would end the process without restoring the terminal
        // if they had no handlers.
        var signals = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGQUIT, SIGHUP]
        signals += [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU]
        signals += [SIGPOLL, SIGPWR, SIGSTKFLT]
        signals += terminal_guard_first_real_time_signal()...terminal_guard_last_real_time_signal()
        return signals
    }()

    /// Creates the pipe and installs the handlers. Returns `nil` if the system provides no pipe.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        descriptor = ends[0]
        writer = ends[1]
        terminal_guard_set_pipe(ends[1])
        watched = Self.signals.filter { terminal_guard_watch($0) != 0 }
    }

    /// Returns the numbers of the signals that have arrived since the last call, in order.
    func read() -> [Int32] {
        var signals: [Int32] = []
        withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
            while true {
                let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
                guard count > 0 else { return }
                signals += buffer[0..<count].map(Int32.init)
            }
        }
        return signals
    }

    /// Restores the previous signal handlers and closes the pipe.
    func close() {
        for signal in watched { terminal_guard_forget(signal) }
        terminal_guard_set_pipe(-1)
        closeDescriptor(descriptor)
        closeDescriptor(writer)
    }
}
