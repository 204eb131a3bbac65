import CookbookStore
import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary
import SectionedLists

/// Finds the recipe that the user names. The name can be the path of a file. If there is no such file, the name is the
/// title of a recipe in the user's cookbook.
struct RecipeFinder {
    /// Reads a recipe.
    ///
    /// - Parameter name: The path of a file, or a title. A path can end in a number, such as `#2` for the second recipe
    ///   of the file. A part of a title is enough if only one recipe has it.
    /// - Throws: An error if no recipe or several recipes match, or if the file cannot be read.
    func recipe(named name: String) throws -> ReadResult { try identifiedRecipe(named: name).result }

    /// Reads a recipe as ``recipe(named:)`` does, and returns it with its file.
    func identifiedRecipe(named name: String) throws -> (id: RecipeID, result: ReadResult) {
        if let page = WebPageAddress(name) {
            let file = RecipeID(path: try WebPages.path(of: page))
            return (file, try Cookbook(paths: [file.path]).load(file))
        }
        if let file = recipeOfFile(name) { return (file, try Cookbook(paths: [file.path]).load(file)) }
        let cookbook = try Cookbook(paths: [CookbookArguments.home().path])
        let recipes = cookbook.scanAll().recipes
        let found = matches(for: name, in: recipes)
        guard let first = found.first else { throw Self.notFound(name, among: recipes.map(\.title)) }
        guard found.count == 1 else { throw Self.ambiguous(name, found) }
        return (first.id, try cookbook.load(first.id))
    }

    /// Returns the number of recipes in a file, if the user named the file and not one of its recipes.
    func count(inFileNamed name: String) -> Int? {
        // If the file cannot be read, `recipe(named:)` has said why.
        guard isFile(name), let cookbook = try? Cookbook(paths: [name]) else { return nil }
        return cookbook.scanAll().recipes.count
    }

    /// Returns the recipe to which a recipe in a file refers, or `nil` if there is none. The path of the reference is
    /// looked up in the folder of the file, and then in the user's cookbook. A path with the part `..` finds nothing.
    func recipe(for reference: RecipeReference, fromFile path: String) -> (id: RecipeID, result: ReadResult)? {
        let own = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let folders = [own] + [HomeCookbook.find()?.path].compactMap(\.self)
        let relative = reference.path.filter { $0 != "." && !$0.isEmpty }
        guard !relative.contains("..") else { return nil }
        for folder in folders {
            for fileExtension in ["cook", "md", "markdown", "org"] {
                let file = "\(folder)/\(relative.joined(separator: "/")).\(fileExtension)"
                guard let id = recipeOfFile(file) else { continue }
                if let result = try? Cookbook(paths: [file]).load(id) { return (id, result) }
            }
        }
        return nil
    }

    /// Returns the recipe to which a recipe in a file refers, with parsed ingredient lines, or `nil` if there is none.
    /// The identity of the returned recipe is the path of its file.
    func referencedRecipe(for reference: RecipeReference, fromFile path: String) -> ReferencedRecipe? {
        recipe(for: reference, fromFile: path).map { id, result in
            ReferencedRecipe(id: id.path, recipe: result.recipe.parsingIngredientLines(splitting: true))
        }
    }

    /// Returns the recipe whose file or whole title is `name`, or `nil` if there is none.
    func exactRecipe(named name: String) throws -> RecipeID? {
        if let file = recipeOfFile(name) { return file }
        let wanted = SortingKey(name)
        guard wanted != SortingKey("") else { return nil }
        let cookbook = try Cookbook(paths: [CookbookArguments.home().path])
        return cookbook.scanAll().recipes.first { SortingKey($0.title) == wanted }?.id
    }

    private func recipeOfFile(_ name: String) -> RecipeID? {
        if isFile(name) { return RecipeID(path: name) }
        guard let sign = name.lastIndex(of: "#"), let number = Int(name[name.index(after: sign)...]), number > 0,
            isFile(String(name[..<sign]))
        else { return nil }
        return RecipeID(path: String(name[..<sign]), index: number - 1)
    }

    /// Returns whether there is a file at a path. A folder does not count, because it may have the same name as a
    /// recipe.
    private func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
    }

    private static func notFound(_ name: String, among titles: [String]) -> any Error {
        if name.contains("/") {
            do {
                _ = try Cookbook(paths: [name])
                let message = "\(name): this is a folder; recipes list \(name) shows what is in it."
                return CommandFailure(message, status: EX_NOINPUT)
            } catch {
                return error
            }
        }
        let advice = nearestTitle(to: name, in: titles).map { ". Did you mean “\($0)”?" }
        return CommandFailure(
            "no recipe is called “\(name)”" + (advice ?? "; recipes list shows what there is."), status: EX_NOINPUT)
    }

    /// Returns the title in which words differ least from a name, or `nil` if none is similar.
    private static func nearestTitle(to name: String, in titles: [String]) -> String? {
        let wanted = SortingKey(name).text
        let count = wanted.split(separator: " ").count
        guard count > 0 else { return nil }
        var titleOfWords: [String: String] = [:]
        for title in titles {
            let words = SortingKey(title).text.split(separator: " ")
            for start in 0...max(0, words.count - count) {
                let part = words[start..<min(words.count, start + count)].joined(separator: " ")
                titleOfWords[part] = titleOfWords[part] ?? title
            }
        }
        return NearestName.name(for: wanted, among: titleOfWords.keys.sorted()).flatMap { titleOfWords[$0] }
    }

    private static func ambiguous(_ name: String, _ found: [RecipeSummary]) -> CommandFailure {
        let shown = found.prefix(5)
        var titles = shown.map { "“\($0.title)”" }.joined(separator: ", ")
        if found.count > shown.count { titles += " and \(found.count - shown.count) more" }
        return CommandFailure(
            "“\(name)” may be any of \(found.count) recipes: \(titles). Type more of the title, or name the file.",
            status: EX_NOINPUT)
    }

    /// Returns the recipes whose title equals the name. If there are none, returns the recipes whose title begins with
    /// the name. If there are none of these either, returns the recipes whose title contains the name. Case and accents
    /// are ignored.
    private func matches(for name: String, in recipes: [RecipeSummary]) -> [RecipeSummary] {
        let wanted = SortingKey(name)
        // The key of a name without letters and digits is empty, and every title contains an empty key. So the title
        // itself is compared.
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

extension CookbookKitchen {
    /// Finds the kitchen files of the cookbook of a command. Does not read them.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - origin: The origin of the cookbook. The starter cookbook must not be changed.
    ///   - customs: The user's settings for the kitchen.
    init(of cookbook: Cookbook, from origin: CookbookOrigin, customs: KitchenCustoms) {
        self.init(of: cookbook, isReadOnly: origin == .starter, customs: customs, today: .today)
    }

    /// Returns the kitchen files of the user's own cookbook. If the user has no cookbook, returns those of the starter
    /// cookbook.
    ///
    /// If there is no starter cookbook either, returns the kitchen files in the user's data folder, together with the
    /// files in `~/.config/cook` that the Cooklang programs share.
    ///
    /// - Parameter customs: The user's settings for the kitchen.
    static func home(customs: KitchenCustoms) throws -> CookbookKitchen {
        let home = HomeCookbook.find()
        let cookbook = try Cookbook(paths: home.map { [$0.path] } ?? [])
        return CookbookKitchen(of: cookbook, from: home?.isReadOnly == true ? .starter : .own, customs: customs)
    }
}
