import CNcurses
import Terminal

/// Reads the input of the terminal and divides it into codes: keys, characters and mouse reports.
///
/// The terminal description defines the keys, and ncurses looks them up. ncurses does not read the input, because it
/// would need two system calls for each byte.
@MainActor
struct InputReader {
    private let descriptor: Int32
    /// The bytes that were read. Those before ``position`` are decoded. Between two calls of ``read()``, the array
    /// contains at most the start of a character.
    private var bytes: [UInt8] = []
    private var position = 0
    private var keys = KeySequences()

    /// The number of bytes that one system call reads. A buffer of this size fits on the stack.
    private static let chunk = 1024

    /// Creates a reader.
    ///
    /// - Parameter descriptor: The descriptor of the terminal.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        bytes.reserveCapacity(Self.chunk)
    }

    /// Returns the codes of all pending input. If no input is pending, waits for it.
    mutating func read() -> [TerminalCode] {
        var codes: [TerminalCode] = []
        var count = 0
        repeat {
            count = readBytes()
            decode(into: &codes)
        } while count == Self.chunk && Readiness.isReadable(descriptor)
        return codes
    }

    /// Returns the codes of bytes that were read elsewhere.
    mutating func codes(of bytes: [UInt8]) -> [TerminalCode] {
        guard !bytes.isEmpty else { return [] }
        var codes: [TerminalCode] = []
        self.bytes += bytes
        decode(into: &codes)
        return codes
    }

    /// Drops the start of a character whose rest has not arrived.
    mutating func dropUnfinished() { bytes.removeAll(keepingCapacity: true) }

    /// Appends pending bytes with one system call. Returns their number, which is 0 at the end of the input and after
    /// an error.
    private mutating func readBytes() -> Int {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.chunk) { buffer in
            let count = max(0, systemRead(descriptor, buffer.baseAddress, buffer.count))
            bytes += buffer[..<count]
            return count
        }
    }

    /// Appends the bytes that arrive within a time. Returns whether there are any.
    private mutating func readBytes(withinMilliseconds milliseconds: Int32) -> Bool {
        Readiness.isReadable(descriptor, withinMilliseconds: milliseconds) && readBytes() > 0
    }

    private mutating func decode(into codes: inout [TerminalCode]) {
        while position < bytes.count {
            let start = position
            if let number = takeKey() {
                if let final = keyOfNumberPad(bytes[start..<position]) {
                    codes.append(.numberPad(final))
                } else {
                    appendKey(number, to: &codes)
                }
            } else {
                guard let isValid = takeCharacter(into: &codes) else { break }
                if !isValid { position += 1 }
            }
        }
        bytes.removeFirst(position)
        position = 0
    }

    // MARK: - Keys

    /// Takes the bytes of a key. If only the start of the key's sequence has arrived, waits for the rest, at most for
    /// the time in `ESCDELAY`. Returns the number of the key, or `nil` if the bytes do not begin with a key.
    private mutating func takeKey() -> Int32? {
        var length = 1
        while position + length <= bytes.count || readBytes(withinMilliseconds: get_escdelay()) {
            switch keys.match(for: bytes[position..<position + length]) {
            case .key(let number):
                position += length
                return number
            case .start: length += 1
            case .none: return nil
            }
        }
        return nil
    }

    /// Whether the number pad sends the sequences of `ESC O` only while NumLock is off, so that they mean the arrows and
    /// the like. This is so in rxvt. Other terminals then send the sequences of the arrows themselves.
    var hasCursorKeysOnNumberPad = false

    /// Returns the last byte of the sequence of a digit or a sign on the number pad: `ESC O p` is 0. For other
    /// sequences, returns `nil`. Terminal descriptions give the digits the names of cursor keys, or names that no
    /// program knows.
    private func keyOfNumberPad(_ sequence: ArraySlice<UInt8>) -> UInt32? {
        guard sequence.count == 3, !hasCursorKeysOnNumberPad, sequence.starts(with: [0x1B, 0x4F]),
            let final = sequence.last, (0x6A...0x79).contains(final)
        else { return nil }
        return UInt32(final)
    }

    private mutating func appendKey(_ number: Int32, to codes: inout [TerminalCode]) {
        switch number {
        case MouseReport.bytesStartCode:
            if let report = MouseReport(bytes: takeReport()) { codes.append(.mouse(report)) }
        case ...KEY_MAX, BracketedPaste.startCode, BracketedPaste.endCode:
            codes.append(.key(number))
        default:
            if let name = keyname(number) { codes.append(.named(String(cString: name))) }
        }
    }

    /// Takes the three bytes after the start of a mouse report. They need not be valid characters, so they are not
    /// decoded.
    ///
    /// Returns fewer bytes if no byte arrives within 25 milliseconds, or if the next byte is a control character, which
    /// no report contains.
    private mutating func takeReport() -> [UInt8] {
        var report: [UInt8] = []
        while report.count < 3, position < bytes.count || readBytes(withinMilliseconds: 25), bytes[position] >= 0x20 {
            report.append(bytes[position])
            position += 1
        }
        return report
    }

    // MARK: - Characters

    /// Takes the bytes of a character and appends the character to an array.
    ///
    /// - Returns: Whether the bytes are valid in the encoding of the locale, or `nil` if they are only the start of a
    ///   character.
    private mutating func takeCharacter(into codes: inout [TerminalCode]) -> Bool? {
        if bytes[position] < 0x80 {
            codes.append(.scalar(UInt32(bytes[position])))
            position += 1
            return true
        }
        if TerminalLocale.isUnicode {
            guard let (scalar, length) = LocaleFreeText.character(in: bytes[position...]) else { return nil }
            if length > 0 { codes.append(.scalar(scalar)) }
            position += length
            return length > 0
        }
        var wide: wchar_t = 0
        var state = mbstate_t()
        let count = bytes[position...].withUnsafeBytes { rest in
            mbrtowc(&wide, rest.baseAddress?.assumingMemoryBound(to: CChar.self), rest.count, &state)
        }
        switch count {
        case -2: return nil
        case ...0: return false
        case let length:
            codes.append(.scalar(UInt32(bitPattern: Int32(wide))))
            position += length
            return true
        }
    }
}

