import GRDB
import GRDBSQLite
import RecipeKit

extension IndexWriter {
    /// Writes a batch. The next ``writeListing(isComplete:now:)``, ``commit()`` or ``change(_:)`` commits the batch.
    ///
    /// The recipes in the batch replace the recipes that the index has for the same file. If
    /// ``IndexBatch/File/isContinued`` is `true`, the recipes are added instead.
    ///
    /// - Parameters:
    ///   - batch: The batch.
    ///   - now: The current time in seconds since 1970. A new recipe counts as added at this time, or at the
    ///     modification time of its file if that time is earlier.
    func write(_ batch: IndexBatch, now: Int) throws(IndexError) {
        try changeRecipes { database in
            var recipes = try RecipeInsertion(database)
            try batch.bytes.withUnsafeBytes { bytes in
                for file in batch.files { try write(file, of: batch, bytes, &recipes, database, now: now) }
            }
        }
    }

    private func write(
        _ file: IndexBatch.File, of batch: IndexBatch, _ bytes: UnsafeRawBufferPointer,
        _ insertion: inout RecipeInsertion, _ database: Database, now: Int
    ) throws {
        let path = file.entry.path
        var id = try Int.fetchOne(database, cachedSQL: "SELECT id FROM file WHERE path = ?", [path])
        var added: [UInt64: Int] = [:]
        if let known = id, !file.isContinued {
            added = try Self.timesAdded(of: known, database)
            try Self.remove(known, database)
            id = nil
        }
        if id == nil {
            try database.cachedStatement(
                sql: "INSERT INTO file(path, course, flags, first, count) VALUES(?, ?, ?, ?, 0)"
            ).execute(arguments: [path, file.entry.course, file.entry.isNamed ? 1 : 0, insertion.nextID])
            id = Int(database.lastInsertedRowID)
        }
        let time = min(now, file.stamp.mtime > 0 ? file.stamp.mtime / 1_000_000_000 : now)
        for recipe in batch.recipes[file.recipes] {
            let course = try recipe.course.map { try courseID($0, database) }
            try insertion.insert(
                recipe, bytes, file: id ?? 0, course: course, added: added[recipe.identity] ?? time)
        }
        try database.cachedStatement(
            sql: "UPDATE file SET size = ?, mtime = ?, inode = ?, count = count + ?, done = ? WHERE id = ?"
        ).execute(arguments: [
            file.stamp.size, file.stamp.mtime, file.stamp.inode, file.recipes.count, file.done ?? -1, id,
        ])
        for diagnostic in file.diagnostics {
            try Self.insert(diagnostic, of: path, file: id ?? 0, file.category ?? .badData, database)
        }
    }

    /// Returns the times at which the recipes of a file were added, in seconds since 1970, by
    /// ``IndexBatch/Recipe/identity``.
    private static func timesAdded(of file: Int, _ database: Database) throws -> [UInt64: Int] {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT r.identity, r.added FROM file f JOIN recipe r ON r.id BETWEEN f.first AND f.first + f.count - 1
                WHERE f.id = ?
                """, arguments: [file])
        var times: [UInt64: Int] = [:]
        while let row = try rows.next() {
            if let identity = row[0] as Int64? { times[UInt64(bitPattern: identity)] = row[1] }
        }
        return times
    }

    private func courseID(_ name: String, _ database: Database) throws -> Int {
        if let id = courses[name] { return id }
        var id = try Int.fetchOne(database, cachedSQL: "SELECT id FROM course WHERE name = ?", [name])
        if id == nil {
            try database.execute(sql: "INSERT INTO course(name) VALUES(?)", arguments: [name])
            id = Int(database.lastInsertedRowID)
        }
        if courses.count > 10_000 { courses.removeAll() }
        courses[name] = id
        return id ?? 0
    }
}

extension Int {
    fileprivate static func fetchOne(_ database: Database, cachedSQL sql: String, _ arguments: StatementArguments)
        throws
        -> Int?
    {
        try Int.fetchOne(database.cachedStatement(sql: sql), arguments: arguments)
    }
}

/// Inserts recipes into the index. A transaction contains thousands of them.
struct RecipeInsertion {
    /// The number of the next recipe.
    private(set) var nextID: Int
    private let recipe: IndexStatement
    private let title: IndexStatement
    private let names: IndexStatement
    private let steps: IndexStatement

    init(_ database: Database) throws {
        nextID =
            try Int.fetchOne(
                database,
                sql: "SELECT max(next, coalesce((SELECT max(first + count) FROM file), 1)) FROM state WHERE id = 1")
            ?? 1
        guard (1..<IndexSchema.recipeLimit).contains(nextID) else {
            throw IndexError(code: SQLITE_CORRUPT, message: "no recipe can have the number \(nextID)")
        }
        func statement(_ sql: String) throws -> IndexStatement {
            IndexStatement(handle: try database.cachedStatement(sql: sql).sqliteStatement)
        }
        recipe = try statement(
            """
            INSERT INTO recipe(id, file, number, offset, length, part, title, key, course, minutes, time, servings, tags,
                identity, added, yield)
            VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        title = try statement("INSERT INTO titles(rowid, words) VALUES(?, ?)")
        names = try statement("INSERT INTO names(rowid, title, ingredients, tags) VALUES(?, ?, ?, ?)")
        steps = try statement("INSERT INTO steps(rowid, words) VALUES(?, ?)")
    }

