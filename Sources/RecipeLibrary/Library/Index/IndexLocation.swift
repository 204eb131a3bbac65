import RecipeFormats

/// The location of a cookbook's index.
enum IndexLocation: Hashable, Sendable {
    case disk(path: String)
    /// An index in memory that exists while a connection is open, for this process only.
    case memory(name: String)

    /// The file name or URI that SQLite opens.
    var name: String {
        switch self {
        case .disk(let path): path
        case .memory(let name): "file:/\(name)?vfs=memdb"
        }
    }

    var isInMemory: Bool {
        if case .memory = self { true } else { false }
    }

    /// Returns a location in memory that no other index uses.
    static func newMemory() -> IndexLocation { .memory(name: "recipes-\(UInt64.random(in: .min ... .max))") }

    /// Returns the paths of the files that SQLite uses for an index on disk.
    static func files(ofIndexAt path: String) -> [String] { [path, path + "-wal", path + "-shm", path + "-journal"] }
}

extension IndexLocation {
    /// Returns the path of the index of a cookbook.
    ///
    /// Each list of roots, as given, has its own index, because rows show the given paths. For relative roots the
    /// working folder counts too. The roots need not exist.
    static func path(for cookbook: Cookbook, in folder: String) -> String {
        var hash = StableHash()
        if cookbook.roots.contains(where: { !$0.path.hasPrefix("/") }), let start = getcwd(nil, 0) {
            hash.combine(String(cString: start).utf8)
            free(start)
        }
        for root in cookbook.roots { hash.combine(root.path.utf8) }
        return "\(folder)/\(hash.hexadecimal).sqlite"
    }
}
