/// A query as an index can be asked, which knows words by their beginnings alone: in place of a part of words stand the
/// words that hold it.
struct ExpandedQuery {
    /// As the recipes themselves are asked.
    let query: SearchQuery
    let asked: SearchQuery
    /// Whether there are more words than are asked for.
    private(set) var isLimited = false

    /// Of more words that hold a part, only those are asked for that most recipes have.
    private static let mostWords = 1000

    /// A query that looks for no parts of words.
    init(_ query: SearchQuery) {
        self.query = query
        asked = query
    }

    init(_ query: SearchQuery, _ vocabulary: Vocabulary) {
        self.query = query
        var asked = query
        for index in query.terms.indices {
            for pattern in query.terms[index].patterns where pattern.isInside {
                var words = vocabulary.words(holding: pattern.words[0])
                if words.count > Self.mostWords {
                    isLimited = true
                    words.sort { ($1.count, $0.word) < ($0.count, $1.word) }
                }
                asked.terms[index].patterns += words.prefix(Self.mostWords).map {
                    SearchQuery.Pattern([$0.word], isPrefix: false)
                }
            }
        }
        self.asked = asked
    }
}
