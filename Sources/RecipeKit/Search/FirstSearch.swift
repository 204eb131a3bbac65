/// Finds the first results of a query: recipes that have all of it in the title, or by name, until there are enough of
/// them for a screen.
struct FirstSearch {
    private let cookbook: Cookbook
    private let facts: @Sendable (RecipeID) -> SearchFacts
    private var index = SearchedIndex()

    init(_ cookbook: Cookbook, facts: @escaping @Sendable (RecipeID) -> SearchFacts) {
        self.cookbook = cookbook
        self.facts = facts
    }

    /// More than a screen shows.
    private static let screenful = 50
    /// How many recipes are looked at where there are filters.
    private static let filterLooks = 2000
    /// How many recipes are named beside those that have it in the title; their files are read.
    private static let mostNamed = 24
    /// So long may looking take where a key waits for it: well below what a person notices.
    private static let patience = Duration.milliseconds(3)

    /// Opens the index, so that the first key need not.
    mutating func open(_ index: IndexIdentity) throws(IndexError) {
        _ = try self.index.words(of: index)
    }

    /// Whether results fill a screen, so that nobody misses others yet.
    static func isEnough(_ results: SearchResults, limit: Int) -> Bool {
        results.sections.contains { $0.hits.count >= min(limit, screenful) }
    }

    // MARK: - At once

    /// What is found of a single word while a key waits; `nil` where nothing is, or it would take too long, as it may
    /// where several words must meet.
    func resultsAtOnce(
        for query: SearchQuery, limit: Int, in index: IndexIdentity
    ) throws(IndexError) -> SearchResults? {
        guard Self.canBeFirst(query), query.filters.isEmpty, query.terms.count == 1,
            let words = try self.index.openedWords(of: index)
        else { return nil }
        let wanted = min(limit, Self.screenful)
        let end = ContinuousClock.now + Self.patience
        let titled = try titled(query, words, most: wanted) { _ in ContinuousClock.now < end }
        guard titled.isDone || titled.recipes.count >= wanted / 2, !titled.recipes.isEmpty else { return nil }
        let section = SearchedRecipe.section(
            .field(.title), titled.recipes, query, count: titled.recipes.count, isAtLeast: true, limit: wanted)
        return SearchResults(query: query, sections: [section], isComplete: false)
    }

    // MARK: - Soon

    /// The first recipes that have everything in the title, and where these are few those that have it by name;
    /// `nil` where the query asks for more than words and filters, or nothing was found so.
    mutating func results(
        for query: SearchQuery, limit: Int, in index: IndexIdentity, withNames: Bool
    ) throws(IndexError) -> SearchResults? {
        guard Self.canBeFirst(query), let words = try self.index.words(of: index) else { return nil }
        let wanted = min(limit, Self.screenful)
        var sections: [SearchResults.Section] = []
        func add(_ place: SearchResults.Place, _ recipes: [SearchedRecipe], most: Int) {
            guard !recipes.isEmpty else { return }
            sections.append(
                SearchedRecipe.section(place, recipes, query, count: recipes.count, isAtLeast: true, limit: most))
        }
        if query.terms.isEmpty {
            let listed = words.listed.first(Self.filterLooks)
            add(.filters, try recipes(listed, words, query, most: wanted, isWhole: false), most: wanted)
        } else {
            let titled = try titled(query, words, most: wanted)
            add(.field(.title), titled, most: wanted)
            if withNames || titled.isEmpty {
                let known = Set(titled.map(\.summary.id))
                let named = try words.first(
                    query.filters.isEmpty ? wanted + Self.mostNamed : Self.filterLooks, with: query.terms,
                    in: [.title, .ingredients])
                let recipes = try recipes(named, words, query, most: Self.mostNamed, besides: known, isWhole: true)
                add(.field(.ingredients), recipes, most: Self.mostNamed)
            }
        }
        guard !Task.isCancelled, !sections.isEmpty else { return nil }
        return SearchResults(query: query, sections: sections, isComplete: false)
    }

    /// Only single words that may be anywhere.
    private static func canBeFirst(_ query: SearchQuery) -> Bool {
        !query.isEmpty
            && query.terms.allSatisfy { term in
                !term.isExcluded && term.field == nil && term.patterns.allSatisfy { $0.words.count == 1 }
            }
    }

    // MARK: - Titles

    /// How many titles are looked at that begin a word as a long one that was typed begins; where most of them do not
    /// go on as it does, the long one is looked up itself.
    private static let shortenedLooks = 400

    private func titled(
        _ query: SearchQuery, _ words: IndexWords, most: Int
    ) throws(IndexError) -> [SearchedRecipe] {
        if query.filters.isEmpty {
            let found = try titled(query, words, most: most) { $0 < Self.shortenedLooks && !Task.isCancelled }
            if found.isDone { return found.recipes }
        }
        let looks = query.filters.isEmpty ? most : Self.filterLooks
        let numbers = try words.first(looks, with: query.terms, in: [.title])
        return try recipes(numbers, words, query, most: most, isWhole: false)
    }

    /// The first recipes with all words in the title. Long words are shortened to what the index has the recipes of
    /// ready, and the titles are looked at.
    ///
    /// - Parameter mayGoOn: Asked before each look; told how many there were.
    /// - Returns: The recipes, and whether there are enough, or no others.
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

    /// The first of some recipes that the filters admit and that are not known yet.
    private func recipes(
        _ numbers: [Int], _ words: IndexWords, _ query: SearchQuery, most: Int, besides known: Set<RecipeID> = [],
        isWhole: Bool
    ) throws(IndexError) -> [SearchedRecipe] {
        var recipes: [SearchedRecipe] = []
        for number in numbers where recipes.count < most && !Task.isCancelled {
            guard let summary = try words.reader.summary(of: UInt32(truncatingIfNeeded: number)),
                !known.contains(summary.id), query.admits(summary, facts)
            else { continue }
            let recipe = SearchedRecipe(summary, isWhole ? cookbook : nil)
            // Those with all of it in the title have a place of their own.
            if !isWhole || !recipe.hasInTitle(query.terms) { recipes.append(recipe) }
        }
        return recipes
    }
}

extension SearchedRecipe {
    fileprivate func hasInTitle(_ terms: [SearchQuery.Term]) -> Bool {
        terms.allSatisfy { term in lines[SearchField.title.rawValue].contains { $0.contains(anyOf: term) } }
    }
}
