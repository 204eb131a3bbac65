import CookingLanguages
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

    init(_ languages: [CookingLanguage]) {
        for language in languages {
            for group in language.unitGroups {
                for unit in CookingLanguage.units(of: group) { add(unit, language) { .unit(name: $0) } }
            }
            for unit in CookingLanguage.units(of: language.unitsBeforeNumber) {
                add(unit, language) { .leadingUnit(name: $0) }
            }
            for (words, text) in language.numberWords {
                guard let value = Rational(parsing: text) else { continue }
                for word in words { add(word, .number(value), language) }
            }
            for (role, meaning) in Self.meanings {
                for entry in language.entries(role) { add(entry, meaning, language) }
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

    private static let meanings: [(CookingLanguage.Role, Meaning)] = [
        (.vagueCount, .amount), (.about, .about), (.optional, .optional), (.toTaste, .toTaste),
    ]

    private mutating func add(_ unit: CookingUnit, _ language: CookingLanguage, _ meaning: (String) -> Meaning) {
        for form in unit.spellings.joined() { add(form, meaning(unit.name), language) }
    }

    private mutating func add(_ text: String, _ meaning: Meaning, _ language: CookingLanguage) {
        let bytes = FullWidthForms.folded(Array(text.lowercased().utf8))
        guard !bytes.isEmpty else { return }
        entries[Self.key(bytes[...]), default: []].append(
            Entry(text: bytes, meaning: meaning, language: language.code))
    }

    private static func key(_ bytes: ArraySlice<UInt8>) -> UInt16 {
        let first = bytes[bytes.startIndex]
        guard first >= 0xE0, bytes.count > 2 else { return UInt16(lowercased(first)) }
        return UInt16(first) << 8 | UInt16(bytes[bytes.startIndex + 2])
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
}
