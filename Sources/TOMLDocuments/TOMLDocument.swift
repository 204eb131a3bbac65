/// A document of TOML 1.0 that keeps all of its bytes. It knows what the document says, at which places, and what is wrong.
///
/// After a mistake, the rest of the document is read nevertheless. Reading takes linear time. What is nested more than 32
/// levels deep is a mistake, so that no document can exhaust the stack.
///
/// The module exists because no maintained TOML library for Swift has positions, recovery and edits that keep bytes.
package struct TOMLDocument: Sendable {
    package let bytes: [UInt8]
    /// The headers and entries that can be read, in the order of the document.
    package let statements: [TOMLStatement]
    /// The mistakes, in the order of the document.
    package let diagnostics: [TOMLDiagnostic]
    private let tree: TOMLTree
    private let lines: TOMLLines

    /// Reads a document.
    package init(bytes: [UInt8]) {
        self.bytes = bytes
        let reader = TOMLReader(bytes)
        statements = reader.statements
        lines = TOMLLines(bytes)
        tree = TOMLTree(reader.statements, lines)
        diagnostics = (reader.diagnostics + tree.diagnostics).sorted { $0.offset < $1.offset }
    }

    /// Reads a text.
    package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    /// Returns the line and the column of an offset.
    package func location(of offset: Int) -> TOMLLocation { lines.location(of: offset) }

    /// The table that is the whole document.
    package var root: TOMLNode { tree.nodes[0] }

    /// Returns the values and tables of a table, or the elements of an array, in the order of the document.
    package func children(of node: TOMLNode) -> some Collection<TOMLNode> {
        node.children.lazy.map { [tree] in tree.nodes[$0] }
    }

    /// Returns the value or the table at a path. Elements of arrays have no path.
    package func node(at path: some Collection<String>) -> TOMLNode? {
        var id = 0
        for name in path {
            guard let child = tree.ids[TOMLTree.Child(parent: id, name: name)] else { return nil }
            id = child
        }
        return tree.nodes[id]
    }
}

// MARK: - Editing

// Each edit changes only the bytes that it is about, and reads the document again, in linear time.
extension TOMLDocument {
    /// Sets the value at a path. If there is no such key, adds it to its table; if there is no such table, adds the table
    /// with a header at the end.
    ///
    /// - Parameters:
    ///   - path: The names that lead to the value.
    ///   - value: The value in TOML, for example `true` or ``Swift/String/quotedForTOML``.
    ///   - atStart: Whether a new key comes directly behind the header of its table, and not behind the last key.
    /// - Returns: `false` if the path leads to or through something that cannot get the value, such as the tables of
    ///   `[[steps]]`. Then nothing changes.
    package mutating func set(_ path: [String], to value: String, atStart: Bool = false) -> Bool {
        guard let name = path.last else { return false }
        var edited = self
        let parent = path.dropLast()
        if let node = node(at: path) {
            guard let old = node.value else { return false }
            edited.replace(old.range, with: value)
        } else if let table = node(at: parent), table.kind != .implicit {
            let entry = "\(name.keyForTOML) = \(value)"
            switch table.kind {
            case .inline:
                guard let list = table.value, case .table(let entries) = list.content else { return false }
                edited.append(entry, to: list.range, behind: entries.last?.range.upperBound)
            case .header: edited.insertLine(entry, at: end(of: table, atStart: atStart))
            case .dotted: edited.insertLine(prefix(of: parent) + entry, at: end(of: table, atStart: false))
            default: return false
            }
        } else {
            edited.appendTable(Array(parent), entries: ["\(name.keyForTOML) = \(value)"])
        }
        let set = edited.node(at: path)?.value.map { edited.bytes[$0.range].elementsEqual(value.utf8) }
        guard set == true, edited.diagnostics.count <= diagnostics.count else { return false }
        self = edited
        return true
    }

    /// Removes a key and its value, with its line.
    ///
    /// - Returns: `false` if there is no value at the path. A table with a header is none.
    package mutating func remove(_ path: [String]) -> Bool {
        guard let node = node(at: path), node.value != nil, let index = node.statements?.lowerBound else {
            return false
        }
        // In a table in braces, only the key goes; in a line of its own, the line.
        for count in 1..<max(1, path.count) {
            guard let table = self.node(at: path.prefix(count)), table.kind == .inline, let list = table.value,
                case .table(let entries) = list.content,
                let entry = entries.first(where: { $0.names == Array(path.dropFirst(count)) })
            else { continue }
            remove(entry.range, from: list.range)
            return true
        }
        removeLines([statements[index].lines])
        return true
    }

    /// Appends a value to the array at a path.
    ///
    /// - Returns: `false` if there is no array that is written in brackets.
    package mutating func append(_ value: String, toArrayAt path: [String]) -> Bool {
        guard let list = node(at: path)?.value, case .array(let values) = list.content else { return false }
        append(value, to: list.range, behind: values.last?.range.upperBound)
        return true
    }

    /// Appends a table at the end, after an empty line.
    ///
    /// - Parameters:
    ///   - path: The names of the header.
    ///   - isArray: Whether the header has two brackets.
    ///   - entries: The lines of the table.
    package mutating func appendTable(_ path: [String], isArray: Bool = false, entries: [String]) {
        let header = path.map(\.keyForTOML).joined(separator: ".")
        let isEmpty = bytes.allSatisfy { TOMLReader.isSpace($0) || TOMLReader.isNewline($0) }
        let lines = (isEmpty ? [] : [""]) + [isArray ? "[[\(header)]]" : "[\(header)]"] + entries
        insertLine(lines.joined(separator: lineEnd), at: bytes.count)
    }

    // MARK: - Places

