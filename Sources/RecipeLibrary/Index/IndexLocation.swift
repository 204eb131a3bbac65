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

/// The identity of an index. It changes when the index is rebuilt.
struct IndexIdentity: Hashable, Sendable {
    var location = IndexLocation.memory(name: "")
    /// How many times the library has created the index again.
    var epoch = 0

    /// Returns a message for the log. It says that the index cannot be read, and why.
    func unreadable(_ error: IndexError) -> String { "The index \(location.name) cannot be read: \(error)" }
}

/// The numbers that tell two states of an index apart.
struct IndexState: Hashable, Sendable {
    /// The number of the current listing, or 0 if there is none.
    ///
    /// A later listing has a greater number, also in an index that was created again, because the first number is the
    /// time in microseconds.
    var generation: Int
    /// Whether the listing contains every file.
    var isComplete: Bool
    /// The number of listed recipes, without menus.
    var recipes: Int
    /// A number that increases whenever files or recipes of the index change.
    var changes: Int
}
