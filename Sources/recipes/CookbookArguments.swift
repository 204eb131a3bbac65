import ArgumentParser
import RecipeBrowser
import RecipeKit

/// The paths that most commands take, and the cookbook they stand for.
struct CookbookArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Folders, or files of any known format; your cookbook where none is given.", valueName: "path"),
        completion: .file())
    var paths: [String] = []

    /// The cookbook of the paths, else the person's own, else the starter cookbook.
    static func cookbook(paths: [String]) throws -> (cookbook: Cookbook, origin: CookbookOrigin) {
        guard paths.isEmpty else {
            return (try Cookbook(paths: paths), .given(name: name(of: paths)))
        }
        let home = try home()
        return (try Cookbook(paths: [home.path]), home.origin == .starter ? .starter : .own)
    }

    /// Where the person's own cookbook is, or the starter cookbook.
    static func home() throws -> HomeCookbook {
        guard let home = HomeCookbook.find() else {
            throw CommandFailure(
                "there is no cookbook: make a folder ~/Recipes, or name one: recipes PATH.",
                status: CookbookError.Category.noInput.exitStatus)
        }
        return home
    }

    /// What the screen calls them: the name of the folder or file, and how many there are besides.
    private static func name(of paths: [String]) -> String {
        let name = paths[0].split(separator: "/").last.map(String.init) ?? paths[0]
        return paths.count == 1 ? name : "\(name) and \(paths.count - 1) more"
    }
}
