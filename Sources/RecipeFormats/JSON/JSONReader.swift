import RecipeKit

/// Reads JSON from web pages, which is often invalid. The time is linear.
///
/// The reader accepts more than the standard: unescaped control characters and quotation marks, unknown escapes,
/// missing and superfluous commas, comments, truncated text, and several values in sequence. It stores the first syntax
/// error. Values that are nested more deeply than ``depthLimit`` are skipped.
package struct JSONReader {
    /// The maximum depth of nested values. Recipes in web pages have up to ten levels.
    static let depthLimit = 64

    /// A syntax error in JSON.
    package struct SyntaxError: Hashable, Error {
        /// The offset of the error in the text.
        package var offset: Int
        /// The message for the user.
        package var message: String

        package init(offset: Int, message: String) {
            self.offset = offset
            self.message = message
        }
    }

    let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the next byte to read.
    package var position: Int
    /// The first syntax error so far, or `nil` if there is none.
    package private(set) var firstError: SyntaxError?
    /// The offsets of all values in the order of their starts, or `nil` if offsets are not needed.
    var offsets: [Int]?
    private var depth = 0

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8. The memory must outlive the reader.
    ///   - start: The offset at which reading begins.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
        self.bytes = bytes
        position = start
    }

    /// Returns all objects and arrays of a text, and the first syntax error. Comments and semicolons around them are
    /// skipped.
    package static func values(in bytes: some Sequence<UInt8>) -> (values: [JSONValue], error: SyntaxError?) {
        Array(bytes).withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes)
            var values: [JSONValue] = []
            while let value = reader.next() { values.append(value) }
            return (values, reader.firstError)
        }
    }

    /// Returns the next object or array, or `nil` at the end. Semicolons and commas before it are skipped. Any other
    /// text before it is an error and is also skipped.
    package mutating func next() -> JSONValue? {
        while true {
            skipBlanks()
            guard position < bytes.count else { return nil }
            switch bytes[position] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): return value()
            case UInt8(ascii: ";"), UInt8(ascii: ","): position += 1
            default:
                report("An object or an array must begin here; remove the text before it.")
                skipToBracket()
            }
        }
    }

    /// Stores an error if it is the first.
    ///
    /// - Parameters:
    ///   - message: The message for the user.
    ///   - offset: The offset of the error, or `nil` for the current position.
    mutating func report(_ message: @autoclosure () -> String, at offset: Int? = nil) {
        if firstError == nil {
            firstError = SyntaxError(offset: min(offset ?? position, bytes.count), message: message())
        }
    }

    /// Returns the next value of any type, or `nil` at the end.
    package mutating func member() -> JSONValue? {
        skipBlanks()
        return position < bytes.count ? value() : nil
    }

    private mutating func skipToBracket() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "{"), bytes[position] != UInt8(ascii: "[") {
            position += 1
        }
    }

    private mutating func value() -> JSONValue {
        offsets?.append(position)
        switch bytes[position] {
        case UInt8(ascii: "{"):
            guard enter() else { return .null }
            defer { depth -= 1 }
            return object()
        case UInt8(ascii: "["):
            guard enter() else { return .null }
            defer { depth -= 1 }
            return array()
        case UInt8(ascii: "\""): return .string(string(isKey: false))
        default: return word()
        }
    }

    /// Enters the object or array at the current position, and returns `true`. If it is nested too deeply, skips it and
    /// returns `false`.
    private mutating func enter() -> Bool {
        guard depth < Self.depthLimit else {
            report("This is nested more than \(Self.depthLimit) levels deep, and was skipped.")
            skipNested()
            return false
        }
        depth += 1
        position += 1
        return true
    }

    private mutating func object() -> JSONValue {
        var members: [JSONValue.Member] = []
        while true {
            skipBlanks()
            guard position < bytes.count else {
                report("The text ends inside an object; it was cut off.")
                return .object(members)
            }
            switch bytes[position] {
            case UInt8(ascii: "}"):
                position += 1
                return .object(members)
            case UInt8(ascii: ","): position += 1
            case UInt8(ascii: "]"):
                // The bracket is not skipped, because it can close the array around the object.
                report("A ] is in the position of the } that closes the object.")
                return .object(members)
            case UInt8(ascii: "\""):
                if let member = member(string(isKey: true)) { members.append(member) }
            default:
                report("A name in quotation marks is missing here.")
                if let member = member(bareWord()) { members.append(member) }
            }
        }
    }

    /// Reads the colon and the value after the name of a member. If one is missing, reports an error and returns `nil`.
    private mutating func member(_ key: String) -> JSONValue.Member? {
        skipBlanks()
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
            report("A colon is missing behind “\(key.prefix(40))”.")
            return nil
        }
        position += 1
        skipBlanks()
        guard position < bytes.count else {
            report("The text ends behind “\(key.prefix(40))”; it was cut off.")
            return nil
        }
        switch bytes[position] {
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
            report("A value is missing behind “\(key.prefix(40))”.")
            return nil
        default: return JSONValue.Member(key: key, value: value())
        }
    }

    private mutating func array() -> JSONValue {
        var values: [JSONValue] = []
        while true {
            skipBlanks()
            guard position < bytes.count else {
                report("The text ends inside an array; it was cut off.")
                return .array(values)
            }
            switch bytes[position] {
            case UInt8(ascii: "]"):
                position += 1
                return .array(values)
            case UInt8(ascii: ","): position += 1
            case UInt8(ascii: "}"):
                report("A } is in the position of the ] that closes the array.")
                return .array(values)
            case UInt8(ascii: ":"):
                report("A colon is not allowed in an array.")
                position += 1
            default: values.append(value())
            }
        }
    }
}

