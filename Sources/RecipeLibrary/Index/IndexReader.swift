import GRDBSQLite
import RecipeKit

/// A connection that reads an index. Only one thread may use it at a time.
///
/// Opening the connection reads nothing from the index. The connection uses SQLite without GRDB: the first screen waits
/// for the connection, and opening a GRDB connection takes three milliseconds more.
final class IndexReader {
    let connection: OpaquePointer
    /// The prepared statements, with the addresses of their texts. There are few, so a linear search is fast. Comparing
    /// addresses is faster than comparing texts.
    private var statements: [(text: UnsafePointer<UInt8>, statement: IndexStatement)] = []

    /// Opens a connection. An index on disk must exist.
    ///
    /// - Parameters:
    ///   - location: The location of the index.
    ///   - cache: The maximum size of the page cache in bytes.
    /// - Throws: An error if the index cannot be opened.
    init(_ location: IndexLocation, cache: Int = 2 << 20) throws(IndexError) {
        var opened: OpaquePointer?
        // An index in memory does not exist before its first connection, so this connection must create it. SQLite
        // creates a database only if the connection can write.
        let mode = location.isInMemory ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READWRITE
        let result = sqlite3_open_v2(location.name, &opened, mode | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nil)
        guard result == SQLITE_OK, let opened else {
            let error = IndexError(opened)
            sqlite3_close(opened)
            throw error
        }
        connection = opened
        sqlite3_busy_timeout(connection, 2000)
        let pragmas = "PRAGMA query_only = 1; PRAGMA cache_size = -\(cache >> 10)"
        guard sqlite3_exec(connection, pragmas, nil, nil, nil) == SQLITE_OK else {
            let error = IndexError(opened)
            sqlite3_close(opened)
            throw error
        }
    }

    deinit {
        for (_, statement) in statements { sqlite3_finalize(statement.handle) }
        sqlite3_close_v2(connection)
    }

    /// Runs reads that see the index at the same point in time, even if another connection changes it meanwhile.
    ///
    /// The reads must be short and must not wait for files: the journal of an index cannot be emptied during a
    /// snapshot, and an index in memory cannot be written. A snapshot inside a snapshot is a part of it.
    func snapshot<Result>(_ body: () throws(IndexError) -> Result) throws(IndexError) -> Result {
        guard sqlite3_get_autocommit(connection) != 0 else { return try body() }
        guard sqlite3_exec(connection, "BEGIN", nil, nil, nil) == SQLITE_OK else { throw IndexError(connection) }
        // The transaction has changed nothing, so nothing is lost. After a serious error, SQLite has already ended it.
        defer { sqlite3_exec(connection, "ROLLBACK", nil, nil, nil) }
        return try body()
    }

    /// Returns a statement, ready to run. The first call for a text prepares the statement.
    func statement(_ sql: StaticString) throws(IndexError) -> IndexStatement {
        if let (_, statement) = statements.first(where: { $0.text == sql.utf8Start }) {
            statement.reset()
            return statement
        }
        let statement = try prepare("\(sql)")
        statements.append((sql.utf8Start, statement))
        return statement
    }

    /// Prepares a statement. The caller finalizes it.
    func prepare(_ sql: String) throws(IndexError) -> IndexStatement {
        var handle: OpaquePointer?
        guard sqlite3_prepare_v2(connection, sql, -1, &handle, nil) == SQLITE_OK, let handle else {
            throw IndexError(connection)
        }
        return IndexStatement(handle: handle)
    }
}

extension IndexReader {
    /// The maximum number of diagnostics in ``LibraryContents/unreadable``.
    private static let shownDiagnostics = 500

    /// Returns the contents of the current listing. Returns `nil` if the index has no listing or has another version.
    ///
    /// Complexity: Four small queries, which take less than a millisecond.
    func contents() throws(IndexError) -> LibraryContents? {
        try snapshot { () throws(IndexError) in
            guard let state = try state(), state.generation > 0 else { return nil }
            var contents = LibraryContents()
            contents.generation = state.generation
            contents.isComplete = state.isComplete
            contents.numberOfRecipes = state.recipes
            contents.total = state.recipes
            contents.sections = try sections(of: contents.generation)
            contents.newest = try newest(of: contents.generation)
            contents.unreadable = try unreadable()
            return contents
        }
    }

    /// Returns the state of the index, or `nil` if the index has another version.
    func state() throws(IndexError) -> IndexState? {
        let row = try statement("SELECT version, generation, isComplete, recipes, changes FROM state WHERE id = 1")
        defer { row.reset() }
        guard try row.step(), row.int(0) == IndexSchema.version else { return nil }
        return IndexState(
            generation: row.int(1), isComplete: row.int(2) != 0, recipes: row.int(3), changes: row.int(4))
    }

