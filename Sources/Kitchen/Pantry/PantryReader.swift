import RecipeKit
import TOMLDocuments

/// Reads the items of a `pantry.conf` and their positions in the file.
struct PantryReader {
    /// The items, in the order of the file.
    private(set) var items: [PantryItem] = []
    /// The problems of the file, in the order of its lines.
    private(set) var problems: [FileProblem] = []
    /// The positions of the items in the file, in the order of ``items``.
    private(set) var sources: [PantryFile.Source] = []
    private(set) var tables: [PantryFile.Table] = []
    private let document: TOMLDocument
    /// The index of each item, by its place and its name in lower case.
    private var known: [String: Int] = [:]

    /// Reads a document. O(n).
    ///
    /// What TOML forbids although its meaning is clear, such as the name `crème` or the amount `1/2` without quotes, is no
    /// problem here.
    init(_ document: TOMLDocument) {
        self.document = document
        for mistake in document.diagnostics where mistake.kind == .unreadable {
            let message = mistake.message.prefix(1).uppercased() + mistake.message.dropFirst()
            report(.error, mistake.offset, "\(message). The line is ignored.")
        }
        var path: [String] = []
        /// The entry that names the item of the current table of an array: `name = "milk"` in `[[fridge]]`.
        var naming: TOMLEntry?
        for (number, statement) in document.statements.enumerated() {
            let line = statement.lines
            switch statement.content {
            case .header(let keys, let isArray):
                path = keys.map(\.name)
                naming = isArray ? Self.naming(document.statements[(number + 1)...]) : nil
                if let name = naming?.value.text { path = [path[0], name] }
                tables.append(PantryFile.Table(place: path[0], line: line, end: line.upperBound))
                if path.count > 1 { _ = index(path[1], path[0], PantryFile.Source(form: .lines, lines: [line])) }
            case .entry(let entry):
                if entry.range == naming?.range {
                    addLine(line, to: path)
                    continue
                }
                if let word = Self.word(in: entry.value) {
                    report(
                        .error, word.range.lowerBound,
                        "The value needs quotes: \"\(word.text ?? "")\". The line is ignored.")
                    continue
                }
                if !tables.isEmpty { tables[tables.count - 1].end = line.upperBound }
                add(entry, line, path)
            }
        }
        problems.sort { $0.line < $1.line }
    }

    /// Returns the first value that is a word without quotes. An amount, such as `2 cans`, needs none.
    private static func word(in value: TOMLValue) -> TOMLValue? {
        switch value.content {
        case .malformed: value.text?.first.map { $0.isNumber || "+-.".contains($0) } == true ? nil : value
        case .array(let values): values.lazy.compactMap(word).first
        case .table(let entries): entries.lazy.compactMap { word(in: $0.value) }.first
        default: nil
        }
    }

    /// Returns the entry that names the item of a table, from the statements after the header of the table.
    private static func naming(_ statements: ArraySlice<TOMLStatement>) -> TOMLEntry? {
        for case .entry(let entry) in statements.lazy.map(\.content).prefix(while: { content in
            if case .entry = content { true } else { false }
        }) where ["name", "item"].contains(entry.names.joined(separator: ".")) && entry.value.text?.isEmpty == false {
            return entry
        }
        return nil
    }

    /// Adds a line without an attribute to an item that has a table of its own.
    private mutating func addLine(_ line: Range<Int>, to path: [String]) {
        let item = index(path[1], path[0], PantryFile.Source(form: .lines, lines: []), isPart: true)
        sources[item].lines.append(line)
        if !tables.isEmpty { tables[tables.count - 1].end = line.upperBound }
    }

