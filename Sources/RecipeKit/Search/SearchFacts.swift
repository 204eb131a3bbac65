/// What a person added to a recipe, as far as a query can ask for it.
public struct SearchFacts: Hashable, Sendable {
    public var isFavourite: Bool
    public var isCooked: Bool
    /// Stars, 1 to 5.
    public var rating: Int?

    public init(isFavourite: Bool = false, isCooked: Bool = false, rating: Int? = nil) {
        self.isFavourite = isFavourite
        self.isCooked = isCooked
        self.rating = rating
    }
}

extension SearchQuery.Filter {
    /// Whether it holds. Costs a few microseconds where it asks for the course.
    public func admits(_ recipe: RecipeSummary, _ facts: SearchFacts) -> Bool {
        condition.holds(recipe, facts) != isExcluded
    }
}

extension SearchQuery.Condition {
    fileprivate func holds(_ recipe: RecipeSummary, _ facts: SearchFacts) -> Bool {
        switch self {
        case .course(let course): course.matches(course: recipe.course)
        case .time(let bounds): bounds.contains(recipe.totalTime?.minutes)
        case .rating(let bounds): bounds.contains(facts.rating)
        case .isFavourite: facts.isFavourite
        case .isCooked: facts.isCooked
        }
    }
}
