import RecipeKit

/// A condition for the recipes of a list, in the syntax of the search, such as `course:dessert` or `time:<30`.
public struct ListFilter: Hashable, Sendable, Identifiable {
    /// The filter as the user typed it. Filters with the same text are equal.
    public let text: String
    let rule: Rule

    enum Rule: Hashable {
        case filter(SearchQuery.Filter)
        case tag(SearchQuery.Term)
    }

    /// The identity of the filter: its text.
    public var id: String { text }

    /// Returns whether two filters have the same text.
    public static func == (left: ListFilter, right: ListFilter) -> Bool { left.text == right.text }

    /// Hashes the text of the filter.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Parses the filters in a text.
    ///
    /// - Parameters:
    ///   - text: The filters in the syntax of the search, separated by spaces.
    ///   - searchName: The name of the search in a diagnostic, such as `the search (/)`.
    /// - Returns: The filters in the order of the text, and the diagnostics. Only words with `course:`, `tag:`,
    ///   `time:`, `rating:`, `is:` or `missing:` are filters. Every other word, such as `egg` or `with:egg`, adds a
    ///   diagnostic.
    public static func parse(
        _ text: String, searchName: String = "the search"
    ) -> (filters: [ListFilter], diagnostics: [SearchQuery.Diagnostic]) {
        let (query, diagnostics) = SearchQuery.parse(text, isFinished: true)
        let characters = Array(text)
        var others = diagnostics
        var filters: [(start: Int, filter: ListFilter)] = query.filters.map {
            ($0.range.lowerBound, ListFilter(text: String(characters[$0.range]), rule: .filter($0)))
        }
        for term in query.terms {
            guard term.field == .tags else {
                let message =
                    "This list is filtered by course:, tag:, time:, rating:, is: and missing:; only \(searchName) finds words."
                others.append(SearchQuery.Diagnostic(range: term.range, message: message))
                continue
            }
            filters.append((term.range.lowerBound, ListFilter(text: String(characters[term.range]), rule: .tag(term))))
        }
        filters.sort { $0.start < $1.start }
        others.sort { $0.range.lowerBound < $1.range.lowerBound }
        return (filters.map(\.filter), others)
    }

    /// The maximum number of ingredients that may be missing for a matching recipe. It is `nil` if the filter is not
    /// about missing ingredients.
    public var mostMissing: Int? {
        guard case .filter(let filter) = rule else { return nil }
        return filter.mostMissing
    }

    /// Returns whether a recipe matches the filter. A call takes a few microseconds.
    public func admits(_ recipe: RecipeSummary, _ facts: SearchFacts) -> Bool {
        admits(minutes: recipe.totalTime?.minutes, facts, isCourse: { $0.matches(course: recipe.course) }) {
            recipe.tags
        }
    }

    /// Returns whether a recipe matches the filter.
    ///
    /// - Parameters:
    ///   - minutes: The total time of the recipe in minutes, or `nil` if it is unknown.
    ///   - facts: The facts of the recipe.
    ///   - isCourse: Returns whether a given matcher matches the recipe's course.
    ///   - tags: Returns the tags of the recipe. It is called only if the filter needs the tags.
    func admits(
        minutes: Int?, _ facts: SearchFacts, isCourse: (CourseMatcher) -> Bool, tags: () -> [String]
    ) -> Bool {
        switch rule {
        case .filter(let filter): return filter.admits(minutes: minutes, facts, isCourse: isCourse)
        case .tag(let term):
            let isTagged = tags().contains { FoldedWords($0).contains(anyOf: term) }
            return isTagged != term.isExcluded
        }
    }
}
