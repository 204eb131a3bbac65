import RecipeKit

/// A parsed search query: `egg with:tomato -nuts time:<30 "stir fry"`.
///
/// A recipe must match every term and every filter. Of several courses, it must match one. ``parse(_:isFinished:)`` creates a query from any text. It omits
/// the parts that it does not understand and returns a diagnostic for each of them.
public struct SearchQuery: Hashable, Sendable {
    /// The query as the user typed it.
    public var text = ""
    /// The words and phrases to find, in the order of the text.
    public var terms: [Term] = []
    public var filters: [Filter] = []
    /// The filters of the list in which the query searches. The user did not type them here, so they are not in
    /// ``text``.
    public var within: [ListFilter] = []
    /// The order of the results, or `nil` if the best match is first. Only a search in an index sorts by it.
    public var order: ListOrder?

    /// Creates an empty query.
    public init() {}

    /// Whether the query has no terms and no filters. Such a query matches no recipe.
    public var isEmpty: Bool { terms.isEmpty && filters.isEmpty }

    /// Whether the query or its list has filters.
    var isFiltered: Bool { !filters.isEmpty || !within.isEmpty }

    /// A word or a phrase.
    public struct Term: Hashable, Sendable {
        /// The alternative patterns. The term matches if one of them does.
        public var patterns: [Pattern]
        /// The field to search, or `nil` for all.
        public var field: SearchField?
        /// Whether recipes with the term are excluded.
        public var isExcluded: Bool
        /// The range in the text in characters, including the minus, the name of the field and the quotation marks.
        public var range: Range<Int>
    }

    /// A sequence of words.
    public struct Pattern: Hashable, Sendable {
        /// The words in ``FoldedWords`` form. The array is never empty.
        public var words: [String]
        /// Whether the last word is a prefix: `tom` finds `tomatoes`.
        public var isPrefix: Bool
        /// Whether a single word also matches inside other words: `muesl` finds `Birchermüesli`.
        public var isInside = false

        public init(_ words: [String], isPrefix: Bool) {
            self.words = words
            self.isPrefix = isPrefix
        }
    }

    /// A condition for a recipe.
    public struct Filter: Hashable, Sendable {
        public var condition: Condition
        /// Whether recipes that meet the condition are excluded.
        public var isExcluded: Bool
        /// The range in the text in characters, including the minus and the name before the colon.
        public var range: Range<Int>
    }

    /// A condition of a filter.
    public enum Condition: Hashable, Sendable {
        /// The recipe belongs to the course.
        case course(CourseMatcher)
        /// The total time in minutes is within bounds. A recipe without a time does not match.
        case time(Bounds)
        /// The rating, 1 to 5 stars, is within bounds. A recipe without a rating does not match.
        case rating(Bounds)
        /// The recipe is a favourite.
        case isFavourite
        /// The recipe was cooked.
        case isCooked
        /// The number of ingredients that are not at home is within bounds. A recipe whose number is unknown does not
        /// match.
        case missing(Bounds)
    }

    /// The minimum and the maximum of a number. Both values are within the bounds.
    public struct Bounds: Hashable, Sendable {
        /// The minimum, or `nil` if there is no lower bound.
        public var lower: Int?
        /// The maximum, or `nil` if there is no upper bound.
        public var upper: Int?

        public init(lower: Int? = nil, upper: Int? = nil) {
            self.lower = lower
            self.upper = upper
        }

        /// Returns whether a number is within the bounds. `nil` is never within bounds.
        public func contains(_ number: Int?) -> Bool {
            guard let number else { return false }
            return number >= lower ?? .min && number <= upper ?? .max
        }
    }

    /// A message about a part of a query.
    public struct Diagnostic: Hashable, Sendable {
        /// The range in the text, in characters counted from 0.
        public var range: Range<Int>
        /// A sentence that says what is wrong and how to correct it.
        public var message: String

        /// The column of the part, counted from 1.
        public var column: Int { range.lowerBound + 1 }
    }
}

extension SearchQuery {
    /// The terms that are not excluded.
    public var wanted: [Term] { terms.filter { !$0.isExcluded } }

    /// The terms that determine in which section of the results a recipe is. Usually, these are the wanted terms
    /// without a field, such as `egg`. If every wanted term has a field, as in `with:egg`, these are all wanted terms.
    public var placing: [Term] {
        let free = wanted.filter { $0.field == nil }
        return free.isEmpty ? wanted : free
    }
}

extension SearchQuery {
    /// Returns the ranges of the query's matches in a line of a field. The ranges are in the line's UTF-8, sorted and
    /// without overlaps. A call takes some microseconds.
    public func matches(in line: String, field: SearchField) -> [Range<Int>] {
        let terms = wanted.filter { $0.field == nil || $0.field == field }
        guard !terms.isEmpty else { return [] }
        let words = FoldedWords(line)
        var matches: [Range<Int>] = []
        for pattern in terms.flatMap(\.patterns) {
            var start = 0
            while let match = words.firstMatch(of: pattern, from: start) {
                matches.append(words.range(of: match, with: pattern, in: line))
                start = match.upperBound
            }
        }
        return matches.mergedInOrder()
    }
}

extension FoldedWords {
    /// Returns the range of the text that a pattern matched, in UTF-8. It may end inside the last word: `tom` matches
    /// the start of `tomatoes`. For a search inside words, it may be in the middle of a word.
    fileprivate func range(of match: Range<Int>, with pattern: SearchQuery.Pattern, in text: String) -> Range<Int> {
        let last = words[match.upperBound - 1]
        let typed = pattern.words[pattern.words.count - 1].utf8
        let skipped = pattern.isInside ? (bytes[last.folded].firstIndex(of: typed) ?? 0) - last.folded.lowerBound : 0
        let start = skipped > 0 ? end(of: skipped, in: last, of: text) : words[match.lowerBound].source.lowerBound
        guard skipped + typed.count < last.folded.count else { return start..<last.source.upperBound }
        return start..<max(start, end(of: skipped + typed.count, in: last, of: text))
    }

    /// Returns where the first `length` bytes of a folded word end in the text, as an offset in the text's UTF-8.
    private func end(of length: Int, in word: Word, of text: String) -> Int {
        let utf8 = text.utf8
        let end = utf8.index(utf8.startIndex, offsetBy: word.source.upperBound)
        var position = utf8.index(utf8.startIndex, offsetBy: word.source.lowerBound)
        var folded: [UInt8] = []
        while folded.count < length, position < end {
            let next = text.index(after: position)
            for scalar in text[position..<next].unicodeScalars where !scalar.isApostrophe {
                scalar.appendFolded(to: &folded)
            }
            position = next
        }
        return min(utf8.distance(from: utf8.startIndex, to: position), word.source.upperBound)
    }
}

extension Unicode.Scalar {
    fileprivate var isApostrophe: Bool { value == 0x27 || value == 0x2019 }
}

extension [Range<Int>] {
    /// Returns the ranges sorted, with overlapping and adjacent ranges merged.
    fileprivate func mergedInOrder() -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}
