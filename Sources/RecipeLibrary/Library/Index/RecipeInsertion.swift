import GRDB

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
        func statement(_ sql: String) throws -> IndexStatement {
            IndexStatement(handle: try database.cachedStatement(sql: sql).sqliteStatement)
        }
        recipe = try statement(
            """
            INSERT INTO recipe(id, file, number, offset, length, part, title, key, course, minutes, time, servings, tags,
                identity, added)
            VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
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
