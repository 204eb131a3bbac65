/// The aisles and the synonyms that the program knows without a file, in five languages.
enum DefaultAisles {
    /// A thing that shops sell, with one or several names.
    struct Entry: Sendable {
        /// The first name in the list. It is English if the thing has an English name.
        var name: Substring
        var key: String
        /// The index of the aisle in ``Table/aisles``.
        var aisle: Int
        /// The index in ``Table/entries``.
        var order: Int
    }

    /// The table of all aisles and things. The program reads it at the first use. O(names).
    struct Table: Sendable {
        /// The names of the aisles, in the order of a common shop.
        fileprivate(set) var aisles: [String] = []
        /// The things, in the order of the table.
        fileprivate(set) var entries: [Entry] = []
        /// For the key of each name, the index of the thing in ``entries``.
        fileprivate(set) var entryOfKey: [String: Int] = [:]

        /// Returns the thing whose name has this key, or `nil` if there is none.
        func entry(_ key: String) -> Entry? { entryOfKey[key].map { entries[$0] } }

        /// Returns the name of the aisle of a thing, or `nil` if the table does not have the thing. The parameter is
        /// the key of any name of the thing.
        func aisle(ofKey key: String) -> String? { entry(key).map { aisles[$0.aisle] } }
    }

    static let table: Table = {
        var table = Table()
        table.entryOfKey.reserveCapacity(6_000)
        for line in "\(text)".split(separator: "\n") {
            if line.hasPrefix("[") {
                table.aisles.append(String(line.dropFirst().dropLast()))
                continue
            }
            for thing in line.split(separator: ";") {
                let names = thing.split(separator: "|")
                guard let first = names.first else { continue }
                let index = table.entries.count
                let entry = Entry(
                    name: first, key: NameTokens.key(first), aisle: table.aisles.count - 1, order: index)
                guard table.entryOfKey[entry.key] == nil else { continue }
                table.entries.append(entry)
                for name in names {
                    let key = NameTokens.key(name)
                    if table.entryOfKey[key] == nil { table.entryOfKey[key] = index }
                }
            }
        }
        return table
    }()
}
