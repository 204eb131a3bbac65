import RecipeKit

/// The languages in which lines are read, except for East Asian languages.
struct LineLanguages {
    private let tables: [WordTable]
    private let scripts: [KitchenLanguage.Script]
    private let hasSeveralScripts: Bool

    /// Creates the word tables of languages. Their order matters: if several languages fit a line equally well, the
    /// first of them is used.
    ///
    /// - Parameter languages: At least one language, none of them East Asian.
    init(_ languages: [KitchenLanguage]) {
        tables = languages.map(WordTable.init)
        scripts = tables.map(\.script)
        hasSeveralScripts = Set(scripts).count > 1
    }

    /// Returns the word table of a language, or the table of the first language if no table has this language.
    func table(ofLanguage code: String) -> WordTable { tables.first { $0.code == code } ?? tables[0] }

    /// Returns the word table of the language that fits the line best, among the languages in the script of the line.
    /// If several languages fit equally well, the first of them is used.
    func table(for line: LineTokens) -> WordTable {
        guard tables.count > 1 else { return tables[0] }
        let isCyrillic = hasSeveralScripts && line.bytes.contains { $0 == 0xD0 || $0 == 0xD1 }
        let script = isCyrillic ? .cyrillic : scripts[0]
        var best = 0
        var bestScore = -1
        for index in tables.indices where scripts[index] == script {
            let score = Self.score(line, tables[index])
            if score > bestScore { (best, bestScore) = (index, score) }
        }
        return tables[best]
    }

    /// Returns whether a word of a language describes an ingredient and is not an ingredient itself: `red`.
    func isDescribing(_ word: some StringProtocol, language: String) -> Bool {
        guard let table = tables.first(where: { $0.code == language }) else { return false }
        let word = Array(word.utf8)
        return table.entry(WordHash.hash(word), CollectionOfOne(word.indices), in: word)?.roles
            .isDisjoint(with: [.describing, .size, .preparation]) == false
    }

    /// Returns how well a language fits a line. Each known word adds points, and frequent words of recipes, such as
    /// units, add more. A sum of less than 2 becomes 0.
    private static func score(_ line: LineTokens, _ table: WordTable) -> Int {
        let tokens = line.tokens
        var score = 0
        for index in tokens.indices.prefix(64) where tokens[index].kind == .word {
            let token = tokens[index]
            if token.hasApostrophe, table.elisionLength(token.range, in: line.bytes) != nil { score += 1 }
            guard let entry = table.entry(of: token, in: line.bytes) else { continue }
            score += entry.roles.isDisjoint(with: [.unit, .preparation, .size, .number, .remark, .vagueCount]) ? 1 : 2
            if entry.roles.contains(.startsPhrase), table.phrase(at: index, of: tokens, in: line.bytes) != nil {
                score += 2
            }
        }
        return score < 2 ? 0 : score
    }
}
