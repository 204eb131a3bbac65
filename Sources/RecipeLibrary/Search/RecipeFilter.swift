import RecipeKit

/// Applies filters to every recipe of an index in one pass. The filters must not need facts from the user's notebook or
/// the stock at home.
struct RecipeFilter {
    private let filters: [SearchQuery.Filter]
    private let within: [ListFilter]
    private let matchers: [CourseMatcher]
    /// The cached results of the matchers for each course.
    private var courses: [Course: Bool] = [:]

    private struct Course: Hashable {
        var name: String?
        var matcher: CourseMatcher
    }

    /// The values of a recipe that the index stores and that filters need.
    struct Facts {
        var number: Int
        var minutes: Int?
        var course: String?
        var tags: [String] = []
    }

    init(_ filters: [SearchQuery.Filter], within: [ListFilter] = []) {
        self.filters = filters
        self.within = within
        matchers = filters.compactMap(\.matcher) + within.compactMap(\.matcher)
    }

    /// Calls `body` with each recipe until the task is cancelled. The recipes have their tags only if a filter needs
    /// them.
    ///
    /// - Returns: Whether all recipes were read.
    mutating func forEachRecipe(
        _ reader: IndexReader, _ body: (inout RecipeFilter, Facts) -> Void
    ) throws(IndexError) -> Bool {
        let wantsTags = within.contains(where: \.wantsTags)
        let rows = try reader.statement(
            wantsTags
                ? "SELECT r.id, r.minutes, c.name, r.tags FROM recipe r LEFT JOIN course c ON c.id = r.course"
                : "SELECT r.id, r.minutes, c.name FROM recipe r LEFT JOIN course c ON c.id = r.course")
        defer { rows.reset() }
        var count = 0
        while try rows.step() {
            let tags = wantsTags && !rows.isNull(3) ? rows.text(3).split(separator: "\n").map(String.init) : []
            body(
                &self,
                Facts(
                    number: rows.int(0), minutes: rows.isNull(1) ? nil : rows.int(1), course: rows.optionalText(2),
                    tags: tags))
            count += 1
            if count & 0xFFF == 0, Task.isCancelled { return false }
        }
        return true
    }

    /// Returns whether a recipe matches the filters.
    mutating func admits(_ recipe: Facts) -> Bool {
        for matcher in matchers {
            let course = Course(name: recipe.course, matcher: matcher)
            if courses[course] == nil { courses[course] = matcher.matches(course: recipe.course) }
        }
        let isCourse = { [courses] in courses[Course(name: recipe.course, matcher: $0)] == true }
        return filters.admit { $0.admits(minutes: recipe.minutes, SearchFacts(), isCourse: isCourse) }
            && within.admit {
                $0.admits(minutes: recipe.minutes, SearchFacts(), isCourse: isCourse, tags: { recipe.tags })
            }
    }
}

extension SearchQuery.Filter {
    /// Whether the filter needs facts that are not in the recipe's file.
    var asksForFacts: Bool { asksForNotebook || asksForPantry }

    /// Whether the filter needs facts from the user's notebook.
    public var asksForNotebook: Bool {
        switch condition {
        case .course, .time, .missing: false
        case .rating, .isFavourite, .isCooked: true
        }
    }

    /// Whether the filter needs the stock at home.
    public var asksForPantry: Bool { mostMissing != nil }

    /// The maximum number of ingredients that may be missing for a matching recipe, or `Int.max` if the filter sets no
    /// maximum. It is `nil` if the filter is not about missing ingredients.
    public var mostMissing: Int? {
        guard case .missing(let bounds) = condition else { return nil }
        return isExcluded ? .max : bounds.upper ?? .max
    }
}

/// A set of recipe numbers. It has one bit for each number below a limit, so a million recipes need 125 KB.
///
/// `BitSet` of swift-collections grows with its largest member, and each union creates a new set. Here, all sets of a
/// search have the same limit and are combined in place.
struct RecipeNumbers: Hashable, Sendable {
    private var bits: [UInt64]

    /// Creates an empty set for numbers below a limit.
    init(below limit: Int) { bits = [UInt64](repeating: 0, count: (limit + 63) / 64) }

    /// Inserts a number. A number for which the set has no bit is ignored.
    mutating func insert(_ number: Int) {
        guard number >= 0, number >> 6 < bits.count else { return }
        bits[number >> 6] |= 1 << UInt64(number & 63)
    }

    mutating func insert(_ range: Range<Int>) {
        var number = range.lowerBound
        while number < range.upperBound {
            // All 64 bits of an element are set at once.
            if number & 63 == 0, number + 64 <= range.upperBound, number >> 6 < bits.count {
                bits[number >> 6] = .max
                number += 64
            } else {
                insert(number)
                number += 1
            }
        }
    }

    func contains(_ number: Int) -> Bool {
        number >= 0 && number >> 6 < bits.count && bits[number >> 6] & 1 << UInt64(number & 63) != 0
    }

    var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

    var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

    mutating func formUnion(_ other: RecipeNumbers) { combine(other) { $0 | $1 } }

    mutating func formIntersection(_ other: RecipeNumbers) { combine(other) { $0 & $1 } }

    mutating func subtract(_ other: RecipeNumbers) { combine(other) { $0 & ~$1 } }

    private mutating func combine(_ other: RecipeNumbers, _ operation: (UInt64, UInt64) -> UInt64) {
        for index in bits.indices {
            bits[index] = operation(bits[index], index < other.bits.count ? other.bits[index] : 0)
        }
    }

    /// Returns the smallest numbers of the set in ascending order, at most `limit` of them.
    func first(_ limit: Int) -> [Int] {
        var numbers: [Int] = []
        for (index, word) in bits.enumerated() where word != 0 {
            var left = word
            while left != 0 {
                guard numbers.count < limit else { return numbers }
                numbers.append(index << 6 + left.trailingZeroBitCount)
                left &= left - 1
            }
        }
        return numbers
    }
}
