/// Finds the first results of a query, as many as fill a screen. In a first result, each term matches in the title or
/// in the ingredients.
struct FirstSearch {
    private let cookbook: Cookbook
    private let facts: FactSources
    private var index = SearchedIndex()

    init(_ cookbook: Cookbook, facts: FactSources) {
        self.cookbook = cookbook
        self.facts = facts
    }

    /// The number of results that fills any screen.
    private static let screenful = 50
    /// The maximum number of recipes that are checked against filters.
    private static let filterLooks = 2000
    /// The maximum number of results that match in the ingredients. The number is small, because the files of these
    /// recipes are read.
    private static let mostNamed = 24

    /// Opens the index before the user types, so that the results for the first letter are fast.
    mutating func open(_ index: IndexIdentity) throws(IndexError) {
        _ = try self.index.words(of: index)
    }

    /// Returns whether a section has enough hits to fill a screen, or as many hits as the limit allows.
    static func isEnough(_ results: SearchResults, limit: Int) -> Bool {
        results.sections.contains { $0.hits.count >= min(limit, screenful) }
    }

    // MARK: - At once

    /// Returns recipes with the word of the query in the title. Returns `nil` in these cases:
    ///
    /// - No recipe is found, or too few recipes are found in time.
    /// - The query is not a single word.
    /// - The index is not open yet.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - limit: The maximum number of results.
    ///   - index: The current index.
    ///   - timeout: The maximum time.
    func resultsAtOnce(
        for query: SearchQuery, limit: Int, in index: IndexIdentity, within timeout: Duration
    ) throws(IndexError) -> SearchResults? {
        guard Self.canBeFirst(query), !query.isFiltered, query.terms.count == 1,
            let words = try self.index.openedWords(of: index)
        else { return nil }
        let wanted = min(limit, Self.screenful)
        let end = ContinuousClock.now + timeout
        let found = try words.snapshot { () throws(IndexError) in
            try titled(query, words, most: wanted) { _ in ContinuousClock.now < end }
        }
        guard let found, found.isDone || found.recipes.count >= wanted / 2, !found.recipes.isEmpty else { return nil }
        let section = SearchedRecipe.section(
            .field(.title), found.recipes, query, count: found.recipes.count, isAtLeast: true, limit: wanted)
        return SearchResults(query: query, sections: [section], isComplete: false)
    }

    // MARK: - Soon

    /// Returns the first recipes with all terms in the title. For a query of only filters, returns the first recipes
    /// that match the filters. Returns `nil` if nothing is found, or if the query contains anything other than words
    /// and filters.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - limit: The maximum number of results in a section.
    ///   - index: The current index.
    ///   - withNames: Whether to add recipes in which each term matches in the title or in the ingredients. If no title
    ///     matches all terms, these recipes are always added.
    mutating func results(
        for query: SearchQuery, limit: Int, in index: IndexIdentity, withNames: Bool
    ) throws(IndexError) -> SearchResults? {
        guard Self.canBeFirst(query) else { return nil }
        facts.prepare(for: query)
        let wanted = min(limit, Self.screenful)
        let search = self
        let found = try self.index.snapshot(of: index) { words throws(IndexError) in
            try search.found(query, words, most: wanted, withNames: withNames)
        }
        guard let found, !Task.isCancelled else { return nil }
        // The files are read after the snapshot, because they may be slow.
        let named = found.named.map { SearchedRecipe($0.summary, cookbook) }
        var sections: [SearchResults.Section] = []
        func add(_ kind: SearchResults.SectionKind, _ recipes: [SearchedRecipe], most: Int) {
            guard !recipes.isEmpty else { return }
            sections.append(
                SearchedRecipe.section(kind, recipes, query, count: recipes.count, isAtLeast: true, limit: most))
        }
        add(query.terms.isEmpty ? .filters : .field(.title), found.titled, most: wanted)
        add(.field(.ingredients), named, most: Self.mostNamed)
        guard !Task.isCancelled, !sections.isEmpty else { return nil }
        return SearchResults(query: query, sections: sections, isComplete: false)
    }

