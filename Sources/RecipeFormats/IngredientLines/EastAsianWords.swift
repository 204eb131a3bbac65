import RecipeKit

/// The words of ingredient lines in East Asian languages. Because no spaces separate words, a search looks for a word
/// at a given position of a line.
struct EastAsianWords: Sendable {
    enum Meaning: Sendable {
        case unit(name: String)
        /// A unit that is before its number.
        case leadingUnit(name: String)
        case number(Rational)
        /// An amount in words.
        case amount
        case about
        case optional
        case toTaste
    }

    struct Entry: Sendable {
        var text: [UInt8]
        var meaning: Meaning
        var language: String
    }

    /// The entries by their first character, from the longest to the shortest. The key of a character of three bytes
    /// consists of its first and its last byte.
    private var entries: [UInt16: [Entry]] = [:]

    init(_ languages: [KitchenLanguage]) {
        for language in languages {
            for line in language.units.split(separator: "\n") {
                add(line, language) { .unit(name: $0) }
            }
            for line in language.unitsBeforeNumber.split(separator: "\n") {
                add(line, language) { .leadingUnit(name: $0) }
            }
            for entry in Self.entries(language.numbers[...]) {
                let sides = entry.split(separator: "=").map { $0.trimmingSpaces() }
                guard sides.count == 2, let value = Rational(parsing: sides[1]) else { continue }
                add(sides[0], .number(value), language)
            }
            for (role, list) in language.words {
                let meaning: Meaning? =
                    switch role {
                    case .vagueCount: .amount
                    case .about: .about
                    case .optional: .optional
                    case .toTaste: .toTaste
                    default: nil
                    }
                guard let meaning else { continue }
                for entry in Self.entries(list[...]) { add(entry, meaning, language) }
            }
        }
        for key in entries.keys { entries[key]?.sort { $0.text.count > $1.text.count } }
    }

    /// Returns the longest entry at `index` with a meaning that `choose` accepts, or `nil` if there is none.
    ///
    /// An entry that ends in a Latin letter is not found if a further Latin letter follows.
    func find<Value>(
        at index: Int, in bytes: [UInt8], _ choose: (Meaning) -> Value?
    ) -> (value: Value, language: String, text: String, end: Int)? {
        guard index < bytes.count, let candidates = entries[Self.key(bytes[index...])] else { return nil }
        for entry in candidates where index + entry.text.count <= bytes.count {
            let end = index + entry.text.count
            guard zip(entry.text, bytes[index..<end]).allSatisfy({ $0 == Self.lowercased($1) }),
                let value = choose(entry.meaning),
                !(UTF8Text.isLetter(bytes[end - 1]) && end < bytes.count && UTF8Text.isLetter(bytes[end]))
            else { continue }
            return (value, entry.language, String(decoding: bytes[index..<end], as: UTF8.self), end)
        }
        return nil
    }

    private mutating func add(_ line: Substring, _ language: KitchenLanguage, _ meaning: (String) -> Meaning) {
        let forms = Self.entries(line)
        for form in forms { add(form, meaning(forms[0]), language) }
    }

    private mutating func add(_ text: String, _ meaning: Meaning, _ language: KitchenLanguage) {
        let bytes = FullWidthForms.folded(Array(text.lowercased().utf8))
        guard !bytes.isEmpty else { return }
        entries[Self.key(bytes[...]), default: []].append(
            Entry(text: bytes, meaning: meaning, language: language.code))
    }

    private static func entries(_ list: Substring) -> [String] {
        list.split(separator: ",").map { $0.filter { $0 != "\n" }.trimmingSpaces() }.filter { !$0.isEmpty }
    }

    private static func key(_ bytes: ArraySlice<UInt8>) -> UInt16 {
        let first = bytes[bytes.startIndex]
        guard first >= 0xE0, bytes.count > 2 else { return UInt16(lowercased(first)) }
        return UInt16(first) << 8 | UInt16(bytes[bytes.startIndex + 2])
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
}
