/// The index that a search uses. The index is opened when it is first needed. After each new listing, it is prepared
/// again.
struct SearchedIndex {
    private var words: IndexWords?
    private var searched: (index: IndexIdentity, generation: Int)?

    /// The generation of the listing that was prepared last, or `nil` if there is none.
    var generation: Int? { words == nil ? nil : searched?.generation }

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

    /// Returns the words of an index. Returns `nil` if the current listing of the index is not prepared yet. Reads only
    /// a few bytes.
    func openedWords(of index: IndexIdentity) throws(IndexError) -> IndexWords? {
        guard let words, let searched, searched.index == index else { return nil }
        return try Self.generation(words.reader) == searched.generation ? words : nil
    }

    private mutating func openWords(of index: IndexIdentity) throws(IndexError) -> IndexWords? {
        let reader: IndexReader
        if let words, searched?.index == index {
            reader = words.reader
        } else {
            reader = try IndexReader(index.location)
        }
        let generation = try Self.generation(reader)
        guard generation > 0 else { return nil }
        if let words, searched?.index == index, searched?.generation == generation { return words }
        let words = try IndexWords(reader)
        self.words = words
        searched = (index, generation)
        return words
    }

    private static func generation(_ reader: IndexReader) throws(IndexError) -> Int {
        let state = try reader.statement("SELECT generation FROM state WHERE id = 1")
        defer { state.reset() }
        return try state.step() ? state.int(0) : 0
    }
}
