import CookingLanguages
import RecipeKit

/// The languages in which lines are read, except for East Asian languages.
struct LineLanguages {
    private let tables: [WordTable]
    /// The languages in each script, a bit for each language.
    private let scripts: [CookingLanguage.Script: UInt64]
    /// What each word says about the language of a line, by the hash of the word. One table for all languages, because
    /// a search in the table of each language would take most of the time of reading a line.
    private let evidence: [UInt64: Evidence]

    private struct Evidence {
        /// The languages that contain the word, a bit for each.
        var languages: UInt64 = 0
        /// The languages in which the word is frequent in recipes, such as a unit.
        var frequent: UInt64 = 0
        /// The languages in which phrases begin with the word.
        var phrases: UInt64 = 0
    }

    /// Creates the word tables of languages. Their order matters: if several languages fit a line equally well, the
    /// first of them is used.
    ///
    /// - Parameter languages: At least one language, none of them East Asian.
    init(_ languages: [CookingLanguage]) {
        tables = languages.map(WordTable.init)
        var scripts: [CookingLanguage.Script: UInt64] = [:]
        var evidence: [UInt64: Evidence] = [:]
        for (index, table) in tables.enumerated() {
            let bit: UInt64 = 1 << UInt64(index)
            scripts[table.script, default: 0] |= bit
            guard tables.count > 1 else { continue }
            table.forEach { hash, roles in
                evidence[hash, default: Evidence()].languages |= bit
                if !roles.isDisjoint(with: [
                    .unit, .preparation, .size, .number, .remark, .vagueCount, .optional, .toTaste,
                ]) {
                    evidence[hash, default: Evidence()].frequent |= bit
                }
                if roles.contains(.startsPhrase) { evidence[hash, default: Evidence()].phrases |= bit }
            }
        }
        // The Danish `to` is two, but most often it is the English preposition. Such a word is little evidence.
        if let english = tables.firstIndex(where: { $0.code == "en" }) {
            let bit: UInt64 = 1 << UInt64(english)
            for (hash, word) in evidence where word.languages & bit != 0 && word.frequent & bit == 0 {
                evidence[hash]?.frequent = 0
            }
        }
        (self.scripts, self.evidence) = (scripts, evidence)
    }

    /// Returns the word table of a language, or the table of the first language if no table has this language.
    func table(ofLanguage code: String) -> WordTable { tables.first { $0.code == code } ?? tables[0] }

    /// Returns the word table of the language that fits the line best, among the languages in the script of the line.
    /// If several languages fit equally well, the first of them is used.
    ///
    /// - Parameter preferred: The language of the text from which the line is, as an ISO 639-1 code. It is used if no
    ///   other language fits better.
    func table(for line: LineTokens, preferring preferred: String? = nil) -> WordTable {
        guard tables.count > 1 else { return tables[0] }
        var scores = [Int](repeating: 0, count: tables.count)
        let candidates = scripts[Self.script(of: line.bytes)] ?? scripts[tables[0].script] ?? 1
        for index in line.tokens.indices.prefix(64) where line.tokens[index].kind == .word {
            let token = line.tokens[index]
            if token.hasApostrophe {
                for (language, table) in tables.enumerated()
                where !table.elisions.isEmpty && table.elisionLength(token.range, in: line.bytes) != nil {
                    scores[language] += 1
                }
            }
            guard let word = evidence[token.hash] else { continue }
            var languages = word.languages & candidates
            while languages != 0 {
                let language = languages.trailingZeroBitCount
                let bit: UInt64 = 1 << UInt64(language)
                languages ^= bit
                scores[language] += word.frequent & bit == 0 ? 1 : 2
                if word.phrases & bit != 0,
                    tables[language].phrase(at: index, of: line.tokens, in: line.bytes) != nil
                {
                    scores[language] += 2
                }
            }
        }
        // A language fits only if its words are worth two points, because one article is in many languages.
        var best = candidates.trailingZeroBitCount
        if let preferred, let index = tables.firstIndex(where: { $0.code == preferred }),
            candidates & (1 << UInt64(index)) != 0
        {
            best = index
        }
        for language in tables.indices where candidates & (1 << UInt64(language)) != 0 && scores[language] >= 2 {
            if scores[language] > max(1, scores[best]) { best = language }
        }
        return tables[best]
    }

    private static func script(of line: [UInt8]) -> CookingLanguage.Script {
        for byte in line {
            if byte == 0xD0 || byte == 0xD1 { return .cyrillic }
            if byte == 0xCE || byte == 0xCF { return .greek }
        }
        return .latin
    }

    /// Returns whether a word of a language describes an ingredient and is not an ingredient itself: `red`.
    func isDescribing(_ word: some StringProtocol, language: String) -> Bool {
        guard let table = tables.first(where: { $0.code == language }) else { return false }
        let word = Array(word.utf8)
        return table.entry(WordHash.hash(word), CollectionOfOne(word.indices), in: word)?.roles
            .isDisjoint(with: [.describing, .size, .preparation]) == false
    }
}
