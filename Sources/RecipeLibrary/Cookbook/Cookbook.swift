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
            if FormatRegistry.kind(ofFile: path) == nil {
                let start = try RecipeFile.start(ofFileAt: path)
                guard FormatRegistry.format(of: start[...]) != nil else { throw SystemError.unknownKind(path) }
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

extension Cookbook {
    /// Returns the lines of a recipe's file, without line breaks and byte order mark. Bytes that are not UTF-8 become
    /// U+FFFD.
    ///
    /// The element at index 0 is line 1 of a ``/RecipeKit/SourceLocation``.
    ///
    /// - Throws: An error if the file cannot be read or is too large.
    public func lines(of id: RecipeID) throws(CookbookError) -> [String] {
        let bytes = try RecipeFile.bytes(ofFileAt: id.path)
        var lines: [String] = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
            lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
            let isPair = end + 1 < bytes.endIndex && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
            start = end + (isPair ? 2 : 1)
        }
        return lines
    }
}

extension Cookbook {
    /// Returns the complete text of a file if the file has a given format and contains exactly one recipe. Otherwise
    /// returns `nil`.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - format: The format that the file should have.
    /// - Throws: An error if the file cannot be read, has no known format, or is not text.
    public static func text(ofFileAt path: String, in format: any RecipeFormat) throws(CookbookError) -> String? {
        let bytes = try RecipeFile.bytes(ofFileAt: path)
        let source = try RecipeSourceFile(at: path, bytes: bytes)
        guard source.format.identifier == format.identifier else { return nil }
        var count = 0
        _ = source.readAll { _, _ in
            count += 1
            return count < 2
        }
        return count == 1 ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
