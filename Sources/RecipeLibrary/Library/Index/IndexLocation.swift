import RecipeFormats

/// The location of a cookbook's index.
package enum IndexLocation: Hashable, Sendable {
    case disk(path: String)
    /// An index in memory, for this process only. It exists as long as a connection to it is open.
    case memory(name: String)

    /// The file name or URI that SQLite opens.
    package var name: String {
        switch self {
        case .disk(let path): path
        case .memory(let name): "file:/\(name)?vfs=memdb"
        }
    }

    package var isInMemory: Bool {
        if case .memory = self { true } else { false }
    }

    /// Returns a location in memory that no other index uses.
    package static func newMemory() -> IndexLocation { .memory(name: "recipes-\(UInt64.random(in: .min ... .max))") }

    /// Returns the paths of the files that SQLite uses for an index on disk.
    package static func files(ofIndexAt path: String) -> [String] {
        [path, path + "-wal", path + "-shm", path + "-journal"]
    }
}

extension IndexLocation {
    /// Returns the path of the index of a cookbook.
    ///
    /// Each list of roots has its own index, because rows show the paths in the form that the user gave. If a root is
    /// relative, the path of the index also depends on the working folder. The roots may be missing.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - folder: The folder of all indexes.
    package static func path(for cookbook: Cookbook, in folder: String) -> String {
        var hash = StableHash()
        if cookbook.roots.contains(where: { !$0.path.hasPrefix("/") }), let start = getcwd(nil, 0) {
            hash.combine(String(cString: start).utf8)
            free(start)
        }
        for root in cookbook.roots { hash.combine(root.path.utf8) }
        return "\(folder)/\(hash.hexadecimal).sqlite"
    }
}
