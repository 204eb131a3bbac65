/// The arguments of `recipes search`: a query, and the paths to search.
struct SearchArguments {
    /// The query, in the syntax of the search screen.
    let query: String
    let paths: [String]

    /// Splits the arguments into query and paths.
    ///
    /// - Parameter words: The arguments. A `--` separates the query from the paths. If there is no `--`, the paths are
    ///   the last words that name existing files or folders. The first word is never a path.
    init(_ words: [String]) {
        let parts = words.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
        var query = words.prefix(parts[0].count)
        var paths = Array(parts.dropFirst().joined())
        if parts.count == 1 {
            let count = query.dropFirst().reversed().prefix(while: Self.isPath).count
            paths = query.suffix(count)
            query = query.dropLast(count)
        }
        self.query = query.map(Self.asTyped).joined(separator: " ")
        self.paths = paths
    }

    private static func isPath(_ word: String) -> Bool {
        var status = stat()
        return stat(word, &status) == 0
    }

    /// Returns an argument as a user would type it in the search screen.
    ///
    /// The shell has removed the quotation marks. An argument with spaces gets them back: `tag:"main course"`. If an
    /// operator is between its words, as in `egg -milk`, the argument does not change.
    private static func asTyped(_ word: String) -> String {
        guard word.contains(where: \.isWhitespace) else { return word }
        var value = word[...]
        if value.first == "-" { value = value.dropFirst() }
        let name = value.prefix(while: \.isLetter)
        if !name.isEmpty, value.dropFirst(name.count).first == ":" { value = value.dropFirst(name.count + 1) }
        guard !value.contains(where: { "\":<>*“”".contains($0) }), !value.contains(" -") else { return word }
        return "\(word[..<value.startIndex])\"\(value)\""
    }
}
