import RecipeKit

/// Reads the items of a `pantry.conf` and their positions in the file.
struct PantryReader {
    /// The items, in the order of the file.
    private(set) var items: [PantryItem] = []
    /// The problems of the file: lines that cannot be read, unknown attributes, items that are listed twice, and dates
    /// that do not exist.
    private(set) var problems: [FileProblem]
    /// The positions of the items in the file, in the order of ``items``.
    private(set) var sources: [PantryFile.Source] = []
    private(set) var tables: [PantryFile.Table] = []
    /// Problems whose `line` is still a byte position. ``locate(in:)`` replaces the position by the number of the line.
    private var findings: [FileProblem] = []

    /// Reads the bytes of a file. O(n).
    init(_ bytes: [UInt8]) {
        let reader = PantryTOMLReader(bytes)
        problems = reader.problems
        var known: [String: Int] = [:]
        var path: [String] = []
        for statement in reader.statements {
            switch statement {
            case .header(let header, let line):
                path = header
                tables.append(PantryFile.Table(place: header.first ?? "", line: line, end: line.upperBound))
                if header.count > 1 {
                    _ = index(header[1], header[0], PantryFile.Source(form: .lines, lines: [line]), &known)
                }
            case .entry(let entry, let line):
                if !tables.isEmpty { tables[tables.count - 1].end = line.upperBound }
                add(entry, line, path, &known)
            }
        }
        locate(in: bytes)
    }

    private mutating func add(
        _ entry: TOMLEntry, _ line: Range<Int>, _ path: [String], _ known: inout [String: Int]
    ) {
        let full = path + entry.key
        switch (full.count, entry.value.content) {
        case (1, .array(let values)), (2, .array(let values)):
            for value in values {
                guard let name = value.text else { continue }
                _ = index(
                    name, full[0], PantryFile.Source(form: .element(array: entry.value.range), lines: [line]), &known)
            }
        case (1, .table(let entries)) where Self.isPlace(entries):
            // The inline table is a place. Each of its entries is an item.
            for inner in entries { add(inner, line, [full[0]] + inner.key, entry.value.range, &known) }
        case (1, _): addItem(full[0], PantryFile.general, entry.value, line, &known)
        case (2, _): addItem(full[1], full[0], entry.value, line, &known)
        default:
            // `milk.quantity = "1%l"` in a table, or a line of `[fridge.milk]`.
            let item = index(full[1], full[0], PantryFile.Source(form: .lines, lines: []), &known, isPart: true)
            sources[item].lines.append(line)
            addAttribute(full[2], entry, to: item)
        }
    }

    /// Returns whether an inline table at the top level is a place with items, and not an item with attributes.
    private static func isPlace(_ entries: [TOMLEntry]) -> Bool {
        let hasTables = entries.contains { if case .table = $0.value.content { true } else { false } }
        return hasTables || !entries.contains { PantryFile.Attribute(rawValue: $0.key[0]) != nil }
    }

    private mutating func add(
        _ inner: TOMLEntry, _ line: Range<Int>, _ path: [String], _ table: Range<Int>, _ known: inout [String: Int]
    ) {
        let item = index(path[1], path[0], PantryFile.Source(form: .element(array: table), lines: [line]), &known)
        switch inner.value.content {
        case .table(let entries): for entry in entries { addAttribute(entry.key[0], entry, to: item, isInside: true) }
        default: items[item].amountText = inner.value.text
        }
    }

    private mutating func addItem(
        _ name: String, _ place: String, _ value: TOMLValue, _ line: Range<Int>, _ known: inout [String: Int]
    ) {
        switch value.content {
        case .string(let text), .scalar(let text):
            let item = index(name, place, PantryFile.Source(form: .value(value.range), lines: [line]), &known)
            guard sources[item].form == .value(value.range) else { return }
            sources[item].values[.quantity] = value.range
            if text != "true", !text.isEmpty { items[item].amountText = text }
        case .table(let entries):
            let item = index(name, place, PantryFile.Source(form: .table(value.range), lines: [line]), &known)
            guard sources[item].form == .table(value.range) else { return }
            for entry in entries { addAttribute(entry.key.joined(separator: "."), entry, to: item) }
        case .array: break
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
        _ name: String, _ place: String, _ source: PantryFile.Source, _ known: inout [String: Int], isPart: Bool = false
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

    private mutating func report(_ severity: FileProblem.Severity, _ position: Int, _ message: String) {
        // `line` is a byte position until `locate(in:)` replaces it.
        findings.append(FileProblem(severity, line: position, message))
    }

    /// Replaces the byte positions of all findings by line numbers, in one pass.
    private mutating func locate(in bytes: [UInt8]) {
        var line = 1
        var offset = 0
        for finding in findings.sorted(by: { $0.line < $1.line }) {
            while offset < min(finding.line, bytes.count) {
                if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
                offset += 1
            }
            problems.append(FileProblem(finding.severity, line: line, finding.message))
        }
        problems.sort { $0.line < $1.line }
    }
}
