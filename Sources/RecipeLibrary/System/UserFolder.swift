/// A folder for the program's own files, as the XDG Base Directory Specification defines it.
public enum UserFolder: Sendable, CaseIterable {
    /// The folder for files that the program can create again, such as indexes.
    case cache
    /// The folder for the settings.
    case configuration
    /// The folder for the data that the user adds to recipes.
    case data
    /// The folder for data about the program itself, such as its log.
    case state

    /// The environment variable that names the parent of the folder.
    public var variable: String {
        switch self {
        case .cache: "XDG_CACHE_HOME"
        case .configuration: "XDG_CONFIG_HOME"
        case .data: "XDG_DATA_HOME"
        case .state: "XDG_STATE_HOME"
        }
    }

    /// The path of the folder's parent, relative to the home folder. It is used if the variable contains no absolute
    /// path.
    private var defaultParent: String {
        switch self {
        case .cache: ".cache"
        case .configuration: ".config"
        case .data: ".local/share"
        case .state: ".local/state"
        }
    }

    /// Returns the path of the folder, such as `~/.cache/recipes`. The folder is not created.
    ///
    /// The environment variable ``variable`` contains the path of the parent folder. If the variable is not set or
    /// contains a relative path, the parent is a default folder, such as `~/.cache`. The XDG specification requires
    /// this.
    ///
    /// - Parameter environment: Returns the value of an environment variable.
    /// - Returns: The path, or `nil` if neither the variable nor `HOME` contains an absolute path.
    public func path(
        environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) -> String? {
        if let parent = environment(variable), parent.hasPrefix("/") { return parent + "/recipes" }
        guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
        return (home.hasSuffix("/") ? home : home + "/") + defaultParent + "/recipes"
    }

    /// Creates a folder and its parents. Only the user can access a new folder.
    ///
    /// - Returns: `true` if the folder was created, or if a file or folder at the path already exists. If the result is
    ///   `false`, `errno` contains the reason.
    public static func make(_ path: String) -> Bool {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return false }
        return make(String(path[..<slash])) && (mkdir(path, 0o700) == 0 || errno == EEXIST)
    }
}