    /// Returns the first recipes with all terms in the title, or that match a query of only filters. Also returns those
    /// in which each term matches in the title or in the ingredients. All of them have only their titles.
    private func found(
        _ query: SearchQuery, _ words: IndexWords, most: Int, withNames: Bool
    ) throws(IndexError) -> (titled: [SearchedRecipe], named: [SearchedRecipe]) {
        guard !query.terms.isEmpty else {
            return (try recipes(words.listed.first(Self.filterLooks), words, query, most: most), [])
        }
        let titled = try titled(query, words, most: most)
        guard withNames || titled.isEmpty else { return (titled, []) }
        let known = Set(titled.map(\.summary.id))
        let named = try words.first(
            query.isFiltered ? Self.filterLooks : most + Self.mostNamed, with: query.terms,
            in: [.title, .ingredients])
        // A recipe with all terms in the title belongs to the section of titles.
        let others = try recipes(named, words, query, most: Self.mostNamed) {
            !known.contains($0.summary.id) && !$0.hasInTitle(query.terms)
        }
        return (titled, others)
    }

    /// Returns whether a query is not empty and all of its terms are single words without a field and without a minus.
    /// Whatever is not in the order of relevance must be complete before the first of it is known.
    private static func canBeFirst(_ query: SearchQuery) -> Bool {
        !query.isEmpty && query.order == nil
            && query.terms.allSatisfy { term in
                !term.isExcluded && term.field == nil && term.patterns.allSatisfy { $0.words.count == 1 }
            }
    }

    // MARK: - Titles

    /// The maximum number of titles that are compared after a lookup of shortened prefixes. If too few of them match,
    /// the complete words are looked up.
    private static let shortenedLooks = 400

    private func titled(
        _ query: SearchQuery, _ words: IndexWords, most: Int
    ) throws(IndexError) -> [SearchedRecipe] {
        if !query.isFiltered {
            let found = try titled(query, words, most: most) { $0 < Self.shortenedLooks && !Task.isCancelled }
            if found.isDone { return found.recipes }
        }
        let looks = query.isFiltered ? Self.filterLooks : most
        let numbers = try words.first(looks, with: query.terms, in: [.title])
        return try recipes(numbers, words, query, most: most)
    }

    /// Returns the first recipes with all words in the title. Looks up only the first letters of a prefix, and then
    /// compares the complete words with the titles.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - words: The words of the index.
    ///   - most: The maximum number of recipes.
    ///   - mayGoOn: Receives the number of compared titles before each comparison, and returns whether to continue.
    /// - Returns: The recipes, and whether the search is done: it has found the maximum number of recipes, or there are
    ///   no more.
    private func titled(
        _ query: SearchQuery, _ words: IndexWords, most: Int, while mayGoOn: (Int) -> Bool
    ) throws(IndexError) -> (recipes: [SearchedRecipe], isDone: Bool) {
        var recipes: [SearchedRecipe] = []
        var looks = 0
        let isAtEnd = try words.forEachTitle(with: query.terms) { number throws(IndexError) in
            guard mayGoOn(looks) else { return false }
            looks += 1
            guard let summary = try words.reader.summary(of: UInt32(truncatingIfNeeded: number)) else { return true }
            let recipe = SearchedRecipe(summary, SearchDocument(title: summary.title))
            if recipe.hasInTitle(query.terms) { recipes.append(recipe) }
            return recipes.count < most
        }
        return (recipes, isAtEnd || recipes.count >= most)
    }

    /// Returns the recipes with the given numbers that match the filters of the query and a condition, up to a maximum
    /// count. They have only their titles.
    private func recipes(
        _ numbers: [Int], _ words: IndexWords, _ query: SearchQuery, most: Int,
        where isWanted: (SearchedRecipe) -> Bool = { _ in true }
    ) throws(IndexError) -> [SearchedRecipe] {
        var recipes: [SearchedRecipe] = []
        for number in numbers where recipes.count < most && !Task.isCancelled {
            guard let summary = try words.reader.summary(of: UInt32(truncatingIfNeeded: number)),
                query.admits(summary, facts)
            else { continue }
            let recipe = SearchedRecipe(summary, SearchDocument(title: summary.title))
            if isWanted(recipe) { recipes.append(recipe) }
        }
        return recipes
    }
}

extension SearchedRecipe {
    fileprivate func hasInTitle(_ terms: [SearchQuery.Term]) -> Bool {
        terms.allSatisfy { term in lines[SearchField.title.rawValue].contains { $0.contains(anyOf: term) } }
    }
}
