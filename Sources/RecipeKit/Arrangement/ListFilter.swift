/// Something that recipes of a list must have, in the words of the search: `course:dessert`, `time:<30`.
public struct ListFilter: Hashable, Sendable, Identifiable {
    /// As typed; two filters are one where it is the same.
    public let text: String
    let rule: Rule

    enum Rule: Hashable {
        case filter(SearchQuery.Filter)
        case tag(SearchQuery.Term)
    }

    public var id: String { text }

    public static func == (left: ListFilter, right: ListFilter) -> Bool { left.text == right.text }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Reads filters from a text, as many as there are.
    ///
    /// - Returns: The filters, and what is wrong with the text: also words, which a search finds and no filter.
    public static func parse(_ text: String) -> (filters: [ListFilter], problems: [SearchQuery.Problem]) {
        let (query, problems) = SearchQuery.parse(text, isFinished: true)
        let characters = Array(text)
        var others = problems
        var filters: [(start: Int, filter: ListFilter)] = query.filters.map {
            ($0.range.lowerBound, ListFilter(text: String(characters[$0.range]), rule: .filter($0)))
        }
        for term in query.terms {
            guard term.field == .tags else {
                let message = "This list is filtered by course:, tag:, time:, rating: and is:; / searches for words."
                others.append(SearchQuery.Problem(range: term.range, message: message))
                continue
            }
            filters.append((term.range.lowerBound, ListFilter(text: String(characters[term.range]), rule: .tag(term))))
        }
        filters.sort { $0.start < $1.start }
        others.sort { $0.range.lowerBound < $1.range.lowerBound }
        return (filters.map(\.filter), others)
    }

    /// Whether a recipe has it. Costs a few microseconds.
    public func admits(_ recipe: RecipeSummary, _ facts: SearchFacts) -> Bool {
        admits(minutes: recipe.totalTime?.minutes, facts, isCourse: { $0.matches(course: recipe.course) }) {
            recipe.tags
        }
    }

    /// - Parameters:
    ///   - isCourse: Whether the recipe's course is meant.
    ///   - tags: Asked for only where the filter wants them.
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
