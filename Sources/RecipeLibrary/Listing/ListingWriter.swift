import GRDB
import RecipeKit

/// Writes a listing of all recipes, grouped by course and sorted by title.
///
/// The previous listing is kept, because a screen may still show it. Older listings are deleted. SQLite sorts the
/// recipes, so this type needs only four bytes of memory for each recipe.
struct ListingWriter {
    private let database: Database
    private let now: Int

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - database: The index.
    ///   - now: The current time in seconds since 1970.
    init(_ database: Database, now: Int) {
        self.database = database
        self.now = now
    }

    /// The recipes of a course in all spellings of its name.
    private struct Group {
        var spellings = CourseSpellings()
        var ids: [UInt32] = []

        var course: Course { spellings.best }
    }

    func write(isComplete: Bool) throws {
        let last = try Int.fetchOne(database, sql: "SELECT generation FROM state") ?? 0
        let generation = (1..<Int.max).contains(last) ? last + 1 : Self.firstGeneration
        var (groups, menus, newest) = try grouped()
        groups.sort { $0.course < $1.course }
        var position = 0
        for group in groups {
            let course = group.course
            try write(group.ids, kind: 0, id: course.id, title: course.title, at: position, generation)
            position += 1
        }
        if !menus.isEmpty { try write(menus, kind: 1, id: "menus", title: "Menus", at: position, generation) }
        if isComplete { try write(newest, in: groups, generation) }
        try dropListings(before: generation - 1)
        try database.execute(
            sql: "UPDATE state SET generation = ?, isComplete = ?, recipes = ? WHERE id = 1",
            arguments: [generation, isComplete, groups.reduce(0) { $0 + $1.ids.count }])
    }

    /// The generation of the first listing of an index: the time in microseconds since 1970. So an index that is created
    /// again does not repeat a generation.
    private static var firstGeneration: Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return max(1, Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1000)
    }

    private func grouped() throws -> (groups: [Group], menus: [UInt32], newest: NewestRecipes) {
        let menuFiles = Set(try Int.fetchAll(database, sql: "SELECT id FROM file WHERE path LIKE '%.menu'"))
        var groups: [Group] = []
        var groupIndices: [String: Int] = [:]
        /// The index of the group and the index of the spelling in this group, by course number.
        var courses: [Int: (group: Int, spelling: Int)] = [:]
        var names: [Int: String] = [:]
        let rows = try Row.fetchCursor(database, sql: "SELECT id, name FROM course")
        while let row = try rows.next() { names[row[0]] = row[1] }
        var menus: [UInt32] = []
        var newest = NewestRecipes(now: now)
        try forEachRecipe { id, file, number, added in
            guard menuFiles.isEmpty || !menuFiles.contains(file) else {
                menus.append(id)
                return
            }
            newest.add(id, added: added)
            let entry: (group: Int, spelling: Int)
            if let known = courses[number] {
                entry = known
                groups[entry.group].spellings.add(at: entry.spelling)
            } else {
                let course = Course(named: names[number])
                let group = groupIndices[course.id] ?? groups.count
                groupIndices[course.id] = group
                if group == groups.count { groups.append(Group()) }
                entry = (group, groups[group].spellings.add(course))
                courses[number] = entry
            }
            groups[entry.group].ids.append(id)
        }
        return (groups, menus, newest)
    }

    private struct ListedRecipe {
        var id: UInt32
        var file: Int
        var course: Int
        var added: Int
    }

    /// Calls `body` with every recipe, sorted by title, then path, then index in the file.
    private func forEachRecipe(_ body: (_ id: UInt32, _ file: Int, _ course: Int, _ added: Int) throws -> Void) throws {
        let rows = IndexStatement(
            handle: try database.cachedStatement(
                sql: "SELECT id, file, course, key, added FROM recipe ORDER BY key, id"
            ).sqliteStatement)
        defer { rows.reset() }
        var run: [ListedRecipe] = []
        var key: [UInt8] = []
        func end() throws {
            if run.count > 1, run.contains(where: { $0.file != run[0].file }) { try sortByPath(&run) }
            for recipe in run { try body(recipe.id, recipe.file, recipe.course, recipe.added) }
            run.removeAll(keepingCapacity: true)
        }
        while try rows.step() {
            let bytes = rows.bytes(3)
            if !bytes.elementsEqual(key) {
                try end()
                key.removeAll(keepingCapacity: true)
                key.append(contentsOf: bytes)
            }
            run.append(
                ListedRecipe(
                    id: try rows.recipeNumber(0), file: rows.int(1),
                    course: rows.isNull(2) ? -1 : rows.int(2), added: rows.int(4)))
        }
        try end()
    }

    private func sortByPath(_ recipes: inout [ListedRecipe]) throws {
        let statement = try database.cachedStatement(sql: "SELECT path FROM file WHERE id = ?")
        let paths = try recipes.map { try String.fetchOne(statement, arguments: [$0.file]) ?? "" }
        let order = recipes.indices.sorted { (paths[$0], recipes[$0].id) < (paths[$1], recipes[$1].id) }
        recipes = order.map { recipes[$0] }
    }

    private func write(
        _ ids: [UInt32], kind: Int, id: String, title: String, at position: Int, _ generation: Int
    ) throws {
        let first = (try Int.fetchOne(database, sql: "SELECT max(id) FROM chunk") ?? 0) + 1
        let chunk = IndexStatement(
            handle: try database.cachedStatement(sql: "INSERT INTO chunk VALUES(?, ?)").sqliteStatement)
        for (number, start) in stride(from: 0, to: ids.count, by: IndexSchema.chunkSize).enumerated() {
            let part = ids[start..<min(start + IndexSchema.chunkSize, ids.count)]
            chunk.bind(first + number, at: 1)
            try part.withUnsafeBytes { bytes in
                chunk.bind(bytes: bytes, at: 2)
                try chunk.run()
            }
        }
        try database.execute(
            sql: "INSERT INTO section VALUES(?, ?, ?, ?, ?, ?, ?)",
            arguments: [generation, position, kind, id, title, ids.count, first])
    }

    private func write(_ newest: NewestRecipes, in groups: [Group], _ generation: Int) throws {
        for recipe in newest.recipes {
            for (section, group) in groups.enumerated() {
                guard let row = group.ids.firstIndex(of: recipe.id) else { continue }
                try database.execute(
                    sql: "INSERT INTO newest VALUES(?, ?, ?, ?)", arguments: [generation, section, row, recipe.added])
            }
        }
    }

    private func dropListings(before generation: Int) throws {
        let first = try Int.fetchOne(
            database, sql: "SELECT min(firstChunk) FROM section WHERE generation >= ?", arguments: [generation])
        try database.execute(sql: "DELETE FROM section WHERE generation < ?", arguments: [generation])
        try database.execute(sql: "DELETE FROM newest WHERE generation < ?", arguments: [generation])
        if let first { try database.execute(sql: "DELETE FROM chunk WHERE id < ?", arguments: [first]) }
    }
}
