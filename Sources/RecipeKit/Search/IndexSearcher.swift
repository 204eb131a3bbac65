/// Searches an index, on a thread of its own.
///
/// First results come from the words of titles and names alone, as soon as there are enough of them for a screen; all
/// results from sets of recipes, so that each is counted and stands where it belongs.
actor IndexSearcher {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Where there are more than this, their titles are not all looked at to find the best.
    private static let rankedLimit = 1000
    /// In an index of more recipes, a word of one or two letters is not looked for in the steps: they all have it.
    private static let largeIndex = 50_000

    private let cookbook: Cookbook
    private let facts: @Sendable (RecipeID) -> SearchFacts
    private var words: IndexWords?
    private var searched: (index: IndexIdentity, generation: Int)?

    init(_ cookbook: Cookbook, facts: @escaping @Sendable (RecipeID) -> SearchFacts) {
        self.cookbook = cookbook
        self.facts = facts
    }

    /// The index as it is now.
    private func words(of index: IndexIdentity) throws(IndexError) -> IndexWords? {
        let reader: IndexReader
        if let words, searched?.index == index { reader = words.reader } else { reader = try IndexReader(index.place) }
        let state = try reader.statement("SELECT generation FROM state WHERE id = 1")
        let generation = try state.step() ? state.int(0) : 0
        state.reset()
        guard generation > 0 else { return nil }
        if let words, searched?.index == index, searched?.generation == generation { return words }
        let words = try IndexWords(reader)
        self.words = words
        searched = (index, generation)
        return words
    }

    // MARK: - First results

    /// The first recipes that have everything in the title, else in the names; `nil` where the query asks for more than
    /// words, or nothing was found so.
    func firstResults(
        for query: SearchQuery, limit: Int, in index: IndexIdentity, fields: [SearchField]
    ) throws(IndexError) -> SearchResults? {
        let terms = query.terms
        guard let words = try words(of: index), !terms.isEmpty, query.filters.isEmpty,
            terms.allSatisfy({ !$0.isExcluded && $0.field == nil && $0.patterns[0].words.count == 1 })
        else { return nil }
        let wanted = min(limit, 100)
        var found = try words.first(wanted, with: terms, in: [.title])
        var sections: [SearchResults.Section] = []
        if !found.isEmpty {
            let recipes = try self.recipes(found, words, isWhole: false)
            sections.append(section(.title, recipes, query, count: found.count, isAtLeast: true, limit: wanted))
        }
        if found.isEmpty || fields.count > 1 {
            let titled = Set(found)
            found = try words.first(wanted, with: terms, in: [.title, .ingredients]).filter { !titled.contains($0) }
            let recipes = try self.recipes(Array(found.prefix(24)), words, isWhole: true)
            if !recipes.isEmpty {
                sections.append(section(.ingredients, recipes, query, count: found.count, isAtLeast: true, limit: 24))
            }
        }
        guard !Task.isCancelled, !sections.isEmpty else { return nil }
        return SearchResults(query: query, sections: sections, isComplete: false)
    }

    // MARK: - All results

    /// Every recipe that the query finds, counted, and the best of them; `nil` where the task was cancelled.
    func allResults(for query: SearchQuery, limit: Int, in index: IndexIdentity) throws(IndexError) -> SearchResults? {
        guard let words = try words(of: index) else { return SearchResults(query: query) }
        guard let results = try results(for: query, limit: limit, words) else { return nil }
        guard results.count == 0 else { return results }
        let neighbour = { (word: String, isPrefix: Bool) throws(IndexError) -> String? in
            try words.neighbour(of: word, isPrefix: isPrefix)
        }
        guard let (corrected, correction) = try correct(query, neighbour) else { return Task.isCancelled ? nil : results }
        guard var second = try self.results(for: corrected, limit: limit, words) else { return nil }
        guard second.count > 0 else { return results }
        second.correction = correction
        return second
    }

    private func correct(
        _ query: SearchQuery, _ neighbour: (String, Bool) throws(IndexError) -> String?
    ) throws(IndexError) -> (SearchQuery, SearchResults.Correction)? {
        do { return try query.corrected(neighbour) } catch { throw IndexError(error) }
    }

    private func results(
        for query: SearchQuery, limit: Int, _ words: IndexWords
    ) throws(IndexError) -> SearchResults? {
        guard !query.isEmpty else { return SearchResults(query: query) }
        guard var sets = try MatchSets(query, words, skipsShortWordsInSteps: words.limit > Self.largeIndex) else {
            return nil
        }
        if !query.filters.isEmpty {
            guard let admitted = try admitted(sets.all, query, words) else { return nil }
            sets.keep(admitted)
        }
        if sets.hasPhrase { return try phraseResults(for: query, sets, words, limit: limit) }
        var sections: [SearchResults.Section] = []
        for (place, found) in sets.places where !found.isEmpty {
            guard let section = try section(place, found, query, sets, words, limit: limit) else { return nil }
            if section.count > 0 { sections.append(section) }
        }
        return Task.isCancelled ? nil : SearchResults(query: query, sections: sections)
    }

    /// Those of whom every filter holds.
    private func admitted(
        _ recipes: RecipeNumbers, _ query: SearchQuery, _ words: IndexWords
    ) throws(IndexError) -> RecipeNumbers? {
        var admitted = RecipeNumbers(below: words.limit)
        for number in recipes.first(.max) {
            guard !Task.isCancelled else { return nil }
            guard let summary = try words.reader.summary(of: UInt32(truncatingIfNeeded: number)) else { continue }
            if query.filters.allSatisfy({ $0.admits(summary, facts(summary.id)) }) { admitted.insert(number) }
        }
        return admitted
    }

    // MARK: - Sections

    private func section(
        _ place: SearchResults.Place, _ found: RecipeNumbers, _ query: SearchQuery, _ sets: MatchSets,
        _ words: IndexWords, limit: Int
    ) throws(IndexError) -> SearchResults.Section? {
        let numbers = found.first(Self.rankedLimit + 1)
        let isTitle = place == .field(.title)
        var recipes: [SearchedRecipe] = []
        for number in numbers.count > Self.rankedLimit ? sets.best(Self.rankedLimit, of: found) : numbers {
            guard !Task.isCancelled else { return nil }
            let isWhole = !isTitle || numbers.count <= 100
            if let recipe = try recipe(number, words, isWhole: isWhole) { recipes.append(recipe) }
        }
        return section(place, recipes, query, count: found.count, isAtLeast: sets.isAtLeast, limit: limit)
    }

    /// What a query with a phrase finds. Whether words follow each other is not in the index, so that each recipe that has
    /// them is read; where there are very many, not all of them.
    private func phraseResults(
        for query: SearchQuery, _ sets: MatchSets, _ words: IndexWords, limit: Int
    ) throws(IndexError) -> SearchResults? {
        let found = sets.places.flatMap { $0.recipes.first(Self.rankedLimit + 1) }
        var recipes: [SearchResults.Place: [SearchedRecipe]] = [:]
        for number in found.prefix(Self.rankedLimit) {
            guard !Task.isCancelled else { return nil }
            // The words that the index knows of may stand elsewhere than the phrase does.
            guard let recipe = try recipe(number, words, isWhole: true), let place = recipe.place(in: query) else {
                continue
            }
            recipes[place, default: []].append(recipe)
        }
        let isAtLeast = sets.isAtLeast || found.count > Self.rankedLimit
        let sections = sets.places.compactMap { place, _ in
            recipes[place].map {
                section(place, $0, query, count: $0.count, isAtLeast: isAtLeast, limit: limit)
            }
        }
        return SearchResults(query: query, sections: sections)
    }

    private func section(
        _ field: SearchField, _ recipes: [SearchedRecipe], _ query: SearchQuery, count: Int, isAtLeast: Bool, limit: Int
    ) -> SearchResults.Section {
        section(.field(field), recipes, query, count: count, isAtLeast: isAtLeast, limit: limit)
    }

    private func section(
        _ place: SearchResults.Place, _ recipes: [SearchedRecipe], _ query: SearchQuery, count: Int, isAtLeast: Bool,
        limit: Int
    ) -> SearchResults.Section {
        let ranked = recipes.map { (recipe: $0, rank: SearchRank($0, query)) }.sorted { $0.rank < $1.rank }
        let hits = ranked.prefix(limit).map { $0.recipe.hit(for: query, at: place) }
        return SearchResults.Section(place: place, hits: hits, count: count, isAtLeast: isAtLeast)
    }

    private func recipes(_ numbers: [Int], _ words: IndexWords, isWhole: Bool) throws(IndexError) -> [SearchedRecipe] {
        var recipes: [SearchedRecipe] = []
        for number in numbers {
            if let recipe = try recipe(number, words, isWhole: isWhole) { recipes.append(recipe) }
        }
        return recipes
    }

    /// A recipe with its title alone, or with everything that is searched: then its file is read.
    private func recipe(_ number: Int, _ words: IndexWords, isWhole: Bool) throws(IndexError) -> SearchedRecipe? {
        guard let summary = try words.reader.summary(of: UInt32(truncatingIfNeeded: number)) else { return nil }
        if isWhole, let result = try? cookbook.load(summary) {
            return SearchedRecipe(summary, SearchDocument(summary, result.recipe))
        }
        return SearchedRecipe(summary, SearchDocument(title: summary.title))
    }
}
