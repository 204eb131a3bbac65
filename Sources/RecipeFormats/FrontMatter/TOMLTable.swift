/// A table of TOML that is being read. It is a class, so that many headers can extend the same table.
final class TOMLTable {
    private enum Value {
        case value(MetadataValue)
        case table(TOMLTable)
        case tables([TOMLTable])
    }

    /// The index of each key in ``entries``.
    private var keys: [String: Int] = [:]
    private var entries: [(key: String, value: Value)] = []

    /// Sets the value of a key. A repeated key replaces the earlier value.
    func set(_ key: String, to value: MetadataValue) { set(key, .value(value)) }

    private func set(_ key: String, _ value: Value) {
        if let index = keys[key] {
            entries[index].value = value
        } else {
            keys[key] = entries.count
            entries.append((key, value))
        }
    }

    /// Returns the table under a key, or the last table of an array. If there is no table, creates one.
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

    /// Returns a new table at the end of the array under a key.
    func appendedTable(_ key: String) -> TOMLTable {
        let table = TOMLTable()
        if let index = keys[key], case .tables(var tables) = entries[index].value {
            // The entry must not hold `tables` during the addition, because Swift would then copy `tables`.
            entries[index].value = .tables([])
            tables.append(table)
            entries[index].value = .tables(tables)
        } else {
            set(key, .tables([table]))
        }
        return table
    }

    /// The entries in file order, with all nested tables.
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
