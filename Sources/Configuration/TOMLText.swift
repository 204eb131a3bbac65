import TOMLKit

/// A parsed TOML document: its values with their paths and locations.
struct TOMLText {
    /// A value. Distinguishes only the kinds of values that a configuration uses.
    enum Value {
        case boolean(Bool)
        case string(String)
        case strings([String])
        /// A number, a date, or a list with elements other than strings.
        case other
    }

    /// A value that is not a table, with its path.
    struct Entry {
        var path: [String]
        var value: Value
    }

    /// A syntax error.
    struct Failure: Error {
        var message: String
        var location: TOMLLocation
    }

    /// The values in the order of the document. Tables are not values.
    let entries: [Entry]
    let locations: TOMLLocations

    init(_ text: String) throws(Failure) {
        let table: TOMLTable
        do {
            table = try TOMLTable(string: text)
        } catch let error as TOMLParseError {
            let location = TOMLLocation(
                line: max(1, error.source.begin.line), column: max(1, error.source.begin.column))
            throw Failure(message: error.description, location: location)
        } catch {
            throw Failure(message: "\(error)", location: TOMLLocation(line: 1, column: 1))
        }
        locations = TOMLLocations(text)
        var entries: [Entry] = []
        Self.collect(table, at: [], into: &entries)
        let locations = locations
        self.entries = entries.sorted { locations.location(of: $0.path) < locations.location(of: $1.path) }
    }

    private static func collect(_ table: TOMLTable, at path: [String], into entries: inout [Entry]) {
        for key in table.keys {
            guard let value = table[key] else { continue }
            if let table = value.table {
                collect(table, at: path + [key], into: &entries)
            } else {
                entries.append(Entry(path: path + [key], value: self.value(of: value)))
            }
        }
    }

    private static func value(of value: any TOMLValueConvertible) -> Value {
        if let boolean = value.bool { return .boolean(boolean) }
        if let string = value.string { return .string(string) }
        guard let array = value.array else { return .other }
        let strings = array.map(\.string)
        let known = strings.compactMap { $0 }
        return known.count == strings.count ? .strings(known) : .other
    }
}
