#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where a cook's own cookbook is, and what is shown where there is none.
public struct HomeCookbook: Hashable, Sendable {
    /// What led to it.
    public enum Origin: Hashable, Sendable {
        /// The environment's `RECIPES_HOME`. The folder need not exist; opening it says so.
        case environment
        /// `Recipes` in the cook's home folder.
        case homeFolder
        /// The cookbook that comes with the program: to look at, not to write into.
        case starter
    }

    public var path: String
    public var origin: Origin

    public var isReadOnly: Bool { origin == .starter }

    public init(path: String, origin: Origin) {
        self.path = path
        self.origin = origin
    }

    /// `$RECIPES_HOME`, else `~/Recipes`, else the starter cookbook; `nil` where not even that is found.
    ///
    /// The starter cookbook lies at `../share/recipes/Cookbook` beside the executable's folder, or, when run from a
    /// build folder, at `Resources/Cookbook` of the nearest folder above that has it with a `Package.swift` beside.
    ///
    /// - Parameters:
    ///   - executable: The program's absolute path.
    ///   - environment: Looks a variable up.
    ///   - exists: Whether there is a file or a folder at a path.
    public static func find(
        executable: String?, environment: (String) -> String?, exists: (String) -> Bool
    ) -> HomeCookbook? {
        if let path = environment("RECIPES_HOME"), !path.isEmpty {
            return HomeCookbook(path: path, origin: .environment)
        }
        if let home = environment("HOME"), !home.isEmpty {
            let path = (home.hasSuffix("/") ? home : home + "/") + "Recipes"
            if exists(path) { return HomeCookbook(path: path, origin: .homeFolder) }
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

    /// The same with this process's environment, executable and files. Costs a few system calls.
    public static func find() -> HomeCookbook? {
        find(
            executable: executablePath,
            environment: { getenv($0).map { String(cString: $0) } },
            exists: { access($0, F_OK) == 0 })
    }

    /// The folder that recipes of one's own belong into, whether it is there yet or not: `$RECIPES_HOME`, else
    /// `~/Recipes`; `nil` where the environment knows neither.
    public static func personalPath(
        environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) -> String? {
        if let path = environment("RECIPES_HOME"), !path.isEmpty { return path }
        guard let home = environment("HOME"), !home.isEmpty else { return nil }
        return (home.hasSuffix("/") ? home : home + "/") + "Recipes"
    }

    /// The folder that holds a path; empty for one of the root's, `nil` for the root.
    private static func parent(of path: String) -> String? {
        path.lastIndex(of: "/").map { String(path[..<$0]) }
    }

    /// This program's file, links followed.
    private static var executablePath: String? {
        #if canImport(Darwin)
        var size: UInt32 = 0
        _NSGetExecutablePath(nil, &size)
        var given = [CChar](repeating: 0, count: Int(size) + 1)
        guard _NSGetExecutablePath(&given, &size) == 0 else { return nil }
        guard let resolved = realpath(given, nil) else { return nil }
        #else
        guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
        #endif
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
