/// Finds the objects of a large JSON text that arrives in pieces: the values of an array, of several arrays, or of an
/// object that holds all of them.
///
/// An object that is larger than the limit is taken for one that only holds others, and is entered. It counts brackets and
/// quotation marks alone, so it goes through a text at the speed of a copy, with no memory of its own.
struct JSONValueFinder {
    enum Step: Hashable {
        /// An object, by its bytes among those that were given.
        case value(Range<Int>)
        /// An object that is larger than the limit begins before this byte.
        case entered(Int)
        /// More bytes are needed; those before this one are not needed any more.
        case needsMore(Int)
        case end
    }

    /// The largest object that is handed out; bytes.
    let limit: Int
    /// How much of the object at hand was looked at, and what was open there.
    private var seen = 0
    private var depth = 0
    private var isInString = false
    /// Whether the byte behind those that were given is an escaped one.
    private var isEscaped = false

    init(limit: Int) { self.limit = limit }

    /// The next step in a text.
    ///
    /// - Parameters:
    ///   - bytes: The text from behind the last object on, or from the byte that ``Step/needsMore(_:)`` or
    ///     ``Step/entered(_:)`` named.
    ///   - isAtEnd: Whether nothing follows them.
    mutating func next(in bytes: UnsafeRawBufferPointer, isAtEnd: Bool) -> Step {
        let start = seen == 0 ? skipToObject(bytes) : 0
        guard start < bytes.count else { return isAtEnd ? .end : .needsMore(bytes.count) }
        var index = start + seen
        while index < bytes.count {
            switch (bytes[index], isInString) {
            case (UInt8(ascii: "\\"), true): index += 1
            case (UInt8(ascii: "\""), _): isInString.toggle()
            case (UInt8(ascii: "{"), false), (UInt8(ascii: "["), false): depth += 1
            case (UInt8(ascii: "}"), false), (UInt8(ascii: "]"), false):
                depth -= 1
                if depth == 0 {
                    begin()
                    return .value(start..<index + 1)
                }
            default: break
            }
            index += 1
        }
        if isAtEnd {
            begin()
            return .value(start..<bytes.count)
        }
        guard bytes.count - start < limit else {
            begin()
            return .entered(start + 1)
        }
        seen = index - start
        return .needsMore(start)
    }

    private mutating func begin() {
        seen = 0
        depth = 0
        isInString = false
    }

    /// Skips brackets, names, and values that are no objects.
    private mutating func skipToObject(_ bytes: UnsafeRawBufferPointer) -> Int {
        var index = isEscaped ? 1 : 0
        while index < bytes.count {
            switch (bytes[index], isInString) {
            case (UInt8(ascii: "\\"), true): index += 1
            case (UInt8(ascii: "\""), _): isInString.toggle()
            case (UInt8(ascii: "{"), false):
                isEscaped = false
                return index
            default: break
            }
            index += 1
        }
        isEscaped = index > bytes.count
        return bytes.count
    }
}
