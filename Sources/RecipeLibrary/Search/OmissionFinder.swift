/// Finds the part of a query without which there are results.
///
/// The words are looked up once, as for the search itself, and then combined. So the cost is that of another search, plus
/// a pass over all recipes for each filter, and it does not grow with the number of combinations.
struct OmissionFinder {
    let query: SearchQuery
    let words: IndexWords
    /// Returns those of the given recipes that match the filters of a query, or `nil` if the task was cancelled.
    let admitted: (RecipeNumbers, SearchQuery) throws(IndexError) -> RecipeNumbers?
    let skipsShortWordsInSteps: Bool

    /// The greatest number of parts that are tried.
    private static let most = 8

    /// Returns the possible omissions, the one with the most results first. With phrases, the numbers are too high if
    /// recipes contain the words of a phrase in another order. Returns an empty array if the task was cancelled.
    func omissions() throws(IndexError) -> [SearchOmission] {
        guard query.terms.count + query.filters.count <= Self.most, let matching = try matching() else { return [] }
        var found: [SearchOmission] = []
        func add(_ part: SearchOmission.Part, _ recipes: RecipeNumbers, _ query: SearchQuery) throws(IndexError) {
            guard !recipes.isEmpty, let recipes = try admitted(recipes, query), !recipes.isEmpty else { return }
            let isAtLeast = skipsShortWordsInSteps && query.terms.contains(where: \.isShort)
            found.append(SearchOmission(part: part, count: recipes.count, isAtLeast: isAtLeast))
        }
        if query.terms.count + query.filters.count > 1 {
            // The last typed word is tried first, so of words with equally many results, it is the one to leave out.
            for index in query.terms.indices.reversed() {
                var shorter = query
                let term = shorter.terms.remove(at: index)
                try add(typed(term.range), combined(matching, without: index), shorter)
            }
            for index in query.filters.indices.reversed() {
                var shorter = query
                let filter = shorter.filters.remove(at: index)
                try add(typed(filter.range), combined(matching), shorter)
            }
        }
        if found.isEmpty, !query.within.isEmpty {
            var wider = query
            wider.within = []
            try add(.listFilters, combined(matching), wider)
        }
        guard !Task.isCancelled else { return [] }
        return found.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(
            \.element)
    }

    private func typed(_ range: Range<Int>) -> SearchOmission.Part {
        let characters = Array(query.text)
        return .typed(String(characters[range.clamped(to: 0..<characters.count)]), range)
    }

    /// Returns the recipes that match each term, or `nil` if the task was cancelled.
    private func matching() throws(IndexError) -> [RecipeNumbers]? {
        var all: [RecipeNumbers] = []
        for term in query.terms {
            var matching = RecipeNumbers(below: words.limit)
            for field in SearchField.allCases where term.isSearched(in: field) {
                if field == .steps, skipsShortWordsInSteps, term.isShort { continue }
                guard let found = try words.recipes(with: term, in: field) else { return nil }
                matching.formUnion(found)
            }
            all.append(matching)
        }
        return all
    }

    /// Returns the recipes that match all terms except one.
    private func combined(_ matching: [RecipeNumbers], without omitted: Int? = nil) -> RecipeNumbers {
        var all = words.listed
        for (index, recipes) in matching.enumerated() where index != omitted {
            let term = query.terms[index]
            if !term.isExcluded {
                all.formIntersection(recipes)
            } else if !term.patterns.contains(where: { $0.words.count > 1 }) {
                all.subtract(recipes)
            }
        }
        return all
    }
}

extension SearchQuery {
    /// Returns the query without a part that finds nothing.
    public func without(_ part: SearchOmission.Part) -> SearchQuery {
        var shorter = self
        switch part {
        case .listFilters: shorter.within = []
        case .typed(_, let range):
            shorter.terms.removeAll { $0.range == range }
            shorter.filters.removeAll { $0.range == range }
        }
        return shorter
    }
}