    private mutating func add(_ entry: TOMLEntry, _ line: Range<Int>, _ path: [String]) {
        let full = path + entry.names
        switch (full.count, entry.value.content) {
        case (1, .array(let values)), (2, .array(let values)):
            for value in values {
                guard let name = value.text else { continue }
                _ = index(name, full[0], PantryFile.Source(form: .element(of: entry.value.range), lines: [line]))
            }
        case (1, .table(let entries)) where Self.isPlace(entries):
            // The inline table is a place. Each of its entries is an item.
            for inner in entries { add(inner, line, [full[0]] + inner.names, entry.value.range) }
        case (1, _): addItem(full[0], PantryFile.general, entry.value, line)
        case (2, _): addItem(full[1], full[0], entry.value, line)
        default:
            // `milk.quantity = "1%l"` in a table, or a line of `[fridge.milk]`.
            let item = index(full[1], full[0], PantryFile.Source(form: .lines, lines: []), isPart: true)
            sources[item].lines.append(line)
            addAttribute(full[2], entry, to: item)
        }
    }

    /// Returns whether an inline table at the top level is a place with items, and not an item with attributes.
    private static func isPlace(_ entries: [TOMLEntry]) -> Bool {
        let hasTables = entries.contains { if case .table = $0.value.content { true } else { false } }
        return hasTables || !entries.contains { PantryFile.Attribute(rawValue: $0.keys[0].name) != nil }
    }

    private mutating func add(_ inner: TOMLEntry, _ line: Range<Int>, _ path: [String], _ table: Range<Int>) {
        let item = index(path[1], path[0], PantryFile.Source(form: .element(of: table), lines: [line]))
        switch inner.value.content {
        case .table(let entries):
            for entry in entries { addAttribute(entry.keys[0].name, entry, to: item, isInside: true) }
        default: items[item].amountText = inner.value.text
        }
    }

    private mutating func addItem(_ name: String, _ place: String, _ value: TOMLValue, _ line: Range<Int>) {
        switch value.content {
        case .array: break
        case .table(let entries):
            let item = index(name, place, PantryFile.Source(form: .table(value.range), lines: [line]))
            guard sources[item].form == .table(value.range) else { return }
            for entry in entries { addAttribute(entry.names.joined(separator: "."), entry, to: item) }
        default:
            let item = index(name, place, PantryFile.Source(form: .value(value.range), lines: [line]))
            guard sources[item].form == .value(value.range) else { return }
            sources[item].values[.quantity] = value.range
            guard let text = value.text, !text.isEmpty, value.content != .boolean(true) else { return }
            items[item].amountText = text
        }
    }

    private mutating func addAttribute(_ name: String, _ entry: TOMLEntry, to item: Int, isInside: Bool = false) {
        guard let attribute = PantryFile.Attribute(rawValue: name) else {
            report(.warning, entry.range.lowerBound, "“\(name)” of “\(items[item].name)” is unknown. It is ignored.")
            return
        }
        guard let text = entry.value.text else {
            report(.warning, entry.range.lowerBound, "“\(name)” of “\(items[item].name)” is no text. It is ignored.")
            return
        }
        if !isInside {
            sources[item].values[attribute] = entry.value.range
            sources[item].entries[attribute] = entry.range
        }
        switch attribute {
        case .quantity: items[item].amountText = text.isEmpty ? nil : text
        case .bought: items[item].boughtText = text
        case .expire: items[item].expiryText = text
        case .low: items[item].lowText = text
        }
        if attribute == .bought || attribute == .expire, CalendarDay(parsing: text) == nil {
            report(.warning, entry.value.range.lowerBound, "“\(text)” is not a date such as 2026-03-07. It is ignored.")
        }
    }

    /// Returns the index of an item. Adds the item if it is new. If the item is already there, reports that it is
    /// listed twice, except if `isPart` is `true`.
    private mutating func index(
        _ name: String, _ place: String, _ source: PantryFile.Source, isPart: Bool = false
    ) -> Int {
        let key = "\(place.lowercased())\u{0}\(name.lowercased())"
        if let index = known[key] {
            if !isPart {
                report(
                    .warning, source.lines.first?.lowerBound ?? 0,
                    "“\(name)” is listed twice in “\(place)”. The first one counts.")
            }
            return index
        }
        known[key] = items.count
        items.append(PantryItem(name, place: place))
        sources.append(source)
        return items.count - 1
    }

    private mutating func report(_ severity: FileProblem.Severity, _ offset: Int, _ message: String) {
        problems.append(FileProblem(severity, line: document.location(of: offset).line, message))
    }
}
