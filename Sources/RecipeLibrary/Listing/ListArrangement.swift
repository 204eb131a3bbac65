import RecipeKit

/// The sort order and the filters of a list of recipes.
public struct ListArrangement: Hashable, Sendable {
    /// The sort order.
    public var order: ListOrder
    /// The filters. A listed recipe matches one of the courses among them, and all others.
    public var filters: [ListFilter]

    /// Creates an arrangement. By default it sorts by course and title and has no filters.
    public init(order: ListOrder = .title, filters: [ListFilter] = []) {
        self.order = order
        self.filters = filters
    }

    /// The number of ingredients that a listed recipe may lack. It is the lowest limit of all filters, or `nil` if no
    /// filter is about missing ingredients.
    public var mostMissing: Int? { filters.compactMap(\.mostMissing).min() }

    /// Adds a filter at the end, or removes it if the arrangement contains it. A filter with another limit of the same
    /// kind, such as another time, is replaced.
    public mutating func toggle(_ filter: ListFilter) {
        if let index = filters.firstIndex(of: filter) {
            filters.remove(at: index)
        } else if let index = filters.firstIndex(where: { $0.isOtherLimit(than: filter) }) {
            filters[index] = filter
        } else {
            filters.append(filter)
        }
    }
}

/// The sort order of a list of recipes.
public enum ListOrder: String, CaseIterable, Hashable, Sendable {
    /// By course, then by title.
    case title
    /// By total time, the shortest first.
    case time
    /// By rating, the best first.
    case rating
    /// By the day of the last cooking, the latest first.
    case lastCooked
    /// By the day of addition, the newest first.
    case added

    /// A range of values with one header. The order by title has no bands, because its sections are courses.
    public struct Band: Hashable, Sendable {
        /// The header of the band.
        public var title: String
        /// The greatest value in the band, as ``ListOrder/value(minutes:_:today:)`` returns it. It is `nil` if the band
        /// has no upper limit, or if the band contains the recipes without a value.
        var upper: Int?
    }

    /// The bands in display order. The last band contains the recipes without a value.
    public var bands: [Band] {
        switch self {
        case .title: []
        case .time:
            [
                Band(title: "Up to 15 min", upper: 15), Band(title: "Up to 30 min", upper: 30),
                Band(title: "Up to 1 h", upper: 60), Band(title: "Up to 2 h", upper: 120), Band(title: "Longer"),
                Band(title: "No time given"),
            ]
        case .rating:
            [
                Band(title: "Five stars", upper: -5), Band(title: "Four stars", upper: -4),
                Band(title: "Three stars", upper: -3), Band(title: "Two stars", upper: -2), Band(title: "One star"),
                Band(title: "Not rated"),
            ]
        case .lastCooked: Self.days + [Band(title: "Not cooked yet")]
        case .added: Self.days + [Band(title: "At an unknown time")]
        }
    }

    private static let days = [
        Band(title: "In the last week", upper: 6), Band(title: "In the last month", upper: 30),
        Band(title: "In the last year", upper: 365), Band(title: "Longer ago"),
    ]

    /// Returns the sort value of a recipe. A recipe with a smaller value is earlier in the list. The order determines
    /// the value:
    ///
    /// - ``time``: The total time in minutes.
    /// - ``rating``: The number of stars with a minus: -5 for five stars.
    /// - ``lastCooked``: The number of days since the last cooking.
    /// - ``added``: The number of days since the addition.
    ///
    /// Returns `nil` if the fact is unknown. For the order ``title``, always returns `nil`.
    ///
    /// - Parameters:
    ///   - minutes: The total time of the recipe in minutes, or `nil` if it is unknown.
    ///   - facts: The facts of the recipe.
    ///   - today: The number of the current day. 1970-01-01 is day 0.
    public func value(minutes: Int?, _ facts: SearchFacts, today: Int) -> Int? {
        switch self {
        case .title: nil
        case .time: minutes
        case .rating: facts.rating.map { -$0 }
        // If the clock was set back, a stored day can be after today. Such a day counts as today.
        case .lastCooked: facts.lastCooked.map { max(0, today - $0) }
        case .added: facts.added.map { max(0, today - $0) }
        }
    }

    /// Returns the index in ``bands`` of the band that contains a value. For `nil`, returns the index of the last band.
    ///
    /// The order ``ListOrder/title`` has no bands, so do not call this function for it.
    public func band(of value: Int?) -> Int {
        let bands = bands
        guard let value else { return bands.count - 1 }
        return bands.firstIndex { $0.upper.map { value <= $0 } ?? true } ?? bands.count - 1
    }
}

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

    /// Whether both filters say the same kind of limit, so that one of them would make the other useless: two times, two
    /// ratings, or two numbers of missing ingredients.
    fileprivate func isOtherLimit(than other: ListFilter) -> Bool {
        guard case .filter(let own) = rule, case .filter(let other) = other.rule, own.isExcluded == other.isExcluded
        else { return false }
        switch (own.condition, other.condition) {
        case (.time(let own), .time(let other)), (.rating(let own), .rating(let other)),
            (.missing(let own), .missing(let other)):
            // A lower and an upper limit are a range.
            return (own.lower == nil) == (other.lower == nil) && (own.upper == nil) == (other.upper == nil)
        default: return false
        }
    }

    /// Whether the filter needs facts that are not in the recipe's file.
    var asksForFacts: Bool {
        if case .filter(let filter) = rule { filter.asksForFacts } else { false }
    }

    /// Whether the filter needs the tags of a recipe.
    var wantsTags: Bool {
        if case .tag = rule { true } else { false }
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

extension ListFilter: CourseFiltering {
    var matcher: CourseMatcher? {
        if case .filter(let filter) = rule { filter.matcher } else { nil }
    }

    var isExcluded: Bool {
        switch rule {
        case .filter(let filter): filter.isExcluded
        case .tag(let term): term.isExcluded
        }
    }
}
