/// What is known of a recipe besides its file, as far as one can ask for it or sort by it.
public struct SearchFacts: Hashable, Sendable {
    public var isFavourite: Bool
    /// Stars, 1 to 5.
    public var rating: Int?
    /// The day it was cooked last, counted from the beginning of 1970.
    public var lastCooked: Int?
    /// The day it came into the cookbook, counted likewise.
    public var added: Int?

    public var isCooked: Bool { lastCooked != nil }

    public init(isFavourite: Bool = false, rating: Int? = nil, lastCooked: Int? = nil, added: Int? = nil) {
        self.isFavourite = isFavourite
        self.rating = rating
        self.lastCooked = lastCooked
        self.added = added
    }
}

extension SearchQuery {
    /// Whether every filter holds.
    func admits(_ recipe: RecipeSummary, _ facts: (RecipeID) -> SearchFacts) -> Bool {
        filters.isEmpty || filters.allSatisfy { $0.admits(recipe, facts(recipe.id)) }
    }
}

extension SearchQuery.Filter {
    /// Whether it holds. Costs a few microseconds where it asks for the course.
    public func admits(_ recipe: RecipeSummary, _ facts: SearchFacts) -> Bool {
        admits(minutes: recipe.totalTime?.minutes, facts) { $0.matches(course: recipe.course) }
    }

    /// - Parameter isCourse: Whether the recipe's course is meant.
    func admits(minutes: Int?, _ facts: SearchFacts, isCourse: (CourseMatcher) -> Bool) -> Bool {
        let holds =
            switch condition {
            case .course(let course): isCourse(course)
            case .time(let bounds): bounds.contains(minutes)
            case .rating(let bounds): bounds.contains(facts.rating)
            case .isFavourite: facts.isFavourite
            case .isCooked: facts.isCooked
            }
        return holds != isExcluded
    }
}
