import ArgumentParser

/// A key. It is created by its name and contains the bytes that xterm sends for it in application mode.
struct Key: ExpressibleByArgument {
    let bytes: [UInt8]

    init?(_ name: some StringProtocol) {
        if let sequence = Self.sequences[String(name)] {
            bytes = Array(sequence.utf8)
        } else if let letter = name.dropFirst(5).first?.asciiValue, name.hasPrefix("ctrl-"), name.count == 6 {
            bytes = [letter & 0x1f]
        } else if name.count == 1 {
            bytes = Array(name.utf8)
        } else {
            return nil
        }
    }

    init?(argument: String) {
        self.init(argument)
    }

    private static let sequences = [
        "up": "\u{1B}OA", "down": "\u{1B}OB", "right": "\u{1B}OC", "left": "\u{1B}OD",
        "home": "\u{1B}OH", "end": "\u{1B}OF", "pageup": "\u{1B}[5~", "pagedown": "\u{1B}[6~",
        "enter": "\r", "escape": "\u{1B}", "tab": "\t", "space": " ", "backspace": "\u{7F}",
    ]
}
