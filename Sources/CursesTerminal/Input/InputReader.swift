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
            if let number = takeKey() {
                appendKey(number, to: &codes)
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
