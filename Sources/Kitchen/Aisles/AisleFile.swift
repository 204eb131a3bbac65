import RecipeKit

/// The file `aisle.conf` of the Cooklang programs: the aisles of a shop with their ingredients, in the order of the
/// shop.
///
/// ```
/// [dairy]
/// milk|whole milk   // in the back
/// butter
/// ```
///
/// A line in square brackets begins an aisle. Each line below it is an ingredient: the common name, and synonyms after
/// `|`. `//` begins a comment. An edit changes only the lines of the edited ingredient or aisle. All other bytes stay
/// the same.
public struct AisleFile: Hashable, Sendable {
    /// An aisle with its ingredients.
    public struct Aisle: Hashable, Sendable {
        /// The name, as the file spells it.
        public var name: String
        /// The ingredients, in the order of the file.
        public var items: [Item]
    }

    /// An ingredient of an aisle.
    public struct Item: Hashable, Sendable {
        /// The common name, and then the synonyms. The array is never empty.
        public var names: [String]

        /// The name that lists show.
        public var commonName: String { names[0] }
    }

    /// The aisles, in the order of the file. Aisles of the same name are one aisle.
    public private(set) var aisles: [Aisle] = []
    /// The problems of the file, such as an ingredient that is listed twice.
    public private(set) var problems: [FileProblem] = []
    private var file: FileLines
    private var lineOfName: [String: Int] = [:]

    /// Reads a file. Bytes that are not UTF-8 are read as replacement characters, but remain in ``bytes``. O(n).
    public init(bytes: [UInt8]) {
        file = FileLines(bytes)
        read()
    }

    /// Reads a text.
    public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    /// The bytes of the file.
    public var bytes: [UInt8] { file.bytes }

    /// Returns the aisle of an ingredient, or `nil` if the file does not list the name. Case does not matter. If the
    /// name is listed twice, the first entry counts.
    public func aisle(of name: String) -> String? {
        guard let line = lineOfName[Self.key(name)] else { return nil }
        return header(above: line).map { Self.aisleName(file.lines[$0].text) } ?? nil
    }

    /// Returns the common name of an ingredient, or `nil` if the file does not list the name. Case does not matter.
    public func commonName(of name: String) -> String? {
        lineOfName[Self.key(name)].flatMap { Self.names(file.lines[$0].text).first }
    }
}

// MARK: - Editing

extension AisleFile {
    /// Moves the whole line of an ingredient, with synonyms and comment, to another aisle.
    ///
    /// If the file does not list the ingredient, adds it. If the file does not have the aisle, adds the aisle at the
    /// end. Does nothing if a name has a character that the file cannot store.
    ///
    /// - Returns: Whether the ingredient is in the aisle after the call.
    @discardableResult
    public mutating func move(_ name: String, to aisle: String) -> Bool {
        guard Self.isName(name), Self.isAisleName(aisle) else { return false }
        guard self.aisle(of: name).map(Self.key) != Self.key(aisle) else { return true }
        var bytes = Array(name.trimmingSpaces().utf8)
        if let line = lineOfName[Self.key(name)] { bytes = file.remove(at: line).bytes }
        insert(bytes, intoAisle: aisle)
        read()
        return true
    }

    /// Adds an aisle without ingredients at the end, if the file does not have it yet.
    ///
    /// - Returns: Whether the file has the aisle after the call. `false` if the name has a character that the file
    ///   cannot store.
    @discardableResult
    public mutating func addAisle(_ name: String) -> Bool {
        guard Self.isAisleName(name) else { return false }
        guard !aisles.contains(where: { Self.key($0.name) == Self.key(name) }) else { return true }
        if let last = file.lines.last, !last.isBlank { file.insert("", at: file.count) }
        file.insert("[\(name.trimmingSpaces())]", at: file.count)
        read()
        return true
    }

    /// Removes the line of an ingredient. Returns whether the file listed the ingredient.
    @discardableResult
    public mutating func remove(_ name: String) -> Bool {
        guard let line = lineOfName[Self.key(name)] else { return false }
        file.remove(at: line)
        read()
        return true
    }

