#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where the files of a cookbook are, however its paths were given: relative to the working folder, through a link.
struct CookbookPlaces {
    private var roots: [(given: String, real: String)]

    /// Looks each path of the cookbook up in the file system.
    init(_ cookbook: Cookbook) {
        roots = cookbook.roots.map { ($0.path, Self.real($0.path)) }
    }

    /// A recipe of the cookbook by its absolute path, links to the cookbook followed.
    func absolute(_ id: RecipeID) -> RecipeID {
        for root in roots {
            if let path = Self.moved(id.path, from: root.given, to: root.real) {
                return RecipeID(path: path, index: id.index)
            }
        }
        return RecipeID(path: Self.real(id.path), index: id.index)
    }

    /// What the cookbook calls a recipe by its absolute path; several names where a folder was given twice.
    func given(_ id: RecipeID) -> [RecipeID] {
        var found: [RecipeID] = []
        for root in roots {
            guard let path = Self.moved(id.path, from: root.real, to: root.given) else { continue }
            let id = RecipeID(path: path, index: id.index)
            if !found.contains(id) { found.append(id) }
        }
        return found
    }

    /// A path in another folder, where it was in the first.
    private static func moved(_ path: String, from old: String, to new: String) -> String? {
        if path == old { return new }
        // What lies in the working folder is named without it.
        if old == "." { return path.utf8.first == slash ? nil : "\(new == "/" ? "" : new)/\(path)" }
        let old = old == "/" ? "" : old
        guard path.utf8.starts(with: old.utf8), path.utf8.dropFirst(old.utf8.count).first == slash else { return nil }
        let rest = path.utf8.dropFirst(old.utf8.count + 1)
        if new == "." { return String(rest) }
        return "\(new == "/" ? "" : new)/\(Substring(rest))"
    }

    private static let slash = UInt8(ascii: "/")

    /// The path without links; of what is not there, as far as can be told.
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