extension JSONReader {
    /// Skips white space, control characters, comments (`// …`, `/* … */`, `<!--`, `-->`) and the marks of CDATA
    /// sections.
    mutating func skipBlanks() {
        while position < bytes.count {
            switch bytes[position] {
            case 0...0x20: position += 1
            case UInt8(ascii: "/"):
                guard skipComment() else { return }
            case UInt8(ascii: "<"):
                guard skip("<!--") || skip("<![CDATA[") else { return }
            case UInt8(ascii: "-"):
                guard skip("-->") else { return }
            case UInt8(ascii: "]"):
                guard skip("]]>") else { return }
            case 0xEF:
                // Some programs write a byte order mark between values.
                guard skip("\u{FEFF}") else { return }
            default: return
            }
        }
    }

    /// Skips a text, and returns whether this text was at the current position.
    private mutating func skip(_ mark: StaticString) -> Bool {
        let count = mark.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[position + offset] != mark.utf8Start[offset] { return false }
        position += count
        return true
    }

    /// Skips a comment up to its end. In `// <![CDATA[`, skips only the slashes and the space.
    ///
    /// - Returns: Whether a comment begins at the current position.
    private mutating func skipComment() -> Bool {
        guard position + 1 < bytes.count else { return false }
        switch bytes[position + 1] {
        case UInt8(ascii: "*"):
            position += 2
            while position < bytes.count, !skip("*/") { position += 1 }
            return true
        case UInt8(ascii: "/"):
            position += 2
            while position < bytes.count, bytes[position] == 0x20 { position += 1 }
            if position < bytes.count, bytes[position] == UInt8(ascii: "<") || bytes[position] == UInt8(ascii: "]") {
                return true
            }
            while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            return true
        default: return false
        }
    }

    /// Skips the object or the array at the current position, with all values inside it.
    mutating func skipNested() {
        var open = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): open -= 1
            case UInt8(ascii: "\""):
                skipString()
                continue
            default: break
            }
            position += 1
            if open == 0 { return }
        }
    }

    private mutating func skipString() {
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "\""):
                position += 1
                return
            default: position += 1
            }
        }
        position = min(position, bytes.count)
    }
}
