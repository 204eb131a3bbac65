import GRDB
import RecipeLibrary

/// The tables of the notebook in all versions.
enum NotebookSchema {
    /// SQLite's application identifier of a notebook: `RCPN`.
    static let applicationID: Int32 = 0x5243_504E

    /// The migrations. Never change a published migration. Add a new one at the end.
    static let migrator: DatabaseMigrator = {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { db in
            try db.execute(
                sql: """
                    PRAGMA application_id = \(applicationID);

                    CREATE TABLE recipe (
                        id INTEGER PRIMARY KEY,
                        -- Names the record in every copy of the notebook.
                        uid TEXT NOT NULL UNIQUE,
                        -- Where the recipe was last: the absolute path, and its place in the file.
                        path TEXT NOT NULL,
                        place INTEGER NOT NULL,
                        title TEXT NOT NULL,
                        -- Tells title and ingredients from those of any other recipe.
                        content TEXT,
                        -- Seconds since 1970.
                        favouriteSince INTEGER,
                        rating INTEGER CHECK (rating BETWEEN 1 AND 5),
                        note TEXT NOT NULL DEFAULT '',
                        changed INTEGER NOT NULL
                    );
                    CREATE INDEX recipe_path ON recipe (path);
                    CREATE INDEX recipe_content ON recipe (content);

                    CREATE TABLE cooking (
                        recipe INTEGER NOT NULL REFERENCES recipe ON DELETE CASCADE,
                        day TEXT NOT NULL,
                        note TEXT NOT NULL DEFAULT '',
                        UNIQUE (recipe, day)
                    );

                    CREATE TABLE tick (
                        recipe INTEGER NOT NULL REFERENCES recipe ON DELETE CASCADE,
                        item TEXT NOT NULL,
                        UNIQUE (recipe, item)
                    );
                    """)
        }
        migrator.registerMigration("2") { db in
            try db.execute(
                sql: """
                    -- The factor by which the recipe is shown, as a fraction: 3/2.
                    ALTER TABLE recipe ADD COLUMN factor TEXT;
                    -- The number of the step at which the cook is, from 1.
                    ALTER TABLE recipe ADD COLUMN step INTEGER;

                    CREATE TABLE revision (
                        recipe INTEGER NOT NULL REFERENCES recipe ON DELETE CASCADE,
                        -- Seconds since 1970.
                        saved INTEGER NOT NULL,
                        text TEXT NOT NULL,
                        UNIQUE (recipe, saved)
                    );

                    CREATE TABLE timer (
                        -- Names the timer in every program that uses the notebook.
                        uid TEXT PRIMARY KEY,
                        timer TEXT NOT NULL
                    );
                    """)
        }
        migrator.registerMigration("3") { db in
            try db.execute(
                sql: """
                    -- The texts of revisions, each stored once.
                    CREATE TABLE content (
                        id INTEGER PRIMARY KEY,
                        hash TEXT NOT NULL,
                        text TEXT NOT NULL
                    );
                    CREATE INDEX content_hash ON content (hash);

                    -- cooked, edited or found.
                    ALTER TABLE revision ADD COLUMN reason TEXT NOT NULL DEFAULT 'edited';
                    -- Where the text is; NULL if it is in the column text.
                    ALTER TABLE revision ADD COLUMN content INTEGER REFERENCES content;
                    CREATE INDEX revision_content ON revision (content);
                    """)
        }
        migrator.registerMigration("4") { db in
            try db.execute(
                sql: """
                    CREATE TABLE journal (
                        -- Never used again, so that a number names one change for good.
                        id INTEGER PRIMARY KEY AUTOINCREMENT,
                        -- The absolute path of the cookbook.
                        cookbook TEXT NOT NULL,
                        -- 0 can be undone, 1 was undone.
                        list INTEGER NOT NULL,
                        title TEXT NOT NULL,
                        -- Seconds since 1970.
                        time INTEGER NOT NULL,
                        -- Names the changes that are undone together.
                        grouping TEXT,
                        parts BLOB NOT NULL
                    );
                    CREATE INDEX journal_list ON journal (cookbook, list);
                    """)
        }
        return migrator
    }()

    /// Returns whether the database has no tables, as in a new file. The table of migrations does not count, because a
    /// killed process may have created only this table.
    static func isEmpty(_ db: Database) throws -> Bool {
        try Int.fetchOne(
            db, sql: "SELECT COUNT(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'") == 0
    }

    /// Checks, without writing, that the database is empty or is a notebook of a known version.
    ///
    /// - Throws: ``NotebookError`` if the database is anything else.
    static func check(_ db: Database, _ path: String) throws {
        guard try !isEmpty(db) else { return }
        guard try Int32.fetchOne(db, sql: "PRAGMA application_id") == applicationID else {
            throw NotebookError.foreign(path)
        }
        if try migrator.hasBeenSuperseded(db) { throw NotebookError.newer(path) }
    }
}
