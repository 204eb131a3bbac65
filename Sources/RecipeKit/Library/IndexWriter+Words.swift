import GRDB

extension IndexWriter {
    /// Of so few recipes that went the words may stay, however small the cookbook is.
    private static let keptWords = 4096

    /// Throws the words of all recipes away where too many of them are of recipes that went, which a search would have
    /// to pass over; every file then counts as changed and is read again, with the recipes listed meanwhile.
    ///
    /// What is done of that outlives a kill, since the files that are to be read are in the index.
    func dropStaleWords() throws(IndexError) {
        let state = try self.state()
        guard state.removed > Self.keptWords, state.removed > state.recipes / 2 else { return }
        try change { database in
            for table in ["titles", "names", "steps"] {
                try database.execute(sql: "INSERT INTO \(table)(\(table)) VALUES('delete-all')")
            }
            // Each recipe counts as removed once it is read again; its words are gone already.
            try database.execute(
                sql: """
                    UPDATE file SET mtime = 0;
                    UPDATE state SET removed = -(SELECT coalesce(sum(count), 0) FROM file);
                    """)
        }
    }
}
