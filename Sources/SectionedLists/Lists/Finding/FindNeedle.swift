/// A text to search for. The search ignores case and accents.
///
/// A Latin letter with an accent matches its base letter, and a ligature or `ß` matches its letters: `Crème brûlée`
/// contains `creme`, `Œuf` contains `oeuf`, and `Strauß` contains `strauss`. Standalone combining marks are ignored.
@MainActor
struct FindNeedle: Equatable {
    /// The text in lower case and without accents, in UTF-8.
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Self.folded(text) }

    var isEmpty: Bool { bytes.isEmpty }

    /// Returns whether a text contains the needle. An empty needle is in every text. The usual cost is O(length of the
    /// text). For an ASCII text, no memory is allocated.
    func isIn(_ text: String) -> Bool {
        let isInASCII = text.utf8.withContiguousStorageIfAvailable { text -> Bool? in
            text.allSatisfy { $0 < 0x80 } ? isIn(text) : nil
        }
        if case .some(.some(let found)) = isInASCII { return found }
        return Self.folded(text).withUnsafeBufferPointer(isIn)
    }

    private func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = bytes.first, text.count >= bytes.count else { return bytes.isEmpty }
        for start in 0...(text.count - bytes.count) where Self.lowercased(text[start]) == first {
            var matched = 1
            while matched < bytes.count, Self.lowercased(text[start + matched]) == bytes[matched] { matched += 1 }
            if matched == bytes.count { return true }
        }
        return false
    }

    /// Returns whether this needle comes before `other` in sorted order. Case and accents are ignored.
    func precedes(_ other: FindNeedle) -> Bool { bytes.lexicographicallyPrecedes(other.bytes) }

    // MARK: - Folding

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    }

    /// Returns a text in lower case and without accents, in UTF-8.
    private static func folded(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                bytes.append(lowercased(UInt8(scalar.value)))
            } else {
                bytes += folded(scalar)
            }
        }
        return bytes
    }

    /// A cache of the folded forms of scalars beyond ASCII. It stays small, because the texts of a list contain few
    /// different scalars.
    private static var known: [UInt32: [UInt8]] = [:]

    private static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
        if let bytes = known[scalar.value] { return bytes }
        let properties = scalar.properties
        let capitals = properties.uppercaseMapping
        var text = properties.lowercaseMapping
        if let letters = latinLetters(of: properties.name ?? "") {
            text = letters
        } else if capitals.unicodeScalars.count > 1 {
            text = capitals.lowercased()
        }
        let bytes = text.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
            .flatMap { Array(String($0).utf8) }
        known[scalar.value] = bytes
        return bytes
    }

    /// Returns the base letters of a Latin letter, in lower case. They are part of its Unicode name: `e` for
    /// `LATIN SMALL LETTER E WITH ACUTE`, `oe` for `LATIN SMALL LIGATURE OE`.
    ///
    /// For other names, returns `nil`. For `LATIN SMALL LETTER SHARP S`, which is `ß`, also returns `nil`, because the
    /// letters of `ß` are `ss`.
    private static func latinLetters(of name: String) -> String? {
        guard name.hasPrefix("LATIN ") else { return nil }
        var words = name.split(separator: " ")
        if let with = words.firstIndex(of: "WITH") { words.removeSubrange(with...) }
        guard let letters = words.last, letters.utf8.count <= 2, words.dropLast().last != "SHARP" else { return nil }
        return letters.lowercased()
    }
}
