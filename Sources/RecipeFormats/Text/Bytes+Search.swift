import RecipeKit

extension [UInt8] {
    /// Returns whether the bytes contain the UTF-8 of a text.
    package func holds(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { part in withUnsafeBufferPointer { $0.holds(part) } }
    }

    /// Returns the offset of the first occurrence of other bytes at or after an offset, or `nil` if there is none.
    func offset(of part: [UInt8], from start: Int) -> Int? {
        withUnsafeBufferPointer { bytes in part.withUnsafeBufferPointer { bytes.offset(of: $0, from: start) } }
    }
}

extension StringProtocol {
    /// Returns whether the text contains the bytes of another text. `E` and `e` differ, and so do different encodings
    /// of `é`.
    package func holds(_ part: StaticString) -> Bool {
        part.withUTF8Buffer { part in
            utf8.withContiguousStorageIfAvailable { $0.holds(part) }
                ?? Array(utf8).withUnsafeBufferPointer { $0.holds(part) }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func holds(_ part: UnsafeBufferPointer<UInt8>) -> Bool { offset(of: part, from: 0) != nil }

    fileprivate func offset(of part: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let first = part.first, count - start >= part.count else { return part.isEmpty ? start : nil }
        for start in start...(count - part.count) where self[start] == first {
            var length = 1
            while length < part.count, self[start + length] == part[length] { length += 1 }
            if length == part.count { return start }
        }
        return nil
    }
}

extension StaticString {
    /// Returns whether the UTF-8 of the text contains a byte.
    package func holds(_ byte: UInt8) -> Bool {
        withUTF8Buffer { $0.contains(byte) }
    }
}

/// A hash that can be stored, because it is the same in every run and on every machine. It is not secure enough for
/// secrets.
package struct StableHash {
    /// The hash of the bytes so far, by ``FNV1a``.
    package private(set) var value: UInt64 = FNV1a.offsetBasis

    package init() {}

    /// Adds the bytes and a separator, which UTF-8 does not contain. Therefore, “ab”, “c” and “a”, “bc” have different
    /// hashes.
    package mutating func combine(_ bytes: some Sequence<UInt8>) {
        let hash = bytes.withContiguousStorageIfAvailable { Self.adding($0, to: value) }
        value = FNV1a.adding(0xFF, to: hash ?? Self.adding(bytes, to: value))
    }

    private static func adding(_ bytes: some Sequence<UInt8>, to hash: UInt64) -> UInt64 {
        var hash = hash
        for byte in bytes { hash = FNV1a.adding(byte, to: hash) }
        return hash
    }

    /// Returns the hash of the bytes, as after one call of ``combine(_:)``.
    package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = StableHash()
        hash.combine(bytes)
        return hash.value
    }

    /// The hash as sixteen hexadecimal digits.
    package var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

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
