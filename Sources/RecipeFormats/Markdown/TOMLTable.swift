/// A table of TOML while it is read. A reference, so that many headers extend it without copies.
final class TOMLTable {
    private enum Value {
        case value(MetadataValue)
        case table(TOMLTable)
        case tables([TOMLTable])
    }

    private var keys: [String: Int] = [:]
    private var entries: [(key: String, value: Value)] = []

    func set(_ key: String, to value: MetadataValue) { set(key, .value(value)) }

    private func set(_ key: String, _ value: Value) {
        if let index = keys[key] {
            entries[index].value = value
        } else {
            keys[key] = entries.count
            entries.append((key, value))
        }
    }

    /// Returns the table below a key, or the last table of its array. Creates it if there is none.
    func table(_ key: String) -> TOMLTable {
        if let index = keys[key] {
            switch entries[index].value {
            case .table(let table): return table
            case .tables(let tables): if let last = tables.last { return last }
            case .value: break
            }
        }
        let table = TOMLTable()
        set(key, .table(table))
        return table
    }

    /// Returns a new table at the end of the array below a key.
    func appendedTable(_ key: String) -> TOMLTable {
        let table = TOMLTable()
        if let index = keys[key], case .tables(var tables) = entries[index].value {
            // Only one reference to the array, so that it grows in place.
            entries[index].value = .tables([])
            tables.append(table)
            entries[index].value = .tables(tables)
        } else {
            set(key, .tables([table]))
        }
        return table
    }

    var result: [MetadataValue.Entry] {
        entries.map { key, value in
            switch value {
            case .value(let value): MetadataValue.Entry(key: key, value: value)
            case .table(let table): MetadataValue.Entry(key: key, value: .entries(table.result))
            case .tables(let tables): MetadataValue.Entry(key: key, value: .list(tables.map { .entries($0.result) }))
            }
        }
    }
}
