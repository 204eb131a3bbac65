/// A query for an index. An index finds words only by their beginning. So a part of a word is replaced by all known
/// words that contain the part.
struct ExpandedQuery {
    /// The query that recipes are compared with.
    let query: SearchQuery
    let asked: SearchQuery
    /// Whether a part occurs in more words than the limit.
    private(set) var isLimited = false

    /// The maximum number of words that replace a part. The most frequent words are used.
    private static let mostWords = 1000

    /// Creates a query without parts of words.
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
