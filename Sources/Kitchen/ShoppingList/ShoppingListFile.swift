import RecipeKit

/// The file `.shopping-list` of the Cooklang programs. It lists the recipes on the shopping list, and the user's own
/// items.
///
/// ```
/// ./Breakfast/Pancakes{2}
///   ./Sauce
/// bin bags
/// milk{2%l}
/// ```
///
/// The entries that belong to a recipe are indented by two spaces below it. Among them, `? parmesan` says that the cook
/// wants this optional ingredient. `--` and `[- -]` are comments. An edit
/// changes only the lines of the edited entries. All other bytes stay the same.
public struct ShoppingListFile: Hashable, Sendable {
    /// A line of the list.
    public struct Entry: Hashable, Sendable {
        /// The content of a line.
        public enum Content: Hashable, Sendable {
            /// A recipe: its path in the cookbook without `./`, and its factor. If the line has no valid factor, the
            /// factor is `nil`, and the recipe counts once.
            case recipe(path: String, multiplier: Rational?)
            /// An item of the user.
            case item(name: String, quantity: Quantity?)
        }

        /// The content of a line.
        public let content: Content
        /// The nesting level. Entries that belong to an entry of level 0 have level 1.
        public let level: Int
        /// The number of the line, counted from 1.
        public let line: Int
        /// The range of the content in the line, in bytes.
        fileprivate let range: Range<Int>
        /// The range of the braces and of the text between them in the line, in bytes. `nil` if there are no braces.
        fileprivate let braces: Range<Int>?
        /// Whether the line also contains the start or the end of a comment of several lines.
        fileprivate let sharesLine: Bool
    }

    /// The entries, in the order of the file.
    public private(set) var entries: [Entry] = []
    /// The problems of the file: lines that their author probably did not mean.
    public private(set) var problems: [FileProblem] = []
    private var file: FileLines

    /// Reads a file. O(n).
    public init(bytes: [UInt8]) {
        file = FileLines(bytes)
        read()
    }

    /// Reads a text.
    public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    /// Reads a file of the older format `.shopping_list.txt`. Each line has a path, a name and a factor, separated by
    /// tabs. Lines that begin with `#` are comments.
    public init(legacy bytes: [UInt8]) {
        self.init(bytes: [])
        for line in FileLines(bytes).lines {
            let fields = line.text.split(separator: "\t", omittingEmptySubsequences: false).map { $0.trimmingSpaces() }
            guard let path = fields.first, !path.isEmpty, !path.hasPrefix("#") else { continue }
            let factor = fields.count > 2 ? Rational(parsing: fields[2]) : nil
            if let text = Self.line(.recipe(path: path, multiplier: factor)) { file.insert(text, at: file.count) }
        }
        read()
    }

    /// The bytes of the file.
    public var bytes: [UInt8] { file.bytes }

    /// Returns the indices of the entries one level below an entry.
    public func children(of index: Int) -> [Int] {
        let end = endOfFamily(index)
        guard end > index + 1, let level = entries[(index + 1)..<end].map(\.level).min() else { return [] }
        return (index + 1..<end).filter { entries[$0].level == level }
    }

    /// The indices of the entries that do not belong to another entry.
    public var roots: [Int] {
        var roots: [Int] = []
        var index = 0
        while index < entries.count {
            roots.append(index)
            index = endOfFamily(index)
        }
        return roots
    }

    /// Returns the names of the optional ingredients that the cook wants, from the lines `? name` below a recipe.
    public func acceptedOptions(of index: Int) -> [String] {
        entries[(index + 1)..<endOfFamily(index)].compactMap(Self.accepted)
    }

    /// Notes below a recipe that the cook wants an optional ingredient, or removes these notes.
    ///
    /// - Parameters:
    ///   - isAccepted: Whether the cook wants the ingredient.
    ///   - index: The index of the recipe.
    ///   - name: The name of the ingredient, as the recipe writes it.
    ///   - isSame: Returns whether a name in a note means the ingredient.
    /// - Returns: `false` if the file cannot store the name. Then nothing changes.
    @discardableResult
    public mutating func setAccepted(
        _ isAccepted: Bool, of index: Int, name: String, isSame: (String) -> Bool
    ) -> Bool {
        let noted = (index + 1..<endOfFamily(index)).filter { Self.accepted(entries[$0]).map(isSame) == true }
        guard isAccepted else {
            for note in noted.reversed() { remove(entries[note...note]) }
            return true
        }
        guard noted.isEmpty else { return true }
        guard let line = Self.line(.item(name: "? " + name, quantity: nil)) else { return false }
        file.insert("  " + line, at: entries[endOfFamily(index) - 1].line)
        read()
        return true
    }

