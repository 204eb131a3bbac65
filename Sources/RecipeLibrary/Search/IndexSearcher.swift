import Dispatch
import RecipeKit

/// Finds and counts all results in an index on its own thread. It finds the set of matching recipes for each term, and
/// then combines these sets.
actor IndexSearcher {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// The maximum number of results of a section that are ranked. Of a larger section, only a part is ranked.
    private static let rankedLimit = 1000
    /// The number of recipes above which an index counts as large. In a large index, the steps are not searched for a
    /// prefix of one or two letters, because nearly all steps match.
    private static let largeIndex = 50_000

    private let cookbook: Cookbook
    private let facts: FactSources
    private var index = SearchedIndex()

    init(_ cookbook: Cookbook, facts: FactSources) {
        self.cookbook = cookbook
        self.facts = facts
    }

    /// Waits for a duration or until the task is cancelled. Other searches on this thread wait meanwhile.
    func wait(_ pause: Duration) async {
        let cancelled = DispatchSemaphore(value: 0)
        await withTaskCancellationHandler {
            Self.wait(for: cancelled, atMost: pause)
        } onCancel: {
            cancelled.signal()
        }
    }

    /// Blocks the thread. Sleeping as a task instead would wake the shared threads of tasks.
    private static func wait(for semaphore: DispatchSemaphore, atMost pause: Duration) {
        let (seconds, attoseconds) = pause.components
        _ = semaphore.wait(timeout: .now() + Double(seconds) + Double(attoseconds) / 1e18)
    }

    // MARK: - All results

    /// Returns the counts of all results, and the best of them up to a limit in each section. Returns `nil` if the task
    /// was cancelled.
    func allResults(
        for query: SearchQuery, limit: Int, in index: IndexIdentity
    ) async throws(IndexError) -> SearchResults? {
        try await searchingAgain { () throws(IndexError) in
            guard let words = try self.index.words(of: index) else { return (SearchResults(query: query), nil) }
            return (try results(for: ExpandedQuery(query), limit: limit, words), words)
        }
    }

    /// The number of searches after which a search is not repeated, even if the index changes all the time.
    private static let mostSearches = 3

    /// Repeats a search during which the index changed, because it may have counted recipes that it could not read any
    /// more. A search is too long for a snapshot of the index.
    ///
    /// - Parameter search: Returns the results, or `nil` if the task was cancelled. Also returns the words that it used.
    private func searchingAgain(
        _ search: () async throws(IndexError) -> (results: SearchResults?, words: IndexWords?)
    ) async throws(IndexError) -> SearchResults? {
        var found = try await search()
        for _ in 1..<Self.mostSearches {
            guard !Task.isCancelled, let words = found.words, try !words.isCurrent() else { break }
            found = try await search()
        }
        return found.results
    }

    /// Corrects a query without results. Returns the results of the corrected query with a remark, or `nil` if the task
    /// was cancelled.
    func repairedResults(
        for query: SearchQuery, limit: Int, in index: IndexIdentity, _ vocabularies: VocabularyReader
    ) async throws(IndexError) -> SearchResults? {
        try await searchingAgain { () async throws(IndexError) in
            guard let (words, vocabulary) = try await wordsAndVocabulary(of: index, vocabularies) else {
                return (Task.isCancelled ? nil : SearchResults(query: query), nil)
            }
            return (try repairedResults(for: query, limit: limit, words, vocabulary), words)
        }
    }

    private func repairedResults(
        for query: SearchQuery, limit: Int, _ words: IndexWords, _ vocabulary: Vocabulary
    ) throws(IndexError) -> SearchResults? {
        let repair = QueryRepair(query, vocabulary)
        for attempt in repair.attempts {
            let expanded = ExpandedQuery(attempt.query, vocabulary)
            guard var results = try results(for: expanded, limit: limit, words) else { return nil }
            guard results.count > 0 else { continue }
            results.remark = attempt.remark
            return results
        }
        return SearchResults(query: query, remark: repair.failure)
    }

    /// Waits for the vocabulary of the index. Returns `nil` if the index has no listing or if the task was cancelled.
    private func wordsAndVocabulary(
        of index: IndexIdentity, _ vocabularies: VocabularyReader
    ) async throws(IndexError) -> (IndexWords, Vocabulary)? {
        while !Task.isCancelled, let (vocabulary, generation) = try await vocabularies.vocabulary(of: index),
            !Task.isCancelled, let words = try self.index.words(of: index)
        {
            // The index may have changed since its vocabulary was read.
            if words.state.generation == generation { return (words, vocabulary) }
        }
        return nil
    }

    private func results(
        for expanded: ExpandedQuery, limit: Int, _ words: IndexWords
    ) throws(IndexError) -> SearchResults? {
        let query = expanded.query
        guard !query.isEmpty else { return SearchResults(query: query) }
        guard var sets = try MatchSets(expanded, words, skipsShortWordsInSteps: words.limit > Self.largeIndex) else {
            return nil
        }
        if !query.filters.isEmpty {
            guard let admitted = try admitted(sets.all, query, words) else { return nil }
            sets.keep(admitted)
        }
        if sets.hasPhrase { return try phraseResults(for: query, sets, words, limit: limit) }
        var sections: [SearchResults.Section] = []
        for (kind, found) in sets.sections where !found.isEmpty {
            guard let section = try section(kind, found, query, sets, words, limit: limit) else { return nil }
            if section.count > 0 { sections.append(section) }
        }
        return Task.isCancelled ? nil : SearchResults(query: query, sections: sections)
    }

    /// Returns the given recipes that match every filter, or `nil` if the task was cancelled.
    private func admitted(
        _ recipes: RecipeNumbers, _ query: SearchQuery, _ words: IndexWords
    ) throws(IndexError) -> RecipeNumbers? {
        var recipes = recipes
        let own = query.filters.filter { !$0.asksForFacts }
        if !own.isEmpty {
            var filter = RecipeFilter(own)
            var admitted = RecipeNumbers(below: words.limit)
            let isAll = try RecipeFilter.forEachRecipe(words.reader) { recipe in
                guard recipes.contains(recipe.number), filter.admits(recipe) else { return }
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
            if query.admits(summary, facts) { admitted.insert(number) }
        }
        return admitted
    }

    // MARK: - Sections

    private func section(
        _ kind: SearchResults.SectionKind, _ found: RecipeNumbers, _ query: SearchQuery, _ sets: MatchSets,
        _ words: IndexWords, limit: Int
    ) throws(IndexError) -> SearchResults.Section? {
        // Reading a file is slow. So of a large section, at most 200 recipes are read. If more than 100 titles match,
        // only the titles are read.
        let numbers = found.first(Self.rankedLimit + 1)
        let isTitle = kind == .field(.title)
        var recipes: [SearchedRecipe] = []
        for number in numbers.count > Self.rankedLimit ? sets.best(min(limit, 200), of: found) : numbers {
            guard !Task.isCancelled else { return nil }
            let isWhole = !isTitle || numbers.count <= 100
            if let recipe = try recipe(number, words, isWhole: isWhole) { recipes.append(recipe) }
        }
        return SearchedRecipe.section(
            kind, recipes, query, count: found.count, isAtLeast: sets.isAtLeast, limit: limit)
    }

    /// Returns the results of a query with a phrase. The index does not store the order of words, so the files of the
    /// candidates are read. At most ``rankedLimit`` files are read.
    private func phraseResults(
        for query: SearchQuery, _ sets: MatchSets, _ words: IndexWords, limit: Int
    ) throws(IndexError) -> SearchResults? {
        let found = sets.sections.flatMap { $0.recipes.first(Self.rankedLimit + 1) }
        var recipes: [SearchResults.SectionKind: [SearchedRecipe]] = [:]
        for number in found.prefix(Self.rankedLimit) {
            guard !Task.isCancelled else { return nil }
            guard let recipe = try recipe(number, words, isWhole: true), let kind = recipe.sectionKind(in: query) else {
                continue
            }
            recipes[kind, default: []].append(recipe)
        }
        let isAtLeast = sets.isAtLeast || found.count > Self.rankedLimit
        let sections = sets.sections.compactMap { kind, _ in
            recipes[kind].map {
                SearchedRecipe.section(kind, $0, query, count: $0.count, isAtLeast: isAtLeast, limit: limit)
            }
        }
        return SearchResults(query: query, sections: sections)
    }

    /// Returns a recipe. If `isWhole` is `true`, reads all fields of the recipe from its file. If `isWhole` is `false`,
    /// the recipe has only its title. Returns `nil` if the index no longer contains the recipe.
    private func recipe(_ number: Int, _ words: IndexWords, isWhole: Bool) throws(IndexError) -> SearchedRecipe? {
        try words.reader.summary(of: UInt32(truncatingIfNeeded: number)).map {
            SearchedRecipe($0, isWhole ? cookbook : nil)
        }
    }
}

/// The index that a search uses. The index is opened when it is first needed. After each change of the index, it is
/// prepared again.
struct SearchedIndex {
    private var words: IndexWords?
    private var index: IndexIdentity?

    /// Returns the words of an index. Returns `nil` if the index has no listing, cannot be opened or is damaged.
    mutating func words(of index: IndexIdentity) throws(IndexError) -> IndexWords? {
        do throws(IndexError) {
            return try openWords(of: index)
        } catch {
            guard error.isPathError || error.isDamage else { throw error }
            if !error.isMissingFile { LibraryLog.index.warning(index.unreadable(error)) }
            words = nil
            return nil
        }
    }

    /// Returns the words of an index. Returns `nil` if the index is not open, or has changed since it was prepared.
    /// Reads only a few bytes.
    func openedWords(of index: IndexIdentity) throws(IndexError) -> IndexWords? {
        guard let words, self.index == index else { return nil }
        return try words.isCurrent() ? words : nil
    }

    private mutating func openWords(of index: IndexIdentity) throws(IndexError) -> IndexWords? {
        let reader: IndexReader
        if let words, self.index == index {
            if try words.isCurrent() { return words }
            reader = words.reader
        } else {
            reader = try IndexReader(index.location)
        }
        let words = try reader.snapshot { () throws(IndexError) -> IndexWords? in
            guard let state = try reader.state(), state.generation > 0 else { return nil }
            return try IndexWords(reader, state)
        }
        guard let words else { return nil }
        self.words = words
        self.index = index
        return words
    }
}