    /// Inserts a line before the line at an offset.
    package mutating func insertLine(_ line: String, at offset: Int) {
        let isAfterMark = offset == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let isInLine = offset > 0 && !isAfterMark && !TOMLReader.isNewline(bytes[offset - 1])
        replace(offset..<offset, with: (isInLine ? lineEnd : "") + line + lineEnd)
    }

    /// The offset behind the last entry that is in no table with a header, or, if there is none, behind the comment at the
    /// beginning of the document.
    package var endOfRoot: Int { end(of: root, atStart: false) }

    /// Adds an element to an array, or an entry to a table in braces.
    ///
    /// - Parameters:
    ///   - text: The element or entry.
    ///   - list: The range of the array or of the table.
    ///   - last: The end of what comes before, or `nil` if the list is empty.
    package mutating func append(_ text: String, to list: Range<Int>, behind last: Int?) {
        let isTable = bytes[list.lowerBound] == UInt8(ascii: "{")
        let offset = last ?? list.lowerBound + 1
        replace(offset..<offset, with: last != nil ? ", " + text : isTable ? " \(text) " : text)
    }

    /// Removes an element from an array, or an entry from a table in braces, with one comma beside it.
    package mutating func remove(_ range: Range<Int>, from list: Range<Int>) {
        var (start, end) = (range.lowerBound, range.upperBound)
        while TOMLReader.isSpace(bytes[end]) { end += 1 }
        if bytes[end] == UInt8(ascii: ",") {
            end += 1
            while bytes[end] == 0x20 { end += 1 }
        } else {
            end = range.upperBound
            while start > list.lowerBound + 1, bytes[start - 1] == 0x20 || bytes[start - 1] == UInt8(ascii: ",") {
                start -= 1
            }
        }
        replace(start..<end, with: "")
    }

    package mutating func removeLines(_ lines: [Range<Int>]) {
        var bytes = bytes
        for line in lines.sorted(by: { $0.lowerBound > $1.lowerBound }) { bytes.removeSubrange(line) }
        self = TOMLDocument(bytes: bytes)
    }

    /// Replaces the bytes of a range.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        var bytes = bytes
        bytes.replaceSubrange(range, with: text.utf8)
        self = TOMLDocument(bytes: bytes)
    }

    private var lineEnd: String {
        bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
    }

    private func end(of table: TOMLNode, atStart: Bool) -> Int {
        if let range = table.statements {
            return statements[atStart ? range.lowerBound : range.upperBound].lines.upperBound
        }
        // The document, without a statement of its own.
        let header = statements.first?.lines.lowerBound ?? bytes.count
        var end = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while end < header, bytes[end] == UInt8(ascii: "#") {
            end = bytes[end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        }
        return statements.isEmpty ? bytes.count : end
    }

    /// The beginning of the keys of a table without a header, behind the name of the table with a header around it.
    private func prefix(of path: ArraySlice<String>) -> String {
        var count = path.count
        while count > 0, node(at: path.prefix(count))?.kind == .dotted { count -= 1 }
        return path.dropFirst(count).map { $0.keyForTOML + "." }.joined()
    }
}

extension String {
    /// The text as a string of TOML in quotation marks.
    package var quotedForTOML: String {
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// The text as a key of TOML, in quotation marks if it needs them.
    package var keyForTOML: String { !isEmpty && utf8.allSatisfy(TOMLReader.isOfBareKey) ? self : quotedForTOML }
}

extension TOMLDocument: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }
    package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// A value or a table of a document, with all that the document says about it at various places.
package struct TOMLNode: Sendable {
    /// What a node is. The tables differ in the statements that may extend them.
    package enum Kind: Sendable {
        case value, array
        /// The array of `[[…]]`, whose elements are tables.
        case tables
        /// A table that exists because a header names a table inside of it.
        case implicit
        /// A table with a header, or the whole document.
        case header
        /// A table that exists because of a dotted key.
        case dotted
        /// A table in braces.
        case inline
    }

    /// The last part of its key. Empty for elements of arrays and for the whole document.
    package let name: String
    package internal(set) var kind: Kind
    /// The offset of the first byte of the key of its entry, or of its last name in a header.
    package internal(set) var offset: Int
    /// The value, if it is written as one.
    package let value: TOMLValue?
    /// The indices of its first and last statement. `nil` for the document.
    var statements: ClosedRange<Int>?
    var children: [Int] = []
}

/// Finds the line and the column of an offset, in a time that does not depend on the length of the line.
struct TOMLLines: Sendable {
    private let bytes: [UInt8]
    /// The locations of the starts of lines, and in long lines of a scalar about every 256 bytes.
    private var marks: [(offset: Int, location: TOMLLocation)] = [(0, TOMLLocation(line: 1, column: 1))]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        var (line, column) = (1, hasMark ? 0 : 1)
        if hasMark { marks = [(0, TOMLLocation(line: 1, column: 0))] }
        for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
            if byte == 0x0A || byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A) {
                (line, column) = (line + 1, 1)
                marks.append((offset + 1, TOMLLocation(line: line, column: 1)))
            } else {
                let last = marks[marks.count - 1].offset
                if offset - last >= 256 { marks.append((offset, TOMLLocation(line: line, column: column))) }
                column += 1
            }
        }
    }

    func location(of offset: Int) -> TOMLLocation {
        var (low, high) = (0, marks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if marks[middle].offset <= offset { low = middle } else { high = middle }
        }
        let (start, location) = marks[low]
        let passed = bytes[start..<max(start, min(offset, bytes.count))].count { $0 & 0xC0 != 0x80 }
        return TOMLLocation(line: location.line, column: max(1, location.column + passed))
    }
}