/// The control sequences of bracketed paste. The terminal sends a sequence before and after pasted text.
enum BracketedPaste {
    static let on = "\u{1B}[?2004h"
    static let off = "\u{1B}[?2004l"
    static let start = "\u{1B}[200~"
    static let end = "\u{1B}[201~"
    /// The key codes that this driver registers in ncurses for ``start`` and ``end``. ncurses itself defines only lower
    /// key codes.
    static let startCode: Int32 = 0x7001
    static let endCode: Int32 = 0x7002
}

/// Collects the text of a paste until the end sequence of bracketed paste.
struct PastedText {
    /// The maximum number of scalars of a paste. Later scalars are dropped.
    static let limit = 1 << 20

    private var scalars = String.UnicodeScalarView()
    /// The number of scalars. It is stored because computing the `count` of a scalar view takes O(n).
    private var count = 0
    private var isAfterReturn = false

    /// How many scalars of the end sequence have matched so far, and how many scalars of text precede the match.
    private var mark = (matched: 0, start: 0)
    private static let endMark = Array(BracketedPaste.end.unicodeScalars.map(\.value))

    var text: String { String(scalars) }

    /// Appends a scalar.
    ///
    /// Control characters other than tabs and line ends are dropped. The method also looks for the end sequence,
    /// because ``InputReader`` recognizes only an end sequence whose parts arrive soon after each other.
    ///
    /// - Returns: Whether the scalar completes the end sequence. If so, the text no longer contains the sequence.
    mutating func append(_ value: UInt32) -> Bool {
        guard !endsMark(value) else {
            scalars.removeLast(count - mark.start)
            return true
        }
        // A line end becomes one line feed, even if it is a carriage return, or a carriage return and a line feed.
        let isLineEnd = value == 0x0D || value == 0x0A
        if value == 0x0A, isAfterReturn {
            isAfterReturn = false
            return false
        }
        isAfterReturn = value == 0x0D
        let isText = isLineEnd || value == 0x09 || value >= 0x20 && value != 0x7F && !(0x80..<0xA0).contains(value)
        guard isText, count < Self.limit, let scalar = Unicode.Scalar(isLineEnd ? 0x0A : value) else { return false }
        scalars.append(scalar)
        count += 1
        return false
    }

    /// Returns whether a scalar completes the end sequence.
    private mutating func endsMark(_ value: UInt32) -> Bool {
        if value == Self.endMark[0] {
            mark = (1, count)
        } else if value == Self.endMark[mark.matched] {
            mark.matched += 1
        } else {
            mark.matched = 0
        }
        return mark.matched == Self.endMark.count
    }
}

/// The request that asks a terminal for its status. The program uses only that there is an answer: the terminal sends it
/// after all input that it sent before.
enum StatusReport {
    static let request = "\u{1B}[5n"

    /// Returns whether a control sequence is an answer: `ESC [ 0 n`, or `ESC [ 3 n` of a terminal with a fault.
    static func isAnswer(parameters: String, final: Character) -> Bool {
        final == "n" && (parameters == "0" || parameters == "3")
    }
}

/// A part of the input: a character, a key, or a mouse report.
enum TerminalCode: Hashable {
    case scalar(UInt32)
    /// The number of a key in ncurses.
    case key(Int32)
    /// The name of a key in the terminal description.
    case named(String)
    /// A key of the number pad, by the last byte of its sequence.
    case numberPad(UInt32)
    case mouse(MouseReport)
}
