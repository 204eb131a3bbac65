/// The results of a search, grouped by the field that matched. The best results come first.
public struct SearchResults: Hashable, Sendable {
    /// The query that was searched. It is the query of the user or a corrected query.
    public var query: SearchQuery
    /// The sections that have results, in the order of their kinds.
    public var sections: [Section]
    /// A remark for the user, or `nil` if the words were found as the user typed them.
    public var remark: SearchRemark?
    /// Whether these are the last results. If not, the search delivers other results after them.
    public var isComplete: Bool

    /// Creates results.
    public init(
        query: SearchQuery, sections: [Section] = [], remark: SearchRemark? = nil, isComplete: Bool = true
    ) {
        self.query = query
        self.sections = sections
        self.remark = remark
        self.isComplete = isComplete
    }

    /// The number of recipes found, which may exceed the number of hits in ``sections``.
    public var count: Int { sections.reduce(0) { $0 + $1.count } }

    /// Whether there may be more than ``count`` recipes, because not everything was searched.
    public var isAtLeast: Bool { sections.contains(where: \.isAtLeast) }

    /// The reason why the recipes of a section are results.
    ///
    /// A term matches in the first field that contains it, in the order of ``SearchField``. If the terms match in
    /// several fields of a recipe, the recipe belongs to the last of these fields. For `egg soup`, a recipe with `soup`
    /// in the title and `egg` in the ingredients belongs to the ingredients. Terms with a field, such as `with:egg`,
    /// count only if all terms that are not excluded have a field.
    public enum SectionKind: Hashable, Sendable {
        /// Recipes that match in a field.
        case field(SearchField)
        /// Recipes that match a query of only filters and excluded words.
        case filters
    }

    /// The results of one kind.
    public struct Section: Hashable, Sendable, Identifiable {
        /// The reason why the recipes of the section are results.
        public var kind: SectionKind
        /// The best recipes, up to the limit of the search. The best is first.
        public var hits: [Hit]
        /// The number of recipes of the section, which may exceed the number of ``hits``.
        public var count: Int
        /// Whether there may be more recipes than ``count``, because not everything was searched.
        public var isAtLeast: Bool

        /// The identity of the section: its kind.
        public var id: SectionKind { kind }

        /// Creates a section.
        public init(kind: SectionKind, hits: [Hit], count: Int, isAtLeast: Bool = false) {
            self.kind = kind
            self.hits = hits
            self.count = count
            self.isAtLeast = isAtLeast
        }
    }

    /// A found recipe. Each recipe is in only one section.
    public struct Hit: Hashable, Sendable, Identifiable {
        /// The recipe.
        public var recipe: RecipeSummary
        /// The lines that matched: ingredients, tags or steps. The array is empty if the title matched, or if the query
        /// has only filters. Each line is a line of the recipe's ``SearchDocument``.
        /// ``SearchQuery/matches(in:field:)`` finds the words in a line.
        public var lines: [String]

        /// The identity of the recipe.
        public var id: RecipeID { recipe.id }

        /// Creates a hit.
        public init(recipe: RecipeSummary, lines: [String] = []) {
            self.recipe = recipe
            self.lines = lines
        }
    }
}
