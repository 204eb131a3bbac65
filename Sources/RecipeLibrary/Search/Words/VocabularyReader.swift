/// Reads the vocabulary of an index into memory on its own thread, once for each generation of the index.
///
/// Complexity: All words of the index are read, which takes a quarter of a second for 73,000 recipes.
actor VocabularyReader {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    private var index = SearchedIndex()
    private var last: (index: IndexIdentity, generation: Int, words: Vocabulary)?

    /// Starts to read the vocabulary. Returns immediately.
    nonisolated func prepare(_ index: IndexIdentity) {
        // `try?`: the search that needs the vocabulary reads it again and throws the error.
        Task { _ = try? await vocabulary(of: index) }
    }

    /// Returns the vocabulary of an index, and the generation of its listing. Waits while the vocabulary is being read.
    /// Returns `nil` if the index has no listing.
    func vocabulary(of identity: IndexIdentity) throws(IndexError) -> (words: Vocabulary, generation: Int)? {
        guard let words = try index.words(of: identity) else { return nil }
        let generation = words.state.generation
        if let last, last.index == identity, last.generation == generation { return (last.words, generation) }
        let read = try words.reader.snapshot { () throws(IndexError) in try words.vocabulary() }
        last = (identity, generation, read)
        return (read, generation)
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
