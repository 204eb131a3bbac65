/// What a cook looks for, as typed: `egg with:tomato -nuts time:<30 "stir fry"`.
///
/// Every term must be found and every filter must hold. ``parse(_:isFinished:)`` makes one from text, and never fails:
/// what it does not understand it leaves out and tells of.
public struct SearchQuery: Hashable, Sendable {
    /// As typed.
    public var text = ""
    /// Words and phrases to find, in the order they were typed.
    public var terms: [Term] = []
    /// What must hold besides.
    public var filters: [Filter] = []

    public init() {}

    /// Whether nothing is asked for, which is not the same as asking for nothing: no recipe matches.
    public var isEmpty: Bool { terms.isEmpty && filters.isEmpty }

    /// A word or a phrase.
    public struct Term: Hashable, Sendable {
        /// It is found where any of these is.
        public var patterns: [Pattern]
        /// The only part to look in, or `nil` for all.
        public var field: SearchField?
        /// Whether a recipe must not have it.
        public var isExcluded: Bool
        /// Where it stands in the text, in characters counted from 0; with its field, its minus and its quotes.
        public var range: Range<Int>
    }

    /// Words that follow each other.
    public struct Pattern: Hashable, Sendable {
        /// As ``FoldedWords`` writes them; never empty.
        public var words: [String]
        /// Whether the last word may go on: `tom` finds `tomatoes`.
        public var isPrefix: Bool
        /// Whether it is found inside a word too: `muesl` finds `Birchermüesli`. Only of a single word.
        public var isInside = false

        public init(_ words: [String], isPrefix: Bool) {
            self.words = words
            self.isPrefix = isPrefix
        }
    }

    /// What must hold of a recipe as a whole.
    public struct Filter: Hashable, Sendable {
        public var condition: Condition
        /// Whether it must not hold.
        public var isExcluded: Bool
        /// As that of a ``Term``.
        public var range: Range<Int>
    }

    public enum Condition: Hashable, Sendable {
        case course(CourseMatcher)
        /// Minutes; a recipe that does not say how long it takes does not match.
        case time(Bounds)
        /// Stars, 1 to 5; a recipe that has none does not match.
        case rating(Bounds)
        case isFavourite
        case isCooked
    }

    /// A number's least and greatest value, both included.
    public struct Bounds: Hashable, Sendable {
        public var lower: Int?
        public var upper: Int?

        public init(lower: Int? = nil, upper: Int? = nil) {
            self.lower = lower
            self.upper = upper
        }

        public func contains(_ number: Int?) -> Bool {
            guard let number else { return false }
            return number >= lower ?? .min && number <= upper ?? .max
        }
    }

    /// What is wrong with a query, where.
    public struct Problem: Hashable, Sendable {
        /// In the text, in characters counted from 0.
        public var range: Range<Int>
        /// One sentence: what is wrong, and what would be right.
        public var message: String

        /// Where the problem begins, counted from 1.
        public var column: Int { range.lowerBound + 1 }
    }
}

extension SearchQuery {
    /// Terms that a recipe must have.
    public var wanted: [Term] { terms.filter { !$0.isExcluded } }

    /// Terms that say where a result stands: those that may be anywhere, else those that are bound to a field.
    public var placing: [Term] {
        let free = wanted.filter { $0.field == nil }
        return free.isEmpty ? wanted : free
    }
}
