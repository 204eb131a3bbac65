import GRDB

extension IndexWriter {
    /// The maximum number of removed recipes whose words are never deleted.
    private static let keptWords = 4096

    /// Deletes all words if more than half of them belong to removed recipes, because every search must skip such
    /// words. Afterwards, every file counts as changed and is read again. The listing remains visible meanwhile.
    ///
    /// The list of files to read is stored in the index, so the work continues even after the process was killed.
    func dropStaleWords() throws(IndexError) {
        let state = try self.state()
        guard state.removed > Self.keptWords, state.removed > state.recipes / 2 else { return }
        try change { database in
            for table in ["titles", "names", "steps"] {
                try database.execute(sql: "INSERT INTO \(table)(\(table)) VALUES('delete-all')")
            }
            // When a recipe is read again, the words of its old entry are already deleted. So the old entry must not be
            // counted as removed.
            try database.execute(
                sql: """
                    UPDATE file SET mtime = 0;
                    UPDATE state SET removed = -(SELECT coalesce(sum(count), 0) FROM file);
                    """)
        }
    }
}