    private func sections(of generation: Int) throws(IndexError) -> [LibrarySection] {
        let rows = try statement(
            "SELECT kind, course, title, count, firstChunk FROM section WHERE generation = ? ORDER BY position")
        defer { rows.reset() }
        rows.bind(generation, at: 1)
        var sections: [LibrarySection] = []
        while try rows.step() {
            sections.append(
                LibrarySection(
                    kind: rows.int(0) == 1 ? .menus : .course, id: rows.text(1), title: rows.text(2),
                    count: Int(try rows.recipeNumber(3)), rows: .stored(firstChunk: try rows.int(4, below: 1 << 48))))
        }
        return sections
    }

    private func newest(of generation: Int) throws(IndexError) -> [NewRecipe] {
        let rows = try statement("SELECT section, row, added FROM newest WHERE generation = ? ORDER BY rowid")
        defer { rows.reset() }
        rows.bind(generation, at: 1)
        var newest: [NewRecipe] = []
        while try rows.step() {
            newest.append(NewRecipe(section: rows.int(0), row: rows.int(1), added: rows.int(2)))
        }
        return newest
    }

    private func unreadable() throws(IndexError) -> [UnreadableRecipe] {
        let rows = try statement(
            "SELECT path, category, severity, line, column, message FROM problem ORDER BY path, id LIMIT ?")
        defer { rows.reset() }
        rows.bind(Self.shownDiagnostics, at: 1)
        var files: [UnreadableRecipe] = []
        while try rows.step() {
            let path = rows.text(0)
            let location = SourceLocation(
                file: path, line: rows.isNull(3) ? nil : try rows.int(3, below: 1 << 48),
                column: rows.isNull(4) ? nil : try rows.int(4, below: 1 << 48))
            let diagnostic = Diagnostic(rows.int(2) == 0 ? .error : .warning, at: location, rows.text(5))
            if files.last?.id.path == path {
                files[files.count - 1].diagnostics.append(diagnostic)
            } else {
                let category = CookbookError.Category(rawValue: Int32(truncatingIfNeeded: rows.int(1))) ?? .badData
                files.append(
                    UnreadableRecipe(id: RecipeID(path: path), diagnostics: [diagnostic], category: category))
            }
        }
        return files
    }

    /// Returns the recipe numbers of one chunk of a section. The result is empty if the index has no such chunk.
    func ids(inChunk chunk: Int) throws(IndexError) -> [UInt32] {
        let row = try statement("SELECT ids FROM chunk WHERE id = ?")
        defer { row.reset() }
        row.bind(chunk, at: 1)
        guard try row.step() else { return [] }
        return Array(row.bytes(0).bindMemory(to: UInt32.self))
    }
}

extension IndexReader {
    /// Returns the summary of a recipe, or `nil` if the index no longer has it.
    func summary(of id: UInt32) throws(IndexError) -> RecipeSummary? {
        let row = try statement(
            """
            SELECT f.path, r.number, r.offset, r.length, r.part, r.title, c.name, r.minutes, r.time, r.servings, r.tags,
                r.yield
            FROM recipe r JOIN file f ON f.id = r.file LEFT JOIN course c ON c.id = r.course WHERE r.id = ?
            """)
        defer { row.reset() }
        row.bind(Int(id), at: 1)
        return try row.step() ? try Self.summary(in: row) : nil
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
                r.yield, r.id
            FROM recipe r JOIN file f ON f.id = r.file LEFT JOIN course c ON c.id = r.course
            WHERE r.id IN (?, ?, ?, ?, ?, ?, ?, ?)
            """)
        defer { row.reset() }
        for index in 0..<Self.maximumSummaries {
            row.bind(Int(index < ids.count ? ids[index] : last), at: Int32(index + 1))
        }
        var summaries: [(id: UInt32, summary: RecipeSummary)] = []
        summaries.reserveCapacity(ids.count)
        while try row.step() { summaries.append((try row.recipeNumber(12), try Self.summary(in: row))) }
        return summaries
    }

    private static func summary(in row: IndexStatement) throws(IndexError) -> RecipeSummary {
        var summary = RecipeSummary(
            id: RecipeID(path: row.text(0), index: try row.int(1, below: 1 << 31)), title: row.text(5),
            course: row.optionalText(6))
        if !row.isNull(3) {
            summary.position = RecipePosition(
                offset: try row.int(2, below: 1 << 48), length: try row.int(3, below: 1 << 31),
                part: try row.int(4, below: 1 << 31))
        }
        if let time = row.optionalText(8) {
            summary.totalTime = CookingTime(minutes: row.isNull(7) ? nil : try row.int(7, below: 1 << 31), text: time)
        }
        summary.servings = row.optionalText(9).map { text in
            Servings(number: Rational(parsing: row.optionalText(11) ?? text), text: text)
        }
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
        guard try row.step(), id.index < (try row.int(1, below: IndexSchema.recipeLimit)) else { return nil }
        return UInt32(exactly: try row.int(0, below: IndexSchema.recipeLimit) + id.index)
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
