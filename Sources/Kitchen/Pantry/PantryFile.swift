import RecipeKit
import TOMLDocuments

/// The file `pantry.conf` of the Cooklang programs. It lists the stock at home, and the place of each item.
///
/// ```toml
/// [fridge]
/// milk = { quantity = "1%l", expire = "2026-03-07", low = "500%ml" }
/// eggs = "12"
/// ```
///
/// An edit changes only the bytes of one item. Comments, the order of the lines and the line ends do not change.
public struct PantryFile: Hashable, Sendable {
    /// An attribute of an item.
    public enum Attribute: String, Hashable, Sendable, CaseIterable {
        /// The amount.
        case quantity
        /// The day of the purchase.
        case bought
        /// The last day on which the item is good.
        case expire
        /// The amount at which the item runs low.
        case low
    }

    /// The place of items that are outside the tables of the file.
    public static let general = "general"

    /// The items, in the order of the file.
    public private(set) var items: [PantryItem] = []
    /// The problems of the file: lines that cannot be read, unknown attributes, items that are listed twice, and dates
    /// that do not exist.
    public private(set) var problems: [FileProblem] = []
    /// The bytes of the file.
    public var bytes: [UInt8] { document.bytes }
    private var document: TOMLDocument {
        didSet { read() }
    }
    /// The positions of the items in the file, in the order of ``items``.
    private var sources: [Source] = []
    private var tables: [Table] = []

    struct Table: Hashable, Sendable {
        var place: String
        var line: Range<Int>
        /// The position after the last entry of the table. If the table has no entries, the position after its header.
        var end: Int
    }

    /// The position of an item in the file.
    struct Source: Hashable, Sendable {
        enum Form: Hashable, Sendable {
            /// `milk = "1%l"`, with the range of the value.
            case value(Range<Int>)
            /// `milk = { … }`, with the range of the braces and of their content.
            case table(Range<Int>)
            /// `pantry = ["milk"]` or `pantry = { milk = "1%l" }`, with the range of the whole array or table.
            case element(of: Range<Int>)
            /// `[fridge.milk]` or `milk.quantity = …`
            case lines
        }

        var form: Form
        var lines: [Range<Int>]
        var values: [Attribute: Range<Int>] = [:]
        /// For each attribute, the range of its key and its value.
        var entries: [Attribute: Range<Int>] = [:]
    }

    /// Reads a file. O(n).
    public init(bytes: [UInt8]) {
        document = TOMLDocument(bytes: bytes)
        read()
    }

    /// Reads a text.
    public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    /// Returns the index of the item with a name. Case does not matter. If no item has the name, returns the index of
    /// an item that is the same grocery. If there is no such item, returns `nil`.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - place: The place, or `nil` for any place. If several items match, the first one is taken.
    ///   - names: The meanings of names. `nil` means that only the name itself is compared.
    public func index(of name: String, in place: String? = nil, _ names: GroceryNames? = nil) -> Int? {
        let isHere = { (index: Int) in place.map { $0.lowercased() == items[index].place.lowercased() } ?? true }
        if let index = items.indices.first(where: { items[$0].name.lowercased() == name.lowercased() && isHere($0) }) {
            return index
        }
        guard let names else { return nil }
        let key = names.grocery(for: name).key
        return items.indices.first { isHere($0) && names.grocery(for: items[$0].name).key == key }
    }

    /// The places, in the order of the file.
    public var places: [String] {
        var places: [String] = []
        for item in items where !places.contains(item.place) { places.append(item.place) }
        return places
    }
}

extension PantryFile {
    private mutating func read() {
        let reader = PantryReader(document)
        (items, problems) = (reader.items, reader.problems)
        (sources, tables) = (reader.sources, reader.tables)
    }
}

// MARK: - Editing

extension PantryFile {
    /// Changes one attribute of an item. Nothing else in the file changes. An empty amount counts as no amount.
    ///
    /// - Parameters:
    ///   - attribute: The attribute.
    ///   - index: The index of the item.
    ///   - value: The new value, or `nil` to remove the attribute.
    public mutating func set(_ attribute: Attribute, ofItemAt index: Int, to value: String?) {
        let source = sources[index]
        let item = items[index]
        // Outside the tables, `{}` would be read as a place.
        let empty = item.place == Self.general ? "\"\"" : "{}"
        switch source.form {
        case .value(let range):
            if attribute == .quantity {
                document.replace(range, with: value.map { quoted($0, like: range) } ?? empty)
            } else if let value {
                let old = String(decoding: bytes[range], as: UTF8.self)
                let known = item.amountText == nil ? "" : "quantity = \(old), "
                document.replace(range, with: "{ \(known)\(attribute.rawValue) = \(value.quotedForTOML) }")
            }
        case .table(let table):
            if let value {
                if let old = source.values[attribute] {
                    document.replace(old, with: quoted(value, like: old))
                } else {
                    let last = source.entries.values.map(\.upperBound).max()
                    document.append("\(attribute.rawValue) = \(value.quotedForTOML)", to: table, behind: last)
                }
            } else if let entry = source.entries[attribute] {
                document.remove(entry, from: table)
            }
        case .lines:
            if let value {
                if let old = source.values[attribute] {
                    document.replace(old, with: quoted(value, like: old))
                } else if let last = source.lines.map(\.upperBound).max() {
                    let isHeader = source.entries.isEmpty || source.lines.count > source.entries.count
                    let key = isHeader ? attribute.rawValue : "\(item.name.keyForTOML).\(attribute.rawValue)"
                    document.insertLine("\(key) = \(value.quotedForTOML)", at: last)
                }
            } else if let entry = source.entries[attribute],
                let line = source.lines.first(where: { $0.contains(entry.lowerBound) })
            {
                document.removeLines([line])
            }
        case .element(let list):
            var own = item
            own[attribute] = value
            write(list, changing: index, to: own)
        }
    }

