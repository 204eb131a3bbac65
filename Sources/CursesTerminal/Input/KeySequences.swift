import CNcurses

/// The byte sequences of the keys in the terminal description, and of the keys that this driver registers.
@MainActor
struct KeySequences {
    enum Match: Equatable {
        /// The bytes are the sequence of a key with this number in ncurses.
        case key(Int32)
        /// The bytes are the start of a longer sequence.
        case start
        case none
    }

    /// The bytes as a C string for ncurses. The array is stored so that a key press does not allocate memory.
    private var text: [CChar] = []

    /// Returns how bytes match the sequences of the keys. Without the last byte, the bytes must be a ``Match/start``.
    mutating func match(for bytes: ArraySlice<UInt8>) -> Match {
        // ncurses gets the sequence as a C string, which cannot contain the byte 0.
        guard bytes.last != 0 else { return .none }
        text.removeAll(keepingCapacity: true)
        for byte in bytes { text.append(CChar(bitPattern: byte)) }
        text.append(0)
        switch key_defined(text) {
        case 0: return .none
        case -1: return .start
        case let number: return .key(number)
        }
    }
}
