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
    ///
    /// - Parameter isPatient: Whether somebody can do something else meanwhile where the files do not answer.
    static func cookbook(
        paths: [String], isPatient: Bool = false
    ) throws -> (cookbook: Cookbook, origin: CookbookOrigin) {
        func cookbook(_ paths: [String]) throws -> Cookbook {
            try isPatient ? Cookbook(patientlyAt: paths) : Cookbook(paths: paths)
        }
        guard paths.isEmpty else { return (try cookbook(paths), .given(name: name(of: paths))) }
        let home = try home(isPatient: isPatient)
        return (try cookbook([home.path]), home.origin == .starter ? .starter : .own)
    }

    /// Where the person's own cookbook is, or the starter cookbook.
    static func home(isPatient: Bool = false) throws -> HomeCookbook {
        guard let home = isPatient ? HomeCookbook.findPatiently() : HomeCookbook.find() else {
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
