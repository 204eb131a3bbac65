import Synchronization

/// Reads an index's vocabulary into memory on a thread of its own, once for each state of the index.
///
/// The whole index of words has to be gone through for it: a quarter of a second for 73,000 recipes.
actor VocabularyReader {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    private var index = SearchedIndex()

    private struct State {
        var vocabulary: (index: IndexIdentity, generation: Int, words: Vocabulary)?
        var isReading = false
        /// What reading came to where it brought no vocabulary, until somebody asks.
        var outcome: Result<Vocabulary, IndexError>?
    }

    private nonisolated let state = Mutex(State())

    /// Begins to read what was not read yet, and returns at once.
    nonisolated func prepare(_ index: IndexIdentity) {
        let begins = state.withLock { state in
            defer { state.isReading = true }
            return !state.isReading
        }
        if begins { Task { await read(index) } }
    }

    /// The words of an index as it was read last.
    ///
    /// - Returns: `nil` while they are being read.
    /// - Throws: Why they could not be read, once; then it can be tried again.
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
                if !isRead { vocabulary = (identity, generation, try words.vocabulary()) }
            } else {
                // An index that lists nothing has no words.
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
    /// All words of the index, with how many recipes have them.
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
    /// Less than 0 where these bytes stand before others, 0 where they are the same, else more.
    fileprivate func order(to other: UnsafeRawBufferPointer) -> Int {
        for (left, right) in zip(self, other) where left != right { return left < right ? -1 : 1 }
        return count - other.count
    }
}
