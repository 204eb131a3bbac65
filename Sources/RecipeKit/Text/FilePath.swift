/// Functions that split and join the paths of files.
package enum FilePath {
    /// Returns the folder of a file: `a/b` for `a/b/c`, `.` for `c`.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the path of a file in a folder. For the folder `.`, the path is only the name, as in the paths of a
    /// cookbook.
    package static func path(_ folder: String, _ name: String) -> String {
        folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// Returns the name of a file without its folder.
    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// Returns the extension of the file name in a path, without the dot. Returns an empty text if there is none. A dot
    /// at the start of the file name does not begin an extension.
    package static func fileExtension(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }
}