    /// Returns the name of the optional ingredient that an entry accepts, or `nil` for another entry.
    private static func accepted(_ entry: Entry) -> String? {
        guard case .item(let name, _) = entry.content, name.first == "?" else { return nil }
        let accepted = name.dropFirst().trimmingSpaces()
        return accepted.isEmpty ? nil : accepted
    }

    private func endOfFamily(_ index: Int) -> Int {
        entries[(index + 1)...].firstIndex { $0.level <= entries[index].level } ?? entries.count
    }
}

// MARK: - Editing

extension ShoppingListFile {
    /// Adds an entry at the end, with the entries that belong to it. A factor of one is not written.
    ///
    /// - Returns: Whether the entries were added. If the file cannot store one of the entries, nothing is added. For
    ///   example, the file cannot store a name with braces, comments or line feeds.
    @discardableResult
    public mutating func add(_ content: Entry.Content, children: [Entry.Content] = []) -> Bool {
        guard let line = Self.line(content) else { return false }
        let lines = children.compactMap(Self.line)
        guard lines.count == children.count else { return false }
        for line in [line] + lines.map({ "  " + $0 }) { file.insert(line, at: file.count) }
        read()
        return true
    }

    /// Removes an entry and all entries that belong to it, with their lines. Comments in these lines are removed too.
    /// If a comment continues in another line, the comment remains.
    public mutating func remove(at index: Int) {
        remove(entries[index..<endOfFamily(index)])
    }

    private mutating func remove(_ removed: ArraySlice<Entry>) {
        for entry in removed.reversed() {
            if entry.sharesLine {
                file.replace(entry.range, in: entry.line - 1, with: "")
            } else {
                file.remove(at: entry.line - 1)
            }
        }
        read()
    }

    /// Changes the factor of a recipe, or the amount of an item. The name does not change. A factor of one is not
    /// written. Does nothing if the amount has braces or line feeds, because the file cannot store them.
    ///
    /// - Parameters:
    ///   - quantity: The amount or the factor, or `nil` for none.
    ///   - index: The index of the entry.
    public mutating func setQuantity(_ quantity: Quantity?, ofEntryAt index: Int) {
        let entry = entries[index]
        var text = quantity.map { "{\($0.cooklang)}" } ?? ""
        if case .recipe = entry.content, quantity?.amount == .number(.one), quantity?.unit == nil { text = "" }
        guard !text.dropFirst().dropLast().contains(where: { "{}".contains($0) || $0.isNewline }) else { return }
        let end = entry.range.upperBound
        file.replace(entry.braces ?? end..<end, in: entry.line - 1, with: text)
        read()
    }

    /// Changes the path of a recipe that was renamed. Nothing else in the lines of the recipe changes.
    ///
    /// - Returns: The number of changed entries. 0 if the file cannot store the new path.
    @discardableResult
    public mutating func replaceRecipe(_ path: String, with newPath: String) -> Int {
        guard Self.line(.recipe(path: newPath, multiplier: nil)) != nil else { return 0 }
        let found = entries.filter { if case .recipe(path, _) = $0.content { true } else { false } }
        for entry in found {
            let end = entry.braces?.lowerBound ?? entry.range.upperBound
            file.replace(entry.range.lowerBound..<end, in: entry.line - 1, with: "./" + newPath)
        }
        if !found.isEmpty { read() }
        return found.count
    }

    /// Removes all entries, as ``remove(at:)`` does. Comments in lines without an entry remain.
    public mutating func removeAll() {
        while !entries.isEmpty { remove(entries[...]) }
    }

