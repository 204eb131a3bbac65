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
    ) throws(IndexError) -> SearchResults? {
        try results(for: ExpandedQuery(query), limit: limit, in: index)
    }

    /// Corrects a query without results. Returns the results of the corrected query with a remark, or `nil` if the task
    /// was cancelled.
    func repairedResults(
        for query: SearchQuery, limit: Int, in index: IndexIdentity, _ vocabularies: VocabularyReader
    ) async throws(IndexError) -> SearchResults? {
        guard let vocabulary = try await vocabularies.vocabulary(of: index), !Task.isCancelled else {
            return Task.isCancelled ? nil : SearchResults(query: query)
        }
        let repair = QueryRepair(query, vocabulary)
        for attempt in repair.attempts {
            let expanded = ExpandedQuery(attempt.query, vocabulary)
            guard var results = try results(for: expanded, limit: limit, in: index) else { return nil }
            guard results.count > 0 else { continue }
            results.remark = attempt.remark
            return results
        }
        return SearchResults(query: query, remark: repair.failure)
    }

    /// Returns the part of a query without results that should be left out, with the number of results without it.
    /// Returns `nil` if leaving out one part is not enough, or if the task was cancelled.
    func omission(from query: SearchQuery, in index: IndexIdentity) throws(IndexError) -> SearchOmission? {
        let omissions = try self.index.snapshot(of: index) { words throws(IndexError) in
            try OmissionFinder(
                query: query, words: words,
                admitted: { recipes, query throws(IndexError) in
                    query.isFiltered ? try self.admitted(recipes, query, words) : recipes
                }, skipsShortWordsInSteps: words.limit > Self.largeIndex
            ).omissions()
        }
        for var omission in omissions ?? [] {
            let shorter = query.without(omission.part)
            guard shorter.terms.contains(where: { $0.patterns.contains { $0.words.count > 1 } }) else {
                return omission
            }
            // Only the files tell which recipes contain a phrase.
            guard let results = try results(for: ExpandedQuery(shorter), limit: 1, in: index) else { return nil }
            omission.count = results.count
            if omission.count > 0 { return omission }
        }
        return nil
    }

    private func results(
        for expanded: ExpandedQuery, limit: Int, in index: IndexIdentity
    ) throws(IndexError) -> SearchResults? {
        let query = expanded.query
        guard !query.isEmpty else { return SearchResults(query: query) }
        facts.prepare(for: query)
        let snapshot = try self.index.snapshot(of: index) { words throws(IndexError) in
            try found(for: expanded, limit: limit, words)
        }
        // Without a listing, nothing is found. If the task was cancelled, there are no results.
        guard let snapshot else { return SearchResults(query: query) }
        return snapshot.flatMap(results)
    }

    /// What a query finds at one point in time, before files are read.
    private struct Found {
        struct Section {
            var kind: SearchResults.SectionKind
            var recipes: [RecipeSummary]
            var count: Int
            /// Whether all fields of the recipes must be read from their files.
            var isWhole: Bool
        }

        let query: SearchQuery
        let limit: Int
        var isAtLeast: Bool
        var sections: [Section] = []
        /// The recipes that may contain the phrase of the query.
        var candidates: [RecipeSummary] = []
        /// Whether the recipes of the sections may contain the phrase of the query, so that they must be read.
        var mustCompare = false
    }

    /// Returns `nil` if the task was cancelled. Call it in a snapshot of the index.
    private func found(
        for expanded: ExpandedQuery, limit: Int, _ words: IndexWords
    ) throws(IndexError) -> Found? {
        let query = expanded.query
        guard var sets = try MatchSets(expanded, words, skipsShortWordsInSteps: words.limit > Self.largeIndex) else {
            return nil
        }
        if query.isFiltered {
            guard let admitted = try admitted(sets.all, query, words) else { return nil }
            sets.keep(admitted)
        }
        var found = Found(query: query, limit: limit, isAtLeast: sets.isAtLeast)
        if let order = query.order {
            guard let numbers = try ordered(sets.all, by: order, words) else { return nil }
            let most = sets.hasPhrase ? Self.rankedLimit : limit
            if sets.hasPhrase, numbers.count > most { found.isAtLeast = true }
            let kind = SearchResults.SectionKind.ordered(order)
            found.sections = [
                Found.Section(
                    kind: kind, recipes: try summaries(of: numbers.prefix(most).map(Int.init), words),
                    count: numbers.count,
                    isWhole: most <= Self.rankedLimit)
            ]
            found.mustCompare = sets.hasPhrase
        } else if sets.hasPhrase {
            let numbers = sets.sections.flatMap { $0.recipes.first(Self.rankedLimit + 1) }
            if numbers.count > Self.rankedLimit { found.isAtLeast = true }
            found.candidates = try summaries(of: numbers.prefix(Self.rankedLimit), words)
        } else {
            for (kind, recipes) in sets.sections where !recipes.isEmpty {
                found.sections.append(try section(kind, recipes, sets, words, limit: limit))
            }
        }
        return Task.isCancelled ? nil : found
    }

    /// Returns the given recipes that match every filter, or `nil` if the task was cancelled.
    private func admitted(
        _ recipes: RecipeNumbers, _ query: SearchQuery, _ words: IndexWords
    ) throws(IndexError) -> RecipeNumbers? {
        var recipes = recipes
        let own = query.filters.filter { !$0.asksForFacts }
        let ownWithin = query.within.filter { !$0.asksForFacts }
        if !own.isEmpty || !ownWithin.isEmpty {
            var filter = RecipeFilter(own, within: ownWithin)
            var admitted = RecipeNumbers(below: words.limit)
            let isAll = try filter.forEachRecipe(words.reader) { filter, recipe in
                guard recipes.contains(recipe.number), filter.admits(recipe) else { return }
                admitted.insert(recipe.number)
            }
            guard isAll else { return nil }
            recipes = admitted
        }
        guard own.count + ownWithin.count < query.filters.count + query.within.count else { return recipes }
        var admitted = RecipeNumbers(below: words.limit)
        for number in recipes.first(.max) {
            guard !Task.isCancelled else { return nil }
            guard let summary = try words.reader.summary(of: UInt32(truncatingIfNeeded: number)) else { continue }
            if query.admits(summary, facts) { admitted.insert(number) }
        }
        return admitted
    }

    /// Returns recipes in the order of a list, or `nil` if the task was cancelled.
    ///
    /// Complexity: One pass over all recipes of the index. For an order by facts of the notebook, also reads each of the
    /// given recipes.
    private func ordered(
        _ recipes: RecipeNumbers, by order: ListOrder, _ words: IndexWords
    ) throws(IndexError) -> [UInt32]? {
        guard let contents = try words.reader.contents() else { return [] }
        var known: [UInt32: SearchFacts] = [:]
        if order == .rating || order == .lastCooked {
            for number in recipes.first(.max) {
                guard !Task.isCancelled else { return nil }
                let id = UInt32(truncatingIfNeeded: number)
                if let summary = try words.reader.summary(of: id) { known[id] = facts.notebook(summary) }
            }
        }
        let arranger = ListingArranger(
            reader: words.reader, arrangement: ListArrangement(order: order), facts: known, today: DayNumber.today,
            only: recipes)
        return try arranger.arranged(contents)?.sections.flatMap { section -> [UInt32] in
            if case .ids(let ids) = section.rows { ids } else { [] }
        }
    }

    private func section(
        _ kind: SearchResults.SectionKind, _ found: RecipeNumbers, _ sets: MatchSets, _ words: IndexWords, limit: Int
    ) throws(IndexError) -> Found.Section {
        // Reading a file is slow. So of a large section, at most 200 recipes are read. If more than 100 titles match,
        // only the titles are read.
        let numbers = found.first(Self.rankedLimit + 1)
        let ranked = numbers.count > Self.rankedLimit ? sets.best(min(limit, 200), of: found) : numbers
        return Found.Section(
            kind: kind, recipes: try summaries(of: ranked, words), count: found.count,
            isWhole: kind != .field(.title) || numbers.count <= 100)
    }

    private func summaries(
        of numbers: some Sequence<Int>, _ words: IndexWords
    ) throws(IndexError) -> [RecipeSummary] {
        var summaries: [RecipeSummary] = []
        for number in numbers where !Task.isCancelled {
            if let summary = try words.reader.summary(of: UInt32(truncatingIfNeeded: number)) {
                summaries.append(summary)
            }
        }
        return summaries
    }

    // MARK: - Files

    /// Reads the files of what was found, and ranks the recipes. Returns `nil` if the task was cancelled.
    private func results(of found: Found) -> SearchResults? {
        var sections: [SearchResults.Section] = []
        for section in found.sections {
            guard let recipes = read(section.recipes, isWhole: section.isWhole) else { return nil }
            if case .ordered = section.kind {
                if let section = ordered(section, recipes, found) { sections.append(section) }
                continue
            }
            sections.append(
                SearchedRecipe.section(
                    section.kind, recipes, found.query, count: section.count, isAtLeast: found.isAtLeast,
                    limit: found.limit))
        }
        // The index does not store the order of words, so only the files tell which candidates contain a phrase.
        guard let candidates = read(found.candidates, isWhole: true) else { return nil }
        let matching = Dictionary(grouping: candidates) { $0.sectionKind(in: found.query) }
        for kind in SearchField.allCases.map(SearchResults.SectionKind.field) + [.filters] {
            guard let recipes = matching[kind] else { continue }
            sections.append(
                SearchedRecipe.section(
                    kind, recipes, found.query, count: recipes.count, isAtLeast: found.isAtLeast, limit: found.limit))
        }
        return SearchResults(query: found.query, sections: sections)
    }

    /// Returns a section in the order of a list, or `nil` if no recipe matches.
    private func ordered(
        _ section: Found.Section, _ recipes: [SearchedRecipe], _ found: Found
    ) -> SearchResults.Section? {
        let placed = recipes.compactMap { recipe -> SearchResults.Hit? in
            guard let kind = recipe.sectionKind(in: found.query) else {
                return found.mustCompare ? nil : SearchResults.Hit(recipe: recipe.summary)
            }
            return recipe.hit(for: found.query, at: kind)
        }
        guard !placed.isEmpty else { return nil }
        return SearchResults.Section(
            kind: section.kind, hits: Array(placed.prefix(found.limit)),
            count: found.mustCompare ? placed.count : section.count, isAtLeast: found.isAtLeast)
    }

    /// Returns the recipes with all fields, or only with their titles. Returns `nil` if the task was cancelled.
    private func read(_ recipes: [RecipeSummary], isWhole: Bool) -> [SearchedRecipe]? {
        var read: [SearchedRecipe] = []
        for recipe in recipes {
            guard !Task.isCancelled else { return nil }
            read.append(SearchedRecipe(recipe, isWhole ? cookbook : nil))
        }
        return read
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

    /// Calls a function with the words of an index. All reads of the function see the index at the same point in time.
    /// The function must not wait for files; see ``IndexReader/snapshot(_:)``.
    ///
    /// - Returns: The result of the function, or `nil` if the index has no listing, cannot be opened or is damaged.
    mutating func snapshot<Result>(
        of index: IndexIdentity, _ body: (IndexWords) throws(IndexError) -> Result
    ) throws(IndexError) -> Result? {
        while let words = try words(of: index) {
            let result = try words.snapshot { () throws(IndexError) in try body(words) }
            if let result { return result }
        }
        return nil
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
