import CNcurses

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
