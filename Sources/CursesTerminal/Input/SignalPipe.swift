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
        // A program that writes to a closed pipe would end without restoring the terminal. When the signal is ignored,
        // the write fails instead.
        watched =
            Self.signals.filter { terminal_guard_watch($0) != 0 }
            + [SIGPIPE].filter { terminal_guard_ignore($0) != 0 }
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

/// The reasons why a wait for events has ended. Several can be `true`. If all are `false`, the main actor had work, or
/// a signal interrupted the wait.
struct Readiness {
    var hasInput = false
    var hasSignals = false
    var isHungUp = false
    var isTimedOut = false
}

extension Readiness {
    /// Waits until a descriptor has input, has reached its end, or has failed, at most for the given time. Returns
    /// whether this has happened.
    static func isReadable(_ descriptor: Int32, withinMilliseconds milliseconds: Int32 = 0) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }

    /// Waits until a descriptor is readable, the main actor has work, or the timeout has passed. Runs the work of the
    /// main actor.
    ///
    /// - Parameters:
    ///   - terminal: The descriptor of the terminal.
    ///   - signals: The descriptor of the signal pipe.
    ///   - milliseconds: The timeout. A negative number means no timeout.
    @MainActor
    static func wait(terminal: Int32, signals: Int32, milliseconds: Int32) -> Readiness {
        var descriptors = [
            pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
            pollfd(fd: MainQueue.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
        var readiness = Readiness()
        readiness.isTimedOut = count == 0
        guard count > 0 else { return readiness }
        let terminalEvents = Int32(descriptors[0].revents)
        readiness.hasInput = terminalEvents & POLLIN != 0
        readiness.isHungUp = terminalEvents & (POLLHUP | POLLERR | POLLNVAL) != 0
        readiness.hasSignals = descriptors[1].revents != 0
        if descriptors[2].revents != 0 { MainQueue.drain() }
        return readiness
    }
}

// Functions of the system whose names are also names of methods in this module.

/// Reads bytes from a descriptor. Returns their number, 0 at the end of the input, or -1 on failure.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

func closeDescriptor(_ descriptor: Int32) {
    close(descriptor)
}