    private mutating func insert(_ bytes: [UInt8], intoAisle aisle: String) {
        let header = file.lines.firstIndex { Self.aisleName($0.text).map(Self.key) == Self.key(aisle) }
        guard let header else {
            if let last = file.lines.last, !last.isBlank { file.insert("", at: file.count) }
            file.insert("[\(aisle.trimmingSpaces())]", at: file.count)
            file.insert(bytes, at: file.count)
            return
        }
        var end = header + 1
        while end < file.count, Self.aisleName(file.lines[end].text) == nil { end += 1 }
        // Insert the new line before blank lines and comments at the end: they can belong to the next aisle.
        while end > header + 1, Self.names(file.lines[end - 1].text).isEmpty { end -= 1 }
        file.insert(bytes, at: end)
    }

    private static func isName(_ name: String) -> Bool {
        !names(name).isEmpty && names(name) == [name.trimmingSpaces()] && aisleName(name) == nil
            && !name.contains { $0.isNewline }
    }

    private static func isAisleName(_ name: String) -> Bool {
        aisleName("[\(name)]") == name.trimmingSpaces() && !name.contains { $0.isNewline }
    }
}

// MARK: - Reading

extension AisleFile {
    private mutating func read() {
        aisles = []
        problems = []
        lineOfName = [:]
        var indexOfAisle: [String: Int] = [:]
        var current: Int?
        for (index, line) in file.lines.enumerated() {
            let text = line.text
            if let name = Self.aisleName(text) {
                if name.isEmpty { report(.warning, index, "The aisle has no name.") }
                if let known = indexOfAisle[Self.key(name)] {
                    report(.warning, index, "The aisle “\(name)” is listed twice. The two are one aisle.")
                    current = known
                } else {
                    current = aisles.count
                    indexOfAisle[Self.key(name)] = aisles.count
                    aisles.append(Aisle(name: name, items: []))
                }
                continue
            }
            let names = Self.names(text)
            guard let first = names.first else { continue }
            guard let current else {
                report(.error, index, "The ingredient “\(first)” is in no aisle. Put it below a line such as [dairy].")
                continue
            }
            let fresh = names.filter { name in
                guard let other = lineOfName[Self.key(name)] else { return true }
                report(
                    .warning, index, "“\(name)” is already listed in line \(other + 1). This entry is ignored.")
                return false
            }
            for name in fresh { lineOfName[Self.key(name)] = index }
            if !fresh.isEmpty { aisles[current].items.append(Item(names: fresh)) }
        }
    }

    private mutating func report(_ severity: FileProblem.Severity, _ index: Int, _ message: String) {
        problems.append(FileProblem(severity, line: index + 1, message))
    }

    private func header(above line: Int) -> Int? {
        file.lines[..<line].lastIndex { Self.aisleName($0.text) != nil }
    }

    private static func key(_ name: String) -> String { name.trimmingSpaces().lowercased() }

    /// Returns the names in the line of an ingredient. Returns an empty array for a blank line or a comment.
    private static func names(_ text: String) -> [String] {
        content(text).split(separator: "|").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    }

    /// Returns the name of the aisle that the line begins, or `nil` for any other line.
    private static func aisleName(_ text: String) -> String? {
        let content = content(text)
        guard content.hasPrefix("["), content.hasSuffix("]"), content.count > 1 else { return nil }
        return content.dropFirst().dropLast().trimmingSpaces()
    }

    /// Returns a line without its comment, and without spaces at the start and at the end.
    private static func content(_ text: String) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: bytes[..<commentStart(bytes)], as: UTF8.self).trimmingSpaces()
    }

    private static func commentStart(_ bytes: [UInt8]) -> Int {
        guard bytes.count > 1 else { return bytes.count }
        let slash = UInt8(ascii: "/")
        return (0..<(bytes.count - 1)).first { bytes[$0] == slash && bytes[$0 + 1] == slash } ?? bytes.count
    }
}
