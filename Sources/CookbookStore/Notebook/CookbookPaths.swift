import RecipeLibrary

/// Converts between absolute paths and the paths that the user gave. A path from the user may be relative or contain
/// symbolic links.
package struct CookbookPaths: Sendable {
    private var roots: [(given: String, real: String)]

    /// Resolves the paths of the cookbook in the file system.
    package init(_ cookbook: Cookbook) {
        roots = cookbook.roots.map { ($0.path, Self.real($0.path)) }
    }

    /// Returns the identity of a recipe with its absolute path. Symbolic links in the path of the cookbook are
    /// resolved.
    package func absolute(_ id: RecipeID) -> RecipeID {
        for root in roots {
            if let path = Self.moved(id.path, from: root.given, to: root.real) {
                return RecipeID(path: path, index: id.index)
            }
        }
        return RecipeID(path: Self.real(id.path), index: id.index)
    }

    /// Returns the identity of a recipe with the path in the form that the user gave. If the user gave a folder twice,
    /// in two forms, returns several identities. If the cookbook does not contain the path, returns an empty array.
    ///
    /// - Parameter id: The identity of the recipe with its absolute path.
    package func given(_ id: RecipeID) -> [RecipeID] {
        var found: [RecipeID] = []
        for root in roots {
            guard let path = Self.moved(id.path, from: root.real, to: root.given) else { continue }
            let id = RecipeID(path: path, index: id.index)
            if !found.contains(id) { found.append(id) }
        }
        return found
    }

    /// Returns a path with the old folder replaced by the new one, or `nil` if the path is not in the old folder.
    private static func moved(_ path: String, from old: String, to new: String) -> String? {
        if path == old { return new }
        // The paths of the files in `.` do not begin with `./`.
        if old == "." { return path.utf8.first == slash ? nil : "\(new == "/" ? "" : new)/\(path)" }
        let old = old == "/" ? "" : old
        guard path.utf8.starts(with: old.utf8), path.utf8.dropFirst(old.utf8.count).first == slash else { return nil }
        let rest = path.utf8.dropFirst(old.utf8.count + 1)
        if new == "." { return String(rest) }
        return "\(new == "/" ? "" : new)/\(Substring(rest))"
    }

    private static let slash = UInt8(ascii: "/")

    /// Returns the absolute path with all symbolic links resolved. If the file is missing, returns its absolute path
    /// with the links unresolved.
    private static func real(_ path: String) -> String {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(cString: resolved)
        }
        if path.utf8.first == slash { return path }
        guard let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return "\(String(cString: folder))/\(path)"
    }
}
