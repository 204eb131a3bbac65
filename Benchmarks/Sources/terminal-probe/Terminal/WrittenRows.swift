/// Finds the rows of a screen to which a program has written text, from the bytes of its output.
///
/// It interprets only the control sequences that change the row of the cursor.
struct WrittenRows {
    private enum State {
        case text, escape, sequence, title, titleEscape, skipOne
    }

    private var state = State.text
    private var parameters = ""
    private var row = 0
    private var written: [Bool]

    init(rows: Int) {
        written = Array(repeating: false, count: rows)
    }

    /// Whether the screen is full: three quarters of its rows contain text. A header and an empty last line do not
    /// matter.
    var isFull: Bool {
        written.count(where: \.self) * 4 >= written.count * 3
    }

    /// Returns whether text was written to one of the rows.
    func contains(anyOf rows: Range<Int>) -> Bool { written[rows.clamped(to: written.indices)].contains(true) }

    /// Forgets the written rows. The cursor stays on its row.
    mutating func forget() {
        for row in written.indices { written[row] = false }
    }

    mutating func read(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            read(byte)
        }
    }

    private mutating func read(_ byte: UInt8) {
        switch (state, byte) {
        case (.text, 0x1b): state = .escape
        case (.text, UInt8(ascii: "\n")): move(to: row + 1)
        case (.text, 0x21...): written[row] = true
        case (.text, _): break
        case (.escape, UInt8(ascii: "[")): (state, parameters) = (.sequence, "")
        case (.escape, UInt8(ascii: "]")): state = .title
        case (.escape, UInt8(ascii: "(")), (.escape, UInt8(ascii: ")")): state = .skipOne
        case (.escape, UInt8(ascii: "M")): (state, row) = (.text, max(row - 1, 0))
        case (.escape, _), (.skipOne, _): state = .text
        case (.sequence, 0x40...):
            state = .text
            move(by: byte)
        case (.sequence, _): parameters.append(Character(UnicodeScalar(byte)))
        case (.title, 0x1b): state = .titleEscape
        case (.title, 0x07), (.titleEscape, _): state = .text
        case (.title, _): break
        }
    }

    private mutating func move(by final: UInt8) {
        let number = parameters.split(separator: ";", omittingEmptySubsequences: false).first.flatMap { Int($0) } ?? 1
        switch final {
        case UInt8(ascii: "H"), UInt8(ascii: "f"), UInt8(ascii: "d"): move(to: number - 1)
        case UInt8(ascii: "A"): move(to: row - number)
        case UInt8(ascii: "B"): move(to: row + number)
        default: break
        }
    }

    private mutating func move(to target: Int) {
        row = min(max(target, 0), written.count - 1)
    }
}
