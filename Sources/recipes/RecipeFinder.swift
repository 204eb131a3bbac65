import RecipeKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Finds the recipe that a person means: a file, else a title of the home cookbook.
struct RecipeFinder {
    /// Reads the recipe at a path, or the one whose title is given, begins with or holds what is given.
    ///
    /// - Parameter name: A path, with `#2` behind it for the second recipe of a file that holds several; or a title.
    func recipe(named name: String) throws -> ReadResult {
        if let file = recipeOfFile(name) { return try Cookbook(paths: [file.path]).load(file) }
        let cookbook = try Cookbook(paths: [CookbookArguments.home().path])
        let found = matches(for: name, in: cookbook.scanAll().recipes)
        guard let first = found.first else { throw Self.notFound(name) }
        guard found.count == 1 else { throw Self.ambiguous(name, found) }
        return try cookbook.load(first.id)
    }

    private func recipeOfFile(_ name: String) -> RecipeID? {
        if isFile(name) { return RecipeID(path: name) }
        guard let sign = name.lastIndex(of: "#"), let number = Int(name[name.index(after: sign)...]), number > 0,
            isFile(String(name[..<sign]))
        else { return nil }
        return RecipeID(path: String(name[..<sign]), index: number - 1)
    }

    /// Whether there is something else at a path than a folder, which may happen to be called like a recipe.
    private func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
    }

    private static func notFound(_ name: String) -> any Error {
        if name.contains("/") {
            do {
                _ = try Cookbook(paths: [name])
                let message = "\(name): this is a folder; recipes list \(name) shows what is in it."
                return CommandFailure(message, status: EX_NOINPUT)
            } catch {
                return error
            }
        }
        return CommandFailure("no recipe is called “\(name)”; recipes list shows what there is.", status: EX_NOINPUT)
    }

    private static func ambiguous(_ name: String, _ found: [RecipeSummary]) -> CommandFailure {
        let shown = found.prefix(5)
        var titles = shown.map { "“\($0.title)”" }.joined(separator: ", ")
        if found.count > shown.count { titles += " and \(found.count - shown.count) more" }
        return CommandFailure(
            "“\(name)” may be any of \(found.count) recipes: \(titles). Say more of the title, or name the file.",
            status: EX_NOINPUT)
    }

    /// Titles that are the same, else those that begin with the name, else those that hold it; case and accents aside.
    private func matches(for name: String, in recipes: [RecipeSummary]) -> [RecipeSummary] {
        let wanted = SortingKey(name)
        // Nothing but punctuation would be part of every title.
        guard wanted != SortingKey("") else { return recipes.filter { $0.title == name } }
        let titles = recipes.map { (recipe: $0, key: SortingKey($0.title)) }
        let tests: [(SortingKey) -> Bool] = [{ $0 == wanted }, { $0.hasPrefix(wanted) }, { $0.contains(wanted) }]
        for test in tests {
            let found = titles.filter { test($0.key) }.map(\.recipe)
            if !found.isEmpty { return found }
        }
        return []
    }
}
