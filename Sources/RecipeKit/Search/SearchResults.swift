/// The recipes that a query finds, by where they matched, the best first.
public struct SearchResults: Hashable, Sendable {
    /// What was looked for: the query asked, or the one that was tried in its place. It knows where its words stand in a text.
    public var query: SearchQuery
    /// Sections that have a result, in the order of their places.
    public var sections: [Section]
    /// What is to be said where the words were not found as they were typed.
    public var remark: SearchRemark?
    /// Whether nothing follows. First results may come before all have been counted.
    public var isComplete: Bool

    public init(
        query: SearchQuery, sections: [Section] = [], remark: SearchRemark? = nil, isComplete: Bool = true
    ) {
        self.query = query
        self.sections = sections
        self.remark = remark
        self.isComplete = isComplete
    }

    /// How many recipes were found; more than those that ``sections`` hold where there was a limit.
    public var count: Int { sections.reduce(0) { $0 + $1.count } }

    /// Whether there may be more than ``count``, because not all were counted.
    public var isAtLeast: Bool { sections.contains(where: \.isAtLeast) }

    /// Where a recipe matched.
    ///
    /// A term matches in the first field that has it. A recipe stands where the last of its terms does, so that those
    /// that have all words in the title come first; terms bound to a field count only where there are no others.
    public enum Place: Hashable, Sendable {
        case field(SearchField)
        /// No word was looked for, only filters and what must not be there.
        case filters
    }

    public struct Section: Hashable, Sendable, Identifiable {
        public var place: Place
        /// The best ones first, at most as many as were asked for.
        public var hits: [Hit]
        /// How many there are in all.
        public var count: Int
        /// Whether counting stopped there.
        public var isAtLeast: Bool

        public var id: Place { place }

        public init(place: Place, hits: [Hit], count: Int, isAtLeast: Bool = false) {
            self.place = place
            self.hits = hits
            self.count = count
            self.isAtLeast = isAtLeast
        }
    }

    /// A recipe that was found; it stands in one section.
    public struct Hit: Hashable, Sendable, Identifiable {
        public var recipe: RecipeSummary
        /// The lines that matched, where it is not the title: ingredients, tags, or a step. Each is a line of the
        /// recipe's ``SearchDocument``; ``SearchQuery/marks(in:field:)`` says where the words stand in it.
        public var lines: [String]

        public var id: RecipeID { recipe.id }

        public init(recipe: RecipeSummary, lines: [String] = []) {
            self.recipe = recipe
            self.lines = lines
        }
    }
}
