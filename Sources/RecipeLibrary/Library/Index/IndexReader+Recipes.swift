import RecipeKit

extension IndexReader {
    /// Returns the summary of a recipe, or `nil` if the index no longer has it.
    func summary(of id: UInt32) throws(IndexError) -> RecipeSummary? {
        let row = try statement(
            """
            SELECT f.path, r.number, r.offset, r.length, r.part, r.title, c.name, r.minutes, r.time, r.servings, r.tags
            FROM recipe r JOIN file f ON f.id = r.file LEFT JOIN course c ON c.id = r.course WHERE r.id = ?
            """)
        defer { row.reset() }
        row.bind(Int(id), at: 1)
        return try row.step() ? Self.summary(in: row) : nil
    }

    /// The maximum number of recipes that ``summaries(of:)`` reads.
    static let maximumSummaries = 8

    /// Returns the summaries of the recipes that the index still has, in any order. One query for several recipes takes
    /// much less time than a query for each recipe.
    ///
    /// - Parameter ids: The numbers of at most ``maximumSummaries`` recipes.
    func summaries(of ids: [UInt32]) throws(IndexError) -> [(id: UInt32, summary: RecipeSummary)] {
        guard let last = ids.last else { return [] }
        let row = try statement(
            """
            SELECT f.path, r.number, r.offset, r.length, r.part, r.title, c.name, r.minutes, r.time, r.servings, r.tags,
                r.id
            FROM recipe r JOIN file f ON f.id = r.file LEFT JOIN course c ON c.id = r.course
            WHERE r.id IN (?, ?, ?, ?, ?, ?, ?, ?)
            """)
        defer { row.reset() }
        for index in 0..<Self.maximumSummaries {
            row.bind(Int(index < ids.count ? ids[index] : last), at: Int32(index + 1))
        }
        var summaries: [(id: UInt32, summary: RecipeSummary)] = []
        summaries.reserveCapacity(ids.count)
        while try row.step() { summaries.append((UInt32(row.int(11)), Self.summary(in: row))) }
        return summaries
    }

    private static func summary(in row: IndexStatement) -> RecipeSummary {
        var summary = RecipeSummary(
            id: RecipeID(path: row.text(0), index: row.int(1)), title: row.text(5), course: row.optionalText(6))
        if !row.isNull(3) {
            summary.position = RecipePosition(offset: row.int(2), length: row.int(3), part: row.int(4))
        }
        if let time = row.optionalText(8) {
            summary.totalTime = CookingTime(minutes: row.isNull(7) ? nil : row.int(7), text: time)
        }
        summary.servings = row.optionalText(9).map { Servings(parsing: $0) }
        if !row.isNull(10) {
            // Splitting bytes is several times as fast as splitting characters.
            summary.tags = row.text(10).utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
        }
        return summary
    }

    /// Returns the number of a recipe in the index, or `nil` if the index does not have it.
    func number(of id: RecipeID) throws(IndexError) -> UInt32? {
        let row = try statement("SELECT first, count FROM file WHERE path = ?")
        defer { row.reset() }
        row.bind(id.path, at: 1)
        guard try row.step(), id.index < row.int(1) else { return nil }
        return UInt32(exactly: row.int(0) + id.index)
    }

    /// Returns the sort key of a recipe within its section, or `nil` if the index does not have it.
    func order(of id: UInt32) throws(IndexError) -> RecipeOrder? {
        let row = try statement(
            """
            SELECT r.key, f.path, r.number, c.name
            FROM recipe r JOIN file f ON f.id = r.file LEFT JOIN course c ON c.id = r.course WHERE r.id = ?
            """)
        defer { row.reset() }
        row.bind(Int(id), at: 1)
        guard try row.step() else { return nil }
        return RecipeOrder(
            key: Array(row.bytes(0)), path: row.text(1), number: row.int(2), course: row.optionalText(3))
    }
}
