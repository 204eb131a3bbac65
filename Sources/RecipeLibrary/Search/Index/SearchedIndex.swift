import RecipeKit

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
