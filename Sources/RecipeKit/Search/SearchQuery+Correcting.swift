extension SearchQuery {
    /// The query with words that no recipe has replaced by their neighbours, where there are such words.
    ///
    /// For when nothing was found. What is quoted or must not be there stays as it is.
    ///
    /// - Parameter neighbour: Returns what to put in a word's place: `nil` where recipes have the word, or nothing is
    ///   like it. Told too whether the word may go on.
    public func corrected(
        _ neighbour: (_ word: String, _ isPrefix: Bool) throws -> String?
    ) rethrows -> (query: SearchQuery, correction: SearchResults.Correction)? {
        var query = self
        var typed: [String] = []
        var shown: [String] = []
        for index in terms.indices where !terms[index].isExcluded {
            let pattern = terms[index].patterns[0]
            guard pattern.isPrefix else { continue }
            var words = pattern.words
            for place in words.indices {
                guard let other = try neighbour(words[place], place == words.count - 1) else { continue }
                typed.append(words[place])
                shown.append(other)
                words[place] = other
            }
            if words != pattern.words { query.terms[index].patterns = [Pattern(words, isPrefix: true)] }
        }
        guard !typed.isEmpty else { return nil }
        let correction = SearchResults.Correction(
            typed: typed.joined(separator: " "), shown: shown.joined(separator: " "))
        return (query, correction)
    }
}
