import RecipeFormats

extension RecipeLibrary {
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
        return readingIndex { index throws(IndexError) in
            try successor(of: recipe, stamp, IndexReader(index.location))
        }
    }

    private nonisolated func successor(
        of recipe: ReadRecipe, _ stamp: FileStamp, _ reader: IndexReader
    ) throws(IndexError) -> RecipeSummary? {
        func summary(_ path: String) throws(IndexError) -> RecipeSummary? {
            let id = RecipeID(path: path, index: recipe.summary.id.index)
            guard let number = try reader.number(of: id) else { return nil }
            return try reader.summary(of: number)
        }
        let candidates = try reader.files(ofSize: stamp.size, besides: recipe.summary.id.path)
        let renamed = candidates.first { $0.stamp == stamp && FileStamp(ofFileAt: $0.path) == stamp }
        if let renamed, let summary = try summary(renamed.path) { return summary }
        for candidate in candidates.prefix(Self.mostRead) {
            // `try?`: a candidate that cannot be read was probably removed, so it is not the successor.
            guard let summary = try summary(candidate.path), let read = try? cookbook.load(summary),
                recipe.saysTheSame(as: read.recipe)
            else { continue }
            return summary
        }
        return nil
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
        readingIndex { index throws(IndexError) in
            try IndexReader(index.location).recipe(titled: title, near: id)
        }
    }
}

extension IndexReader {
    fileprivate func files(
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
