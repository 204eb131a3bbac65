import GRDB

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Finds what was added to a recipe, wherever the recipe was then. See ``Notebook`` for the rules.
struct NotebookFinder {
    let db: Database

    init(_ db: Database) {
        self.db = db
    }

    /// - Parameter trace: With an absolute path.
    func record(of trace: RecipeTrace) throws -> NotebookRecord? {
        let ofFile = try NotebookRecord.fetchAll(db, where: "path = ?", [trace.id.path])
        if let record = Self.choose(from: ofFile.map(\.trace), trace).map({ ofFile[$0] }) { return record }
        guard let content = trace.content else { return nil }
        let elsewhere = try NotebookRecord.fetchAll(
            db, where: "content = ? AND path <> ?", [content, trace.id.path]
        ).filter { Self.isGone($0.trace.id.path) }
        return elsewhere.first { Self.name($0.trace.id) == Self.name(trace.id) } ?? elsewhere.first
    }

    /// Which of the notes on a file's recipes is that on a recipe of it now.
    static func choose(from notes: [RecipeTrace], _ trace: RecipeTrace) -> Int? {
        if trace.id.isAloneInFile { return notes.isEmpty ? nil : 0 }
        let same = notes.indices.filter { notes[$0].isSameRecipe(as: trace) }
        return same.first { notes[$0].id.index == trace.id.index } ?? same.first
    }

    /// Whether there is no file any more; one that cannot be looked at is taken to be there.
    static func isGone(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
    }

    static func name(_ id: RecipeID) -> Substring {
        id.path.utf8.lastIndex(of: UInt8(ascii: "/")).map { id.path[id.path.utf8.index(after: $0)...] } ?? id.path[...]
    }
}

extension RecipeTrace {
    /// Whether title, or title and ingredients, are the same.
    func isSameRecipe(as other: RecipeTrace) -> Bool {
        if let content, content == other.content { return true }
        return SortingKey(title) == SortingKey(other.title)
    }
}
