#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where the index of a cookbook is kept.
enum IndexPlace: Hashable, Sendable {
    case disk(path: String)
    /// For as long as a connection to it is open, and for this process alone.
    case memory(name: String)

    /// What SQLite opens.
    var name: String {
        switch self {
        case .disk(let path): path
        case .memory(let name): "file:/\(name)?vfs=memdb"
        }
    }

    var isInMemory: Bool {
        if case .memory = self { true } else { false }
    }

    /// A place that no other index has.
    static func newMemory() -> IndexPlace { .memory(name: "recipes-\(UInt64.random(in: .min ... .max))") }

    /// The files of an index on the disk.
    static func files(ofIndexAt path: String) -> [String] { [path, path + "-wal", path + "-shm", path + "-journal"] }
}

extension IndexPlace {
    /// The folder that indexes are kept in: `recipes` in `$XDG_CACHE_HOME`, else in `~/.cache`; `nil` where the
    /// environment knows neither.
    static func cacheFolder(
        environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) -> String? {
        if let cache = environment("XDG_CACHE_HOME"), cache.hasPrefix("/") { return cache + "/recipes" }
        guard let home = environment("HOME"), !home.isEmpty else { return nil }
        return (home.hasSuffix("/") ? home : home + "/") + ".cache/recipes"
    }

    /// The file for a cookbook in a folder: one for each set of roots as they were given, because rows show the paths so,
    /// and for relative ones the folder they start from. Whether the roots are there does not matter.
    static func path(for cookbook: Cookbook, in folder: String) -> String {
        var hash = StableHash()
        if cookbook.roots.contains(where: { !$0.path.hasPrefix("/") }), let start = getcwd(nil, 0) {
            hash.combine(String(cString: start).utf8)
            free(start)
        }
        for root in cookbook.roots { hash.combine(root.path.utf8) }
        return "\(folder)/\(hash.hexadecimal).sqlite"
    }

    /// Makes a folder, and those above it; readable by its owner alone.
    ///
    /// - Returns: Whether it is there.
    static func makeFolder(_ path: String) -> Bool {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return false }
        return makeFolder(String(path[..<slash])) && (mkdir(path, 0o700) == 0 || errno == EEXIST)
    }
}
