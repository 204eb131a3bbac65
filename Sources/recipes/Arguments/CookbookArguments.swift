import ArgumentParser
import CookbookStore
import RecipeKit
import RecipeLibrary

/// The path arguments of most commands, and the cookbook at these paths.
struct CookbookArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Folders, files of any known format, or addresses of pages; your cookbook if none is given.",
            valueName: "path"),
        completion: .file())
    var paths: [String] = []

    /// Returns the cookbook at the paths, and the origin of the cookbook. If there are no paths, returns the user's own
    /// cookbook. If the user has no cookbook either, returns the starter cookbook.
    ///
    /// - Parameters:
    ///   - paths: The paths that the user gave.
    ///   - waitsBriefly: Whether to wait at most a second for a file system that does not answer.
    /// - Throws: ``CommandFailure`` if there is no cookbook, or `CookbookError` if a path cannot be opened.
    static func cookbook(
        paths: [String], waitsBriefly: Bool = false
    ) throws -> (cookbook: Cookbook, origin: CookbookOrigin) {
        guard paths.isEmpty else {
            let given = paths
            let paths = try WebPages.paths(paths)
            let cookbook = try waitsBriefly ? Cookbook(waitingBrieflyFor: paths) : Cookbook(paths: paths)
            return (cookbook, .given(name: name(of: given)))
        }
        let opened: (home: HomeCookbook, cookbook: Cookbook)
        if waitsBriefly {
            guard let found = try HomeCookbook.open() else { throw noCookbook }
            opened = found
        } else {
            let home = try home()
            opened = (home, try Cookbook(paths: [home.path]))
        }
        return (opened.cookbook, opened.home.origin == .starter ? .starter : .own)
    }

    /// Returns the path and the origin of the user's own cookbook. If the user has no cookbook, returns the path and
    /// the origin of the starter cookbook.
    ///
    /// - Throws: ``CommandFailure`` if there is no cookbook.
    static func home() throws -> HomeCookbook {
        guard let home = HomeCookbook.find() else { throw noCookbook }
        return home
    }

    private static var noCookbook: CommandFailure {
        CommandFailure(
            "there is no cookbook: make a folder ~/Recipes, or name one: recipes PATH.",
            status: CookbookError.Category.noInput.exitStatus)
    }

    /// Returns a title for paths: the name of the first folder or file and, if there are more paths, their number.
    /// Example: `Recipes and 2 more`.
    private static func name(of paths: [String]) -> String {
        let name = paths[0].split(separator: "/").last.map(String.init) ?? paths[0]
        return paths.count == 1 ? name : "\(name) and \(paths.count - 1) more"
    }
}

/// The user's notebook, for commands that need one.
enum PersonalNotebook {
    /// Returns the user's notebook. Its file may be missing.
    ///
    /// - Throws: ``CommandFailure`` if no environment variable determines the folder of the notebook.
    static func open() throws -> Notebook {
        guard let path = Notebook.personalPath() else {
            throw CommandFailure(
                "there is no home folder that holds your notes; set HOME or XDG_DATA_HOME.",
                status: CookbookError.Category.noInput.exitStatus)
        }
        return Notebook(path: path)
    }
}

extension Notebook {
    /// Prints the notice of the notebook if the notebook was damaged and then repaired.
    func reportNotice() {
        if let notice = takeNotice() { Output.error("Your notes: \(notice)") }
    }
}

extension UserFolder {
    /// The path of the configuration file, or `nil` if no environment variable determines its folder.
    static var configurationFile: String? { configuration.path().map { "\($0)/\(configurationFileName)" } }

    static let configurationFileName = "config.toml"
}