    private static func line(_ content: Entry.Content) -> String? {
        let name: String
        let amount: String
        switch content {
        case .recipe(let path, let multiplier):
            name = "./" + path
            amount = multiplier.map { $0 == .one ? "" : "{\($0.plainText)}" } ?? ""
        case .item(let text, let quantity):
            name = text.trimmingSpaces()
            amount = quantity.map { "{\($0.cooklang)}" } ?? ""
        }
        let line = name + amount
        // Read the line again, to check that the file can store this entry.
        let read = ShoppingListFile(line + "\n")
        guard read.entries.count == 1, read.problems.isEmpty, !line.contains(where: \.isNewline),
            read.entries[0].isSame(as: content)
        else { return nil }
        return line
    }
}

extension ShoppingListFile.Entry {
    fileprivate func isSame(as other: Content) -> Bool {
        switch (content, other) {
        case (.recipe(let path, let factor), .recipe(let otherPath, let otherFactor)):
            path == otherPath && (factor ?? .one) == (otherFactor ?? .one)
        case (.item(let name, _), .item(let otherName, _)): name == otherName.trimmingSpaces()
        default: false
        }
    }
}

// MARK: - Reading

extension ShoppingListFile {
    /// Reads the entries and the problems from the lines. Skips front matter, which is between two lines `---` at the
    /// start of the file.
    private mutating func read() {
        entries = []
        problems = []
        var comments = CooklangComments()
        var isFrontMatter = false
        var hasContent = false
        var levels: [Int] = []
        for (index, line) in file.lines.enumerated() {
            if !hasContent || isFrontMatter,
                UTF8Text.trim(0..<line.bytes.count, in: line.bytes).map({ line.bytes[$0] }) == Self.fence
            {
                isFrontMatter.toggle()
                hasContent = true
                continue
            }
            if isFrontMatter {
                if line.indentation.contains(0x09) { reportTab(index) }
                continue
            }
            let wasOpen = comments.isOpen
            let masked = comments.masked(line.bytes)
            let range = UTF8Text.trim(0..<masked.count, in: masked)
            guard !range.isEmpty else { continue }
            hasContent = true
            // Comments and the spaces after them are not indentation.
            let indentation = wasOpen ? [] : line.indentation
            if indentation.contains(0x09) { reportTab(index) }
            let width = indentation.reduce(0) { $0 + ($1 == 0x09 ? 2 : 1) }
            while let last = levels.last, last >= width { levels.removeLast() }
            entries.append(
                entry(masked, range, level: levels.count, index: index, sharesLine: wasOpen || comments.isOpen))
            levels.append(width)
        }
        if comments.isOpen {
            problems.append(
                FileProblem(.error, line: file.count, "A comment “[-” has no “-]”. It ends at the end of the file."))
        }
    }

    private mutating func entry(
        _ line: [UInt8], _ range: Range<Int>, level: Int, index: Int, sharesLine: Bool
    ) -> Entry {
        var name = range
        var braces: Range<Int>?
        if line[range.upperBound - 1] == UInt8(ascii: "}"), let open = line[range].lastIndex(of: UInt8(ascii: "{")) {
            braces = open..<range.upperBound
            name = UTF8Text.trim(range.lowerBound..<open, in: line)
        }
        let text = UTF8Text.string(name, in: line)
        let inside = braces.map { UTF8Text.string(($0.lowerBound + 1)..<($0.upperBound - 1), in: line) } ?? ""
        let content: Entry.Content
        if text.hasPrefix("./") {
            let multiplier = Rational(parsing: inside)
            let isValid = multiplier.map { $0 > .zero } == true
            if !isValid, !inside.trimmingSpaces().isEmpty {
                problems.append(
                    FileProblem(.warning, line: index + 1, "“\(inside)” is no factor. The recipe counts once."))
            }
            content = .recipe(path: String(text.dropFirst(2)), multiplier: isValid ? multiplier : nil)
        } else {
            content = .item(name: text, quantity: Quantity(cooklang: inside))
        }
        return Entry(
            content: content, level: level, line: index + 1, range: range, braces: braces, sharesLine: sharesLine)
    }

    private mutating func reportTab(_ index: Int) {
        problems.append(
            FileProblem(.warning, line: index + 1, "The line is indented by a tab. It is read as two spaces."))
    }

    private static let fence = Array("---".utf8)
}
