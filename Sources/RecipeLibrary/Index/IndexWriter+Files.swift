import GRDB
import GRDBSQLite
import RecipeKit

extension IndexWriter {
    /// A file in the index.
    struct KnownFile: Sendable {
        var id: Int
        var path: String
        var stamp: FileStamp
        var course: String?
        var isNamed: Bool
        /// The number of recipes in the file.
        var count: Int
        /// The offset in bytes up to which the file was read, or `nil` if it was read to its end.
        var done: Int?
    }

    /// Returns all files in the order of their numbers.
    func files() throws(IndexError) -> [KnownFile] {
        do {
            return try database.inDatabase { database in
                let rows = IndexStatement(
                    handle: try database.cachedStatement(
                        sql: "SELECT id, path, size, mtime, inode, course, flags, count, done FROM file ORDER BY id"
                    ).sqliteStatement)
                var files: [KnownFile] = []
                files.reserveCapacity(try Int.fetchOne(database, sql: "SELECT count(*) FROM file") ?? 0)
                while try rows.step() { files.append(Self.file(in: rows)) }
                return files
            }
        } catch { throw IndexError(error) }
    }

    /// Returns the files that the index has at some paths.
    func files(at paths: [String]) throws(IndexError) -> [KnownFile] {
        do {
            return try database.inDatabase { database in
                let row = IndexStatement(
                    handle: try database.cachedStatement(
                        sql: "SELECT id, path, size, mtime, inode, course, flags, count, done FROM file WHERE path = ?"
                    ).sqliteStatement)
                return try paths.compactMap { path in
                    row.bind(path, at: 1)
                    defer { row.reset() }
                    return try row.step() ? Self.file(in: row) : nil
                }
            }
        } catch { throw IndexError(error) }
    }

    private static func file(in row: IndexStatement) -> KnownFile {
        KnownFile(
            id: row.int(0), path: row.text(1), stamp: FileStamp(size: row.int(2), mtime: row.int(3), inode: row.int(4)),
            course: row.optionalText(5), isNamed: row.int(6) & 1 != 0, count: row.int(7),
            done: row.int(8) < 0 ? nil : row.int(8))
    }

    /// Changes the path of a renamed file. Its recipes remain. If the file has replaced another file, removes the other
    /// file from the index. Readers see this after the next listing or commit.
    func rename(_ file: KnownFile, to entry: FolderWalk.File, _ stamp: FileStamp) throws(IndexError) {
        try changeRecipes { database in
            let replaced = try Int.fetchOne(
                database, sql: "SELECT id FROM file WHERE path = ?", arguments: [entry.path])
            if let replaced, replaced != file.id { try Self.remove(replaced, database) }
            try database.execute(
                sql: "UPDATE file SET path = ?, size = ?, mtime = ?, inode = ?, flags = ? WHERE id = ?",
                arguments: [entry.path, stamp.size, stamp.mtime, stamp.inode, entry.isNamed ? 1 : 0, file.id])
            try database.execute(sql: "UPDATE problem SET path = ? WHERE file = ?", arguments: [entry.path, file.id])
        }
    }

    /// Removes files and their recipes. Readers see this after the next listing or commit.
    ///
    /// - Parameter files: The numbers of the files.
    func remove(_ files: [Int]) throws(IndexError) {
        guard !files.isEmpty else { return }
        try changeRecipes { database in
            for file in files { try Self.remove(file, database) }
        }
    }

    static func remove(_ file: Int, _ database: Database) throws {
        // The index keeps the words of a removed recipe under the number of this recipe. So no other recipe may get this
        // number.
        try database.execute(
            sql: "UPDATE state SET next = max(next, coalesce((SELECT first + count FROM file WHERE id = ?), 1))",
            arguments: [file])
        try database.execute(
            sql: """
                DELETE FROM recipe WHERE id IN (
                    SELECT r.id FROM file f JOIN recipe r ON r.id BETWEEN f.first AND f.first + f.count - 1
                    WHERE f.id = ?)
                """, arguments: [file])
        let removed = database.changesCount
        try database.execute(sql: "UPDATE state SET removed = removed + ?", arguments: [removed])
        try database.execute(sql: "DELETE FROM problem WHERE file = ?", arguments: [file])
        try database.execute(sql: "DELETE FROM file WHERE id = ?", arguments: [file])
    }

