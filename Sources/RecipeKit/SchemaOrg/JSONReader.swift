/// Reads JSON as it stands in web pages, which is not always JSON.
///
/// Besides what the standard allows it takes control characters and quotation marks that should have been escaped,
/// escapes that do not exist, commas too many and too few, comments, text that ends too early, and several values one
/// after the other. What was wrong first is kept in ``problem``. Costs one pass, and memory for at most
/// ``depthLimit`` levels; what is nested deeper is skipped.
struct JSONReader {
    /// How deep values may be nested. Recipes on the web reach ten.
    static let depthLimit = 64

    /// The first thing that is not as it should be.
    struct Problem: Hashable, Error {
        /// In the text that was read.
        var offset: Int
        var message: String
    }

    let bytes: UnsafeBufferPointer<UInt8>
    var position: Int
    private(set) var problem: Problem?
    /// Where each value begins, in that order; `nil` where nobody asks.
    var places: [Int]?
    private var depth = 0

    /// - Parameter bytes: UTF-8; it has to outlive the reader.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
        self.bytes = bytes
        position = start
    }

    /// Every value of a text, without what may stand around them: comments, CDATA marks, semicolons.
    static func values(in bytes: some Sequence<UInt8>) -> (values: [JSONValue], problem: Problem?) {
        Array(bytes).withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes)
            var values: [JSONValue] = []
            while let value = reader.next() { values.append(value) }
            return (values, reader.problem)
        }
    }

    /// The next value of the text that is an object or an array; `nil` at the end.
    mutating func next() -> JSONValue? {
        while true {
            skipBlanks()
            guard position < bytes.count else { return nil }
            switch bytes[position] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): return value()
            case UInt8(ascii: ";"), UInt8(ascii: ","): position += 1
            default:
                report("Here should begin an object or an array; take out what stands before it.")
                skipToBracket()
            }
        }
    }

    /// Keeps the first problem, at the place that was reached.
    mutating func report(_ message: @autoclosure () -> String, at offset: Int? = nil) {
        if problem == nil { problem = Problem(offset: min(offset ?? position, bytes.count), message: message()) }
    }

    /// The value at hand, whatever it is; `nil` at the end.
    mutating func member() -> JSONValue? {
        skipBlanks()
        return position < bytes.count ? value() : nil
    }

    private mutating func skipToBracket() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "{"), bytes[position] != UInt8(ascii: "[") {
            position += 1
        }
    }

    private mutating func value() -> JSONValue {
        places?.append(position)
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

    /// Counts a level, or skips what is nested too deep.
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
                // Closed by the wrong bracket; what is outside may be waiting for this one.
                report("A ] stands where a } should close the object.")
                return .object(members)
            case UInt8(ascii: "\""):
                if let member = member(string(isKey: true)) { members.append(member) }
            default:
                report("A name in quotation marks should stand here.")
                if let member = member(bareWord()) { members.append(member) }
            }
        }
    }

    /// What stands behind a name.
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
                report("A } stands where a ] should close the array.")
                return .array(values)
            case UInt8(ascii: ":"):
                report("A colon stands in an array.")
                position += 1
            default: values.append(value())
            }
        }
    }

    /// A number, `true`, `false` or `null`; any other word is nothing.
    private mutating func word() -> JSONValue {
        let start = position
        let word = bareWord()
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            if let first = word.utf8.first, first == UInt8(ascii: "-") || CooklangText.isDigit(first) {
                return .number(word)
            }
            report("“\(word.prefix(40))” is no value; write it in quotation marks.", at: start)
            return .null
        }
    }

    /// Everything up to the next mark; at least one byte, so that reading always goes on.
    private mutating func bareWord() -> String {
        let start = position
        position += 1
        while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "\""):
            true
        default: false
        }
    }
}
