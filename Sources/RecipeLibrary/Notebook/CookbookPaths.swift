/// Converts between absolute paths and the paths that the user gave. A path from the user may be relative or contain
/// links.
struct CookbookPaths {
    private var roots: [(given: String, real: String)]

    /// Resolves the paths of the cookbook in the file system.
    init(_ cookbook: Cookbook) {
        roots = cookbook.roots.map { ($0.path, Self.real($0.path)) }
    }

    /// Returns the identity of a recipe with its absolute path. Links in the path of the cookbook are resolved.
    func absolute(_ id: RecipeID) -> RecipeID {
        for root in roots {
            if let path = Self.moved(id.path, from: root.given, to: root.real) {
                return RecipeID(path: path, index: id.index)
            }
        }
        return RecipeID(path: Self.real(id.path), index: id.index)
    }

    /// Returns the identities in the cookbook of a recipe with an absolute path. There are several if the user gave a
    /// folder twice.
    func given(_ id: RecipeID) -> [RecipeID] {
        var found: [RecipeID] = []
        for root in roots {
            guard let path = Self.moved(id.path, from: root.real, to: root.given) else { continue }
            let id = RecipeID(path: path, index: id.index)
            if !found.contains(id) { found.append(id) }
        }
        return found
    }

    /// Returns the path of a file with the old folder replaced by the new one, or `nil` if the file is not in the old
    /// folder.
    private static func moved(_ path: String, from old: String, to new: String) -> String? {
        if path == old { return new }
        // Paths in the working folder are relative.
        if old == "." { return path.utf8.first == slash ? nil : "\(new == "/" ? "" : new)/\(path)" }
        let old = old == "/" ? "" : old
        guard path.utf8.starts(with: old.utf8), path.utf8.dropFirst(old.utf8.count).first == slash else { return nil }
        let rest = path.utf8.dropFirst(old.utf8.count + 1)
        if new == "." { return String(rest) }
        return "\(new == "/" ? "" : new)/\(Substring(rest))"
    }

    private static let slash = UInt8(ascii: "/")

    /// Returns the path without links. If the file is missing, resolves the part of the path that exists.
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
