import CNcurses
import CTerminalGuard

/// Restores the terminal after a crash and after `exit()`.
///
/// This type prepares the bytes that the signal handlers write. The handlers are C code, because Swift code is not safe
/// in a signal handler.
@MainActor
struct CrashRestore {
    private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]

    private let watched: [Int32]

    /// Installs the handlers for crashes and for `exit()`.
    ///
    /// - Parameters:
    ///   - terminal: The descriptor of the terminal.
    ///   - modes: The original modes of the terminal.
    ///   - reset: The control sequences that restore the terminal. If they are longer than 512 bytes, they are not
    ///     written.
    ///   - note: The message for the user after a crash. Only its first 512 bytes are written.
    ///   - reporter: The argument with which the program prints the calls that led to a crash, or `nil`.
    init(terminal: Int32, modes: termios, reset: [UInt8], note: String, reporter: String?) {
        let note = Array(note.utf8.prefix(512))
        var modes = modes
        terminal_guard_arm(terminal, &modes, reset, reset.count, note, note.count)
        terminal_guard_set_reporter(reporter)
        terminal_guard_prepare_stack()
        watched = Self.signals.filter { terminal_guard_watch_crash($0) != 0 }
    }

    /// Turns the restoration off until ``resume()`` is called. A screen that is suspended needs no restoration, because
    /// its terminal is already restored.
    func pause() { terminal_guard_disarm() }
    /// Turns the restoration on again.
    func resume() { terminal_guard_rearm() }

    /// Stores the modes to which the terminal is restored.
    func keep(_ modes: termios) {
        var modes = modes
        terminal_guard_set_modes(&modes)
    }

    /// Turns off the restoration and removes the handlers for crashes.
    func end() {
        terminal_guard_disarm()
        for signal in watched { terminal_guard_forget(signal) }
    }
}
