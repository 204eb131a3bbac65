/// Finds the outermost objects, such as the elements of an array, in a large JSON text that arrives in chunks. A file
/// of any size needs only the memory of one object.
///
/// If an object is larger than the limit, the finder returns the objects inside it instead. The finder only counts
/// brackets and quotation marks. Unlike ``JSONReader``, it creates no values and repairs no mistakes.
package struct JSONValueFinder {
    /// The result of one step.
    package enum Step: Hashable {
        /// The range of an object in the given bytes. At the end of a truncated text, the object is incomplete.
        case value(Range<Int>)
        /// An object is larger than the limit. The search continues at this offset, after the `{` of the object.
        case entered(Int)
        /// More bytes are needed. The bytes before this offset can be discarded.
        case needsMore(Int)
        /// The text has no more objects.
        case end
    }

    /// The maximum number of bytes that the caller must keep in memory for one object.
    package let limit: Int
    /// The number of bytes of the current object that were read. The other properties describe the state after them.
    private var seen = 0
    private var depth = 0
    private var isInString = false
    /// Whether a backslash at the end of the current chunk escapes the first byte of the next chunk.
    private var isEscaped = false

    package init(limit: Int) { self.limit = limit }

    /// Returns the next step in a text.
    ///
    /// - Parameters:
    ///   - bytes: The text from the end of the last object, or from the offset in ``Step/needsMore(_:)`` or
    ///     ``Step/entered(_:)``.
    ///   - isAtEnd: Whether the text ends with these bytes.
    package mutating func next(in bytes: UnsafeRawBufferPointer, isAtEnd: Bool) -> Step {
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

    /// Forgets the current object.
    private mutating func begin() {
        seen = 0
        depth = 0
        isInString = false
    }

    /// Returns the offset of the next `{` outside of strings, or the number of bytes if there is none.
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
