import GRDB

extension IndexWriter {
    /// The maximum number of removed recipes whose words always remain in the index.
    private static let keptWords = 4096

    /// Returns whether so many words belong to removed recipes that all words should be deleted.
    ///
    /// - Parameters:
    ///   - removed: The number of removed recipes whose words are still stored.
    ///   - recipes: The number of recipes.
    static func areStale(removed: Int, recipes: Int) -> Bool { removed > keptWords && removed > recipes / 2 }

    /// Deletes all words if too many of them belong to removed recipes, because such words slow down every search.
    /// Afterwards, every file counts as changed and is read again. The listing remains visible meanwhile.
    func dropStaleWords() throws(IndexError) {
        let state = try self.state()
        guard Self.areStale(removed: state.removed, recipes: state.recipes) else { return }
        try change { database in
            for table in ["titles", "names", "steps"] {
                try database.execute(sql: "INSERT INTO \(table)(\(table)) VALUES('delete-all')")
            }
            // When a recipe is read again, its old entry is removed, but the words of that entry are already deleted.
            // So the count of removed recipes starts at a negative number, and these removals increase it to 0.
            try database.execute(
                sql: """
                    UPDATE file SET mtime = 0;
                    UPDATE state SET removed = -(SELECT coalesce(sum(count), 0) FROM file), changes = changes + 1;
                    """)
        }
    }
}
