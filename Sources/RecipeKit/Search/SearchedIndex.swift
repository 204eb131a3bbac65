/// The index that is searched: opened at its first use, looked through anew after each change.
struct SearchedIndex {
    private var words: IndexWords?
    private var searched: (index: IndexIdentity, generation: Int)?

    /// Which state of the index was looked through last.
    var generation: Int? { words == nil ? nil : searched?.generation }

    /// The words of an index as it is now; `nil` where it lists nothing yet, or is being made anew.
    mutating func words(of index: IndexIdentity) throws(IndexError) -> IndexWords? {
        do throws(IndexError) {
            return try openWords(of: index)
        } catch {
            guard error.isPlaceTrouble || error.isDamage else { throw error }
            words = nil
            return nil
        }
    }

    /// The same where nothing has to be opened or looked through for it: one small read.
    func openedWords(of index: IndexIdentity) throws(IndexError) -> IndexWords? {
        guard let words, let searched, searched.index == index else { return nil }
        return try Self.generation(words.reader) == searched.generation ? words : nil
    }

    private mutating func openWords(of index: IndexIdentity) throws(IndexError) -> IndexWords? {
        let reader: IndexReader
        if let words, searched?.index == index { reader = words.reader } else { reader = try IndexReader(index.place) }
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
