/// Finds the recipes that contain given words, in the tables of an index.
struct IndexWords {
    let reader: IndexReader
    /// The state of the index for which the words were prepared.
    let state: IndexState
    /// The recipes that a search can find: the recipes of the current files, without menus. The tables also contain the
    /// words of removed recipes.
    let listed: RecipeNumbers
    /// The upper limit of the recipe numbers. All of them are less than this limit.
    let limit: Int

    /// Prepares the words of an index. Call it in a snapshot, together with the reading of the state.
    init(_ reader: IndexReader, _ state: IndexState) throws(IndexError) {
        self.reader = reader
        self.state = state
        let files = try reader.statement(
            "SELECT first, count FROM file WHERE count > 0 AND path NOT LIKE '%.menu' ORDER BY first")
        defer { files.reset() }
        var ranges: [Range<Int>] = []
        while try files.step() {
            let first = Int(try files.recipeNumber(0))
            let range = first..<first + Int(try files.recipeNumber(1))
            if let last = ranges.last, last.upperBound == range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        limit = ranges.last?.upperBound ?? 0
        var listed = RecipeNumbers(below: limit)
        for range in ranges { listed.insert(range) }
        self.listed = listed
    }

    /// Returns whether the recipes and the listing of the index have not changed since the words were prepared.
    func isCurrent() throws(IndexError) -> Bool {
        guard let now = try reader.state() else { return false }
        return now.generation == state.generation && now.changes == state.changes
    }

    /// Runs reads that see the index as it was when the words were prepared; see ``IndexReader/snapshot(_:)``. Returns
    /// `nil` if the index has changed since.
    func snapshot<Result>(_ body: () throws(IndexError) -> Result) throws(IndexError) -> Result? {
        try reader.snapshot { () throws(IndexError) -> Result? in try isCurrent() ? try body() : nil }
    }

    /// Returns the statement that finds recipes by the words of a field.
    private static func table(of field: SearchField) -> StaticString {
        switch field {
        case .title: "SELECT rowid FROM titles WHERE titles MATCH ?"
        case .ingredients, .tags: "SELECT rowid FROM names WHERE names MATCH ?"
        case .steps: "SELECT rowid FROM steps WHERE steps MATCH ?"
        }
    }

    /// Returns the recipes with a term in a field. The words of a phrase may be anywhere in the field.
    ///
    /// - Returns: The recipes, or `nil` if the task was cancelled.
    func recipes(with term: SearchQuery.Term, in field: SearchField) throws(IndexError) -> RecipeNumbers? {
        var found = RecipeNumbers(below: limit)
        let rows = try reader.statement(Self.table(of: field))
        defer { rows.reset() }
        rows.bind(Self.expression(for: term, in: field), at: 1)
        var count = 0
        while try rows.step() {
            found.insert(rows.int(0))
            count += 1
            if count & 0xFFF == 0, Task.isCancelled { return nil }
        }
        return Task.isCancelled ? nil : found
    }

    /// Returns at most `count` recipes in which each term matches in one of the fields. The recipes are in no
    /// particular order.
    func first(_ count: Int, with terms: [SearchQuery.Term], in fields: [SearchField]) throws(IndexError) -> [Int] {
        let isTitle = fields == [.title]
        let rows = try reader.statement(Self.table(of: isTitle ? .title : .ingredients))
        defer { rows.reset() }
        let expression = terms.map { "(\(Self.expression(for: $0, in: nil)))" }.joined(separator: " AND ")
        let columns = fields.map { "\($0)" }.joined(separator: " ")
        rows.bind(isTitle ? expression : "{\(columns)} : (\(expression))", at: 1)
        var found: [Int] = []
        while found.count < count, !Task.isCancelled, try rows.step() {
            let number = rows.int(0)
            if listed.contains(number) { found.append(number) }
        }
        return found
    }

    /// The maximum number of letters of a prefix for which the index stores the recipes in order. For a longer prefix,
    /// SQLite first sorts all its recipes.
    private static let preparedLetters = 4

    /// Calls a function with the number of each recipe whose title may contain all terms, in ascending order. The
    /// function must compare the title, because only the first four letters of a prefix are looked up.
    ///
    /// - Parameters:
    ///   - terms: The terms.
    ///   - body: Receives the number of each recipe and returns whether to continue.
    /// - Returns: `false` if `body` stopped the search, otherwise `true`.
    func forEachTitle(
        with terms: [SearchQuery.Term], _ body: (Int) throws(IndexError) -> Bool
    ) throws(IndexError) -> Bool {
        let rows = try reader.statement(Self.table(of: .title))
        defer { rows.reset() }
        let shortened = terms.map { term in
            var term = term
            term.patterns = term.patterns.map { $0.isPrefix ? $0.shortened(to: Self.preparedLetters) : $0 }
            return "(\(Self.expression(for: term, in: nil)))"
        }
        rows.bind(shortened.joined(separator: " AND "), at: 1)
        while try rows.step() {
            let number = rows.int(0)
            if listed.contains(number), try !body(number) { return false }
        }
        return true
    }

    /// Returns the FTS5 expression of a term. Folded words contain no characters that need escaping.
    private static func expression(for term: SearchQuery.Term, in field: SearchField?) -> String {
        let patterns = term.patterns.map { pattern in
            let words = pattern.words.enumerated().map { index, word in
                "\"\(word)\"" + (pattern.isPrefix && index == pattern.words.count - 1 ? " *" : "")
            }
            return "(\(words.joined(separator: " AND ")))"
        }
        let expression = patterns.joined(separator: " OR ")
        switch field {
        case .ingredients, .tags: return "{\(field == .tags ? "tags" : "ingredients")} : (\(expression))"
        case .title, .steps, nil: return expression
        }
    }
}

extension SearchQuery.Pattern {
    /// Returns the pattern with its last word shortened to a number of letters.
    fileprivate func shortened(to count: Int) -> Self {
        guard let last = words.last, last.unicodeScalars.count > count else { return self }
        let start = String(String.UnicodeScalarView(last.unicodeScalars.prefix(count)))
        return Self(words.dropLast() + [start], isPrefix: isPrefix)
    }
}
