/// The tables of the index.
///
/// Everything in it comes from the files, so that an index of another version is made anew instead of being changed.
enum IndexSchema {
    /// Says that a database is an index of recipes: “Recp”.
    static let applicationID = 0x5265_6370
    /// Another one for every change of the tables, or of what is written into them.
    static let version = 5

    /// How many ids a chunk of a listing holds.
    static let chunkSize = 1024

    /// - `file.done` is how far the file was read: a byte, or -1 for to its end. `file.first` and `file.count` are its recipes.
    /// - `recipe.offset` and `.length` are where it stands in a file of many, `.part` which one it is there.
    /// - `state.removed` is how many recipes went whose words are still there, `.next` a number that no recipe had.
    /// - A listing is never changed: one that comes after it has another generation, and `state` names the latest.
    /// - `newest` is where recipes stand that came lately, the latest first.
    /// - `titles`, `names` and `steps` hold folded words, each once a recipe; words of recipes that went stay in them
    ///   until they are too many.
    static let tables = """
        CREATE TABLE state(
            id INTEGER PRIMARY KEY, version INTEGER, generation INTEGER, isComplete INTEGER, recipes INTEGER,
            removed INTEGER, next INTEGER);
        CREATE TABLE file(
            id INTEGER PRIMARY KEY, path TEXT UNIQUE, size INTEGER, mtime INTEGER, inode INTEGER, course TEXT,
            flags INTEGER, first INTEGER, count INTEGER, done INTEGER);
        CREATE TABLE course(id INTEGER PRIMARY KEY, name TEXT UNIQUE);
        CREATE TABLE recipe(
            id INTEGER PRIMARY KEY, file INTEGER, number INTEGER, offset INTEGER, length INTEGER, part INTEGER,
            title TEXT, key BLOB, course INTEGER, minutes INTEGER, time TEXT, servings TEXT, tags TEXT,
            identity INTEGER, added INTEGER);
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
        INSERT INTO state VALUES(1, \(version), 0, 0, 0, 0, 1);
        """
}
