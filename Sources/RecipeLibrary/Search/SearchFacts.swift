import RecipeKit

/// The facts about a recipe that are not in its file, such as its rating. Sorting and filtering need them.
public struct SearchFacts: Hashable, Sendable {
    /// Whether the recipe is a favourite.
    public var isFavourite: Bool
    /// The rating, 1 to 5 stars, or `nil` if there is none.
    public var rating: Int?
    /// The number of the day on which the recipe was cooked last, or `nil`. 1970-01-01 is day 0.
    public var lastCooked: Int?
    /// The number of the day on which the recipe was added to the cookbook, or `nil` if it is unknown. 1970-01-01 is
    /// day 0.
    public var added: Int?
    /// The number of ingredients that are not at home, or `nil` if they were not counted.
    public var missing: Int?

    /// Whether the recipe was cooked at least once.
    public var isCooked: Bool { lastCooked != nil }

    public init(
        isFavourite: Bool = false, rating: Int? = nil, lastCooked: Int? = nil, added: Int? = nil, missing: Int? = nil
    ) {
        self.isFavourite = isFavourite
        self.rating = rating
        self.lastCooked = lastCooked
        self.added = added
        self.missing = missing
    }
}

extension SearchQuery {
    /// Returns whether a recipe matches the filters of the query and those of the list in which it searches.
    func admits(_ recipe: RecipeSummary, _ facts: FactSources) -> Bool {
        guard isFiltered else { return true }
        let known = facts.facts(of: recipe, for: self)
        return filters.admit { $0.admits(recipe, known) } && within.admit { $0.admits(recipe, known) }
    }

    /// Whether a filter of the query or of the list needs the stock at home.
    var asksForPantry: Bool {
        filters.contains(where: \.asksForPantry) || within.contains { $0.mostMissing != nil }
    }
}

/// A filter that may be one of several courses to choose from.
protocol CourseFiltering {
    /// The course of the filter, or `nil` if it is about something else.
    var matcher: CourseMatcher? { get }
    /// Whether the recipes that match are left out.
    var isExcluded: Bool { get }
}

extension SearchQuery.Filter: CourseFiltering {
    var matcher: CourseMatcher? {
        if case .course(let matcher) = condition { matcher } else { nil }
    }
}

extension Collection where Element: CourseFiltering {
    /// Returns whether a recipe matches the filters: one of the chosen courses, because nearly no recipe has two, and
    /// every other filter.
    func admit(_ admits: (Element) -> Bool) -> Bool {
        var hasCourse: Bool?
        for filter in self {
            if filter.matcher != nil, !filter.isExcluded {
                if hasCourse != true { hasCourse = admits(filter) }
            } else if !admits(filter) {
                return false
            }
        }
        return hasCourse ?? true
    }
}

extension SearchQuery.Filter {
    /// Returns whether a recipe matches the filter. A filter for a course takes a few microseconds.
    public func admits(_ recipe: RecipeSummary, _ facts: SearchFacts) -> Bool {
        admits(minutes: recipe.totalTime?.minutes, facts) { $0.matches(course: recipe.course) }
    }

    /// Returns whether a recipe matches the filter.
    ///
    /// - Parameters:
    ///   - minutes: The total time of the recipe in minutes, or `nil` if it is unknown.
    ///   - facts: The facts of the recipe.
    ///   - isCourse: Returns whether a given matcher matches the recipe's course.
    func admits(minutes: Int?, _ facts: SearchFacts, isCourse: (CourseMatcher) -> Bool) -> Bool {
        let holds =
            switch condition {
            case .course(let course): isCourse(course)
            case .time(let bounds): bounds.contains(minutes)
            case .rating(let bounds): bounds.contains(facts.rating)
            case .isFavourite: facts.isFavourite
            case .isCooked: facts.isCooked
            case .missing(let bounds): bounds.contains(facts.missing)
            }
        return holds != isExcluded
    }
}

/// The sources of those facts about a recipe that the recipe's file does not contain.
struct FactSources: Sendable {
    /// Returns the facts in the user's notebook about a recipe.
    let notebook: @Sendable (RecipeSummary) -> SearchFacts
    /// Returns the number of ingredients of a recipe that are not at home, or `nil` if it is unknown.
    let missing: @Sendable (RecipeID) -> Int?

    /// Prepares the facts that the filters of a query need. To count missing ingredients, all recipes are read first.
    /// This must not happen in a snapshot of the index.
    func prepare(for query: SearchQuery) {
        if query.asksForPantry { _ = missing(RecipeID(path: "")) }
    }

    /// Returns those facts about a recipe that the filters of a query need.
    func facts(of recipe: RecipeSummary, for query: SearchQuery) -> SearchFacts {
        var facts = notebook(recipe)
        if query.asksForPantry { facts.missing = missing(recipe.id) }
        return facts
    }
}

/// A part of a recipe in which a search looks for words. The cases are in the order of the results.
public enum SearchField: Int, CaseIterable, Comparable, Hashable, Sendable {
    case title
    case ingredients
    /// Tags, course, cuisine and diets.
    case tags
    /// The steps, and the notes that the file contains between them.
    case steps

    /// Returns whether the first field is before the second one in results.
    public static func < (left: SearchField, right: SearchField) -> Bool { left.rawValue < right.rawValue }
}
