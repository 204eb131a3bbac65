import Synchronization

/// Reads the vocabulary of an index into memory on its own thread, once for each generation of the index.
///
/// Complexity: All words of the index are read, which takes a quarter of a second for 73,000 recipes.
actor VocabularyReader {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    private var index = SearchedIndex()

    private struct State {
        var vocabulary: (index: IndexIdentity, generation: Int, words: Vocabulary)?
        var isReading = false
        /// The result for the next caller if the last reading failed or found no listing: the error, or an empty
        /// vocabulary.
        var outcome: Result<Vocabulary, IndexError>?
    }

    private nonisolated let state = Mutex(State())

    /// Starts to read the vocabulary, unless it is already being read. Returns immediately.
    nonisolated func prepare(_ index: IndexIdentity) {
        let begins = state.withLock { state in
            defer { state.isReading = true }
            return !state.isReading
        }
        if begins { Task { await read(index) } }
    }

    /// Returns the vocabulary of an index. If the vocabulary is not in memory, starts to read it and returns `nil`.
    ///
    /// - Parameters:
    ///   - index: The index.
    ///   - generation: The generation of the listing.
    /// - Returns: The vocabulary, or `nil` while it is being read.
    /// - Throws: An error if the vocabulary could not be read. The next call tries again.
    nonisolated func vocabulary(of index: IndexIdentity, generation: Int) throws(IndexError) -> Vocabulary? {
        let (words, outcome) = state.withLock { state in
            defer { state.outcome = nil }
            let isCurrent = state.vocabulary?.index == index && state.vocabulary?.generation == generation
            return (isCurrent ? state.vocabulary?.words : nil, state.outcome)
        }
        if let words { return words }
        if let outcome { return try outcome.get() }
        prepare(index)
        return nil
    }

    private func read(_ identity: IndexIdentity) {
        var vocabulary: (IndexIdentity, Int, Vocabulary)?
        var outcome: Result<Vocabulary, IndexError>?
        do throws(IndexError) {
            if let words = try index.words(of: identity), let generation = index.generation {
                let isRead = state.withLock {
                    $0.vocabulary?.index == identity && $0.vocabulary?.generation == generation
                }
                if !isRead {
                    let read = try words.reader.snapshot { () throws(IndexError) in try words.vocabulary() }
                    vocabulary = (identity, generation, read)
                }
            } else {
                // An index without a listing has no words.
                outcome = .success(Vocabulary())
            }
        } catch {
            outcome = .failure(error)
        }
        state.withLock { state in
            if let vocabulary { state.vocabulary = vocabulary }
            state.outcome = outcome
            state.isReading = false
        }
    }
}

extension IndexWords {
    /// Returns all words of the index with the counts that ``Vocabulary`` defines.
    fileprivate func vocabulary() throws(IndexError) -> Vocabulary {
        var vocabulary = Vocabulary()
        let names = try reader.statement("SELECT term, doc FROM nameWords")
        let steps = try reader.statement("SELECT term, doc FROM stepWords")
        defer {
            names.reset()
            steps.reset()
        }
        var (hasName, hasStep) = (try names.step(), try steps.step())
        while hasName || hasStep {
            let order = hasName && hasStep ? names.bytes(0).order(to: steps.bytes(0)) : hasName ? -1 : 1
            let count = (order <= 0 ? names.int(1) : 0) + (order >= 0 ? steps.int(1) : 0)
            vocabulary.append(order <= 0 ? names.bytes(0) : steps.bytes(0), count: count)
            if order <= 0 { hasName = try names.step() }
            if order >= 0 { hasStep = try steps.step() }
        }
        return vocabulary
    }
}

extension UnsafeRawBufferPointer {
    /// Returns a number below 0 if these bytes sort before the other bytes, and 0 if both are equal. Otherwise returns
    /// a number above 0.
    fileprivate func order(to other: UnsafeRawBufferPointer) -> Int {
        for (left, right) in zip(self, other) where left != right { return left < right ? -1 : 1 }
        return count - other.count
    }
}
