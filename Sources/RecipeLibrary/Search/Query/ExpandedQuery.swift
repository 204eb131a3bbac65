/// A query for an index. An index finds words only by their start, so this type replaces a part of a word by all words
/// that contain the part.
struct ExpandedQuery {
    /// The query with which recipes are compared.
    let query: SearchQuery
    let asked: SearchQuery
    /// Whether there are more words than the limit.
    private(set) var isLimited = false

    /// The maximum number of words for a part. The most frequent words are used.
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
