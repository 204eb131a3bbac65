import RecipeFormats
import Synchronization

extension IndexedCookbook {
    /// The maximum number of files with the same size that are read to compare their content.
    private static let mostRead = 32

    /// Returns the recipe that replaces a recipe whose file no longer exists, or `nil` if the index has none.
    ///
    /// Prefers a file with the same size, modification time and inode. Otherwise compares the content of at most 32
    /// files of the same size. The index in the file must be the same.
    ///
    /// Do not call it on the main actor.
    nonisolated func successor(of recipe: ReadRecipe) -> RecipeSummary? {
        guard let stamp = recipe.stamp else { return nil }
        let candidates = snapshot { reader throws(IndexError) in try reader.candidates(toReplace: recipe, stamp) } ?? []
        // The files are read after the snapshot, because they may be slow.
        let renamed = candidates.first { $0.stamp == stamp && FileStamp(ofFileAt: $0.summary.id.path) == stamp }
        if let renamed { return renamed.summary }
        return candidates.prefix(Self.mostRead).first { candidate in
            // `try?`: a candidate that cannot be read was probably removed, so it is not the successor.
            (try? cookbook.load(candidate.summary)).map { recipe.saysTheSame(as: $0.recipe) } ?? false
        }?.summary
    }

    /// Returns whether the index contains the file at a path with this stamp. If not, the file has changed after the
    /// last update. The stamp is `nil` for a missing file.
    nonisolated func knows(_ path: String, as stamp: FileStamp?) -> Bool {
        let known = readingIndex { index throws(IndexError) in
            try IndexReader(index.location).stamp(ofFileAt: path)
        }
        return known == stamp
    }

    /// Returns the recipe with a title in the file of the recipe `id`, or `nil` if there is none. If several recipes
    /// have the title, returns the recipe with the nearest index.
    nonisolated func recipe(titled title: String, near id: RecipeID) -> RecipeSummary? {
        snapshot { reader throws(IndexError) in try reader.recipe(titled: title, near: id) }
    }
}

extension IndexReader {
    /// Returns the recipes with the same index as a recipe, in the other files of the same size. Call it in a snapshot.
    fileprivate func candidates(
        toReplace recipe: ReadRecipe, _ stamp: FileStamp
    ) throws(IndexError) -> [(summary: RecipeSummary, stamp: FileStamp)] {
        let id = recipe.summary.id
        var candidates: [(summary: RecipeSummary, stamp: FileStamp)] = []
        for file in try files(ofSize: stamp.size, besides: id.path) {
            guard let summary = try self.recipe(RecipeID(path: file.path, index: id.index)) else { continue }
            candidates.append((summary, file.stamp))
        }
        return candidates
    }

    private func files(
        ofSize size: Int, besides path: String
    ) throws(IndexError) -> [(path: String, stamp: FileStamp)] {
        let row = try statement("SELECT path, mtime, inode FROM file WHERE size = ? AND path <> ? ORDER BY path")
        defer { row.reset() }
        row.bind(size, at: 1)
        row.bind(path, at: 2)
        var files: [(path: String, stamp: FileStamp)] = []
        while try row.step() {
            files.append((row.text(0), FileStamp(size: size, mtime: row.int(1), inode: row.int(2))))
        }
        return files
    }

    fileprivate func stamp(ofFileAt path: String) throws(IndexError) -> FileStamp? {
        let row = try statement("SELECT size, mtime, inode FROM file WHERE path = ?")
        defer { row.reset() }
        row.bind(path, at: 1)
        guard try row.step() else { return nil }
        return FileStamp(size: row.int(0), mtime: row.int(1), inode: row.int(2))
    }

    fileprivate func recipe(titled title: String, near id: RecipeID) throws(IndexError) -> RecipeSummary? {
        let row = try statement(
            """
            SELECT r.id FROM file f JOIN recipe r ON r.id BETWEEN f.first AND f.first + f.count - 1
            WHERE f.path = ? AND r.title = ? ORDER BY abs(r.number - ?) LIMIT 1
            """)
        row.bind(id.path, at: 1)
        row.bind(title, at: 2)
        row.bind(id.index, at: 3)
        let number = try row.step() ? UInt32(exactly: row.int(0)) : nil
        row.reset()
        guard let number else { return nil }
        return try summary(of: number)
    }
}

/// Requests an update if a shown listing is older than the index, because another process has updated the index.
final class OutdatedListings: Sendable {
    private struct State {
        /// The generation of the last listing that was found outdated.
        var found: Int?
        var updates = 0
        var tell: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Sets the function that requests an update.
    func whenFound(_ tell: @escaping @Sendable () -> Void) { state.withLock { $0.tell = tell } }

    /// Records that an update runs. Until it ends, no update is requested, because its listing follows anyway.
    func beginUpdate() { state.withLock { $0.updates += 1 } }

    func endUpdate() { state.withLock { $0.updates -= 1 } }

    /// Requests an update, because the listing of some contents is not the current one. Requests only one update for
    /// each listing.
    func note(_ contents: LibraryContents) {
        let tell = state.withLock { state in
            guard state.updates == 0, state.found != contents.generation else { return nil as (@Sendable () -> Void)? }
            state.found = contents.generation
            return state.tell
        }
        tell?()
    }
}
