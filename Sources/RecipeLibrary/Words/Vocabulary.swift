/// The words of a cookbook's recipes, sorted by their bytes and without repetitions, with a count for each word.
///
/// The count of a word is the number of recipes with the word in title, ingredients or tags, plus the number of recipes
/// with the word in the steps.
///
/// The memory use is eight bytes for each word plus the bytes of the words, or 300 KB for 20,000 words.
struct Vocabulary: Sendable {
    /// The words, each followed by a line feed.
    private var bytes: [UInt8] = []
    /// The offset of each word in ``bytes``.
    private var starts: [UInt32] = []
    /// The count of each word.
    private var counts: [UInt32] = []

    private static let end = UInt8(ascii: "\n")

    /// Creates an empty vocabulary.
    init() {}

    /// Creates a vocabulary.
    ///
    /// - Parameter counts: The counts of the words.
    init(_ counts: [String: Int]) {
        let words = counts.map { (bytes: Array($0.key.utf8), count: $0.value) }
        for word in words.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
            word.bytes.withUnsafeBytes { append($0, count: word.count) }
        }
    }

    /// Adds a word that sorts after all others. A word of more than 60 bytes is ignored.
    mutating func append(_ word: UnsafeRawBufferPointer, count: Int) {
        guard !word.isEmpty, word.count <= 60 else { return }
        starts.append(UInt32(truncatingIfNeeded: bytes.count))
        bytes.append(contentsOf: word)
        bytes.append(Self.end)
        counts.append(UInt32(clamping: count))
    }

    /// A word with its count.
    struct Entry: Hashable {
        var word: String
        var count: Int
    }

    private func range(of index: Int) -> Range<Int> {
        let end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
        return Int(starts[index])..<(end - 1)
    }

    private func entry(at index: Int) -> Entry {
        Entry(word: String(decoding: bytes[range(of: index)], as: UTF8.self), count: Int(counts[index]))
    }

    // MARK: - Beginnings

    /// Returns the indices of the words that start with the given letters.
    private func indices(beginningWith letters: String) -> Range<Int> {
        let letters = Array(letters.utf8)
        let start = firstIndex { !bytes[range(of: $0)].lexicographicallyPrecedes(letters) }
        return start..<firstIndex { $0 >= start && !bytes[range(of: $0)].starts(with: letters) }
    }

    /// Returns the first index for which a condition holds, by binary search. The condition must also hold for all
    /// later indices.
    private func firstIndex(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the count of a word. For a prefix, returns the sum of the counts of all words that begin with it.
    func count(of word: String, isPrefix: Bool) -> Int {
        let indices = indices(beginningWith: word)
        guard !isPrefix else { return indices.reduce(0) { $0 + Int(counts[$1]) } }
        guard let first = indices.first, range(of: first).count == word.utf8.count else { return 0 }
        return Int(counts[first])
    }

    // MARK: - Parts

    /// Returns the words that contain the given letters in the middle or at the end.
    ///
    /// Complexity: O(*n*) for all bytes, which takes some milliseconds for a million words.
    func words(holding part: String) -> [Entry] {
        let part = Array(part.utf8)
        guard let first = part.first else { return [] }
        var found: [Int] = []
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            var offset = 1
            while offset + part.count < bytes.count {
                defer { offset += 1 }
                guard bytes[offset] == first, bytes[offset - 1] != Self.end,
                    bytes[offset..<offset + part.count].elementsEqual(part)
                else { continue }
                // Matches are found in the order of the words, so each search begins at the word of the previous match.
                index = lastIndex(startingAtOrBefore: offset, from: index)
                if found.last != index { found.append(index) }
            }
        }
        return found.map(entry)
    }

    /// Returns the index of the word that contains the byte at an offset in ``bytes``. The search begins at the word
    /// with the given index. This index must not be greater than the result.
    private func lastIndex(startingAtOrBefore offset: Int, from index: Int) -> Int {
        var (low, high) = (index, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    // MARK: - Neighbours

    /// Returns the words that are similar to a word, the most likely first.
    ///
    /// - Parameters:
    ///   - word: The folded word.
    ///   - isPrefix: Whether the word may be the start of a longer word.
    ///   - most: The maximum number of words.
    func neighbours(of word: String, isPrefix: Bool, most: Int) -> [Entry] {
        var neighbours = SpellingNeighbours(of: word, isPrefix: isPrefix)
        guard neighbours.canExist else { return [] }
        for index in indices(beginningWith: neighbours.beginning) {
            neighbours.add(bytes[range(of: index)], count: Int(counts[index]))
        }
        return neighbours.best(most)
    }
}

/// Reads the vocabulary of an index into memory on its own thread, once for each generation of the index.
///
/// Complexity: All words of the index are read, which takes a quarter of a second for 73,000 recipes.
actor VocabularyReader {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    private var index = SearchedIndex()
    private var last: (index: IndexIdentity, generation: Int, words: Vocabulary)?

    /// Starts to read the vocabulary. Waits for nothing but an earlier reading.
    func prepare(_ index: IndexIdentity) {
        // The task belongs to this actor. Any other task would start the shared threads of tasks, which wake up every
        // second until the program ends.
        // `try?`: the search that needs the vocabulary reads it again and throws the error.
        Task { _ = try? vocabulary(of: index) }
    }

    /// Returns the vocabulary of an index. Waits while the vocabulary is being read. Returns `nil` if the index has no
    /// listing.
    func vocabulary(of identity: IndexIdentity) throws(IndexError) -> Vocabulary? {
        guard let words = try index.words(of: identity) else { return nil }
        if let last, last.index == identity, last.generation == words.state.generation { return last.words }
        let read = try index.snapshot(of: identity) { words throws(IndexError) in
            (words.state.generation, try words.vocabulary())
        }
        guard let (generation, vocabulary) = read else { return nil }
        last = (identity, generation, vocabulary)
        return vocabulary
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
