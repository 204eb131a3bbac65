/// Places of keys, in the order the keys came.
///
/// A few keys are compared one by one; a dictionary is made only once there are many. Short lists are the rule, and the
/// first dictionary of its kind costs a program's start more than looking through any of them.
struct KeyIndex<Key: Hashable & Sendable>: Sendable {
    private static var few: Int { 16 }

    private var keys: [Key] = []
    /// Empty while there are few. (As an optional it would bring the dictionary's costs back.)
    private var places: [Key: Int] = [:]

    /// How many keys there are, and the place of the next new one.
    var count: Int { keys.count }

    /// The place of a key, which becomes the next one where the key is new.
    mutating func place(of key: Key) -> Int {
        if let place = find(key) { return place }
        if keys.isEmpty { keys.reserveCapacity(Self.few) }
        keys.append(key)
        if keys.count == Self.few + 1 {
            for (place, key) in keys.enumerated() { places[key] = place }
        } else if keys.count > Self.few {
            places[key] = keys.count - 1
        }
        return keys.count - 1
    }

    /// Adds a key, and returns whether it is new.
    mutating func addsKey(_ key: Key) -> Bool {
        let count = count
        return place(of: key) == count
    }

    private func find(_ key: Key) -> Int? {
        keys.count > Self.few ? places[key] : keys.firstIndex(of: key)
    }
}
