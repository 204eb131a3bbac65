/// The recipes that match a query's terms, by section.
struct MatchSets {
    private(set) var sections: [(kind: SearchResults.SectionKind, recipes: RecipeNumbers)] = []
    /// Whether the query has a phrase. The sets do not check the order of its words.
    let hasPhrase: Bool
    /// Whether recipes outside the sets may match too, because not all fields or not all words were searched.
    private(set) var isAtLeast = false
    /// The recipes that contain every placing term (``SearchQuery/placing``) as a whole word in the title or the
    /// ingredients. It is `nil` if the query has no placing terms.
    private var wholeWordMatches: RecipeNumbers?

    /// Creates the sets, or `nil` if the task was cancelled.
    init?(_ expanded: ExpandedQuery, _ words: IndexWords, skipsShortWordsInSteps: Bool) throws(IndexError) {
        let query = expanded.asked
        isAtLeast = expanded.isLimited
        hasPhrase = query.terms.contains { $0.patterns.contains { $0.words.count > 1 } }
        var all = words.listed
        let placing = Set(query.placing)
        // For each field, the recipes in which every placing term matches in this field or an earlier one.
        var matchingUpTo = [RecipeNumbers](repeating: words.listed, count: SearchField.allCases.count)
        for term in query.terms {
            var matching = RecipeNumbers(below: words.limit)
            for field in SearchField.allCases {
                if field == .steps, skipsShortWordsInSteps, term.isShort, term.isSearched(in: field) {
                    isAtLeast = true
                } else if term.isSearched(in: field) {
                    guard let found = try words.recipes(with: term, in: field) else { return nil }
                    matching.formUnion(found)
                }
                if placing.contains(term) { matchingUpTo[field.rawValue].formIntersection(matching) }
            }
            if term.isExcluded {
                // A recipe that contains all words of an excluded phrase may contain them in another order, so it is
                // not excluded here.
                if !term.patterns.contains(where: { $0.words.count > 1 }) { all.subtract(matching) }
            } else {
                all.formIntersection(matching)
            }
        }
        guard !placing.isEmpty else {
            sections = [(.filters, all)]
            return
        }
        var left = all
        for field in SearchField.allCases {
            var found = matchingUpTo[field.rawValue]
            found.formIntersection(left)
            left.subtract(found)
            sections.append((.field(field), found))
        }
        wholeWordMatches = try Self.whole(query, words)
    }

    private static func whole(_ query: SearchQuery, _ words: IndexWords) throws(IndexError) -> RecipeNumbers? {
        var whole = words.listed
        for var term in query.placing {
            term.patterns = term.patterns.map { SearchQuery.Pattern($0.words, isPrefix: false) }
            guard var found = try words.recipes(with: term, in: .title),
                let named = try words.recipes(with: term, in: .ingredients)
            else { return nil }
            found.formUnion(named)
            whole.formIntersection(found)
        }
        return whole
    }

    var all: RecipeNumbers {
        var all = sections[0].recipes
        for section in sections.dropFirst() { all.formUnion(section.recipes) }
        return all
    }

    /// Keeps only the given recipes in every section.
    mutating func keep(_ recipes: RecipeNumbers) {
        for index in sections.indices { sections[index].recipes.formIntersection(recipes) }
    }

    /// Returns at most `count` recipes of a set. Recipes that contain the terms as whole words are first.
    func best(_ count: Int, of recipes: RecipeNumbers) -> [Int] {
        guard let wholeWordMatches else { return recipes.first(count) }
        var whole = recipes
        whole.formIntersection(wholeWordMatches)
        let first = whole.first(count)
        guard first.count < count else { return first }
        var others = recipes
        others.subtract(wholeWordMatches)
        return first + others.first(count - first.count)
    }
}

extension SearchQuery.Term {
    /// Whether a pattern of the term ends in a prefix of one or two bytes. Nearly every recipe contains a word with
    /// such a prefix.
    var isShort: Bool {
        patterns.contains { $0.isPrefix && ($0.words.last?.utf8.count ?? 0) < 3 }
    }

    func isSearched(in other: SearchField) -> Bool { field == nil || field == other }
}
