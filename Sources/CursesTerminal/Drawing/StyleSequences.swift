/// Shortens the control sequences that set styles in the output of a drawing.
///
/// ncurses sends one sequence for each part of a style: `ESC [ 30 m` `ESC [ 47 m`. This type merges style sequences
/// that directly follow each other, and omits sequences that have no effect. Other bytes are not changed.
struct StyleSequences {
    /// Whether the first character set of the terminal is certainly the default one. `ESC ( B` sets the default one.
    private var isDefaultCharacterSet = false
    /// Whether the terminal certainly uses its first character set, not the second. ``shiftIn`` selects the first.
    private var isFirstCharacterSet = false

    /// Forgets the character set. Call this method if the terminal may have another character set now, for example
    /// after another program has used the terminal.
    mutating func forgetCharacterSet() {
        isDefaultCharacterSet = false
        isFirstCharacterSet = false
    }

    /// Shortens a complete drawing in place.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    ///
    /// - Returns: The number of bytes of the result. These bytes are at the start of the buffer.
    mutating func shorten(_ bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var written = 0
        /// The sequence at the end of the written bytes: the index of its first byte, and the number of its parameters.
        var last: (start: Int, parameters: Int)?
        var read = 0
        while read < bytes.count {
            let byte = bytes[read]
            if byte == Self.escape || byte == Self.shiftIn || byte == Self.shiftOut {
                if let length = lengthOfCharacterSet(at: read, in: bytes) {
                    // If the terminal needs this sequence, the sequence stays in the output. Then the styles before
                    // and after the sequence must not be merged.
                    if length.isNeeded {
                        Self.move(read..<read + length.bytes, to: &written, in: bytes)
                        last = nil
                    }
                    read += length.bytes
                    continue
                }
                if let style = Self.style(at: read, in: bytes) {
                    if style.isReset, let replaced = last {
                        written = replaced.start
                    } else if !style.isReset, let merged = last, merged.parameters > 0,
                        merged.parameters + style.parameters <= Self.maximumParameters
                    {
                        bytes[written - 1] = UInt8(ascii: ";")
                        Self.move(read + 2..<style.end, to: &written, in: bytes)
                        last = (merged.start, merged.parameters + style.parameters)
                        read = style.end
                        continue
                    }
                    last = (written, style.isReset ? 0 : style.parameters)
                    Self.move(read..<style.end, to: &written, in: bytes)
                    read = style.end
                    continue
                }
            }
            last = nil
            bytes[written] = byte
            written += 1
            read += 1
        }
        return written
    }

    private static let escape: UInt8 = 0x1B
    /// Selects the first of the character sets.
    private static let shiftIn: UInt8 = 0x0F
    /// Selects the second of the character sets.
    private static let shiftOut: UInt8 = 0x0E
    /// The number of parameters that a sequence can have on every terminal that understands such sequences.
    /// Source: the parser of the VT500 series, https://vt100.net/emu/dec_ansi_parser
    private static let maximumParameters = 16

    private static func move(
        _ range: Range<Int>, to written: inout Int, in bytes: UnsafeMutableBufferPointer<UInt8>
    ) {
        for index in range {
            bytes[written] = bytes[index]
            written += 1
        }
    }

    /// If the sequence at an index selects a character set, returns the length of the sequence, and whether the
    /// terminal needs the sequence. For any other sequence, returns `nil`.
    private mutating func lengthOfCharacterSet(
        at index: Int, in bytes: UnsafeMutableBufferPointer<UInt8>
    ) -> (bytes: Int, isNeeded: Bool)? {
        switch bytes[index] {
        case Self.shiftIn:
            defer { isFirstCharacterSet = true }
            return (1, !isFirstCharacterSet)
        case Self.shiftOut:
            isFirstCharacterSet = false
            return (1, true)
        default:
            guard index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") else { return nil }
            defer { isDefaultCharacterSet = bytes[index + 2] == UInt8(ascii: "B") }
            return (3, !isDefaultCharacterSet || bytes[index + 2] != UInt8(ascii: "B"))
        }
    }

    /// Returns the sequence `ESC [ … m` at an index, or `nil` if there is none. A sequence without parameters, or with
    /// the only parameter 0, is a reset.
    private static func style(
        at start: Int, in bytes: UnsafeMutableBufferPointer<UInt8>
    ) -> (end: Int, parameters: Int, isReset: Bool)? {
        guard start + 2 < bytes.count, bytes[start] == escape, bytes[start + 1] == UInt8(ascii: "[") else { return nil }
        var parameters = 1
        var isReset = true
        for index in start + 2..<bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "0"): break
            case UInt8(ascii: "1")...UInt8(ascii: "9"): isReset = false
            case UInt8(ascii: ";"), UInt8(ascii: ":"):
                parameters += 1
                isReset = false
            case UInt8(ascii: "m"): return (index + 1, parameters, isReset)
            default: return nil
            }
        }
        return nil
    }
}
