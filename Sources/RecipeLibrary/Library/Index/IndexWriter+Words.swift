import GRDB

extension IndexWriter {
    /// The number of removed recipes up to which their words always remain in the index.
    private static let keptWords = 4096

    /// Deletes all words if more than half of them belong to removed recipes, because a search has to skip these words.
    /// Then every file counts as changed and is read again. The listing remains meanwhile.
    ///
    /// The list of files to read is stored in the index, so the work continues after the process is killed.
    func dropStaleWords() throws(IndexError) {
        let state = try self.state()
        guard state.removed > Self.keptWords, state.removed > state.recipes / 2 else { return }
        try change { database in
            for table in ["titles", "names", "steps"] {
                try database.execute(sql: "INSERT INTO \(table)(\(table)) VALUES('delete-all')")
            }
            // When a recipe is read again, its old entry counts as removed. But the words of that entry are already
            // deleted.
            try database.execute(
                sql: """
                    UPDATE file SET mtime = 0;
                    UPDATE state SET removed = -(SELECT coalesce(sum(count), 0) FROM file);
                    """)
        }
    }
}
