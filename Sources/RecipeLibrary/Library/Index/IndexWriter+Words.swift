import GRDB

extension IndexWriter {
    /// The number of removed recipes whose words may remain in an index of any size.
    private static let keptWords = 4096

    /// Deletes all words if more than half of the recipes they belong to are removed, because a search must skip
    /// those. Every file then counts as changed and is read again; the listing remains meanwhile.
    ///
    /// The list of files to read is stored in the index, so the work continues after the process is killed.
    func dropStaleWords() throws(IndexError) {
        let state = try self.state()
        guard state.removed > Self.keptWords, state.removed > state.recipes / 2 else { return }
        try change { database in
            for table in ["titles", "names", "steps"] {
                try database.execute(sql: "INSERT INTO \(table)(\(table)) VALUES('delete-all')")
            }
            // Reading a recipe again counts it as removed, but its words are deleted already.
            try database.execute(
                sql: """
                    UPDATE file SET mtime = 0;
                    UPDATE state SET removed = -(SELECT coalesce(sum(count), 0) FROM file);
                    """)
        }
    }
}