    /// Inserts a recipe.
    ///
    /// - Parameters:
    ///   - entry: The recipe.
    ///   - bytes: The bytes of the batch, which contain the text of the recipe.
    ///   - file: The number of the file.
    ///   - course: The number of the course, or `nil` if the recipe has none.
    ///   - added: The time of addition in seconds since 1970.
    mutating func insert(
        _ entry: IndexBatch.Recipe, _ bytes: UnsafeRawBufferPointer, file: Int, course: Int?, added: Int
    ) throws(IndexError) {
        func text(_ slice: IndexBatch.Slice) -> UnsafeRawBufferPointer {
            UnsafeRawBufferPointer(rebasing: bytes[Int(slice.start)..<Int(slice.end)])
        }
        func bind(_ slice: IndexBatch.Slice, at index: Int32) {
            if slice.isEmpty { recipe.bindNull(at: index) } else { recipe.bind(text: text(slice), at: index) }
        }
        recipe.bind(nextID, at: 1)
        recipe.bind(file, at: 2)
        recipe.bind(Int(entry.number), at: 3)
        if entry.offset < 0 {
            for index in 4...6 as ClosedRange<Int32> { recipe.bindNull(at: index) }
        } else {
            recipe.bind(Int(entry.offset), at: 4)
            recipe.bind(Int(entry.length), at: 5)
            recipe.bind(Int(entry.part), at: 6)
        }
        recipe.bind(text: text(entry.title), at: 7)
        recipe.bind(bytes: text(entry.key), at: 8)
        if let course { recipe.bind(course, at: 9) } else { recipe.bindNull(at: 9) }
        if entry.minutes >= 0 { recipe.bind(Int(entry.minutes), at: 10) } else { recipe.bindNull(at: 10) }
        bind(entry.time, at: 11)
        bind(entry.servings, at: 12)
        bind(entry.tags, at: 13)
        recipe.bind(Int(Int64(bitPattern: entry.identity)), at: 14)
        recipe.bind(added, at: 15)
        if let yield = entry.yield { recipe.bind(text: text(yield), at: 16) } else { recipe.bindNull(at: 16) }
        try recipe.run()
        title.bind(nextID, at: 1)
        title.bind(text: text(entry.titleWords), at: 2)
        try title.run()
        names.bind(nextID, at: 1)
        names.bind(text: text(entry.titleWords), at: 2)
        names.bind(text: text(entry.ingredientWords), at: 3)
        names.bind(text: text(entry.tagWords), at: 4)
        try names.run()
        if !entry.stepWords.isEmpty {
            steps.bind(nextID, at: 1)
            steps.bind(text: text(entry.stepWords), at: 2)
            try steps.run()
        }
        nextID += 1
    }
}
