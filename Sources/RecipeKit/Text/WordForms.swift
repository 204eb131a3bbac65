import CookingLanguages

/// Derives the singular and the plural of a word from its letters.
///
/// The endings of all languages are tried, because a search does not know the language of its words. If a derived form
/// does not exist, the search finds nothing for it. The table is created once.
package enum WordForms {
    /// Returns the possible singulars and plurals of a word, at most 20 of them. A form of a regular word comes after
    /// the form of an irregular word.
    ///
    /// - Parameter word: The word in lower case and without accents.
    package static func forms(of word: String) -> [String] {
        let bytes = Array(word.utf8)
        guard bytes.count > 1, !table.invariable.contains(word), let last = word.last, last.isLetter else { return [] }
        var forms = table.irregular[word] ?? []
        for length in stride(from: min(longestEnding, bytes.count - 1), through: 0, by: -1) {
            let stem = bytes.dropLast(length)
            // An ending that begins inside a character is in no language, so it is found nowhere.
            guard let endings = table.endings[Array(bytes.suffix(length))] else { continue }
            for ending in endings where stem.count >= ending.leastStem {
                if length == 1, bytes.last == UInt8(ascii: "s"), ending.other.isEmpty, isNoPlural(word) { continue }
                if length == 0, (ending.other[0] < 0x80) != (bytes[bytes.count - 1] < 0x80) { continue }
                let form = String(decoding: stem + ending.other, as: UTF8.self)
                if form != word, !forms.contains(form) { forms.append(form) }
            }
        }
        return Array(forms.prefix(20))
    }

    /// Returns whether a word that ends in `s` is probably a singular: `glass`, `couscous`, `basis`.
    private static func isNoPlural(_ word: String) -> Bool { ["ss", "us", "is"].contains(where: word.hasSuffix) }

    /// The length in bytes of the longest ending.
    private static let longestEnding = 10

    private struct Ending: Hashable {
        /// The ending of the other number.
        var other: [UInt8]
        /// The minimum length in bytes of the letters before the ending.
        var leastStem: Int
    }

    private struct Table {
        var endings: [[UInt8]: [Ending]] = [:]
        var irregular: [String: [String]] = [:]
        var invariable: Set<String> = []
    }

    private static let table: Table = {
        var table = Table()
        for language in CookingLanguage.all {
            for forms in language.forms(.pluralEnding) where forms.count == 2 {
                let (singular, plural) = (folded(forms[0].dropFirst()), folded(forms[1].dropFirst()))
                let least = leastStem(singular, plural)
                func add(_ ending: [UInt8], _ other: [UInt8]) {
                    let new = Ending(other: other, leastStem: least)
                    if table.endings[ending]?.contains(where: { $0.other == other }) != true {
                        table.endings[ending, default: []].append(new)
                    }
                }
                add(singular, plural)
                add(plural, singular)
            }
            for forms in language.forms(.irregularPlural) {
                let words = forms.map { String(decoding: folded($0), as: UTF8.self) }
                for word in words { table.irregular[word, default: []] += words.filter { $0 != word } }
            }
            for word in language.entries(.invariableName) {
                table.invariable.insert(String(decoding: folded(word), as: UTF8.self))
            }
        }
        return table
    }()

    /// Returns the minimum length of the letters before two endings. Short words have many neighbours with one more
    /// letter, so such an ending needs a longer word.
    private static func leastStem(_ singular: [UInt8], _ plural: [UInt8]) -> Int {
        if singular.isEmpty { return plural.elementsEqual("s".utf8) ? 3 : 4 }
        let length = singular.count + plural.count
        return length >= 6 ? 1 : length >= 4 ? 2 : 3
    }

    private static func folded(_ text: some StringProtocol) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars { scalar.appendFolded(to: &bytes) }
        return bytes
    }
}