    /// Adds an item at the end of its place. If the file does not have the place, adds the place and the item at the
    /// end of the file. If the place already has an item with this name, changes that item: it gets the attributes of
    /// the new item.
    ///
    /// - Returns: The index of the added or changed item.
    @discardableResult
    public mutating func add(_ item: PantryItem) -> Int {
        if let known = index(of: item.name, in: item.place) {
            for attribute in Attribute.allCases {
                if let value = item[attribute], items[known][attribute] != value {
                    set(attribute, ofItemAt: index(of: item.name, in: item.place) ?? known, to: value)
                }
            }
            return index(of: item.name, in: item.place) ?? known
        }
        let line = "\(item.name.keyForTOML) = \(Self.value(item))"
        let list = items.indices.compactMap { index -> Range<Int>? in
            guard items[index].place.lowercased() == item.place.lowercased(),
                case .element(let list) = sources[index].form
            else { return nil }
            return list
        }.first
        if let table = tables.first(where: { $0.place.lowercased() == item.place.lowercased() && !isSubtable($0) }) {
            document.insertLine(line, at: table.end)
        } else if let list {
            write(list, changing: nil, to: item)
        } else if item.place == Self.general {
            document.insertLine(line, at: document.endOfRoot)
        } else {
            document.appendTable([item.place], entries: [line])
        }
        return index(of: item.name, in: item.place) ?? items.count - 1
    }

    /// Removes an item with its lines. Its place stays in the file, also without items.
    public mutating func remove(at index: Int) {
        let source = sources[index]
        if case .element(let list) = source.form {
            write(list, changing: index, to: nil)
        } else {
            document.removeLines(source.lines)
        }
    }

    /// Returns whether a table of the file is an item: `[fridge.milk]`.
    private func isSubtable(_ table: Table) -> Bool {
        sources.contains { $0.form == .lines && $0.lines.contains(table.line) }
    }

    /// Writes an array or an inline table again, with one item changed, added or removed. If an item has attributes,
    /// the result is an inline table: `pantry = { rice = "1%kg" }`. Otherwise, the result is an array.
    ///
    /// - Parameters:
    ///   - list: The range of the array or of the inline table.
    ///   - index: The index of the item to change, or `nil` to add an item.
    ///   - item: The new item, or `nil` to remove the item.
    private mutating func write(_ list: Range<Int>, changing index: Int?, to item: PantryItem?) {
        var members = items.indices.filter { sources[$0].form == .element(of: list) }.map { ($0, items[$0]) }
        if let index {
            members = members.compactMap { $0.0 == index ? item.map { (index, $0) } : $0 }
        } else if let item {
            members.append((items.count, item))
        }
        let isPlain = members.allSatisfy { member in Attribute.allCases.allSatisfy { member.1[$0] == nil } }
        let texts = members.map {
            isPlain ? $0.1.name.quotedForTOML : "\($0.1.name.keyForTOML) = \(Self.value($0.1, isInPlace: true))"
        }
        let text = texts.joined(separator: ", ")
        document.replace(list, with: isPlain ? "[\(text)]" : text.isEmpty ? "{}" : "{ \(text) }")
    }

    /// Returns the TOML value of an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - isInPlace: Whether the value is inside an inline table. There, an item with the name of an attribute, such
    ///     as `low`, is written as a table, because a string would be read as an attribute.
    private static func value(_ item: PantryItem, isInPlace: Bool = false) -> String {
        let attributes = Attribute.allCases.compactMap { attribute in
            item[attribute].map { (attribute, $0) }
        }
        if attributes.isEmpty { return item.place == general && !isInPlace ? "\"\"" : "{}" }
        let isAmbiguous = isInPlace && Attribute(rawValue: item.name) != nil
        if attributes.count == 1, !isAmbiguous, let amount = item.amountText { return amount.quotedForTOML }
        return "{ " + attributes.map { "\($0.rawValue) = \($1.quotedForTOML)" }.joined(separator: ", ") + " }"
    }

    /// Returns a text in quotes, in single ones if the old value has them and they can contain the text.
    private func quoted(_ text: String, like old: Range<Int>) -> String {
        let fits = bytes[old].first == UInt8(ascii: "'") && !text.contains("'") && text.allSatisfy { !$0.isNewline }
        return fits ? "'\(text)'" : text.quotedForTOML
    }
}

extension PantryItem {
    /// The text of an attribute.
    public subscript(attribute: PantryFile.Attribute) -> String? {
        get {
            switch attribute {
            case .quantity: amountText
            case .bought: boughtText
            case .expire: expiryText
            case .low: lowText
            }
        }
        set {
            switch attribute {
            case .quantity: amountText = newValue
            case .bought: boughtText = newValue
            case .expire: expiryText = newValue
            case .low: lowText = newValue
            }
        }
    }
}
