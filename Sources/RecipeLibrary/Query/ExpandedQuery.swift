import RecipeKit

/// A query for an index. An index finds a word only by its beginning: `muesl` finds `muesli`. To find a part of a word
/// at any position, the query also contains the known words with this part: `muesl` becomes `muesl` or `birchermuesli`.
struct ExpandedQuery {
    /// The query that recipes are compared with.
    let query: SearchQuery
    /// The query that the index is searched for. It contains the added words.
    let asked: SearchQuery
    /// Whether a part occurs in more than ``mostWords`` words, so that results can be missing.
    private(set) var isLimited = false

    /// The maximum number of words that are added for a part. The most frequent words are used.
    private static let mostWords = 1000

    /// Creates the query for a search without parts of words.
    init(_ query: SearchQuery) {
        self.query = query
        asked = query
    }

    /// Creates the query for a search that may contain parts of words.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - vocabulary: All words of the index.
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

/// Matches courses by their names, for a filter such as `course:dessert`.
public struct CourseMatcher: Hashable, Sendable {
    /// The identity of the course with this name. It is the same for all spellings of the name.
    private let courseID: String
    private let pattern: SearchQuery.Pattern

    /// Creates a matcher.
    ///
    /// - Parameters:
    ///   - name: The name of the course.
    ///   - pattern: The folded words of the name. It is never empty.
    init(_ name: String, pattern: SearchQuery.Pattern) {
        courseID = Course(named: name).id
        self.pattern = pattern
    }

    /// Returns whether a course matches the filter. A course matches if one of these statements is true:
    ///
    /// - The course is the course of the filter in any spelling: `Dessert` and `pudding` match the filter `dessert`.
    /// - The name of the course contains the words of the filter.
    ///
    /// A recipe without a course (`nil`) does not match.
    ///
    /// A call takes a few microseconds. If many recipes have the same course, cache the result.
    public func matches(course name: String?) -> Bool {
        guard let name else { return false }
        let course = Course(named: name)
        if !courseID.isEmpty, course.id == courseID { return true }
        return FoldedWords(name).contains(pattern) || FoldedWords(course.title).contains(pattern)
    }
}
