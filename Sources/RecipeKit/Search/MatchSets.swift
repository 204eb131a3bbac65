/// The recipes that a query's terms match, by where the results stand.
struct MatchSets {
    private(set) var places: [(place: SearchResults.Place, recipes: RecipeNumbers)] = []
    /// Whether words have to follow each other, which the sets do not say.
    let hasPhrase: Bool
    /// Whether there may be more, because not everything was looked at.
    private(set) var isAtLeast = false
    /// Those that have a whole word of each term in the title or by name.
    private var best: RecipeNumbers?

    /// - Returns: `nil` where the task was cancelled.
    init?(_ expanded: ExpandedQuery, _ words: IndexWords, skipsShortWordsInSteps: Bool) throws(IndexError) {
        let query = expanded.asked
        isAtLeast = expanded.isLimited
        hasPhrase = query.terms.contains { $0.patterns.contains { $0.words.count > 1 } }
        var all = words.listed
        /// For each field, the recipes whose terms all match in it or in those before.
        let placing = Set(query.placing)
        var within = [RecipeNumbers](repeating: words.listed, count: SearchField.allCases.count)
        for term in query.terms {
            var matching = RecipeNumbers(below: words.limit)
            for field in SearchField.allCases {
                if term.field == nil || term.field == field {
                    if field == .steps, skipsShortWordsInSteps, term.isShort {
                        isAtLeast = true
                    } else {
                        guard let found = try words.recipes(with: term, in: field) else { return nil }
                        matching.formUnion(found)
                    }
                }
                if placing.contains(term) { within[field.rawValue].formIntersection(matching) }
            }
            if term.isExcluded {
                // Of a phrase only the words are known here; who has them may still not have it.
                if !term.patterns.contains(where: { $0.words.count > 1 }) { all.subtract(matching) }
            } else {
                all.formIntersection(matching)
            }
        }
        guard !placing.isEmpty else {
            places = [(.filters, all)]
            return
        }
        var left = all
        for field in SearchField.allCases {
            var found = within[field.rawValue]
            found.formIntersection(left)
            left.subtract(found)
            places.append((.field(field), found))
        }
        best = try Self.whole(query, words)
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
        var all = places[0].recipes
        for place in places.dropFirst() { all.formUnion(place.recipes) }
        return all
    }

    mutating func keep(_ recipes: RecipeNumbers) {
        for place in places.indices { places[place].recipes.formIntersection(recipes) }
    }

    /// Some of a set, those before others that have the words as they were typed.
    func best(_ count: Int, of recipes: RecipeNumbers) -> [Int] {
        guard let best else { return recipes.first(count) }
        var whole = recipes
        whole.formIntersection(best)
        let first = whole.first(count)
        guard first.count < count else { return first }
        var others = recipes
        others.subtract(best)
        return first + others.first(count - first.count)
    }
}

extension SearchQuery.Term {
    /// Whether nearly every recipe has a word that begins so.
    fileprivate var isShort: Bool {
        patterns.contains { $0.isPrefix && ($0.words.last?.utf8.count ?? 0) < 3 }
    }
}
