/// The indices of keys, in the order in which the keys were added.
///
/// Up to 16 keys are compared one by one, and only more keys are stored in a hash table. Most lists of keys are short,
/// and the first use of a hash table (such as `OrderedSet` of swift-collections) with a key type delays the start of
/// the program.
package struct KeyIndex<Key: Hashable & Sendable>: Sendable {
    package init() {}

    /// The maximum number of keys that are compared one by one.
    private static var few: Int { 16 }

    private var keys: [Key] = []
    /// The index of each key, or empty if there are at most ``few`` keys. The property is not optional, because an
    /// optional dictionary would not make the start of the program faster.
    private var indices: [Key: Int] = [:]

    /// The number of keys. The next new key gets this index.
    package var count: Int { keys.count }

    /// Returns the index of a key. A new key is added at the end.
    package mutating func index(adding key: Key) -> Int {
        if let index = find(key) { return index }
        if keys.isEmpty { keys.reserveCapacity(Self.few) }
        keys.append(key)
        if keys.count == Self.few + 1 {
            for (index, key) in keys.enumerated() { indices[key] = index }
        } else if keys.count > Self.few {
            indices[key] = keys.count - 1
        }
        return keys.count - 1
    }

    /// Adds a key, and returns whether it is new.
    package mutating func insert(_ key: Key) -> Bool {
        let count = count
        return index(adding: key) == count
    }

    private func find(_ key: Key) -> Int? {
        keys.count > Self.few ? indices[key] : keys.firstIndex(of: key)
    }
}
