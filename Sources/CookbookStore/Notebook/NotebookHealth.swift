import GRDB
import RecipeLibrary

/// What is known about the file of a notebook without changing it.
public enum NotebookHealth: Hashable, Sendable {
    /// There is no file, or there is nothing in it yet.
    case empty
    /// The value is the number of recipes with an entry.
    case sound(recipes: Int)
    /// The value says what SQLite found.
    case damaged(String)
    /// The file cannot be opened. The value says why.
    case unreadable(String)
    /// A newer version of the program, or another program, wrote the file.
    case refused(NotebookError)

    /// Examines a notebook. A damaged one stays as it is.
    public init(ofNotebookAt path: String) {
        var recipes: Int?
        do {
            let health = try DatabaseHealth(ofDatabaseAt: path, thoroughly: true) { db in
                try NotebookSchema.check(db, path)
                if try !NotebookSchema.isEmpty(db) {
                    recipes = try Int.fetchOne(db, sql: "SELECT count(*) FROM recipe")
                }
            }
            self =
                switch health {
                case .missing: .empty
                case .sound: recipes.map { .sound(recipes: $0) } ?? .empty
                case .damaged(let fault): .damaged(fault)
                case .unreadable(let reason): .unreadable(reason)
                }
        } catch {
            self = .refused(NotebookError(error, path, isWriting: false))
        }
    }
}
