import TOMLKit

/// A TOML document: its values by their paths, and where they stand.
struct TOMLText {
    /// What a document may hold, as far as a configuration has a use for it.
    enum Value {
        case boolean(Bool)
        case string(String)
        case strings([String])
        /// A number, a date, a list of other things than strings.
        case other
    }

    /// A value that is no table, with the keys that lead to it.
    struct Entry {
        var path: [String]
        var value: Value
    }

    /// Why a text is no TOML.
    struct Failure: Error {
        var message: String
        var place: TOMLPlace
    }

    /// In the order of the document.
    let entries: [Entry]
    let places: TOMLPlaces

    init(_ text: String) throws(Failure) {
        let table: TOMLTable
        do {
            table = try TOMLTable(string: text)
        } catch let error as TOMLParseError {
            let place = TOMLPlace(line: max(1, error.source.begin.line), column: max(1, error.source.begin.column))
            throw Failure(message: error.description, place: place)
        } catch {
            throw Failure(message: "\(error)", place: TOMLPlace(line: 1, column: 1))
        }
        places = TOMLPlaces(text)
        var entries: [Entry] = []
        Self.collect(table, at: [], into: &entries)
        let places = places
        self.entries = entries.sorted { places.place(of: $0.path) < places.place(of: $1.path) }
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
