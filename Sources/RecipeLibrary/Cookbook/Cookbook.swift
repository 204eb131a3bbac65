import RecipeFormats
import RecipeKit

/// A set of recipes: folders of plain files, single files, or both.
///
/// A cookbook stores only paths. Every call reads the files again.
///
/// ```swift
/// let cookbook = try Cookbook(paths: ["Recipes", "Downloads/Pie.cook"])
/// let titles = cookbook.scanAll().recipes.map(\.title)
/// let pie = try cookbook.load(RecipeID(path: "Downloads/Pie.cook")).recipe
/// ```
public struct Cookbook: Hashable, Sendable {
    /// A file or folder of a cookbook.
    public enum Root: Hashable, Sendable {
        /// A folder with its subfolders, by its path.
        case folder(String)
        /// A single file, by its path.
        case file(String)

        /// The path of the file or folder.
        public var path: String {
            switch self {
            case .folder(let path), .file(let path): path
            }
        }
    }

    /// The files and folders, in the order given.
    public let roots: [Root]

    /// Creates a cookbook of folders, including their subfolders, and of single files.
    ///
    /// The call asks the file system about each path. If the extension of a file is unknown, the call also reads the
    /// start of the file.
    ///
    /// - Throws: An error for the first path that does not exist, cannot be accessed, is neither a file nor a folder,
    ///   or is a file of an unknown format.
    public init(paths: [String]) throws(CookbookError) {
        var roots: [Root] = []
        for path in paths { roots.append(try Self.root(at: path)) }
        self.roots = roots
    }

    private static func root(at path: String) throws(CookbookError) -> Root {
        var status = stat()
        guard stat(path, &status) == 0 else { throw SystemError.error(errno, at: path) }
        let path = simplified(path)
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            return .folder(path)
        case S_IFREG:
            if RecipeFormats.kind(ofFile: path) == nil {
                let start = try RecipeFile.start(ofFileAt: path)
                guard RecipeFormats.format(of: start[...]) != nil else { throw SystemError.unknownKind(path) }
            }
            return .file(path)
        default:
            throw SystemError.notAFile(path)
        }
    }

    /// Returns the path in its simplest form. For example, `./Recipes//Soups/` becomes `Recipes/Soups`. If nothing
    /// remains, returns `.`, or `/` for an absolute path.
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
