/// Searches terminal output for control sequences that the program does not send itself.
struct SentBytes {
    /// The forbidden control sequences, each with the surrounding text.
    private(set) var faults: [String] = []

    private let bytes: [UInt8]
    private var index = 0

    /// - Parameters:
    ///   - bytes: The output.
    ///   - isScreen: Whether the output is of a full-screen program. Commands send no control sequences.
    init(_ bytes: [UInt8], isScreen: Bool) {
        self.bytes = bytes
        while index < bytes.count { look(isScreen: isScreen) }
    }

    private mutating func look(isScreen: Bool) {
        let byte = bytes[index]
        switch byte {
        case 0x1B where isScreen: lookAtSequence()
        case 0x09, 0x0A: index += 1
        // The terminal driver adds a carriage return before each line feed. A carriage return without a line feed would
        // allow a recipe to overwrite a line.
        case 0x0D where isScreen || bytes[(index + 1)...].first == 0x0A: index += 1
        // A backspace moves the cursor. On some terminals, shift-in is a part of the plain style.
        case 0x08 where isScreen, 0x0F where isScreen: index += 1
        case 0x00..<0x20, 0x7F: fault("control \(String(byte, radix: 16))")
        case 0x80...: lookAtScalar()
        default: index += 1
        }
    }

    /// Accepts the sequences that ncurses sends: `ESC [ … letter`, `ESC ( B` and similar ones, and single letters for
    /// keypad and cursor. Also accepts the request for the status before another program gets the terminal.
    private mutating func lookAtSequence() {
        let rest = bytes[(index + 1)...]
        switch rest.first {
        case UInt8(ascii: "["):
            let parameters = rest.dropFirst().prefix { (0x20...0x3F).contains($0) }
            let text = String(decoding: parameters, as: UTF8.self)
            guard let final = rest.dropFirst(1 + parameters.count).first, (0x40...0x7E).contains(final),
                !text.contains("777"),
                "ABCDGHJKLMPSTXbdhlmr@".utf8.contains(final) || ["22;0;0", "23;0;0"].contains(text)
                    || (text == "5" && final == UInt8(ascii: "n"))
            else { return fault("CSI \(text)") }
            index += 2 + parameters.count + 1
        case UInt8(ascii: "("), UInt8(ascii: ")"):
            guard rest.dropFirst().first == UInt8(ascii: "B") else { return fault("character set") }
            index += 3
        case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "7"), UInt8(ascii: "8"), UInt8(ascii: "M"): index += 2
        // ncurses restores the palette after another program used the screen.
        case UInt8(ascii: "]") where rest.starts(with: "]104\u{07}".utf8): index += 6
        // The questions for the colours of the text and of the background.
        case UInt8(ascii: "]") where rest.starts(with: "]10;?\u{07}".utf8) || rest.starts(with: "]11;?\u{07}".utf8):
            index += 7
        default: fault("escape sequence")
        }
    }

    private mutating func lookAtScalar() {
        var decoder = UTF8()
        var iterator = bytes[index...].prefix(4).makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return fault("no UTF-8") }
        switch scalar.value {
        case 0x80..<0xA0: fault("C1 \(String(scalar.value, radix: 16))")
        case 0x202A...0x202E, 0x2066...0x2069: fault("a turn of the direction")
        default: index += UTF8.width(scalar)
        }
    }

    private mutating func fault(_ what: String) {
        let around = bytes[max(0, index - 30)..<min(bytes.count, index + 30)]
        if faults.count < 10 { faults.append("\(what) in \(String(decoding: around, as: UTF8.self).debugDescription)") }
        index += 1
    }
}
