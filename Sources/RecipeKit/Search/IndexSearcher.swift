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

    /// The index as it is now; `nil` where it lists nothing yet, or is being made anew.
    private func words(of index: IndexIdentity) throws(IndexError) -> IndexWords? {
        do throws(IndexError) {
            return try openWords(of: index)
        } catch {
            guard error.isPlaceTrouble || error.isDamage else { throw error }
            words = nil
            return nil
        }
    }

    private func openWords(of index: IndexIdentity) throws(IndexError) -> IndexWords? {
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

    /// How many recipes are looked at for the first results, where there are filters.
    private static let firstLooks = 2000

    /// The first recipes that have everything in the title, or in the names too; `nil` where the query asks for more
    /// than words and filters, or nothing was found so.
    func firstResults(
        for query: SearchQuery, limit: Int, in index: IndexIdentity, fields: [SearchField]
    ) throws(IndexError) -> SearchResults? {
        guard let words = try words(of: index), !query.isEmpty,
            query.terms.allSatisfy({ !$0.isExcluded && $0.field == nil && $0.patterns[0].words.count == 1 })
        else { return nil }
        let wanted = min(limit, 100)
        let looks = query.filters.isEmpty ? wanted : Self.firstLooks
        var sections: [SearchResults.Section] = []
        func add(_ place: SearchResults.Place, _ numbers: [Int], most: Int) throws(IndexError) {
            let recipes = try recipes(numbers, words, query, most: most, isWhole: place == .field(.ingredients))
            guard !recipes.isEmpty else { return }
            let count = query.filters.isEmpty ? numbers.count : recipes.count
            sections.append(section(place, recipes, query, count: count, isAtLeast: true, limit: most))
        }
        if query.terms.isEmpty {
            try add(.filters, words.listed.first(looks), most: wanted)
        } else {
            let titled = try words.first(looks, with: query.terms, in: [.title])
            try add(.field(.title), titled, most: wanted)
            if sections.isEmpty || fields.count > 1 {
                let known = Set(titled)
                let named = try words.first(looks, with: query.terms, in: [.title, .ingredients])
                try add(.field(.ingredients), named.filter { !known.contains($0) }, most: 24)
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
        guard let (corrected, correction) = try correct(query, neighbour) else {
            return Task.isCancelled ? nil : results
        }
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
        var recipes = recipes
        let own = query.filters.filter { !$0.asksPerson }
        if !own.isEmpty {
            var filter = RecipeFilter(own)
            var admitted = RecipeNumbers(below: words.limit)
            let isAll = try RecipeFilter.forEachRecipe(words.reader) { recipe in
                guard recipes.contains(recipe.number), filter.admits(recipe, SearchFacts()) else { return }
                admitted.insert(recipe.number)
            }
            guard isAll else { return nil }
            recipes = admitted
        }
        guard own.count < query.filters.count else { return recipes }
        var admitted = RecipeNumbers(below: words.limit)
        for number in recipes.first(.max) {
            guard !Task.isCancelled else { return nil }
            guard let summary = try words.reader.summary(of: UInt32(truncatingIfNeeded: number)) else { continue }
            if admits(summary, query) { admitted.insert(number) }
        }
        return admitted
    }

    private func admits(_ recipe: RecipeSummary, _ query: SearchQuery) -> Bool {
        query.filters.allSatisfy { $0.admits(recipe, facts(recipe.id)) }
    }

    // MARK: - Sections

    private func section(
        _ place: SearchResults.Place, _ found: RecipeNumbers, _ query: SearchQuery, _ sets: MatchSets,
        _ words: IndexWords, limit: Int
    ) throws(IndexError) -> SearchResults.Section? {
        let numbers = found.first(Self.rankedLimit + 1)
        let isTitle = place == .field(.title)
        var recipes: [SearchedRecipe] = []
        for number in numbers.count > Self.rankedLimit ? sets.best(min(limit, 200), of: found) : numbers {
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
        _ place: SearchResults.Place, _ recipes: [SearchedRecipe], _ query: SearchQuery, count: Int, isAtLeast: Bool,
        limit: Int
    ) -> SearchResults.Section {
        let ranked = recipes.map { (recipe: $0, rank: SearchRank($0, query)) }.sorted { $0.rank < $1.rank }
        let hits = ranked.prefix(limit).map { $0.recipe.hit(for: query, at: place) }
        return SearchResults.Section(place: place, hits: hits, count: count, isAtLeast: isAtLeast)
    }

    /// The first of some recipes that the filters admit.
    private func recipes(
        _ numbers: [Int], _ words: IndexWords, _ query: SearchQuery, most: Int, isWhole: Bool
    ) throws(IndexError) -> [SearchedRecipe] {
        var recipes: [SearchedRecipe] = []
        for number in numbers where recipes.count < most && !Task.isCancelled {
            guard let summary = try words.reader.summary(of: UInt32(truncatingIfNeeded: number)) else { continue }
            if query.filters.isEmpty || admits(summary, query) { recipes.append(recipe(summary, isWhole: isWhole)) }
        }
        return recipes
    }

    private func recipe(_ number: Int, _ words: IndexWords, isWhole: Bool) throws(IndexError) -> SearchedRecipe? {
        try words.reader.summary(of: UInt32(truncatingIfNeeded: number)).map { recipe($0, isWhole: isWhole) }
    }

    /// A recipe with its title alone, or with everything that is searched: then its file is read.
    private func recipe(_ summary: RecipeSummary, isWhole: Bool) -> SearchedRecipe {
        if isWhole, let result = try? cookbook.load(summary) {
            return SearchedRecipe(summary, SearchDocument(summary, result.recipe))
        }
        return SearchedRecipe(summary, SearchDocument(title: summary.title))
    }
}
