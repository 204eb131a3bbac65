import CNcurses

/// A terminal description in the compiled form of terminfo.
///
/// The form is described in `term(5)`: a header of six numbers, the names, the booleans, the numbers, the offsets of
/// the strings, and the strings. A number takes two bytes, the lower one first.
@MainActor
struct TerminfoEntry {
    private let name: String
    private var booleans: [Bool] = []
    private var numbers: [Int?] = []
    private var strings: [[UInt8]?] = []

    /// Creates an entry from capabilities in the notation of terminfo: `am, colors#8, cup=\E[%i%p1%d;%p2%dH`.
    ///
    /// A later capability replaces an earlier one of the same name, and `bce@` removes it. Unknown names are ignored,
    /// so that an older ncurses takes what it knows.
    init(name: String, capabilities: [String]) {
        self.name = name
        for text in capabilities {
            for capability in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) { add(capability) }
        }
    }

    private mutating func add(_ capability: Substring) {
        guard let end = capability.firstIndex(where: { "=#@".contains($0) }) else {
            if let index = Self.index(of: capability, curses_boolean_name) { Self.set(true, at: index, in: &booleans) }
            return
        }
        let (name, value) = (capability[..<end], capability[capability.index(after: end)...])
        if let index = Self.index(of: name, curses_boolean_name) {
            Self.set(false, at: index, in: &booleans)
        } else if let index = Self.index(of: name, curses_number_name) {
            Self.set(Int(value), at: index, in: &numbers)
        } else if let index = Self.index(of: name, curses_string_name) {
            Self.set(capability[end] == "=" ? Self.bytes(of: value) : nil, at: index, in: &strings)
        }
    }

    private static func index(of name: Substring, _ nameAtIndex: (Int32) -> UnsafePointer<CChar>?) -> Int? {
        var index: Int32 = 0
        while let known = nameAtIndex(index) {
            if String(cString: known) == name { return Int(index) }
            index += 1
        }
        return nil
    }

    /// Sets an element. An array is only as long as its last capability needs.
    private static func set<Value: ExpressibleByNilLiteral>(_ value: Value, at index: Int, in values: inout [Value]) {
        if index >= values.count { values += Array(repeating: nil, count: index + 1 - values.count) }
        values[index] = value
    }

    private static func set(_ value: Bool, at index: Int, in values: inout [Bool]) {
        if index >= values.count { values += Array(repeating: false, count: index + 1 - values.count) }
        values[index] = value
    }

    /// Replaces `\E` by Escape, and `^M` and the like by control characters.
    private static func bytes(of value: Substring) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = value.utf8
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "^"), let letter = rest.popFirst() {
                bytes.append(letter == UInt8(ascii: "?") ? 0x7F : letter & 0x1F)
            } else if byte == UInt8(ascii: "\\"), let letter = rest.popFirst() {
                bytes.append(letter == UInt8(ascii: "E") ? 0x1B : letter)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }

    /// The compiled form, as a value for the environment variable `TERMINFO`. ncurses reads a description from such a
    /// value as it reads one from a file.
    var environmentValue: String {
        let digits = Array("0123456789ABCDEF".utf8)
        let encoded = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return "hex:" + String(decoding: encoded, as: UTF8.self)
    }

    private var bytes: [UInt8] {
        let names = Array(name.utf8) + [0]
        var table: [UInt8] = []
        var offsets: [Int] = []
        for string in strings {
            offsets.append(string == nil ? Self.absent : table.count)
            if let string { table += string + [0] }
        }
        let header = [Self.magic, names.count, booleans.count, numbers.count, offsets.count, table.count]
        var bytes = header.flatMap(Self.short) + names + booleans.map { $0 ? 1 : 0 }
        // The numbers begin at an even offset.
        if bytes.count % 2 != 0 { bytes.append(0) }
        return bytes + numbers.map { $0 ?? Self.absent }.flatMap(Self.short) + offsets.flatMap(Self.short) + table
    }

    private static let magic = 0o432
    /// Stands for a number or a string that the terminal lacks.
    private static let absent = -1

    private static func short(_ number: Int) -> [UInt8] {
        let bits = UInt16(truncatingIfNeeded: number)
        return [UInt8(bits & 0xFF), UInt8(bits >> 8)]
    }
}
