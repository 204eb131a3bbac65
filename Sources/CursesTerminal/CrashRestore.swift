import CNcurses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Restores the terminal when the program cannot: in a crash, and where something calls `exit()`.
///
/// What is to be written is prepared here; the handlers are C, because Swift may not run in them.
@MainActor
struct CrashRestore {
    private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]

    private let watched: [Int32]

    /// - Parameters:
    ///   - modes: The terminal's modes as they were found.
    ///   - reset: What gives the terminal its usual look and behaviour back.
    init(terminal: Int32, modes: termios, reset: [UInt8], program: String) {
        let note = Array("\(program) crashed. The terminal has been restored.\r\n".utf8.prefix(256))
        var modes = modes
        terminal_guard_arm(terminal, &modes, reset, reset.count, note, note.count)
        watched = Self.signals.filter { terminal_guard_watch_crash($0) != 0 }
    }

    /// For the time that somebody else has the terminal.
    func pause() { terminal_guard_disarm() }
    func resume() { terminal_guard_rearm() }

    func end() {
        terminal_guard_disarm()
        for signal in watched { terminal_guard_forget(signal) }
    }
}

/// The bytes that end a full-screen program, from the terminal's own description.
enum ResetSequence {
    /// To be called once ncurses knows the terminal.
    static func current() -> [UInt8] {
        var bytes: [UInt8] = []
        for (name, number) in [("XM", 0), ("rmkx", 0), ("op", 0), ("sgr0", 0), ("rmcup", 0), ("cnorm", 0)] {
            if let capability = curses_capability(name, Int32(number)) {
                bytes += withoutPadding(String(cString: capability))
            }
            if name == "XM" { bytes += Array(BracketedPaste.off.utf8) }
        }
        return bytes
    }

    /// Leaves out what tells a printing terminal how long to wait: `$<50/>`.
    static func withoutPadding(_ capability: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = capability.utf8[...]
        while let byte = rest.first {
            if rest.starts(with: "$<".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
                rest = rest[rest.index(after: end)...]
            } else {
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
        return bytes
    }
}

/// The terminal marks what is pasted, so that it is not taken for keys.
enum BracketedPaste {
    static let on = "\u{1B}[?2004h"
    static let off = "\u{1B}[?2004l"
    static let start = "\u{1B}[200~"
    static let end = "\u{1B}[201~"
    /// The codes that ncurses is told to give for the start and the end; beyond all of its own.
    static let startCode: Int32 = 0x7001
    static let endCode: Int32 = 0x7002
}
