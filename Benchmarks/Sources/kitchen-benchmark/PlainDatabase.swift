import GRDBSQLite
import Kitchen
import RecipeKit

/// The same recipes in tables of SQLite in memory, as a program without a special index would store them.
final class PlainDatabase {
    /// The error if SQLite refuses a statement.
    struct Failure: Error {
        let statement: String
    }

    private var handle: OpaquePointer?

    init(_ library: GeneratedLibrary, pantry: [Int]) throws {
        guard sqlite3_open(":memory:", &handle) == SQLITE_OK else { throw Failure(statement: "open") }
        try run("CREATE TABLE need (recipe INTEGER, ingredient INTEGER)")
        try run("CREATE TABLE pantry (ingredient INTEGER PRIMARY KEY)")
        try run("CREATE TABLE line (recipe INTEGER, name TEXT, unit TEXT, amount REAL)")
        try run("BEGIN")
        try insert("INSERT INTO need VALUES (?, ?)") { insert in
            for (recipe, ingredients) in library.ingredients.enumerated() {
                for ingredient in ingredients { insert([.number(recipe), .number(ingredient)]) }
            }
        }
        try insert("INSERT INTO pantry VALUES (?)") { insert in for item in pantry { insert([.number(item)]) } }
        try run("COMMIT")
        try run("CREATE INDEX needOfRecipe ON need (recipe, ingredient)")
    }

    deinit { sqlite3_close(handle) }

    /// Stores the ingredients of recipes.
    func store(_ recipes: [ReferencedRecipe]) throws {
        try insert("INSERT INTO line VALUES (?, ?, ?, ?)") { insert in
            for (number, recipe) in recipes.enumerated() {
                for ingredient in recipe.recipe.listedIngredients.flatMap(\.ingredients) {
                    guard case .number(let amount)? = ingredient.quantity?.amount else { continue }
                    insert([
                        .number(number), .text(ingredient.name), .text(ingredient.quantity?.unit ?? ""),
                        .number(amount.numerator),
                    ])
                }
            }
        }
    }

    /// Returns the number of recipes that lack at most a number of ingredients. Stops at a limit.
    func cookable(missingAtMost most: Int, limit: Int) -> Int {
        rows(
            """
            SELECT recipe, COUNT(*) - COUNT(pantry.ingredient) AS missing FROM need
            LEFT JOIN pantry USING (ingredient) GROUP BY recipe HAVING missing <= \(most)
            ORDER BY missing, recipe LIMIT \(limit)
            """)
    }

    /// Returns the number of sums. Each sum adds the amounts with the same name and the same unit.
    func sums() -> Int { rows("SELECT name, unit, SUM(amount) FROM line GROUP BY name, unit") }

    // MARK: - SQLite

    private enum Value {
        case number(Int)
        case text(String)
    }

    private func run(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw Failure(statement: sql) }
    }

    private func insert(_ sql: String, _ body: (([Value]) -> Void) -> Void) throws {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { throw Failure(statement: sql) }
        defer { sqlite3_finalize(statement) }
        body { values in
            for (index, value) in values.enumerated() {
                switch value {
                case .number(let number): sqlite3_bind_int64(statement, Int32(index + 1), Int64(number))
                // `SQLITE_TRANSIENT` (-1) makes SQLite copy the text.
                case .text(let text):
                    sqlite3_bind_text(
                        statement, Int32(index + 1), text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
                }
            }
            sqlite3_step(statement)
            sqlite3_reset(statement)
        }
    }

    private func rows(_ sql: String) -> Int {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { return 0 }
        defer { sqlite3_finalize(statement) }
        var count = 0
        while sqlite3_step(statement) == SQLITE_ROW { count += 1 }
        return count
    }
}
