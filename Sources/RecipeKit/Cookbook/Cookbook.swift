#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A cook's recipes: folders of plain files, single files, or both.
///
/// The files are the truth; a cookbook keeps nothing of what it read.
///
/// ```swift
/// let cookbook = try Cookbook(paths: ["Recipes", "Downloads/Pie.cook"])
/// await cookbook.scan { part in show(part.recipes) }
/// let pie = try cookbook.load(RecipeID(path: "Downloads/Pie.cook")).recipe
/// ```
public struct Cookbook: Hashable, Sendable {
    /// A path that a cookbook was made of.
    public enum Root: Hashable, Sendable {
        case folder(String)
        case file(String)

        public var path: String {
            switch self {
            case .folder(let path), .file(let path): path
            }
        }
    }

    /// In the order they were given.
    public let roots: [Root]

    /// A cookbook of folders, read with all the folders in them, and of single files.
    ///
    /// Looks at each path and opens none, but for the beginning of a file whose name says nothing.
    ///
    /// - Throws: For the first path that does not exist, is neither a file nor a folder (a pipe, a device), or is a
    ///   file that no format knows by its name or its content.
    public init(paths: [String]) throws(CookbookError) {
        var roots: [Root] = []
        for path in paths { roots.append(try Self.root(at: path)) }
        self.roots = roots
    }

    private static func root(at path: String) throws(CookbookError) -> Root {
        var status = stat()
        guard stat(path, &status) == 0 else { throw SystemTrouble.error(errno, at: path) }
        let path = simplified(path)
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            return .folder(path)
        case S_IFREG:
            if RecipeFormats.kind(ofFile: path) == nil {
                let start = try RecipeFile.start(ofFileAt: path)
                guard RecipeFormats.format(of: start[...]) != nil else { throw SystemTrouble.unknownKind(path) }
            }
            return .file(path)
        default:
            throw SystemTrouble.notAFile(path)
        }
    }

    /// The path without doubled slashes, single dots and a slash at its end, so that a file has one name.
    static func simplified(_ path: String) -> String {
        let slash = UInt8(ascii: "/")
        var simple: [UInt8] = []
        var rest = Array(path.utf8)[...]
        while !rest.isEmpty {
            let part = rest.prefix { $0 != slash }
            rest = rest.dropFirst(part.count + 1)
            if part.isEmpty || part.elementsEqual(CollectionOfOne(UInt8(ascii: "."))) { continue }
            if !simple.isEmpty { simple.append(slash) }
            simple += part
        }
        let parts = String(decoding: simple, as: UTF8.self)
        if path.utf8.first == slash { return "/" + parts }
        return parts.isEmpty ? "." : parts
    }
}
