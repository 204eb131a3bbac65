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
    /// Reads the recipe at a path, or the one whose title is given or begins with what is given.
    func recipe(named name: String) throws -> ReadResult {
        if name.contains("/") || access(name, F_OK) == 0 {
            return try Cookbook(paths: [name]).load(RecipeID(path: name))
        }
        let cookbook = try Cookbook(paths: [CookbookArguments.home().path])
        let found = matches(for: name, in: cookbook.scanAll().recipes)
        guard let first = found.first else {
            throw CommandFailure(
                "no recipe is called “\(name)”; recipes list shows what there is.",
                status: CookbookError.Category.noInput.exitStatus)
        }
        guard found.count == 1 else {
            let titles = found.prefix(5).map { "“\($0.title)”" }.joined(separator: ", ")
            throw CommandFailure(
                "\(found.count) recipes are called so: \(titles). Say more of the title, or name the file.",
                status: CookbookError.Category.noInput.exitStatus)
        }
        return try cookbook.load(first.id)
    }

    /// Titles that are the same, else those that begin with the name, else those that hold it; case and accents aside.
    private func matches(for name: String, in recipes: [RecipeSummary]) -> [RecipeSummary] {
        let wanted = SortingKey(name)
        let titles = recipes.map { (recipe: $0, key: SortingKey($0.title)) }
        let tests: [(SortingKey) -> Bool] = [{ $0 == wanted }, { $0.hasPrefix(wanted) }, { $0.contains(wanted) }]
        for test in tests {
            let found = titles.filter { test($0.key) }.map(\.recipe)
            if !found.isEmpty { return found }
        }
        return []
    }
}
