import CookingLanguages

/// Words that show that the number before them counts time, heat or people, and not an ingredient. In lower case and
/// without accents.
enum MarkdownTimeWords {
    /// Words in scripts with spaces: ``units``, and words for degrees and people.
    static let spaced = units.union(words([.degree, .person]))

    /// Units of time in scripts with spaces.
    static let units = words(times)

    /// Words beside a duration: `about 15 minutes`, `ready in 20 minutes`.
    static let approximations = words([.about, .and, .besideTime])

    /// Words in scripts without spaces. Other words can directly follow them.
    static let unspaced =
        times.flatMap { role in CookingLanguage.all.filter(\.isUnspaced).flatMap { $0.entries(role) } }
        + CookingLanguage.all.filter(\.isUnspaced).flatMap { $0.entries(.degree) + $0.entries(.timeHeading) }

    private static let times: [CookingLanguage.Role] = [.second, .minute, .hour, .contextHour, .day, .week]

    /// Returns the words with some roles in all languages with spaces, in lower case and without accents.
    static func words(_ roles: [CookingLanguage.Role]) -> Set<String> {
        var words: Set<String> = []
        for language in CookingLanguage.all where !language.isUnspaced {
            for role in roles {
                for entry in language.entries(role) {
                    let folded = MarkdownHeadingTable.words(of: entry).words
                    if folded.count == 1 { words.insert(folded[0]) }
                }
            }
        }
        return words
    }
}
