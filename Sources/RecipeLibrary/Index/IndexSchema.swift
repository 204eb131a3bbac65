/// The tables of an index. If an index has another version, it is not migrated but created again from the files.
enum IndexSchema {
    /// SQLite's application identifier of an index: “Recp”.
    static let applicationID = 0x5265_6370
    /// The version of the tables and of their content. Increase it with every change to the tables or to their content.
    static let version = 7

    /// The number of recipes in a chunk of a listing.
    static let chunkSize = 1024

    /// A number that is greater than those of all recipes. Sorting and searching need memory for each number below the
    /// highest one. If frequent changes of large files lead to this number, the index is created again.
    static let recipeLimit = 1 << 28

    /// The SQL statements that create the tables. These parts need an explanation:
    ///
    /// - `file.first`: the number of the first recipe in the file. The recipes of a file have consecutive numbers.
    /// - `file.count`: the number of recipes in the file.
    /// - `file.done`: the offset up to which the file was read, or -1 if the file was read to its end.
    /// - `file.flags`: 1 if the user named the file, else 0.
    /// - `recipe.number`: the index of the recipe in its file.
    /// - `recipe.offset` and `recipe.length`: the text that contains the recipe, in a file of many recipes.
    /// - `recipe.part`: the index of the recipe in that text.
    /// - `recipe.yield`: the number in the text of the servings, unless the text is that number. Empty if it has none.
    ///   Reading it from words such as `24 cookies` needs the words of all languages, and would do so at every start.
    /// - `problem.file`: the number of the file, or 0 for a diagnostic about a folder or a link.
    /// - `state.removed`: the number of removed recipes whose words are still stored.
    /// - `state.next`: a number that is greater than those of all removed recipes.
    /// - `state.changes`: a number that increases whenever files or recipes change.
    /// - `generation`: the number of a listing. A listing never changes. `state` contains the latest number.
    /// - `newest`: the rows of recently added recipes, the latest first.
    /// - `titles`, `names` and `steps`: the folded words of each recipe. Words of removed recipes remain for some time.
    static let tables = """
        CREATE TABLE state(
            id INTEGER PRIMARY KEY, version INTEGER, generation INTEGER, isComplete INTEGER, recipes INTEGER,
            removed INTEGER, next INTEGER, changes INTEGER);
        CREATE TABLE file(
            id INTEGER PRIMARY KEY, path TEXT UNIQUE, size INTEGER, mtime INTEGER, inode INTEGER, course TEXT,
            flags INTEGER, first INTEGER, count INTEGER, done INTEGER);
        CREATE TABLE course(id INTEGER PRIMARY KEY, name TEXT UNIQUE);
        CREATE TABLE recipe(
            id INTEGER PRIMARY KEY, file INTEGER, number INTEGER, offset INTEGER, length INTEGER, part INTEGER,
            title TEXT, key BLOB, course INTEGER, minutes INTEGER, time TEXT, servings TEXT, yield TEXT,
            tags TEXT, identity INTEGER, added INTEGER);
        CREATE TABLE problem(
            id INTEGER PRIMARY KEY, file INTEGER, path TEXT, category INTEGER, severity INTEGER, line INTEGER,
            column INTEGER, message TEXT);
        CREATE INDEX problem_file ON problem(file);
        CREATE TABLE section(
            generation INTEGER, position INTEGER, kind INTEGER, course TEXT, title TEXT, count INTEGER,
            firstChunk INTEGER, PRIMARY KEY(generation, position)) WITHOUT ROWID;
        CREATE TABLE newest(generation INTEGER, section INTEGER, row INTEGER, added INTEGER);
        CREATE TABLE chunk(id INTEGER PRIMARY KEY, ids BLOB);
        CREATE VIRTUAL TABLE titles USING fts5(
            words, content='', columnsize=0, detail=none, prefix='1 2 3 4', tokenize='ascii');
        CREATE VIRTUAL TABLE names USING fts5(
            title, ingredients, tags, content='', columnsize=0, detail=column, prefix='1 2 3', tokenize='ascii');
        CREATE VIRTUAL TABLE steps USING fts5(
            words, content='', columnsize=0, detail=none, tokenize='ascii');
        CREATE VIRTUAL TABLE nameWords USING fts5vocab(names, row);
        CREATE VIRTUAL TABLE stepWords USING fts5vocab(steps, row);
        INSERT INTO titles(titles, rank) VALUES('automerge', 0), ('hashsize', 4000000);
        INSERT INTO names(names, rank) VALUES('automerge', 0), ('hashsize', 12000000);
        INSERT INTO steps(steps, rank) VALUES('automerge', 0), ('hashsize', 8000000);
        INSERT INTO state VALUES(1, \(version), 0, 0, 0, 0, 1, 0);
        """
}