    /// Replaces the diagnostics about folders and links.
    ///
    /// - Returns: Whether they changed.
    func setFolderDiagnostics(_ entries: [UnreadableRecipe]) throws(IndexError) -> Bool {
        try change { database in
            let old = try Row.fetchAll(
                database, sql: "SELECT path, message FROM problem WHERE file = 0 ORDER BY id"
            ).map { [$0["path"] ?? "", $0["message"] ?? ""] as [String] }
            let new = entries.flatMap { entry in entry.diagnostics.map { [entry.id.path, $0.message] } }
            guard old != new else { return false }
            try database.execute(sql: "DELETE FROM problem WHERE file = 0")
            for entry in entries {
                for diagnostic in entry.diagnostics {
                    try Self.insert(diagnostic, of: entry.id.path, file: 0, entry.category, database)
                }
            }
            return true
        }
    }

    static func insert(
        _ diagnostic: Diagnostic, of path: String, file: Int, _ category: CookbookError.Category, _ database: Database
    ) throws {
        try database.execute(
            sql: """
                INSERT INTO problem(file, path, category, severity, line, column, message) VALUES(?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                file, path, category.rawValue, diagnostic.severity == .error ? 0 : 1, diagnostic.location.line,
                diagnostic.location.column, diagnostic.message,
            ])
    }
}

/// Recipes to write into the index, and the files that contain them.
///
/// A single array contains all text, so that no memory is allocated for each recipe.
struct IndexBatch: Sendable {
    /// A part of ``bytes``.
    struct Slice: Hashable, Sendable {
        var start: Int32
        var end: Int32

        static let empty = Slice(start: 0, end: 0)
        var isEmpty: Bool { start == end }
    }

    /// A recipe as the index stores it.
    struct Recipe: Sendable {
        /// The index of the recipe in its file, counted from 0.
        var number: Int32 = 0
        /// In a file of many recipes, the offset in bytes of the text that contains the recipe. In other files, -1.
        var offset: Int64 = -1
        /// The length in bytes of the text at ``offset``.
        var length: Int32 = 0
        /// The index of the recipe in the text at ``offset``, counted from 0.
        var part: Int32 = 0
        var title = Slice.empty
        /// The ``SortingKey`` of the title.
        var key = Slice.empty
        var course: String?
        /// The total time in minutes, or -1 if it is unknown.
        var minutes: Int32 = -1
        /// The total time as text.
        var time = Slice.empty
        var servings = Slice.empty
        /// The number of servings as ``Rational/written``, empty if there is none, or `nil` if it is the whole text.
        var yield: Slice?
        /// The tags, separated by line breaks.
        var tags = Slice.empty
        /// The folded words of each ``SearchField``, separated by spaces. No word occurs twice in a field.
        var titleWords = Slice.empty
        var ingredientWords = Slice.empty
        var tagWords = Slice.empty
        var stepWords = Slice.empty
        /// A hash of the words in the title and the ingredients. If a file changes, a recipe with the same hash keeps
        /// its time of addition.
        var identity: UInt64 = 0
    }

    /// A file, or a part of a large file.
    struct File: Sendable {
        var entry: FolderWalk.File
        var stamp: FileStamp
        /// Whether the index already contains the earlier recipes of the file, from another batch or an earlier update.
        var isContinued = false
        /// The offset in bytes up to which the file was read, or `nil` if it was read to its end.
        var done: Int?
        /// The indices of the file's recipes in ``IndexBatch/recipes``.
        var recipes: Range<Int> = 0..<0
        var diagnostics: [Diagnostic] = []
        /// The category of the error if the file contains no readable recipe or could not be read to its end, else
        /// `nil`.
        var category: CookbookError.Category?
    }

    var bytes: [UInt8] = []
    var recipes: [Recipe] = []
    var files: [File] = []

    /// Appends a text to ``bytes`` and returns the range of the text.
    mutating func append(_ text: String) -> Slice {
        let start = Int32(bytes.count)
        bytes.append(contentsOf: text.utf8)
        return Slice(start: start, end: Int32(bytes.count))
    }
}
