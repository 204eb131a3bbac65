/// The cookbook that the program opens by default: the user's cookbook, or the starter cookbook if the user has none.
public struct HomeCookbook: Hashable, Sendable {
    /// How the cookbook was found.
    public enum Origin: Hashable, Sendable {
        /// The environment variable `RECIPES_HOME` names the folder. If the folder is missing, opening the cookbook
        /// throws an error.
        case environment
        /// `Recipes` in the home folder.
        case homeFolder
        /// The read-only cookbook that is part of the program.
        case starter
    }

    /// The path of the cookbook.
    public var path: String
    /// How the cookbook was found.
    public var origin: Origin

    /// Whether the cookbook is the starter cookbook, which cannot be changed.
    public var isReadOnly: Bool { origin == .starter }

    /// Creates a value for a cookbook.
    public init(path: String, origin: Origin) {
        self.path = path
        self.origin = origin
    }

    /// Returns the first of these cookbooks, or `nil` if there is none:
    ///
    /// 1. The cookbook in `$RECIPES_HOME`, if the variable is set and not empty. The folder may be missing.
    /// 2. The cookbook in `~/Recipes`, if this folder exists.
    /// 3. The starter cookbook, if it is found.
    ///
    /// The starter cookbook of an installed program is at `../share/recipes/Cookbook`, relative to the folder of the
    /// program. For a program in a build folder, it is `Resources/Cookbook` in the nearest folder above the program
    /// that contains both `Resources/Cookbook` and `Package.swift`.
    ///
    /// - Parameters:
    ///   - executable: The absolute path of the program, or `nil` to ignore the starter cookbook.
    ///   - environment: Returns the value of an environment variable.
    ///   - exists: Returns whether there is a file or folder at a path.
    public static func find(
        executable: String?, environment: (String) -> String?, exists: (String) -> Bool
    ) -> HomeCookbook? {
        if let path = environment("RECIPES_HOME"), !path.isEmpty {
            return HomeCookbook(path: path, origin: .environment)
        }
        if let path = homeFolderPath(environment), exists(path) {
            return HomeCookbook(path: path, origin: .homeFolder)
        }
        guard let executable, let folder = parent(of: executable) else { return nil }
        let installed = (parent(of: folder) ?? "") + "/share/recipes/Cookbook"
        if exists(installed) { return HomeCookbook(path: installed, origin: .starter) }
        var ancestor: String? = folder
        while let folder = ancestor {
            let path = folder + "/Resources/Cookbook"
            if exists(folder + "/Package.swift"), exists(path) { return HomeCookbook(path: path, origin: .starter) }
            ancestor = parent(of: folder)
        }
        return nil
    }

    /// Returns the cookbook for the environment and the executable of this process, or `nil` if none is found.
    public static func find() -> HomeCookbook? {
        find(
            executable: Platform.executablePath,
            environment: { getenv($0).map { String(cString: $0) } },
            exists: { access($0, F_OK) == 0 })
    }

    /// Returns the path of the folder for the user's recipes, which may be missing. The path is the value of
    /// `$RECIPES_HOME`. If this variable is not set, the path is `~/Recipes`. If `HOME` is not set either, returns
    /// `nil`. An empty variable counts as not set.
    ///
    /// - Parameter environment: Returns the value of an environment variable.
    public static func personalPath(
        environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) -> String? {
        if let path = environment("RECIPES_HOME"), !path.isEmpty { return path }
        return homeFolderPath(environment)
    }

    /// Returns the path of `Recipes` in the home folder, or `nil` if `HOME` is not set.
    private static func homeFolderPath(_ environment: (String) -> String?) -> String? {
        guard let home = environment("HOME"), !home.isEmpty else { return nil }
        return (home.hasSuffix("/") ? home : home + "/") + "Recipes"
    }

    /// Returns the cookbook at ``personalPath(environment:)``, or `nil` if this path is `nil`.
    ///
    /// - Parameter environment: Returns the value of an environment variable.
    package static func personal(
        environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) -> HomeCookbook? {
        guard let path = personalPath(environment: environment) else { return nil }
        return HomeCookbook(path: path, origin: path == environment("RECIPES_HOME") ? .environment : .homeFolder)
    }

    /// Returns the path before the last slash, or `nil` if there is no slash.
    private static func parent(of path: String) -> String? {
        path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
}
