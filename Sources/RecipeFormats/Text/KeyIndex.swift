/// The indices of keys, in the order in which the keys were added.
///
/// `OrderedSet` of swift-collections has the same purpose. But the first hash table for a key type slows the start of a
/// program, because Swift instantiates the generic type. Most lists of keys are short, so this type compares up to 16
/// keys one by one. It creates a dictionary only for more keys.
package struct KeyIndex<Key: Hashable & Sendable>: Sendable {
    package init() {}

    private static var few: Int { 16 }

    private var keys: [Key] = []
    /// The index of each key if there are many keys. It is not optional, because even an optional dictionary would slow
    /// the start.
    private var indices: [Key: Int] = [:]

    /// The number of keys, which is the index of the next new key.
    package var count: Int { keys.count }

    /// Returns the index of a key, and adds the key at the end if it is new.
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

    /// Adds a key and returns whether it is new.
    package mutating func insert(_ key: Key) -> Bool {
        let count = count
        return index(adding: key) == count
    }

    private func find(_ key: Key) -> Int? {
        keys.count > Self.few ? indices[key] : keys.firstIndex(of: key)
    }
}
