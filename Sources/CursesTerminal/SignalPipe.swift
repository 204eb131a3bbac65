import CNcurses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Turns signals into something that can be waited for.
///
/// A handler writes the signal's number into a pipe; who waits for the pipe reads the numbers. Handlers stand before
/// ncurses starts, which then leaves these signals alone.
@MainActor
struct SignalPipe {
    /// Becomes readable when signals came.
    let descriptor: Int32
    private let writer: Int32
    private let watched: [Int32]

    private static let signals: [Int32] = {
        // Those below the first line end a process that does not handle them, whoever sends them: a timer, a limit, a
        // power supply that fails.
        var signals = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGQUIT, SIGHUP]
        signals += [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU]
        #if os(Linux)
        signals += [SIGPOLL, SIGPWR, SIGSTKFLT]
        signals += terminal_guard_first_real_time_signal()...terminal_guard_last_real_time_signal()
        #endif
        return signals
    }()

    /// `nil` where no pipe could be had.
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

    /// The numbers of the signals that came since the last call, in order.
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

    /// Gives the signals back to whoever had them.
    func close() {
        for signal in watched { terminal_guard_forget(signal) }
        terminal_guard_set_pipe(-1)
        closeDescriptor(descriptor)
        closeDescriptor(writer)
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func closeDescriptor(_ descriptor: Int32) {
    close(descriptor)
}
